/* SPDX-License-Identifier: MIT */
/* The parts of the dump: writing JSON, the events of a box, and the metrics. */
#ifndef GEN_EMIT_DUMP_H
#define GEN_EMIT_DUMP_H

#include "base/out.h"
#include "model/model.h"

/* Where in the JSON we are, and whether a comma is due. */
struct json {
	struct out *out;
	unsigned depth;
	bool comma;
};

/*
 * A member of the container that is open; the name is NULL in a list. Strings that are NULL, lists that are empty and
 * bools that are false are left out. Values that stand for bits are quoted hexadecimal.
 */
void dump_key(struct json *json, const char *name);
void dump_string(struct json *json, const char *name, const char *text);
void dump_number(struct json *json, const char *name, uint64_t value);
void dump_hex(struct json *json, const char *name, uint64_t value);
void dump_bool(struct json *json, const char *name, bool value);
void dump_strings(struct json *json, const char *name, const struct strings *strings);
void dump_numbers(struct json *json, const char *name, const struct numbers *numbers);
/* A container with the given bracket; line: it begins, or ends, on a line of its own. */
void dump_open(struct json *json, const char *name, char bracket, bool line);
void dump_close(struct json *json, char bracket, bool line);

/* The member "aliases": other tools' names. */
void dump_tool_names(struct json *json, const struct tool_names *tools, size_t count);
/* The members "evidence", "source" and "text". */
void dump_origin(struct json *json, const struct about *about);

/* The members "categories" and "events" of a box that has an events file. */
void dump_events(struct json *json, const struct box *box);
/* The member "perf" of a box that Linux has a PMU for. */
void dump_perf(struct json *json, const struct box *box);
/* The member "metrics" of a platform that has a metrics file. */
void dump_metrics(struct json *json, const struct platform *platform);
/* dump_machine.c; nothing for NULL */
void dump_machine(struct json *json, const struct machine *machine);

#endif
