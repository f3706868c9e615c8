/* SPDX-License-Identifier: MIT */
/* Tests the parsers of kernel texts: CPU lists, names of PCI functions, /proc/cpuinfo. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "linux/host.h"
#include "linux/text.h"

struct set {
	unsigned char has[256];
	unsigned ranges;
};

static void add(void *to, unsigned first, unsigned last)
{
	struct set *set = (struct set *)to;

	set->ranges++;
	for (unsigned cpu = first; cpu <= last && cpu < sizeof(set->has); cpu++)
		set->has[cpu]++;
}

static int parse(const char *text, struct set *set)
{
	memset(set, 0, sizeof(*set));
	return parse_cpulist(text, strlen(text), add, set);
}

static unsigned size(const struct set *set)
{
	unsigned count = 0;

	for (size_t cpu = 0; cpu < sizeof(set->has); cpu++)
		count += set->has[cpu];
	return count;
}

static void test_cpulist(void **state)
{
	struct set set;

	(void)state;
	assert_int_equal(parse("0\n", &set), 1);
	assert_int_equal(size(&set), 1);
	assert_int_equal(parse("0-3,8,10-15\n", &set), 16);
	assert_int_equal(size(&set), 11);
	assert_int_equal(set.ranges, 3);
	assert_int_equal(set.has[8], 1);
	assert_int_equal(set.has[9], 0);
	assert_int_equal(set.has[15], 1);
	assert_int_equal(parse("7-7", &set), 8);
	assert_int_equal(size(&set), 1);
	assert_int_equal(parse("120-127,3", &set), 128);
	assert_int_equal(size(&set), 9);
}

static void test_cpulist_empty(void **state)
{
	struct set set;

	(void)state;
	assert_int_equal(parse("", &set), 0);
	assert_int_equal(parse("\n", &set), 0);
	assert_int_equal(set.ranges, 0);
	assert_int_equal(parse_cpulist("0-1\n", 4, NULL, NULL), 2);
}

static void test_cpulist_wrong(void **state)
{
	static const char *const wrong[] = { ",",   "0,",    "0-",      "-3", "3-1",  "0 1",   "0,,1",       "a",
					     "0x1", "0-1-2", "0-3:1/2", " 0", "1\n2", "65536", "99999999999" };
	struct set set;

	(void)state;
	for (size_t at = 0; at < sizeof(wrong) / sizeof(wrong[0]); at++) {
		if (parse(wrong[at], &set) != UNCORE_E_RANGE)
			fail_msg("\"%s\" was taken for a CPU list", wrong[at]);
	}
	assert_int_equal(parse("65535", &set), 65536);
}

static void test_pci_name(void **state)
{
	static const char *const wrong[] = { "",
					     "0000:7f:10",
					     "000:7f:10.4",
					     "0000:7f:20.4",
					     "0000:7f:10.8",
					     "0000:7f:10.44",
					     "0000:7f:1g.4",
					     "0000-7f:10.4",
					     "0000:7f:10.4 ",
					     "pci0000:00",
					     "123456789:00:00.0" };
	struct pci_place place;

	(void)state;
	assert_true(parse_pci_name("0000:7f:10.4", &place));
	assert_int_equal(place.domain, 0);
	assert_int_equal(place.bus, 0x7f);
	assert_int_equal(place.devfn, 0x10 << 3 | 4);
	assert_true(parse_pci_name("10000:FF:1f.7", &place));
	assert_int_equal(place.domain, 0x10000);
	assert_int_equal(place.bus, 0xff);
	assert_int_equal(place.devfn, 0xff);
	for (size_t at = 0; at < sizeof(wrong) / sizeof(wrong[0]); at++) {
		if (parse_pci_name(wrong[at], &place))
			fail_msg("\"%s\" was taken for a PCI function", wrong[at]);
	}
}

static unsigned cpuinfo(const char *text, struct uncore_signature *signature)
{
	*signature = (struct uncore_signature){ 0 };
	return parse_cpuinfo(text, strlen(text), signature);
}

static void test_cpuinfo(void **state)
{
	struct uncore_signature signature;

	(void)state;
	assert_int_equal(cpuinfo("processor\t: 0\nvendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: 62\n"
				 "model name\t: X 99\nstepping\t: 7\nflags\t: a b\n",
				 &signature),
			 SIGNATURE_SEEN);
	assert_int_equal(signature.family, 6);
	assert_int_equal(signature.model, 62);
	assert_int_equal(signature.stepping, 7);
	/*
	 * The lines may have any order. The second CPU is ignored, and so is a number with other characters after it.
	 */
	assert_int_equal(cpuinfo("stepping:4\nmodel : 45\n\nvendor_id: GenuineIntel\ncpu family: 6\n", &signature), 12);
	assert_int_equal(signature.model, 45);
	assert_int_equal(cpuinfo("model\t: 62 or so\nmodel names\t: 1\ncpu family\t: six\n", &signature), 0);
	assert_int_equal(cpuinfo("vendor_id\t: AuthenticAMD\n", &signature), 0);
	assert_int_equal(cpuinfo("vendor_id\t: GenuineIntelX\n", &signature), 0);
	assert_int_equal(cpuinfo("stepping\t: unknown\nmodel\t: 99999999999\n", &signature), 0);
	assert_int_equal(cpuinfo("", &signature), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_cpulist),       cmocka_unit_test(test_cpulist_empty),
		cmocka_unit_test(test_cpulist_wrong), cmocka_unit_test(test_pci_name),
		cmocka_unit_test(test_cpuinfo),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
