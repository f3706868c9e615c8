/* SPDX-License-Identifier: MIT */
/*
 * Tests which platform is detected for a processor. Three platforms have the same MSR addresses with different layouts,
 * so a wrong platform would write wrong values: SDM volume 3, 18.20, 18.21, 35.18.1 and table 35-1.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "uncore/machine.h"
#include "uncore/uncore.h"

#define LEVEL(n) (1U << (n))

static const struct {
	const char *platform; /* NULL: no platform */
	struct uncore_signature signature;
} processors[] = {
	{ "xeonmp", { 15, 3, 4, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "xeonmp", { 15, 4, 1, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "xeon7100", { 15, 6, 8, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "xeon7400", { 6, 0x1d, 1, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "xeon7400", { 6, 0x1d, 1, 0 } },
	{ "jkt", { 6, 0x2d, 7, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "ivt", { 6, 0x3e, 4, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "hsx", { 6, 0x3f, 2, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "hsx", { 6, 0x3f, 4, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "bdx", { 6, 0x4f, 1, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "bdxde", { 6, 0x56, 3, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "knl", { 6, 0x57, 1, LEVEL(1) | LEVEL(2) } },
	{ "knl", { 6, 0x85, 0, LEVEL(1) | LEVEL(2) } },
	/* one model, distinguished by the stepping */
	{ "skx", { 6, 0x55, 0, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "skx", { 6, 0x55, 4, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "clx", { 6, 0x55, 5, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "clx", { 6, 0x55, 7, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "clx", { 6, 0x55, 11, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "icx", { 6, 0x6a, 6, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "icx", { 6, 0x6c, 1, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "snr", { 6, 0x86, 5, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "gnr", { 6, 0xad, 1, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "gnr", { 6, 0xae, 1, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "spr", { 6, 0x8f, 8, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "emr", { 6, 0xcf, 2, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "srf", { 6, 0xaf, 3, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "grr", { 6, 0xb6, 0, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "cwf", { 6, 0xdd, 0, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "nhmex", { 6, 0x2e, 6, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ "wsmex", { 6, 0x2f, 2, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	/* the same models without an L3, or with unknown caches: some are desktop processors */
	{ NULL, { 15, 3, 4, LEVEL(1) | LEVEL(2) } },
	{ NULL, { 15, 4, 1, LEVEL(1) | LEVEL(2) } },
	{ NULL, { 15, 6, 4, LEVEL(1) | LEVEL(2) } },
	{ NULL, { 15, 6, 8, 0 } },
	/* models next to the supported ones */
	{ NULL, { 15, 2, 8, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ NULL, { 6, 0x17, 6, LEVEL(1) | LEVEL(2) } },
	{ NULL, { 6, 0x3c, 3, LEVEL(1) | LEVEL(2) | LEVEL(3) } }, /* Haswell for desktops */
	{ NULL, { 6, 0x47, 1, LEVEL(1) | LEVEL(2) | LEVEL(3) } }, /* Broadwell for desktops */
	{ NULL, { 6, 0x5e, 3, LEVEL(1) | LEVEL(2) | LEVEL(3) } }, /* Skylake for desktops */
	{ NULL, { 6, 0x2c, 2, LEVEL(1) | LEVEL(2) | LEVEL(3) } }, /* Westmere-EP */
	{ NULL, { 6, 0x1e, 5, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ NULL, { 6, 0x6b, 1, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ NULL, { 6, 0x7e, 5, LEVEL(1) | LEVEL(2) | LEVEL(3) } }, /* Ice Lake for laptops */
	{ NULL, { 6, 0x5c, 9, LEVEL(1) | LEVEL(2) } },            /* Goldmont */
	{ NULL, { 6, 0xac, 1, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
	{ NULL, { 6, 0xb5, 1, LEVEL(1) | LEVEL(2) | LEVEL(3) } },
};

static void test_signatures(void **state)
{
	(void)state;
	for (size_t at = 0; at < sizeof(processors) / sizeof(processors[0]); at++) {
		const struct uncore_tables *tables = uncore_platform_by_signature(&processors[at].signature);
		const char *got = tables != NULL ? uncore_text(tables, tables->id) : "none";

		if (strcmp(got, processors[at].platform != NULL ? processors[at].platform : "none") != 0)
			fail_msg("family %u model 0x%x caches 0x%x: %s", processors[at].signature.family,
				 processors[at].signature.model, processors[at].signature.cache_levels, got);
	}
}

static bool has(const struct uncore_tables *tables, const struct uncore_signature *signature)
{
	for (unsigned at = 0; at < tables->cpuids.count; at++) {
		const struct uncore_cpuid_row *row = &uncore_cpuids(tables)[at];

		if (row->family == signature->family && row->model == signature->model &&
		    signature->stepping >= row->stepping_lo && signature->stepping <= row->stepping_hi)
			return true;
	}
	return false;
}

/* Checks every possible signature against every platform, including later platforms. */
static void test_no_two_claim_one(void **state)
{
	struct uncore_signature signature = { 0, 0, 0, UINT32_MAX };
	const struct uncore_tables *tables[64];
	unsigned count = 0;

	(void)state;
	for (; (tables[count] = uncore_platform_at(count)) != NULL; count++)
		assert_in_range(count, 0, sizeof(tables) / sizeof(tables[0]) - 2);
	for (signature.family = 5; signature.family < 32; signature.family++) {
		for (signature.model = 0; signature.model < 256; signature.model++) {
			for (signature.stepping = 0; signature.stepping < 16; signature.stepping++) {
				unsigned claims = 0;

				for (unsigned at = 0; at < count; at++)
					claims += has(tables[at], &signature);
				assert_in_range(claims, 0, 1);
				assert_int_equal(uncore_platform_by_signature(&signature) != NULL, claims);
			}
		}
	}
}

/* One address with three layouts is the reason why detection must be exact. */
static void test_shared_addresses(void **state)
{
	static const char *const platforms[] = { "xeon7100", "xeon7400", "xeonmp" };
	static const char *const names[] = { "MSR_EMON_L3_CTR_CTL0", "MSR_EMON_L3_CTR_CTL0", "MSR_IFSB_BUSQ0" };
	uint64_t writable[3];

	(void)state;
	for (unsigned at = 0; at < 3; at++) {
		const struct uncore_tables *tables = uncore_platform(platforms[at]);
		struct uncore_register reg;
		struct uncore_address address;

		assert_int_equal(uncore_find_register(tables, UNCORE_ANY_BOX, names[at], &reg), 0);
		assert_int_equal(uncore_register_address(tables, &reg, &address), 0);
		assert_int_equal(address.number, 0x107cc);
		writable[at] = uncore_layouts(tables)[uncore_registers(tables)[reg.reg].layout].writable;
	}
	assert_int_equal(writable[0], writable[1]);
	assert_int_not_equal(writable[0], writable[2]);
}

/* The global control of the 7100 has a name and a layout but no address, so no access is possible. */
static void test_unknown_address(void **state)
{
	const struct uncore_tables *old = uncore_platform("xeon7100"), *tables = uncore_platform("xeon7400");
	struct uncore_register reg;
	struct uncore_address address;

	(void)state;
	assert_int_equal(uncore_find_register(old, UNCORE_ANY_BOX, "MSR_EMON_L3_GL_CTL", &reg), 0);
	assert_int_equal(uncore_register_address(old, &reg, &address), UNCORE_E_NOADDR);
	for (unsigned at = 0; at < old->steps.count; at++)
		assert_int_not_equal(uncore_steps(old)[at].reg, reg.reg);
	assert_int_equal(uncore_find_register(tables, UNCORE_ANY_BOX, "MSR_EMON_L3_GL_CTL", &reg), 0);
	assert_int_equal(uncore_register_address(tables, &reg, &address), 0);
	assert_int_equal(address.number, 0x107d8);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_signatures),
		cmocka_unit_test(test_no_two_claim_one),
		cmocka_unit_test(test_shared_addresses),
		cmocka_unit_test(test_unknown_address),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
