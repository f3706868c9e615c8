/* SPDX-License-Identifier: MIT */
/* Checks what a schema cannot express. The checks report to diag and do not change the model. */
#ifndef GEN_CHECK_CHECK_H
#define GEN_CHECK_CHECK_H

#include <stddef.h>

#include "base/arena.h"
#include "diag/diag.h"
#include "model/model.h"

struct checker {
	struct arena *arena;
	struct diag *diag;
	const struct model *model;
};

void check_model(struct checker *checker);
/* The same in parts: first check_documents(), then each platform, last what is between platforms. */
void check_platform(struct checker *checker, const struct platform *platform);
void check_between(struct checker *checker);

void check_layout(struct checker *checker, const struct layout *layout);
void check_values(struct checker *checker, const struct layout *layout, const struct field *field);
/* Compares words of access, such as "read-only", in texts with the access of the fields that these are about. */
void check_field_words(struct checker *checker, const struct field *field);
void check_register_words(struct checker *checker, const struct box *box);
void check_step_words(struct checker *checker, const struct step *step);
/* Checks that names in texts are names on the platform, and numbers those of the facts. */
void check_texts(struct checker *checker, const struct platform *platform);
void check_registers(struct checker *checker, const struct box *box);
/* The windows of memory of a box: windows.c. */
void check_windows(struct checker *checker, const struct box *box);
/* found.c: boxes that a table of units lists; the table; that one exists. */
void check_found(struct checker *checker, const struct box *box);
void check_records(struct checker *checker, const struct box *box);
void check_table(struct checker *checker, const struct platform *platform);
void check_aliases(struct checker *checker, const struct box *box);
void check_addresses(struct checker *checker, const struct platform *platform);
/* Whether two instances in a shared function share the register. */
bool is_one_register(const struct box *box, const struct reg *reg, unsigned a, unsigned b);
void check_counters(struct checker *checker, const struct box *box);
void check_procedures(struct checker *checker, const struct box *box, const struct procedure *procedures, size_t count);
void check_events(struct checker *checker, const struct box *box);
/* Checks that umasks have texts, or words of which one can be composed. */
void check_phrases(struct checker *checker, const struct platform *platform);
void check_perf(struct checker *checker, const struct box *box);
void check_likwid(struct checker *checker, const struct box *box);
void check_likwid_names(struct checker *checker, const struct platform *platform);
void check_same_events(struct checker *checker, const struct events *events);
void check_event_codes(struct checker *checker, const struct events *events);
void check_event_names(struct checker *checker, const struct platform *platform);
void check_metrics(struct checker *checker, const struct platform *platform);
void check_errata(struct checker *checker, const struct platform *platform);
void check_groups(struct checker *checker, const struct platform *platform);
void check_machine(struct checker *checker, const struct platform *platform);
void check_present(struct checker *checker, const struct box *box);
void check_root_buses(struct checker *checker, const struct box *box);
/* Why a session cannot read the field, once for each package; NULL if it can. */
const char *why_unreadable(const struct field_ref *ref);
void check_sockets(struct checker *checker, const struct platform *platform);
void check_names(struct checker *checker, const struct box *box);
void check_source(struct checker *checker, const char *source, struct node node);
/*
 * Reports a tool that is not documented. A tool is the id of a document, or what the ids of its editions begin with:
 * perfmon for perfmon-a and perfmon-b.
 */
void check_tool(struct checker *checker, const char *tool, struct node names);
void check_documents(struct checker *checker);
void check_disputes(struct checker *checker, const struct platform *platform);
void check_dispute_ids(struct checker *checker);
void check_synonyms(struct checker *checker);

/* Reports a path that names nothing, with the nearest name; metrics: it may name a metric. */
void check_path(struct checker *checker, const struct platform *platform, const char *path, bool metrics,
		struct loc loc);
/* The same of "box", "box.register" or "box.register.field", and of "box/EVENT" or "box/EVENT.UMASK". */
void check_register_path(struct checker *checker, const struct platform *platform, const char *path, struct loc loc);
void check_event_path(struct checker *checker, const struct platform *platform, const char *path, bool metrics,
		      struct loc loc);

/* Element `at` of a list, and a key that is equal for all elements that must be compared with each other. */
struct alike {
	uint64_t key;
	size_t at;
};

typedef void alike_pair(void *context, size_t earlier, size_t later);

/* Calls the function for every pair with one key, in the order of the later one, then of the earlier one. Sorts. */
void each_alike(struct alike *list, size_t count, alike_pair *pair, void *context);
/* A key of names that are equal in any case. Others may have it, too. */
uint64_t name_key(const char *name);

/* The ids of a list's elements: their type, and where id and node are. */
struct ids {
	const void *at;
	size_t count, size, id, node;
};

#define IDS(list, number, member) \
	((struct ids){ list, number, sizeof *(list), offsetof(__typeof__(*(list)), member), \
		       offsetof(__typeof__(*(list)), node) })

/* Reports each element with the id of an earlier one. */
void report_same_ids(struct checker *checker, enum rule rule, const char *what, struct ids ids);
/* The same of a list of words, in any case, which the object has as this key. */
void report_same_words(struct checker *checker, enum rule rule, const char *what, const struct strings *words,
		       struct node node, const char *key);
/* Reports the second of two things with one id. */
void report_twice(struct checker *checker, enum rule rule, const char *what, const char *id, struct loc second,
		  struct loc first);

#endif
