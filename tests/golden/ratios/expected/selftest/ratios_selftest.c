/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ratios by "make generate". Do not edit. */
/* Compares the register headers of ratios with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/ratios.h"

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

static void check_ratios_unit_ctl(struct run *run)
{
	RESET(ratios_unit_ctl, RATIOS_UNIT_CTL, 0x00000000u);
	IS(RATIOS_UNIT_CTL_MUST_ZERO, 0x7e0f0000);
	IS(RATIOS_UNIT_CTL_COUNT, 0x4);
	ADDR(msr_bits, ratios_unit_ctl, (i), 1, 4, 0,
	     0x10, 0x11, 0x12, 0x13);
	REFUSES(msr_bits, ratios_unit_ctl, RATIOS_UNIT_CTL_COUNT, (past));
	RW(ratios_unit_ctl, en, RATIOS_UNIT_CTL_EN, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RO(ratios_unit_ctl, busy, RATIOS_UNIT_CTL_BUSY, uint32_t, 0x01000000u, 24, 1);
	RW(ratios_unit_ctl, ext, RATIOS_UNIT_CTL_EXT, uint32_t, 0x00f00000u, 20, 4, 0xff0fffff);
	RW(ratios_unit_ctl, umask, RATIOS_UNIT_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(ratios_unit_ctl, ev_sel, RATIOS_UNIT_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_ratios_unit_ctr(struct run *run)
{
	RESET(ratios_unit_ctr, RATIOS_UNIT_CTR, UINT64_C(0x0000000000000000));
	IS(RATIOS_UNIT_CTR_MUST_ZERO, 0xffff000000000000);
	IS(RATIOS_UNIT_CTR_COUNT, 0x4);
	ADDR(msr_bits, ratios_unit_ctr, (i), 1, 4, 0,
	     0x20, 0x21, 0x22, 0x23);
	REFUSES(msr_bits, ratios_unit_ctr, RATIOS_UNIT_CTR_COUNT, (past));
	RW(ratios_unit_ctr, count, RATIOS_UNIT_CTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_ratios_unit_fixctl(struct run *run)
{
	RESET(ratios_unit_fixctl, RATIOS_UNIT_FIXCTL, 0x00000000u);
	IS(RATIOS_UNIT_FIXCTL_MUST_ZERO, 0x7fffffff);
	ADDR(msr_bits, ratios_unit_fixctl, (), 1, 1, 0,
	     0x30);
	RW(ratios_unit_fixctl, en, RATIOS_UNIT_FIXCTL_EN, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
}

static void check_ratios_unit_fixctr(struct run *run)
{
	RESET(ratios_unit_fixctr, RATIOS_UNIT_FIXCTR, UINT64_C(0x0000000000000000));
	IS(RATIOS_UNIT_FIXCTR_MUST_ZERO, 0xffff000000000000);
	ADDR(msr_bits, ratios_unit_fixctr, (), 1, 1, 0,
	     0x31);
	RW(ratios_unit_fixctr, count, RATIOS_UNIT_FIXCTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_ratios_unit_freectr(struct run *run)
{
	RESET(ratios_unit_freectr, RATIOS_UNIT_FREECTR, UINT64_C(0x0000000000000000));
	IS(RATIOS_UNIT_FREECTR_MUST_ZERO, 0xffff000000000000);
	IS(RATIOS_UNIT_FREECTR_COUNT, 0x2);
	ADDR(msr_bits, ratios_unit_freectr, (i), 1, 2, 0,
	     0x32, 0x33);
	REFUSES(msr_bits, ratios_unit_freectr, RATIOS_UNIT_FREECTR_COUNT, (past));
	RW(ratios_unit_freectr, count, RATIOS_UNIT_FREECTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_ratios_unit_flt(struct run *run)
{
	RESET(ratios_unit_flt, RATIOS_UNIT_FLT, 0x00000000u);
	IS(RATIOS_UNIT_FLT_MUST_ZERO, 0xfffff000);
	ADDR(msr_bits, ratios_unit_flt, (), 1, 1, 0,
	     0x34);
	RO(ratios_unit_flt, seen, RATIOS_UNIT_FLT_SEEN, uint32_t, 0x00000800u, 11, 1);
	RW(ratios_unit_flt, opc, RATIOS_UNIT_FLT_OPC, uint32_t, 0x000007f0u, 4, 7, 0xfffff80f);
	RW(ratios_unit_flt, nid, RATIOS_UNIT_FLT_NID, uint32_t, 0x0000000fu, 0, 4, 0xfffffff0);
}

static void check_ratios_unit_lost(struct run *run)
{
	RESET(ratios_unit_lost, RATIOS_UNIT_LOST, 0x00000000u);
	IS(RATIOS_UNIT_LOST_MUST_ZERO, 0xfffff000);
	RO(ratios_unit_lost, seen, RATIOS_UNIT_LOST_SEEN, uint32_t, 0x00000800u, 11, 1);
	RW(ratios_unit_lost, opc, RATIOS_UNIT_LOST_OPC, uint32_t, 0x000007f0u, 4, 7, 0xfffff80f);
	RW(ratios_unit_lost, nid, RATIOS_UNIT_LOST_NID, uint32_t, 0x0000000fu, 0, 4, 0xfffffff0);
}

static void check_box_ratios_unit(struct run *run)
{
	IS(RATIOS_UNIT_INSTANCES, 1);
	IS(RATIOS_UNIT_GENERAL_COUNTERS, 4);
	IS(RATIOS_UNIT_GENERAL_WIDTH, 48);
	IS(RATIOS_UNIT_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(RATIOS_UNIT_FIXED_COUNTERS, 1);
	IS(RATIOS_UNIT_FIXED_WIDTH, 48);
	IS(RATIOS_UNIT_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(RATIOS_UNIT_FREE_COUNTERS, 2);
	IS(RATIOS_UNIT_FREE_WIDTH, 48);
	IS(RATIOS_UNIT_FREE_COUNT_MASK, 0xffffffffffff);
	check_ratios_unit_ctl(run);
	check_ratios_unit_ctr(run);
	check_ratios_unit_fixctl(run);
	check_ratios_unit_fixctr(run);
	check_ratios_unit_freectr(run);
	check_ratios_unit_flt(run);
	check_ratios_unit_lost(run);
}

int ratios_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int ratios_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_ratios_unit(&run);
	return run.failed;
}
