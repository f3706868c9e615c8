/* SPDX-License-Identifier: MIT */
/*
 * Declares where each item is in the site: the address below its root, with a fragment where the item is a part of a
 * page. An address depends only on the item's names, so it changes only with them.
 */
#ifndef GEN_SITE_URL_H
#define GEN_SITE_URL_H

#include "base/text.h"
#include "model/errata.h"
#include "model/item.h"
#include "model/metric.h"
#include "model/model.h"

void site_url_of_platform(struct text *out, const struct platform *platform);
void site_url_of_box(struct text *out, const struct box *box);
void site_url_of_register(struct text *out, const struct box *box, const struct reg *reg);
void site_url_of_field(struct text *out, const struct box *box, const struct reg *reg, const struct field *field);
void site_url_of_value(struct text *out, const struct box *box, const struct reg *reg, const struct field *field,
		       const struct value *value);
void site_url_of_event(struct text *out, const struct box *box, const struct event *event);
void site_url_of_umask(struct text *out, const struct box *box, const struct event *event, const struct umask *umask);
void site_url_of_metric(struct text *out, const struct metric *metric);
void site_url_of_group(struct text *out, const struct platform *platform, const struct stat_group *group);
void site_url_of_erratum(struct text *out, const struct platform *platform, const struct erratum *erratum);
void site_url_of_document(struct text *out, const struct document *document);
void site_url_of_dispute(struct text *out, const struct dispute *dispute);
/* Of any item; what has no page or anchor of its own is on the page of what it is in. */
void site_url_of_item(struct text *out, const struct item *item);
/* Of the comparison of two platforms, in either order; box NULL: of all boxes. */
void site_url_of_comparison(struct text *out, const struct platform *old, const struct platform *new,
			    const struct box *box);

/* The anchor of a value in its register's page: "field.value", with what it depends on. */
void site_anchor_of_value(struct text *out, const struct field *field, const struct value *value);

/*
 * Writes an id as the name of a file or folder. One that an index page or a device of Windows has gets a dash, which no
 * id ends in.
 */
void site_name(struct text *out, const char *id);

#endif
