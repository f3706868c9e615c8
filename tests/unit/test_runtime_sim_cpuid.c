/* SPDX-License-Identifier: MIT */
/* Tests what a program of "sim run" is told of the processor's instructions. Bits: SDM, volume 2, CPUID. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "cli/sim/trace/cpuid.h"

enum { EAX, EBX, ECX, EDX };

/* A bit of a leaf that a program looks at before it uses an instruction. */
struct instruction {
	const char *name;
	uint32_t leaf;
	unsigned reg, bit;
};

static const struct instruction hidden[] = {
	{ "SSE3", 1, ECX, 0 },          { "PCLMULQDQ", 1, ECX, 1 },
	{ "SSSE3", 1, ECX, 9 },         { "CX16", 1, ECX, 13 },
	{ "SSE4.1", 1, ECX, 19 },       { "SSE4.2", 1, ECX, 20 },
	{ "POPCNT", 1, ECX, 23 },       { "AES", 1, ECX, 25 },
	{ "XSAVE", 1, ECX, 26 },        { "OSXSAVE", 1, ECX, 27 },
	{ "AVX", 1, ECX, 28 },          { "F16C", 1, ECX, 29 },
	{ "RDRAND", 1, ECX, 30 },       { "FSGSBASE", 7, EBX, 0 },
	{ "LAHF", 0x80000001, ECX, 0 }, { "RDTSCP", 0x80000001, EDX, 27 },
};

/* Of the processor, not of what its programs may execute. */
static const struct instruction shown[] = {
	{ "DTES64", 1, ECX, 2 },
	{ "MONITOR", 1, ECX, 3 },
	{ "VMX", 1, ECX, 5 },
	{ "DCA", 1, ECX, 18 },
	{ "TSC", 1, EDX, 4 },
	{ "MSR", 1, EDX, 5 },
	{ "HTT", 1, EDX, 28 },
	{ "signature", 1, EAX, 5 },
	{ "APIC ID", 1, EBX, 24 },
	{ "LAHF's neighbour", 0x80000001, ECX, 5 },
	{ "1 GB pages", 0x80000001, EDX, 26 },
	{ "leaf 4", 4, ECX, 28 },
};

/* The machine has everything; the host as much as told. */
static uint32_t answer(const struct instruction *of, uint32_t machine_bits, uint32_t host_bits)
{
	uint32_t host[4] = { host_bits, host_bits, host_bits, host_bits };
	uint32_t out[4] = { machine_bits, machine_bits, machine_bits, machine_bits };

	cpuid_adapt(of->leaf, host, out);
	return out[of->reg] >> of->bit & 1;
}

static void what_the_host_has_not_is_hidden(void **state)
{
	(void)state;
	for (size_t at = 0; at < sizeof(hidden) / sizeof(hidden[0]); at++) {
		if (answer(&hidden[at], UINT32_MAX, 0) != 0 || answer(&hidden[at], UINT32_MAX, UINT32_MAX) != 1 ||
		    answer(&hidden[at], 0, UINT32_MAX) != 0)
			fail_msg("%s", hidden[at].name);
	}
}

static void what_no_program_executes_is_the_machines(void **state)
{
	(void)state;
	for (size_t at = 0; at < sizeof(shown) / sizeof(shown[0]); at++)
		if (answer(&shown[at], UINT32_MAX, 0) != 1 || answer(&shown[at], 0, UINT32_MAX) != 0)
			fail_msg("%s", shown[at].name);
}

/* glibc refuses to start a 64-bit program without them, and a Pentium Pro has few of them. */
static void what_every_program_needs_is_shown(void **state)
{
	static const unsigned bits[] = { 0, 8, 15, 23, 24, 25, 26 };
	struct instruction one = { "", 1, EDX, 0 };

	(void)state;
	for (size_t at = 0; at < sizeof(bits) / sizeof(bits[0]); at++) {
		one.bit = bits[at];
		assert_int_equal(answer(&one, 0, 0), 1);
	}
	/* SYSCALL and 64 bits */
	assert_int_equal(answer(&(struct instruction){ "", 0x80000001, EDX, 11 }, 0, 0), 1);
	assert_int_equal(answer(&(struct instruction){ "", 0x80000001, EDX, 29 }, 0, 0), 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_the_host_has_not_is_hidden),
		cmocka_unit_test(what_no_program_executes_is_the_machines),
		cmocka_unit_test(what_every_program_needs_is_shown),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
