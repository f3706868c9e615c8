/* SPDX-License-Identifier: MIT */
/* Tests the key tables of scenarios, recordings and lines of stat for what the compiler cannot check. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "json/formats.h"
#include "json/measured.h"

/* Lists and objects must hold structs of the size that the keys of their elements give. */
static size_t check_elements(const struct keys *keys)
{
	size_t checked = 0;

	assert_true(keys->count <= 64);
	for (size_t at = 0; at < keys->count; at++) {
		const struct key *key = &keys->at[at];

		assert_true(key->offset < keys->size && key->offset2 < keys->size && key->has_offset < keys->size);
		assert_non_null(key->help);
		if (key->element == NULL)
			continue;
		assert_int_equal(key->element_size, key->element->size);
		checked += 1 + check_elements(key->element);
	}
	return checked;
}

static void test_elements(void **state)
{
	size_t checked = 0;

	(void)state;
	for (size_t at = 0; at < scenario_format.kind_count; at++)
		checked += check_elements(scenario_format.kinds[at]);
	for (size_t at = 0; at < recording_format.kind_count; at++)
		checked += check_elements(recording_format.kinds[at]);
	checked += check_elements(&measured_keys);
	assert_int_equal(checked, 19);
}

static bool has_key(const struct keys *keys, const char *name)
{
	for (size_t at = 0; at < keys->count; at++)
		if (strcmp(keys->at[at].name, name) == 0)
			return true;
	return false;
}

static size_t check_names(const struct keys *keys, const char *const *names)
{
	size_t named = 0;

	for (; names[named] != NULL; named++)
		assert_true(has_key(keys, names[named]));
	return named;
}

/* A rule must name keys of its own object. */
static size_t check_rules(const struct keys *keys)
{
	size_t named = 0;

	for (size_t i = 0; i < keys->rule_count; i++) {
		const struct key_rule *rule = &keys->rules[i];

		assert_true(has_key(keys, rule->key));
		named += check_names(keys, rule->needs) + check_names(keys, rule->excludes) +
			 check_names(keys, rule->values);
	}
	return named;
}

static void test_rules(void **state)
{
	size_t named = 0;

	(void)state;
	for (size_t at = 0; at < recording_format.kind_count; at++)
		named += check_rules(recording_format.kinds[at]);
	assert_true(named > 10);
	assert_int_equal(check_rules(&measured_keys), 32);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_elements), cmocka_unit_test(test_rules) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
