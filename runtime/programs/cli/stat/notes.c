/* SPDX-License-Identifier: MIT */
/* uncore stat: prints the notes below the last report. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/common/describe.h"
#include "cli/registers/registers.h"
#include "cli/common/event_words.h"
#include "cli/machine/sysfs.h"
#include "cli/stat/report.h"

/* Boxes of one kind on one unit that the report has lines about. */
struct place {
	struct stat_report *report;
	const struct uncore_session *session;
	const char *unit_word;
	unsigned unit;
	uint16_t box;
};

/* Reports a cause once, even if it concerns several lines. */
static void tell_once(struct stat_report *report, struct text *line)
{
	if (strstr(text_string(&report->causes), text_string(line)) == NULL)
		text_printf(&report->causes, "%s", text_string(line));
	text_free(line);
}

/*
 * LIKWID ends with the package frozen, and Linux's driver never writes the register that does it: so says their
 * code. Whether processors keep such a freeze in spite of the driver is not settled.
 */
static void note_still(const struct place *place)
{
	struct text line = { 0 };

	if (!uncore_session_stood_still(place->session, place->unit, place->box, UNCORE_ALL_INSTANCES))
		return;
	text_printf(&line,
		    "  %s %u: the clock of %s does not move, so its counts are too small to use. Another program may "
		    "have left the box frozen: type uncore restore --unfreeze, and measure again\n",
		    place->unit_word, place->unit, box_id(place->report->machine->tables, place->box));
	tell_once(place->report, &line);
}

static void note_frozen(const struct place *place)
{
	const struct uncore_tables *tables = place->report->machine->tables;
	struct uncore_register reg;
	struct text line = { 0 };
	struct uncore_field_index field;

	if (uncore_session_frozen_by(place->session, place->unit, place->box, &reg, &field) != 0) {
		note_still(place);
		return;
	}
	text_printf(
		&line,
		"  %s %u was frozen for some time: %s.%s.%s came up (%s). The counts that are called frozen are too "
		"small to use: type uncore who, end what counts there, and measure again\n",
		place->unit_word, place->unit, box_id(tables, reg.box), register_id(tables, reg.reg),
		field_id(tables, field.at), uncore_text(tables, uncore_fields(tables)[field.at].text));
	tell_once(place->report, &line);
}

/*
 * Whether it is missing from the coverage. Instances that the part lacks are not; print_unseen() reports unseen ones.
 */
static bool is_missing(const struct place *place, uint16_t instance, enum uncore_presence *presence)
{
	return uncore_session_presence(place->session, place->unit, place->box, instance, presence) == 0 &&
	       uncore_presence_is_expected(*presence) && *presence != UNCORE_PRESENCE_OK &&
	       *presence != UNCORE_PRESENCE_UNSEEN;
}

/* Notes the instances from `first` on that are missing for the same reason. Returns the instance after them. */
static uint16_t note_missing_run(const struct place *place, uint16_t first, enum uncore_presence presence)
{
	const struct uncore_tables *tables = place->report->machine->tables;
	enum uncore_presence next;
	uint16_t end = (uint16_t)(first + 1);
	struct text line = { 0 };

	while (end < uncore_boxes(tables)[place->box].instances && is_missing(place, end, &next) && next == presence)
		end++;
	text_printf(&line, "  %s %u, %s%u", place->unit_word, place->unit, box_id(tables, place->box), first);
	if (end - first > 1)
		text_printf(&line, "-%u", end - 1u);
	text_printf(&line, " %s: %s\n", uncore_presence_name(presence), presence_meaning(presence));
	tell_once(place->report, &line);
	return end;
}

static void note_missing(const struct place *place)
{
	uint16_t instances = uncore_boxes(place->report->machine->tables)[place->box].instances;

	for (uint16_t instance = 0; instance < instances;) {
		enum uncore_presence presence;

		if (is_missing(place, instance, &presence))
			instance = note_missing_run(place, instance, presence);
		else
			instance++;
	}
}

/*
 * Notes the instances that the part lacks according to its registers, not to its number of cores, and how many were
 * looked for.
 */
static void note_absent(const struct place *place)
{
	const struct uncore_tables *tables = place->report->machine->tables;
	const struct uncore_box_row *row = &uncore_boxes(tables)[place->box];
	enum uncore_presence presence;
	struct text line = { 0 };
	unsigned count = 0;

	for (uint16_t instance = 0; instance < row->instances && row->presence == UNCORE_INSTANCES_ANSWERING;
	     instance++)
		count += uncore_session_presence(place->session, place->unit, place->box, instance, &presence) == 0 &&
			 presence == UNCORE_PRESENCE_ABSENT;
	if (count == 0)
		return;
	text_printf(&line, "  absent: %u of the %u %s of the largest part; their registers answer on no socket\n",
		    count, row->instances, box_id(tables, place->box));
	tell_once(place->report, &line);
}

/* Notes that the machine has more of the box than is described: the counts are too small. */
static void note_beyond(const struct place *place)
{
	const struct cli_request *request = place->report->request;
	struct text line = { 0 };

	if (request->sim == NULL && request->replay == NULL)
		add_pmu_beyond(&line, request->root, place->report->machine->tables, place->box);
	tell_once(place->report, &line);
}

static const struct uncore_fault *loss_of(const struct place *place, uint16_t instance)
{
	return uncore_session_lost_by(place->session, place->unit, place->box, instance);
}

/* Neighbours that were lost alike use the text of the first one. Returns the instance after them. */
static uint16_t note_lost_run(const struct place *place, uint16_t first, const struct uncore_fault *fault)
{
	const struct uncore_tables *tables = place->report->machine->tables;
	uint16_t end = (uint16_t)(first + 1);
	struct text line = { 0 };

	while (end < uncore_boxes(tables)[place->box].instances && loss_of(place, end) != NULL &&
	       loss_of(place, end)->code == fault->code)
		end++;
	text_printf(&line, "  %s %u, %s%u", place->unit_word, place->unit, box_id(tables, place->box), first);
	if (end - first > 1)
		text_printf(&line, "-%u", end - 1u);
	text_printf(&line, " %s: %s\n",
		    uncore_value_state_name(fault->code == UNCORE_E_DENIED ? UNCORE_VALUE_DENIED : UNCORE_VALUE_LOST),
		    fault->text);
	tell_once(place->report, &line);
	return end;
}

static void note_lost(const struct place *place)
{
	uint16_t instances = uncore_boxes(place->report->machine->tables)[place->box].instances;

	for (uint16_t instance = 0; instance < instances;) {
		const struct uncore_fault *fault = loss_of(place, instance);

		if (fault != NULL)
			instance = note_lost_run(place, instance, fault);
		else
			instance++;
	}
}

/* What is noted already: for each unit a flag for each box, as a box of sockets and as one of CPUs. */
struct noted {
	bool *at;
	size_t room;
	unsigned boxes;
};

/* Notes the place, and says whether it was noted before. */
static bool was_noted(struct noted *noted, const struct place *place, bool is_cpu)
{
	size_t at = ((size_t)place->unit * noted->boxes + place->box) * 2 + is_cpu, room = at * 2 + 64;
	bool was;

	if (at >= noted->room) {
		noted->at = take_memory(noted->at, room * sizeof(noted->at[0]));
		memset(&noted->at[noted->room], 0, (room - noted->room) * sizeof(noted->at[0]));
		noted->room = room;
	}
	was = noted->at[at];
	noted->at[at] = true;
	return was;
}

static void note_request(struct stat_report *report, const struct uncore_session *session, const struct stat_row *row,
			 unsigned each, struct noted *noted)
{
	const struct uncore_tables *tables = report->machine->tables;
	struct place place = {
		.report = report,
		.session = session,
		.unit_word = row_unit_word(row, tables),
		.box = row->item->encodings[each].box,
	};

	for (unsigned index = 0; uncore_session_unit(session, row->item->requests[each], index, &place.unit) == 0;
	     index++) {
		if (was_noted(noted, &place, uncore_boxes(tables)[row->item->box].scope == UNCORE_SCOPE_CPU))
			continue;
		note_absent(&place);
		note_beyond(&place);
		note_missing(&place);
		note_lost(&place);
		note_frozen(&place);
	}
}

void note_causes(struct stat_report *report, const struct uncore_session *session)
{
	const struct stat_rows *rows = report->rows;
	struct noted noted = { .boxes = report->machine->tables->boxes.count };

	for (size_t at = 0; at < rows->count; at++) {
		const struct stat_row *row = &rows->rows[at];

		/* The rows of an item follow each other, and have its requests in common. */
		for (unsigned each = 0; each < row->item->request_count && (at == 0 || row[-1].item != row->item);
		     each++)
			note_request(report, session, row, each, &noted);
	}
	free(noted.at);
}

bool add_item_doubt(struct text *text, const struct stat_item *item, unsigned each)
{
	struct text doubt = { 0 };
	bool is_doubtful = add_doubt(&doubt, &item->encodings[each]);

	if (is_doubtful) {
		add_expression(text, &item->encodings[each]);
		text_printf(text, ": %s", text_string(&doubt));
	}
	text_free(&doubt);
	return is_doubtful;
}

void print_doubts(const struct stat_report *report)
{
	struct text told = { 0 };

	for (size_t at = 0; at < report->rows->count; at++) {
		const struct stat_item *item = report->rows->rows[at].item;

		for (unsigned each = 0; each < item->request_count; each++) {
			struct text line = { 0 };

			if (add_item_doubt(&line, item, each) && strstr(text_string(&told), text_string(&line)) == NULL)
				text_printf(&told, "  %s\n", text_string(&line));
			text_free(&line);
		}
	}
	fputs(text_string(&told), stdout);
	text_free(&told);
}

/* A smaller share has no visible effect. */
#define NOTICED_SHARE 0.01

void print_cost(const struct stat_report *report)
{
	const struct stat_cost *cost = &report->whole;
	double share = report->at_seconds > 0 ? (double)cost->ns / 1e9 / report->at_seconds : 0;

	if (share > NOTICED_SHARE)
		printf("  sampling took %.1f %% of the time: %" PRIu64 " samples, %.3g ms each with checks%s\n",
		       share * 100, cost->samples,
		       (double)cost->ns / 1e6 / (double)(cost->samples != 0 ? cost->samples : 1),
		       report->passes > 1 ? " and changes of pass" : "");
}
