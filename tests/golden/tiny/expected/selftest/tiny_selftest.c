/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/tiny by "make generate". Do not edit. */
/* Compares the register headers of tiny with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/tiny.h"

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

static uint32_t pci_bits(uncore_pci at)
{
	return (uint32_t)at.device << 24 | (uint32_t)at.function << 16 | at.offset;
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

static void check_tiny_unit_ctl(struct run *run)
{
	RESET(tiny_unit_ctl, TINY_UNIT_CTL, 0x80000000u);
	IS(TINY_UNIT_CTL_MUST_ZERO, 0x7fffff00);
	IS(TINY_UNIT_CTL_COUNT, 0x2);
	ADDR(msr_bits, tiny_unit_ctl, (n, i), 2, 2, 0,
	     0x10, 0x13,
	     0x20, 0x23);
	REFUSES(msr_bits, tiny_unit_ctl, TINY_UNIT_INSTANCES, (past, 0));
	REFUSES(msr_bits, tiny_unit_ctl, TINY_UNIT_CTL_COUNT, (0, past));
	RW(tiny_unit_ctl, en, TINY_UNIT_CTL_EN, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(tiny_unit_ctl, sel, TINY_UNIT_CTL_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
	VALUES(TINY_UNIT_CTL_SEL, 0xffu,
	       { TINY_UNIT_CTL_SEL_CLK, 0x5 }, { TINY_UNIT_CTL_SEL_CLK_MASK, 0x7 });
}

static void check_tiny_unit_ctr(struct run *run)
{
	RESET(tiny_unit_ctr, TINY_UNIT_CTR, UINT64_C(0x0000000000000000));
	IS(TINY_UNIT_CTR_COUNT, 0x2);
	ADDR(pci_bits, tiny_unit_ctr, (n, i), 2, 2, 2,
	     0x3010040, 0x3010050,
	     0xffff0040, 0xffff0050);
	HIGH(tiny_unit_ctr, (n, i), 2, 2);
	REFUSES(pci_bits, tiny_unit_ctr, TINY_UNIT_INSTANCES, (past, 0));
	REFUSES(pci_bits, tiny_unit_ctr, TINY_UNIT_CTR_COUNT, (0, past));
	RO(tiny_unit_ctr, count, TINY_UNIT_CTR_COUNT, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64);
}

static void check_tiny_unit_lost(struct run *run)
{
	RESET(tiny_unit_lost, TINY_UNIT_LOST, 0x80000000u);
	IS(TINY_UNIT_LOST_MUST_ZERO, 0x7fffff00);
	RW(tiny_unit_lost, en, TINY_UNIT_LOST_EN, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(tiny_unit_lost, sel, TINY_UNIT_LOST_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
	VALUES(TINY_UNIT_LOST_SEL, 0xffu,
	       { TINY_UNIT_LOST_SEL_CLK, 0x5 }, { TINY_UNIT_LOST_SEL_CLK_MASK, 0x7 });
}

static void check_box_tiny_unit(struct run *run)
{
	IS(TINY_UNIT_INSTANCES, 2);
	IS(TINY_UNIT_GENERAL_COUNTERS, 2);
	IS(TINY_UNIT_GENERAL_WIDTH, 64);
	IS(TINY_UNIT_GENERAL_COUNT_MASK, 0xffffffffffffffff);
	IS(TINY_UNIT_CFG_DEVICE_ID_0, 0x10);
	IS(TINY_UNIT_CFG_DEVICE_ID_1, 0x11);
	check_tiny_unit_ctl(run);
	check_tiny_unit_ctr(run);
	check_tiny_unit_lost(run);
}

int tiny_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int tiny_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_tiny_unit(&run);
	return run.failed;
}
