/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/madeup by "make generate". Do not edit. */
/* Compares the register headers of madeup with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/madeup.h"

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

static uint32_t mmio_bits(uncore_mmio at)
{
	return at.offset;
}

/* A window in which each byte differs from those around it. */
static union {
	uint64_t aligned;
	unsigned char bytes[0x100c];
} window;

static void fill_window(void)
{
	uint32_t i;

	for (i = 0; i < sizeof window.bytes; i++)
		window.bytes[i] = (unsigned char)(i * 7 + i / 256 + 1);
}

/* Whether a write changed the bytes from an address on to zeros, and no other. */
static int only_zeroed(uint32_t at, uint32_t size)
{
	uint32_t i;
	int good = 1;

	for (i = 0; i < sizeof window.bytes; i++)
		good &= window.bytes[i] ==
			(i >= at && i - at < size ? 0 : (unsigned char)(i * 7 + i / 256 + 1));
	return good;
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
/* i, in the arguments, is the index. */
#define LOAD(r, word, arguments, count, ...) \
	do { \
		static const uint32_t at[] = { __VA_ARGS__ }; \
		unsigned i, k; \
		fill_window(); \
		for (i = 0; i < (count); i++) { \
			union { \
				word raw; \
				unsigned char bytes[sizeof(word)]; \
			} there; \
			for (k = 0; k < sizeof(word); k++) \
				there.bytes[k] = window.bytes[at[i] + k]; \
			check(run, __LINE__, r##_load arguments.raw == there.raw, #r "_load"); \
		} \
	} while (0)
#define STORE(r, word, arguments, count, ...) \
	do { \
		static const uint32_t at[] = { __VA_ARGS__ }; \
		const r zeros = { 0 }; \
		unsigned i; \
		for (i = 0; i < (count); i++) { \
			fill_window(); \
			r##_store arguments; \
			check(run, __LINE__, only_zeroed(at[i], sizeof(word)), #r "_store"); \
		} \
	} while (0)
/* n, in the calls, is the instance: with all values 0, and with the largest. */
#define BASES(what, zeros, ones, instances, ...) \
	do { \
		static const uint64_t at[][2] = { __VA_ARGS__ }; \
		unsigned n; \
		for (n = 0; n < (instances); n++) \
			check(run, __LINE__, (zeros) == at[n][0] && (ones) == at[n][1] && out_of_range == 0, what); \
	} while (0)
/* over is one more than a value may be: the call is refused. */
#define TOO_WIDE(what, call, max) \
	do { \
		volatile uint64_t over = (uint64_t)(max) + 1; \
		(void)(call); \
		check(run, __LINE__, out_of_range == 1, what); \
		out_of_range = 0; \
	} while (0)
#define PIECES(F, mask, width) check(run, __LINE__, F##_MASK == (mask) && F##_WIDTH == (width), #F)
#define PIECES_GET(r, f, word, mask, width, ...) \
	do { \
		static const unsigned char bits[width] = { __VA_ARGS__ }; \
		const r own = { mask }, others = { (word)~(word)(mask) }; \
		unsigned i; \
		check(run, __LINE__, r##_get_##f(own) == UINT64_MAX >> (64 - (width)) && r##_get_##f(others) == 0, \
		      #r "_get_" #f); \
		for (i = 0; i < (width); i++) { \
			const r one = { (word)1 << bits[i] }; \
			check(run, __LINE__, r##_get_##f(one) == UINT64_C(1) << i, #r "_get_" #f); \
		} \
	} while (0)
#define PIECES_SET(r, f, word, mask, width, keep, ...) \
	do { \
		static const unsigned char bits[width] = { __VA_ARGS__ }; \
		const r zeros = { 0 }, ones = { (word)~(word)0 }; \
		uint64_t max = UINT64_MAX >> (64 - (width)), over = max + 1; \
		unsigned i; \
		check(run, __LINE__, r##_set_##f(ones, 0).raw == (keep) && \
		      r##_set_##f(ones, max).raw == ((keep) | (mask)), #r "_set_" #f); \
		for (i = 0; i < (width); i++) \
			check(run, __LINE__, r##_set_##f(zeros, UINT64_C(1) << i).raw == (word)1 << bits[i], \
			      #r "_set_" #f); \
		check(run, __LINE__, r##_set_##f(zeros, over).raw == 0 && out_of_range == (over != 0), \
		      #r "_set_" #f); \
		out_of_range = 0; \
	} while (0)
#define PIECES_CLEAR(r, f, mask, width, base) \
	check(run, __LINE__, r##_clear_##f(0).raw == (base) && \
	      r##_clear_##f(UINT64_MAX >> (64 - (width))).raw == ((base) | (mask)), #r "_clear_" #f)
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

static void check_madeup_slice_global(struct run *run)
{
	RESET(madeup_slice_global, MADEUP_SLICE_GLOBAL, 0x00000001u);
	ADDR(msr_bits, madeup_slice_global, (n), 3, 1, 0,
	     0x700,
	     0x701,
	     0x702);
	REFUSES(msr_bits, madeup_slice_global, MADEUP_SLICE_INSTANCES, (past));
	WO(madeup_slice_global, frz, MADEUP_SLICE_GLOBAL_FRZ, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(madeup_slice_global, targets, MADEUP_SLICE_GLOBAL_TARGETS, uint32_t, 0x0000000fu, 0, 4, 0xfffffff0);
}

static void check_madeup_slice_ctl(struct run *run)
{
	RESET(madeup_slice_ctl, MADEUP_SLICE_CTL, UINT64_C(0xfc00000000100000));
	IS(MADEUP_SLICE_CTL_MUST_ZERO, 0x280000);
	IS(MADEUP_SLICE_CTL_MUST_ONE, 0xfc00000000000000);
	IS(MADEUP_SLICE_CTL_COUNT, 0x4);
	ADDR(msr_bits, madeup_slice_ctl, (n, i), 3, 4, 0,
	     0x720, 0x721, 0x722, 0x723,
	     0x72a, 0x72b, 0x72c, 0x72d,
	     0x734, 0x735, 0x736, 0x737);
	REFUSES(msr_bits, madeup_slice_ctl, MADEUP_SLICE_INSTANCES, (past, 0));
	REFUSES(msr_bits, madeup_slice_ctl, MADEUP_SLICE_CTL_COUNT, (0, past));
	RW(madeup_slice_ctl, umask_ext, MADEUP_SLICE_CTL_UMASK_EXT, uint64_t, UINT64_C(0x03ffffff00000000), 32, 26, 0xfc000000ffffffff);
	RW(madeup_slice_ctl, state, MADEUP_SLICE_CTL_STATE, uint64_t, UINT64_C(0x000003ff00000000), 32, 10, 0xfffffc00ffffffff);
	VALUES(MADEUP_SLICE_CTL_STATE, 0x3ffu,
	       { MADEUP_SLICE_CTL_STATE_I, 0x1 },
	       { MADEUP_SLICE_CTL_STATE_S, 0x2 },
	       { MADEUP_SLICE_CTL_STATE_ALL, 0x3ff });
	RW(madeup_slice_ctl, tid, MADEUP_SLICE_CTL_TID, uint64_t, UINT64_C(0x03f0000000000000), 52, 6, 0xfc0fffffffffffff);
	RW(madeup_slice_ctl, thresh, MADEUP_SLICE_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(madeup_slice_ctl, invert, MADEUP_SLICE_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	RW(madeup_slice_ctl, en, MADEUP_SLICE_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RO(madeup_slice_ctl, dbg, MADEUP_SLICE_CTL_DBG, uint64_t, UINT64_C(0x0000000000200000), 21, 1);
	BITS(MADEUP_SLICE_CTL_MYSTERY, UINT64_C(0x0000000000080000), 19, 1);
	RW(madeup_slice_ctl, edge, MADEUP_SLICE_CTL_EDGE, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	WO(madeup_slice_ctl, rst, MADEUP_SLICE_CTL_RST, uint64_t, UINT64_C(0x0000000000020000), 17, 1, 0xfffffffffffdffff);
	RW(madeup_slice_ctl, umask, MADEUP_SLICE_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	VALUES(MADEUP_SLICE_CTL_UMASK, 0xffu,
	       { MADEUP_SLICE_CTL_UMASK_LOOKUP_READ, 0x1 }, { MADEUP_SLICE_CTL_UMASK_LOOKUP_READ_MASK, 0x3 },
	       { MADEUP_SLICE_CTL_UMASK_LOOKUP_WRITE, 0x2 },
	       { MADEUP_SLICE_CTL_UMASK_VICTIM_READ, 0x4 });
	RW(madeup_slice_ctl, ev_sel, MADEUP_SLICE_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
	VALUES(MADEUP_SLICE_CTL_EV_SEL, 0xffu,
	       { MADEUP_SLICE_CTL_EV_SEL_LOOKUP, 0x34 },
	       { MADEUP_SLICE_CTL_EV_SEL_VICTIM, 0x37 });
}

static void check_madeup_slice_ctr(struct run *run)
{
	RESET(madeup_slice_ctr, MADEUP_SLICE_CTR, UINT64_C(0x0000000000000000));
	IS(MADEUP_SLICE_CTR_COUNT, 0x4);
	ADDR(msr_bits, madeup_slice_ctr, (n, i), 3, 4, 0,
	     0x724, 0x725, 0x726, 0x727,
	     0x72e, 0x72f, 0x730, 0x731,
	     0x738, 0x739, 0x73a, 0x73b);
	REFUSES(msr_bits, madeup_slice_ctr, MADEUP_SLICE_INSTANCES, (past, 0));
	REFUSES(msr_bits, madeup_slice_ctr, MADEUP_SLICE_CTR_COUNT, (0, past));
	RW(madeup_slice_ctr, count, MADEUP_SLICE_CTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_madeup_slice_status(struct run *run)
{
	RESET(madeup_slice_status, MADEUP_SLICE_STATUS, 0x20000000u);
	IS(MADEUP_SLICE_STATUS_MUST_ZERO, 0xffffc00);
	IS(MADEUP_SLICE_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(madeup_slice_status, uint32_t, 0xf, 0x20000000u);
	ADDR(msr_bits, madeup_slice_status, (n), 3, 1, 0,
	     0x728,
	     0x732,
	     0x73c);
	REFUSES(msr_bits, madeup_slice_status, MADEUP_SLICE_INSTANCES, (past));
	RO(madeup_slice_status, alive, MADEUP_SLICE_STATUS_ALIVE, uint32_t, 0x80000000u, 31, 1);
	RW(madeup_slice_status, mode, MADEUP_SLICE_STATUS_MODE, uint32_t, 0x70000000u, 28, 3, 0x8ffffff0);
	VALUES(MADEUP_SLICE_STATUS_MODE, 0x7u,
	       { MADEUP_SLICE_STATUS_MODE_OFF, 0x0 },
	       { MADEUP_SLICE_STATUS_MODE_ON, 0x2 }, { MADEUP_SLICE_STATUS_MODE_ON_MASK, 0x6 });
	RW(madeup_slice_status, lock1, MADEUP_SLICE_STATUS_LOCK1, uint32_t, 0x00000200u, 9, 1, 0xfffffdf0);
	VALUES(MADEUP_SLICE_STATUS_LOCK1, 0x1u,
	       { MADEUP_SLICE_STATUS_LOCK1_NEAR_HELD, 0x1 });
	RW(madeup_slice_status, lock0, MADEUP_SLICE_STATUS_LOCK0, uint32_t, 0x00000100u, 8, 1, 0xfffffef0);
	VALUES(MADEUP_SLICE_STATUS_LOCK0, 0x1u,
	       { MADEUP_SLICE_STATUS_LOCK0_NEAR_HELD, 0x1 });
	RW(madeup_slice_status, node1, MADEUP_SLICE_STATUS_NODE1, uint32_t, 0x000000c0u, 6, 2, 0xffffff30);
	VALUES(MADEUP_SLICE_STATUS_NODE1, 0x3u,
	       { MADEUP_SLICE_STATUS_NODE1_NEAR, 0x1 });
	RW(madeup_slice_status, node0, MADEUP_SLICE_STATUS_NODE0, uint32_t, 0x00000030u, 4, 2, 0xffffffc0);
	VALUES(MADEUP_SLICE_STATUS_NODE0, 0x3u,
	       { MADEUP_SLICE_STATUS_NODE0_NEAR, 0x1 });
	RW1C(madeup_slice_status, ov, MADEUP_SLICE_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x20000000u);
}

static void check_madeup_slice_clock(struct run *run)
{
	RESET(madeup_slice_clock, MADEUP_SLICE_CLOCK, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, madeup_slice_clock, (n), 3, 1, 0,
	     0x750,
	     0x751,
	     0x752);
	REFUSES(msr_bits, madeup_slice_clock, MADEUP_SLICE_INSTANCES, (past));
	RO(madeup_slice_clock, count, MADEUP_SLICE_CLOCK_COUNT, uint64_t, UINT64_C(0x0000000fffffffff), 0, 36);
}

static void check_madeup_slice_scratch(struct run *run)
{
	ADDR(msr_bits, madeup_slice_scratch, (n), 3, 1, 0,
	     0x729,
	     0x733,
	     0x73d);
	REFUSES(msr_bits, madeup_slice_scratch, MADEUP_SLICE_INSTANCES, (past));
	RO(madeup_slice_scratch, all, MADEUP_SLICE_SCRATCH_ALL, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64);
	VALUES(MADEUP_SLICE_SCRATCH_ALL, 0xffffffffffffffffull,
	       { MADEUP_SLICE_SCRATCH_ALL_TOP, 0x8000000000000000 },
	       { MADEUP_SLICE_SCRATCH_ALL_NONE, 0x0 });
}

static void check_madeup_slice_spare(struct run *run)
{
	RESET(madeup_slice_spare, MADEUP_SLICE_SPARE, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, madeup_slice_spare, (n), 3, 1, 0,
	     0x760,
	     0x761,
	     0x762);
	REFUSES(msr_bits, madeup_slice_spare, MADEUP_SLICE_INSTANCES, (past));
	RW(madeup_slice_spare, all, MADEUP_SLICE_SPARE_ALL, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
	VALUES(MADEUP_SLICE_SPARE_ALL, 0xffffffffffffffffull,
	       { MADEUP_SLICE_SPARE_ALL_TOP, 0x8000000000000000 },
	       { MADEUP_SLICE_SPARE_ALL_NONE, 0x0 });
}

static void check_box_madeup_slice(struct run *run)
{
	IS(MADEUP_SLICE_INSTANCES, 3);
	IS(MADEUP_SLICE_GENERAL_COUNTERS, 4);
	IS(MADEUP_SLICE_GENERAL_WIDTH, 48);
	IS(MADEUP_SLICE_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(MADEUP_SLICE_CYCLES_COUNTERS, 1);
	IS(MADEUP_SLICE_CYCLES_WIDTH, 36);
	IS(MADEUP_SLICE_CYCLES_COUNT_MASK, 0xfffffffff);
	check_madeup_slice_global(run);
	check_madeup_slice_ctl(run);
	check_madeup_slice_ctr(run);
	check_madeup_slice_status(run);
	check_madeup_slice_clock(run);
	check_madeup_slice_scratch(run);
	check_madeup_slice_spare(run);
}

static void check_madeup_tile_ctl(struct run *run)
{
	RESET(madeup_tile_ctl, MADEUP_TILE_CTL, 0x00000000u);
	IS(MADEUP_TILE_CTL_MUST_ZERO, 0x7fffff00);
	IS(MADEUP_TILE_CTL_COUNT, 0x3);
	ADDR(msr_bits, madeup_tile_ctl, (n, i), 3, 3, 0,
	     0xe00, 0xe03, 0xe04,
	     0xe40, 0xe43, 0xe44,
	     0xf10, 0xf13, 0xf14);
	REFUSES(msr_bits, madeup_tile_ctl, MADEUP_TILE_INSTANCES, (past, 0));
	REFUSES(msr_bits, madeup_tile_ctl, MADEUP_TILE_CTL_COUNT, (0, past));
	RW(madeup_tile_ctl, en, MADEUP_TILE_CTL_EN, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(madeup_tile_ctl, sel, MADEUP_TILE_CTL_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_madeup_tile_ctr(struct run *run)
{
	RESET(madeup_tile_ctr, MADEUP_TILE_CTR, UINT64_C(0x0000000000000000));
	IS(MADEUP_TILE_CTR_MUST_ZERO, 0xffff000000000000);
	IS(MADEUP_TILE_CTR_COUNT, 0x3);
	ADDR(msr_bits, madeup_tile_ctr, (n, i), 3, 3, 0,
	     0xe08, 0xe0a, 0xe0c,
	     0xe48, 0xe4a, 0xe4c,
	     0xf18, 0xf1a, 0xf1c);
	REFUSES(msr_bits, madeup_tile_ctr, MADEUP_TILE_INSTANCES, (past, 0));
	REFUSES(msr_bits, madeup_tile_ctr, MADEUP_TILE_CTR_COUNT, (0, past));
	RW(madeup_tile_ctr, count, MADEUP_TILE_CTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_madeup_tile_fixctl(struct run *run)
{
	RESET(madeup_tile_fixctl, MADEUP_TILE_FIXCTL, 0x00000000u);
	IS(MADEUP_TILE_FIXCTL_MUST_ZERO, 0x7fffff00);
	ADDR(msr_bits, madeup_tile_fixctl, (n), 3, 1, 0,
	     0xe0f,
	     0xe4f,
	     0xf1f);
	REFUSES(msr_bits, madeup_tile_fixctl, MADEUP_TILE_INSTANCES, (past));
	RW(madeup_tile_fixctl, en, MADEUP_TILE_FIXCTL_EN, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(madeup_tile_fixctl, sel, MADEUP_TILE_FIXCTL_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_madeup_tile_fixctr(struct run *run)
{
	RESET(madeup_tile_fixctr, MADEUP_TILE_FIXCTR, UINT64_C(0x0000000000000000));
	IS(MADEUP_TILE_FIXCTR_MUST_ZERO, 0xffff000000000000);
	ADDR(msr_bits, madeup_tile_fixctr, (n), 3, 1, 0,
	     0xe10,
	     0xe50,
	     0xe90);
	REFUSES(msr_bits, madeup_tile_fixctr, MADEUP_TILE_INSTANCES, (past));
	RW(madeup_tile_fixctr, count, MADEUP_TILE_FIXCTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_madeup_tile_odd(struct run *run)
{
	RESET(madeup_tile_odd, MADEUP_TILE_ODD, 0x00000000u);
	IS(MADEUP_TILE_ODD_MUST_ZERO, 0x7fffff00);
	IS(MADEUP_TILE_ODD_COUNT, 0x2);
	ADDR(msr_bits, madeup_tile_odd, (n, i), 3, 2, 0,
	     0xe20, 0xe31,
	     0xe60, 0xe71,
	     0xea0, 0xeb1);
	REFUSES(msr_bits, madeup_tile_odd, MADEUP_TILE_INSTANCES, (past, 0));
	REFUSES(msr_bits, madeup_tile_odd, MADEUP_TILE_ODD_COUNT, (0, past));
	RW(madeup_tile_odd, en, MADEUP_TILE_ODD_EN, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(madeup_tile_odd, sel, MADEUP_TILE_ODD_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_box_madeup_tile(struct run *run)
{
	IS(MADEUP_TILE_INSTANCES, 3);
	IS(MADEUP_TILE_GENERAL_COUNTERS, 3);
	IS(MADEUP_TILE_GENERAL_WIDTH, 48);
	IS(MADEUP_TILE_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(MADEUP_TILE_FIXED_COUNTERS, 1);
	IS(MADEUP_TILE_FIXED_WIDTH, 48);
	IS(MADEUP_TILE_FIXED_COUNT_MASK, 0xffffffffffff);
	check_madeup_tile_ctl(run);
	check_madeup_tile_ctr(run);
	check_madeup_tile_fixctl(run);
	check_madeup_tile_fixctr(run);
	check_madeup_tile_odd(run);
}

static void check_madeup_mesh_ctl(struct run *run)
{
	RESET(madeup_mesh_ctl, MADEUP_MESH_CTL, 0x003e0000u);
	IS(MADEUP_MESH_CTL_MUST_ZERO, 0xff800000);
	IS(MADEUP_MESH_CTL_MUST_ONE, 0x3e0000);
	IS(MADEUP_MESH_CTL_COUNT, 0x2);
	ADDR(pci_bits, madeup_mesh_ctl, (n, i), 3, 2, 2,
	     0x80000d8, 0x80000dc,
	     0x80100d8, 0x80100dc,
	     0xffff00d8, 0xffff00dc);
	REFUSES(pci_bits, madeup_mesh_ctl, MADEUP_MESH_INSTANCES, (past, 0));
	REFUSES(pci_bits, madeup_mesh_ctl, MADEUP_MESH_CTL_COUNT, (0, past));
	RW(madeup_mesh_ctl, en, MADEUP_MESH_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(madeup_mesh_ctl, sel, MADEUP_MESH_CTL_SEL, uint32_t, 0x0001ffffu, 0, 17, 0xfffe0000);
}

static void check_madeup_mesh_ctr(struct run *run)
{
	RESET(madeup_mesh_ctr, MADEUP_MESH_CTR, UINT64_C(0x0000000000000000));
	IS(MADEUP_MESH_CTR_COUNT, 0x2);
	ADDR(pci_bits, madeup_mesh_ctr, (n, i), 3, 2, 2,
	     0x80000a0, 0x80000b8,
	     0x80100a0, 0x80100b8,
	     0xffff00a0, 0xffff00b8);
	HIGH(madeup_mesh_ctr, (n, i), 3, 2);
	REFUSES(pci_bits, madeup_mesh_ctr, MADEUP_MESH_INSTANCES, (past, 0));
	REFUSES(pci_bits, madeup_mesh_ctr, MADEUP_MESH_CTR_COUNT, (0, past));
	RW(madeup_mesh_ctr, count, MADEUP_MESH_CTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_madeup_mesh_status(struct run *run)
{
	RESET(madeup_mesh_status, MADEUP_MESH_STATUS, 0x00000000u);
	IS(MADEUP_MESH_STATUS_RW1C, 0x0000001fu);
	CLEAR_SEEN(madeup_mesh_status, uint32_t, 0x1f, 0x00000000u);
	ADDR(pci_bits, madeup_mesh_status, (n), 3, 1, 1,
	     0x80000f8,
	     0x80100f8,
	     0xffff00f8);
	REFUSES(pci_bits, madeup_mesh_status, MADEUP_MESH_INSTANCES, (past));
	RW1C(madeup_mesh_status, slices, MADEUP_MESH_STATUS_SLICES, uint32_t, 0x0000001cu, 2, 3, 0x00000000u);
	RW1C(madeup_mesh_status, ov, MADEUP_MESH_STATUS_OV, uint32_t, 0x00000003u, 0, 2, 0x00000000u);
}

static void check_madeup_mesh_match(struct run *run)
{
	RESET(madeup_mesh_match, MADEUP_MESH_MATCH, 0xffffffffu);
	IS(MADEUP_MESH_MATCH_COUNT, 0x2);
	ADDR(pci_bits, madeup_mesh_match, (n, i), 3, 2, 0,
	     0x9070040, 0x9070048,
	     0x9070040, 0x9070048,
	     0xa070040, 0xa070048);
	REFUSES(pci_bits, madeup_mesh_match, MADEUP_MESH_INSTANCES, (past, 0));
	REFUSES(pci_bits, madeup_mesh_match, MADEUP_MESH_MATCH_COUNT, (0, past));
	RW(madeup_mesh_match, bits, MADEUP_MESH_MATCH_BITS, uint32_t, 0xffffffffu, 0, 32, 0x0);
}

static void check_madeup_mesh_mask(struct run *run)
{
	RESET(madeup_mesh_mask, MADEUP_MESH_MASK, 0xffffffffu);
	IS(MADEUP_MESH_MASK_OFFSET, 0x50);
	RW(madeup_mesh_mask, bits, MADEUP_MESH_MASK_BITS, uint32_t, 0xffffffffu, 0, 32, 0x0);
}

static void check_madeup_mesh_nowhere(struct run *run)
{
	RESET(madeup_mesh_nowhere, MADEUP_MESH_NOWHERE, 0xffffffffu);
	RW(madeup_mesh_nowhere, bits, MADEUP_MESH_NOWHERE_BITS, uint32_t, 0xffffffffu, 0, 32, 0x0);
}

static void check_madeup_mesh_nowheres(struct run *run)
{
	(void)run;
	RO(madeup_mesh_nowheres, bits, MADEUP_MESH_NOWHERES_BITS, uint32_t, 0xffffffffu, 0, 32);
}

static void check_madeup_mesh_peek(struct run *run)
{
	RESET(madeup_mesh_peek, MADEUP_MESH_PEEK, 0x00000000u);
	IS(MADEUP_MESH_PEEK_MUST_ZERO, 0x80000000);
	IS(MADEUP_MESH_PEEK_RW1C, 0xc0000000u);
	CLEAR_SEEN(madeup_mesh_peek, uint32_t, 0x40000000, 0x00000000u);
	ADDR(pci_bits, madeup_mesh_peek, (n), 3, 1, 1,
	     0x8000080,
	     0x8010080,
	     0xffff0080);
	REFUSES(pci_bits, madeup_mesh_peek, MADEUP_MESH_INSTANCES, (past));
	RO(madeup_mesh_peek, wrapped, MADEUP_MESH_PEEK_WRAPPED, uint32_t, 0x80000000u, 31, 1);
	RW1C(madeup_mesh_peek, owned, MADEUP_MESH_PEEK_OWNED, uint32_t, 0x40000000u, 30, 1, 0x00000000u);
	RO(madeup_mesh_peek, level, MADEUP_MESH_PEEK_LEVEL, uint32_t, 0x3fffffffu, 0, 30);
}

static void check_madeup_mesh_busno(struct run *run)
{
	RESET(madeup_mesh_busno, MADEUP_MESH_BUSNO, 0x00000000u);
	ADDR(pci_bits, madeup_mesh_busno, (n), 3, 1, 1,
	     0x8000084,
	     0x8010084,
	     0xffff0084);
	REFUSES(pci_bits, madeup_mesh_busno, MADEUP_MESH_INSTANCES, (past));
	RO(madeup_mesh_busno, holds, MADEUP_MESH_BUSNO_HOLDS, uint32_t, 0x80000000u, 31, 1);
	RO(madeup_mesh_busno, small, MADEUP_MESH_BUSNO_SMALL, uint32_t, 0x00030000u, 16, 2);
	RO(madeup_mesh_busno, next, MADEUP_MESH_BUSNO_NEXT, uint32_t, 0x0000ff00u, 8, 8);
	RO(madeup_mesh_busno, bus, MADEUP_MESH_BUSNO_BUS, uint32_t, 0x000000ffu, 0, 8);
}

static void check_box_madeup_mesh(struct run *run)
{
	IS(MADEUP_MESH_INSTANCES, 3);
	IS(MADEUP_MESH_GENERAL_COUNTERS, 2);
	IS(MADEUP_MESH_GENERAL_WIDTH, 48);
	IS(MADEUP_MESH_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(MADEUP_MESH_PMON_DEVICE_ID_0, 0xabc0);
	IS(MADEUP_MESH_PMON_DEVICE_ID_1, 0xabc1);
	IS(MADEUP_MESH_PMON_DEVICE_ID_2, 0xabc2);
	IS(MADEUP_MESH_MATCH_DEVICE_ID_0, 0xabd0);
	IS(MADEUP_MESH_MATCH_DEVICE_ID_1, 0xabd0);
	IS(MADEUP_MESH_LOST_DEVICE_ID_0, 0xabe0);
	IS(MADEUP_MESH_LOST_DEVICE_ID_1, 0xabe1);
	IS(MADEUP_MESH_LOST_DEVICE_ID_2, 0xabe2);
	check_madeup_mesh_ctl(run);
	check_madeup_mesh_ctr(run);
	check_madeup_mesh_status(run);
	check_madeup_mesh_match(run);
	check_madeup_mesh_mask(run);
	check_madeup_mesh_nowhere(run);
	check_madeup_mesh_nowheres(run);
	check_madeup_mesh_peek(run);
	check_madeup_mesh_busno(run);
}

static void check_madeup_core_sel(struct run *run)
{
	RESET(madeup_core_sel, MADEUP_CORE_SEL, 0x00000000u);
	IS(MADEUP_CORE_SEL_MUST_ZERO, 0x200000);
	IS(MADEUP_CORE_SEL_COUNT, 0x2);
	ADDR(msr_bits, madeup_core_sel, (i), 1, 2, 0,
	     0x186, 0x187);
	REFUSES(msr_bits, madeup_core_sel, MADEUP_CORE_SEL_COUNT, (past));
	RW(madeup_core_sel, thresh, MADEUP_CORE_SEL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(madeup_core_sel, invert, MADEUP_CORE_SEL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	RW(madeup_core_sel, en, MADEUP_CORE_SEL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(madeup_core_sel, pmi, MADEUP_CORE_SEL_PMI, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(madeup_core_sel, pin, MADEUP_CORE_SEL_PIN, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
	RW(madeup_core_sel, edge, MADEUP_CORE_SEL_EDGE, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	RW(madeup_core_sel, mode, MADEUP_CORE_SEL_MODE, uint32_t, 0x00030000u, 16, 2, 0xfffcffff);
	VALUES(MADEUP_CORE_SEL_MODE, 0x3u,
	       { MADEUP_CORE_SEL_MODE_USR, 0x1 },
	       { MADEUP_CORE_SEL_MODE_OS, 0x2 });
	RW(madeup_core_sel, umask, MADEUP_CORE_SEL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(madeup_core_sel, ev_sel, MADEUP_CORE_SEL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_madeup_core_ctr(struct run *run)
{
	RESET(madeup_core_ctr, MADEUP_CORE_CTR, UINT64_C(0x0000000000000000));
	IS(MADEUP_CORE_CTR_COUNT, 0x2);
	ADDR(msr_bits, madeup_core_ctr, (i), 1, 2, 0,
	     0xc1, 0xc2);
	REFUSES(msr_bits, madeup_core_ctr, MADEUP_CORE_CTR_COUNT, (past));
	RW(madeup_core_ctr, count, MADEUP_CORE_CTR_COUNT, uint64_t, UINT64_C(0x000000ffffffffff), 0, 40, 0xffffff0000000000);
}

static void check_box_madeup_core(struct run *run)
{
	IS(MADEUP_CORE_INSTANCES, 1);
	IS(MADEUP_CORE_GENERAL_COUNTERS, 2);
	IS(MADEUP_CORE_GENERAL_WIDTH, 40);
	IS(MADEUP_CORE_GENERAL_COUNT_MASK, 0xffffffffff);
	check_madeup_core_sel(run);
	check_madeup_core_ctr(run);
}

static void check_madeup_bus_evt(struct run *run)
{
	RESET(madeup_bus_evt, MADEUP_BUS_EVT, UINT64_C(0x0000000000000000));
	IS(MADEUP_BUS_EVT_MUST_ZERO, 0x3fffff00);
	IS(MADEUP_BUS_EVT_COUNT, 0x5);
	ADDR(msr_bits, madeup_bus_evt, (i), 1, 5, 0,
	     0x107cc, 0x107cd, 0x107ce, 0x107cf, 0x107d0);
	REFUSES(msr_bits, madeup_bus_evt, MADEUP_BUS_EVT_COUNT, (past));
	RW(madeup_bus_evt, count, MADEUP_BUS_EVT_COUNT, uint64_t, UINT64_C(0xffffffff00000000), 32, 32, 0xffffffff);
	RW(madeup_bus_evt, pin, MADEUP_BUS_EVT_PIN, uint64_t, UINT64_C(0x0000000080000000), 31, 1, 0xffffffff7fffffff);
	RW(madeup_bus_evt, ovf_en, MADEUP_BUS_EVT_OVF_EN, uint64_t, UINT64_C(0x0000000040000000), 30, 1, 0xffffffffbfffffff);
	RW(madeup_bus_evt, agent, MADEUP_BUS_EVT_AGENT, uint64_t, UINT64_C(0x00000000000000f0), 4, 4, 0xffffffffffffff0f);
	VALUES(MADEUP_BUS_EVT_AGENT, 0xfu,
	       { MADEUP_BUS_EVT_AGENT_ANY, 0x8 }, { MADEUP_BUS_EVT_AGENT_ANY_MASK, 0x8 },
	       { MADEUP_BUS_EVT_AGENT_IO, 0x3 });
	RW(madeup_bus_evt, type, MADEUP_BUS_EVT_TYPE, uint64_t, UINT64_C(0x000000000000000f), 0, 4, 0xfffffffffffffff0);
}

static void check_madeup_bus_rest(struct run *run)
{
	RESET(madeup_bus_rest, MADEUP_BUS_REST, UINT64_C(0x0000000000000000));
	IS(MADEUP_BUS_REST_MUST_ZERO, 0x3fffff00);
	IS(MADEUP_BUS_REST_COUNT, 0x2);
	ADDR(msr_bits, madeup_bus_rest, (i), 1, 2, 0,
	     0x107d2, 0x107d3);
	REFUSES(msr_bits, madeup_bus_rest, MADEUP_BUS_REST_COUNT, (past));
	RW(madeup_bus_rest, count, MADEUP_BUS_REST_COUNT, uint64_t, UINT64_C(0xffffffff00000000), 32, 32, 0xffffffff);
	RW(madeup_bus_rest, pin, MADEUP_BUS_REST_PIN, uint64_t, UINT64_C(0x0000000080000000), 31, 1, 0xffffffff7fffffff);
	RW(madeup_bus_rest, ovf_en, MADEUP_BUS_REST_OVF_EN, uint64_t, UINT64_C(0x0000000040000000), 30, 1, 0xffffffffbfffffff);
	RW(madeup_bus_rest, agent, MADEUP_BUS_REST_AGENT, uint64_t, UINT64_C(0x00000000000000f0), 4, 4, 0xffffffffffffff0f);
	VALUES(MADEUP_BUS_REST_AGENT, 0xfu,
	       { MADEUP_BUS_REST_AGENT_ANY, 0x8 }, { MADEUP_BUS_REST_AGENT_ANY_MASK, 0x8 },
	       { MADEUP_BUS_REST_AGENT_IO, 0x3 });
	RW(madeup_bus_rest, type, MADEUP_BUS_REST_TYPE, uint64_t, UINT64_C(0x000000000000000f), 0, 4, 0xfffffffffffffff0);
}

static void check_madeup_bus_cmd(struct run *run)
{
	RESET(madeup_bus_cmd, MADEUP_BUS_CMD, 0x00000000u);
	IS(MADEUP_BUS_CMD_MUST_ZERO, 0xffff00f0);
	ADDR(msr_bits, madeup_bus_cmd, (), 1, 1, 0,
	     0x107d8);
	RW(madeup_bus_cmd, who, MADEUP_BUS_CMD_WHO, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RO(madeup_bus_cmd, ov, MADEUP_BUS_CMD_OV, uint32_t, 0x00000008u, 3, 1);
	WO(madeup_bus_cmd, zero, MADEUP_BUS_CMD_ZERO, uint32_t, 0x00000004u, 2, 1, 0xfffffffb);
	WO(madeup_bus_cmd, run, MADEUP_BUS_CMD_RUN, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(madeup_bus_cmd, hold, MADEUP_BUS_CMD_HOLD, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_box_madeup_bus(struct run *run)
{
	IS(MADEUP_BUS_INSTANCES, 1);
	IS(MADEUP_BUS_ALL_OF_COUNTERS, 5);
	IS(MADEUP_BUS_ALL_OF_WIDTH, 32);
	IS(MADEUP_BUS_ALL_OF_COUNT_MASK, 0xffffffff);
	IS(MADEUP_BUS_ALL_OF_RDPMC, 0x12);
	IS(MADEUP_BUS_ANY_OF_COUNTERS, 2);
	IS(MADEUP_BUS_ANY_OF_WIDTH, 32);
	IS(MADEUP_BUS_ANY_OF_COUNT_MASK, 0xffffffff);
	IS(MADEUP_BUS_ANY_OF_RDPMC, 0x18);
	check_madeup_bus_evt(run);
	check_madeup_bus_rest(run);
	check_madeup_bus_cmd(run);
}

static void check_madeup_ports_word(struct run *run)
{
	RESET(madeup_ports_word, MADEUP_PORTS_WORD, 0x0000ff12u);
	IS(MADEUP_PORTS_WORD_MUST_ONE, 0xff00);
	ADDR(pci_bits, madeup_ports_word, (), 1, 1, 0,
	     0x1f070ffc);
	RW(madeup_ports_word, low, MADEUP_PORTS_WORD_LOW, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_madeup_ports_bytes(struct run *run)
{
	RESET(madeup_ports_bytes, MADEUP_PORTS_BYTES, 0x00000000u);
	IS(MADEUP_PORTS_BYTES_RW1C, 0x00000080u);
	CLEAR_SEEN(madeup_ports_bytes, uint32_t, 0x80, 0x00000000u);
	IS(MADEUP_PORTS_BYTES_COUNT, 0x1);
	ADDR(pci_bits, madeup_ports_bytes, (i), 1, 1, 0,
	     0x1f070010);
	REFUSES(pci_bits, madeup_ports_bytes, MADEUP_PORTS_BYTES_COUNT, (past));
	RW1C(madeup_ports_bytes, top, MADEUP_PORTS_BYTES_TOP, uint32_t, 0x00000080u, 7, 1, 0x00000000u);
	RW(madeup_ports_bytes, rest, MADEUP_PORTS_BYTES_REST, uint32_t, 0x0000007fu, 0, 7, 0xffffff00);
}

static void check_box_madeup_ports(struct run *run)
{
	IS(MADEUP_PORTS_INSTANCES, 1);
	check_madeup_ports_word(run);
	check_madeup_ports_bytes(run);
}

static void check_madeup_pair_ctl(struct run *run)
{
	RESET(madeup_pair_ctl, MADEUP_PAIR_CTL, 0x00000000u);
	IS(MADEUP_PAIR_CTL_MUST_ZERO, 0xfffffe00);
	IS(MADEUP_PAIR_CTL_COUNT, 0x3);
	ADDR(pci_bits, madeup_pair_ctl, (n, i), 2, 3, 0,
	     0xc0300d8, 0xc0300dc, 0xc0300e0,
	     0xc0300e4, 0xc0300e8, 0xc0300ec);
	REFUSES(pci_bits, madeup_pair_ctl, MADEUP_PAIR_INSTANCES, (past, 0));
	REFUSES(pci_bits, madeup_pair_ctl, MADEUP_PAIR_CTL_COUNT, (0, past));
	RW(madeup_pair_ctl, en, MADEUP_PAIR_CTL_EN, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(madeup_pair_ctl, sel, MADEUP_PAIR_CTL_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_madeup_pair_ctr(struct run *run)
{
	RESET(madeup_pair_ctr, MADEUP_PAIR_CTR, UINT64_C(0x0000000000000000));
	IS(MADEUP_PAIR_CTR_COUNT, 0x3);
	ADDR(pci_bits, madeup_pair_ctr, (n, i), 2, 3, 0,
	     0xc0300a0, 0xc0300b0, 0xc030098,
	     0xc0300b8, 0xc0300c0, 0xc0300d0);
	HIGH(madeup_pair_ctr, (n, i), 2, 3);
	REFUSES(pci_bits, madeup_pair_ctr, MADEUP_PAIR_INSTANCES, (past, 0));
	REFUSES(pci_bits, madeup_pair_ctr, MADEUP_PAIR_CTR_COUNT, (0, past));
	RW(madeup_pair_ctr, count, MADEUP_PAIR_CTR_COUNT, uint64_t, UINT64_C(0x00000fffffffffff), 0, 44, 0xfffff00000000000);
}

static void check_madeup_pair_box_ctl(struct run *run)
{
	RESET(madeup_pair_box_ctl, MADEUP_PAIR_BOX_CTL, 0x00000000u);
	IS(MADEUP_PAIR_BOX_CTL_MUST_ZERO, 0xfffffffe);
	ADDR(pci_bits, madeup_pair_box_ctl, (n), 2, 1, 0,
	     0xc0300f4,
	     0xc0300f4);
	REFUSES(pci_bits, madeup_pair_box_ctl, MADEUP_PAIR_INSTANCES, (past));
	RW(madeup_pair_box_ctl, frz, MADEUP_PAIR_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_madeup_pair_status(struct run *run)
{
	RESET(madeup_pair_status, MADEUP_PAIR_STATUS, 0x00000000u);
	IS(MADEUP_PAIR_STATUS_RW1C, 0x0000003fu);
	CLEAR_SEEN(madeup_pair_status, uint32_t, 0x3f, 0x00000000u);
	ADDR(pci_bits, madeup_pair_status, (n), 2, 1, 0,
	     0xc0300f8,
	     0xc0300f8);
	REFUSES(pci_bits, madeup_pair_status, MADEUP_PAIR_INSTANCES, (past));
	RW1C(madeup_pair_status, ov, MADEUP_PAIR_STATUS_OV, uint32_t, 0x0000003fu, 0, 6, 0x00000000u);
}

static void check_madeup_pair_tag(struct run *run)
{
	RESET(madeup_pair_tag, MADEUP_PAIR_TAG, 0x00000000u);
	ADDR(pci_bits, madeup_pair_tag, (n), 2, 1, 0,
	     0xc030040,
	     0xc03005c);
	REFUSES(pci_bits, madeup_pair_tag, MADEUP_PAIR_INSTANCES, (past));
	RW(madeup_pair_tag, all, MADEUP_PAIR_TAG_ALL, uint32_t, 0xffffffffu, 0, 32, 0x0);
}

static void check_madeup_pair_step(struct run *run)
{
	RESET(madeup_pair_step, MADEUP_PAIR_STEP, 0x00000000u);
	IS(MADEUP_PAIR_STEP_COUNT, 0x2);
	ADDR(pci_bits, madeup_pair_step, (n, i), 2, 2, 0,
	     0xc030060, 0xc03006c,
	     0xc030064, 0xc030070);
	REFUSES(pci_bits, madeup_pair_step, MADEUP_PAIR_INSTANCES, (past, 0));
	REFUSES(pci_bits, madeup_pair_step, MADEUP_PAIR_STEP_COUNT, (0, past));
	RW(madeup_pair_step, all, MADEUP_PAIR_STEP_ALL, uint32_t, 0xffffffffu, 0, 32, 0x0);
}

static void check_madeup_pair_mix(struct run *run)
{
	RESET(madeup_pair_mix, MADEUP_PAIR_MIX, 0x00000000u);
	IS(MADEUP_PAIR_MIX_COUNT, 0x2);
	ADDR(msr_bits, madeup_pair_mix, (n, i), 2, 2, 0,
	     0x800, 0x807,
	     0x901, 0x903);
	REFUSES(msr_bits, madeup_pair_mix, MADEUP_PAIR_INSTANCES, (past, 0));
	REFUSES(msr_bits, madeup_pair_mix, MADEUP_PAIR_MIX_COUNT, (0, past));
	RW(madeup_pair_mix, all, MADEUP_PAIR_MIX_ALL, uint32_t, 0xffffffffu, 0, 32, 0x0);
}

static void check_madeup_pair_far(struct run *run)
{
	RESET(madeup_pair_far, MADEUP_PAIR_FAR, 0x00000000u);
	IS(MADEUP_PAIR_FAR_COUNT, 0x2);
	ADDR(msr_bits, madeup_pair_far, (n, i), 2, 2, 0,
	     0xa00, 0xa05,
	     0xa12, 0xa19);
	REFUSES(msr_bits, madeup_pair_far, MADEUP_PAIR_INSTANCES, (past, 0));
	REFUSES(msr_bits, madeup_pair_far, MADEUP_PAIR_FAR_COUNT, (0, past));
	RW(madeup_pair_far, all, MADEUP_PAIR_FAR_ALL, uint32_t, 0xffffffffu, 0, 32, 0x0);
}

static void check_madeup_pair_odd(struct run *run)
{
	RESET(madeup_pair_odd, MADEUP_PAIR_ODD, 0x00000000u);
	ADDR(msr_bits, madeup_pair_odd, (n), 2, 1, 0,
	     0xb04,
	     0xb06);
	REFUSES(msr_bits, madeup_pair_odd, MADEUP_PAIR_INSTANCES, (past));
	RW(madeup_pair_odd, all, MADEUP_PAIR_ODD_ALL, uint32_t, 0xffffffffu, 0, 32, 0x0);
}

static void check_madeup_pair_one(struct run *run)
{
	RESET(madeup_pair_one, MADEUP_PAIR_ONE, 0x00000000u);
	ADDR(msr_bits, madeup_pair_one, (n), 2, 1, 0,
	     0xc03,
	     0xc04);
	REFUSES(msr_bits, madeup_pair_one, MADEUP_PAIR_INSTANCES, (past));
	RW(madeup_pair_one, all, MADEUP_PAIR_ONE_ALL, uint32_t, 0xffffffffu, 0, 32, 0x0);
}

static void check_box_madeup_pair(struct run *run)
{
	IS(MADEUP_PAIR_INSTANCES, 2);
	IS(MADEUP_PAIR_GENERAL_COUNTERS, 3);
	IS(MADEUP_PAIR_GENERAL_WIDTH, 44);
	IS(MADEUP_PAIR_GENERAL_COUNT_MASK, 0xfffffffffff);
	IS(MADEUP_PAIR_BOTH_DEVICE_ID_0, 0xabf0);
	IS(MADEUP_PAIR_BOTH_DEVICE_ID_1, 0xabf0);
	check_madeup_pair_ctl(run);
	check_madeup_pair_ctr(run);
	check_madeup_pair_box_ctl(run);
	check_madeup_pair_status(run);
	check_madeup_pair_tag(run);
	check_madeup_pair_step(run);
	check_madeup_pair_mix(run);
	check_madeup_pair_far(run);
	check_madeup_pair_odd(run);
	check_madeup_pair_one(run);
}

static void check_madeup_fabric_box_ctl(struct run *run)
{
	RESET(madeup_fabric_box_ctl, MADEUP_FABRIC_BOX_CTL, 0x00000000u);
	IS(MADEUP_FABRIC_BOX_CTL_MUST_ZERO, 0xfffffefc);
	ADDR(msr_bits, madeup_fabric_box_ctl, (n), 2, 1, 0,
	     0xa40,
	     0xa60);
	REFUSES(msr_bits, madeup_fabric_box_ctl, MADEUP_FABRIC_INSTANCES, (past));
	RW(madeup_fabric_box_ctl, frz, MADEUP_FABRIC_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(madeup_fabric_box_ctl, rst_ctrs, MADEUP_FABRIC_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(madeup_fabric_box_ctl, rst_ctrl, MADEUP_FABRIC_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_madeup_fabric_ctl(struct run *run)
{
	RESET(madeup_fabric_ctl, MADEUP_FABRIC_CTL, UINT64_C(0x0000000000000000));
	IS(MADEUP_FABRIC_CTL_MUST_ZERO, 0xffff8000003b0000);
	IS(MADEUP_FABRIC_CTL_COUNT, 0x4);
	ADDR(msr_bits, madeup_fabric_ctl, (n, i), 2, 4, 0,
	     0xa48, 0xa49, 0xa4a, 0xa4b,
	     0xa68, 0xa69, 0xa6a, 0xa6b);
	REFUSES(msr_bits, madeup_fabric_ctl, MADEUP_FABRIC_INSTANCES, (past, 0));
	REFUSES(msr_bits, madeup_fabric_ctl, MADEUP_FABRIC_CTL_COUNT, (0, past));
	RW(madeup_fabric_ctl, fc_mask, MADEUP_FABRIC_CTL_FC_MASK, uint64_t, UINT64_C(0x0000700000000000), 44, 3, 0xffff8fffffffffff);
	VALUES(MADEUP_FABRIC_CTL_FC_MASK, 0x7u,
	       { MADEUP_FABRIC_CTL_FC_MASK_POSTED, 0x1 },
	       { MADEUP_FABRIC_CTL_FC_MASK_NON_POSTED, 0x2 },
	       { MADEUP_FABRIC_CTL_FC_MASK_COMPLETION, 0x4 });
	RW(madeup_fabric_ctl, ch_mask, MADEUP_FABRIC_CTL_CH_MASK, uint64_t, UINT64_C(0x00000ff000000000), 36, 8, 0xfffff00fffffffff);
	RW(madeup_fabric_ctl, thresh, MADEUP_FABRIC_CTL_THRESH, uint64_t, UINT64_C(0x0000000fff000000), 24, 12, 0xfffffff000ffffff);
	RW(madeup_fabric_ctl, invert, MADEUP_FABRIC_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	RW(madeup_fabric_ctl, en, MADEUP_FABRIC_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(madeup_fabric_ctl, edge, MADEUP_FABRIC_CTL_EDGE, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(madeup_fabric_ctl, umask, MADEUP_FABRIC_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(madeup_fabric_ctl, sel, MADEUP_FABRIC_CTL_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_madeup_fabric_ctr(struct run *run)
{
	RESET(madeup_fabric_ctr, MADEUP_FABRIC_CTR, UINT64_C(0x0000000000000000));
	IS(MADEUP_FABRIC_CTR_MUST_ZERO, 0xffff000000000000);
	IS(MADEUP_FABRIC_CTR_COUNT, 0x4);
	ADDR(msr_bits, madeup_fabric_ctr, (n, i), 2, 4, 0,
	     0xa41, 0xa42, 0xa43, 0xa44,
	     0xa61, 0xa62, 0xa63, 0xa64);
	REFUSES(msr_bits, madeup_fabric_ctr, MADEUP_FABRIC_INSTANCES, (past, 0));
	REFUSES(msr_bits, madeup_fabric_ctr, MADEUP_FABRIC_CTR_COUNT, (0, past));
	RW(madeup_fabric_ctr, count, MADEUP_FABRIC_CTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_madeup_fabric_clk(struct run *run)
{
	RESET(madeup_fabric_clk, MADEUP_FABRIC_CLK, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, madeup_fabric_clk, (n), 2, 1, 0,
	     0xa45,
	     0xa65);
	REFUSES(msr_bits, madeup_fabric_clk, MADEUP_FABRIC_INSTANCES, (past));
	RO(madeup_fabric_clk, count, MADEUP_FABRIC_CLK_COUNT, uint64_t, UINT64_C(0x0000000fffffffff), 0, 36);
}

static void check_madeup_fabric_bw(struct run *run)
{
	RESET(madeup_fabric_bw, MADEUP_FABRIC_BW, UINT64_C(0x0000000000000000));
	IS(MADEUP_FABRIC_BW_COUNT, 0x2);
	ADDR(msr_bits, madeup_fabric_bw, (n, i), 2, 2, 0,
	     0xb00, 0xb01,
	     0xb10, 0xb11);
	REFUSES(msr_bits, madeup_fabric_bw, MADEUP_FABRIC_INSTANCES, (past, 0));
	REFUSES(msr_bits, madeup_fabric_bw, MADEUP_FABRIC_BW_COUNT, (0, past));
	RO(madeup_fabric_bw, count, MADEUP_FABRIC_BW_COUNT, uint64_t, UINT64_C(0x0000000fffffffff), 0, 36);
}

static void check_madeup_fabric_units(struct run *run)
{
	RESET(madeup_fabric_units, MADEUP_FABRIC_UNITS, 0x00000000u);
	IS(MADEUP_FABRIC_UNITS_MUST_ZERO, 0xffffe0ff);
	ADDR(msr_bits, madeup_fabric_units, (n), 2, 1, 0,
	     0xb02,
	     0xb12);
	REFUSES(msr_bits, madeup_fabric_units, MADEUP_FABRIC_INSTANCES, (past));
	RO(madeup_fabric_units, energy, MADEUP_FABRIC_UNITS_ENERGY, uint32_t, 0x00001f00u, 8, 5);
}

static void check_madeup_fabric_energy_ctr(struct run *run)
{
	RESET(madeup_fabric_energy_ctr, MADEUP_FABRIC_ENERGY_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, madeup_fabric_energy_ctr, (n), 2, 1, 0,
	     0xb03,
	     0xb13);
	REFUSES(msr_bits, madeup_fabric_energy_ctr, MADEUP_FABRIC_INSTANCES, (past));
	RO(madeup_fabric_energy_ctr, count, MADEUP_FABRIC_ENERGY_CTR_COUNT, uint64_t, UINT64_C(0x0000000fffffffff), 0, 36);
}

static void check_madeup_fabric_heat_ctr(struct run *run)
{
	RESET(madeup_fabric_heat_ctr, MADEUP_FABRIC_HEAT_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, madeup_fabric_heat_ctr, (n), 2, 1, 0,
	     0xb0c,
	     0xb1c);
	REFUSES(msr_bits, madeup_fabric_heat_ctr, MADEUP_FABRIC_INSTANCES, (past));
	RO(madeup_fabric_heat_ctr, count, MADEUP_FABRIC_HEAT_CTR_COUNT, uint64_t, UINT64_C(0x0000000fffffffff), 0, 36);
}

static void check_box_madeup_fabric(struct run *run)
{
	IS(MADEUP_FABRIC_INSTANCES, 2);
	IS(MADEUP_FABRIC_GENERAL_COUNTERS, 4);
	IS(MADEUP_FABRIC_GENERAL_WIDTH, 48);
	IS(MADEUP_FABRIC_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(MADEUP_FABRIC_CLOCK_COUNTERS, 1);
	IS(MADEUP_FABRIC_CLOCK_WIDTH, 36);
	IS(MADEUP_FABRIC_CLOCK_COUNT_MASK, 0xfffffffff);
	IS(MADEUP_FABRIC_BANDWIDTH_COUNTERS, 2);
	IS(MADEUP_FABRIC_BANDWIDTH_WIDTH, 36);
	IS(MADEUP_FABRIC_BANDWIDTH_COUNT_MASK, 0xfffffffff);
	IS(MADEUP_FABRIC_ENERGY_COUNTERS, 1);
	IS(MADEUP_FABRIC_ENERGY_WIDTH, 32);
	IS(MADEUP_FABRIC_ENERGY_COUNT_MASK, 0xffffffff);
	IS(MADEUP_FABRIC_HEAT_COUNTERS, 1);
	IS(MADEUP_FABRIC_HEAT_WIDTH, 32);
	IS(MADEUP_FABRIC_HEAT_COUNT_MASK, 0xffffffff);
	check_madeup_fabric_box_ctl(run);
	check_madeup_fabric_ctl(run);
	check_madeup_fabric_ctr(run);
	check_madeup_fabric_clk(run);
	check_madeup_fabric_bw(run);
	check_madeup_fabric_units(run);
	check_madeup_fabric_energy_ctr(run);
	check_madeup_fabric_heat_ctr(run);
}

static void check_madeup_lanes_box_ctl(struct run *run)
{
	RESET(madeup_lanes_box_ctl, MADEUP_LANES_BOX_CTL, 0x00000000u);
	IS(MADEUP_LANES_BOX_CTL_MUST_ZERO, 0xfffffefc);
	ADDR(pci_bits, madeup_lanes_box_ctl, (n), 2, 1, 0,
	     0xe0000f4,
	     0xf0000f4);
	REFUSES(pci_bits, madeup_lanes_box_ctl, MADEUP_LANES_INSTANCES, (past));
	RW(madeup_lanes_box_ctl, frz, MADEUP_LANES_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(madeup_lanes_box_ctl, rst_ctrs, MADEUP_LANES_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(madeup_lanes_box_ctl, rst_ctrl, MADEUP_LANES_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_madeup_lanes_ctl(struct run *run)
{
	RESET(madeup_lanes_ctl, MADEUP_LANES_CTL, UINT64_C(0x0000000000000000));
	IS(MADEUP_LANES_CTL_MUST_ZERO, 0xff001000003f0000);
	IS(MADEUP_LANES_CTL_COUNT, 0x4);
	ADDR(pci_bits, madeup_lanes_ctl, (n, i), 2, 4, 0,
	     0xe000050, 0xe000058, 0xe000060, 0xe000068,
	     0xf000050, 0xf000058, 0xf000060, 0xf000068);
	HIGH(madeup_lanes_ctl, (n, i), 2, 4);
	REFUSES(pci_bits, madeup_lanes_ctl, MADEUP_LANES_INSTANCES, (past, 0));
	REFUSES(pci_bits, madeup_lanes_ctl, MADEUP_LANES_CTL_COUNT, (0, past));
	PIECES(MADEUP_LANES_CTL_UMASK, UINT64_C(0x00ffefff0000ff00), 31);
	PIECES_GET(madeup_lanes_ctl, umask, uint64_t, UINT64_C(0x00ffefff0000ff00), 31, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(madeup_lanes_ctl, umask, uint64_t, UINT64_C(0x00ffefff0000ff00), 31, 0xff001000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	VALUES(MADEUP_LANES_CTL_UMASK, 0x7fffffffu,
	       { MADEUP_LANES_CTL_UMASK_DATA, 0xf },
	       { MADEUP_LANES_CTL_UMASK_FAR, 0x40000003 });
	RW(madeup_lanes_ctl, outer, MADEUP_LANES_CTL_OUTER, uint64_t, UINT64_C(0x00ffe00000000000), 45, 11, 0xff001fffffffffff);
	PIECES(MADEUP_LANES_CTL_INNER, UINT64_C(0x0000000f0000f000), 8);
	PIECES_GET(madeup_lanes_ctl, inner, uint64_t, UINT64_C(0x0000000f0000f000), 8, 12, 13, 14, 15, 32, 33, 34, 35);
	PIECES_SET(madeup_lanes_ctl, inner, uint64_t, UINT64_C(0x0000000f0000f000), 8, 0xfffffff0ffff0fff, 12, 13, 14, 15, 32, 33, 34, 35);
	RW(madeup_lanes_ctl, thresh, MADEUP_LANES_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(madeup_lanes_ctl, invert, MADEUP_LANES_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	RW(madeup_lanes_ctl, en, MADEUP_LANES_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(madeup_lanes_ctl, sel, MADEUP_LANES_CTL_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_madeup_lanes_ctr(struct run *run)
{
	RESET(madeup_lanes_ctr, MADEUP_LANES_CTR, UINT64_C(0x0000000000000000));
	IS(MADEUP_LANES_CTR_MUST_ZERO, 0xffff000000000000);
	IS(MADEUP_LANES_CTR_COUNT, 0x4);
	ADDR(pci_bits, madeup_lanes_ctr, (n, i), 2, 4, 0,
	     0xe0000a0, 0xe0000a8, 0xe0000b0, 0xe0000b8,
	     0xf0000a0, 0xf0000a8, 0xf0000b0, 0xf0000b8);
	HIGH(madeup_lanes_ctr, (n, i), 2, 4);
	REFUSES(pci_bits, madeup_lanes_ctr, MADEUP_LANES_INSTANCES, (past, 0));
	REFUSES(pci_bits, madeup_lanes_ctr, MADEUP_LANES_CTR_COUNT, (0, past));
	RW(madeup_lanes_ctr, count, MADEUP_LANES_CTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_madeup_lanes_odd(struct run *run)
{
	RESET(madeup_lanes_odd, MADEUP_LANES_ODD, 0x00001000u);
	IS(MADEUP_LANES_ODD_MUST_ZERO, 0xc000);
	IS(MADEUP_LANES_ODD_MUST_ONE, 0x1000);
	IS(MADEUP_LANES_ODD_RW1C, 0xf000000fu);
	CLEAR_SEEN(madeup_lanes_odd, uint32_t, 0xf000000f, 0x00001000u);
	ADDR(pci_bits, madeup_lanes_odd, (n), 2, 1, 0,
	     0xe000080,
	     0xf000080);
	REFUSES(pci_bits, madeup_lanes_odd, MADEUP_LANES_INSTANCES, (past));
	PIECES(MADEUP_LANES_ODD_SPLIT, 0xf000000fu, 8);
	PIECES_GET(madeup_lanes_odd, split, uint32_t, 0xf000000fu, 8, 0, 1, 2, 3, 28, 29, 30, 31);
	PIECES_CLEAR(madeup_lanes_odd, split, 0xf000000fu, 8, 0x00001000u);
	PIECES(MADEUP_LANES_ODD_LEVEL, 0x0ff00ff0u, 16);
	PIECES_GET(madeup_lanes_odd, level, uint32_t, 0x0ff00ff0u, 16, 4, 5, 6, 7, 8, 9, 10, 11, 20, 21, 22, 23, 24, 25, 26, 27);
	PIECES(MADEUP_LANES_ODD_KEY, 0x000f2000u, 5);
	PIECES_SET(madeup_lanes_odd, key, uint32_t, 0x000f2000u, 5, 0xff0dff0, 13, 16, 17, 18, 19);
}

static void check_box_madeup_lanes(struct run *run)
{
	IS(MADEUP_LANES_INSTANCES, 2);
	IS(MADEUP_LANES_GENERAL_COUNTERS, 4);
	IS(MADEUP_LANES_GENERAL_WIDTH, 48);
	IS(MADEUP_LANES_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(MADEUP_LANES_PMON_DEVICE_ID_0, 0xabe8);
	IS(MADEUP_LANES_PMON_DEVICE_ID_1, 0xabe8);
	check_madeup_lanes_box_ctl(run);
	check_madeup_lanes_ctl(run);
	check_madeup_lanes_ctr(run);
	check_madeup_lanes_odd(run);
}

static void check_madeup_map_base(struct run *run)
{
	RESET(madeup_map_base, MADEUP_MAP_BASE, 0x00000000u);
	IS(MADEUP_MAP_BASE_MUST_ZERO, 0xe0000000);
	ADDR(pci_bits, madeup_map_base, (), 1, 1, 0,
	     0x100000d0);
	RO(madeup_map_base, base, MADEUP_MAP_BASE_BASE, uint32_t, 0x1fffffffu, 0, 29);
}

static void check_madeup_map_mem(struct run *run)
{
	RESET(madeup_map_mem, MADEUP_MAP_MEM, 0x00000000u);
	IS(MADEUP_MAP_MEM_MUST_ZERO, 0xfffff800);
	IS(MADEUP_MAP_MEM_COUNT, 0x2);
	ADDR(pci_bits, madeup_map_mem, (i), 1, 2, 0,
	     0x100000d8, 0x100000dc);
	REFUSES(pci_bits, madeup_map_mem, MADEUP_MAP_MEM_COUNT, (past));
	RO(madeup_map_mem, mem, MADEUP_MAP_MEM_MEM, uint32_t, 0x000007ffu, 0, 11);
}

static void check_box_madeup_map(struct run *run)
{
	IS(MADEUP_MAP_INSTANCES, 1);
	IS(MADEUP_MAP_MAP_DEVICE_ID, 0xac00);
	check_madeup_map_base(run);
	check_madeup_map_mem(run);
}

static void check_madeup_vault_where(struct run *run)
{
	RESET(madeup_vault_where, MADEUP_VAULT_WHERE, 0x00000000u);
	IS(MADEUP_VAULT_WHERE_MUST_ZERO, 0xffffff00);
	ADDR(pci_bits, madeup_vault_where, (n), 2, 1, 0,
	     0x11000040,
	     0x11010040);
	REFUSES(pci_bits, madeup_vault_where, MADEUP_VAULT_INSTANCES, (past));
	RO(madeup_vault_where, base, MADEUP_VAULT_WHERE_BASE, uint32_t, 0x000000ffu, 0, 8);
}

static void check_madeup_vault_ctl(struct run *run)
{
	RESET(madeup_vault_ctl, MADEUP_VAULT_CTL, 0x00000000u);
	IS(MADEUP_VAULT_CTL_MUST_ZERO, 0xfffffe00);
	IS(MADEUP_VAULT_CTL_COUNT, 0x3);
	ADDR(mmio_bits, madeup_vault_ctl, (i), 1, 3, 0,
	     0x40, 0x44, 0x48);
	REFUSES(mmio_bits, madeup_vault_ctl, MADEUP_VAULT_CTL_COUNT, (past));
	LOAD(madeup_vault_ctl, uint32_t, (&window, i), 3,
	     0x40, 0x44, 0x48);
	STORE(madeup_vault_ctl, uint32_t, (&window, i, zeros), 3,
	     0x40, 0x44, 0x48);
	RW(madeup_vault_ctl, en, MADEUP_VAULT_CTL_EN, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(madeup_vault_ctl, sel, MADEUP_VAULT_CTL_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_madeup_vault_ctr(struct run *run)
{
	RESET(madeup_vault_ctr, MADEUP_VAULT_CTR, UINT64_C(0x0000000000000000));
	IS(MADEUP_VAULT_CTR_COUNT, 0x3);
	ADDR(mmio_bits, madeup_vault_ctr, (i), 1, 3, 0,
	     0x8, 0x18, 0x10);
	REFUSES(mmio_bits, madeup_vault_ctr, MADEUP_VAULT_CTR_COUNT, (past));
	LOAD(madeup_vault_ctr, uint64_t, (&window, i), 3,
	     0x8, 0x18, 0x10);
	STORE(madeup_vault_ctr, uint64_t, (&window, i, zeros), 3,
	     0x8, 0x18, 0x10);
	RW(madeup_vault_ctr, count, MADEUP_VAULT_CTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_madeup_vault_status(struct run *run)
{
	RESET(madeup_vault_status, MADEUP_VAULT_STATUS, 0x00000000u);
	IS(MADEUP_VAULT_STATUS_RW1C, 0x00000007u);
	CLEAR_SEEN(madeup_vault_status, uint32_t, 0x7, 0x00000000u);
	ADDR(mmio_bits, madeup_vault_status, (), 1, 1, 0,
	     0xffc);
	LOAD(madeup_vault_status, uint32_t, (&window), 1,
	     0xffc);
	STORE(madeup_vault_status, uint32_t, (&window, zeros), 1,
	     0xffc);
	RW1C(madeup_vault_status, ov, MADEUP_VAULT_STATUS_OV, uint32_t, 0x00000007u, 0, 3, 0x00000000u);
}

static void check_madeup_vault_clk(struct run *run)
{
	RESET(madeup_vault_clk, MADEUP_VAULT_CLK, UINT64_C(0x0000000000000000));
	ADDR(mmio_bits, madeup_vault_clk, (), 1, 1, 0,
	     0xf8);
	LOAD(madeup_vault_clk, uint64_t, (&window), 1,
	     0xf8);
	RO(madeup_vault_clk, count, MADEUP_VAULT_CLK_COUNT, uint64_t, UINT64_C(0x0000000fffffffff), 0, 36);
}

static void check_box_madeup_vault(struct run *run)
{
	IS(MADEUP_VAULT_INSTANCES, 2);
	IS(MADEUP_VAULT_GENERAL_COUNTERS, 3);
	IS(MADEUP_VAULT_GENERAL_WIDTH, 48);
	IS(MADEUP_VAULT_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(MADEUP_VAULT_CLOCK_COUNTERS, 1);
	IS(MADEUP_VAULT_CLOCK_WIDTH, 36);
	IS(MADEUP_VAULT_CLOCK_COUNT_MASK, 0xfffffffff);
	IS(MADEUP_VAULT_OWN_DEVICE_ID_0, 0xac01);
	IS(MADEUP_VAULT_OWN_DEVICE_ID_1, 0xac02);
	IS(MADEUP_VAULT_BANK_SIZE, 0x1000);
	BASES("madeup_vault_bank_base", madeup_vault_bank_base(0x0, 0x0, n), madeup_vault_bank_base(0x1fffffff, 0x7ff, n), 2,
	      { UINT64_C(0x22800), UINT64_C(0x10000000021800) },
	      { UINT64_C(0x26800), UINT64_C(0x10000000025800) });
	TOO_WIDE("madeup_vault_bank_base", madeup_vault_bank_base(over, 0x0, 0), UINT64_C(0x1fffffff));
	TOO_WIDE("madeup_vault_bank_base", madeup_vault_bank_base(0x0, over, 0), UINT64_C(0x7ff));
	IS(MADEUP_VAULT_LOBBY_SIZE, 0x100);
	BASES("madeup_vault_lobby_base", madeup_vault_lobby_base(0x0, 0x0, 0x0), madeup_vault_lobby_base(0x1fffffff, 0x7ff, 0xff), 1,
	      { UINT64_C(0x80000), UINT64_C(0x1000000007fff0) });
	TOO_WIDE("madeup_vault_lobby_base", madeup_vault_lobby_base(over, 0x0, 0x0), UINT64_C(0x1fffffff));
	TOO_WIDE("madeup_vault_lobby_base", madeup_vault_lobby_base(0x0, over, 0x0), UINT64_C(0x7ff));
	TOO_WIDE("madeup_vault_lobby_base", madeup_vault_lobby_base(0x0, 0x0, over), UINT64_C(0xff));
	check_madeup_vault_where(run);
	check_madeup_vault_ctl(run);
	check_madeup_vault_ctr(run);
	check_madeup_vault_status(run);
	check_madeup_vault_clk(run);
}

static void check_madeup_gate_key(struct run *run)
{
	RESET(madeup_gate_key, MADEUP_GATE_KEY, 0x00000000u);
	ADDR(mmio_bits, madeup_gate_key, (), 1, 1, 0,
	     0x0);
	LOAD(madeup_gate_key, uint32_t, (&window), 1,
	     0x0);
	STORE(madeup_gate_key, uint32_t, (&window, zeros), 1,
	     0x0);
	RW(madeup_gate_key, all, MADEUP_GATE_KEY_ALL, uint32_t, 0xffffffffu, 0, 32, 0x0);
}

static void check_madeup_gate_bolt(struct run *run)
{
	RESET(madeup_gate_bolt, MADEUP_GATE_BOLT, 0x00000000u);
	IS(MADEUP_GATE_BOLT_COUNT, 0x1);
	ADDR(mmio_bits, madeup_gate_bolt, (i), 1, 1, 0,
	     0xc);
	REFUSES(mmio_bits, madeup_gate_bolt, MADEUP_GATE_BOLT_COUNT, (past));
	LOAD(madeup_gate_bolt, uint32_t, (&window, i), 1,
	     0xc);
	STORE(madeup_gate_bolt, uint32_t, (&window, i, zeros), 1,
	     0xc);
	RW(madeup_gate_bolt, all, MADEUP_GATE_BOLT_ALL, uint32_t, 0xffffffffu, 0, 32, 0x0);
}

static void check_box_madeup_gate(struct run *run)
{
	IS(MADEUP_GATE_INSTANCES, 1);
	IS(MADEUP_GATE_WHOLE_SIZE, 0x10);
	BASES("madeup_gate_whole_base", madeup_gate_whole_base(0x0), madeup_gate_whole_base(0x1fffffff), 1,
	      { UINT64_C(0x0), UINT64_C(0xfffffff800000) });
	TOO_WIDE("madeup_gate_whole_base", madeup_gate_whole_base(over), UINT64_C(0x1fffffff));
	check_madeup_gate_key(run);
	check_madeup_gate_bolt(run);
}

static void check_madeup_finder_door(struct run *run)
{
	RESET(madeup_finder_door, MADEUP_FINDER_DOOR, UINT64_C(0x0000000000000000));
	IS(MADEUP_FINDER_DOOR_MUST_ZERO, 0xffffff0000000000);
	RO(madeup_finder_door, offset, MADEUP_FINDER_DOOR_OFFSET, uint64_t, UINT64_C(0x000000f800000000), 35, 5);
	RO(madeup_finder_door, bar, MADEUP_FINDER_DOOR_BAR, uint64_t, UINT64_C(0x0000000700000000), 32, 3);
	RO(madeup_finder_door, next, MADEUP_FINDER_DOOR_NEXT, uint64_t, UINT64_C(0x00000000fff00000), 20, 12);
	RO(madeup_finder_door, kind, MADEUP_FINDER_DOOR_KIND, uint64_t, UINT64_C(0x00000000000f0000), 16, 4);
	VALUES(MADEUP_FINDER_DOOR_KIND, 0xfu,
	       { MADEUP_FINDER_DOOR_KIND_TABLE, 0x2 });
	RO(madeup_finder_door, id, MADEUP_FINDER_DOOR_ID, uint64_t, UINT64_C(0x000000000000ffff), 0, 16);
	VALUES(MADEUP_FINDER_DOOR_ID, 0xffffu,
	       { MADEUP_FINDER_DOOR_ID_OWN, 0x77 });
}

static void check_madeup_finder_head(struct run *run)
{
	RESET(madeup_finder_head, MADEUP_FINDER_HEAD, 0x00000000u);
	RO(madeup_finder_head, stride, MADEUP_FINDER_HEAD_STRIDE, uint32_t, 0xffff0000u, 16, 16);
	RO(madeup_finder_head, count, MADEUP_FINDER_HEAD_COUNT, uint32_t, 0x0000ffffu, 0, 16);
}

static void check_madeup_finder_where(struct run *run)
{
	RESET(madeup_finder_where, MADEUP_FINDER_WHERE, UINT64_C(0x0000000000000000));
	RO(madeup_finder_where, address, MADEUP_FINDER_WHERE_ADDRESS, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64);
	RO(madeup_finder_where, domain, MADEUP_FINDER_WHERE_DOMAIN, uint64_t, UINT64_C(0x00000000f0000000), 28, 4);
	RO(madeup_finder_where, bus, MADEUP_FINDER_WHERE_BUS, uint64_t, UINT64_C(0x000000000ff00000), 20, 8);
	RO(madeup_finder_where, device, MADEUP_FINDER_WHERE_DEVICE, uint64_t, UINT64_C(0x00000000000f8000), 15, 5);
	RO(madeup_finder_where, function, MADEUP_FINDER_WHERE_FUNCTION, uint64_t, UINT64_C(0x0000000000007000), 12, 3);
	RO(madeup_finder_where, byte, MADEUP_FINDER_WHERE_BYTE, uint64_t, UINT64_C(0x0000000000000fff), 0, 12);
}

static void check_madeup_finder_name(struct run *run)
{
	RESET(madeup_finder_name, MADEUP_FINDER_NAME, 0x00000000u);
	RO(madeup_finder_name, type, MADEUP_FINDER_NAME_TYPE, uint32_t, 0xff000000u, 24, 8);
	RO(madeup_finder_name, id, MADEUP_FINDER_NAME_ID, uint32_t, 0x00ff0000u, 16, 8);
	RO(madeup_finder_name, access, MADEUP_FINDER_NAME_ACCESS, uint32_t, 0x0000f000u, 12, 4);
	VALUES(MADEUP_FINDER_NAME_ACCESS, 0xfu,
	       { MADEUP_FINDER_NAME_ACCESS_MMIO, 0x5 },
	       { MADEUP_FINDER_NAME_ACCESS_MSR, 0x6 },
	       { MADEUP_FINDER_NAME_ACCESS_PCI, 0x7 });
	RO(madeup_finder_name, count, MADEUP_FINDER_NAME_COUNT, uint32_t, 0x00000f00u, 8, 4);
	RO(madeup_finder_name, width, MADEUP_FINDER_NAME_WIDTH, uint32_t, 0x000000ffu, 0, 8);
}

static void check_madeup_finder_offsets(struct run *run)
{
	RESET(madeup_finder_offsets, MADEUP_FINDER_OFFSETS, 0x00000000u);
	IS(MADEUP_FINDER_OFFSETS_MUST_ZERO, 0xffff0000);
	RO(madeup_finder_offsets, controls, MADEUP_FINDER_OFFSETS_CONTROLS, uint32_t, 0x0000ff00u, 8, 8);
	RO(madeup_finder_offsets, counters, MADEUP_FINDER_OFFSETS_COUNTERS, uint32_t, 0x000000ffu, 0, 8);
}

static void check_box_madeup_finder(struct run *run)
{
	IS(MADEUP_FINDER_INSTANCES, 1);
	IS(MADEUP_FINDER_DOOR_DEVICE_ID, 0xabd0);
	check_madeup_finder_door(run);
	check_madeup_finder_head(run);
	check_madeup_finder_where(run);
	check_madeup_finder_name(run);
	check_madeup_finder_offsets(run);
}

static void check_madeup_spark_box_ctl(struct run *run)
{
	RESET(madeup_spark_box_ctl, MADEUP_SPARK_BOX_CTL, UINT64_C(0x0000000000000000));
	IS(MADEUP_SPARK_BOX_CTL_MUST_ZERO, 0xfffffffffffffffc);
	IS(MADEUP_SPARK_BOX_CTL_OFFSET, 0x0);
	WO(madeup_spark_box_ctl, rst, MADEUP_SPARK_BOX_CTL_RST, uint64_t, UINT64_C(0x0000000000000002), 1, 1, 0xfffffffffffffffd);
	RW(madeup_spark_box_ctl, frz, MADEUP_SPARK_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_madeup_spark_ctl(struct run *run)
{
	RESET(madeup_spark_ctl, MADEUP_SPARK_CTL, UINT64_C(0x0000000000000000));
	IS(MADEUP_SPARK_CTL_MUST_ZERO, 0xffffffffffffff00);
	IS(MADEUP_SPARK_CTL_COUNT, 0x2);
	IS(MADEUP_SPARK_CTL_OFFSET, 0x0);
	RW(madeup_spark_ctl, ev_sel, MADEUP_SPARK_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_madeup_spark_ctr(struct run *run)
{
	RESET(madeup_spark_ctr, MADEUP_SPARK_CTR, UINT64_C(0x0000000000000000));
	IS(MADEUP_SPARK_CTR_MUST_ZERO, 0xffffff0000000000);
	IS(MADEUP_SPARK_CTR_COUNT, 0x2);
	IS(MADEUP_SPARK_CTR_OFFSET, 0x0);
	RW(madeup_spark_ctr, count, MADEUP_SPARK_CTR_COUNT, uint64_t, UINT64_C(0x000000ffffffffff), 0, 40, 0xffffff0000000000);
}

static void check_box_madeup_spark(struct run *run)
{
	IS(MADEUP_SPARK_INSTANCES, 3);
	IS(MADEUP_SPARK_GENERAL_COUNTERS, 2);
	IS(MADEUP_SPARK_GENERAL_WIDTH, 40);
	IS(MADEUP_SPARK_GENERAL_COUNT_MASK, 0xffffffffff);
	check_madeup_spark_box_ctl(run);
	check_madeup_spark_ctl(run);
	check_madeup_spark_ctr(run);
}

static void check_madeup_reef_box_ctl(struct run *run)
{
	RESET(madeup_reef_box_ctl, MADEUP_REEF_BOX_CTL, 0x00000000u);
	IS(MADEUP_REEF_BOX_CTL_MUST_ZERO, 0xfffffffc);
	IS(MADEUP_REEF_BOX_CTL_OFFSET, 0x0);
	WO(madeup_reef_box_ctl, rst, MADEUP_REEF_BOX_CTL_RST, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	RW(madeup_reef_box_ctl, frz, MADEUP_REEF_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_madeup_reef_ctl(struct run *run)
{
	RESET(madeup_reef_ctl, MADEUP_REEF_CTL, 0x00000000u);
	IS(MADEUP_REEF_CTL_MUST_ZERO, 0xffffff00);
	IS(MADEUP_REEF_CTL_COUNT, 0x2);
	IS(MADEUP_REEF_CTL_OFFSET, 0x0);
	RW(madeup_reef_ctl, ev_sel, MADEUP_REEF_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_madeup_reef_ctr(struct run *run)
{
	RESET(madeup_reef_ctr, MADEUP_REEF_CTR, UINT64_C(0x0000000000000000));
	IS(MADEUP_REEF_CTR_MUST_ZERO, 0xffffff0000000000);
	IS(MADEUP_REEF_CTR_COUNT, 0x2);
	IS(MADEUP_REEF_CTR_OFFSET, 0x0);
	RW(madeup_reef_ctr, count, MADEUP_REEF_CTR_COUNT, uint64_t, UINT64_C(0x000000ffffffffff), 0, 40, 0xffffff0000000000);
}

static void check_box_madeup_reef(struct run *run)
{
	IS(MADEUP_REEF_INSTANCES, 2);
	IS(MADEUP_REEF_GENERAL_COUNTERS, 2);
	IS(MADEUP_REEF_GENERAL_WIDTH, 40);
	IS(MADEUP_REEF_GENERAL_COUNT_MASK, 0xffffffffff);
	check_madeup_reef_box_ctl(run);
	check_madeup_reef_ctl(run);
	check_madeup_reef_ctr(run);
}

static void check_madeup_dune_box_ctl(struct run *run)
{
	RESET(madeup_dune_box_ctl, MADEUP_DUNE_BOX_CTL, 0x00000000u);
	IS(MADEUP_DUNE_BOX_CTL_MUST_ZERO, 0xfffffffc);
	IS(MADEUP_DUNE_BOX_CTL_OFFSET, 0x0);
	WO(madeup_dune_box_ctl, rst, MADEUP_DUNE_BOX_CTL_RST, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	RW(madeup_dune_box_ctl, frz, MADEUP_DUNE_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_madeup_dune_ctl(struct run *run)
{
	RESET(madeup_dune_ctl, MADEUP_DUNE_CTL, UINT64_C(0x0000000000000000));
	IS(MADEUP_DUNE_CTL_MUST_ZERO, 0xffffffffffffff00);
	IS(MADEUP_DUNE_CTL_COUNT, 0x2);
	IS(MADEUP_DUNE_CTL_OFFSET, 0x0);
	RW(madeup_dune_ctl, ev_sel, MADEUP_DUNE_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_madeup_dune_ctr(struct run *run)
{
	RESET(madeup_dune_ctr, MADEUP_DUNE_CTR, UINT64_C(0x0000000000000000));
	IS(MADEUP_DUNE_CTR_MUST_ZERO, 0xffffff0000000000);
	IS(MADEUP_DUNE_CTR_COUNT, 0x2);
	IS(MADEUP_DUNE_CTR_OFFSET, 0x0);
	RW(madeup_dune_ctr, count, MADEUP_DUNE_CTR_COUNT, uint64_t, UINT64_C(0x000000ffffffffff), 0, 40, 0xffffff0000000000);
}

static void check_box_madeup_dune(struct run *run)
{
	IS(MADEUP_DUNE_INSTANCES, 2);
	IS(MADEUP_DUNE_GENERAL_COUNTERS, 2);
	IS(MADEUP_DUNE_GENERAL_WIDTH, 40);
	IS(MADEUP_DUNE_GENERAL_COUNT_MASK, 0xffffffffff);
	check_madeup_dune_box_ctl(run);
	check_madeup_dune_ctl(run);
	check_madeup_dune_ctr(run);
}

static void check_madeup_shoal_box_ctl(struct run *run)
{
	RESET(madeup_shoal_box_ctl, MADEUP_SHOAL_BOX_CTL, 0x00000000u);
	IS(MADEUP_SHOAL_BOX_CTL_MUST_ZERO, 0xfffffffc);
	IS(MADEUP_SHOAL_BOX_CTL_OFFSET, 0x0);
	WO(madeup_shoal_box_ctl, rst, MADEUP_SHOAL_BOX_CTL_RST, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	RW(madeup_shoal_box_ctl, frz, MADEUP_SHOAL_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_madeup_shoal_ctl(struct run *run)
{
	RESET(madeup_shoal_ctl, MADEUP_SHOAL_CTL, 0x00000000u);
	IS(MADEUP_SHOAL_CTL_MUST_ZERO, 0xffffff00);
	IS(MADEUP_SHOAL_CTL_OFFSET, 0x0);
	RW(madeup_shoal_ctl, ev_sel, MADEUP_SHOAL_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_madeup_shoal_ctr(struct run *run)
{
	RESET(madeup_shoal_ctr, MADEUP_SHOAL_CTR, UINT64_C(0x0000000000000000));
	IS(MADEUP_SHOAL_CTR_MUST_ZERO, 0xffffff0000000000);
	IS(MADEUP_SHOAL_CTR_OFFSET, 0x0);
	RW(madeup_shoal_ctr, count, MADEUP_SHOAL_CTR_COUNT, uint64_t, UINT64_C(0x000000ffffffffff), 0, 40, 0xffffff0000000000);
}

static void check_box_madeup_shoal(struct run *run)
{
	IS(MADEUP_SHOAL_INSTANCES, 1);
	IS(MADEUP_SHOAL_GENERAL_COUNTERS, 1);
	IS(MADEUP_SHOAL_GENERAL_WIDTH, 40);
	IS(MADEUP_SHOAL_GENERAL_COUNT_MASK, 0xffffffffff);
	check_madeup_shoal_box_ctl(run);
	check_madeup_shoal_ctl(run);
	check_madeup_shoal_ctr(run);
}

static void check_madeup_cove_box_ctl(struct run *run)
{
	RESET(madeup_cove_box_ctl, MADEUP_COVE_BOX_CTL, 0x00000000u);
	IS(MADEUP_COVE_BOX_CTL_MUST_ZERO, 0xfffffffc);
	IS(MADEUP_COVE_BOX_CTL_OFFSET, 0x0);
	WO(madeup_cove_box_ctl, rst, MADEUP_COVE_BOX_CTL_RST, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	RW(madeup_cove_box_ctl, frz, MADEUP_COVE_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_madeup_cove_ctl(struct run *run)
{
	RESET(madeup_cove_ctl, MADEUP_COVE_CTL, 0x00000000u);
	IS(MADEUP_COVE_CTL_MUST_ZERO, 0xffffff00);
	IS(MADEUP_COVE_CTL_OFFSET, 0x0);
	RW(madeup_cove_ctl, ev_sel, MADEUP_COVE_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_madeup_cove_ctr(struct run *run)
{
	RESET(madeup_cove_ctr, MADEUP_COVE_CTR, UINT64_C(0x0000000000000000));
	IS(MADEUP_COVE_CTR_MUST_ZERO, 0xffffff0000000000);
	IS(MADEUP_COVE_CTR_OFFSET, 0x0);
	RW(madeup_cove_ctr, count, MADEUP_COVE_CTR_COUNT, uint64_t, UINT64_C(0x000000ffffffffff), 0, 40, 0xffffff0000000000);
}

static void check_box_madeup_cove(struct run *run)
{
	IS(MADEUP_COVE_INSTANCES, 2);
	IS(MADEUP_COVE_GENERAL_COUNTERS, 1);
	IS(MADEUP_COVE_GENERAL_WIDTH, 40);
	IS(MADEUP_COVE_GENERAL_COUNT_MASK, 0xffffffffff);
	check_madeup_cove_box_ctl(run);
	check_madeup_cove_ctl(run);
	check_madeup_cove_ctr(run);
}

int madeup_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int madeup_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_madeup_slice(&run);
	check_box_madeup_tile(&run);
	check_box_madeup_mesh(&run);
	check_box_madeup_core(&run);
	check_box_madeup_bus(&run);
	check_box_madeup_ports(&run);
	check_box_madeup_pair(&run);
	check_box_madeup_fabric(&run);
	check_box_madeup_lanes(&run);
	check_box_madeup_map(&run);
	check_box_madeup_vault(&run);
	check_box_madeup_gate(&run);
	check_box_madeup_finder(&run);
	check_box_madeup_spark(&run);
	check_box_madeup_reef(&run);
	check_box_madeup_dune(&run);
	check_box_madeup_shoal(&run);
	check_box_madeup_cove(&run);
	return run.failed;
}
