/* SPDX-License-Identifier: MIT */
/*
 * Tests that the generator writes its files all or none, leaves unchanged files untouched, reports every failure
 * with its path, and notices each change of an input or output.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/files/whole_file.h"
#include "output/files.h"
#include "output/stamp.h"

struct fixture {
	struct arena arena;
	struct outputs outputs;
	char folder[64];
};

static int setup(void **state)
{
	static struct fixture fixture;

	fixture = (struct fixture){ .folder = "/tmp/uncoregen-test-XXXXXX" };
	if (mkdtemp(fixture.folder) == NULL)
		return -1;
	fixture.outputs.arena = &fixture.arena;
	fixture.outputs.folder = fixture.folder;
	*state = &fixture;
	return 0;
}

static int teardown(void **state)
{
	struct fixture *fixture = *state;
	char command[128];

	outputs_free(&fixture->outputs);
	arena_free(&fixture->arena);
	snprintf(command, sizeof command, "rm -rf '%s'", fixture->folder);
	return system(command);
}

static const char *below(struct fixture *fixture, const char *path)
{
	return arena_printf(&fixture->arena, "%s/%s", fixture->folder, path);
}

static void expect_file(struct fixture *fixture, const char *path, const char *wanted)
{
	size_t length = 0;
	char *bytes = read_whole_file(below(fixture, path), &length);

	assert_non_null(bytes);
	assert_int_equal(length, strlen(wanted));
	assert_memory_equal(bytes, wanted, length);
	free(bytes);
}

static void expect_no_file(struct fixture *fixture, const char *path)
{
	assert_int_not_equal(access(below(fixture, path), F_OK), 0);
}

static void writes_folders_and_files(void **state)
{
	struct fixture *fixture = *state;
	size_t written = 99;

	text_add(outputs_add(&fixture->outputs, "a/b/c.h"), "one\n");
	text_add(outputs_add(&fixture->outputs, "d.c"), "two\n");
	outputs_add(&fixture->outputs, "empty");
	assert_int_equal(output_state(&fixture->outputs, &fixture->outputs.files[0]), OUTPUT_MISSING);
	assert_true(outputs_write(&fixture->outputs, &written));
	assert_int_equal(written, 3);
	expect_file(fixture, "a/b/c.h", "one\n");
	expect_file(fixture, "d.c", "two\n");
	expect_file(fixture, "empty", "");
	expect_no_file(fixture, "d.c.uncoregen-new");
}

static void leaves_what_is_current(void **state)
{
	struct fixture *fixture = *state;
	struct stat before, after;
	size_t written = 99;

	text_add(outputs_add(&fixture->outputs, "same"), "one\n");
	text_add(outputs_add(&fixture->outputs, "other"), "two\n");
	assert_true(outputs_write(&fixture->outputs, &written));
	assert_int_equal(stat(below(fixture, "same"), &before), 0);
	text_add(&fixture->outputs.files[1].out, "more\n");
	assert_int_equal(output_state(&fixture->outputs, &fixture->outputs.files[0]), OUTPUT_CURRENT);
	assert_int_equal(output_state(&fixture->outputs, &fixture->outputs.files[1]), OUTPUT_DIFFERS);
	assert_true(outputs_write(&fixture->outputs, &written));
	assert_int_equal(written, 1);
	assert_int_equal(stat(below(fixture, "same"), &after), 0);
	assert_true(before.st_ino == after.st_ino);
	assert_int_equal(before.st_mtim.tv_sec, after.st_mtim.tv_sec);
	assert_int_equal(before.st_mtim.tv_nsec, after.st_mtim.tv_nsec);
	expect_file(fixture, "other", "two\nmore\n");
}

/* The last of three files cannot be written: the first two stay as they were. */
static void all_or_nothing(void **state)
{
	struct fixture *fixture = *state;
	size_t written;

	assert_int_equal(0, write_whole_file(below(fixture, "one"), "old\n", 4));
	assert_int_equal(0, write_whole_file(below(fixture, "block"), "x\n", 2));
	text_add(outputs_add(&fixture->outputs, "one"), "new\n");
	text_add(outputs_add(&fixture->outputs, "two"), "new\n");
	text_add(outputs_add(&fixture->outputs, "block/three"), "new\n");
	assert_false(outputs_write(&fixture->outputs, &written));
	assert_non_null(fixture->outputs.error);
	assert_non_null(strstr(fixture->outputs.error, "block"));
	expect_file(fixture, "one", "old\n");
	expect_no_file(fixture, "two");
	expect_no_file(fixture, "one.uncoregen-new");
	expect_no_file(fixture, "two.uncoregen-new");
}

/* The last of three files cannot be renamed: renamed files are restored, and new ones are removed. */
static void takes_renames_back(void **state)
{
	struct fixture *fixture = *state;
	struct stat before, after;
	size_t written = 99;

	assert_int_equal(0, write_whole_file(below(fixture, "one"), "old\n", 4));
	assert_int_equal(stat(below(fixture, "one"), &before), 0);
	assert_int_equal(mkdir(below(fixture, "taken"), 0777), 0);
	text_add(outputs_add(&fixture->outputs, "one"), "new\n");
	text_add(outputs_add(&fixture->outputs, "two"), "new\n");
	text_add(outputs_add(&fixture->outputs, "taken"), "new\n");
	text_add(outputs_add(&fixture->outputs, "four"), "new\n");
	assert_false(outputs_write(&fixture->outputs, &written));
	assert_int_equal(written, 0);
	assert_non_null(strstr(fixture->outputs.error, "/taken: "));
	expect_file(fixture, "one", "old\n");
	assert_int_equal(stat(below(fixture, "one"), &after), 0);
	assert_true(before.st_ino == after.st_ino);
	expect_no_file(fixture, "two");
	expect_no_file(fixture, "four");
	expect_no_file(fixture, "one.uncoregen-new");
	expect_no_file(fixture, "one.uncoregen-old");
	expect_no_file(fixture, "four.uncoregen-new");
}

/* Texts are freed as soon as the next file begins, and still all files are replaced, or none. */
static void settles_early(void **state)
{
	struct fixture *fixture = *state;
	struct hash digest = HASH_START;
	size_t written = 99;

	assert_int_equal(0, write_whole_file(below(fixture, "same"), "same\n", 5));
	assert_int_equal(0, write_whole_file(below(fixture, "one"), "old\n", 4));
	fixture->outputs.early = true;
	text_add(outputs_add(&fixture->outputs, "one"), "new\n");
	text_add(outputs_add(&fixture->outputs, "same"), "same\n");
	text_add(outputs_add(&fixture->outputs, "last"), "last\n");
	assert_null(fixture->outputs.files[0].out.at);
	assert_null(fixture->outputs.files[1].out.at);
	expect_file(fixture, "one", "old\n");
	assert_true(outputs_write(&fixture->outputs, &written));
	assert_int_equal(written, 2);
	expect_file(fixture, "one", "new\n");
	expect_file(fixture, "last", "last\n");
	expect_no_file(fixture, "one.uncoregen-new");
	expect_no_file(fixture, "same.uncoregen-new");
	hash_bytes(&digest, "new\n", 4);
	assert_int_equal(output_digest(&fixture->outputs.files[0]).a, digest.a);
}

static void leaves_no_early_file(void **state)
{
	struct fixture *fixture = *state;
	size_t written = 99;

	fixture->outputs.early = true;
	assert_int_equal(0, write_whole_file(below(fixture, "block"), "x\n", 2));
	text_add(outputs_add(&fixture->outputs, "one"), "new\n");
	text_add(outputs_add(&fixture->outputs, "block/two"), "new\n");
	text_add(outputs_add(&fixture->outputs, "three"), "new\n");
	assert_false(outputs_write(&fixture->outputs, &written));
	assert_non_null(strstr(fixture->outputs.error, "block"));
	expect_no_file(fixture, "one");
	expect_no_file(fixture, "one.uncoregen-new");
	expect_no_file(fixture, "three.uncoregen-new");
	outputs_free(&fixture->outputs);

	/* A run that ends without writing. */
	fixture->outputs = (struct outputs){ .arena = &fixture->arena, .folder = fixture->folder, .early = true };
	text_add(outputs_add(&fixture->outputs, "one"), "new\n");
	text_add(outputs_add(&fixture->outputs, "two"), "new\n");
	expect_file(fixture, "one.uncoregen-new", "new\n");
	outputs_free(&fixture->outputs);
	fixture->outputs.count = 0;
	expect_no_file(fixture, "one.uncoregen-new");
}

/* A file that the user may not write is not replaced either. The superuser may replace it. */
static void leaves_what_is_read_only(void **state)
{
	struct fixture *fixture = *state;
	bool root = geteuid() == 0;
	size_t written;

	assert_int_equal(chmod(fixture->folder, 0777), 0);
	assert_int_equal(0, write_whole_file(below(fixture, "one"), "old\n", 4));
	assert_int_equal(chmod(below(fixture, "one"), 0444), 0);
	text_add(outputs_add(&fixture->outputs, "one"), "new\n");
	if (root)
		assert_int_equal(seteuid(65534), 0);
	assert_false(outputs_write(&fixture->outputs, &written));
	if (root)
		assert_int_equal(seteuid(0), 0);
	assert_non_null(strstr(fixture->outputs.error, "/one: "));
	expect_file(fixture, "one", "old\n");
	expect_no_file(fixture, "one.uncoregen-new");
}

static void tells_what_stands_in_the_way(void **state)
{
	struct fixture *fixture = *state;
	size_t written;

	assert_int_equal(mkdir(below(fixture, "taken"), 0777), 0);
	text_add(outputs_add(&fixture->outputs, "taken"), "new\n");
	assert_false(outputs_write(&fixture->outputs, &written));
	assert_non_null(strstr(fixture->outputs.error, "/taken: "));
	expect_no_file(fixture, "taken.uncoregen-new");
}

static void finds_stale_files(void **state)
{
	static const char ours[] = "/* SPDX */\n/* GENERATED from spec/x by \"make generate\". Do not edit. */\n";
	struct fixture *fixture = *state;
	const char **stale;
	size_t written;

	text_add(outputs_add(&fixture->outputs, "src/kept.c"), ours);
	assert_true(outputs_write(&fixture->outputs, &written));
	assert_int_equal(0, write_whole_file(below(fixture, "src/old.c"), ours, strlen(ours)));
	assert_int_equal(0, write_whole_file(below(fixture, "a.h"), ours, strlen(ours)));
	assert_int_equal(0, write_whole_file(below(fixture, ".hidden"), ours, strlen(ours)));
	assert_int_equal(0, write_whole_file(below(fixture, "mine.c"), "int x;\n", 7));
	assert_int_equal(outputs_stale(&fixture->outputs, &stale), 2);
	assert_string_equal(stale[0], "a.h");
	assert_string_equal(stale[1], "src/old.c");
	assert_true(outputs_remove(&fixture->outputs, stale[1]));
	expect_no_file(fixture, "src/old.c");
	assert_false(outputs_remove(&fixture->outputs, "src/old.c"));
	assert_non_null(strstr(fixture->outputs.error, "src/old.c"));
}

static void reads_only_files(void **state)
{
	struct fixture *fixture = *state;
	size_t length;

	assert_null(read_whole_file(fixture->folder, &length));
	assert_null(read_whole_file(below(fixture, "none"), &length));
	assert_int_not_equal(0, write_whole_file(below(fixture, "none/file"), "x", 1));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

/* ---- the stamp ---- */

static void write_below(struct fixture *fixture, const char *path, const char *text)
{
	assert_int_equal(write_whole_file(below(fixture, path), text, strlen(text)), 0);
}

/* Two outputs, and the stamp for them. */
static struct hash stamped(struct fixture *fixture)
{
	struct hash inputs = HASH_START;
	size_t written;

	hash_bytes(&inputs, "inputs", 6);
	text_add(outputs_add(&fixture->outputs, "one"), "1\n");
	text_add(outputs_add(&fixture->outputs, "two"), "2\n");
	assert_true(outputs_write(&fixture->outputs, &written));
	stamp_write(&fixture->outputs, &inputs);
	return inputs;
}

static void the_stamp_knows_each_output(void **state)
{
	struct fixture *fixture = *state;
	struct hash inputs, others = HASH_START;

	assert_false(stamp_is_current(&fixture->arena, fixture->folder, &others));
	inputs = stamped(fixture);
	assert_true(stamp_is_current(&fixture->arena, fixture->folder, &inputs));
	assert_false(stamp_is_current(&fixture->arena, fixture->folder, &others));
	write_below(fixture, "two", "3\n");
	assert_false(stamp_is_current(&fixture->arena, fixture->folder, &inputs));
	write_below(fixture, "two", "2\n");
	assert_true(stamp_is_current(&fixture->arena, fixture->folder, &inputs));
	unlink(below(fixture, "one"));
	assert_false(stamp_is_current(&fixture->arena, fixture->folder, &inputs));
}

static void a_stamp_that_is_cut_off_is_not_current(void **state)
{
	struct fixture *fixture = *state;
	struct hash inputs = stamped(fixture);
	size_t length = 0;
	char *stamp = read_whole_file(below(fixture, ".stamp"), &length);

	assert_non_null(stamp);
	assert_int_equal(write_whole_file(below(fixture, ".stamp"), stamp, length - strlen("two\n") - 2), 0);
	free(stamp);
	assert_false(stamp_is_current(&fixture->arena, fixture->folder, &inputs));
	write_below(fixture, ".stamp", "");
	assert_false(stamp_is_current(&fixture->arena, fixture->folder, &inputs));
}

/* Whether the inputs have another digest than before. */
static bool inputs_differ(struct fixture *fixture, struct hash *last)
{
	struct hash now, before = *last;

	assert_true(stamp_inputs(&fixture->arena, fixture->folder, &now));
	*last = now;
	return now.a != before.a || now.b != before.b;
}

static void each_input_counts(void **state)
{
	struct fixture *fixture = *state;
	struct hash last = HASH_START;

	assert_int_equal(mkdir(below(fixture, "a"), 0755), 0);
	write_below(fixture, "a/one.json", "1");
	assert_true(inputs_differ(fixture, &last));
	assert_false(inputs_differ(fixture, &last));
	write_below(fixture, "a/one.json", "2");
	assert_true(inputs_differ(fixture, &last));
	write_below(fixture, "a/two.json", "");
	assert_true(inputs_differ(fixture, &last));
	assert_int_equal(rename(below(fixture, "a/two.json"), below(fixture, "a/new.json")), 0);
	assert_true(inputs_differ(fixture, &last));
	assert_int_equal(rename(below(fixture, "a"), below(fixture, "b")), 0);
	assert_true(inputs_differ(fixture, &last));
	assert_false(stamp_inputs(&fixture->arena, below(fixture, "b/one.json"), &last));
	assert_false(stamp_inputs(&fixture->arena, below(fixture, "none"), &last));
	/* A link to nothing cannot be read. */
	assert_int_equal(symlink("nowhere", below(fixture, "b/link.json")), 0);
	assert_false(stamp_inputs(&fixture->arena, fixture->folder, &last));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(writes_folders_and_files),
		TEST(leaves_what_is_current),
		TEST(all_or_nothing),
		TEST(tells_what_stands_in_the_way),
		TEST(finds_stale_files),
		TEST(reads_only_files),
		TEST(takes_renames_back),
		TEST(leaves_what_is_read_only),
		TEST(settles_early),
		TEST(leaves_no_early_file),
		TEST(the_stamp_knows_each_output),
		TEST(a_stamp_that_is_cut_off_is_not_current),
		TEST(each_input_counts),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
