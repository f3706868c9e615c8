/* SPDX-License-Identifier: MIT */
/* Groups and metrics of one's own: what a file says, and the tables that it adds to. */
#ifndef RUNTIME_CLI_GROUPS_OWN_H
#define RUNTIME_CLI_GROUPS_OWN_H

#include "base/formula/formula.h"
#include "base/lists.h"
#include "cli/groups/addition.h"
#include "json/reader.h"
#include "uncore/event.h"
#include "uncore/tables.h"

struct own_input {
	struct uncore_encoding encoding;
	struct uncore_metric_setting_row settings[FORMULA_SETTINGS_MAX];
	unsigned setting_count;
	uint8_t pass;
	size_t position; /* in the formula, for messages */
};

struct own_metric {
	struct node node;
	const char *name, *box, *title, *text, *category, *formula, *unit, *source;
	bool has_min, has_max;
	unsigned min, max, passes; /* passes 0: not given */

	/* what compile_metric() makes of it */
	uint16_t box_row, row; /* UNCORE_NO_INDEX: the box is not known; the metric is not in the tables yet */
	struct uncore_metric_op_row *ops;
	double *numbers;
	struct own_input *inputs;
	size_t op_count, op_room, number_count, number_room, input_count, input_room;
	unsigned stack, passes_needed;
};

struct own_group {
	struct node node;
	const char *name, *question, *reading, *source;
	struct strings metrics, events;
	unsigned by; /* enum uncore_group_by */
	const char *limit, *limited;
	uint64_t near, half, transfer;
};

struct own_file {
	const char *platform;
	struct own_metric *metrics;
	struct own_group *groups;
	size_t metric_count, group_count;
};

/* A file that is being checked. */
struct own {
	struct own_file file;
	struct json_input input;
	struct arena arena;
	struct addition addition;
	const struct uncore_tables *tables; /* of its platform */
	struct formula_clocks clocks;
	unsigned errors;
};

extern const struct format groups_format;

/* Prints "FILE:3:14: error[rule]: " and the text, as uncoregen does. */
void own_error(struct own *own, const char *rule, struct loc at, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
/* Prints what to type instead, after an error; nothing for an empty text. */
void own_hint(const char *text);
/* The place of a byte inside a string. */
struct loc own_loc(struct node object, const char *key, size_t position);

/* Adds a text of a key to the tables; other where it is not given. A control character in it is an error. */
uncore_string own_text(struct own *own, struct node object, const char *key, const char *text, const char *other);

/* Reads a file. False after printing what is wrong. */
bool read_own_file(struct own *own, const char *path, const char *text, size_t length);
/* names.c: what names of formulas mean. */
extern const struct formula_language own_language;
/* Compiles and adds the metrics of the file; names what is wrong. */
void add_own_metrics(struct own *own);
/* The same for the groups, after the metrics. */
void add_own_groups(struct own *own);

/* A formula that is being read. */
struct own_reader {
	struct formula_reader formula;
	struct own *own;
	struct own_metric *metric; /* gets ops and inputs */
	const char *scope;         /* whose formula is read */
	const struct own_reader *outer;
	size_t outer_position; /* where the metric's own formula names the scope */
};

/* Index of the box's clock; -1: none is known. */
int own_clock_of(const struct own *own, unsigned box);
/* A metric of the file with the name, of the box or of the box before its slash; NULL: none. */
struct own_metric *own_metric_of(struct own *own, const char *box, const char *name);
/* A metric of the tables with this very name; UNCORE_NO_INDEX: none. */
uint16_t table_metric_of(const struct uncore_tables *tables, unsigned box, const char *name);

#endif
