/* SPDX-License-Identifier: MIT */
/*
 * Finds the simulated processor's answer to CPUID, in the machine's /dev/cpu/N/cpuid. The thread runs on the host, so
 * three things are adapted. Features that the host cannot execute are hidden. Features that every 64-bit program needs
 * are shown. Sizes for XSAVE are the host's.
 */
#define _GNU_SOURCE
#include "cli/sim/trace/cpuid.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define LEAF_STATE 0xd
#define EXTENDED UINT32_C(0x80000000)
#define ANSWER_BYTES 16
#define PATH_ROOM 64

/* Bits that show instructions for programs: SDM, volume 2, CPUID. */
static const struct {
	uint32_t leaf;
	unsigned reg;
	uint32_t bits;
} instructions[] = {
	/* SSE3, PCLMULQDQ, SSSE3, CMPXCHG16B, SSE4.1, SSE4.2, POPCNT, AES, XSAVE (and in use), AVX, F16C, RDRAND */
	{ 1, 2, UINT32_C(0x7e982203) },
	/* RDFSBASE and similar */
	{ 7, 1, UINT32_C(0x00000001) },
	/* LAHF; RDTSCP */
	{ EXTENDED + 1, 2, UINT32_C(0x00000001) },
	{ EXTENDED + 1, 3, UINT32_C(0x08000000) },
};

static void ask_host(uint32_t leaf, uint32_t subleaf, uint32_t out[4])
{
	__cpuid_count(leaf, subleaf, out[0], out[1], out[2], out[3]);
}

/* ---- the machine's files ---- */

static int open_cpu(unsigned cpu)
{
	char path[PATH_ROOM];

	snprintf(path, sizeof(path), "/dev/cpu/%u/cpuid", cpu);
	return open(path, O_RDONLY | O_CLOEXEC);
}

static unsigned count_cpus(void)
{
	unsigned count = 0;
	int file;

	while ((file = open_cpu(count)) >= 0) {
		(void)close(file);
		count++;
	}
	return count;
}

/* ---- the answer ---- */

/* Where a leaf has no subleaves, ECX may be anything, and its highest bit does not fit in an offset. */
static bool ask_machine(unsigned cpu, uint32_t leaf, uint32_t subleaf, uint32_t out[4])
{
	off_t offset = (off_t)((uint64_t)(subleaf & INT32_MAX) << 32 | leaf);
	int file = open_cpu(cpu);
	bool is_good = file >= 0 && pread(file, out, ANSWER_BYTES, offset) == ANSWER_BYTES;

	if (file >= 0)
		(void)close(file);
	return is_good;
}

/* Adds bits that every 64-bit program needs: glibc does not start programs without them. */
static void add_baseline(uint32_t leaf, uint32_t out[4])
{
	if (leaf == 1)
		out[3] |= UINT32_C(0x07808101); /* FPU, CMPXCHG8B, CMOV, MMX, FXSAVE, SSE, SSE2 */
	else if (leaf == EXTENDED + 1)
		out[3] |= UINT32_C(0x20000800); /* SYSCALL, 64 bits */
}

void cpuid_adapt(uint32_t leaf, const uint32_t host[4], uint32_t out[4])
{
	for (size_t at = 0; at < sizeof(instructions) / sizeof(instructions[0]); at++) {
		if (instructions[at].leaf == leaf)
			out[instructions[at].reg] &= host[instructions[at].reg] | ~instructions[at].bits;
	}
	add_baseline(leaf, out);
}

/* XSAVE writes what the host's kernel has enabled: in less room it would overwrite other data. */
static void fit_host(uint32_t leaf, uint32_t subleaf, uint32_t out[4])
{
	uint32_t host[4];

	if (leaf >= LEAF_STATE && leaf < EXTENDED)
		ask_host(LEAF_STATE, subleaf, out);
	ask_host(leaf, subleaf, host);
	cpuid_adapt(leaf, host, out);
}

/* A CPU that is offline in the machine has no file: another one answers. */
static bool ask(const struct cpuid_answers *answers, unsigned cpu, uint32_t leaf, uint32_t subleaf, uint32_t out[4])
{
	bool is_good = false;

	for (unsigned at = 0; at < answers->cpus && !is_good; at++)
		is_good = ask_machine((cpu + at) % answers->cpus, leaf, subleaf, out);
	if (is_good)
		fit_host(leaf, subleaf, out);
	else
		ask_host(leaf, subleaf, out); /* the machine is gone */
	return is_good;
}

void cpuid_answer(struct cpuid_answers *answers, unsigned cpu, uint32_t leaf, uint32_t subleaf, uint32_t out[4])
{
	unsigned place;

	if (answers->cpus == 0)
		answers->cpus = count_cpus();
	if (answers->cpus != 0)
		cpu %= answers->cpus;
	place = (leaf ^ leaf >> 27 ^ subleaf << 5 ^ cpu * 37) % CPUID_ANSWERS;
	if (!answers->kept[place].is_known || answers->kept[place].cpu != cpu || answers->kept[place].leaf != leaf ||
	    answers->kept[place].subleaf != subleaf) {
		answers->kept[place].cpu = cpu;
		answers->kept[place].leaf = leaf;
		answers->kept[place].subleaf = subleaf;
		answers->kept[place].is_known = ask(answers, cpu, leaf, subleaf, answers->kept[place].out);
	}
	memcpy(out, answers->kept[place].out, ANSWER_BYTES);
}

#else

void cpuid_adapt(uint32_t leaf, const uint32_t host[4], uint32_t out[4])
{
	(void)leaf;
	(void)host;
	(void)out;
}

void cpuid_answer(struct cpuid_answers *answers, unsigned cpu, uint32_t leaf, uint32_t subleaf, uint32_t out[4])
{
	(void)answers;
	(void)cpu;
	(void)leaf;
	(void)subleaf;
	out[0] = out[1] = out[2] = out[3] = 0;
}

#endif
