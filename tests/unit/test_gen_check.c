/* SPDX-License-Identifier: MIT */
/*
 * Tests the checks at their limits: the last value that fits is accepted, the next one is refused by its rule alone.
 * Every citation is checked, wherever it is. Runs in the top folder.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "base/source.h"
#include "diag/diag_message.h"
#include "spec_fixture.h"

static const char madeup_folder[] = "tests/golden/madeup/spec", ratios_folder[] = "tests/golden/ratios/spec";

static struct spec_files madeup, ratios;

static int open_files(void **state)
{
	(void)state;
	open_spec_files(&madeup, madeup_folder);
	open_spec_files(&ratios, ratios_folder);
	return 0;
}

static int close_files(void **state)
{
	(void)state;
	arena_free(&madeup.arena);
	arena_free(&ratios.arena);
	return 0;
}

/*
 * A text of a file, one in its place that is still valid, and one that breaks the rule. second: the text to which the
 * note points; NULL: the message has none.
 */
struct limit {
	const char *file, *from, *good, *bad;
	enum rule rule;
	const char *second;
};

static void print_found(struct spec *spec, const struct limit *limit, const char *to)
{
	struct text out = { 0 };

	diag_print_text(&spec->diag, &out);
	print_error("%s: %s\n%s", limit->file, to, text_string(&out));
	text_free(&out);
}

static void has_note(const struct diag_message *message, const struct limit *limit)
{
	const struct loc *loc;

	if ((message->notes != NULL) != (limit->second != NULL))
		fail_msg("%s: %s: %s", limit->file, limit->bad, limit->second != NULL ? "no note" : "a note");
	if (limit->second == NULL)
		return;
	loc = &message->notes->loc;
	assert_memory_equal(loc->source->text + loc->offset, limit->second, strlen(limit->second));
}

static void try_one(const struct spec_files *files, const struct limit *limit, const char *to, size_t wanted)
{
	const struct edit edit = { limit->file, limit->from, to };
	struct spec spec = { 0 };
	size_t of_rule = 0;

	check_edited(&spec, files, &edit, 1);
	for (size_t i = 0; i < spec.diag.count; i++)
		of_rule += spec.diag.messages[i].rule == limit->rule;
	if (of_rule != wanted || spec.diag.count != wanted)
		print_found(&spec, limit, to);
	assert_int_equal(of_rule, wanted);
	assert_int_equal(spec.diag.count, wanted);
	if (wanted != 0)
		has_note(&spec.diag.messages[0], limit);
	spec_free(&spec);
}

static void try_limits(const struct spec_files *files, const struct limit *limits, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		try_one(files, &limits[i], limits[i].good, 0);
		try_one(files, &limits[i], limits[i].bad, 1);
	}
}

#define TRY(files, limits) try_limits(&(files), limits, sizeof(limits) / sizeof(limits)[0])

static void registers_do_not_share_addresses(void **state)
{
	/* Two control registers of core are at 0x186. Counters of mesh are two dwords at 0xa0 and two at 0xb8. */
	static const struct limit limits[] = {
		{ "madeup/core.box.json", "\"base\": \"0xc1\"", "\"base\": \"0x188\"", "\"base\": \"0x187\"",
		  RULE_ADDRESS_CLASH, "{ \"id\": \"sel\"" },
		{ "madeup/core.box.json", "\"base\": \"0xc1\"", "\"base\": \"0x184\"", "\"base\": \"0x185\"",
		  RULE_ADDRESS_CLASH, "{ \"id\": \"sel\"" },
		{ "madeup/mesh.box.json", "\"offset\": \"0x80\"", "\"offset\": \"0xa8\"", "\"offset\": \"0xa4\"",
		  RULE_ADDRESS_CLASH, "{ \"id\": \"ctr\"" },
		{ "madeup/mesh.box.json", "\"offset\": \"0x80\"", "\"offset\": \"0xc0\"", "\"offset\": \"0xbc\"",
		  RULE_ADDRESS_CLASH, "{ \"id\": \"ctr\"" },
		{ "madeup/mesh.box.json", "\"offset\": \"0x80\"", "\"offset\": \"0x9c\"", "\"offset\": \"0xa0\"",
		  RULE_ADDRESS_CLASH, "{ \"id\": \"ctr\"" },
		{ "madeup/tile.box.json", "\"base\": \"0xe10\", \"instance\": \"0x40\"",
		  "\"base\": \"0xe10\", \"instance\": 1", "\"base\": \"0xe10\", \"instance\": 0", RULE_INSTANCE_CLASH,
		  "{ \"id\": \"fixctr\"" },
		/* Instances may share all but counters: these have another offset in each. */
		{ "madeup/pair.box.json", "[[\"0x40\"], [\"0x5c\"]]", "[[\"0x40\"], [\"0x40\"]]",
		  "[[\"0x40\"], [\"0x60\"]]", RULE_INSTANCE_CLASH, "{ \"id\": \"tag\"" },
	};

	(void)state;
	TRY(madeup, limits);
}

static void addresses_are_inside_their_space(void **state)
{
	static const struct limit limits[] = {
		{ "madeup/mesh.box.json", "[\"0xa0\", \"0xb8\"]", "[\"0xa0\", \"0xff8\"]", "[\"0xa0\", \"0xffc\"]",
		  RULE_PCI_ALIGN, NULL },
		{ "madeup/ports.box.json", "[\"0x10\"]", "[\"0x14\"]", "[\"0x12\"]", RULE_PCI_ALIGN, NULL },
		{ "madeup/core.box.json", "\"base\": \"0xc1\"", "\"base\": \"0xfffffffe\"", "\"base\": \"0xffffffff\"",
		  RULE_NUMBER_RANGE, NULL },
		{ "madeup/tile.box.json", "[\"0xe0f\", \"0xe4f\", \"0xf1f\"]", "[\"0xe0e\", \"0xe4f\", \"0xf1f\"]",
		  "[\"0xe0f\", \"0xe4f\"]", RULE_ADDRESS_LIST, NULL },
	};

	(void)state;
	TRY(madeup, limits);
}

static void counters_fit_their_registers(void **state)
{
	/* Five counters have RDPMC numbers from 18 on and bits from 0 on; two more come after them, of eight bits. */
	static const struct limit limits[] = {
		{ "madeup/core.box.json", "\"width\": 40, \"write_width\"", "\"width\": 40, \"write_width\"",
		  "\"width\": 41, \"write_width\"", RULE_COUNTER_WIDTH, "\"39:0\"" },
		{ "madeup/core.box.json", "\"write_width\": 32", "\"write_width\": 39", "\"write_width\": 40",
		  RULE_COUNTER_WRITE, NULL },
		{ "madeup/bus.box.json", "\"rdpmc\": 24", "\"rdpmc\": 23", "\"rdpmc\": 22", RULE_COUNTER_NUMBER, NULL },
		{ "madeup/bus.box.json", "\"rdpmc\": 24", "\"rdpmc\": 16", "\"rdpmc\": 17", RULE_COUNTER_NUMBER, NULL },
		{ "madeup/bus.box.json", "\"select_bit\": 6", "\"select_bit\": 5", "\"select_bit\": 4",
		  RULE_COUNTER_NUMBER, NULL },
		{ "madeup/bus.box.json", "\"select_bit\": 6", "\"select_bit\": 6", "\"select_bit\": 7",
		  RULE_COUNTER_NUMBER, NULL },
		{ "madeup/mesh.box.json", "\"bit\": 0", "\"bit\": 0", "\"bit\": 1", RULE_OVERFLOW_BIT, NULL },
		{ "madeup/pair.box.json", "\"bit\": [0, 3]", "\"bit\": [3, 0]", "\"bit\": [2, 0]", RULE_OVERFLOW_BIT,
		  NULL },
		{ "madeup/pair.box.json", "\"bit\": [0, 3]", "\"bit\": [0, 3]", "\"bit\": [0, 2]", RULE_OVERFLOW_BIT,
		  NULL },
		{ "madeup/pair.box.json", "\"bit\": [0, 3]", "\"bit\": [0, 3]", "\"bit\": [0, 4]", RULE_OVERFLOW_BIT,
		  NULL },
		{ "madeup/pair.box.json", "pair.box_ctl.frz", "pair.box_ctl.frz", "pair.ctl.en", RULE_OVERFLOW_FREEZE,
		  NULL },
		{ "madeup/slice.box.json", "[20, 20, 1, 1]", "[20, 20, 1, 2]", "[20, 20, 1]", RULE_NAME_LIST, NULL },
	};

	(void)state;
	TRY(madeup, limits);
}

static void fields_fill_their_layout(void **state)
{
	static const struct limit limits[] = {
		{ "madeup/ports.box.json", "\"bits\": \"15:8\"", "\"bits\": \"15:8\"", "\"bits\": \"14:8\"",
		  RULE_FIELD_GAP, NULL },
		{ "madeup/ports.box.json", "\"bits\": \"15:8\"", "\"bits\": \"15:8\"", "\"bits\": \"16:8\"",
		  RULE_FIELD_WIDTH, NULL },
		{ "madeup/ports.box.json", "\"bits\": \"6:0\"", "\"bits\": \"6:0\"", "\"bits\": \"6:1\"",
		  RULE_FIELD_GAP, NULL },
		{ "madeup/ports.box.json", "\"bits\": \"6:0\"", "\"bits\": \"6:0\"", "\"bits\": \"5:0\"",
		  RULE_FIELD_GAP, NULL },
		{ "madeup/ports.box.json", "\"bits\": \"6:0\"", "\"bits\": \"6:0\"", "\"bits\": \"7:0\"",
		  RULE_FIELD_OVERLAP, "\"7\", \"access\": \"RW1C\"" },
		{ "madeup/ports.box.json", "\"reset\": 18", "\"reset\": 255", "\"reset\": 256", RULE_RESET_WIDTH,
		  NULL },
		{ "madeup/core.box.json", "\"default\": 3", "\"default\": 1", "\"default\": 4", RULE_FIELD_DEFAULT,
		  NULL },
		{ "madeup/ports.box.json", "\"access\": \"RV\", \"reset\": 0, \"write\": 1",
		  "\"access\": \"RV\", \"reset\": 0, \"write\": 0", "\"access\": \"RV\", \"reset\": 0", RULE_WRITE_RULE,
		  NULL },
		{ "madeup/ports.box.json", "\"access\": \"RW\", \"reset\": 18", "\"access\": \"RW\", \"reset\": 17",
		  "\"access\": \"RW\", \"reset\": 18, \"write\": 1", RULE_WRITE_RULE, NULL },
		/* A reserved range may be anywhere; a count is in one piece. */
		{ "madeup/core.box.json",
		  "{ \"bits\": \"63:40\", \"access\": \"RV\", \"write\": \"ignored\" },\n        { \"id\": "
		  "\"count\", \"bits\": \"39:0\"",
		  "{ \"bits\": \"63:42\", \"access\": \"RV\", \"write\": \"ignored\" },\n        { \"id\": "
		  "\"count\", \"bits\": \"41:0\"",
		  "{ \"bits\": \"62:40\", \"access\": \"RV\", \"write\": \"ignored\" },\n        { \"id\": "
		  "\"count\", \"bits\": \"63,39:0\"",
		  RULE_FIELD_PIECES, NULL },
		{ "madeup/bus.box.json", "{ \"id\": \"io\", \"value\": 3 }", "{ \"id\": \"io\", \"value\": 15 }",
		  "{ \"id\": \"io\", \"value\": 16 }", RULE_ENUM_WIDTH, NULL },
		{ "madeup/slice.box.json", "{ \"id\": \"on\", \"value\": 2, \"mask\": 6 }",
		  "{ \"id\": \"on\", \"value\": 2, \"mask\": 7 }", "{ \"id\": \"on\", \"value\": 2, \"mask\": 10 }",
		  RULE_ENUM_WIDTH, NULL },
		{ "madeup/slice.box.json", "{ \"id\": \"on\", \"value\": 2, \"mask\": 6 }",
		  "{ \"id\": \"on\", \"value\": 2, \"mask\": 2 }", "{ \"id\": \"on\", \"value\": 2, \"mask\": 5 }",
		  RULE_ENUM_WIDTH, NULL },
	};

	(void)state;
	TRY(madeup, limits);
}

static void clocks_have_their_own_hertz(void **state)
{
	static const struct limit limits[] = {
		{ "madeup/mesh.box.json", "{ \"id\": \"small\", \"bits\": \"17:16\", \"access\": \"RO\"",
		  "{ \"id\": \"small\", \"bits\": \"17:16\", \"access\": \"RO\", \"values\": [ { \"id\": "
		  "\"slow\", \"value\": 0, \"hertz\": 100 }, { \"id\": \"fast\", \"value\": 1, \"hertz\": 200 } ]",
		  "{ \"id\": \"small\", \"bits\": \"17:16\", \"access\": \"RO\", \"values\": [ { \"id\": "
		  "\"slow\", \"value\": 0, \"hertz\": 100 }, { \"id\": \"fast\", \"value\": 1, \"hertz\": 100 } ]",
		  RULE_ENUM_HERTZ, "100 }, {" },
		{ "madeup/mesh.box.json", "{ \"id\": \"small\", \"bits\": \"17:16\", \"access\": \"RO\"",
		  "{ \"id\": \"small\", \"bits\": \"17:16\", \"access\": \"RO\", \"values\": [ { \"id\": "
		  "\"slow\", \"value\": 0 }, { \"id\": \"fast\", \"value\": 1 } ]",
		  "{ \"id\": \"small\", \"bits\": \"17:16\", \"access\": \"RO\", \"values\": [ { \"id\": "
		  "\"slow\", \"value\": 0, \"hertz\": 100 }, { \"id\": \"fast\", \"value\": 1 } ]",
		  RULE_ENUM_HERTZ, NULL },
		{ "madeup/mesh.box.json", "{ \"id\": \"small\", \"bits\": \"17:16\", \"access\": \"RO\"",
		  "{ \"id\": \"small\", \"bits\": \"17:16\", \"access\": \"RO\", \"values\": [ { \"id\": "
		  "\"slow\", \"value\": 0, \"hertz\": 200 }, { \"id\": \"fast\", \"value\": 1, \"hertz\": 100 } ]",
		  "{ \"id\": \"small\", \"bits\": \"17:16\", \"access\": \"RO\", \"values\": [ { \"id\": "
		  "\"slow\", \"value\": 0 }, { \"id\": \"fast\", \"value\": 1, \"hertz\": 100 } ]",
		  RULE_ENUM_HERTZ, NULL },
	};

	(void)state;
	TRY(madeup, limits);
}

static void events_fit_their_counters(void **state)
{
	static const struct limit limits[] = {
		{ "madeup/core.events.json", "\"counters\": [0], ", "\"counters\": [1], ", "\"counters\": [2], ",
		  RULE_EVENT_COUNTER, NULL },
		{ "madeup/slice.events.json", "\"companion\": 0", "\"companion\": 3", "\"companion\": 4",
		  RULE_EVENT_COUNTER, NULL },
		{ "madeup/slice.events.json", "\"counters\": [1], \"max_increment\"",
		  "\"counters\": [0], \"max_increment\"", "\"counters\": [2], \"max_increment\"", RULE_EVENT_COUNTER,
		  NULL },
		{ "madeup/core.events.json", "\"0x79\"", "\"0xff\"", "\"0x100\"", RULE_EVENT_WIDTH, NULL },
		{ "madeup/core.events.json", "\"value\": \"0x8\"", "\"value\": \"0x80\"", "\"value\": \"0x100\"",
		  RULE_EVENT_WIDTH, NULL },
		{ "madeup/slice.events.json", "\"status.mode\", \"value\": 6", "\"status.mode\", \"value\": 7",
		  "\"status.mode\", \"value\": 8", RULE_FILTER_WIDTH, NULL },
		{ "madeup/slice.events.json", "\"all\": \"0x3\"", "\"all\": \"0x2\"", "\"all\": \"0x4\"",
		  RULE_FILTER_WIDTH, NULL },
		{ "madeup/slice.events.json", "\"max_increment\": 1,\n", "\"max_increment\": 1,\n",
		  "\"max_increment\": 2,\n", RULE_EVENT_CLOCK, NULL },
		{ "madeup/fabric.events.json", "\"fc_mask\": 1,", "\"fc_mask\": 3,", "\"fc_mask\": 8,",
		  RULE_EVENT_WIDTH, NULL },
		/* Another code on the same counter. */
		{ "madeup/slice.events.json", "\"0x51\"", "\"0x52\"", "\"0x11\"", RULE_EVENT_ENCODING,
		  "{ \"ev_sel\": \"0x11\" }" },
	};

	(void)state;
	TRY(madeup, limits);
}

static void steps_write_what_fits(void **state)
{
	static const struct limit limits[] = {
		{ "madeup/slice.box.json", "\"setup\": [ { \"write\": \"status\", \"set\": { \"mode\": 0 } } ]",
		  "\"setup\": [ { \"write\": \"status\", \"set\": { \"mode\": 7 } } ]",
		  "\"setup\": [ { \"write\": \"status\", \"set\": { \"mode\": 8 } } ]", RULE_STEP_VALUE, NULL },
		{ "madeup/tile.box.json", "\"write\": \"odd\", \"index\": 1", "\"write\": \"odd\", \"index\": 0",
		  "\"write\": \"odd\", \"index\": 2", RULE_STEP_FORM, NULL },
	};

	(void)state;
	TRY(madeup, limits);
}

static void machines_are_possible(void **state)
{
	/* Four storage registers are at 0x200, and the ratio is at 0xce. */
	static const struct limit limits[] = {
		{ "madeup/platform.json", "{ \"msr\": \"0x10\", \"kind\": \"tsc\" }",
		  "{ \"msr\": \"0x204\", \"kind\": \"tsc\" }", "{ \"msr\": \"0x203\", \"kind\": \"tsc\" }",
		  RULE_MACHINE, "{ \"msr\": \"0x203\"" },
		{ "madeup/platform.json", "{ \"msr\": \"0x10\", \"kind\": \"tsc\" }",
		  "{ \"msr\": \"0x1ff\", \"kind\": \"tsc\" }", "{ \"msr\": \"0x200\", \"kind\": \"tsc\" }",
		  RULE_MACHINE, "{ \"msr\": \"0x200\", \"kind\"" },
		/* There may be several for storage, and one that is the ratio. */
		{ "madeup/platform.json", "{ \"msr\": \"0x10\", \"kind\": \"tsc\" }", "{ \"msr\": \"0x10\" }",
		  "{ \"msr\": \"0x10\", \"kind\": \"ratio\" }", RULE_MACHINE, "{ \"msr\": \"0x10\"" },
		{ "madeup/platform.json", "\"bus_numbers\": \"0x108\"", "\"bus_numbers\": \"0x10c\"",
		  "\"bus_numbers\": \"0x10a\"", RULE_MACHINE, NULL },
		{ "madeup/platform.json", "\"device\": 6, \"function\": 1,", "\"device\": 5, \"function\": 1,",
		  "\"device\": 5, \"function\": 0,", RULE_MACHINE, NULL },
		/* One cache of a level holds data, one instructions. */
		{ "madeup/platform.json", "\"level\": 2,", "\"level\": 1, \"type\": \"instruction\",",
		  "\"level\": 1, \"type\": \"data\",", RULE_MACHINE, NULL },
	};

	(void)state;
	TRY(madeup, limits);
}

static void errata_are_of_steppings(void **state)
{
	static const struct limit limits[] = {
		{ "ratios/errata.json", "\"fixed_in\": 4", "\"fixed_in\": 5", "\"fixed_in\": 3", RULE_ERRATUM_STEPPING,
		  NULL },
		{ "ratios/errata.json", "\"stepping\": [0, 3]", "\"stepping\": [3, 3]", "\"stepping\": [3, 2]",
		  RULE_ERRATUM_STEPPING, NULL },
		{ "ratios/errata.json", "[\"unit/UNC_T_CLK\"]", "[\"unit/UNC_T_IN.Y\"]", "[\"unit/UNC_T_IN.X\"]",
		  RULE_ERRATUM_INSTEAD, NULL },
	};

	(void)state;
	TRY(ratios, limits);
}

static void errata_are_of_a_processor(void **state)
{
	/* The second kind has steppings 2 to 5. */
	static const struct limit limits[] = {
		{ "madeup/errata.json", "\"effect\": \"silent\"",
		  "\"effect\": \"silent\", \"variants\": [\"second\"], \"stepping\": 5",
		  "\"effect\": \"silent\", \"variants\": [\"second\"], \"stepping\": 6", RULE_ERRATUM_STEPPING, NULL },
		{ "madeup/errata.json", "\"effect\": \"silent\"",
		  "\"effect\": \"silent\", \"variants\": [\"second\"], \"stepping\": 2",
		  "\"effect\": \"silent\", \"variants\": [\"second\"], \"stepping\": 1", RULE_ERRATUM_STEPPING, NULL },
	};

	(void)state;
	TRY(madeup, limits);
}

static void ids_are_given_once(void **state)
{
	static const struct limit limits[] = {
		{ "madeup/errata.json", "\"id\": \"zz\"", "\"id\": \"e7\"", "\"id\": \"E7\"", RULE_DUPLICATE_ID,
		  "{ \"id\": \"E7\"" },
		{ "madeup/platform.json", "{ \"name\": \"slice\", \"flows\": [\"lookups\"] }",
		  "{ \"name\": \"UNC_S_LOOKUP\", \"flows\": [\"lookups\"] }",
		  "{ \"name\": \"UNC_S_LOOKUPS\", \"flows\": [\"lookups\"] }", RULE_MACHINE,
		  "{ \"name\": \"UNC_S_LOOKUPS\"" },
		{ "madeup/pair.box.json", "\"id\": \"odd\"", "\"id\": \"even\"", "\"id\": \"mix\"",
		  RULE_DUPLICATE_REGISTER, "{ \"id\": \"mix\"" },
	};

	(void)state;
	TRY(madeup, limits);
}

static void umasks_narrow_others(void **state)
{
	static const struct limit limits[] = {
		{ "madeup/core.events.json", "\"value\": \"0x4\", \"or\": true",
		  "\"value\": \"0x4\", \"or\": true, \"narrows\": true", "\"value\": \"0x4\", \"narrows\": true",
		  RULE_UMASK_NARROWS, NULL },
		{ "madeup/slice.events.json", "[ { \"name\": \"READ\", \"value\": \"0x1\"",
		  "[ { \"name\": \"READ\", \"or\": true, \"value\": \"0x1\"",
		  "[ { \"name\": \"READ\", \"or\": true, \"narrows\": true, \"value\": \"0x1\"", RULE_UMASK_NARROWS,
		  NULL },
	};

	(void)state;
	TRY(madeup, limits);
}

/* Puts an unknown document before each source of the file in turn: each time some message says so. */
static size_t try_sources(const struct spec_files *files, const struct tree_file *file)
{
	static const char key[] = "\"source\": \"";
	size_t tried = 0;

	for (const char *at = strstr(file->text, key); at != NULL; at = strstr(at + 1, key)) {
		struct spec spec = { 0 };
		struct spec_files edited = { .folder = files->folder };
		const struct edit edit = { file->path, key, "\"source\": \"nowhere; " };
		const char *text = replaced(&spec.arena, file->text, at, &edit);

		for (size_t i = 0; i < files->tree.count; i++)
			tree_add(&spec.arena, &edited.tree, files->tree.files[i].path, files->tree.files[i].text,
				 files->tree.files[i].length);
		tree_add(&spec.arena, &edited.tree, file->path, text, strlen(text));
		check_edited(&spec, &edited, NULL, 0);
		if (!diag_has_rule(&spec.diag, RULE_UNKNOWN_DOCUMENT))
			fail_msg("%s: no message about \"nowhere\" before %.60s", file->path, at);
		spec_free(&spec);
		tried++;
	}
	return tried;
}

static void every_source_is_checked(void **state)
{
	size_t tried = 0;

	(void)state;
	for (size_t i = 0; i < madeup.tree.count; i++)
		tried += try_sources(&madeup, &madeup.tree.files[i]);
	for (size_t i = 0; i < ratios.tree.count; i++)
		tried += try_sources(&ratios, &ratios.tree.files[i]);
	assert_true(tried > 60);
}

/* ---- pairs of equal keys ---- */

struct pairs {
	size_t count;
	size_t at[8][2];
};

static void note_pair(void *context, size_t earlier, size_t later)
{
	struct pairs *pairs = context;

	assert_true(pairs->count < 8);
	pairs->at[pairs->count][0] = earlier;
	pairs->at[pairs->count++][1] = later;
}

static void pairs_come_in_the_order_of_the_later(void **state)
{
	struct alike list[] = { { 9, 0 }, { 5, 1 }, { 9, 2 }, { 7, 3 }, { 9, 4 }, { 5, 5 } };
	static const size_t wanted[][2] = { { 1, 5 }, { 0, 2 }, { 0, 4 }, { 2, 4 } };
	struct pairs pairs = { 0 };

	(void)state;
	each_alike(list, 0, note_pair, &pairs);
	each_alike(list, 1, note_pair, &pairs);
	assert_int_equal(pairs.count, 0);
	each_alike(list, sizeof list / sizeof list[0], note_pair, &pairs);
	assert_int_equal(pairs.count, 4);
	assert_memory_equal(pairs.at, wanted, sizeof wanted);
}

static void name_keys_do_not_see_case(void **state)
{
	/* Longer than the part that is made lower case at a time. */
	static const char lower[] = "a_name_that_is_longer_than_the_buffer_by_which_names_are_made_lower_case_z9";
	static const char upper[] = "A_NAME_THAT_IS_LONGER_THAN_THE_BUFFER_BY_WHICH_NAMES_ARE_MADE_LOWER_CASE_Z9";
	static const char other[] = "a_name_that_is_longer_than_the_buffer_by_which_names_are_made_lower_case_z8";

	(void)state;
	assert_true(name_key("AZaz") == name_key("azAZ"));
	assert_false(name_key("a") == name_key("b"));
	/* These differ from letters of the other case by the same bit. */
	assert_false(name_key("@") == name_key("`"));
	assert_false(name_key("[") == name_key("{"));
	assert_true(name_key(lower) == name_key(upper));
	assert_false(name_key(lower) == name_key(other));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(registers_do_not_share_addresses),
		cmocka_unit_test(addresses_are_inside_their_space),
		cmocka_unit_test(counters_fit_their_registers),
		cmocka_unit_test(fields_fill_their_layout),
		cmocka_unit_test(events_fit_their_counters),
		cmocka_unit_test(steps_write_what_fits),
		cmocka_unit_test(machines_are_possible),
		cmocka_unit_test(errata_are_of_steppings),
		cmocka_unit_test(clocks_have_their_own_hertz),
		cmocka_unit_test(errata_are_of_a_processor),
		cmocka_unit_test(ids_are_given_once),
		cmocka_unit_test(umasks_narrow_others),
		cmocka_unit_test(every_source_is_checked),
		cmocka_unit_test(pairs_come_in_the_order_of_the_later),
		cmocka_unit_test(name_keys_do_not_see_case),
	};

	return cmocka_run_group_tests(tests, open_files, close_files);
}
