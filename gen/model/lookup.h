/* SPDX-License-Identifier: MIT */
/*
 * Finds parts of the model by id or by path. All ids must match exactly. Lists are walked, not indexed: they are short,
 * and what finds by name is at most 3 % of the instructions of "uncoregen check".
 */
#ifndef GEN_MODEL_LOOKUP_H
#define GEN_MODEL_LOOKUP_H

#include "base/arena.h"
#include "diag/diag.h"
#include "model/model.h"

const struct box *find_box(const struct platform *platform, const char *id, size_t length);
const struct variant *find_variant(const struct platform *platform, const char *id);
const struct layout *find_layout(const struct box *box, const char *id);
const struct reg *find_reg(const struct box *box, const char *id, size_t length);
const struct field *find_field(const struct layout *layout, const char *id, size_t length);
/* The layout may be NULL. */
const struct field *find_field_of_role(const struct layout *layout, int role);
const struct function *find_function(const struct box *box, const char *id);
const struct window *find_window(const struct box *box, const char *id);
/* Each of these is NULL, too, if the name is NULL, and the first three if there are no events. */
const struct event *find_event(const struct events *events, const char *name);
const struct event *find_event_span(const struct events *events, const char *name, size_t length);
const struct category *find_category(const struct events *events, const char *id);
const struct umask *find_umask(const struct event *event, const char *name);
const struct umask *find_umask_span(const struct event *event, const char *name, size_t length);
/* The event in the first box that has it. */
const struct event *find_event_anywhere(const struct platform *platform, const char *name, size_t length);
const struct counters *find_counters(const struct box *box, const char *id);
const struct value *find_value(const struct field *field, const char *id);
const struct document *find_document(const struct model *model, const char *id);
const struct document *find_document_span(const struct model *model, const char *id, size_t length);
const struct platform *find_platform(const struct model *model, const char *id);
/* All platforms in the order in which people list them: by year, the newest first, then by id. */
const struct platform **platforms_newest_first(struct arena *arena, const struct model *model);
const struct counters *find_counters_of(const struct box *box, const struct reg *reg);
/* Whether event expressions may set fields of the register; in the tables it has UNCORE_REGISTER_FILTER. */
bool reg_is_filter(const struct reg *reg);
/* The field in which commands name the counters that they are for; NULL if the box has no such commands. */
const struct field *find_counter_select(const struct box *box);
/* Whether a PCI function holds data registers of the box's counters. */
bool counts_in_pci(const struct box *box);
/* Whether no source gives the address of the counters that events choose, so that only the kernel's driver counts. */
bool only_perf_counts(const struct box *box);

enum path_result { PATH_OK, PATH_NO_BOX, PATH_NO_REGISTER, PATH_NO_FIELD, PATH_FORM };

/* Resolves "box", "box.register" or "box.register.field". Members that the path does not reach stay NULL. */
enum path_result find_path(const struct platform *platform, const char *path, struct field_ref *ref);

struct event_ref {
	const struct box *box;
	const struct event *event;
	const struct umask *umask; /* NULL: the path names an event */
};

/* Resolves "box/EVENT" or "box/EVENT.UMASK". If it is false, what was not found is NULL. */
bool find_event_path(const struct platform *platform, const char *path, struct event_ref *ref);

/* Finds the event of an expression, "EVENT.UMASK,field=value", in any box. Members that it does not name are NULL. */
void find_expression(const struct platform *platform, const char *text, struct event_ref *ref);

struct metric;

const struct metric *find_metric(const struct metrics *metrics, const struct box *box, const char *name);
/* Finds "box/METRIC" among resolved metrics; NULL: there is none. */
const struct metric *find_metric_path(const struct platform *platform, const char *path);

/*
 * The length of the beginning that all event names of a box share, two words at most. The box's header leaves "UNC_C_"
 * out of its names.
 */
size_t event_prefix_length(const struct events *events);

/* Each adds a "did you mean" to the last error, with the nearest id. */
void suggest_box(struct diag *diag, const struct platform *platform, const char *word);
void suggest_reg(struct diag *diag, const struct box *box, const char *word);
void suggest_field(struct diag *diag, const struct layout *layout, const char *word);
/* Suggests an event of the box, or, if the event is known, one of its umasks. */
void suggest_event(struct diag *diag, const struct event_ref *ref, const char *word);
void suggest_layout(struct diag *diag, const struct box *box, const char *word);

/* Why an overlay corrects what it says; NULL: none does. */
const char *correction_of(const struct about *about);

#endif
