/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/knl by "make generate". Do not edit. */
/* Compares the register headers of knl with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/knl.h"

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

static void check_knl_ubox_global_ctl(struct run *run)
{
	RESET(knl_ubox_global_ctl, KNL_UBOX_GLOBAL_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, knl_ubox_global_ctl, (), 1, 1, 0,
	     0x700);
	WO(knl_ubox_global_ctl, frz_all, KNL_UBOX_GLOBAL_CTL_FRZ_ALL, uint64_t, UINT64_C(0x8000000000000000), 63, 1, 0x7fffffffffffffff);
	WO(knl_ubox_global_ctl, unfrz_all, KNL_UBOX_GLOBAL_CTL_UNFRZ_ALL, uint64_t, UINT64_C(0x2000000000000000), 61, 1, 0xdfffffffffffffff);
}

static void check_knl_ubox_global_status(struct run *run)
{
	RESET(knl_ubox_global_status, KNL_UBOX_GLOBAL_STATUS, UINT64_C(0x0000000000000000));
	IS(KNL_UBOX_GLOBAL_STATUS_RW1C, UINT64_C(0x001fffffffffffff));
	CLEAR_SEEN(knl_ubox_global_status, uint64_t, 0x1fffffffffffff, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, knl_ubox_global_status, (), 1, 1, 0,
	     0x701);
	RW1C(knl_ubox_global_status, ov_irp, KNL_UBOX_GLOBAL_STATUS_OV_IRP, uint64_t, UINT64_C(0x0010000000000000), 52, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_m2p, KNL_UBOX_GLOBAL_STATUS_OV_M2P, uint64_t, UINT64_C(0x0008000000000000), 51, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_edc7, KNL_UBOX_GLOBAL_STATUS_OV_EDC7, uint64_t, UINT64_C(0x0004000000000000), 50, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_edc6, KNL_UBOX_GLOBAL_STATUS_OV_EDC6, uint64_t, UINT64_C(0x0002000000000000), 49, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_edc5, KNL_UBOX_GLOBAL_STATUS_OV_EDC5, uint64_t, UINT64_C(0x0001000000000000), 48, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_edc4, KNL_UBOX_GLOBAL_STATUS_OV_EDC4, uint64_t, UINT64_C(0x0000800000000000), 47, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_edc3, KNL_UBOX_GLOBAL_STATUS_OV_EDC3, uint64_t, UINT64_C(0x0000400000000000), 46, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_edc2, KNL_UBOX_GLOBAL_STATUS_OV_EDC2, uint64_t, UINT64_C(0x0000200000000000), 45, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_edc1, KNL_UBOX_GLOBAL_STATUS_OV_EDC1, uint64_t, UINT64_C(0x0000100000000000), 44, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_edc0, KNL_UBOX_GLOBAL_STATUS_OV_EDC0, uint64_t, UINT64_C(0x0000080000000000), 43, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_m1, KNL_UBOX_GLOBAL_STATUS_OV_M1, uint64_t, UINT64_C(0x0000040000000000), 42, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_m0, KNL_UBOX_GLOBAL_STATUS_OV_M0, uint64_t, UINT64_C(0x0000020000000000), 41, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha37, KNL_UBOX_GLOBAL_STATUS_OV_CHA37, uint64_t, UINT64_C(0x0000010000000000), 40, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha36, KNL_UBOX_GLOBAL_STATUS_OV_CHA36, uint64_t, UINT64_C(0x0000008000000000), 39, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha35, KNL_UBOX_GLOBAL_STATUS_OV_CHA35, uint64_t, UINT64_C(0x0000004000000000), 38, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha34, KNL_UBOX_GLOBAL_STATUS_OV_CHA34, uint64_t, UINT64_C(0x0000002000000000), 37, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha33, KNL_UBOX_GLOBAL_STATUS_OV_CHA33, uint64_t, UINT64_C(0x0000001000000000), 36, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha32, KNL_UBOX_GLOBAL_STATUS_OV_CHA32, uint64_t, UINT64_C(0x0000000800000000), 35, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha31, KNL_UBOX_GLOBAL_STATUS_OV_CHA31, uint64_t, UINT64_C(0x0000000400000000), 34, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha30, KNL_UBOX_GLOBAL_STATUS_OV_CHA30, uint64_t, UINT64_C(0x0000000200000000), 33, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha29, KNL_UBOX_GLOBAL_STATUS_OV_CHA29, uint64_t, UINT64_C(0x0000000100000000), 32, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha28, KNL_UBOX_GLOBAL_STATUS_OV_CHA28, uint64_t, UINT64_C(0x0000000080000000), 31, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha27, KNL_UBOX_GLOBAL_STATUS_OV_CHA27, uint64_t, UINT64_C(0x0000000040000000), 30, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha26, KNL_UBOX_GLOBAL_STATUS_OV_CHA26, uint64_t, UINT64_C(0x0000000020000000), 29, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha25, KNL_UBOX_GLOBAL_STATUS_OV_CHA25, uint64_t, UINT64_C(0x0000000010000000), 28, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha24, KNL_UBOX_GLOBAL_STATUS_OV_CHA24, uint64_t, UINT64_C(0x0000000008000000), 27, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha23, KNL_UBOX_GLOBAL_STATUS_OV_CHA23, uint64_t, UINT64_C(0x0000000004000000), 26, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha22, KNL_UBOX_GLOBAL_STATUS_OV_CHA22, uint64_t, UINT64_C(0x0000000002000000), 25, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha21, KNL_UBOX_GLOBAL_STATUS_OV_CHA21, uint64_t, UINT64_C(0x0000000001000000), 24, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha20, KNL_UBOX_GLOBAL_STATUS_OV_CHA20, uint64_t, UINT64_C(0x0000000000800000), 23, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha19, KNL_UBOX_GLOBAL_STATUS_OV_CHA19, uint64_t, UINT64_C(0x0000000000400000), 22, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha18, KNL_UBOX_GLOBAL_STATUS_OV_CHA18, uint64_t, UINT64_C(0x0000000000200000), 21, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha17, KNL_UBOX_GLOBAL_STATUS_OV_CHA17, uint64_t, UINT64_C(0x0000000000100000), 20, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha16, KNL_UBOX_GLOBAL_STATUS_OV_CHA16, uint64_t, UINT64_C(0x0000000000080000), 19, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha15, KNL_UBOX_GLOBAL_STATUS_OV_CHA15, uint64_t, UINT64_C(0x0000000000040000), 18, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha14, KNL_UBOX_GLOBAL_STATUS_OV_CHA14, uint64_t, UINT64_C(0x0000000000020000), 17, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha13, KNL_UBOX_GLOBAL_STATUS_OV_CHA13, uint64_t, UINT64_C(0x0000000000010000), 16, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha12, KNL_UBOX_GLOBAL_STATUS_OV_CHA12, uint64_t, UINT64_C(0x0000000000008000), 15, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha11, KNL_UBOX_GLOBAL_STATUS_OV_CHA11, uint64_t, UINT64_C(0x0000000000004000), 14, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha10, KNL_UBOX_GLOBAL_STATUS_OV_CHA10, uint64_t, UINT64_C(0x0000000000002000), 13, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha9, KNL_UBOX_GLOBAL_STATUS_OV_CHA9, uint64_t, UINT64_C(0x0000000000001000), 12, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha8, KNL_UBOX_GLOBAL_STATUS_OV_CHA8, uint64_t, UINT64_C(0x0000000000000800), 11, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha7, KNL_UBOX_GLOBAL_STATUS_OV_CHA7, uint64_t, UINT64_C(0x0000000000000400), 10, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha6, KNL_UBOX_GLOBAL_STATUS_OV_CHA6, uint64_t, UINT64_C(0x0000000000000200), 9, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha5, KNL_UBOX_GLOBAL_STATUS_OV_CHA5, uint64_t, UINT64_C(0x0000000000000100), 8, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha4, KNL_UBOX_GLOBAL_STATUS_OV_CHA4, uint64_t, UINT64_C(0x0000000000000080), 7, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha3, KNL_UBOX_GLOBAL_STATUS_OV_CHA3, uint64_t, UINT64_C(0x0000000000000040), 6, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha2, KNL_UBOX_GLOBAL_STATUS_OV_CHA2, uint64_t, UINT64_C(0x0000000000000020), 5, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha1, KNL_UBOX_GLOBAL_STATUS_OV_CHA1, uint64_t, UINT64_C(0x0000000000000010), 4, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_cha0, KNL_UBOX_GLOBAL_STATUS_OV_CHA0, uint64_t, UINT64_C(0x0000000000000008), 3, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_p, KNL_UBOX_GLOBAL_STATUS_OV_P, uint64_t, UINT64_C(0x0000000000000004), 2, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_u, KNL_UBOX_GLOBAL_STATUS_OV_U, uint64_t, UINT64_C(0x0000000000000002), 1, 1, UINT64_C(0x0000000000000000));
	RW1C(knl_ubox_global_status, ov_u_fixed, KNL_UBOX_GLOBAL_STATUS_OV_U_FIXED, uint64_t, UINT64_C(0x0000000000000001), 0, 1, UINT64_C(0x0000000000000000));
}

static void check_knl_ubox_global_config(struct run *run)
{
	RESET(knl_ubox_global_config, KNL_UBOX_GLOBAL_CONFIG, 0x00000000u);
	ADDR(msr_bits, knl_ubox_global_config, (), 1, 1, 0,
	     0x702);
	RO(knl_ubox_global_config, cha_count, KNL_UBOX_GLOBAL_CONFIG_CHA_COUNT, uint32_t, 0x0000003fu, 0, 6);
}

static void check_knl_ubox_fixed_ctl(struct run *run)
{
	RESET(knl_ubox_fixed_ctl, KNL_UBOX_FIXED_CTL, 0x00000000u);
	IS(KNL_UBOX_FIXED_CTL_MUST_ZERO, 0x200000);
	ADDR(msr_bits, knl_ubox_fixed_ctl, (), 1, 1, 0,
	     0x703);
	RW(knl_ubox_fixed_ctl, en, KNL_UBOX_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(knl_ubox_fixed_ctl, ov_en, KNL_UBOX_FIXED_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
}

static void check_knl_ubox_fixed_ctr(struct run *run)
{
	RESET(knl_ubox_fixed_ctr, KNL_UBOX_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, knl_ubox_fixed_ctr, (), 1, 1, 0,
	     0x704);
	RW(knl_ubox_fixed_ctr, event_count, KNL_UBOX_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_knl_ubox_ctl(struct run *run)
{
	RESET(knl_ubox_ctl, KNL_UBOX_CTL, 0x00000000u);
	IS(KNL_UBOX_CTL_MUST_ZERO, 0x210000);
	IS(KNL_UBOX_CTL_COUNT, 0x2);
	ADDR(msr_bits, knl_ubox_ctl, (i), 1, 2, 0,
	     0x705, 0x706);
	REFUSES(msr_bits, knl_ubox_ctl, KNL_UBOX_CTL_COUNT, (past));
	RW(knl_ubox_ctl, thresh, KNL_UBOX_CTL_THRESH, uint32_t, 0x1f000000u, 24, 5, 0xe0ffffff);
	RW(knl_ubox_ctl, invert, KNL_UBOX_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(KNL_UBOX_CTL_INVERT, 0x1u,
	       { KNL_UBOX_CTL_INVERT_GE, 0x0 },
	       { KNL_UBOX_CTL_INVERT_LT, 0x1 });
	RW(knl_ubox_ctl, en, KNL_UBOX_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(knl_ubox_ctl, ov_en, KNL_UBOX_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(knl_ubox_ctl, tid_en, KNL_UBOX_CTL_TID_EN, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
	RW(knl_ubox_ctl, edge_det, KNL_UBOX_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(knl_ubox_ctl, rst, KNL_UBOX_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(knl_ubox_ctl, umask, KNL_UBOX_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(knl_ubox_ctl, ev_sel, KNL_UBOX_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_knl_ubox_box_status(struct run *run)
{
	RESET(knl_ubox_box_status, KNL_UBOX_BOX_STATUS, 0x00000000u);
	IS(KNL_UBOX_BOX_STATUS_RW1C, 0x00000003u);
	CLEAR_SEEN(knl_ubox_box_status, uint32_t, 0x3, 0x00000000u);
	ADDR(msr_bits, knl_ubox_box_status, (), 1, 1, 0,
	     0x708);
	RW1C(knl_ubox_box_status, ov, KNL_UBOX_BOX_STATUS_OV, uint32_t, 0x00000003u, 0, 2, 0x00000000u);
}

static void check_knl_ubox_ctr(struct run *run)
{
	RESET(knl_ubox_ctr, KNL_UBOX_CTR, UINT64_C(0x0000000000000000));
	IS(KNL_UBOX_CTR_COUNT, 0x2);
	ADDR(msr_bits, knl_ubox_ctr, (i), 1, 2, 0,
	     0x709, 0x70a);
	REFUSES(msr_bits, knl_ubox_ctr, KNL_UBOX_CTR_COUNT, (past));
	RW(knl_ubox_ctr, event_count, KNL_UBOX_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_knl_ubox(struct run *run)
{
	IS(KNL_UBOX_INSTANCES, 1);
	IS(KNL_UBOX_GENERAL_COUNTERS, 2);
	IS(KNL_UBOX_GENERAL_WIDTH, 48);
	IS(KNL_UBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(KNL_UBOX_FIXED_COUNTERS, 1);
	IS(KNL_UBOX_FIXED_WIDTH, 48);
	IS(KNL_UBOX_FIXED_COUNT_MASK, 0xffffffffffff);
	check_knl_ubox_global_ctl(run);
	check_knl_ubox_global_status(run);
	check_knl_ubox_global_config(run);
	check_knl_ubox_fixed_ctl(run);
	check_knl_ubox_fixed_ctr(run);
	check_knl_ubox_ctl(run);
	check_knl_ubox_box_status(run);
	check_knl_ubox_ctr(run);
}

static void check_knl_cha_box_ctl(struct run *run)
{
	RESET(knl_cha_box_ctl, KNL_CHA_BOX_CTL, 0x00000000u);
	ADDR(msr_bits, knl_cha_box_ctl, (n), 38, 1, 0,
	     0xe00,
	     0xe0c,
	     0xe18,
	     0xe24,
	     0xe30,
	     0xe3c,
	     0xe48,
	     0xe54,
	     0xe60,
	     0xe6c,
	     0xe78,
	     0xe84,
	     0xe90,
	     0xe9c,
	     0xea8,
	     0xeb4,
	     0xec0,
	     0xecc,
	     0xed8,
	     0xee4,
	     0xef0,
	     0xefc,
	     0xf08,
	     0xf14,
	     0xf20,
	     0xf2c,
	     0xf38,
	     0xf44,
	     0xf50,
	     0xf5c,
	     0xf68,
	     0xf74,
	     0xf80,
	     0xf8c,
	     0xf98,
	     0xfa4,
	     0xfb0,
	     0xfbc);
	REFUSES(msr_bits, knl_cha_box_ctl, KNL_CHA_INSTANCES, (past));
	RW(knl_cha_box_ctl, frz_en, KNL_CHA_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(knl_cha_box_ctl, frz, KNL_CHA_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(knl_cha_box_ctl, rst_ctrs, KNL_CHA_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(knl_cha_box_ctl, rst_ctrl, KNL_CHA_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_knl_cha_box_status(struct run *run)
{
	RESET(knl_cha_box_status, KNL_CHA_BOX_STATUS, 0x00000000u);
	IS(KNL_CHA_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(knl_cha_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(msr_bits, knl_cha_box_status, (n), 38, 1, 0,
	     0xe07,
	     0xe13,
	     0xe1f,
	     0xe2b,
	     0xe37,
	     0xe43,
	     0xe4f,
	     0xe5b,
	     0xe67,
	     0xe73,
	     0xe7f,
	     0xe8b,
	     0xe97,
	     0xea3,
	     0xeaf,
	     0xebb,
	     0xec7,
	     0xed3,
	     0xedf,
	     0xeeb,
	     0xef7,
	     0xf03,
	     0xf0f,
	     0xf1b,
	     0xf27,
	     0xf33,
	     0xf3f,
	     0xf4b,
	     0xf57,
	     0xf63,
	     0xf6f,
	     0xf7b,
	     0xf87,
	     0xf93,
	     0xf9f,
	     0xfab,
	     0xfb7,
	     0xfc3);
	REFUSES(msr_bits, knl_cha_box_status, KNL_CHA_INSTANCES, (past));
	RW1C(knl_cha_box_status, ov, KNL_CHA_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_knl_cha_box_filter(struct run *run)
{
	RESET(knl_cha_box_filter, KNL_CHA_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, knl_cha_box_filter, (n), 38, 1, 0,
	     0xe05,
	     0xe11,
	     0xe1d,
	     0xe29,
	     0xe35,
	     0xe41,
	     0xe4d,
	     0xe59,
	     0xe65,
	     0xe71,
	     0xe7d,
	     0xe89,
	     0xe95,
	     0xea1,
	     0xead,
	     0xeb9,
	     0xec5,
	     0xed1,
	     0xedd,
	     0xee9,
	     0xef5,
	     0xf01,
	     0xf0d,
	     0xf19,
	     0xf25,
	     0xf31,
	     0xf3d,
	     0xf49,
	     0xf55,
	     0xf61,
	     0xf6d,
	     0xf79,
	     0xf85,
	     0xf91,
	     0xf9d,
	     0xfa9,
	     0xfb5,
	     0xfc1);
	REFUSES(msr_bits, knl_cha_box_filter, KNL_CHA_INSTANCES, (past));
	RW(knl_cha_box_filter, state, KNL_CHA_BOX_FILTER_STATE, uint32_t, 0x001c0000u, 18, 3, 0xffe3ffff);
	RW(knl_cha_box_filter, link, KNL_CHA_BOX_FILTER_LINK, uint32_t, 0x00001000u, 12, 1, 0xffffefff);
	RW(knl_cha_box_filter, tid, KNL_CHA_BOX_FILTER_TID, uint32_t, 0x000001ffu, 0, 9, 0xfffffe00);
}

static void check_knl_cha_box_filter1(struct run *run)
{
	RESET(knl_cha_box_filter1, KNL_CHA_BOX_FILTER1, 0x00000001u);
	IS(KNL_CHA_BOX_FILTER1_MUST_ONE, 0x1);
	ADDR(msr_bits, knl_cha_box_filter1, (n), 38, 1, 0,
	     0xe06,
	     0xe12,
	     0xe1e,
	     0xe2a,
	     0xe36,
	     0xe42,
	     0xe4e,
	     0xe5a,
	     0xe66,
	     0xe72,
	     0xe7e,
	     0xe8a,
	     0xe96,
	     0xea2,
	     0xeae,
	     0xeba,
	     0xec6,
	     0xed2,
	     0xede,
	     0xeea,
	     0xef6,
	     0xf02,
	     0xf0e,
	     0xf1a,
	     0xf26,
	     0xf32,
	     0xf3e,
	     0xf4a,
	     0xf56,
	     0xf62,
	     0xf6e,
	     0xf7a,
	     0xf86,
	     0xf92,
	     0xf9e,
	     0xfaa,
	     0xfb6,
	     0xfc2);
	REFUSES(msr_bits, knl_cha_box_filter1, KNL_CHA_INSTANCES, (past));
	RW(knl_cha_box_filter1, isoc, KNL_CHA_BOX_FILTER1_ISOC, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(knl_cha_box_filter1, nc, KNL_CHA_BOX_FILTER1_NC, uint32_t, 0x40000000u, 30, 1, 0xbfffffff);
	PIECES(KNL_CHA_BOX_FILTER1_OPCODES, 0x1ffffe08u, 21);
	PIECES_GET(knl_cha_box_filter1, opcodes, uint32_t, 0x1ffffe08u, 21, 3, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28);
	PIECES_SET(knl_cha_box_filter1, opcodes, uint32_t, 0x1ffffe08u, 21, 0xe00001f7, 3, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28);
	VALUES(KNL_CHA_BOX_FILTER1_OPCODES, 0x1fffffu,
	       { KNL_CHA_BOX_FILTER1_OPCODES_ALL, 0x1 });
	RW(knl_cha_box_filter1, opc, KNL_CHA_BOX_FILTER1_OPC, uint32_t, 0x1ffffe00u, 9, 20, 0xe00001ff);
	RW(knl_cha_box_filter1, all_opc, KNL_CHA_BOX_FILTER1_ALL_OPC, uint32_t, 0x00000008u, 3, 1, 0xfffffff7);
	RW(knl_cha_box_filter1, nnm, KNL_CHA_BOX_FILTER1_NNM, uint32_t, 0x00000020u, 5, 1, 0xffffffdf);
	RW(knl_cha_box_filter1, nm, KNL_CHA_BOX_FILTER1_NM, uint32_t, 0x00000010u, 4, 1, 0xffffffef);
	RW(knl_cha_box_filter1, loc, KNL_CHA_BOX_FILTER1_LOC, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
}

static void check_knl_cha_ctl(struct run *run)
{
	RESET(knl_cha_ctl, KNL_CHA_CTL, 0x00000000u);
	IS(KNL_CHA_CTL_MUST_ZERO, 0x200000);
	IS(KNL_CHA_CTL_COUNT, 0x4);
	ADDR(msr_bits, knl_cha_ctl, (n, i), 38, 4, 0,
	     0xe01, 0xe02, 0xe03, 0xe04,
	     0xe0d, 0xe0e, 0xe0f, 0xe10,
	     0xe19, 0xe1a, 0xe1b, 0xe1c,
	     0xe25, 0xe26, 0xe27, 0xe28,
	     0xe31, 0xe32, 0xe33, 0xe34,
	     0xe3d, 0xe3e, 0xe3f, 0xe40,
	     0xe49, 0xe4a, 0xe4b, 0xe4c,
	     0xe55, 0xe56, 0xe57, 0xe58,
	     0xe61, 0xe62, 0xe63, 0xe64,
	     0xe6d, 0xe6e, 0xe6f, 0xe70,
	     0xe79, 0xe7a, 0xe7b, 0xe7c,
	     0xe85, 0xe86, 0xe87, 0xe88,
	     0xe91, 0xe92, 0xe93, 0xe94,
	     0xe9d, 0xe9e, 0xe9f, 0xea0,
	     0xea9, 0xeaa, 0xeab, 0xeac,
	     0xeb5, 0xeb6, 0xeb7, 0xeb8,
	     0xec1, 0xec2, 0xec3, 0xec4,
	     0xecd, 0xece, 0xecf, 0xed0,
	     0xed9, 0xeda, 0xedb, 0xedc,
	     0xee5, 0xee6, 0xee7, 0xee8,
	     0xef1, 0xef2, 0xef3, 0xef4,
	     0xefd, 0xefe, 0xeff, 0xf00,
	     0xf09, 0xf0a, 0xf0b, 0xf0c,
	     0xf15, 0xf16, 0xf17, 0xf18,
	     0xf21, 0xf22, 0xf23, 0xf24,
	     0xf2d, 0xf2e, 0xf2f, 0xf30,
	     0xf39, 0xf3a, 0xf3b, 0xf3c,
	     0xf45, 0xf46, 0xf47, 0xf48,
	     0xf51, 0xf52, 0xf53, 0xf54,
	     0xf5d, 0xf5e, 0xf5f, 0xf60,
	     0xf69, 0xf6a, 0xf6b, 0xf6c,
	     0xf75, 0xf76, 0xf77, 0xf78,
	     0xf81, 0xf82, 0xf83, 0xf84,
	     0xf8d, 0xf8e, 0xf8f, 0xf90,
	     0xf99, 0xf9a, 0xf9b, 0xf9c,
	     0xfa5, 0xfa6, 0xfa7, 0xfa8,
	     0xfb1, 0xfb2, 0xfb3, 0xfb4,
	     0xfbd, 0xfbe, 0xfbf, 0xfc0);
	REFUSES(msr_bits, knl_cha_ctl, KNL_CHA_INSTANCES, (past, 0));
	REFUSES(msr_bits, knl_cha_ctl, KNL_CHA_CTL_COUNT, (0, past));
	RW(knl_cha_ctl, thresh, KNL_CHA_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(knl_cha_ctl, invert, KNL_CHA_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(KNL_CHA_CTL_INVERT, 0x1u,
	       { KNL_CHA_CTL_INVERT_GE, 0x0 },
	       { KNL_CHA_CTL_INVERT_LT, 0x1 });
	RW(knl_cha_ctl, en, KNL_CHA_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(knl_cha_ctl, ov_en, KNL_CHA_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(knl_cha_ctl, tid_en, KNL_CHA_CTL_TID_EN, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
	RW(knl_cha_ctl, edge_det, KNL_CHA_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(knl_cha_ctl, rst, KNL_CHA_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(knl_cha_ctl, qor, KNL_CHA_CTL_QOR, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(knl_cha_ctl, umask, KNL_CHA_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(knl_cha_ctl, ev_sel, KNL_CHA_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_knl_cha_ctr(struct run *run)
{
	RESET(knl_cha_ctr, KNL_CHA_CTR, UINT64_C(0x0000000000000000));
	IS(KNL_CHA_CTR_COUNT, 0x4);
	ADDR(msr_bits, knl_cha_ctr, (n, i), 38, 4, 0,
	     0xe08, 0xe09, 0xe0a, 0xe0b,
	     0xe14, 0xe15, 0xe16, 0xe17,
	     0xe20, 0xe21, 0xe22, 0xe23,
	     0xe2c, 0xe2d, 0xe2e, 0xe2f,
	     0xe38, 0xe39, 0xe3a, 0xe3b,
	     0xe44, 0xe45, 0xe46, 0xe47,
	     0xe50, 0xe51, 0xe52, 0xe53,
	     0xe5c, 0xe5d, 0xe5e, 0xe5f,
	     0xe68, 0xe69, 0xe6a, 0xe6b,
	     0xe74, 0xe75, 0xe76, 0xe77,
	     0xe80, 0xe81, 0xe82, 0xe83,
	     0xe8c, 0xe8d, 0xe8e, 0xe8f,
	     0xe98, 0xe99, 0xe9a, 0xe9b,
	     0xea4, 0xea5, 0xea6, 0xea7,
	     0xeb0, 0xeb1, 0xeb2, 0xeb3,
	     0xebc, 0xebd, 0xebe, 0xebf,
	     0xec8, 0xec9, 0xeca, 0xecb,
	     0xed4, 0xed5, 0xed6, 0xed7,
	     0xee0, 0xee1, 0xee2, 0xee3,
	     0xeec, 0xeed, 0xeee, 0xeef,
	     0xef8, 0xef9, 0xefa, 0xefb,
	     0xf04, 0xf05, 0xf06, 0xf07,
	     0xf10, 0xf11, 0xf12, 0xf13,
	     0xf1c, 0xf1d, 0xf1e, 0xf1f,
	     0xf28, 0xf29, 0xf2a, 0xf2b,
	     0xf34, 0xf35, 0xf36, 0xf37,
	     0xf40, 0xf41, 0xf42, 0xf43,
	     0xf4c, 0xf4d, 0xf4e, 0xf4f,
	     0xf58, 0xf59, 0xf5a, 0xf5b,
	     0xf64, 0xf65, 0xf66, 0xf67,
	     0xf70, 0xf71, 0xf72, 0xf73,
	     0xf7c, 0xf7d, 0xf7e, 0xf7f,
	     0xf88, 0xf89, 0xf8a, 0xf8b,
	     0xf94, 0xf95, 0xf96, 0xf97,
	     0xfa0, 0xfa1, 0xfa2, 0xfa3,
	     0xfac, 0xfad, 0xfae, 0xfaf,
	     0xfb8, 0xfb9, 0xfba, 0xfbb,
	     0xfc4, 0xfc5, 0xfc6, 0xfc7);
	REFUSES(msr_bits, knl_cha_ctr, KNL_CHA_INSTANCES, (past, 0));
	REFUSES(msr_bits, knl_cha_ctr, KNL_CHA_CTR_COUNT, (0, past));
	RW(knl_cha_ctr, event_count, KNL_CHA_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_knl_cha(struct run *run)
{
	IS(KNL_CHA_INSTANCES, 38);
	IS(KNL_CHA_GENERAL_COUNTERS, 4);
	IS(KNL_CHA_GENERAL_WIDTH, 48);
	IS(KNL_CHA_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_knl_cha_box_ctl(run);
	check_knl_cha_box_status(run);
	check_knl_cha_box_filter(run);
	check_knl_cha_box_filter1(run);
	check_knl_cha_ctl(run);
	check_knl_cha_ctr(run);
}

static void check_knl_pcu_box_ctl(struct run *run)
{
	RESET(knl_pcu_box_ctl, KNL_PCU_BOX_CTL, 0x00000000u);
	ADDR(msr_bits, knl_pcu_box_ctl, (), 1, 1, 0,
	     0x710);
	RW(knl_pcu_box_ctl, frz_en, KNL_PCU_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(knl_pcu_box_ctl, frz, KNL_PCU_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(knl_pcu_box_ctl, rst_ctrs, KNL_PCU_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(knl_pcu_box_ctl, rst_ctrl, KNL_PCU_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_knl_pcu_ctl(struct run *run)
{
	RESET(knl_pcu_ctl, KNL_PCU_CTL, 0x00000000u);
	IS(KNL_PCU_CTL_MUST_ZERO, 0x210000);
	IS(KNL_PCU_CTL_COUNT, 0x4);
	ADDR(msr_bits, knl_pcu_ctl, (i), 1, 4, 0,
	     0x711, 0x712, 0x713, 0x714);
	REFUSES(msr_bits, knl_pcu_ctl, KNL_PCU_CTL_COUNT, (past));
	RW(knl_pcu_ctl, occ_edge_det, KNL_PCU_CTL_OCC_EDGE_DET, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(knl_pcu_ctl, occ_invert, KNL_PCU_CTL_OCC_INVERT, uint32_t, 0x40000000u, 30, 1, 0xbfffffff);
	RW(knl_pcu_ctl, thresh, KNL_PCU_CTL_THRESH, uint32_t, 0x3f000000u, 24, 6, 0xc0ffffff);
	RW(knl_pcu_ctl, invert, KNL_PCU_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(KNL_PCU_CTL_INVERT, 0x1u,
	       { KNL_PCU_CTL_INVERT_GE, 0x0 },
	       { KNL_PCU_CTL_INVERT_LT, 0x1 });
	RW(knl_pcu_ctl, en, KNL_PCU_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(knl_pcu_ctl, ov_en, KNL_PCU_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(knl_pcu_ctl, tid_en, KNL_PCU_CTL_TID_EN, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
	RW(knl_pcu_ctl, edge_det, KNL_PCU_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(knl_pcu_ctl, rst, KNL_PCU_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(knl_pcu_ctl, occ_sel, KNL_PCU_CTL_OCC_SEL, uint32_t, 0x0000c000u, 14, 2, 0xffff3fff);
	RW(knl_pcu_ctl, use_occ, KNL_PCU_CTL_USE_OCC, uint32_t, 0x00000080u, 7, 1, 0xffffff7f);
	RW(knl_pcu_ctl, ev_sel, KNL_PCU_CTL_EV_SEL, uint32_t, 0x0000007fu, 0, 7, 0xffffff80);
}

static void check_knl_pcu_ctr(struct run *run)
{
	RESET(knl_pcu_ctr, KNL_PCU_CTR, UINT64_C(0x0000000000000000));
	IS(KNL_PCU_CTR_COUNT, 0x4);
	ADDR(msr_bits, knl_pcu_ctr, (i), 1, 4, 0,
	     0x717, 0x718, 0x719, 0x71a);
	REFUSES(msr_bits, knl_pcu_ctr, KNL_PCU_CTR_COUNT, (past));
	RW(knl_pcu_ctr, event_count, KNL_PCU_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_knl_pcu(struct run *run)
{
	IS(KNL_PCU_INSTANCES, 1);
	IS(KNL_PCU_GENERAL_COUNTERS, 4);
	IS(KNL_PCU_GENERAL_WIDTH, 48);
	IS(KNL_PCU_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_knl_pcu_box_ctl(run);
	check_knl_pcu_ctl(run);
	check_knl_pcu_ctr(run);
}

static void check_knl_rapl_unit(struct run *run)
{
	RESET(knl_rapl_unit, KNL_RAPL_UNIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, knl_rapl_unit, (), 1, 1, 0,
	     0x606);
	RO(knl_rapl_unit, tu, KNL_RAPL_UNIT_TU, uint64_t, UINT64_C(0x00000000000f0000), 16, 4);
	RO(knl_rapl_unit, esu, KNL_RAPL_UNIT_ESU, uint64_t, UINT64_C(0x0000000000001f00), 8, 5);
	RO(knl_rapl_unit, pu, KNL_RAPL_UNIT_PU, uint64_t, UINT64_C(0x000000000000000f), 0, 4);
}

static void check_knl_rapl_pkg_energy(struct run *run)
{
	RESET(knl_rapl_pkg_energy, KNL_RAPL_PKG_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, knl_rapl_pkg_energy, (), 1, 1, 0,
	     0x611);
	RO(knl_rapl_pkg_energy, used, KNL_RAPL_PKG_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_knl_rapl_dram_energy(struct run *run)
{
	RESET(knl_rapl_dram_energy, KNL_RAPL_DRAM_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, knl_rapl_dram_energy, (), 1, 1, 0,
	     0x619);
	RO(knl_rapl_dram_energy, used, KNL_RAPL_DRAM_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_box_knl_rapl(struct run *run)
{
	IS(KNL_RAPL_INSTANCES, 1);
	IS(KNL_RAPL_PKG_COUNTERS, 1);
	IS(KNL_RAPL_PKG_WIDTH, 32);
	IS(KNL_RAPL_PKG_COUNT_MASK, 0xffffffff);
	IS(KNL_RAPL_DRAM_COUNTERS, 1);
	IS(KNL_RAPL_DRAM_WIDTH, 32);
	IS(KNL_RAPL_DRAM_COUNT_MASK, 0xffffffff);
	check_knl_rapl_unit(run);
	check_knl_rapl_pkg_energy(run);
	check_knl_rapl_dram_energy(run);
}

static void check_knl_ufs_limit(struct run *run)
{
	RESET(knl_ufs_limit, KNL_UFS_LIMIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, knl_ufs_limit, (), 1, 1, 0,
	     0x620);
	RW(knl_ufs_limit, min_ratio, KNL_UFS_LIMIT_MIN_RATIO, uint64_t, UINT64_C(0x0000000000007f00), 8, 7, 0xffffffffffff80ff);
	RW(knl_ufs_limit, max_ratio, KNL_UFS_LIMIT_MAX_RATIO, uint64_t, UINT64_C(0x000000000000007f), 0, 7, 0xffffffffffffff80);
}

static void check_knl_ufs_status(struct run *run)
{
	RESET(knl_ufs_status, KNL_UFS_STATUS, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, knl_ufs_status, (), 1, 1, 0,
	     0x621);
	RO(knl_ufs_status, ratio, KNL_UFS_STATUS_RATIO, uint64_t, UINT64_C(0x000000000000007f), 0, 7);
}

static void check_box_knl_ufs(struct run *run)
{
	IS(KNL_UFS_INSTANCES, 1);
	check_knl_ufs_limit(run);
	check_knl_ufs_status(run);
}

static void check_knl_irp_box_ctl(struct run *run)
{
	RESET(knl_irp_box_ctl, KNL_IRP_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, knl_irp_box_ctl, (), 1, 1, 0,
	     0x50600f0);
	RW(knl_irp_box_ctl, frz_en, KNL_IRP_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(knl_irp_box_ctl, frz, KNL_IRP_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(knl_irp_box_ctl, rst_ctrs, KNL_IRP_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(knl_irp_box_ctl, rst_ctrl, KNL_IRP_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_knl_irp_box_status(struct run *run)
{
	RESET(knl_irp_box_status, KNL_IRP_BOX_STATUS, 0x00000000u);
	IS(KNL_IRP_BOX_STATUS_RW1C, 0x00000003u);
	CLEAR_SEEN(knl_irp_box_status, uint32_t, 0x3, 0x00000000u);
	ADDR(pci_bits, knl_irp_box_status, (), 1, 1, 0,
	     0x50600f4);
	RW1C(knl_irp_box_status, ov, KNL_IRP_BOX_STATUS_OV, uint32_t, 0x00000003u, 0, 2, 0x00000000u);
}

static void check_knl_irp_ctl(struct run *run)
{
	RESET(knl_irp_ctl, KNL_IRP_CTL, 0x00000000u);
	IS(KNL_IRP_CTL_MUST_ZERO, 0x200000);
	IS(KNL_IRP_CTL_COUNT, 0x2);
	ADDR(pci_bits, knl_irp_ctl, (i), 1, 2, 0,
	     0x50600d8, 0x50600dc);
	REFUSES(pci_bits, knl_irp_ctl, KNL_IRP_CTL_COUNT, (past));
	RW(knl_irp_ctl, thresh, KNL_IRP_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(knl_irp_ctl, invert, KNL_IRP_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(KNL_IRP_CTL_INVERT, 0x1u,
	       { KNL_IRP_CTL_INVERT_GE, 0x0 },
	       { KNL_IRP_CTL_INVERT_LT, 0x1 });
	RW(knl_irp_ctl, en, KNL_IRP_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(knl_irp_ctl, ov_en, KNL_IRP_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(knl_irp_ctl, edge_det, KNL_IRP_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(knl_irp_ctl, rst, KNL_IRP_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(knl_irp_ctl, qor, KNL_IRP_CTL_QOR, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(knl_irp_ctl, umask, KNL_IRP_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(knl_irp_ctl, ev_sel, KNL_IRP_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_knl_irp_ctr(struct run *run)
{
	RESET(knl_irp_ctr, KNL_IRP_CTR, UINT64_C(0x0000000000000000));
	IS(KNL_IRP_CTR_COUNT, 0x2);
	ADDR(pci_bits, knl_irp_ctr, (i), 1, 2, 0,
	     0x50600a0, 0x50600a8);
	HIGH(knl_irp_ctr, (i), 1, 2);
	REFUSES(pci_bits, knl_irp_ctr, KNL_IRP_CTR_COUNT, (past));
	RW(knl_irp_ctr, event_count, KNL_IRP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_knl_irp(struct run *run)
{
	IS(KNL_IRP_INSTANCES, 1);
	IS(KNL_IRP_GENERAL_COUNTERS, 2);
	IS(KNL_IRP_GENERAL_WIDTH, 48);
	IS(KNL_IRP_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(KNL_IRP_PMON_DEVICE_ID, 0x7814);
	check_knl_irp_box_ctl(run);
	check_knl_irp_box_status(run);
	check_knl_irp_ctl(run);
	check_knl_irp_ctr(run);
}

static void check_knl_m2pcie_box_ctl(struct run *run)
{
	RESET(knl_m2pcie_box_ctl, KNL_M2PCIE_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, knl_m2pcie_box_ctl, (), 1, 1, 0,
	     0xc0100f4);
	RW(knl_m2pcie_box_ctl, frz_en, KNL_M2PCIE_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(knl_m2pcie_box_ctl, frz, KNL_M2PCIE_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(knl_m2pcie_box_ctl, rst_ctrs, KNL_M2PCIE_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(knl_m2pcie_box_ctl, rst_ctrl, KNL_M2PCIE_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_knl_m2pcie_box_status(struct run *run)
{
	RESET(knl_m2pcie_box_status, KNL_M2PCIE_BOX_STATUS, 0x00000000u);
	IS(KNL_M2PCIE_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(knl_m2pcie_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, knl_m2pcie_box_status, (), 1, 1, 0,
	     0xc0100f8);
	RW1C(knl_m2pcie_box_status, ov, KNL_M2PCIE_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_knl_m2pcie_ctl(struct run *run)
{
	RESET(knl_m2pcie_ctl, KNL_M2PCIE_CTL, 0x00000000u);
	IS(KNL_M2PCIE_CTL_MUST_ZERO, 0x210000);
	IS(KNL_M2PCIE_CTL_COUNT, 0x4);
	ADDR(pci_bits, knl_m2pcie_ctl, (i), 1, 4, 0,
	     0xc0100d8, 0xc0100dc, 0xc0100e0, 0xc0100e4);
	REFUSES(pci_bits, knl_m2pcie_ctl, KNL_M2PCIE_CTL_COUNT, (past));
	RW(knl_m2pcie_ctl, thresh, KNL_M2PCIE_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(knl_m2pcie_ctl, invert, KNL_M2PCIE_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(KNL_M2PCIE_CTL_INVERT, 0x1u,
	       { KNL_M2PCIE_CTL_INVERT_GE, 0x0 },
	       { KNL_M2PCIE_CTL_INVERT_LT, 0x1 });
	RW(knl_m2pcie_ctl, en, KNL_M2PCIE_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(knl_m2pcie_ctl, ov_en, KNL_M2PCIE_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(knl_m2pcie_ctl, edge_det, KNL_M2PCIE_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(knl_m2pcie_ctl, rst, KNL_M2PCIE_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(knl_m2pcie_ctl, umask, KNL_M2PCIE_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(knl_m2pcie_ctl, ev_sel, KNL_M2PCIE_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_knl_m2pcie_ctr(struct run *run)
{
	RESET(knl_m2pcie_ctr, KNL_M2PCIE_CTR, UINT64_C(0x0000000000000000));
	IS(KNL_M2PCIE_CTR_COUNT, 0x4);
	ADDR(pci_bits, knl_m2pcie_ctr, (i), 1, 4, 0,
	     0xc0100a0, 0xc0100a8, 0xc0100b0, 0xc0100b8);
	HIGH(knl_m2pcie_ctr, (i), 1, 4);
	REFUSES(pci_bits, knl_m2pcie_ctr, KNL_M2PCIE_CTR_COUNT, (past));
	RW(knl_m2pcie_ctr, event_count, KNL_M2PCIE_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_knl_m2pcie(struct run *run)
{
	IS(KNL_M2PCIE_INSTANCES, 1);
	IS(KNL_M2PCIE_GENERAL_COUNTERS, 4);
	IS(KNL_M2PCIE_GENERAL_WIDTH, 48);
	IS(KNL_M2PCIE_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(KNL_M2PCIE_PMON_DEVICE_ID, 0x7817);
	check_knl_m2pcie_box_ctl(run);
	check_knl_m2pcie_box_status(run);
	check_knl_m2pcie_ctl(run);
	check_knl_m2pcie_ctr(run);
}

static void check_knl_imc_box_ctl(struct run *run)
{
	RESET(knl_imc_box_ctl, KNL_IMC_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, knl_imc_box_ctl, (n), 6, 1, 0,
	     0x8020b30,
	     0x8030b30,
	     0x8040b30,
	     0x9020b30,
	     0x9030b30,
	     0x9040b30);
	REFUSES(pci_bits, knl_imc_box_ctl, KNL_IMC_INSTANCES, (past));
	RW(knl_imc_box_ctl, frz_en, KNL_IMC_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(knl_imc_box_ctl, frz, KNL_IMC_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(knl_imc_box_ctl, rst_ctrs, KNL_IMC_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(knl_imc_box_ctl, rst_ctrl, KNL_IMC_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_knl_imc_box_status(struct run *run)
{
	RESET(knl_imc_box_status, KNL_IMC_BOX_STATUS, 0x00000000u);
	IS(KNL_IMC_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(knl_imc_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, knl_imc_box_status, (n), 6, 1, 0,
	     0x8020b34,
	     0x8030b34,
	     0x8040b34,
	     0x9020b34,
	     0x9030b34,
	     0x9040b34);
	REFUSES(pci_bits, knl_imc_box_status, KNL_IMC_INSTANCES, (past));
	RW1C(knl_imc_box_status, ov, KNL_IMC_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_knl_imc_ctl(struct run *run)
{
	RESET(knl_imc_ctl, KNL_IMC_CTL, 0x00000000u);
	IS(KNL_IMC_CTL_MUST_ZERO, 0x210000);
	IS(KNL_IMC_CTL_COUNT, 0x4);
	ADDR(pci_bits, knl_imc_ctl, (n, i), 6, 4, 0,
	     0x8020b20, 0x8020b24, 0x8020b28, 0x8020b2c,
	     0x8030b20, 0x8030b24, 0x8030b28, 0x8030b2c,
	     0x8040b20, 0x8040b24, 0x8040b28, 0x8040b2c,
	     0x9020b20, 0x9020b24, 0x9020b28, 0x9020b2c,
	     0x9030b20, 0x9030b24, 0x9030b28, 0x9030b2c,
	     0x9040b20, 0x9040b24, 0x9040b28, 0x9040b2c);
	REFUSES(pci_bits, knl_imc_ctl, KNL_IMC_INSTANCES, (past, 0));
	REFUSES(pci_bits, knl_imc_ctl, KNL_IMC_CTL_COUNT, (0, past));
	RW(knl_imc_ctl, thresh, KNL_IMC_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(knl_imc_ctl, invert, KNL_IMC_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(KNL_IMC_CTL_INVERT, 0x1u,
	       { KNL_IMC_CTL_INVERT_GE, 0x0 },
	       { KNL_IMC_CTL_INVERT_LT, 0x1 });
	RW(knl_imc_ctl, en, KNL_IMC_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(knl_imc_ctl, ov_en, KNL_IMC_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(knl_imc_ctl, edge_det, KNL_IMC_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(knl_imc_ctl, rst, KNL_IMC_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(knl_imc_ctl, umask, KNL_IMC_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(knl_imc_ctl, ev_sel, KNL_IMC_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_knl_imc_ctr(struct run *run)
{
	RESET(knl_imc_ctr, KNL_IMC_CTR, UINT64_C(0x0000000000000000));
	IS(KNL_IMC_CTR_COUNT, 0x4);
	ADDR(pci_bits, knl_imc_ctr, (n, i), 6, 4, 0,
	     0x8020b00, 0x8020b08, 0x8020b10, 0x8020b18,
	     0x8030b00, 0x8030b08, 0x8030b10, 0x8030b18,
	     0x8040b00, 0x8040b08, 0x8040b10, 0x8040b18,
	     0x9020b00, 0x9020b08, 0x9020b10, 0x9020b18,
	     0x9030b00, 0x9030b08, 0x9030b10, 0x9030b18,
	     0x9040b00, 0x9040b08, 0x9040b10, 0x9040b18);
	HIGH(knl_imc_ctr, (n, i), 6, 4);
	REFUSES(pci_bits, knl_imc_ctr, KNL_IMC_INSTANCES, (past, 0));
	REFUSES(pci_bits, knl_imc_ctr, KNL_IMC_CTR_COUNT, (0, past));
	RW(knl_imc_ctr, event_count, KNL_IMC_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_knl_imc_fixed_ctl(struct run *run)
{
	RESET(knl_imc_fixed_ctl, KNL_IMC_FIXED_CTL, 0x00000000u);
	ADDR(pci_bits, knl_imc_fixed_ctl, (n), 6, 1, 0,
	     0x8020b44,
	     0x8030b44,
	     0x8040b44,
	     0x9020b44,
	     0x9030b44,
	     0x9040b44);
	REFUSES(pci_bits, knl_imc_fixed_ctl, KNL_IMC_INSTANCES, (past));
	RW(knl_imc_fixed_ctl, en, KNL_IMC_FIXED_CTL_EN, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_knl_imc_fixed_ctr(struct run *run)
{
	RESET(knl_imc_fixed_ctr, KNL_IMC_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(pci_bits, knl_imc_fixed_ctr, (n), 6, 1, 0,
	     0x8020b3c,
	     0x8030b3c,
	     0x8040b3c,
	     0x9020b3c,
	     0x9030b3c,
	     0x9040b3c);
	HIGH(knl_imc_fixed_ctr, (n), 6, 1);
	REFUSES(pci_bits, knl_imc_fixed_ctr, KNL_IMC_INSTANCES, (past));
	RW(knl_imc_fixed_ctr, event_count, KNL_IMC_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_knl_imc(struct run *run)
{
	IS(KNL_IMC_INSTANCES, 6);
	IS(KNL_IMC_GENERAL_COUNTERS, 4);
	IS(KNL_IMC_GENERAL_WIDTH, 48);
	IS(KNL_IMC_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(KNL_IMC_FIXED_COUNTERS, 1);
	IS(KNL_IMC_FIXED_WIDTH, 48);
	IS(KNL_IMC_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(KNL_IMC_PMON_DEVICE_ID_0, 0x7843);
	IS(KNL_IMC_PMON_DEVICE_ID_1, 0x7843);
	IS(KNL_IMC_PMON_DEVICE_ID_2, 0x7843);
	IS(KNL_IMC_PMON_DEVICE_ID_3, 0x7843);
	IS(KNL_IMC_PMON_DEVICE_ID_4, 0x7843);
	IS(KNL_IMC_PMON_DEVICE_ID_5, 0x7843);
	check_knl_imc_box_ctl(run);
	check_knl_imc_box_status(run);
	check_knl_imc_ctl(run);
	check_knl_imc_ctr(run);
	check_knl_imc_fixed_ctl(run);
	check_knl_imc_fixed_ctr(run);
}

static void check_knl_imc_uclk_box_ctl(struct run *run)
{
	RESET(knl_imc_uclk_box_ctl, KNL_IMC_UCLK_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, knl_imc_uclk_box_ctl, (n), 2, 1, 0,
	     0xa000430,
	     0xb000430);
	REFUSES(pci_bits, knl_imc_uclk_box_ctl, KNL_IMC_UCLK_INSTANCES, (past));
	RW(knl_imc_uclk_box_ctl, frz_en, KNL_IMC_UCLK_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(knl_imc_uclk_box_ctl, frz, KNL_IMC_UCLK_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(knl_imc_uclk_box_ctl, rst_ctrs, KNL_IMC_UCLK_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(knl_imc_uclk_box_ctl, rst_ctrl, KNL_IMC_UCLK_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_knl_imc_uclk_box_status(struct run *run)
{
	RESET(knl_imc_uclk_box_status, KNL_IMC_UCLK_BOX_STATUS, 0x00000000u);
	IS(KNL_IMC_UCLK_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(knl_imc_uclk_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, knl_imc_uclk_box_status, (n), 2, 1, 0,
	     0xa000434,
	     0xb000434);
	REFUSES(pci_bits, knl_imc_uclk_box_status, KNL_IMC_UCLK_INSTANCES, (past));
	RW1C(knl_imc_uclk_box_status, ov, KNL_IMC_UCLK_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_knl_imc_uclk_ctl(struct run *run)
{
	RESET(knl_imc_uclk_ctl, KNL_IMC_UCLK_CTL, 0x00000000u);
	IS(KNL_IMC_UCLK_CTL_MUST_ZERO, 0x210000);
	IS(KNL_IMC_UCLK_CTL_COUNT, 0x4);
	ADDR(pci_bits, knl_imc_uclk_ctl, (n, i), 2, 4, 0,
	     0xa000420, 0xa000424, 0xa000428, 0xa00042c,
	     0xb000420, 0xb000424, 0xb000428, 0xb00042c);
	REFUSES(pci_bits, knl_imc_uclk_ctl, KNL_IMC_UCLK_INSTANCES, (past, 0));
	REFUSES(pci_bits, knl_imc_uclk_ctl, KNL_IMC_UCLK_CTL_COUNT, (0, past));
	RW(knl_imc_uclk_ctl, thresh, KNL_IMC_UCLK_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(knl_imc_uclk_ctl, invert, KNL_IMC_UCLK_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(KNL_IMC_UCLK_CTL_INVERT, 0x1u,
	       { KNL_IMC_UCLK_CTL_INVERT_GE, 0x0 },
	       { KNL_IMC_UCLK_CTL_INVERT_LT, 0x1 });
	RW(knl_imc_uclk_ctl, en, KNL_IMC_UCLK_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(knl_imc_uclk_ctl, ov_en, KNL_IMC_UCLK_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(knl_imc_uclk_ctl, edge_det, KNL_IMC_UCLK_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(knl_imc_uclk_ctl, rst, KNL_IMC_UCLK_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(knl_imc_uclk_ctl, umask, KNL_IMC_UCLK_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(knl_imc_uclk_ctl, ev_sel, KNL_IMC_UCLK_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_knl_imc_uclk_ctr(struct run *run)
{
	RESET(knl_imc_uclk_ctr, KNL_IMC_UCLK_CTR, UINT64_C(0x0000000000000000));
	IS(KNL_IMC_UCLK_CTR_COUNT, 0x4);
	ADDR(pci_bits, knl_imc_uclk_ctr, (n, i), 2, 4, 0,
	     0xa000400, 0xa000408, 0xa000410, 0xa000418,
	     0xb000400, 0xb000408, 0xb000410, 0xb000418);
	HIGH(knl_imc_uclk_ctr, (n, i), 2, 4);
	REFUSES(pci_bits, knl_imc_uclk_ctr, KNL_IMC_UCLK_INSTANCES, (past, 0));
	REFUSES(pci_bits, knl_imc_uclk_ctr, KNL_IMC_UCLK_CTR_COUNT, (0, past));
	RW(knl_imc_uclk_ctr, event_count, KNL_IMC_UCLK_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_knl_imc_uclk_fixed_ctl(struct run *run)
{
	RESET(knl_imc_uclk_fixed_ctl, KNL_IMC_UCLK_FIXED_CTL, 0x00000000u);
	ADDR(pci_bits, knl_imc_uclk_fixed_ctl, (n), 2, 1, 0,
	     0xa000454,
	     0xb000454);
	REFUSES(pci_bits, knl_imc_uclk_fixed_ctl, KNL_IMC_UCLK_INSTANCES, (past));
	RW(knl_imc_uclk_fixed_ctl, en, KNL_IMC_UCLK_FIXED_CTL_EN, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_knl_imc_uclk_fixed_ctr(struct run *run)
{
	RESET(knl_imc_uclk_fixed_ctr, KNL_IMC_UCLK_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(pci_bits, knl_imc_uclk_fixed_ctr, (n), 2, 1, 0,
	     0xa00044c,
	     0xb00044c);
	HIGH(knl_imc_uclk_fixed_ctr, (n), 2, 1);
	REFUSES(pci_bits, knl_imc_uclk_fixed_ctr, KNL_IMC_UCLK_INSTANCES, (past));
	RW(knl_imc_uclk_fixed_ctr, event_count, KNL_IMC_UCLK_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_knl_imc_uclk(struct run *run)
{
	IS(KNL_IMC_UCLK_INSTANCES, 2);
	IS(KNL_IMC_UCLK_GENERAL_COUNTERS, 4);
	IS(KNL_IMC_UCLK_GENERAL_WIDTH, 48);
	IS(KNL_IMC_UCLK_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(KNL_IMC_UCLK_FIXED_COUNTERS, 1);
	IS(KNL_IMC_UCLK_FIXED_WIDTH, 48);
	IS(KNL_IMC_UCLK_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(KNL_IMC_UCLK_PMON_DEVICE_ID_0, 0x7841);
	IS(KNL_IMC_UCLK_PMON_DEVICE_ID_1, 0x7841);
	check_knl_imc_uclk_box_ctl(run);
	check_knl_imc_uclk_box_status(run);
	check_knl_imc_uclk_ctl(run);
	check_knl_imc_uclk_ctr(run);
	check_knl_imc_uclk_fixed_ctl(run);
	check_knl_imc_uclk_fixed_ctr(run);
}

static void check_knl_edc_eclk_box_ctl(struct run *run)
{
	RESET(knl_edc_eclk_box_ctl, KNL_EDC_ECLK_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, knl_edc_eclk_box_ctl, (n), 8, 1, 0,
	     0x18020a30,
	     0x19020a30,
	     0x1a020a30,
	     0x1b020a30,
	     0x1c020a30,
	     0x1d020a30,
	     0x1e020a30,
	     0x1f020a30);
	REFUSES(pci_bits, knl_edc_eclk_box_ctl, KNL_EDC_ECLK_INSTANCES, (past));
	RW(knl_edc_eclk_box_ctl, frz_en, KNL_EDC_ECLK_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(knl_edc_eclk_box_ctl, frz, KNL_EDC_ECLK_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(knl_edc_eclk_box_ctl, rst_ctrs, KNL_EDC_ECLK_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(knl_edc_eclk_box_ctl, rst_ctrl, KNL_EDC_ECLK_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_knl_edc_eclk_box_status(struct run *run)
{
	RESET(knl_edc_eclk_box_status, KNL_EDC_ECLK_BOX_STATUS, 0x00000000u);
	IS(KNL_EDC_ECLK_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(knl_edc_eclk_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, knl_edc_eclk_box_status, (n), 8, 1, 0,
	     0x18020a34,
	     0x19020a34,
	     0x1a020a34,
	     0x1b020a34,
	     0x1c020a34,
	     0x1d020a34,
	     0x1e020a34,
	     0x1f020a34);
	REFUSES(pci_bits, knl_edc_eclk_box_status, KNL_EDC_ECLK_INSTANCES, (past));
	RW1C(knl_edc_eclk_box_status, ov, KNL_EDC_ECLK_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_knl_edc_eclk_ctl(struct run *run)
{
	RESET(knl_edc_eclk_ctl, KNL_EDC_ECLK_CTL, 0x00000000u);
	IS(KNL_EDC_ECLK_CTL_MUST_ZERO, 0x210000);
	IS(KNL_EDC_ECLK_CTL_COUNT, 0x4);
	ADDR(pci_bits, knl_edc_eclk_ctl, (n, i), 8, 4, 0,
	     0x18020a20, 0x18020a24, 0x18020a28, 0x18020a2c,
	     0x19020a20, 0x19020a24, 0x19020a28, 0x19020a2c,
	     0x1a020a20, 0x1a020a24, 0x1a020a28, 0x1a020a2c,
	     0x1b020a20, 0x1b020a24, 0x1b020a28, 0x1b020a2c,
	     0x1c020a20, 0x1c020a24, 0x1c020a28, 0x1c020a2c,
	     0x1d020a20, 0x1d020a24, 0x1d020a28, 0x1d020a2c,
	     0x1e020a20, 0x1e020a24, 0x1e020a28, 0x1e020a2c,
	     0x1f020a20, 0x1f020a24, 0x1f020a28, 0x1f020a2c);
	REFUSES(pci_bits, knl_edc_eclk_ctl, KNL_EDC_ECLK_INSTANCES, (past, 0));
	REFUSES(pci_bits, knl_edc_eclk_ctl, KNL_EDC_ECLK_CTL_COUNT, (0, past));
	RW(knl_edc_eclk_ctl, thresh, KNL_EDC_ECLK_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(knl_edc_eclk_ctl, invert, KNL_EDC_ECLK_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(KNL_EDC_ECLK_CTL_INVERT, 0x1u,
	       { KNL_EDC_ECLK_CTL_INVERT_GE, 0x0 },
	       { KNL_EDC_ECLK_CTL_INVERT_LT, 0x1 });
	RW(knl_edc_eclk_ctl, en, KNL_EDC_ECLK_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(knl_edc_eclk_ctl, ov_en, KNL_EDC_ECLK_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(knl_edc_eclk_ctl, edge_det, KNL_EDC_ECLK_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(knl_edc_eclk_ctl, rst, KNL_EDC_ECLK_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(knl_edc_eclk_ctl, umask, KNL_EDC_ECLK_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(knl_edc_eclk_ctl, ev_sel, KNL_EDC_ECLK_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_knl_edc_eclk_ctr(struct run *run)
{
	RESET(knl_edc_eclk_ctr, KNL_EDC_ECLK_CTR, UINT64_C(0x0000000000000000));
	IS(KNL_EDC_ECLK_CTR_COUNT, 0x4);
	ADDR(pci_bits, knl_edc_eclk_ctr, (n, i), 8, 4, 0,
	     0x18020a00, 0x18020a08, 0x18020a10, 0x18020a18,
	     0x19020a00, 0x19020a08, 0x19020a10, 0x19020a18,
	     0x1a020a00, 0x1a020a08, 0x1a020a10, 0x1a020a18,
	     0x1b020a00, 0x1b020a08, 0x1b020a10, 0x1b020a18,
	     0x1c020a00, 0x1c020a08, 0x1c020a10, 0x1c020a18,
	     0x1d020a00, 0x1d020a08, 0x1d020a10, 0x1d020a18,
	     0x1e020a00, 0x1e020a08, 0x1e020a10, 0x1e020a18,
	     0x1f020a00, 0x1f020a08, 0x1f020a10, 0x1f020a18);
	HIGH(knl_edc_eclk_ctr, (n, i), 8, 4);
	REFUSES(pci_bits, knl_edc_eclk_ctr, KNL_EDC_ECLK_INSTANCES, (past, 0));
	REFUSES(pci_bits, knl_edc_eclk_ctr, KNL_EDC_ECLK_CTR_COUNT, (0, past));
	RW(knl_edc_eclk_ctr, event_count, KNL_EDC_ECLK_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_knl_edc_eclk_fixed_ctl(struct run *run)
{
	RESET(knl_edc_eclk_fixed_ctl, KNL_EDC_ECLK_FIXED_CTL, 0x00000000u);
	ADDR(pci_bits, knl_edc_eclk_fixed_ctl, (n), 8, 1, 0,
	     0x18020a44,
	     0x19020a44,
	     0x1a020a44,
	     0x1b020a44,
	     0x1c020a44,
	     0x1d020a44,
	     0x1e020a44,
	     0x1f020a44);
	REFUSES(pci_bits, knl_edc_eclk_fixed_ctl, KNL_EDC_ECLK_INSTANCES, (past));
	RW(knl_edc_eclk_fixed_ctl, en, KNL_EDC_ECLK_FIXED_CTL_EN, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_knl_edc_eclk_fixed_ctr(struct run *run)
{
	RESET(knl_edc_eclk_fixed_ctr, KNL_EDC_ECLK_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(pci_bits, knl_edc_eclk_fixed_ctr, (n), 8, 1, 0,
	     0x18020a3c,
	     0x19020a3c,
	     0x1a020a3c,
	     0x1b020a3c,
	     0x1c020a3c,
	     0x1d020a3c,
	     0x1e020a3c,
	     0x1f020a3c);
	HIGH(knl_edc_eclk_fixed_ctr, (n), 8, 1);
	REFUSES(pci_bits, knl_edc_eclk_fixed_ctr, KNL_EDC_ECLK_INSTANCES, (past));
	RW(knl_edc_eclk_fixed_ctr, event_count, KNL_EDC_ECLK_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_knl_edc_eclk(struct run *run)
{
	IS(KNL_EDC_ECLK_INSTANCES, 8);
	IS(KNL_EDC_ECLK_GENERAL_COUNTERS, 4);
	IS(KNL_EDC_ECLK_GENERAL_WIDTH, 48);
	IS(KNL_EDC_ECLK_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(KNL_EDC_ECLK_FIXED_COUNTERS, 1);
	IS(KNL_EDC_ECLK_FIXED_WIDTH, 48);
	IS(KNL_EDC_ECLK_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(KNL_EDC_ECLK_PMON_DEVICE_ID_0, 0x7835);
	IS(KNL_EDC_ECLK_PMON_DEVICE_ID_1, 0x7835);
	IS(KNL_EDC_ECLK_PMON_DEVICE_ID_2, 0x7835);
	IS(KNL_EDC_ECLK_PMON_DEVICE_ID_3, 0x7835);
	IS(KNL_EDC_ECLK_PMON_DEVICE_ID_4, 0x7835);
	IS(KNL_EDC_ECLK_PMON_DEVICE_ID_5, 0x7835);
	IS(KNL_EDC_ECLK_PMON_DEVICE_ID_6, 0x7835);
	IS(KNL_EDC_ECLK_PMON_DEVICE_ID_7, 0x7835);
	check_knl_edc_eclk_box_ctl(run);
	check_knl_edc_eclk_box_status(run);
	check_knl_edc_eclk_ctl(run);
	check_knl_edc_eclk_ctr(run);
	check_knl_edc_eclk_fixed_ctl(run);
	check_knl_edc_eclk_fixed_ctr(run);
}

static void check_knl_edc_uclk_box_ctl(struct run *run)
{
	RESET(knl_edc_uclk_box_ctl, KNL_EDC_UCLK_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, knl_edc_uclk_box_ctl, (n), 8, 1, 0,
	     0xf000430,
	     0x10000430,
	     0x11000430,
	     0x12000430,
	     0x13000430,
	     0x14000430,
	     0x15000430,
	     0x16000430);
	REFUSES(pci_bits, knl_edc_uclk_box_ctl, KNL_EDC_UCLK_INSTANCES, (past));
	RW(knl_edc_uclk_box_ctl, frz_en, KNL_EDC_UCLK_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(knl_edc_uclk_box_ctl, frz, KNL_EDC_UCLK_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(knl_edc_uclk_box_ctl, rst_ctrs, KNL_EDC_UCLK_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(knl_edc_uclk_box_ctl, rst_ctrl, KNL_EDC_UCLK_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_knl_edc_uclk_box_status(struct run *run)
{
	RESET(knl_edc_uclk_box_status, KNL_EDC_UCLK_BOX_STATUS, 0x00000000u);
	IS(KNL_EDC_UCLK_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(knl_edc_uclk_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, knl_edc_uclk_box_status, (n), 8, 1, 0,
	     0xf000434,
	     0x10000434,
	     0x11000434,
	     0x12000434,
	     0x13000434,
	     0x14000434,
	     0x15000434,
	     0x16000434);
	REFUSES(pci_bits, knl_edc_uclk_box_status, KNL_EDC_UCLK_INSTANCES, (past));
	RW1C(knl_edc_uclk_box_status, ov, KNL_EDC_UCLK_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_knl_edc_uclk_ctl(struct run *run)
{
	RESET(knl_edc_uclk_ctl, KNL_EDC_UCLK_CTL, 0x00000000u);
	IS(KNL_EDC_UCLK_CTL_MUST_ZERO, 0x210000);
	IS(KNL_EDC_UCLK_CTL_COUNT, 0x4);
	ADDR(pci_bits, knl_edc_uclk_ctl, (n, i), 8, 4, 0,
	     0xf000420, 0xf000424, 0xf000428, 0xf00042c,
	     0x10000420, 0x10000424, 0x10000428, 0x1000042c,
	     0x11000420, 0x11000424, 0x11000428, 0x1100042c,
	     0x12000420, 0x12000424, 0x12000428, 0x1200042c,
	     0x13000420, 0x13000424, 0x13000428, 0x1300042c,
	     0x14000420, 0x14000424, 0x14000428, 0x1400042c,
	     0x15000420, 0x15000424, 0x15000428, 0x1500042c,
	     0x16000420, 0x16000424, 0x16000428, 0x1600042c);
	REFUSES(pci_bits, knl_edc_uclk_ctl, KNL_EDC_UCLK_INSTANCES, (past, 0));
	REFUSES(pci_bits, knl_edc_uclk_ctl, KNL_EDC_UCLK_CTL_COUNT, (0, past));
	RW(knl_edc_uclk_ctl, thresh, KNL_EDC_UCLK_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(knl_edc_uclk_ctl, invert, KNL_EDC_UCLK_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(KNL_EDC_UCLK_CTL_INVERT, 0x1u,
	       { KNL_EDC_UCLK_CTL_INVERT_GE, 0x0 },
	       { KNL_EDC_UCLK_CTL_INVERT_LT, 0x1 });
	RW(knl_edc_uclk_ctl, en, KNL_EDC_UCLK_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(knl_edc_uclk_ctl, ov_en, KNL_EDC_UCLK_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(knl_edc_uclk_ctl, edge_det, KNL_EDC_UCLK_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(knl_edc_uclk_ctl, rst, KNL_EDC_UCLK_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(knl_edc_uclk_ctl, umask, KNL_EDC_UCLK_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(knl_edc_uclk_ctl, ev_sel, KNL_EDC_UCLK_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_knl_edc_uclk_ctr(struct run *run)
{
	RESET(knl_edc_uclk_ctr, KNL_EDC_UCLK_CTR, UINT64_C(0x0000000000000000));
	IS(KNL_EDC_UCLK_CTR_COUNT, 0x4);
	ADDR(pci_bits, knl_edc_uclk_ctr, (n, i), 8, 4, 0,
	     0xf000400, 0xf000408, 0xf000410, 0xf000418,
	     0x10000400, 0x10000408, 0x10000410, 0x10000418,
	     0x11000400, 0x11000408, 0x11000410, 0x11000418,
	     0x12000400, 0x12000408, 0x12000410, 0x12000418,
	     0x13000400, 0x13000408, 0x13000410, 0x13000418,
	     0x14000400, 0x14000408, 0x14000410, 0x14000418,
	     0x15000400, 0x15000408, 0x15000410, 0x15000418,
	     0x16000400, 0x16000408, 0x16000410, 0x16000418);
	HIGH(knl_edc_uclk_ctr, (n, i), 8, 4);
	REFUSES(pci_bits, knl_edc_uclk_ctr, KNL_EDC_UCLK_INSTANCES, (past, 0));
	REFUSES(pci_bits, knl_edc_uclk_ctr, KNL_EDC_UCLK_CTR_COUNT, (0, past));
	RW(knl_edc_uclk_ctr, event_count, KNL_EDC_UCLK_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_knl_edc_uclk_fixed_ctl(struct run *run)
{
	RESET(knl_edc_uclk_fixed_ctl, KNL_EDC_UCLK_FIXED_CTL, 0x00000000u);
	ADDR(pci_bits, knl_edc_uclk_fixed_ctl, (n), 8, 1, 0,
	     0xf000454,
	     0x10000454,
	     0x11000454,
	     0x12000454,
	     0x13000454,
	     0x14000454,
	     0x15000454,
	     0x16000454);
	REFUSES(pci_bits, knl_edc_uclk_fixed_ctl, KNL_EDC_UCLK_INSTANCES, (past));
	RW(knl_edc_uclk_fixed_ctl, en, KNL_EDC_UCLK_FIXED_CTL_EN, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_knl_edc_uclk_fixed_ctr(struct run *run)
{
	RESET(knl_edc_uclk_fixed_ctr, KNL_EDC_UCLK_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(pci_bits, knl_edc_uclk_fixed_ctr, (n), 8, 1, 0,
	     0xf00044c,
	     0x1000044c,
	     0x1100044c,
	     0x1200044c,
	     0x1300044c,
	     0x1400044c,
	     0x1500044c,
	     0x1600044c);
	HIGH(knl_edc_uclk_fixed_ctr, (n), 8, 1);
	REFUSES(pci_bits, knl_edc_uclk_fixed_ctr, KNL_EDC_UCLK_INSTANCES, (past));
	RW(knl_edc_uclk_fixed_ctr, event_count, KNL_EDC_UCLK_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_knl_edc_uclk(struct run *run)
{
	IS(KNL_EDC_UCLK_INSTANCES, 8);
	IS(KNL_EDC_UCLK_GENERAL_COUNTERS, 4);
	IS(KNL_EDC_UCLK_GENERAL_WIDTH, 48);
	IS(KNL_EDC_UCLK_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(KNL_EDC_UCLK_FIXED_COUNTERS, 1);
	IS(KNL_EDC_UCLK_FIXED_WIDTH, 48);
	IS(KNL_EDC_UCLK_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(KNL_EDC_UCLK_PMON_DEVICE_ID_0, 0x7833);
	IS(KNL_EDC_UCLK_PMON_DEVICE_ID_1, 0x7833);
	IS(KNL_EDC_UCLK_PMON_DEVICE_ID_2, 0x7833);
	IS(KNL_EDC_UCLK_PMON_DEVICE_ID_3, 0x7833);
	IS(KNL_EDC_UCLK_PMON_DEVICE_ID_4, 0x7833);
	IS(KNL_EDC_UCLK_PMON_DEVICE_ID_5, 0x7833);
	IS(KNL_EDC_UCLK_PMON_DEVICE_ID_6, 0x7833);
	IS(KNL_EDC_UCLK_PMON_DEVICE_ID_7, 0x7833);
	check_knl_edc_uclk_box_ctl(run);
	check_knl_edc_uclk_box_status(run);
	check_knl_edc_uclk_ctl(run);
	check_knl_edc_uclk_ctr(run);
	check_knl_edc_uclk_fixed_ctl(run);
	check_knl_edc_uclk_fixed_ctr(run);
}

int knl_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int knl_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_knl_ubox(&run);
	check_box_knl_cha(&run);
	check_box_knl_pcu(&run);
	check_box_knl_rapl(&run);
	check_box_knl_ufs(&run);
	check_box_knl_irp(&run);
	check_box_knl_m2pcie(&run);
	check_box_knl_imc(&run);
	check_box_knl_imc_uclk(&run);
	check_box_knl_edc_eclk(&run);
	check_box_knl_edc_uclk(&run);
	return run.failed;
}
