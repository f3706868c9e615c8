/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/srf by "make generate". Do not edit. */
/* Compares the register headers of srf with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/srf.h"

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

static void check_srf_ubox_ctl(struct run *run)
{
	RESET(srf_ubox_ctl, SRF_UBOX_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_UBOX_CTL_MUST_ZERO, 0x600000);
	RW(srf_ubox_ctl, thresh, SRF_UBOX_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_ubox_ctl, invert, SRF_UBOX_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_UBOX_CTL_INVERT, 0x1u,
	       { SRF_UBOX_CTL_INVERT_GE, 0x0 },
	       { SRF_UBOX_CTL_INVERT_LT, 0x1 });
	RW(srf_ubox_ctl, ov_en, SRF_UBOX_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_ubox_ctl, edge_det, SRF_UBOX_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_ubox_ctl, umask, SRF_UBOX_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(srf_ubox_ctl, ev_sel, SRF_UBOX_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_ubox_ctr(struct run *run)
{
	RESET(srf_ubox_ctr, SRF_UBOX_CTR, UINT64_C(0x0000000000000000));
	RW(srf_ubox_ctr, event_count, SRF_UBOX_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_ubox(struct run *run)
{
	IS(SRF_UBOX_INSTANCES, 1);
	IS(SRF_UBOX_GENERAL_COUNTERS, 2);
	IS(SRF_UBOX_GENERAL_WIDTH, 48);
	IS(SRF_UBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_ubox_ctl(run);
	check_srf_ubox_ctr(run);
}

static void check_srf_cha_ctl(struct run *run)
{
	RESET(srf_cha_ctl, SRF_CHA_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_CHA_CTL_MUST_ZERO, 0x600000);
	PIECES(SRF_CHA_CTL_UMASK, UINT64_C(0xffffffff0000ff00), 40);
	PIECES_GET(srf_cha_ctl, umask, uint64_t, UINT64_C(0xffffffff0000ff00), 40, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63);
	PIECES_SET(srf_cha_ctl, umask, uint64_t, UINT64_C(0xffffffff0000ff00), 40, 0xffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63);
	RW(srf_cha_ctl, thresh, SRF_CHA_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_cha_ctl, invert, SRF_CHA_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_CHA_CTL_INVERT, 0x1u,
	       { SRF_CHA_CTL_INVERT_GE, 0x0 },
	       { SRF_CHA_CTL_INVERT_LT, 0x1 });
	RW(srf_cha_ctl, ov_en, SRF_CHA_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_cha_ctl, edge_det, SRF_CHA_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_cha_ctl, tid_en, SRF_CHA_CTL_TID_EN, uint64_t, UINT64_C(0x0000000000010000), 16, 1, 0xfffffffffffeffff);
	RW(srf_cha_ctl, ev_sel, SRF_CHA_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_cha_ctr(struct run *run)
{
	RESET(srf_cha_ctr, SRF_CHA_CTR, UINT64_C(0x0000000000000000));
	RW(srf_cha_ctr, event_count, SRF_CHA_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_srf_cha_box_filter(struct run *run)
{
	RESET(srf_cha_box_filter, SRF_CHA_BOX_FILTER, UINT64_C(0x0000000000000000));
	RW(srf_cha_box_filter, tid, SRF_CHA_BOX_FILTER_TID, uint64_t, UINT64_C(0x00000000000003ff), 0, 10, 0xfffffffffffffc00);
}

static void check_box_srf_cha(struct run *run)
{
	IS(SRF_CHA_INSTANCES, 126);
	IS(SRF_CHA_GENERAL_COUNTERS, 4);
	IS(SRF_CHA_GENERAL_WIDTH, 48);
	IS(SRF_CHA_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_cha_ctl(run);
	check_srf_cha_ctr(run);
	check_srf_cha_box_filter(run);
}

static void check_srf_chacms_ctl(struct run *run)
{
	RESET(srf_chacms_ctl, SRF_CHACMS_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_CHACMS_CTL_MUST_ZERO, 0x600000);
	RW(srf_chacms_ctl, thresh, SRF_CHACMS_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_chacms_ctl, invert, SRF_CHACMS_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_CHACMS_CTL_INVERT, 0x1u,
	       { SRF_CHACMS_CTL_INVERT_GE, 0x0 },
	       { SRF_CHACMS_CTL_INVERT_LT, 0x1 });
	RW(srf_chacms_ctl, ov_en, SRF_CHACMS_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_chacms_ctl, edge_det, SRF_CHACMS_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_chacms_ctl, umask, SRF_CHACMS_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(srf_chacms_ctl, ev_sel, SRF_CHACMS_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_chacms_ctr(struct run *run)
{
	RESET(srf_chacms_ctr, SRF_CHACMS_CTR, UINT64_C(0x0000000000000000));
	RW(srf_chacms_ctr, event_count, SRF_CHACMS_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_chacms(struct run *run)
{
	IS(SRF_CHACMS_INSTANCES, 126);
	check_srf_chacms_ctl(run);
	check_srf_chacms_ctr(run);
}

static void check_srf_pcu_ctl(struct run *run)
{
	RESET(srf_pcu_ctl, SRF_PCU_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_PCU_CTL_MUST_ZERO, 0x600000);
	RW(srf_pcu_ctl, thresh, SRF_PCU_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_pcu_ctl, invert, SRF_PCU_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_PCU_CTL_INVERT, 0x1u,
	       { SRF_PCU_CTL_INVERT_GE, 0x0 },
	       { SRF_PCU_CTL_INVERT_LT, 0x1 });
	RW(srf_pcu_ctl, ov_en, SRF_PCU_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_pcu_ctl, edge_det, SRF_PCU_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_pcu_ctl, umask, SRF_PCU_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(srf_pcu_ctl, ev_sel, SRF_PCU_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_pcu_ctr(struct run *run)
{
	RESET(srf_pcu_ctr, SRF_PCU_CTR, UINT64_C(0x0000000000000000));
	RW(srf_pcu_ctr, event_count, SRF_PCU_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_pcu(struct run *run)
{
	IS(SRF_PCU_INSTANCES, 5);
	IS(SRF_PCU_GENERAL_COUNTERS, 4);
	IS(SRF_PCU_GENERAL_WIDTH, 48);
	IS(SRF_PCU_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_pcu_ctl(run);
	check_srf_pcu_ctr(run);
}

static void check_srf_rapl_unit(struct run *run)
{
	RESET(srf_rapl_unit, SRF_RAPL_UNIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, srf_rapl_unit, (), 1, 1, 0,
	     0x606);
	RO(srf_rapl_unit, tu, SRF_RAPL_UNIT_TU, uint64_t, UINT64_C(0x00000000000f0000), 16, 4);
	RO(srf_rapl_unit, esu, SRF_RAPL_UNIT_ESU, uint64_t, UINT64_C(0x0000000000001f00), 8, 5);
	RO(srf_rapl_unit, pu, SRF_RAPL_UNIT_PU, uint64_t, UINT64_C(0x000000000000000f), 0, 4);
}

static void check_srf_rapl_pkg_energy(struct run *run)
{
	RESET(srf_rapl_pkg_energy, SRF_RAPL_PKG_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, srf_rapl_pkg_energy, (), 1, 1, 0,
	     0x611);
	RO(srf_rapl_pkg_energy, used, SRF_RAPL_PKG_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_srf_rapl_dram_energy(struct run *run)
{
	RESET(srf_rapl_dram_energy, SRF_RAPL_DRAM_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, srf_rapl_dram_energy, (), 1, 1, 0,
	     0x619);
	RO(srf_rapl_dram_energy, used, SRF_RAPL_DRAM_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_box_srf_rapl(struct run *run)
{
	IS(SRF_RAPL_INSTANCES, 1);
	IS(SRF_RAPL_PKG_COUNTERS, 1);
	IS(SRF_RAPL_PKG_WIDTH, 32);
	IS(SRF_RAPL_PKG_COUNT_MASK, 0xffffffff);
	IS(SRF_RAPL_DRAM_COUNTERS, 1);
	IS(SRF_RAPL_DRAM_WIDTH, 32);
	IS(SRF_RAPL_DRAM_COUNT_MASK, 0xffffffff);
	check_srf_rapl_unit(run);
	check_srf_rapl_pkg_energy(run);
	check_srf_rapl_dram_energy(run);
}

static void check_srf_iio_ctl(struct run *run)
{
	RESET(srf_iio_ctl, SRF_IIO_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_IIO_CTL_MUST_ZERO, 0x600000);
	RW(srf_iio_ctl, fc_mask, SRF_IIO_CTL_FC_MASK, uint64_t, UINT64_C(0x0007000000000000), 48, 3, 0xfff8ffffffffffff);
	VALUES(SRF_IIO_CTL_FC_MASK, 0x7u,
	       { SRF_IIO_CTL_FC_MASK_POSTED, 0x1 },
	       { SRF_IIO_CTL_FC_MASK_NON_POSTED, 0x2 },
	       { SRF_IIO_CTL_FC_MASK_COMPLETION, 0x4 },
	       { SRF_IIO_CTL_FC_MASK_ANY, 0x7 });
	RW(srf_iio_ctl, ch_mask, SRF_IIO_CTL_CH_MASK, uint64_t, UINT64_C(0x0000fff000000000), 36, 12, 0xffff000fffffffff);
	VALUES(SRF_IIO_CTL_CH_MASK, 0xfffu,
	       { SRF_IIO_CTL_CH_MASK_PART0, 0x1 },
	       { SRF_IIO_CTL_CH_MASK_PART1, 0x2 },
	       { SRF_IIO_CTL_CH_MASK_PART2, 0x4 },
	       { SRF_IIO_CTL_CH_MASK_PART3, 0x8 },
	       { SRF_IIO_CTL_CH_MASK_PART4, 0x10 },
	       { SRF_IIO_CTL_CH_MASK_PART5, 0x20 },
	       { SRF_IIO_CTL_CH_MASK_PART6, 0x40 },
	       { SRF_IIO_CTL_CH_MASK_PART7, 0x80 });
	RW(srf_iio_ctl, thresh, SRF_IIO_CTL_THRESH, uint64_t, UINT64_C(0x0000000fff000000), 24, 12, 0xfffffff000ffffff);
	RW(srf_iio_ctl, invert, SRF_IIO_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_IIO_CTL_INVERT, 0x1u,
	       { SRF_IIO_CTL_INVERT_GE, 0x0 },
	       { SRF_IIO_CTL_INVERT_LT, 0x1 });
	RW(srf_iio_ctl, ov_en, SRF_IIO_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_iio_ctl, edge_det, SRF_IIO_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_iio_ctl, umask, SRF_IIO_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(srf_iio_ctl, ev_sel, SRF_IIO_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_iio_ctr(struct run *run)
{
	RESET(srf_iio_ctr, SRF_IIO_CTR, UINT64_C(0x0000000000000000));
	RW(srf_iio_ctr, event_count, SRF_IIO_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_iio(struct run *run)
{
	IS(SRF_IIO_INSTANCES, 16);
	IS(SRF_IIO_GENERAL_COUNTERS, 4);
	IS(SRF_IIO_GENERAL_WIDTH, 48);
	IS(SRF_IIO_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_iio_ctl(run);
	check_srf_iio_ctr(run);
}

static void check_srf_irp_ctl(struct run *run)
{
	RESET(srf_irp_ctl, SRF_IRP_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_IRP_CTL_MUST_ZERO, 0x600000);
	PIECES(SRF_IRP_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(srf_irp_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(srf_irp_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(srf_irp_ctl, thresh, SRF_IRP_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_irp_ctl, invert, SRF_IRP_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_IRP_CTL_INVERT, 0x1u,
	       { SRF_IRP_CTL_INVERT_GE, 0x0 },
	       { SRF_IRP_CTL_INVERT_LT, 0x1 });
	RW(srf_irp_ctl, ov_en, SRF_IRP_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_irp_ctl, edge_det, SRF_IRP_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_irp_ctl, ev_sel, SRF_IRP_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_irp_ctr(struct run *run)
{
	RESET(srf_irp_ctr, SRF_IRP_CTR, UINT64_C(0x0000000000000000));
	RW(srf_irp_ctr, event_count, SRF_IRP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_irp(struct run *run)
{
	IS(SRF_IRP_INSTANCES, 16);
	IS(SRF_IRP_GENERAL_COUNTERS, 4);
	IS(SRF_IRP_GENERAL_WIDTH, 48);
	IS(SRF_IRP_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_irp_ctl(run);
	check_srf_irp_ctr(run);
}

static void check_srf_imc_ctl(struct run *run)
{
	RESET(srf_imc_ctl, SRF_IMC_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_IMC_CTL_MUST_ZERO, 0x600000);
	PIECES(SRF_IMC_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(srf_imc_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(srf_imc_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(srf_imc_ctl, thresh, SRF_IMC_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_imc_ctl, invert, SRF_IMC_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_IMC_CTL_INVERT, 0x1u,
	       { SRF_IMC_CTL_INVERT_GE, 0x0 },
	       { SRF_IMC_CTL_INVERT_LT, 0x1 });
	RW(srf_imc_ctl, ov_en, SRF_IMC_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_imc_ctl, edge_det, SRF_IMC_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_imc_ctl, ev_sel, SRF_IMC_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_imc_ctr(struct run *run)
{
	RESET(srf_imc_ctr, SRF_IMC_CTR, UINT64_C(0x0000000000000000));
	RW(srf_imc_ctr, event_count, SRF_IMC_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_srf_imc_fixed_ctl(struct run *run)
{
	RESET(srf_imc_fixed_ctl, SRF_IMC_FIXED_CTL, UINT64_C(0x0000000000000000));
	RW(srf_imc_fixed_ctl, en, SRF_IMC_FIXED_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
}

static void check_srf_imc_fixed_ctr(struct run *run)
{
	RESET(srf_imc_fixed_ctr, SRF_IMC_FIXED_CTR, UINT64_C(0x0000000000000000));
	RW(srf_imc_fixed_ctr, event_count, SRF_IMC_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_imc(struct run *run)
{
	IS(SRF_IMC_INSTANCES, 12);
	IS(SRF_IMC_GENERAL_COUNTERS, 4);
	IS(SRF_IMC_GENERAL_WIDTH, 48);
	IS(SRF_IMC_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SRF_IMC_FIXED_COUNTERS, 1);
	IS(SRF_IMC_FIXED_WIDTH, 48);
	IS(SRF_IMC_FIXED_COUNT_MASK, 0xffffffffffff);
	check_srf_imc_ctl(run);
	check_srf_imc_ctr(run);
	check_srf_imc_fixed_ctl(run);
	check_srf_imc_fixed_ctr(run);
}

static void check_srf_b2cmi_ctl(struct run *run)
{
	RESET(srf_b2cmi_ctl, SRF_B2CMI_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_B2CMI_CTL_MUST_ZERO, 0x600000);
	PIECES(SRF_B2CMI_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(srf_b2cmi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(srf_b2cmi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(srf_b2cmi_ctl, thresh, SRF_B2CMI_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_b2cmi_ctl, invert, SRF_B2CMI_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_B2CMI_CTL_INVERT, 0x1u,
	       { SRF_B2CMI_CTL_INVERT_GE, 0x0 },
	       { SRF_B2CMI_CTL_INVERT_LT, 0x1 });
	RW(srf_b2cmi_ctl, ov_en, SRF_B2CMI_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_b2cmi_ctl, edge_det, SRF_B2CMI_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_b2cmi_ctl, ev_sel, SRF_B2CMI_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_b2cmi_ctr(struct run *run)
{
	RESET(srf_b2cmi_ctr, SRF_B2CMI_CTR, UINT64_C(0x0000000000000000));
	RW(srf_b2cmi_ctr, event_count, SRF_B2CMI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_b2cmi(struct run *run)
{
	IS(SRF_B2CMI_INSTANCES, 12);
	IS(SRF_B2CMI_GENERAL_COUNTERS, 4);
	IS(SRF_B2CMI_GENERAL_WIDTH, 48);
	IS(SRF_B2CMI_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_b2cmi_ctl(run);
	check_srf_b2cmi_ctr(run);
}

static void check_srf_upi_ctl(struct run *run)
{
	RESET(srf_upi_ctl, SRF_UPI_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_UPI_CTL_MUST_ZERO, 0x600000);
	PIECES(SRF_UPI_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(srf_upi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(srf_upi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(srf_upi_ctl, thresh, SRF_UPI_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_upi_ctl, invert, SRF_UPI_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_UPI_CTL_INVERT, 0x1u,
	       { SRF_UPI_CTL_INVERT_GE, 0x0 },
	       { SRF_UPI_CTL_INVERT_LT, 0x1 });
	RW(srf_upi_ctl, ov_en, SRF_UPI_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_upi_ctl, edge_det, SRF_UPI_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_upi_ctl, ev_sel, SRF_UPI_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_upi_ctr(struct run *run)
{
	RESET(srf_upi_ctr, SRF_UPI_CTR, UINT64_C(0x0000000000000000));
	RW(srf_upi_ctr, event_count, SRF_UPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_upi(struct run *run)
{
	IS(SRF_UPI_INSTANCES, 6);
	IS(SRF_UPI_GENERAL_COUNTERS, 4);
	IS(SRF_UPI_GENERAL_WIDTH, 48);
	IS(SRF_UPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_upi_ctl(run);
	check_srf_upi_ctr(run);
}

static void check_srf_b2upi_ctl(struct run *run)
{
	RESET(srf_b2upi_ctl, SRF_B2UPI_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_B2UPI_CTL_MUST_ZERO, 0x600000);
	PIECES(SRF_B2UPI_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(srf_b2upi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(srf_b2upi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(srf_b2upi_ctl, thresh, SRF_B2UPI_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_b2upi_ctl, invert, SRF_B2UPI_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_B2UPI_CTL_INVERT, 0x1u,
	       { SRF_B2UPI_CTL_INVERT_GE, 0x0 },
	       { SRF_B2UPI_CTL_INVERT_LT, 0x1 });
	RW(srf_b2upi_ctl, ov_en, SRF_B2UPI_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_b2upi_ctl, edge_det, SRF_B2UPI_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_b2upi_ctl, ev_sel, SRF_B2UPI_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_b2upi_ctr(struct run *run)
{
	RESET(srf_b2upi_ctr, SRF_B2UPI_CTR, UINT64_C(0x0000000000000000));
	RW(srf_b2upi_ctr, event_count, SRF_B2UPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_b2upi(struct run *run)
{
	IS(SRF_B2UPI_INSTANCES, 6);
	IS(SRF_B2UPI_GENERAL_COUNTERS, 4);
	IS(SRF_B2UPI_GENERAL_WIDTH, 48);
	IS(SRF_B2UPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_b2upi_ctl(run);
	check_srf_b2upi_ctr(run);
}

static void check_srf_b2cxl_ctl(struct run *run)
{
	RESET(srf_b2cxl_ctl, SRF_B2CXL_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_B2CXL_CTL_MUST_ZERO, 0x600000);
	PIECES(SRF_B2CXL_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(srf_b2cxl_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(srf_b2cxl_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(srf_b2cxl_ctl, thresh, SRF_B2CXL_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_b2cxl_ctl, invert, SRF_B2CXL_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_B2CXL_CTL_INVERT, 0x1u,
	       { SRF_B2CXL_CTL_INVERT_GE, 0x0 },
	       { SRF_B2CXL_CTL_INVERT_LT, 0x1 });
	RW(srf_b2cxl_ctl, ov_en, SRF_B2CXL_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_b2cxl_ctl, edge_det, SRF_B2CXL_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_b2cxl_ctl, ev_sel, SRF_B2CXL_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_b2cxl_ctr(struct run *run)
{
	RESET(srf_b2cxl_ctr, SRF_B2CXL_CTR, UINT64_C(0x0000000000000000));
	RW(srf_b2cxl_ctr, event_count, SRF_B2CXL_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_b2cxl(struct run *run)
{
	IS(SRF_B2CXL_INSTANCES, 12);
	IS(SRF_B2CXL_GENERAL_COUNTERS, 4);
	IS(SRF_B2CXL_GENERAL_WIDTH, 48);
	IS(SRF_B2CXL_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_b2cxl_ctl(run);
	check_srf_b2cxl_ctr(run);
}

static void check_srf_cxlcm_ctl(struct run *run)
{
	RESET(srf_cxlcm_ctl, SRF_CXLCM_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_CXLCM_CTL_MUST_ZERO, 0x600000);
	PIECES(SRF_CXLCM_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(srf_cxlcm_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(srf_cxlcm_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(srf_cxlcm_ctl, thresh, SRF_CXLCM_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_cxlcm_ctl, invert, SRF_CXLCM_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_CXLCM_CTL_INVERT, 0x1u,
	       { SRF_CXLCM_CTL_INVERT_GE, 0x0 },
	       { SRF_CXLCM_CTL_INVERT_LT, 0x1 });
	RW(srf_cxlcm_ctl, ov_en, SRF_CXLCM_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_cxlcm_ctl, edge_det, SRF_CXLCM_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_cxlcm_ctl, ev_sel, SRF_CXLCM_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_cxlcm_ctr(struct run *run)
{
	RESET(srf_cxlcm_ctr, SRF_CXLCM_CTR, UINT64_C(0x0000000000000000));
	RW(srf_cxlcm_ctr, event_count, SRF_CXLCM_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_cxlcm(struct run *run)
{
	IS(SRF_CXLCM_INSTANCES, 12);
	IS(SRF_CXLCM_GENERAL_COUNTERS, 8);
	IS(SRF_CXLCM_GENERAL_WIDTH, 48);
	IS(SRF_CXLCM_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_cxlcm_ctl(run);
	check_srf_cxlcm_ctr(run);
}

static void check_srf_cxldp_ctl(struct run *run)
{
	RESET(srf_cxldp_ctl, SRF_CXLDP_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_CXLDP_CTL_MUST_ZERO, 0x600000);
	PIECES(SRF_CXLDP_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(srf_cxldp_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(srf_cxldp_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(srf_cxldp_ctl, thresh, SRF_CXLDP_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_cxldp_ctl, invert, SRF_CXLDP_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_CXLDP_CTL_INVERT, 0x1u,
	       { SRF_CXLDP_CTL_INVERT_GE, 0x0 },
	       { SRF_CXLDP_CTL_INVERT_LT, 0x1 });
	RW(srf_cxldp_ctl, ov_en, SRF_CXLDP_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_cxldp_ctl, edge_det, SRF_CXLDP_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_cxldp_ctl, ev_sel, SRF_CXLDP_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_cxldp_ctr(struct run *run)
{
	RESET(srf_cxldp_ctr, SRF_CXLDP_CTR, UINT64_C(0x0000000000000000));
	RW(srf_cxldp_ctr, event_count, SRF_CXLDP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_cxldp(struct run *run)
{
	IS(SRF_CXLDP_INSTANCES, 12);
	IS(SRF_CXLDP_GENERAL_COUNTERS, 4);
	IS(SRF_CXLDP_GENERAL_WIDTH, 48);
	IS(SRF_CXLDP_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_cxldp_ctl(run);
	check_srf_cxldp_ctr(run);
}

static void check_srf_b2hot_ctl(struct run *run)
{
	RESET(srf_b2hot_ctl, SRF_B2HOT_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_B2HOT_CTL_MUST_ZERO, 0x600000);
	RW(srf_b2hot_ctl, thresh, SRF_B2HOT_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_b2hot_ctl, invert, SRF_B2HOT_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_B2HOT_CTL_INVERT, 0x1u,
	       { SRF_B2HOT_CTL_INVERT_GE, 0x0 },
	       { SRF_B2HOT_CTL_INVERT_LT, 0x1 });
	RW(srf_b2hot_ctl, ov_en, SRF_B2HOT_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_b2hot_ctl, edge_det, SRF_B2HOT_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_b2hot_ctl, umask, SRF_B2HOT_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(srf_b2hot_ctl, ev_sel, SRF_B2HOT_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_b2hot_ctr(struct run *run)
{
	RESET(srf_b2hot_ctr, SRF_B2HOT_CTR, UINT64_C(0x0000000000000000));
	RW(srf_b2hot_ctr, event_count, SRF_B2HOT_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_b2hot(struct run *run)
{
	IS(SRF_B2HOT_INSTANCES, 1);
	IS(SRF_B2HOT_GENERAL_COUNTERS, 4);
	IS(SRF_B2HOT_GENERAL_WIDTH, 48);
	IS(SRF_B2HOT_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_b2hot_ctl(run);
	check_srf_b2hot_ctr(run);
}

static void check_srf_mdf_ctl(struct run *run)
{
	RESET(srf_mdf_ctl, SRF_MDF_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_MDF_CTL_MUST_ZERO, 0x600000);
	RW(srf_mdf_ctl, thresh, SRF_MDF_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_mdf_ctl, invert, SRF_MDF_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_MDF_CTL_INVERT, 0x1u,
	       { SRF_MDF_CTL_INVERT_GE, 0x0 },
	       { SRF_MDF_CTL_INVERT_LT, 0x1 });
	RW(srf_mdf_ctl, ov_en, SRF_MDF_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_mdf_ctl, edge_det, SRF_MDF_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_mdf_ctl, umask, SRF_MDF_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(srf_mdf_ctl, ev_sel, SRF_MDF_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_mdf_ctr(struct run *run)
{
	RESET(srf_mdf_ctr, SRF_MDF_CTR, UINT64_C(0x0000000000000000));
	RW(srf_mdf_ctr, event_count, SRF_MDF_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_mdf(struct run *run)
{
	IS(SRF_MDF_INSTANCES, 80);
	IS(SRF_MDF_GENERAL_COUNTERS, 4);
	IS(SRF_MDF_GENERAL_WIDTH, 48);
	IS(SRF_MDF_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_mdf_ctl(run);
	check_srf_mdf_ctr(run);
}

int srf_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int srf_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_srf_ubox(&run);
	check_box_srf_cha(&run);
	check_box_srf_chacms(&run);
	check_box_srf_pcu(&run);
	check_box_srf_rapl(&run);
	check_box_srf_iio(&run);
	check_box_srf_irp(&run);
	check_box_srf_imc(&run);
	check_box_srf_b2cmi(&run);
	check_box_srf_upi(&run);
	check_box_srf_b2upi(&run);
	check_box_srf_b2cxl(&run);
	check_box_srf_cxlcm(&run);
	check_box_srf_cxldp(&run);
	check_box_srf_b2hot(&run);
	check_box_srf_mdf(&run);
	return run.failed;
}
