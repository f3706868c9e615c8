/* SPDX-License-Identifier: MIT */
/*
 * Tests the migration of older versions of the spec format, with an invented version 0 in which boxes had "regs" and
 * events "subs". check must refuse it and name the command that helps. migrate must produce the present version byte by
 * byte, for all files or for none.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <jansson.h>

#include "base/source.h"
#include "cli/migrate.h"
#include "load/edit.h"
#include "load/load.h"
#include "load/read_json.h"

static char folder[64];

static int shell(const char *format, ...) __attribute__((format(printf, 1, 2)));

static int shell(const char *format, ...)
{
	char command[512];
	va_list args;

	va_start(args, format);
	vsnprintf(command, sizeof command, format, args);
	va_end(args);
	return system(command);
}

/* The spec of the import tests, as version 0 would have written it. */
static int setup(void **state)
{
	(void)state;
	strcpy(folder, "/tmp/uncoregen-test-XXXXXX");
	if (mkdtemp(folder) == NULL || shell("cp -r tests/import/spec/. %s", folder) != 0)
		return -1;
	return shell(
		"find %s -name '*.json' -exec sed -i 's/\"schema\": 1/\"schema\": 0/; s/\"registers\":/\"regs\":/; "
		"s/\"umasks\":/\"subs\":/' {} +",
		folder);
}

static int teardown(void **state)
{
	(void)state;
	return shell("rm -rf '%s'", folder);
}

static void rename_key(const struct migrating *file, struct node object, const char *from, const char *to)
{
	json_t *value = json_object_get((json_t *)object.json, from);
	char *text;

	if (value == NULL)
		return;
	text = json_dumps(value, JSON_ENCODE_ANY);
	edit_put(file->arena, object, to, text);
	edit_remove(object, from);
}

static bool from_0(const struct migrating *file)
{
	json_t *events = json_object_get((json_t *)file->root.json, "events"), *event;
	size_t i;

	if (strcmp(file->kind, "box") == 0)
		rename_key(file, file->root, "regs", "registers");
	if (strcmp(file->kind, "events") == 0)
		json_array_foreach(events, i, event)
			rename_key(file, (struct node){ .source = file->root.source, .json = event }, "subs", "umasks");
	return true;
}

static const struct migration steps[] = { { 0, "registers were called regs, and umasks subs", from_0 } };

static void test_older_is_refused(void **state)
{
	struct spec spec = { 0 };
	struct text out = { 0 };

	(void)state;
	load_spec(&spec, folder);
	diag_print_text(&spec.diag, &out);
	assert_non_null(strstr(text_string(&out), "run: uncoregen migrate "));
	assert_null(strstr(text_string(&out), "unknown-key"));
	text_free(&out);
	spec_free(&spec);
}

static void test_whole_spec(void **state)
{
	struct options options = { .spec = folder, .quiet = true };

	(void)state;
	options.check = true;
	assert_int_equal(migrate_by(&options, steps, 1), EXIT_FOUND);
	assert_int_not_equal(shell("diff -r tests/import/spec %s >/dev/null", folder), 0);
	options.check = false;
	assert_int_equal(migrate_by(&options, steps, 1), EXIT_GOOD);
	assert_int_equal(shell("diff -r tests/import/spec %s", folder), 0);
	options.check = true;
	assert_int_equal(migrate_by(&options, steps, 1), EXIT_GOOD);
}

/* Files of both versions: the present ones stay unchanged. */
static void test_mixed_ages(void **state)
{
	struct options options = { .spec = folder, .quiet = true };

	(void)state;
	assert_int_equal(shell("cp tests/import/spec/part/slice.box.json %s/part/", folder), 0);
	assert_int_equal(migrate_by(&options, steps, 1), EXIT_GOOD);
	assert_int_equal(shell("diff -r tests/import/spec %s", folder), 0);
}

static bool refuse_boxes(const struct migrating *file)
{
	if (strcmp(file->kind, "box") != 0)
		return true;
	diag_error(file->diag, RULE_WORD, node_loc(file->root), "only people can say");
	return false;
}

static void expect_untouched(const struct migration *tried, size_t count)
{
	struct options options = { .spec = folder, .quiet = true };

	assert_int_equal(shell("cp -r %s %s.before", folder, folder), 0);
	assert_int_equal(migrate_by(&options, tried, count), EXIT_BAD);
	assert_int_equal(shell("diff -r %s.before %s", folder, folder), 0);
	assert_int_equal(shell("rm -r %s.before", folder), 0);
}

static void test_nothing_written_after_an_error(void **state)
{
	static const struct migration refusing[] = { { 0, "boxes are asked about", refuse_boxes } };

	(void)state;
	expect_untouched(refusing, 1);
	expect_untouched(NULL, 0); /* no step starts from version 0 */
	assert_int_equal(shell("sed -i 's/\"schema\": 0/\"schema\": 9/' %s/part/platform.json", folder), 0);
	expect_untouched(steps, 1);
	assert_int_equal(shell("sed -i '/\"schema\": 9/d' %s/part/platform.json", folder), 0);
	expect_untouched(steps, 1);
	assert_int_equal(shell("echo '{' >%s/part/platform.json", folder), 0);
	expect_untouched(steps, 1);
}

static bool note_one(const struct migrating *file)
{
	edit_put(file->arena, file->root, "way", "[1]");
	return true;
}

static bool note_two(const struct migrating *file)
{
	assert_int_equal(json_integer_value(json_object_get((json_t *)file->root.json, "schema")), 1);
	edit_append(file->arena, file->root, "way", "2");
	return true;
}

/* Steps run in the order of versions, whatever their order in the table. */
static void test_steps_in_order(void **state)
{
	static const struct migration two[] = { { 1, "two", note_two }, { 0, "one", note_one } };
	struct arena arena = { 0 };
	struct diag diag = { .arena = &arena };
	struct migrated_files files = { 0 };

	(void)state;
	assert_true(migrate_files(&arena, &diag, folder, two, 2, 2, &files));
	assert_int_equal(files.count, 7);
	for (size_t i = 0; i < files.count; i++) {
		char *text = json_dumps(json_object_get(source_root(files.at[i].source).json, "way"), JSON_COMPACT);

		assert_int_equal(files.at[i].from, 0);
		assert_string_equal(text, "[1,2]");
		assert_int_equal(json_integer_value(json_object_get(source_root(files.at[i].source).json, "schema")),
				 2);
	}
	arena_free(&arena);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_older_is_refused, setup, teardown),
		cmocka_unit_test_setup_teardown(test_whole_spec, setup, teardown),
		cmocka_unit_test_setup_teardown(test_mixed_ages, setup, teardown),
		cmocka_unit_test_setup_teardown(test_nothing_written_after_an_error, setup, teardown),
		cmocka_unit_test_setup_teardown(test_steps_in_order, setup, teardown),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
