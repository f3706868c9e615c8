/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/icx by "make generate". Do not edit. */
/* Compares the register headers of icx with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/icx.h"

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

static void check_icx_ubox_global_ctl(struct run *run)
{
	RESET(icx_ubox_global_ctl, ICX_UBOX_GLOBAL_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, icx_ubox_global_ctl, (), 1, 1, 0,
	     0x700);
	WO(icx_ubox_global_ctl, frz_all, ICX_UBOX_GLOBAL_CTL_FRZ_ALL, uint64_t, UINT64_C(0x8000000000000000), 63, 1, 0x7fffffffffffffff);
	WO(icx_ubox_global_ctl, unfrz_all, ICX_UBOX_GLOBAL_CTL_UNFRZ_ALL, uint64_t, UINT64_C(0x2000000000000000), 61, 1, 0xdfffffffffffffff);
}

static void check_icx_ubox_global_status(struct run *run)
{
	RESET(icx_ubox_global_status, ICX_UBOX_GLOBAL_STATUS, UINT64_C(0x0000000000000000));
	IS(ICX_UBOX_GLOBAL_STATUS_RW1C, UINT64_C(0x000000ffffffffff));
	CLEAR_SEEN(icx_ubox_global_status, uint64_t, 0xffffffffff, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, icx_ubox_global_status, (), 1, 1, 0,
	     0x70e);
	RW1C(icx_ubox_global_status, ov_cha39, ICX_UBOX_GLOBAL_STATUS_OV_CHA39, uint64_t, UINT64_C(0x0000008000000000), 39, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha38, ICX_UBOX_GLOBAL_STATUS_OV_CHA38, uint64_t, UINT64_C(0x0000004000000000), 38, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha37, ICX_UBOX_GLOBAL_STATUS_OV_CHA37, uint64_t, UINT64_C(0x0000002000000000), 37, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha36, ICX_UBOX_GLOBAL_STATUS_OV_CHA36, uint64_t, UINT64_C(0x0000001000000000), 36, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha35, ICX_UBOX_GLOBAL_STATUS_OV_CHA35, uint64_t, UINT64_C(0x0000000800000000), 35, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha34, ICX_UBOX_GLOBAL_STATUS_OV_CHA34, uint64_t, UINT64_C(0x0000000400000000), 34, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha33, ICX_UBOX_GLOBAL_STATUS_OV_CHA33, uint64_t, UINT64_C(0x0000000200000000), 33, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha32, ICX_UBOX_GLOBAL_STATUS_OV_CHA32, uint64_t, UINT64_C(0x0000000100000000), 32, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha31, ICX_UBOX_GLOBAL_STATUS_OV_CHA31, uint64_t, UINT64_C(0x0000000080000000), 31, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha30, ICX_UBOX_GLOBAL_STATUS_OV_CHA30, uint64_t, UINT64_C(0x0000000040000000), 30, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha29, ICX_UBOX_GLOBAL_STATUS_OV_CHA29, uint64_t, UINT64_C(0x0000000020000000), 29, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha28, ICX_UBOX_GLOBAL_STATUS_OV_CHA28, uint64_t, UINT64_C(0x0000000010000000), 28, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha27, ICX_UBOX_GLOBAL_STATUS_OV_CHA27, uint64_t, UINT64_C(0x0000000008000000), 27, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha26, ICX_UBOX_GLOBAL_STATUS_OV_CHA26, uint64_t, UINT64_C(0x0000000004000000), 26, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha25, ICX_UBOX_GLOBAL_STATUS_OV_CHA25, uint64_t, UINT64_C(0x0000000002000000), 25, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha24, ICX_UBOX_GLOBAL_STATUS_OV_CHA24, uint64_t, UINT64_C(0x0000000001000000), 24, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha23, ICX_UBOX_GLOBAL_STATUS_OV_CHA23, uint64_t, UINT64_C(0x0000000000800000), 23, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha22, ICX_UBOX_GLOBAL_STATUS_OV_CHA22, uint64_t, UINT64_C(0x0000000000400000), 22, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha21, ICX_UBOX_GLOBAL_STATUS_OV_CHA21, uint64_t, UINT64_C(0x0000000000200000), 21, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha20, ICX_UBOX_GLOBAL_STATUS_OV_CHA20, uint64_t, UINT64_C(0x0000000000100000), 20, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha19, ICX_UBOX_GLOBAL_STATUS_OV_CHA19, uint64_t, UINT64_C(0x0000000000080000), 19, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha18, ICX_UBOX_GLOBAL_STATUS_OV_CHA18, uint64_t, UINT64_C(0x0000000000040000), 18, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha17, ICX_UBOX_GLOBAL_STATUS_OV_CHA17, uint64_t, UINT64_C(0x0000000000020000), 17, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha16, ICX_UBOX_GLOBAL_STATUS_OV_CHA16, uint64_t, UINT64_C(0x0000000000010000), 16, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha15, ICX_UBOX_GLOBAL_STATUS_OV_CHA15, uint64_t, UINT64_C(0x0000000000008000), 15, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha14, ICX_UBOX_GLOBAL_STATUS_OV_CHA14, uint64_t, UINT64_C(0x0000000000004000), 14, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha13, ICX_UBOX_GLOBAL_STATUS_OV_CHA13, uint64_t, UINT64_C(0x0000000000002000), 13, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha12, ICX_UBOX_GLOBAL_STATUS_OV_CHA12, uint64_t, UINT64_C(0x0000000000001000), 12, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha11, ICX_UBOX_GLOBAL_STATUS_OV_CHA11, uint64_t, UINT64_C(0x0000000000000800), 11, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha10, ICX_UBOX_GLOBAL_STATUS_OV_CHA10, uint64_t, UINT64_C(0x0000000000000400), 10, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha9, ICX_UBOX_GLOBAL_STATUS_OV_CHA9, uint64_t, UINT64_C(0x0000000000000200), 9, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha8, ICX_UBOX_GLOBAL_STATUS_OV_CHA8, uint64_t, UINT64_C(0x0000000000000100), 8, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha7, ICX_UBOX_GLOBAL_STATUS_OV_CHA7, uint64_t, UINT64_C(0x0000000000000080), 7, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha6, ICX_UBOX_GLOBAL_STATUS_OV_CHA6, uint64_t, UINT64_C(0x0000000000000040), 6, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha5, ICX_UBOX_GLOBAL_STATUS_OV_CHA5, uint64_t, UINT64_C(0x0000000000000020), 5, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha4, ICX_UBOX_GLOBAL_STATUS_OV_CHA4, uint64_t, UINT64_C(0x0000000000000010), 4, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha3, ICX_UBOX_GLOBAL_STATUS_OV_CHA3, uint64_t, UINT64_C(0x0000000000000008), 3, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha2, ICX_UBOX_GLOBAL_STATUS_OV_CHA2, uint64_t, UINT64_C(0x0000000000000004), 2, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha1, ICX_UBOX_GLOBAL_STATUS_OV_CHA1, uint64_t, UINT64_C(0x0000000000000002), 1, 1, UINT64_C(0x0000000000000000));
	RW1C(icx_ubox_global_status, ov_cha0, ICX_UBOX_GLOBAL_STATUS_OV_CHA0, uint64_t, UINT64_C(0x0000000000000001), 0, 1, UINT64_C(0x0000000000000000));
}

static void check_icx_ubox_global_status2(struct run *run)
{
	RESET(icx_ubox_global_status2, ICX_UBOX_GLOBAL_STATUS2, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, icx_ubox_global_status2, (), 1, 1, 0,
	     0x70f);
}

static void check_icx_ubox_fixed_ctl(struct run *run)
{
	RESET(icx_ubox_fixed_ctl, ICX_UBOX_FIXED_CTL, 0x00000000u);
	IS(ICX_UBOX_FIXED_CTL_MUST_ZERO, 0x200000);
	ADDR(msr_bits, icx_ubox_fixed_ctl, (), 1, 1, 0,
	     0x703);
	RW(icx_ubox_fixed_ctl, en, ICX_UBOX_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(icx_ubox_fixed_ctl, ov_en, ICX_UBOX_FIXED_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
}

static void check_icx_ubox_fixed_ctr(struct run *run)
{
	RESET(icx_ubox_fixed_ctr, ICX_UBOX_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, icx_ubox_fixed_ctr, (), 1, 1, 0,
	     0x704);
	RW(icx_ubox_fixed_ctr, event_count, ICX_UBOX_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_icx_ubox_ctl(struct run *run)
{
	RESET(icx_ubox_ctl, ICX_UBOX_CTL, 0x00000000u);
	IS(ICX_UBOX_CTL_MUST_ZERO, 0x210000);
	IS(ICX_UBOX_CTL_COUNT, 0x2);
	ADDR(msr_bits, icx_ubox_ctl, (i), 1, 2, 0,
	     0x705, 0x706);
	REFUSES(msr_bits, icx_ubox_ctl, ICX_UBOX_CTL_COUNT, (past));
	RW(icx_ubox_ctl, thresh, ICX_UBOX_CTL_THRESH, uint32_t, 0x1f000000u, 24, 5, 0xe0ffffff);
	RW(icx_ubox_ctl, invert, ICX_UBOX_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(ICX_UBOX_CTL_INVERT, 0x1u,
	       { ICX_UBOX_CTL_INVERT_GE, 0x0 },
	       { ICX_UBOX_CTL_INVERT_LT, 0x1 });
	RW(icx_ubox_ctl, en, ICX_UBOX_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(icx_ubox_ctl, ov_en, ICX_UBOX_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(icx_ubox_ctl, edge_det, ICX_UBOX_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(icx_ubox_ctl, rst, ICX_UBOX_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(icx_ubox_ctl, umask, ICX_UBOX_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(icx_ubox_ctl, ev_sel, ICX_UBOX_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_icx_ubox_box_status(struct run *run)
{
	RESET(icx_ubox_box_status, ICX_UBOX_BOX_STATUS, 0x00000000u);
	IS(ICX_UBOX_BOX_STATUS_RW1C, 0x00000003u);
	CLEAR_SEEN(icx_ubox_box_status, uint32_t, 0x3, 0x00000000u);
	ADDR(msr_bits, icx_ubox_box_status, (), 1, 1, 0,
	     0x708);
	RW1C(icx_ubox_box_status, ov, ICX_UBOX_BOX_STATUS_OV, uint32_t, 0x00000003u, 0, 2, 0x00000000u);
}

static void check_icx_ubox_ctr(struct run *run)
{
	RESET(icx_ubox_ctr, ICX_UBOX_CTR, UINT64_C(0x0000000000000000));
	IS(ICX_UBOX_CTR_COUNT, 0x2);
	ADDR(msr_bits, icx_ubox_ctr, (i), 1, 2, 0,
	     0x709, 0x70a);
	REFUSES(msr_bits, icx_ubox_ctr, ICX_UBOX_CTR_COUNT, (past));
	RW(icx_ubox_ctr, event_count, ICX_UBOX_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_icx_ubox_cpunodeid(struct run *run)
{
	RESET(icx_ubox_cpunodeid, ICX_UBOX_CPUNODEID, 0x00000000u);
	ADDR(pci_bits, icx_ubox_cpunodeid, (), 1, 1, 0,
	     0xc0);
	RO(icx_ubox_cpunodeid, nodeid, ICX_UBOX_CPUNODEID_NODEID, uint32_t, 0x00000007u, 0, 3);
}

static void check_icx_ubox_gidnidmap(struct run *run)
{
	RESET(icx_ubox_gidnidmap, ICX_UBOX_GIDNIDMAP, 0x00000000u);
	ADDR(pci_bits, icx_ubox_gidnidmap, (), 1, 1, 0,
	     0xd4);
	RO(icx_ubox_gidnidmap, node7, ICX_UBOX_GIDNIDMAP_NODE7, uint32_t, 0x00e00000u, 21, 3);
	RO(icx_ubox_gidnidmap, node6, ICX_UBOX_GIDNIDMAP_NODE6, uint32_t, 0x001c0000u, 18, 3);
	RO(icx_ubox_gidnidmap, node5, ICX_UBOX_GIDNIDMAP_NODE5, uint32_t, 0x00038000u, 15, 3);
	RO(icx_ubox_gidnidmap, node4, ICX_UBOX_GIDNIDMAP_NODE4, uint32_t, 0x00007000u, 12, 3);
	RO(icx_ubox_gidnidmap, node3, ICX_UBOX_GIDNIDMAP_NODE3, uint32_t, 0x00000e00u, 9, 3);
	RO(icx_ubox_gidnidmap, node2, ICX_UBOX_GIDNIDMAP_NODE2, uint32_t, 0x000001c0u, 6, 3);
	RO(icx_ubox_gidnidmap, node1, ICX_UBOX_GIDNIDMAP_NODE1, uint32_t, 0x00000038u, 3, 3);
	RO(icx_ubox_gidnidmap, node0, ICX_UBOX_GIDNIDMAP_NODE0, uint32_t, 0x00000007u, 0, 3);
}

static void check_box_icx_ubox(struct run *run)
{
	IS(ICX_UBOX_INSTANCES, 1);
	IS(ICX_UBOX_GENERAL_COUNTERS, 2);
	IS(ICX_UBOX_GENERAL_WIDTH, 48);
	IS(ICX_UBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(ICX_UBOX_FIXED_COUNTERS, 1);
	IS(ICX_UBOX_FIXED_WIDTH, 48);
	IS(ICX_UBOX_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(ICX_UBOX_NODE_DEVICE_ID, 0x3450);
	check_icx_ubox_global_ctl(run);
	check_icx_ubox_global_status(run);
	check_icx_ubox_global_status2(run);
	check_icx_ubox_fixed_ctl(run);
	check_icx_ubox_fixed_ctr(run);
	check_icx_ubox_ctl(run);
	check_icx_ubox_box_status(run);
	check_icx_ubox_ctr(run);
	check_icx_ubox_cpunodeid(run);
	check_icx_ubox_gidnidmap(run);
}

static void check_icx_cha_box_ctl(struct run *run)
{
	RESET(icx_cha_box_ctl, ICX_CHA_BOX_CTL, 0x00030000u);
	IS(ICX_CHA_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, icx_cha_box_ctl, (n), 40, 1, 0,
	     0xe00,
	     0xe0e,
	     0xe1c,
	     0xe2a,
	     0xe38,
	     0xe46,
	     0xe54,
	     0xe62,
	     0xe70,
	     0xe7e,
	     0xe8c,
	     0xe9a,
	     0xea8,
	     0xeb6,
	     0xec4,
	     0xed2,
	     0xee0,
	     0xeee,
	     0xf0a,
	     0xf18,
	     0xf26,
	     0xf34,
	     0xf42,
	     0xf50,
	     0xf5e,
	     0xf6c,
	     0xf7a,
	     0xf88,
	     0xf96,
	     0xfa4,
	     0xfb2,
	     0xfc0,
	     0xfce,
	     0xfdc,
	     0xb60,
	     0xb6e,
	     0xb7c,
	     0xb8a,
	     0xb98,
	     0xba6);
	REFUSES(msr_bits, icx_cha_box_ctl, ICX_CHA_INSTANCES, (past));
	RW(icx_cha_box_ctl, frz, ICX_CHA_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(icx_cha_box_ctl, rst_ctrs, ICX_CHA_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(icx_cha_box_ctl, rst_ctrl, ICX_CHA_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_icx_cha_box_status(struct run *run)
{
	RESET(icx_cha_box_status, ICX_CHA_BOX_STATUS, 0x00000000u);
	IS(ICX_CHA_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(icx_cha_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(msr_bits, icx_cha_box_status, (n), 40, 1, 0,
	     0xe07,
	     0xe15,
	     0xe23,
	     0xe31,
	     0xe3f,
	     0xe4d,
	     0xe5b,
	     0xe69,
	     0xe77,
	     0xe85,
	     0xe93,
	     0xea1,
	     0xeaf,
	     0xebd,
	     0xecb,
	     0xed9,
	     0xee7,
	     0xef5,
	     0xf11,
	     0xf1f,
	     0xf2d,
	     0xf3b,
	     0xf49,
	     0xf57,
	     0xf65,
	     0xf73,
	     0xf81,
	     0xf8f,
	     0xf9d,
	     0xfab,
	     0xfb9,
	     0xfc7,
	     0xfd5,
	     0xfe3,
	     0xb67,
	     0xb75,
	     0xb83,
	     0xb91,
	     0xb9f,
	     0xbad);
	REFUSES(msr_bits, icx_cha_box_status, ICX_CHA_INSTANCES, (past));
	RW1C(icx_cha_box_status, ov, ICX_CHA_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_icx_cha_box_filter(struct run *run)
{
	RESET(icx_cha_box_filter, ICX_CHA_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, icx_cha_box_filter, (n), 40, 1, 0,
	     0xe05,
	     0xe13,
	     0xe21,
	     0xe2f,
	     0xe3d,
	     0xe4b,
	     0xe59,
	     0xe67,
	     0xe75,
	     0xe83,
	     0xe91,
	     0xe9f,
	     0xead,
	     0xebb,
	     0xec9,
	     0xed7,
	     0xee5,
	     0xef3,
	     0xf0f,
	     0xf1d,
	     0xf2b,
	     0xf39,
	     0xf47,
	     0xf55,
	     0xf63,
	     0xf71,
	     0xf7f,
	     0xf8d,
	     0xf9b,
	     0xfa9,
	     0xfb7,
	     0xfc5,
	     0xfd3,
	     0xfe1,
	     0xb65,
	     0xb73,
	     0xb81,
	     0xb8f,
	     0xb9d,
	     0xbab);
	REFUSES(msr_bits, icx_cha_box_filter, ICX_CHA_INSTANCES, (past));
	RW(icx_cha_box_filter, tid, ICX_CHA_BOX_FILTER_TID, uint32_t, 0x000001ffu, 0, 9, 0xfffffe00);
}

static void check_icx_cha_ctl(struct run *run)
{
	RESET(icx_cha_ctl, ICX_CHA_CTL, UINT64_C(0x0000000000000000));
	IS(ICX_CHA_CTL_MUST_ZERO, 0x210000);
	IS(ICX_CHA_CTL_COUNT, 0x4);
	ADDR(msr_bits, icx_cha_ctl, (n, i), 40, 4, 0,
	     0xe01, 0xe02, 0xe03, 0xe04,
	     0xe0f, 0xe10, 0xe11, 0xe12,
	     0xe1d, 0xe1e, 0xe1f, 0xe20,
	     0xe2b, 0xe2c, 0xe2d, 0xe2e,
	     0xe39, 0xe3a, 0xe3b, 0xe3c,
	     0xe47, 0xe48, 0xe49, 0xe4a,
	     0xe55, 0xe56, 0xe57, 0xe58,
	     0xe63, 0xe64, 0xe65, 0xe66,
	     0xe71, 0xe72, 0xe73, 0xe74,
	     0xe7f, 0xe80, 0xe81, 0xe82,
	     0xe8d, 0xe8e, 0xe8f, 0xe90,
	     0xe9b, 0xe9c, 0xe9d, 0xe9e,
	     0xea9, 0xeaa, 0xeab, 0xeac,
	     0xeb7, 0xeb8, 0xeb9, 0xeba,
	     0xec5, 0xec6, 0xec7, 0xec8,
	     0xed3, 0xed4, 0xed5, 0xed6,
	     0xee1, 0xee2, 0xee3, 0xee4,
	     0xeef, 0xef0, 0xef1, 0xef2,
	     0xf0b, 0xf0c, 0xf0d, 0xf0e,
	     0xf19, 0xf1a, 0xf1b, 0xf1c,
	     0xf27, 0xf28, 0xf29, 0xf2a,
	     0xf35, 0xf36, 0xf37, 0xf38,
	     0xf43, 0xf44, 0xf45, 0xf46,
	     0xf51, 0xf52, 0xf53, 0xf54,
	     0xf5f, 0xf60, 0xf61, 0xf62,
	     0xf6d, 0xf6e, 0xf6f, 0xf70,
	     0xf7b, 0xf7c, 0xf7d, 0xf7e,
	     0xf89, 0xf8a, 0xf8b, 0xf8c,
	     0xf97, 0xf98, 0xf99, 0xf9a,
	     0xfa5, 0xfa6, 0xfa7, 0xfa8,
	     0xfb3, 0xfb4, 0xfb5, 0xfb6,
	     0xfc1, 0xfc2, 0xfc3, 0xfc4,
	     0xfcf, 0xfd0, 0xfd1, 0xfd2,
	     0xfdd, 0xfde, 0xfdf, 0xfe0,
	     0xb61, 0xb62, 0xb63, 0xb64,
	     0xb6f, 0xb70, 0xb71, 0xb72,
	     0xb7d, 0xb7e, 0xb7f, 0xb80,
	     0xb8b, 0xb8c, 0xb8d, 0xb8e,
	     0xb99, 0xb9a, 0xb9b, 0xb9c,
	     0xba7, 0xba8, 0xba9, 0xbaa);
	REFUSES(msr_bits, icx_cha_ctl, ICX_CHA_INSTANCES, (past, 0));
	REFUSES(msr_bits, icx_cha_ctl, ICX_CHA_CTL_COUNT, (0, past));
	PIECES(ICX_CHA_CTL_UMASK, UINT64_C(0x03ffffff0000ff00), 34);
	PIECES_GET(icx_cha_ctl, umask, uint64_t, UINT64_C(0x03ffffff0000ff00), 34, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57);
	PIECES_SET(icx_cha_ctl, umask, uint64_t, UINT64_C(0x03ffffff0000ff00), 34, 0xfc000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57);
	RW(icx_cha_ctl, thresh, ICX_CHA_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(icx_cha_ctl, invert, ICX_CHA_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(ICX_CHA_CTL_INVERT, 0x1u,
	       { ICX_CHA_CTL_INVERT_GE, 0x0 },
	       { ICX_CHA_CTL_INVERT_LT, 0x1 });
	RW(icx_cha_ctl, en, ICX_CHA_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(icx_cha_ctl, ov_en, ICX_CHA_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(icx_cha_ctl, tid_en, ICX_CHA_CTL_TID_EN, uint64_t, UINT64_C(0x0000000000080000), 19, 1, 0xfffffffffff7ffff);
	RW(icx_cha_ctl, edge_det, ICX_CHA_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	WO(icx_cha_ctl, rst, ICX_CHA_CTL_RST, uint64_t, UINT64_C(0x0000000000020000), 17, 1, 0xfffffffffffdffff);
	RW(icx_cha_ctl, ev_sel, ICX_CHA_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_icx_cha_ctr(struct run *run)
{
	RESET(icx_cha_ctr, ICX_CHA_CTR, UINT64_C(0x0000000000000000));
	IS(ICX_CHA_CTR_COUNT, 0x4);
	ADDR(msr_bits, icx_cha_ctr, (n, i), 40, 4, 0,
	     0xe08, 0xe09, 0xe0a, 0xe0b,
	     0xe16, 0xe17, 0xe18, 0xe19,
	     0xe24, 0xe25, 0xe26, 0xe27,
	     0xe32, 0xe33, 0xe34, 0xe35,
	     0xe40, 0xe41, 0xe42, 0xe43,
	     0xe4e, 0xe4f, 0xe50, 0xe51,
	     0xe5c, 0xe5d, 0xe5e, 0xe5f,
	     0xe6a, 0xe6b, 0xe6c, 0xe6d,
	     0xe78, 0xe79, 0xe7a, 0xe7b,
	     0xe86, 0xe87, 0xe88, 0xe89,
	     0xe94, 0xe95, 0xe96, 0xe97,
	     0xea2, 0xea3, 0xea4, 0xea5,
	     0xeb0, 0xeb1, 0xeb2, 0xeb3,
	     0xebe, 0xebf, 0xec0, 0xec1,
	     0xecc, 0xecd, 0xece, 0xecf,
	     0xeda, 0xedb, 0xedc, 0xedd,
	     0xee8, 0xee9, 0xeea, 0xeeb,
	     0xef6, 0xef7, 0xef8, 0xef9,
	     0xf12, 0xf13, 0xf14, 0xf15,
	     0xf20, 0xf21, 0xf22, 0xf23,
	     0xf2e, 0xf2f, 0xf30, 0xf31,
	     0xf3c, 0xf3d, 0xf3e, 0xf3f,
	     0xf4a, 0xf4b, 0xf4c, 0xf4d,
	     0xf58, 0xf59, 0xf5a, 0xf5b,
	     0xf66, 0xf67, 0xf68, 0xf69,
	     0xf74, 0xf75, 0xf76, 0xf77,
	     0xf82, 0xf83, 0xf84, 0xf85,
	     0xf90, 0xf91, 0xf92, 0xf93,
	     0xf9e, 0xf9f, 0xfa0, 0xfa1,
	     0xfac, 0xfad, 0xfae, 0xfaf,
	     0xfba, 0xfbb, 0xfbc, 0xfbd,
	     0xfc8, 0xfc9, 0xfca, 0xfcb,
	     0xfd6, 0xfd7, 0xfd8, 0xfd9,
	     0xfe4, 0xfe5, 0xfe6, 0xfe7,
	     0xb68, 0xb69, 0xb6a, 0xb6b,
	     0xb76, 0xb77, 0xb78, 0xb79,
	     0xb84, 0xb85, 0xb86, 0xb87,
	     0xb92, 0xb93, 0xb94, 0xb95,
	     0xba0, 0xba1, 0xba2, 0xba3,
	     0xbae, 0xbaf, 0xbb0, 0xbb1);
	REFUSES(msr_bits, icx_cha_ctr, ICX_CHA_INSTANCES, (past, 0));
	REFUSES(msr_bits, icx_cha_ctr, ICX_CHA_CTR_COUNT, (0, past));
	RW(icx_cha_ctr, event_count, ICX_CHA_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_icx_cha(struct run *run)
{
	IS(ICX_CHA_INSTANCES, 40);
	IS(ICX_CHA_GENERAL_COUNTERS, 4);
	IS(ICX_CHA_GENERAL_WIDTH, 48);
	IS(ICX_CHA_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_icx_cha_box_ctl(run);
	check_icx_cha_box_status(run);
	check_icx_cha_box_filter(run);
	check_icx_cha_ctl(run);
	check_icx_cha_ctr(run);
}

static void check_icx_pcu_box_ctl(struct run *run)
{
	RESET(icx_pcu_box_ctl, ICX_PCU_BOX_CTL, 0x00030000u);
	IS(ICX_PCU_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, icx_pcu_box_ctl, (), 1, 1, 0,
	     0x710);
	RW(icx_pcu_box_ctl, frz, ICX_PCU_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(icx_pcu_box_ctl, rst_ctrs, ICX_PCU_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(icx_pcu_box_ctl, rst_ctrl, ICX_PCU_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_icx_pcu_ctl(struct run *run)
{
	RESET(icx_pcu_ctl, ICX_PCU_CTL, 0x00000000u);
	IS(ICX_PCU_CTL_MUST_ZERO, 0x20210000);
	IS(ICX_PCU_CTL_COUNT, 0x4);
	ADDR(msr_bits, icx_pcu_ctl, (i), 1, 4, 0,
	     0x711, 0x712, 0x713, 0x714);
	REFUSES(msr_bits, icx_pcu_ctl, ICX_PCU_CTL_COUNT, (past));
	RW(icx_pcu_ctl, occ_edge_det, ICX_PCU_CTL_OCC_EDGE_DET, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(icx_pcu_ctl, occ_invert, ICX_PCU_CTL_OCC_INVERT, uint32_t, 0x40000000u, 30, 1, 0xbfffffff);
	RW(icx_pcu_ctl, thresh, ICX_PCU_CTL_THRESH, uint32_t, 0x1f000000u, 24, 5, 0xe0ffffff);
	RW(icx_pcu_ctl, invert, ICX_PCU_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(ICX_PCU_CTL_INVERT, 0x1u,
	       { ICX_PCU_CTL_INVERT_GE, 0x0 },
	       { ICX_PCU_CTL_INVERT_LT, 0x1 });
	RW(icx_pcu_ctl, en, ICX_PCU_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(icx_pcu_ctl, ov_en, ICX_PCU_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(icx_pcu_ctl, edge_det, ICX_PCU_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(icx_pcu_ctl, rst, ICX_PCU_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(icx_pcu_ctl, occ_sel, ICX_PCU_CTL_OCC_SEL, uint32_t, 0x0000c000u, 14, 2, 0xffff3fff);
	VALUES(ICX_PCU_CTL_OCC_SEL, 0x3u,
	       { ICX_PCU_CTL_OCC_SEL_C0, 0x1 },
	       { ICX_PCU_CTL_OCC_SEL_C3, 0x2 },
	       { ICX_PCU_CTL_OCC_SEL_C6, 0x3 });
	RW(icx_pcu_ctl, ev_sel, ICX_PCU_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_icx_pcu_box_filter(struct run *run)
{
	RESET(icx_pcu_box_filter, ICX_PCU_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, icx_pcu_box_filter, (), 1, 1, 0,
	     0x715);
	RW(icx_pcu_box_filter, filt31_24, ICX_PCU_BOX_FILTER_FILT31_24, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(icx_pcu_box_filter, filt23_16, ICX_PCU_BOX_FILTER_FILT23_16, uint32_t, 0x00ff0000u, 16, 8, 0xff00ffff);
	RW(icx_pcu_box_filter, filt15_8, ICX_PCU_BOX_FILTER_FILT15_8, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(icx_pcu_box_filter, filt7_0, ICX_PCU_BOX_FILTER_FILT7_0, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_icx_pcu_box_status(struct run *run)
{
	RESET(icx_pcu_box_status, ICX_PCU_BOX_STATUS, 0x00000000u);
	IS(ICX_PCU_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(icx_pcu_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(msr_bits, icx_pcu_box_status, (), 1, 1, 0,
	     0x716);
	RW1C(icx_pcu_box_status, ov, ICX_PCU_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_icx_pcu_ctr(struct run *run)
{
	RESET(icx_pcu_ctr, ICX_PCU_CTR, UINT64_C(0x0000000000000000));
	IS(ICX_PCU_CTR_COUNT, 0x4);
	ADDR(msr_bits, icx_pcu_ctr, (i), 1, 4, 0,
	     0x717, 0x718, 0x719, 0x71a);
	REFUSES(msr_bits, icx_pcu_ctr, ICX_PCU_CTR_COUNT, (past));
	RW(icx_pcu_ctr, event_count, ICX_PCU_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_icx_pcu_core_c6_ctr(struct run *run)
{
	RESET(icx_pcu_core_c6_ctr, ICX_PCU_CORE_C6_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, icx_pcu_core_c6_ctr, (), 1, 1, 0,
	     0x3fd);
	RW(icx_pcu_core_c6_ctr, event_count, ICX_PCU_CORE_C6_CTR_EVENT_COUNT, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_icx_pcu_capid6(struct run *run)
{
	RESET(icx_pcu_capid6, ICX_PCU_CAPID6, 0x00000000u);
	ADDR(pci_bits, icx_pcu_capid6, (), 1, 1, 0,
	     0x1e03009c);
	RO(icx_pcu_capid6, cha_mask, ICX_PCU_CAPID6_CHA_MASK, uint32_t, 0xffffffffu, 0, 32);
}

static void check_icx_pcu_capid7(struct run *run)
{
	RESET(icx_pcu_capid7, ICX_PCU_CAPID7, 0x00000000u);
	ADDR(pci_bits, icx_pcu_capid7, (), 1, 1, 0,
	     0x1e0300a0);
	RO(icx_pcu_capid7, cha_mask, ICX_PCU_CAPID7_CHA_MASK, uint32_t, 0xffffffffu, 0, 32);
}

static void check_box_icx_pcu(struct run *run)
{
	IS(ICX_PCU_INSTANCES, 1);
	IS(ICX_PCU_GENERAL_COUNTERS, 4);
	IS(ICX_PCU_GENERAL_WIDTH, 48);
	IS(ICX_PCU_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(ICX_PCU_CORE_C6_COUNTERS, 1);
	IS(ICX_PCU_CORE_C6_WIDTH, 64);
	IS(ICX_PCU_CORE_C6_COUNT_MASK, 0xffffffffffffffff);
	IS(ICX_PCU_CAPS_DEVICE_ID, 0x345b);
	check_icx_pcu_box_ctl(run);
	check_icx_pcu_ctl(run);
	check_icx_pcu_box_filter(run);
	check_icx_pcu_box_status(run);
	check_icx_pcu_ctr(run);
	check_icx_pcu_core_c6_ctr(run);
	check_icx_pcu_capid6(run);
	check_icx_pcu_capid7(run);
}

static void check_icx_rapl_unit(struct run *run)
{
	RESET(icx_rapl_unit, ICX_RAPL_UNIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, icx_rapl_unit, (), 1, 1, 0,
	     0x606);
	RO(icx_rapl_unit, tu, ICX_RAPL_UNIT_TU, uint64_t, UINT64_C(0x00000000000f0000), 16, 4);
	RO(icx_rapl_unit, esu, ICX_RAPL_UNIT_ESU, uint64_t, UINT64_C(0x0000000000001f00), 8, 5);
	RO(icx_rapl_unit, pu, ICX_RAPL_UNIT_PU, uint64_t, UINT64_C(0x000000000000000f), 0, 4);
}

static void check_icx_rapl_pkg_energy(struct run *run)
{
	RESET(icx_rapl_pkg_energy, ICX_RAPL_PKG_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, icx_rapl_pkg_energy, (), 1, 1, 0,
	     0x611);
	RO(icx_rapl_pkg_energy, used, ICX_RAPL_PKG_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_icx_rapl_dram_energy(struct run *run)
{
	RESET(icx_rapl_dram_energy, ICX_RAPL_DRAM_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, icx_rapl_dram_energy, (), 1, 1, 0,
	     0x619);
	RO(icx_rapl_dram_energy, used, ICX_RAPL_DRAM_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_box_icx_rapl(struct run *run)
{
	IS(ICX_RAPL_INSTANCES, 1);
	IS(ICX_RAPL_PKG_COUNTERS, 1);
	IS(ICX_RAPL_PKG_WIDTH, 32);
	IS(ICX_RAPL_PKG_COUNT_MASK, 0xffffffff);
	IS(ICX_RAPL_DRAM_COUNTERS, 1);
	IS(ICX_RAPL_DRAM_WIDTH, 32);
	IS(ICX_RAPL_DRAM_COUNT_MASK, 0xffffffff);
	check_icx_rapl_unit(run);
	check_icx_rapl_pkg_energy(run);
	check_icx_rapl_dram_energy(run);
}

static void check_icx_ufs_limit(struct run *run)
{
	RESET(icx_ufs_limit, ICX_UFS_LIMIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, icx_ufs_limit, (), 1, 1, 0,
	     0x620);
	RW(icx_ufs_limit, min_ratio, ICX_UFS_LIMIT_MIN_RATIO, uint64_t, UINT64_C(0x0000000000007f00), 8, 7, 0xffffffffffff80ff);
	RW(icx_ufs_limit, max_ratio, ICX_UFS_LIMIT_MAX_RATIO, uint64_t, UINT64_C(0x000000000000007f), 0, 7, 0xffffffffffffff80);
}

static void check_icx_ufs_status(struct run *run)
{
	RESET(icx_ufs_status, ICX_UFS_STATUS, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, icx_ufs_status, (), 1, 1, 0,
	     0x621);
	RO(icx_ufs_status, ratio, ICX_UFS_STATUS_RATIO, uint64_t, UINT64_C(0x000000000000007f), 0, 7);
}

static void check_box_icx_ufs(struct run *run)
{
	IS(ICX_UFS_INSTANCES, 1);
	check_icx_ufs_limit(run);
	check_icx_ufs_status(run);
}

static void check_icx_iio_box_ctl(struct run *run)
{
	RESET(icx_iio_box_ctl, ICX_IIO_BOX_CTL, 0x00030000u);
	IS(ICX_IIO_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, icx_iio_box_ctl, (n), 6, 1, 0,
	     0xa50,
	     0xa70,
	     0xa90,
	     0xae0,
	     0xb00,
	     0xb20);
	REFUSES(msr_bits, icx_iio_box_ctl, ICX_IIO_INSTANCES, (past));
	RW(icx_iio_box_ctl, frz, ICX_IIO_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(icx_iio_box_ctl, rst_ctrs, ICX_IIO_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(icx_iio_box_ctl, rst_ctrl, ICX_IIO_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_icx_iio_box_status(struct run *run)
{
	RESET(icx_iio_box_status, ICX_IIO_BOX_STATUS, 0x00000000u);
	IS(ICX_IIO_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(icx_iio_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(msr_bits, icx_iio_box_status, (n), 6, 1, 0,
	     0xa57,
	     0xa77,
	     0xa97,
	     0xae7,
	     0xb07,
	     0xb27);
	REFUSES(msr_bits, icx_iio_box_status, ICX_IIO_INSTANCES, (past));
	RW1C(icx_iio_box_status, ov, ICX_IIO_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_icx_iio_ctl(struct run *run)
{
	RESET(icx_iio_ctl, ICX_IIO_CTL, UINT64_C(0x0000000000000000));
	IS(ICX_IIO_CTL_MUST_ZERO, 0x210000);
	IS(ICX_IIO_CTL_COUNT, 0x4);
	ADDR(msr_bits, icx_iio_ctl, (n, i), 6, 4, 0,
	     0xa58, 0xa59, 0xa5a, 0xa5b,
	     0xa78, 0xa79, 0xa7a, 0xa7b,
	     0xa98, 0xa99, 0xa9a, 0xa9b,
	     0xae8, 0xae9, 0xaea, 0xaeb,
	     0xb08, 0xb09, 0xb0a, 0xb0b,
	     0xb28, 0xb29, 0xb2a, 0xb2b);
	REFUSES(msr_bits, icx_iio_ctl, ICX_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, icx_iio_ctl, ICX_IIO_CTL_COUNT, (0, past));
	RW(icx_iio_ctl, fc_mask, ICX_IIO_CTL_FC_MASK, uint64_t, UINT64_C(0x0007000000000000), 48, 3, 0xfff8ffffffffffff);
	VALUES(ICX_IIO_CTL_FC_MASK, 0x7u,
	       { ICX_IIO_CTL_FC_MASK_POSTED, 0x1 },
	       { ICX_IIO_CTL_FC_MASK_NON_POSTED, 0x2 },
	       { ICX_IIO_CTL_FC_MASK_COMPLETION, 0x4 },
	       { ICX_IIO_CTL_FC_MASK_ANY, 0x7 });
	RW(icx_iio_ctl, ch_mask, ICX_IIO_CTL_CH_MASK, uint64_t, UINT64_C(0x0000fff000000000), 36, 12, 0xffff000fffffffff);
	VALUES(ICX_IIO_CTL_CH_MASK, 0xfffu,
	       { ICX_IIO_CTL_CH_MASK_PART0, 0x1 },
	       { ICX_IIO_CTL_CH_MASK_PART1, 0x2 },
	       { ICX_IIO_CTL_CH_MASK_PART2, 0x4 },
	       { ICX_IIO_CTL_CH_MASK_PART3, 0x8 },
	       { ICX_IIO_CTL_CH_MASK_PART4, 0x10 },
	       { ICX_IIO_CTL_CH_MASK_PART5, 0x20 },
	       { ICX_IIO_CTL_CH_MASK_PART6, 0x40 },
	       { ICX_IIO_CTL_CH_MASK_PART7, 0x80 },
	       { ICX_IIO_CTL_CH_MASK_IOMMU0, 0x100 },
	       { ICX_IIO_CTL_CH_MASK_IOMMU1, 0x200 });
	RW(icx_iio_ctl, thresh, ICX_IIO_CTL_THRESH, uint64_t, UINT64_C(0x0000000fff000000), 24, 12, 0xfffffff000ffffff);
	RW(icx_iio_ctl, invert, ICX_IIO_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(ICX_IIO_CTL_INVERT, 0x1u,
	       { ICX_IIO_CTL_INVERT_GE, 0x0 },
	       { ICX_IIO_CTL_INVERT_LT, 0x1 });
	RW(icx_iio_ctl, en, ICX_IIO_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(icx_iio_ctl, ov_en, ICX_IIO_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(icx_iio_ctl, edge_det, ICX_IIO_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	WO(icx_iio_ctl, rst, ICX_IIO_CTL_RST, uint64_t, UINT64_C(0x0000000000020000), 17, 1, 0xfffffffffffdffff);
	RW(icx_iio_ctl, umask, ICX_IIO_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(icx_iio_ctl, ev_sel, ICX_IIO_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_icx_iio_ctr(struct run *run)
{
	RESET(icx_iio_ctr, ICX_IIO_CTR, UINT64_C(0x0000000000000000));
	IS(ICX_IIO_CTR_COUNT, 0x4);
	ADDR(msr_bits, icx_iio_ctr, (n, i), 6, 4, 0,
	     0xa51, 0xa52, 0xa53, 0xa54,
	     0xa71, 0xa72, 0xa73, 0xa74,
	     0xa91, 0xa92, 0xa93, 0xa94,
	     0xae1, 0xae2, 0xae3, 0xae4,
	     0xb01, 0xb02, 0xb03, 0xb04,
	     0xb21, 0xb22, 0xb23, 0xb24);
	REFUSES(msr_bits, icx_iio_ctr, ICX_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, icx_iio_ctr, ICX_IIO_CTR_COUNT, (0, past));
	RW(icx_iio_ctr, event_count, ICX_IIO_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_icx_iio_clk_ctr(struct run *run)
{
	RESET(icx_iio_clk_ctr, ICX_IIO_CLK_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, icx_iio_clk_ctr, (n), 6, 1, 0,
	     0xa55,
	     0xa75,
	     0xa95,
	     0xae5,
	     0xb05,
	     0xb25);
	REFUSES(msr_bits, icx_iio_clk_ctr, ICX_IIO_INSTANCES, (past));
	RO(icx_iio_clk_ctr, event_count, ICX_IIO_CLK_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_icx_iio_bw_in_ctr(struct run *run)
{
	RESET(icx_iio_bw_in_ctr, ICX_IIO_BW_IN_CTR, UINT64_C(0x0000000000000000));
	IS(ICX_IIO_BW_IN_CTR_COUNT, 0x8);
	ADDR(msr_bits, icx_iio_bw_in_ctr, (n, i), 6, 8, 0,
	     0xaa0, 0xaa1, 0xaa2, 0xaa3, 0xaa4, 0xaa5, 0xaa6, 0xaa7,
	     0xab0, 0xab1, 0xab2, 0xab3, 0xab4, 0xab5, 0xab6, 0xab7,
	     0xac0, 0xac1, 0xac2, 0xac3, 0xac4, 0xac5, 0xac6, 0xac7,
	     0xb30, 0xb31, 0xb32, 0xb33, 0xb34, 0xb35, 0xb36, 0xb37,
	     0xb40, 0xb41, 0xb42, 0xb43, 0xb44, 0xb45, 0xb46, 0xb47,
	     0xb50, 0xb51, 0xb52, 0xb53, 0xb54, 0xb55, 0xb56, 0xb57);
	REFUSES(msr_bits, icx_iio_bw_in_ctr, ICX_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, icx_iio_bw_in_ctr, ICX_IIO_BW_IN_CTR_COUNT, (0, past));
	RO(icx_iio_bw_in_ctr, event_count, ICX_IIO_BW_IN_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_icx_iio_bw_out_ctr(struct run *run)
{
	RESET(icx_iio_bw_out_ctr, ICX_IIO_BW_OUT_CTR, UINT64_C(0x0000000000000000));
	RO(icx_iio_bw_out_ctr, event_count, ICX_IIO_BW_OUT_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_box_icx_iio(struct run *run)
{
	IS(ICX_IIO_INSTANCES, 6);
	IS(ICX_IIO_GENERAL_COUNTERS, 4);
	IS(ICX_IIO_GENERAL_WIDTH, 48);
	IS(ICX_IIO_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(ICX_IIO_CLOCK_COUNTERS, 1);
	IS(ICX_IIO_CLOCK_WIDTH, 48);
	IS(ICX_IIO_CLOCK_COUNT_MASK, 0xffffffffffff);
	IS(ICX_IIO_BW_IN_COUNTERS, 8);
	IS(ICX_IIO_BW_IN_WIDTH, 48);
	IS(ICX_IIO_BW_IN_COUNT_MASK, 0xffffffffffff);
	IS(ICX_IIO_BW_OUT_COUNTERS, 8);
	IS(ICX_IIO_BW_OUT_WIDTH, 48);
	IS(ICX_IIO_BW_OUT_COUNT_MASK, 0xffffffffffff);
	check_icx_iio_box_ctl(run);
	check_icx_iio_box_status(run);
	check_icx_iio_ctl(run);
	check_icx_iio_ctr(run);
	check_icx_iio_clk_ctr(run);
	check_icx_iio_bw_in_ctr(run);
	check_icx_iio_bw_out_ctr(run);
}

static void check_icx_irp_box_ctl(struct run *run)
{
	RESET(icx_irp_box_ctl, ICX_IRP_BOX_CTL, 0x00030000u);
	IS(ICX_IRP_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, icx_irp_box_ctl, (n), 6, 1, 0,
	     0xa4a,
	     0xa6a,
	     0xa8a,
	     0xada,
	     0xafa,
	     0xb1a);
	REFUSES(msr_bits, icx_irp_box_ctl, ICX_IRP_INSTANCES, (past));
	RW(icx_irp_box_ctl, frz, ICX_IRP_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(icx_irp_box_ctl, rst_ctrs, ICX_IRP_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(icx_irp_box_ctl, rst_ctrl, ICX_IRP_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_icx_irp_box_status(struct run *run)
{
	RESET(icx_irp_box_status, ICX_IRP_BOX_STATUS, 0x00000000u);
	IS(ICX_IRP_BOX_STATUS_RW1C, 0x00000003u);
	CLEAR_SEEN(icx_irp_box_status, uint32_t, 0x3, 0x00000000u);
	ADDR(msr_bits, icx_irp_box_status, (n), 6, 1, 0,
	     0xa4f,
	     0xa6f,
	     0xa8f,
	     0xadf,
	     0xaff,
	     0xb1f);
	REFUSES(msr_bits, icx_irp_box_status, ICX_IRP_INSTANCES, (past));
	RW1C(icx_irp_box_status, ov, ICX_IRP_BOX_STATUS_OV, uint32_t, 0x00000003u, 0, 2, 0x00000000u);
}

static void check_icx_irp_ctl(struct run *run)
{
	RESET(icx_irp_ctl, ICX_IRP_CTL, 0x00000000u);
	IS(ICX_IRP_CTL_MUST_ZERO, 0x210000);
	IS(ICX_IRP_CTL_COUNT, 0x2);
	ADDR(msr_bits, icx_irp_ctl, (n, i), 6, 2, 0,
	     0xa4d, 0xa4e,
	     0xa6d, 0xa6e,
	     0xa8d, 0xa8e,
	     0xadd, 0xade,
	     0xafd, 0xafe,
	     0xb1d, 0xb1e);
	REFUSES(msr_bits, icx_irp_ctl, ICX_IRP_INSTANCES, (past, 0));
	REFUSES(msr_bits, icx_irp_ctl, ICX_IRP_CTL_COUNT, (0, past));
	RW(icx_irp_ctl, thresh, ICX_IRP_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(icx_irp_ctl, invert, ICX_IRP_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(ICX_IRP_CTL_INVERT, 0x1u,
	       { ICX_IRP_CTL_INVERT_GE, 0x0 },
	       { ICX_IRP_CTL_INVERT_LT, 0x1 });
	RW(icx_irp_ctl, en, ICX_IRP_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(icx_irp_ctl, ov_en, ICX_IRP_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(icx_irp_ctl, edge_det, ICX_IRP_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(icx_irp_ctl, rst, ICX_IRP_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(icx_irp_ctl, umask, ICX_IRP_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(icx_irp_ctl, ev_sel, ICX_IRP_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_icx_irp_ctr(struct run *run)
{
	RESET(icx_irp_ctr, ICX_IRP_CTR, UINT64_C(0x0000000000000000));
	IS(ICX_IRP_CTR_COUNT, 0x2);
	ADDR(msr_bits, icx_irp_ctr, (n, i), 6, 2, 0,
	     0xa4b, 0xa4c,
	     0xa6b, 0xa6c,
	     0xa8b, 0xa8c,
	     0xadb, 0xadc,
	     0xafb, 0xafc,
	     0xb1b, 0xb1c);
	REFUSES(msr_bits, icx_irp_ctr, ICX_IRP_INSTANCES, (past, 0));
	REFUSES(msr_bits, icx_irp_ctr, ICX_IRP_CTR_COUNT, (0, past));
	RW(icx_irp_ctr, event_count, ICX_IRP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_icx_irp_box_filter(struct run *run)
{
	RESET(icx_irp_box_filter, ICX_IRP_BOX_FILTER, 0x00000000u);
	BITS(ICX_IRP_BOX_FILTER_ORDERINGQ, 0x0000001fu, 0, 5);
}

static void check_box_icx_irp(struct run *run)
{
	IS(ICX_IRP_INSTANCES, 6);
	IS(ICX_IRP_GENERAL_COUNTERS, 2);
	IS(ICX_IRP_GENERAL_WIDTH, 48);
	IS(ICX_IRP_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_icx_irp_box_ctl(run);
	check_icx_irp_box_status(run);
	check_icx_irp_ctl(run);
	check_icx_irp_ctr(run);
	check_icx_irp_box_filter(run);
}

static void check_icx_m2pcie_box_ctl(struct run *run)
{
	RESET(icx_m2pcie_box_ctl, ICX_M2PCIE_BOX_CTL, 0x00030000u);
	IS(ICX_M2PCIE_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, icx_m2pcie_box_ctl, (n), 6, 1, 0,
	     0xa40,
	     0xa60,
	     0xa80,
	     0xad0,
	     0xaf0,
	     0xb10);
	REFUSES(msr_bits, icx_m2pcie_box_ctl, ICX_M2PCIE_INSTANCES, (past));
	RW(icx_m2pcie_box_ctl, frz, ICX_M2PCIE_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(icx_m2pcie_box_ctl, rst_ctrs, ICX_M2PCIE_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(icx_m2pcie_box_ctl, rst_ctrl, ICX_M2PCIE_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_icx_m2pcie_box_status(struct run *run)
{
	RESET(icx_m2pcie_box_status, ICX_M2PCIE_BOX_STATUS, 0x00000000u);
	IS(ICX_M2PCIE_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(icx_m2pcie_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(msr_bits, icx_m2pcie_box_status, (n), 6, 1, 0,
	     0xa45,
	     0xa65,
	     0xa85,
	     0xad5,
	     0xaf5,
	     0xb15);
	REFUSES(msr_bits, icx_m2pcie_box_status, ICX_M2PCIE_INSTANCES, (past));
	RW1C(icx_m2pcie_box_status, ov, ICX_M2PCIE_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_icx_m2pcie_ctl(struct run *run)
{
	RESET(icx_m2pcie_ctl, ICX_M2PCIE_CTL, 0x00000000u);
	IS(ICX_M2PCIE_CTL_MUST_ZERO, 0x210000);
	IS(ICX_M2PCIE_CTL_COUNT, 0x4);
	ADDR(msr_bits, icx_m2pcie_ctl, (n, i), 6, 4, 0,
	     0xa46, 0xa47, 0xa48, 0xa49,
	     0xa66, 0xa67, 0xa68, 0xa69,
	     0xa86, 0xa87, 0xa88, 0xa89,
	     0xad6, 0xad7, 0xad8, 0xad9,
	     0xaf6, 0xaf7, 0xaf8, 0xaf9,
	     0xb16, 0xb17, 0xb18, 0xb19);
	REFUSES(msr_bits, icx_m2pcie_ctl, ICX_M2PCIE_INSTANCES, (past, 0));
	REFUSES(msr_bits, icx_m2pcie_ctl, ICX_M2PCIE_CTL_COUNT, (0, past));
	RW(icx_m2pcie_ctl, thresh, ICX_M2PCIE_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(icx_m2pcie_ctl, invert, ICX_M2PCIE_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(ICX_M2PCIE_CTL_INVERT, 0x1u,
	       { ICX_M2PCIE_CTL_INVERT_GE, 0x0 },
	       { ICX_M2PCIE_CTL_INVERT_LT, 0x1 });
	RW(icx_m2pcie_ctl, en, ICX_M2PCIE_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(icx_m2pcie_ctl, ov_en, ICX_M2PCIE_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(icx_m2pcie_ctl, edge_det, ICX_M2PCIE_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(icx_m2pcie_ctl, rst, ICX_M2PCIE_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(icx_m2pcie_ctl, umask, ICX_M2PCIE_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(icx_m2pcie_ctl, ev_sel, ICX_M2PCIE_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_icx_m2pcie_ctr(struct run *run)
{
	RESET(icx_m2pcie_ctr, ICX_M2PCIE_CTR, UINT64_C(0x0000000000000000));
	IS(ICX_M2PCIE_CTR_COUNT, 0x4);
	ADDR(msr_bits, icx_m2pcie_ctr, (n, i), 6, 4, 0,
	     0xa41, 0xa42, 0xa43, 0xa44,
	     0xa61, 0xa62, 0xa63, 0xa64,
	     0xa81, 0xa82, 0xa83, 0xa84,
	     0xad1, 0xad2, 0xad3, 0xad4,
	     0xaf1, 0xaf2, 0xaf3, 0xaf4,
	     0xb11, 0xb12, 0xb13, 0xb14);
	REFUSES(msr_bits, icx_m2pcie_ctr, ICX_M2PCIE_INSTANCES, (past, 0));
	REFUSES(msr_bits, icx_m2pcie_ctr, ICX_M2PCIE_CTR_COUNT, (0, past));
	RW(icx_m2pcie_ctr, event_count, ICX_M2PCIE_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_icx_m2pcie(struct run *run)
{
	IS(ICX_M2PCIE_INSTANCES, 6);
	IS(ICX_M2PCIE_GENERAL_COUNTERS, 4);
	IS(ICX_M2PCIE_GENERAL_WIDTH, 48);
	IS(ICX_M2PCIE_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_icx_m2pcie_box_ctl(run);
	check_icx_m2pcie_box_status(run);
	check_icx_m2pcie_ctl(run);
	check_icx_m2pcie_ctr(run);
}

static void check_icx_memmap_base(struct run *run)
{
	RESET(icx_memmap_base, ICX_MEMMAP_BASE, 0x00000000u);
	ADDR(pci_bits, icx_memmap_base, (), 1, 1, 0,
	     0x100d0);
	RO(icx_memmap_base, base, ICX_MEMMAP_BASE_BASE, uint32_t, 0x1fffffffu, 0, 29);
}

static void check_icx_memmap_mem(struct run *run)
{
	RESET(icx_memmap_mem, ICX_MEMMAP_MEM, 0x00000000u);
	IS(ICX_MEMMAP_MEM_COUNT, 0x4);
	ADDR(pci_bits, icx_memmap_mem, (i), 1, 4, 0,
	     0x100d8, 0x100dc, 0x100e0, 0x100e4);
	REFUSES(pci_bits, icx_memmap_mem, ICX_MEMMAP_MEM_COUNT, (past));
	RO(icx_memmap_mem, mem, ICX_MEMMAP_MEM_MEM, uint32_t, 0x000007ffu, 0, 11);
}

static void check_box_icx_memmap(struct run *run)
{
	IS(ICX_MEMMAP_INSTANCES, 1);
	IS(ICX_MEMMAP_MAP_DEVICE_ID, 0x3451);
	check_icx_memmap_base(run);
	check_icx_memmap_mem(run);
}

static void check_icx_imc_box_ctl(struct run *run)
{
	RESET(icx_imc_box_ctl, ICX_IMC_BOX_CTL, 0x00030000u);
	IS(ICX_IMC_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(mmio_bits, icx_imc_box_ctl, (), 1, 1, 0,
	     0x0);
	LOAD(icx_imc_box_ctl, uint32_t, (&window), 1,
	     0x0);
	STORE(icx_imc_box_ctl, uint32_t, (&window, zeros), 1,
	     0x0);
	RW(icx_imc_box_ctl, frz, ICX_IMC_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(icx_imc_box_ctl, rst_ctrs, ICX_IMC_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(icx_imc_box_ctl, rst_ctrl, ICX_IMC_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_icx_imc_box_status(struct run *run)
{
	RESET(icx_imc_box_status, ICX_IMC_BOX_STATUS, 0x00000000u);
	IS(ICX_IMC_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(icx_imc_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(mmio_bits, icx_imc_box_status, (), 1, 1, 0,
	     0x5c);
	LOAD(icx_imc_box_status, uint32_t, (&window), 1,
	     0x5c);
	STORE(icx_imc_box_status, uint32_t, (&window, zeros), 1,
	     0x5c);
	RW1C(icx_imc_box_status, ov, ICX_IMC_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_icx_imc_ctl(struct run *run)
{
	RESET(icx_imc_ctl, ICX_IMC_CTL, 0x00000000u);
	IS(ICX_IMC_CTL_MUST_ZERO, 0x210000);
	IS(ICX_IMC_CTL_COUNT, 0x4);
	ADDR(mmio_bits, icx_imc_ctl, (i), 1, 4, 0,
	     0x40, 0x44, 0x48, 0x4c);
	REFUSES(mmio_bits, icx_imc_ctl, ICX_IMC_CTL_COUNT, (past));
	LOAD(icx_imc_ctl, uint32_t, (&window, i), 4,
	     0x40, 0x44, 0x48, 0x4c);
	STORE(icx_imc_ctl, uint32_t, (&window, i, zeros), 4,
	     0x40, 0x44, 0x48, 0x4c);
	RW(icx_imc_ctl, thresh, ICX_IMC_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(icx_imc_ctl, invert, ICX_IMC_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(ICX_IMC_CTL_INVERT, 0x1u,
	       { ICX_IMC_CTL_INVERT_GE, 0x0 },
	       { ICX_IMC_CTL_INVERT_LT, 0x1 });
	RW(icx_imc_ctl, en, ICX_IMC_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(icx_imc_ctl, ov_en, ICX_IMC_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(icx_imc_ctl, edge_det, ICX_IMC_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(icx_imc_ctl, rst, ICX_IMC_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(icx_imc_ctl, umask, ICX_IMC_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(icx_imc_ctl, ev_sel, ICX_IMC_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_icx_imc_ctr(struct run *run)
{
	RESET(icx_imc_ctr, ICX_IMC_CTR, UINT64_C(0x0000000000000000));
	IS(ICX_IMC_CTR_COUNT, 0x4);
	ADDR(mmio_bits, icx_imc_ctr, (i), 1, 4, 0,
	     0x8, 0x10, 0x18, 0x20);
	REFUSES(mmio_bits, icx_imc_ctr, ICX_IMC_CTR_COUNT, (past));
	LOAD(icx_imc_ctr, uint64_t, (&window, i), 4,
	     0x8, 0x10, 0x18, 0x20);
	STORE(icx_imc_ctr, uint64_t, (&window, i, zeros), 4,
	     0x8, 0x10, 0x18, 0x20);
	RW(icx_imc_ctr, event_count, ICX_IMC_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_icx_imc_fixed_ctl(struct run *run)
{
	RESET(icx_imc_fixed_ctl, ICX_IMC_FIXED_CTL, 0x00000000u);
	ADDR(mmio_bits, icx_imc_fixed_ctl, (), 1, 1, 0,
	     0x54);
	LOAD(icx_imc_fixed_ctl, uint32_t, (&window), 1,
	     0x54);
	STORE(icx_imc_fixed_ctl, uint32_t, (&window, zeros), 1,
	     0x54);
	RW(icx_imc_fixed_ctl, en, ICX_IMC_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
}

static void check_icx_imc_fixed_ctr(struct run *run)
{
	RESET(icx_imc_fixed_ctr, ICX_IMC_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(mmio_bits, icx_imc_fixed_ctr, (), 1, 1, 0,
	     0x38);
	LOAD(icx_imc_fixed_ctr, uint64_t, (&window), 1,
	     0x38);
	STORE(icx_imc_fixed_ctr, uint64_t, (&window, zeros), 1,
	     0x38);
	RW(icx_imc_fixed_ctr, event_count, ICX_IMC_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_icx_imc(struct run *run)
{
	IS(ICX_IMC_INSTANCES, 12);
	IS(ICX_IMC_GENERAL_COUNTERS, 4);
	IS(ICX_IMC_GENERAL_WIDTH, 48);
	IS(ICX_IMC_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(ICX_IMC_FIXED_COUNTERS, 1);
	IS(ICX_IMC_FIXED_WIDTH, 48);
	IS(ICX_IMC_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(ICX_IMC_CHANNEL_SIZE, 0x4000);
	BASES("icx_imc_channel_base", icx_imc_channel_base(0x0, 0x0, n), icx_imc_channel_base(0x1fffffff, 0x7ff, n), 12,
	      { UINT64_C(0x22800), UINT64_C(0x10000000021800) },
	      { UINT64_C(0x26800), UINT64_C(0x10000000025800) },
	      { UINT64_C(0x2a800), UINT64_C(0x10000000029800) },
	      { UINT64_C(0x22800), UINT64_C(0x10000000021800) },
	      { UINT64_C(0x26800), UINT64_C(0x10000000025800) },
	      { UINT64_C(0x2a800), UINT64_C(0x10000000029800) },
	      { UINT64_C(0x22800), UINT64_C(0x10000000021800) },
	      { UINT64_C(0x26800), UINT64_C(0x10000000025800) },
	      { UINT64_C(0x2a800), UINT64_C(0x10000000029800) },
	      { UINT64_C(0x22800), UINT64_C(0x10000000021800) },
	      { UINT64_C(0x26800), UINT64_C(0x10000000025800) },
	      { UINT64_C(0x2a800), UINT64_C(0x10000000029800) });
	TOO_WIDE("icx_imc_channel_base", icx_imc_channel_base(over, 0x0, 0), UINT64_C(0x1fffffff));
	TOO_WIDE("icx_imc_channel_base", icx_imc_channel_base(0x0, over, 0), UINT64_C(0x7ff));
	check_icx_imc_box_ctl(run);
	check_icx_imc_box_status(run);
	check_icx_imc_ctl(run);
	check_icx_imc_ctr(run);
	check_icx_imc_fixed_ctl(run);
	check_icx_imc_fixed_ctr(run);
}

static void check_icx_imc_free_dclk_ctr(struct run *run)
{
	RESET(icx_imc_free_dclk_ctr, ICX_IMC_FREE_DCLK_CTR, UINT64_C(0x0000000000000000));
	ADDR(mmio_bits, icx_imc_free_dclk_ctr, (), 1, 1, 0,
	     0x22b0);
	LOAD(icx_imc_free_dclk_ctr, uint64_t, (&window), 1,
	     0x22b0);
	RO(icx_imc_free_dclk_ctr, event_count, ICX_IMC_FREE_DCLK_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_icx_imc_free_ddr_ctr(struct run *run)
{
	RESET(icx_imc_free_ddr_ctr, ICX_IMC_FREE_DDR_CTR, UINT64_C(0x0000000000000000));
	IS(ICX_IMC_FREE_DDR_CTR_COUNT, 0x2);
	ADDR(mmio_bits, icx_imc_free_ddr_ctr, (i), 1, 2, 0,
	     0x2290, 0x2298);
	REFUSES(mmio_bits, icx_imc_free_ddr_ctr, ICX_IMC_FREE_DDR_CTR_COUNT, (past));
	LOAD(icx_imc_free_ddr_ctr, uint64_t, (&window, i), 2,
	     0x2290, 0x2298);
	RO(icx_imc_free_ddr_ctr, event_count, ICX_IMC_FREE_DDR_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_icx_imc_free_pmm_ctr(struct run *run)
{
	RESET(icx_imc_free_pmm_ctr, ICX_IMC_FREE_PMM_CTR, UINT64_C(0x0000000000000000));
	IS(ICX_IMC_FREE_PMM_CTR_COUNT, 0x2);
	ADDR(mmio_bits, icx_imc_free_pmm_ctr, (i), 1, 2, 0,
	     0x22a0, 0x22a8);
	REFUSES(mmio_bits, icx_imc_free_pmm_ctr, ICX_IMC_FREE_PMM_CTR_COUNT, (past));
	LOAD(icx_imc_free_pmm_ctr, uint64_t, (&window, i), 2,
	     0x22a0, 0x22a8);
	RO(icx_imc_free_pmm_ctr, event_count, ICX_IMC_FREE_PMM_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_box_icx_imc_free(struct run *run)
{
	IS(ICX_IMC_FREE_INSTANCES, 4);
	IS(ICX_IMC_FREE_DCLK_COUNTERS, 1);
	IS(ICX_IMC_FREE_DCLK_WIDTH, 48);
	IS(ICX_IMC_FREE_DCLK_COUNT_MASK, 0xffffffffffff);
	IS(ICX_IMC_FREE_DDR_COUNTERS, 2);
	IS(ICX_IMC_FREE_DDR_WIDTH, 48);
	IS(ICX_IMC_FREE_DDR_COUNT_MASK, 0xffffffffffff);
	IS(ICX_IMC_FREE_PMM_COUNTERS, 2);
	IS(ICX_IMC_FREE_PMM_WIDTH, 48);
	IS(ICX_IMC_FREE_PMM_COUNT_MASK, 0xffffffffffff);
	IS(ICX_IMC_FREE_CONTROLLER_SIZE, 0x2800);
	BASES("icx_imc_free_controller_base", icx_imc_free_controller_base(0x0, 0x0), icx_imc_free_controller_base(0x1fffffff, 0x7ff), 1,
	      { UINT64_C(0x0), UINT64_C(0xffffffffff000) });
	TOO_WIDE("icx_imc_free_controller_base", icx_imc_free_controller_base(over, 0x0), UINT64_C(0x1fffffff));
	TOO_WIDE("icx_imc_free_controller_base", icx_imc_free_controller_base(0x0, over), UINT64_C(0x7ff));
	check_icx_imc_free_dclk_ctr(run);
	check_icx_imc_free_ddr_ctr(run);
	check_icx_imc_free_pmm_ctr(run);
}

static void check_icx_m2m_box_ctl(struct run *run)
{
	RESET(icx_m2m_box_ctl, ICX_M2M_BOX_CTL, 0x00030000u);
	IS(ICX_M2M_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(pci_bits, icx_m2m_box_ctl, (n), 4, 1, 0,
	     0xc000438,
	     0xd000438,
	     0xe000438,
	     0xf000438);
	REFUSES(pci_bits, icx_m2m_box_ctl, ICX_M2M_INSTANCES, (past));
	RW(icx_m2m_box_ctl, frz, ICX_M2M_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(icx_m2m_box_ctl, rst_ctrs, ICX_M2M_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(icx_m2m_box_ctl, rst_ctrl, ICX_M2M_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_icx_m2m_box_status(struct run *run)
{
	RESET(icx_m2m_box_status, ICX_M2M_BOX_STATUS, 0x00000000u);
	IS(ICX_M2M_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(icx_m2m_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, icx_m2m_box_status, (n), 4, 1, 0,
	     0xc0004a8,
	     0xd0004a8,
	     0xe0004a8,
	     0xf0004a8);
	REFUSES(pci_bits, icx_m2m_box_status, ICX_M2M_INSTANCES, (past));
	RW1C(icx_m2m_box_status, ov, ICX_M2M_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_icx_m2m_ctl(struct run *run)
{
	RESET(icx_m2m_ctl, ICX_M2M_CTL, UINT64_C(0x0000000000000000));
	IS(ICX_M2M_CTL_MUST_ZERO, 0x210000);
	IS(ICX_M2M_CTL_COUNT, 0x4);
	ADDR(pci_bits, icx_m2m_ctl, (n, i), 4, 4, 0,
	     0xc000468, 0xc000470, 0xc000478, 0xc000480,
	     0xd000468, 0xd000470, 0xd000478, 0xd000480,
	     0xe000468, 0xe000470, 0xe000478, 0xe000480,
	     0xf000468, 0xf000470, 0xf000478, 0xf000480);
	HIGH(icx_m2m_ctl, (n, i), 4, 4);
	REFUSES(pci_bits, icx_m2m_ctl, ICX_M2M_INSTANCES, (past, 0));
	REFUSES(pci_bits, icx_m2m_ctl, ICX_M2M_CTL_COUNT, (0, past));
	PIECES(ICX_M2M_CTL_UMASK, UINT64_C(0x000000ff0000ff00), 16);
	PIECES_GET(icx_m2m_ctl, umask, uint64_t, UINT64_C(0x000000ff0000ff00), 16, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39);
	PIECES_SET(icx_m2m_ctl, umask, uint64_t, UINT64_C(0x000000ff0000ff00), 16, 0xffffff00ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39);
	RW(icx_m2m_ctl, thresh, ICX_M2M_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(icx_m2m_ctl, invert, ICX_M2M_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(ICX_M2M_CTL_INVERT, 0x1u,
	       { ICX_M2M_CTL_INVERT_GE, 0x0 },
	       { ICX_M2M_CTL_INVERT_LT, 0x1 });
	RW(icx_m2m_ctl, en, ICX_M2M_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(icx_m2m_ctl, ov_en, ICX_M2M_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(icx_m2m_ctl, edge_det, ICX_M2M_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	WO(icx_m2m_ctl, rst, ICX_M2M_CTL_RST, uint64_t, UINT64_C(0x0000000000020000), 17, 1, 0xfffffffffffdffff);
	RW(icx_m2m_ctl, ev_sel, ICX_M2M_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_icx_m2m_ctr(struct run *run)
{
	RESET(icx_m2m_ctr, ICX_M2M_CTR, UINT64_C(0x0000000000000000));
	IS(ICX_M2M_CTR_COUNT, 0x4);
	ADDR(pci_bits, icx_m2m_ctr, (n, i), 4, 4, 0,
	     0xc000440, 0xc000448, 0xc000450, 0xc000458,
	     0xd000440, 0xd000448, 0xd000450, 0xd000458,
	     0xe000440, 0xe000448, 0xe000450, 0xe000458,
	     0xf000440, 0xf000448, 0xf000450, 0xf000458);
	HIGH(icx_m2m_ctr, (n, i), 4, 4);
	REFUSES(pci_bits, icx_m2m_ctr, ICX_M2M_INSTANCES, (past, 0));
	REFUSES(pci_bits, icx_m2m_ctr, ICX_M2M_CTR_COUNT, (0, past));
	RW(icx_m2m_ctr, event_count, ICX_M2M_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_icx_m2m(struct run *run)
{
	IS(ICX_M2M_INSTANCES, 4);
	IS(ICX_M2M_GENERAL_COUNTERS, 4);
	IS(ICX_M2M_GENERAL_WIDTH, 48);
	IS(ICX_M2M_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(ICX_M2M_PMON_DEVICE_ID_0, 0x344a);
	IS(ICX_M2M_PMON_DEVICE_ID_1, 0x344a);
	IS(ICX_M2M_PMON_DEVICE_ID_2, 0x344a);
	IS(ICX_M2M_PMON_DEVICE_ID_3, 0x344a);
	check_icx_m2m_box_ctl(run);
	check_icx_m2m_box_status(run);
	check_icx_m2m_ctl(run);
	check_icx_m2m_ctr(run);
}

static void check_icx_upi_box_ctl(struct run *run)
{
	RESET(icx_upi_box_ctl, ICX_UPI_BOX_CTL, 0x00030000u);
	IS(ICX_UPI_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(pci_bits, icx_upi_box_ctl, (n), 3, 1, 0,
	     0x2010318,
	     0x3010318,
	     0x4010318);
	REFUSES(pci_bits, icx_upi_box_ctl, ICX_UPI_INSTANCES, (past));
	RW(icx_upi_box_ctl, frz, ICX_UPI_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(icx_upi_box_ctl, rst_ctrs, ICX_UPI_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(icx_upi_box_ctl, rst_ctrl, ICX_UPI_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_icx_upi_box_status(struct run *run)
{
	RESET(icx_upi_box_status, ICX_UPI_BOX_STATUS, 0x00000000u);
	IS(ICX_UPI_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(icx_upi_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, icx_upi_box_status, (n), 3, 1, 0,
	     0x201037c,
	     0x301037c,
	     0x401037c);
	REFUSES(pci_bits, icx_upi_box_status, ICX_UPI_INSTANCES, (past));
	RW1C(icx_upi_box_status, ov, ICX_UPI_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_icx_upi_ctl(struct run *run)
{
	RESET(icx_upi_ctl, ICX_UPI_CTL, UINT64_C(0x0000000000000000));
	IS(ICX_UPI_CTL_MUST_ZERO, 0x210000);
	IS(ICX_UPI_CTL_COUNT, 0x4);
	ADDR(pci_bits, icx_upi_ctl, (n, i), 3, 4, 0,
	     0x2010350, 0x2010358, 0x2010360, 0x2010368,
	     0x3010350, 0x3010358, 0x3010360, 0x3010368,
	     0x4010350, 0x4010358, 0x4010360, 0x4010368);
	HIGH(icx_upi_ctl, (n, i), 3, 4);
	REFUSES(pci_bits, icx_upi_ctl, ICX_UPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, icx_upi_ctl, ICX_UPI_CTL_COUNT, (0, past));
	PIECES(ICX_UPI_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(icx_upi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(icx_upi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(icx_upi_ctl, thresh, ICX_UPI_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(icx_upi_ctl, invert, ICX_UPI_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(ICX_UPI_CTL_INVERT, 0x1u,
	       { ICX_UPI_CTL_INVERT_GE, 0x0 },
	       { ICX_UPI_CTL_INVERT_LT, 0x1 });
	RW(icx_upi_ctl, en, ICX_UPI_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(icx_upi_ctl, ov_en, ICX_UPI_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(icx_upi_ctl, edge_det, ICX_UPI_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	WO(icx_upi_ctl, rst, ICX_UPI_CTL_RST, uint64_t, UINT64_C(0x0000000000020000), 17, 1, 0xfffffffffffdffff);
	RW(icx_upi_ctl, ev_sel, ICX_UPI_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_icx_upi_ctr(struct run *run)
{
	RESET(icx_upi_ctr, ICX_UPI_CTR, UINT64_C(0x0000000000000000));
	IS(ICX_UPI_CTR_COUNT, 0x4);
	ADDR(pci_bits, icx_upi_ctr, (n, i), 3, 4, 0,
	     0x2010320, 0x2010328, 0x2010330, 0x2010338,
	     0x3010320, 0x3010328, 0x3010330, 0x3010338,
	     0x4010320, 0x4010328, 0x4010330, 0x4010338);
	HIGH(icx_upi_ctr, (n, i), 3, 4);
	REFUSES(pci_bits, icx_upi_ctr, ICX_UPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, icx_upi_ctr, ICX_UPI_CTR_COUNT, (0, past));
	RW(icx_upi_ctr, event_count, ICX_UPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_icx_upi(struct run *run)
{
	IS(ICX_UPI_INSTANCES, 3);
	IS(ICX_UPI_GENERAL_COUNTERS, 4);
	IS(ICX_UPI_GENERAL_WIDTH, 48);
	IS(ICX_UPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(ICX_UPI_PMON_DEVICE_ID_0, 0x3441);
	IS(ICX_UPI_PMON_DEVICE_ID_1, 0x3441);
	IS(ICX_UPI_PMON_DEVICE_ID_2, 0x3441);
	check_icx_upi_box_ctl(run);
	check_icx_upi_box_status(run);
	check_icx_upi_ctl(run);
	check_icx_upi_ctr(run);
}

static void check_icx_m3upi_box_ctl(struct run *run)
{
	RESET(icx_m3upi_box_ctl, ICX_M3UPI_BOX_CTL, 0x00030000u);
	IS(ICX_M3UPI_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(pci_bits, icx_m3upi_box_ctl, (n), 3, 1, 0,
	     0x50100a0,
	     0x60100a0,
	     0x70100a0);
	REFUSES(pci_bits, icx_m3upi_box_ctl, ICX_M3UPI_INSTANCES, (past));
	RW(icx_m3upi_box_ctl, frz, ICX_M3UPI_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(icx_m3upi_box_ctl, rst_ctrs, ICX_M3UPI_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(icx_m3upi_box_ctl, rst_ctrl, ICX_M3UPI_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_icx_m3upi_box_status(struct run *run)
{
	RESET(icx_m3upi_box_status, ICX_M3UPI_BOX_STATUS, 0x00000000u);
	IS(ICX_M3UPI_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(icx_m3upi_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, icx_m3upi_box_status, (n), 3, 1, 0,
	     0x50100f8,
	     0x60100f8,
	     0x70100f8);
	REFUSES(pci_bits, icx_m3upi_box_status, ICX_M3UPI_INSTANCES, (past));
	RW1C(icx_m3upi_box_status, ov, ICX_M3UPI_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_icx_m3upi_ctl(struct run *run)
{
	RESET(icx_m3upi_ctl, ICX_M3UPI_CTL, 0x00000000u);
	IS(ICX_M3UPI_CTL_MUST_ZERO, 0x210000);
	IS(ICX_M3UPI_CTL_COUNT, 0x4);
	ADDR(pci_bits, icx_m3upi_ctl, (n, i), 3, 4, 0,
	     0x50100d8, 0x50100dc, 0x50100e0, 0x50100e4,
	     0x60100d8, 0x60100dc, 0x60100e0, 0x60100e4,
	     0x70100d8, 0x70100dc, 0x70100e0, 0x70100e4);
	REFUSES(pci_bits, icx_m3upi_ctl, ICX_M3UPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, icx_m3upi_ctl, ICX_M3UPI_CTL_COUNT, (0, past));
	RW(icx_m3upi_ctl, thresh, ICX_M3UPI_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(icx_m3upi_ctl, invert, ICX_M3UPI_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(ICX_M3UPI_CTL_INVERT, 0x1u,
	       { ICX_M3UPI_CTL_INVERT_GE, 0x0 },
	       { ICX_M3UPI_CTL_INVERT_LT, 0x1 });
	RW(icx_m3upi_ctl, en, ICX_M3UPI_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(icx_m3upi_ctl, ov_en, ICX_M3UPI_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(icx_m3upi_ctl, edge_det, ICX_M3UPI_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(icx_m3upi_ctl, rst, ICX_M3UPI_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(icx_m3upi_ctl, umask, ICX_M3UPI_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(icx_m3upi_ctl, ev_sel, ICX_M3UPI_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_icx_m3upi_ctr(struct run *run)
{
	RESET(icx_m3upi_ctr, ICX_M3UPI_CTR, UINT64_C(0x0000000000000000));
	IS(ICX_M3UPI_CTR_COUNT, 0x4);
	ADDR(pci_bits, icx_m3upi_ctr, (n, i), 3, 4, 0,
	     0x50100a8, 0x50100b0, 0x50100b8, 0x50100c0,
	     0x60100a8, 0x60100b0, 0x60100b8, 0x60100c0,
	     0x70100a8, 0x70100b0, 0x70100b8, 0x70100c0);
	HIGH(icx_m3upi_ctr, (n, i), 3, 4);
	REFUSES(pci_bits, icx_m3upi_ctr, ICX_M3UPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, icx_m3upi_ctr, ICX_M3UPI_CTR_COUNT, (0, past));
	RW(icx_m3upi_ctr, event_count, ICX_M3UPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_icx_m3upi(struct run *run)
{
	IS(ICX_M3UPI_INSTANCES, 3);
	IS(ICX_M3UPI_GENERAL_COUNTERS, 4);
	IS(ICX_M3UPI_GENERAL_WIDTH, 48);
	IS(ICX_M3UPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(ICX_M3UPI_PMON_DEVICE_ID_0, 0x3446);
	IS(ICX_M3UPI_PMON_DEVICE_ID_1, 0x3446);
	IS(ICX_M3UPI_PMON_DEVICE_ID_2, 0x3446);
	check_icx_m3upi_box_ctl(run);
	check_icx_m3upi_box_status(run);
	check_icx_m3upi_ctl(run);
	check_icx_m3upi_ctr(run);
}

int icx_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int icx_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_icx_ubox(&run);
	check_box_icx_cha(&run);
	check_box_icx_pcu(&run);
	check_box_icx_rapl(&run);
	check_box_icx_ufs(&run);
	check_box_icx_iio(&run);
	check_box_icx_irp(&run);
	check_box_icx_m2pcie(&run);
	check_box_icx_memmap(&run);
	check_box_icx_imc(&run);
	check_box_icx_imc_free(&run);
	check_box_icx_m2m(&run);
	check_box_icx_upi(&run);
	check_box_icx_m3upi(&run);
	return run.failed;
}
