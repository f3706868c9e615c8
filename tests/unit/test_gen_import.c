/* SPDX-License-Identifier: MIT */
/*
 * Tests the import of Intel's event files: how entries are read, which box a unit is, where the numbers of an encoding
 * go and that they come back, which fields filters are, and which version is older. Runs in the top folder.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

#include <cmocka.h>

#include "import/origin.h"
#include "import/units.h"
#include "model/lookup.h"
#include "spec_fixture.h"

static struct spec_files files;
static struct spec spec;
static const struct platform *platform;

static int load(void **state)
{
	(void)state;
	open_spec_files(&files, "tests/golden/madeup/spec");
	check_edited(&spec, &files, NULL, 0);
	platform = find_platform(&spec.model, "madeup");
	return spec.diag.count == 0 ? 0 : -1;
}

static int unload(void **state)
{
	(void)state;
	spec_free(&spec);
	arena_free(&files.arena);
	return 0;
}

static const struct box *box_of(const char *id)
{
	const struct box *box = find_box(platform, id, strlen(id));

	assert_non_null(box);
	return box;
}

/* ---- entries ---- */

/* Reads a list of one entry with these members besides its unit and name. NULL: it is refused. */
static const struct perfmon_event *read_entry(const char *members, const char **why)
{
	char path[] = "/tmp/uncoregen-test-XXXXXX";
	const char *paths[] = { path };
	struct perfmon_file *file = arena_alloc(&spec.arena, sizeof *file);
	struct diag diag = { .arena = &spec.arena };
	struct text text = { 0 }, said = { 0 };
	int descriptor = mkstemp(path);
	bool good;

	*file = (struct perfmon_file){ 0 };
	text_printf(&text, "[ { \"Unit\": \"X\", \"EventName\": \"E\", %s } ]", members);
	assert_int_equal(write(descriptor, text.at, text.length), text.length);
	close(descriptor);
	good = perfmon_read(&diag, paths, 1, file);
	unlink(path);
	diag_print_text(&diag, &said);
	*why = arena_copy(&spec.arena, text_string(&said), said.length);
	text_free(&text);
	text_free(&said);
	return good ? &file->at[0] : NULL;
}

static const struct perfmon_event *reads(const char *members)
{
	const char *why;
	const struct perfmon_event *event = read_entry(members, &why);

	if (event == NULL)
		fail_msg("%s: %s", members, why);
	return event;
}

static void refuses(const char *members, const char *what)
{
	const char *why;

	assert_null(read_entry(members, &why));
	if (strstr(why, what) == NULL)
		fail_msg("%s: no \"%s\" in %s", members, what, why);
}

static void counts_on(const char *counters, const char *wanted)
{
	const struct perfmon_event *event =
		reads(arena_printf(&spec.arena, "\"EventCode\": 1, \"Counter\": \"%s\"", counters));
	struct text out = { 0 };

	for (size_t i = 0; i < event->counters.count; i++)
		text_printf(&out, "%s%u", i == 0 ? "" : " ", (unsigned)event->counters.at[i]);
	assert_string_equal(text_string(&out), wanted);
	text_free(&out);
}

static void lists_of_counters_are_read(void **state)
{
	(void)state;
	counts_on("0,1,2,3", "0 1 2 3");
	counts_on("0-3", "0 1 2 3");
	counts_on("2-2, 5,", "2 5");
	counts_on("FIXED", "");
	counts_on("na", "");
	assert_non_null(reads("\"EventCode\": 1, \"Counter\": \"63\"")->beyond);
	assert_null(reads("\"EventCode\": 1, \"Counter\": \"0-3\"")->beyond);
	refuses("\"EventCode\": 1, \"Counter\": \"64\"", "counters, which are 0 to 63");
	refuses("\"EventCode\": 1, \"Counter\": \"3-2\"", "counters, which are 0 to 63");
	refuses("\"EventCode\": 1, \"Counter\": \"0;1\"", "no list of counters");
}

static void numbers_are_read(void **state)
{
	const struct perfmon_event *event = reads("\"EventCode\": \"0x1A\", \"UMask\": \" 010 \", \"ExtSel\": \"1\"");

	(void)state;
	assert_int_equal(event->code, 0x1a);
	assert_int_equal(event->umask, 10);
	assert_true(event->ext);
	assert_false(event->deprecated);
	assert_true(reads("\"EventCode\": 5, \"Deprecated\": \"1\"")->deprecated);
	assert_int_equal(reads("\"EventCode\": \"null\"")->code, 0);
	assert_int_equal(reads("\"EventCode\": \"0xffffffff\"")->code, UINT32_MAX);
	assert_null(reads("\"EventCode\": 1, \"UMask\": \"0xff\"")->beyond);
	assert_string_equal(reads("\"EventCode\": 1, \"UMask\": \"0x100\"")->beyond, "UMask 0x100");
	assert_string_equal(reads("\"EventCode\": 1, \"EdgeDetect\": \"1\"")->beyond, "EdgeDetect 1");
	refuses("\"EventCode\": \"0x100000000\"", "too large");
	refuses("\"EventCode\": \"0b1\"", "no number");
	refuses("\"EventCode\": 1, \"ExtSel\": \"2\"", "too large");
}

static void filters_are_read(void **state)
{
	const struct perfmon_event *event =
		reads("\"EventCode\": 1, \"Filter\": \"Filter0[22:18], fc, Filter1 [5];Filter2\"");

	(void)state;
	assert_int_equal(event->filter_count, 3);
	assert_string_equal(event->filters[0].reg, "Filter0");
	assert_true(event->filters[0].hi == 22 && event->filters[0].lo == 18);
	assert_true(event->filters[1].hi == 5 && event->filters[1].lo == 5);
	assert_true(event->filters[2].hi == 63 && event->filters[2].lo == 0);
	assert_int_equal(reads("\"EventCode\": 1, \"Filter\": \"0x0\"")->filter_count, 0);
	assert_int_equal(reads("\"EventCode\": 1, \"Filter\": \"F[63:63]\"")->filters[0].hi, 63);
	refuses("\"EventCode\": 1, \"Filter\": \"F[64:0]\"", "no list of filters");
	refuses("\"EventCode\": 1, \"Filter\": \"F[3:4]\"", "no list of filters");
	refuses("\"EventCode\": 1, \"Filter\": \"[3:2]\"", "no list of filters");
}

static void kinds_of_counters_are_read(void **state)
{
	(void)state;
	assert_int_equal(reads("\"EventCode\": 1, \"Counter\": \"0\"")->counter_kind, UNCORE_COUNTER_GENERAL);
	assert_int_equal(reads("\"EventCode\": 1, \"Counter\": \"Fixed\"")->counter_kind, UNCORE_COUNTER_FIXED);
	assert_int_equal(reads("\"EventCode\": 1, \"Counter\": \"0\", \"CounterType\": \"FREERUN\"")->counter_kind,
			 UNCORE_COUNTER_FREE);
}

/* ---- units ---- */

static struct perfmon_event of_units[] = {
	{ .unit = "Cache Slice", .name = "A" },    { .unit = "TI_LE", .name = "A" },
	{ .unit = "Section", .name = "A" },        { .unit = "CHA", .name = "unc_s_lookup.READ" },
	{ .unit = "CHA", .name = "TILE_WORK" },    { .unit = "CHA", .name = "UNC_S_CLOCK" },
	{ .unit = "IIO Stack", .name = "N" },      { .unit = "IIO-Stack", .name = "N" },
	{ .unit = "iMC", .name = "CORE_CYCLES" },  { .unit = "int", .name = "N" },
	{ .unit = "3D", .name = "UNC_S_LOOKUPX" },
};

static void unit_is(const struct comparison *comparison, const char *name, const char *box_id, const char *box,
		    bool by_events)
{
	const struct unit *unit = find_unit(comparison, name);

	assert_non_null(unit);
	assert_string_equal(unit->box_id, box_id);
	assert_ptr_equal(unit->box, box != NULL ? box_of(box) : NULL);
	assert_int_equal(unit->by_events, by_events);
}

static void units_are_boxes(void **state)
{
	static const char *const mapping[] = { "iM=tile", "iMC=core" };
	const struct perfmon_file file = { .at = of_units, .count = sizeof of_units / sizeof of_units[0] };
	struct comparison comparison = { .arena = &spec.arena, .platform = platform, .file = &file };

	(void)state;
	find_units(&comparison, mapping, 2);
	assert_int_equal(comparison.unit_count, 9);
	/* By title, id and alias; only letters and digits count. */
	unit_is(&comparison, "Cache Slice", "slice", "slice", false);
	unit_is(&comparison, "TI_LE", "tile", "tile", false);
	unit_is(&comparison, "Section", "slice", "slice", false);
	/* Two of its three events are of one box. */
	unit_is(&comparison, "CHA", "slice", "slice", true);
	unit_is(&comparison, "iMC", "core", "core", false);
	/* New boxes: two spellings are one; a word of C and a digit make no name. */
	unit_is(&comparison, "IIO Stack", "iio_stack", NULL, false);
	unit_is(&comparison, "IIO-Stack", "iio_stack", NULL, false);
	unit_is(&comparison, "int", "int_box", NULL, false);
	unit_is(&comparison, "3D", "unit_3d", NULL, false);
}

/* ---- encodings ---- */

/* Puts what is placed into the fields of the layout. */
static uint64_t put_placed(const struct layout *layout, const struct placed *placed)
{
	for (size_t i = 0; placed->field_id != NULL && i < layout->is.field_count; i++)
		if (layout->is.fields[i].id != NULL && strcmp(layout->is.fields[i].id, placed->field_id) == 0)
			return field_put(&layout->is.fields[i], placed->value);
	assert_null(placed->field_id);
	return 0;
}

/* What the spec sets comes back through Intel's numbers. */
static void comes_back(const struct event *event, const struct umask *umask)
{
	const struct layout *layout = event->is.group->is.control->is.layout;
	struct encoding encoding = { 0 };
	struct placing placing;
	uint64_t value;

	assert_true(encoding_of(event, umask, &encoding));
	assert_null(encoding_place(&spec.arena, layout, &encoding, &placing));
	value = put_placed(layout, &placing.code) | put_placed(layout, &placing.ext) |
		put_placed(layout, &placing.umask);
	for (size_t i = 0; i < PLACED_SETS; i++)
		value |= put_placed(layout, &placing.set[i]);
	assert_int_equal(value, event->is.control | (umask != NULL ? umask->is.control : 0));
}

static void encodings_come_back(void **state)
{
	static const char *const boxes[] = { "tile", "core", "fabric", "lanes" };
	size_t tried = 0;

	(void)state;
	for (size_t b = 0; b < sizeof boxes / sizeof boxes[0]; b++) {
		const struct events *events = box_of(boxes[b])->events;

		for (size_t e = 0; e < events->count; e++) {
			const struct event *event = &events->at[e];

			if (!event_is_placed(event) || event->is.group->kind != UNCORE_COUNTER_GENERAL)
				continue;
			comes_back(event, NULL);
			for (size_t u = 0; u < event->umask_count; u++, tried++)
				comes_back(event, &event->umasks[u]);
		}
	}
	assert_int_equal(tried, 2 + 6 + 3);
}

static void umask_ext_that_repeats_is_dropped(void **state)
{
	struct perfmon_event intel = { .code = 0x83, .umask = 4, .umask_ext = 0x70010, .ports = 1, .kinds = 7 };
	struct encoding encoding = encoding_by_intel(&intel), other;

	(void)state;
	assert_int_equal(encoding.umask_ext, 0);
	assert_string_equal(umask_bits(&spec.arena, &encoding), "umask 0x4");
	intel.umask_ext = 0x70020;
	other = encoding_by_intel(&intel);
	assert_int_equal(other.umask_ext, 0x70020);
	assert_false(encoding_equal(&encoding, &other));
	assert_true(encoding_equal(&encoding, &encoding));
	other = (struct encoding){ .ports = 3 };
	assert_string_equal(umask_bits(&spec.arena, &other), "PortMask 0x3");
	other = (struct encoding){ 0 };
	assert_null(umask_bits(&spec.arena, &other));
}

static const char *why_not_placed(const char *box, struct encoding encoding)
{
	struct placing placing;

	return encoding_place(&spec.arena, control_layout(box_of(box)), &encoding, &placing);
}

static void encodings_need_fields(void **state)
{
	struct placing placing;
	struct encoding habit = { .code = 0x21, .umask = 3, .ext = true, .kinds = 7 };

	(void)state;
	assert_null(why_not_placed("tile", (struct encoding){ .code = 0xff }));
	assert_string_equal(why_not_placed("tile", (struct encoding){ .code = 0x100 }),
			    "code 0x100, for which the control register has no field");
	assert_string_equal(why_not_placed("tile", (struct encoding){ .umask = 1 }),
			    "umask 0x1, for which the control register has no field");
	assert_string_equal(why_not_placed("tile", (struct encoding){ .ext = true }),
			    "the extra select bit, which the control register does not have");
	assert_null(why_not_placed("fabric", (struct encoding){ .kinds = 7 }));
	assert_string_equal(why_not_placed("fabric", (struct encoding){ .kinds = 8 }),
			    "FCMask 0x8, for which field fc_mask of the control register is too narrow");
	assert_string_equal(
		why_not_placed("tile", (struct encoding){ .ports = 1 }),
		"PortMask 0x1, for which the control register has no field; if it has one, add it to layout "
		"ctl with role \"channel_mask\" and import again");
	/* A umask in pieces goes on for 23 bits. */
	assert_null(why_not_placed("lanes", (struct encoding){ .umask_ext = 0x7fffff }));
	assert_non_null(why_not_placed("lanes", (struct encoding){ .umask_ext = 0x800000 }));
	/* A box that is not described gets the usual names. */
	assert_null(encoding_place(&spec.arena, NULL, &habit, &placing));
	assert_string_equal(placing.code.field_id, "ev_sel");
	assert_string_equal(placing.ext.field_id, "ev_sel_ext");
	assert_string_equal(placing.umask.field_id, "umask");
	assert_string_equal(placing.set[2].field_id, "fc_mask");
	assert_int_equal(placing.set[2].value, 7);
	assert_null(placing.set[0].field_id);
}

/* ---- filters ---- */

static void filters_are_fields(void **state)
{
	const struct box *slice = box_of("slice");
	const struct reg *status = filter_register(slice, "STATUS");
	const struct field *node0 = NULL;
	struct perfmon_filter filter = { "status", 5, 4 };

	(void)state;
	assert_ptr_equal(filter_register(slice, "Sn_status"), status);
	assert_string_equal(filter_register(slice, "globalcontrol")->id, "global");
	assert_null(filter_register(slice, "Filter0"));
	for (size_t i = 0; i < status->is.layout->is.field_count; i++)
		if (field_hi(&status->is.layout->is.fields[i]) == 5 && status->is.layout->is.fields[i].id != NULL)
			node0 = &status->is.layout->is.fields[i];
	/* It is bits 5 and 4. */
	assert_non_null(node0);
	assert_true(filter_covers(&filter, node0));
	filter = (struct perfmon_filter){ "status", 31, 5 };
	assert_true(filter_covers(&filter, node0));
	filter = (struct perfmon_filter){ "status", 4, 0 };
	assert_true(filter_covers(&filter, node0));
	filter = (struct perfmon_filter){ "status", 31, 6 };
	assert_false(filter_covers(&filter, node0));
	filter = (struct perfmon_filter){ "status", 3, 0 };
	assert_false(filter_covers(&filter, node0));
	/* All of a register with several fields; of one with one field it is that field. */
	filter = (struct perfmon_filter){ "status", 63, 0 };
	assert_true(is_whole_filter(status, &filter));
	assert_false(is_whole_filter(filter_register(slice, "spare"), &filter));
	filter.lo = 1;
	assert_false(is_whole_filter(status, &filter));
}

static void filters_are_compared(void **state)
{
	const struct box *slice = box_of("slice");
	const struct event *victim = find_event(slice->events, "UNC_S_VICTIM");
	struct perfmon_filter both[] = { { "status", 5, 4 }, { "status", 7, 6 } }, odd[] = { { "nowhere", 63, 0 } };
	struct perfmon_event intel = { .filters = both, .filter_count = 1, .filter_value = 0x10 };
	uint64_t ours = 0;

	(void)state;
	/* The event has node0 = 1, and its umask node1 = 3 as well. */
	assert_true(filters_equal(slice, victim, NULL, &intel));
	assert_false(filters_equal(slice, victim, &victim->umasks[0], &intel));
	assert_true(filter_value_of(slice, victim, NULL, &intel, &ours));
	assert_int_equal(ours, 0x10);
	assert_true(filter_value_of(slice, victim, &victim->umasks[0], &intel, &ours));
	assert_int_equal(ours, 0xd0);
	intel.filter_count = 2;
	assert_false(filters_equal(slice, victim, NULL, &intel));
	assert_true(filters_equal(slice, victim, &victim->umasks[0], &intel));
	assert_false(filter_value_of(slice, victim, NULL, &intel, &ours));
	assert_null(lost_filter(slice, &intel));
	intel = (struct perfmon_event){ .filters = odd, .filter_count = 1 };
	assert_ptr_equal(lost_filter(slice, &intel), &odd[0]);
}

/* ---- versions ---- */

static const char *why_older_than(const char *revision, const char *version)
{
	struct document document = { .id = "list", .title = "List", .revision = revision };
	struct model model = { .documents = &document, .document_count = 1 };
	struct perfmon_part part = { .path = "x.json" };
	const struct perfmon_file file = { .parts = &part, .part_count = 1, .version = version };
	const struct comparison comparison = {
		.arena = &spec.arena, .model = &model, .document = "list", .platform_id = "toy", .file = &file
	};

	return why_older(&comparison);
}

static void older_files_are_found(void **state)
{
	(void)state;
	assert_string_equal(why_older_than("V1.20", "V1.9"),
			    "x.json is V1.9, older than the V1.20 that toy is made from");
	assert_string_equal(why_older_than("V25 (2020)", NULL),
			    "x.json has no version, so it may be older than the V25 that toy is made from");
	assert_string_equal(why_older_than("V2", "V1.9"), "x.json is V1.9, older than the V2 that toy is made from");
	assert_string_equal(why_older_than("V1.0.1", "V1.0"),
			    "x.json is V1.0, older than the V1.0.1 that toy is made from");
	assert_null(why_older_than("V1.9", "V1.20"));
	assert_null(why_older_than("V1.9", "V1.9"));
	assert_null(why_older_than("V1.9 (2020)", "V1.9"));
	/* The letter says nothing. */
	assert_null(why_older_than("V19", "19"));
	assert_string_equal(why_older_than("V20", "19"), "x.json is 19, older than the V20 that toy is made from");
	/* A date is no version. */
	assert_null(why_older_than("2020-01", "V1"));
	assert_null(why_older_than(NULL, "V1"));
}

static bool is_of_another(const char *title, const char *path)
{
	struct document document = { .id = "list", .title = title };
	struct model model = { .documents = &document, .document_count = 1 };
	struct perfmon_part part = { .path = path };
	const struct perfmon_file file = { .parts = &part, .part_count = 1 };
	const struct comparison comparison = {
		.arena = &spec.arena, .model = &model, .document = "list", .platform_id = "toy", .file = &file
	};

	return why_another_file(&comparison) != NULL;
}

static void files_of_other_processors_are_found(void **state)
{
	static const char title[] = "Events: IVT/events/IvyTown_uncore_V17.json, and IvyTown_uncore_experimental.json";

	(void)state;
	/* All versions of a file are of one processor, and so is the file of its experimental events. */
	assert_false(is_of_another(title, "ivytown_uncore_V20.json"));
	assert_false(is_of_another(title, "/tmp/IvyTown_uncore_V1.2.json"));
	assert_false(is_of_another(title, "IvyTown_uncore_experimental.json"));
	assert_true(is_of_another(title, "JakeTown_uncore_V20.json"));
	assert_true(is_of_another(title, "IvyTown_core_V17.json"));
	assert_true(is_of_another(title, "IvyTown_uncore_Vx.json"));
	/* A title that names no file says nothing. */
	assert_false(is_of_another("Intel's list", "JakeTown_uncore_V20.json"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lists_of_counters_are_read),
		cmocka_unit_test(numbers_are_read),
		cmocka_unit_test(filters_are_read),
		cmocka_unit_test(kinds_of_counters_are_read),
		cmocka_unit_test(units_are_boxes),
		cmocka_unit_test(encodings_come_back),
		cmocka_unit_test(umask_ext_that_repeats_is_dropped),
		cmocka_unit_test(encodings_need_fields),
		cmocka_unit_test(filters_are_fields),
		cmocka_unit_test(filters_are_compared),
		cmocka_unit_test(older_files_are_found),
		cmocka_unit_test(files_of_other_processors_are_found),
	};

	return cmocka_run_group_tests(tests, load, unload);
}
