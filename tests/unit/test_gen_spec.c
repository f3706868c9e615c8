/* SPDX-License-Identifier: MIT */
/*
 * Tests on the whole specs of tests/golden that the canonical form is stable and that the dump is as expected. Runs in
 * the top folder.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "check/check.h"
#include "emit/emit.h"
#include "load/format.h"
#include "load/keys/spec_keys.h"
#include "load/load.h"
#include "load/read_json.h"
#include "model/resolve.h"
#include "output/files.h"

static void load(struct spec *spec, const char *folder)
{
	struct resolver resolver = { &spec->arena, &spec->diag };
	struct checker checker = { &spec->arena, &spec->diag, &spec->model };

	load_spec(spec, folder);
	resolve_model(&resolver, &spec->model);
	check_model(&checker);
	assert_int_equal(spec->diag.count, 0);
}

/* Returns the canonical form of a JSON text, read as a box file. */
static const char *formatted(struct arena *arena, const char *text)
{
	char path[] = "/tmp/uncoregen-test-XXXXXX";
	struct diag diag = { .arena = arena };
	struct text out = { 0 };
	struct source *source;
	int fd = mkstemp(path);
	const char *copy;

	assert_true(fd >= 0);
	assert_int_equal(write(fd, text, strlen(text)), (ssize_t)strlen(text));
	close(fd);
	source = read_json(arena, &diag, path, path);
	unlink(path);
	assert_non_null(source);
	format_source(arena, source, keys_of_file("x/unit.box.json"), &out);
	copy = arena_copy(arena, out.at, out.length);
	text_free(&out);
	return copy;
}

static void the_form_is_canonical(void **state)
{
	struct arena arena = { 0 };
	const char *a = formatted(&arena,
				  "{\"registers\":[],\"title\":\"T\",\"zoo\":[[1,2],[3]],\"box\":\"b\",\"schema\":1,"
				  "\"layouts\":{\"l\":{\"fields\":[{\"bits\":\"0\",\"id\":\"x\"},"
				  "{\"bits\":\"3:1\",\"id\":\"y\"}],\"width\":32}}}");

	(void)state;
	assert_string_equal(a,
			    "{\n"
			    "  \"schema\": 1,\n"
			    "  \"box\": \"b\",\n"
			    "  \"title\": \"T\",\n"
			    "  \"layouts\": {\n"
			    "    \"l\": {\n"
			    "      \"width\": 32,\n"
			    "      \"fields\": [\n"
			    "        { \"id\": \"y\", \"bits\": \"3:1\" },\n"
			    "        { \"id\": \"x\", \"bits\": \"0\" }\n"
			    "      ]\n"
			    "    }\n"
			    "  },\n"
			    "  \"registers\": [],\n"
			    "  \"zoo\": [[1, 2], [3]]\n"
			    "}\n");
	assert_string_equal(formatted(&arena, a), a);
	arena_free(&arena);
}

static void formatting_twice_changes_nothing(void **state)
{
	struct spec spec = { 0 };

	(void)state;
	load_spec(&spec, "tests/golden/madeup/spec");
	assert_true(spec.source_count > 5);
	for (size_t i = 0; i < spec.source_count; i++) {
		struct text out = { 0 };

		format_source(&spec.arena, spec.sources[i], keys_of_file(spec.sources[i]->path), &out);
		assert_int_equal(out.length, spec.sources[i]->length);
		assert_memory_equal(out.at, spec.sources[i]->text, out.length);
		text_free(&out);
	}
	spec_free(&spec);
}

static void kinds_of_files(void **state)
{
	(void)state;
	assert_ptr_equal(keys_of_file("a/b/documents.json"), keys_of_file("documents.json"));
	assert_non_null(keys_of_file("x/platform.json"));
	assert_non_null(keys_of_file("cbo.box.json"));
	assert_null(keys_of_file("box.txt"));
	assert_null(keys_of_file("mybox.json"));
	assert_null(keys_of_file("json"));
}

static void dumps_the_tiny_platform(void **state)
{
	struct spec spec = { 0 };
	struct text out = { 0 };
	size_t length = 0;
	char *wanted = read_whole_file("tests/golden/tiny/dump.json", &length);

	(void)state;
	assert_non_null(wanted);
	load(&spec, "tests/golden/tiny/spec");
	emit_dump(&spec.model, spec.sources, spec.source_count, "tests/golden/tiny/spec", &out);
	assert_int_equal(out.length, length);
	assert_memory_equal(out.at, wanted, length);
	free(wanted);
	text_free(&out);
	spec_free(&spec);
}

/*
 * The compiler compares a key with the type of its member. For what a member points to, only the size can be compared.
 */
static size_t check_elements(const struct keys *keys)
{
	size_t checked = 0;

	for (size_t at = 0; at < keys->count; at++) {
		const struct key *key = &keys->at[at];

		assert_true(key->offset < keys->size && key->offset2 < keys->size && key->has_offset < keys->size);
		if (key->element == NULL)
			continue;
		assert_int_equal(key->element_size, key->element->size);
		checked += 1 + check_elements(key->element);
	}
	return checked;
}

static void element_sizes_agree(void **state)
{
	size_t checked = 0;

	(void)state;
	for (size_t at = 0; at < file_kind_count; at++)
		checked += check_elements(file_kinds[at].keys);
	assert_true(checked > 40);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(element_sizes_agree),
		cmocka_unit_test(the_form_is_canonical),
		cmocka_unit_test(formatting_twice_changes_nothing),
		cmocka_unit_test(kinds_of_files),
		cmocka_unit_test(dumps_the_tiny_platform),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
