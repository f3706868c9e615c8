/* SPDX-License-Identifier: MIT */
/* Reads what uncore exporter counts from a file: spec/schema/exporter.schema.json, docs/exporter.md. */
#ifndef UNCORE_JSON_EXPORTER_CONFIG_H
#define UNCORE_JSON_EXPORTER_CONFIG_H

#include "base/lists.h"
#include "uncore/error.h"

struct exporter_label {
	const char *name, *value;
};

struct exporter_config {
	struct strings events, metrics, groups;
	struct strings event_places, metric_places, group_places; /* of each: "FILE:3:14" */
	const struct exporter_label *labels;                      /* of every series */
	size_t label_count;
};

struct exporter_config_text;

/* Allocates. The configuration is valid until it is freed. ARGUMENT, NOENT, DENIED, IO; fault says where and what. */
UNCORE_MUST_CHECK int exporter_config_load(const char *path, struct exporter_config_text **loaded,
					   struct uncore_fault *fault);
const struct exporter_config *exporter_config_of(const struct exporter_config_text *loaded);
/* NULL is allowed. */
void exporter_config_free(struct exporter_config_text *loaded);

#endif
