/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/snr by "make generate". Do not edit. */
/* Compares the register headers of snr with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/snr.h"

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
	unsigned char bytes[0x22c0];
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

static void check_snr_ubox_fixed_ctl(struct run *run)
{
	RESET(snr_ubox_fixed_ctl, SNR_UBOX_FIXED_CTL, 0x00000000u);
	ADDR(msr_bits, snr_ubox_fixed_ctl, (), 1, 1, 0,
	     0x1f93);
	RW(snr_ubox_fixed_ctl, en, SNR_UBOX_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
}

static void check_snr_ubox_fixed_ctr(struct run *run)
{
	RESET(snr_ubox_fixed_ctr, SNR_UBOX_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, snr_ubox_fixed_ctr, (), 1, 1, 0,
	     0x1f94);
	RW(snr_ubox_fixed_ctr, event_count, SNR_UBOX_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_snr_ubox_ctl(struct run *run)
{
	RESET(snr_ubox_ctl, SNR_UBOX_CTL, 0x00000000u);
	IS(SNR_UBOX_CTL_MUST_ZERO, 0x10000);
	IS(SNR_UBOX_CTL_COUNT, 0x2);
	ADDR(msr_bits, snr_ubox_ctl, (i), 1, 2, 0,
	     0x1f91, 0x1f92);
	REFUSES(msr_bits, snr_ubox_ctl, SNR_UBOX_CTL_COUNT, (past));
	RW(snr_ubox_ctl, thresh, SNR_UBOX_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(snr_ubox_ctl, invert, SNR_UBOX_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SNR_UBOX_CTL_INVERT, 0x1u,
	       { SNR_UBOX_CTL_INVERT_GE, 0x0 },
	       { SNR_UBOX_CTL_INVERT_LT, 0x1 });
	RW(snr_ubox_ctl, en, SNR_UBOX_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(snr_ubox_ctl, edge_det, SNR_UBOX_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(snr_ubox_ctl, rst, SNR_UBOX_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(snr_ubox_ctl, umask, SNR_UBOX_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(snr_ubox_ctl, ev_sel, SNR_UBOX_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_snr_ubox_ctr(struct run *run)
{
	RESET(snr_ubox_ctr, SNR_UBOX_CTR, UINT64_C(0x0000000000000000));
	IS(SNR_UBOX_CTR_COUNT, 0x2);
	ADDR(msr_bits, snr_ubox_ctr, (i), 1, 2, 0,
	     0x1f98, 0x1f99);
	REFUSES(msr_bits, snr_ubox_ctr, SNR_UBOX_CTR_COUNT, (past));
	RW(snr_ubox_ctr, event_count, SNR_UBOX_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_snr_ubox(struct run *run)
{
	IS(SNR_UBOX_INSTANCES, 1);
	IS(SNR_UBOX_GENERAL_COUNTERS, 2);
	IS(SNR_UBOX_GENERAL_WIDTH, 48);
	IS(SNR_UBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SNR_UBOX_FIXED_COUNTERS, 1);
	IS(SNR_UBOX_FIXED_WIDTH, 48);
	IS(SNR_UBOX_FIXED_COUNT_MASK, 0xffffffffffff);
	check_snr_ubox_fixed_ctl(run);
	check_snr_ubox_fixed_ctr(run);
	check_snr_ubox_ctl(run);
	check_snr_ubox_ctr(run);
}

static void check_snr_cha_box_ctl(struct run *run)
{
	RESET(snr_cha_box_ctl, SNR_CHA_BOX_CTL, 0x00030000u);
	IS(SNR_CHA_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, snr_cha_box_ctl, (n), 6, 1, 0,
	     0x1c00,
	     0x1c10,
	     0x1c20,
	     0x1c30,
	     0x1c40,
	     0x1c50);
	REFUSES(msr_bits, snr_cha_box_ctl, SNR_CHA_INSTANCES, (past));
	RW(snr_cha_box_ctl, frz, SNR_CHA_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(snr_cha_box_ctl, rst_ctrs, SNR_CHA_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(snr_cha_box_ctl, rst_ctrl, SNR_CHA_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_snr_cha_box_filter(struct run *run)
{
	RESET(snr_cha_box_filter, SNR_CHA_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, snr_cha_box_filter, (n), 6, 1, 0,
	     0x1c05,
	     0x1c15,
	     0x1c25,
	     0x1c35,
	     0x1c45,
	     0x1c55);
	REFUSES(msr_bits, snr_cha_box_filter, SNR_CHA_INSTANCES, (past));
	RW(snr_cha_box_filter, tid, SNR_CHA_BOX_FILTER_TID, uint32_t, 0x000001ffu, 0, 9, 0xfffffe00);
}

static void check_snr_cha_ctl(struct run *run)
{
	RESET(snr_cha_ctl, SNR_CHA_CTL, UINT64_C(0x0000000000000000));
	IS(SNR_CHA_CTL_MUST_ZERO, 0x10000);
	IS(SNR_CHA_CTL_COUNT, 0x4);
	ADDR(msr_bits, snr_cha_ctl, (n, i), 6, 4, 0,
	     0x1c01, 0x1c02, 0x1c03, 0x1c04,
	     0x1c11, 0x1c12, 0x1c13, 0x1c14,
	     0x1c21, 0x1c22, 0x1c23, 0x1c24,
	     0x1c31, 0x1c32, 0x1c33, 0x1c34,
	     0x1c41, 0x1c42, 0x1c43, 0x1c44,
	     0x1c51, 0x1c52, 0x1c53, 0x1c54);
	REFUSES(msr_bits, snr_cha_ctl, SNR_CHA_INSTANCES, (past, 0));
	REFUSES(msr_bits, snr_cha_ctl, SNR_CHA_CTL_COUNT, (0, past));
	PIECES(SNR_CHA_CTL_UMASK, UINT64_C(0x03ffffff0000ff00), 34);
	PIECES_GET(snr_cha_ctl, umask, uint64_t, UINT64_C(0x03ffffff0000ff00), 34, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57);
	PIECES_SET(snr_cha_ctl, umask, uint64_t, UINT64_C(0x03ffffff0000ff00), 34, 0xfc000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57);
	RW(snr_cha_ctl, thresh, SNR_CHA_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(snr_cha_ctl, invert, SNR_CHA_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SNR_CHA_CTL_INVERT, 0x1u,
	       { SNR_CHA_CTL_INVERT_GE, 0x0 },
	       { SNR_CHA_CTL_INVERT_LT, 0x1 });
	RW(snr_cha_ctl, en, SNR_CHA_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(snr_cha_ctl, tid_en, SNR_CHA_CTL_TID_EN, uint64_t, UINT64_C(0x0000000000080000), 19, 1, 0xfffffffffff7ffff);
	RW(snr_cha_ctl, edge_det, SNR_CHA_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	WO(snr_cha_ctl, rst, SNR_CHA_CTL_RST, uint64_t, UINT64_C(0x0000000000020000), 17, 1, 0xfffffffffffdffff);
	RW(snr_cha_ctl, ev_sel, SNR_CHA_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_snr_cha_ctr(struct run *run)
{
	RESET(snr_cha_ctr, SNR_CHA_CTR, UINT64_C(0x0000000000000000));
	IS(SNR_CHA_CTR_COUNT, 0x4);
	ADDR(msr_bits, snr_cha_ctr, (n, i), 6, 4, 0,
	     0x1c08, 0x1c09, 0x1c0a, 0x1c0b,
	     0x1c18, 0x1c19, 0x1c1a, 0x1c1b,
	     0x1c28, 0x1c29, 0x1c2a, 0x1c2b,
	     0x1c38, 0x1c39, 0x1c3a, 0x1c3b,
	     0x1c48, 0x1c49, 0x1c4a, 0x1c4b,
	     0x1c58, 0x1c59, 0x1c5a, 0x1c5b);
	REFUSES(msr_bits, snr_cha_ctr, SNR_CHA_INSTANCES, (past, 0));
	REFUSES(msr_bits, snr_cha_ctr, SNR_CHA_CTR_COUNT, (0, past));
	RW(snr_cha_ctr, event_count, SNR_CHA_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_snr_cha(struct run *run)
{
	IS(SNR_CHA_INSTANCES, 6);
	IS(SNR_CHA_GENERAL_COUNTERS, 4);
	IS(SNR_CHA_GENERAL_WIDTH, 48);
	IS(SNR_CHA_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_snr_cha_box_ctl(run);
	check_snr_cha_box_filter(run);
	check_snr_cha_ctl(run);
	check_snr_cha_ctr(run);
}

static void check_snr_pcu_box_ctl(struct run *run)
{
	RESET(snr_pcu_box_ctl, SNR_PCU_BOX_CTL, 0x00030000u);
	IS(SNR_PCU_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, snr_pcu_box_ctl, (), 1, 1, 0,
	     0x1ef0);
	RW(snr_pcu_box_ctl, frz, SNR_PCU_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(snr_pcu_box_ctl, rst_ctrs, SNR_PCU_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(snr_pcu_box_ctl, rst_ctrl, SNR_PCU_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_snr_pcu_ctl(struct run *run)
{
	RESET(snr_pcu_ctl, SNR_PCU_CTL, 0x00000000u);
	IS(SNR_PCU_CTL_MUST_ZERO, 0x20010000);
	IS(SNR_PCU_CTL_COUNT, 0x4);
	ADDR(msr_bits, snr_pcu_ctl, (i), 1, 4, 0,
	     0x1ef1, 0x1ef2, 0x1ef3, 0x1ef4);
	REFUSES(msr_bits, snr_pcu_ctl, SNR_PCU_CTL_COUNT, (past));
	RW(snr_pcu_ctl, occ_edge_det, SNR_PCU_CTL_OCC_EDGE_DET, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(snr_pcu_ctl, occ_invert, SNR_PCU_CTL_OCC_INVERT, uint32_t, 0x40000000u, 30, 1, 0xbfffffff);
	RW(snr_pcu_ctl, thresh, SNR_PCU_CTL_THRESH, uint32_t, 0x1f000000u, 24, 5, 0xe0ffffff);
	RW(snr_pcu_ctl, invert, SNR_PCU_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SNR_PCU_CTL_INVERT, 0x1u,
	       { SNR_PCU_CTL_INVERT_GE, 0x0 },
	       { SNR_PCU_CTL_INVERT_LT, 0x1 });
	RW(snr_pcu_ctl, en, SNR_PCU_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(snr_pcu_ctl, edge_det, SNR_PCU_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(snr_pcu_ctl, rst, SNR_PCU_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(snr_pcu_ctl, occ_sel, SNR_PCU_CTL_OCC_SEL, uint32_t, 0x0000c000u, 14, 2, 0xffff3fff);
	VALUES(SNR_PCU_CTL_OCC_SEL, 0x3u,
	       { SNR_PCU_CTL_OCC_SEL_C0, 0x1 },
	       { SNR_PCU_CTL_OCC_SEL_C3, 0x2 },
	       { SNR_PCU_CTL_OCC_SEL_C6, 0x3 });
	RW(snr_pcu_ctl, ev_sel, SNR_PCU_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_snr_pcu_box_filter(struct run *run)
{
	RESET(snr_pcu_box_filter, SNR_PCU_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, snr_pcu_box_filter, (), 1, 1, 0,
	     0x1efc);
	RW(snr_pcu_box_filter, filt31_24, SNR_PCU_BOX_FILTER_FILT31_24, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(snr_pcu_box_filter, filt23_16, SNR_PCU_BOX_FILTER_FILT23_16, uint32_t, 0x00ff0000u, 16, 8, 0xff00ffff);
	RW(snr_pcu_box_filter, filt15_8, SNR_PCU_BOX_FILTER_FILT15_8, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(snr_pcu_box_filter, filt7_0, SNR_PCU_BOX_FILTER_FILT7_0, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_snr_pcu_ctr(struct run *run)
{
	RESET(snr_pcu_ctr, SNR_PCU_CTR, UINT64_C(0x0000000000000000));
	IS(SNR_PCU_CTR_COUNT, 0x4);
	ADDR(msr_bits, snr_pcu_ctr, (i), 1, 4, 0,
	     0x1ef8, 0x1ef9, 0x1efa, 0x1efb);
	REFUSES(msr_bits, snr_pcu_ctr, SNR_PCU_CTR_COUNT, (past));
	RW(snr_pcu_ctr, event_count, SNR_PCU_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_snr_pcu_core_c6_ctr(struct run *run)
{
	RESET(snr_pcu_core_c6_ctr, SNR_PCU_CORE_C6_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, snr_pcu_core_c6_ctr, (), 1, 1, 0,
	     0x3fd);
	RW(snr_pcu_core_c6_ctr, event_count, SNR_PCU_CORE_C6_CTR_EVENT_COUNT, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_box_snr_pcu(struct run *run)
{
	IS(SNR_PCU_INSTANCES, 1);
	IS(SNR_PCU_GENERAL_COUNTERS, 4);
	IS(SNR_PCU_GENERAL_WIDTH, 48);
	IS(SNR_PCU_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SNR_PCU_CORE_C6_COUNTERS, 1);
	IS(SNR_PCU_CORE_C6_WIDTH, 64);
	IS(SNR_PCU_CORE_C6_COUNT_MASK, 0xffffffffffffffff);
	check_snr_pcu_box_ctl(run);
	check_snr_pcu_ctl(run);
	check_snr_pcu_box_filter(run);
	check_snr_pcu_ctr(run);
	check_snr_pcu_core_c6_ctr(run);
}

static void check_snr_rapl_unit(struct run *run)
{
	RESET(snr_rapl_unit, SNR_RAPL_UNIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, snr_rapl_unit, (), 1, 1, 0,
	     0x606);
	RO(snr_rapl_unit, tu, SNR_RAPL_UNIT_TU, uint64_t, UINT64_C(0x00000000000f0000), 16, 4);
	RO(snr_rapl_unit, esu, SNR_RAPL_UNIT_ESU, uint64_t, UINT64_C(0x0000000000001f00), 8, 5);
	RO(snr_rapl_unit, pu, SNR_RAPL_UNIT_PU, uint64_t, UINT64_C(0x000000000000000f), 0, 4);
}

static void check_snr_rapl_pkg_energy(struct run *run)
{
	RESET(snr_rapl_pkg_energy, SNR_RAPL_PKG_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, snr_rapl_pkg_energy, (), 1, 1, 0,
	     0x611);
	RO(snr_rapl_pkg_energy, used, SNR_RAPL_PKG_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_box_snr_rapl(struct run *run)
{
	IS(SNR_RAPL_INSTANCES, 1);
	IS(SNR_RAPL_PKG_COUNTERS, 1);
	IS(SNR_RAPL_PKG_WIDTH, 32);
	IS(SNR_RAPL_PKG_COUNT_MASK, 0xffffffff);
	check_snr_rapl_unit(run);
	check_snr_rapl_pkg_energy(run);
}

static void check_snr_iio_box_ctl(struct run *run)
{
	RESET(snr_iio_box_ctl, SNR_IIO_BOX_CTL, 0x00030000u);
	IS(SNR_IIO_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, snr_iio_box_ctl, (n), 5, 1, 0,
	     0x1e00,
	     0x1e10,
	     0x1e20,
	     0x1e30,
	     0x1e40);
	REFUSES(msr_bits, snr_iio_box_ctl, SNR_IIO_INSTANCES, (past));
	RW(snr_iio_box_ctl, frz, SNR_IIO_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(snr_iio_box_ctl, rst_ctrs, SNR_IIO_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(snr_iio_box_ctl, rst_ctrl, SNR_IIO_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_snr_iio_box_status(struct run *run)
{
	RESET(snr_iio_box_status, SNR_IIO_BOX_STATUS, 0x00000000u);
	ADDR(msr_bits, snr_iio_box_status, (n), 5, 1, 0,
	     0x1e07,
	     0x1e17,
	     0x1e27,
	     0x1e37,
	     0x1e47);
	REFUSES(msr_bits, snr_iio_box_status, SNR_IIO_INSTANCES, (past));
}

static void check_snr_iio_ctl(struct run *run)
{
	RESET(snr_iio_ctl, SNR_IIO_CTL, UINT64_C(0x0000000000000000));
	IS(SNR_IIO_CTL_MUST_ZERO, 0x10000);
	IS(SNR_IIO_CTL_COUNT, 0x4);
	ADDR(msr_bits, snr_iio_ctl, (n, i), 5, 4, 0,
	     0x1e08, 0x1e09, 0x1e0a, 0x1e0b,
	     0x1e18, 0x1e19, 0x1e1a, 0x1e1b,
	     0x1e28, 0x1e29, 0x1e2a, 0x1e2b,
	     0x1e38, 0x1e39, 0x1e3a, 0x1e3b,
	     0x1e48, 0x1e49, 0x1e4a, 0x1e4b);
	REFUSES(msr_bits, snr_iio_ctl, SNR_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, snr_iio_ctl, SNR_IIO_CTL_COUNT, (0, past));
	RW(snr_iio_ctl, fc_mask, SNR_IIO_CTL_FC_MASK, uint64_t, UINT64_C(0x0007000000000000), 48, 3, 0xfff8ffffffffffff);
	VALUES(SNR_IIO_CTL_FC_MASK, 0x7u,
	       { SNR_IIO_CTL_FC_MASK_POSTED, 0x1 },
	       { SNR_IIO_CTL_FC_MASK_NON_POSTED, 0x2 },
	       { SNR_IIO_CTL_FC_MASK_COMPLETION, 0x4 },
	       { SNR_IIO_CTL_FC_MASK_ANY, 0x7 });
	RW(snr_iio_ctl, ch_mask, SNR_IIO_CTL_CH_MASK, uint64_t, UINT64_C(0x0000fff000000000), 36, 12, 0xffff000fffffffff);
	VALUES(SNR_IIO_CTL_CH_MASK, 0xfffu,
	       { SNR_IIO_CTL_CH_MASK_PART0, 0x1 },
	       { SNR_IIO_CTL_CH_MASK_PART1, 0x2 },
	       { SNR_IIO_CTL_CH_MASK_PART2, 0x4 },
	       { SNR_IIO_CTL_CH_MASK_PART3, 0x8 },
	       { SNR_IIO_CTL_CH_MASK_PART4, 0x10 },
	       { SNR_IIO_CTL_CH_MASK_PART5, 0x20 },
	       { SNR_IIO_CTL_CH_MASK_PART6, 0x40 },
	       { SNR_IIO_CTL_CH_MASK_PART7, 0x80 },
	       { SNR_IIO_CTL_CH_MASK_IOMMU0, 0x100 },
	       { SNR_IIO_CTL_CH_MASK_IOMMU1, 0x200 });
	RW(snr_iio_ctl, thresh, SNR_IIO_CTL_THRESH, uint64_t, UINT64_C(0x0000000fff000000), 24, 12, 0xfffffff000ffffff);
	RW(snr_iio_ctl, invert, SNR_IIO_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SNR_IIO_CTL_INVERT, 0x1u,
	       { SNR_IIO_CTL_INVERT_GE, 0x0 },
	       { SNR_IIO_CTL_INVERT_LT, 0x1 });
	RW(snr_iio_ctl, en, SNR_IIO_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(snr_iio_ctl, edge_det, SNR_IIO_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	WO(snr_iio_ctl, rst, SNR_IIO_CTL_RST, uint64_t, UINT64_C(0x0000000000020000), 17, 1, 0xfffffffffffdffff);
	RW(snr_iio_ctl, umask, SNR_IIO_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(snr_iio_ctl, ev_sel, SNR_IIO_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_snr_iio_ctr(struct run *run)
{
	RESET(snr_iio_ctr, SNR_IIO_CTR, UINT64_C(0x0000000000000000));
	IS(SNR_IIO_CTR_COUNT, 0x4);
	ADDR(msr_bits, snr_iio_ctr, (n, i), 5, 4, 0,
	     0x1e01, 0x1e02, 0x1e03, 0x1e04,
	     0x1e11, 0x1e12, 0x1e13, 0x1e14,
	     0x1e21, 0x1e22, 0x1e23, 0x1e24,
	     0x1e31, 0x1e32, 0x1e33, 0x1e34,
	     0x1e41, 0x1e42, 0x1e43, 0x1e44);
	REFUSES(msr_bits, snr_iio_ctr, SNR_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, snr_iio_ctr, SNR_IIO_CTR_COUNT, (0, past));
	RW(snr_iio_ctr, event_count, SNR_IIO_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_snr_iio_clk_ctr(struct run *run)
{
	RESET(snr_iio_clk_ctr, SNR_IIO_CLK_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, snr_iio_clk_ctr, (n), 5, 1, 0,
	     0x1eac,
	     0x1ebc,
	     0x1ecc,
	     0x1edc,
	     0x1eec);
	REFUSES(msr_bits, snr_iio_clk_ctr, SNR_IIO_INSTANCES, (past));
	RO(snr_iio_clk_ctr, event_count, SNR_IIO_CLK_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_snr_iio_bw_in_ctr(struct run *run)
{
	RESET(snr_iio_bw_in_ctr, SNR_IIO_BW_IN_CTR, UINT64_C(0x0000000000000000));
	IS(SNR_IIO_BW_IN_CTR_COUNT, 0x8);
	ADDR(msr_bits, snr_iio_bw_in_ctr, (n, i), 5, 8, 0,
	     0x1f00, 0x1f01, 0x1f02, 0x1f03, 0x1f04, 0x1f05, 0x1f06, 0x1f07,
	     0x1f10, 0x1f11, 0x1f12, 0x1f13, 0x1f14, 0x1f15, 0x1f16, 0x1f17,
	     0x1f20, 0x1f21, 0x1f22, 0x1f23, 0x1f24, 0x1f25, 0x1f26, 0x1f27,
	     0x1f30, 0x1f31, 0x1f32, 0x1f33, 0x1f34, 0x1f35, 0x1f36, 0x1f37,
	     0x1f40, 0x1f41, 0x1f42, 0x1f43, 0x1f44, 0x1f45, 0x1f46, 0x1f47);
	REFUSES(msr_bits, snr_iio_bw_in_ctr, SNR_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, snr_iio_bw_in_ctr, SNR_IIO_BW_IN_CTR_COUNT, (0, past));
	RO(snr_iio_bw_in_ctr, event_count, SNR_IIO_BW_IN_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_snr_iio_bw_out_ctr(struct run *run)
{
	RESET(snr_iio_bw_out_ctr, SNR_IIO_BW_OUT_CTR, UINT64_C(0x0000000000000000));
	RO(snr_iio_bw_out_ctr, event_count, SNR_IIO_BW_OUT_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_box_snr_iio(struct run *run)
{
	IS(SNR_IIO_INSTANCES, 5);
	IS(SNR_IIO_GENERAL_COUNTERS, 4);
	IS(SNR_IIO_GENERAL_WIDTH, 48);
	IS(SNR_IIO_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SNR_IIO_CLOCK_COUNTERS, 1);
	IS(SNR_IIO_CLOCK_WIDTH, 48);
	IS(SNR_IIO_CLOCK_COUNT_MASK, 0xffffffffffff);
	IS(SNR_IIO_BW_IN_COUNTERS, 8);
	IS(SNR_IIO_BW_IN_WIDTH, 48);
	IS(SNR_IIO_BW_IN_COUNT_MASK, 0xffffffffffff);
	IS(SNR_IIO_BW_OUT_COUNTERS, 8);
	IS(SNR_IIO_BW_OUT_WIDTH, 48);
	IS(SNR_IIO_BW_OUT_COUNT_MASK, 0xffffffffffff);
	check_snr_iio_box_ctl(run);
	check_snr_iio_box_status(run);
	check_snr_iio_ctl(run);
	check_snr_iio_ctr(run);
	check_snr_iio_clk_ctr(run);
	check_snr_iio_bw_in_ctr(run);
	check_snr_iio_bw_out_ctr(run);
}

static void check_snr_irp_box_ctl(struct run *run)
{
	RESET(snr_irp_box_ctl, SNR_IRP_BOX_CTL, 0x00030000u);
	IS(SNR_IRP_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, snr_irp_box_ctl, (n), 5, 1, 0,
	     0x1ea0,
	     0x1eb0,
	     0x1ec0,
	     0x1ed0,
	     0x1ee0);
	REFUSES(msr_bits, snr_irp_box_ctl, SNR_IRP_INSTANCES, (past));
	RW(snr_irp_box_ctl, frz, SNR_IRP_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(snr_irp_box_ctl, rst_ctrs, SNR_IRP_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(snr_irp_box_ctl, rst_ctrl, SNR_IRP_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_snr_irp_ctl(struct run *run)
{
	RESET(snr_irp_ctl, SNR_IRP_CTL, 0x00000000u);
	IS(SNR_IRP_CTL_MUST_ZERO, 0x10000);
	IS(SNR_IRP_CTL_COUNT, 0x2);
	ADDR(msr_bits, snr_irp_ctl, (n, i), 5, 2, 0,
	     0x1ea8, 0x1ea9,
	     0x1eb8, 0x1eb9,
	     0x1ec8, 0x1ec9,
	     0x1ed8, 0x1ed9,
	     0x1ee8, 0x1ee9);
	REFUSES(msr_bits, snr_irp_ctl, SNR_IRP_INSTANCES, (past, 0));
	REFUSES(msr_bits, snr_irp_ctl, SNR_IRP_CTL_COUNT, (0, past));
	RW(snr_irp_ctl, thresh, SNR_IRP_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(snr_irp_ctl, invert, SNR_IRP_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SNR_IRP_CTL_INVERT, 0x1u,
	       { SNR_IRP_CTL_INVERT_GE, 0x0 },
	       { SNR_IRP_CTL_INVERT_LT, 0x1 });
	RW(snr_irp_ctl, en, SNR_IRP_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(snr_irp_ctl, edge_det, SNR_IRP_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(snr_irp_ctl, rst, SNR_IRP_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(snr_irp_ctl, umask, SNR_IRP_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(snr_irp_ctl, ev_sel, SNR_IRP_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_snr_irp_ctr(struct run *run)
{
	RESET(snr_irp_ctr, SNR_IRP_CTR, UINT64_C(0x0000000000000000));
	IS(SNR_IRP_CTR_COUNT, 0x2);
	ADDR(msr_bits, snr_irp_ctr, (n, i), 5, 2, 0,
	     0x1ea1, 0x1ea2,
	     0x1eb1, 0x1eb2,
	     0x1ec1, 0x1ec2,
	     0x1ed1, 0x1ed2,
	     0x1ee1, 0x1ee2);
	REFUSES(msr_bits, snr_irp_ctr, SNR_IRP_INSTANCES, (past, 0));
	REFUSES(msr_bits, snr_irp_ctr, SNR_IRP_CTR_COUNT, (0, past));
	RW(snr_irp_ctr, event_count, SNR_IRP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_snr_irp_box_filter(struct run *run)
{
	RESET(snr_irp_box_filter, SNR_IRP_BOX_FILTER, 0x00000000u);
	BITS(SNR_IRP_BOX_FILTER_ORDERINGQ, 0x0000001fu, 0, 5);
}

static void check_box_snr_irp(struct run *run)
{
	IS(SNR_IRP_INSTANCES, 5);
	IS(SNR_IRP_GENERAL_COUNTERS, 2);
	IS(SNR_IRP_GENERAL_WIDTH, 48);
	IS(SNR_IRP_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_snr_irp_box_ctl(run);
	check_snr_irp_ctl(run);
	check_snr_irp_ctr(run);
	check_snr_irp_box_filter(run);
}

static void check_snr_m2pcie_box_ctl(struct run *run)
{
	RESET(snr_m2pcie_box_ctl, SNR_M2PCIE_BOX_CTL, 0x00030000u);
	IS(SNR_M2PCIE_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, snr_m2pcie_box_ctl, (n), 5, 1, 0,
	     0x1e50,
	     0x1e60,
	     0x1e70,
	     0x1e80,
	     0x1e90);
	REFUSES(msr_bits, snr_m2pcie_box_ctl, SNR_M2PCIE_INSTANCES, (past));
	RW(snr_m2pcie_box_ctl, frz, SNR_M2PCIE_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(snr_m2pcie_box_ctl, rst_ctrs, SNR_M2PCIE_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(snr_m2pcie_box_ctl, rst_ctrl, SNR_M2PCIE_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_snr_m2pcie_ctl(struct run *run)
{
	RESET(snr_m2pcie_ctl, SNR_M2PCIE_CTL, 0x00000000u);
	IS(SNR_M2PCIE_CTL_MUST_ZERO, 0x10000);
	IS(SNR_M2PCIE_CTL_COUNT, 0x4);
	ADDR(msr_bits, snr_m2pcie_ctl, (n, i), 5, 4, 0,
	     0x1e58, 0x1e59, 0x1e5a, 0x1e5b,
	     0x1e68, 0x1e69, 0x1e6a, 0x1e6b,
	     0x1e78, 0x1e79, 0x1e7a, 0x1e7b,
	     0x1e88, 0x1e89, 0x1e8a, 0x1e8b,
	     0x1e98, 0x1e99, 0x1e9a, 0x1e9b);
	REFUSES(msr_bits, snr_m2pcie_ctl, SNR_M2PCIE_INSTANCES, (past, 0));
	REFUSES(msr_bits, snr_m2pcie_ctl, SNR_M2PCIE_CTL_COUNT, (0, past));
	RW(snr_m2pcie_ctl, thresh, SNR_M2PCIE_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(snr_m2pcie_ctl, invert, SNR_M2PCIE_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SNR_M2PCIE_CTL_INVERT, 0x1u,
	       { SNR_M2PCIE_CTL_INVERT_GE, 0x0 },
	       { SNR_M2PCIE_CTL_INVERT_LT, 0x1 });
	RW(snr_m2pcie_ctl, en, SNR_M2PCIE_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(snr_m2pcie_ctl, edge_det, SNR_M2PCIE_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(snr_m2pcie_ctl, rst, SNR_M2PCIE_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(snr_m2pcie_ctl, umask, SNR_M2PCIE_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(snr_m2pcie_ctl, ev_sel, SNR_M2PCIE_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_snr_m2pcie_ctr(struct run *run)
{
	RESET(snr_m2pcie_ctr, SNR_M2PCIE_CTR, UINT64_C(0x0000000000000000));
	IS(SNR_M2PCIE_CTR_COUNT, 0x4);
	ADDR(msr_bits, snr_m2pcie_ctr, (n, i), 5, 4, 0,
	     0x1e51, 0x1e52, 0x1e53, 0x1e54,
	     0x1e61, 0x1e62, 0x1e63, 0x1e64,
	     0x1e71, 0x1e72, 0x1e73, 0x1e74,
	     0x1e81, 0x1e82, 0x1e83, 0x1e84,
	     0x1e91, 0x1e92, 0x1e93, 0x1e94);
	REFUSES(msr_bits, snr_m2pcie_ctr, SNR_M2PCIE_INSTANCES, (past, 0));
	REFUSES(msr_bits, snr_m2pcie_ctr, SNR_M2PCIE_CTR_COUNT, (0, past));
	RW(snr_m2pcie_ctr, event_count, SNR_M2PCIE_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_snr_m2pcie(struct run *run)
{
	IS(SNR_M2PCIE_INSTANCES, 5);
	IS(SNR_M2PCIE_GENERAL_COUNTERS, 4);
	IS(SNR_M2PCIE_GENERAL_WIDTH, 48);
	IS(SNR_M2PCIE_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_snr_m2pcie_box_ctl(run);
	check_snr_m2pcie_ctl(run);
	check_snr_m2pcie_ctr(run);
}

static void check_snr_memmap_base(struct run *run)
{
	RESET(snr_memmap_base, SNR_MEMMAP_BASE, 0x00000000u);
	ADDR(pci_bits, snr_memmap_base, (), 1, 1, 0,
	     0x100d0);
	RO(snr_memmap_base, base, SNR_MEMMAP_BASE_BASE, uint32_t, 0x1fffffffu, 0, 29);
}

static void check_snr_memmap_mem(struct run *run)
{
	RESET(snr_memmap_mem, SNR_MEMMAP_MEM, 0x00000000u);
	IS(SNR_MEMMAP_MEM_COUNT, 0x1);
	ADDR(pci_bits, snr_memmap_mem, (i), 1, 1, 0,
	     0x100d8);
	REFUSES(pci_bits, snr_memmap_mem, SNR_MEMMAP_MEM_COUNT, (past));
	RO(snr_memmap_mem, mem, SNR_MEMMAP_MEM_MEM, uint32_t, 0x000007ffu, 0, 11);
}

static void check_box_snr_memmap(struct run *run)
{
	IS(SNR_MEMMAP_INSTANCES, 1);
	IS(SNR_MEMMAP_MAP_DEVICE_ID, 0x3451);
	check_snr_memmap_base(run);
	check_snr_memmap_mem(run);
}

static void check_snr_imc_box_ctl(struct run *run)
{
	RESET(snr_imc_box_ctl, SNR_IMC_BOX_CTL, 0x00030000u);
	IS(SNR_IMC_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(mmio_bits, snr_imc_box_ctl, (), 1, 1, 0,
	     0x0);
	LOAD(snr_imc_box_ctl, uint32_t, (&window), 1,
	     0x0);
	STORE(snr_imc_box_ctl, uint32_t, (&window, zeros), 1,
	     0x0);
	RW(snr_imc_box_ctl, frz, SNR_IMC_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(snr_imc_box_ctl, rst_ctrs, SNR_IMC_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(snr_imc_box_ctl, rst_ctrl, SNR_IMC_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_snr_imc_ctl(struct run *run)
{
	RESET(snr_imc_ctl, SNR_IMC_CTL, 0x00000000u);
	IS(SNR_IMC_CTL_MUST_ZERO, 0x10000);
	IS(SNR_IMC_CTL_COUNT, 0x4);
	ADDR(mmio_bits, snr_imc_ctl, (i), 1, 4, 0,
	     0x40, 0x44, 0x48, 0x4c);
	REFUSES(mmio_bits, snr_imc_ctl, SNR_IMC_CTL_COUNT, (past));
	LOAD(snr_imc_ctl, uint32_t, (&window, i), 4,
	     0x40, 0x44, 0x48, 0x4c);
	STORE(snr_imc_ctl, uint32_t, (&window, i, zeros), 4,
	     0x40, 0x44, 0x48, 0x4c);
	RW(snr_imc_ctl, thresh, SNR_IMC_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(snr_imc_ctl, invert, SNR_IMC_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SNR_IMC_CTL_INVERT, 0x1u,
	       { SNR_IMC_CTL_INVERT_GE, 0x0 },
	       { SNR_IMC_CTL_INVERT_LT, 0x1 });
	RW(snr_imc_ctl, en, SNR_IMC_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(snr_imc_ctl, edge_det, SNR_IMC_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(snr_imc_ctl, rst, SNR_IMC_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(snr_imc_ctl, umask, SNR_IMC_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(snr_imc_ctl, ev_sel, SNR_IMC_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_snr_imc_ctr(struct run *run)
{
	RESET(snr_imc_ctr, SNR_IMC_CTR, UINT64_C(0x0000000000000000));
	IS(SNR_IMC_CTR_COUNT, 0x4);
	ADDR(mmio_bits, snr_imc_ctr, (i), 1, 4, 0,
	     0x8, 0x10, 0x18, 0x20);
	REFUSES(mmio_bits, snr_imc_ctr, SNR_IMC_CTR_COUNT, (past));
	LOAD(snr_imc_ctr, uint64_t, (&window, i), 4,
	     0x8, 0x10, 0x18, 0x20);
	STORE(snr_imc_ctr, uint64_t, (&window, i, zeros), 4,
	     0x8, 0x10, 0x18, 0x20);
	RW(snr_imc_ctr, event_count, SNR_IMC_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_snr_imc_fixed_ctl(struct run *run)
{
	RESET(snr_imc_fixed_ctl, SNR_IMC_FIXED_CTL, 0x00000000u);
	ADDR(mmio_bits, snr_imc_fixed_ctl, (), 1, 1, 0,
	     0x54);
	LOAD(snr_imc_fixed_ctl, uint32_t, (&window), 1,
	     0x54);
	STORE(snr_imc_fixed_ctl, uint32_t, (&window, zeros), 1,
	     0x54);
	RW(snr_imc_fixed_ctl, en, SNR_IMC_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
}

static void check_snr_imc_fixed_ctr(struct run *run)
{
	RESET(snr_imc_fixed_ctr, SNR_IMC_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(mmio_bits, snr_imc_fixed_ctr, (), 1, 1, 0,
	     0x38);
	LOAD(snr_imc_fixed_ctr, uint64_t, (&window), 1,
	     0x38);
	STORE(snr_imc_fixed_ctr, uint64_t, (&window, zeros), 1,
	     0x38);
	RW(snr_imc_fixed_ctr, event_count, SNR_IMC_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_snr_imc(struct run *run)
{
	IS(SNR_IMC_INSTANCES, 2);
	IS(SNR_IMC_GENERAL_COUNTERS, 4);
	IS(SNR_IMC_GENERAL_WIDTH, 48);
	IS(SNR_IMC_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SNR_IMC_FIXED_COUNTERS, 1);
	IS(SNR_IMC_FIXED_WIDTH, 48);
	IS(SNR_IMC_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(SNR_IMC_CHANNEL_SIZE, 0x4000);
	BASES("snr_imc_channel_base", snr_imc_channel_base(0x0, 0x0, n), snr_imc_channel_base(0x1fffffff, 0x7ff, n), 2,
	      { UINT64_C(0x22800), UINT64_C(0x10000000021800) },
	      { UINT64_C(0x26800), UINT64_C(0x10000000025800) });
	TOO_WIDE("snr_imc_channel_base", snr_imc_channel_base(over, 0x0, 0), UINT64_C(0x1fffffff));
	TOO_WIDE("snr_imc_channel_base", snr_imc_channel_base(0x0, over, 0), UINT64_C(0x7ff));
	check_snr_imc_box_ctl(run);
	check_snr_imc_ctl(run);
	check_snr_imc_ctr(run);
	check_snr_imc_fixed_ctl(run);
	check_snr_imc_fixed_ctr(run);
}

static void check_snr_imc_free_dclk_ctr(struct run *run)
{
	RESET(snr_imc_free_dclk_ctr, SNR_IMC_FREE_DCLK_CTR, UINT64_C(0x0000000000000000));
	ADDR(mmio_bits, snr_imc_free_dclk_ctr, (), 1, 1, 0,
	     0x22b0);
	LOAD(snr_imc_free_dclk_ctr, uint64_t, (&window), 1,
	     0x22b0);
	RO(snr_imc_free_dclk_ctr, event_count, SNR_IMC_FREE_DCLK_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_snr_imc_free_ddr_ctr(struct run *run)
{
	RESET(snr_imc_free_ddr_ctr, SNR_IMC_FREE_DDR_CTR, UINT64_C(0x0000000000000000));
	IS(SNR_IMC_FREE_DDR_CTR_COUNT, 0x2);
	ADDR(mmio_bits, snr_imc_free_ddr_ctr, (i), 1, 2, 0,
	     0x2290, 0x2298);
	REFUSES(mmio_bits, snr_imc_free_ddr_ctr, SNR_IMC_FREE_DDR_CTR_COUNT, (past));
	LOAD(snr_imc_free_ddr_ctr, uint64_t, (&window, i), 2,
	     0x2290, 0x2298);
	RO(snr_imc_free_ddr_ctr, event_count, SNR_IMC_FREE_DDR_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_box_snr_imc_free(struct run *run)
{
	IS(SNR_IMC_FREE_INSTANCES, 1);
	IS(SNR_IMC_FREE_DCLK_COUNTERS, 1);
	IS(SNR_IMC_FREE_DCLK_WIDTH, 48);
	IS(SNR_IMC_FREE_DCLK_COUNT_MASK, 0xffffffffffff);
	IS(SNR_IMC_FREE_DDR_COUNTERS, 2);
	IS(SNR_IMC_FREE_DDR_WIDTH, 48);
	IS(SNR_IMC_FREE_DDR_COUNT_MASK, 0xffffffffffff);
	IS(SNR_IMC_FREE_CONTROLLER_SIZE, 0x2800);
	BASES("snr_imc_free_controller_base", snr_imc_free_controller_base(0x0, 0x0), snr_imc_free_controller_base(0x1fffffff, 0x7ff), 1,
	      { UINT64_C(0x0), UINT64_C(0xffffffffff000) });
	TOO_WIDE("snr_imc_free_controller_base", snr_imc_free_controller_base(over, 0x0), UINT64_C(0x1fffffff));
	TOO_WIDE("snr_imc_free_controller_base", snr_imc_free_controller_base(0x0, over), UINT64_C(0x7ff));
	check_snr_imc_free_dclk_ctr(run);
	check_snr_imc_free_ddr_ctr(run);
}

static void check_snr_m2m_box_ctl(struct run *run)
{
	RESET(snr_m2m_box_ctl, SNR_M2M_BOX_CTL, 0x00030000u);
	IS(SNR_M2M_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(pci_bits, snr_m2m_box_ctl, (), 1, 1, 0,
	     0xc000438);
	RW(snr_m2m_box_ctl, frz, SNR_M2M_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(snr_m2m_box_ctl, rst_ctrs, SNR_M2M_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(snr_m2m_box_ctl, rst_ctrl, SNR_M2M_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_snr_m2m_ctl(struct run *run)
{
	RESET(snr_m2m_ctl, SNR_M2M_CTL, UINT64_C(0x0000000000000000));
	IS(SNR_M2M_CTL_MUST_ZERO, 0x10000);
	IS(SNR_M2M_CTL_COUNT, 0x4);
	ADDR(pci_bits, snr_m2m_ctl, (i), 1, 4, 0,
	     0xc000468, 0xc000470, 0xc000478, 0xc000480);
	HIGH(snr_m2m_ctl, (i), 1, 4);
	REFUSES(pci_bits, snr_m2m_ctl, SNR_M2M_CTL_COUNT, (past));
	PIECES(SNR_M2M_CTL_UMASK, UINT64_C(0x000000ff0000ff00), 16);
	PIECES_GET(snr_m2m_ctl, umask, uint64_t, UINT64_C(0x000000ff0000ff00), 16, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39);
	PIECES_SET(snr_m2m_ctl, umask, uint64_t, UINT64_C(0x000000ff0000ff00), 16, 0xffffff00ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39);
	RW(snr_m2m_ctl, thresh, SNR_M2M_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(snr_m2m_ctl, invert, SNR_M2M_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SNR_M2M_CTL_INVERT, 0x1u,
	       { SNR_M2M_CTL_INVERT_GE, 0x0 },
	       { SNR_M2M_CTL_INVERT_LT, 0x1 });
	RW(snr_m2m_ctl, en, SNR_M2M_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(snr_m2m_ctl, edge_det, SNR_M2M_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	WO(snr_m2m_ctl, rst, SNR_M2M_CTL_RST, uint64_t, UINT64_C(0x0000000000020000), 17, 1, 0xfffffffffffdffff);
	RW(snr_m2m_ctl, ev_sel, SNR_M2M_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_snr_m2m_ctr(struct run *run)
{
	RESET(snr_m2m_ctr, SNR_M2M_CTR, UINT64_C(0x0000000000000000));
	IS(SNR_M2M_CTR_COUNT, 0x4);
	ADDR(pci_bits, snr_m2m_ctr, (i), 1, 4, 0,
	     0xc000440, 0xc000448, 0xc000450, 0xc000458);
	HIGH(snr_m2m_ctr, (i), 1, 4);
	REFUSES(pci_bits, snr_m2m_ctr, SNR_M2M_CTR_COUNT, (past));
	RW(snr_m2m_ctr, event_count, SNR_M2M_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_snr_m2m(struct run *run)
{
	IS(SNR_M2M_INSTANCES, 1);
	IS(SNR_M2M_GENERAL_COUNTERS, 4);
	IS(SNR_M2M_GENERAL_WIDTH, 48);
	IS(SNR_M2M_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SNR_M2M_PMON_DEVICE_ID, 0x344a);
	check_snr_m2m_box_ctl(run);
	check_snr_m2m_ctl(run);
	check_snr_m2m_ctr(run);
}

static void check_snr_pcie3_box_ctl(struct run *run)
{
	RESET(snr_pcie3_box_ctl, SNR_PCIE3_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, snr_pcie3_box_ctl, (), 1, 1, 0,
	     0x40004e0);
	RW(snr_pcie3_box_ctl, frz, SNR_PCIE3_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(snr_pcie3_box_ctl, rst_ctrs, SNR_PCIE3_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(snr_pcie3_box_ctl, rst_ctrl, SNR_PCIE3_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_snr_pcie3_ctl(struct run *run)
{
	RESET(snr_pcie3_ctl, SNR_PCIE3_CTL, UINT64_C(0x0000000000000000));
	IS(SNR_PCIE3_CTL_COUNT, 0x4);
	ADDR(pci_bits, snr_pcie3_ctl, (i), 1, 4, 0,
	     0x4000508, 0x4000510, 0x4000518, 0x4000520);
	HIGH(snr_pcie3_ctl, (i), 1, 4);
	REFUSES(pci_bits, snr_pcie3_ctl, SNR_PCIE3_CTL_COUNT, (past));
	RW(snr_pcie3_ctl, fc_mask, SNR_PCIE3_CTL_FC_MASK, uint64_t, UINT64_C(0x0000700000000000), 44, 3, 0xffff8fffffffffff);
	RW(snr_pcie3_ctl, ch_mask, SNR_PCIE3_CTL_CH_MASK, uint64_t, UINT64_C(0x00000ff000000000), 36, 8, 0xfffff00fffffffff);
	RW(snr_pcie3_ctl, thresh, SNR_PCIE3_CTL_THRESH, uint64_t, UINT64_C(0x0000000fff000000), 24, 12, 0xfffffff000ffffff);
	RW(snr_pcie3_ctl, invert, SNR_PCIE3_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	RW(snr_pcie3_ctl, en, SNR_PCIE3_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(snr_pcie3_ctl, edge_det, SNR_PCIE3_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	WO(snr_pcie3_ctl, rst, SNR_PCIE3_CTL_RST, uint64_t, UINT64_C(0x0000000000020000), 17, 1, 0xfffffffffffdffff);
	RW(snr_pcie3_ctl, umask, SNR_PCIE3_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(snr_pcie3_ctl, ev_sel, SNR_PCIE3_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_snr_pcie3_ctr(struct run *run)
{
	RESET(snr_pcie3_ctr, SNR_PCIE3_CTR, UINT64_C(0x0000000000000000));
	IS(SNR_PCIE3_CTR_COUNT, 0x4);
	ADDR(pci_bits, snr_pcie3_ctr, (i), 1, 4, 0,
	     0x40004e8, 0x40004f0, 0x40004f8, 0x4000500);
	HIGH(snr_pcie3_ctr, (i), 1, 4);
	REFUSES(pci_bits, snr_pcie3_ctr, SNR_PCIE3_CTR_COUNT, (past));
	RW(snr_pcie3_ctr, event_count, SNR_PCIE3_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_snr_pcie3(struct run *run)
{
	IS(SNR_PCIE3_INSTANCES, 1);
	IS(SNR_PCIE3_GENERAL_COUNTERS, 4);
	IS(SNR_PCIE3_GENERAL_WIDTH, 48);
	IS(SNR_PCIE3_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SNR_PCIE3_PMON_DEVICE_ID, 0x334a);
	check_snr_pcie3_box_ctl(run);
	check_snr_pcie3_ctl(run);
	check_snr_pcie3_ctr(run);
}

int snr_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int snr_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_snr_ubox(&run);
	check_box_snr_cha(&run);
	check_box_snr_pcu(&run);
	check_box_snr_rapl(&run);
	check_box_snr_iio(&run);
	check_box_snr_irp(&run);
	check_box_snr_m2pcie(&run);
	check_box_snr_memmap(&run);
	check_box_snr_imc(&run);
	check_box_snr_imc_free(&run);
	check_box_snr_m2m(&run);
	check_box_snr_pcie3(&run);
	return run.failed;
}
