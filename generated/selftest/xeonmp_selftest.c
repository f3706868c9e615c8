/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeonmp by "make generate". Do not edit. */
/* Compares the register headers of xeonmp with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/xeonmp.h"

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

static void check_xeonmp_ifsb_ibusq(struct run *run)
{
	RESET(xeonmp_ifsb_ibusq, XEONMP_IFSB_IBUSQ, UINT64_C(0x0000003000000000));
	IS(XEONMP_IFSB_IBUSQ_MUST_ONE, 0x3000000000);
	IS(XEONMP_IFSB_IBUSQ_COUNT, 0x2);
	ADDR(msr_bits, xeonmp_ifsb_ibusq, (i), 1, 2, 0,
	     0x107cc, 0x107cd);
	REFUSES(msr_bits, xeonmp_ifsb_ibusq, XEONMP_IFSB_IBUSQ_COUNT, (past));
	RW(xeonmp_ifsb_ibusq, saturate, XEONMP_IFSB_IBUSQ_SATURATE, uint64_t, UINT64_C(0x0800000000000000), 59, 1, 0xf7ffffffffffffff);
	RW(xeonmp_ifsb_ibusq, fill_match, XEONMP_IFSB_IBUSQ_FILL_MATCH, uint64_t, UINT64_C(0x0200000000000000), 57, 1, 0xfdffffffffffffff);
	RW(xeonmp_ifsb_ibusq, eviction_match, XEONMP_IFSB_IBUSQ_EVICTION_MATCH, uint64_t, UINT64_C(0x0100000000000000), 56, 1, 0xfeffffffffffffff);
	RW(xeonmp_ifsb_ibusq, l3_state_match, XEONMP_IFSB_IBUSQ_L3_STATE_MATCH, uint64_t, UINT64_C(0x00fe000000000000), 49, 7, 0xff01ffffffffffff);
	RW(xeonmp_ifsb_ibusq, snoop_match, XEONMP_IFSB_IBUSQ_SNOOP_MATCH, uint64_t, UINT64_C(0x0001c00000000000), 46, 3, 0xfffe3fffffffffff);
	RW(xeonmp_ifsb_ibusq, type_match, XEONMP_IFSB_IBUSQ_TYPE_MATCH, uint64_t, UINT64_C(0x00003fc000000000), 38, 8, 0xffffc03fffffffff);
	RW(xeonmp_ifsb_ibusq, t1_match, XEONMP_IFSB_IBUSQ_T1_MATCH, uint64_t, UINT64_C(0x0000000200000000), 33, 1, 0xfffffffdffffffff);
	RW(xeonmp_ifsb_ibusq, t0_match, XEONMP_IFSB_IBUSQ_T0_MATCH, uint64_t, UINT64_C(0x0000000100000000), 32, 1, 0xfffffffeffffffff);
	RW(xeonmp_ifsb_ibusq, event_count, XEONMP_IFSB_IBUSQ_EVENT_COUNT, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32, 0xffffffff00000000);
}

static void check_xeonmp_ifsb_isnpq(struct run *run)
{
	RESET(xeonmp_ifsb_isnpq, XEONMP_IFSB_ISNPQ, UINT64_C(0x0000000000000000));
	IS(XEONMP_IFSB_ISNPQ_COUNT, 0x2);
	ADDR(msr_bits, xeonmp_ifsb_isnpq, (i), 1, 2, 0,
	     0x107ce, 0x107cf);
	REFUSES(msr_bits, xeonmp_ifsb_isnpq, XEONMP_IFSB_ISNPQ_COUNT, (past));
	RW(xeonmp_ifsb_isnpq, saturate, XEONMP_IFSB_ISNPQ_SATURATE, uint64_t, UINT64_C(0x0800000000000000), 59, 1, 0xf7ffffffffffffff);
	RW(xeonmp_ifsb_isnpq, l3_state_match, XEONMP_IFSB_ISNPQ_L3_STATE_MATCH, uint64_t, UINT64_C(0x007f000000000000), 48, 7, 0xff80ffffffffffff);
	RW(xeonmp_ifsb_isnpq, snoop_match, XEONMP_IFSB_ISNPQ_SNOOP_MATCH, uint64_t, UINT64_C(0x0000e00000000000), 45, 3, 0xffff1fffffffffff);
	RW(xeonmp_ifsb_isnpq, type_match, XEONMP_IFSB_ISNPQ_TYPE_MATCH, uint64_t, UINT64_C(0x00001f8000000000), 39, 6, 0xffffe07fffffffff);
	RW(xeonmp_ifsb_isnpq, agent_match, XEONMP_IFSB_ISNPQ_AGENT_MATCH, uint64_t, UINT64_C(0x0000003000000000), 36, 2, 0xffffffcfffffffff);
	RW(xeonmp_ifsb_isnpq, t1_match, XEONMP_IFSB_ISNPQ_T1_MATCH, uint64_t, UINT64_C(0x0000000200000000), 33, 1, 0xfffffffdffffffff);
	RW(xeonmp_ifsb_isnpq, t0_match, XEONMP_IFSB_ISNPQ_T0_MATCH, uint64_t, UINT64_C(0x0000000100000000), 32, 1, 0xfffffffeffffffff);
	RW(xeonmp_ifsb_isnpq, event_count, XEONMP_IFSB_ISNPQ_EVENT_COUNT, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32, 0xffffffff00000000);
}

static void check_xeonmp_ifsb_efsb(struct run *run)
{
	RESET(xeonmp_ifsb_efsb, XEONMP_IFSB_EFSB, UINT64_C(0x0000000000000000));
	IS(XEONMP_IFSB_EFSB_COUNT, 0x2);
	ADDR(msr_bits, xeonmp_ifsb_efsb, (i), 1, 2, 0,
	     0x107d0, 0x107d1);
	REFUSES(msr_bits, xeonmp_ifsb_efsb, XEONMP_IFSB_EFSB_COUNT, (past));
	RW(xeonmp_ifsb_efsb, saturate, XEONMP_IFSB_EFSB_SATURATE, uint64_t, UINT64_C(0x0800000000000000), 59, 1, 0xf7ffffffffffffff);
	RW(xeonmp_ifsb_efsb, other, XEONMP_IFSB_EFSB_OTHER, uint64_t, UINT64_C(0x0002000000000000), 49, 1, 0xfffdffffffffffff);
	RW(xeonmp_ifsb_efsb, own, XEONMP_IFSB_EFSB_OWN, uint64_t, UINT64_C(0x0001000000000000), 48, 1, 0xfffeffffffffffff);
	RW(xeonmp_ifsb_efsb, event_count, XEONMP_IFSB_EFSB_EVENT_COUNT, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32, 0xffffffff00000000);
}

static void check_xeonmp_ifsb_ctl6(struct run *run)
{
	RESET(xeonmp_ifsb_ctl6, XEONMP_IFSB_CTL6, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, xeonmp_ifsb_ctl6, (), 1, 1, 0,
	     0x107d2);
	RW(xeonmp_ifsb_ctl6, enable, XEONMP_IFSB_CTL6_ENABLE, uint64_t, UINT64_C(0x0400000000000000), 58, 1, 0xfbffffffffffffff);
}

static void check_xeonmp_ifsb_cntr7(struct run *run)
{
	RESET(xeonmp_ifsb_cntr7, XEONMP_IFSB_CNTR7, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, xeonmp_ifsb_cntr7, (), 1, 1, 0,
	     0x107d3);
	RW(xeonmp_ifsb_cntr7, event_count, XEONMP_IFSB_CNTR7_EVENT_COUNT, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_box_xeonmp_ifsb(struct run *run)
{
	IS(XEONMP_IFSB_INSTANCES, 1);
	IS(XEONMP_IFSB_IBUSQ_COUNTERS, 2);
	IS(XEONMP_IFSB_IBUSQ_WIDTH, 32);
	IS(XEONMP_IFSB_IBUSQ_COUNT_MASK, 0xffffffff);
	IS(XEONMP_IFSB_IBUSQ_RDPMC, 0x12);
	IS(XEONMP_IFSB_ISNPQ_COUNTERS, 2);
	IS(XEONMP_IFSB_ISNPQ_WIDTH, 32);
	IS(XEONMP_IFSB_ISNPQ_COUNT_MASK, 0xffffffff);
	IS(XEONMP_IFSB_ISNPQ_RDPMC, 0x14);
	IS(XEONMP_IFSB_EFSB_COUNTERS, 2);
	IS(XEONMP_IFSB_EFSB_WIDTH, 32);
	IS(XEONMP_IFSB_EFSB_COUNT_MASK, 0xffffffff);
	IS(XEONMP_IFSB_EFSB_RDPMC, 0x16);
	IS(XEONMP_IFSB_LATENCY_COUNTERS, 1);
	IS(XEONMP_IFSB_LATENCY_WIDTH, 64);
	IS(XEONMP_IFSB_LATENCY_COUNT_MASK, 0xffffffffffffffff);
	IS(XEONMP_IFSB_LATENCY_RDPMC, 0x19);
	check_xeonmp_ifsb_ibusq(run);
	check_xeonmp_ifsb_isnpq(run);
	check_xeonmp_ifsb_efsb(run);
	check_xeonmp_ifsb_ctl6(run);
	check_xeonmp_ifsb_cntr7(run);
}

int xeonmp_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int xeonmp_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_xeonmp_ifsb(&run);
	return run.failed;
}
