/* SPDX-License-Identifier: MIT */
/* Tests the key tables of scenarios and recordings for what the compiler cannot check. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "json/formats.h"

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
	assert_int_equal(checked, 9);
}

static bool has_key(const struct keys *keys, const char *name)
{
	for (size_t at = 0; at < keys->count; at++)
		if (strcmp(keys->at[at].name, name) == 0)
			return true;
	return false;
}

/* A rule must name keys of its own object. */
static void test_rules(void **state)
{
	size_t named = 0;

	(void)state;
	for (size_t at = 0; at < recording_format.kind_count; at++) {
		const struct keys *keys = recording_format.kinds[at];

		for (size_t i = 0; i < keys->rule_count; i++) {
			const struct key_rule *rule = &keys->rules[i];

			assert_true(has_key(keys, rule->key));
			for (size_t k = 0; rule->needs[k] != NULL; k++, named++)
				assert_true(has_key(keys, rule->needs[k]));
			for (size_t k = 0; rule->excludes[k] != NULL; k++, named++)
				assert_true(has_key(keys, rule->excludes[k]));
		}
	}
	assert_true(named > 10);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_elements), cmocka_unit_test(test_rules) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
