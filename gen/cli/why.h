/* SPDX-License-Identifier: MIT */
/* The parts of uncoregen why. */
#ifndef GEN_CLI_WHY_H
#define GEN_CLI_WHY_H

#include "base/out.h"
#include "model/model.h"

/* Something that has a source: found by path or by name. What it is not of stays NULL. */
struct item {
	const struct platform *platform;
	const struct box *box;
	const struct reg *reg;
	const struct field *field;
	const struct event *event;
	const struct umask *umask;
	const struct metric *metric;
};

/* Text, source and evidence, a line each. */
void why_about(struct out *out, const struct about *about);
/* Whether the path, one of the dispute's items, names the item or a part of it. */
bool why_touches(const struct item *item, const struct dispute *dispute, const char *path);
/* All of the item's metric but the disputes that name it. */
void why_metric(struct out *out, const struct model *model, const struct item *item);

#endif
