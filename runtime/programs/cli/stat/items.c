/* SPDX-License-Identifier: MIT */
/* uncore stat: reads the events and metrics of the command line. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "shared/near.h"
#include "base/words.h"
#include "cli/common/describe.h"
#include "cli/common/event_words.h"
#include "cli/common/find.h"
#include "cli/common/owners.h"
#include "cli/stat/items.h"
#include "cli/stat/longest.h"
#include "cli/stat/request/globs.h"

static struct stat_item *add_item(struct stat_items *items)
{
	items->items = take_memory(items->items, (items->count + 1) * sizeof(items->items[0]));
	items->items[items->count] = (struct stat_item){ .instance = UNCORE_ALL_INSTANCES, .group = UNCORE_NO_INDEX };
	return &items->items[items->count++];
}

static void add_encoding(struct stat_item *item, const struct uncore_encoding *encoding, uint32_t together)
{
	size_t room = item->request_count + 1U;

	item->encodings = take_memory(item->encodings, room * sizeof(item->encodings[0]));
	item->together = take_memory(item->together, room * sizeof(item->together[0]));
	item->requests = take_memory(item->requests, room * sizeof(item->requests[0]));
	item->encodings[item->request_count] = *encoding;
	item->together[item->request_count] = together;
	item->request_count++;
}

/* ---- events ---- */

/* Returns the end of a wrong event: where the next piece begins that could be an event. */
static size_t likely_end(const struct cli_request *request, const struct uncore_tables *tables, const char *text,
			 size_t from)
{
	size_t end = end_of_piece(text, from);

	while (text[end] != '\0') {
		struct uncore_encoding ignored;
		struct uncore_event_error error;

		if (longest_event(request, tables, text, end + 1, &ignored, &error) != 0)
			return end;
		end = end_of_piece(text, end + 1);
	}
	return end;
}

/* NAME=VALUE is no event: it belongs to the event before it, which begins at before. */
static int wrong_event(const struct cli_request *request, const struct uncore_tables *tables, const char *text,
		       size_t before, size_t from)
{
	size_t end = likely_end(request, tables, text, from);
	struct uncore_encoding ignored;
	struct uncore_event_error error = { .column = 1 };

	if (strcspn(text + from, "=,/.:") < end - from && text[from + strcspn(text + from, "=,/.:")] == '=')
		from = before;
	if (parse_event(request, tables, text + from, end - from, &ignored, &error) != 0)
		print_event_error(request, text + from, end - from, &error);
	return CLI_BAD;
}

static void name_event(struct stat_item *item, const struct uncore_encoding *encoding)
{
	struct text name = { 0 };

	add_expression(&name, encoding);
	item->name = copy_text(text_string(&name));
	text_free(&name);
}

/* Adds the event that begins at `at`. Returns its end, or 0 if it is wrong. */
static size_t read_event(const struct cli_request *request, const struct uncore_tables *tables, const char *text,
			 size_t at, struct stat_items *items)
{
	struct uncore_encoding encoding;
	struct uncore_event_error error;
	size_t end = longest_event(request, tables, text, at, &encoding, &error);
	struct stat_item *item;

	if (end == 0)
		return 0;
	item = add_item(items);
	name_event(item, &encoding);
	item->box = encoding.box;
	item->instance = encoding.instance;
	add_encoding(item, &encoding, 0);
	warn_of_event(request, text + at, end - at, &error);
	return end;
}

/* Adds the events of a glob. */
static int read_event_glob(const struct cli_request *request, const struct uncore_machine *machine, const char *text,
			   size_t length, struct stat_items *items)
{
	struct stat_expansion expansion = { .count = 0 };
	int result = expand_events(request, machine, text, length, &expansion);

	for (size_t at = 0; at < expansion.count && result == CLI_GOOD; at++)
		(void)read_event(request, machine->tables, expansion.words[at], 0, items);
	free_expansion(&expansion);
	return result;
}

int read_events(const struct cli_request *request, const struct uncore_machine *machine, const char *text,
		struct stat_items *items)
{
	const struct uncore_tables *tables = machine->tables;
	size_t at = 0, before = 0;

	for (;;) {
		size_t end = end_of_piece(text, at);

		if (is_glob(text + at, end - at)) {
			end = end_of_event_glob(text, at);
			if (read_event_glob(request, machine, text + at, end - at, items) != CLI_GOOD)
				return CLI_BAD;
		} else {
			end = read_event(request, tables, text, at, items);
			if (end == 0)
				return wrong_event(request, tables, text, before, at);
		}
		if (text[end] == '\0')
			return CLI_GOOD;
		before = at;
		at = end + 1;
	}
}

/* ---- metrics ---- */

static int unknown_metric(const struct cli_request *request, const struct uncore_tables *tables, const char *name,
			  int result)
{
	/* BOX/NAME/ is a spelling of it too. */
	const char *slash = strchr(name, '/'), *own = slash != NULL ? slash + 1 : name;
	struct nearest nearest = { .wanted = own, .length = strcspn(own, "/") };

	if (result == UNCORE_E_CONFLICT) {
		complain(request, "%s%s: several boxes have a metric of that name; write BOX/%s",
			 given_by(request, "-M "), name, name);
		return CLI_BAD;
	}
	for (unsigned at = 0; at < tables->metrics.count; at++)
		nearest_offer(&nearest, uncore_text(tables, uncore_metrics(tables)[at].name));
	complain(request, "%s%s: %s has no such metric", given_by(request, "-M "), name, platform_id(tables));
	if (offer_kind(tables, ITEM_METRIC, name, strlen(name)))
		return CLI_BAD;
	complain_nearest(&nearest);
	offer_owners(request, ITEM_METRIC, name, strlen(name));
	fprintf(stderr, "  see: uncore list metrics -p %s\n", platform_id(tables));
	return CLI_BAD;
}

/* Finds "node=1" in the text after the name, or returns false. */
static bool find_parameter(const char *settings, const char *id, uint64_t *value)
{
	size_t length = strlen(id);

	while (settings != NULL && *settings != '\0') {
		size_t end = strcspn(settings, ",");

		if (end > length && strncmp(settings, id, length) == 0 && settings[length] == '=')
			return scan_number(settings + length + 1, end - length - 1, value) == SCAN_NUMBER_OK;
		settings += settings[end] == ',' ? end + 1 : end;
	}
	return false;
}

static bool has_parameter(const struct uncore_tables *tables, const struct uncore_metric_row *metric, const char *word,
			  size_t length)
{
	for (unsigned at = 0; at < metric->parameters.count; at++) {
		const char *id =
			uncore_text(tables, uncore_metric_parameters(tables)[metric->parameters.first + at].id);

		if (strlen(id) == length && strncmp(id, word, length) == 0)
			return true;
	}
	return false;
}

/* Prints the parameter that a word probably means. */
static void complain_parameter(const struct uncore_tables *tables, const struct uncore_metric_row *metric,
			       const char *word, size_t length)
{
	struct nearest nearest = { .wanted = word, .length = length };

	for (unsigned at = 0; at < metric->parameters.count && length > 0; at++)
		nearest_offer(&nearest,
			      uncore_text(tables, uncore_metric_parameters(tables)[metric->parameters.first + at].id));
	complain_nearest(&nearest);
}

/* Whether an earlier setting sets the same parameter. */
static bool is_said_before(const char *settings, const char *word, size_t length)
{
	for (const char *at = settings; at < word; at += strcspn(at, ",") + 1) {
		if (strcspn(at, "=,") == length && strncmp(at, word, length) == 0)
			return true;
	}
	return false;
}

/* Checks that each setting is a parameter of the metric, given once. */
static int check_settings(const struct cli_request *request, const struct uncore_tables *tables,
			  const struct stat_item *item, const char *settings)
{
	for (const char *at = settings; at != NULL;) {
		size_t length = strcspn(at, "=,");
		const char *wrong = NULL;

		if (!has_parameter(tables, &uncore_metrics(tables)[item->metric.at], at, length))
			wrong = "it has no parameter";
		else if (is_said_before(settings, at, length))
			wrong = "it sets a parameter twice:";
		if (wrong != NULL) {
			complain(request, "%s%s:%s: %s \"%.*s\"", given_by(request, "-M "), item->name, settings, wrong,
				 (int)length, at);
			complain_parameter(tables, &uncore_metrics(tables)[item->metric.at], at, length);
			fprintf(stderr, "  see: uncore show -p %s %s\n", platform_id(tables), item->name);
			return CLI_BAD;
		}
		at += strcspn(at, ",");
		at = *at == ',' ? at + 1 : NULL;
	}
	return CLI_GOOD;
}

static int read_parameters(const struct cli_request *request, const struct uncore_tables *tables,
			   struct stat_item *item, const char *settings)
{
	const struct uncore_metric_row *metric = &uncore_metrics(tables)[item->metric.at];

	if (check_settings(request, tables, item, settings) != CLI_GOOD)
		return CLI_BAD;
	item->parameter_count = metric->parameters.count;
	item->parameters = take_memory(NULL, (item->parameter_count + 1U) * sizeof(item->parameters[0]));
	for (unsigned at = 0; at < metric->parameters.count; at++) {
		const struct uncore_metric_parameter_row *row =
			&uncore_metric_parameters(tables)[metric->parameters.first + at];
		const char *id = uncore_text(tables, row->id);

		if (find_parameter(settings, id, &item->parameters[at]))
			continue;
		complain(request, "%s%s: it needs a number for %s: %s", given_by(request, "-M "), item->name, id,
			 uncore_text(tables, row->text));
		fprintf(stderr, "  write %s%s:%s=N, where N is that number\n", given_by(request, "-M "), item->name,
			id);
		return CLI_BAD;
	}
	return CLI_GOOD;
}

/* Makes the name as -M accepts it; the parameters distinguish several uses of one metric. */
static void name_metric(const struct uncore_tables *tables, struct stat_item *item)
{
	const struct uncore_metric_row *metric = &uncore_metrics(tables)[item->metric.at];
	struct text name = { 0 };

	text_printf(&name, "%s", uncore_text(tables, metric->name));
	for (unsigned at = 0; at < metric->parameters.count; at++)
		text_printf(&name, "%c%s=%" PRIu64, at == 0 ? ':' : ',',
			    uncore_text(tables, uncore_metric_parameters(tables)[metric->parameters.first + at].id),
			    item->parameters[at]);
	free(item->name);
	item->name = copy_text(text_string(&name));
	text_free(&name);
}

static int add_inputs(const struct cli_request *request, const struct uncore_tables *tables, struct stat_items *items,
		      struct stat_item *item)
{
	unsigned count = uncore_metric_input_count(tables, item->metric);
	uint32_t first_group = items->groups + 1;

	if (count == 0) {
		complain(request, "%s%s: it cannot be computed: %s", given_by(request, "-M "), item->name,
			 uncore_text(tables, uncore_metrics(tables)[item->metric.at].uncomputable));
		return CLI_BAD;
	}
	for (unsigned at = 0; at < count; at++) {
		struct uncore_encoding encoding;
		unsigned pass;
		int result = uncore_metric_input(tables, item->metric, at, item->parameters, item->parameter_count,
						 &encoding, &pass);

		if (result != 0) {
			complain(request, "%s%s: a parameter does not fit its field: %s", given_by(request, "-M "),
				 item->name, uncore_error_text(result));
			return CLI_BAD;
		}
		add_encoding(item, &encoding, first_group + pass);
		if (items->groups < first_group + pass)
			items->groups = first_group + pass;
	}
	return CLI_GOOD;
}

static int read_metric(const struct cli_request *request, const struct uncore_tables *tables, const char *word,
		       struct stat_items *items)
{
	size_t length = strcspn(word, ":");
	struct stat_item *item;
	struct uncore_metric_index metric;
	int result = uncore_metric_find(tables, word, length, &metric);
	struct text name = { 0 };

	if (result != 0) {
		text_bytes(&name, word, length);
		result = unknown_metric(request, tables, text_string(&name), result);
		text_free(&name);
		return result;
	}
	item = add_item(items);
	item->is_metric = true;
	item->metric = metric;
	item->box = uncore_metrics(tables)[metric.at].box;
	item->name = copy_text(uncore_text(tables, uncore_metrics(tables)[metric.at].name));
	result = read_parameters(request, tables, item, word[length] == ':' ? word + length + 1 : NULL);
	if (result == CLI_GOOD)
		name_metric(tables, item);
	return result == CLI_GOOD ? add_inputs(request, tables, items, item) : result;
}

size_t metric_length(const char *text)
{
	size_t end = end_of_piece(text, 0);

	while (text[end] == ',') {
		size_t next = end_of_piece(text, end + 1);
		size_t word = strcspn(text + end + 1, ":=");

		if (end + 1 + word >= next || text[end + 1 + word] != '=')
			break;
		end = next;
	}
	return end;
}

static int read_metric_glob(const struct cli_request *request, const struct uncore_machine *machine, const char *text,
			    size_t length, struct stat_items *items)
{
	struct stat_expansion expansion = { .count = 0 };
	int result = expand_metrics(request, machine, text, length, &expansion);

	for (size_t at = 0; at < expansion.count && result == CLI_GOOD; at++)
		result = read_metric(request, machine->tables, expansion.words[at], items);
	free_expansion(&expansion);
	return result;
}

int read_metrics(const struct cli_request *request, const struct uncore_machine *machine, const char *text,
		 struct stat_items *items)
{
	for (;;) {
		size_t length = metric_length(text);
		struct text word = { 0 };
		int result;

		text_bytes(&word, text, length);
		if (is_glob(text, length))
			result = read_metric_glob(request, machine, text, length, items);
		else
			result = read_metric(request, machine->tables, text_string(&word), items);
		text_free(&word);
		if (result != CLI_GOOD || text[length] == '\0')
			return result;
		text += length + 1;
	}
}

void free_items(struct stat_items *items)
{
	for (size_t at = 0; at < items->count; at++) {
		free(items->items[at].name);
		free(items->items[at].parameters);
		free(items->items[at].requests);
		free(items->items[at].encodings);
		free(items->items[at].together);
	}
	free(items->items);
	if (items->devices != NULL)
		free_devices(items->devices);
	free(items->devices);
	if (items->settings != NULL)
		free_settings(items->settings);
	free(items->settings);
}

void find_item_settings(const struct uncore_machine *machine, const struct uncore_replay *replay,
			const unsigned *sockets, size_t socket_count, struct stat_items *items)
{
	items->settings = take_memory(NULL, sizeof(*items->settings));
	*items->settings = (struct setting_list){ .count = 0 };
	for (size_t at = 0; at < items->count; at++) {
		if (items->items[at].group != UNCORE_NO_INDEX)
			add_settings(items->settings, machine, items->items[at].group, sockets, socket_count);
	}
	if (replay != NULL)
		take_recorded_settings(items->settings, machine->tables, uncore_replay_head(replay));
}

void find_item_devices(const struct cli_request *request, const struct cli_machine *opened,
		       const struct uncore_replay *replay, struct stat_items *items)
{
	items->devices = take_memory(NULL, sizeof(*items->devices));
	*items->devices = (struct device_list){ .count = 0 };
	if (replay != NULL && items->count != 0)
		take_recorded_devices(items->devices, items->items[0].encodings[0].tables, uncore_replay_head(replay));
	for (size_t at = 0; at < items->count; at++) {
		struct stat_item *item = &items->items[at];

		if (!request->per_instance && !item->by_instance && item->instance == UNCORE_ALL_INSTANCES)
			continue;
		if (replay == NULL)
			read_devices(request, opened, item->box, items->devices);
		item->devices = items->devices;
	}
}

int add_requests(struct uncore_session *session, struct stat_items *items)
{
	int result = 0;

	for (size_t at = 0; at < items->count; at++) {
		struct stat_item *item = &items->items[at];

		for (unsigned each = 0; each < item->request_count && result == 0; each++)
			result = uncore_session_add(session, &item->encodings[each], item->together[each],
						    &item->requests[each]);
	}
	return result;
}
