/* SPDX-License-Identifier: MIT */
/*
 * Tests exports of a made-up platform: which events a list selects, msr-safe's addresses and masks, quotes in CSV, the
 * names of #define lines, and the config words that perf makes of entries of its lists. Runs in the top folder.
 */
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "export/export.h"
#include "export/perf_code.h"
#include "export/perf_list.h"
#include "model/lookup.h"
#include "model/perf.h"
#include "spec_fixture.h"

static struct spec_files files;
static struct spec spec;

static int load(void **state)
{
	/* A text with a quotation mark, for CSV, and a filter that may be left out. */
	static const struct edit edits[] = {
		{ "madeup/tile.events.json", "\"Work; the box gives the source.\"", "\"Work, \\\"all\\\" of it.\"" },
		{ "madeup/slice.events.json", "\"spare.all\" }", "\"spare.all\", \"optional\": true }" },
	};

	(void)state;
	open_spec_files(&files, "tests/golden/madeup/spec");
	check_edited(&spec, &files, edits, 2);
	return spec.diag.count == 0 ? 0 : -1;
}

static int unload(void **state)
{
	(void)state;
	spec_free(&spec);
	arena_free(&files.arena);
	return 0;
}

static struct selection selection_of(const char *list)
{
	struct selection selection = { .arena = &spec.arena, .platform = find_platform(&spec.model, "madeup") };

	assert_null(select_events(&selection, list));
	return selection;
}

static void refuses(const char *list, const char *why)
{
	struct selection selection = { .arena = &spec.arena, .platform = find_platform(&spec.model, "madeup") };

	assert_string_equal(select_events(&selection, list), why);
}

/* The names of the selected events, in order. */
static void selects(const char *list, const char *names)
{
	struct selection selection = selection_of(list);
	struct text out = { 0 };

	for (size_t i = 0; i < selection.count; i++)
		text_printf(&out, "%s%s", i == 0 ? "" : " ", choice_name(&spec.arena, &selection.at[i]));
	assert_string_equal(text_string(&out), names);
	text_free(&out);
}

static void a_list_selects_events(void **state)
{
	(void)state;
	selects("TILE_WORK", "TILE_WORK");
	selects("tile_work,Unc_S_Lookup.Any", "TILE_WORK UNC_S_LOOKUP.ANY");
	selects("TILE_WORK,", "TILE_WORK");
	/* A counter that runs freely counts it. */
	selects("UNC_S_FREE", "UNC_S_FREE");
	refuses("", "the list of events is empty");
	refuses("TILE_WORK,TILE_WOR", "madeup has no countable event \"TILE_WOR\" (a sub-event is EVENT.UMASK)");
	/* It needs a umask; it may not be programmed; so may the umask. */
	refuses("UNC_S_LOOKUP", "madeup has no countable event \"UNC_S_LOOKUP\" (a sub-event is EVENT.UMASK)");
	refuses("UNC_S_GHOST", "madeup has no countable event \"UNC_S_GHOST\" (a sub-event is EVENT.UMASK)");
	refuses("UNC_S_LOOKUP.DEAD",
		"madeup has no countable event \"UNC_S_LOOKUP.DEAD\" (a sub-event is EVENT.UMASK)");
}

/* What the groups of another platform select: events, counters and metrics. */
static void selects_groups(const struct platform *platform, const char *list, const char *names, size_t counters,
			   size_t metrics)
{
	struct selection selection = { .arena = &spec.arena, .platform = platform };
	struct text out = { 0 };

	assert_null(select_groups(&selection, list));
	for (size_t i = 0; i < selection.count; i++)
		text_printf(&out, "%s%s", i == 0 ? "" : " ", choice_name(&spec.arena, &selection.at[i]));
	assert_string_equal(text_string(&out), names);
	assert_int_equal(selection.counter_count, counters);
	assert_int_equal(selection.metric_count, metrics);
	text_free(&out);
}

static void a_list_selects_groups(void **state)
{
	/* The metrics SHARE and RATE are of UNC_T_IN.X and UNC_T_IN.X|Y. */
	static const char share[] =
		"UNC_T_IN.X UNC_T_IN.X UNC_T_IN.Y UNC_T_IN.X UNC_T_IN.X UNC_T_IN.Y UNC_T_OPC "
		"UNC_T_CLK UNC_T_IN.Z";
	struct spec_files others = { 0 };
	struct spec ratios = { 0 };
	struct selection selection = { .arena = &spec.arena };

	(void)state;
	open_spec_files(&others, "tests/golden/ratios/spec");
	check_edited(&ratios, &others, NULL, 0);
	selection.platform = find_platform(&ratios.model, "ratios");
	selects_groups(selection.platform, "Share", share, 1, 2);
	selects_groups(selection.platform, "time,share,", share, 2, 2);
	assert_string_equal(select_groups(&selection, ""), "the list of groups is empty");
	assert_string_equal(select_groups(&selection, "time,tim"),
			    "ratios has no group \"tim\"; uncore list groups prints them");
	spec_free(&ratios);
	arena_free(&others.arena);
}

static void without_a_list_all_is_selected(void **state)
{
	struct selection selection = selection_of(NULL);
	bool first = false, last = false;

	(void)state;
	assert_true(selection.whole);
	for (size_t i = 0; i < selection.count; i++) {
		const char *name = choice_name(&spec.arena, &selection.at[i]);

		assert_null(selection.at[i].event->unprogrammable);
		first |= strcmp(name, "UNC_S_CLOCK") == 0;
		last |= strcmp(name, "L_FLITS.NEAR") == 0;
	}
	assert_true(first && last);
	assert_false(selection_of("TILE_WORK").whole);
}

/* ---- msr-safe ---- */

static void has_line(const char *out, const char *line)
{
	if (strstr(out, arena_printf(&spec.arena, "\n%s\n", line)) == NULL)
		fail_msg("no line \"%s\" in\n%s", line, out);
}

static size_t lines_of(const char *out)
{
	size_t count = 0;

	for (; *out != '\0'; out++)
		count += *out == '\n';
	return count;
}

/*
 * Counters 0 and 2 of three are used: their controls have an enable and a code, their counts 48 bits. The step of
 * set-up writes the code of one element of "odd". The rest is only read.
 */
static void msr_safe_allows_what_is_written(void **state)
{
	struct selection selection = selection_of("TILE_WORK");
	struct text out = { 0 };
	const char *text;

	(void)state;
	assert_true(export_msr_safe(&selection, &out));
	text = text_string(&out);
	assert_memory_equal(text, "# madeup: MSRs for counting TILE_WORK\n", 38);
	has_line(text, "0x00000E00 0x00000000800000FF # tile 0 ctl 0: made-up-1 p7");
	has_line(text, "0x00000E03 0x0000000000000000 # tile 0 ctl 1: made-up-1 p7");
	has_line(text, "0x00000F14 0x00000000800000FF # tile 2 ctl 2: made-up-1 p7");
	has_line(text, "0x00000E08 0x0000FFFFFFFFFFFF # tile 0 ctr 0: made-up-1 p7");
	has_line(text, "0x00000E0A 0x0000000000000000 # tile 0 ctr 1: made-up-1 p7");
	has_line(text, "0x00000F1C 0x0000FFFFFFFFFFFF # tile 2 ctr 2: made-up-1 p7");
	has_line(text, "0x00000E0F 0x0000000000000000 # tile 0 fixctl: made-up-1 p7");
	has_line(text, "0x00000E20 0x0000000000000000 # tile 0 odd 0: made-up-1 p7");
	has_line(text, "0x00000E31 0x00000000000000FF # tile 0 odd 1: made-up-1 p7");
	/* The freeze of all boxes is read: it ends a count. */
	has_line(text, "0x00000702 0x0000000000000000 # slice 2 global: made-up-1 p2");
	/* Two lines of head; three instances, each with 3 + 3 + 2 + 2 registers; three of slice. */
	assert_int_equal(lines_of(text), 2 + 3 * 10 + 3);
	text_free(&out);
}

static void msr_safe_lists_companions_and_filters(void **state)
{
	struct selection selection = selection_of("UNC_S_BUSY");
	struct text out = { 0 };
	const char *text;

	(void)state;
	assert_true(export_msr_safe(&selection, &out));
	text = text_string(&out);
	/* The event takes counters 1 to 3, and counter 0 by its side. A step sets the mode. */
	has_line(text, "0x00000720 0xFFFFFFFFFFC6FFFF # slice 0 ctl 0: made-up-1 p2 Table 2");
	has_line(text, "0x00000727 0x0000FFFFFFFFFFFF # slice 0 ctr 3: made-up-1 p2");
	has_line(text, "0x00000728 0x0000000070000000 # slice 0 status: made-up-1 p2");
	assert_null(strstr(text, " clock"));
	/* Steps name the status twice, which is listed once. */
	assert_int_equal(lines_of(text), 2 + 3 * 9 + 3);
	text_free(&out);
	/* Nothing is selected. */
	selection = (struct selection){ .arena = &spec.arena, .platform = selection.platform };
	assert_false(export_msr_safe(&selection, &out));
}

/* ---- CSV and #define ---- */

static void csv_quotes_what_needs_it(void **state)
{
	struct selection selection =
		selection_of("TILE_WORK,UNC_S_LOOKUP.HOMED,UNC_S_VICTIM.DIRTY,UNC_S_HOME_B,UNC_S_FREE");
	struct text out = { 0 };

	(void)state;
	export_csv(&selection, &out);
	assert_string_equal(
		text_string(&out),
		"platform,box,name,register,control,counters,filters,category,source,text\r\n"
		"madeup,tile,TILE_WORK,ctl,0x000000ff,0 2,,ALL,made-up-1 p7,\"Work, \"\"all\"\" of it.\"\r\n"
		"madeup,slice,UNC_S_LOOKUP.HOMED,ctl,0xfc00000000102034,0 1,"
		"status.node1?=0x3 status.mode=0x1 spare.all?,CACHE,made-up-2 p60,"
		"\"For some home, in a mode, of what the user asks for.\"\r\n"
		"madeup,slice,UNC_S_VICTIM.DIRTY,ctl,0xfc00000002900437,2 3,"
		"status.node0=0x1 status.node1=0x3,CACHE,made-up-2 p60,Changed ones.\r\n"
		"madeup,slice,UNC_S_HOME_B,ctl,0xfc00000000100051,0 1,status.node1,CACHE,made-up-2 p60,"
		"The same by the second.\r\n"
		"madeup,slice,UNC_S_FREE,clock,,0,,CLOCK,made-up-2 p60,What the free counter counts.\r\n");
	text_free(&out);
}

static void defines_have_every_address(void **state)
{
	struct selection selection = selection_of("TILE_WORK,UNC_S_FREE");
	struct text out = { 0 };
	const char *text;

	(void)state;
	export_defines(&selection, &out);
	text = text_string(&out);
	assert_memory_equal(text, "/* A platform that ", 19);
	assert_non_null(strstr(text, "addresses, fields and events."));
	has_line(text, "#define MADEUP_TILE_CTL_MSR_2_1 0xf13");
	has_line(text, "#define MADEUP_TILE_FIXCTR_MSR_1 0xe50");
	has_line(text, "#define MADEUP_TILE_CTL_SEL_MASK 0xff");
	has_line(text, "#define MADEUP_TILE_CTL_EN_SHIFT 0x1f");
	has_line(text, "#define MADEUP_MESH_CTR_OFFSET_0_1 0xb8");
	has_line(text, "#define MADEUP_SLICE_CTL_RESET 0xfc00000000100000");
	has_line(text, "#define MADEUP_TILE_TILE_WORK 0xff");
	has_line(text, "#define MADEUP_TILE_TILE_WORK_COUNTERS 0x5");
	has_line(text, "#define MADEUP_SLICE_UNC_S_FREE_COUNTERS 0x1");
	assert_null(strstr(text, "MADEUP_SLICE_UNC_S_FREE 0x"));
	assert_null(strstr(text, "MESH_NOWHERE_OFFSET"));
	text_free(&out);
}

/* ---- perf ---- */

static struct perf_format formats[] = {
	{ .word = "event", .is = { 0, UINT64_C(0x2000ff) } },
	{ .word = "umask", .is = { 0, UINT64_C(0xff00) } },
	{ .word = "edge", .is = { 0, UINT64_C(1) << 18 } },
	{ .word = "filter_opc", .is = { 1, UINT64_C(0x1ff) << 23 } },
};
static struct perf perf = { .pmu = "uncore_cbox", .formats = formats, .format_count = 4 };
static struct perf first = { .pmu = "uncore_first" };
static struct box perf_boxes[] = { { .id = "first", .perf = &first },
				   { .id = "none" },
				   { .id = "cbox", .perf = &perf } };
static const struct platform perf_platform = { .id = "toy", .boxes = perf_boxes, .box_count = 3 };

/* An entry with pairs of members and values up to NULL. */
static struct perf_code code_of(const char *const *members)
{
	struct perf_entry entry = { .name = "EVENT" };

	for (; *members != NULL; members += 2)
		perf_entry_add(&entry, members[0], members[1]);
	return perf_code_of(&spec.arena, &perf_platform, &entry);
}

#define CODE(...) code_of((const char *const[]){ __VA_ARGS__, NULL })

static void perf_makes_config_words(void **state)
{
	struct perf_code code = CODE("Unit", "CBOX", "EventCode", "0xb7,0xbb", "ExtSel", "1", "UMask", " 0x21 ");

	(void)state;
	assert_null(code.wrong);
	assert_string_equal(code.pmu, "uncore_cbox");
	assert_string_equal(code.terms, "event=0x1b7,umask=0x21");
	/* The ninth bit of the code is bit 21. */
	assert_int_equal(code.config[0], 0x2021b7);
	code = CODE("Unit", "CBOX", "EventCode", "0x35", "EdgeDetect", "1", "Filter", "filter_opc=0x182,config2=5");
	assert_null(code.wrong);
	assert_int_equal(code.config[0], 0x40035);
	assert_int_equal(code.config[1], UINT64_C(0x182) << 23);
	assert_int_equal(code.config[2], 5);
	/* A word without a value is 1. */
	assert_int_equal(CODE("Unit", "CBOX", "Filter", "edge").config[0], 1 << 18);
	assert_string_equal(CODE("Unit", "FIRST", "ConfigCode", "1").pmu, "uncore_first");
	/* Older lists have Intel's units. */
	assert_string_equal(CODE("Unit", "CBOX counters", "EventCode", "1").pmu, "uncore_cbox");
	assert_int_equal(CODE("Unit", "CBOX", "ConfigCode", "0x123").config[0], 0x123);
}

static void perf_refuses_what_does_not_fit(void **state)
{
	(void)state;
	assert_null(CODE("Unit", "CBOX", "UMask", "0xff").wrong);
	assert_string_equal(CODE("Unit", "CBOX", "UMask", "0x100").wrong, "0x100 does not fit umask");
	assert_string_equal(CODE("Unit", "CBOX", "UMask", "x").wrong, "UMask \"x\" is no number");
	assert_string_equal(CODE("Unit", "CBOX", "EventCode", "x").wrong, "EventCode \"x\" is no number");
	assert_string_equal(CODE("Unit", "CBOX", "Filter", "filter_opc=x").wrong,
			    "Filter \"filter_opc=x\" has no number");
	assert_string_equal(CODE("Unit", "CBOX", "Filter", "odd=1").wrong, "uncore_cbox has no word \"odd\"");
	assert_string_equal(CODE("Unit", "MBOX", "EventCode", "1").wrong, "no box has the PMU uncore_mbox");
	/* 0 needs no word. */
	assert_null(CODE("Unit", "CBOX", "Invert", "0").wrong);
	assert_string_equal(CODE("Unit", "CBOX", "Invert", "1").wrong, "uncore_cbox has no word \"inv\"");
}

static void perf_codes_are_equal(void **state)
{
	struct perf_code a = CODE("Unit", "CBOX", "EventCode", "0x35", "UMask", "1"),
			 same = CODE("Unit", "CBOX", "EventCode", "53", "Filter", "umask=1"),
			 other = CODE("Unit", "CBOX", "EventCode", "0x35", "UMask", "2"),
			 wide = CODE("Unit", "CBOX", "EventCode", "0x35", "UMask", "1", "Filter", "config2=1"),
			 wrong = CODE("Unit", "CBOX", "EventCode", "x");

	(void)state;
	assert_true(perf_code_same(&a, &same));
	assert_false(perf_code_same(&a, &other));
	assert_false(perf_code_same(&a, &wide));
	assert_false(perf_code_same(&wrong, &wrong));
}

static void perf_lists_are_sorted(void **state)
{
	struct perf_list list = { .arena = &spec.arena };
	struct text out = { 0 };

	(void)state;
	perf_entry_add(perf_list_add(&list, "B"), "Unit", "X");
	perf_entry_add(perf_list_add(&list, "A"), "Unit", "Y");
	perf_entry_add(perf_list_add(&list, "A"), "Unit", "X");
	perf_entry_add(&list.at[2], "Absent", NULL);
	perf_entry_add(&list.at[2], "EventName", "A \"quoted\"");
	perf_list_sort(&list);
	text_add(&out, "[");
	perf_list_print(&list, &out);
	assert_string_equal(text_string(&out),
			    "[\n    {\n        \"EventName\": \"A \\\"quoted\\\"\",\n        \"Unit\": \"X\"\n    },\n"
			    "    {\n        \"Unit\": \"Y\"\n    },\n    {\n        \"Unit\": \"X\"\n    }");
	text_free(&out);
}

static const char *member_of(const struct perf_list *list, const char *metric, const char *key)
{
	for (size_t i = 0; i < list->count; i++)
		if (strcmp(list->at[i].name, metric) == 0)
			return perf_entry_get(&list->at[i], key);
	fail_msg("no metric %s", metric);
	return NULL;
}

/* perf's parser of expressions (tools/perf/util/expr.y) knows min and max; older versions read no exponents. */
static void perf_expressions_mean_the_same(void **state)
{
	static const struct edit edits[] = {
		{ "ratios/unit.box.json", "  \"counters\": [",
		  "  \"perf\": { \"pmu\": \"uncore_unit\", \"control\": \"0xffff\", \"fixed\": \"0xff\", "
		  "\"source\": \"guide\", \"formats\": { \"event\": \"config:0-7\", \"umask\": \"config:8-15\" } },\n"
		  "  \"counters\": [" },
		{ "ratios/metrics.json", "- 1[events] + 1[events]", "- (0.125e0[events] + 1[events])" },
	};
	struct perf_list list = { 0 };
	struct spec_files ratios;
	struct spec own = { 0 };
	struct selection selection = { 0 };
	struct text left_out = { 0 };

	(void)state;
	open_spec_files(&ratios, "tests/golden/ratios/spec");
	check_edited(&own, &ratios, edits, 2);
	assert_int_equal(own.diag.count, 0);
	list.arena = selection.arena = &own.arena;
	selection.platform = find_platform(&own.model, "ratios");
	assert_null(select_events(&selection, NULL));
	perf_list_metrics(&selection, &list, &left_out);
	assert_string_equal(member_of(&list, "DEPTH", "MetricExpr"),
			    "max(0.5, min(2000, UNC_T_OCC / UNC_T_CLK)) - (0.125 + 1)");
	assert_null(member_of(&list, "DEPTH", "MetricConstraint"));
	assert_string_equal(member_of(&list, "RATE", "ScaleUnit"), "1bytes/seconds");
	assert_string_equal(member_of(&list, "SHARE", "ScaleUnit"), "1%");
	/* It divides the fixed counter, for which perf has a word, by one that runs freely. */
	assert_non_null(strstr(text_string(&left_out), "USE: uncore_unit does not count free\n"));
	assert_non_null(strstr(text_string(&left_out), "CODE0: it needs a value from the user\n"));
	assert_non_null(strstr(text_string(&left_out), "LOST: it cannot be computed: Its event is in no source.\n"));
	text_free(&left_out);
	spec_free(&own);
	arena_free(&ratios.arena);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_list_selects_events),
		cmocka_unit_test(a_list_selects_groups),
		cmocka_unit_test(without_a_list_all_is_selected),
		cmocka_unit_test(msr_safe_allows_what_is_written),
		cmocka_unit_test(msr_safe_lists_companions_and_filters),
		cmocka_unit_test(csv_quotes_what_needs_it),
		cmocka_unit_test(defines_have_every_address),
		cmocka_unit_test(perf_makes_config_words),
		cmocka_unit_test(perf_refuses_what_does_not_fit),
		cmocka_unit_test(perf_codes_are_equal),
		cmocka_unit_test(perf_lists_are_sorted),
		cmocka_unit_test(perf_expressions_mean_the_same),
	};

	return cmocka_run_group_tests(tests, load, unload);
}
