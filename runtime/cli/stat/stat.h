/* SPDX-License-Identifier: MIT */
/* Declares what the files of uncore stat share. */
#ifndef RUNTIME_CLI_STAT_STAT_H
#define RUNTIME_CLI_STAT_STAT_H

#include <sys/types.h>

#include "json/recording.h"
#include "json/replay.h"
#include "cli/machine/machine.h"
#include "cli/machine/suspects.h"
#include "uncore/metric.h"
#include "uncore/session.h"

/* An event or a metric of the command line. */
struct stat_item {
	char *name; /* as it is shown: an event's canonical expression, a metric's name */
	bool is_metric;
	struct uncore_metric_index metric;
	uint64_t *parameters; /* of the metric */
	size_t parameter_count;
	uint16_t box;
	uint16_t instance;  /* of an event that names one, else UNCORE_ALL_INSTANCES */
	unsigned *requests; /* of the session: one of an event, the inputs of a metric */
	struct uncore_encoding *encodings;
	uint32_t *together; /* 0: by itself */
	unsigned request_count;
};

struct stat_items {
	struct stat_item *items;
	size_t count;
	uint32_t groups; /* of inputs that count in one pass, handed out so far */
};

/* A line of the output: an item on one socket or all, on one instance or all. */
struct stat_row {
	const struct stat_item *item;
	unsigned unit;                     /* UNCORE_ALL_UNITS: the sum */
	uint16_t instance;                 /* UNCORE_ALL_INSTANCES: the sum */
	struct uncore_value *totals;       /* at the last report, one for each request */
	struct uncore_value *values;       /* since then */
	struct uncore_metric_value result; /* of a metric */
	double counted;                    /* all that was shown, which only grows; of what adds up */
	bool was_scaled;                   /* a part of it is an estimate */
	struct uncore_value *sums; /* of repetitions that could be measured; of one that failed, where none could */
	double runs, sum, squares; /* of them */
	unsigned tries, flags;     /* repetitions; of a metric in them */
	bool is_mean;              /* values are means of the repetitions, and so is the number */
};

struct stat_rows {
	struct stat_row *rows;
	size_t count;
};

/* What sampling took of the time while the counters counted: reads, checks of the controls, changes of pass. */
struct stat_cost {
	uint64_t samples, ns;
};

/* One measurement to show: since the last one, or the whole. */
struct stat_report {
	const struct cli_request *request;
	const struct uncore_machine *machine;
	struct stat_rows *rows;
	double at_seconds;      /* since start */
	double seconds;         /* that it covers */
	struct stat_cost cost;  /* of these seconds; with --repeat of a mean run */
	struct stat_cost whole; /* of at_seconds, as above */
	bool is_first, is_last;
	size_t widths[8]; /* of the table's columns so far */
	unsigned repeats; /* with --repeat: how many runs there are means and deviations of */
	uint32_t passes;
	struct stat_output *output;
	struct text causes; /* why instances are missing, and what froze counters meanwhile, a line each */
	/* that was measured; NULL: a real machine, or one of which a replay knows nothing */
	const struct uncore_sim *sim;
};

/* stat_items.c. CLI_GOOD, or CLI_BAD after saying what is wrong. */
int read_items(const struct cli_request *request, const struct uncore_tables *tables, struct stat_items *items);
void free_items(struct stat_items *items);
int add_requests(struct uncore_session *session, struct stat_items *items);

/* stat_rows.c */
void make_rows(const struct cli_request *request, const struct uncore_session *session, const struct stat_items *items,
	       struct stat_rows *rows);
void free_rows(struct stat_rows *rows);
/* Forgets the totals of the last report: a new session begins. */
void begin_rows(struct stat_rows *rows);
/* What was counted since the last report. */
void update_rows(const struct uncore_session *session, struct stat_rows *rows);
/* Adds what the rows hold to what was counted in all. */
void count_rows(struct stat_rows *rows);
/* Notes what the rows hold as one repetition. */
void note_repeat(struct stat_rows *rows);
/* From here on the rows hold the means of the repetitions. */
void show_means(struct stat_rows *rows);
/* From here on the rows hold what was counted since the start, whatever was shown in between. */
void show_whole(struct stat_rows *rows);
/* Whether every row could be measured, on every instance that the part has, in every repetition. */
bool rows_are_complete(const struct stat_rows *rows);
/* The number to show, scaled where counters were shared in turn. False: there is none, and state says why. */
bool row_number(const struct stat_row *row, double *number);
const char *row_state(const struct stat_row *row);
const char *row_unit(const struct stat_row *row, const struct uncore_tables *tables);
/* What its unit is, "socket" or "cpu"; of all lines, NULL where they differ. */
const char *row_unit_word(const struct stat_row *row, const struct uncore_tables *tables);
const char *rows_unit_word(const struct stat_rows *rows, const struct uncore_tables *tables);
/* Relative standard deviation of the mean over the repetitions; 0 for one. */
double row_deviation(const struct stat_row *row);
/* How long it was wanted: the time that a rate is about. 0: not at all. */
double row_seconds(const struct stat_row *row);
/* The part of the time in which it counted, 0 to 1. */
double row_share(const struct stat_row *row);
/* Instances seen and expected, the smallest of a metric's inputs. */
void row_coverage(const struct stat_row *row, unsigned *seen, unsigned *expected);

/* stat_notes.c: notes for the report why instances of its boxes are missing, and what froze them while they counted. */
void note_causes(struct stat_report *report, const struct uncore_session *session);
/* What no source says of the umask of one of the item's events; false, and nothing, where there is no doubt. */
bool add_item_doubt(struct text *text, const struct stat_item *item, unsigned each);
/* Prints that of all items. */
void print_doubts(const struct stat_report *report);
/* Prints whose clocks are a simulator's own choice. */
void print_assumed(const struct stat_report *report);
/* Prints what sampling took, where that may disturb what is measured. */
void print_cost(const struct stat_report *report);

/* stat_text.c, stat_data.c, stat_openmetrics.c: one report in the format of the request. */
void print_stat_text(struct stat_report *report);
void print_stat_csv(const struct stat_report *report);
void print_stat_json(const struct stat_report *report);
void print_stat_openmetrics(const struct stat_report *report);

/* Instances of the largest part that no socket shows; the most of a metric's inputs. */
unsigned row_unseen(const struct stat_row *row);

/* stat_output.c: where reports go. */
struct stat_output {
	int standard; /* the standard output that the command was given */
	int file;     /* of --output; -1: none, or one that is replaced as a whole */
	bool is_replaced;
	bool has_failed; /* a report did not get there */
};

/* Whether each report is a whole of its own, which takes the place of the one before. */
bool is_exposition(const struct cli_request *request);
/* Opens what --output says, before anything is measured. CLI_GOOD, or CLI_BAD after saying why. */
int open_stat_output(const struct cli_request *request, struct stat_output *output);
/*
 * From here on standard output is where reports go: --output, or where a command runs, whose output is its own,
 * standard error as perf's. The file is emptied now, when there will be something to write. CLI_GOOD, or CLI_BAD after
 * saying why.
 */
int direct_stat_output(const struct cli_request *request, const struct stat_output *output);
void close_stat_output(struct stat_output *output);
/* In the format of the request. */
void print_report(struct stat_report *report);

/* stat_child.c: the command that is measured. */
struct stat_child {
	pid_t pid; /* 0: none */
	int go;    /* a byte lets it begin; closing it ends it */
	int fail;  /* brings the errno of exec */
	int status;
	bool has_ended;
};

/* Starts it with that standard output, held before its first instruction. CLI_GOOD, or CLI_COMMAND after saying why. */
int hold_child(const struct cli_request *request, int standard_output, struct stat_child *child);
/* Lets it begin. CLI_COMMAND after saying why it could not. */
int release_child(const struct cli_request *request, struct stat_child *child);
/* It ends now, whether it began or not: when asked to, or two seconds later, or when the user asks once more. */
void end_child(struct stat_child *child);
/* Notes whether it has ended; does not wait. */
void look_at_child(struct stat_child *child);
/* As of a shell: its exit status, or 128 and the signal. */
int child_status(const struct stat_child *child);

/* stat_found.c: who else is at the registers, on standard error. */
struct stat_others {
	const struct cli_request *request;
	const struct uncore_machine *machine;
	const char *state;              /* directory of locks and journals; NULL: none */
	const struct stat_child *child; /* no suspect */
	bool is_shared;                 /* other processes may reach the machine */
};

/* What counted before the session began. */
void tell_found(const struct stat_others *others, const struct uncore_session *session);
/* Whether the registers of some count were another's meanwhile. */
bool was_stolen(const struct uncore_session *session);
void tell_stolen(const struct stat_others *others);

/* stat_words.c: options as words of a command line again. */
struct stat_words {
	char **words; /* with a NULL behind the last */
	size_t count;
	char **lent; /* the same pointers, which reading arguments moves about */
};

void add_word(struct stat_words *words, const char *word);
/* The options that were given; those that name files or the machine only with_places. */
void add_option_words(struct stat_words *words, const struct cli_request *request, bool with_places);
/* What read_request() makes of them; once for a struct. The request points to the words. */
int read_words(struct stat_words *words, const struct command *command, struct cli_request *request);
void free_words(struct stat_words *words);

/* stat_tape.c: a recording that is made of the run, or that the run is made from. All zero: neither. */
struct stat_tape {
	struct uncore_recording *recording;
	struct uncore_replay *replay;
	struct cli_request replayed; /* the recorded options, and behind them those of the command line */
	struct stat_words words;     /* that it points to */
	bool child_is_noted, output_is_gone;
};

/* Opens what --replay says; then *request becomes the recorded one, unless it says itself what to count. */
int open_replay(struct stat_tape *tape, const struct cli_request **request);
/* Where a recording is wanted, *machine becomes one that is recorded. */
int begin_recording(struct stat_tape *tape, const struct cli_request *request, struct uncore_machine **machine,
		    bool is_manual);
/* Closes both; says what went wrong. The exit status, which is result where all went well. */
int close_tape(struct stat_tape *tape, const struct cli_request *request, int result);
/* Whether the run has left the recording that it is made from: what it counts means nothing. */
bool tape_is_left(const struct stat_tape *tape);
/* The run is over: whether it has followed the recording to its end. */
bool has_followed(struct stat_tape *tape);
/* Lets the command begin, as release_child(). */
int begin_child(struct stat_tape *tape, const struct cli_request *request, struct stat_child *child);
/* The command has ended, perhaps: notes it, or makes it so. */
void note_child(struct stat_tape *tape, struct stat_child *child);
/* Whether nobody reads the reports any more. */
bool is_output_gone(struct stat_tape *tape);

/* stat_loop.c */
struct stat_loop {
	const struct cli_request *request;
	struct uncore_machine *machine;
	struct uncore_session *session;
	struct stat_child *child;
	struct stat_tape *tape;
	struct stat_report *report;
	bool is_manual; /* the simulator's clock stands still between waits */
	int signal;     /* that ended it; 0: none */
	uint64_t begun_ns, printed_ns, rotated_ns, verified_ns;
	/*
	 * A machine's clock may stand still while the loop waits: what was waited then counts for the loop, not in
	 * reports.
	 */
	uint64_t due_ns, stood_ns, printed_stood_ns;
	struct stat_cost cost, printed_cost; /* since it began; what of it is in reports */
};

/* What has been spent since the last report; from here on it is in one. */
struct stat_cost take_cost(struct stat_loop *loop);

/* Notes what ended a wait of the loop. */
void note_wait(struct stat_loop *loop);
/* What ended it when it was recorded. UNCORE_E_IO: the run has left the recording. */
int replay_wait(struct stat_loop *loop);

/* stat_signals.c. Signals that end the measurement, and that of a command's end, wait until somebody asks for them. */
void take_signals(void);
/* As the caller had them: for the command. */
void give_back_signals(void);
/* Waits for one, no longer than so many nanoseconds; 0: none came. */
int await_signal(uint64_t nanoseconds);
/*
 * Around what is written to a file that a reader may keep waiting: a signal that wants the end gives it a second, then
 * the rest is thrown away. await_signal() brings the signal later.
 */
void begin_writing(int file);
void end_writing(void);
bool is_writing_stuck(void);

/* The counters count from now on, and so do the times of the reports, whatever is done before the loop is run. */
void begin_loop(struct stat_loop *loop);
/* Samples, rotates and reports until the command, the time or the user ends it. What the session returns. */
int run_loop(struct stat_loop *loop);

#endif
