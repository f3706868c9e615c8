/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/grr by "make generate". Do not edit. */
/* Compares the register headers of grr with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/grr.h"

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

static void check_grr_ubox_ctl(struct run *run)
{
	RESET(grr_ubox_ctl, GRR_UBOX_CTL, UINT64_C(0x0000000000000000));
	IS(GRR_UBOX_CTL_MUST_ZERO, 0x600000);
	RW(grr_ubox_ctl, thresh, GRR_UBOX_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(grr_ubox_ctl, invert, GRR_UBOX_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GRR_UBOX_CTL_INVERT, 0x1u,
	       { GRR_UBOX_CTL_INVERT_GE, 0x0 },
	       { GRR_UBOX_CTL_INVERT_LT, 0x1 });
	RW(grr_ubox_ctl, ov_en, GRR_UBOX_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(grr_ubox_ctl, edge_det, GRR_UBOX_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(grr_ubox_ctl, umask, GRR_UBOX_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(grr_ubox_ctl, ev_sel, GRR_UBOX_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_grr_ubox_ctr(struct run *run)
{
	RESET(grr_ubox_ctr, GRR_UBOX_CTR, UINT64_C(0x0000000000000000));
	RW(grr_ubox_ctr, event_count, GRR_UBOX_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_grr_ubox(struct run *run)
{
	IS(GRR_UBOX_INSTANCES, 1);
	IS(GRR_UBOX_GENERAL_COUNTERS, 2);
	IS(GRR_UBOX_GENERAL_WIDTH, 48);
	IS(GRR_UBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_grr_ubox_ctl(run);
	check_grr_ubox_ctr(run);
}

static void check_grr_cha_ctl(struct run *run)
{
	RESET(grr_cha_ctl, GRR_CHA_CTL, UINT64_C(0x0000000000000000));
	IS(GRR_CHA_CTL_MUST_ZERO, 0x600000);
	PIECES(GRR_CHA_CTL_UMASK, UINT64_C(0xffffffff0000ff00), 40);
	PIECES_GET(grr_cha_ctl, umask, uint64_t, UINT64_C(0xffffffff0000ff00), 40, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63);
	PIECES_SET(grr_cha_ctl, umask, uint64_t, UINT64_C(0xffffffff0000ff00), 40, 0xffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63);
	RW(grr_cha_ctl, thresh, GRR_CHA_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(grr_cha_ctl, invert, GRR_CHA_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GRR_CHA_CTL_INVERT, 0x1u,
	       { GRR_CHA_CTL_INVERT_GE, 0x0 },
	       { GRR_CHA_CTL_INVERT_LT, 0x1 });
	RW(grr_cha_ctl, ov_en, GRR_CHA_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(grr_cha_ctl, edge_det, GRR_CHA_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(grr_cha_ctl, tid_en, GRR_CHA_CTL_TID_EN, uint64_t, UINT64_C(0x0000000000010000), 16, 1, 0xfffffffffffeffff);
	RW(grr_cha_ctl, ev_sel, GRR_CHA_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_grr_cha_ctr(struct run *run)
{
	RESET(grr_cha_ctr, GRR_CHA_CTR, UINT64_C(0x0000000000000000));
	RW(grr_cha_ctr, event_count, GRR_CHA_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_grr_cha_box_filter(struct run *run)
{
	RESET(grr_cha_box_filter, GRR_CHA_BOX_FILTER, UINT64_C(0x0000000000000000));
	RW(grr_cha_box_filter, tid, GRR_CHA_BOX_FILTER_TID, uint64_t, UINT64_C(0x00000000000003ff), 0, 10, 0xfffffffffffffc00);
}

static void check_box_grr_cha(struct run *run)
{
	IS(GRR_CHA_INSTANCES, 24);
	IS(GRR_CHA_GENERAL_COUNTERS, 4);
	IS(GRR_CHA_GENERAL_WIDTH, 48);
	IS(GRR_CHA_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_grr_cha_ctl(run);
	check_grr_cha_ctr(run);
	check_grr_cha_box_filter(run);
}

static void check_grr_chacms_ctl(struct run *run)
{
	RESET(grr_chacms_ctl, GRR_CHACMS_CTL, UINT64_C(0x0000000000000000));
	IS(GRR_CHACMS_CTL_MUST_ZERO, 0x600000);
	RW(grr_chacms_ctl, thresh, GRR_CHACMS_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(grr_chacms_ctl, invert, GRR_CHACMS_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GRR_CHACMS_CTL_INVERT, 0x1u,
	       { GRR_CHACMS_CTL_INVERT_GE, 0x0 },
	       { GRR_CHACMS_CTL_INVERT_LT, 0x1 });
	RW(grr_chacms_ctl, ov_en, GRR_CHACMS_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(grr_chacms_ctl, edge_det, GRR_CHACMS_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(grr_chacms_ctl, umask, GRR_CHACMS_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(grr_chacms_ctl, ev_sel, GRR_CHACMS_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_grr_chacms_ctr(struct run *run)
{
	RESET(grr_chacms_ctr, GRR_CHACMS_CTR, UINT64_C(0x0000000000000000));
	RW(grr_chacms_ctr, event_count, GRR_CHACMS_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_grr_chacms(struct run *run)
{
	IS(GRR_CHACMS_INSTANCES, 24);
	check_grr_chacms_ctl(run);
	check_grr_chacms_ctr(run);
}

static void check_grr_pcu_ctl(struct run *run)
{
	RESET(grr_pcu_ctl, GRR_PCU_CTL, UINT64_C(0x0000000000000000));
	IS(GRR_PCU_CTL_MUST_ZERO, 0x600000);
	RW(grr_pcu_ctl, thresh, GRR_PCU_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(grr_pcu_ctl, invert, GRR_PCU_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GRR_PCU_CTL_INVERT, 0x1u,
	       { GRR_PCU_CTL_INVERT_GE, 0x0 },
	       { GRR_PCU_CTL_INVERT_LT, 0x1 });
	RW(grr_pcu_ctl, ov_en, GRR_PCU_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(grr_pcu_ctl, edge_det, GRR_PCU_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(grr_pcu_ctl, umask, GRR_PCU_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(grr_pcu_ctl, ev_sel, GRR_PCU_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_grr_pcu_ctr(struct run *run)
{
	RESET(grr_pcu_ctr, GRR_PCU_CTR, UINT64_C(0x0000000000000000));
	RW(grr_pcu_ctr, event_count, GRR_PCU_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_grr_pcu(struct run *run)
{
	IS(GRR_PCU_INSTANCES, 1);
	IS(GRR_PCU_GENERAL_COUNTERS, 4);
	IS(GRR_PCU_GENERAL_WIDTH, 48);
	IS(GRR_PCU_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_grr_pcu_ctl(run);
	check_grr_pcu_ctr(run);
}

static void check_grr_rapl_unit(struct run *run)
{
	RESET(grr_rapl_unit, GRR_RAPL_UNIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, grr_rapl_unit, (), 1, 1, 0,
	     0x606);
	RO(grr_rapl_unit, tu, GRR_RAPL_UNIT_TU, uint64_t, UINT64_C(0x00000000000f0000), 16, 4);
	RO(grr_rapl_unit, esu, GRR_RAPL_UNIT_ESU, uint64_t, UINT64_C(0x0000000000001f00), 8, 5);
	RO(grr_rapl_unit, pu, GRR_RAPL_UNIT_PU, uint64_t, UINT64_C(0x000000000000000f), 0, 4);
}

static void check_grr_rapl_pkg_energy(struct run *run)
{
	RESET(grr_rapl_pkg_energy, GRR_RAPL_PKG_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, grr_rapl_pkg_energy, (), 1, 1, 0,
	     0x611);
	RO(grr_rapl_pkg_energy, used, GRR_RAPL_PKG_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_grr_rapl_dram_energy(struct run *run)
{
	RESET(grr_rapl_dram_energy, GRR_RAPL_DRAM_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, grr_rapl_dram_energy, (), 1, 1, 0,
	     0x619);
	RO(grr_rapl_dram_energy, used, GRR_RAPL_DRAM_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_box_grr_rapl(struct run *run)
{
	IS(GRR_RAPL_INSTANCES, 1);
	IS(GRR_RAPL_PKG_COUNTERS, 1);
	IS(GRR_RAPL_PKG_WIDTH, 32);
	IS(GRR_RAPL_PKG_COUNT_MASK, 0xffffffff);
	IS(GRR_RAPL_DRAM_COUNTERS, 1);
	IS(GRR_RAPL_DRAM_WIDTH, 32);
	IS(GRR_RAPL_DRAM_COUNT_MASK, 0xffffffff);
	check_grr_rapl_unit(run);
	check_grr_rapl_pkg_energy(run);
	check_grr_rapl_dram_energy(run);
}

static void check_grr_iio_ctl(struct run *run)
{
	RESET(grr_iio_ctl, GRR_IIO_CTL, UINT64_C(0x0000000000000000));
	IS(GRR_IIO_CTL_MUST_ZERO, 0x600000);
	RW(grr_iio_ctl, fc_mask, GRR_IIO_CTL_FC_MASK, uint64_t, UINT64_C(0x0007000000000000), 48, 3, 0xfff8ffffffffffff);
	VALUES(GRR_IIO_CTL_FC_MASK, 0x7u,
	       { GRR_IIO_CTL_FC_MASK_POSTED, 0x1 },
	       { GRR_IIO_CTL_FC_MASK_NON_POSTED, 0x2 },
	       { GRR_IIO_CTL_FC_MASK_COMPLETION, 0x4 },
	       { GRR_IIO_CTL_FC_MASK_ANY, 0x7 });
	RW(grr_iio_ctl, ch_mask, GRR_IIO_CTL_CH_MASK, uint64_t, UINT64_C(0x0000fff000000000), 36, 12, 0xffff000fffffffff);
	VALUES(GRR_IIO_CTL_CH_MASK, 0xfffu,
	       { GRR_IIO_CTL_CH_MASK_PART0, 0x1 },
	       { GRR_IIO_CTL_CH_MASK_PART1, 0x2 },
	       { GRR_IIO_CTL_CH_MASK_PART2, 0x4 },
	       { GRR_IIO_CTL_CH_MASK_PART3, 0x8 },
	       { GRR_IIO_CTL_CH_MASK_PART4, 0x10 },
	       { GRR_IIO_CTL_CH_MASK_PART5, 0x20 },
	       { GRR_IIO_CTL_CH_MASK_PART6, 0x40 },
	       { GRR_IIO_CTL_CH_MASK_PART7, 0x80 });
	RW(grr_iio_ctl, thresh, GRR_IIO_CTL_THRESH, uint64_t, UINT64_C(0x0000000fff000000), 24, 12, 0xfffffff000ffffff);
	RW(grr_iio_ctl, invert, GRR_IIO_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GRR_IIO_CTL_INVERT, 0x1u,
	       { GRR_IIO_CTL_INVERT_GE, 0x0 },
	       { GRR_IIO_CTL_INVERT_LT, 0x1 });
	RW(grr_iio_ctl, ov_en, GRR_IIO_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(grr_iio_ctl, edge_det, GRR_IIO_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(grr_iio_ctl, umask, GRR_IIO_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(grr_iio_ctl, ev_sel, GRR_IIO_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_grr_iio_ctr(struct run *run)
{
	RESET(grr_iio_ctr, GRR_IIO_CTR, UINT64_C(0x0000000000000000));
	RW(grr_iio_ctr, event_count, GRR_IIO_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_grr_iio(struct run *run)
{
	IS(GRR_IIO_INSTANCES, 3);
	IS(GRR_IIO_GENERAL_COUNTERS, 4);
	IS(GRR_IIO_GENERAL_WIDTH, 48);
	IS(GRR_IIO_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_grr_iio_ctl(run);
	check_grr_iio_ctr(run);
}

static void check_grr_irp_ctl(struct run *run)
{
	RESET(grr_irp_ctl, GRR_IRP_CTL, UINT64_C(0x0000000000000000));
	IS(GRR_IRP_CTL_MUST_ZERO, 0x600000);
	PIECES(GRR_IRP_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(grr_irp_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(grr_irp_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(grr_irp_ctl, thresh, GRR_IRP_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(grr_irp_ctl, invert, GRR_IRP_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GRR_IRP_CTL_INVERT, 0x1u,
	       { GRR_IRP_CTL_INVERT_GE, 0x0 },
	       { GRR_IRP_CTL_INVERT_LT, 0x1 });
	RW(grr_irp_ctl, ov_en, GRR_IRP_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(grr_irp_ctl, edge_det, GRR_IRP_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(grr_irp_ctl, ev_sel, GRR_IRP_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_grr_irp_ctr(struct run *run)
{
	RESET(grr_irp_ctr, GRR_IRP_CTR, UINT64_C(0x0000000000000000));
	RW(grr_irp_ctr, event_count, GRR_IRP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_grr_irp(struct run *run)
{
	IS(GRR_IRP_INSTANCES, 3);
	IS(GRR_IRP_GENERAL_COUNTERS, 4);
	IS(GRR_IRP_GENERAL_WIDTH, 48);
	IS(GRR_IRP_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_grr_irp_ctl(run);
	check_grr_irp_ctr(run);
}

static void check_grr_imc_ctl(struct run *run)
{
	RESET(grr_imc_ctl, GRR_IMC_CTL, UINT64_C(0x0000000000000000));
	IS(GRR_IMC_CTL_MUST_ZERO, 0x600000);
	PIECES(GRR_IMC_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(grr_imc_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(grr_imc_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(grr_imc_ctl, thresh, GRR_IMC_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(grr_imc_ctl, invert, GRR_IMC_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GRR_IMC_CTL_INVERT, 0x1u,
	       { GRR_IMC_CTL_INVERT_GE, 0x0 },
	       { GRR_IMC_CTL_INVERT_LT, 0x1 });
	RW(grr_imc_ctl, ov_en, GRR_IMC_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(grr_imc_ctl, edge_det, GRR_IMC_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(grr_imc_ctl, ev_sel, GRR_IMC_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_grr_imc_ctr(struct run *run)
{
	RESET(grr_imc_ctr, GRR_IMC_CTR, UINT64_C(0x0000000000000000));
	RW(grr_imc_ctr, event_count, GRR_IMC_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_grr_imc_fixed_ctl(struct run *run)
{
	RESET(grr_imc_fixed_ctl, GRR_IMC_FIXED_CTL, UINT64_C(0x0000000000000000));
	RW(grr_imc_fixed_ctl, en, GRR_IMC_FIXED_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
}

static void check_grr_imc_fixed_ctr(struct run *run)
{
	RESET(grr_imc_fixed_ctr, GRR_IMC_FIXED_CTR, UINT64_C(0x0000000000000000));
	RW(grr_imc_fixed_ctr, event_count, GRR_IMC_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_grr_imc(struct run *run)
{
	IS(GRR_IMC_INSTANCES, 2);
	IS(GRR_IMC_GENERAL_COUNTERS, 4);
	IS(GRR_IMC_GENERAL_WIDTH, 48);
	IS(GRR_IMC_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(GRR_IMC_FIXED_COUNTERS, 1);
	IS(GRR_IMC_FIXED_WIDTH, 48);
	IS(GRR_IMC_FIXED_COUNT_MASK, 0xffffffffffff);
	check_grr_imc_ctl(run);
	check_grr_imc_ctr(run);
	check_grr_imc_fixed_ctl(run);
	check_grr_imc_fixed_ctr(run);
}

static void check_grr_b2cmi_ctl(struct run *run)
{
	RESET(grr_b2cmi_ctl, GRR_B2CMI_CTL, UINT64_C(0x0000000000000000));
	IS(GRR_B2CMI_CTL_MUST_ZERO, 0x600000);
	PIECES(GRR_B2CMI_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(grr_b2cmi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(grr_b2cmi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(grr_b2cmi_ctl, thresh, GRR_B2CMI_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(grr_b2cmi_ctl, invert, GRR_B2CMI_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GRR_B2CMI_CTL_INVERT, 0x1u,
	       { GRR_B2CMI_CTL_INVERT_GE, 0x0 },
	       { GRR_B2CMI_CTL_INVERT_LT, 0x1 });
	RW(grr_b2cmi_ctl, ov_en, GRR_B2CMI_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(grr_b2cmi_ctl, edge_det, GRR_B2CMI_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(grr_b2cmi_ctl, ev_sel, GRR_B2CMI_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_grr_b2cmi_ctr(struct run *run)
{
	RESET(grr_b2cmi_ctr, GRR_B2CMI_CTR, UINT64_C(0x0000000000000000));
	RW(grr_b2cmi_ctr, event_count, GRR_B2CMI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_grr_b2cmi(struct run *run)
{
	IS(GRR_B2CMI_INSTANCES, 2);
	IS(GRR_B2CMI_GENERAL_COUNTERS, 4);
	IS(GRR_B2CMI_GENERAL_WIDTH, 48);
	IS(GRR_B2CMI_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_grr_b2cmi_ctl(run);
	check_grr_b2cmi_ctr(run);
}

int grr_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int grr_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_grr_ubox(&run);
	check_box_grr_cha(&run);
	check_box_grr_chacms(&run);
	check_box_grr_pcu(&run);
	check_box_grr_rapl(&run);
	check_box_grr_iio(&run);
	check_box_grr_irp(&run);
	check_box_grr_imc(&run);
	check_box_grr_b2cmi(&run);
	return run.failed;
}
