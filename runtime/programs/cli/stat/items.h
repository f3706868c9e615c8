/* SPDX-License-Identifier: MIT */
/* uncore stat: declares the events and metrics of the command line. */
#ifndef RUNTIME_CLI_STAT_ITEMS_H
#define RUNTIME_CLI_STAT_ITEMS_H

#include "cli/machine/devices.h"
#include "cli/run/settings.h"
#include "json/replay.h"
#include "uncore/metric.h"
#include "uncore/session.h"

/* An event or a metric of the command line. */
struct stat_item {
	char *name; /* as printed: an event's canonical expression, a metric's name */
	bool is_metric;
	struct uncore_metric_index metric;
	uint64_t *parameters; /* values of the metric's parameters */
	size_t parameter_count;
	uint16_t group;   /* that it was counted for; UNCORE_NO_INDEX: none */
	bool by_instance; /* the group has a line for each instance */
	uint16_t box;
	uint16_t instance;  /* if the event names one, else UNCORE_ALL_INSTANCES */
	unsigned *requests; /* requests of the session: one for an event, one for each input of a metric */
	struct uncore_encoding *encodings;
	uint32_t *together; /* for each request: its group; 0: alone */
	unsigned request_count;
	const struct device_list *devices; /* of instances that have lines; NULL: none was looked for */
};

struct stat_items {
	struct stat_item *items;
	size_t count;
	uint32_t groups;               /* groups of inputs that count in the same pass, assigned so far */
	struct device_list *devices;   /* NULL: none was looked for */
	struct setting_list *settings; /* of the groups; NULL: none was looked for */
};

/*
 * Looks for the devices of instances that may get lines of their own, on the machine or in a recording. replay is NULL
 * if there is no recording.
 */
void find_item_devices(const struct cli_request *request, const struct cli_machine *opened,
		       const struct uncore_replay *replay, struct stat_items *items);

/* Lists the settings of the groups for these sockets, all if there are none; with a recording, as it holds them. */
void find_item_settings(const struct uncore_machine *machine, const struct uncore_replay *replay,
			const unsigned *sockets, size_t socket_count, struct stat_items *items);

/*
 * Adds the events of -e, or the metrics of -M. CLI_GOOD, or CLI_BAD after printing what is wrong. A glob
 * stands for what the machine has.
 */
int read_events(const struct cli_request *request, const struct uncore_machine *machine, const char *text,
		struct stat_items *items);
int read_metrics(const struct cli_request *request, const struct uncore_machine *machine, const char *text,
		 struct stat_items *items);
/* Commas separate metrics, and the parameters of a metric; those contain =. The length of the first metric. */
size_t metric_length(const char *text);
void free_items(struct stat_items *items);
int add_requests(struct uncore_session *session, struct stat_items *items);

#endif
