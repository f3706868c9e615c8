/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/skx by "make generate". Do not edit. */
/* Compares the register headers of skx with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/skx.h"

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

static void check_skx_ubox_global_ctl(struct run *run)
{
	RESET(skx_ubox_global_ctl, SKX_UBOX_GLOBAL_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, skx_ubox_global_ctl, (), 1, 1, 0,
	     0x700);
	WO(skx_ubox_global_ctl, frz_all, SKX_UBOX_GLOBAL_CTL_FRZ_ALL, uint64_t, UINT64_C(0x8000000000000000), 63, 1, 0x7fffffffffffffff);
	WO(skx_ubox_global_ctl, unfrz_all, SKX_UBOX_GLOBAL_CTL_UNFRZ_ALL, uint64_t, UINT64_C(0x2000000000000000), 61, 1, 0xdfffffffffffffff);
}

static void check_skx_ubox_global_status(struct run *run)
{
	RESET(skx_ubox_global_status, SKX_UBOX_GLOBAL_STATUS, UINT64_C(0x0000000000000000));
	IS(SKX_UBOX_GLOBAL_STATUS_RW1C, UINT64_C(0xdf00cf807fffffff));
	CLEAR_SEEN(skx_ubox_global_status, uint64_t, 0xdf00cf807fffffff, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, skx_ubox_global_status, (), 1, 1, 0,
	     0x701);
	RW1C(skx_ubox_global_status, ov_m2m1, SKX_UBOX_GLOBAL_STATUS_OV_M2M1, uint64_t, UINT64_C(0x8000000000000000), 63, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_m2m0, SKX_UBOX_GLOBAL_STATUS_OV_M2M0, uint64_t, UINT64_C(0x4000000000000000), 62, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_iio4, SKX_UBOX_GLOBAL_STATUS_OV_IIO4, uint64_t, UINT64_C(0x1000000000000000), 60, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_iio3, SKX_UBOX_GLOBAL_STATUS_OV_IIO3, uint64_t, UINT64_C(0x0800000000000000), 59, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_iio2, SKX_UBOX_GLOBAL_STATUS_OV_IIO2, uint64_t, UINT64_C(0x0400000000000000), 58, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_iio1, SKX_UBOX_GLOBAL_STATUS_OV_IIO1, uint64_t, UINT64_C(0x0200000000000000), 57, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_iio0, SKX_UBOX_GLOBAL_STATUS_OV_IIO0, uint64_t, UINT64_C(0x0100000000000000), 56, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_m3upi1, SKX_UBOX_GLOBAL_STATUS_OV_M3UPI1, uint64_t, UINT64_C(0x0000800000000000), 47, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_m3upi0, SKX_UBOX_GLOBAL_STATUS_OV_M3UPI0, uint64_t, UINT64_C(0x0000400000000000), 46, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_upi2, SKX_UBOX_GLOBAL_STATUS_OV_UPI2, uint64_t, UINT64_C(0x0000080000000000), 43, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_upi1, SKX_UBOX_GLOBAL_STATUS_OV_UPI1, uint64_t, UINT64_C(0x0000040000000000), 42, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_upi0, SKX_UBOX_GLOBAL_STATUS_OV_UPI0, uint64_t, UINT64_C(0x0000020000000000), 41, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_m1, SKX_UBOX_GLOBAL_STATUS_OV_M1, uint64_t, UINT64_C(0x0000010000000000), 40, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_m0, SKX_UBOX_GLOBAL_STATUS_OV_M0, uint64_t, UINT64_C(0x0000008000000000), 39, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha27, SKX_UBOX_GLOBAL_STATUS_OV_CHA27, uint64_t, UINT64_C(0x0000000040000000), 30, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha26, SKX_UBOX_GLOBAL_STATUS_OV_CHA26, uint64_t, UINT64_C(0x0000000020000000), 29, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha25, SKX_UBOX_GLOBAL_STATUS_OV_CHA25, uint64_t, UINT64_C(0x0000000010000000), 28, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha24, SKX_UBOX_GLOBAL_STATUS_OV_CHA24, uint64_t, UINT64_C(0x0000000008000000), 27, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha23, SKX_UBOX_GLOBAL_STATUS_OV_CHA23, uint64_t, UINT64_C(0x0000000004000000), 26, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha22, SKX_UBOX_GLOBAL_STATUS_OV_CHA22, uint64_t, UINT64_C(0x0000000002000000), 25, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha21, SKX_UBOX_GLOBAL_STATUS_OV_CHA21, uint64_t, UINT64_C(0x0000000001000000), 24, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha20, SKX_UBOX_GLOBAL_STATUS_OV_CHA20, uint64_t, UINT64_C(0x0000000000800000), 23, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha19, SKX_UBOX_GLOBAL_STATUS_OV_CHA19, uint64_t, UINT64_C(0x0000000000400000), 22, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha18, SKX_UBOX_GLOBAL_STATUS_OV_CHA18, uint64_t, UINT64_C(0x0000000000200000), 21, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha17, SKX_UBOX_GLOBAL_STATUS_OV_CHA17, uint64_t, UINT64_C(0x0000000000100000), 20, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha16, SKX_UBOX_GLOBAL_STATUS_OV_CHA16, uint64_t, UINT64_C(0x0000000000080000), 19, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha15, SKX_UBOX_GLOBAL_STATUS_OV_CHA15, uint64_t, UINT64_C(0x0000000000040000), 18, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha14, SKX_UBOX_GLOBAL_STATUS_OV_CHA14, uint64_t, UINT64_C(0x0000000000020000), 17, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha13, SKX_UBOX_GLOBAL_STATUS_OV_CHA13, uint64_t, UINT64_C(0x0000000000010000), 16, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha12, SKX_UBOX_GLOBAL_STATUS_OV_CHA12, uint64_t, UINT64_C(0x0000000000008000), 15, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha11, SKX_UBOX_GLOBAL_STATUS_OV_CHA11, uint64_t, UINT64_C(0x0000000000004000), 14, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha10, SKX_UBOX_GLOBAL_STATUS_OV_CHA10, uint64_t, UINT64_C(0x0000000000002000), 13, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha9, SKX_UBOX_GLOBAL_STATUS_OV_CHA9, uint64_t, UINT64_C(0x0000000000001000), 12, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha8, SKX_UBOX_GLOBAL_STATUS_OV_CHA8, uint64_t, UINT64_C(0x0000000000000800), 11, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha7, SKX_UBOX_GLOBAL_STATUS_OV_CHA7, uint64_t, UINT64_C(0x0000000000000400), 10, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha6, SKX_UBOX_GLOBAL_STATUS_OV_CHA6, uint64_t, UINT64_C(0x0000000000000200), 9, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha5, SKX_UBOX_GLOBAL_STATUS_OV_CHA5, uint64_t, UINT64_C(0x0000000000000100), 8, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha4, SKX_UBOX_GLOBAL_STATUS_OV_CHA4, uint64_t, UINT64_C(0x0000000000000080), 7, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha3, SKX_UBOX_GLOBAL_STATUS_OV_CHA3, uint64_t, UINT64_C(0x0000000000000040), 6, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha2, SKX_UBOX_GLOBAL_STATUS_OV_CHA2, uint64_t, UINT64_C(0x0000000000000020), 5, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha1, SKX_UBOX_GLOBAL_STATUS_OV_CHA1, uint64_t, UINT64_C(0x0000000000000010), 4, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_cha0, SKX_UBOX_GLOBAL_STATUS_OV_CHA0, uint64_t, UINT64_C(0x0000000000000008), 3, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_p, SKX_UBOX_GLOBAL_STATUS_OV_P, uint64_t, UINT64_C(0x0000000000000004), 2, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_u, SKX_UBOX_GLOBAL_STATUS_OV_U, uint64_t, UINT64_C(0x0000000000000002), 1, 1, UINT64_C(0x0000000000000000));
	RW1C(skx_ubox_global_status, ov_u_fixed, SKX_UBOX_GLOBAL_STATUS_OV_U_FIXED, uint64_t, UINT64_C(0x0000000000000001), 0, 1, UINT64_C(0x0000000000000000));
}

static void check_skx_ubox_global_config(struct run *run)
{
	RESET(skx_ubox_global_config, SKX_UBOX_GLOBAL_CONFIG, 0x00000000u);
	ADDR(msr_bits, skx_ubox_global_config, (), 1, 1, 0,
	     0x702);
	RO(skx_ubox_global_config, cha_count, SKX_UBOX_GLOBAL_CONFIG_CHA_COUNT, uint32_t, 0x0000003fu, 0, 6);
}

static void check_skx_ubox_fixed_ctl(struct run *run)
{
	RESET(skx_ubox_fixed_ctl, SKX_UBOX_FIXED_CTL, 0x00000000u);
	IS(SKX_UBOX_FIXED_CTL_MUST_ZERO, 0x200000);
	ADDR(msr_bits, skx_ubox_fixed_ctl, (), 1, 1, 0,
	     0x703);
	RW(skx_ubox_fixed_ctl, en, SKX_UBOX_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(skx_ubox_fixed_ctl, ov_en, SKX_UBOX_FIXED_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
}

static void check_skx_ubox_fixed_ctr(struct run *run)
{
	RESET(skx_ubox_fixed_ctr, SKX_UBOX_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, skx_ubox_fixed_ctr, (), 1, 1, 0,
	     0x704);
	RW(skx_ubox_fixed_ctr, event_count, SKX_UBOX_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_skx_ubox_ctl(struct run *run)
{
	RESET(skx_ubox_ctl, SKX_UBOX_CTL, 0x00000000u);
	IS(SKX_UBOX_CTL_MUST_ZERO, 0x210000);
	IS(SKX_UBOX_CTL_COUNT, 0x2);
	ADDR(msr_bits, skx_ubox_ctl, (i), 1, 2, 0,
	     0x705, 0x706);
	REFUSES(msr_bits, skx_ubox_ctl, SKX_UBOX_CTL_COUNT, (past));
	RW(skx_ubox_ctl, thresh, SKX_UBOX_CTL_THRESH, uint32_t, 0x1f000000u, 24, 5, 0xe0ffffff);
	RW(skx_ubox_ctl, invert, SKX_UBOX_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SKX_UBOX_CTL_INVERT, 0x1u,
	       { SKX_UBOX_CTL_INVERT_GE, 0x0 },
	       { SKX_UBOX_CTL_INVERT_LT, 0x1 });
	RW(skx_ubox_ctl, en, SKX_UBOX_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(skx_ubox_ctl, ov_en, SKX_UBOX_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(skx_ubox_ctl, edge_det, SKX_UBOX_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(skx_ubox_ctl, rst, SKX_UBOX_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(skx_ubox_ctl, umask, SKX_UBOX_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(skx_ubox_ctl, ev_sel, SKX_UBOX_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_skx_ubox_box_filter(struct run *run)
{
	RESET(skx_ubox_box_filter, SKX_UBOX_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, skx_ubox_box_filter, (), 1, 1, 0,
	     0x707);
	RW(skx_ubox_box_filter, cid, SKX_UBOX_BOX_FILTER_CID, uint32_t, 0x0000003eu, 1, 5, 0xffffffc1);
	RW(skx_ubox_box_filter, tid, SKX_UBOX_BOX_FILTER_TID, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_skx_ubox_box_status(struct run *run)
{
	RESET(skx_ubox_box_status, SKX_UBOX_BOX_STATUS, 0x00000000u);
	IS(SKX_UBOX_BOX_STATUS_RW1C, 0x00000003u);
	CLEAR_SEEN(skx_ubox_box_status, uint32_t, 0x3, 0x00000000u);
	ADDR(msr_bits, skx_ubox_box_status, (), 1, 1, 0,
	     0x708);
	RW1C(skx_ubox_box_status, ov, SKX_UBOX_BOX_STATUS_OV, uint32_t, 0x00000003u, 0, 2, 0x00000000u);
}

static void check_skx_ubox_ctr(struct run *run)
{
	RESET(skx_ubox_ctr, SKX_UBOX_CTR, UINT64_C(0x0000000000000000));
	IS(SKX_UBOX_CTR_COUNT, 0x2);
	ADDR(msr_bits, skx_ubox_ctr, (i), 1, 2, 0,
	     0x709, 0x70a);
	REFUSES(msr_bits, skx_ubox_ctr, SKX_UBOX_CTR_COUNT, (past));
	RW(skx_ubox_ctr, event_count, SKX_UBOX_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_skx_ubox_cpunodeid(struct run *run)
{
	RESET(skx_ubox_cpunodeid, SKX_UBOX_CPUNODEID, 0x00000000u);
	ADDR(pci_bits, skx_ubox_cpunodeid, (), 1, 1, 0,
	     0x80000c0);
	RO(skx_ubox_cpunodeid, nodeid, SKX_UBOX_CPUNODEID_NODEID, uint32_t, 0x00000007u, 0, 3);
}

static void check_skx_ubox_gidnidmap(struct run *run)
{
	RESET(skx_ubox_gidnidmap, SKX_UBOX_GIDNIDMAP, 0x00000000u);
	ADDR(pci_bits, skx_ubox_gidnidmap, (), 1, 1, 0,
	     0x80000d4);
	RO(skx_ubox_gidnidmap, node7, SKX_UBOX_GIDNIDMAP_NODE7, uint32_t, 0x00e00000u, 21, 3);
	RO(skx_ubox_gidnidmap, node6, SKX_UBOX_GIDNIDMAP_NODE6, uint32_t, 0x001c0000u, 18, 3);
	RO(skx_ubox_gidnidmap, node5, SKX_UBOX_GIDNIDMAP_NODE5, uint32_t, 0x00038000u, 15, 3);
	RO(skx_ubox_gidnidmap, node4, SKX_UBOX_GIDNIDMAP_NODE4, uint32_t, 0x00007000u, 12, 3);
	RO(skx_ubox_gidnidmap, node3, SKX_UBOX_GIDNIDMAP_NODE3, uint32_t, 0x00000e00u, 9, 3);
	RO(skx_ubox_gidnidmap, node2, SKX_UBOX_GIDNIDMAP_NODE2, uint32_t, 0x000001c0u, 6, 3);
	RO(skx_ubox_gidnidmap, node1, SKX_UBOX_GIDNIDMAP_NODE1, uint32_t, 0x00000038u, 3, 3);
	RO(skx_ubox_gidnidmap, node0, SKX_UBOX_GIDNIDMAP_NODE0, uint32_t, 0x00000007u, 0, 3);
}

static void check_skx_ubox_bus_numbers(struct run *run)
{
	ADDR(msr_bits, skx_ubox_bus_numbers, (), 1, 1, 0,
	     0x300);
	RO(skx_ubox_bus_numbers, valid, SKX_UBOX_BUS_NUMBERS_VALID, uint64_t, UINT64_C(0x8000000000000000), 63, 1);
	RO(skx_ubox_bus_numbers, bus5, SKX_UBOX_BUS_NUMBERS_BUS5, uint64_t, UINT64_C(0x0000ff0000000000), 40, 8);
	RO(skx_ubox_bus_numbers, bus4, SKX_UBOX_BUS_NUMBERS_BUS4, uint64_t, UINT64_C(0x000000ff00000000), 32, 8);
	RO(skx_ubox_bus_numbers, bus3, SKX_UBOX_BUS_NUMBERS_BUS3, uint64_t, UINT64_C(0x00000000ff000000), 24, 8);
	RO(skx_ubox_bus_numbers, bus2, SKX_UBOX_BUS_NUMBERS_BUS2, uint64_t, UINT64_C(0x0000000000ff0000), 16, 8);
	RO(skx_ubox_bus_numbers, bus1, SKX_UBOX_BUS_NUMBERS_BUS1, uint64_t, UINT64_C(0x000000000000ff00), 8, 8);
	RO(skx_ubox_bus_numbers, bus0, SKX_UBOX_BUS_NUMBERS_BUS0, uint64_t, UINT64_C(0x00000000000000ff), 0, 8);
}

static void check_box_skx_ubox(struct run *run)
{
	IS(SKX_UBOX_INSTANCES, 1);
	IS(SKX_UBOX_GENERAL_COUNTERS, 2);
	IS(SKX_UBOX_GENERAL_WIDTH, 48);
	IS(SKX_UBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SKX_UBOX_FIXED_COUNTERS, 1);
	IS(SKX_UBOX_FIXED_WIDTH, 48);
	IS(SKX_UBOX_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(SKX_UBOX_NODE_DEVICE_ID, 0x2014);
	check_skx_ubox_global_ctl(run);
	check_skx_ubox_global_status(run);
	check_skx_ubox_global_config(run);
	check_skx_ubox_fixed_ctl(run);
	check_skx_ubox_fixed_ctr(run);
	check_skx_ubox_ctl(run);
	check_skx_ubox_box_filter(run);
	check_skx_ubox_box_status(run);
	check_skx_ubox_ctr(run);
	check_skx_ubox_cpunodeid(run);
	check_skx_ubox_gidnidmap(run);
	check_skx_ubox_bus_numbers(run);
}

static void check_skx_cha_box_ctl(struct run *run)
{
	RESET(skx_cha_box_ctl, SKX_CHA_BOX_CTL, 0x00030000u);
	IS(SKX_CHA_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, skx_cha_box_ctl, (n), 28, 1, 0,
	     0xe00,
	     0xe10,
	     0xe20,
	     0xe30,
	     0xe40,
	     0xe50,
	     0xe60,
	     0xe70,
	     0xe80,
	     0xe90,
	     0xea0,
	     0xeb0,
	     0xec0,
	     0xed0,
	     0xee0,
	     0xef0,
	     0xf00,
	     0xf10,
	     0xf20,
	     0xf30,
	     0xf40,
	     0xf50,
	     0xf60,
	     0xf70,
	     0xf80,
	     0xf90,
	     0xfa0,
	     0xfb0);
	REFUSES(msr_bits, skx_cha_box_ctl, SKX_CHA_INSTANCES, (past));
	RW(skx_cha_box_ctl, frz, SKX_CHA_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(skx_cha_box_ctl, rst_ctrs, SKX_CHA_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(skx_cha_box_ctl, rst_ctrl, SKX_CHA_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_skx_cha_box_status(struct run *run)
{
	RESET(skx_cha_box_status, SKX_CHA_BOX_STATUS, 0x00000000u);
	IS(SKX_CHA_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(skx_cha_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(msr_bits, skx_cha_box_status, (n), 28, 1, 0,
	     0xe07,
	     0xe17,
	     0xe27,
	     0xe37,
	     0xe47,
	     0xe57,
	     0xe67,
	     0xe77,
	     0xe87,
	     0xe97,
	     0xea7,
	     0xeb7,
	     0xec7,
	     0xed7,
	     0xee7,
	     0xef7,
	     0xf07,
	     0xf17,
	     0xf27,
	     0xf37,
	     0xf47,
	     0xf57,
	     0xf67,
	     0xf77,
	     0xf87,
	     0xf97,
	     0xfa7,
	     0xfb7);
	REFUSES(msr_bits, skx_cha_box_status, SKX_CHA_INSTANCES, (past));
	RW1C(skx_cha_box_status, ov, SKX_CHA_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_skx_cha_box_filter(struct run *run)
{
	RESET(skx_cha_box_filter, SKX_CHA_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, skx_cha_box_filter, (n), 28, 1, 0,
	     0xe05,
	     0xe15,
	     0xe25,
	     0xe35,
	     0xe45,
	     0xe55,
	     0xe65,
	     0xe75,
	     0xe85,
	     0xe95,
	     0xea5,
	     0xeb5,
	     0xec5,
	     0xed5,
	     0xee5,
	     0xef5,
	     0xf05,
	     0xf15,
	     0xf25,
	     0xf35,
	     0xf45,
	     0xf55,
	     0xf65,
	     0xf75,
	     0xf85,
	     0xf95,
	     0xfa5,
	     0xfb5);
	REFUSES(msr_bits, skx_cha_box_filter, SKX_CHA_INSTANCES, (past));
	RW(skx_cha_box_filter, state, SKX_CHA_BOX_FILTER_STATE, uint32_t, 0x07fe0000u, 17, 10, 0xf801ffff);
	VALUES(SKX_CHA_BOX_FILTER_STATE, 0x3ffu,
	       { SKX_CHA_BOX_FILTER_STATE_LLC_I, 0x1 },
	       { SKX_CHA_BOX_FILTER_STATE_SF_S, 0x2 },
	       { SKX_CHA_BOX_FILTER_STATE_SF_E, 0x4 },
	       { SKX_CHA_BOX_FILTER_STATE_SF_H, 0x8 },
	       { SKX_CHA_BOX_FILTER_STATE_LLC_S, 0x10 },
	       { SKX_CHA_BOX_FILTER_STATE_LLC_E, 0x20 },
	       { SKX_CHA_BOX_FILTER_STATE_LLC_M, 0x40 },
	       { SKX_CHA_BOX_FILTER_STATE_LLC_F, 0x80 });
	RW(skx_cha_box_filter, link, SKX_CHA_BOX_FILTER_LINK, uint32_t, 0x00001e00u, 9, 4, 0xffffe1ff);
	RW(skx_cha_box_filter, tid, SKX_CHA_BOX_FILTER_TID, uint32_t, 0x000001ffu, 0, 9, 0xfffffe00);
}

static void check_skx_cha_box_filter1(struct run *run)
{
	RESET(skx_cha_box_filter1, SKX_CHA_BOX_FILTER1, 0x00000000u);
	ADDR(msr_bits, skx_cha_box_filter1, (n), 28, 1, 0,
	     0xe06,
	     0xe16,
	     0xe26,
	     0xe36,
	     0xe46,
	     0xe56,
	     0xe66,
	     0xe76,
	     0xe86,
	     0xe96,
	     0xea6,
	     0xeb6,
	     0xec6,
	     0xed6,
	     0xee6,
	     0xef6,
	     0xf06,
	     0xf16,
	     0xf26,
	     0xf36,
	     0xf46,
	     0xf56,
	     0xf66,
	     0xf76,
	     0xf86,
	     0xf96,
	     0xfa6,
	     0xfb6);
	REFUSES(msr_bits, skx_cha_box_filter1, SKX_CHA_INSTANCES, (past));
	RW(skx_cha_box_filter1, isoc, SKX_CHA_BOX_FILTER1_ISOC, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(skx_cha_box_filter1, nc, SKX_CHA_BOX_FILTER1_NC, uint32_t, 0x40000000u, 30, 1, 0xbfffffff);
	RW(skx_cha_box_filter1, c6, SKX_CHA_BOX_FILTER1_C6, uint32_t, 0x20000000u, 29, 1, 0xdfffffff);
	PIECES(SKX_CHA_BOX_FILTER1_OPCODES, 0x1ffffe08u, 21);
	PIECES_GET(skx_cha_box_filter1, opcodes, uint32_t, 0x1ffffe08u, 21, 3, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28);
	PIECES_SET(skx_cha_box_filter1, opcodes, uint32_t, 0x1ffffe08u, 21, 0xe00001f7, 3, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28);
	VALUES(SKX_CHA_BOX_FILTER1_OPCODES, 0x1fffffu,
	       { SKX_CHA_BOX_FILTER1_OPCODES_ALL, 0x1 },
	       { SKX_CHA_BOX_FILTER1_OPCODES_RFO, 0x400 },
	       { SKX_CHA_BOX_FILTER1_OPCODES_CRD, 0x402 },
	       { SKX_CHA_BOX_FILTER1_OPCODES_DRD, 0x404 },
	       { SKX_CHA_BOX_FILTER1_OPCODES_PRD, 0x40e },
	       { SKX_CHA_BOX_FILTER1_OPCODES_WCILF, 0x418 },
	       { SKX_CHA_BOX_FILTER1_OPCODES_WCIL, 0x41a },
	       { SKX_CHA_BOX_FILTER1_OPCODES_WIL, 0x41e },
	       { SKX_CHA_BOX_FILTER1_OPCODES_RDCUR, 0x43c },
	       { SKX_CHA_BOX_FILTER1_OPCODES_WBPUSHHINT, 0x486 },
	       { SKX_CHA_BOX_FILTER1_OPCODES_WBMTOI, 0x488 },
	       { SKX_CHA_BOX_FILTER1_OPCODES_WBMTOE, 0x48a },
	       { SKX_CHA_BOX_FILTER1_OPCODES_WBEFTOI, 0x48c },
	       { SKX_CHA_BOX_FILTER1_OPCODES_WBEFTOE, 0x48e },
	       { SKX_CHA_BOX_FILTER1_OPCODES_ITOM, 0x490 },
	       { SKX_CHA_BOX_FILTER1_OPCODES_LLCPREFRFO, 0x4b0 },
	       { SKX_CHA_BOX_FILTER1_OPCODES_LLCPREFCODE, 0x4b2 },
	       { SKX_CHA_BOX_FILTER1_OPCODES_LLCPREFDATA, 0x4b4 },
	       { SKX_CHA_BOX_FILTER1_OPCODES_INTLOG, 0x4f2 },
	       { SKX_CHA_BOX_FILTER1_OPCODES_INTPHY, 0x4f4 },
	       { SKX_CHA_BOX_FILTER1_OPCODES_PRIUP, 0x4f6 },
	       { SKX_CHA_BOX_FILTER1_OPCODES_SPLITLOCK, 0x4fc },
	       { SKX_CHA_BOX_FILTER1_OPCODES_LOCK, 0x4fe });
	RW(skx_cha_box_filter1, opc1, SKX_CHA_BOX_FILTER1_OPC1, uint32_t, 0x1ff80000u, 19, 10, 0xe007ffff);
	VALUES(SKX_CHA_BOX_FILTER1_OPC1, 0x3ffu,
	       { SKX_CHA_BOX_FILTER1_OPC1_RFO, 0x200 },
	       { SKX_CHA_BOX_FILTER1_OPC1_CRD, 0x201 },
	       { SKX_CHA_BOX_FILTER1_OPC1_DRD, 0x202 },
	       { SKX_CHA_BOX_FILTER1_OPC1_PRD, 0x207 },
	       { SKX_CHA_BOX_FILTER1_OPC1_WCILF, 0x20c },
	       { SKX_CHA_BOX_FILTER1_OPC1_WCIL, 0x20d },
	       { SKX_CHA_BOX_FILTER1_OPC1_WIL, 0x20f },
	       { SKX_CHA_BOX_FILTER1_OPC1_RDCUR, 0x21e },
	       { SKX_CHA_BOX_FILTER1_OPC1_WBPUSHHINT, 0x243 },
	       { SKX_CHA_BOX_FILTER1_OPC1_WBMTOI, 0x244 },
	       { SKX_CHA_BOX_FILTER1_OPC1_WBMTOE, 0x245 },
	       { SKX_CHA_BOX_FILTER1_OPC1_WBEFTOI, 0x246 },
	       { SKX_CHA_BOX_FILTER1_OPC1_WBEFTOE, 0x247 },
	       { SKX_CHA_BOX_FILTER1_OPC1_ITOM, 0x248 },
	       { SKX_CHA_BOX_FILTER1_OPC1_LLCPREFRFO, 0x258 },
	       { SKX_CHA_BOX_FILTER1_OPC1_LLCPREFCODE, 0x259 },
	       { SKX_CHA_BOX_FILTER1_OPC1_LLCPREFDATA, 0x25a },
	       { SKX_CHA_BOX_FILTER1_OPC1_INTLOG, 0x279 },
	       { SKX_CHA_BOX_FILTER1_OPC1_INTPHY, 0x27a },
	       { SKX_CHA_BOX_FILTER1_OPC1_PRIUP, 0x27b },
	       { SKX_CHA_BOX_FILTER1_OPC1_SPLITLOCK, 0x27e },
	       { SKX_CHA_BOX_FILTER1_OPC1_LOCK, 0x27f });
	RW(skx_cha_box_filter1, opc0, SKX_CHA_BOX_FILTER1_OPC0, uint32_t, 0x0007fe00u, 9, 10, 0xfff801ff);
	VALUES(SKX_CHA_BOX_FILTER1_OPC0, 0x3ffu,
	       { SKX_CHA_BOX_FILTER1_OPC0_RFO, 0x200 },
	       { SKX_CHA_BOX_FILTER1_OPC0_CRD, 0x201 },
	       { SKX_CHA_BOX_FILTER1_OPC0_DRD, 0x202 },
	       { SKX_CHA_BOX_FILTER1_OPC0_PRD, 0x207 },
	       { SKX_CHA_BOX_FILTER1_OPC0_WCILF, 0x20c },
	       { SKX_CHA_BOX_FILTER1_OPC0_WCIL, 0x20d },
	       { SKX_CHA_BOX_FILTER1_OPC0_WIL, 0x20f },
	       { SKX_CHA_BOX_FILTER1_OPC0_RDCUR, 0x21e },
	       { SKX_CHA_BOX_FILTER1_OPC0_WBPUSHHINT, 0x243 },
	       { SKX_CHA_BOX_FILTER1_OPC0_WBMTOI, 0x244 },
	       { SKX_CHA_BOX_FILTER1_OPC0_WBMTOE, 0x245 },
	       { SKX_CHA_BOX_FILTER1_OPC0_WBEFTOI, 0x246 },
	       { SKX_CHA_BOX_FILTER1_OPC0_WBEFTOE, 0x247 },
	       { SKX_CHA_BOX_FILTER1_OPC0_ITOM, 0x248 },
	       { SKX_CHA_BOX_FILTER1_OPC0_LLCPREFRFO, 0x258 },
	       { SKX_CHA_BOX_FILTER1_OPC0_LLCPREFCODE, 0x259 },
	       { SKX_CHA_BOX_FILTER1_OPC0_LLCPREFDATA, 0x25a },
	       { SKX_CHA_BOX_FILTER1_OPC0_INTLOG, 0x279 },
	       { SKX_CHA_BOX_FILTER1_OPC0_INTPHY, 0x27a },
	       { SKX_CHA_BOX_FILTER1_OPC0_PRIUP, 0x27b },
	       { SKX_CHA_BOX_FILTER1_OPC0_SPLITLOCK, 0x27e },
	       { SKX_CHA_BOX_FILTER1_OPC0_LOCK, 0x27f });
	RW(skx_cha_box_filter1, all_opc, SKX_CHA_BOX_FILTER1_ALL_OPC, uint32_t, 0x00000008u, 3, 1, 0xfffffff7);
	RW(skx_cha_box_filter1, memory, SKX_CHA_BOX_FILTER1_MEMORY, uint32_t, 0x00000030u, 4, 2, 0xffffffcf);
	VALUES(SKX_CHA_BOX_FILTER1_MEMORY, 0x3u,
	       { SKX_CHA_BOX_FILTER1_MEMORY_NM, 0x1 },
	       { SKX_CHA_BOX_FILTER1_MEMORY_NOT_NM, 0x2 });
	RW(skx_cha_box_filter1, not_nm, SKX_CHA_BOX_FILTER1_NOT_NM, uint32_t, 0x00000020u, 5, 1, 0xffffffdf);
	RW(skx_cha_box_filter1, nm, SKX_CHA_BOX_FILTER1_NM, uint32_t, 0x00000010u, 4, 1, 0xffffffef);
	RW(skx_cha_box_filter1, target, SKX_CHA_BOX_FILTER1_TARGET, uint32_t, 0x00000003u, 0, 2, 0xfffffffc);
	VALUES(SKX_CHA_BOX_FILTER1_TARGET, 0x3u,
	       { SKX_CHA_BOX_FILTER1_TARGET_REM, 0x1 },
	       { SKX_CHA_BOX_FILTER1_TARGET_LOC, 0x2 });
	RW(skx_cha_box_filter1, loc, SKX_CHA_BOX_FILTER1_LOC, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	RW(skx_cha_box_filter1, rem, SKX_CHA_BOX_FILTER1_REM, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_skx_cha_ctl(struct run *run)
{
	RESET(skx_cha_ctl, SKX_CHA_CTL, 0x00000000u);
	IS(SKX_CHA_CTL_MUST_ZERO, 0x210000);
	IS(SKX_CHA_CTL_COUNT, 0x4);
	ADDR(msr_bits, skx_cha_ctl, (n, i), 28, 4, 0,
	     0xe01, 0xe02, 0xe03, 0xe04,
	     0xe11, 0xe12, 0xe13, 0xe14,
	     0xe21, 0xe22, 0xe23, 0xe24,
	     0xe31, 0xe32, 0xe33, 0xe34,
	     0xe41, 0xe42, 0xe43, 0xe44,
	     0xe51, 0xe52, 0xe53, 0xe54,
	     0xe61, 0xe62, 0xe63, 0xe64,
	     0xe71, 0xe72, 0xe73, 0xe74,
	     0xe81, 0xe82, 0xe83, 0xe84,
	     0xe91, 0xe92, 0xe93, 0xe94,
	     0xea1, 0xea2, 0xea3, 0xea4,
	     0xeb1, 0xeb2, 0xeb3, 0xeb4,
	     0xec1, 0xec2, 0xec3, 0xec4,
	     0xed1, 0xed2, 0xed3, 0xed4,
	     0xee1, 0xee2, 0xee3, 0xee4,
	     0xef1, 0xef2, 0xef3, 0xef4,
	     0xf01, 0xf02, 0xf03, 0xf04,
	     0xf11, 0xf12, 0xf13, 0xf14,
	     0xf21, 0xf22, 0xf23, 0xf24,
	     0xf31, 0xf32, 0xf33, 0xf34,
	     0xf41, 0xf42, 0xf43, 0xf44,
	     0xf51, 0xf52, 0xf53, 0xf54,
	     0xf61, 0xf62, 0xf63, 0xf64,
	     0xf71, 0xf72, 0xf73, 0xf74,
	     0xf81, 0xf82, 0xf83, 0xf84,
	     0xf91, 0xf92, 0xf93, 0xf94,
	     0xfa1, 0xfa2, 0xfa3, 0xfa4,
	     0xfb1, 0xfb2, 0xfb3, 0xfb4);
	REFUSES(msr_bits, skx_cha_ctl, SKX_CHA_INSTANCES, (past, 0));
	REFUSES(msr_bits, skx_cha_ctl, SKX_CHA_CTL_COUNT, (0, past));
	RW(skx_cha_ctl, thresh, SKX_CHA_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(skx_cha_ctl, invert, SKX_CHA_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SKX_CHA_CTL_INVERT, 0x1u,
	       { SKX_CHA_CTL_INVERT_GE, 0x0 },
	       { SKX_CHA_CTL_INVERT_LT, 0x1 });
	RW(skx_cha_ctl, en, SKX_CHA_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(skx_cha_ctl, ov_en, SKX_CHA_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(skx_cha_ctl, tid_en, SKX_CHA_CTL_TID_EN, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
	RW(skx_cha_ctl, edge_det, SKX_CHA_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(skx_cha_ctl, rst, SKX_CHA_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(skx_cha_ctl, umask, SKX_CHA_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(skx_cha_ctl, ev_sel, SKX_CHA_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_skx_cha_ctr(struct run *run)
{
	RESET(skx_cha_ctr, SKX_CHA_CTR, UINT64_C(0x0000000000000000));
	IS(SKX_CHA_CTR_COUNT, 0x4);
	ADDR(msr_bits, skx_cha_ctr, (n, i), 28, 4, 0,
	     0xe08, 0xe09, 0xe0a, 0xe0b,
	     0xe18, 0xe19, 0xe1a, 0xe1b,
	     0xe28, 0xe29, 0xe2a, 0xe2b,
	     0xe38, 0xe39, 0xe3a, 0xe3b,
	     0xe48, 0xe49, 0xe4a, 0xe4b,
	     0xe58, 0xe59, 0xe5a, 0xe5b,
	     0xe68, 0xe69, 0xe6a, 0xe6b,
	     0xe78, 0xe79, 0xe7a, 0xe7b,
	     0xe88, 0xe89, 0xe8a, 0xe8b,
	     0xe98, 0xe99, 0xe9a, 0xe9b,
	     0xea8, 0xea9, 0xeaa, 0xeab,
	     0xeb8, 0xeb9, 0xeba, 0xebb,
	     0xec8, 0xec9, 0xeca, 0xecb,
	     0xed8, 0xed9, 0xeda, 0xedb,
	     0xee8, 0xee9, 0xeea, 0xeeb,
	     0xef8, 0xef9, 0xefa, 0xefb,
	     0xf08, 0xf09, 0xf0a, 0xf0b,
	     0xf18, 0xf19, 0xf1a, 0xf1b,
	     0xf28, 0xf29, 0xf2a, 0xf2b,
	     0xf38, 0xf39, 0xf3a, 0xf3b,
	     0xf48, 0xf49, 0xf4a, 0xf4b,
	     0xf58, 0xf59, 0xf5a, 0xf5b,
	     0xf68, 0xf69, 0xf6a, 0xf6b,
	     0xf78, 0xf79, 0xf7a, 0xf7b,
	     0xf88, 0xf89, 0xf8a, 0xf8b,
	     0xf98, 0xf99, 0xf9a, 0xf9b,
	     0xfa8, 0xfa9, 0xfaa, 0xfab,
	     0xfb8, 0xfb9, 0xfba, 0xfbb);
	REFUSES(msr_bits, skx_cha_ctr, SKX_CHA_INSTANCES, (past, 0));
	REFUSES(msr_bits, skx_cha_ctr, SKX_CHA_CTR_COUNT, (0, past));
	RW(skx_cha_ctr, event_count, SKX_CHA_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_skx_cha(struct run *run)
{
	IS(SKX_CHA_INSTANCES, 28);
	IS(SKX_CHA_GENERAL_COUNTERS, 4);
	IS(SKX_CHA_GENERAL_WIDTH, 48);
	IS(SKX_CHA_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_skx_cha_box_ctl(run);
	check_skx_cha_box_status(run);
	check_skx_cha_box_filter(run);
	check_skx_cha_box_filter1(run);
	check_skx_cha_ctl(run);
	check_skx_cha_ctr(run);
}

static void check_skx_pcu_box_ctl(struct run *run)
{
	RESET(skx_pcu_box_ctl, SKX_PCU_BOX_CTL, 0x00030000u);
	IS(SKX_PCU_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, skx_pcu_box_ctl, (), 1, 1, 0,
	     0x710);
	RW(skx_pcu_box_ctl, frz, SKX_PCU_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(skx_pcu_box_ctl, rst_ctrs, SKX_PCU_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(skx_pcu_box_ctl, rst_ctrl, SKX_PCU_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_skx_pcu_ctl(struct run *run)
{
	RESET(skx_pcu_ctl, SKX_PCU_CTL, 0x00000000u);
	IS(SKX_PCU_CTL_MUST_ZERO, 0x20210000);
	IS(SKX_PCU_CTL_COUNT, 0x4);
	ADDR(msr_bits, skx_pcu_ctl, (i), 1, 4, 0,
	     0x711, 0x712, 0x713, 0x714);
	REFUSES(msr_bits, skx_pcu_ctl, SKX_PCU_CTL_COUNT, (past));
	RW(skx_pcu_ctl, occ_edge_det, SKX_PCU_CTL_OCC_EDGE_DET, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(skx_pcu_ctl, occ_invert, SKX_PCU_CTL_OCC_INVERT, uint32_t, 0x40000000u, 30, 1, 0xbfffffff);
	RW(skx_pcu_ctl, thresh, SKX_PCU_CTL_THRESH, uint32_t, 0x1f000000u, 24, 5, 0xe0ffffff);
	RW(skx_pcu_ctl, invert, SKX_PCU_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SKX_PCU_CTL_INVERT, 0x1u,
	       { SKX_PCU_CTL_INVERT_GE, 0x0 },
	       { SKX_PCU_CTL_INVERT_LT, 0x1 });
	RW(skx_pcu_ctl, en, SKX_PCU_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(skx_pcu_ctl, ov_en, SKX_PCU_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(skx_pcu_ctl, edge_det, SKX_PCU_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(skx_pcu_ctl, rst, SKX_PCU_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(skx_pcu_ctl, occ_sel, SKX_PCU_CTL_OCC_SEL, uint32_t, 0x0000c000u, 14, 2, 0xffff3fff);
	VALUES(SKX_PCU_CTL_OCC_SEL, 0x3u,
	       { SKX_PCU_CTL_OCC_SEL_C0, 0x1 },
	       { SKX_PCU_CTL_OCC_SEL_C3, 0x2 },
	       { SKX_PCU_CTL_OCC_SEL_C6, 0x3 });
	RW(skx_pcu_ctl, ev_sel, SKX_PCU_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_skx_pcu_box_filter(struct run *run)
{
	RESET(skx_pcu_box_filter, SKX_PCU_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, skx_pcu_box_filter, (), 1, 1, 0,
	     0x715);
	RW(skx_pcu_box_filter, filt31_24, SKX_PCU_BOX_FILTER_FILT31_24, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(skx_pcu_box_filter, filt23_16, SKX_PCU_BOX_FILTER_FILT23_16, uint32_t, 0x00ff0000u, 16, 8, 0xff00ffff);
	RW(skx_pcu_box_filter, filt15_8, SKX_PCU_BOX_FILTER_FILT15_8, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(skx_pcu_box_filter, filt7_0, SKX_PCU_BOX_FILTER_FILT7_0, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_skx_pcu_box_status(struct run *run)
{
	RESET(skx_pcu_box_status, SKX_PCU_BOX_STATUS, 0x00000000u);
	IS(SKX_PCU_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(skx_pcu_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(msr_bits, skx_pcu_box_status, (), 1, 1, 0,
	     0x716);
	RW1C(skx_pcu_box_status, ov, SKX_PCU_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_skx_pcu_ctr(struct run *run)
{
	RESET(skx_pcu_ctr, SKX_PCU_CTR, UINT64_C(0x0000000000000000));
	IS(SKX_PCU_CTR_COUNT, 0x4);
	ADDR(msr_bits, skx_pcu_ctr, (i), 1, 4, 0,
	     0x717, 0x718, 0x719, 0x71a);
	REFUSES(msr_bits, skx_pcu_ctr, SKX_PCU_CTR_COUNT, (past));
	RW(skx_pcu_ctr, event_count, SKX_PCU_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_skx_pcu_core_c6_ctr(struct run *run)
{
	RESET(skx_pcu_core_c6_ctr, SKX_PCU_CORE_C6_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, skx_pcu_core_c6_ctr, (), 1, 1, 0,
	     0x3fd);
	RW(skx_pcu_core_c6_ctr, event_count, SKX_PCU_CORE_C6_CTR_EVENT_COUNT, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_skx_pcu_core_c3_ctr(struct run *run)
{
	RESET(skx_pcu_core_c3_ctr, SKX_PCU_CORE_C3_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, skx_pcu_core_c3_ctr, (), 1, 1, 0,
	     0x3fc);
	RW(skx_pcu_core_c3_ctr, event_count, SKX_PCU_CORE_C3_CTR_EVENT_COUNT, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_skx_pcu_capid6(struct run *run)
{
	RESET(skx_pcu_capid6, SKX_PCU_CAPID6, 0x00000000u);
	ADDR(pci_bits, skx_pcu_capid6, (), 1, 1, 0,
	     0x1e03009c);
	RO(skx_pcu_capid6, cha_mask, SKX_PCU_CAPID6_CHA_MASK, uint32_t, 0x0fffffffu, 0, 28);
}

static void check_box_skx_pcu(struct run *run)
{
	IS(SKX_PCU_INSTANCES, 1);
	IS(SKX_PCU_GENERAL_COUNTERS, 4);
	IS(SKX_PCU_GENERAL_WIDTH, 48);
	IS(SKX_PCU_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SKX_PCU_CORE_C6_COUNTERS, 1);
	IS(SKX_PCU_CORE_C6_WIDTH, 64);
	IS(SKX_PCU_CORE_C6_COUNT_MASK, 0xffffffffffffffff);
	IS(SKX_PCU_CORE_C3_COUNTERS, 1);
	IS(SKX_PCU_CORE_C3_WIDTH, 64);
	IS(SKX_PCU_CORE_C3_COUNT_MASK, 0xffffffffffffffff);
	IS(SKX_PCU_CAPS_DEVICE_ID, 0x2083);
	check_skx_pcu_box_ctl(run);
	check_skx_pcu_ctl(run);
	check_skx_pcu_box_filter(run);
	check_skx_pcu_box_status(run);
	check_skx_pcu_ctr(run);
	check_skx_pcu_core_c6_ctr(run);
	check_skx_pcu_core_c3_ctr(run);
	check_skx_pcu_capid6(run);
}

static void check_skx_rapl_unit(struct run *run)
{
	RESET(skx_rapl_unit, SKX_RAPL_UNIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, skx_rapl_unit, (), 1, 1, 0,
	     0x606);
	RO(skx_rapl_unit, tu, SKX_RAPL_UNIT_TU, uint64_t, UINT64_C(0x00000000000f0000), 16, 4);
	RO(skx_rapl_unit, esu, SKX_RAPL_UNIT_ESU, uint64_t, UINT64_C(0x0000000000001f00), 8, 5);
	RO(skx_rapl_unit, pu, SKX_RAPL_UNIT_PU, uint64_t, UINT64_C(0x000000000000000f), 0, 4);
}

static void check_skx_rapl_pkg_energy(struct run *run)
{
	RESET(skx_rapl_pkg_energy, SKX_RAPL_PKG_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, skx_rapl_pkg_energy, (), 1, 1, 0,
	     0x611);
	RO(skx_rapl_pkg_energy, used, SKX_RAPL_PKG_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_skx_rapl_dram_energy(struct run *run)
{
	RESET(skx_rapl_dram_energy, SKX_RAPL_DRAM_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, skx_rapl_dram_energy, (), 1, 1, 0,
	     0x619);
	RO(skx_rapl_dram_energy, used, SKX_RAPL_DRAM_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_box_skx_rapl(struct run *run)
{
	IS(SKX_RAPL_INSTANCES, 1);
	IS(SKX_RAPL_PKG_COUNTERS, 1);
	IS(SKX_RAPL_PKG_WIDTH, 32);
	IS(SKX_RAPL_PKG_COUNT_MASK, 0xffffffff);
	IS(SKX_RAPL_DRAM_COUNTERS, 1);
	IS(SKX_RAPL_DRAM_WIDTH, 32);
	IS(SKX_RAPL_DRAM_COUNT_MASK, 0xffffffff);
	check_skx_rapl_unit(run);
	check_skx_rapl_pkg_energy(run);
	check_skx_rapl_dram_energy(run);
}

static void check_skx_ufs_limit(struct run *run)
{
	RESET(skx_ufs_limit, SKX_UFS_LIMIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, skx_ufs_limit, (), 1, 1, 0,
	     0x620);
	RW(skx_ufs_limit, min_ratio, SKX_UFS_LIMIT_MIN_RATIO, uint64_t, UINT64_C(0x0000000000007f00), 8, 7, 0xffffffffffff80ff);
	RW(skx_ufs_limit, max_ratio, SKX_UFS_LIMIT_MAX_RATIO, uint64_t, UINT64_C(0x000000000000007f), 0, 7, 0xffffffffffffff80);
}

static void check_skx_ufs_status(struct run *run)
{
	RESET(skx_ufs_status, SKX_UFS_STATUS, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, skx_ufs_status, (), 1, 1, 0,
	     0x621);
	RO(skx_ufs_status, ratio, SKX_UFS_STATUS_RATIO, uint64_t, UINT64_C(0x000000000000007f), 0, 7);
}

static void check_box_skx_ufs(struct run *run)
{
	IS(SKX_UFS_INSTANCES, 1);
	check_skx_ufs_limit(run);
	check_skx_ufs_status(run);
}

static void check_skx_iio_box_ctl(struct run *run)
{
	RESET(skx_iio_box_ctl, SKX_IIO_BOX_CTL, 0x00030000u);
	IS(SKX_IIO_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, skx_iio_box_ctl, (n), 6, 1, 0,
	     0xa40,
	     0xa60,
	     0xa80,
	     0xaa0,
	     0xac0,
	     0xae0);
	REFUSES(msr_bits, skx_iio_box_ctl, SKX_IIO_INSTANCES, (past));
	RW(skx_iio_box_ctl, frz, SKX_IIO_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(skx_iio_box_ctl, rst_ctrs, SKX_IIO_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(skx_iio_box_ctl, rst_ctrl, SKX_IIO_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_skx_iio_box_status(struct run *run)
{
	RESET(skx_iio_box_status, SKX_IIO_BOX_STATUS, 0x00000000u);
	IS(SKX_IIO_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(skx_iio_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(msr_bits, skx_iio_box_status, (n), 6, 1, 0,
	     0xa47,
	     0xa67,
	     0xa87,
	     0xaa7,
	     0xac7,
	     0xae7);
	REFUSES(msr_bits, skx_iio_box_status, SKX_IIO_INSTANCES, (past));
	RW1C(skx_iio_box_status, ov, SKX_IIO_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_skx_iio_ctl(struct run *run)
{
	RESET(skx_iio_ctl, SKX_IIO_CTL, UINT64_C(0x0000000000000000));
	IS(SKX_IIO_CTL_MUST_ZERO, 0x210000);
	IS(SKX_IIO_CTL_COUNT, 0x4);
	ADDR(msr_bits, skx_iio_ctl, (n, i), 6, 4, 0,
	     0xa48, 0xa49, 0xa4a, 0xa4b,
	     0xa68, 0xa69, 0xa6a, 0xa6b,
	     0xa88, 0xa89, 0xa8a, 0xa8b,
	     0xaa8, 0xaa9, 0xaaa, 0xaab,
	     0xac8, 0xac9, 0xaca, 0xacb,
	     0xae8, 0xae9, 0xaea, 0xaeb);
	REFUSES(msr_bits, skx_iio_ctl, SKX_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, skx_iio_ctl, SKX_IIO_CTL_COUNT, (0, past));
	RW(skx_iio_ctl, fc_mask, SKX_IIO_CTL_FC_MASK, uint64_t, UINT64_C(0x0000700000000000), 44, 3, 0xffff8fffffffffff);
	VALUES(SKX_IIO_CTL_FC_MASK, 0x7u,
	       { SKX_IIO_CTL_FC_MASK_POSTED, 0x1 },
	       { SKX_IIO_CTL_FC_MASK_NON_POSTED, 0x2 },
	       { SKX_IIO_CTL_FC_MASK_COMPLETION, 0x4 },
	       { SKX_IIO_CTL_FC_MASK_ANY, 0x7 });
	RW(skx_iio_ctl, ch_mask, SKX_IIO_CTL_CH_MASK, uint64_t, UINT64_C(0x00000ff000000000), 36, 8, 0xfffff00fffffffff);
	VALUES(SKX_IIO_CTL_CH_MASK, 0xffu,
	       { SKX_IIO_CTL_CH_MASK_PART0, 0x1 },
	       { SKX_IIO_CTL_CH_MASK_PART1, 0x2 },
	       { SKX_IIO_CTL_CH_MASK_PART2, 0x4 },
	       { SKX_IIO_CTL_CH_MASK_PART3, 0x8 },
	       { SKX_IIO_CTL_CH_MASK_VTD0, 0x10 },
	       { SKX_IIO_CTL_CH_MASK_VTD1, 0x20 });
	RW(skx_iio_ctl, thresh, SKX_IIO_CTL_THRESH, uint64_t, UINT64_C(0x0000000fff000000), 24, 12, 0xfffffff000ffffff);
	RW(skx_iio_ctl, invert, SKX_IIO_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SKX_IIO_CTL_INVERT, 0x1u,
	       { SKX_IIO_CTL_INVERT_GE, 0x0 },
	       { SKX_IIO_CTL_INVERT_LT, 0x1 });
	RW(skx_iio_ctl, en, SKX_IIO_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(skx_iio_ctl, ov_en, SKX_IIO_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(skx_iio_ctl, edge_det, SKX_IIO_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	WO(skx_iio_ctl, rst, SKX_IIO_CTL_RST, uint64_t, UINT64_C(0x0000000000020000), 17, 1, 0xfffffffffffdffff);
	RW(skx_iio_ctl, umask, SKX_IIO_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(skx_iio_ctl, ev_sel, SKX_IIO_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_skx_iio_ctr(struct run *run)
{
	RESET(skx_iio_ctr, SKX_IIO_CTR, UINT64_C(0x0000000000000000));
	IS(SKX_IIO_CTR_COUNT, 0x4);
	ADDR(msr_bits, skx_iio_ctr, (n, i), 6, 4, 0,
	     0xa41, 0xa42, 0xa43, 0xa44,
	     0xa61, 0xa62, 0xa63, 0xa64,
	     0xa81, 0xa82, 0xa83, 0xa84,
	     0xaa1, 0xaa2, 0xaa3, 0xaa4,
	     0xac1, 0xac2, 0xac3, 0xac4,
	     0xae1, 0xae2, 0xae3, 0xae4);
	REFUSES(msr_bits, skx_iio_ctr, SKX_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, skx_iio_ctr, SKX_IIO_CTR_COUNT, (0, past));
	RW(skx_iio_ctr, event_count, SKX_IIO_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_skx_iio_clk_ctr(struct run *run)
{
	RESET(skx_iio_clk_ctr, SKX_IIO_CLK_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, skx_iio_clk_ctr, (n), 6, 1, 0,
	     0xa45,
	     0xa65,
	     0xa85,
	     0xaa5,
	     0xac5,
	     0xae5);
	REFUSES(msr_bits, skx_iio_clk_ctr, SKX_IIO_INSTANCES, (past));
	RO(skx_iio_clk_ctr, event_count, SKX_IIO_CLK_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000000fffffffff), 0, 36);
}

static void check_skx_iio_bw_in_ctr(struct run *run)
{
	RESET(skx_iio_bw_in_ctr, SKX_IIO_BW_IN_CTR, UINT64_C(0x0000000000000000));
	IS(SKX_IIO_BW_IN_CTR_COUNT, 0x4);
	ADDR(msr_bits, skx_iio_bw_in_ctr, (n, i), 6, 4, 0,
	     0xb00, 0xb01, 0xb02, 0xb03,
	     0xb10, 0xb11, 0xb12, 0xb13,
	     0xb20, 0xb21, 0xb22, 0xb23,
	     0xb30, 0xb31, 0xb32, 0xb33,
	     0xb40, 0xb41, 0xb42, 0xb43,
	     0xb50, 0xb51, 0xb52, 0xb53);
	REFUSES(msr_bits, skx_iio_bw_in_ctr, SKX_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, skx_iio_bw_in_ctr, SKX_IIO_BW_IN_CTR_COUNT, (0, past));
	RO(skx_iio_bw_in_ctr, event_count, SKX_IIO_BW_IN_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000000fffffffff), 0, 36);
}

static void check_skx_iio_bw_out_ctr(struct run *run)
{
	RESET(skx_iio_bw_out_ctr, SKX_IIO_BW_OUT_CTR, UINT64_C(0x0000000000000000));
	IS(SKX_IIO_BW_OUT_CTR_COUNT, 0x4);
	ADDR(msr_bits, skx_iio_bw_out_ctr, (n, i), 6, 4, 0,
	     0xb04, 0xb05, 0xb06, 0xb07,
	     0xb14, 0xb15, 0xb16, 0xb17,
	     0xb24, 0xb25, 0xb26, 0xb27,
	     0xb34, 0xb35, 0xb36, 0xb37,
	     0xb44, 0xb45, 0xb46, 0xb47,
	     0xb54, 0xb55, 0xb56, 0xb57);
	REFUSES(msr_bits, skx_iio_bw_out_ctr, SKX_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, skx_iio_bw_out_ctr, SKX_IIO_BW_OUT_CTR_COUNT, (0, past));
	RO(skx_iio_bw_out_ctr, event_count, SKX_IIO_BW_OUT_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000000fffffffff), 0, 36);
}

static void check_skx_iio_util_in_ctr(struct run *run)
{
	RESET(skx_iio_util_in_ctr, SKX_IIO_UTIL_IN_CTR, UINT64_C(0x0000000000000000));
	IS(SKX_IIO_UTIL_IN_CTR_COUNT, 0x4);
	ADDR(msr_bits, skx_iio_util_in_ctr, (n, i), 6, 4, 0,
	     0xb08, 0xb0a, 0xb0c, 0xb0e,
	     0xb18, 0xb1a, 0xb1c, 0xb1e,
	     0xb28, 0xb2a, 0xb2c, 0xb2e,
	     0xb38, 0xb3a, 0xb3c, 0xb3e,
	     0xb48, 0xb4a, 0xb4c, 0xb4e,
	     0xb58, 0xb5a, 0xb5c, 0xb5e);
	REFUSES(msr_bits, skx_iio_util_in_ctr, SKX_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, skx_iio_util_in_ctr, SKX_IIO_UTIL_IN_CTR_COUNT, (0, past));
	RO(skx_iio_util_in_ctr, event_count, SKX_IIO_UTIL_IN_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000000fffffffff), 0, 36);
}

static void check_skx_iio_util_out_ctr(struct run *run)
{
	RESET(skx_iio_util_out_ctr, SKX_IIO_UTIL_OUT_CTR, UINT64_C(0x0000000000000000));
	IS(SKX_IIO_UTIL_OUT_CTR_COUNT, 0x4);
	ADDR(msr_bits, skx_iio_util_out_ctr, (n, i), 6, 4, 0,
	     0xb09, 0xb0b, 0xb0d, 0xb0f,
	     0xb19, 0xb1b, 0xb1d, 0xb1f,
	     0xb29, 0xb2b, 0xb2d, 0xb2f,
	     0xb39, 0xb3b, 0xb3d, 0xb3f,
	     0xb49, 0xb4b, 0xb4d, 0xb4f,
	     0xb59, 0xb5b, 0xb5d, 0xb5f);
	REFUSES(msr_bits, skx_iio_util_out_ctr, SKX_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, skx_iio_util_out_ctr, SKX_IIO_UTIL_OUT_CTR_COUNT, (0, past));
	RO(skx_iio_util_out_ctr, event_count, SKX_IIO_UTIL_OUT_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000000fffffffff), 0, 36);
}

static void check_box_skx_iio(struct run *run)
{
	IS(SKX_IIO_INSTANCES, 6);
	IS(SKX_IIO_GENERAL_COUNTERS, 4);
	IS(SKX_IIO_GENERAL_WIDTH, 48);
	IS(SKX_IIO_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SKX_IIO_CLOCK_COUNTERS, 1);
	IS(SKX_IIO_CLOCK_WIDTH, 36);
	IS(SKX_IIO_CLOCK_COUNT_MASK, 0xfffffffff);
	IS(SKX_IIO_BW_IN_COUNTERS, 4);
	IS(SKX_IIO_BW_IN_WIDTH, 36);
	IS(SKX_IIO_BW_IN_COUNT_MASK, 0xfffffffff);
	IS(SKX_IIO_BW_OUT_COUNTERS, 4);
	IS(SKX_IIO_BW_OUT_WIDTH, 36);
	IS(SKX_IIO_BW_OUT_COUNT_MASK, 0xfffffffff);
	IS(SKX_IIO_UTIL_IN_COUNTERS, 4);
	IS(SKX_IIO_UTIL_IN_WIDTH, 36);
	IS(SKX_IIO_UTIL_IN_COUNT_MASK, 0xfffffffff);
	IS(SKX_IIO_UTIL_OUT_COUNTERS, 4);
	IS(SKX_IIO_UTIL_OUT_WIDTH, 36);
	IS(SKX_IIO_UTIL_OUT_COUNT_MASK, 0xfffffffff);
	check_skx_iio_box_ctl(run);
	check_skx_iio_box_status(run);
	check_skx_iio_ctl(run);
	check_skx_iio_ctr(run);
	check_skx_iio_clk_ctr(run);
	check_skx_iio_bw_in_ctr(run);
	check_skx_iio_bw_out_ctr(run);
	check_skx_iio_util_in_ctr(run);
	check_skx_iio_util_out_ctr(run);
}

static void check_skx_irp_box_ctl(struct run *run)
{
	RESET(skx_irp_box_ctl, SKX_IRP_BOX_CTL, 0x00030000u);
	IS(SKX_IRP_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, skx_irp_box_ctl, (n), 6, 1, 0,
	     0xa58,
	     0xa78,
	     0xa98,
	     0xab8,
	     0xad8,
	     0xaf8);
	REFUSES(msr_bits, skx_irp_box_ctl, SKX_IRP_INSTANCES, (past));
	RW(skx_irp_box_ctl, frz, SKX_IRP_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(skx_irp_box_ctl, rst_ctrs, SKX_IRP_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(skx_irp_box_ctl, rst_ctrl, SKX_IRP_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_skx_irp_box_status(struct run *run)
{
	RESET(skx_irp_box_status, SKX_IRP_BOX_STATUS, 0x00000000u);
	IS(SKX_IRP_BOX_STATUS_RW1C, 0x00000003u);
	CLEAR_SEEN(skx_irp_box_status, uint32_t, 0x3, 0x00000000u);
	ADDR(msr_bits, skx_irp_box_status, (n), 6, 1, 0,
	     0xa5f,
	     0xa7f,
	     0xa9f,
	     0xabf,
	     0xadf,
	     0xaff);
	REFUSES(msr_bits, skx_irp_box_status, SKX_IRP_INSTANCES, (past));
	RW1C(skx_irp_box_status, ov, SKX_IRP_BOX_STATUS_OV, uint32_t, 0x00000003u, 0, 2, 0x00000000u);
}

static void check_skx_irp_ctl(struct run *run)
{
	RESET(skx_irp_ctl, SKX_IRP_CTL, 0x00000000u);
	IS(SKX_IRP_CTL_MUST_ZERO, 0x210000);
	IS(SKX_IRP_CTL_COUNT, 0x2);
	ADDR(msr_bits, skx_irp_ctl, (n, i), 6, 2, 0,
	     0xa5b, 0xa5c,
	     0xa7b, 0xa7c,
	     0xa9b, 0xa9c,
	     0xabb, 0xabc,
	     0xadb, 0xadc,
	     0xafb, 0xafc);
	REFUSES(msr_bits, skx_irp_ctl, SKX_IRP_INSTANCES, (past, 0));
	REFUSES(msr_bits, skx_irp_ctl, SKX_IRP_CTL_COUNT, (0, past));
	RW(skx_irp_ctl, thresh, SKX_IRP_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(skx_irp_ctl, invert, SKX_IRP_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SKX_IRP_CTL_INVERT, 0x1u,
	       { SKX_IRP_CTL_INVERT_GE, 0x0 },
	       { SKX_IRP_CTL_INVERT_LT, 0x1 });
	RW(skx_irp_ctl, en, SKX_IRP_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(skx_irp_ctl, ov_en, SKX_IRP_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(skx_irp_ctl, edge_det, SKX_IRP_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(skx_irp_ctl, rst, SKX_IRP_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(skx_irp_ctl, umask, SKX_IRP_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(skx_irp_ctl, ev_sel, SKX_IRP_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_skx_irp_ctr(struct run *run)
{
	RESET(skx_irp_ctr, SKX_IRP_CTR, UINT64_C(0x0000000000000000));
	IS(SKX_IRP_CTR_COUNT, 0x2);
	ADDR(msr_bits, skx_irp_ctr, (n, i), 6, 2, 0,
	     0xa59, 0xa5a,
	     0xa79, 0xa7a,
	     0xa99, 0xa9a,
	     0xab9, 0xaba,
	     0xad9, 0xada,
	     0xaf9, 0xafa);
	REFUSES(msr_bits, skx_irp_ctr, SKX_IRP_INSTANCES, (past, 0));
	REFUSES(msr_bits, skx_irp_ctr, SKX_IRP_CTR_COUNT, (0, past));
	RW(skx_irp_ctr, event_count, SKX_IRP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_skx_irp(struct run *run)
{
	IS(SKX_IRP_INSTANCES, 6);
	IS(SKX_IRP_GENERAL_COUNTERS, 2);
	IS(SKX_IRP_GENERAL_WIDTH, 48);
	IS(SKX_IRP_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_skx_irp_box_ctl(run);
	check_skx_irp_box_status(run);
	check_skx_irp_ctl(run);
	check_skx_irp_ctr(run);
}

static void check_skx_imc_box_ctl(struct run *run)
{
	RESET(skx_imc_box_ctl, SKX_IMC_BOX_CTL, 0x00030000u);
	IS(SKX_IMC_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(pci_bits, skx_imc_box_ctl, (n), 6, 1, 0,
	     0xa0200f4,
	     0xa0600f4,
	     0xb0200f4,
	     0xc0200f4,
	     0xc0600f4,
	     0xd0200f4);
	REFUSES(pci_bits, skx_imc_box_ctl, SKX_IMC_INSTANCES, (past));
	RW(skx_imc_box_ctl, frz, SKX_IMC_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(skx_imc_box_ctl, rst_ctrs, SKX_IMC_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(skx_imc_box_ctl, rst_ctrl, SKX_IMC_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_skx_imc_box_status(struct run *run)
{
	RESET(skx_imc_box_status, SKX_IMC_BOX_STATUS, 0x00000000u);
	IS(SKX_IMC_BOX_STATUS_RW1C, 0x0000001fu);
	CLEAR_SEEN(skx_imc_box_status, uint32_t, 0x1f, 0x00000000u);
	ADDR(pci_bits, skx_imc_box_status, (n), 6, 1, 0,
	     0xa0200f8,
	     0xa0600f8,
	     0xb0200f8,
	     0xc0200f8,
	     0xc0600f8,
	     0xd0200f8);
	REFUSES(pci_bits, skx_imc_box_status, SKX_IMC_INSTANCES, (past));
	RW1C(skx_imc_box_status, ov, SKX_IMC_BOX_STATUS_OV, uint32_t, 0x0000001fu, 0, 5, 0x00000000u);
}

static void check_skx_imc_ctl(struct run *run)
{
	RESET(skx_imc_ctl, SKX_IMC_CTL, 0x00000000u);
	IS(SKX_IMC_CTL_MUST_ZERO, 0x210000);
	IS(SKX_IMC_CTL_COUNT, 0x4);
	ADDR(pci_bits, skx_imc_ctl, (n, i), 6, 4, 0,
	     0xa0200d8, 0xa0200dc, 0xa0200e0, 0xa0200e4,
	     0xa0600d8, 0xa0600dc, 0xa0600e0, 0xa0600e4,
	     0xb0200d8, 0xb0200dc, 0xb0200e0, 0xb0200e4,
	     0xc0200d8, 0xc0200dc, 0xc0200e0, 0xc0200e4,
	     0xc0600d8, 0xc0600dc, 0xc0600e0, 0xc0600e4,
	     0xd0200d8, 0xd0200dc, 0xd0200e0, 0xd0200e4);
	REFUSES(pci_bits, skx_imc_ctl, SKX_IMC_INSTANCES, (past, 0));
	REFUSES(pci_bits, skx_imc_ctl, SKX_IMC_CTL_COUNT, (0, past));
	RW(skx_imc_ctl, thresh, SKX_IMC_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(skx_imc_ctl, invert, SKX_IMC_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SKX_IMC_CTL_INVERT, 0x1u,
	       { SKX_IMC_CTL_INVERT_GE, 0x0 },
	       { SKX_IMC_CTL_INVERT_LT, 0x1 });
	RW(skx_imc_ctl, en, SKX_IMC_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(skx_imc_ctl, ov_en, SKX_IMC_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(skx_imc_ctl, edge_det, SKX_IMC_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(skx_imc_ctl, rst, SKX_IMC_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(skx_imc_ctl, umask, SKX_IMC_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(skx_imc_ctl, ev_sel, SKX_IMC_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_skx_imc_ctr(struct run *run)
{
	RESET(skx_imc_ctr, SKX_IMC_CTR, UINT64_C(0x0000000000000000));
	IS(SKX_IMC_CTR_COUNT, 0x4);
	ADDR(pci_bits, skx_imc_ctr, (n, i), 6, 4, 0,
	     0xa0200a0, 0xa0200a8, 0xa0200b0, 0xa0200b8,
	     0xa0600a0, 0xa0600a8, 0xa0600b0, 0xa0600b8,
	     0xb0200a0, 0xb0200a8, 0xb0200b0, 0xb0200b8,
	     0xc0200a0, 0xc0200a8, 0xc0200b0, 0xc0200b8,
	     0xc0600a0, 0xc0600a8, 0xc0600b0, 0xc0600b8,
	     0xd0200a0, 0xd0200a8, 0xd0200b0, 0xd0200b8);
	HIGH(skx_imc_ctr, (n, i), 6, 4);
	REFUSES(pci_bits, skx_imc_ctr, SKX_IMC_INSTANCES, (past, 0));
	REFUSES(pci_bits, skx_imc_ctr, SKX_IMC_CTR_COUNT, (0, past));
	RW(skx_imc_ctr, event_count, SKX_IMC_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_skx_imc_fixed_ctl(struct run *run)
{
	RESET(skx_imc_fixed_ctl, SKX_IMC_FIXED_CTL, 0x00000000u);
	IS(SKX_IMC_FIXED_CTL_MUST_ZERO, 0x200000);
	ADDR(pci_bits, skx_imc_fixed_ctl, (n), 6, 1, 0,
	     0xa0200f0,
	     0xa0600f0,
	     0xb0200f0,
	     0xc0200f0,
	     0xc0600f0,
	     0xd0200f0);
	REFUSES(pci_bits, skx_imc_fixed_ctl, SKX_IMC_INSTANCES, (past));
	RW(skx_imc_fixed_ctl, en, SKX_IMC_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(skx_imc_fixed_ctl, ov_en, SKX_IMC_FIXED_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	WO(skx_imc_fixed_ctl, rst, SKX_IMC_FIXED_CTL_RST, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
}

static void check_skx_imc_fixed_ctr(struct run *run)
{
	RESET(skx_imc_fixed_ctr, SKX_IMC_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(pci_bits, skx_imc_fixed_ctr, (n), 6, 1, 0,
	     0xa0200d0,
	     0xa0600d0,
	     0xb0200d0,
	     0xc0200d0,
	     0xc0600d0,
	     0xd0200d0);
	HIGH(skx_imc_fixed_ctr, (n), 6, 1);
	REFUSES(pci_bits, skx_imc_fixed_ctr, SKX_IMC_INSTANCES, (past));
	RW(skx_imc_fixed_ctr, event_count, SKX_IMC_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_skx_imc(struct run *run)
{
	IS(SKX_IMC_INSTANCES, 6);
	IS(SKX_IMC_GENERAL_COUNTERS, 4);
	IS(SKX_IMC_GENERAL_WIDTH, 48);
	IS(SKX_IMC_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SKX_IMC_FIXED_COUNTERS, 1);
	IS(SKX_IMC_FIXED_WIDTH, 48);
	IS(SKX_IMC_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(SKX_IMC_PMON_DEVICE_ID_0, 0x2042);
	IS(SKX_IMC_PMON_DEVICE_ID_1, 0x2046);
	IS(SKX_IMC_PMON_DEVICE_ID_2, 0x204a);
	IS(SKX_IMC_PMON_DEVICE_ID_3, 0x2042);
	IS(SKX_IMC_PMON_DEVICE_ID_4, 0x2046);
	IS(SKX_IMC_PMON_DEVICE_ID_5, 0x204a);
	check_skx_imc_box_ctl(run);
	check_skx_imc_box_status(run);
	check_skx_imc_ctl(run);
	check_skx_imc_ctr(run);
	check_skx_imc_fixed_ctl(run);
	check_skx_imc_fixed_ctr(run);
}

static void check_skx_m2m_box_ctl(struct run *run)
{
	RESET(skx_m2m_box_ctl, SKX_M2M_BOX_CTL, 0x00030000u);
	IS(SKX_M2M_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(pci_bits, skx_m2m_box_ctl, (n), 2, 1, 0,
	     0x8000258,
	     0x9000258);
	REFUSES(pci_bits, skx_m2m_box_ctl, SKX_M2M_INSTANCES, (past));
	RW(skx_m2m_box_ctl, frz, SKX_M2M_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(skx_m2m_box_ctl, rst_ctrs, SKX_M2M_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(skx_m2m_box_ctl, rst_ctrl, SKX_M2M_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_skx_m2m_box_status(struct run *run)
{
	RESET(skx_m2m_box_status, SKX_M2M_BOX_STATUS, 0x00000000u);
	IS(SKX_M2M_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(skx_m2m_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, skx_m2m_box_status, (n), 2, 1, 0,
	     0x8000260,
	     0x9000260);
	REFUSES(pci_bits, skx_m2m_box_status, SKX_M2M_INSTANCES, (past));
	RW1C(skx_m2m_box_status, ov, SKX_M2M_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_skx_m2m_ctl(struct run *run)
{
	RESET(skx_m2m_ctl, SKX_M2M_CTL, 0x00000000u);
	IS(SKX_M2M_CTL_MUST_ZERO, 0x210000);
	IS(SKX_M2M_CTL_COUNT, 0x4);
	ADDR(pci_bits, skx_m2m_ctl, (n, i), 2, 4, 0,
	     0x8000228, 0x8000230, 0x8000238, 0x8000240,
	     0x9000228, 0x9000230, 0x9000238, 0x9000240);
	REFUSES(pci_bits, skx_m2m_ctl, SKX_M2M_INSTANCES, (past, 0));
	REFUSES(pci_bits, skx_m2m_ctl, SKX_M2M_CTL_COUNT, (0, past));
	RW(skx_m2m_ctl, thresh, SKX_M2M_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(skx_m2m_ctl, invert, SKX_M2M_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SKX_M2M_CTL_INVERT, 0x1u,
	       { SKX_M2M_CTL_INVERT_GE, 0x0 },
	       { SKX_M2M_CTL_INVERT_LT, 0x1 });
	RW(skx_m2m_ctl, en, SKX_M2M_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(skx_m2m_ctl, ov_en, SKX_M2M_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(skx_m2m_ctl, edge_det, SKX_M2M_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(skx_m2m_ctl, rst, SKX_M2M_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(skx_m2m_ctl, umask, SKX_M2M_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(skx_m2m_ctl, ev_sel, SKX_M2M_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_skx_m2m_ctr(struct run *run)
{
	RESET(skx_m2m_ctr, SKX_M2M_CTR, UINT64_C(0x0000000000000000));
	IS(SKX_M2M_CTR_COUNT, 0x4);
	ADDR(pci_bits, skx_m2m_ctr, (n, i), 2, 4, 0,
	     0x8000200, 0x8000208, 0x8000210, 0x8000218,
	     0x9000200, 0x9000208, 0x9000210, 0x9000218);
	HIGH(skx_m2m_ctr, (n, i), 2, 4);
	REFUSES(pci_bits, skx_m2m_ctr, SKX_M2M_INSTANCES, (past, 0));
	REFUSES(pci_bits, skx_m2m_ctr, SKX_M2M_CTR_COUNT, (0, past));
	RW(skx_m2m_ctr, event_count, SKX_M2M_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_skx_m2m_addrmatch0(struct run *run)
{
	RESET(skx_m2m_addrmatch0, SKX_M2M_ADDRMATCH0, 0x00000000u);
	ADDR(pci_bits, skx_m2m_addrmatch0, (n), 2, 1, 0,
	     0x8000268,
	     0x9000268);
	REFUSES(pci_bits, skx_m2m_addrmatch0, SKX_M2M_INSTANCES, (past));
}

static void check_skx_m2m_addrmatch1(struct run *run)
{
	RESET(skx_m2m_addrmatch1, SKX_M2M_ADDRMATCH1, 0x00000000u);
	ADDR(pci_bits, skx_m2m_addrmatch1, (n), 2, 1, 0,
	     0x800026c,
	     0x900026c);
	REFUSES(pci_bits, skx_m2m_addrmatch1, SKX_M2M_INSTANCES, (past));
}

static void check_skx_m2m_addrmask0(struct run *run)
{
	RESET(skx_m2m_addrmask0, SKX_M2M_ADDRMASK0, 0x00000000u);
	ADDR(pci_bits, skx_m2m_addrmask0, (n), 2, 1, 0,
	     0x8000270,
	     0x9000270);
	REFUSES(pci_bits, skx_m2m_addrmask0, SKX_M2M_INSTANCES, (past));
}

static void check_skx_m2m_addrmask1(struct run *run)
{
	RESET(skx_m2m_addrmask1, SKX_M2M_ADDRMASK1, 0x00000000u);
	ADDR(pci_bits, skx_m2m_addrmask1, (n), 2, 1, 0,
	     0x8000274,
	     0x9000274);
	REFUSES(pci_bits, skx_m2m_addrmask1, SKX_M2M_INSTANCES, (past));
}

static void check_skx_m2m_opcode_filter(struct run *run)
{
	RESET(skx_m2m_opcode_filter, SKX_M2M_OPCODE_FILTER, 0x00000000u);
	ADDR(pci_bits, skx_m2m_opcode_filter, (n), 2, 1, 0,
	     0x8000278,
	     0x9000278);
	REFUSES(pci_bits, skx_m2m_opcode_filter, SKX_M2M_INSTANCES, (past));
}

static void check_box_skx_m2m(struct run *run)
{
	IS(SKX_M2M_INSTANCES, 2);
	IS(SKX_M2M_GENERAL_COUNTERS, 4);
	IS(SKX_M2M_GENERAL_WIDTH, 48);
	IS(SKX_M2M_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SKX_M2M_PMON_DEVICE_ID_0, 0x2066);
	IS(SKX_M2M_PMON_DEVICE_ID_1, 0x2066);
	check_skx_m2m_box_ctl(run);
	check_skx_m2m_box_status(run);
	check_skx_m2m_ctl(run);
	check_skx_m2m_ctr(run);
	check_skx_m2m_addrmatch0(run);
	check_skx_m2m_addrmatch1(run);
	check_skx_m2m_addrmask0(run);
	check_skx_m2m_addrmask1(run);
	check_skx_m2m_opcode_filter(run);
}

static void check_skx_upi_box_ctl(struct run *run)
{
	RESET(skx_upi_box_ctl, SKX_UPI_BOX_CTL, 0x00030000u);
	IS(SKX_UPI_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(pci_bits, skx_upi_box_ctl, (n), 3, 1, 0,
	     0xe000378,
	     0xf000378,
	     0x10000378);
	REFUSES(pci_bits, skx_upi_box_ctl, SKX_UPI_INSTANCES, (past));
	RW(skx_upi_box_ctl, frz, SKX_UPI_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(skx_upi_box_ctl, rst_ctrs, SKX_UPI_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(skx_upi_box_ctl, rst_ctrl, SKX_UPI_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_skx_upi_box_status(struct run *run)
{
	RESET(skx_upi_box_status, SKX_UPI_BOX_STATUS, 0x00000000u);
	IS(SKX_UPI_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(skx_upi_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, skx_upi_box_status, (n), 3, 1, 0,
	     0xe00037c,
	     0xf00037c,
	     0x1000037c);
	REFUSES(pci_bits, skx_upi_box_status, SKX_UPI_INSTANCES, (past));
	RW1C(skx_upi_box_status, ov, SKX_UPI_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_skx_upi_ctl(struct run *run)
{
	RESET(skx_upi_ctl, SKX_UPI_CTL, UINT64_C(0x0000000000000000));
	IS(SKX_UPI_CTL_MUST_ZERO, 0x210000);
	IS(SKX_UPI_CTL_COUNT, 0x4);
	ADDR(pci_bits, skx_upi_ctl, (n, i), 3, 4, 0,
	     0xe000350, 0xe000358, 0xe000360, 0xe000368,
	     0xf000350, 0xf000358, 0xf000360, 0xf000368,
	     0x10000350, 0x10000358, 0x10000360, 0x10000368);
	HIGH(skx_upi_ctl, (n, i), 3, 4);
	REFUSES(pci_bits, skx_upi_ctl, SKX_UPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, skx_upi_ctl, SKX_UPI_CTL_COUNT, (0, past));
	PIECES(SKX_UPI_CTL_UMASK, UINT64_C(0x00ffefff0000ff00), 31);
	PIECES_GET(skx_upi_ctl, umask, uint64_t, UINT64_C(0x00ffefff0000ff00), 31, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(skx_upi_ctl, umask, uint64_t, UINT64_C(0x00ffefff0000ff00), 31, 0xff001000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(skx_upi_ctl, thresh, SKX_UPI_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(skx_upi_ctl, invert, SKX_UPI_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SKX_UPI_CTL_INVERT, 0x1u,
	       { SKX_UPI_CTL_INVERT_GE, 0x0 },
	       { SKX_UPI_CTL_INVERT_LT, 0x1 });
	RW(skx_upi_ctl, en, SKX_UPI_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(skx_upi_ctl, ov_en, SKX_UPI_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(skx_upi_ctl, edge_det, SKX_UPI_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	WO(skx_upi_ctl, rst, SKX_UPI_CTL_RST, uint64_t, UINT64_C(0x0000000000020000), 17, 1, 0xfffffffffffdffff);
	RW(skx_upi_ctl, ev_sel, SKX_UPI_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_skx_upi_ctr(struct run *run)
{
	RESET(skx_upi_ctr, SKX_UPI_CTR, UINT64_C(0x0000000000000000));
	IS(SKX_UPI_CTR_COUNT, 0x4);
	ADDR(pci_bits, skx_upi_ctr, (n, i), 3, 4, 0,
	     0xe000318, 0xe000320, 0xe000328, 0xe000330,
	     0xf000318, 0xf000320, 0xf000328, 0xf000330,
	     0x10000318, 0x10000320, 0x10000328, 0x10000330);
	HIGH(skx_upi_ctr, (n, i), 3, 4);
	REFUSES(pci_bits, skx_upi_ctr, SKX_UPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, skx_upi_ctr, SKX_UPI_CTR_COUNT, (0, past));
	RW(skx_upi_ctr, event_count, SKX_UPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_skx_upi(struct run *run)
{
	IS(SKX_UPI_INSTANCES, 3);
	IS(SKX_UPI_GENERAL_COUNTERS, 4);
	IS(SKX_UPI_GENERAL_WIDTH, 48);
	IS(SKX_UPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SKX_UPI_PMON_DEVICE_ID_0, 0x2058);
	IS(SKX_UPI_PMON_DEVICE_ID_1, 0x2058);
	IS(SKX_UPI_PMON_DEVICE_ID_2, 0x2058);
	check_skx_upi_box_ctl(run);
	check_skx_upi_box_status(run);
	check_skx_upi_ctl(run);
	check_skx_upi_ctr(run);
}

static void check_skx_m3upi_box_ctl(struct run *run)
{
	RESET(skx_m3upi_box_ctl, SKX_M3UPI_BOX_CTL, 0x00030000u);
	IS(SKX_M3UPI_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(pci_bits, skx_m3upi_box_ctl, (n), 3, 1, 0,
	     0x120100f4,
	     0x120200f4,
	     0x120500f4);
	REFUSES(pci_bits, skx_m3upi_box_ctl, SKX_M3UPI_INSTANCES, (past));
	RW(skx_m3upi_box_ctl, frz, SKX_M3UPI_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(skx_m3upi_box_ctl, rst_ctrs, SKX_M3UPI_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(skx_m3upi_box_ctl, rst_ctrl, SKX_M3UPI_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_skx_m3upi_box_status(struct run *run)
{
	RESET(skx_m3upi_box_status, SKX_M3UPI_BOX_STATUS, 0x00000000u);
	IS(SKX_M3UPI_BOX_STATUS_RW1C, 0x00000007u);
	CLEAR_SEEN(skx_m3upi_box_status, uint32_t, 0x7, 0x00000000u);
	ADDR(pci_bits, skx_m3upi_box_status, (n), 3, 1, 0,
	     0x120100f8,
	     0x120200f8,
	     0x120500f8);
	REFUSES(pci_bits, skx_m3upi_box_status, SKX_M3UPI_INSTANCES, (past));
	RW1C(skx_m3upi_box_status, ov, SKX_M3UPI_BOX_STATUS_OV, uint32_t, 0x00000007u, 0, 3, 0x00000000u);
}

static void check_skx_m3upi_ctl(struct run *run)
{
	RESET(skx_m3upi_ctl, SKX_M3UPI_CTL, 0x00000000u);
	IS(SKX_M3UPI_CTL_MUST_ZERO, 0x210000);
	IS(SKX_M3UPI_CTL_COUNT, 0x3);
	ADDR(pci_bits, skx_m3upi_ctl, (n, i), 3, 3, 0,
	     0x120100d8, 0x120100dc, 0x120100e0,
	     0x120200d8, 0x120200dc, 0x120200e0,
	     0x120500d8, 0x120500dc, 0x120500e0);
	REFUSES(pci_bits, skx_m3upi_ctl, SKX_M3UPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, skx_m3upi_ctl, SKX_M3UPI_CTL_COUNT, (0, past));
	RW(skx_m3upi_ctl, thresh, SKX_M3UPI_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(skx_m3upi_ctl, invert, SKX_M3UPI_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SKX_M3UPI_CTL_INVERT, 0x1u,
	       { SKX_M3UPI_CTL_INVERT_GE, 0x0 },
	       { SKX_M3UPI_CTL_INVERT_LT, 0x1 });
	RW(skx_m3upi_ctl, en, SKX_M3UPI_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(skx_m3upi_ctl, ov_en, SKX_M3UPI_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(skx_m3upi_ctl, edge_det, SKX_M3UPI_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(skx_m3upi_ctl, rst, SKX_M3UPI_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(skx_m3upi_ctl, umask, SKX_M3UPI_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(skx_m3upi_ctl, ev_sel, SKX_M3UPI_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_skx_m3upi_ctr(struct run *run)
{
	RESET(skx_m3upi_ctr, SKX_M3UPI_CTR, UINT64_C(0x0000000000000000));
	IS(SKX_M3UPI_CTR_COUNT, 0x3);
	ADDR(pci_bits, skx_m3upi_ctr, (n, i), 3, 3, 0,
	     0x120100a0, 0x120100a8, 0x120100b0,
	     0x120200a0, 0x120200a8, 0x120200b0,
	     0x120500a0, 0x120500a8, 0x120500b0);
	HIGH(skx_m3upi_ctr, (n, i), 3, 3);
	REFUSES(pci_bits, skx_m3upi_ctr, SKX_M3UPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, skx_m3upi_ctr, SKX_M3UPI_CTR_COUNT, (0, past));
	RW(skx_m3upi_ctr, event_count, SKX_M3UPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_skx_m3upi(struct run *run)
{
	IS(SKX_M3UPI_INSTANCES, 3);
	IS(SKX_M3UPI_GENERAL_COUNTERS, 3);
	IS(SKX_M3UPI_GENERAL_WIDTH, 48);
	IS(SKX_M3UPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SKX_M3UPI_PMON_DEVICE_ID_0, 0x204d);
	IS(SKX_M3UPI_PMON_DEVICE_ID_1, 0x204e);
	IS(SKX_M3UPI_PMON_DEVICE_ID_2, 0x204d);
	check_skx_m3upi_box_ctl(run);
	check_skx_m3upi_box_status(run);
	check_skx_m3upi_ctl(run);
	check_skx_m3upi_ctr(run);
}

int skx_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int skx_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_skx_ubox(&run);
	check_box_skx_cha(&run);
	check_box_skx_pcu(&run);
	check_box_skx_rapl(&run);
	check_box_skx_ufs(&run);
	check_box_skx_iio(&run);
	check_box_skx_irp(&run);
	check_box_skx_imc(&run);
	check_box_skx_m2m(&run);
	check_box_skx_upi(&run);
	check_box_skx_m3upi(&run);
	return run.failed;
}
