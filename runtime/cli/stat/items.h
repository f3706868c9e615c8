/* SPDX-License-Identifier: MIT */
/* uncore stat: the events and metrics of the command line. */
#ifndef RUNTIME_CLI_STAT_ITEMS_H
#define RUNTIME_CLI_STAT_ITEMS_H

#include "cli/commands.h"
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

/* CLI_GOOD, or CLI_BAD after saying what is wrong. */
int read_items(const struct cli_request *request, const struct uncore_tables *tables, struct stat_items *items);
void free_items(struct stat_items *items);
int add_requests(struct uncore_session *session, struct stat_items *items);

#endif
