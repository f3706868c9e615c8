/* SPDX-License-Identifier: MIT */
/* Finds things of the model by id, and references by path. All ids are matched exactly. */
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
const struct function *find_function(const struct box *box, const char *id);
const struct platform *find_platform(const struct model *model, const char *id);
const struct counters *find_counters_of(const struct box *box, const struct reg *reg);
/* The field in which commands name the counters they are for; NULL where the box has no such commands. */
const struct field *find_counter_select(const struct box *box);
/* Whether a PCI function holds data registers of the box's counters. */
bool counts_in_pci(const struct box *box);

enum path_result { PATH_OK, PATH_NO_BOX, PATH_NO_REGISTER, PATH_NO_FIELD, PATH_FORM };

/* "box", "box.register" or "box.register.field"; members beyond the path's end stay NULL. */
enum path_result find_path(const struct platform *platform, const char *path, struct field_ref *ref);

struct event_ref {
	const struct box *box;
	const struct event *event;
	const struct umask *umask; /* NULL where the path names an event */
};

/* "box/EVENT" or "box/EVENT.UMASK"; false leaves NULL what was not found. */
bool find_event_path(const struct platform *platform, const char *path, struct event_ref *ref);

struct metric;

/* "box/METRIC" of metrics that are resolved; NULL for none. */
const struct metric *find_metric_path(const struct platform *platform, const char *path);

/*
 * How much of their beginning, two words at the most, all event names of a box share: "UNC_C_" is no news in its
 * header.
 */
size_t event_prefix_length(const struct events *events);

/* Did-you-mean for the last error, over the ids of the box's registers, and so on. */
void suggest_box(struct diag *diag, const struct platform *platform, const char *word);
void suggest_reg(struct diag *diag, const struct box *box, const char *word);
void suggest_field(struct diag *diag, const struct layout *layout, const char *word);
/* An event of the box, or where the event is known one of its umasks. */
void suggest_event(struct diag *diag, const struct event_ref *ref, const char *word);
void suggest_layout(struct diag *diag, const struct box *box, const char *word);

/* Why an overlay corrects what it says; NULL: none does. */
const char *correction_of(const struct about *about);

#endif
