/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/gnr by "make generate". Do not edit. */
/* Compares the register headers of gnr with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/gnr.h"

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

static void check_gnr_ubox_ctl(struct run *run)
{
	RESET(gnr_ubox_ctl, GNR_UBOX_CTL, UINT64_C(0x0000000000000000));
	IS(GNR_UBOX_CTL_MUST_ZERO, 0x600000);
	RW(gnr_ubox_ctl, thresh, GNR_UBOX_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(gnr_ubox_ctl, invert, GNR_UBOX_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GNR_UBOX_CTL_INVERT, 0x1u,
	       { GNR_UBOX_CTL_INVERT_GE, 0x0 },
	       { GNR_UBOX_CTL_INVERT_LT, 0x1 });
	RW(gnr_ubox_ctl, ov_en, GNR_UBOX_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(gnr_ubox_ctl, edge_det, GNR_UBOX_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(gnr_ubox_ctl, umask, GNR_UBOX_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(gnr_ubox_ctl, ev_sel, GNR_UBOX_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_gnr_ubox_ctr(struct run *run)
{
	RESET(gnr_ubox_ctr, GNR_UBOX_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_ubox_ctr, event_count, GNR_UBOX_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_gnr_ubox(struct run *run)
{
	IS(GNR_UBOX_INSTANCES, 1);
	IS(GNR_UBOX_GENERAL_COUNTERS, 2);
	IS(GNR_UBOX_GENERAL_WIDTH, 48);
	IS(GNR_UBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_gnr_ubox_ctl(run);
	check_gnr_ubox_ctr(run);
}

static void check_gnr_cha_ctl(struct run *run)
{
	RESET(gnr_cha_ctl, GNR_CHA_CTL, UINT64_C(0x0000000000000000));
	IS(GNR_CHA_CTL_MUST_ZERO, 0x600000);
	PIECES(GNR_CHA_CTL_UMASK, UINT64_C(0xffffffff0000ff00), 40);
	PIECES_GET(gnr_cha_ctl, umask, uint64_t, UINT64_C(0xffffffff0000ff00), 40, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63);
	PIECES_SET(gnr_cha_ctl, umask, uint64_t, UINT64_C(0xffffffff0000ff00), 40, 0xffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63);
	RW(gnr_cha_ctl, thresh, GNR_CHA_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(gnr_cha_ctl, invert, GNR_CHA_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GNR_CHA_CTL_INVERT, 0x1u,
	       { GNR_CHA_CTL_INVERT_GE, 0x0 },
	       { GNR_CHA_CTL_INVERT_LT, 0x1 });
	RW(gnr_cha_ctl, ov_en, GNR_CHA_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(gnr_cha_ctl, edge_det, GNR_CHA_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(gnr_cha_ctl, tid_en, GNR_CHA_CTL_TID_EN, uint64_t, UINT64_C(0x0000000000010000), 16, 1, 0xfffffffffffeffff);
	RW(gnr_cha_ctl, ev_sel, GNR_CHA_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_gnr_cha_ctr(struct run *run)
{
	RESET(gnr_cha_ctr, GNR_CHA_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_cha_ctr, event_count, GNR_CHA_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_gnr_cha_box_filter(struct run *run)
{
	RESET(gnr_cha_box_filter, GNR_CHA_BOX_FILTER, UINT64_C(0x0000000000000000));
	RW(gnr_cha_box_filter, tid, GNR_CHA_BOX_FILTER_TID, uint64_t, UINT64_C(0x00000000000003ff), 0, 10, 0xfffffffffffffc00);
}

static void check_box_gnr_cha(struct run *run)
{
	IS(GNR_CHA_INSTANCES, 126);
	IS(GNR_CHA_GENERAL_COUNTERS, 4);
	IS(GNR_CHA_GENERAL_WIDTH, 48);
	IS(GNR_CHA_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_gnr_cha_ctl(run);
	check_gnr_cha_ctr(run);
	check_gnr_cha_box_filter(run);
}

static void check_gnr_chacms_ctl(struct run *run)
{
	RESET(gnr_chacms_ctl, GNR_CHACMS_CTL, UINT64_C(0x0000000000000000));
	IS(GNR_CHACMS_CTL_MUST_ZERO, 0x600000);
	RW(gnr_chacms_ctl, thresh, GNR_CHACMS_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(gnr_chacms_ctl, invert, GNR_CHACMS_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GNR_CHACMS_CTL_INVERT, 0x1u,
	       { GNR_CHACMS_CTL_INVERT_GE, 0x0 },
	       { GNR_CHACMS_CTL_INVERT_LT, 0x1 });
	RW(gnr_chacms_ctl, ov_en, GNR_CHACMS_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(gnr_chacms_ctl, edge_det, GNR_CHACMS_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(gnr_chacms_ctl, umask, GNR_CHACMS_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(gnr_chacms_ctl, ev_sel, GNR_CHACMS_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_gnr_chacms_ctr(struct run *run)
{
	RESET(gnr_chacms_ctr, GNR_CHACMS_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_chacms_ctr, event_count, GNR_CHACMS_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_gnr_chacms(struct run *run)
{
	IS(GNR_CHACMS_INSTANCES, 126);
	check_gnr_chacms_ctl(run);
	check_gnr_chacms_ctr(run);
}

static void check_gnr_pcu_ctl(struct run *run)
{
	RESET(gnr_pcu_ctl, GNR_PCU_CTL, UINT64_C(0x0000000000000000));
	IS(GNR_PCU_CTL_MUST_ZERO, 0x600000);
	RW(gnr_pcu_ctl, thresh, GNR_PCU_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(gnr_pcu_ctl, invert, GNR_PCU_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GNR_PCU_CTL_INVERT, 0x1u,
	       { GNR_PCU_CTL_INVERT_GE, 0x0 },
	       { GNR_PCU_CTL_INVERT_LT, 0x1 });
	RW(gnr_pcu_ctl, ov_en, GNR_PCU_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(gnr_pcu_ctl, edge_det, GNR_PCU_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(gnr_pcu_ctl, umask, GNR_PCU_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(gnr_pcu_ctl, ev_sel, GNR_PCU_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_gnr_pcu_ctr(struct run *run)
{
	RESET(gnr_pcu_ctr, GNR_PCU_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_pcu_ctr, event_count, GNR_PCU_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_gnr_pcu(struct run *run)
{
	IS(GNR_PCU_INSTANCES, 5);
	IS(GNR_PCU_GENERAL_COUNTERS, 4);
	IS(GNR_PCU_GENERAL_WIDTH, 48);
	IS(GNR_PCU_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_gnr_pcu_ctl(run);
	check_gnr_pcu_ctr(run);
}

static void check_gnr_rapl_unit(struct run *run)
{
	RESET(gnr_rapl_unit, GNR_RAPL_UNIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, gnr_rapl_unit, (), 1, 1, 0,
	     0x606);
	RO(gnr_rapl_unit, tu, GNR_RAPL_UNIT_TU, uint64_t, UINT64_C(0x00000000000f0000), 16, 4);
	RO(gnr_rapl_unit, esu, GNR_RAPL_UNIT_ESU, uint64_t, UINT64_C(0x0000000000001f00), 8, 5);
	RO(gnr_rapl_unit, pu, GNR_RAPL_UNIT_PU, uint64_t, UINT64_C(0x000000000000000f), 0, 4);
}

static void check_gnr_rapl_pkg_energy(struct run *run)
{
	RESET(gnr_rapl_pkg_energy, GNR_RAPL_PKG_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, gnr_rapl_pkg_energy, (), 1, 1, 0,
	     0x611);
	RO(gnr_rapl_pkg_energy, used, GNR_RAPL_PKG_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_gnr_rapl_dram_energy(struct run *run)
{
	RESET(gnr_rapl_dram_energy, GNR_RAPL_DRAM_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, gnr_rapl_dram_energy, (), 1, 1, 0,
	     0x619);
	RO(gnr_rapl_dram_energy, used, GNR_RAPL_DRAM_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_box_gnr_rapl(struct run *run)
{
	IS(GNR_RAPL_INSTANCES, 1);
	IS(GNR_RAPL_PKG_COUNTERS, 1);
	IS(GNR_RAPL_PKG_WIDTH, 32);
	IS(GNR_RAPL_PKG_COUNT_MASK, 0xffffffff);
	IS(GNR_RAPL_DRAM_COUNTERS, 1);
	IS(GNR_RAPL_DRAM_WIDTH, 32);
	IS(GNR_RAPL_DRAM_COUNT_MASK, 0xffffffff);
	check_gnr_rapl_unit(run);
	check_gnr_rapl_pkg_energy(run);
	check_gnr_rapl_dram_energy(run);
}

static void check_gnr_iio_ctl(struct run *run)
{
	RESET(gnr_iio_ctl, GNR_IIO_CTL, UINT64_C(0x0000000000000000));
	IS(GNR_IIO_CTL_MUST_ZERO, 0x600000);
	RW(gnr_iio_ctl, fc_mask, GNR_IIO_CTL_FC_MASK, uint64_t, UINT64_C(0x0007000000000000), 48, 3, 0xfff8ffffffffffff);
	VALUES(GNR_IIO_CTL_FC_MASK, 0x7u,
	       { GNR_IIO_CTL_FC_MASK_POSTED, 0x1 },
	       { GNR_IIO_CTL_FC_MASK_NON_POSTED, 0x2 },
	       { GNR_IIO_CTL_FC_MASK_COMPLETION, 0x4 },
	       { GNR_IIO_CTL_FC_MASK_ANY, 0x7 });
	RW(gnr_iio_ctl, ch_mask, GNR_IIO_CTL_CH_MASK, uint64_t, UINT64_C(0x0000fff000000000), 36, 12, 0xffff000fffffffff);
	VALUES(GNR_IIO_CTL_CH_MASK, 0xfffu,
	       { GNR_IIO_CTL_CH_MASK_PART0, 0x1 },
	       { GNR_IIO_CTL_CH_MASK_PART1, 0x2 },
	       { GNR_IIO_CTL_CH_MASK_PART2, 0x4 },
	       { GNR_IIO_CTL_CH_MASK_PART3, 0x8 },
	       { GNR_IIO_CTL_CH_MASK_PART4, 0x10 },
	       { GNR_IIO_CTL_CH_MASK_PART5, 0x20 },
	       { GNR_IIO_CTL_CH_MASK_PART6, 0x40 },
	       { GNR_IIO_CTL_CH_MASK_PART7, 0x80 });
	RW(gnr_iio_ctl, thresh, GNR_IIO_CTL_THRESH, uint64_t, UINT64_C(0x0000000fff000000), 24, 12, 0xfffffff000ffffff);
	RW(gnr_iio_ctl, invert, GNR_IIO_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GNR_IIO_CTL_INVERT, 0x1u,
	       { GNR_IIO_CTL_INVERT_GE, 0x0 },
	       { GNR_IIO_CTL_INVERT_LT, 0x1 });
	RW(gnr_iio_ctl, ov_en, GNR_IIO_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(gnr_iio_ctl, edge_det, GNR_IIO_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(gnr_iio_ctl, umask, GNR_IIO_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(gnr_iio_ctl, ev_sel, GNR_IIO_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_gnr_iio_ctr(struct run *run)
{
	RESET(gnr_iio_ctr, GNR_IIO_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_iio_ctr, event_count, GNR_IIO_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_gnr_iio(struct run *run)
{
	IS(GNR_IIO_INSTANCES, 16);
	IS(GNR_IIO_GENERAL_COUNTERS, 4);
	IS(GNR_IIO_GENERAL_WIDTH, 48);
	IS(GNR_IIO_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_gnr_iio_ctl(run);
	check_gnr_iio_ctr(run);
}

static void check_gnr_irp_ctl(struct run *run)
{
	RESET(gnr_irp_ctl, GNR_IRP_CTL, UINT64_C(0x0000000000000000));
	IS(GNR_IRP_CTL_MUST_ZERO, 0x600000);
	PIECES(GNR_IRP_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(gnr_irp_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(gnr_irp_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(gnr_irp_ctl, thresh, GNR_IRP_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(gnr_irp_ctl, invert, GNR_IRP_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GNR_IRP_CTL_INVERT, 0x1u,
	       { GNR_IRP_CTL_INVERT_GE, 0x0 },
	       { GNR_IRP_CTL_INVERT_LT, 0x1 });
	RW(gnr_irp_ctl, ov_en, GNR_IRP_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(gnr_irp_ctl, edge_det, GNR_IRP_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(gnr_irp_ctl, ev_sel, GNR_IRP_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_gnr_irp_ctr(struct run *run)
{
	RESET(gnr_irp_ctr, GNR_IRP_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_irp_ctr, event_count, GNR_IRP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_gnr_irp(struct run *run)
{
	IS(GNR_IRP_INSTANCES, 16);
	IS(GNR_IRP_GENERAL_COUNTERS, 4);
	IS(GNR_IRP_GENERAL_WIDTH, 48);
	IS(GNR_IRP_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_gnr_irp_ctl(run);
	check_gnr_irp_ctr(run);
}

static void check_gnr_imc_ctl(struct run *run)
{
	RESET(gnr_imc_ctl, GNR_IMC_CTL, UINT64_C(0x0000000000000000));
	IS(GNR_IMC_CTL_MUST_ZERO, 0x600000);
	PIECES(GNR_IMC_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(gnr_imc_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(gnr_imc_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(gnr_imc_ctl, thresh, GNR_IMC_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(gnr_imc_ctl, invert, GNR_IMC_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GNR_IMC_CTL_INVERT, 0x1u,
	       { GNR_IMC_CTL_INVERT_GE, 0x0 },
	       { GNR_IMC_CTL_INVERT_LT, 0x1 });
	RW(gnr_imc_ctl, ov_en, GNR_IMC_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(gnr_imc_ctl, edge_det, GNR_IMC_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(gnr_imc_ctl, ev_sel, GNR_IMC_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_gnr_imc_ctr(struct run *run)
{
	RESET(gnr_imc_ctr, GNR_IMC_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_imc_ctr, event_count, GNR_IMC_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_gnr_imc_fixed_ctl(struct run *run)
{
	RESET(gnr_imc_fixed_ctl, GNR_IMC_FIXED_CTL, UINT64_C(0x0000000000000000));
	RW(gnr_imc_fixed_ctl, en, GNR_IMC_FIXED_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
}

static void check_gnr_imc_fixed_ctr(struct run *run)
{
	RESET(gnr_imc_fixed_ctr, GNR_IMC_FIXED_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_imc_fixed_ctr, event_count, GNR_IMC_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_gnr_imc(struct run *run)
{
	IS(GNR_IMC_INSTANCES, 12);
	IS(GNR_IMC_GENERAL_COUNTERS, 4);
	IS(GNR_IMC_GENERAL_WIDTH, 48);
	IS(GNR_IMC_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(GNR_IMC_FIXED_COUNTERS, 1);
	IS(GNR_IMC_FIXED_WIDTH, 48);
	IS(GNR_IMC_FIXED_COUNT_MASK, 0xffffffffffff);
	check_gnr_imc_ctl(run);
	check_gnr_imc_ctr(run);
	check_gnr_imc_fixed_ctl(run);
	check_gnr_imc_fixed_ctr(run);
}

static void check_gnr_b2cmi_ctl(struct run *run)
{
	RESET(gnr_b2cmi_ctl, GNR_B2CMI_CTL, UINT64_C(0x0000000000000000));
	IS(GNR_B2CMI_CTL_MUST_ZERO, 0x600000);
	PIECES(GNR_B2CMI_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(gnr_b2cmi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(gnr_b2cmi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(gnr_b2cmi_ctl, thresh, GNR_B2CMI_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(gnr_b2cmi_ctl, invert, GNR_B2CMI_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GNR_B2CMI_CTL_INVERT, 0x1u,
	       { GNR_B2CMI_CTL_INVERT_GE, 0x0 },
	       { GNR_B2CMI_CTL_INVERT_LT, 0x1 });
	RW(gnr_b2cmi_ctl, ov_en, GNR_B2CMI_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(gnr_b2cmi_ctl, edge_det, GNR_B2CMI_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(gnr_b2cmi_ctl, ev_sel, GNR_B2CMI_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_gnr_b2cmi_ctr(struct run *run)
{
	RESET(gnr_b2cmi_ctr, GNR_B2CMI_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_b2cmi_ctr, event_count, GNR_B2CMI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_gnr_b2cmi(struct run *run)
{
	IS(GNR_B2CMI_INSTANCES, 12);
	IS(GNR_B2CMI_GENERAL_COUNTERS, 4);
	IS(GNR_B2CMI_GENERAL_WIDTH, 48);
	IS(GNR_B2CMI_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_gnr_b2cmi_ctl(run);
	check_gnr_b2cmi_ctr(run);
}

static void check_gnr_upi_ctl(struct run *run)
{
	RESET(gnr_upi_ctl, GNR_UPI_CTL, UINT64_C(0x0000000000000000));
	IS(GNR_UPI_CTL_MUST_ZERO, 0x600000);
	PIECES(GNR_UPI_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(gnr_upi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(gnr_upi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(gnr_upi_ctl, thresh, GNR_UPI_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(gnr_upi_ctl, invert, GNR_UPI_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GNR_UPI_CTL_INVERT, 0x1u,
	       { GNR_UPI_CTL_INVERT_GE, 0x0 },
	       { GNR_UPI_CTL_INVERT_LT, 0x1 });
	RW(gnr_upi_ctl, ov_en, GNR_UPI_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(gnr_upi_ctl, edge_det, GNR_UPI_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(gnr_upi_ctl, ev_sel, GNR_UPI_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_gnr_upi_ctr(struct run *run)
{
	RESET(gnr_upi_ctr, GNR_UPI_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_upi_ctr, event_count, GNR_UPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_gnr_upi(struct run *run)
{
	IS(GNR_UPI_INSTANCES, 6);
	IS(GNR_UPI_GENERAL_COUNTERS, 4);
	IS(GNR_UPI_GENERAL_WIDTH, 48);
	IS(GNR_UPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_gnr_upi_ctl(run);
	check_gnr_upi_ctr(run);
}

static void check_gnr_b2upi_ctl(struct run *run)
{
	RESET(gnr_b2upi_ctl, GNR_B2UPI_CTL, UINT64_C(0x0000000000000000));
	IS(GNR_B2UPI_CTL_MUST_ZERO, 0x600000);
	PIECES(GNR_B2UPI_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(gnr_b2upi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(gnr_b2upi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(gnr_b2upi_ctl, thresh, GNR_B2UPI_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(gnr_b2upi_ctl, invert, GNR_B2UPI_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GNR_B2UPI_CTL_INVERT, 0x1u,
	       { GNR_B2UPI_CTL_INVERT_GE, 0x0 },
	       { GNR_B2UPI_CTL_INVERT_LT, 0x1 });
	RW(gnr_b2upi_ctl, ov_en, GNR_B2UPI_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(gnr_b2upi_ctl, edge_det, GNR_B2UPI_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(gnr_b2upi_ctl, ev_sel, GNR_B2UPI_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_gnr_b2upi_ctr(struct run *run)
{
	RESET(gnr_b2upi_ctr, GNR_B2UPI_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_b2upi_ctr, event_count, GNR_B2UPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_gnr_b2upi(struct run *run)
{
	IS(GNR_B2UPI_INSTANCES, 6);
	IS(GNR_B2UPI_GENERAL_COUNTERS, 4);
	IS(GNR_B2UPI_GENERAL_WIDTH, 48);
	IS(GNR_B2UPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_gnr_b2upi_ctl(run);
	check_gnr_b2upi_ctr(run);
}

static void check_gnr_b2cxl_ctl(struct run *run)
{
	RESET(gnr_b2cxl_ctl, GNR_B2CXL_CTL, UINT64_C(0x0000000000000000));
	IS(GNR_B2CXL_CTL_MUST_ZERO, 0x600000);
	PIECES(GNR_B2CXL_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(gnr_b2cxl_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(gnr_b2cxl_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(gnr_b2cxl_ctl, thresh, GNR_B2CXL_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(gnr_b2cxl_ctl, invert, GNR_B2CXL_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GNR_B2CXL_CTL_INVERT, 0x1u,
	       { GNR_B2CXL_CTL_INVERT_GE, 0x0 },
	       { GNR_B2CXL_CTL_INVERT_LT, 0x1 });
	RW(gnr_b2cxl_ctl, ov_en, GNR_B2CXL_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(gnr_b2cxl_ctl, edge_det, GNR_B2CXL_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(gnr_b2cxl_ctl, ev_sel, GNR_B2CXL_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_gnr_b2cxl_ctr(struct run *run)
{
	RESET(gnr_b2cxl_ctr, GNR_B2CXL_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_b2cxl_ctr, event_count, GNR_B2CXL_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_gnr_b2cxl(struct run *run)
{
	IS(GNR_B2CXL_INSTANCES, 12);
	IS(GNR_B2CXL_GENERAL_COUNTERS, 4);
	IS(GNR_B2CXL_GENERAL_WIDTH, 48);
	IS(GNR_B2CXL_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_gnr_b2cxl_ctl(run);
	check_gnr_b2cxl_ctr(run);
}

static void check_gnr_cxlcm_ctl(struct run *run)
{
	RESET(gnr_cxlcm_ctl, GNR_CXLCM_CTL, UINT64_C(0x0000000000000000));
	IS(GNR_CXLCM_CTL_MUST_ZERO, 0x600000);
	PIECES(GNR_CXLCM_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(gnr_cxlcm_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(gnr_cxlcm_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(gnr_cxlcm_ctl, thresh, GNR_CXLCM_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(gnr_cxlcm_ctl, invert, GNR_CXLCM_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GNR_CXLCM_CTL_INVERT, 0x1u,
	       { GNR_CXLCM_CTL_INVERT_GE, 0x0 },
	       { GNR_CXLCM_CTL_INVERT_LT, 0x1 });
	RW(gnr_cxlcm_ctl, ov_en, GNR_CXLCM_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(gnr_cxlcm_ctl, edge_det, GNR_CXLCM_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(gnr_cxlcm_ctl, ev_sel, GNR_CXLCM_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_gnr_cxlcm_ctr(struct run *run)
{
	RESET(gnr_cxlcm_ctr, GNR_CXLCM_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_cxlcm_ctr, event_count, GNR_CXLCM_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_gnr_cxlcm(struct run *run)
{
	IS(GNR_CXLCM_INSTANCES, 12);
	IS(GNR_CXLCM_GENERAL_COUNTERS, 8);
	IS(GNR_CXLCM_GENERAL_WIDTH, 48);
	IS(GNR_CXLCM_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_gnr_cxlcm_ctl(run);
	check_gnr_cxlcm_ctr(run);
}

static void check_gnr_cxldp_ctl(struct run *run)
{
	RESET(gnr_cxldp_ctl, GNR_CXLDP_CTL, UINT64_C(0x0000000000000000));
	IS(GNR_CXLDP_CTL_MUST_ZERO, 0x600000);
	PIECES(GNR_CXLDP_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(gnr_cxldp_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(gnr_cxldp_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(gnr_cxldp_ctl, thresh, GNR_CXLDP_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(gnr_cxldp_ctl, invert, GNR_CXLDP_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GNR_CXLDP_CTL_INVERT, 0x1u,
	       { GNR_CXLDP_CTL_INVERT_GE, 0x0 },
	       { GNR_CXLDP_CTL_INVERT_LT, 0x1 });
	RW(gnr_cxldp_ctl, ov_en, GNR_CXLDP_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(gnr_cxldp_ctl, edge_det, GNR_CXLDP_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(gnr_cxldp_ctl, ev_sel, GNR_CXLDP_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_gnr_cxldp_ctr(struct run *run)
{
	RESET(gnr_cxldp_ctr, GNR_CXLDP_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_cxldp_ctr, event_count, GNR_CXLDP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_gnr_cxldp(struct run *run)
{
	IS(GNR_CXLDP_INSTANCES, 12);
	IS(GNR_CXLDP_GENERAL_COUNTERS, 4);
	IS(GNR_CXLDP_GENERAL_WIDTH, 48);
	IS(GNR_CXLDP_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_gnr_cxldp_ctl(run);
	check_gnr_cxldp_ctr(run);
}

static void check_gnr_b2hot_ctl(struct run *run)
{
	RESET(gnr_b2hot_ctl, GNR_B2HOT_CTL, UINT64_C(0x0000000000000000));
	IS(GNR_B2HOT_CTL_MUST_ZERO, 0x600000);
	RW(gnr_b2hot_ctl, thresh, GNR_B2HOT_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(gnr_b2hot_ctl, invert, GNR_B2HOT_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GNR_B2HOT_CTL_INVERT, 0x1u,
	       { GNR_B2HOT_CTL_INVERT_GE, 0x0 },
	       { GNR_B2HOT_CTL_INVERT_LT, 0x1 });
	RW(gnr_b2hot_ctl, ov_en, GNR_B2HOT_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(gnr_b2hot_ctl, edge_det, GNR_B2HOT_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(gnr_b2hot_ctl, umask, GNR_B2HOT_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(gnr_b2hot_ctl, ev_sel, GNR_B2HOT_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_gnr_b2hot_ctr(struct run *run)
{
	RESET(gnr_b2hot_ctr, GNR_B2HOT_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_b2hot_ctr, event_count, GNR_B2HOT_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_gnr_b2hot(struct run *run)
{
	IS(GNR_B2HOT_INSTANCES, 1);
	IS(GNR_B2HOT_GENERAL_COUNTERS, 4);
	IS(GNR_B2HOT_GENERAL_WIDTH, 48);
	IS(GNR_B2HOT_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_gnr_b2hot_ctl(run);
	check_gnr_b2hot_ctr(run);
}

static void check_gnr_mdf_ctl(struct run *run)
{
	RESET(gnr_mdf_ctl, GNR_MDF_CTL, UINT64_C(0x0000000000000000));
	IS(GNR_MDF_CTL_MUST_ZERO, 0x600000);
	RW(gnr_mdf_ctl, thresh, GNR_MDF_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(gnr_mdf_ctl, invert, GNR_MDF_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(GNR_MDF_CTL_INVERT, 0x1u,
	       { GNR_MDF_CTL_INVERT_GE, 0x0 },
	       { GNR_MDF_CTL_INVERT_LT, 0x1 });
	RW(gnr_mdf_ctl, ov_en, GNR_MDF_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(gnr_mdf_ctl, edge_det, GNR_MDF_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(gnr_mdf_ctl, umask, GNR_MDF_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(gnr_mdf_ctl, ev_sel, GNR_MDF_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_gnr_mdf_ctr(struct run *run)
{
	RESET(gnr_mdf_ctr, GNR_MDF_CTR, UINT64_C(0x0000000000000000));
	RW(gnr_mdf_ctr, event_count, GNR_MDF_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_gnr_mdf(struct run *run)
{
	IS(GNR_MDF_INSTANCES, 80);
	IS(GNR_MDF_GENERAL_COUNTERS, 4);
	IS(GNR_MDF_GENERAL_WIDTH, 48);
	IS(GNR_MDF_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_gnr_mdf_ctl(run);
	check_gnr_mdf_ctr(run);
}

int gnr_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int gnr_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_gnr_ubox(&run);
	check_box_gnr_cha(&run);
	check_box_gnr_chacms(&run);
	check_box_gnr_pcu(&run);
	check_box_gnr_rapl(&run);
	check_box_gnr_iio(&run);
	check_box_gnr_irp(&run);
	check_box_gnr_imc(&run);
	check_box_gnr_b2cmi(&run);
	check_box_gnr_upi(&run);
	check_box_gnr_b2upi(&run);
	check_box_gnr_b2cxl(&run);
	check_box_gnr_cxlcm(&run);
	check_box_gnr_cxldp(&run);
	check_box_gnr_b2hot(&run);
	check_box_gnr_mdf(&run);
	return run.failed;
}
