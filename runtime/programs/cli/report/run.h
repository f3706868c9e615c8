/* SPDX-License-Identifier: MIT */
/* uncore report: declares what was read from the files: runs, their series, and the points of these. */
#ifndef RUNTIME_CLI_REPORT_RUN_H
#define RUNTIME_CLI_REPORT_RUN_H

#include "base/text.h"
#include "cli/report/bins/bins.h"
#include "cli/report/bins/spread.h"
#include "cli/report/bins/tally.h"
#include "base/numbers.h"
#include "json/measured.h"
#include "uncore/tables.h"

/* What the lines of a series have in common. */
struct series_line {
	const char *group, *event, *metric, *setting, *box, *unit;
	double socket, cpu, instance;
	double runs, runs_made, deviation;
	struct strings notes;
	struct measured_errata errata;
	const char *root_bus;   /* that the instance served; NULL: not known */
	struct strings devices; /* below it */
};

/* The samples of one quantity at one place: a socket or all, an instance or all. */
struct series {
	struct series_line line;
	struct shown_unit unit;
	struct tally tally;
	struct bin *bins;
	size_t count, room;
	struct spread spread; /* of the values; used once the run's bins have several samples */
	size_t last_sample;   /* number of the run's sample that the last line is of, from 1 */
	bool below, above;    /* some samples are outside the metric's bounds */
};

/* The series of one quantity: those with the same group, box, name and unit. */
struct quantity {
	size_t first, count; /* in the run's order */
};

/* A region of a program, and its lines. The arena has all of it. */
struct run_region {
	const char *name;
	double calls, unended, seconds, error, ranks, most;
	const struct measured_span *spans;
	size_t span_count;
	struct region_value {
		struct series_line line;
		double value, seconds; /* value NAN: it was not measured */
		const char *state;
	} * values;
	size_t value_count, value_room;
};

struct run {
	const char *file, *platform;
	const char *last_file; /* of several files whose runs are shown as one; else the file */
	size_t files;
	size_t alike, number; /* how many runs the page shows of these files, and which of them it is, from 1 */
	size_t before;        /* number of the run before it with the same start; NO_RUN: none */
	const struct uncore_tables *tables; /* NULL: this uncore does not know the platform */
	struct slot *slots;
	size_t slot_count, slot_room;
	size_t sample_count;
	uint32_t width;          /* samples of a slot, the last one excepted; of joined runs the largest number */
	double first_end;        /* when its first sample ended, in seconds since the start */
	double second_end;       /* the same of the second; NAN: there is none */
	double first_seconds;    /* length of the first sample, as its first line says; */
	double measured_seconds; /* as its first line says that was measured; NAN: none was */
	struct series *series;
	size_t series_count, series_room, last; /* last: the series of the last line */
	size_t *order;                          /* numbers of series, those of one quantity together */
	struct quantity *quantities;
	size_t quantity_count;
	double samples, sampling_ns;  /* the cost of sampling, over all samples */
	const char *started;          /* time of day, as in the lines; NULL: not known */
	uint64_t started_ns;          /* the same, in nanoseconds since 1970; later if late says so */
	double late;                  /* seconds of the run that are not in the files: its times begin after them */
	size_t parts;                 /* runs that are shown as one */
	bool has_other_options;       /* not all of these had the options */
	struct text machine, options; /* empty: not known */
	struct text version, causes;  /* only a recording has these */
	struct run_region *regions;   /* that programs have marked */
	size_t region_count, region_room;
	bool is_recording, has_command;
	struct text fault; /* why not all of the file is here; empty: all is */
};

#define NO_RUN SIZE_MAX

/* The newest run with a start. */
struct run_start {
	const char *started; /* NULL: the slot is free */
	size_t run;
};

struct runs {
	struct run *at;
	size_t count, room;
	struct run_start *starts; /* a hash table; its size is a power of two */
	size_t start_count, start_room;
	const char *first_file, *last_file; /* of those that have runs */
	size_t files, left_out;             /* left_out: files of folders that are of another kind */
	size_t bins;                        /* of all runs; the first FREE_SLOTS slots of each run do not count */
	struct arena arena;
	struct measured_values values;
};

/* More series than any machine has of anything. */
enum { MOST_SERIES = 5000 };
/* With more bins than this, neighbours become one. A run of fewer slots than FREE_SLOTS keeps its own. */
enum { MOST_BINS = 200000, FREE_SLOTS = 8 };
/* Of values whose bins became one: for all series of a run, and for one of them. */
enum { MOST_CLASSES = 200000, LEAST_CLASSES = 64, SERIES_CLASSES = 512 };

/*
 * Adds a line to a run of the file, or to a new one. Lines of one run say the same start; without a start, a new run
 * begins where the platform changes or the time goes back. first is the number of the file's first run. NULL: there are
 * too many series.
 */
struct run *add_to_runs(struct runs *runs, size_t first, const char *file, const struct measured_line *line);
/* The series of a line's quantity and place; NULL: there are too many. */
struct series *series_for(struct run *run, const struct series_line *line);
/* Adds a line that is about a region of the run. False: there are too many. region_lines.c */
bool add_to_region(struct run *run, struct arena *arena, const struct series_line *of,
		   const struct measured_line *line);
/* Counts a file, after its runs. */
void add_run_file(struct runs *runs, const char *file);
struct slot *add_slot(struct run *run);
struct bin *add_bin(struct series *series);
/* From now on the spreads of its series have their values, which bins of several samples do not. */
void spread_run(struct run *run);
double end_of(const struct run *run);
/* Whether its times are shown as times of the day: the seconds are those of no single run. */
bool is_dated(const struct run *run);
/* The time of day at so many seconds after the start, which is known. */
uint64_t date_at(const struct run *run, double seconds);
/* After the last line: finds the quantities, and sorts what is spread. */
void finish_runs(struct runs *runs);
void free_runs(struct runs *runs);
void free_run(struct run *run);

/* Number at of the series of a quantity. */
const struct series *series_of(const struct run *run, const struct quantity *quantity, size_t at);
const char *series_name(const struct series *series);

#endif
