/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/p6 by "make generate". Do not edit. */
/* Compares the register headers of p6 with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/p6.h"

struct run {
	void (*report)(const char *file, int line, const char *what);
	int failed;
};

static void check(struct run *run, int line, int ok, const char *what)
{
	if (ok)
		return;
	run->failed++;
	if (run->report)
		run->report(__FILE__, line, what);
}

/* got: after setting 0, 1, the largest value in zeros, then in ones, and in zeros a value too large. */
static void check_setter(struct run *run, int line, const uint64_t got[7], uint64_t mask, int shift, uint64_t keep,
			 const char *what)
{
	const uint64_t one = UINT64_C(1) << shift;

	check(run, line, got[0] == 0 && got[1] == one && got[2] == mask, what);
	check(run, line, got[3] == keep && got[4] == (keep | one) && got[5] == (keep | mask), what);
	check(run, line, got[6] == 0 && out_of_range == (mask >> shift == UINT64_MAX ? 0 : 1), what);
	out_of_range = 0;
}

static void check_values(struct run *run, int line, const uint64_t (*pairs)[2], unsigned count, uint64_t max,
			 const char *what)
{
	unsigned n;

	for (n = 0; n < count; n++)
		check(run, line, pairs[n][0] == pairs[n][1] && pairs[n][1] <= max, what);
}

static uint32_t msr_bits(uncore_msr at)
{
	return at.number;
}

#define IS(constant, number) check(run, __LINE__, (constant) == (number), #constant)
#define FIELD_(F_mask, F_shift, F_width, what, mask, shift, width) \
	check(run, __LINE__, F_mask == (mask) && F_shift == (shift) && F_width == (width), what)
#define RESET(r, R, value) \
	check(run, __LINE__, R##_RESET == (value) && r##_reset().raw == (value), #r "_reset")
#define GET_(r, get, what, word, mask, shift) \
	do { \
		const r own = { mask }, others = { (word)~(word)(mask) }, low = { (word)1 << (shift) }; \
		check(run, __LINE__, get(own) == (mask) >> (shift) && get(others) == 0 && get(low) == 1, what); \
	} while (0)
#define SET_(r, set, what, word, mask, shift, keep) \
	do { \
		const r zeros = { 0 }, ones = { (word)~(word)0 }; \
		uint64_t max = (uint64_t)(mask) >> (shift), over = max + 1; \
		const uint64_t got[7] = { set(zeros, 0).raw, set(zeros, 1).raw, set(zeros, (mask) >> (shift)).raw, \
			set(ones, 0).raw, set(ones, 1).raw, set(ones, max).raw, set(zeros, over).raw }; \
		check_setter(run, __LINE__, got, mask, shift, keep, what); \
	} while (0)
#define CLEAR_(clear, what, mask, shift, base) \
	do { \
		check(run, __LINE__, clear(0).raw == (base) && clear((mask) >> (shift)).raw == ((base) | (mask)), what); \
	} while (0)
/* Names are pasted here and not below: a field called count makes a prefix that is a macro itself. */
#define RO(r, f, F, word, mask, shift, width) \
	FIELD_(F##_MASK, F##_SHIFT, F##_WIDTH, #F, mask, shift, width); \
	GET_(r, r##_get_##f, #r "_get_" #f, word, mask, shift)
#define WO(r, f, F, word, mask, shift, width, keep) \
	FIELD_(F##_MASK, F##_SHIFT, F##_WIDTH, #F, mask, shift, width); \
	SET_(r, r##_set_##f, #r "_set_" #f, word, mask, shift, keep)
#define RW(r, f, F, word, mask, shift, width, keep) \
	FIELD_(F##_MASK, F##_SHIFT, F##_WIDTH, #F, mask, shift, width); \
	GET_(r, r##_get_##f, #r "_get_" #f, word, mask, shift); \
	SET_(r, r##_set_##f, #r "_set_" #f, word, mask, shift, keep)
#define RW1C(r, f, F, word, mask, shift, width, base) \
	FIELD_(F##_MASK, F##_SHIFT, F##_WIDTH, #F, mask, shift, width); \
	GET_(r, r##_get_##f, #r "_get_" #f, word, mask, shift); \
	CLEAR_(r##_clear_##f, #r "_clear_" #f, mask, shift, base)
#define BITS(F, mask, shift, width) FIELD_(F##_MASK, F##_SHIFT, F##_WIDTH, #F, mask, shift, width)
#define CLEAR_SEEN(r, word, mask, base) \
	do { \
		const r zeros = { 0 }, ones = { (word)~(word)0 }; \
		check(run, __LINE__, r##_clear(zeros).raw == (base) && r##_clear(ones).raw == ((base) | (mask)), \
		      #r "_clear"); \
	} while (0)
#define VALUES(F, max, ...) \
	do { \
		static const uint64_t pairs[][2] = { __VA_ARGS__ }; \
		check_values(run, __LINE__, pairs, sizeof(pairs) / sizeof(pairs[0]), max, #F); \
	} while (0)
/* n and i, in the arguments, are the instance and the index; refused: how many calls have no known place. */
#define ADDR(bits, r, arguments, instances, count, refused, ...) \
	do { \
		static const uint32_t at[] = { __VA_ARGS__ }; \
		unsigned n, i; \
		for (n = 0; n < (instances); n++) \
			for (i = 0; i < (count); i++) \
				check(run, __LINE__, bits(r##_addr arguments) == at[n * (count) + i], #r "_addr"); \
		check(run, __LINE__, out_of_range == (refused), #r "_addr"); \
		out_of_range = 0; \
	} while (0)
/* Of a register that is read by halves. */
#define HIGH(r, arguments, instances, count) \
	do { \
		unsigned n, i; \
		for (n = 0; n < (instances); n++) \
			for (i = 0; i < (count); i++) \
				check(run, __LINE__, pci_bits(r##_addr_high arguments) == pci_bits(r##_addr arguments) + 4, \
				      #r "_addr_high"); \
		out_of_range = 0; \
	} while (0)
/* A count that is constant would not compile. */
#define REFUSES(bits, r, count, arguments) \
	do { \
		volatile unsigned past = count; \
		(void)bits(r##_addr arguments); \
		check(run, __LINE__, out_of_range != 0, #r "_addr"); \
		out_of_range = 0; \
	} while (0)

static void check_p6_pmc_ctl(struct run *run)
{
	RESET(p6_pmc_ctl, P6_PMC_CTL, 0x00000000u);
	IS(P6_PMC_CTL_MUST_ZERO, 0x200000);
	IS(P6_PMC_CTL_COUNT, 0x2);
	ADDR(msr_bits, p6_pmc_ctl, (i), 1, 2, 0,
	     0x186, 0x187);
	REFUSES(msr_bits, p6_pmc_ctl, P6_PMC_CTL_COUNT, (past));
	RW(p6_pmc_ctl, cmask, P6_PMC_CTL_CMASK, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(p6_pmc_ctl, inv, P6_PMC_CTL_INV, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(P6_PMC_CTL_INV, 0x1u,
	       { P6_PMC_CTL_INV_GE, 0x0 },
	       { P6_PMC_CTL_INV_LT, 0x1 });
	RW(p6_pmc_ctl, en, P6_PMC_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(p6_pmc_ctl, int_en, P6_PMC_CTL_INT_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(p6_pmc_ctl, pc, P6_PMC_CTL_PC, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
	VALUES(P6_PMC_CTL_PC, 0x1u,
	       { P6_PMC_CTL_PC_OVERFLOWS, 0x0 },
	       { P6_PMC_CTL_PC_COUNTS, 0x1 });
	RW(p6_pmc_ctl, edge, P6_PMC_CTL_EDGE, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	VALUES(P6_PMC_CTL_EDGE, 0x1u,
	       { P6_PMC_CTL_EDGE_CYCLES, 0x0 },
	       { P6_PMC_CTL_EDGE_EDGES, 0x1 });
	RW(p6_pmc_ctl, os, P6_PMC_CTL_OS, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(p6_pmc_ctl, usr, P6_PMC_CTL_USR, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(p6_pmc_ctl, umask, P6_PMC_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(p6_pmc_ctl, ev_sel, P6_PMC_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_p6_pmc_ctr(struct run *run)
{
	RESET(p6_pmc_ctr, P6_PMC_CTR, UINT64_C(0x0000000000000000));
	IS(P6_PMC_CTR_COUNT, 0x2);
	ADDR(msr_bits, p6_pmc_ctr, (i), 1, 2, 0,
	     0xc1, 0xc2);
	REFUSES(msr_bits, p6_pmc_ctr, P6_PMC_CTR_COUNT, (past));
	RW(p6_pmc_ctr, event_count, P6_PMC_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x000000ffffffffff), 0, 40, 0xffffff0000000000);
	RW(p6_pmc_ctr, count_hi, P6_PMC_CTR_COUNT_HI, uint64_t, UINT64_C(0x000000ff00000000), 32, 8, 0xffffff00ffffffff);
	RW(p6_pmc_ctr, count_lo, P6_PMC_CTR_COUNT_LO, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32, 0xffffffff00000000);
}

static void check_box_p6_pmc(struct run *run)
{
	IS(P6_PMC_INSTANCES, 1);
	IS(P6_PMC_GENERAL_COUNTERS, 2);
	IS(P6_PMC_GENERAL_WIDTH, 40);
	IS(P6_PMC_GENERAL_COUNT_MASK, 0xffffffffff);
	IS(P6_PMC_GENERAL_RDPMC, 0x0);
	check_p6_pmc_ctl(run);
	check_p6_pmc_ctr(run);
}

int p6_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int p6_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_p6_pmc(&run);
	return run.failed;
}
