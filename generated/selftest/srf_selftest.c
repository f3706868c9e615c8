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

static void check_srf_discovery_capability(struct run *run)
{
	RESET(srf_discovery_capability, SRF_DISCOVERY_CAPABILITY, 0x00000000u);
	RO(srf_discovery_capability, next, SRF_DISCOVERY_CAPABILITY_NEXT, uint32_t, 0xfff00000u, 20, 12);
	RO(srf_discovery_capability, version, SRF_DISCOVERY_CAPABILITY_VERSION, uint32_t, 0x000f0000u, 16, 4);
	RO(srf_discovery_capability, id, SRF_DISCOVERY_CAPABILITY_ID, uint32_t, 0x0000ffffu, 0, 16);
	VALUES(SRF_DISCOVERY_CAPABILITY_ID, 0xffffu,
	       { SRF_DISCOVERY_CAPABILITY_ID_DESIGNATED, 0x23 });
}

static void check_srf_discovery_kind(struct run *run)
{
	RESET(srf_discovery_kind, SRF_DISCOVERY_KIND, 0x00000000u);
	RO(srf_discovery_kind, entry_size, SRF_DISCOVERY_KIND_ENTRY_SIZE, uint32_t, 0xff000000u, 24, 8);
	RO(srf_discovery_kind, entries, SRF_DISCOVERY_KIND_ENTRIES, uint32_t, 0x00ff0000u, 16, 8);
	RO(srf_discovery_kind, entry, SRF_DISCOVERY_KIND_ENTRY, uint32_t, 0x0000ffffu, 0, 16);
	VALUES(SRF_DISCOVERY_KIND_ENTRY, 0xffffu,
	       { SRF_DISCOVERY_KIND_ENTRY_PMON, 0x1 });
}

static void check_srf_discovery_where(struct run *run)
{
	RESET(srf_discovery_where, SRF_DISCOVERY_WHERE, 0x00000000u);
	RO(srf_discovery_where, offset, SRF_DISCOVERY_WHERE_OFFSET, uint32_t, 0xfffffff8u, 3, 29);
	RO(srf_discovery_where, bar, SRF_DISCOVERY_WHERE_BAR, uint32_t, 0x00000007u, 0, 3);
}

static void check_srf_discovery_head(struct run *run)
{
	RESET(srf_discovery_head, SRF_DISCOVERY_HEAD, UINT64_C(0x0000000000000000));
	RO(srf_discovery_head, access, SRF_DISCOVERY_HEAD_ACCESS, uint64_t, UINT64_C(0xc000000000000000), 62, 2);
	VALUES(SRF_DISCOVERY_HEAD_ACCESS, 0x3u,
	       { SRF_DISCOVERY_HEAD_ACCESS_MSR, 0x0 },
	       { SRF_DISCOVERY_HEAD_ACCESS_MMIO, 0x1 },
	       { SRF_DISCOVERY_HEAD_ACCESS_PCI, 0x2 });
	RO(srf_discovery_head, max_units, SRF_DISCOVERY_HEAD_MAX_UNITS, uint64_t, UINT64_C(0x0000000003ff0000), 16, 10);
	RO(srf_discovery_head, stride, SRF_DISCOVERY_HEAD_STRIDE, uint64_t, UINT64_C(0x000000000000ff00), 8, 8);
	RO(srf_discovery_head, type, SRF_DISCOVERY_HEAD_TYPE, uint64_t, UINT64_C(0x00000000000000ff), 0, 8);
}

static void check_srf_discovery_head_ctl(struct run *run)
{
	RESET(srf_discovery_head_ctl, SRF_DISCOVERY_HEAD_CTL, UINT64_C(0x0000000000000000));
	RO(srf_discovery_head_ctl, ctl, SRF_DISCOVERY_HEAD_CTL_CTL, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64);
}

static void check_srf_discovery_head_status(struct run *run)
{
	RESET(srf_discovery_head_status, SRF_DISCOVERY_HEAD_STATUS, UINT64_C(0x0000000000000000));
	RO(srf_discovery_head_status, count, SRF_DISCOVERY_HEAD_STATUS_COUNT, uint64_t, UINT64_C(0x0000000000ffff00), 8, 16);
	RO(srf_discovery_head_status, offset, SRF_DISCOVERY_HEAD_STATUS_OFFSET, uint64_t, UINT64_C(0x00000000000000ff), 0, 8);
}

static void check_srf_discovery_unit(struct run *run)
{
	RESET(srf_discovery_unit, SRF_DISCOVERY_UNIT, UINT64_C(0x0000000000000000));
	RO(srf_discovery_unit, access, SRF_DISCOVERY_UNIT_ACCESS, uint64_t, UINT64_C(0xc000000000000000), 62, 2);
	VALUES(SRF_DISCOVERY_UNIT_ACCESS, 0x3u,
	       { SRF_DISCOVERY_UNIT_ACCESS_MSR, 0x0 },
	       { SRF_DISCOVERY_UNIT_ACCESS_MMIO, 0x1 },
	       { SRF_DISCOVERY_UNIT_ACCESS_PCI, 0x2 });
	RO(srf_discovery_unit, status, SRF_DISCOVERY_UNIT_STATUS, uint64_t, UINT64_C(0x000000ff00000000), 32, 8);
	RO(srf_discovery_unit, counters, SRF_DISCOVERY_UNIT_COUNTERS, uint64_t, UINT64_C(0x00000000ff000000), 24, 8);
	RO(srf_discovery_unit, width, SRF_DISCOVERY_UNIT_WIDTH, uint64_t, UINT64_C(0x0000000000ff0000), 16, 8);
	RO(srf_discovery_unit, controls, SRF_DISCOVERY_UNIT_CONTROLS, uint64_t, UINT64_C(0x000000000000ff00), 8, 8);
	RO(srf_discovery_unit, count, SRF_DISCOVERY_UNIT_COUNT, uint64_t, UINT64_C(0x00000000000000ff), 0, 8);
}

static void check_srf_discovery_unit_ctl(struct run *run)
{
	RESET(srf_discovery_unit_ctl, SRF_DISCOVERY_UNIT_CTL, UINT64_C(0x0000000000000000));
	RO(srf_discovery_unit_ctl, ctl, SRF_DISCOVERY_UNIT_CTL_CTL, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64);
	RO(srf_discovery_unit_ctl, enable, SRF_DISCOVERY_UNIT_CTL_ENABLE, uint64_t, UINT64_C(0x0000000080000000), 31, 1);
	RO(srf_discovery_unit_ctl, domain, SRF_DISCOVERY_UNIT_CTL_DOMAIN, uint64_t, UINT64_C(0x0000000070000000), 28, 3);
	RO(srf_discovery_unit_ctl, bus, SRF_DISCOVERY_UNIT_CTL_BUS, uint64_t, UINT64_C(0x000000000ff00000), 20, 8);
	RO(srf_discovery_unit_ctl, device, SRF_DISCOVERY_UNIT_CTL_DEVICE, uint64_t, UINT64_C(0x00000000000f8000), 15, 5);
	RO(srf_discovery_unit_ctl, function, SRF_DISCOVERY_UNIT_CTL_FUNCTION, uint64_t, UINT64_C(0x0000000000007000), 12, 3);
	RO(srf_discovery_unit_ctl, byte, SRF_DISCOVERY_UNIT_CTL_BYTE, uint64_t, UINT64_C(0x0000000000000fff), 0, 12);
}

static void check_srf_discovery_unit_name(struct run *run)
{
	RESET(srf_discovery_unit_name, SRF_DISCOVERY_UNIT_NAME, UINT64_C(0x0000000000000000));
	RO(srf_discovery_unit_name, status_bit, SRF_DISCOVERY_UNIT_NAME_STATUS_BIT, uint64_t, UINT64_C(0x0000ffff00000000), 32, 16);
	RO(srf_discovery_unit_name, id, SRF_DISCOVERY_UNIT_NAME_ID, uint64_t, UINT64_C(0x00000000ffff0000), 16, 16);
	RO(srf_discovery_unit_name, type, SRF_DISCOVERY_UNIT_NAME_TYPE, uint64_t, UINT64_C(0x000000000000ffff), 0, 16);
}

static void check_box_srf_discovery(struct run *run)
{
	IS(SRF_DISCOVERY_INSTANCES, 1);
	IS(SRF_DISCOVERY_PORTAL_DEVICE_ID, 0x9a7);
	check_srf_discovery_capability(run);
	check_srf_discovery_kind(run);
	check_srf_discovery_where(run);
	check_srf_discovery_head(run);
	check_srf_discovery_head_ctl(run);
	check_srf_discovery_head_status(run);
	check_srf_discovery_unit(run);
	check_srf_discovery_unit_ctl(run);
	check_srf_discovery_unit_name(run);
}

static void check_srf_ubox_box_ctl(struct run *run)
{
	RESET(srf_ubox_box_ctl, SRF_UBOX_BOX_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, srf_ubox_box_ctl, (), 1, 1, 0,
	     0x3ff0);
	WO(srf_ubox_box_ctl, rst_ctrs, SRF_UBOX_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(srf_ubox_box_ctl, rst_ctrl, SRF_UBOX_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(srf_ubox_box_ctl, frz, SRF_UBOX_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_srf_ubox_ctl(struct run *run)
{
	RESET(srf_ubox_ctl, SRF_UBOX_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_UBOX_CTL_MUST_ZERO, 0x600000);
	IS(SRF_UBOX_CTL_COUNT, 0x2);
	ADDR(msr_bits, srf_ubox_ctl, (i), 1, 2, 0,
	     0x3ff2, 0x3ff3);
	REFUSES(msr_bits, srf_ubox_ctl, SRF_UBOX_CTL_COUNT, (past));
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
	IS(SRF_UBOX_CTR_COUNT, 0x2);
	ADDR(msr_bits, srf_ubox_ctr, (i), 1, 2, 0,
	     0x3ff8, 0x3ff9);
	REFUSES(msr_bits, srf_ubox_ctr, SRF_UBOX_CTR_COUNT, (past));
	RW(srf_ubox_ctr, event_count, SRF_UBOX_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_srf_ubox_fixed_ctl(struct run *run)
{
	RESET(srf_ubox_fixed_ctl, SRF_UBOX_FIXED_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, srf_ubox_fixed_ctl, (), 1, 1, 0,
	     0x3ffe);
	RW(srf_ubox_fixed_ctl, en, SRF_UBOX_FIXED_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
}

static void check_srf_ubox_fixed_ctr(struct run *run)
{
	RESET(srf_ubox_fixed_ctr, SRF_UBOX_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, srf_ubox_fixed_ctr, (), 1, 1, 0,
	     0x3ffd);
	RW(srf_ubox_fixed_ctr, event_count, SRF_UBOX_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_ubox(struct run *run)
{
	IS(SRF_UBOX_INSTANCES, 1);
	IS(SRF_UBOX_GENERAL_COUNTERS, 2);
	IS(SRF_UBOX_GENERAL_WIDTH, 48);
	IS(SRF_UBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SRF_UBOX_FIXED_COUNTERS, 1);
	IS(SRF_UBOX_FIXED_WIDTH, 48);
	IS(SRF_UBOX_FIXED_COUNT_MASK, 0xffffffffffff);
	check_srf_ubox_box_ctl(run);
	check_srf_ubox_ctl(run);
	check_srf_ubox_ctr(run);
	check_srf_ubox_fixed_ctl(run);
	check_srf_ubox_fixed_ctr(run);
}

static void check_srf_cha_box_ctl(struct run *run)
{
	RESET(srf_cha_box_ctl, SRF_CHA_BOX_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, srf_cha_box_ctl, (n), 126, 1, 0,
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
	     0x2170,
	     0x2180,
	     0x2190,
	     0x21a0,
	     0x21b0,
	     0x21c0,
	     0x21d0,
	     0x21e0,
	     0x21f0,
	     0x2200,
	     0x2210,
	     0x2220,
	     0x2230,
	     0x2240,
	     0x2250,
	     0x2260,
	     0x2270,
	     0x2280,
	     0x2290,
	     0x22a0,
	     0x22b0,
	     0x22c0,
	     0x22d0,
	     0x22e0,
	     0x22f0,
	     0x2300,
	     0x2310,
	     0x2320,
	     0x2330,
	     0x2340,
	     0x2350,
	     0x2360,
	     0x2370,
	     0x2380,
	     0x2390,
	     0x23a0,
	     0x23b0,
	     0x23c0,
	     0x23d0,
	     0x23e0,
	     0x23f0,
	     0x2400,
	     0x2410,
	     0x2420,
	     0x2430,
	     0x2440,
	     0x2450,
	     0x2460,
	     0x2470,
	     0x2480,
	     0x2490,
	     0x24a0,
	     0x24b0,
	     0x24c0,
	     0x24d0,
	     0x24e0,
	     0x24f0,
	     0x2500,
	     0x2510,
	     0x2520,
	     0x2530,
	     0x2540,
	     0x2550,
	     0x2560,
	     0x2570,
	     0x2580,
	     0x2590,
	     0x25a0,
	     0x25b0,
	     0x25c0,
	     0x25d0,
	     0x25e0,
	     0x25f0,
	     0x2600,
	     0x2610,
	     0x2620,
	     0x2630,
	     0x2640,
	     0x2650,
	     0x2660,
	     0x2670,
	     0x2680,
	     0x2690,
	     0x26a0,
	     0x26b0,
	     0x26c0,
	     0x26d0,
	     0x26e0,
	     0x26f0,
	     0x2700,
	     0x2710,
	     0x2720,
	     0x2730,
	     0x2740,
	     0x2750,
	     0x2760,
	     0x2770,
	     0x2780,
	     0x2790,
	     0x27a0,
	     0x27b0,
	     0x27c0,
	     0x27d0);
	REFUSES(msr_bits, srf_cha_box_ctl, SRF_CHA_INSTANCES, (past));
	WO(srf_cha_box_ctl, rst_ctrs, SRF_CHA_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(srf_cha_box_ctl, rst_ctrl, SRF_CHA_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(srf_cha_box_ctl, frz, SRF_CHA_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_srf_cha_ctl(struct run *run)
{
	RESET(srf_cha_ctl, SRF_CHA_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_CHA_CTL_MUST_ZERO, 0x600000);
	IS(SRF_CHA_CTL_COUNT, 0x4);
	ADDR(msr_bits, srf_cha_ctl, (n, i), 126, 4, 0,
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
	     0x2172, 0x2173, 0x2174, 0x2175,
	     0x2182, 0x2183, 0x2184, 0x2185,
	     0x2192, 0x2193, 0x2194, 0x2195,
	     0x21a2, 0x21a3, 0x21a4, 0x21a5,
	     0x21b2, 0x21b3, 0x21b4, 0x21b5,
	     0x21c2, 0x21c3, 0x21c4, 0x21c5,
	     0x21d2, 0x21d3, 0x21d4, 0x21d5,
	     0x21e2, 0x21e3, 0x21e4, 0x21e5,
	     0x21f2, 0x21f3, 0x21f4, 0x21f5,
	     0x2202, 0x2203, 0x2204, 0x2205,
	     0x2212, 0x2213, 0x2214, 0x2215,
	     0x2222, 0x2223, 0x2224, 0x2225,
	     0x2232, 0x2233, 0x2234, 0x2235,
	     0x2242, 0x2243, 0x2244, 0x2245,
	     0x2252, 0x2253, 0x2254, 0x2255,
	     0x2262, 0x2263, 0x2264, 0x2265,
	     0x2272, 0x2273, 0x2274, 0x2275,
	     0x2282, 0x2283, 0x2284, 0x2285,
	     0x2292, 0x2293, 0x2294, 0x2295,
	     0x22a2, 0x22a3, 0x22a4, 0x22a5,
	     0x22b2, 0x22b3, 0x22b4, 0x22b5,
	     0x22c2, 0x22c3, 0x22c4, 0x22c5,
	     0x22d2, 0x22d3, 0x22d4, 0x22d5,
	     0x22e2, 0x22e3, 0x22e4, 0x22e5,
	     0x22f2, 0x22f3, 0x22f4, 0x22f5,
	     0x2302, 0x2303, 0x2304, 0x2305,
	     0x2312, 0x2313, 0x2314, 0x2315,
	     0x2322, 0x2323, 0x2324, 0x2325,
	     0x2332, 0x2333, 0x2334, 0x2335,
	     0x2342, 0x2343, 0x2344, 0x2345,
	     0x2352, 0x2353, 0x2354, 0x2355,
	     0x2362, 0x2363, 0x2364, 0x2365,
	     0x2372, 0x2373, 0x2374, 0x2375,
	     0x2382, 0x2383, 0x2384, 0x2385,
	     0x2392, 0x2393, 0x2394, 0x2395,
	     0x23a2, 0x23a3, 0x23a4, 0x23a5,
	     0x23b2, 0x23b3, 0x23b4, 0x23b5,
	     0x23c2, 0x23c3, 0x23c4, 0x23c5,
	     0x23d2, 0x23d3, 0x23d4, 0x23d5,
	     0x23e2, 0x23e3, 0x23e4, 0x23e5,
	     0x23f2, 0x23f3, 0x23f4, 0x23f5,
	     0x2402, 0x2403, 0x2404, 0x2405,
	     0x2412, 0x2413, 0x2414, 0x2415,
	     0x2422, 0x2423, 0x2424, 0x2425,
	     0x2432, 0x2433, 0x2434, 0x2435,
	     0x2442, 0x2443, 0x2444, 0x2445,
	     0x2452, 0x2453, 0x2454, 0x2455,
	     0x2462, 0x2463, 0x2464, 0x2465,
	     0x2472, 0x2473, 0x2474, 0x2475,
	     0x2482, 0x2483, 0x2484, 0x2485,
	     0x2492, 0x2493, 0x2494, 0x2495,
	     0x24a2, 0x24a3, 0x24a4, 0x24a5,
	     0x24b2, 0x24b3, 0x24b4, 0x24b5,
	     0x24c2, 0x24c3, 0x24c4, 0x24c5,
	     0x24d2, 0x24d3, 0x24d4, 0x24d5,
	     0x24e2, 0x24e3, 0x24e4, 0x24e5,
	     0x24f2, 0x24f3, 0x24f4, 0x24f5,
	     0x2502, 0x2503, 0x2504, 0x2505,
	     0x2512, 0x2513, 0x2514, 0x2515,
	     0x2522, 0x2523, 0x2524, 0x2525,
	     0x2532, 0x2533, 0x2534, 0x2535,
	     0x2542, 0x2543, 0x2544, 0x2545,
	     0x2552, 0x2553, 0x2554, 0x2555,
	     0x2562, 0x2563, 0x2564, 0x2565,
	     0x2572, 0x2573, 0x2574, 0x2575,
	     0x2582, 0x2583, 0x2584, 0x2585,
	     0x2592, 0x2593, 0x2594, 0x2595,
	     0x25a2, 0x25a3, 0x25a4, 0x25a5,
	     0x25b2, 0x25b3, 0x25b4, 0x25b5,
	     0x25c2, 0x25c3, 0x25c4, 0x25c5,
	     0x25d2, 0x25d3, 0x25d4, 0x25d5,
	     0x25e2, 0x25e3, 0x25e4, 0x25e5,
	     0x25f2, 0x25f3, 0x25f4, 0x25f5,
	     0x2602, 0x2603, 0x2604, 0x2605,
	     0x2612, 0x2613, 0x2614, 0x2615,
	     0x2622, 0x2623, 0x2624, 0x2625,
	     0x2632, 0x2633, 0x2634, 0x2635,
	     0x2642, 0x2643, 0x2644, 0x2645,
	     0x2652, 0x2653, 0x2654, 0x2655,
	     0x2662, 0x2663, 0x2664, 0x2665,
	     0x2672, 0x2673, 0x2674, 0x2675,
	     0x2682, 0x2683, 0x2684, 0x2685,
	     0x2692, 0x2693, 0x2694, 0x2695,
	     0x26a2, 0x26a3, 0x26a4, 0x26a5,
	     0x26b2, 0x26b3, 0x26b4, 0x26b5,
	     0x26c2, 0x26c3, 0x26c4, 0x26c5,
	     0x26d2, 0x26d3, 0x26d4, 0x26d5,
	     0x26e2, 0x26e3, 0x26e4, 0x26e5,
	     0x26f2, 0x26f3, 0x26f4, 0x26f5,
	     0x2702, 0x2703, 0x2704, 0x2705,
	     0x2712, 0x2713, 0x2714, 0x2715,
	     0x2722, 0x2723, 0x2724, 0x2725,
	     0x2732, 0x2733, 0x2734, 0x2735,
	     0x2742, 0x2743, 0x2744, 0x2745,
	     0x2752, 0x2753, 0x2754, 0x2755,
	     0x2762, 0x2763, 0x2764, 0x2765,
	     0x2772, 0x2773, 0x2774, 0x2775,
	     0x2782, 0x2783, 0x2784, 0x2785,
	     0x2792, 0x2793, 0x2794, 0x2795,
	     0x27a2, 0x27a3, 0x27a4, 0x27a5,
	     0x27b2, 0x27b3, 0x27b4, 0x27b5,
	     0x27c2, 0x27c3, 0x27c4, 0x27c5,
	     0x27d2, 0x27d3, 0x27d4, 0x27d5);
	REFUSES(msr_bits, srf_cha_ctl, SRF_CHA_INSTANCES, (past, 0));
	REFUSES(msr_bits, srf_cha_ctl, SRF_CHA_CTL_COUNT, (0, past));
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
	IS(SRF_CHA_CTR_COUNT, 0x4);
	ADDR(msr_bits, srf_cha_ctr, (n, i), 126, 4, 0,
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
	     0x2178, 0x2179, 0x217a, 0x217b,
	     0x2188, 0x2189, 0x218a, 0x218b,
	     0x2198, 0x2199, 0x219a, 0x219b,
	     0x21a8, 0x21a9, 0x21aa, 0x21ab,
	     0x21b8, 0x21b9, 0x21ba, 0x21bb,
	     0x21c8, 0x21c9, 0x21ca, 0x21cb,
	     0x21d8, 0x21d9, 0x21da, 0x21db,
	     0x21e8, 0x21e9, 0x21ea, 0x21eb,
	     0x21f8, 0x21f9, 0x21fa, 0x21fb,
	     0x2208, 0x2209, 0x220a, 0x220b,
	     0x2218, 0x2219, 0x221a, 0x221b,
	     0x2228, 0x2229, 0x222a, 0x222b,
	     0x2238, 0x2239, 0x223a, 0x223b,
	     0x2248, 0x2249, 0x224a, 0x224b,
	     0x2258, 0x2259, 0x225a, 0x225b,
	     0x2268, 0x2269, 0x226a, 0x226b,
	     0x2278, 0x2279, 0x227a, 0x227b,
	     0x2288, 0x2289, 0x228a, 0x228b,
	     0x2298, 0x2299, 0x229a, 0x229b,
	     0x22a8, 0x22a9, 0x22aa, 0x22ab,
	     0x22b8, 0x22b9, 0x22ba, 0x22bb,
	     0x22c8, 0x22c9, 0x22ca, 0x22cb,
	     0x22d8, 0x22d9, 0x22da, 0x22db,
	     0x22e8, 0x22e9, 0x22ea, 0x22eb,
	     0x22f8, 0x22f9, 0x22fa, 0x22fb,
	     0x2308, 0x2309, 0x230a, 0x230b,
	     0x2318, 0x2319, 0x231a, 0x231b,
	     0x2328, 0x2329, 0x232a, 0x232b,
	     0x2338, 0x2339, 0x233a, 0x233b,
	     0x2348, 0x2349, 0x234a, 0x234b,
	     0x2358, 0x2359, 0x235a, 0x235b,
	     0x2368, 0x2369, 0x236a, 0x236b,
	     0x2378, 0x2379, 0x237a, 0x237b,
	     0x2388, 0x2389, 0x238a, 0x238b,
	     0x2398, 0x2399, 0x239a, 0x239b,
	     0x23a8, 0x23a9, 0x23aa, 0x23ab,
	     0x23b8, 0x23b9, 0x23ba, 0x23bb,
	     0x23c8, 0x23c9, 0x23ca, 0x23cb,
	     0x23d8, 0x23d9, 0x23da, 0x23db,
	     0x23e8, 0x23e9, 0x23ea, 0x23eb,
	     0x23f8, 0x23f9, 0x23fa, 0x23fb,
	     0x2408, 0x2409, 0x240a, 0x240b,
	     0x2418, 0x2419, 0x241a, 0x241b,
	     0x2428, 0x2429, 0x242a, 0x242b,
	     0x2438, 0x2439, 0x243a, 0x243b,
	     0x2448, 0x2449, 0x244a, 0x244b,
	     0x2458, 0x2459, 0x245a, 0x245b,
	     0x2468, 0x2469, 0x246a, 0x246b,
	     0x2478, 0x2479, 0x247a, 0x247b,
	     0x2488, 0x2489, 0x248a, 0x248b,
	     0x2498, 0x2499, 0x249a, 0x249b,
	     0x24a8, 0x24a9, 0x24aa, 0x24ab,
	     0x24b8, 0x24b9, 0x24ba, 0x24bb,
	     0x24c8, 0x24c9, 0x24ca, 0x24cb,
	     0x24d8, 0x24d9, 0x24da, 0x24db,
	     0x24e8, 0x24e9, 0x24ea, 0x24eb,
	     0x24f8, 0x24f9, 0x24fa, 0x24fb,
	     0x2508, 0x2509, 0x250a, 0x250b,
	     0x2518, 0x2519, 0x251a, 0x251b,
	     0x2528, 0x2529, 0x252a, 0x252b,
	     0x2538, 0x2539, 0x253a, 0x253b,
	     0x2548, 0x2549, 0x254a, 0x254b,
	     0x2558, 0x2559, 0x255a, 0x255b,
	     0x2568, 0x2569, 0x256a, 0x256b,
	     0x2578, 0x2579, 0x257a, 0x257b,
	     0x2588, 0x2589, 0x258a, 0x258b,
	     0x2598, 0x2599, 0x259a, 0x259b,
	     0x25a8, 0x25a9, 0x25aa, 0x25ab,
	     0x25b8, 0x25b9, 0x25ba, 0x25bb,
	     0x25c8, 0x25c9, 0x25ca, 0x25cb,
	     0x25d8, 0x25d9, 0x25da, 0x25db,
	     0x25e8, 0x25e9, 0x25ea, 0x25eb,
	     0x25f8, 0x25f9, 0x25fa, 0x25fb,
	     0x2608, 0x2609, 0x260a, 0x260b,
	     0x2618, 0x2619, 0x261a, 0x261b,
	     0x2628, 0x2629, 0x262a, 0x262b,
	     0x2638, 0x2639, 0x263a, 0x263b,
	     0x2648, 0x2649, 0x264a, 0x264b,
	     0x2658, 0x2659, 0x265a, 0x265b,
	     0x2668, 0x2669, 0x266a, 0x266b,
	     0x2678, 0x2679, 0x267a, 0x267b,
	     0x2688, 0x2689, 0x268a, 0x268b,
	     0x2698, 0x2699, 0x269a, 0x269b,
	     0x26a8, 0x26a9, 0x26aa, 0x26ab,
	     0x26b8, 0x26b9, 0x26ba, 0x26bb,
	     0x26c8, 0x26c9, 0x26ca, 0x26cb,
	     0x26d8, 0x26d9, 0x26da, 0x26db,
	     0x26e8, 0x26e9, 0x26ea, 0x26eb,
	     0x26f8, 0x26f9, 0x26fa, 0x26fb,
	     0x2708, 0x2709, 0x270a, 0x270b,
	     0x2718, 0x2719, 0x271a, 0x271b,
	     0x2728, 0x2729, 0x272a, 0x272b,
	     0x2738, 0x2739, 0x273a, 0x273b,
	     0x2748, 0x2749, 0x274a, 0x274b,
	     0x2758, 0x2759, 0x275a, 0x275b,
	     0x2768, 0x2769, 0x276a, 0x276b,
	     0x2778, 0x2779, 0x277a, 0x277b,
	     0x2788, 0x2789, 0x278a, 0x278b,
	     0x2798, 0x2799, 0x279a, 0x279b,
	     0x27a8, 0x27a9, 0x27aa, 0x27ab,
	     0x27b8, 0x27b9, 0x27ba, 0x27bb,
	     0x27c8, 0x27c9, 0x27ca, 0x27cb,
	     0x27d8, 0x27d9, 0x27da, 0x27db);
	REFUSES(msr_bits, srf_cha_ctr, SRF_CHA_INSTANCES, (past, 0));
	REFUSES(msr_bits, srf_cha_ctr, SRF_CHA_CTR_COUNT, (0, past));
	RW(srf_cha_ctr, event_count, SRF_CHA_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_srf_cha_box_filter(struct run *run)
{
	RESET(srf_cha_box_filter, SRF_CHA_BOX_FILTER, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, srf_cha_box_filter, (n), 126, 1, 0,
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
	     0x217e,
	     0x218e,
	     0x219e,
	     0x21ae,
	     0x21be,
	     0x21ce,
	     0x21de,
	     0x21ee,
	     0x21fe,
	     0x220e,
	     0x221e,
	     0x222e,
	     0x223e,
	     0x224e,
	     0x225e,
	     0x226e,
	     0x227e,
	     0x228e,
	     0x229e,
	     0x22ae,
	     0x22be,
	     0x22ce,
	     0x22de,
	     0x22ee,
	     0x22fe,
	     0x230e,
	     0x231e,
	     0x232e,
	     0x233e,
	     0x234e,
	     0x235e,
	     0x236e,
	     0x237e,
	     0x238e,
	     0x239e,
	     0x23ae,
	     0x23be,
	     0x23ce,
	     0x23de,
	     0x23ee,
	     0x23fe,
	     0x240e,
	     0x241e,
	     0x242e,
	     0x243e,
	     0x244e,
	     0x245e,
	     0x246e,
	     0x247e,
	     0x248e,
	     0x249e,
	     0x24ae,
	     0x24be,
	     0x24ce,
	     0x24de,
	     0x24ee,
	     0x24fe,
	     0x250e,
	     0x251e,
	     0x252e,
	     0x253e,
	     0x254e,
	     0x255e,
	     0x256e,
	     0x257e,
	     0x258e,
	     0x259e,
	     0x25ae,
	     0x25be,
	     0x25ce,
	     0x25de,
	     0x25ee,
	     0x25fe,
	     0x260e,
	     0x261e,
	     0x262e,
	     0x263e,
	     0x264e,
	     0x265e,
	     0x266e,
	     0x267e,
	     0x268e,
	     0x269e,
	     0x26ae,
	     0x26be,
	     0x26ce,
	     0x26de,
	     0x26ee,
	     0x26fe,
	     0x270e,
	     0x271e,
	     0x272e,
	     0x273e,
	     0x274e,
	     0x275e,
	     0x276e,
	     0x277e,
	     0x278e,
	     0x279e,
	     0x27ae,
	     0x27be,
	     0x27ce,
	     0x27de);
	REFUSES(msr_bits, srf_cha_box_filter, SRF_CHA_INSTANCES, (past));
	RW(srf_cha_box_filter, tid, SRF_CHA_BOX_FILTER_TID, uint64_t, UINT64_C(0x00000000000003ff), 0, 10, 0xfffffffffffffc00);
}

static void check_box_srf_cha(struct run *run)
{
	IS(SRF_CHA_INSTANCES, 126);
	IS(SRF_CHA_GENERAL_COUNTERS, 4);
	IS(SRF_CHA_GENERAL_WIDTH, 48);
	IS(SRF_CHA_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_cha_box_ctl(run);
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

static void check_srf_pcu_box_ctl(struct run *run)
{
	RESET(srf_pcu_box_ctl, SRF_PCU_BOX_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_PCU_BOX_CTL_OFFSET, 0x0);
	WO(srf_pcu_box_ctl, rst_ctrs, SRF_PCU_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(srf_pcu_box_ctl, rst_ctrl, SRF_PCU_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(srf_pcu_box_ctl, frz, SRF_PCU_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_srf_pcu_ctl(struct run *run)
{
	RESET(srf_pcu_ctl, SRF_PCU_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_PCU_CTL_MUST_ZERO, 0x600000);
	IS(SRF_PCU_CTL_COUNT, 0x4);
	IS(SRF_PCU_CTL_OFFSET, 0x0);
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
	IS(SRF_PCU_CTR_COUNT, 0x4);
	IS(SRF_PCU_CTR_OFFSET, 0x0);
	RW(srf_pcu_ctr, event_count, SRF_PCU_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_pcu(struct run *run)
{
	IS(SRF_PCU_INSTANCES, 5);
	IS(SRF_PCU_GENERAL_COUNTERS, 4);
	IS(SRF_PCU_GENERAL_WIDTH, 48);
	IS(SRF_PCU_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_pcu_box_ctl(run);
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

static void check_srf_iio_box_ctl(struct run *run)
{
	RESET(srf_iio_box_ctl, SRF_IIO_BOX_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, srf_iio_box_ctl, (n), 16, 1, 0,
	     0x2900,
	     0x2910,
	     0x2920,
	     0x2930,
	     0x2940,
	     0x2950,
	     0x2960,
	     0x2970,
	     0x2980,
	     0x2990,
	     0x29a0,
	     0x29b0,
	     0x29c0,
	     0x29d0,
	     0x29e0,
	     0x29f0);
	REFUSES(msr_bits, srf_iio_box_ctl, SRF_IIO_INSTANCES, (past));
	WO(srf_iio_box_ctl, rst_ctrs, SRF_IIO_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(srf_iio_box_ctl, rst_ctrl, SRF_IIO_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(srf_iio_box_ctl, frz, SRF_IIO_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_srf_iio_ctl(struct run *run)
{
	RESET(srf_iio_ctl, SRF_IIO_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_IIO_CTL_MUST_ZERO, 0x600000);
	IS(SRF_IIO_CTL_COUNT, 0x4);
	ADDR(msr_bits, srf_iio_ctl, (n, i), 16, 4, 0,
	     0x2902, 0x2903, 0x2904, 0x2905,
	     0x2912, 0x2913, 0x2914, 0x2915,
	     0x2922, 0x2923, 0x2924, 0x2925,
	     0x2932, 0x2933, 0x2934, 0x2935,
	     0x2942, 0x2943, 0x2944, 0x2945,
	     0x2952, 0x2953, 0x2954, 0x2955,
	     0x2962, 0x2963, 0x2964, 0x2965,
	     0x2972, 0x2973, 0x2974, 0x2975,
	     0x2982, 0x2983, 0x2984, 0x2985,
	     0x2992, 0x2993, 0x2994, 0x2995,
	     0x29a2, 0x29a3, 0x29a4, 0x29a5,
	     0x29b2, 0x29b3, 0x29b4, 0x29b5,
	     0x29c2, 0x29c3, 0x29c4, 0x29c5,
	     0x29d2, 0x29d3, 0x29d4, 0x29d5,
	     0x29e2, 0x29e3, 0x29e4, 0x29e5,
	     0x29f2, 0x29f3, 0x29f4, 0x29f5);
	REFUSES(msr_bits, srf_iio_ctl, SRF_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, srf_iio_ctl, SRF_IIO_CTL_COUNT, (0, past));
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
	IS(SRF_IIO_CTR_COUNT, 0x4);
	ADDR(msr_bits, srf_iio_ctr, (n, i), 16, 4, 0,
	     0x2908, 0x2909, 0x290a, 0x290b,
	     0x2918, 0x2919, 0x291a, 0x291b,
	     0x2928, 0x2929, 0x292a, 0x292b,
	     0x2938, 0x2939, 0x293a, 0x293b,
	     0x2948, 0x2949, 0x294a, 0x294b,
	     0x2958, 0x2959, 0x295a, 0x295b,
	     0x2968, 0x2969, 0x296a, 0x296b,
	     0x2978, 0x2979, 0x297a, 0x297b,
	     0x2988, 0x2989, 0x298a, 0x298b,
	     0x2998, 0x2999, 0x299a, 0x299b,
	     0x29a8, 0x29a9, 0x29aa, 0x29ab,
	     0x29b8, 0x29b9, 0x29ba, 0x29bb,
	     0x29c8, 0x29c9, 0x29ca, 0x29cb,
	     0x29d8, 0x29d9, 0x29da, 0x29db,
	     0x29e8, 0x29e9, 0x29ea, 0x29eb,
	     0x29f8, 0x29f9, 0x29fa, 0x29fb);
	REFUSES(msr_bits, srf_iio_ctr, SRF_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, srf_iio_ctr, SRF_IIO_CTR_COUNT, (0, past));
	RW(srf_iio_ctr, event_count, SRF_IIO_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_srf_iio_clk_ctr(struct run *run)
{
	RESET(srf_iio_clk_ctr, SRF_IIO_CLK_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, srf_iio_clk_ctr, (n), 16, 1, 0,
	     0x290e,
	     0x291e,
	     0x292e,
	     0x293e,
	     0x294e,
	     0x295e,
	     0x296e,
	     0x297e,
	     0x298e,
	     0x299e,
	     0x29ae,
	     0x29be,
	     0x29ce,
	     0x29de,
	     0x29ee,
	     0x29fe);
	REFUSES(msr_bits, srf_iio_clk_ctr, SRF_IIO_INSTANCES, (past));
	RO(srf_iio_clk_ctr, event_count, SRF_IIO_CLK_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_srf_iio_bw_in_ctr(struct run *run)
{
	RESET(srf_iio_bw_in_ctr, SRF_IIO_BW_IN_CTR, UINT64_C(0x0000000000000000));
	IS(SRF_IIO_BW_IN_CTR_COUNT, 0x8);
	ADDR(msr_bits, srf_iio_bw_in_ctr, (n, i), 16, 8, 0,
	     0x360e, 0x361e, 0x362e, 0x363e, 0x364e, 0x365e, 0x366e, 0x367e,
	     0x368e, 0x369e, 0x36ae, 0x36be, 0x36ce, 0x36de, 0x36ee, 0x36fe,
	     0x370e, 0x371e, 0x372e, 0x373e, 0x374e, 0x375e, 0x376e, 0x377e,
	     0x378e, 0x379e, 0x37ae, 0x37be, 0x37ce, 0x37de, 0x37ee, 0x37fe,
	     0x380e, 0x381e, 0x382e, 0x383e, 0x384e, 0x385e, 0x386e, 0x387e,
	     0x388e, 0x389e, 0x38ae, 0x38be, 0x38ce, 0x38de, 0x38ee, 0x38fe,
	     0x390e, 0x391e, 0x392e, 0x393e, 0x394e, 0x395e, 0x396e, 0x397e,
	     0x398e, 0x399e, 0x39ae, 0x39be, 0x39ce, 0x39de, 0x39ee, 0x39fe,
	     0x3a0e, 0x3a1e, 0x3a2e, 0x3a3e, 0x3a4e, 0x3a5e, 0x3a6e, 0x3a7e,
	     0x3a8e, 0x3a9e, 0x3aae, 0x3abe, 0x3ace, 0x3ade, 0x3aee, 0x3afe,
	     0x3b0e, 0x3b1e, 0x3b2e, 0x3b3e, 0x3b4e, 0x3b5e, 0x3b6e, 0x3b7e,
	     0x3b8e, 0x3b9e, 0x3bae, 0x3bbe, 0x3bce, 0x3bde, 0x3bee, 0x3bfe,
	     0x3c0e, 0x3c1e, 0x3c2e, 0x3c3e, 0x3c4e, 0x3c5e, 0x3c6e, 0x3c7e,
	     0x3c8e, 0x3c9e, 0x3cae, 0x3cbe, 0x3cce, 0x3cde, 0x3cee, 0x3cfe,
	     0x3d0e, 0x3d1e, 0x3d2e, 0x3d3e, 0x3d4e, 0x3d5e, 0x3d6e, 0x3d7e,
	     0x3d8e, 0x3d9e, 0x3dae, 0x3dbe, 0x3dce, 0x3dde, 0x3dee, 0x3dfe);
	REFUSES(msr_bits, srf_iio_bw_in_ctr, SRF_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, srf_iio_bw_in_ctr, SRF_IIO_BW_IN_CTR_COUNT, (0, past));
	RO(srf_iio_bw_in_ctr, event_count, SRF_IIO_BW_IN_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_srf_iio_bw_out_ctr(struct run *run)
{
	RESET(srf_iio_bw_out_ctr, SRF_IIO_BW_OUT_CTR, UINT64_C(0x0000000000000000));
	IS(SRF_IIO_BW_OUT_CTR_COUNT, 0x8);
	ADDR(msr_bits, srf_iio_bw_out_ctr, (n, i), 16, 8, 0,
	     0x2e0e, 0x2e1e, 0x2e2e, 0x2e3e, 0x2e4e, 0x2e5e, 0x2e6e, 0x2e7e,
	     0x2e8e, 0x2e9e, 0x2eae, 0x2ebe, 0x2ece, 0x2ede, 0x2eee, 0x2efe,
	     0x2f0e, 0x2f1e, 0x2f2e, 0x2f3e, 0x2f4e, 0x2f5e, 0x2f6e, 0x2f7e,
	     0x2f8e, 0x2f9e, 0x2fae, 0x2fbe, 0x2fce, 0x2fde, 0x2fee, 0x2ffe,
	     0x300e, 0x301e, 0x302e, 0x303e, 0x304e, 0x305e, 0x306e, 0x307e,
	     0x308e, 0x309e, 0x30ae, 0x30be, 0x30ce, 0x30de, 0x30ee, 0x30fe,
	     0x310e, 0x311e, 0x312e, 0x313e, 0x314e, 0x315e, 0x316e, 0x317e,
	     0x318e, 0x319e, 0x31ae, 0x31be, 0x31ce, 0x31de, 0x31ee, 0x31fe,
	     0x320e, 0x321e, 0x322e, 0x323e, 0x324e, 0x325e, 0x326e, 0x327e,
	     0x328e, 0x329e, 0x32ae, 0x32be, 0x32ce, 0x32de, 0x32ee, 0x32fe,
	     0x330e, 0x331e, 0x332e, 0x333e, 0x334e, 0x335e, 0x336e, 0x337e,
	     0x338e, 0x339e, 0x33ae, 0x33be, 0x33ce, 0x33de, 0x33ee, 0x33fe,
	     0x340e, 0x341e, 0x342e, 0x343e, 0x344e, 0x345e, 0x346e, 0x347e,
	     0x348e, 0x349e, 0x34ae, 0x34be, 0x34ce, 0x34de, 0x34ee, 0x34fe,
	     0x350e, 0x351e, 0x352e, 0x353e, 0x354e, 0x355e, 0x356e, 0x357e,
	     0x358e, 0x359e, 0x35ae, 0x35be, 0x35ce, 0x35de, 0x35ee, 0x35fe);
	REFUSES(msr_bits, srf_iio_bw_out_ctr, SRF_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, srf_iio_bw_out_ctr, SRF_IIO_BW_OUT_CTR_COUNT, (0, past));
	RO(srf_iio_bw_out_ctr, event_count, SRF_IIO_BW_OUT_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_box_srf_iio(struct run *run)
{
	IS(SRF_IIO_INSTANCES, 16);
	IS(SRF_IIO_GENERAL_COUNTERS, 4);
	IS(SRF_IIO_GENERAL_WIDTH, 48);
	IS(SRF_IIO_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SRF_IIO_CLOCK_COUNTERS, 1);
	IS(SRF_IIO_CLOCK_WIDTH, 48);
	IS(SRF_IIO_CLOCK_COUNT_MASK, 0xffffffffffff);
	IS(SRF_IIO_BW_IN_COUNTERS, 8);
	IS(SRF_IIO_BW_IN_WIDTH, 48);
	IS(SRF_IIO_BW_IN_COUNT_MASK, 0xffffffffffff);
	IS(SRF_IIO_BW_OUT_COUNTERS, 8);
	IS(SRF_IIO_BW_OUT_WIDTH, 48);
	IS(SRF_IIO_BW_OUT_COUNT_MASK, 0xffffffffffff);
	check_srf_iio_box_ctl(run);
	check_srf_iio_ctl(run);
	check_srf_iio_ctr(run);
	check_srf_iio_clk_ctr(run);
	check_srf_iio_bw_in_ctr(run);
	check_srf_iio_bw_out_ctr(run);
}

static void check_srf_irp_box_ctl(struct run *run)
{
	RESET(srf_irp_box_ctl, SRF_IRP_BOX_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, srf_irp_box_ctl, (n), 16, 1, 0,
	     0x2a00,
	     0x2a10,
	     0x2a20,
	     0x2a30,
	     0x2a40,
	     0x2a50,
	     0x2a60,
	     0x2a70,
	     0x2a80,
	     0x2a90,
	     0x2aa0,
	     0x2ab0,
	     0x2ac0,
	     0x2ad0,
	     0x2ae0,
	     0x2af0);
	REFUSES(msr_bits, srf_irp_box_ctl, SRF_IRP_INSTANCES, (past));
	WO(srf_irp_box_ctl, rst_ctrs, SRF_IRP_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(srf_irp_box_ctl, rst_ctrl, SRF_IRP_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(srf_irp_box_ctl, frz, SRF_IRP_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_srf_irp_ctl(struct run *run)
{
	RESET(srf_irp_ctl, SRF_IRP_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_IRP_CTL_MUST_ZERO, 0x600000);
	IS(SRF_IRP_CTL_COUNT, 0x4);
	ADDR(msr_bits, srf_irp_ctl, (n, i), 16, 4, 0,
	     0x2a02, 0x2a03, 0x2a04, 0x2a05,
	     0x2a12, 0x2a13, 0x2a14, 0x2a15,
	     0x2a22, 0x2a23, 0x2a24, 0x2a25,
	     0x2a32, 0x2a33, 0x2a34, 0x2a35,
	     0x2a42, 0x2a43, 0x2a44, 0x2a45,
	     0x2a52, 0x2a53, 0x2a54, 0x2a55,
	     0x2a62, 0x2a63, 0x2a64, 0x2a65,
	     0x2a72, 0x2a73, 0x2a74, 0x2a75,
	     0x2a82, 0x2a83, 0x2a84, 0x2a85,
	     0x2a92, 0x2a93, 0x2a94, 0x2a95,
	     0x2aa2, 0x2aa3, 0x2aa4, 0x2aa5,
	     0x2ab2, 0x2ab3, 0x2ab4, 0x2ab5,
	     0x2ac2, 0x2ac3, 0x2ac4, 0x2ac5,
	     0x2ad2, 0x2ad3, 0x2ad4, 0x2ad5,
	     0x2ae2, 0x2ae3, 0x2ae4, 0x2ae5,
	     0x2af2, 0x2af3, 0x2af4, 0x2af5);
	REFUSES(msr_bits, srf_irp_ctl, SRF_IRP_INSTANCES, (past, 0));
	REFUSES(msr_bits, srf_irp_ctl, SRF_IRP_CTL_COUNT, (0, past));
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
	IS(SRF_IRP_CTR_COUNT, 0x4);
	ADDR(msr_bits, srf_irp_ctr, (n, i), 16, 4, 0,
	     0x2a08, 0x2a09, 0x2a0a, 0x2a0b,
	     0x2a18, 0x2a19, 0x2a1a, 0x2a1b,
	     0x2a28, 0x2a29, 0x2a2a, 0x2a2b,
	     0x2a38, 0x2a39, 0x2a3a, 0x2a3b,
	     0x2a48, 0x2a49, 0x2a4a, 0x2a4b,
	     0x2a58, 0x2a59, 0x2a5a, 0x2a5b,
	     0x2a68, 0x2a69, 0x2a6a, 0x2a6b,
	     0x2a78, 0x2a79, 0x2a7a, 0x2a7b,
	     0x2a88, 0x2a89, 0x2a8a, 0x2a8b,
	     0x2a98, 0x2a99, 0x2a9a, 0x2a9b,
	     0x2aa8, 0x2aa9, 0x2aaa, 0x2aab,
	     0x2ab8, 0x2ab9, 0x2aba, 0x2abb,
	     0x2ac8, 0x2ac9, 0x2aca, 0x2acb,
	     0x2ad8, 0x2ad9, 0x2ada, 0x2adb,
	     0x2ae8, 0x2ae9, 0x2aea, 0x2aeb,
	     0x2af8, 0x2af9, 0x2afa, 0x2afb);
	REFUSES(msr_bits, srf_irp_ctr, SRF_IRP_INSTANCES, (past, 0));
	REFUSES(msr_bits, srf_irp_ctr, SRF_IRP_CTR_COUNT, (0, past));
	RW(srf_irp_ctr, event_count, SRF_IRP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_irp(struct run *run)
{
	IS(SRF_IRP_INSTANCES, 16);
	IS(SRF_IRP_GENERAL_COUNTERS, 4);
	IS(SRF_IRP_GENERAL_WIDTH, 48);
	IS(SRF_IRP_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_irp_box_ctl(run);
	check_srf_irp_ctl(run);
	check_srf_irp_ctr(run);
}

static void check_srf_imc_box_ctl(struct run *run)
{
	RESET(srf_imc_box_ctl, SRF_IMC_BOX_CTL, 0x00000000u);
	IS(SRF_IMC_BOX_CTL_OFFSET, 0x0);
	WO(srf_imc_box_ctl, rst_ctrs, SRF_IMC_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(srf_imc_box_ctl, rst_ctrl, SRF_IMC_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(srf_imc_box_ctl, frz, SRF_IMC_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_srf_imc_ctl(struct run *run)
{
	RESET(srf_imc_ctl, SRF_IMC_CTL, 0x00000000u);
	IS(SRF_IMC_CTL_MUST_ZERO, 0x600000);
	IS(SRF_IMC_CTL_COUNT, 0x4);
	IS(SRF_IMC_CTL_OFFSET, 0x0);
	RW(srf_imc_ctl, thresh, SRF_IMC_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(srf_imc_ctl, invert, SRF_IMC_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SRF_IMC_CTL_INVERT, 0x1u,
	       { SRF_IMC_CTL_INVERT_GE, 0x0 },
	       { SRF_IMC_CTL_INVERT_LT, 0x1 });
	RW(srf_imc_ctl, ov_en, SRF_IMC_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(srf_imc_ctl, edge_det, SRF_IMC_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	RW(srf_imc_ctl, umask, SRF_IMC_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(srf_imc_ctl, ev_sel, SRF_IMC_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_srf_imc_ctr(struct run *run)
{
	RESET(srf_imc_ctr, SRF_IMC_CTR, UINT64_C(0x0000000000000000));
	IS(SRF_IMC_CTR_COUNT, 0x4);
	IS(SRF_IMC_CTR_OFFSET, 0x0);
	RW(srf_imc_ctr, event_count, SRF_IMC_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_srf_imc_fixed_ctl(struct run *run)
{
	RESET(srf_imc_fixed_ctl, SRF_IMC_FIXED_CTL, 0x00000000u);
	IS(SRF_IMC_FIXED_CTL_OFFSET, 0x54);
	RW(srf_imc_fixed_ctl, en, SRF_IMC_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
}

static void check_srf_imc_fixed_ctr(struct run *run)
{
	RESET(srf_imc_fixed_ctr, SRF_IMC_FIXED_CTR, UINT64_C(0x0000000000000000));
	IS(SRF_IMC_FIXED_CTR_OFFSET, 0x38);
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
	check_srf_imc_box_ctl(run);
	check_srf_imc_ctl(run);
	check_srf_imc_ctr(run);
	check_srf_imc_fixed_ctl(run);
	check_srf_imc_fixed_ctr(run);
}

static void check_srf_b2cmi_box_ctl(struct run *run)
{
	RESET(srf_b2cmi_box_ctl, SRF_B2CMI_BOX_CTL, 0x00000000u);
	IS(SRF_B2CMI_BOX_CTL_OFFSET, 0x0);
	WO(srf_b2cmi_box_ctl, rst_ctrs, SRF_B2CMI_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(srf_b2cmi_box_ctl, rst_ctrl, SRF_B2CMI_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(srf_b2cmi_box_ctl, frz, SRF_B2CMI_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_srf_b2cmi_ctl(struct run *run)
{
	RESET(srf_b2cmi_ctl, SRF_B2CMI_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_B2CMI_CTL_MUST_ZERO, 0x600000);
	IS(SRF_B2CMI_CTL_COUNT, 0x4);
	IS(SRF_B2CMI_CTL_OFFSET, 0x0);
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
	IS(SRF_B2CMI_CTR_COUNT, 0x4);
	IS(SRF_B2CMI_CTR_OFFSET, 0x0);
	RW(srf_b2cmi_ctr, event_count, SRF_B2CMI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_b2cmi(struct run *run)
{
	IS(SRF_B2CMI_INSTANCES, 12);
	IS(SRF_B2CMI_GENERAL_COUNTERS, 4);
	IS(SRF_B2CMI_GENERAL_WIDTH, 48);
	IS(SRF_B2CMI_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_b2cmi_box_ctl(run);
	check_srf_b2cmi_ctl(run);
	check_srf_b2cmi_ctr(run);
}

static void check_srf_upi_box_ctl(struct run *run)
{
	RESET(srf_upi_box_ctl, SRF_UPI_BOX_CTL, 0x00000000u);
	IS(SRF_UPI_BOX_CTL_OFFSET, 0x0);
	WO(srf_upi_box_ctl, rst_ctrs, SRF_UPI_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(srf_upi_box_ctl, rst_ctrl, SRF_UPI_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(srf_upi_box_ctl, frz, SRF_UPI_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_srf_upi_ctl(struct run *run)
{
	RESET(srf_upi_ctl, SRF_UPI_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_UPI_CTL_MUST_ZERO, 0x600000);
	IS(SRF_UPI_CTL_COUNT, 0x4);
	IS(SRF_UPI_CTL_OFFSET, 0x0);
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
	IS(SRF_UPI_CTR_COUNT, 0x4);
	IS(SRF_UPI_CTR_OFFSET, 0x0);
	RW(srf_upi_ctr, event_count, SRF_UPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_upi(struct run *run)
{
	IS(SRF_UPI_INSTANCES, 6);
	IS(SRF_UPI_GENERAL_COUNTERS, 4);
	IS(SRF_UPI_GENERAL_WIDTH, 48);
	IS(SRF_UPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_upi_box_ctl(run);
	check_srf_upi_ctl(run);
	check_srf_upi_ctr(run);
}

static void check_srf_b2upi_box_ctl(struct run *run)
{
	RESET(srf_b2upi_box_ctl, SRF_B2UPI_BOX_CTL, 0x00000000u);
	IS(SRF_B2UPI_BOX_CTL_OFFSET, 0x0);
	WO(srf_b2upi_box_ctl, rst_ctrs, SRF_B2UPI_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(srf_b2upi_box_ctl, rst_ctrl, SRF_B2UPI_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(srf_b2upi_box_ctl, frz, SRF_B2UPI_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_srf_b2upi_ctl(struct run *run)
{
	RESET(srf_b2upi_ctl, SRF_B2UPI_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_B2UPI_CTL_MUST_ZERO, 0x600000);
	IS(SRF_B2UPI_CTL_COUNT, 0x4);
	IS(SRF_B2UPI_CTL_OFFSET, 0x0);
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
	IS(SRF_B2UPI_CTR_COUNT, 0x4);
	IS(SRF_B2UPI_CTR_OFFSET, 0x0);
	RW(srf_b2upi_ctr, event_count, SRF_B2UPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_b2upi(struct run *run)
{
	IS(SRF_B2UPI_INSTANCES, 6);
	IS(SRF_B2UPI_GENERAL_COUNTERS, 4);
	IS(SRF_B2UPI_GENERAL_WIDTH, 48);
	IS(SRF_B2UPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_b2upi_box_ctl(run);
	check_srf_b2upi_ctl(run);
	check_srf_b2upi_ctr(run);
}

static void check_srf_b2cxl_box_ctl(struct run *run)
{
	RESET(srf_b2cxl_box_ctl, SRF_B2CXL_BOX_CTL, 0x00000000u);
	IS(SRF_B2CXL_BOX_CTL_OFFSET, 0x0);
	WO(srf_b2cxl_box_ctl, rst_ctrs, SRF_B2CXL_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(srf_b2cxl_box_ctl, rst_ctrl, SRF_B2CXL_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(srf_b2cxl_box_ctl, frz, SRF_B2CXL_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_srf_b2cxl_ctl(struct run *run)
{
	RESET(srf_b2cxl_ctl, SRF_B2CXL_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_B2CXL_CTL_MUST_ZERO, 0x600000);
	IS(SRF_B2CXL_CTL_COUNT, 0x4);
	IS(SRF_B2CXL_CTL_OFFSET, 0x0);
	RW(srf_b2cxl_ctl, thresh, SRF_B2CXL_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_b2cxl_ctl, invert, SRF_B2CXL_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_B2CXL_CTL_INVERT, 0x1u,
	       { SRF_B2CXL_CTL_INVERT_GE, 0x0 },
	       { SRF_B2CXL_CTL_INVERT_LT, 0x1 });
	RW(srf_b2cxl_ctl, ov_en, SRF_B2CXL_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_b2cxl_ctl, edge_det, SRF_B2CXL_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_b2cxl_ctl, umask, SRF_B2CXL_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(srf_b2cxl_ctl, ev_sel, SRF_B2CXL_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_b2cxl_ctr(struct run *run)
{
	RESET(srf_b2cxl_ctr, SRF_B2CXL_CTR, UINT64_C(0x0000000000000000));
	IS(SRF_B2CXL_CTR_COUNT, 0x4);
	IS(SRF_B2CXL_CTR_OFFSET, 0x0);
	RW(srf_b2cxl_ctr, event_count, SRF_B2CXL_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_b2cxl(struct run *run)
{
	IS(SRF_B2CXL_INSTANCES, 16);
	IS(SRF_B2CXL_GENERAL_COUNTERS, 4);
	IS(SRF_B2CXL_GENERAL_WIDTH, 48);
	IS(SRF_B2CXL_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_b2cxl_box_ctl(run);
	check_srf_b2cxl_ctl(run);
	check_srf_b2cxl_ctr(run);
}

static void check_srf_cxlcm_box_ctl(struct run *run)
{
	RESET(srf_cxlcm_box_ctl, SRF_CXLCM_BOX_CTL, 0x00000000u);
	IS(SRF_CXLCM_BOX_CTL_OFFSET, 0x0);
	WO(srf_cxlcm_box_ctl, rst_ctrs, SRF_CXLCM_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(srf_cxlcm_box_ctl, rst_ctrl, SRF_CXLCM_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(srf_cxlcm_box_ctl, frz, SRF_CXLCM_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_srf_cxlcm_ctl(struct run *run)
{
	RESET(srf_cxlcm_ctl, SRF_CXLCM_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_CXLCM_CTL_MUST_ZERO, 0x600000);
	IS(SRF_CXLCM_CTL_COUNT, 0x8);
	IS(SRF_CXLCM_CTL_OFFSET, 0x0);
	RW(srf_cxlcm_ctl, thresh, SRF_CXLCM_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_cxlcm_ctl, invert, SRF_CXLCM_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_CXLCM_CTL_INVERT, 0x1u,
	       { SRF_CXLCM_CTL_INVERT_GE, 0x0 },
	       { SRF_CXLCM_CTL_INVERT_LT, 0x1 });
	RW(srf_cxlcm_ctl, ov_en, SRF_CXLCM_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_cxlcm_ctl, edge_det, SRF_CXLCM_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_cxlcm_ctl, umask, SRF_CXLCM_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(srf_cxlcm_ctl, ev_sel, SRF_CXLCM_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_cxlcm_ctr(struct run *run)
{
	RESET(srf_cxlcm_ctr, SRF_CXLCM_CTR, UINT64_C(0x0000000000000000));
	IS(SRF_CXLCM_CTR_COUNT, 0x8);
	IS(SRF_CXLCM_CTR_OFFSET, 0x0);
	RW(srf_cxlcm_ctr, event_count, SRF_CXLCM_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_cxlcm(struct run *run)
{
	IS(SRF_CXLCM_INSTANCES, 16);
	IS(SRF_CXLCM_GENERAL_COUNTERS, 8);
	IS(SRF_CXLCM_GENERAL_WIDTH, 48);
	IS(SRF_CXLCM_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_cxlcm_box_ctl(run);
	check_srf_cxlcm_ctl(run);
	check_srf_cxlcm_ctr(run);
}

static void check_srf_cxldp_box_ctl(struct run *run)
{
	RESET(srf_cxldp_box_ctl, SRF_CXLDP_BOX_CTL, 0x00000000u);
	IS(SRF_CXLDP_BOX_CTL_OFFSET, 0x0);
	WO(srf_cxldp_box_ctl, rst_ctrs, SRF_CXLDP_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(srf_cxldp_box_ctl, rst_ctrl, SRF_CXLDP_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(srf_cxldp_box_ctl, frz, SRF_CXLDP_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_srf_cxldp_ctl(struct run *run)
{
	RESET(srf_cxldp_ctl, SRF_CXLDP_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_CXLDP_CTL_MUST_ZERO, 0x600000);
	IS(SRF_CXLDP_CTL_COUNT, 0x4);
	IS(SRF_CXLDP_CTL_OFFSET, 0x0);
	RW(srf_cxldp_ctl, thresh, SRF_CXLDP_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(srf_cxldp_ctl, invert, SRF_CXLDP_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SRF_CXLDP_CTL_INVERT, 0x1u,
	       { SRF_CXLDP_CTL_INVERT_GE, 0x0 },
	       { SRF_CXLDP_CTL_INVERT_LT, 0x1 });
	RW(srf_cxldp_ctl, ov_en, SRF_CXLDP_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(srf_cxldp_ctl, edge_det, SRF_CXLDP_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(srf_cxldp_ctl, umask, SRF_CXLDP_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(srf_cxldp_ctl, ev_sel, SRF_CXLDP_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_srf_cxldp_ctr(struct run *run)
{
	RESET(srf_cxldp_ctr, SRF_CXLDP_CTR, UINT64_C(0x0000000000000000));
	IS(SRF_CXLDP_CTR_COUNT, 0x4);
	IS(SRF_CXLDP_CTR_OFFSET, 0x0);
	RW(srf_cxldp_ctr, event_count, SRF_CXLDP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_cxldp(struct run *run)
{
	IS(SRF_CXLDP_INSTANCES, 16);
	IS(SRF_CXLDP_GENERAL_COUNTERS, 4);
	IS(SRF_CXLDP_GENERAL_WIDTH, 48);
	IS(SRF_CXLDP_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_cxldp_box_ctl(run);
	check_srf_cxldp_ctl(run);
	check_srf_cxldp_ctr(run);
}

static void check_srf_b2hot_box_ctl(struct run *run)
{
	RESET(srf_b2hot_box_ctl, SRF_B2HOT_BOX_CTL, 0x00000000u);
	IS(SRF_B2HOT_BOX_CTL_OFFSET, 0x0);
	WO(srf_b2hot_box_ctl, rst_ctrs, SRF_B2HOT_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(srf_b2hot_box_ctl, rst_ctrl, SRF_B2HOT_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(srf_b2hot_box_ctl, frz, SRF_B2HOT_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_srf_b2hot_ctl(struct run *run)
{
	RESET(srf_b2hot_ctl, SRF_B2HOT_CTL, 0x00000000u);
	IS(SRF_B2HOT_CTL_OFFSET, 0x0);
	RW(srf_b2hot_ctl, thresh, SRF_B2HOT_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(srf_b2hot_ctl, invert, SRF_B2HOT_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SRF_B2HOT_CTL_INVERT, 0x1u,
	       { SRF_B2HOT_CTL_INVERT_GE, 0x0 },
	       { SRF_B2HOT_CTL_INVERT_LT, 0x1 });
	RW(srf_b2hot_ctl, edge_det, SRF_B2HOT_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	RW(srf_b2hot_ctl, umask, SRF_B2HOT_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(srf_b2hot_ctl, ev_sel, SRF_B2HOT_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_srf_b2hot_ctr(struct run *run)
{
	RESET(srf_b2hot_ctr, SRF_B2HOT_CTR, UINT64_C(0x0000000000000000));
	IS(SRF_B2HOT_CTR_OFFSET, 0x0);
	RW(srf_b2hot_ctr, event_count, SRF_B2HOT_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_b2hot(struct run *run)
{
	IS(SRF_B2HOT_INSTANCES, 20);
	IS(SRF_B2HOT_GENERAL_COUNTERS, 1);
	IS(SRF_B2HOT_GENERAL_WIDTH, 48);
	IS(SRF_B2HOT_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_b2hot_box_ctl(run);
	check_srf_b2hot_ctl(run);
	check_srf_b2hot_ctr(run);
}

static void check_srf_mdf_box_ctl(struct run *run)
{
	RESET(srf_mdf_box_ctl, SRF_MDF_BOX_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_MDF_BOX_CTL_OFFSET, 0x0);
	WO(srf_mdf_box_ctl, rst_ctrs, SRF_MDF_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(srf_mdf_box_ctl, rst_ctrl, SRF_MDF_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(srf_mdf_box_ctl, frz, SRF_MDF_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_srf_mdf_ctl(struct run *run)
{
	RESET(srf_mdf_ctl, SRF_MDF_CTL, UINT64_C(0x0000000000000000));
	IS(SRF_MDF_CTL_MUST_ZERO, 0x600000);
	IS(SRF_MDF_CTL_COUNT, 0x4);
	IS(SRF_MDF_CTL_OFFSET, 0x0);
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
	IS(SRF_MDF_CTR_COUNT, 0x4);
	IS(SRF_MDF_CTR_OFFSET, 0x0);
	RW(srf_mdf_ctr, event_count, SRF_MDF_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_mdf(struct run *run)
{
	IS(SRF_MDF_INSTANCES, 80);
	IS(SRF_MDF_GENERAL_COUNTERS, 4);
	IS(SRF_MDF_GENERAL_WIDTH, 48);
	IS(SRF_MDF_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_mdf_box_ctl(run);
	check_srf_mdf_ctl(run);
	check_srf_mdf_ctr(run);
}

static void check_srf_othertypes_box_ctl(struct run *run)
{
	RESET(srf_othertypes_box_ctl, SRF_OTHERTYPES_BOX_CTL, 0x00000000u);
	IS(SRF_OTHERTYPES_BOX_CTL_OFFSET, 0x0);
	WO(srf_othertypes_box_ctl, rst_ctrs, SRF_OTHERTYPES_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(srf_othertypes_box_ctl, rst_ctrl, SRF_OTHERTYPES_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(srf_othertypes_box_ctl, frz, SRF_OTHERTYPES_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_srf_othertypes_ctl(struct run *run)
{
	RESET(srf_othertypes_ctl, SRF_OTHERTYPES_CTL, 0x00000000u);
	IS(SRF_OTHERTYPES_CTL_OFFSET, 0x0);
	RW(srf_othertypes_ctl, thresh, SRF_OTHERTYPES_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(srf_othertypes_ctl, invert, SRF_OTHERTYPES_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SRF_OTHERTYPES_CTL_INVERT, 0x1u,
	       { SRF_OTHERTYPES_CTL_INVERT_GE, 0x0 },
	       { SRF_OTHERTYPES_CTL_INVERT_LT, 0x1 });
	RW(srf_othertypes_ctl, edge_det, SRF_OTHERTYPES_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	RW(srf_othertypes_ctl, umask, SRF_OTHERTYPES_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(srf_othertypes_ctl, ev_sel, SRF_OTHERTYPES_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_srf_othertypes_ctr(struct run *run)
{
	RESET(srf_othertypes_ctr, SRF_OTHERTYPES_CTR, UINT64_C(0x0000000000000000));
	IS(SRF_OTHERTYPES_CTR_OFFSET, 0x0);
	RW(srf_othertypes_ctr, event_count, SRF_OTHERTYPES_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_srf_othertypes(struct run *run)
{
	IS(SRF_OTHERTYPES_INSTANCES, 1);
	IS(SRF_OTHERTYPES_GENERAL_COUNTERS, 1);
	IS(SRF_OTHERTYPES_GENERAL_WIDTH, 48);
	IS(SRF_OTHERTYPES_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_srf_othertypes_box_ctl(run);
	check_srf_othertypes_ctl(run);
	check_srf_othertypes_ctr(run);
}

int srf_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int srf_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_srf_discovery(&run);
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
	check_box_srf_othertypes(&run);
	return run.failed;
}
