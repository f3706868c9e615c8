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

static void check_grr_discovery_capability(struct run *run)
{
	RESET(grr_discovery_capability, GRR_DISCOVERY_CAPABILITY, 0x00000000u);
	RO(grr_discovery_capability, next, GRR_DISCOVERY_CAPABILITY_NEXT, uint32_t, 0xfff00000u, 20, 12);
	RO(grr_discovery_capability, version, GRR_DISCOVERY_CAPABILITY_VERSION, uint32_t, 0x000f0000u, 16, 4);
	RO(grr_discovery_capability, id, GRR_DISCOVERY_CAPABILITY_ID, uint32_t, 0x0000ffffu, 0, 16);
	VALUES(GRR_DISCOVERY_CAPABILITY_ID, 0xffffu,
	       { GRR_DISCOVERY_CAPABILITY_ID_DESIGNATED, 0x23 });
}

static void check_grr_discovery_kind(struct run *run)
{
	RESET(grr_discovery_kind, GRR_DISCOVERY_KIND, 0x00000000u);
	RO(grr_discovery_kind, entry_size, GRR_DISCOVERY_KIND_ENTRY_SIZE, uint32_t, 0xff000000u, 24, 8);
	RO(grr_discovery_kind, entries, GRR_DISCOVERY_KIND_ENTRIES, uint32_t, 0x00ff0000u, 16, 8);
	RO(grr_discovery_kind, entry, GRR_DISCOVERY_KIND_ENTRY, uint32_t, 0x0000ffffu, 0, 16);
	VALUES(GRR_DISCOVERY_KIND_ENTRY, 0xffffu,
	       { GRR_DISCOVERY_KIND_ENTRY_PMON, 0x1 });
}

static void check_grr_discovery_where(struct run *run)
{
	RESET(grr_discovery_where, GRR_DISCOVERY_WHERE, 0x00000000u);
	RO(grr_discovery_where, offset, GRR_DISCOVERY_WHERE_OFFSET, uint32_t, 0xfffffff8u, 3, 29);
	RO(grr_discovery_where, bar, GRR_DISCOVERY_WHERE_BAR, uint32_t, 0x00000007u, 0, 3);
}

static void check_grr_discovery_head(struct run *run)
{
	RESET(grr_discovery_head, GRR_DISCOVERY_HEAD, UINT64_C(0x0000000000000000));
	RO(grr_discovery_head, access, GRR_DISCOVERY_HEAD_ACCESS, uint64_t, UINT64_C(0xc000000000000000), 62, 2);
	VALUES(GRR_DISCOVERY_HEAD_ACCESS, 0x3u,
	       { GRR_DISCOVERY_HEAD_ACCESS_MSR, 0x0 },
	       { GRR_DISCOVERY_HEAD_ACCESS_MMIO, 0x1 },
	       { GRR_DISCOVERY_HEAD_ACCESS_PCI, 0x2 });
	RO(grr_discovery_head, max_units, GRR_DISCOVERY_HEAD_MAX_UNITS, uint64_t, UINT64_C(0x0000000003ff0000), 16, 10);
	RO(grr_discovery_head, stride, GRR_DISCOVERY_HEAD_STRIDE, uint64_t, UINT64_C(0x000000000000ff00), 8, 8);
	RO(grr_discovery_head, type, GRR_DISCOVERY_HEAD_TYPE, uint64_t, UINT64_C(0x00000000000000ff), 0, 8);
}

static void check_grr_discovery_head_ctl(struct run *run)
{
	RESET(grr_discovery_head_ctl, GRR_DISCOVERY_HEAD_CTL, UINT64_C(0x0000000000000000));
	RO(grr_discovery_head_ctl, ctl, GRR_DISCOVERY_HEAD_CTL_CTL, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64);
}

static void check_grr_discovery_head_status(struct run *run)
{
	RESET(grr_discovery_head_status, GRR_DISCOVERY_HEAD_STATUS, UINT64_C(0x0000000000000000));
	RO(grr_discovery_head_status, count, GRR_DISCOVERY_HEAD_STATUS_COUNT, uint64_t, UINT64_C(0x0000000000ffff00), 8, 16);
	RO(grr_discovery_head_status, offset, GRR_DISCOVERY_HEAD_STATUS_OFFSET, uint64_t, UINT64_C(0x00000000000000ff), 0, 8);
}

static void check_grr_discovery_unit(struct run *run)
{
	RESET(grr_discovery_unit, GRR_DISCOVERY_UNIT, UINT64_C(0x0000000000000000));
	RO(grr_discovery_unit, access, GRR_DISCOVERY_UNIT_ACCESS, uint64_t, UINT64_C(0xc000000000000000), 62, 2);
	VALUES(GRR_DISCOVERY_UNIT_ACCESS, 0x3u,
	       { GRR_DISCOVERY_UNIT_ACCESS_MSR, 0x0 },
	       { GRR_DISCOVERY_UNIT_ACCESS_MMIO, 0x1 },
	       { GRR_DISCOVERY_UNIT_ACCESS_PCI, 0x2 });
	RO(grr_discovery_unit, status, GRR_DISCOVERY_UNIT_STATUS, uint64_t, UINT64_C(0x000000ff00000000), 32, 8);
	RO(grr_discovery_unit, counters, GRR_DISCOVERY_UNIT_COUNTERS, uint64_t, UINT64_C(0x00000000ff000000), 24, 8);
	RO(grr_discovery_unit, width, GRR_DISCOVERY_UNIT_WIDTH, uint64_t, UINT64_C(0x0000000000ff0000), 16, 8);
	RO(grr_discovery_unit, controls, GRR_DISCOVERY_UNIT_CONTROLS, uint64_t, UINT64_C(0x000000000000ff00), 8, 8);
	RO(grr_discovery_unit, count, GRR_DISCOVERY_UNIT_COUNT, uint64_t, UINT64_C(0x00000000000000ff), 0, 8);
}

static void check_grr_discovery_unit_ctl(struct run *run)
{
	RESET(grr_discovery_unit_ctl, GRR_DISCOVERY_UNIT_CTL, UINT64_C(0x0000000000000000));
	RO(grr_discovery_unit_ctl, ctl, GRR_DISCOVERY_UNIT_CTL_CTL, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64);
	RO(grr_discovery_unit_ctl, enable, GRR_DISCOVERY_UNIT_CTL_ENABLE, uint64_t, UINT64_C(0x0000000080000000), 31, 1);
	RO(grr_discovery_unit_ctl, domain, GRR_DISCOVERY_UNIT_CTL_DOMAIN, uint64_t, UINT64_C(0x0000000070000000), 28, 3);
	RO(grr_discovery_unit_ctl, bus, GRR_DISCOVERY_UNIT_CTL_BUS, uint64_t, UINT64_C(0x000000000ff00000), 20, 8);
	RO(grr_discovery_unit_ctl, device, GRR_DISCOVERY_UNIT_CTL_DEVICE, uint64_t, UINT64_C(0x00000000000f8000), 15, 5);
	RO(grr_discovery_unit_ctl, function, GRR_DISCOVERY_UNIT_CTL_FUNCTION, uint64_t, UINT64_C(0x0000000000007000), 12, 3);
	RO(grr_discovery_unit_ctl, byte, GRR_DISCOVERY_UNIT_CTL_BYTE, uint64_t, UINT64_C(0x0000000000000fff), 0, 12);
}

static void check_grr_discovery_unit_name(struct run *run)
{
	RESET(grr_discovery_unit_name, GRR_DISCOVERY_UNIT_NAME, UINT64_C(0x0000000000000000));
	RO(grr_discovery_unit_name, status_bit, GRR_DISCOVERY_UNIT_NAME_STATUS_BIT, uint64_t, UINT64_C(0x0000ffff00000000), 32, 16);
	RO(grr_discovery_unit_name, id, GRR_DISCOVERY_UNIT_NAME_ID, uint64_t, UINT64_C(0x00000000ffff0000), 16, 16);
	RO(grr_discovery_unit_name, type, GRR_DISCOVERY_UNIT_NAME_TYPE, uint64_t, UINT64_C(0x000000000000ffff), 0, 16);
}

static void check_box_grr_discovery(struct run *run)
{
	IS(GRR_DISCOVERY_INSTANCES, 1);
	IS(GRR_DISCOVERY_PORTAL_DEVICE_ID, 0x9a7);
	check_grr_discovery_capability(run);
	check_grr_discovery_kind(run);
	check_grr_discovery_where(run);
	check_grr_discovery_head(run);
	check_grr_discovery_head_ctl(run);
	check_grr_discovery_head_status(run);
	check_grr_discovery_unit(run);
	check_grr_discovery_unit_ctl(run);
	check_grr_discovery_unit_name(run);
}

static void check_grr_ubox_box_ctl(struct run *run)
{
	RESET(grr_ubox_box_ctl, GRR_UBOX_BOX_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, grr_ubox_box_ctl, (), 1, 1, 0,
	     0x3f50);
	WO(grr_ubox_box_ctl, rst_ctrs, GRR_UBOX_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(grr_ubox_box_ctl, rst_ctrl, GRR_UBOX_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(grr_ubox_box_ctl, frz, GRR_UBOX_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_grr_ubox_ctl(struct run *run)
{
	RESET(grr_ubox_ctl, GRR_UBOX_CTL, UINT64_C(0x0000000000000000));
	IS(GRR_UBOX_CTL_MUST_ZERO, 0x600000);
	IS(GRR_UBOX_CTL_COUNT, 0x2);
	ADDR(msr_bits, grr_ubox_ctl, (i), 1, 2, 0,
	     0x3f52, 0x3f53);
	REFUSES(msr_bits, grr_ubox_ctl, GRR_UBOX_CTL_COUNT, (past));
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
	IS(GRR_UBOX_CTR_COUNT, 0x2);
	ADDR(msr_bits, grr_ubox_ctr, (i), 1, 2, 0,
	     0x3f58, 0x3f59);
	REFUSES(msr_bits, grr_ubox_ctr, GRR_UBOX_CTR_COUNT, (past));
	RW(grr_ubox_ctr, event_count, GRR_UBOX_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_grr_ubox_fixed_ctl(struct run *run)
{
	RESET(grr_ubox_fixed_ctl, GRR_UBOX_FIXED_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, grr_ubox_fixed_ctl, (), 1, 1, 0,
	     0x3f5e);
	RW(grr_ubox_fixed_ctl, en, GRR_UBOX_FIXED_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
}

static void check_grr_ubox_fixed_ctr(struct run *run)
{
	RESET(grr_ubox_fixed_ctr, GRR_UBOX_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, grr_ubox_fixed_ctr, (), 1, 1, 0,
	     0x3f5f);
	RW(grr_ubox_fixed_ctr, event_count, GRR_UBOX_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_grr_ubox(struct run *run)
{
	IS(GRR_UBOX_INSTANCES, 1);
	IS(GRR_UBOX_GENERAL_COUNTERS, 2);
	IS(GRR_UBOX_GENERAL_WIDTH, 48);
	IS(GRR_UBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(GRR_UBOX_FIXED_COUNTERS, 1);
	IS(GRR_UBOX_FIXED_WIDTH, 48);
	IS(GRR_UBOX_FIXED_COUNT_MASK, 0xffffffffffff);
	check_grr_ubox_box_ctl(run);
	check_grr_ubox_ctl(run);
	check_grr_ubox_ctr(run);
	check_grr_ubox_fixed_ctl(run);
	check_grr_ubox_fixed_ctr(run);
}

static void check_grr_cha_box_ctl(struct run *run)
{
	RESET(grr_cha_box_ctl, GRR_CHA_BOX_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, grr_cha_box_ctl, (n), 24, 1, 0,
	     0x2000,
	     0x2010,
	     0x2020,
	     0x2030,
	     0x2040,
	     0x2050,
	     0x2060,
	     0x2070,
	     0x2080,
	     0x2090,
	     0x20a0,
	     0x20b0,
	     0x20c0,
	     0x20d0,
	     0x20e0,
	     0x20f0,
	     0x2100,
	     0x2110,
	     0x2120,
	     0x2130,
	     0x2140,
	     0x2150,
	     0x2160,
	     0x2170);
	REFUSES(msr_bits, grr_cha_box_ctl, GRR_CHA_INSTANCES, (past));
	WO(grr_cha_box_ctl, rst_ctrs, GRR_CHA_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(grr_cha_box_ctl, rst_ctrl, GRR_CHA_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(grr_cha_box_ctl, frz, GRR_CHA_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_grr_cha_ctl(struct run *run)
{
	RESET(grr_cha_ctl, GRR_CHA_CTL, UINT64_C(0x0000000000000000));
	IS(GRR_CHA_CTL_MUST_ZERO, 0x600000);
	IS(GRR_CHA_CTL_COUNT, 0x4);
	ADDR(msr_bits, grr_cha_ctl, (n, i), 24, 4, 0,
	     0x2002, 0x2003, 0x2004, 0x2005,
	     0x2012, 0x2013, 0x2014, 0x2015,
	     0x2022, 0x2023, 0x2024, 0x2025,
	     0x2032, 0x2033, 0x2034, 0x2035,
	     0x2042, 0x2043, 0x2044, 0x2045,
	     0x2052, 0x2053, 0x2054, 0x2055,
	     0x2062, 0x2063, 0x2064, 0x2065,
	     0x2072, 0x2073, 0x2074, 0x2075,
	     0x2082, 0x2083, 0x2084, 0x2085,
	     0x2092, 0x2093, 0x2094, 0x2095,
	     0x20a2, 0x20a3, 0x20a4, 0x20a5,
	     0x20b2, 0x20b3, 0x20b4, 0x20b5,
	     0x20c2, 0x20c3, 0x20c4, 0x20c5,
	     0x20d2, 0x20d3, 0x20d4, 0x20d5,
	     0x20e2, 0x20e3, 0x20e4, 0x20e5,
	     0x20f2, 0x20f3, 0x20f4, 0x20f5,
	     0x2102, 0x2103, 0x2104, 0x2105,
	     0x2112, 0x2113, 0x2114, 0x2115,
	     0x2122, 0x2123, 0x2124, 0x2125,
	     0x2132, 0x2133, 0x2134, 0x2135,
	     0x2142, 0x2143, 0x2144, 0x2145,
	     0x2152, 0x2153, 0x2154, 0x2155,
	     0x2162, 0x2163, 0x2164, 0x2165,
	     0x2172, 0x2173, 0x2174, 0x2175);
	REFUSES(msr_bits, grr_cha_ctl, GRR_CHA_INSTANCES, (past, 0));
	REFUSES(msr_bits, grr_cha_ctl, GRR_CHA_CTL_COUNT, (0, past));
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
	IS(GRR_CHA_CTR_COUNT, 0x4);
	ADDR(msr_bits, grr_cha_ctr, (n, i), 24, 4, 0,
	     0x2008, 0x2009, 0x200a, 0x200b,
	     0x2018, 0x2019, 0x201a, 0x201b,
	     0x2028, 0x2029, 0x202a, 0x202b,
	     0x2038, 0x2039, 0x203a, 0x203b,
	     0x2048, 0x2049, 0x204a, 0x204b,
	     0x2058, 0x2059, 0x205a, 0x205b,
	     0x2068, 0x2069, 0x206a, 0x206b,
	     0x2078, 0x2079, 0x207a, 0x207b,
	     0x2088, 0x2089, 0x208a, 0x208b,
	     0x2098, 0x2099, 0x209a, 0x209b,
	     0x20a8, 0x20a9, 0x20aa, 0x20ab,
	     0x20b8, 0x20b9, 0x20ba, 0x20bb,
	     0x20c8, 0x20c9, 0x20ca, 0x20cb,
	     0x20d8, 0x20d9, 0x20da, 0x20db,
	     0x20e8, 0x20e9, 0x20ea, 0x20eb,
	     0x20f8, 0x20f9, 0x20fa, 0x20fb,
	     0x2108, 0x2109, 0x210a, 0x210b,
	     0x2118, 0x2119, 0x211a, 0x211b,
	     0x2128, 0x2129, 0x212a, 0x212b,
	     0x2138, 0x2139, 0x213a, 0x213b,
	     0x2148, 0x2149, 0x214a, 0x214b,
	     0x2158, 0x2159, 0x215a, 0x215b,
	     0x2168, 0x2169, 0x216a, 0x216b,
	     0x2178, 0x2179, 0x217a, 0x217b);
	REFUSES(msr_bits, grr_cha_ctr, GRR_CHA_INSTANCES, (past, 0));
	REFUSES(msr_bits, grr_cha_ctr, GRR_CHA_CTR_COUNT, (0, past));
	RW(grr_cha_ctr, event_count, GRR_CHA_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_grr_cha_box_filter(struct run *run)
{
	RESET(grr_cha_box_filter, GRR_CHA_BOX_FILTER, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, grr_cha_box_filter, (n), 24, 1, 0,
	     0x200e,
	     0x201e,
	     0x202e,
	     0x203e,
	     0x204e,
	     0x205e,
	     0x206e,
	     0x207e,
	     0x208e,
	     0x209e,
	     0x20ae,
	     0x20be,
	     0x20ce,
	     0x20de,
	     0x20ee,
	     0x20fe,
	     0x210e,
	     0x211e,
	     0x212e,
	     0x213e,
	     0x214e,
	     0x215e,
	     0x216e,
	     0x217e);
	REFUSES(msr_bits, grr_cha_box_filter, GRR_CHA_INSTANCES, (past));
	RW(grr_cha_box_filter, tid, GRR_CHA_BOX_FILTER_TID, uint64_t, UINT64_C(0x00000000000003ff), 0, 10, 0xfffffffffffffc00);
}

static void check_box_grr_cha(struct run *run)
{
	IS(GRR_CHA_INSTANCES, 24);
	IS(GRR_CHA_GENERAL_COUNTERS, 4);
	IS(GRR_CHA_GENERAL_WIDTH, 48);
	IS(GRR_CHA_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_grr_cha_box_ctl(run);
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

static void check_grr_pcu_box_ctl(struct run *run)
{
	RESET(grr_pcu_box_ctl, GRR_PCU_BOX_CTL, UINT64_C(0x0000000000000000));
	IS(GRR_PCU_BOX_CTL_OFFSET, 0x0);
	WO(grr_pcu_box_ctl, rst_ctrs, GRR_PCU_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(grr_pcu_box_ctl, rst_ctrl, GRR_PCU_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(grr_pcu_box_ctl, frz, GRR_PCU_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_grr_pcu_ctl(struct run *run)
{
	RESET(grr_pcu_ctl, GRR_PCU_CTL, UINT64_C(0x0000000000000000));
	IS(GRR_PCU_CTL_MUST_ZERO, 0x600000);
	IS(GRR_PCU_CTL_COUNT, 0x4);
	IS(GRR_PCU_CTL_OFFSET, 0x0);
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
	IS(GRR_PCU_CTR_COUNT, 0x4);
	IS(GRR_PCU_CTR_OFFSET, 0x0);
	RW(grr_pcu_ctr, event_count, GRR_PCU_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_grr_pcu(struct run *run)
{
	IS(GRR_PCU_INSTANCES, 1);
	IS(GRR_PCU_GENERAL_COUNTERS, 4);
	IS(GRR_PCU_GENERAL_WIDTH, 48);
	IS(GRR_PCU_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_grr_pcu_box_ctl(run);
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

static void check_grr_iio_box_ctl(struct run *run)
{
	RESET(grr_iio_box_ctl, GRR_IIO_BOX_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, grr_iio_box_ctl, (n), 3, 1, 0,
	     0x2900,
	     0x2910,
	     0x2920);
	REFUSES(msr_bits, grr_iio_box_ctl, GRR_IIO_INSTANCES, (past));
	WO(grr_iio_box_ctl, rst_ctrs, GRR_IIO_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(grr_iio_box_ctl, rst_ctrl, GRR_IIO_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(grr_iio_box_ctl, frz, GRR_IIO_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_grr_iio_ctl(struct run *run)
{
	RESET(grr_iio_ctl, GRR_IIO_CTL, UINT64_C(0x0000000000000000));
	IS(GRR_IIO_CTL_MUST_ZERO, 0x600000);
	IS(GRR_IIO_CTL_COUNT, 0x4);
	ADDR(msr_bits, grr_iio_ctl, (n, i), 3, 4, 0,
	     0x2902, 0x2903, 0x2904, 0x2905,
	     0x2912, 0x2913, 0x2914, 0x2915,
	     0x2922, 0x2923, 0x2924, 0x2925);
	REFUSES(msr_bits, grr_iio_ctl, GRR_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, grr_iio_ctl, GRR_IIO_CTL_COUNT, (0, past));
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
	IS(GRR_IIO_CTR_COUNT, 0x4);
	ADDR(msr_bits, grr_iio_ctr, (n, i), 3, 4, 0,
	     0x2908, 0x2909, 0x290a, 0x290b,
	     0x2918, 0x2919, 0x291a, 0x291b,
	     0x2928, 0x2929, 0x292a, 0x292b);
	REFUSES(msr_bits, grr_iio_ctr, GRR_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, grr_iio_ctr, GRR_IIO_CTR_COUNT, (0, past));
	RW(grr_iio_ctr, event_count, GRR_IIO_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_grr_iio_clk_ctr(struct run *run)
{
	RESET(grr_iio_clk_ctr, GRR_IIO_CLK_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, grr_iio_clk_ctr, (n), 3, 1, 0,
	     0x290e,
	     0x291e,
	     0x292e);
	REFUSES(msr_bits, grr_iio_clk_ctr, GRR_IIO_INSTANCES, (past));
	RO(grr_iio_clk_ctr, event_count, GRR_IIO_CLK_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_grr_iio_bw_in_ctr(struct run *run)
{
	RESET(grr_iio_bw_in_ctr, GRR_IIO_BW_IN_CTR, UINT64_C(0x0000000000000000));
	IS(GRR_IIO_BW_IN_CTR_COUNT, 0x8);
	ADDR(msr_bits, grr_iio_bw_in_ctr, (n, i), 3, 8, 0,
	     0x360e, 0x361e, 0x362e, 0x363e, 0x364e, 0x365e, 0x366e, 0x367e,
	     0x368e, 0x369e, 0x36ae, 0x36be, 0x36ce, 0x36de, 0x36ee, 0x36fe,
	     0x370e, 0x371e, 0x372e, 0x373e, 0x374e, 0x375e, 0x376e, 0x377e);
	REFUSES(msr_bits, grr_iio_bw_in_ctr, GRR_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, grr_iio_bw_in_ctr, GRR_IIO_BW_IN_CTR_COUNT, (0, past));
	RO(grr_iio_bw_in_ctr, event_count, GRR_IIO_BW_IN_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_grr_iio_bw_out_ctr(struct run *run)
{
	RESET(grr_iio_bw_out_ctr, GRR_IIO_BW_OUT_CTR, UINT64_C(0x0000000000000000));
	IS(GRR_IIO_BW_OUT_CTR_COUNT, 0x8);
	ADDR(msr_bits, grr_iio_bw_out_ctr, (n, i), 3, 8, 0,
	     0x2e0e, 0x2e1e, 0x2e2e, 0x2e3e, 0x2e4e, 0x2e5e, 0x2e6e, 0x2e7e,
	     0x2e8e, 0x2e9e, 0x2eae, 0x2ebe, 0x2ece, 0x2ede, 0x2eee, 0x2efe,
	     0x2f0e, 0x2f1e, 0x2f2e, 0x2f3e, 0x2f4e, 0x2f5e, 0x2f6e, 0x2f7e);
	REFUSES(msr_bits, grr_iio_bw_out_ctr, GRR_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, grr_iio_bw_out_ctr, GRR_IIO_BW_OUT_CTR_COUNT, (0, past));
	RO(grr_iio_bw_out_ctr, event_count, GRR_IIO_BW_OUT_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_box_grr_iio(struct run *run)
{
	IS(GRR_IIO_INSTANCES, 3);
	IS(GRR_IIO_GENERAL_COUNTERS, 4);
	IS(GRR_IIO_GENERAL_WIDTH, 48);
	IS(GRR_IIO_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(GRR_IIO_CLOCK_COUNTERS, 1);
	IS(GRR_IIO_CLOCK_WIDTH, 48);
	IS(GRR_IIO_CLOCK_COUNT_MASK, 0xffffffffffff);
	IS(GRR_IIO_BW_IN_COUNTERS, 8);
	IS(GRR_IIO_BW_IN_WIDTH, 48);
	IS(GRR_IIO_BW_IN_COUNT_MASK, 0xffffffffffff);
	IS(GRR_IIO_BW_OUT_COUNTERS, 8);
	IS(GRR_IIO_BW_OUT_WIDTH, 48);
	IS(GRR_IIO_BW_OUT_COUNT_MASK, 0xffffffffffff);
	check_grr_iio_box_ctl(run);
	check_grr_iio_ctl(run);
	check_grr_iio_ctr(run);
	check_grr_iio_clk_ctr(run);
	check_grr_iio_bw_in_ctr(run);
	check_grr_iio_bw_out_ctr(run);
}

static void check_grr_irp_box_ctl(struct run *run)
{
	RESET(grr_irp_box_ctl, GRR_IRP_BOX_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, grr_irp_box_ctl, (n), 3, 1, 0,
	     0x2a00,
	     0x2a10,
	     0x2a20);
	REFUSES(msr_bits, grr_irp_box_ctl, GRR_IRP_INSTANCES, (past));
	WO(grr_irp_box_ctl, rst_ctrs, GRR_IRP_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(grr_irp_box_ctl, rst_ctrl, GRR_IRP_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(grr_irp_box_ctl, frz, GRR_IRP_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_grr_irp_ctl(struct run *run)
{
	RESET(grr_irp_ctl, GRR_IRP_CTL, UINT64_C(0x0000000000000000));
	IS(GRR_IRP_CTL_MUST_ZERO, 0x600000);
	IS(GRR_IRP_CTL_COUNT, 0x4);
	ADDR(msr_bits, grr_irp_ctl, (n, i), 3, 4, 0,
	     0x2a02, 0x2a03, 0x2a04, 0x2a05,
	     0x2a12, 0x2a13, 0x2a14, 0x2a15,
	     0x2a22, 0x2a23, 0x2a24, 0x2a25);
	REFUSES(msr_bits, grr_irp_ctl, GRR_IRP_INSTANCES, (past, 0));
	REFUSES(msr_bits, grr_irp_ctl, GRR_IRP_CTL_COUNT, (0, past));
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
	IS(GRR_IRP_CTR_COUNT, 0x4);
	ADDR(msr_bits, grr_irp_ctr, (n, i), 3, 4, 0,
	     0x2a08, 0x2a09, 0x2a0a, 0x2a0b,
	     0x2a18, 0x2a19, 0x2a1a, 0x2a1b,
	     0x2a28, 0x2a29, 0x2a2a, 0x2a2b);
	REFUSES(msr_bits, grr_irp_ctr, GRR_IRP_INSTANCES, (past, 0));
	REFUSES(msr_bits, grr_irp_ctr, GRR_IRP_CTR_COUNT, (0, past));
	RW(grr_irp_ctr, event_count, GRR_IRP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_grr_irp(struct run *run)
{
	IS(GRR_IRP_INSTANCES, 3);
	IS(GRR_IRP_GENERAL_COUNTERS, 4);
	IS(GRR_IRP_GENERAL_WIDTH, 48);
	IS(GRR_IRP_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_grr_irp_box_ctl(run);
	check_grr_irp_ctl(run);
	check_grr_irp_ctr(run);
}

static void check_grr_imc_box_ctl(struct run *run)
{
	RESET(grr_imc_box_ctl, GRR_IMC_BOX_CTL, 0x00000000u);
	IS(GRR_IMC_BOX_CTL_OFFSET, 0x0);
	WO(grr_imc_box_ctl, rst_ctrs, GRR_IMC_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(grr_imc_box_ctl, rst_ctrl, GRR_IMC_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(grr_imc_box_ctl, frz, GRR_IMC_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_grr_imc_ctl(struct run *run)
{
	RESET(grr_imc_ctl, GRR_IMC_CTL, 0x00000000u);
	IS(GRR_IMC_CTL_MUST_ZERO, 0x600000);
	IS(GRR_IMC_CTL_COUNT, 0x4);
	IS(GRR_IMC_CTL_OFFSET, 0x0);
	RW(grr_imc_ctl, thresh, GRR_IMC_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(grr_imc_ctl, invert, GRR_IMC_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(GRR_IMC_CTL_INVERT, 0x1u,
	       { GRR_IMC_CTL_INVERT_GE, 0x0 },
	       { GRR_IMC_CTL_INVERT_LT, 0x1 });
	RW(grr_imc_ctl, ov_en, GRR_IMC_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(grr_imc_ctl, edge_det, GRR_IMC_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	RW(grr_imc_ctl, umask, GRR_IMC_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(grr_imc_ctl, ev_sel, GRR_IMC_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_grr_imc_ctr(struct run *run)
{
	RESET(grr_imc_ctr, GRR_IMC_CTR, UINT64_C(0x0000000000000000));
	IS(GRR_IMC_CTR_COUNT, 0x4);
	IS(GRR_IMC_CTR_OFFSET, 0x0);
	RW(grr_imc_ctr, event_count, GRR_IMC_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_grr_imc_fixed_ctl(struct run *run)
{
	RESET(grr_imc_fixed_ctl, GRR_IMC_FIXED_CTL, 0x00000000u);
	IS(GRR_IMC_FIXED_CTL_OFFSET, 0x54);
	RW(grr_imc_fixed_ctl, en, GRR_IMC_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
}

static void check_grr_imc_fixed_ctr(struct run *run)
{
	RESET(grr_imc_fixed_ctr, GRR_IMC_FIXED_CTR, UINT64_C(0x0000000000000000));
	IS(GRR_IMC_FIXED_CTR_OFFSET, 0x38);
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
	check_grr_imc_box_ctl(run);
	check_grr_imc_ctl(run);
	check_grr_imc_ctr(run);
	check_grr_imc_fixed_ctl(run);
	check_grr_imc_fixed_ctr(run);
}

static void check_grr_b2cmi_box_ctl(struct run *run)
{
	RESET(grr_b2cmi_box_ctl, GRR_B2CMI_BOX_CTL, 0x00000000u);
	IS(GRR_B2CMI_BOX_CTL_OFFSET, 0x0);
	WO(grr_b2cmi_box_ctl, rst_ctrs, GRR_B2CMI_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(grr_b2cmi_box_ctl, rst_ctrl, GRR_B2CMI_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(grr_b2cmi_box_ctl, frz, GRR_B2CMI_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_grr_b2cmi_ctl(struct run *run)
{
	RESET(grr_b2cmi_ctl, GRR_B2CMI_CTL, UINT64_C(0x0000000000000000));
	IS(GRR_B2CMI_CTL_MUST_ZERO, 0x600000);
	IS(GRR_B2CMI_CTL_COUNT, 0x4);
	IS(GRR_B2CMI_CTL_OFFSET, 0x0);
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
	IS(GRR_B2CMI_CTR_COUNT, 0x4);
	IS(GRR_B2CMI_CTR_OFFSET, 0x0);
	RW(grr_b2cmi_ctr, event_count, GRR_B2CMI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_grr_b2cmi(struct run *run)
{
	IS(GRR_B2CMI_INSTANCES, 2);
	IS(GRR_B2CMI_GENERAL_COUNTERS, 4);
	IS(GRR_B2CMI_GENERAL_WIDTH, 48);
	IS(GRR_B2CMI_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_grr_b2cmi_box_ctl(run);
	check_grr_b2cmi_ctl(run);
	check_grr_b2cmi_ctr(run);
}

static void check_grr_othertypes_box_ctl(struct run *run)
{
	RESET(grr_othertypes_box_ctl, GRR_OTHERTYPES_BOX_CTL, 0x00000000u);
	IS(GRR_OTHERTYPES_BOX_CTL_OFFSET, 0x0);
	WO(grr_othertypes_box_ctl, rst_ctrs, GRR_OTHERTYPES_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(grr_othertypes_box_ctl, rst_ctrl, GRR_OTHERTYPES_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(grr_othertypes_box_ctl, frz, GRR_OTHERTYPES_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_grr_othertypes_ctl(struct run *run)
{
	RESET(grr_othertypes_ctl, GRR_OTHERTYPES_CTL, 0x00000000u);
	IS(GRR_OTHERTYPES_CTL_OFFSET, 0x0);
	RW(grr_othertypes_ctl, thresh, GRR_OTHERTYPES_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(grr_othertypes_ctl, invert, GRR_OTHERTYPES_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(GRR_OTHERTYPES_CTL_INVERT, 0x1u,
	       { GRR_OTHERTYPES_CTL_INVERT_GE, 0x0 },
	       { GRR_OTHERTYPES_CTL_INVERT_LT, 0x1 });
	RW(grr_othertypes_ctl, edge_det, GRR_OTHERTYPES_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	RW(grr_othertypes_ctl, umask, GRR_OTHERTYPES_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(grr_othertypes_ctl, ev_sel, GRR_OTHERTYPES_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_grr_othertypes_ctr(struct run *run)
{
	RESET(grr_othertypes_ctr, GRR_OTHERTYPES_CTR, UINT64_C(0x0000000000000000));
	IS(GRR_OTHERTYPES_CTR_OFFSET, 0x0);
	RW(grr_othertypes_ctr, event_count, GRR_OTHERTYPES_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_grr_othertypes(struct run *run)
{
	IS(GRR_OTHERTYPES_INSTANCES, 1);
	IS(GRR_OTHERTYPES_GENERAL_COUNTERS, 1);
	IS(GRR_OTHERTYPES_GENERAL_WIDTH, 48);
	IS(GRR_OTHERTYPES_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_grr_othertypes_box_ctl(run);
	check_grr_othertypes_ctl(run);
	check_grr_othertypes_ctr(run);
}

int grr_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int grr_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_grr_discovery(&run);
	check_box_grr_ubox(&run);
	check_box_grr_cha(&run);
	check_box_grr_chacms(&run);
	check_box_grr_pcu(&run);
	check_box_grr_rapl(&run);
	check_box_grr_iio(&run);
	check_box_grr_irp(&run);
	check_box_grr_imc(&run);
	check_box_grr_b2cmi(&run);
	check_box_grr_othertypes(&run);
	return run.failed;
}
