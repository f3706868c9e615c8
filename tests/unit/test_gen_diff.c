/* SPDX-License-Identifier: MIT */
/*
 * Tests what diff makes of a changed text of a spec: which changes in which direction, of what, with the old and the
 * new value; and which items it takes for renamed ones. Runs in the top folder.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "diff/effects.h"
#include "spec_fixture.h"

static struct spec_files files;
static struct spec base;

static int load(void **state)
{
	(void)state;
	open_spec_files(&files, "tests/golden/madeup/spec");
	check_edited(&base, &files, NULL, 0);
	return base.diag.count == 0 ? 0 : -1;
}

static int unload(void **state)
{
	(void)state;
	spec_free(&base);
	arena_free(&files.arena);
	return 0;
}

static void put_list(struct text *out, const struct strings *list)
{
	for (size_t i = 0; i < list->count; i++)
		text_join(out, i == 0 ? " " : ", ", list->at[i], "");
}

/* A line for each change: its name, what it is of, what was there, and what is there now. */
static void put_changes(struct arena *arena, struct text *out, const struct diff *diff)
{
	for (size_t i = 0; i < diff->count; i++) {
		const struct change *change = &diff->changes[i];

		text_printf(out, "%s %s:", change_name(change->id), subject_path(arena, change->subject));
		put_list(out, &change->old);
		text_add(out, " ->");
		put_list(out, &change->new);
		text_add(out, "\n");
	}
}

/* The changes that the edits make, or that undoing them makes. */
static void compares(const struct edit *edits, size_t count, bool undone, const char *wanted)
{
	struct spec edited = { 0 };
	struct arena arena = { 0 };
	struct diff diff = { .arena = &arena };
	struct text out = { 0 };

	check_edited(&edited, &files, edits, count);
	if (edited.diag.count != 0)
		fail_msg("%s is not valid", edits[0].to);
	diff_models(&diff, undone ? &edited.model : &base.model, undone ? &base.model : &edited.model);
	put_changes(&arena, &out, &diff);
	assert_string_equal(text_string(&out), wanted);
	text_free(&out);
	arena_free(&arena);
	spec_free(&edited);
}

/* What a changed text makes, and what it makes to undo it. */
struct pair {
	struct edit edit;
	const char *done, *undone;
};

static void try_pairs(const struct pair *pairs, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		compares(&pairs[i].edit, 1, false, pairs[i].done);
		compares(&pairs[i].edit, 1, true, pairs[i].undone);
	}
}

#define TRY(pairs) try_pairs(pairs, sizeof(pairs) / sizeof(pairs)[0])

static void changes_have_a_direction(void **state)
{
	static const struct pair pairs[] = {
		{ { "madeup/tile.box.json", "\"width\": 48, \"max_increment\": 4",
		    "\"width\": 47, \"max_increment\": 4" },
		  "counter-narrowed madeup/tile counter group general: 48 -> 47\n",
		  "counter-widened madeup/tile counter group general: 47 -> 48\n" },
		{ { "madeup/tile.box.json", "\"width\": 48, \"max_increment\": 4",
		    "\"width\": 48, \"max_increment\": 5" },
		  "counter-increment madeup/tile counter group general: 4 -> 5\n",
		  "counter-increment madeup/tile counter group general: 5 -> 4\n" },
		{ { "madeup/ports.box.json", "\"bits\": \"7:0\", \"access\": \"RW\"",
		    "\"bits\": \"7:0\", \"access\": \"RO\"" },
		  "access-narrowed madeup/ports.word.low: RW -> RO\n",
		  "symbols-differ madeup/ports: MADEUP_PORTS_WORD_RESET 0x0000ff00u -> MADEUP_PORTS_WORD_RESET "
		  "0x0000ff12u\naccess-widened madeup/ports.word.low: RO -> RW\n" },
		{ { "madeup/ports.box.json", "\"reset\": 18", "\"reset\": 19" },
		  "field-reset madeup/ports.word.low: 0x12 -> 0x13\n",
		  "field-reset madeup/ports.word.low: 0x13 -> 0x12\n" },
		{ { "madeup/core.box.json", "\"base\": \"0xc1\"", "\"base\": \"0xd1\"" },
		  "register-address madeup/core.ctr: 0xc1 0xc2 -> 0xd1 0xd2\n",
		  "register-address madeup/core.ctr: 0xd1 0xd2 -> 0xc1 0xc2\n" },
	};

	(void)state;
	TRY(pairs);
}

static void events_and_disputes_are_compared_by_meaning(void **state)
{
	static const struct pair pairs[] = {
		{ { "madeup/slice.events.json", "\"0x11\"", "\"0x12\"" },
		  "event-code madeup/slice/UNC_S_OCCUPANCY: ev_sel = 0x11 -> ev_sel = 0x12\n",
		  "event-code madeup/slice/UNC_S_OCCUPANCY: ev_sel = 0x12 -> ev_sel = 0x11\n" },
		{ { "madeup/slice.events.json", "\"counters\": [1, 2, 3]", "\"counters\": [1, 2]" },
		  "event-counters madeup/slice/UNC_S_BUSY: 1, 2, 3 -> 1, 2\n",
		  "event-counters madeup/slice/UNC_S_BUSY: 1, 2 -> 1, 2, 3\n" },
		{ { "madeup/slice.events.json", "\"max_increment\": 2,", "\"max_increment\": 3," },
		  "event-increment madeup/slice/UNC_S_LOOKUP.WRITE: 2 -> 3\n",
		  "event-increment madeup/slice/UNC_S_LOOKUP.WRITE: 3 -> 2\n" },
		{ { "madeup/slice.events.json", "\"all\": \"0x3\"", "\"all\": \"0x2\"" },
		  "event-filters madeup/slice/UNC_S_LOOKUP.HOMED: status.node1 not 0, all is 0x3, status.mode = "
		  "0x1, spare.all given -> status.node1 not 0, all is 0x2, status.mode = 0x1, spare.all given\n",
		  "event-filters madeup/slice/UNC_S_LOOKUP.HOMED: status.node1 not 0, all is 0x2, status.mode = "
		  "0x1, spare.all given -> status.node1 not 0, all is 0x3, status.mode = 0x1, spare.all given\n" },
		{ { "madeup/errata.json", "\"effect\": \"silent\"", "\"effect\": \"overcounts\"" },
		  "erratum-effect madeup erratum zz: silent -> overcounts\n",
		  "erratum-effect madeup erratum zz: overcounts -> silent\n" },
		{ { "madeup/disputes.json", "\"confidence\": \"medium\"", "\"confidence\": \"high\"" },
		  "dispute-changed dispute tile-width: medium -> high\n",
		  "dispute-changed dispute tile-width: high -> medium\n" },
	};

	(void)state;
	TRY(pairs);
}

static void another_id_is_a_new_name_if_most_is_equal(void **state)
{
	static const struct pair pairs[] = {
		{ { "madeup/slice.events.json", "\"UNC_S_OCCUPANCY\"", "\"UNC_S_LEVEL\"" },
		  "event-renamed madeup/slice/UNC_S_LEVEL: UNC_S_OCCUPANCY -> UNC_S_LEVEL\n",
		  "event-renamed madeup/slice/UNC_S_OCCUPANCY: UNC_S_LEVEL -> UNC_S_OCCUPANCY\n" },
		{ { "madeup/pair.box.json", "\"id\": \"odd\"", "\"id\": \"even\"" },
		  "register-renamed madeup/pair.even: odd -> even\n",
		  "register-renamed madeup/pair.odd: even -> odd\n" },
		{ { "madeup/bus.box.json", "\"id\": \"io\"", "\"id\": \"dev\"" },
		  "value-renamed madeup/bus.evt.agent.dev: io -> dev\n",
		  "value-renamed madeup/bus.evt.agent.io: dev -> io\n" },
		{ { "madeup/errata.json", "\"id\": \"zz\"", "\"id\": \"yy\"" },
		  "erratum-renamed madeup erratum yy: zz -> yy\n",
		  "erratum-renamed madeup erratum zz: yy -> zz\n" },
		{ { "madeup/slice.events.json",
		    "\"name\": \"UNC_S_OCCUPANCY\", \"select\": { \"ev_sel\": \"0x11\" }, \"counters\": [0]",
		    "\"name\": \"UNC_S_LEVEL\", \"select\": { \"ev_sel\": \"0x99\" }, \"counters\": [3]" },
		  "event-removed madeup/slice/UNC_S_OCCUPANCY: UNC_S_OCCUPANCY ->\nevent-added "
		  "madeup/slice/UNC_S_LEVEL: -> UNC_S_LEVEL\n",
		  "event-removed madeup/slice/UNC_S_LEVEL: UNC_S_LEVEL ->\nevent-added "
		  "madeup/slice/UNC_S_OCCUPANCY: -> UNC_S_OCCUPANCY\n" },
	};

	(void)state;
	TRY(pairs);
}

#define DOCUMENT(rest) \
	{ \
		"documents.json", "\"datasheet\" }", "\"datasheet\" },\n    { \"id\": " rest "}" \
	}

/* The title says more than all else together: with it a document is the same one, without it another. */
static void the_title_of_a_document_decides(void **state)
{
	static const struct edit old = DOCUMENT(
		"\"one\", \"title\": \"Guide\", \"publisher\": \"A\", \"revision\": "
		"\"1\", \"date\": \"2025\", \"kind\": \"code\", \"url\": \"https://a\"");
	static const struct edit edits[] = {
		DOCUMENT("\"two\", \"title\": \"Guide\", \"publisher\": \"B\", \"revision\": \"2\", \"date\": "
			 "\"2026\", \"kind\": \"data\", \"url\": \"https://b\""),
		DOCUMENT("\"two\", \"title\": \"Manual\", \"publisher\": \"A\", \"revision\": \"1\", \"date\": "
			 "\"2025\", \"kind\": \"code\", \"url\": \"https://a\""),
	};

	(void)state;
	for (size_t at = 0; at < sizeof(edits) / sizeof(edits[0]); at++) {
		struct spec before = { 0 }, after = { 0 };
		struct arena arena = { 0 };
		struct diff diff = { .arena = &arena };
		bool is_renamed = false;

		check_edited(&before, &files, &old, 1);
		check_edited(&after, &files, &edits[at], 1);
		assert_int_equal(before.diag.count + after.diag.count, 0);
		diff_models(&diff, &before.model, &after.model);
		for (size_t i = 0; i < diff.count; i++)
			is_renamed |= strcmp(change_name(diff.changes[i].id), "document-renamed") == 0;
		assert_int_equal(is_renamed, at == 0);
		arena_free(&arena);
		spec_free(&before);
		spec_free(&after);
	}
}

static void words_of_other_tools_are_compared(void **state)
{
	static const struct pair pairs[] = {
		{ { "madeup/tile.box.json", "\"index\": 0 }\n    ]\n  }",
		    "\"index\": 0 }\n    ]\n  }, \"likwid\": { \"source\": \"made-up-1\", "
		    "\"counters\": { \"TBOX{n}C{i}\": { \"counters\": \"general\" } }, "
		    "\"options\": { \"CODE\": { \"bits\": \"ctl[7:0]\" } }, \"defaults\": { \"WORK\": \"CODE=1\" } }" },
		  "likwid-words madeup/tile: -> CODE bits ctl[7:0], from bit 0 on, TBOX{0-2}C{0-2}: counters general, "
		  "WORK has CODE=1\nsource-changed madeup/tile: -> made-up-1\n",
		  "likwid-words madeup/tile: CODE bits ctl[7:0], from bit 0 on, TBOX{0-2}C{0-2}: counters general, "
		  "WORK has CODE=1 ->\nsource-changed madeup/tile: made-up-1 ->\n" },
	};

	(void)state;
	TRY(pairs);
}

/* ---- effects ---- */

/* The symbols, events and metrics that the first change affects. */
static void affects(const char *file, const char *from, const char *to, const char *wanted)
{
	const struct edit edit = { file, from, to };
	struct spec edited = { 0 };
	struct arena arena = { 0 };
	struct diff diff = { .arena = &arena };
	struct text out = { 0 };
	struct effects effects;

	check_edited(&edited, &files, &edit, 1);
	diff_models(&diff, &base.model, &edited.model);
	assert_int_equal(diff.count, 1);
	effects = change_effects(&diff, &diff.changes[0]);
	put_list(&out, &effects.symbols);
	text_add(&out, " |");
	put_list(&out, &effects.events);
	text_add(&out, " |");
	put_list(&out, &effects.metrics);
	assert_string_equal(text_string(&out), wanted);
	text_free(&out);
	arena_free(&arena);
	spec_free(&edited);
}

static void a_change_affects_what_is_made_of_it(void **state)
{
	(void)state;
	affects("madeup/slice.events.json", "\"0x11\"", "\"0x12\"",
		" MADEUP_SLICE_EVENT_OCCUPANCY | UNC_S_OCCUPANCY |");
	affects("madeup/ports.box.json", "\"reset\": 18", "\"reset\": 19",
		" MADEUP_PORTS_WORD_RESET, madeup_ports_word_reset | |");
	affects("madeup/core.box.json", "\"base\": \"0xc1\"", "\"base\": \"0xd1\"",
		" MADEUP_CORE_CTR_MSR, madeup_core_ctr_addr | |");
	/* Texts affect no program. */
	affects("madeup/tile.events.json", "\"Work; the box gives the source.\"", "\"Work.\"", " | |");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(changes_have_a_direction),
		cmocka_unit_test(events_and_disputes_are_compared_by_meaning),
		cmocka_unit_test(words_of_other_tools_are_compared),
		cmocka_unit_test(a_change_affects_what_is_made_of_it),
		cmocka_unit_test(another_id_is_a_new_name_if_most_is_equal),
		cmocka_unit_test(the_title_of_a_document_decides),
	};

	return cmocka_run_group_tests(tests, load, unload);
}
