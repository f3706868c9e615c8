/* SPDX-License-Identifier: MIT */
/* Makes the self-check: counts the clock of each box, and checks that the rate can be a clock's. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/doctor/doctor.h"
#include "cli/common/output.h"
#include "uncore/event.h"
#include "uncore/session.h"

#define CHECK_NS UINT64_C(50000000)
/* No uncore clock of these processors is slower. */
#define LEAST_HERTZ 1e8
#define MOST_HERTZ 5e9
/* Finds a fixed counter: once its control enables it, it counts a clock. */
static bool find_fixed(const struct uncore_tables *tables, uint16_t box, struct uncore_encoding *encoding)
{
	struct uncore_range groups = uncore_boxes(tables)[box].counters;

	for (unsigned at = groups.first; at - groups.first < groups.count; at++) {
		const struct uncore_counter_row *group = &uncore_counters(tables)[at];

		if (group->kind != UNCORE_COUNTER_FIXED || group->control == UNCORE_NO_INDEX)
			continue;
		*encoding = (struct uncore_encoding){ .tables = tables,
						      .box = box,
						      .instance = UNCORE_ALL_INSTANCES,
						      .event = UNCORE_NO_INDEX,
						      .group = (uint16_t)at,
						      .reg = group->control,
						      .counters = (uint16_t)((1U << group->count) - 1) };
		return true;
	}
	return false;
}

/* Finds what counts the clock of the box; false: nothing is known to. */
static bool find_clock(const struct uncore_tables *tables, uint16_t box, struct uncore_encoding *encoding)
{
	if (find_fixed(tables, box, encoding))
		return true;
	for (unsigned at = 0; at < tables->clocks.count; at++)
		if (uncore_events(tables)[uncore_clocks(tables)[at].event].box == box &&
		    uncore_event_clock(tables, at, encoding) == 0)
			return true;
	return false;
}

static void not_checked(struct findings *findings, size_t first, size_t count, const char *why)
{
	for (size_t at = first; at < first + count; at++)
		if (findings->list[at].state == UNCORE_PRESENCE_OK)
			findings->list[at].check = copy_text(why);
}

static void change(struct finding *finding, unsigned state, const char *detail)
{
	finding->state = state;
	finding->detail = copy_text(detail);
}

static void judge_rate(struct finding *finding, const struct uncore_value *value)
{
	struct text text = { 0 };

	finding->is_checked = true;
	finding->hertz = (double)value->count * 1e9 / (double)value->running_ns;
	if (finding->hertz >= LEAST_HERTZ && finding->hertz <= MOST_HERTZ)
		return;
	if (value->count == 0)
		text_printf(&text, "its clock did not move in %u ms", (unsigned)(CHECK_NS / 1000000));
	else
		text_printf(&text, "its clock ran at %.4g MHz; 100 to 5000 are plausible", finding->hertz / 1e6);
	change(finding, DOCTOR_IMPLAUSIBLE, text_string(&text));
	text_free(&text);
}

/* Takes the session's result for an instance. */
static void take_count(struct finding *finding, const struct uncore_session *session, unsigned request)
{
	enum uncore_presence presence;
	struct uncore_value value;
	struct text text = { 0 };

	if (finding->state != UNCORE_PRESENCE_OK)
		return;
	if (uncore_session_presence(session, finding->unit, finding->box, finding->instance, &presence) == 0 &&
	    presence != UNCORE_PRESENCE_OK) {
		change(finding, presence, presence_meaning(presence));
		return;
	}
	if (uncore_session_value(session, request, finding->unit, finding->instance, &value) != 0)
		return;
	if (value.state == UNCORE_VALUE_OK && value.running_ns > 0) {
		judge_rate(finding, &value);
		return;
	}
	text_printf(&text, "its clock could not be counted: %s%s", uncore_value_state_name(value.state),
		    value.state == UNCORE_VALUE_FROZEN ? "; to mend it: uncore restore --unfreeze" : "");
	change(finding, value.state == UNCORE_VALUE_DENIED ? UNCORE_PRESENCE_DENIED : UNCORE_PRESENCE_FAILED,
	       text_string(&text));
	text_free(&text);
}

/* The session could not count. Reads worked before, so registers that it found missing do not keep what is written. */
static void take_failure(struct findings *findings, size_t first, size_t count, int result, const char *why)
{
	unsigned state = result == UNCORE_E_NODEV  ? UNCORE_PRESENCE_PHANTOM :
			 result == UNCORE_E_DENIED ? UNCORE_PRESENCE_DENIED :
						     UNCORE_PRESENCE_FAILED;

	if (result == UNCORE_E_BUSY || result == UNCORE_E_CONFLICT) {
		not_checked(findings, first, count, why);
		return;
	}
	if (state == UNCORE_PRESENCE_PHANTOM)
		why = presence_meaning(state);
	for (size_t at = first; at < first + count; at++)
		if (findings->list[at].state == UNCORE_PRESENCE_OK)
			change(&findings->list[at], state, why);
}

/* Counts for a moment. Returns the library's result; the message is in the session's fault. */
static int count_clock(struct findings *findings, struct uncore_session *session)
{
	const struct uncore_machine *machine = findings->machine;
	int result, ended = 0;

	output_hold_signals();
	result = uncore_session_start(session);
	if (result == 0) {
		result = uncore_machine_sleep(machine, CHECK_NS);
		ended = uncore_session_stop(session);
	}
	output_let_signals();
	return result != 0 ? result : ended;
}

/*
 * Counts on one or all instances of a box on one unit. Each has a session of its own, so that a failure of one box does
 * not affect the others. Returns the library's result.
 */
static int check_some(struct findings *findings, size_t first, size_t count, const char *state,
		      struct uncore_fault *fault)
{
	const struct finding *box = &findings->list[first];
	struct uncore_machine *machine = findings->machine;
	const struct uncore_tables *tables = machine->tables;
	/* A session measures all CPUs for boxes of a CPU, and single sockets otherwise. */
	bool is_of_socket = uncore_boxes(tables)[box->box].scope == UNCORE_SCOPE_PACKAGE;
	struct uncore_session_options options = { .size = sizeof(options),
						  .state = state,
						  .units = is_of_socket ? &box->unit : NULL,
						  .unit_count = is_of_socket };
	struct uncore_session *session = NULL;
	struct uncore_encoding encoding;
	unsigned request = 0;
	int result;

	if (!find_clock(tables, box->box, &encoding))
		return uncore_fault_set(fault, UNCORE_E_CONFLICT, "no event is known that counts its clock");
	encoding.instance = count == 1 ? box->instance : UNCORE_ALL_INSTANCES;
	result = uncore_session_create(machine, &options, &session, fault);
	if (result == 0)
		result = uncore_session_add(session, &encoding, 0, &request);
	if (result == 0)
		result = count_clock(findings, session);
	for (size_t at = first; result == 0 && at < first + count; at++)
		take_count(&findings->list[at], session, request);
	if (result != 0 && session != NULL)
		(void)uncore_fault_set(fault, result, "%s", uncore_session_fault(session)->text);
	uncore_session_free(session);
	uncore_fault_clear(machine->fault);
	return result;
}

/* Checks the instances that are ok, one after the other. */
static void check_singly(struct findings *findings, size_t first, size_t count, const char *state)
{
	for (size_t at = first; at < first + count; at++) {
		struct uncore_fault fault = { 0, "" };
		int result;

		if (findings->list[at].state != UNCORE_PRESENCE_OK)
			continue;
		result = check_some(findings, at, 1, state, &fault);
		if (result != 0)
			take_failure(findings, at, 1, result,
				     fault.text[0] != '\0' ? fault.text : uncore_error_text(result));
	}
}

/* Whether one session may hold them all: an instance that is in use or cannot be read is left alone. */
static bool may_be_together(const struct findings *findings, size_t first, size_t count)
{
	bool is_any = false;

	for (size_t at = first; at < first + count; at++) {
		unsigned state = findings->list[at].state;

		if (state != UNCORE_PRESENCE_OK && state != UNCORE_PRESENCE_ABSENT && state != UNCORE_PRESENCE_OFFLINE)
			return false;
		is_any = is_any || state == UNCORE_PRESENCE_OK;
	}
	return is_any;
}

void check_clocks(struct findings *findings, const char *state)
{
	size_t count;

	for (size_t first = 0; first < findings->count; first += count) {
		const struct finding *box = &findings->list[first];
		struct uncore_fault fault = { 0, "" };

		count = 1;
		while (first + count < findings->count && findings->list[first + count].box == box->box &&
		       findings->list[first + count].unit == box->unit)
			count++;
		if (!may_be_together(findings, first, count) || check_some(findings, first, count, state, &fault) != 0)
			check_singly(findings, first, count, state);
	}
}
