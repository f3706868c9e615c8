/* SPDX-License-Identifier: MIT */
/* Declares metrics: their formulas, and what these are compiled to; and groups of metrics and events. */
#ifndef GEN_MODEL_METRIC_H
#define GEN_MODEL_METRIC_H

#include "base/arena.h"
#include "base/formula/formula.h"
#include "diag/diag.h"
#include "model/model.h"

enum { METRIC_UMASKS_MAX = FORMULA_UMASKS_MAX, METRIC_SETTINGS_MAX = FORMULA_SETTINGS_MAX };

/* A clock, and the event of each box that counts its cycles. */
struct metric_clock {
	struct node node;
	const char *id, *text;
	struct strings tick_paths; /* box/EVENT */
	struct strings box_ids;    /* more boxes that run on it */
	struct {
		struct event_at {
			const struct box *box;
			const struct event *event;
		} * ticks; /* NULL members: the path names nothing */
	} is;
};

struct metric_event_unit {
	struct node node;
	const char *event, *unit;
};

/* A value that the user gives when the metric is measured. */
struct metric_parameter {
	struct node node;
	const char *id, *text;
};

struct metric_setting {
	const struct reg *reg;
	const struct field *field;
	bool is_control;
	uint64_t value;
	int parameter; /* index in the metric's, or -1: value */
};

/* What is counted for a metric: an event, or a counter group that always counts one thing. */
struct metric_input {
	const struct box *box;
	const struct event *event; /* NULL: only the group */
	const struct counters *group;
	const struct umask *umasks[METRIC_UMASKS_MAX]; /* in the order of the event's; the others are NULL */
	size_t umask_count;
	struct metric_setting *settings;
	size_t setting_count, setting_room;
	unsigned pass;
	size_t position; /* in the formula, for messages */
};

bool has_umask(const struct metric_input *input, const struct umask *umask);
/* Adds a umask that the input may have already; false: it has METRIC_UMASKS_MAX others. */
bool add_umask(struct metric_input *input, const struct umask *umask);
/* False: it has METRIC_SETTINGS_MAX others. */
bool add_metric_setting(struct arena *arena, struct metric_input *input, struct metric_setting setting);
/* Whether both have the same umasks of one event. */
bool has_same_umasks(const struct metric_input *a, const struct metric_input *b);

struct metric_op {
	int op; /* enum uncore_metric_op */
	unsigned operand;
	const char *number; /* UNCORE_METRIC_NUMBER: its text */
};

struct metric {
	struct node node;
	const char *name, *title, *box_id, *category, *formula, *unit_text, *uncomputable;
	struct about about;
	unsigned count; /* how many, with {i} in name, title, text and formula */
	bool has_min, has_max;
	unsigned min, max;
	unsigned passes;
	struct metric_parameter *parameters;
	size_t parameter_count;
	struct tool_names *tool_names;
	size_t tool_count;
	struct {
		unsigned index; /* its number among the copies */
		const struct box *box;
		const char *shown; /* the formula with {i} replaced */
		bool compiled;
		struct formula_unit unit;
		struct metric_op *ops;
		size_t op_count, op_room;
		struct metric_input *inputs;
		size_t input_count, input_room;
		unsigned stack;         /* the deepest that evaluation needs */
		unsigned passes_needed; /* as many as inputs[].pass needs */
	} is;
};

struct metrics {
	struct node node;
	bool whole;
	const char *like;       /* what it holds only the differences from; NULL: nothing */
	struct strings removed; /* as written */
	const char *platform_id;
	struct about about;
	struct metric_clock *clocks;
	size_t clock_count;
	struct metric_event_unit *units;
	size_t unit_count;
	struct metric *at;
	size_t count;
	struct {
		struct metric *at; /* with every copy of repeated metrics */
		size_t count;
	} is;
};

/* ---- groups ---- */

/* A metric or an event of a group, as -M or -e of uncore stat takes it. */
struct group_item {
	const char *text;
	const struct metric *metric; /* NULL: it is an event, or a counter group that counts one thing */
	struct metric_input input;   /* of an event; box NULL: it was not found */
	const char *wrong;           /* why it cannot be in a group; NULL: it can */
	bool unknown;                /* what is wrong is that nothing has this name */
};

struct stat_group {
	struct node node;
	const char *name, *reading;
	struct about about; /* its text is the question */
	struct strings metrics, events;
	int by;                      /* enum uncore_group_by */
	const char *limit, *limited; /* as in metrics; NULL: no limit is known; the limit has no amount of its own */
	uint64_t near, half;         /* percent; 0: not given */
	uint64_t transfer;           /* bytes that an instance moves in one transfer; 0: not given */
	struct strings settings;     /* fields whose values are shown beside the counts: box.register.field */
	struct {
		struct field_ref *settings; /* one for each path; NULL if there are none */
		struct group_item *items;   /* the metrics, then the events */
		size_t count;
		const struct group_item *limit, *limited; /* of items; NULL: none */
	} is;
};

/* The contents of a platform's groups file. */
struct groups {
	struct node node;
	bool whole;
	const char *like;       /* what it holds only the differences from; NULL: nothing */
	struct strings removed; /* as written */
	const char *platform_id;
	struct stat_group *at;
	size_t count;
};

struct resolver;

/* Index of the clock of a box, or -1. */
int metric_clock_of(const struct metrics *metrics, const struct box *box);
/* What an input counts. */
struct formula_unit metric_input_unit(const struct metrics *metrics, const struct metric_input *input);

/* Compiles the formula of a metric: its ops, inputs and unit. */
void metric_compile(struct resolver *resolver, const struct platform *platform, struct metric *metric);
/* Gives each input its pass. */
void metric_schedule(struct metric *metric);
void resolve_metrics(struct resolver *resolver, struct platform *platform);
/* The place in the file of a byte of a string member. */
struct loc metric_loc(const struct metric *metric, const char *key, size_t position);

#endif
