/* SPDX-License-Identifier: MIT */
/*
 * Uses tables in every way that a program can, whatever they say: names, addresses, events, metrics, the simulator, a
 * session. Nothing is asserted; a sanitizer sees what is read outside of the tables or of memory made from them.
 */
#ifndef TESTS_USE_TABLES_H
#define TESTS_USE_TABLES_H

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "uncore/event.h"
#include "uncore/group.h"
#include "uncore/metric.h"
#include "uncore/session.h"
#include "uncore/sim.h"
#include "uncore/uncore.h"

enum { USE_REGISTERS = 4000, USE_EVENTS = 400, USE_ROOM = 300 };

static inline void use_fields(const struct uncore_tables *tables, uint16_t reg, uint64_t raw)
{
	struct uncore_decoded items[80];
	char text[USE_ROOM];
	int count = uncore_decode_register(tables, reg, raw, items, sizeof(items) / sizeof(items[0]));

	for (int at = 0; at < count && at < 80; at++) {
		uint64_t value;
		const struct uncore_field_row *row = &uncore_fields(tables)[items[at].field.at];

		(void)!uncore_value_name(tables, items[at].field, raw, text, sizeof(text));
		(void)!uncore_field_get(tables, items[at].field, raw, &value);
		(void)!uncore_find_field(tables, reg, uncore_text(tables, row->name), &items[at].field);
	}
	(void)!uncore_check_write(tables, reg, raw);
}

static inline void use_registers(const struct uncore_tables *tables)
{
	struct uncore_register reg, found;
	struct uncore_address address;
	char name[USE_ROOM];
	unsigned left = USE_REGISTERS;

	for (bool more = uncore_first_register(tables, &reg); more && left != 0; left--) {
		if (uncore_register_name(tables, &reg, name, sizeof(name)) > 0 && left % 16 == 0)
			(void)!uncore_find_register(tables, UNCORE_ANY_BOX, name, &found);
		(void)!uncore_register_address(tables, &reg, &address);
		if (reg.instance == 0 && reg.index == 0) {
			use_fields(tables, reg.reg, 0);
			use_fields(tables, reg.reg, UINT64_MAX);
		}
		more = uncore_next_register(tables, &reg);
	}
}

static inline void use_encoding(const struct uncore_tables *tables, const char *name)
{
	struct uncore_encoding encoding, again;
	struct uncore_event_error error;
	char text[2000];
	uint32_t scale;

	if (uncore_event_parse(tables, name, strlen(name), &encoding, &error) != 0)
		return;
	(void)!uncore_event_format(&encoding, text, sizeof(text));
	(void)!uncore_event_format_perf(&encoding, text, sizeof(text), NULL, 0);
	(void)!uncore_event_format_libpfm(&encoding, text, sizeof(text), NULL);
	(void)uncore_event_unit(&encoding, &scale);
	(void)!uncore_event_decode(tables, encoding.group, encoding.control.value, encoding.filters,
				   encoding.filter_count, &again);
}

static inline void use_events(const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->events.count && at < USE_EVENTS; at++) {
		const struct uncore_event_row *event = &uncore_events(tables)[at];
		char name[USE_ROOM];

		use_encoding(tables, uncore_text(tables, event->name));
		for (unsigned each = 0; each < event->umask_count; each++) {
			(void)snprintf(name, sizeof(name), "%s.%s", uncore_text(tables, event->name),
				       uncore_text(tables, uncore_umasks(tables)[event->first_umask + each].name));
			use_encoding(tables, name);
		}
	}
}

static inline void use_groups(const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->groups.count; at++) {
		const char *name = uncore_text(tables, uncore_groups(tables)[at].name);
		const struct uncore_group_item_row *item;
		struct uncore_group_index group;

		(void)!uncore_group_find(tables, name, strlen(name), &group);
		for (unsigned index = 0; (item = uncore_group_item(tables, uncore_group_at(at), index)) != NULL;
		     index++)
			use_encoding(tables, uncore_text(tables, item->expression));
	}
}

static inline void use_metrics(const struct uncore_tables *tables)
{
	for (unsigned at = 0; at < tables->metrics.count; at++) {
		struct uncore_value values[64] = { { .state = UNCORE_VALUE_OK } };
		struct uncore_metric_measurement measurement = { .inputs = values, .seconds = 1, .instances = 1 };
		struct uncore_metric_index metric = { (uint16_t)at };
		struct uncore_metric_value value;
		struct uncore_encoding encoding;
		unsigned pass, inputs = uncore_metric_input_count(tables, metric);
		const char *name = uncore_text(tables, uncore_metrics(tables)[at].name);

		(void)!uncore_metric_find(tables, name, strlen(name), &metric);
		for (unsigned input = 0; input < inputs; input++)
			(void)!uncore_metric_input(tables, metric, input, NULL, 0, &encoding, &pass);
		measurement.input_count = inputs < 64 ? inputs : 64;
		(void)!uncore_metric_evaluate(tables, metric, &measurement, &value);
	}
}

static inline void use_session(struct uncore_machine *machine)
{
	struct uncore_session_options options = { .size = sizeof(options), .flags = UNCORE_SESSION_MULTIPLEX };
	struct uncore_session *session = NULL;
	struct uncore_encoding encoding;
	struct uncore_value value;
	unsigned requests = 0;

	if (uncore_session_create(machine, &options, &session, NULL) != 0)
		return;
	for (unsigned at = 0; at < machine->tables->events.count && requests < 6; at++) {
		const char *name = uncore_text(machine->tables, uncore_events(machine->tables)[at].name);

		if (uncore_event_parse(machine->tables, name, strlen(name), &encoding, NULL) == 0 &&
		    uncore_session_add(session, &encoding, 0, NULL) == 0)
			requests++;
	}
	if (uncore_session_start(session) == 0 && uncore_machine_sleep(machine, 1000000) == 0 &&
	    uncore_session_rotate(session) == 0 && uncore_session_stop(session) == 0)
		for (unsigned at = 0; at < requests; at++)
			(void)!uncore_session_value(session, at, UNCORE_ALL_UNITS, UNCORE_ALL_INSTANCES, &value);
	uncore_session_free(session);
}

static inline void use_tables(const struct uncore_tables *tables)
{
	struct uncore_scenario scenario = { .example = true };
	struct uncore_sim *sim = NULL;

	use_registers(tables);
	use_events(tables);
	use_metrics(tables);
	use_groups(tables);
	if (uncore_sim_create(tables, &scenario, UNCORE_SIM_MANUAL, &sim, NULL) == 0)
		use_session(uncore_sim_machine(sim));
	uncore_sim_free(sim);
}

#endif
