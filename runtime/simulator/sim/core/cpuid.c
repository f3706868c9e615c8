/* SPDX-License-Identifier: MIT */
/*
 * Answers the CPUID instruction of a simulated CPU from the tables and the machine's shape: signature, topology,
 * caches, counters, features (SDM, volume 2, CPUID). Other leaves are 0.
 */
#include <stdio.h>
#include <string.h>

#include "sim/core/core.h"

enum { EAX, EBX, ECX, EDX };
enum {
	LEAF_LAST = 0xd,
	LEAF_CACHES = 4,
	LEAF_MONITOR = 5,
	LEAF_POWER = 6,
	LEAF_FEATURES = 7,
	LEAF_COUNTERS = 0xa,
	LEAF_TOPOLOGY = 0xb,
	LEAF_STATE = 0xd,
	BRAND_BYTES = 48,
	PHYSICAL_BITS = 46, /* of an address */
	VIRTUAL_BITS = 48
};

#define EXTENDED UINT32_C(0x80000000)

/* The bits from which Linux derives a feature of this name: arch/x86/include/asm/cpufeatures.h. */
static const struct feature {
	char name[20];
	uint32_t leaf, subleaf;
	uint8_t reg, bit;
} features[] = {
	{ "fpu", 1, 0, EDX, 0 },
	{ "vme", 1, 0, EDX, 1 },
	{ "de", 1, 0, EDX, 2 },
	{ "pse", 1, 0, EDX, 3 },
	{ "tsc", 1, 0, EDX, 4 },
	{ "msr", 1, 0, EDX, 5 },
	{ "pae", 1, 0, EDX, 6 },
	{ "mce", 1, 0, EDX, 7 },
	{ "cx8", 1, 0, EDX, 8 },
	{ "apic", 1, 0, EDX, 9 },
	{ "sep", 1, 0, EDX, 11 },
	{ "mtrr", 1, 0, EDX, 12 },
	{ "pge", 1, 0, EDX, 13 },
	{ "mca", 1, 0, EDX, 14 },
	{ "cmov", 1, 0, EDX, 15 },
	{ "pat", 1, 0, EDX, 16 },
	{ "pse36", 1, 0, EDX, 17 },
	{ "clflush", 1, 0, EDX, 19 },
	{ "dts", 1, 0, EDX, 21 },
	{ "acpi", 1, 0, EDX, 22 },
	{ "mmx", 1, 0, EDX, 23 },
	{ "fxsr", 1, 0, EDX, 24 },
	{ "sse", 1, 0, EDX, 25 },
	{ "sse2", 1, 0, EDX, 26 },
	{ "ss", 1, 0, EDX, 27 },
	{ "ht", 1, 0, EDX, 28 },
	{ "tm", 1, 0, EDX, 29 },
	{ "pbe", 1, 0, EDX, 31 },
	{ "pni", 1, 0, ECX, 0 },
	{ "pclmulqdq", 1, 0, ECX, 1 },
	{ "dtes64", 1, 0, ECX, 2 },
	{ "monitor", 1, 0, ECX, 3 },
	{ "ds_cpl", 1, 0, ECX, 4 },
	{ "vmx", 1, 0, ECX, 5 },
	{ "smx", 1, 0, ECX, 6 },
	{ "est", 1, 0, ECX, 7 },
	{ "tm2", 1, 0, ECX, 8 },
	{ "ssse3", 1, 0, ECX, 9 },
	{ "cx16", 1, 0, ECX, 13 },
	{ "xtpr", 1, 0, ECX, 14 },
	{ "pdcm", 1, 0, ECX, 15 },
	{ "pcid", 1, 0, ECX, 17 },
	{ "dca", 1, 0, ECX, 18 },
	{ "sse4_1", 1, 0, ECX, 19 },
	{ "sse4_2", 1, 0, ECX, 20 },
	{ "x2apic", 1, 0, ECX, 21 },
	{ "popcnt", 1, 0, ECX, 23 },
	{ "tsc_deadline_timer", 1, 0, ECX, 24 },
	{ "aes", 1, 0, ECX, 25 },
	{ "xsave", 1, 0, ECX, 26 },
	{ "xsave", 1, 0, ECX, 27 }, /* and the operating system uses it */
	{ "avx", 1, 0, ECX, 28 },
	{ "f16c", 1, 0, ECX, 29 },
	{ "rdrand", 1, 0, ECX, 30 },
	{ "dtherm", LEAF_POWER, 0, EAX, 0 },
	{ "ida", LEAF_POWER, 0, EAX, 1 },
	{ "arat", LEAF_POWER, 0, EAX, 2 },
	{ "pln", LEAF_POWER, 0, EAX, 4 },
	{ "pts", LEAF_POWER, 0, EAX, 6 },
	{ "aperfmperf", LEAF_POWER, 0, ECX, 0 },
	{ "epb", LEAF_POWER, 0, ECX, 3 },
	{ "fsgsbase", LEAF_FEATURES, 0, EBX, 0 },
	{ "smep", LEAF_FEATURES, 0, EBX, 7 },
	{ "erms", LEAF_FEATURES, 0, EBX, 9 },
	{ "xsaveopt", LEAF_STATE, 1, EAX, 0 },
	{ "lahf_lm", EXTENDED + 1, 0, ECX, 0 },
	{ "syscall", EXTENDED + 1, 0, EDX, 11 },
	{ "nx", EXTENDED + 1, 0, EDX, 20 },
	{ "pdpe1gb", EXTENDED + 1, 0, EDX, 26 },
	{ "rdtscp", EXTENDED + 1, 0, EDX, 27 },
	{ "lm", EXTENDED + 1, 0, EDX, 29 },
	{ "nonstop_tsc", EXTENDED + 7, 0, EDX, 8 },
};

static bool has_flag(const struct uncore_tables *tables, const char *name)
{
	for (unsigned at = 0; at < tables->flags.count; at++) {
		if (strcmp(uncore_text(tables, uncore_strings(tables)[tables->flags.first + at]), name) == 0)
			return true;
	}
	return false;
}

static void add_features(const struct core *core, uint32_t leaf, uint32_t subleaf, uint32_t out[4])
{
	for (size_t at = 0; at < sizeof(features) / sizeof(features[0]); at++) {
		const struct feature *feature = &features[at];

		if (feature->leaf == leaf && feature->subleaf == subleaf &&
		    has_flag(core->shape->tables, feature->name))
			out[feature->reg] |= UINT32_C(1) << feature->bit;
	}
}

/* ---- leaves ---- */

static uint32_t signature(const struct shape *shape)
{
	const struct uncore_cpuid_row *row = signature_row(shape);
	uint32_t family = row->family < 0xf ? row->family : 0xf, more = row->family - family;

	return shape->stepping | (row->model & 0xfU) << 4 | family << 8 | (uint32_t)(row->model >> 4) << 16 |
	       more << 20;
}

static void vendor(uint32_t last, uint32_t out[4])
{
	static const char name[12] = { 'G', 'e', 'n', 'u', 'n', 't', 'e', 'l', 'i', 'n', 'e', 'I' };

	out[EAX] = last;
	memcpy(&out[EBX], name, 4);
	memcpy(&out[ECX], name + 4, 4);
	memcpy(&out[EDX], name + 8, 4);
}

/* Of a larger machine, leaf 11 says the number. */
static uint32_t at_most(uint32_t number, uint32_t largest)
{
	return number < largest ? number : largest;
}

static void version(const struct shape *shape, const struct uncore_sim_cpu *cpu, uint32_t out[4])
{
	uint32_t logical = at_most(1U << (id_bits(shape->threads) + id_bits(shape->cores)), 0xff);

	out[EAX] = signature(shape);
	out[EBX] = cpu->apic_id << 24 | logical << 16 | 8 << 8; /* lines of 8 * 8 bytes are flushed */
}

static uint64_t cache_size(const struct shape *shape, const struct uncore_cache_row *row)
{
	return row->scope == UNCORE_SCOPE_PACKAGE ? (uint64_t)row->size * shape->cores : row->size;
}

/* SDM, volume 2, table 3-8: each subleaf describes one cache, and type 0 ends the list. */
static void cache(const struct shape *shape, uint32_t subleaf, uint32_t out[4])
{
	static const uint32_t types[UNCORE_CACHE_END] = { 1, 2, 3 };
	const struct uncore_cache_row *row = &uncore_caches(shape->tables)[subleaf];
	unsigned thread_bits = id_bits(shape->threads), core_bits = id_bits(shape->cores);
	unsigned sharing = row->scope == UNCORE_SCOPE_PACKAGE ? thread_bits + core_bits : thread_bits;

	out[EAX] = types[row->type] | (uint32_t)row->level << 5 | 1 << 8 | ((1U << sharing) - 1) << 14 |
		   at_most((1U << core_bits) - 1, 0x3f) << 26;
	out[EBX] = (row->line - 1U) | (row->ways - 1U) << 22;
	out[ECX] = (uint32_t)(cache_size(shape, row) / ((uint64_t)row->ways * row->line)) - 1;
	/* The last level includes the other levels, and is indexed by a hash. */
	out[EDX] = row->scope == UNCORE_SCOPE_PACKAGE ? 6 : 0;
}

static unsigned counters_of(const struct shape *shape, enum uncore_core_msr kind)
{
	for (unsigned at = 0; at < shape->tables->core_msrs.count; at++) {
		if (uncore_core_msrs(shape->tables)[at].kind == kind)
			return uncore_core_msrs(shape->tables)[at].count;
	}
	return 0;
}

/* Version 3 of the architecture, 48-bit counters; all seven architectural events exist. */
static void counters(const struct shape *shape, uint32_t out[4])
{
	if (!has_flag(shape->tables, "arch_perfmon"))
		return;
	out[EAX] = 3 | counters_of(shape, UNCORE_CORE_MSR_COUNTER) << 8 | 48 << 16 | 7 << 24;
	out[EDX] = counters_of(shape, UNCORE_CORE_MSR_FIXED) | 48 << 5;
}

static void topology(const struct shape *shape, const struct uncore_sim_cpu *cpu, uint32_t subleaf, uint32_t out[4])
{
	unsigned thread_bits = id_bits(shape->threads), core_bits = id_bits(shape->cores);

	out[ECX] = subleaf & 0xff;
	out[EDX] = cpu->apic_id;
	if (subleaf == 0) {
		out[EAX] = thread_bits;
		out[EBX] = shape->threads;
		out[ECX] |= 1 << 8;
	} else if (subleaf == 1) {
		out[EAX] = thread_bits + core_bits;
		out[EBX] = shape->threads * shape->cores;
		out[ECX] |= 2 << 8;
	}
}

/* What XSAVE keeps: the legacy area, its header, and the upper halves of 16 registers. */
static void state(const struct shape *shape, uint32_t subleaf, uint32_t out[4])
{
	bool wide = has_flag(shape->tables, "avx");

	if (!has_flag(shape->tables, "xsave"))
		return;
	if (subleaf == 0) {
		out[EAX] = wide ? 7 : 3;
		out[EBX] = out[ECX] = wide ? 832 : 576;
	} else if (subleaf == 2 && wide) {
		out[EAX] = 256;
		out[EBX] = 576;
	}
}

static void model_name(const struct core *core, char name[BRAND_BYTES])
{
	snprintf(name, BRAND_BYTES, "Intel(R) %s (simulated) @ %u.%02uGHz",
		 uncore_text(core->shape->tables, core->shape->tables->id), (unsigned)(core->nominal / 1000000000),
		 (unsigned)(core->nominal / 10000000 % 100));
}

static void brand(const struct core *core, unsigned part, uint32_t out[4])
{
	char name[BRAND_BYTES] = { 0 };

	model_name(core, name);
	memcpy(out, name + (size_t)part * 16, 16);
}

/* The second-level cache, as the extended leaf describes it: 6 means 8 ways. */
static void second_cache(const struct shape *shape, uint32_t out[4])
{
	for (unsigned at = 0; at < shape->tables->caches.count; at++) {
		const struct uncore_cache_row *row = &uncore_caches(shape->tables)[at];

		if (row->level == 2)
			out[ECX] = row->size / 1024 << 16 | (row->ways == 8 ? 6U : 0U) << 12 | row->line;
	}
}

static void basic(const struct core *core, const struct uncore_sim_cpu *cpu, uint32_t leaf, uint32_t subleaf,
		  uint32_t out[4])
{
	switch (leaf) {
	case 0:
		vendor(LEAF_LAST, out);
		break;
	case 1:
		version(core->shape, cpu, out);
		break;
	case 2:
		out[EAX] = 0x00ff01; /* leaf 4 describes the caches */
		break;
	case LEAF_CACHES:
		if (subleaf < core->shape->tables->caches.count)
			cache(core->shape, subleaf, out);
		break;
	case LEAF_MONITOR:
		out[EAX] = out[EBX] = 64; /* bytes of a line */
		break;
	case LEAF_COUNTERS:
		counters(core->shape, out);
		break;
	case LEAF_TOPOLOGY:
		topology(core->shape, cpu, subleaf, out);
		break;
	case LEAF_STATE:
		state(core->shape, subleaf, out);
		break;
	default:
		break;
	}
}

static void extended(const struct core *core, uint32_t leaf, uint32_t out[4])
{
	switch (leaf - EXTENDED) {
	case 0:
		out[EAX] = EXTENDED + 8;
		break;
	case 2:
	case 3:
	case 4:
		brand(core, leaf - EXTENDED - 2, out);
		break;
	case 6:
		second_cache(core->shape, out);
		break;
	case 8:
		out[EAX] = VIRTUAL_BITS << 8 | PHYSICAL_BITS;
		break;
	default:
		break;
	}
}

void core_cpuid(const struct core *core, unsigned cpu, uint32_t leaf, uint32_t subleaf, uint32_t out[4])
{
	memset(out, 0, 4 * sizeof(out[0]));
	/* A basic leaf past the last one is answered like the last one. */
	if (leaf < EXTENDED && leaf > LEAF_LAST)
		leaf = LEAF_LAST;
	if (leaf < EXTENDED)
		basic(core, &core->shape->cpus[cpu], leaf, subleaf, out);
	else
		extended(core, leaf, out);
	add_features(core, leaf, leaf == LEAF_STATE ? subleaf : 0, out);
}
