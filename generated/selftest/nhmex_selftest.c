/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/nhmex by "make generate". Do not edit. */
/* Compares the register headers of nhmex with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/nhmex.h"

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

static void check_nhmex_ubox_global_ctl(struct run *run)
{
	RESET(nhmex_ubox_global_ctl, NHMEX_UBOX_GLOBAL_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_ubox_global_ctl, (), 1, 1, 0,
	     0xc00);
	RW(nhmex_ubox_global_ctl, frz_all, NHMEX_UBOX_GLOBAL_CTL_FRZ_ALL, uint64_t, UINT64_C(0x0000000080000000), 31, 1, 0xffffffff7fffffff);
	RW(nhmex_ubox_global_ctl, rst_all, NHMEX_UBOX_GLOBAL_CTL_RST_ALL, uint64_t, UINT64_C(0x0000000020000000), 29, 1, 0xffffffffdfffffff);
	RW(nhmex_ubox_global_ctl, en_all, NHMEX_UBOX_GLOBAL_CTL_EN_ALL, uint64_t, UINT64_C(0x0000000010000000), 28, 1, 0xffffffffefffffff);
	RW(nhmex_ubox_global_ctl, pmi_core_sel, NHMEX_UBOX_GLOBAL_CTL_PMI_CORE_SEL, uint64_t, UINT64_C(0x000000000000001e), 1, 4, 0xffffffffffffffe1);
	RW(nhmex_ubox_global_ctl, en, NHMEX_UBOX_GLOBAL_CTL_EN, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_nhmex_ubox_global_status(struct run *run)
{
	RESET(nhmex_ubox_global_status, NHMEX_UBOX_GLOBAL_STATUS, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_ubox_global_status, (), 1, 1, 0,
	     0xc01);
}

static void check_nhmex_ubox_global_ovf_ctl(struct run *run)
{
	RESET(nhmex_ubox_global_ovf_ctl, NHMEX_UBOX_GLOBAL_OVF_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_ubox_global_ovf_ctl, (), 1, 1, 0,
	     0xc02);
}

static void check_nhmex_ubox_ctl(struct run *run)
{
	RESET(nhmex_ubox_ctl, NHMEX_UBOX_CTL, UINT64_C(0x0000000000000000));
	IS(NHMEX_UBOX_CTL_MUST_ZERO, 0x4000000000000000);
	ADDR(msr_bits, nhmex_ubox_ctl, (), 1, 1, 0,
	     0xc10);
	RW(nhmex_ubox_ctl, en, NHMEX_UBOX_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(nhmex_ubox_ctl, pmi_en, NHMEX_UBOX_CTL_PMI_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_ubox_ctl, edge_det, NHMEX_UBOX_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(nhmex_ubox_ctl, ev_sel_ext, NHMEX_UBOX_CTL_EV_SEL_EXT, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(nhmex_ubox_ctl, ev_sel, NHMEX_UBOX_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_nhmex_ubox_ctr(struct run *run)
{
	RESET(nhmex_ubox_ctr, NHMEX_UBOX_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_ubox_ctr, (), 1, 1, 0,
	     0xc11);
	RW(nhmex_ubox_ctr, count, NHMEX_UBOX_CTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_nhmex_ubox(struct run *run)
{
	IS(NHMEX_UBOX_INSTANCES, 1);
	IS(NHMEX_UBOX_GENERAL_COUNTERS, 1);
	IS(NHMEX_UBOX_GENERAL_WIDTH, 48);
	IS(NHMEX_UBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_nhmex_ubox_global_ctl(run);
	check_nhmex_ubox_global_status(run);
	check_nhmex_ubox_global_ovf_ctl(run);
	check_nhmex_ubox_ctl(run);
	check_nhmex_ubox_ctr(run);
}

static void check_nhmex_cbox_gl_ctl(struct run *run)
{
	RESET(nhmex_cbox_gl_ctl, NHMEX_CBOX_GL_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_cbox_gl_ctl, (n), 8, 1, 0,
	     0xd00,
	     0xd80,
	     0xd40,
	     0xdc0,
	     0xd20,
	     0xda0,
	     0xd60,
	     0xde0);
	REFUSES(msr_bits, nhmex_cbox_gl_ctl, NHMEX_CBOX_INSTANCES, (past));
	RW(nhmex_cbox_gl_ctl, ctr_en, NHMEX_CBOX_GL_CTL_CTR_EN, uint64_t, UINT64_C(0x000000000000003f), 0, 6, 0xffffffffffffffc0);
}

static void check_nhmex_cbox_gl_status(struct run *run)
{
	RESET(nhmex_cbox_gl_status, NHMEX_CBOX_GL_STATUS, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_cbox_gl_status, (n), 8, 1, 0,
	     0xd01,
	     0xd81,
	     0xd41,
	     0xdc1,
	     0xd21,
	     0xda1,
	     0xd61,
	     0xde1);
	REFUSES(msr_bits, nhmex_cbox_gl_status, NHMEX_CBOX_INSTANCES, (past));
	RO(nhmex_cbox_gl_status, ov, NHMEX_CBOX_GL_STATUS_OV, uint64_t, UINT64_C(0x000000000000003f), 0, 6);
}

static void check_nhmex_cbox_gl_ovf_ctl(struct run *run)
{
	RESET(nhmex_cbox_gl_ovf_ctl, NHMEX_CBOX_GL_OVF_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_cbox_gl_ovf_ctl, (n), 8, 1, 0,
	     0xd02,
	     0xd82,
	     0xd42,
	     0xdc2,
	     0xd22,
	     0xda2,
	     0xd62,
	     0xde2);
	REFUSES(msr_bits, nhmex_cbox_gl_ovf_ctl, NHMEX_CBOX_INSTANCES, (past));
	WO(nhmex_cbox_gl_ovf_ctl, clr_ov, NHMEX_CBOX_GL_OVF_CTL_CLR_OV, uint64_t, UINT64_C(0x000000000000003f), 0, 6, 0xffffffffffffffc0);
}

static void check_nhmex_cbox_ctl(struct run *run)
{
	RESET(nhmex_cbox_ctl, NHMEX_CBOX_CTL, UINT64_C(0x0000000000000000));
	IS(NHMEX_CBOX_CTL_MUST_ZERO, 0x6004000000000000);
	IS(NHMEX_CBOX_CTL_COUNT, 0x6);
	ADDR(msr_bits, nhmex_cbox_ctl, (n, i), 8, 6, 0,
	     0xd10, 0xd12, 0xd14, 0xd16, 0xd18, 0xd1a,
	     0xd90, 0xd92, 0xd94, 0xd96, 0xd98, 0xd9a,
	     0xd50, 0xd52, 0xd54, 0xd56, 0xd58, 0xd5a,
	     0xdd0, 0xdd2, 0xdd4, 0xdd6, 0xdd8, 0xdda,
	     0xd30, 0xd32, 0xd34, 0xd36, 0xd38, 0xd3a,
	     0xdb0, 0xdb2, 0xdb4, 0xdb6, 0xdb8, 0xdba,
	     0xd70, 0xd72, 0xd74, 0xd76, 0xd78, 0xd7a,
	     0xdf0, 0xdf2, 0xdf4, 0xdf6, 0xdf8, 0xdfa);
	REFUSES(msr_bits, nhmex_cbox_ctl, NHMEX_CBOX_INSTANCES, (past, 0));
	REFUSES(msr_bits, nhmex_cbox_ctl, NHMEX_CBOX_CTL_COUNT, (0, past));
	RW(nhmex_cbox_ctl, thresh, NHMEX_CBOX_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(nhmex_cbox_ctl, invert, NHMEX_CBOX_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	RW(nhmex_cbox_ctl, en, NHMEX_CBOX_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(nhmex_cbox_ctl, pmi_en, NHMEX_CBOX_CTL_PMI_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_cbox_ctl, edge_det, NHMEX_CBOX_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(nhmex_cbox_ctl, umask, NHMEX_CBOX_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(nhmex_cbox_ctl, ev_sel, NHMEX_CBOX_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_nhmex_cbox_ctr(struct run *run)
{
	RESET(nhmex_cbox_ctr, NHMEX_CBOX_CTR, UINT64_C(0x0000000000000000));
	IS(NHMEX_CBOX_CTR_COUNT, 0x6);
	ADDR(msr_bits, nhmex_cbox_ctr, (n, i), 8, 6, 0,
	     0xd11, 0xd13, 0xd15, 0xd17, 0xd19, 0xd1b,
	     0xd91, 0xd93, 0xd95, 0xd97, 0xd99, 0xd9b,
	     0xd51, 0xd53, 0xd55, 0xd57, 0xd59, 0xd5b,
	     0xdd1, 0xdd3, 0xdd5, 0xdd7, 0xdd9, 0xddb,
	     0xd31, 0xd33, 0xd35, 0xd37, 0xd39, 0xd3b,
	     0xdb1, 0xdb3, 0xdb5, 0xdb7, 0xdb9, 0xdbb,
	     0xd71, 0xd73, 0xd75, 0xd77, 0xd79, 0xd7b,
	     0xdf1, 0xdf3, 0xdf5, 0xdf7, 0xdf9, 0xdfb);
	REFUSES(msr_bits, nhmex_cbox_ctr, NHMEX_CBOX_INSTANCES, (past, 0));
	REFUSES(msr_bits, nhmex_cbox_ctr, NHMEX_CBOX_CTR_COUNT, (0, past));
	RW(nhmex_cbox_ctr, count, NHMEX_CBOX_CTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_nhmex_cbox(struct run *run)
{
	IS(NHMEX_CBOX_INSTANCES, 8);
	IS(NHMEX_CBOX_GENERAL_COUNTERS, 6);
	IS(NHMEX_CBOX_GENERAL_WIDTH, 48);
	IS(NHMEX_CBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_nhmex_cbox_gl_ctl(run);
	check_nhmex_cbox_gl_status(run);
	check_nhmex_cbox_gl_ovf_ctl(run);
	check_nhmex_cbox_ctl(run);
	check_nhmex_cbox_ctr(run);
}

static void check_nhmex_sbox_gl_ctl(struct run *run)
{
	RESET(nhmex_sbox_gl_ctl, NHMEX_SBOX_GL_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_sbox_gl_ctl, (n), 2, 1, 0,
	     0xc40,
	     0xcc0);
	REFUSES(msr_bits, nhmex_sbox_gl_ctl, NHMEX_SBOX_INSTANCES, (past));
	RW(nhmex_sbox_gl_ctl, ctr_en, NHMEX_SBOX_GL_CTL_CTR_EN, uint64_t, UINT64_C(0x000000000000000f), 0, 4, 0xfffffffffffffff0);
}

static void check_nhmex_sbox_gl_status(struct run *run)
{
	RESET(nhmex_sbox_gl_status, NHMEX_SBOX_GL_STATUS, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_sbox_gl_status, (n), 2, 1, 0,
	     0xc41,
	     0xcc1);
	REFUSES(msr_bits, nhmex_sbox_gl_status, NHMEX_SBOX_INSTANCES, (past));
	RO(nhmex_sbox_gl_status, ov, NHMEX_SBOX_GL_STATUS_OV, uint64_t, UINT64_C(0x000000000000000f), 0, 4);
}

static void check_nhmex_sbox_gl_ovf_ctl(struct run *run)
{
	RESET(nhmex_sbox_gl_ovf_ctl, NHMEX_SBOX_GL_OVF_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_sbox_gl_ovf_ctl, (n), 2, 1, 0,
	     0xc42,
	     0xcc2);
	REFUSES(msr_bits, nhmex_sbox_gl_ovf_ctl, NHMEX_SBOX_INSTANCES, (past));
	WO(nhmex_sbox_gl_ovf_ctl, clr_ov, NHMEX_SBOX_GL_OVF_CTL_CLR_OV, uint64_t, UINT64_C(0x000000000000000f), 0, 4, 0xfffffffffffffff0);
}

static void check_nhmex_sbox_summary(struct run *run)
{
	RESET(nhmex_sbox_summary, NHMEX_SBOX_SUMMARY, UINT64_C(0x0000000000000000));
	RO(nhmex_sbox_summary, ov_r, NHMEX_SBOX_SUMMARY_OV_R, uint64_t, UINT64_C(0x0000000000080000), 19, 1);
	RO(nhmex_sbox_summary, ov_s, NHMEX_SBOX_SUMMARY_OV_S, uint64_t, UINT64_C(0x0000000000040000), 18, 1);
	RO(nhmex_sbox_summary, ov_mb, NHMEX_SBOX_SUMMARY_OV_MB, uint64_t, UINT64_C(0x0000000000010000), 16, 1);
	RO(nhmex_sbox_summary, ov_c_l, NHMEX_SBOX_SUMMARY_OV_C_L, uint64_t, UINT64_C(0x0000000000000004), 2, 1);
	RO(nhmex_sbox_summary, ov_c_r, NHMEX_SBOX_SUMMARY_OV_C_R, uint64_t, UINT64_C(0x0000000000000001), 0, 1);
}

static void check_nhmex_sbox_ctl(struct run *run)
{
	RESET(nhmex_sbox_ctl, NHMEX_SBOX_CTL, UINT64_C(0x0000000000000000));
	IS(NHMEX_SBOX_CTL_MUST_ZERO, 0x6004000000000000);
	IS(NHMEX_SBOX_CTL_COUNT, 0x4);
	ADDR(msr_bits, nhmex_sbox_ctl, (n, i), 2, 4, 0,
	     0xc50, 0xc52, 0xc54, 0xc56,
	     0xcd0, 0xcd2, 0xcd4, 0xcd6);
	REFUSES(msr_bits, nhmex_sbox_ctl, NHMEX_SBOX_INSTANCES, (past, 0));
	REFUSES(msr_bits, nhmex_sbox_ctl, NHMEX_SBOX_CTL_COUNT, (0, past));
	RW(nhmex_sbox_ctl, thresh, NHMEX_SBOX_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(nhmex_sbox_ctl, invert, NHMEX_SBOX_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	RW(nhmex_sbox_ctl, en, NHMEX_SBOX_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(nhmex_sbox_ctl, pmi_en, NHMEX_SBOX_CTL_PMI_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_sbox_ctl, edge_det, NHMEX_SBOX_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(nhmex_sbox_ctl, umask, NHMEX_SBOX_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(nhmex_sbox_ctl, ev_sel, NHMEX_SBOX_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_nhmex_sbox_ctr(struct run *run)
{
	RESET(nhmex_sbox_ctr, NHMEX_SBOX_CTR, UINT64_C(0x0000000000000000));
	IS(NHMEX_SBOX_CTR_COUNT, 0x4);
	ADDR(msr_bits, nhmex_sbox_ctr, (n, i), 2, 4, 0,
	     0xc51, 0xc53, 0xc55, 0xc57,
	     0xcd1, 0xcd3, 0xcd5, 0xcd7);
	REFUSES(msr_bits, nhmex_sbox_ctr, NHMEX_SBOX_INSTANCES, (past, 0));
	REFUSES(msr_bits, nhmex_sbox_ctr, NHMEX_SBOX_CTR_COUNT, (0, past));
	RW(nhmex_sbox_ctr, count, NHMEX_SBOX_CTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_nhmex_sbox_mm_cfg(struct run *run)
{
	RESET(nhmex_sbox_mm_cfg, NHMEX_SBOX_MM_CFG, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_sbox_mm_cfg, (n), 2, 1, 0,
	     0xe48,
	     0xe58);
	REFUSES(msr_bits, nhmex_sbox_mm_cfg, NHMEX_SBOX_INSTANCES, (past));
	RW(nhmex_sbox_mm_cfg, en, NHMEX_SBOX_MM_CFG_EN, uint64_t, UINT64_C(0x8000000000000000), 63, 1, 0x7fffffffffffffff);
}

static void check_nhmex_sbox_match(struct run *run)
{
	RESET(nhmex_sbox_match, NHMEX_SBOX_MATCH, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_sbox_match, (n), 2, 1, 0,
	     0xe49,
	     0xe59);
	REFUSES(msr_bits, nhmex_sbox_match, NHMEX_SBOX_INSTANCES, (past));
	RW(nhmex_sbox_match, match, NHMEX_SBOX_MATCH_MATCH, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
	RW(nhmex_sbox_match, addr, NHMEX_SBOX_MATCH_ADDR, uint64_t, UINT64_C(0x0000007ffffffffe), 1, 38, 0xffffff8000000001);
}

static void check_nhmex_sbox_mask(struct run *run)
{
	RESET(nhmex_sbox_mask, NHMEX_SBOX_MASK, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_sbox_mask, (n), 2, 1, 0,
	     0xe4a,
	     0xe5a);
	REFUSES(msr_bits, nhmex_sbox_mask, NHMEX_SBOX_INSTANCES, (past));
	RW(nhmex_sbox_mask, mask, NHMEX_SBOX_MASK_MASK, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
	RW(nhmex_sbox_mask, addr_mask, NHMEX_SBOX_MASK_ADDR_MASK, uint64_t, UINT64_C(0x0000007ffffffffe), 1, 38, 0xffffff8000000001);
}

static void check_box_nhmex_sbox(struct run *run)
{
	IS(NHMEX_SBOX_INSTANCES, 2);
	IS(NHMEX_SBOX_GENERAL_COUNTERS, 4);
	IS(NHMEX_SBOX_GENERAL_WIDTH, 48);
	IS(NHMEX_SBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_nhmex_sbox_gl_ctl(run);
	check_nhmex_sbox_gl_status(run);
	check_nhmex_sbox_gl_ovf_ctl(run);
	check_nhmex_sbox_summary(run);
	check_nhmex_sbox_ctl(run);
	check_nhmex_sbox_ctr(run);
	check_nhmex_sbox_mm_cfg(run);
	check_nhmex_sbox_match(run);
	check_nhmex_sbox_mask(run);
}

static void check_nhmex_bbox_gl_ctl(struct run *run)
{
	RESET(nhmex_bbox_gl_ctl, NHMEX_BBOX_GL_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_bbox_gl_ctl, (n), 2, 1, 0,
	     0xc20,
	     0xc60);
	REFUSES(msr_bits, nhmex_bbox_gl_ctl, NHMEX_BBOX_INSTANCES, (past));
	RW(nhmex_bbox_gl_ctl, ctr_en, NHMEX_BBOX_GL_CTL_CTR_EN, uint64_t, UINT64_C(0x000000000000000f), 0, 4, 0xfffffffffffffff0);
}

static void check_nhmex_bbox_gl_status(struct run *run)
{
	RESET(nhmex_bbox_gl_status, NHMEX_BBOX_GL_STATUS, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_bbox_gl_status, (n), 2, 1, 0,
	     0xc21,
	     0xc61);
	REFUSES(msr_bits, nhmex_bbox_gl_status, NHMEX_BBOX_INSTANCES, (past));
	RO(nhmex_bbox_gl_status, ov, NHMEX_BBOX_GL_STATUS_OV, uint64_t, UINT64_C(0x000000000000000f), 0, 4);
}

static void check_nhmex_bbox_gl_ovf_ctl(struct run *run)
{
	RESET(nhmex_bbox_gl_ovf_ctl, NHMEX_BBOX_GL_OVF_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_bbox_gl_ovf_ctl, (n), 2, 1, 0,
	     0xc22,
	     0xc62);
	REFUSES(msr_bits, nhmex_bbox_gl_ovf_ctl, NHMEX_BBOX_INSTANCES, (past));
	WO(nhmex_bbox_gl_ovf_ctl, clr_ov, NHMEX_BBOX_GL_OVF_CTL_CLR_OV, uint64_t, UINT64_C(0x000000000000000f), 0, 4, 0xfffffffffffffff0);
}

static void check_nhmex_bbox_ctl0(struct run *run)
{
	RESET(nhmex_bbox_ctl0, NHMEX_BBOX_CTL0, UINT64_C(0x0000000000000000));
	IS(NHMEX_BBOX_CTL0_MUST_ZERO, 0x6004000000000000);
	ADDR(msr_bits, nhmex_bbox_ctl0, (n), 2, 1, 0,
	     0xc30,
	     0xc70);
	REFUSES(msr_bits, nhmex_bbox_ctl0, NHMEX_BBOX_INSTANCES, (past));
	RW(nhmex_bbox_ctl0, pmi_en, NHMEX_BBOX_CTL0_PMI_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_bbox_ctl0, ev_sel, NHMEX_BBOX_CTL0_EV_SEL, uint64_t, UINT64_C(0x000000000000003e), 1, 5, 0xffffffffffffffc1);
	RW(nhmex_bbox_ctl0, en, NHMEX_BBOX_CTL0_EN, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_nhmex_bbox_ctr0(struct run *run)
{
	RESET(nhmex_bbox_ctr0, NHMEX_BBOX_CTR0, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_bbox_ctr0, (n), 2, 1, 0,
	     0xc31,
	     0xc71);
	REFUSES(msr_bits, nhmex_bbox_ctr0, NHMEX_BBOX_INSTANCES, (past));
	RW(nhmex_bbox_ctr0, count, NHMEX_BBOX_CTR0_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_nhmex_bbox_ctl1(struct run *run)
{
	RESET(nhmex_bbox_ctl1, NHMEX_BBOX_CTL1, UINT64_C(0x0000000000000000));
	IS(NHMEX_BBOX_CTL1_MUST_ZERO, 0x6004000000000000);
	ADDR(msr_bits, nhmex_bbox_ctl1, (n), 2, 1, 0,
	     0xc32,
	     0xc72);
	REFUSES(msr_bits, nhmex_bbox_ctl1, NHMEX_BBOX_INSTANCES, (past));
	RW(nhmex_bbox_ctl1, pmi_en, NHMEX_BBOX_CTL1_PMI_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_bbox_ctl1, ev_sel, NHMEX_BBOX_CTL1_EV_SEL, uint64_t, UINT64_C(0x000000000000003e), 1, 5, 0xffffffffffffffc1);
	RW(nhmex_bbox_ctl1, en, NHMEX_BBOX_CTL1_EN, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_nhmex_bbox_ctr1(struct run *run)
{
	RESET(nhmex_bbox_ctr1, NHMEX_BBOX_CTR1, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_bbox_ctr1, (n), 2, 1, 0,
	     0xc33,
	     0xc73);
	REFUSES(msr_bits, nhmex_bbox_ctr1, NHMEX_BBOX_INSTANCES, (past));
	RW(nhmex_bbox_ctr1, count, NHMEX_BBOX_CTR1_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_nhmex_bbox_ctl2(struct run *run)
{
	RESET(nhmex_bbox_ctl2, NHMEX_BBOX_CTL2, UINT64_C(0x0000000000000000));
	IS(NHMEX_BBOX_CTL2_MUST_ZERO, 0x6004000000000000);
	ADDR(msr_bits, nhmex_bbox_ctl2, (n), 2, 1, 0,
	     0xc34,
	     0xc74);
	REFUSES(msr_bits, nhmex_bbox_ctl2, NHMEX_BBOX_INSTANCES, (past));
	RW(nhmex_bbox_ctl2, pmi_en, NHMEX_BBOX_CTL2_PMI_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_bbox_ctl2, ev_sel, NHMEX_BBOX_CTL2_EV_SEL, uint64_t, UINT64_C(0x000000000000003e), 1, 5, 0xffffffffffffffc1);
	RW(nhmex_bbox_ctl2, en, NHMEX_BBOX_CTL2_EN, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_nhmex_bbox_ctr2(struct run *run)
{
	RESET(nhmex_bbox_ctr2, NHMEX_BBOX_CTR2, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_bbox_ctr2, (n), 2, 1, 0,
	     0xc35,
	     0xc75);
	REFUSES(msr_bits, nhmex_bbox_ctr2, NHMEX_BBOX_INSTANCES, (past));
	RW(nhmex_bbox_ctr2, count, NHMEX_BBOX_CTR2_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_nhmex_bbox_ctl3(struct run *run)
{
	RESET(nhmex_bbox_ctl3, NHMEX_BBOX_CTL3, UINT64_C(0x0000000000000000));
	IS(NHMEX_BBOX_CTL3_MUST_ZERO, 0x6004000000000000);
	ADDR(msr_bits, nhmex_bbox_ctl3, (n), 2, 1, 0,
	     0xc36,
	     0xc76);
	REFUSES(msr_bits, nhmex_bbox_ctl3, NHMEX_BBOX_INSTANCES, (past));
	RW(nhmex_bbox_ctl3, pmi_en, NHMEX_BBOX_CTL3_PMI_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_bbox_ctl3, ev_sel, NHMEX_BBOX_CTL3_EV_SEL, uint64_t, UINT64_C(0x000000000000003e), 1, 5, 0xffffffffffffffc1);
	RW(nhmex_bbox_ctl3, en, NHMEX_BBOX_CTL3_EN, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_nhmex_bbox_ctr3(struct run *run)
{
	RESET(nhmex_bbox_ctr3, NHMEX_BBOX_CTR3, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_bbox_ctr3, (n), 2, 1, 0,
	     0xc37,
	     0xc77);
	REFUSES(msr_bits, nhmex_bbox_ctr3, NHMEX_BBOX_INSTANCES, (past));
	RW(nhmex_bbox_ctr3, count, NHMEX_BBOX_CTR3_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_nhmex_bbox_match(struct run *run)
{
	RESET(nhmex_bbox_match, NHMEX_BBOX_MATCH, UINT64_C(0x0000000000000000));
	IS(NHMEX_BBOX_MATCH_MUST_ZERO, 0xf000000000000000);
	ADDR(msr_bits, nhmex_bbox_match, (n), 2, 1, 0,
	     0xe45,
	     0xe4d);
	REFUSES(msr_bits, nhmex_bbox_match, NHMEX_BBOX_INSTANCES, (past));
	RW(nhmex_bbox_match, opc_out, NHMEX_BBOX_MATCH_OPC_OUT, uint64_t, UINT64_C(0x0f00000000000000), 56, 4, 0xf0ffffffffffffff);
	RW(nhmex_bbox_match, opc_in, NHMEX_BBOX_MATCH_OPC_IN, uint64_t, UINT64_C(0x00f0000000000000), 52, 4, 0xff0fffffffffffff);
	RW(nhmex_bbox_match, msg_out, NHMEX_BBOX_MATCH_MSG_OUT, uint64_t, UINT64_C(0x000f000000000000), 48, 4, 0xfff0ffffffffffff);
	VALUES(NHMEX_BBOX_MATCH_MSG_OUT, 0xfu,
	       { NHMEX_BBOX_MATCH_MSG_OUT_HOM_REQ, 0x0 },
	       { NHMEX_BBOX_MATCH_MSG_OUT_HOM_RESP, 0x1 },
	       { NHMEX_BBOX_MATCH_MSG_OUT_NDR, 0x2 },
	       { NHMEX_BBOX_MATCH_MSG_OUT_SNP, 0x3 },
	       { NHMEX_BBOX_MATCH_MSG_OUT_NCS, 0x4 },
	       { NHMEX_BBOX_MATCH_MSG_OUT_NCB, 0xc },
	       { NHMEX_BBOX_MATCH_MSG_OUT_DRS, 0xe });
	RW(nhmex_bbox_match, msg_in, NHMEX_BBOX_MATCH_MSG_IN, uint64_t, UINT64_C(0x0000f00000000000), 44, 4, 0xffff0fffffffffff);
	VALUES(NHMEX_BBOX_MATCH_MSG_IN, 0xfu,
	       { NHMEX_BBOX_MATCH_MSG_IN_HOM_REQ, 0x0 },
	       { NHMEX_BBOX_MATCH_MSG_IN_HOM_RESP, 0x1 },
	       { NHMEX_BBOX_MATCH_MSG_IN_NDR, 0x2 },
	       { NHMEX_BBOX_MATCH_MSG_IN_SNP, 0x3 },
	       { NHMEX_BBOX_MATCH_MSG_IN_NCS, 0x4 },
	       { NHMEX_BBOX_MATCH_MSG_IN_NCB, 0xc },
	       { NHMEX_BBOX_MATCH_MSG_IN_DRS, 0xe });
	RW(nhmex_bbox_match, addr, NHMEX_BBOX_MATCH_ADDR, uint64_t, UINT64_C(0x00000fffffffffff), 0, 44, 0xfffff00000000000);
}

static void check_nhmex_bbox_mask(struct run *run)
{
	RESET(nhmex_bbox_mask, NHMEX_BBOX_MASK, UINT64_C(0x0000000000000000));
	IS(NHMEX_BBOX_MASK_MUST_ZERO, 0xf000000000000000);
	ADDR(msr_bits, nhmex_bbox_mask, (n), 2, 1, 0,
	     0xe46,
	     0xe4e);
	REFUSES(msr_bits, nhmex_bbox_mask, NHMEX_BBOX_INSTANCES, (past));
	RW(nhmex_bbox_mask, opc_out_mask, NHMEX_BBOX_MASK_OPC_OUT_MASK, uint64_t, UINT64_C(0x0f00000000000000), 56, 4, 0xf0ffffffffffffff);
	RW(nhmex_bbox_mask, opc_in_mask, NHMEX_BBOX_MASK_OPC_IN_MASK, uint64_t, UINT64_C(0x00f0000000000000), 52, 4, 0xff0fffffffffffff);
	RW(nhmex_bbox_mask, msg_out_mask, NHMEX_BBOX_MASK_MSG_OUT_MASK, uint64_t, UINT64_C(0x000f000000000000), 48, 4, 0xfff0ffffffffffff);
	RW(nhmex_bbox_mask, msg_in_mask, NHMEX_BBOX_MASK_MSG_IN_MASK, uint64_t, UINT64_C(0x0000f00000000000), 44, 4, 0xffff0fffffffffff);
	RW(nhmex_bbox_mask, addr_mask, NHMEX_BBOX_MASK_ADDR_MASK, uint64_t, UINT64_C(0x00000fffffffffff), 0, 44, 0xfffff00000000000);
}

static void check_box_nhmex_bbox(struct run *run)
{
	IS(NHMEX_BBOX_INSTANCES, 2);
	IS(NHMEX_BBOX_COUNTER0_COUNTERS, 1);
	IS(NHMEX_BBOX_COUNTER0_WIDTH, 48);
	IS(NHMEX_BBOX_COUNTER0_COUNT_MASK, 0xffffffffffff);
	IS(NHMEX_BBOX_COUNTER1_COUNTERS, 1);
	IS(NHMEX_BBOX_COUNTER1_WIDTH, 48);
	IS(NHMEX_BBOX_COUNTER1_COUNT_MASK, 0xffffffffffff);
	IS(NHMEX_BBOX_COUNTER2_COUNTERS, 1);
	IS(NHMEX_BBOX_COUNTER2_WIDTH, 48);
	IS(NHMEX_BBOX_COUNTER2_COUNT_MASK, 0xffffffffffff);
	IS(NHMEX_BBOX_COUNTER3_COUNTERS, 1);
	IS(NHMEX_BBOX_COUNTER3_WIDTH, 48);
	IS(NHMEX_BBOX_COUNTER3_COUNT_MASK, 0xffffffffffff);
	check_nhmex_bbox_gl_ctl(run);
	check_nhmex_bbox_gl_status(run);
	check_nhmex_bbox_gl_ovf_ctl(run);
	check_nhmex_bbox_ctl0(run);
	check_nhmex_bbox_ctr0(run);
	check_nhmex_bbox_ctl1(run);
	check_nhmex_bbox_ctr1(run);
	check_nhmex_bbox_ctl2(run);
	check_nhmex_bbox_ctr2(run);
	check_nhmex_bbox_ctl3(run);
	check_nhmex_bbox_ctr3(run);
	check_nhmex_bbox_match(run);
	check_nhmex_bbox_mask(run);
}

static void check_nhmex_mbox_gl_ctl(struct run *run)
{
	RESET(nhmex_mbox_gl_ctl, NHMEX_MBOX_GL_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_mbox_gl_ctl, (n), 2, 1, 0,
	     0xca0,
	     0xce0);
	REFUSES(msr_bits, nhmex_mbox_gl_ctl, NHMEX_MBOX_INSTANCES, (past));
	RW(nhmex_mbox_gl_ctl, ctr_en, NHMEX_MBOX_GL_CTL_CTR_EN, uint64_t, UINT64_C(0x000000000000003f), 0, 6, 0xffffffffffffffc0);
}

static void check_nhmex_mbox_gl_status(struct run *run)
{
	RESET(nhmex_mbox_gl_status, NHMEX_MBOX_GL_STATUS, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_mbox_gl_status, (n), 2, 1, 0,
	     0xca1,
	     0xce1);
	REFUSES(msr_bits, nhmex_mbox_gl_status, NHMEX_MBOX_INSTANCES, (past));
	RO(nhmex_mbox_gl_status, ov, NHMEX_MBOX_GL_STATUS_OV, uint64_t, UINT64_C(0x000000000000003f), 0, 6);
}

static void check_nhmex_mbox_gl_ovf_ctl(struct run *run)
{
	RESET(nhmex_mbox_gl_ovf_ctl, NHMEX_MBOX_GL_OVF_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_mbox_gl_ovf_ctl, (n), 2, 1, 0,
	     0xca2,
	     0xce2);
	REFUSES(msr_bits, nhmex_mbox_gl_ovf_ctl, NHMEX_MBOX_INSTANCES, (past));
	WO(nhmex_mbox_gl_ovf_ctl, clr_ov, NHMEX_MBOX_GL_OVF_CTL_CLR_OV, uint64_t, UINT64_C(0x000000000000003f), 0, 6, 0xffffffffffffffc0);
}

static void check_nhmex_mbox_timestamp(struct run *run)
{
	RESET(nhmex_mbox_timestamp, NHMEX_MBOX_TIMESTAMP, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_mbox_timestamp, (n), 2, 1, 0,
	     0xca4,
	     0xce4);
	REFUSES(msr_bits, nhmex_mbox_timestamp, NHMEX_MBOX_INSTANCES, (past));
	RO(nhmex_mbox_timestamp, timestamp, NHMEX_MBOX_TIMESTAMP_TIMESTAMP, uint64_t, UINT64_C(0x000000000000ffff), 0, 16);
}

static void check_nhmex_mbox_dsp(struct run *run)
{
	RESET(nhmex_mbox_dsp, NHMEX_MBOX_DSP, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_mbox_dsp, (n), 2, 1, 0,
	     0xca5,
	     0xce5);
	REFUSES(msr_bits, nhmex_mbox_dsp, NHMEX_MBOX_INSTANCES, (past));
	RW(nhmex_mbox_dsp, queue, NHMEX_MBOX_DSP_QUEUE, uint64_t, UINT64_C(0x0000000000000780), 7, 4, 0xfffffffffffff87f);
	VALUES(NHMEX_MBOX_DSP_QUEUE, 0xfu,
	       { NHMEX_MBOX_DSP_QUEUE_RDQ_FULL, 0x1 },
	       { NHMEX_MBOX_DSP_QUEUE_WRQ_FULL, 0x2 },
	       { NHMEX_MBOX_DSP_QUEUE_RDQ_EMPTY, 0x4 },
	       { NHMEX_MBOX_DSP_QUEUE_WRQ_EMPTY, 0x8 });
}

static void check_nhmex_mbox_iss(struct run *run)
{
	RESET(nhmex_mbox_iss, NHMEX_MBOX_ISS, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_mbox_iss, (n), 2, 1, 0,
	     0xca6,
	     0xce6);
	REFUSES(msr_bits, nhmex_mbox_iss, NHMEX_MBOX_INSTANCES, (past));
	RW(nhmex_mbox_iss, sched_event, NHMEX_MBOX_ISS_SCHED_EVENT, uint64_t, UINT64_C(0x0000000000000400), 10, 1, 0xfffffffffffffbff);
	RW(nhmex_mbox_iss, sched_cmd, NHMEX_MBOX_ISS_SCHED_CMD, uint64_t, UINT64_C(0x0000000000000380), 7, 3, 0xfffffffffffffc7f);
	RW(nhmex_mbox_iss, sched_mode, NHMEX_MBOX_ISS_SCHED_MODE, uint64_t, UINT64_C(0x0000000000000070), 4, 3, 0xffffffffffffff8f);
	RW(nhmex_mbox_iss, frame, NHMEX_MBOX_ISS_FRAME, uint64_t, UINT64_C(0x000000000000000f), 0, 4, 0xfffffffffffffff0);
}

static void check_nhmex_mbox_map(struct run *run)
{
	RESET(nhmex_mbox_map, NHMEX_MBOX_MAP, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_mbox_map, (n), 2, 1, 0,
	     0xca7,
	     0xce7);
	REFUSES(msr_bits, nhmex_mbox_map, NHMEX_MBOX_INSTANCES, (past));
	RW(nhmex_mbox_map, cmd, NHMEX_MBOX_MAP_CMD, uint64_t, UINT64_C(0x00000000000001e0), 5, 4, 0xfffffffffffffe1f);
}

static void check_nhmex_mbox_thr(struct run *run)
{
	RESET(nhmex_mbox_thr, NHMEX_MBOX_THR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_mbox_thr, (n), 2, 1, 0,
	     0xca8,
	     0xce8);
	REFUSES(msr_bits, nhmex_mbox_thr, NHMEX_MBOX_INSTANCES, (past));
	RW(nhmex_mbox_thr, dn, NHMEX_MBOX_THR_DN, uint64_t, UINT64_C(0x0000000000000600), 9, 2, 0xfffffffffffff9ff);
	RW(nhmex_mbox_thr, up, NHMEX_MBOX_THR_UP, uint64_t, UINT64_C(0x0000000000000180), 7, 2, 0xfffffffffffffe7f);
	RW(nhmex_mbox_thr, dimm, NHMEX_MBOX_THR_DIMM, uint64_t, UINT64_C(0x0000000000000070), 4, 3, 0xffffffffffffff8f);
	RW(nhmex_mbox_thr, all, NHMEX_MBOX_THR_ALL, uint64_t, UINT64_C(0x0000000000000008), 3, 1, 0xfffffffffffffff7);
}

static void check_nhmex_mbox_pgt(struct run *run)
{
	RESET(nhmex_mbox_pgt, NHMEX_MBOX_PGT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_mbox_pgt, (n), 2, 1, 0,
	     0xca9,
	     0xce9);
	REFUSES(msr_bits, nhmex_mbox_pgt, NHMEX_MBOX_INSTANCES, (past));
	RW(nhmex_mbox_pgt, empty, NHMEX_MBOX_PGT_EMPTY, uint64_t, UINT64_C(0x0000000000000800), 11, 1, 0xfffffffffffff7ff);
	RW(nhmex_mbox_pgt, state, NHMEX_MBOX_PGT_STATE, uint64_t, UINT64_C(0x0000000000000040), 6, 1, 0xffffffffffffffbf);
	RW(nhmex_mbox_pgt, change, NHMEX_MBOX_PGT_CHANGE, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_nhmex_mbox_pld(struct run *run)
{
	RESET(nhmex_mbox_pld, NHMEX_MBOX_PLD, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_mbox_pld, (n), 2, 1, 0,
	     0xcaa,
	     0xcea);
	REFUSES(msr_bits, nhmex_mbox_pld, NHMEX_MBOX_INSTANCES, (past));
	RW(nhmex_mbox_pld, misc_cmd, NHMEX_MBOX_PLD_MISC_CMD, uint64_t, UINT64_C(0x0000000000f80000), 19, 5, 0xffffffffff07ffff);
	RW(nhmex_mbox_pld, misc_real, NHMEX_MBOX_PLD_MISC_REAL, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(nhmex_mbox_pld, misc_valid, NHMEX_MBOX_PLD_MISC_VALID, uint64_t, UINT64_C(0x0000000000020000), 17, 1, 0xfffffffffffdffff);
	RW(nhmex_mbox_pld, misc_en, NHMEX_MBOX_PLD_MISC_EN, uint64_t, UINT64_C(0x0000000000010000), 16, 1, 0xfffffffffffeffff);
	RW(nhmex_mbox_pld, cmd, NHMEX_MBOX_PLD_CMD, uint64_t, UINT64_C(0x0000000000001f00), 8, 5, 0xffffffffffffe0ff);
	RW(nhmex_mbox_pld, retry_fvid, NHMEX_MBOX_PLD_RETRY_FVID, uint64_t, UINT64_C(0x0000000000000080), 7, 1, 0xffffffffffffff7f);
	RW(nhmex_mbox_pld, by_mode, NHMEX_MBOX_PLD_BY_MODE, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_nhmex_mbox_fvc(struct run *run)
{
	RESET(nhmex_mbox_fvc, NHMEX_MBOX_FVC, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_mbox_fvc, (n), 2, 1, 0,
	     0xcab,
	     0xceb);
	REFUSES(msr_bits, nhmex_mbox_fvc, NHMEX_MBOX_INSTANCES, (past));
	RW(nhmex_mbox_fvc, shared_high, NHMEX_MBOX_FVC_SHARED_HIGH, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	RW(nhmex_mbox_fvc, evnt3, NHMEX_MBOX_FVC_EVNT3, uint64_t, UINT64_C(0x0000000000700000), 20, 3, 0xffffffffff8fffff);
	VALUES(NHMEX_MBOX_FVC_EVNT3, 0x7u,
	       { NHMEX_MBOX_FVC_EVNT3_CRC_ERR, 0x0 },
	       { NHMEX_MBOX_FVC_EVNT3_ECC_ERR, 0x1 },
	       { NHMEX_MBOX_FVC_EVNT3_POISON, 0x2 },
	       { NHMEX_MBOX_FVC_EVNT3_ALERT, 0x3 },
	       { NHMEX_MBOX_FVC_EVNT3_FAST_RESET, 0x4 },
	       { NHMEX_MBOX_FVC_EVNT3_BCMD, 0x5 },
	       { NHMEX_MBOX_FVC_EVNT3_RESP, 0x6 },
	       { NHMEX_MBOX_FVC_EVNT3_NB_TRIG, 0x7 });
	RW(nhmex_mbox_fvc, evnt2, NHMEX_MBOX_FVC_EVNT2, uint64_t, UINT64_C(0x00000000000e0000), 17, 3, 0xfffffffffff1ffff);
	VALUES(NHMEX_MBOX_FVC_EVNT2, 0x7u,
	       { NHMEX_MBOX_FVC_EVNT2_CRC_ERR, 0x0 },
	       { NHMEX_MBOX_FVC_EVNT2_ECC_ERR, 0x1 },
	       { NHMEX_MBOX_FVC_EVNT2_POISON, 0x2 },
	       { NHMEX_MBOX_FVC_EVNT2_ALERT, 0x3 },
	       { NHMEX_MBOX_FVC_EVNT2_FAST_RESET, 0x4 },
	       { NHMEX_MBOX_FVC_EVNT2_BCMD, 0x5 },
	       { NHMEX_MBOX_FVC_EVNT2_RESP, 0x6 },
	       { NHMEX_MBOX_FVC_EVNT2_NB_TRIG, 0x7 });
	RW(nhmex_mbox_fvc, evnt1, NHMEX_MBOX_FVC_EVNT1, uint64_t, UINT64_C(0x000000000001c000), 14, 3, 0xfffffffffffe3fff);
	VALUES(NHMEX_MBOX_FVC_EVNT1, 0x7u,
	       { NHMEX_MBOX_FVC_EVNT1_CRC_ERR, 0x0 },
	       { NHMEX_MBOX_FVC_EVNT1_ECC_ERR, 0x1 },
	       { NHMEX_MBOX_FVC_EVNT1_POISON, 0x2 },
	       { NHMEX_MBOX_FVC_EVNT1_ALERT, 0x3 },
	       { NHMEX_MBOX_FVC_EVNT1_FAST_RESET, 0x4 },
	       { NHMEX_MBOX_FVC_EVNT1_BCMD, 0x5 },
	       { NHMEX_MBOX_FVC_EVNT1_RESP, 0x6 },
	       { NHMEX_MBOX_FVC_EVNT1_NB_TRIG, 0x7 });
	RW(nhmex_mbox_fvc, evnt0, NHMEX_MBOX_FVC_EVNT0, uint64_t, UINT64_C(0x0000000000003800), 11, 3, 0xffffffffffffc7ff);
	VALUES(NHMEX_MBOX_FVC_EVNT0, 0x7u,
	       { NHMEX_MBOX_FVC_EVNT0_CRC_ERR, 0x0 },
	       { NHMEX_MBOX_FVC_EVNT0_ECC_ERR, 0x1 },
	       { NHMEX_MBOX_FVC_EVNT0_POISON, 0x2 },
	       { NHMEX_MBOX_FVC_EVNT0_ALERT, 0x3 },
	       { NHMEX_MBOX_FVC_EVNT0_FAST_RESET, 0x4 },
	       { NHMEX_MBOX_FVC_EVNT0_BCMD, 0x5 },
	       { NHMEX_MBOX_FVC_EVNT0_RESP, 0x6 },
	       { NHMEX_MBOX_FVC_EVNT0_NB_TRIG, 0x7 });
	RW(nhmex_mbox_fvc, resp, NHMEX_MBOX_FVC_RESP, uint64_t, UINT64_C(0x0000000000000700), 8, 3, 0xfffffffffffff8ff);
	RW(nhmex_mbox_fvc, bcmd, NHMEX_MBOX_FVC_BCMD, uint64_t, UINT64_C(0x00000000000000e0), 5, 3, 0xffffffffffffff1f);
	RW(nhmex_mbox_fvc, fvid, NHMEX_MBOX_FVC_FVID, uint64_t, UINT64_C(0x000000000000001f), 0, 5, 0xffffffffffffffe0);
}

static void check_nhmex_mbox_ctl(struct run *run)
{
	RESET(nhmex_mbox_ctl, NHMEX_MBOX_CTL, UINT64_C(0x0000000000000000));
	IS(NHMEX_MBOX_CTL_MUST_ZERO, 0x6000000001c7c100);
	IS(NHMEX_MBOX_CTL_COUNT, 0x6);
	ADDR(msr_bits, nhmex_mbox_ctl, (n, i), 2, 6, 0,
	     0xcb0, 0xcb2, 0xcb4, 0xcb6, 0xcb8, 0xcba,
	     0xcf0, 0xcf2, 0xcf4, 0xcf6, 0xcf8, 0xcfa);
	REFUSES(msr_bits, nhmex_mbox_ctl, NHMEX_MBOX_INSTANCES, (past, 0));
	REFUSES(msr_bits, nhmex_mbox_ctl, NHMEX_MBOX_CTL_COUNT, (0, past));
	RW(nhmex_mbox_ctl, set_flag_sel, NHMEX_MBOX_CTL_SET_FLAG_SEL, uint64_t, UINT64_C(0x0000000000380000), 19, 3, 0xffffffffffc7ffff);
	RW(nhmex_mbox_ctl, inc_sel, NHMEX_MBOX_CTL_INC_SEL, uint64_t, UINT64_C(0x0000000000003e00), 9, 5, 0xffffffffffffc1ff);
	RW(nhmex_mbox_ctl, flag_mode, NHMEX_MBOX_CTL_FLAG_MODE, uint64_t, UINT64_C(0x0000000000000080), 7, 1, 0xffffffffffffff7f);
	RW(nhmex_mbox_ctl, wrap_mode, NHMEX_MBOX_CTL_WRAP_MODE, uint64_t, UINT64_C(0x0000000000000040), 6, 1, 0xffffffffffffffbf);
	RW(nhmex_mbox_ctl, storage_mode, NHMEX_MBOX_CTL_STORAGE_MODE, uint64_t, UINT64_C(0x0000000000000030), 4, 2, 0xffffffffffffffcf);
	RW(nhmex_mbox_ctl, count_mode, NHMEX_MBOX_CTL_COUNT_MODE, uint64_t, UINT64_C(0x000000000000000c), 2, 2, 0xfffffffffffffff3);
	VALUES(NHMEX_MBOX_CTL_COUNT_MODE, 0x3u,
	       { NHMEX_MBOX_CTL_COUNT_MODE_UP, 0x0 },
	       { NHMEX_MBOX_CTL_COUNT_MODE_DOWN, 0x1 },
	       { NHMEX_MBOX_CTL_COUNT_MODE_BOTH, 0x2 });
	RW(nhmex_mbox_ctl, pmi_en, NHMEX_MBOX_CTL_PMI_EN, uint64_t, UINT64_C(0x0000000000000002), 1, 1, 0xfffffffffffffffd);
	RW(nhmex_mbox_ctl, en, NHMEX_MBOX_CTL_EN, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_nhmex_mbox_ctr(struct run *run)
{
	RESET(nhmex_mbox_ctr, NHMEX_MBOX_CTR, UINT64_C(0x0000000000000000));
	IS(NHMEX_MBOX_CTR_COUNT, 0x6);
	ADDR(msr_bits, nhmex_mbox_ctr, (n, i), 2, 6, 0,
	     0xcb1, 0xcb3, 0xcb5, 0xcb7, 0xcb9, 0xcbb,
	     0xcf1, 0xcf3, 0xcf5, 0xcf7, 0xcf9, 0xcfb);
	REFUSES(msr_bits, nhmex_mbox_ctr, NHMEX_MBOX_INSTANCES, (past, 0));
	REFUSES(msr_bits, nhmex_mbox_ctr, NHMEX_MBOX_CTR_COUNT, (0, past));
	RW(nhmex_mbox_ctr, count, NHMEX_MBOX_CTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_nhmex_mbox_mm_cfg(struct run *run)
{
	RESET(nhmex_mbox_mm_cfg, NHMEX_MBOX_MM_CFG, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_mbox_mm_cfg, (n), 2, 1, 0,
	     0xe54,
	     0xe5c);
	REFUSES(msr_bits, nhmex_mbox_mm_cfg, NHMEX_MBOX_INSTANCES, (past));
	RW(nhmex_mbox_mm_cfg, match_en, NHMEX_MBOX_MM_CFG_MATCH_EN, uint64_t, UINT64_C(0x8000000000000000), 63, 1, 0x7fffffffffffffff);
}

static void check_nhmex_mbox_match(struct run *run)
{
	RESET(nhmex_mbox_match, NHMEX_MBOX_MATCH, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_mbox_match, (n), 2, 1, 0,
	     0xe55,
	     0xe5d);
	REFUSES(msr_bits, nhmex_mbox_match, NHMEX_MBOX_INSTANCES, (past));
	RW(nhmex_mbox_match, addr, NHMEX_MBOX_MATCH_ADDR, uint64_t, UINT64_C(0x00000003ffffffff), 0, 34, 0xfffffffc00000000);
}

static void check_nhmex_mbox_mask(struct run *run)
{
	RESET(nhmex_mbox_mask, NHMEX_MBOX_MASK, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_mbox_mask, (n), 2, 1, 0,
	     0xe56,
	     0xe5e);
	REFUSES(msr_bits, nhmex_mbox_mask, NHMEX_MBOX_INSTANCES, (past));
	RW(nhmex_mbox_mask, addr_mask, NHMEX_MBOX_MASK_ADDR_MASK, uint64_t, UINT64_C(0x0000000007ffffff), 0, 27, 0xfffffffff8000000);
}

static void check_box_nhmex_mbox(struct run *run)
{
	IS(NHMEX_MBOX_INSTANCES, 2);
	IS(NHMEX_MBOX_GENERAL_COUNTERS, 6);
	IS(NHMEX_MBOX_GENERAL_WIDTH, 48);
	IS(NHMEX_MBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_nhmex_mbox_gl_ctl(run);
	check_nhmex_mbox_gl_status(run);
	check_nhmex_mbox_gl_ovf_ctl(run);
	check_nhmex_mbox_timestamp(run);
	check_nhmex_mbox_dsp(run);
	check_nhmex_mbox_iss(run);
	check_nhmex_mbox_map(run);
	check_nhmex_mbox_thr(run);
	check_nhmex_mbox_pgt(run);
	check_nhmex_mbox_pld(run);
	check_nhmex_mbox_fvc(run);
	check_nhmex_mbox_ctl(run);
	check_nhmex_mbox_ctr(run);
	check_nhmex_mbox_mm_cfg(run);
	check_nhmex_mbox_match(run);
	check_nhmex_mbox_mask(run);
}

static void check_nhmex_rbox_gl_ctl(struct run *run)
{
	RESET(nhmex_rbox_gl_ctl, NHMEX_RBOX_GL_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_gl_ctl, (n), 2, 1, 0,
	     0xe00,
	     0xe20);
	REFUSES(msr_bits, nhmex_rbox_gl_ctl, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_gl_ctl, ctr_en, NHMEX_RBOX_GL_CTL_CTR_EN, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_nhmex_rbox_gl_status(struct run *run)
{
	RESET(nhmex_rbox_gl_status, NHMEX_RBOX_GL_STATUS, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_gl_status, (n), 2, 1, 0,
	     0xe01,
	     0xe21);
	REFUSES(msr_bits, nhmex_rbox_gl_status, NHMEX_RBOX_INSTANCES, (past));
	RO(nhmex_rbox_gl_status, ov, NHMEX_RBOX_GL_STATUS_OV, uint64_t, UINT64_C(0x00000000000000ff), 0, 8);
}

static void check_nhmex_rbox_gl_ovf_ctl(struct run *run)
{
	RESET(nhmex_rbox_gl_ovf_ctl, NHMEX_RBOX_GL_OVF_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_gl_ovf_ctl, (n), 2, 1, 0,
	     0xe02,
	     0xe22);
	REFUSES(msr_bits, nhmex_rbox_gl_ovf_ctl, NHMEX_RBOX_INSTANCES, (past));
	WO(nhmex_rbox_gl_ovf_ctl, clr_ov, NHMEX_RBOX_GL_OVF_CTL_CLR_OV, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_nhmex_rbox_ctl(struct run *run)
{
	RESET(nhmex_rbox_ctl, NHMEX_RBOX_CTL, UINT64_C(0x0000000000000000));
	IS(NHMEX_RBOX_CTL_MUST_ZERO, 0x6000000000000000);
	IS(NHMEX_RBOX_CTL_COUNT, 0x8);
	ADDR(msr_bits, nhmex_rbox_ctl, (n, i), 2, 8, 0,
	     0xe10, 0xe12, 0xe14, 0xe16, 0xe18, 0xe1a, 0xe1c, 0xe1e,
	     0xe30, 0xe32, 0xe34, 0xe36, 0xe38, 0xe3a, 0xe3c, 0xe3e);
	REFUSES(msr_bits, nhmex_rbox_ctl, NHMEX_RBOX_INSTANCES, (past, 0));
	REFUSES(msr_bits, nhmex_rbox_ctl, NHMEX_RBOX_CTL_COUNT, (0, past));
	RW(nhmex_rbox_ctl, pmi_en, NHMEX_RBOX_CTL_PMI_EN, uint64_t, UINT64_C(0x0000000000000040), 6, 1, 0xffffffffffffffbf);
	RW(nhmex_rbox_ctl, ev_sel, NHMEX_RBOX_CTL_EV_SEL, uint64_t, UINT64_C(0x000000000000003e), 1, 5, 0xffffffffffffffc1);
	RW(nhmex_rbox_ctl, en, NHMEX_RBOX_CTL_EN, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_nhmex_rbox_ctr(struct run *run)
{
	RESET(nhmex_rbox_ctr, NHMEX_RBOX_CTR, UINT64_C(0x0000000000000000));
	IS(NHMEX_RBOX_CTR_COUNT, 0x8);
	ADDR(msr_bits, nhmex_rbox_ctr, (n, i), 2, 8, 0,
	     0xe11, 0xe13, 0xe15, 0xe17, 0xe19, 0xe1b, 0xe1d, 0xe1f,
	     0xe31, 0xe33, 0xe35, 0xe37, 0xe39, 0xe3b, 0xe3d, 0xe3f);
	REFUSES(msr_bits, nhmex_rbox_ctr, NHMEX_RBOX_INSTANCES, (past, 0));
	REFUSES(msr_bits, nhmex_rbox_ctr, NHMEX_RBOX_CTR_COUNT, (0, past));
	RW(nhmex_rbox_ctr, count, NHMEX_RBOX_CTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_nhmex_rbox_iperf0_p0(struct run *run)
{
	RESET(nhmex_rbox_iperf0_p0, NHMEX_RBOX_IPERF0_P0, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_iperf0_p0, (n), 2, 1, 0,
	     0xe04,
	     0xe08);
	REFUSES(msr_bits, nhmex_rbox_iperf0_p0, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_iperf0_p0, sel, NHMEX_RBOX_IPERF0_P0_SEL, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32, 0xffffffff00000000);
	RW(nhmex_rbox_iperf0_p0, flits_sent, NHMEX_RBOX_IPERF0_P0_FLITS_SENT, uint64_t, UINT64_C(0x0000000080000000), 31, 1, 0xffffffff7fffffff);
	RW(nhmex_rbox_iperf0_p0, null_idle, NHMEX_RBOX_IPERF0_P0_NULL_IDLE, uint64_t, UINT64_C(0x0000000040000000), 30, 1, 0xffffffffbfffffff);
	RW(nhmex_rbox_iperf0_p0, retryq_ov, NHMEX_RBOX_IPERF0_P0_RETRYQ_OV, uint64_t, UINT64_C(0x0000000020000000), 29, 1, 0xffffffffdfffffff);
	RW(nhmex_rbox_iperf0_p0, retryq_ne, NHMEX_RBOX_IPERF0_P0_RETRYQ_NE, uint64_t, UINT64_C(0x0000000010000000), 28, 1, 0xffffffffefffffff);
	RW(nhmex_rbox_iperf0_p0, outq_ov, NHMEX_RBOX_IPERF0_P0_OUTQ_OV, uint64_t, UINT64_C(0x0000000008000000), 27, 1, 0xfffffffff7ffffff);
	RW(nhmex_rbox_iperf0_p0, outq_ne, NHMEX_RBOX_IPERF0_P0_OUTQ_NE, uint64_t, UINT64_C(0x0000000004000000), 26, 1, 0xfffffffffbffffff);
	RW(nhmex_rbox_iperf0_p0, flits_recv_spec, NHMEX_RBOX_IPERF0_P0_FLITS_RECV_SPEC, uint64_t, UINT64_C(0x0000000002000000), 25, 1, 0xfffffffffdffffff);
	RW(nhmex_rbox_iperf0_p0, flits_recv_err, NHMEX_RBOX_IPERF0_P0_FLITS_RECV_ERR, uint64_t, UINT64_C(0x0000000001000000), 24, 1, 0xfffffffffeffffff);
	RW(nhmex_rbox_iperf0_p0, eot, NHMEX_RBOX_IPERF0_P0_EOT, uint64_t, UINT64_C(0x00000000003e0000), 17, 5, 0xffffffffffc1ffff);
	RW(nhmex_rbox_iperf0_p0, eot_ne, NHMEX_RBOX_IPERF0_P0_EOT_NE, uint64_t, UINT64_C(0x0000000000010000), 16, 1, 0xfffffffffffeffff);
	RW(nhmex_rbox_iperf0_p0, alloc, NHMEX_RBOX_IPERF0_P0_ALLOC, uint64_t, UINT64_C(0x000000000000fe00), 9, 7, 0xffffffffffff01ff);
	RW(nhmex_rbox_iperf0_p0, inq_read_win, NHMEX_RBOX_IPERF0_P0_INQ_READ_WIN, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(nhmex_rbox_iperf0_p0, new_vn, NHMEX_RBOX_IPERF0_P0_NEW_VN, uint64_t, UINT64_C(0x00000000000000c0), 6, 2, 0xffffffffffffff3f);
	VALUES(NHMEX_RBOX_IPERF0_P0_NEW_VN, 0x3u,
	       { NHMEX_RBOX_IPERF0_P0_NEW_VN_VN0, 0x0 },
	       { NHMEX_RBOX_IPERF0_P0_NEW_VN_VN1, 0x1 },
	       { NHMEX_RBOX_IPERF0_P0_NEW_VN_VNA, 0x2 },
	       { NHMEX_RBOX_IPERF0_P0_NEW_VN_ANY, 0x3 });
	RW(nhmex_rbox_iperf0_p0, new_class, NHMEX_RBOX_IPERF0_P0_NEW_CLASS, uint64_t, UINT64_C(0x000000000000003f), 0, 6, 0xffffffffffffffc0);
}

static void check_nhmex_rbox_iperf1_p0(struct run *run)
{
	RESET(nhmex_rbox_iperf1_p0, NHMEX_RBOX_IPERF1_P0, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_iperf1_p0, (n), 2, 1, 0,
	     0xe24,
	     0xe28);
	REFUSES(msr_bits, nhmex_rbox_iperf1_p0, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_iperf1_p0, sel, NHMEX_RBOX_IPERF1_P0_SEL, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32, 0xffffffff00000000);
	RW(nhmex_rbox_iperf1_p0, flits_sent, NHMEX_RBOX_IPERF1_P0_FLITS_SENT, uint64_t, UINT64_C(0x0000000080000000), 31, 1, 0xffffffff7fffffff);
	RW(nhmex_rbox_iperf1_p0, null_idle, NHMEX_RBOX_IPERF1_P0_NULL_IDLE, uint64_t, UINT64_C(0x0000000040000000), 30, 1, 0xffffffffbfffffff);
	RW(nhmex_rbox_iperf1_p0, retryq_ov, NHMEX_RBOX_IPERF1_P0_RETRYQ_OV, uint64_t, UINT64_C(0x0000000020000000), 29, 1, 0xffffffffdfffffff);
	RW(nhmex_rbox_iperf1_p0, retryq_ne, NHMEX_RBOX_IPERF1_P0_RETRYQ_NE, uint64_t, UINT64_C(0x0000000010000000), 28, 1, 0xffffffffefffffff);
	RW(nhmex_rbox_iperf1_p0, outq_ov, NHMEX_RBOX_IPERF1_P0_OUTQ_OV, uint64_t, UINT64_C(0x0000000008000000), 27, 1, 0xfffffffff7ffffff);
	RW(nhmex_rbox_iperf1_p0, outq_ne, NHMEX_RBOX_IPERF1_P0_OUTQ_NE, uint64_t, UINT64_C(0x0000000004000000), 26, 1, 0xfffffffffbffffff);
	RW(nhmex_rbox_iperf1_p0, flits_recv_spec, NHMEX_RBOX_IPERF1_P0_FLITS_RECV_SPEC, uint64_t, UINT64_C(0x0000000002000000), 25, 1, 0xfffffffffdffffff);
	RW(nhmex_rbox_iperf1_p0, flits_recv_err, NHMEX_RBOX_IPERF1_P0_FLITS_RECV_ERR, uint64_t, UINT64_C(0x0000000001000000), 24, 1, 0xfffffffffeffffff);
	RW(nhmex_rbox_iperf1_p0, eot, NHMEX_RBOX_IPERF1_P0_EOT, uint64_t, UINT64_C(0x00000000003e0000), 17, 5, 0xffffffffffc1ffff);
	RW(nhmex_rbox_iperf1_p0, eot_ne, NHMEX_RBOX_IPERF1_P0_EOT_NE, uint64_t, UINT64_C(0x0000000000010000), 16, 1, 0xfffffffffffeffff);
	RW(nhmex_rbox_iperf1_p0, alloc, NHMEX_RBOX_IPERF1_P0_ALLOC, uint64_t, UINT64_C(0x000000000000fe00), 9, 7, 0xffffffffffff01ff);
	RW(nhmex_rbox_iperf1_p0, inq_read_win, NHMEX_RBOX_IPERF1_P0_INQ_READ_WIN, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(nhmex_rbox_iperf1_p0, new_vn, NHMEX_RBOX_IPERF1_P0_NEW_VN, uint64_t, UINT64_C(0x00000000000000c0), 6, 2, 0xffffffffffffff3f);
	VALUES(NHMEX_RBOX_IPERF1_P0_NEW_VN, 0x3u,
	       { NHMEX_RBOX_IPERF1_P0_NEW_VN_VN0, 0x0 },
	       { NHMEX_RBOX_IPERF1_P0_NEW_VN_VN1, 0x1 },
	       { NHMEX_RBOX_IPERF1_P0_NEW_VN_VNA, 0x2 },
	       { NHMEX_RBOX_IPERF1_P0_NEW_VN_ANY, 0x3 });
	RW(nhmex_rbox_iperf1_p0, new_class, NHMEX_RBOX_IPERF1_P0_NEW_CLASS, uint64_t, UINT64_C(0x000000000000003f), 0, 6, 0xffffffffffffffc0);
}

static void check_nhmex_rbox_qlx_p0(struct run *run)
{
	RESET(nhmex_rbox_qlx_p0, NHMEX_RBOX_QLX_P0, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_qlx_p0, (n), 2, 1, 0,
	     0xe0c,
	     0xe2c);
	REFUSES(msr_bits, nhmex_rbox_qlx_p0, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_qlx_p0, ev1, NHMEX_RBOX_QLX_P0_EV1, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(nhmex_rbox_qlx_p0, ev1_sub, NHMEX_RBOX_QLX_P0_EV1_SUB, uint64_t, UINT64_C(0x0000000000008000), 15, 1, 0xffffffffffff7fff);
	VALUES(NHMEX_RBOX_QLX_P0_EV1_SUB, 0x1u,
	       { NHMEX_RBOX_QLX_P0_EV1_SUB_VN0, 0x0 },
	       { NHMEX_RBOX_QLX_P0_EV1_SUB_VN1, 0x1 });
	RW(nhmex_rbox_qlx_p0, ev1_cls, NHMEX_RBOX_QLX_P0_EV1_CLS, uint64_t, UINT64_C(0x0000000000007000), 12, 3, 0xffffffffffff8fff);
	VALUES(NHMEX_RBOX_QLX_P0_EV1_CLS, 0x7u,
	       { NHMEX_RBOX_QLX_P0_EV1_CLS_HOM, 0x0 },
	       { NHMEX_RBOX_QLX_P0_EV1_CLS_SNP, 0x1 },
	       { NHMEX_RBOX_QLX_P0_EV1_CLS_NDR, 0x2 },
	       { NHMEX_RBOX_QLX_P0_EV1_CLS_NCS, 0x3 },
	       { NHMEX_RBOX_QLX_P0_EV1_CLS_DRS, 0x4 },
	       { NHMEX_RBOX_QLX_P0_EV1_CLS_NCB, 0x5 },
	       { NHMEX_RBOX_QLX_P0_EV1_CLS_VNA_SMALL, 0x6 },
	       { NHMEX_RBOX_QLX_P0_EV1_CLS_VNA_LARGE, 0x7 });
	RW(nhmex_rbox_qlx_p0, ev1_type, NHMEX_RBOX_QLX_P0_EV1_TYPE, uint64_t, UINT64_C(0x0000000000000f00), 8, 4, 0xfffffffffffff0ff);
	VALUES(NHMEX_RBOX_QLX_P0_EV1_TYPE, 0xfu,
	       { NHMEX_RBOX_QLX_P0_EV1_TYPE_QUEUE_BID, 0x0 },
	       { NHMEX_RBOX_QLX_P0_EV1_TYPE_LOCAL_BID, 0x1 },
	       { NHMEX_RBOX_QLX_P0_EV1_TYPE_GLOBAL_BID, 0x2 },
	       { NHMEX_RBOX_QLX_P0_EV1_TYPE_QUEUE_FAIL, 0x3 },
	       { NHMEX_RBOX_QLX_P0_EV1_TYPE_LOCAL_FAIL, 0x4 },
	       { NHMEX_RBOX_QLX_P0_EV1_TYPE_GLOBAL_FAIL, 0x5 },
	       { NHMEX_RBOX_QLX_P0_EV1_TYPE_QUEUE_HOME_KILL, 0x6 },
	       { NHMEX_RBOX_QLX_P0_EV1_TYPE_LOCAL_HOME_KILL, 0x7 },
	       { NHMEX_RBOX_QLX_P0_EV1_TYPE_GLOBAL_HOME_KILL, 0x8 },
	       { NHMEX_RBOX_QLX_P0_EV1_TYPE_TARGET_AVAILABLE, 0x9 },
	       { NHMEX_RBOX_QLX_P0_EV1_TYPE_STARVATION, 0xa });
	RW(nhmex_rbox_qlx_p0, ev0, NHMEX_RBOX_QLX_P0_EV0, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
	RW(nhmex_rbox_qlx_p0, ev0_sub, NHMEX_RBOX_QLX_P0_EV0_SUB, uint64_t, UINT64_C(0x0000000000000080), 7, 1, 0xffffffffffffff7f);
	VALUES(NHMEX_RBOX_QLX_P0_EV0_SUB, 0x1u,
	       { NHMEX_RBOX_QLX_P0_EV0_SUB_VN0, 0x0 },
	       { NHMEX_RBOX_QLX_P0_EV0_SUB_VN1, 0x1 });
	RW(nhmex_rbox_qlx_p0, ev0_cls, NHMEX_RBOX_QLX_P0_EV0_CLS, uint64_t, UINT64_C(0x0000000000000070), 4, 3, 0xffffffffffffff8f);
	VALUES(NHMEX_RBOX_QLX_P0_EV0_CLS, 0x7u,
	       { NHMEX_RBOX_QLX_P0_EV0_CLS_HOM, 0x0 },
	       { NHMEX_RBOX_QLX_P0_EV0_CLS_SNP, 0x1 },
	       { NHMEX_RBOX_QLX_P0_EV0_CLS_NDR, 0x2 },
	       { NHMEX_RBOX_QLX_P0_EV0_CLS_NCS, 0x3 },
	       { NHMEX_RBOX_QLX_P0_EV0_CLS_DRS, 0x4 },
	       { NHMEX_RBOX_QLX_P0_EV0_CLS_NCB, 0x5 },
	       { NHMEX_RBOX_QLX_P0_EV0_CLS_VNA_SMALL, 0x6 },
	       { NHMEX_RBOX_QLX_P0_EV0_CLS_VNA_LARGE, 0x7 });
	RW(nhmex_rbox_qlx_p0, ev0_type, NHMEX_RBOX_QLX_P0_EV0_TYPE, uint64_t, UINT64_C(0x000000000000000f), 0, 4, 0xfffffffffffffff0);
	VALUES(NHMEX_RBOX_QLX_P0_EV0_TYPE, 0xfu,
	       { NHMEX_RBOX_QLX_P0_EV0_TYPE_QUEUE_BID, 0x0 },
	       { NHMEX_RBOX_QLX_P0_EV0_TYPE_LOCAL_BID, 0x1 },
	       { NHMEX_RBOX_QLX_P0_EV0_TYPE_GLOBAL_BID, 0x2 },
	       { NHMEX_RBOX_QLX_P0_EV0_TYPE_QUEUE_FAIL, 0x3 },
	       { NHMEX_RBOX_QLX_P0_EV0_TYPE_LOCAL_FAIL, 0x4 },
	       { NHMEX_RBOX_QLX_P0_EV0_TYPE_GLOBAL_FAIL, 0x5 },
	       { NHMEX_RBOX_QLX_P0_EV0_TYPE_QUEUE_HOME_KILL, 0x6 },
	       { NHMEX_RBOX_QLX_P0_EV0_TYPE_LOCAL_HOME_KILL, 0x7 },
	       { NHMEX_RBOX_QLX_P0_EV0_TYPE_GLOBAL_HOME_KILL, 0x8 },
	       { NHMEX_RBOX_QLX_P0_EV0_TYPE_TARGET_AVAILABLE, 0x9 },
	       { NHMEX_RBOX_QLX_P0_EV0_TYPE_STARVATION, 0xa });
}

static void check_nhmex_rbox_xbr1_cfg_p0(struct run *run)
{
	RESET(nhmex_rbox_xbr1_cfg_p0, NHMEX_RBOX_XBR1_CFG_P0, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr1_cfg_p0, (n), 2, 1, 0,
	     0xe60,
	     0xe80);
	REFUSES(msr_bits, nhmex_rbox_xbr1_cfg_p0, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr1_cfg_p0, dis, NHMEX_RBOX_XBR1_CFG_P0_DIS, uint64_t, UINT64_C(0x8000000000000000), 63, 1, 0x7fffffffffffffff);
	RW(nhmex_rbox_xbr1_cfg_p0, mm_trig_en, NHMEX_RBOX_XBR1_CFG_P0_MM_TRIG_EN, uint64_t, UINT64_C(0x0000000000200000), 21, 1, 0xffffffffffdfffff);
	RW(nhmex_rbox_xbr1_cfg_p0, ig_flt_cnt, NHMEX_RBOX_XBR1_CFG_P0_IG_FLT_CNT, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_rbox_xbr1_cfg_p0, match_flt_cnt, NHMEX_RBOX_XBR1_CFG_P0_MATCH_FLT_CNT, uint64_t, UINT64_C(0x00000000000f0000), 16, 4, 0xfffffffffff0ffff);
	RW(nhmex_rbox_xbr1_cfg_p0, match_71_64, NHMEX_RBOX_XBR1_CFG_P0_MATCH_71_64, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(nhmex_rbox_xbr1_cfg_p0, mask_71_64, NHMEX_RBOX_XBR1_CFG_P0_MASK_71_64, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_nhmex_rbox_xbr1_match_p0(struct run *run)
{
	RESET(nhmex_rbox_xbr1_match_p0, NHMEX_RBOX_XBR1_MATCH_P0, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr1_match_p0, (n), 2, 1, 0,
	     0xe61,
	     0xe81);
	REFUSES(msr_bits, nhmex_rbox_xbr1_match_p0, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr1_match_p0, bits, NHMEX_RBOX_XBR1_MATCH_P0_BITS, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
	RW(nhmex_rbox_xbr1_match_p0, rds, NHMEX_RBOX_XBR1_MATCH_P0_RDS, uint64_t, UINT64_C(0x000f000000000000), 48, 4, 0xfff0ffffffffffff);
	RW(nhmex_rbox_xbr1_match_p0, rnid, NHMEX_RBOX_XBR1_MATCH_P0_RNID, uint64_t, UINT64_C(0x0000000f80000000), 31, 5, 0xfffffff07fffffff);
}

static void check_nhmex_rbox_xbr1_mask_p0(struct run *run)
{
	RESET(nhmex_rbox_xbr1_mask_p0, NHMEX_RBOX_XBR1_MASK_P0, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr1_mask_p0, (n), 2, 1, 0,
	     0xe62,
	     0xe82);
	REFUSES(msr_bits, nhmex_rbox_xbr1_mask_p0, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr1_mask_p0, bits_mask, NHMEX_RBOX_XBR1_MASK_P0_BITS_MASK, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_nhmex_rbox_xbr2_cfg_p0(struct run *run)
{
	RESET(nhmex_rbox_xbr2_cfg_p0, NHMEX_RBOX_XBR2_CFG_P0, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr2_cfg_p0, (n), 2, 1, 0,
	     0xe70,
	     0xe90);
	REFUSES(msr_bits, nhmex_rbox_xbr2_cfg_p0, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr2_cfg_p0, dis, NHMEX_RBOX_XBR2_CFG_P0_DIS, uint64_t, UINT64_C(0x8000000000000000), 63, 1, 0x7fffffffffffffff);
	RW(nhmex_rbox_xbr2_cfg_p0, mm_trig_en, NHMEX_RBOX_XBR2_CFG_P0_MM_TRIG_EN, uint64_t, UINT64_C(0x0000000000200000), 21, 1, 0xffffffffffdfffff);
	RW(nhmex_rbox_xbr2_cfg_p0, ig_flt_cnt, NHMEX_RBOX_XBR2_CFG_P0_IG_FLT_CNT, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_rbox_xbr2_cfg_p0, match_flt_cnt, NHMEX_RBOX_XBR2_CFG_P0_MATCH_FLT_CNT, uint64_t, UINT64_C(0x00000000000f0000), 16, 4, 0xfffffffffff0ffff);
	RW(nhmex_rbox_xbr2_cfg_p0, match_71_64, NHMEX_RBOX_XBR2_CFG_P0_MATCH_71_64, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(nhmex_rbox_xbr2_cfg_p0, mask_71_64, NHMEX_RBOX_XBR2_CFG_P0_MASK_71_64, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_nhmex_rbox_xbr2_match_p0(struct run *run)
{
	RESET(nhmex_rbox_xbr2_match_p0, NHMEX_RBOX_XBR2_MATCH_P0, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr2_match_p0, (n), 2, 1, 0,
	     0xe71,
	     0xe91);
	REFUSES(msr_bits, nhmex_rbox_xbr2_match_p0, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr2_match_p0, bits, NHMEX_RBOX_XBR2_MATCH_P0_BITS, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
	RW(nhmex_rbox_xbr2_match_p0, rds, NHMEX_RBOX_XBR2_MATCH_P0_RDS, uint64_t, UINT64_C(0x000f000000000000), 48, 4, 0xfff0ffffffffffff);
	RW(nhmex_rbox_xbr2_match_p0, rnid, NHMEX_RBOX_XBR2_MATCH_P0_RNID, uint64_t, UINT64_C(0x0000000f80000000), 31, 5, 0xfffffff07fffffff);
}

static void check_nhmex_rbox_xbr2_mask_p0(struct run *run)
{
	RESET(nhmex_rbox_xbr2_mask_p0, NHMEX_RBOX_XBR2_MASK_P0, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr2_mask_p0, (n), 2, 1, 0,
	     0xe72,
	     0xe92);
	REFUSES(msr_bits, nhmex_rbox_xbr2_mask_p0, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr2_mask_p0, bits_mask, NHMEX_RBOX_XBR2_MASK_P0_BITS_MASK, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_nhmex_rbox_iperf0_p1(struct run *run)
{
	RESET(nhmex_rbox_iperf0_p1, NHMEX_RBOX_IPERF0_P1, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_iperf0_p1, (n), 2, 1, 0,
	     0xe05,
	     0xe09);
	REFUSES(msr_bits, nhmex_rbox_iperf0_p1, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_iperf0_p1, sel, NHMEX_RBOX_IPERF0_P1_SEL, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32, 0xffffffff00000000);
	RW(nhmex_rbox_iperf0_p1, flits_sent, NHMEX_RBOX_IPERF0_P1_FLITS_SENT, uint64_t, UINT64_C(0x0000000080000000), 31, 1, 0xffffffff7fffffff);
	RW(nhmex_rbox_iperf0_p1, null_idle, NHMEX_RBOX_IPERF0_P1_NULL_IDLE, uint64_t, UINT64_C(0x0000000040000000), 30, 1, 0xffffffffbfffffff);
	RW(nhmex_rbox_iperf0_p1, retryq_ov, NHMEX_RBOX_IPERF0_P1_RETRYQ_OV, uint64_t, UINT64_C(0x0000000020000000), 29, 1, 0xffffffffdfffffff);
	RW(nhmex_rbox_iperf0_p1, retryq_ne, NHMEX_RBOX_IPERF0_P1_RETRYQ_NE, uint64_t, UINT64_C(0x0000000010000000), 28, 1, 0xffffffffefffffff);
	RW(nhmex_rbox_iperf0_p1, outq_ov, NHMEX_RBOX_IPERF0_P1_OUTQ_OV, uint64_t, UINT64_C(0x0000000008000000), 27, 1, 0xfffffffff7ffffff);
	RW(nhmex_rbox_iperf0_p1, outq_ne, NHMEX_RBOX_IPERF0_P1_OUTQ_NE, uint64_t, UINT64_C(0x0000000004000000), 26, 1, 0xfffffffffbffffff);
	RW(nhmex_rbox_iperf0_p1, flits_recv_spec, NHMEX_RBOX_IPERF0_P1_FLITS_RECV_SPEC, uint64_t, UINT64_C(0x0000000002000000), 25, 1, 0xfffffffffdffffff);
	RW(nhmex_rbox_iperf0_p1, flits_recv_err, NHMEX_RBOX_IPERF0_P1_FLITS_RECV_ERR, uint64_t, UINT64_C(0x0000000001000000), 24, 1, 0xfffffffffeffffff);
	RW(nhmex_rbox_iperf0_p1, eot, NHMEX_RBOX_IPERF0_P1_EOT, uint64_t, UINT64_C(0x00000000003e0000), 17, 5, 0xffffffffffc1ffff);
	RW(nhmex_rbox_iperf0_p1, eot_ne, NHMEX_RBOX_IPERF0_P1_EOT_NE, uint64_t, UINT64_C(0x0000000000010000), 16, 1, 0xfffffffffffeffff);
	RW(nhmex_rbox_iperf0_p1, alloc, NHMEX_RBOX_IPERF0_P1_ALLOC, uint64_t, UINT64_C(0x000000000000fe00), 9, 7, 0xffffffffffff01ff);
	RW(nhmex_rbox_iperf0_p1, inq_read_win, NHMEX_RBOX_IPERF0_P1_INQ_READ_WIN, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(nhmex_rbox_iperf0_p1, new_vn, NHMEX_RBOX_IPERF0_P1_NEW_VN, uint64_t, UINT64_C(0x00000000000000c0), 6, 2, 0xffffffffffffff3f);
	VALUES(NHMEX_RBOX_IPERF0_P1_NEW_VN, 0x3u,
	       { NHMEX_RBOX_IPERF0_P1_NEW_VN_VN0, 0x0 },
	       { NHMEX_RBOX_IPERF0_P1_NEW_VN_VN1, 0x1 },
	       { NHMEX_RBOX_IPERF0_P1_NEW_VN_VNA, 0x2 },
	       { NHMEX_RBOX_IPERF0_P1_NEW_VN_ANY, 0x3 });
	RW(nhmex_rbox_iperf0_p1, new_class, NHMEX_RBOX_IPERF0_P1_NEW_CLASS, uint64_t, UINT64_C(0x000000000000003f), 0, 6, 0xffffffffffffffc0);
}

static void check_nhmex_rbox_iperf1_p1(struct run *run)
{
	RESET(nhmex_rbox_iperf1_p1, NHMEX_RBOX_IPERF1_P1, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_iperf1_p1, (n), 2, 1, 0,
	     0xe25,
	     0xe29);
	REFUSES(msr_bits, nhmex_rbox_iperf1_p1, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_iperf1_p1, sel, NHMEX_RBOX_IPERF1_P1_SEL, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32, 0xffffffff00000000);
	RW(nhmex_rbox_iperf1_p1, flits_sent, NHMEX_RBOX_IPERF1_P1_FLITS_SENT, uint64_t, UINT64_C(0x0000000080000000), 31, 1, 0xffffffff7fffffff);
	RW(nhmex_rbox_iperf1_p1, null_idle, NHMEX_RBOX_IPERF1_P1_NULL_IDLE, uint64_t, UINT64_C(0x0000000040000000), 30, 1, 0xffffffffbfffffff);
	RW(nhmex_rbox_iperf1_p1, retryq_ov, NHMEX_RBOX_IPERF1_P1_RETRYQ_OV, uint64_t, UINT64_C(0x0000000020000000), 29, 1, 0xffffffffdfffffff);
	RW(nhmex_rbox_iperf1_p1, retryq_ne, NHMEX_RBOX_IPERF1_P1_RETRYQ_NE, uint64_t, UINT64_C(0x0000000010000000), 28, 1, 0xffffffffefffffff);
	RW(nhmex_rbox_iperf1_p1, outq_ov, NHMEX_RBOX_IPERF1_P1_OUTQ_OV, uint64_t, UINT64_C(0x0000000008000000), 27, 1, 0xfffffffff7ffffff);
	RW(nhmex_rbox_iperf1_p1, outq_ne, NHMEX_RBOX_IPERF1_P1_OUTQ_NE, uint64_t, UINT64_C(0x0000000004000000), 26, 1, 0xfffffffffbffffff);
	RW(nhmex_rbox_iperf1_p1, flits_recv_spec, NHMEX_RBOX_IPERF1_P1_FLITS_RECV_SPEC, uint64_t, UINT64_C(0x0000000002000000), 25, 1, 0xfffffffffdffffff);
	RW(nhmex_rbox_iperf1_p1, flits_recv_err, NHMEX_RBOX_IPERF1_P1_FLITS_RECV_ERR, uint64_t, UINT64_C(0x0000000001000000), 24, 1, 0xfffffffffeffffff);
	RW(nhmex_rbox_iperf1_p1, eot, NHMEX_RBOX_IPERF1_P1_EOT, uint64_t, UINT64_C(0x00000000003e0000), 17, 5, 0xffffffffffc1ffff);
	RW(nhmex_rbox_iperf1_p1, eot_ne, NHMEX_RBOX_IPERF1_P1_EOT_NE, uint64_t, UINT64_C(0x0000000000010000), 16, 1, 0xfffffffffffeffff);
	RW(nhmex_rbox_iperf1_p1, alloc, NHMEX_RBOX_IPERF1_P1_ALLOC, uint64_t, UINT64_C(0x000000000000fe00), 9, 7, 0xffffffffffff01ff);
	RW(nhmex_rbox_iperf1_p1, inq_read_win, NHMEX_RBOX_IPERF1_P1_INQ_READ_WIN, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(nhmex_rbox_iperf1_p1, new_vn, NHMEX_RBOX_IPERF1_P1_NEW_VN, uint64_t, UINT64_C(0x00000000000000c0), 6, 2, 0xffffffffffffff3f);
	VALUES(NHMEX_RBOX_IPERF1_P1_NEW_VN, 0x3u,
	       { NHMEX_RBOX_IPERF1_P1_NEW_VN_VN0, 0x0 },
	       { NHMEX_RBOX_IPERF1_P1_NEW_VN_VN1, 0x1 },
	       { NHMEX_RBOX_IPERF1_P1_NEW_VN_VNA, 0x2 },
	       { NHMEX_RBOX_IPERF1_P1_NEW_VN_ANY, 0x3 });
	RW(nhmex_rbox_iperf1_p1, new_class, NHMEX_RBOX_IPERF1_P1_NEW_CLASS, uint64_t, UINT64_C(0x000000000000003f), 0, 6, 0xffffffffffffffc0);
}

static void check_nhmex_rbox_qlx_p1(struct run *run)
{
	RESET(nhmex_rbox_qlx_p1, NHMEX_RBOX_QLX_P1, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_qlx_p1, (n), 2, 1, 0,
	     0xe0d,
	     0xe2d);
	REFUSES(msr_bits, nhmex_rbox_qlx_p1, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_qlx_p1, ev1, NHMEX_RBOX_QLX_P1_EV1, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(nhmex_rbox_qlx_p1, ev1_sub, NHMEX_RBOX_QLX_P1_EV1_SUB, uint64_t, UINT64_C(0x0000000000008000), 15, 1, 0xffffffffffff7fff);
	VALUES(NHMEX_RBOX_QLX_P1_EV1_SUB, 0x1u,
	       { NHMEX_RBOX_QLX_P1_EV1_SUB_VN0, 0x0 },
	       { NHMEX_RBOX_QLX_P1_EV1_SUB_VN1, 0x1 });
	RW(nhmex_rbox_qlx_p1, ev1_cls, NHMEX_RBOX_QLX_P1_EV1_CLS, uint64_t, UINT64_C(0x0000000000007000), 12, 3, 0xffffffffffff8fff);
	VALUES(NHMEX_RBOX_QLX_P1_EV1_CLS, 0x7u,
	       { NHMEX_RBOX_QLX_P1_EV1_CLS_HOM, 0x0 },
	       { NHMEX_RBOX_QLX_P1_EV1_CLS_SNP, 0x1 },
	       { NHMEX_RBOX_QLX_P1_EV1_CLS_NDR, 0x2 },
	       { NHMEX_RBOX_QLX_P1_EV1_CLS_NCS, 0x3 },
	       { NHMEX_RBOX_QLX_P1_EV1_CLS_DRS, 0x4 },
	       { NHMEX_RBOX_QLX_P1_EV1_CLS_NCB, 0x5 },
	       { NHMEX_RBOX_QLX_P1_EV1_CLS_VNA_SMALL, 0x6 },
	       { NHMEX_RBOX_QLX_P1_EV1_CLS_VNA_LARGE, 0x7 });
	RW(nhmex_rbox_qlx_p1, ev1_type, NHMEX_RBOX_QLX_P1_EV1_TYPE, uint64_t, UINT64_C(0x0000000000000f00), 8, 4, 0xfffffffffffff0ff);
	VALUES(NHMEX_RBOX_QLX_P1_EV1_TYPE, 0xfu,
	       { NHMEX_RBOX_QLX_P1_EV1_TYPE_QUEUE_BID, 0x0 },
	       { NHMEX_RBOX_QLX_P1_EV1_TYPE_LOCAL_BID, 0x1 },
	       { NHMEX_RBOX_QLX_P1_EV1_TYPE_GLOBAL_BID, 0x2 },
	       { NHMEX_RBOX_QLX_P1_EV1_TYPE_QUEUE_FAIL, 0x3 },
	       { NHMEX_RBOX_QLX_P1_EV1_TYPE_LOCAL_FAIL, 0x4 },
	       { NHMEX_RBOX_QLX_P1_EV1_TYPE_GLOBAL_FAIL, 0x5 },
	       { NHMEX_RBOX_QLX_P1_EV1_TYPE_QUEUE_HOME_KILL, 0x6 },
	       { NHMEX_RBOX_QLX_P1_EV1_TYPE_LOCAL_HOME_KILL, 0x7 },
	       { NHMEX_RBOX_QLX_P1_EV1_TYPE_GLOBAL_HOME_KILL, 0x8 },
	       { NHMEX_RBOX_QLX_P1_EV1_TYPE_TARGET_AVAILABLE, 0x9 },
	       { NHMEX_RBOX_QLX_P1_EV1_TYPE_STARVATION, 0xa });
	RW(nhmex_rbox_qlx_p1, ev0, NHMEX_RBOX_QLX_P1_EV0, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
	RW(nhmex_rbox_qlx_p1, ev0_sub, NHMEX_RBOX_QLX_P1_EV0_SUB, uint64_t, UINT64_C(0x0000000000000080), 7, 1, 0xffffffffffffff7f);
	VALUES(NHMEX_RBOX_QLX_P1_EV0_SUB, 0x1u,
	       { NHMEX_RBOX_QLX_P1_EV0_SUB_VN0, 0x0 },
	       { NHMEX_RBOX_QLX_P1_EV0_SUB_VN1, 0x1 });
	RW(nhmex_rbox_qlx_p1, ev0_cls, NHMEX_RBOX_QLX_P1_EV0_CLS, uint64_t, UINT64_C(0x0000000000000070), 4, 3, 0xffffffffffffff8f);
	VALUES(NHMEX_RBOX_QLX_P1_EV0_CLS, 0x7u,
	       { NHMEX_RBOX_QLX_P1_EV0_CLS_HOM, 0x0 },
	       { NHMEX_RBOX_QLX_P1_EV0_CLS_SNP, 0x1 },
	       { NHMEX_RBOX_QLX_P1_EV0_CLS_NDR, 0x2 },
	       { NHMEX_RBOX_QLX_P1_EV0_CLS_NCS, 0x3 },
	       { NHMEX_RBOX_QLX_P1_EV0_CLS_DRS, 0x4 },
	       { NHMEX_RBOX_QLX_P1_EV0_CLS_NCB, 0x5 },
	       { NHMEX_RBOX_QLX_P1_EV0_CLS_VNA_SMALL, 0x6 },
	       { NHMEX_RBOX_QLX_P1_EV0_CLS_VNA_LARGE, 0x7 });
	RW(nhmex_rbox_qlx_p1, ev0_type, NHMEX_RBOX_QLX_P1_EV0_TYPE, uint64_t, UINT64_C(0x000000000000000f), 0, 4, 0xfffffffffffffff0);
	VALUES(NHMEX_RBOX_QLX_P1_EV0_TYPE, 0xfu,
	       { NHMEX_RBOX_QLX_P1_EV0_TYPE_QUEUE_BID, 0x0 },
	       { NHMEX_RBOX_QLX_P1_EV0_TYPE_LOCAL_BID, 0x1 },
	       { NHMEX_RBOX_QLX_P1_EV0_TYPE_GLOBAL_BID, 0x2 },
	       { NHMEX_RBOX_QLX_P1_EV0_TYPE_QUEUE_FAIL, 0x3 },
	       { NHMEX_RBOX_QLX_P1_EV0_TYPE_LOCAL_FAIL, 0x4 },
	       { NHMEX_RBOX_QLX_P1_EV0_TYPE_GLOBAL_FAIL, 0x5 },
	       { NHMEX_RBOX_QLX_P1_EV0_TYPE_QUEUE_HOME_KILL, 0x6 },
	       { NHMEX_RBOX_QLX_P1_EV0_TYPE_LOCAL_HOME_KILL, 0x7 },
	       { NHMEX_RBOX_QLX_P1_EV0_TYPE_GLOBAL_HOME_KILL, 0x8 },
	       { NHMEX_RBOX_QLX_P1_EV0_TYPE_TARGET_AVAILABLE, 0x9 },
	       { NHMEX_RBOX_QLX_P1_EV0_TYPE_STARVATION, 0xa });
}

static void check_nhmex_rbox_xbr1_cfg_p1(struct run *run)
{
	RESET(nhmex_rbox_xbr1_cfg_p1, NHMEX_RBOX_XBR1_CFG_P1, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr1_cfg_p1, (n), 2, 1, 0,
	     0xe64,
	     0xe84);
	REFUSES(msr_bits, nhmex_rbox_xbr1_cfg_p1, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr1_cfg_p1, dis, NHMEX_RBOX_XBR1_CFG_P1_DIS, uint64_t, UINT64_C(0x8000000000000000), 63, 1, 0x7fffffffffffffff);
	RW(nhmex_rbox_xbr1_cfg_p1, mm_trig_en, NHMEX_RBOX_XBR1_CFG_P1_MM_TRIG_EN, uint64_t, UINT64_C(0x0000000000200000), 21, 1, 0xffffffffffdfffff);
	RW(nhmex_rbox_xbr1_cfg_p1, ig_flt_cnt, NHMEX_RBOX_XBR1_CFG_P1_IG_FLT_CNT, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_rbox_xbr1_cfg_p1, match_flt_cnt, NHMEX_RBOX_XBR1_CFG_P1_MATCH_FLT_CNT, uint64_t, UINT64_C(0x00000000000f0000), 16, 4, 0xfffffffffff0ffff);
	RW(nhmex_rbox_xbr1_cfg_p1, match_71_64, NHMEX_RBOX_XBR1_CFG_P1_MATCH_71_64, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(nhmex_rbox_xbr1_cfg_p1, mask_71_64, NHMEX_RBOX_XBR1_CFG_P1_MASK_71_64, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_nhmex_rbox_xbr1_match_p1(struct run *run)
{
	RESET(nhmex_rbox_xbr1_match_p1, NHMEX_RBOX_XBR1_MATCH_P1, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr1_match_p1, (n), 2, 1, 0,
	     0xe65,
	     0xe85);
	REFUSES(msr_bits, nhmex_rbox_xbr1_match_p1, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr1_match_p1, bits, NHMEX_RBOX_XBR1_MATCH_P1_BITS, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
	RW(nhmex_rbox_xbr1_match_p1, rds, NHMEX_RBOX_XBR1_MATCH_P1_RDS, uint64_t, UINT64_C(0x000f000000000000), 48, 4, 0xfff0ffffffffffff);
	RW(nhmex_rbox_xbr1_match_p1, rnid, NHMEX_RBOX_XBR1_MATCH_P1_RNID, uint64_t, UINT64_C(0x0000000f80000000), 31, 5, 0xfffffff07fffffff);
}

static void check_nhmex_rbox_xbr1_mask_p1(struct run *run)
{
	RESET(nhmex_rbox_xbr1_mask_p1, NHMEX_RBOX_XBR1_MASK_P1, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr1_mask_p1, (n), 2, 1, 0,
	     0xe66,
	     0xe86);
	REFUSES(msr_bits, nhmex_rbox_xbr1_mask_p1, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr1_mask_p1, bits_mask, NHMEX_RBOX_XBR1_MASK_P1_BITS_MASK, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_nhmex_rbox_xbr2_cfg_p1(struct run *run)
{
	RESET(nhmex_rbox_xbr2_cfg_p1, NHMEX_RBOX_XBR2_CFG_P1, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr2_cfg_p1, (n), 2, 1, 0,
	     0xe74,
	     0xe94);
	REFUSES(msr_bits, nhmex_rbox_xbr2_cfg_p1, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr2_cfg_p1, dis, NHMEX_RBOX_XBR2_CFG_P1_DIS, uint64_t, UINT64_C(0x8000000000000000), 63, 1, 0x7fffffffffffffff);
	RW(nhmex_rbox_xbr2_cfg_p1, mm_trig_en, NHMEX_RBOX_XBR2_CFG_P1_MM_TRIG_EN, uint64_t, UINT64_C(0x0000000000200000), 21, 1, 0xffffffffffdfffff);
	RW(nhmex_rbox_xbr2_cfg_p1, ig_flt_cnt, NHMEX_RBOX_XBR2_CFG_P1_IG_FLT_CNT, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_rbox_xbr2_cfg_p1, match_flt_cnt, NHMEX_RBOX_XBR2_CFG_P1_MATCH_FLT_CNT, uint64_t, UINT64_C(0x00000000000f0000), 16, 4, 0xfffffffffff0ffff);
	RW(nhmex_rbox_xbr2_cfg_p1, match_71_64, NHMEX_RBOX_XBR2_CFG_P1_MATCH_71_64, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(nhmex_rbox_xbr2_cfg_p1, mask_71_64, NHMEX_RBOX_XBR2_CFG_P1_MASK_71_64, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_nhmex_rbox_xbr2_match_p1(struct run *run)
{
	RESET(nhmex_rbox_xbr2_match_p1, NHMEX_RBOX_XBR2_MATCH_P1, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr2_match_p1, (n), 2, 1, 0,
	     0xe75,
	     0xe95);
	REFUSES(msr_bits, nhmex_rbox_xbr2_match_p1, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr2_match_p1, bits, NHMEX_RBOX_XBR2_MATCH_P1_BITS, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
	RW(nhmex_rbox_xbr2_match_p1, rds, NHMEX_RBOX_XBR2_MATCH_P1_RDS, uint64_t, UINT64_C(0x000f000000000000), 48, 4, 0xfff0ffffffffffff);
	RW(nhmex_rbox_xbr2_match_p1, rnid, NHMEX_RBOX_XBR2_MATCH_P1_RNID, uint64_t, UINT64_C(0x0000000f80000000), 31, 5, 0xfffffff07fffffff);
}

static void check_nhmex_rbox_xbr2_mask_p1(struct run *run)
{
	RESET(nhmex_rbox_xbr2_mask_p1, NHMEX_RBOX_XBR2_MASK_P1, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr2_mask_p1, (n), 2, 1, 0,
	     0xe76,
	     0xe96);
	REFUSES(msr_bits, nhmex_rbox_xbr2_mask_p1, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr2_mask_p1, bits_mask, NHMEX_RBOX_XBR2_MASK_P1_BITS_MASK, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_nhmex_rbox_iperf0_p2(struct run *run)
{
	RESET(nhmex_rbox_iperf0_p2, NHMEX_RBOX_IPERF0_P2, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_iperf0_p2, (n), 2, 1, 0,
	     0xe06,
	     0xe0a);
	REFUSES(msr_bits, nhmex_rbox_iperf0_p2, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_iperf0_p2, sel, NHMEX_RBOX_IPERF0_P2_SEL, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32, 0xffffffff00000000);
	RW(nhmex_rbox_iperf0_p2, flits_sent, NHMEX_RBOX_IPERF0_P2_FLITS_SENT, uint64_t, UINT64_C(0x0000000080000000), 31, 1, 0xffffffff7fffffff);
	RW(nhmex_rbox_iperf0_p2, null_idle, NHMEX_RBOX_IPERF0_P2_NULL_IDLE, uint64_t, UINT64_C(0x0000000040000000), 30, 1, 0xffffffffbfffffff);
	RW(nhmex_rbox_iperf0_p2, retryq_ov, NHMEX_RBOX_IPERF0_P2_RETRYQ_OV, uint64_t, UINT64_C(0x0000000020000000), 29, 1, 0xffffffffdfffffff);
	RW(nhmex_rbox_iperf0_p2, retryq_ne, NHMEX_RBOX_IPERF0_P2_RETRYQ_NE, uint64_t, UINT64_C(0x0000000010000000), 28, 1, 0xffffffffefffffff);
	RW(nhmex_rbox_iperf0_p2, outq_ov, NHMEX_RBOX_IPERF0_P2_OUTQ_OV, uint64_t, UINT64_C(0x0000000008000000), 27, 1, 0xfffffffff7ffffff);
	RW(nhmex_rbox_iperf0_p2, outq_ne, NHMEX_RBOX_IPERF0_P2_OUTQ_NE, uint64_t, UINT64_C(0x0000000004000000), 26, 1, 0xfffffffffbffffff);
	RW(nhmex_rbox_iperf0_p2, flits_recv_spec, NHMEX_RBOX_IPERF0_P2_FLITS_RECV_SPEC, uint64_t, UINT64_C(0x0000000002000000), 25, 1, 0xfffffffffdffffff);
	RW(nhmex_rbox_iperf0_p2, flits_recv_err, NHMEX_RBOX_IPERF0_P2_FLITS_RECV_ERR, uint64_t, UINT64_C(0x0000000001000000), 24, 1, 0xfffffffffeffffff);
	RW(nhmex_rbox_iperf0_p2, eot, NHMEX_RBOX_IPERF0_P2_EOT, uint64_t, UINT64_C(0x00000000003e0000), 17, 5, 0xffffffffffc1ffff);
	RW(nhmex_rbox_iperf0_p2, eot_ne, NHMEX_RBOX_IPERF0_P2_EOT_NE, uint64_t, UINT64_C(0x0000000000010000), 16, 1, 0xfffffffffffeffff);
	RW(nhmex_rbox_iperf0_p2, alloc, NHMEX_RBOX_IPERF0_P2_ALLOC, uint64_t, UINT64_C(0x000000000000fe00), 9, 7, 0xffffffffffff01ff);
	RW(nhmex_rbox_iperf0_p2, inq_read_win, NHMEX_RBOX_IPERF0_P2_INQ_READ_WIN, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(nhmex_rbox_iperf0_p2, new_vn, NHMEX_RBOX_IPERF0_P2_NEW_VN, uint64_t, UINT64_C(0x00000000000000c0), 6, 2, 0xffffffffffffff3f);
	VALUES(NHMEX_RBOX_IPERF0_P2_NEW_VN, 0x3u,
	       { NHMEX_RBOX_IPERF0_P2_NEW_VN_VN0, 0x0 },
	       { NHMEX_RBOX_IPERF0_P2_NEW_VN_VN1, 0x1 },
	       { NHMEX_RBOX_IPERF0_P2_NEW_VN_VNA, 0x2 },
	       { NHMEX_RBOX_IPERF0_P2_NEW_VN_ANY, 0x3 });
	RW(nhmex_rbox_iperf0_p2, new_class, NHMEX_RBOX_IPERF0_P2_NEW_CLASS, uint64_t, UINT64_C(0x000000000000003f), 0, 6, 0xffffffffffffffc0);
}

static void check_nhmex_rbox_iperf1_p2(struct run *run)
{
	RESET(nhmex_rbox_iperf1_p2, NHMEX_RBOX_IPERF1_P2, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_iperf1_p2, (n), 2, 1, 0,
	     0xe26,
	     0xe2a);
	REFUSES(msr_bits, nhmex_rbox_iperf1_p2, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_iperf1_p2, sel, NHMEX_RBOX_IPERF1_P2_SEL, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32, 0xffffffff00000000);
	RW(nhmex_rbox_iperf1_p2, flits_sent, NHMEX_RBOX_IPERF1_P2_FLITS_SENT, uint64_t, UINT64_C(0x0000000080000000), 31, 1, 0xffffffff7fffffff);
	RW(nhmex_rbox_iperf1_p2, null_idle, NHMEX_RBOX_IPERF1_P2_NULL_IDLE, uint64_t, UINT64_C(0x0000000040000000), 30, 1, 0xffffffffbfffffff);
	RW(nhmex_rbox_iperf1_p2, retryq_ov, NHMEX_RBOX_IPERF1_P2_RETRYQ_OV, uint64_t, UINT64_C(0x0000000020000000), 29, 1, 0xffffffffdfffffff);
	RW(nhmex_rbox_iperf1_p2, retryq_ne, NHMEX_RBOX_IPERF1_P2_RETRYQ_NE, uint64_t, UINT64_C(0x0000000010000000), 28, 1, 0xffffffffefffffff);
	RW(nhmex_rbox_iperf1_p2, outq_ov, NHMEX_RBOX_IPERF1_P2_OUTQ_OV, uint64_t, UINT64_C(0x0000000008000000), 27, 1, 0xfffffffff7ffffff);
	RW(nhmex_rbox_iperf1_p2, outq_ne, NHMEX_RBOX_IPERF1_P2_OUTQ_NE, uint64_t, UINT64_C(0x0000000004000000), 26, 1, 0xfffffffffbffffff);
	RW(nhmex_rbox_iperf1_p2, flits_recv_spec, NHMEX_RBOX_IPERF1_P2_FLITS_RECV_SPEC, uint64_t, UINT64_C(0x0000000002000000), 25, 1, 0xfffffffffdffffff);
	RW(nhmex_rbox_iperf1_p2, flits_recv_err, NHMEX_RBOX_IPERF1_P2_FLITS_RECV_ERR, uint64_t, UINT64_C(0x0000000001000000), 24, 1, 0xfffffffffeffffff);
	RW(nhmex_rbox_iperf1_p2, eot, NHMEX_RBOX_IPERF1_P2_EOT, uint64_t, UINT64_C(0x00000000003e0000), 17, 5, 0xffffffffffc1ffff);
	RW(nhmex_rbox_iperf1_p2, eot_ne, NHMEX_RBOX_IPERF1_P2_EOT_NE, uint64_t, UINT64_C(0x0000000000010000), 16, 1, 0xfffffffffffeffff);
	RW(nhmex_rbox_iperf1_p2, alloc, NHMEX_RBOX_IPERF1_P2_ALLOC, uint64_t, UINT64_C(0x000000000000fe00), 9, 7, 0xffffffffffff01ff);
	RW(nhmex_rbox_iperf1_p2, inq_read_win, NHMEX_RBOX_IPERF1_P2_INQ_READ_WIN, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(nhmex_rbox_iperf1_p2, new_vn, NHMEX_RBOX_IPERF1_P2_NEW_VN, uint64_t, UINT64_C(0x00000000000000c0), 6, 2, 0xffffffffffffff3f);
	VALUES(NHMEX_RBOX_IPERF1_P2_NEW_VN, 0x3u,
	       { NHMEX_RBOX_IPERF1_P2_NEW_VN_VN0, 0x0 },
	       { NHMEX_RBOX_IPERF1_P2_NEW_VN_VN1, 0x1 },
	       { NHMEX_RBOX_IPERF1_P2_NEW_VN_VNA, 0x2 },
	       { NHMEX_RBOX_IPERF1_P2_NEW_VN_ANY, 0x3 });
	RW(nhmex_rbox_iperf1_p2, new_class, NHMEX_RBOX_IPERF1_P2_NEW_CLASS, uint64_t, UINT64_C(0x000000000000003f), 0, 6, 0xffffffffffffffc0);
}

static void check_nhmex_rbox_qlx_p2(struct run *run)
{
	RESET(nhmex_rbox_qlx_p2, NHMEX_RBOX_QLX_P2, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_qlx_p2, (n), 2, 1, 0,
	     0xe0e,
	     0xe2e);
	REFUSES(msr_bits, nhmex_rbox_qlx_p2, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_qlx_p2, ev1, NHMEX_RBOX_QLX_P2_EV1, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(nhmex_rbox_qlx_p2, ev1_sub, NHMEX_RBOX_QLX_P2_EV1_SUB, uint64_t, UINT64_C(0x0000000000008000), 15, 1, 0xffffffffffff7fff);
	VALUES(NHMEX_RBOX_QLX_P2_EV1_SUB, 0x1u,
	       { NHMEX_RBOX_QLX_P2_EV1_SUB_VN0, 0x0 },
	       { NHMEX_RBOX_QLX_P2_EV1_SUB_VN1, 0x1 });
	RW(nhmex_rbox_qlx_p2, ev1_cls, NHMEX_RBOX_QLX_P2_EV1_CLS, uint64_t, UINT64_C(0x0000000000007000), 12, 3, 0xffffffffffff8fff);
	VALUES(NHMEX_RBOX_QLX_P2_EV1_CLS, 0x7u,
	       { NHMEX_RBOX_QLX_P2_EV1_CLS_HOM, 0x0 },
	       { NHMEX_RBOX_QLX_P2_EV1_CLS_SNP, 0x1 },
	       { NHMEX_RBOX_QLX_P2_EV1_CLS_NDR, 0x2 },
	       { NHMEX_RBOX_QLX_P2_EV1_CLS_NCS, 0x3 },
	       { NHMEX_RBOX_QLX_P2_EV1_CLS_DRS, 0x4 },
	       { NHMEX_RBOX_QLX_P2_EV1_CLS_NCB, 0x5 },
	       { NHMEX_RBOX_QLX_P2_EV1_CLS_VNA_SMALL, 0x6 },
	       { NHMEX_RBOX_QLX_P2_EV1_CLS_VNA_LARGE, 0x7 });
	RW(nhmex_rbox_qlx_p2, ev1_type, NHMEX_RBOX_QLX_P2_EV1_TYPE, uint64_t, UINT64_C(0x0000000000000f00), 8, 4, 0xfffffffffffff0ff);
	VALUES(NHMEX_RBOX_QLX_P2_EV1_TYPE, 0xfu,
	       { NHMEX_RBOX_QLX_P2_EV1_TYPE_QUEUE_BID, 0x0 },
	       { NHMEX_RBOX_QLX_P2_EV1_TYPE_LOCAL_BID, 0x1 },
	       { NHMEX_RBOX_QLX_P2_EV1_TYPE_GLOBAL_BID, 0x2 },
	       { NHMEX_RBOX_QLX_P2_EV1_TYPE_QUEUE_FAIL, 0x3 },
	       { NHMEX_RBOX_QLX_P2_EV1_TYPE_LOCAL_FAIL, 0x4 },
	       { NHMEX_RBOX_QLX_P2_EV1_TYPE_GLOBAL_FAIL, 0x5 },
	       { NHMEX_RBOX_QLX_P2_EV1_TYPE_QUEUE_HOME_KILL, 0x6 },
	       { NHMEX_RBOX_QLX_P2_EV1_TYPE_LOCAL_HOME_KILL, 0x7 },
	       { NHMEX_RBOX_QLX_P2_EV1_TYPE_GLOBAL_HOME_KILL, 0x8 },
	       { NHMEX_RBOX_QLX_P2_EV1_TYPE_TARGET_AVAILABLE, 0x9 },
	       { NHMEX_RBOX_QLX_P2_EV1_TYPE_STARVATION, 0xa });
	RW(nhmex_rbox_qlx_p2, ev0, NHMEX_RBOX_QLX_P2_EV0, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
	RW(nhmex_rbox_qlx_p2, ev0_sub, NHMEX_RBOX_QLX_P2_EV0_SUB, uint64_t, UINT64_C(0x0000000000000080), 7, 1, 0xffffffffffffff7f);
	VALUES(NHMEX_RBOX_QLX_P2_EV0_SUB, 0x1u,
	       { NHMEX_RBOX_QLX_P2_EV0_SUB_VN0, 0x0 },
	       { NHMEX_RBOX_QLX_P2_EV0_SUB_VN1, 0x1 });
	RW(nhmex_rbox_qlx_p2, ev0_cls, NHMEX_RBOX_QLX_P2_EV0_CLS, uint64_t, UINT64_C(0x0000000000000070), 4, 3, 0xffffffffffffff8f);
	VALUES(NHMEX_RBOX_QLX_P2_EV0_CLS, 0x7u,
	       { NHMEX_RBOX_QLX_P2_EV0_CLS_HOM, 0x0 },
	       { NHMEX_RBOX_QLX_P2_EV0_CLS_SNP, 0x1 },
	       { NHMEX_RBOX_QLX_P2_EV0_CLS_NDR, 0x2 },
	       { NHMEX_RBOX_QLX_P2_EV0_CLS_NCS, 0x3 },
	       { NHMEX_RBOX_QLX_P2_EV0_CLS_DRS, 0x4 },
	       { NHMEX_RBOX_QLX_P2_EV0_CLS_NCB, 0x5 },
	       { NHMEX_RBOX_QLX_P2_EV0_CLS_VNA_SMALL, 0x6 },
	       { NHMEX_RBOX_QLX_P2_EV0_CLS_VNA_LARGE, 0x7 });
	RW(nhmex_rbox_qlx_p2, ev0_type, NHMEX_RBOX_QLX_P2_EV0_TYPE, uint64_t, UINT64_C(0x000000000000000f), 0, 4, 0xfffffffffffffff0);
	VALUES(NHMEX_RBOX_QLX_P2_EV0_TYPE, 0xfu,
	       { NHMEX_RBOX_QLX_P2_EV0_TYPE_QUEUE_BID, 0x0 },
	       { NHMEX_RBOX_QLX_P2_EV0_TYPE_LOCAL_BID, 0x1 },
	       { NHMEX_RBOX_QLX_P2_EV0_TYPE_GLOBAL_BID, 0x2 },
	       { NHMEX_RBOX_QLX_P2_EV0_TYPE_QUEUE_FAIL, 0x3 },
	       { NHMEX_RBOX_QLX_P2_EV0_TYPE_LOCAL_FAIL, 0x4 },
	       { NHMEX_RBOX_QLX_P2_EV0_TYPE_GLOBAL_FAIL, 0x5 },
	       { NHMEX_RBOX_QLX_P2_EV0_TYPE_QUEUE_HOME_KILL, 0x6 },
	       { NHMEX_RBOX_QLX_P2_EV0_TYPE_LOCAL_HOME_KILL, 0x7 },
	       { NHMEX_RBOX_QLX_P2_EV0_TYPE_GLOBAL_HOME_KILL, 0x8 },
	       { NHMEX_RBOX_QLX_P2_EV0_TYPE_TARGET_AVAILABLE, 0x9 },
	       { NHMEX_RBOX_QLX_P2_EV0_TYPE_STARVATION, 0xa });
}

static void check_nhmex_rbox_xbr1_cfg_p2(struct run *run)
{
	RESET(nhmex_rbox_xbr1_cfg_p2, NHMEX_RBOX_XBR1_CFG_P2, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr1_cfg_p2, (n), 2, 1, 0,
	     0xe68,
	     0xe88);
	REFUSES(msr_bits, nhmex_rbox_xbr1_cfg_p2, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr1_cfg_p2, dis, NHMEX_RBOX_XBR1_CFG_P2_DIS, uint64_t, UINT64_C(0x8000000000000000), 63, 1, 0x7fffffffffffffff);
	RW(nhmex_rbox_xbr1_cfg_p2, mm_trig_en, NHMEX_RBOX_XBR1_CFG_P2_MM_TRIG_EN, uint64_t, UINT64_C(0x0000000000200000), 21, 1, 0xffffffffffdfffff);
	RW(nhmex_rbox_xbr1_cfg_p2, ig_flt_cnt, NHMEX_RBOX_XBR1_CFG_P2_IG_FLT_CNT, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_rbox_xbr1_cfg_p2, match_flt_cnt, NHMEX_RBOX_XBR1_CFG_P2_MATCH_FLT_CNT, uint64_t, UINT64_C(0x00000000000f0000), 16, 4, 0xfffffffffff0ffff);
	RW(nhmex_rbox_xbr1_cfg_p2, match_71_64, NHMEX_RBOX_XBR1_CFG_P2_MATCH_71_64, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(nhmex_rbox_xbr1_cfg_p2, mask_71_64, NHMEX_RBOX_XBR1_CFG_P2_MASK_71_64, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_nhmex_rbox_xbr1_match_p2(struct run *run)
{
	RESET(nhmex_rbox_xbr1_match_p2, NHMEX_RBOX_XBR1_MATCH_P2, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr1_match_p2, (n), 2, 1, 0,
	     0xe69,
	     0xe89);
	REFUSES(msr_bits, nhmex_rbox_xbr1_match_p2, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr1_match_p2, bits, NHMEX_RBOX_XBR1_MATCH_P2_BITS, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
	RW(nhmex_rbox_xbr1_match_p2, rds, NHMEX_RBOX_XBR1_MATCH_P2_RDS, uint64_t, UINT64_C(0x000f000000000000), 48, 4, 0xfff0ffffffffffff);
	RW(nhmex_rbox_xbr1_match_p2, rnid, NHMEX_RBOX_XBR1_MATCH_P2_RNID, uint64_t, UINT64_C(0x0000000f80000000), 31, 5, 0xfffffff07fffffff);
}

static void check_nhmex_rbox_xbr1_mask_p2(struct run *run)
{
	RESET(nhmex_rbox_xbr1_mask_p2, NHMEX_RBOX_XBR1_MASK_P2, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr1_mask_p2, (n), 2, 1, 0,
	     0xe6a,
	     0xe8a);
	REFUSES(msr_bits, nhmex_rbox_xbr1_mask_p2, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr1_mask_p2, bits_mask, NHMEX_RBOX_XBR1_MASK_P2_BITS_MASK, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_nhmex_rbox_xbr2_cfg_p2(struct run *run)
{
	RESET(nhmex_rbox_xbr2_cfg_p2, NHMEX_RBOX_XBR2_CFG_P2, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr2_cfg_p2, (n), 2, 1, 0,
	     0xe78,
	     0xe98);
	REFUSES(msr_bits, nhmex_rbox_xbr2_cfg_p2, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr2_cfg_p2, dis, NHMEX_RBOX_XBR2_CFG_P2_DIS, uint64_t, UINT64_C(0x8000000000000000), 63, 1, 0x7fffffffffffffff);
	RW(nhmex_rbox_xbr2_cfg_p2, mm_trig_en, NHMEX_RBOX_XBR2_CFG_P2_MM_TRIG_EN, uint64_t, UINT64_C(0x0000000000200000), 21, 1, 0xffffffffffdfffff);
	RW(nhmex_rbox_xbr2_cfg_p2, ig_flt_cnt, NHMEX_RBOX_XBR2_CFG_P2_IG_FLT_CNT, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_rbox_xbr2_cfg_p2, match_flt_cnt, NHMEX_RBOX_XBR2_CFG_P2_MATCH_FLT_CNT, uint64_t, UINT64_C(0x00000000000f0000), 16, 4, 0xfffffffffff0ffff);
	RW(nhmex_rbox_xbr2_cfg_p2, match_71_64, NHMEX_RBOX_XBR2_CFG_P2_MATCH_71_64, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(nhmex_rbox_xbr2_cfg_p2, mask_71_64, NHMEX_RBOX_XBR2_CFG_P2_MASK_71_64, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_nhmex_rbox_xbr2_match_p2(struct run *run)
{
	RESET(nhmex_rbox_xbr2_match_p2, NHMEX_RBOX_XBR2_MATCH_P2, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr2_match_p2, (n), 2, 1, 0,
	     0xe79,
	     0xe99);
	REFUSES(msr_bits, nhmex_rbox_xbr2_match_p2, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr2_match_p2, bits, NHMEX_RBOX_XBR2_MATCH_P2_BITS, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
	RW(nhmex_rbox_xbr2_match_p2, rds, NHMEX_RBOX_XBR2_MATCH_P2_RDS, uint64_t, UINT64_C(0x000f000000000000), 48, 4, 0xfff0ffffffffffff);
	RW(nhmex_rbox_xbr2_match_p2, rnid, NHMEX_RBOX_XBR2_MATCH_P2_RNID, uint64_t, UINT64_C(0x0000000f80000000), 31, 5, 0xfffffff07fffffff);
}

static void check_nhmex_rbox_xbr2_mask_p2(struct run *run)
{
	RESET(nhmex_rbox_xbr2_mask_p2, NHMEX_RBOX_XBR2_MASK_P2, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr2_mask_p2, (n), 2, 1, 0,
	     0xe7a,
	     0xe9a);
	REFUSES(msr_bits, nhmex_rbox_xbr2_mask_p2, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr2_mask_p2, bits_mask, NHMEX_RBOX_XBR2_MASK_P2_BITS_MASK, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_nhmex_rbox_iperf0_p3(struct run *run)
{
	RESET(nhmex_rbox_iperf0_p3, NHMEX_RBOX_IPERF0_P3, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_iperf0_p3, (n), 2, 1, 0,
	     0xe07,
	     0xe0b);
	REFUSES(msr_bits, nhmex_rbox_iperf0_p3, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_iperf0_p3, sel, NHMEX_RBOX_IPERF0_P3_SEL, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32, 0xffffffff00000000);
	RW(nhmex_rbox_iperf0_p3, flits_sent, NHMEX_RBOX_IPERF0_P3_FLITS_SENT, uint64_t, UINT64_C(0x0000000080000000), 31, 1, 0xffffffff7fffffff);
	RW(nhmex_rbox_iperf0_p3, null_idle, NHMEX_RBOX_IPERF0_P3_NULL_IDLE, uint64_t, UINT64_C(0x0000000040000000), 30, 1, 0xffffffffbfffffff);
	RW(nhmex_rbox_iperf0_p3, retryq_ov, NHMEX_RBOX_IPERF0_P3_RETRYQ_OV, uint64_t, UINT64_C(0x0000000020000000), 29, 1, 0xffffffffdfffffff);
	RW(nhmex_rbox_iperf0_p3, retryq_ne, NHMEX_RBOX_IPERF0_P3_RETRYQ_NE, uint64_t, UINT64_C(0x0000000010000000), 28, 1, 0xffffffffefffffff);
	RW(nhmex_rbox_iperf0_p3, outq_ov, NHMEX_RBOX_IPERF0_P3_OUTQ_OV, uint64_t, UINT64_C(0x0000000008000000), 27, 1, 0xfffffffff7ffffff);
	RW(nhmex_rbox_iperf0_p3, outq_ne, NHMEX_RBOX_IPERF0_P3_OUTQ_NE, uint64_t, UINT64_C(0x0000000004000000), 26, 1, 0xfffffffffbffffff);
	RW(nhmex_rbox_iperf0_p3, flits_recv_spec, NHMEX_RBOX_IPERF0_P3_FLITS_RECV_SPEC, uint64_t, UINT64_C(0x0000000002000000), 25, 1, 0xfffffffffdffffff);
	RW(nhmex_rbox_iperf0_p3, flits_recv_err, NHMEX_RBOX_IPERF0_P3_FLITS_RECV_ERR, uint64_t, UINT64_C(0x0000000001000000), 24, 1, 0xfffffffffeffffff);
	RW(nhmex_rbox_iperf0_p3, eot, NHMEX_RBOX_IPERF0_P3_EOT, uint64_t, UINT64_C(0x00000000003e0000), 17, 5, 0xffffffffffc1ffff);
	RW(nhmex_rbox_iperf0_p3, eot_ne, NHMEX_RBOX_IPERF0_P3_EOT_NE, uint64_t, UINT64_C(0x0000000000010000), 16, 1, 0xfffffffffffeffff);
	RW(nhmex_rbox_iperf0_p3, alloc, NHMEX_RBOX_IPERF0_P3_ALLOC, uint64_t, UINT64_C(0x000000000000fe00), 9, 7, 0xffffffffffff01ff);
	RW(nhmex_rbox_iperf0_p3, inq_read_win, NHMEX_RBOX_IPERF0_P3_INQ_READ_WIN, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(nhmex_rbox_iperf0_p3, new_vn, NHMEX_RBOX_IPERF0_P3_NEW_VN, uint64_t, UINT64_C(0x00000000000000c0), 6, 2, 0xffffffffffffff3f);
	VALUES(NHMEX_RBOX_IPERF0_P3_NEW_VN, 0x3u,
	       { NHMEX_RBOX_IPERF0_P3_NEW_VN_VN0, 0x0 },
	       { NHMEX_RBOX_IPERF0_P3_NEW_VN_VN1, 0x1 },
	       { NHMEX_RBOX_IPERF0_P3_NEW_VN_VNA, 0x2 },
	       { NHMEX_RBOX_IPERF0_P3_NEW_VN_ANY, 0x3 });
	RW(nhmex_rbox_iperf0_p3, new_class, NHMEX_RBOX_IPERF0_P3_NEW_CLASS, uint64_t, UINT64_C(0x000000000000003f), 0, 6, 0xffffffffffffffc0);
}

static void check_nhmex_rbox_iperf1_p3(struct run *run)
{
	RESET(nhmex_rbox_iperf1_p3, NHMEX_RBOX_IPERF1_P3, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_iperf1_p3, (n), 2, 1, 0,
	     0xe27,
	     0xe2b);
	REFUSES(msr_bits, nhmex_rbox_iperf1_p3, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_iperf1_p3, sel, NHMEX_RBOX_IPERF1_P3_SEL, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32, 0xffffffff00000000);
	RW(nhmex_rbox_iperf1_p3, flits_sent, NHMEX_RBOX_IPERF1_P3_FLITS_SENT, uint64_t, UINT64_C(0x0000000080000000), 31, 1, 0xffffffff7fffffff);
	RW(nhmex_rbox_iperf1_p3, null_idle, NHMEX_RBOX_IPERF1_P3_NULL_IDLE, uint64_t, UINT64_C(0x0000000040000000), 30, 1, 0xffffffffbfffffff);
	RW(nhmex_rbox_iperf1_p3, retryq_ov, NHMEX_RBOX_IPERF1_P3_RETRYQ_OV, uint64_t, UINT64_C(0x0000000020000000), 29, 1, 0xffffffffdfffffff);
	RW(nhmex_rbox_iperf1_p3, retryq_ne, NHMEX_RBOX_IPERF1_P3_RETRYQ_NE, uint64_t, UINT64_C(0x0000000010000000), 28, 1, 0xffffffffefffffff);
	RW(nhmex_rbox_iperf1_p3, outq_ov, NHMEX_RBOX_IPERF1_P3_OUTQ_OV, uint64_t, UINT64_C(0x0000000008000000), 27, 1, 0xfffffffff7ffffff);
	RW(nhmex_rbox_iperf1_p3, outq_ne, NHMEX_RBOX_IPERF1_P3_OUTQ_NE, uint64_t, UINT64_C(0x0000000004000000), 26, 1, 0xfffffffffbffffff);
	RW(nhmex_rbox_iperf1_p3, flits_recv_spec, NHMEX_RBOX_IPERF1_P3_FLITS_RECV_SPEC, uint64_t, UINT64_C(0x0000000002000000), 25, 1, 0xfffffffffdffffff);
	RW(nhmex_rbox_iperf1_p3, flits_recv_err, NHMEX_RBOX_IPERF1_P3_FLITS_RECV_ERR, uint64_t, UINT64_C(0x0000000001000000), 24, 1, 0xfffffffffeffffff);
	RW(nhmex_rbox_iperf1_p3, eot, NHMEX_RBOX_IPERF1_P3_EOT, uint64_t, UINT64_C(0x00000000003e0000), 17, 5, 0xffffffffffc1ffff);
	RW(nhmex_rbox_iperf1_p3, eot_ne, NHMEX_RBOX_IPERF1_P3_EOT_NE, uint64_t, UINT64_C(0x0000000000010000), 16, 1, 0xfffffffffffeffff);
	RW(nhmex_rbox_iperf1_p3, alloc, NHMEX_RBOX_IPERF1_P3_ALLOC, uint64_t, UINT64_C(0x000000000000fe00), 9, 7, 0xffffffffffff01ff);
	RW(nhmex_rbox_iperf1_p3, inq_read_win, NHMEX_RBOX_IPERF1_P3_INQ_READ_WIN, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(nhmex_rbox_iperf1_p3, new_vn, NHMEX_RBOX_IPERF1_P3_NEW_VN, uint64_t, UINT64_C(0x00000000000000c0), 6, 2, 0xffffffffffffff3f);
	VALUES(NHMEX_RBOX_IPERF1_P3_NEW_VN, 0x3u,
	       { NHMEX_RBOX_IPERF1_P3_NEW_VN_VN0, 0x0 },
	       { NHMEX_RBOX_IPERF1_P3_NEW_VN_VN1, 0x1 },
	       { NHMEX_RBOX_IPERF1_P3_NEW_VN_VNA, 0x2 },
	       { NHMEX_RBOX_IPERF1_P3_NEW_VN_ANY, 0x3 });
	RW(nhmex_rbox_iperf1_p3, new_class, NHMEX_RBOX_IPERF1_P3_NEW_CLASS, uint64_t, UINT64_C(0x000000000000003f), 0, 6, 0xffffffffffffffc0);
}

static void check_nhmex_rbox_qlx_p3(struct run *run)
{
	RESET(nhmex_rbox_qlx_p3, NHMEX_RBOX_QLX_P3, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_qlx_p3, (n), 2, 1, 0,
	     0xe0f,
	     0xe2f);
	REFUSES(msr_bits, nhmex_rbox_qlx_p3, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_qlx_p3, ev1, NHMEX_RBOX_QLX_P3_EV1, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(nhmex_rbox_qlx_p3, ev1_sub, NHMEX_RBOX_QLX_P3_EV1_SUB, uint64_t, UINT64_C(0x0000000000008000), 15, 1, 0xffffffffffff7fff);
	VALUES(NHMEX_RBOX_QLX_P3_EV1_SUB, 0x1u,
	       { NHMEX_RBOX_QLX_P3_EV1_SUB_VN0, 0x0 },
	       { NHMEX_RBOX_QLX_P3_EV1_SUB_VN1, 0x1 });
	RW(nhmex_rbox_qlx_p3, ev1_cls, NHMEX_RBOX_QLX_P3_EV1_CLS, uint64_t, UINT64_C(0x0000000000007000), 12, 3, 0xffffffffffff8fff);
	VALUES(NHMEX_RBOX_QLX_P3_EV1_CLS, 0x7u,
	       { NHMEX_RBOX_QLX_P3_EV1_CLS_HOM, 0x0 },
	       { NHMEX_RBOX_QLX_P3_EV1_CLS_SNP, 0x1 },
	       { NHMEX_RBOX_QLX_P3_EV1_CLS_NDR, 0x2 },
	       { NHMEX_RBOX_QLX_P3_EV1_CLS_NCS, 0x3 },
	       { NHMEX_RBOX_QLX_P3_EV1_CLS_DRS, 0x4 },
	       { NHMEX_RBOX_QLX_P3_EV1_CLS_NCB, 0x5 },
	       { NHMEX_RBOX_QLX_P3_EV1_CLS_VNA_SMALL, 0x6 },
	       { NHMEX_RBOX_QLX_P3_EV1_CLS_VNA_LARGE, 0x7 });
	RW(nhmex_rbox_qlx_p3, ev1_type, NHMEX_RBOX_QLX_P3_EV1_TYPE, uint64_t, UINT64_C(0x0000000000000f00), 8, 4, 0xfffffffffffff0ff);
	VALUES(NHMEX_RBOX_QLX_P3_EV1_TYPE, 0xfu,
	       { NHMEX_RBOX_QLX_P3_EV1_TYPE_QUEUE_BID, 0x0 },
	       { NHMEX_RBOX_QLX_P3_EV1_TYPE_LOCAL_BID, 0x1 },
	       { NHMEX_RBOX_QLX_P3_EV1_TYPE_GLOBAL_BID, 0x2 },
	       { NHMEX_RBOX_QLX_P3_EV1_TYPE_QUEUE_FAIL, 0x3 },
	       { NHMEX_RBOX_QLX_P3_EV1_TYPE_LOCAL_FAIL, 0x4 },
	       { NHMEX_RBOX_QLX_P3_EV1_TYPE_GLOBAL_FAIL, 0x5 },
	       { NHMEX_RBOX_QLX_P3_EV1_TYPE_QUEUE_HOME_KILL, 0x6 },
	       { NHMEX_RBOX_QLX_P3_EV1_TYPE_LOCAL_HOME_KILL, 0x7 },
	       { NHMEX_RBOX_QLX_P3_EV1_TYPE_GLOBAL_HOME_KILL, 0x8 },
	       { NHMEX_RBOX_QLX_P3_EV1_TYPE_TARGET_AVAILABLE, 0x9 },
	       { NHMEX_RBOX_QLX_P3_EV1_TYPE_STARVATION, 0xa });
	RW(nhmex_rbox_qlx_p3, ev0, NHMEX_RBOX_QLX_P3_EV0, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
	RW(nhmex_rbox_qlx_p3, ev0_sub, NHMEX_RBOX_QLX_P3_EV0_SUB, uint64_t, UINT64_C(0x0000000000000080), 7, 1, 0xffffffffffffff7f);
	VALUES(NHMEX_RBOX_QLX_P3_EV0_SUB, 0x1u,
	       { NHMEX_RBOX_QLX_P3_EV0_SUB_VN0, 0x0 },
	       { NHMEX_RBOX_QLX_P3_EV0_SUB_VN1, 0x1 });
	RW(nhmex_rbox_qlx_p3, ev0_cls, NHMEX_RBOX_QLX_P3_EV0_CLS, uint64_t, UINT64_C(0x0000000000000070), 4, 3, 0xffffffffffffff8f);
	VALUES(NHMEX_RBOX_QLX_P3_EV0_CLS, 0x7u,
	       { NHMEX_RBOX_QLX_P3_EV0_CLS_HOM, 0x0 },
	       { NHMEX_RBOX_QLX_P3_EV0_CLS_SNP, 0x1 },
	       { NHMEX_RBOX_QLX_P3_EV0_CLS_NDR, 0x2 },
	       { NHMEX_RBOX_QLX_P3_EV0_CLS_NCS, 0x3 },
	       { NHMEX_RBOX_QLX_P3_EV0_CLS_DRS, 0x4 },
	       { NHMEX_RBOX_QLX_P3_EV0_CLS_NCB, 0x5 },
	       { NHMEX_RBOX_QLX_P3_EV0_CLS_VNA_SMALL, 0x6 },
	       { NHMEX_RBOX_QLX_P3_EV0_CLS_VNA_LARGE, 0x7 });
	RW(nhmex_rbox_qlx_p3, ev0_type, NHMEX_RBOX_QLX_P3_EV0_TYPE, uint64_t, UINT64_C(0x000000000000000f), 0, 4, 0xfffffffffffffff0);
	VALUES(NHMEX_RBOX_QLX_P3_EV0_TYPE, 0xfu,
	       { NHMEX_RBOX_QLX_P3_EV0_TYPE_QUEUE_BID, 0x0 },
	       { NHMEX_RBOX_QLX_P3_EV0_TYPE_LOCAL_BID, 0x1 },
	       { NHMEX_RBOX_QLX_P3_EV0_TYPE_GLOBAL_BID, 0x2 },
	       { NHMEX_RBOX_QLX_P3_EV0_TYPE_QUEUE_FAIL, 0x3 },
	       { NHMEX_RBOX_QLX_P3_EV0_TYPE_LOCAL_FAIL, 0x4 },
	       { NHMEX_RBOX_QLX_P3_EV0_TYPE_GLOBAL_FAIL, 0x5 },
	       { NHMEX_RBOX_QLX_P3_EV0_TYPE_QUEUE_HOME_KILL, 0x6 },
	       { NHMEX_RBOX_QLX_P3_EV0_TYPE_LOCAL_HOME_KILL, 0x7 },
	       { NHMEX_RBOX_QLX_P3_EV0_TYPE_GLOBAL_HOME_KILL, 0x8 },
	       { NHMEX_RBOX_QLX_P3_EV0_TYPE_TARGET_AVAILABLE, 0x9 },
	       { NHMEX_RBOX_QLX_P3_EV0_TYPE_STARVATION, 0xa });
}

static void check_nhmex_rbox_xbr1_cfg_p3(struct run *run)
{
	RESET(nhmex_rbox_xbr1_cfg_p3, NHMEX_RBOX_XBR1_CFG_P3, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr1_cfg_p3, (n), 2, 1, 0,
	     0xe6c,
	     0xe8c);
	REFUSES(msr_bits, nhmex_rbox_xbr1_cfg_p3, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr1_cfg_p3, dis, NHMEX_RBOX_XBR1_CFG_P3_DIS, uint64_t, UINT64_C(0x8000000000000000), 63, 1, 0x7fffffffffffffff);
	RW(nhmex_rbox_xbr1_cfg_p3, mm_trig_en, NHMEX_RBOX_XBR1_CFG_P3_MM_TRIG_EN, uint64_t, UINT64_C(0x0000000000200000), 21, 1, 0xffffffffffdfffff);
	RW(nhmex_rbox_xbr1_cfg_p3, ig_flt_cnt, NHMEX_RBOX_XBR1_CFG_P3_IG_FLT_CNT, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_rbox_xbr1_cfg_p3, match_flt_cnt, NHMEX_RBOX_XBR1_CFG_P3_MATCH_FLT_CNT, uint64_t, UINT64_C(0x00000000000f0000), 16, 4, 0xfffffffffff0ffff);
	RW(nhmex_rbox_xbr1_cfg_p3, match_71_64, NHMEX_RBOX_XBR1_CFG_P3_MATCH_71_64, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(nhmex_rbox_xbr1_cfg_p3, mask_71_64, NHMEX_RBOX_XBR1_CFG_P3_MASK_71_64, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_nhmex_rbox_xbr1_match_p3(struct run *run)
{
	RESET(nhmex_rbox_xbr1_match_p3, NHMEX_RBOX_XBR1_MATCH_P3, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr1_match_p3, (n), 2, 1, 0,
	     0xe6d,
	     0xe8d);
	REFUSES(msr_bits, nhmex_rbox_xbr1_match_p3, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr1_match_p3, bits, NHMEX_RBOX_XBR1_MATCH_P3_BITS, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
	RW(nhmex_rbox_xbr1_match_p3, rds, NHMEX_RBOX_XBR1_MATCH_P3_RDS, uint64_t, UINT64_C(0x000f000000000000), 48, 4, 0xfff0ffffffffffff);
	RW(nhmex_rbox_xbr1_match_p3, rnid, NHMEX_RBOX_XBR1_MATCH_P3_RNID, uint64_t, UINT64_C(0x0000000f80000000), 31, 5, 0xfffffff07fffffff);
}

static void check_nhmex_rbox_xbr1_mask_p3(struct run *run)
{
	RESET(nhmex_rbox_xbr1_mask_p3, NHMEX_RBOX_XBR1_MASK_P3, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr1_mask_p3, (n), 2, 1, 0,
	     0xe6e,
	     0xe8e);
	REFUSES(msr_bits, nhmex_rbox_xbr1_mask_p3, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr1_mask_p3, bits_mask, NHMEX_RBOX_XBR1_MASK_P3_BITS_MASK, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_nhmex_rbox_xbr2_cfg_p3(struct run *run)
{
	RESET(nhmex_rbox_xbr2_cfg_p3, NHMEX_RBOX_XBR2_CFG_P3, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr2_cfg_p3, (n), 2, 1, 0,
	     0xe7c,
	     0xe9c);
	REFUSES(msr_bits, nhmex_rbox_xbr2_cfg_p3, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr2_cfg_p3, dis, NHMEX_RBOX_XBR2_CFG_P3_DIS, uint64_t, UINT64_C(0x8000000000000000), 63, 1, 0x7fffffffffffffff);
	RW(nhmex_rbox_xbr2_cfg_p3, mm_trig_en, NHMEX_RBOX_XBR2_CFG_P3_MM_TRIG_EN, uint64_t, UINT64_C(0x0000000000200000), 21, 1, 0xffffffffffdfffff);
	RW(nhmex_rbox_xbr2_cfg_p3, ig_flt_cnt, NHMEX_RBOX_XBR2_CFG_P3_IG_FLT_CNT, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_rbox_xbr2_cfg_p3, match_flt_cnt, NHMEX_RBOX_XBR2_CFG_P3_MATCH_FLT_CNT, uint64_t, UINT64_C(0x00000000000f0000), 16, 4, 0xfffffffffff0ffff);
	RW(nhmex_rbox_xbr2_cfg_p3, match_71_64, NHMEX_RBOX_XBR2_CFG_P3_MATCH_71_64, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(nhmex_rbox_xbr2_cfg_p3, mask_71_64, NHMEX_RBOX_XBR2_CFG_P3_MASK_71_64, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_nhmex_rbox_xbr2_match_p3(struct run *run)
{
	RESET(nhmex_rbox_xbr2_match_p3, NHMEX_RBOX_XBR2_MATCH_P3, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr2_match_p3, (n), 2, 1, 0,
	     0xe7d,
	     0xe9d);
	REFUSES(msr_bits, nhmex_rbox_xbr2_match_p3, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr2_match_p3, bits, NHMEX_RBOX_XBR2_MATCH_P3_BITS, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
	RW(nhmex_rbox_xbr2_match_p3, rds, NHMEX_RBOX_XBR2_MATCH_P3_RDS, uint64_t, UINT64_C(0x000f000000000000), 48, 4, 0xfff0ffffffffffff);
	RW(nhmex_rbox_xbr2_match_p3, rnid, NHMEX_RBOX_XBR2_MATCH_P3_RNID, uint64_t, UINT64_C(0x0000000f80000000), 31, 5, 0xfffffff07fffffff);
}

static void check_nhmex_rbox_xbr2_mask_p3(struct run *run)
{
	RESET(nhmex_rbox_xbr2_mask_p3, NHMEX_RBOX_XBR2_MASK_P3, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_rbox_xbr2_mask_p3, (n), 2, 1, 0,
	     0xe7e,
	     0xe9e);
	REFUSES(msr_bits, nhmex_rbox_xbr2_mask_p3, NHMEX_RBOX_INSTANCES, (past));
	RW(nhmex_rbox_xbr2_mask_p3, bits_mask, NHMEX_RBOX_XBR2_MASK_P3_BITS_MASK, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_box_nhmex_rbox(struct run *run)
{
	IS(NHMEX_RBOX_INSTANCES, 2);
	IS(NHMEX_RBOX_GENERAL_COUNTERS, 8);
	IS(NHMEX_RBOX_GENERAL_WIDTH, 48);
	IS(NHMEX_RBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_nhmex_rbox_gl_ctl(run);
	check_nhmex_rbox_gl_status(run);
	check_nhmex_rbox_gl_ovf_ctl(run);
	check_nhmex_rbox_ctl(run);
	check_nhmex_rbox_ctr(run);
	check_nhmex_rbox_iperf0_p0(run);
	check_nhmex_rbox_iperf1_p0(run);
	check_nhmex_rbox_qlx_p0(run);
	check_nhmex_rbox_xbr1_cfg_p0(run);
	check_nhmex_rbox_xbr1_match_p0(run);
	check_nhmex_rbox_xbr1_mask_p0(run);
	check_nhmex_rbox_xbr2_cfg_p0(run);
	check_nhmex_rbox_xbr2_match_p0(run);
	check_nhmex_rbox_xbr2_mask_p0(run);
	check_nhmex_rbox_iperf0_p1(run);
	check_nhmex_rbox_iperf1_p1(run);
	check_nhmex_rbox_qlx_p1(run);
	check_nhmex_rbox_xbr1_cfg_p1(run);
	check_nhmex_rbox_xbr1_match_p1(run);
	check_nhmex_rbox_xbr1_mask_p1(run);
	check_nhmex_rbox_xbr2_cfg_p1(run);
	check_nhmex_rbox_xbr2_match_p1(run);
	check_nhmex_rbox_xbr2_mask_p1(run);
	check_nhmex_rbox_iperf0_p2(run);
	check_nhmex_rbox_iperf1_p2(run);
	check_nhmex_rbox_qlx_p2(run);
	check_nhmex_rbox_xbr1_cfg_p2(run);
	check_nhmex_rbox_xbr1_match_p2(run);
	check_nhmex_rbox_xbr1_mask_p2(run);
	check_nhmex_rbox_xbr2_cfg_p2(run);
	check_nhmex_rbox_xbr2_match_p2(run);
	check_nhmex_rbox_xbr2_mask_p2(run);
	check_nhmex_rbox_iperf0_p3(run);
	check_nhmex_rbox_iperf1_p3(run);
	check_nhmex_rbox_qlx_p3(run);
	check_nhmex_rbox_xbr1_cfg_p3(run);
	check_nhmex_rbox_xbr1_match_p3(run);
	check_nhmex_rbox_xbr1_mask_p3(run);
	check_nhmex_rbox_xbr2_cfg_p3(run);
	check_nhmex_rbox_xbr2_match_p3(run);
	check_nhmex_rbox_xbr2_mask_p3(run);
}

static void check_nhmex_wbox_gl_ctl(struct run *run)
{
	RESET(nhmex_wbox_gl_ctl, NHMEX_WBOX_GL_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_wbox_gl_ctl, (), 1, 1, 0,
	     0xc80);
	RW(nhmex_wbox_gl_ctl, fixed_en, NHMEX_WBOX_GL_CTL_FIXED_EN, uint64_t, UINT64_C(0x0000000080000000), 31, 1, 0xffffffff7fffffff);
	RW(nhmex_wbox_gl_ctl, ctr_en, NHMEX_WBOX_GL_CTL_CTR_EN, uint64_t, UINT64_C(0x000000000000000f), 0, 4, 0xfffffffffffffff0);
}

static void check_nhmex_wbox_gl_status(struct run *run)
{
	RESET(nhmex_wbox_gl_status, NHMEX_WBOX_GL_STATUS, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_wbox_gl_status, (), 1, 1, 0,
	     0xc81);
	RO(nhmex_wbox_gl_status, ov_fixed, NHMEX_WBOX_GL_STATUS_OV_FIXED, uint64_t, UINT64_C(0x0000000080000000), 31, 1);
	RO(nhmex_wbox_gl_status, ov, NHMEX_WBOX_GL_STATUS_OV, uint64_t, UINT64_C(0x000000000000000f), 0, 4);
}

static void check_nhmex_wbox_gl_ovf_ctl(struct run *run)
{
	RESET(nhmex_wbox_gl_ovf_ctl, NHMEX_WBOX_GL_OVF_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_wbox_gl_ovf_ctl, (), 1, 1, 0,
	     0xc82);
	WO(nhmex_wbox_gl_ovf_ctl, clr_ov_fixed, NHMEX_WBOX_GL_OVF_CTL_CLR_OV_FIXED, uint64_t, UINT64_C(0x0000000080000000), 31, 1, 0xffffffff7fffffff);
	WO(nhmex_wbox_gl_ovf_ctl, clr_ov, NHMEX_WBOX_GL_OVF_CTL_CLR_OV, uint64_t, UINT64_C(0x000000000000000f), 0, 4, 0xfffffffffffffff0);
}

static void check_nhmex_wbox_ctl(struct run *run)
{
	RESET(nhmex_wbox_ctl, NHMEX_WBOX_CTL, UINT64_C(0x0000000000000000));
	IS(NHMEX_WBOX_CTL_MUST_ZERO, 0x6004000000000000);
	IS(NHMEX_WBOX_CTL_COUNT, 0x4);
	ADDR(msr_bits, nhmex_wbox_ctl, (i), 1, 4, 0,
	     0xc90, 0xc92, 0xc94, 0xc96);
	REFUSES(msr_bits, nhmex_wbox_ctl, NHMEX_WBOX_CTL_COUNT, (past));
	RW(nhmex_wbox_ctl, thresh, NHMEX_WBOX_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(nhmex_wbox_ctl, invert, NHMEX_WBOX_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	RW(nhmex_wbox_ctl, en, NHMEX_WBOX_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
	RW(nhmex_wbox_ctl, pmi_en, NHMEX_WBOX_CTL_PMI_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(nhmex_wbox_ctl, edge_det, NHMEX_WBOX_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(nhmex_wbox_ctl, umask, NHMEX_WBOX_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(nhmex_wbox_ctl, ev_sel, NHMEX_WBOX_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_nhmex_wbox_ctr(struct run *run)
{
	RESET(nhmex_wbox_ctr, NHMEX_WBOX_CTR, UINT64_C(0x0000000000000000));
	IS(NHMEX_WBOX_CTR_COUNT, 0x4);
	ADDR(msr_bits, nhmex_wbox_ctr, (i), 1, 4, 0,
	     0xc91, 0xc93, 0xc95, 0xc97);
	REFUSES(msr_bits, nhmex_wbox_ctr, NHMEX_WBOX_CTR_COUNT, (past));
	RW(nhmex_wbox_ctr, count, NHMEX_WBOX_CTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_nhmex_wbox_fixed_ctr(struct run *run)
{
	RESET(nhmex_wbox_fixed_ctr, NHMEX_WBOX_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_wbox_fixed_ctr, (), 1, 1, 0,
	     0x394);
	RW(nhmex_wbox_fixed_ctr, count, NHMEX_WBOX_FIXED_CTR_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_nhmex_wbox_fixed_ctl(struct run *run)
{
	RESET(nhmex_wbox_fixed_ctl, NHMEX_WBOX_FIXED_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, nhmex_wbox_fixed_ctl, (), 1, 1, 0,
	     0x395);
	RW(nhmex_wbox_fixed_ctl, en, NHMEX_WBOX_FIXED_CTL_EN, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_box_nhmex_wbox(struct run *run)
{
	IS(NHMEX_WBOX_INSTANCES, 1);
	IS(NHMEX_WBOX_GENERAL_COUNTERS, 4);
	IS(NHMEX_WBOX_GENERAL_WIDTH, 48);
	IS(NHMEX_WBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(NHMEX_WBOX_FIXED_COUNTERS, 1);
	IS(NHMEX_WBOX_FIXED_WIDTH, 48);
	IS(NHMEX_WBOX_FIXED_COUNT_MASK, 0xffffffffffff);
	check_nhmex_wbox_gl_ctl(run);
	check_nhmex_wbox_gl_status(run);
	check_nhmex_wbox_gl_ovf_ctl(run);
	check_nhmex_wbox_ctl(run);
	check_nhmex_wbox_ctr(run);
	check_nhmex_wbox_fixed_ctr(run);
	check_nhmex_wbox_fixed_ctl(run);
}

int nhmex_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int nhmex_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_nhmex_ubox(&run);
	check_box_nhmex_cbox(&run);
	check_box_nhmex_sbox(&run);
	check_box_nhmex_bbox(&run);
	check_box_nhmex_mbox(&run);
	check_box_nhmex_rbox(&run);
	check_box_nhmex_wbox(&run);
	return run.failed;
}
