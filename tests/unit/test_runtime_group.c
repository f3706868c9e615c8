/* SPDX-License-Identifier: MIT */
/* Tests groups: they are found by name, and each item can be counted as it is. */
#define _GNU_SOURCE
#include "session_fixture.h"

#include "uncore/group.h"
#include "uncore/metric.h"

static void test_find(void **state)
{
	const struct uncore_tables *ivt = uncore_platform("ivt");
	struct uncore_group_index group = uncore_group_at(9);

	(void)state;
	assert_int_equal(uncore_group_find(ivt, "MEMORYX", 6, &group), 0);
	assert_string_equal(uncore_text(ivt, uncore_groups(ivt)[group.at].name), "memory");
	assert_int_equal(uncore_group_find(ivt, "memory", 5, &group), UNCORE_E_NOENT);
	assert_int_equal(uncore_group_find(ivt, "memoryx", 7, &group), UNCORE_E_NOENT);
	assert_int_equal(uncore_group_find(ivt, "", 0, &group), UNCORE_E_NOENT);
}

static void test_item(void **state)
{
	const struct uncore_tables *ivt = uncore_platform("ivt");
	struct uncore_group_index group;
	const struct uncore_group_item_row *item;
	unsigned count;

	(void)state;
	assert_int_equal(uncore_group_find(ivt, "memory", 6, &group), 0);
	item = uncore_group_item(ivt, group, 0);
	assert_non_null(item);
	assert_string_equal(uncore_text(ivt, item->expression), "imc/MEM_BW_READS");
	assert_string_equal(uncore_text(ivt, uncore_metrics(ivt)[item->metric].name), "MEM_BW_READS");
	count = uncore_groups(ivt)[group.at].items.count;
	assert_non_null(uncore_group_item(ivt, group, count - 1));
	assert_null(uncore_group_item(ivt, group, count));
	assert_null(uncore_group_item(ivt, uncore_group_at(ivt->groups.count), 0));
	assert_null(uncore_group_item(ivt, uncore_group_at(UINT16_MAX), 0));
}

/* What the rows say about an item is what its expression means. */
static void item_agrees(const struct uncore_tables *tables, const struct uncore_group_item_row *item)
{
	const char *text = uncore_text(tables, item->expression);
	struct uncore_metric_index metric;
	struct uncore_encoding encoding;

	if (item->metric != UNCORE_NO_INDEX) {
		assert_int_equal(uncore_metric_find(tables, text, strlen(text), &metric), 0);
		assert_int_equal(metric.at, item->metric);
		assert_true(uncore_metric_input_count(tables, metric) != 0);
		return;
	}
	encoding = encode(tables, text);
	assert_int_equal(encoding.box, item->box);
	assert_int_equal(encoding.event, item->event);
	assert_int_equal(encoding.instance, UNCORE_ALL_INSTANCES);
	if (item->umask != UNCORE_NO_INDEX)
		assert_int_equal(encoding.umasks[0], item->umask);
	assert_int_equal(item->umask != UNCORE_NO_INDEX, encoding.umask_count == 1);
}

static void test_every_item(void **state)
{
	const struct uncore_tables *tables;
	unsigned items = 0;

	(void)state;
	for (unsigned index = 0; (tables = uncore_platform_tables(index)) != NULL; index++)
		for (unsigned group = 0; group < tables->groups.count; group++) {
			const struct uncore_group_item_row *item;

			for (unsigned at = 0; (item = uncore_group_item(tables, uncore_group_at(group), at)) != NULL;
			     at++) {
				item_agrees(tables, item);
				items++;
			}
		}
	assert_true(items >= 4);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_find),
		cmocka_unit_test(test_item),
		cmocka_unit_test(test_every_item),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
