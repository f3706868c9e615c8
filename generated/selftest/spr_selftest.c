/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/spr by "make generate". Do not edit. */
/* Compares the register headers of spr with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/spr.h"

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
	unsigned char bytes[0x2330];
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

static void check_spr_discovery_capability(struct run *run)
{
	RESET(spr_discovery_capability, SPR_DISCOVERY_CAPABILITY, 0x00000000u);
	RO(spr_discovery_capability, next, SPR_DISCOVERY_CAPABILITY_NEXT, uint32_t, 0xfff00000u, 20, 12);
	RO(spr_discovery_capability, version, SPR_DISCOVERY_CAPABILITY_VERSION, uint32_t, 0x000f0000u, 16, 4);
	RO(spr_discovery_capability, id, SPR_DISCOVERY_CAPABILITY_ID, uint32_t, 0x0000ffffu, 0, 16);
	VALUES(SPR_DISCOVERY_CAPABILITY_ID, 0xffffu,
	       { SPR_DISCOVERY_CAPABILITY_ID_DESIGNATED, 0x23 });
}

static void check_spr_discovery_kind(struct run *run)
{
	RESET(spr_discovery_kind, SPR_DISCOVERY_KIND, 0x00000000u);
	RO(spr_discovery_kind, entry_size, SPR_DISCOVERY_KIND_ENTRY_SIZE, uint32_t, 0xff000000u, 24, 8);
	RO(spr_discovery_kind, entries, SPR_DISCOVERY_KIND_ENTRIES, uint32_t, 0x00ff0000u, 16, 8);
	RO(spr_discovery_kind, entry, SPR_DISCOVERY_KIND_ENTRY, uint32_t, 0x0000ffffu, 0, 16);
	VALUES(SPR_DISCOVERY_KIND_ENTRY, 0xffffu,
	       { SPR_DISCOVERY_KIND_ENTRY_PMON, 0x1 });
}

static void check_spr_discovery_where(struct run *run)
{
	RESET(spr_discovery_where, SPR_DISCOVERY_WHERE, 0x00000000u);
	RO(spr_discovery_where, offset, SPR_DISCOVERY_WHERE_OFFSET, uint32_t, 0xfffffff8u, 3, 29);
	RO(spr_discovery_where, bar, SPR_DISCOVERY_WHERE_BAR, uint32_t, 0x00000007u, 0, 3);
}

static void check_spr_discovery_head(struct run *run)
{
	RESET(spr_discovery_head, SPR_DISCOVERY_HEAD, UINT64_C(0x0000000000000000));
	RO(spr_discovery_head, access, SPR_DISCOVERY_HEAD_ACCESS, uint64_t, UINT64_C(0xc000000000000000), 62, 2);
	VALUES(SPR_DISCOVERY_HEAD_ACCESS, 0x3u,
	       { SPR_DISCOVERY_HEAD_ACCESS_MSR, 0x0 },
	       { SPR_DISCOVERY_HEAD_ACCESS_MMIO, 0x1 },
	       { SPR_DISCOVERY_HEAD_ACCESS_PCI, 0x2 });
	RO(spr_discovery_head, max_units, SPR_DISCOVERY_HEAD_MAX_UNITS, uint64_t, UINT64_C(0x0000000003ff0000), 16, 10);
	RO(spr_discovery_head, stride, SPR_DISCOVERY_HEAD_STRIDE, uint64_t, UINT64_C(0x000000000000ff00), 8, 8);
	RO(spr_discovery_head, type, SPR_DISCOVERY_HEAD_TYPE, uint64_t, UINT64_C(0x00000000000000ff), 0, 8);
}

static void check_spr_discovery_head_ctl(struct run *run)
{
	RESET(spr_discovery_head_ctl, SPR_DISCOVERY_HEAD_CTL, UINT64_C(0x0000000000000000));
	RO(spr_discovery_head_ctl, ctl, SPR_DISCOVERY_HEAD_CTL_CTL, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64);
}

static void check_spr_discovery_head_status(struct run *run)
{
	RESET(spr_discovery_head_status, SPR_DISCOVERY_HEAD_STATUS, UINT64_C(0x0000000000000000));
	RO(spr_discovery_head_status, count, SPR_DISCOVERY_HEAD_STATUS_COUNT, uint64_t, UINT64_C(0x0000000000ffff00), 8, 16);
	RO(spr_discovery_head_status, offset, SPR_DISCOVERY_HEAD_STATUS_OFFSET, uint64_t, UINT64_C(0x00000000000000ff), 0, 8);
}

static void check_spr_discovery_unit(struct run *run)
{
	RESET(spr_discovery_unit, SPR_DISCOVERY_UNIT, UINT64_C(0x0000000000000000));
	RO(spr_discovery_unit, access, SPR_DISCOVERY_UNIT_ACCESS, uint64_t, UINT64_C(0xc000000000000000), 62, 2);
	VALUES(SPR_DISCOVERY_UNIT_ACCESS, 0x3u,
	       { SPR_DISCOVERY_UNIT_ACCESS_MSR, 0x0 },
	       { SPR_DISCOVERY_UNIT_ACCESS_MMIO, 0x1 },
	       { SPR_DISCOVERY_UNIT_ACCESS_PCI, 0x2 });
	RO(spr_discovery_unit, status, SPR_DISCOVERY_UNIT_STATUS, uint64_t, UINT64_C(0x000000ff00000000), 32, 8);
	RO(spr_discovery_unit, counters, SPR_DISCOVERY_UNIT_COUNTERS, uint64_t, UINT64_C(0x00000000ff000000), 24, 8);
	RO(spr_discovery_unit, width, SPR_DISCOVERY_UNIT_WIDTH, uint64_t, UINT64_C(0x0000000000ff0000), 16, 8);
	RO(spr_discovery_unit, controls, SPR_DISCOVERY_UNIT_CONTROLS, uint64_t, UINT64_C(0x000000000000ff00), 8, 8);
	RO(spr_discovery_unit, count, SPR_DISCOVERY_UNIT_COUNT, uint64_t, UINT64_C(0x00000000000000ff), 0, 8);
}

static void check_spr_discovery_unit_ctl(struct run *run)
{
	RESET(spr_discovery_unit_ctl, SPR_DISCOVERY_UNIT_CTL, UINT64_C(0x0000000000000000));
	RO(spr_discovery_unit_ctl, ctl, SPR_DISCOVERY_UNIT_CTL_CTL, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64);
	RO(spr_discovery_unit_ctl, enable, SPR_DISCOVERY_UNIT_CTL_ENABLE, uint64_t, UINT64_C(0x0000000080000000), 31, 1);
	RO(spr_discovery_unit_ctl, domain, SPR_DISCOVERY_UNIT_CTL_DOMAIN, uint64_t, UINT64_C(0x0000000070000000), 28, 3);
	RO(spr_discovery_unit_ctl, bus, SPR_DISCOVERY_UNIT_CTL_BUS, uint64_t, UINT64_C(0x000000000ff00000), 20, 8);
	RO(spr_discovery_unit_ctl, device, SPR_DISCOVERY_UNIT_CTL_DEVICE, uint64_t, UINT64_C(0x00000000000f8000), 15, 5);
	RO(spr_discovery_unit_ctl, function, SPR_DISCOVERY_UNIT_CTL_FUNCTION, uint64_t, UINT64_C(0x0000000000007000), 12, 3);
	RO(spr_discovery_unit_ctl, byte, SPR_DISCOVERY_UNIT_CTL_BYTE, uint64_t, UINT64_C(0x0000000000000fff), 0, 12);
}

static void check_spr_discovery_unit_name(struct run *run)
{
	RESET(spr_discovery_unit_name, SPR_DISCOVERY_UNIT_NAME, UINT64_C(0x0000000000000000));
	RO(spr_discovery_unit_name, status_bit, SPR_DISCOVERY_UNIT_NAME_STATUS_BIT, uint64_t, UINT64_C(0x0000ffff00000000), 32, 16);
	RO(spr_discovery_unit_name, id, SPR_DISCOVERY_UNIT_NAME_ID, uint64_t, UINT64_C(0x00000000ffff0000), 16, 16);
	RO(spr_discovery_unit_name, type, SPR_DISCOVERY_UNIT_NAME_TYPE, uint64_t, UINT64_C(0x000000000000ffff), 0, 16);
}

static void check_box_spr_discovery(struct run *run)
{
	IS(SPR_DISCOVERY_INSTANCES, 1);
	IS(SPR_DISCOVERY_PORTAL_DEVICE_ID, 0x9a7);
	check_spr_discovery_capability(run);
	check_spr_discovery_kind(run);
	check_spr_discovery_where(run);
	check_spr_discovery_head(run);
	check_spr_discovery_head_ctl(run);
	check_spr_discovery_head_status(run);
	check_spr_discovery_unit(run);
	check_spr_discovery_unit_ctl(run);
	check_spr_discovery_unit_name(run);
}

static void check_spr_ubox_box_ctl(struct run *run)
{
	RESET(spr_ubox_box_ctl, SPR_UBOX_BOX_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, spr_ubox_box_ctl, (), 1, 1, 0,
	     0x2fd0);
	WO(spr_ubox_box_ctl, rst_ctrs, SPR_UBOX_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(spr_ubox_box_ctl, rst_ctrl, SPR_UBOX_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(spr_ubox_box_ctl, frz, SPR_UBOX_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_spr_ubox_ctl(struct run *run)
{
	RESET(spr_ubox_ctl, SPR_UBOX_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_UBOX_CTL_MUST_ZERO, 0x600000);
	IS(SPR_UBOX_CTL_COUNT, 0x2);
	ADDR(msr_bits, spr_ubox_ctl, (i), 1, 2, 0,
	     0x2fd2, 0x2fd3);
	REFUSES(msr_bits, spr_ubox_ctl, SPR_UBOX_CTL_COUNT, (past));
	RW(spr_ubox_ctl, thresh, SPR_UBOX_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(spr_ubox_ctl, invert, SPR_UBOX_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SPR_UBOX_CTL_INVERT, 0x1u,
	       { SPR_UBOX_CTL_INVERT_GE, 0x0 },
	       { SPR_UBOX_CTL_INVERT_LT, 0x1 });
	RW(spr_ubox_ctl, ov_en, SPR_UBOX_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(spr_ubox_ctl, edge_det, SPR_UBOX_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(spr_ubox_ctl, umask, SPR_UBOX_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(spr_ubox_ctl, ev_sel, SPR_UBOX_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_spr_ubox_ctr(struct run *run)
{
	RESET(spr_ubox_ctr, SPR_UBOX_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_UBOX_CTR_COUNT, 0x2);
	ADDR(msr_bits, spr_ubox_ctr, (i), 1, 2, 0,
	     0x2fd8, 0x2fd9);
	REFUSES(msr_bits, spr_ubox_ctr, SPR_UBOX_CTR_COUNT, (past));
	RW(spr_ubox_ctr, event_count, SPR_UBOX_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_spr_ubox_fixed_ctl(struct run *run)
{
	RESET(spr_ubox_fixed_ctl, SPR_UBOX_FIXED_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, spr_ubox_fixed_ctl, (), 1, 1, 0,
	     0x2fde);
	RW(spr_ubox_fixed_ctl, en, SPR_UBOX_FIXED_CTL_EN, uint64_t, UINT64_C(0x0000000000400000), 22, 1, 0xffffffffffbfffff);
}

static void check_spr_ubox_fixed_ctr(struct run *run)
{
	RESET(spr_ubox_fixed_ctr, SPR_UBOX_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, spr_ubox_fixed_ctr, (), 1, 1, 0,
	     0x2fdf);
	RW(spr_ubox_fixed_ctr, event_count, SPR_UBOX_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_spr_ubox_global_ctl(struct run *run)
{
	RESET(spr_ubox_global_ctl, SPR_UBOX_GLOBAL_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, spr_ubox_global_ctl, (), 1, 1, 0,
	     0x2ff0);
	RW(spr_ubox_global_ctl, frz_all, SPR_UBOX_GLOBAL_CTL_FRZ_ALL, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_spr_ubox_cha_count(struct run *run)
{
	ADDR(msr_bits, spr_ubox_cha_count, (), 1, 1, 0,
	     0x2ffe);
	RO(spr_ubox_cha_count, count, SPR_UBOX_CHA_COUNT_COUNT, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64);
}

static void check_spr_ubox_cpunodeid(struct run *run)
{
	RESET(spr_ubox_cpunodeid, SPR_UBOX_CPUNODEID, 0x00000000u);
	IS(SPR_UBOX_CPUNODEID_OFFSET, 0xc0);
	RO(spr_ubox_cpunodeid, nodeid, SPR_UBOX_CPUNODEID_NODEID, uint32_t, 0x00000007u, 0, 3);
}

static void check_spr_ubox_gidnidmap(struct run *run)
{
	RESET(spr_ubox_gidnidmap, SPR_UBOX_GIDNIDMAP, 0x00000000u);
	IS(SPR_UBOX_GIDNIDMAP_OFFSET, 0xd4);
	RO(spr_ubox_gidnidmap, node7, SPR_UBOX_GIDNIDMAP_NODE7, uint32_t, 0x00e00000u, 21, 3);
	RO(spr_ubox_gidnidmap, node6, SPR_UBOX_GIDNIDMAP_NODE6, uint32_t, 0x001c0000u, 18, 3);
	RO(spr_ubox_gidnidmap, node5, SPR_UBOX_GIDNIDMAP_NODE5, uint32_t, 0x00038000u, 15, 3);
	RO(spr_ubox_gidnidmap, node4, SPR_UBOX_GIDNIDMAP_NODE4, uint32_t, 0x00007000u, 12, 3);
	RO(spr_ubox_gidnidmap, node3, SPR_UBOX_GIDNIDMAP_NODE3, uint32_t, 0x00000e00u, 9, 3);
	RO(spr_ubox_gidnidmap, node2, SPR_UBOX_GIDNIDMAP_NODE2, uint32_t, 0x000001c0u, 6, 3);
	RO(spr_ubox_gidnidmap, node1, SPR_UBOX_GIDNIDMAP_NODE1, uint32_t, 0x00000038u, 3, 3);
	RO(spr_ubox_gidnidmap, node0, SPR_UBOX_GIDNIDMAP_NODE0, uint32_t, 0x00000007u, 0, 3);
}

static void check_box_spr_ubox(struct run *run)
{
	IS(SPR_UBOX_INSTANCES, 1);
	IS(SPR_UBOX_GENERAL_COUNTERS, 2);
	IS(SPR_UBOX_GENERAL_WIDTH, 48);
	IS(SPR_UBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SPR_UBOX_FIXED_COUNTERS, 1);
	IS(SPR_UBOX_FIXED_WIDTH, 48);
	IS(SPR_UBOX_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(SPR_UBOX_NODE_DEVICE_ID, 0x3250);
	check_spr_ubox_box_ctl(run);
	check_spr_ubox_ctl(run);
	check_spr_ubox_ctr(run);
	check_spr_ubox_fixed_ctl(run);
	check_spr_ubox_fixed_ctr(run);
	check_spr_ubox_global_ctl(run);
	check_spr_ubox_cha_count(run);
	check_spr_ubox_cpunodeid(run);
	check_spr_ubox_gidnidmap(run);
}

static void check_spr_cha_box_ctl(struct run *run)
{
	RESET(spr_cha_box_ctl, SPR_CHA_BOX_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, spr_cha_box_ctl, (n), 60, 1, 0,
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
	     0x23b0);
	REFUSES(msr_bits, spr_cha_box_ctl, SPR_CHA_INSTANCES, (past));
	WO(spr_cha_box_ctl, rst_ctrs, SPR_CHA_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(spr_cha_box_ctl, rst_ctrl, SPR_CHA_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(spr_cha_box_ctl, frz, SPR_CHA_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_spr_cha_ctl(struct run *run)
{
	RESET(spr_cha_ctl, SPR_CHA_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_CHA_CTL_MUST_ZERO, 0x600000);
	IS(SPR_CHA_CTL_COUNT, 0x4);
	ADDR(msr_bits, spr_cha_ctl, (n, i), 60, 4, 0,
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
	     0x23b2, 0x23b3, 0x23b4, 0x23b5);
	REFUSES(msr_bits, spr_cha_ctl, SPR_CHA_INSTANCES, (past, 0));
	REFUSES(msr_bits, spr_cha_ctl, SPR_CHA_CTL_COUNT, (0, past));
	PIECES(SPR_CHA_CTL_UMASK, UINT64_C(0xffffffff0000ff00), 40);
	PIECES_GET(spr_cha_ctl, umask, uint64_t, UINT64_C(0xffffffff0000ff00), 40, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63);
	PIECES_SET(spr_cha_ctl, umask, uint64_t, UINT64_C(0xffffffff0000ff00), 40, 0xffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63);
	RW(spr_cha_ctl, thresh, SPR_CHA_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(spr_cha_ctl, invert, SPR_CHA_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SPR_CHA_CTL_INVERT, 0x1u,
	       { SPR_CHA_CTL_INVERT_GE, 0x0 },
	       { SPR_CHA_CTL_INVERT_LT, 0x1 });
	RW(spr_cha_ctl, ov_en, SPR_CHA_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(spr_cha_ctl, edge_det, SPR_CHA_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(spr_cha_ctl, tid_en, SPR_CHA_CTL_TID_EN, uint64_t, UINT64_C(0x0000000000010000), 16, 1, 0xfffffffffffeffff);
	RW(spr_cha_ctl, ev_sel, SPR_CHA_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_spr_cha_ctr(struct run *run)
{
	RESET(spr_cha_ctr, SPR_CHA_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_CHA_CTR_COUNT, 0x4);
	ADDR(msr_bits, spr_cha_ctr, (n, i), 60, 4, 0,
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
	     0x23b8, 0x23b9, 0x23ba, 0x23bb);
	REFUSES(msr_bits, spr_cha_ctr, SPR_CHA_INSTANCES, (past, 0));
	REFUSES(msr_bits, spr_cha_ctr, SPR_CHA_CTR_COUNT, (0, past));
	RW(spr_cha_ctr, event_count, SPR_CHA_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_spr_cha_box_filter(struct run *run)
{
	RESET(spr_cha_box_filter, SPR_CHA_BOX_FILTER, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, spr_cha_box_filter, (n), 60, 1, 0,
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
	     0x23be);
	REFUSES(msr_bits, spr_cha_box_filter, SPR_CHA_INSTANCES, (past));
	RW(spr_cha_box_filter, tid, SPR_CHA_BOX_FILTER_TID, uint64_t, UINT64_C(0x00000000000003ff), 0, 10, 0xfffffffffffffc00);
}

static void check_box_spr_cha(struct run *run)
{
	IS(SPR_CHA_INSTANCES, 60);
	IS(SPR_CHA_GENERAL_COUNTERS, 4);
	IS(SPR_CHA_GENERAL_WIDTH, 48);
	IS(SPR_CHA_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_spr_cha_box_ctl(run);
	check_spr_cha_ctl(run);
	check_spr_cha_ctr(run);
	check_spr_cha_box_filter(run);
}

static void check_spr_pcu_box_ctl(struct run *run)
{
	RESET(spr_pcu_box_ctl, SPR_PCU_BOX_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_PCU_BOX_CTL_OFFSET, 0x0);
	WO(spr_pcu_box_ctl, rst_ctrs, SPR_PCU_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(spr_pcu_box_ctl, rst_ctrl, SPR_PCU_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(spr_pcu_box_ctl, frz, SPR_PCU_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_spr_pcu_ctl(struct run *run)
{
	RESET(spr_pcu_ctl, SPR_PCU_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_PCU_CTL_MUST_ZERO, 0x600000);
	IS(SPR_PCU_CTL_COUNT, 0x4);
	IS(SPR_PCU_CTL_OFFSET, 0x0);
	RW(spr_pcu_ctl, thresh, SPR_PCU_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(spr_pcu_ctl, invert, SPR_PCU_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SPR_PCU_CTL_INVERT, 0x1u,
	       { SPR_PCU_CTL_INVERT_GE, 0x0 },
	       { SPR_PCU_CTL_INVERT_LT, 0x1 });
	RW(spr_pcu_ctl, ov_en, SPR_PCU_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(spr_pcu_ctl, edge_det, SPR_PCU_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(spr_pcu_ctl, umask, SPR_PCU_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(spr_pcu_ctl, ev_sel, SPR_PCU_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_spr_pcu_ctr(struct run *run)
{
	RESET(spr_pcu_ctr, SPR_PCU_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_PCU_CTR_COUNT, 0x4);
	IS(SPR_PCU_CTR_OFFSET, 0x0);
	RW(spr_pcu_ctr, event_count, SPR_PCU_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_spr_pcu_capid6(struct run *run)
{
	RESET(spr_pcu_capid6, SPR_PCU_CAPID6, 0x00000000u);
	IS(SPR_PCU_CAPID6_OFFSET, 0x9c);
	RO(spr_pcu_capid6, cha_mask, SPR_PCU_CAPID6_CHA_MASK, uint32_t, 0xffffffffu, 0, 32);
}

static void check_spr_pcu_capid7(struct run *run)
{
	RESET(spr_pcu_capid7, SPR_PCU_CAPID7, 0x00000000u);
	IS(SPR_PCU_CAPID7_OFFSET, 0xa0);
	RO(spr_pcu_capid7, cha_mask, SPR_PCU_CAPID7_CHA_MASK, uint32_t, 0xffffffffu, 0, 32);
}

static void check_box_spr_pcu(struct run *run)
{
	IS(SPR_PCU_INSTANCES, 1);
	IS(SPR_PCU_GENERAL_COUNTERS, 4);
	IS(SPR_PCU_GENERAL_WIDTH, 48);
	IS(SPR_PCU_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SPR_PCU_CAPS_DEVICE_ID, 0x325b);
	check_spr_pcu_box_ctl(run);
	check_spr_pcu_ctl(run);
	check_spr_pcu_ctr(run);
	check_spr_pcu_capid6(run);
	check_spr_pcu_capid7(run);
}

static void check_spr_rapl_unit(struct run *run)
{
	RESET(spr_rapl_unit, SPR_RAPL_UNIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, spr_rapl_unit, (), 1, 1, 0,
	     0x606);
	RO(spr_rapl_unit, tu, SPR_RAPL_UNIT_TU, uint64_t, UINT64_C(0x00000000000f0000), 16, 4);
	RO(spr_rapl_unit, esu, SPR_RAPL_UNIT_ESU, uint64_t, UINT64_C(0x0000000000001f00), 8, 5);
	RO(spr_rapl_unit, pu, SPR_RAPL_UNIT_PU, uint64_t, UINT64_C(0x000000000000000f), 0, 4);
}

static void check_spr_rapl_pkg_energy(struct run *run)
{
	RESET(spr_rapl_pkg_energy, SPR_RAPL_PKG_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, spr_rapl_pkg_energy, (), 1, 1, 0,
	     0x611);
	RO(spr_rapl_pkg_energy, used, SPR_RAPL_PKG_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_spr_rapl_dram_energy(struct run *run)
{
	RESET(spr_rapl_dram_energy, SPR_RAPL_DRAM_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, spr_rapl_dram_energy, (), 1, 1, 0,
	     0x619);
	RO(spr_rapl_dram_energy, used, SPR_RAPL_DRAM_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_box_spr_rapl(struct run *run)
{
	IS(SPR_RAPL_INSTANCES, 1);
	IS(SPR_RAPL_PKG_COUNTERS, 1);
	IS(SPR_RAPL_PKG_WIDTH, 32);
	IS(SPR_RAPL_PKG_COUNT_MASK, 0xffffffff);
	IS(SPR_RAPL_DRAM_COUNTERS, 1);
	IS(SPR_RAPL_DRAM_WIDTH, 32);
	IS(SPR_RAPL_DRAM_COUNT_MASK, 0xffffffff);
	check_spr_rapl_unit(run);
	check_spr_rapl_pkg_energy(run);
	check_spr_rapl_dram_energy(run);
}

static void check_spr_ufs_limit(struct run *run)
{
	RESET(spr_ufs_limit, SPR_UFS_LIMIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, spr_ufs_limit, (), 1, 1, 0,
	     0x620);
	RW(spr_ufs_limit, min_ratio, SPR_UFS_LIMIT_MIN_RATIO, uint64_t, UINT64_C(0x0000000000007f00), 8, 7, 0xffffffffffff80ff);
	RW(spr_ufs_limit, max_ratio, SPR_UFS_LIMIT_MAX_RATIO, uint64_t, UINT64_C(0x000000000000007f), 0, 7, 0xffffffffffffff80);
}

static void check_spr_ufs_status(struct run *run)
{
	RESET(spr_ufs_status, SPR_UFS_STATUS, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, spr_ufs_status, (), 1, 1, 0,
	     0x621);
	RO(spr_ufs_status, ratio, SPR_UFS_STATUS_RATIO, uint64_t, UINT64_C(0x000000000000007f), 0, 7);
}

static void check_box_spr_ufs(struct run *run)
{
	IS(SPR_UFS_INSTANCES, 1);
	check_spr_ufs_limit(run);
	check_spr_ufs_status(run);
}

static void check_spr_iio_box_ctl(struct run *run)
{
	RESET(spr_iio_box_ctl, SPR_IIO_BOX_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, spr_iio_box_ctl, (n), 12, 1, 0,
	     0x3000,
	     0x3010,
	     0x3020,
	     0x3030,
	     0x3040,
	     0x3050,
	     0x3060,
	     0x3070,
	     0x3080,
	     0x3090,
	     0x30a0,
	     0x30b0);
	REFUSES(msr_bits, spr_iio_box_ctl, SPR_IIO_INSTANCES, (past));
	WO(spr_iio_box_ctl, rst_ctrs, SPR_IIO_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(spr_iio_box_ctl, rst_ctrl, SPR_IIO_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(spr_iio_box_ctl, frz, SPR_IIO_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_spr_iio_ctl(struct run *run)
{
	RESET(spr_iio_ctl, SPR_IIO_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_IIO_CTL_MUST_ZERO, 0x600000);
	IS(SPR_IIO_CTL_COUNT, 0x4);
	ADDR(msr_bits, spr_iio_ctl, (n, i), 12, 4, 0,
	     0x3002, 0x3003, 0x3004, 0x3005,
	     0x3012, 0x3013, 0x3014, 0x3015,
	     0x3022, 0x3023, 0x3024, 0x3025,
	     0x3032, 0x3033, 0x3034, 0x3035,
	     0x3042, 0x3043, 0x3044, 0x3045,
	     0x3052, 0x3053, 0x3054, 0x3055,
	     0x3062, 0x3063, 0x3064, 0x3065,
	     0x3072, 0x3073, 0x3074, 0x3075,
	     0x3082, 0x3083, 0x3084, 0x3085,
	     0x3092, 0x3093, 0x3094, 0x3095,
	     0x30a2, 0x30a3, 0x30a4, 0x30a5,
	     0x30b2, 0x30b3, 0x30b4, 0x30b5);
	REFUSES(msr_bits, spr_iio_ctl, SPR_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, spr_iio_ctl, SPR_IIO_CTL_COUNT, (0, past));
	RW(spr_iio_ctl, fc_mask, SPR_IIO_CTL_FC_MASK, uint64_t, UINT64_C(0x0007000000000000), 48, 3, 0xfff8ffffffffffff);
	VALUES(SPR_IIO_CTL_FC_MASK, 0x7u,
	       { SPR_IIO_CTL_FC_MASK_POSTED, 0x1 },
	       { SPR_IIO_CTL_FC_MASK_NON_POSTED, 0x2 },
	       { SPR_IIO_CTL_FC_MASK_COMPLETION, 0x4 },
	       { SPR_IIO_CTL_FC_MASK_ANY, 0x7 });
	RW(spr_iio_ctl, ch_mask, SPR_IIO_CTL_CH_MASK, uint64_t, UINT64_C(0x0000fff000000000), 36, 12, 0xffff000fffffffff);
	VALUES(SPR_IIO_CTL_CH_MASK, 0xfffu,
	       { SPR_IIO_CTL_CH_MASK_PART0, 0x1 },
	       { SPR_IIO_CTL_CH_MASK_PART1, 0x2 },
	       { SPR_IIO_CTL_CH_MASK_PART2, 0x4 },
	       { SPR_IIO_CTL_CH_MASK_PART3, 0x8 },
	       { SPR_IIO_CTL_CH_MASK_PART4, 0x10 },
	       { SPR_IIO_CTL_CH_MASK_PART5, 0x20 },
	       { SPR_IIO_CTL_CH_MASK_PART6, 0x40 },
	       { SPR_IIO_CTL_CH_MASK_PART7, 0x80 });
	RW(spr_iio_ctl, thresh, SPR_IIO_CTL_THRESH, uint64_t, UINT64_C(0x0000000fff000000), 24, 12, 0xfffffff000ffffff);
	RW(spr_iio_ctl, invert, SPR_IIO_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SPR_IIO_CTL_INVERT, 0x1u,
	       { SPR_IIO_CTL_INVERT_GE, 0x0 },
	       { SPR_IIO_CTL_INVERT_LT, 0x1 });
	RW(spr_iio_ctl, ov_en, SPR_IIO_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(spr_iio_ctl, edge_det, SPR_IIO_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(spr_iio_ctl, umask, SPR_IIO_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(spr_iio_ctl, ev_sel, SPR_IIO_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_spr_iio_ctr(struct run *run)
{
	RESET(spr_iio_ctr, SPR_IIO_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_IIO_CTR_COUNT, 0x4);
	ADDR(msr_bits, spr_iio_ctr, (n, i), 12, 4, 0,
	     0x3008, 0x3009, 0x300a, 0x300b,
	     0x3018, 0x3019, 0x301a, 0x301b,
	     0x3028, 0x3029, 0x302a, 0x302b,
	     0x3038, 0x3039, 0x303a, 0x303b,
	     0x3048, 0x3049, 0x304a, 0x304b,
	     0x3058, 0x3059, 0x305a, 0x305b,
	     0x3068, 0x3069, 0x306a, 0x306b,
	     0x3078, 0x3079, 0x307a, 0x307b,
	     0x3088, 0x3089, 0x308a, 0x308b,
	     0x3098, 0x3099, 0x309a, 0x309b,
	     0x30a8, 0x30a9, 0x30aa, 0x30ab,
	     0x30b8, 0x30b9, 0x30ba, 0x30bb);
	REFUSES(msr_bits, spr_iio_ctr, SPR_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, spr_iio_ctr, SPR_IIO_CTR_COUNT, (0, past));
	RW(spr_iio_ctr, event_count, SPR_IIO_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_spr_iio_clk_ctr(struct run *run)
{
	RESET(spr_iio_clk_ctr, SPR_IIO_CLK_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, spr_iio_clk_ctr, (n), 12, 1, 0,
	     0x340e,
	     0x341e,
	     0x342e,
	     0x343e,
	     0x344e,
	     0x345e,
	     0x346e,
	     0x347e,
	     0x348e,
	     0x349e,
	     0x34ae,
	     0x34be);
	REFUSES(msr_bits, spr_iio_clk_ctr, SPR_IIO_INSTANCES, (past));
	RO(spr_iio_clk_ctr, event_count, SPR_IIO_CLK_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_spr_iio_bw_in_ctr(struct run *run)
{
	RESET(spr_iio_bw_in_ctr, SPR_IIO_BW_IN_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_IIO_BW_IN_CTR_COUNT, 0x8);
	ADDR(msr_bits, spr_iio_bw_in_ctr, (n, i), 12, 8, 0,
	     0x3800, 0x3801, 0x3802, 0x3803, 0x3804, 0x3805, 0x3806, 0x3807,
	     0x3810, 0x3811, 0x3812, 0x3813, 0x3814, 0x3815, 0x3816, 0x3817,
	     0x3820, 0x3821, 0x3822, 0x3823, 0x3824, 0x3825, 0x3826, 0x3827,
	     0x3830, 0x3831, 0x3832, 0x3833, 0x3834, 0x3835, 0x3836, 0x3837,
	     0x3840, 0x3841, 0x3842, 0x3843, 0x3844, 0x3845, 0x3846, 0x3847,
	     0x3850, 0x3851, 0x3852, 0x3853, 0x3854, 0x3855, 0x3856, 0x3857,
	     0x3860, 0x3861, 0x3862, 0x3863, 0x3864, 0x3865, 0x3866, 0x3867,
	     0x3870, 0x3871, 0x3872, 0x3873, 0x3874, 0x3875, 0x3876, 0x3877,
	     0x3880, 0x3881, 0x3882, 0x3883, 0x3884, 0x3885, 0x3886, 0x3887,
	     0x3890, 0x3891, 0x3892, 0x3893, 0x3894, 0x3895, 0x3896, 0x3897,
	     0x38a0, 0x38a1, 0x38a2, 0x38a3, 0x38a4, 0x38a5, 0x38a6, 0x38a7,
	     0x38b0, 0x38b1, 0x38b2, 0x38b3, 0x38b4, 0x38b5, 0x38b6, 0x38b7);
	REFUSES(msr_bits, spr_iio_bw_in_ctr, SPR_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, spr_iio_bw_in_ctr, SPR_IIO_BW_IN_CTR_COUNT, (0, past));
	RO(spr_iio_bw_in_ctr, event_count, SPR_IIO_BW_IN_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_spr_iio_bw_out_ctr(struct run *run)
{
	RESET(spr_iio_bw_out_ctr, SPR_IIO_BW_OUT_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_IIO_BW_OUT_CTR_COUNT, 0x8);
	ADDR(msr_bits, spr_iio_bw_out_ctr, (n, i), 12, 8, 0,
	     0x3808, 0x3809, 0x380a, 0x380b, 0x380c, 0x380d, 0x380e, 0x380f,
	     0x3818, 0x3819, 0x381a, 0x381b, 0x381c, 0x381d, 0x381e, 0x381f,
	     0x3828, 0x3829, 0x382a, 0x382b, 0x382c, 0x382d, 0x382e, 0x382f,
	     0x3838, 0x3839, 0x383a, 0x383b, 0x383c, 0x383d, 0x383e, 0x383f,
	     0x3848, 0x3849, 0x384a, 0x384b, 0x384c, 0x384d, 0x384e, 0x384f,
	     0x3858, 0x3859, 0x385a, 0x385b, 0x385c, 0x385d, 0x385e, 0x385f,
	     0x3868, 0x3869, 0x386a, 0x386b, 0x386c, 0x386d, 0x386e, 0x386f,
	     0x3878, 0x3879, 0x387a, 0x387b, 0x387c, 0x387d, 0x387e, 0x387f,
	     0x3888, 0x3889, 0x388a, 0x388b, 0x388c, 0x388d, 0x388e, 0x388f,
	     0x3898, 0x3899, 0x389a, 0x389b, 0x389c, 0x389d, 0x389e, 0x389f,
	     0x38a8, 0x38a9, 0x38aa, 0x38ab, 0x38ac, 0x38ad, 0x38ae, 0x38af,
	     0x38b8, 0x38b9, 0x38ba, 0x38bb, 0x38bc, 0x38bd, 0x38be, 0x38bf);
	REFUSES(msr_bits, spr_iio_bw_out_ctr, SPR_IIO_INSTANCES, (past, 0));
	REFUSES(msr_bits, spr_iio_bw_out_ctr, SPR_IIO_BW_OUT_CTR_COUNT, (0, past));
	RO(spr_iio_bw_out_ctr, event_count, SPR_IIO_BW_OUT_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_box_spr_iio(struct run *run)
{
	IS(SPR_IIO_INSTANCES, 12);
	IS(SPR_IIO_GENERAL_COUNTERS, 4);
	IS(SPR_IIO_GENERAL_WIDTH, 48);
	IS(SPR_IIO_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SPR_IIO_CLOCK_COUNTERS, 1);
	IS(SPR_IIO_CLOCK_WIDTH, 48);
	IS(SPR_IIO_CLOCK_COUNT_MASK, 0xffffffffffff);
	IS(SPR_IIO_BW_IN_COUNTERS, 8);
	IS(SPR_IIO_BW_IN_WIDTH, 48);
	IS(SPR_IIO_BW_IN_COUNT_MASK, 0xffffffffffff);
	IS(SPR_IIO_BW_OUT_COUNTERS, 8);
	IS(SPR_IIO_BW_OUT_WIDTH, 48);
	IS(SPR_IIO_BW_OUT_COUNT_MASK, 0xffffffffffff);
	check_spr_iio_box_ctl(run);
	check_spr_iio_ctl(run);
	check_spr_iio_ctr(run);
	check_spr_iio_clk_ctr(run);
	check_spr_iio_bw_in_ctr(run);
	check_spr_iio_bw_out_ctr(run);
}

static void check_spr_irp_box_ctl(struct run *run)
{
	RESET(spr_irp_box_ctl, SPR_IRP_BOX_CTL, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, spr_irp_box_ctl, (n), 12, 1, 0,
	     0x3400,
	     0x3410,
	     0x3420,
	     0x3430,
	     0x3440,
	     0x3450,
	     0x3460,
	     0x3470,
	     0x3480,
	     0x3490,
	     0x34a0,
	     0x34b0);
	REFUSES(msr_bits, spr_irp_box_ctl, SPR_IRP_INSTANCES, (past));
	WO(spr_irp_box_ctl, rst_ctrs, SPR_IRP_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(spr_irp_box_ctl, rst_ctrl, SPR_IRP_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(spr_irp_box_ctl, frz, SPR_IRP_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_spr_irp_ctl(struct run *run)
{
	RESET(spr_irp_ctl, SPR_IRP_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_IRP_CTL_MUST_ZERO, 0x600000);
	IS(SPR_IRP_CTL_COUNT, 0x2);
	ADDR(msr_bits, spr_irp_ctl, (n, i), 12, 2, 0,
	     0x3402, 0x3403,
	     0x3412, 0x3413,
	     0x3422, 0x3423,
	     0x3432, 0x3433,
	     0x3442, 0x3443,
	     0x3452, 0x3453,
	     0x3462, 0x3463,
	     0x3472, 0x3473,
	     0x3482, 0x3483,
	     0x3492, 0x3493,
	     0x34a2, 0x34a3,
	     0x34b2, 0x34b3);
	REFUSES(msr_bits, spr_irp_ctl, SPR_IRP_INSTANCES, (past, 0));
	REFUSES(msr_bits, spr_irp_ctl, SPR_IRP_CTL_COUNT, (0, past));
	PIECES(SPR_IRP_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(spr_irp_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(spr_irp_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(spr_irp_ctl, thresh, SPR_IRP_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(spr_irp_ctl, invert, SPR_IRP_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SPR_IRP_CTL_INVERT, 0x1u,
	       { SPR_IRP_CTL_INVERT_GE, 0x0 },
	       { SPR_IRP_CTL_INVERT_LT, 0x1 });
	RW(spr_irp_ctl, ov_en, SPR_IRP_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(spr_irp_ctl, edge_det, SPR_IRP_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(spr_irp_ctl, ev_sel, SPR_IRP_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_spr_irp_ctr(struct run *run)
{
	RESET(spr_irp_ctr, SPR_IRP_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_IRP_CTR_COUNT, 0x2);
	ADDR(msr_bits, spr_irp_ctr, (n, i), 12, 2, 0,
	     0x3408, 0x3409,
	     0x3418, 0x3419,
	     0x3428, 0x3429,
	     0x3438, 0x3439,
	     0x3448, 0x3449,
	     0x3458, 0x3459,
	     0x3468, 0x3469,
	     0x3478, 0x3479,
	     0x3488, 0x3489,
	     0x3498, 0x3499,
	     0x34a8, 0x34a9,
	     0x34b8, 0x34b9);
	REFUSES(msr_bits, spr_irp_ctr, SPR_IRP_INSTANCES, (past, 0));
	REFUSES(msr_bits, spr_irp_ctr, SPR_IRP_CTR_COUNT, (0, past));
	RW(spr_irp_ctr, event_count, SPR_IRP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_spr_irp(struct run *run)
{
	IS(SPR_IRP_INSTANCES, 12);
	IS(SPR_IRP_GENERAL_COUNTERS, 2);
	IS(SPR_IRP_GENERAL_WIDTH, 48);
	IS(SPR_IRP_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_spr_irp_box_ctl(run);
	check_spr_irp_ctl(run);
	check_spr_irp_ctr(run);
}

static void check_spr_m2pcie_box_ctl(struct run *run)
{
	RESET(spr_m2pcie_box_ctl, SPR_M2PCIE_BOX_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_M2PCIE_BOX_CTL_OFFSET, 0x0);
	WO(spr_m2pcie_box_ctl, rst_ctrs, SPR_M2PCIE_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(spr_m2pcie_box_ctl, rst_ctrl, SPR_M2PCIE_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(spr_m2pcie_box_ctl, frz, SPR_M2PCIE_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_spr_m2pcie_ctl(struct run *run)
{
	RESET(spr_m2pcie_ctl, SPR_M2PCIE_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_M2PCIE_CTL_MUST_ZERO, 0x600000);
	IS(SPR_M2PCIE_CTL_COUNT, 0x4);
	IS(SPR_M2PCIE_CTL_OFFSET, 0x0);
	PIECES(SPR_M2PCIE_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(spr_m2pcie_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(spr_m2pcie_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(spr_m2pcie_ctl, thresh, SPR_M2PCIE_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(spr_m2pcie_ctl, invert, SPR_M2PCIE_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SPR_M2PCIE_CTL_INVERT, 0x1u,
	       { SPR_M2PCIE_CTL_INVERT_GE, 0x0 },
	       { SPR_M2PCIE_CTL_INVERT_LT, 0x1 });
	RW(spr_m2pcie_ctl, ov_en, SPR_M2PCIE_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(spr_m2pcie_ctl, edge_det, SPR_M2PCIE_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(spr_m2pcie_ctl, ev_sel, SPR_M2PCIE_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_spr_m2pcie_ctr(struct run *run)
{
	RESET(spr_m2pcie_ctr, SPR_M2PCIE_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_M2PCIE_CTR_COUNT, 0x4);
	IS(SPR_M2PCIE_CTR_OFFSET, 0x0);
	RW(spr_m2pcie_ctr, event_count, SPR_M2PCIE_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_spr_m2pcie(struct run *run)
{
	IS(SPR_M2PCIE_INSTANCES, 12);
	IS(SPR_M2PCIE_GENERAL_COUNTERS, 4);
	IS(SPR_M2PCIE_GENERAL_WIDTH, 48);
	IS(SPR_M2PCIE_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_spr_m2pcie_box_ctl(run);
	check_spr_m2pcie_ctl(run);
	check_spr_m2pcie_ctr(run);
}

static void check_spr_memmap_base(struct run *run)
{
	RESET(spr_memmap_base, SPR_MEMMAP_BASE, 0x00000000u);
	ADDR(pci_bits, spr_memmap_base, (), 1, 1, 0,
	     0x100d0);
	RO(spr_memmap_base, base, SPR_MEMMAP_BASE_BASE, uint32_t, 0x1fffffffu, 0, 29);
}

static void check_spr_memmap_mem(struct run *run)
{
	RESET(spr_memmap_mem, SPR_MEMMAP_MEM, 0x00000000u);
	IS(SPR_MEMMAP_MEM_COUNT, 0x4);
	ADDR(pci_bits, spr_memmap_mem, (i), 1, 4, 0,
	     0x100d8, 0x100dc, 0x100e0, 0x100e4);
	REFUSES(pci_bits, spr_memmap_mem, SPR_MEMMAP_MEM_COUNT, (past));
	RO(spr_memmap_mem, mem, SPR_MEMMAP_MEM_MEM, uint32_t, 0x000007ffu, 0, 11);
}

static void check_box_spr_memmap(struct run *run)
{
	IS(SPR_MEMMAP_INSTANCES, 1);
	IS(SPR_MEMMAP_MAP_DEVICE_ID, 0x3251);
	check_spr_memmap_base(run);
	check_spr_memmap_mem(run);
}

static void check_spr_imc_box_ctl(struct run *run)
{
	RESET(spr_imc_box_ctl, SPR_IMC_BOX_CTL, 0x00000000u);
	ADDR(mmio_bits, spr_imc_box_ctl, (), 1, 1, 0,
	     0x0);
	LOAD(spr_imc_box_ctl, uint32_t, (&window), 1,
	     0x0);
	STORE(spr_imc_box_ctl, uint32_t, (&window, zeros), 1,
	     0x0);
	WO(spr_imc_box_ctl, rst_ctrs, SPR_IMC_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(spr_imc_box_ctl, rst_ctrl, SPR_IMC_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(spr_imc_box_ctl, frz, SPR_IMC_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_spr_imc_ctl(struct run *run)
{
	RESET(spr_imc_ctl, SPR_IMC_CTL, 0x00000000u);
	IS(SPR_IMC_CTL_MUST_ZERO, 0x600000);
	IS(SPR_IMC_CTL_COUNT, 0x4);
	ADDR(mmio_bits, spr_imc_ctl, (i), 1, 4, 0,
	     0x40, 0x44, 0x48, 0x4c);
	REFUSES(mmio_bits, spr_imc_ctl, SPR_IMC_CTL_COUNT, (past));
	LOAD(spr_imc_ctl, uint32_t, (&window, i), 4,
	     0x40, 0x44, 0x48, 0x4c);
	STORE(spr_imc_ctl, uint32_t, (&window, i, zeros), 4,
	     0x40, 0x44, 0x48, 0x4c);
	RW(spr_imc_ctl, thresh, SPR_IMC_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(spr_imc_ctl, invert, SPR_IMC_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SPR_IMC_CTL_INVERT, 0x1u,
	       { SPR_IMC_CTL_INVERT_GE, 0x0 },
	       { SPR_IMC_CTL_INVERT_LT, 0x1 });
	RW(spr_imc_ctl, ov_en, SPR_IMC_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(spr_imc_ctl, edge_det, SPR_IMC_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	RW(spr_imc_ctl, umask, SPR_IMC_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(spr_imc_ctl, ev_sel, SPR_IMC_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_spr_imc_ctr(struct run *run)
{
	RESET(spr_imc_ctr, SPR_IMC_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_IMC_CTR_COUNT, 0x4);
	ADDR(mmio_bits, spr_imc_ctr, (i), 1, 4, 0,
	     0x8, 0x10, 0x18, 0x20);
	REFUSES(mmio_bits, spr_imc_ctr, SPR_IMC_CTR_COUNT, (past));
	LOAD(spr_imc_ctr, uint64_t, (&window, i), 4,
	     0x8, 0x10, 0x18, 0x20);
	STORE(spr_imc_ctr, uint64_t, (&window, i, zeros), 4,
	     0x8, 0x10, 0x18, 0x20);
	RW(spr_imc_ctr, event_count, SPR_IMC_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_spr_imc_fixed_ctl(struct run *run)
{
	RESET(spr_imc_fixed_ctl, SPR_IMC_FIXED_CTL, 0x00000000u);
	ADDR(mmio_bits, spr_imc_fixed_ctl, (), 1, 1, 0,
	     0x54);
	LOAD(spr_imc_fixed_ctl, uint32_t, (&window), 1,
	     0x54);
	STORE(spr_imc_fixed_ctl, uint32_t, (&window, zeros), 1,
	     0x54);
	RW(spr_imc_fixed_ctl, en, SPR_IMC_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
}

static void check_spr_imc_fixed_ctr(struct run *run)
{
	RESET(spr_imc_fixed_ctr, SPR_IMC_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(mmio_bits, spr_imc_fixed_ctr, (), 1, 1, 0,
	     0x38);
	LOAD(spr_imc_fixed_ctr, uint64_t, (&window), 1,
	     0x38);
	STORE(spr_imc_fixed_ctr, uint64_t, (&window, zeros), 1,
	     0x38);
	RW(spr_imc_fixed_ctr, event_count, SPR_IMC_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_spr_imc(struct run *run)
{
	IS(SPR_IMC_INSTANCES, 8);
	IS(SPR_IMC_GENERAL_COUNTERS, 4);
	IS(SPR_IMC_GENERAL_WIDTH, 48);
	IS(SPR_IMC_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SPR_IMC_FIXED_COUNTERS, 1);
	IS(SPR_IMC_FIXED_WIDTH, 48);
	IS(SPR_IMC_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(SPR_IMC_CHANNEL_SIZE, 0x4000);
	BASES("spr_imc_channel_base", spr_imc_channel_base(0x0, 0x0, n), spr_imc_channel_base(0x1fffffff, 0x7ff, n), 8,
	      { UINT64_C(0x22800), UINT64_C(0x10000000021800) },
	      { UINT64_C(0x2a800), UINT64_C(0x10000000029800) },
	      { UINT64_C(0x22800), UINT64_C(0x10000000021800) },
	      { UINT64_C(0x2a800), UINT64_C(0x10000000029800) },
	      { UINT64_C(0x22800), UINT64_C(0x10000000021800) },
	      { UINT64_C(0x2a800), UINT64_C(0x10000000029800) },
	      { UINT64_C(0x22800), UINT64_C(0x10000000021800) },
	      { UINT64_C(0x2a800), UINT64_C(0x10000000029800) });
	TOO_WIDE("spr_imc_channel_base", spr_imc_channel_base(over, 0x0, 0), UINT64_C(0x1fffffff));
	TOO_WIDE("spr_imc_channel_base", spr_imc_channel_base(0x0, over, 0), UINT64_C(0x7ff));
	check_spr_imc_box_ctl(run);
	check_spr_imc_ctl(run);
	check_spr_imc_ctr(run);
	check_spr_imc_fixed_ctl(run);
	check_spr_imc_fixed_ctr(run);
}

static void check_spr_imc_free_dclk_ctr(struct run *run)
{
	RESET(spr_imc_free_dclk_ctr, SPR_IMC_FREE_DCLK_CTR, UINT64_C(0x0000000000000000));
	ADDR(mmio_bits, spr_imc_free_dclk_ctr, (), 1, 1, 0,
	     0x22b0);
	LOAD(spr_imc_free_dclk_ctr, uint64_t, (&window), 1,
	     0x22b0);
	RO(spr_imc_free_dclk_ctr, event_count, SPR_IMC_FREE_DCLK_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_spr_imc_free_pq_ctr(struct run *run)
{
	RESET(spr_imc_free_pq_ctr, SPR_IMC_FREE_PQ_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_IMC_FREE_PQ_CTR_COUNT, 0x2);
	ADDR(mmio_bits, spr_imc_free_pq_ctr, (i), 1, 2, 0,
	     0x2318, 0x2320);
	REFUSES(mmio_bits, spr_imc_free_pq_ctr, SPR_IMC_FREE_PQ_CTR_COUNT, (past));
	LOAD(spr_imc_free_pq_ctr, uint64_t, (&window, i), 2,
	     0x2318, 0x2320);
	RO(spr_imc_free_pq_ctr, event_count, SPR_IMC_FREE_PQ_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48);
}

static void check_box_spr_imc_free(struct run *run)
{
	IS(SPR_IMC_FREE_INSTANCES, 4);
	IS(SPR_IMC_FREE_DCLK_COUNTERS, 1);
	IS(SPR_IMC_FREE_DCLK_WIDTH, 48);
	IS(SPR_IMC_FREE_DCLK_COUNT_MASK, 0xffffffffffff);
	IS(SPR_IMC_FREE_PQ_COUNTERS, 2);
	IS(SPR_IMC_FREE_PQ_WIDTH, 48);
	IS(SPR_IMC_FREE_PQ_COUNT_MASK, 0xffffffffffff);
	IS(SPR_IMC_FREE_CONTROLLER_SIZE, 0x2800);
	BASES("spr_imc_free_controller_base", spr_imc_free_controller_base(0x0, 0x0), spr_imc_free_controller_base(0x1fffffff, 0x7ff), 1,
	      { UINT64_C(0x0), UINT64_C(0xffffffffff000) });
	TOO_WIDE("spr_imc_free_controller_base", spr_imc_free_controller_base(over, 0x0), UINT64_C(0x1fffffff));
	TOO_WIDE("spr_imc_free_controller_base", spr_imc_free_controller_base(0x0, over), UINT64_C(0x7ff));
	check_spr_imc_free_dclk_ctr(run);
	check_spr_imc_free_pq_ctr(run);
}

static void check_spr_m2m_box_ctl(struct run *run)
{
	RESET(spr_m2m_box_ctl, SPR_M2M_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, spr_m2m_box_ctl, (n), 4, 1, 0,
	     0xc000438,
	     0xd000438,
	     0xe000438,
	     0xf000438);
	REFUSES(pci_bits, spr_m2m_box_ctl, SPR_M2M_INSTANCES, (past));
	WO(spr_m2m_box_ctl, rst_ctrs, SPR_M2M_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(spr_m2m_box_ctl, rst_ctrl, SPR_M2M_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(spr_m2m_box_ctl, frz, SPR_M2M_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_spr_m2m_ctl(struct run *run)
{
	RESET(spr_m2m_ctl, SPR_M2M_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_M2M_CTL_MUST_ZERO, 0x600000);
	IS(SPR_M2M_CTL_COUNT, 0x4);
	ADDR(pci_bits, spr_m2m_ctl, (n, i), 4, 4, 0,
	     0xc000468, 0xc000470, 0xc000478, 0xc000480,
	     0xd000468, 0xd000470, 0xd000478, 0xd000480,
	     0xe000468, 0xe000470, 0xe000478, 0xe000480,
	     0xf000468, 0xf000470, 0xf000478, 0xf000480);
	HIGH(spr_m2m_ctl, (n, i), 4, 4);
	REFUSES(pci_bits, spr_m2m_ctl, SPR_M2M_INSTANCES, (past, 0));
	REFUSES(pci_bits, spr_m2m_ctl, SPR_M2M_CTL_COUNT, (0, past));
	PIECES(SPR_M2M_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(spr_m2m_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(spr_m2m_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(spr_m2m_ctl, thresh, SPR_M2M_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(spr_m2m_ctl, invert, SPR_M2M_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SPR_M2M_CTL_INVERT, 0x1u,
	       { SPR_M2M_CTL_INVERT_GE, 0x0 },
	       { SPR_M2M_CTL_INVERT_LT, 0x1 });
	RW(spr_m2m_ctl, ov_en, SPR_M2M_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(spr_m2m_ctl, edge_det, SPR_M2M_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(spr_m2m_ctl, ev_sel, SPR_M2M_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_spr_m2m_ctr(struct run *run)
{
	RESET(spr_m2m_ctr, SPR_M2M_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_M2M_CTR_COUNT, 0x4);
	ADDR(pci_bits, spr_m2m_ctr, (n, i), 4, 4, 0,
	     0xc000440, 0xc000448, 0xc000450, 0xc000458,
	     0xd000440, 0xd000448, 0xd000450, 0xd000458,
	     0xe000440, 0xe000448, 0xe000450, 0xe000458,
	     0xf000440, 0xf000448, 0xf000450, 0xf000458);
	HIGH(spr_m2m_ctr, (n, i), 4, 4);
	REFUSES(pci_bits, spr_m2m_ctr, SPR_M2M_INSTANCES, (past, 0));
	REFUSES(pci_bits, spr_m2m_ctr, SPR_M2M_CTR_COUNT, (0, past));
	RW(spr_m2m_ctr, event_count, SPR_M2M_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_spr_m2m(struct run *run)
{
	IS(SPR_M2M_INSTANCES, 4);
	IS(SPR_M2M_GENERAL_COUNTERS, 4);
	IS(SPR_M2M_GENERAL_WIDTH, 48);
	IS(SPR_M2M_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SPR_M2M_PMON_DEVICE_ID_0, 0x324a);
	IS(SPR_M2M_PMON_DEVICE_ID_1, 0x324a);
	IS(SPR_M2M_PMON_DEVICE_ID_2, 0x324a);
	IS(SPR_M2M_PMON_DEVICE_ID_3, 0x324a);
	check_spr_m2m_box_ctl(run);
	check_spr_m2m_ctl(run);
	check_spr_m2m_ctr(run);
}

static void check_spr_mchbm_box_ctl(struct run *run)
{
	RESET(spr_mchbm_box_ctl, SPR_MCHBM_BOX_CTL, 0x00000000u);
	IS(SPR_MCHBM_BOX_CTL_OFFSET, 0x0);
	WO(spr_mchbm_box_ctl, rst_ctrs, SPR_MCHBM_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(spr_mchbm_box_ctl, rst_ctrl, SPR_MCHBM_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(spr_mchbm_box_ctl, frz, SPR_MCHBM_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_spr_mchbm_ctl(struct run *run)
{
	RESET(spr_mchbm_ctl, SPR_MCHBM_CTL, 0x00000000u);
	IS(SPR_MCHBM_CTL_MUST_ZERO, 0x600000);
	IS(SPR_MCHBM_CTL_COUNT, 0x4);
	IS(SPR_MCHBM_CTL_OFFSET, 0x0);
	RW(spr_mchbm_ctl, thresh, SPR_MCHBM_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(spr_mchbm_ctl, invert, SPR_MCHBM_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SPR_MCHBM_CTL_INVERT, 0x1u,
	       { SPR_MCHBM_CTL_INVERT_GE, 0x0 },
	       { SPR_MCHBM_CTL_INVERT_LT, 0x1 });
	RW(spr_mchbm_ctl, ov_en, SPR_MCHBM_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(spr_mchbm_ctl, edge_det, SPR_MCHBM_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	RW(spr_mchbm_ctl, umask, SPR_MCHBM_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(spr_mchbm_ctl, ev_sel, SPR_MCHBM_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_spr_mchbm_ctr(struct run *run)
{
	RESET(spr_mchbm_ctr, SPR_MCHBM_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_MCHBM_CTR_COUNT, 0x4);
	IS(SPR_MCHBM_CTR_OFFSET, 0x0);
	RW(spr_mchbm_ctr, event_count, SPR_MCHBM_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_spr_mchbm(struct run *run)
{
	IS(SPR_MCHBM_INSTANCES, 32);
	IS(SPR_MCHBM_GENERAL_COUNTERS, 4);
	IS(SPR_MCHBM_GENERAL_WIDTH, 48);
	IS(SPR_MCHBM_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_spr_mchbm_box_ctl(run);
	check_spr_mchbm_ctl(run);
	check_spr_mchbm_ctr(run);
}

static void check_spr_m2hbm_box_ctl(struct run *run)
{
	RESET(spr_m2hbm_box_ctl, SPR_M2HBM_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, spr_m2hbm_box_ctl, (n), 16, 1, 0,
	     0xc010438,
	     0xd010438,
	     0xe010438,
	     0xf010438,
	     0xc020438,
	     0xd020438,
	     0xe020438,
	     0xf020438,
	     0xc030438,
	     0xd030438,
	     0xe030438,
	     0xf030438,
	     0xc040438,
	     0xd040438,
	     0xe040438,
	     0xf040438);
	REFUSES(pci_bits, spr_m2hbm_box_ctl, SPR_M2HBM_INSTANCES, (past));
	WO(spr_m2hbm_box_ctl, rst_ctrs, SPR_M2HBM_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(spr_m2hbm_box_ctl, rst_ctrl, SPR_M2HBM_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(spr_m2hbm_box_ctl, frz, SPR_M2HBM_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_spr_m2hbm_ctl(struct run *run)
{
	RESET(spr_m2hbm_ctl, SPR_M2HBM_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_M2HBM_CTL_MUST_ZERO, 0x600000);
	IS(SPR_M2HBM_CTL_COUNT, 0x4);
	ADDR(pci_bits, spr_m2hbm_ctl, (n, i), 16, 4, 0,
	     0xc010468, 0xc010470, 0xc010478, 0xc010480,
	     0xd010468, 0xd010470, 0xd010478, 0xd010480,
	     0xe010468, 0xe010470, 0xe010478, 0xe010480,
	     0xf010468, 0xf010470, 0xf010478, 0xf010480,
	     0xc020468, 0xc020470, 0xc020478, 0xc020480,
	     0xd020468, 0xd020470, 0xd020478, 0xd020480,
	     0xe020468, 0xe020470, 0xe020478, 0xe020480,
	     0xf020468, 0xf020470, 0xf020478, 0xf020480,
	     0xc030468, 0xc030470, 0xc030478, 0xc030480,
	     0xd030468, 0xd030470, 0xd030478, 0xd030480,
	     0xe030468, 0xe030470, 0xe030478, 0xe030480,
	     0xf030468, 0xf030470, 0xf030478, 0xf030480,
	     0xc040468, 0xc040470, 0xc040478, 0xc040480,
	     0xd040468, 0xd040470, 0xd040478, 0xd040480,
	     0xe040468, 0xe040470, 0xe040478, 0xe040480,
	     0xf040468, 0xf040470, 0xf040478, 0xf040480);
	HIGH(spr_m2hbm_ctl, (n, i), 16, 4);
	REFUSES(pci_bits, spr_m2hbm_ctl, SPR_M2HBM_INSTANCES, (past, 0));
	REFUSES(pci_bits, spr_m2hbm_ctl, SPR_M2HBM_CTL_COUNT, (0, past));
	PIECES(SPR_M2HBM_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(spr_m2hbm_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(spr_m2hbm_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(spr_m2hbm_ctl, thresh, SPR_M2HBM_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(spr_m2hbm_ctl, invert, SPR_M2HBM_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SPR_M2HBM_CTL_INVERT, 0x1u,
	       { SPR_M2HBM_CTL_INVERT_GE, 0x0 },
	       { SPR_M2HBM_CTL_INVERT_LT, 0x1 });
	RW(spr_m2hbm_ctl, ov_en, SPR_M2HBM_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(spr_m2hbm_ctl, edge_det, SPR_M2HBM_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(spr_m2hbm_ctl, ev_sel, SPR_M2HBM_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_spr_m2hbm_ctr(struct run *run)
{
	RESET(spr_m2hbm_ctr, SPR_M2HBM_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_M2HBM_CTR_COUNT, 0x4);
	ADDR(pci_bits, spr_m2hbm_ctr, (n, i), 16, 4, 0,
	     0xc010440, 0xc010448, 0xc010450, 0xc010458,
	     0xd010440, 0xd010448, 0xd010450, 0xd010458,
	     0xe010440, 0xe010448, 0xe010450, 0xe010458,
	     0xf010440, 0xf010448, 0xf010450, 0xf010458,
	     0xc020440, 0xc020448, 0xc020450, 0xc020458,
	     0xd020440, 0xd020448, 0xd020450, 0xd020458,
	     0xe020440, 0xe020448, 0xe020450, 0xe020458,
	     0xf020440, 0xf020448, 0xf020450, 0xf020458,
	     0xc030440, 0xc030448, 0xc030450, 0xc030458,
	     0xd030440, 0xd030448, 0xd030450, 0xd030458,
	     0xe030440, 0xe030448, 0xe030450, 0xe030458,
	     0xf030440, 0xf030448, 0xf030450, 0xf030458,
	     0xc040440, 0xc040448, 0xc040450, 0xc040458,
	     0xd040440, 0xd040448, 0xd040450, 0xd040458,
	     0xe040440, 0xe040448, 0xe040450, 0xe040458,
	     0xf040440, 0xf040448, 0xf040450, 0xf040458);
	HIGH(spr_m2hbm_ctr, (n, i), 16, 4);
	REFUSES(pci_bits, spr_m2hbm_ctr, SPR_M2HBM_INSTANCES, (past, 0));
	REFUSES(pci_bits, spr_m2hbm_ctr, SPR_M2HBM_CTR_COUNT, (0, past));
	RW(spr_m2hbm_ctr, event_count, SPR_M2HBM_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_spr_m2hbm(struct run *run)
{
	IS(SPR_M2HBM_INSTANCES, 16);
	IS(SPR_M2HBM_GENERAL_COUNTERS, 4);
	IS(SPR_M2HBM_GENERAL_WIDTH, 48);
	IS(SPR_M2HBM_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SPR_M2HBM_PMON_DEVICE_ID_0, 0x324a);
	IS(SPR_M2HBM_PMON_DEVICE_ID_1, 0x324a);
	IS(SPR_M2HBM_PMON_DEVICE_ID_2, 0x324a);
	IS(SPR_M2HBM_PMON_DEVICE_ID_3, 0x324a);
	IS(SPR_M2HBM_PMON_DEVICE_ID_4, 0x324a);
	IS(SPR_M2HBM_PMON_DEVICE_ID_5, 0x324a);
	IS(SPR_M2HBM_PMON_DEVICE_ID_6, 0x324a);
	IS(SPR_M2HBM_PMON_DEVICE_ID_7, 0x324a);
	IS(SPR_M2HBM_PMON_DEVICE_ID_8, 0x324a);
	IS(SPR_M2HBM_PMON_DEVICE_ID_9, 0x324a);
	IS(SPR_M2HBM_PMON_DEVICE_ID_10, 0x324a);
	IS(SPR_M2HBM_PMON_DEVICE_ID_11, 0x324a);
	IS(SPR_M2HBM_PMON_DEVICE_ID_12, 0x324a);
	IS(SPR_M2HBM_PMON_DEVICE_ID_13, 0x324a);
	IS(SPR_M2HBM_PMON_DEVICE_ID_14, 0x324a);
	IS(SPR_M2HBM_PMON_DEVICE_ID_15, 0x324a);
	check_spr_m2hbm_box_ctl(run);
	check_spr_m2hbm_ctl(run);
	check_spr_m2hbm_ctr(run);
}

static void check_spr_upi_box_ctl(struct run *run)
{
	RESET(spr_upi_box_ctl, SPR_UPI_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, spr_upi_box_ctl, (n), 4, 1, 0,
	     0x1010318,
	     0x2010318,
	     0x3010318,
	     0x4010318);
	REFUSES(pci_bits, spr_upi_box_ctl, SPR_UPI_INSTANCES, (past));
	WO(spr_upi_box_ctl, rst_ctrs, SPR_UPI_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(spr_upi_box_ctl, rst_ctrl, SPR_UPI_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(spr_upi_box_ctl, frz, SPR_UPI_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_spr_upi_ctl(struct run *run)
{
	RESET(spr_upi_ctl, SPR_UPI_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_UPI_CTL_MUST_ZERO, 0x600000);
	IS(SPR_UPI_CTL_COUNT, 0x4);
	ADDR(pci_bits, spr_upi_ctl, (n, i), 4, 4, 0,
	     0x1010350, 0x1010358, 0x1010360, 0x1010368,
	     0x2010350, 0x2010358, 0x2010360, 0x2010368,
	     0x3010350, 0x3010358, 0x3010360, 0x3010368,
	     0x4010350, 0x4010358, 0x4010360, 0x4010368);
	HIGH(spr_upi_ctl, (n, i), 4, 4);
	REFUSES(pci_bits, spr_upi_ctl, SPR_UPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, spr_upi_ctl, SPR_UPI_CTL_COUNT, (0, past));
	PIECES(SPR_UPI_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(spr_upi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(spr_upi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(spr_upi_ctl, thresh, SPR_UPI_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(spr_upi_ctl, invert, SPR_UPI_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SPR_UPI_CTL_INVERT, 0x1u,
	       { SPR_UPI_CTL_INVERT_GE, 0x0 },
	       { SPR_UPI_CTL_INVERT_LT, 0x1 });
	RW(spr_upi_ctl, ov_en, SPR_UPI_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(spr_upi_ctl, edge_det, SPR_UPI_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(spr_upi_ctl, ev_sel, SPR_UPI_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_spr_upi_ctr(struct run *run)
{
	RESET(spr_upi_ctr, SPR_UPI_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_UPI_CTR_COUNT, 0x4);
	ADDR(pci_bits, spr_upi_ctr, (n, i), 4, 4, 0,
	     0x1010320, 0x1010328, 0x1010330, 0x1010338,
	     0x2010320, 0x2010328, 0x2010330, 0x2010338,
	     0x3010320, 0x3010328, 0x3010330, 0x3010338,
	     0x4010320, 0x4010328, 0x4010330, 0x4010338);
	HIGH(spr_upi_ctr, (n, i), 4, 4);
	REFUSES(pci_bits, spr_upi_ctr, SPR_UPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, spr_upi_ctr, SPR_UPI_CTR_COUNT, (0, past));
	RW(spr_upi_ctr, event_count, SPR_UPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_spr_upi(struct run *run)
{
	IS(SPR_UPI_INSTANCES, 4);
	IS(SPR_UPI_GENERAL_COUNTERS, 4);
	IS(SPR_UPI_GENERAL_WIDTH, 48);
	IS(SPR_UPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SPR_UPI_PMON_DEVICE_ID_0, 0x3241);
	IS(SPR_UPI_PMON_DEVICE_ID_1, 0x3241);
	IS(SPR_UPI_PMON_DEVICE_ID_2, 0x3241);
	IS(SPR_UPI_PMON_DEVICE_ID_3, 0x3241);
	check_spr_upi_box_ctl(run);
	check_spr_upi_ctl(run);
	check_spr_upi_ctr(run);
}

static void check_spr_m3upi_box_ctl(struct run *run)
{
	RESET(spr_m3upi_box_ctl, SPR_M3UPI_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, spr_m3upi_box_ctl, (n), 4, 1, 0,
	     0x50100a0,
	     0x60100a0,
	     0x70100a0,
	     0x80100a0);
	REFUSES(pci_bits, spr_m3upi_box_ctl, SPR_M3UPI_INSTANCES, (past));
	WO(spr_m3upi_box_ctl, rst_ctrs, SPR_M3UPI_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(spr_m3upi_box_ctl, rst_ctrl, SPR_M3UPI_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(spr_m3upi_box_ctl, frz, SPR_M3UPI_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_spr_m3upi_ctl(struct run *run)
{
	RESET(spr_m3upi_ctl, SPR_M3UPI_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_M3UPI_CTL_MUST_ZERO, 0x600000);
	IS(SPR_M3UPI_CTL_COUNT, 0x4);
	ADDR(pci_bits, spr_m3upi_ctl, (n, i), 4, 4, 0,
	     0x50100d8, 0x50100e0, 0x50100e8, 0x50100f0,
	     0x60100d8, 0x60100e0, 0x60100e8, 0x60100f0,
	     0x70100d8, 0x70100e0, 0x70100e8, 0x70100f0,
	     0x80100d8, 0x80100e0, 0x80100e8, 0x80100f0);
	HIGH(spr_m3upi_ctl, (n, i), 4, 4);
	REFUSES(pci_bits, spr_m3upi_ctl, SPR_M3UPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, spr_m3upi_ctl, SPR_M3UPI_CTL_COUNT, (0, past));
	PIECES(SPR_M3UPI_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(spr_m3upi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(spr_m3upi_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(spr_m3upi_ctl, thresh, SPR_M3UPI_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(spr_m3upi_ctl, invert, SPR_M3UPI_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SPR_M3UPI_CTL_INVERT, 0x1u,
	       { SPR_M3UPI_CTL_INVERT_GE, 0x0 },
	       { SPR_M3UPI_CTL_INVERT_LT, 0x1 });
	RW(spr_m3upi_ctl, ov_en, SPR_M3UPI_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(spr_m3upi_ctl, edge_det, SPR_M3UPI_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(spr_m3upi_ctl, ev_sel, SPR_M3UPI_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_spr_m3upi_ctr(struct run *run)
{
	RESET(spr_m3upi_ctr, SPR_M3UPI_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_M3UPI_CTR_COUNT, 0x4);
	ADDR(pci_bits, spr_m3upi_ctr, (n, i), 4, 4, 0,
	     0x50100a8, 0x50100b0, 0x50100b8, 0x50100c0,
	     0x60100a8, 0x60100b0, 0x60100b8, 0x60100c0,
	     0x70100a8, 0x70100b0, 0x70100b8, 0x70100c0,
	     0x80100a8, 0x80100b0, 0x80100b8, 0x80100c0);
	HIGH(spr_m3upi_ctr, (n, i), 4, 4);
	REFUSES(pci_bits, spr_m3upi_ctr, SPR_M3UPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, spr_m3upi_ctr, SPR_M3UPI_CTR_COUNT, (0, past));
	RW(spr_m3upi_ctr, event_count, SPR_M3UPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_spr_m3upi(struct run *run)
{
	IS(SPR_M3UPI_INSTANCES, 4);
	IS(SPR_M3UPI_GENERAL_COUNTERS, 4);
	IS(SPR_M3UPI_GENERAL_WIDTH, 48);
	IS(SPR_M3UPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(SPR_M3UPI_PMON_DEVICE_ID_0, 0x3246);
	IS(SPR_M3UPI_PMON_DEVICE_ID_1, 0x3246);
	IS(SPR_M3UPI_PMON_DEVICE_ID_2, 0x3246);
	IS(SPR_M3UPI_PMON_DEVICE_ID_3, 0x3246);
	check_spr_m3upi_box_ctl(run);
	check_spr_m3upi_ctl(run);
	check_spr_m3upi_ctr(run);
}

static void check_spr_cxlcm_box_ctl(struct run *run)
{
	RESET(spr_cxlcm_box_ctl, SPR_CXLCM_BOX_CTL, 0x00000000u);
	IS(SPR_CXLCM_BOX_CTL_OFFSET, 0x0);
	WO(spr_cxlcm_box_ctl, rst_ctrs, SPR_CXLCM_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(spr_cxlcm_box_ctl, rst_ctrl, SPR_CXLCM_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(spr_cxlcm_box_ctl, frz, SPR_CXLCM_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_spr_cxlcm_ctl(struct run *run)
{
	RESET(spr_cxlcm_ctl, SPR_CXLCM_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_CXLCM_CTL_MUST_ZERO, 0x600000);
	IS(SPR_CXLCM_CTL_COUNT, 0x8);
	IS(SPR_CXLCM_CTL_OFFSET, 0x0);
	RW(spr_cxlcm_ctl, thresh, SPR_CXLCM_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(spr_cxlcm_ctl, invert, SPR_CXLCM_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SPR_CXLCM_CTL_INVERT, 0x1u,
	       { SPR_CXLCM_CTL_INVERT_GE, 0x0 },
	       { SPR_CXLCM_CTL_INVERT_LT, 0x1 });
	RW(spr_cxlcm_ctl, ov_en, SPR_CXLCM_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(spr_cxlcm_ctl, edge_det, SPR_CXLCM_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(spr_cxlcm_ctl, umask, SPR_CXLCM_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(spr_cxlcm_ctl, ev_sel, SPR_CXLCM_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_spr_cxlcm_ctr(struct run *run)
{
	RESET(spr_cxlcm_ctr, SPR_CXLCM_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_CXLCM_CTR_COUNT, 0x8);
	IS(SPR_CXLCM_CTR_OFFSET, 0x0);
	RW(spr_cxlcm_ctr, event_count, SPR_CXLCM_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_spr_cxlcm(struct run *run)
{
	IS(SPR_CXLCM_INSTANCES, 4);
	IS(SPR_CXLCM_GENERAL_COUNTERS, 8);
	IS(SPR_CXLCM_GENERAL_WIDTH, 48);
	IS(SPR_CXLCM_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_spr_cxlcm_box_ctl(run);
	check_spr_cxlcm_ctl(run);
	check_spr_cxlcm_ctr(run);
}

static void check_spr_cxldp_box_ctl(struct run *run)
{
	RESET(spr_cxldp_box_ctl, SPR_CXLDP_BOX_CTL, 0x00000000u);
	IS(SPR_CXLDP_BOX_CTL_OFFSET, 0x0);
	WO(spr_cxldp_box_ctl, rst_ctrs, SPR_CXLDP_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(spr_cxldp_box_ctl, rst_ctrl, SPR_CXLDP_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(spr_cxldp_box_ctl, frz, SPR_CXLDP_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_spr_cxldp_ctl(struct run *run)
{
	RESET(spr_cxldp_ctl, SPR_CXLDP_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_CXLDP_CTL_MUST_ZERO, 0x600000);
	IS(SPR_CXLDP_CTL_COUNT, 0x4);
	IS(SPR_CXLDP_CTL_OFFSET, 0x0);
	RW(spr_cxldp_ctl, thresh, SPR_CXLDP_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(spr_cxldp_ctl, invert, SPR_CXLDP_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SPR_CXLDP_CTL_INVERT, 0x1u,
	       { SPR_CXLDP_CTL_INVERT_GE, 0x0 },
	       { SPR_CXLDP_CTL_INVERT_LT, 0x1 });
	RW(spr_cxldp_ctl, ov_en, SPR_CXLDP_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(spr_cxldp_ctl, edge_det, SPR_CXLDP_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(spr_cxldp_ctl, umask, SPR_CXLDP_CTL_UMASK, uint64_t, UINT64_C(0x000000000000ff00), 8, 8, 0xffffffffffff00ff);
	RW(spr_cxldp_ctl, ev_sel, SPR_CXLDP_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_spr_cxldp_ctr(struct run *run)
{
	RESET(spr_cxldp_ctr, SPR_CXLDP_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_CXLDP_CTR_COUNT, 0x4);
	IS(SPR_CXLDP_CTR_OFFSET, 0x0);
	RW(spr_cxldp_ctr, event_count, SPR_CXLDP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_spr_cxldp(struct run *run)
{
	IS(SPR_CXLDP_INSTANCES, 4);
	IS(SPR_CXLDP_GENERAL_COUNTERS, 4);
	IS(SPR_CXLDP_GENERAL_WIDTH, 48);
	IS(SPR_CXLDP_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_spr_cxldp_box_ctl(run);
	check_spr_cxldp_ctl(run);
	check_spr_cxldp_ctr(run);
}

static void check_spr_mdf_box_ctl(struct run *run)
{
	RESET(spr_mdf_box_ctl, SPR_MDF_BOX_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_MDF_BOX_CTL_OFFSET, 0x0);
	WO(spr_mdf_box_ctl, rst_ctrs, SPR_MDF_BOX_CTL_RST_CTRS, uint64_t, UINT64_C(0x0000000000000200), 9, 1, 0xfffffffffffffdff);
	WO(spr_mdf_box_ctl, rst_ctrl, SPR_MDF_BOX_CTL_RST_CTRL, uint64_t, UINT64_C(0x0000000000000100), 8, 1, 0xfffffffffffffeff);
	RW(spr_mdf_box_ctl, frz, SPR_MDF_BOX_CTL_FRZ, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_spr_mdf_ctl(struct run *run)
{
	RESET(spr_mdf_ctl, SPR_MDF_CTL, UINT64_C(0x0000000000000000));
	IS(SPR_MDF_CTL_MUST_ZERO, 0x600000);
	IS(SPR_MDF_CTL_COUNT, 0x4);
	IS(SPR_MDF_CTL_OFFSET, 0x0);
	PIECES(SPR_MDF_CTL_UMASK, UINT64_C(0x00ffffff0000ff00), 32);
	PIECES_GET(spr_mdf_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	PIECES_SET(spr_mdf_ctl, umask, uint64_t, UINT64_C(0x00ffffff0000ff00), 32, 0xff000000ffff00ff, 8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55);
	RW(spr_mdf_ctl, thresh, SPR_MDF_CTL_THRESH, uint64_t, UINT64_C(0x00000000ff000000), 24, 8, 0xffffffff00ffffff);
	RW(spr_mdf_ctl, invert, SPR_MDF_CTL_INVERT, uint64_t, UINT64_C(0x0000000000800000), 23, 1, 0xffffffffff7fffff);
	VALUES(SPR_MDF_CTL_INVERT, 0x1u,
	       { SPR_MDF_CTL_INVERT_GE, 0x0 },
	       { SPR_MDF_CTL_INVERT_LT, 0x1 });
	RW(spr_mdf_ctl, ov_en, SPR_MDF_CTL_OV_EN, uint64_t, UINT64_C(0x0000000000100000), 20, 1, 0xffffffffffefffff);
	RW(spr_mdf_ctl, edge_det, SPR_MDF_CTL_EDGE_DET, uint64_t, UINT64_C(0x0000000000040000), 18, 1, 0xfffffffffffbffff);
	RW(spr_mdf_ctl, ev_sel, SPR_MDF_CTL_EV_SEL, uint64_t, UINT64_C(0x00000000000000ff), 0, 8, 0xffffffffffffff00);
}

static void check_spr_mdf_ctr(struct run *run)
{
	RESET(spr_mdf_ctr, SPR_MDF_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_MDF_CTR_COUNT, 0x4);
	IS(SPR_MDF_CTR_OFFSET, 0x0);
	RW(spr_mdf_ctr, event_count, SPR_MDF_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_spr_mdf(struct run *run)
{
	IS(SPR_MDF_INSTANCES, 40);
	IS(SPR_MDF_GENERAL_COUNTERS, 4);
	IS(SPR_MDF_GENERAL_WIDTH, 48);
	IS(SPR_MDF_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_spr_mdf_box_ctl(run);
	check_spr_mdf_ctl(run);
	check_spr_mdf_ctr(run);
}

static void check_spr_othertypes_box_ctl(struct run *run)
{
	RESET(spr_othertypes_box_ctl, SPR_OTHERTYPES_BOX_CTL, 0x00000000u);
	IS(SPR_OTHERTYPES_BOX_CTL_OFFSET, 0x0);
	WO(spr_othertypes_box_ctl, rst_ctrs, SPR_OTHERTYPES_BOX_CTL_RST_CTRS, uint32_t, 0x00000200u, 9, 1, 0xfffffdff);
	WO(spr_othertypes_box_ctl, rst_ctrl, SPR_OTHERTYPES_BOX_CTL_RST_CTRL, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	RW(spr_othertypes_box_ctl, frz, SPR_OTHERTYPES_BOX_CTL_FRZ, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_spr_othertypes_ctl(struct run *run)
{
	RESET(spr_othertypes_ctl, SPR_OTHERTYPES_CTL, 0x00000000u);
	IS(SPR_OTHERTYPES_CTL_OFFSET, 0x0);
	RW(spr_othertypes_ctl, thresh, SPR_OTHERTYPES_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(spr_othertypes_ctl, invert, SPR_OTHERTYPES_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(SPR_OTHERTYPES_CTL_INVERT, 0x1u,
	       { SPR_OTHERTYPES_CTL_INVERT_GE, 0x0 },
	       { SPR_OTHERTYPES_CTL_INVERT_LT, 0x1 });
	RW(spr_othertypes_ctl, edge_det, SPR_OTHERTYPES_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	RW(spr_othertypes_ctl, umask, SPR_OTHERTYPES_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(spr_othertypes_ctl, ev_sel, SPR_OTHERTYPES_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_spr_othertypes_ctr(struct run *run)
{
	RESET(spr_othertypes_ctr, SPR_OTHERTYPES_CTR, UINT64_C(0x0000000000000000));
	IS(SPR_OTHERTYPES_CTR_OFFSET, 0x0);
	RW(spr_othertypes_ctr, event_count, SPR_OTHERTYPES_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_spr_othertypes(struct run *run)
{
	IS(SPR_OTHERTYPES_INSTANCES, 1);
	IS(SPR_OTHERTYPES_GENERAL_COUNTERS, 1);
	IS(SPR_OTHERTYPES_GENERAL_WIDTH, 48);
	IS(SPR_OTHERTYPES_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_spr_othertypes_box_ctl(run);
	check_spr_othertypes_ctl(run);
	check_spr_othertypes_ctr(run);
}

int spr_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int spr_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_spr_discovery(&run);
	check_box_spr_ubox(&run);
	check_box_spr_cha(&run);
	check_box_spr_pcu(&run);
	check_box_spr_rapl(&run);
	check_box_spr_ufs(&run);
	check_box_spr_iio(&run);
	check_box_spr_irp(&run);
	check_box_spr_m2pcie(&run);
	check_box_spr_memmap(&run);
	check_box_spr_imc(&run);
	check_box_spr_imc_free(&run);
	check_box_spr_m2m(&run);
	check_box_spr_mchbm(&run);
	check_box_spr_m2hbm(&run);
	check_box_spr_upi(&run);
	check_box_spr_m3upi(&run);
	check_box_spr_cxlcm(&run);
	check_box_spr_cxldp(&run);
	check_box_spr_mdf(&run);
	check_box_spr_othertypes(&run);
	return run.failed;
}
