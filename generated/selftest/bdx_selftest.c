/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdx by "make generate". Do not edit. */
/* Compares the register headers of bdx with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/bdx.h"

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

static void check_bdx_ubox_global_ctl(struct run *run)
{
	RESET(bdx_ubox_global_ctl, BDX_UBOX_GLOBAL_CTL, 0x00000000u);
	ADDR(msr_bits, bdx_ubox_global_ctl, (), 1, 1, 0,
	     0x700);
	WO(bdx_ubox_global_ctl, frz_all, BDX_UBOX_GLOBAL_CTL_FRZ_ALL, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	WO(bdx_ubox_global_ctl, unfrz_all, BDX_UBOX_GLOBAL_CTL_UNFRZ_ALL, uint32_t, 0x20000000u, 29, 1, 0xdfffffff);
}

static void check_bdx_ubox_global_status(struct run *run)
{
	RESET(bdx_ubox_global_status, BDX_UBOX_GLOBAL_STATUS, UINT64_C(0x0000000000000000));
	IS(BDX_UBOX_GLOBAL_STATUS_RW1C, UINT64_C(0x000000043fe00007));
	CLEAR_SEEN(bdx_ubox_global_status, uint64_t, 0x43fe00007, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdx_ubox_global_status, (), 1, 1, 0,
	     0x701);
	RW1C(bdx_ubox_global_status, ov_irp, BDX_UBOX_GLOBAL_STATUS_OV_IRP, uint64_t, UINT64_C(0x0000000400000000), 34, 1, UINT64_C(0x0000000000000000));
	RW1C(bdx_ubox_global_status, ov_rp, BDX_UBOX_GLOBAL_STATUS_OV_RP, uint64_t, UINT64_C(0x0000000020000000), 29, 1, UINT64_C(0x0000000000000000));
	RW1C(bdx_ubox_global_status, ov_r3_1, BDX_UBOX_GLOBAL_STATUS_OV_R3_1, uint64_t, UINT64_C(0x0000000010000000), 28, 1, UINT64_C(0x0000000000000000));
	RW1C(bdx_ubox_global_status, ov_r3_0, BDX_UBOX_GLOBAL_STATUS_OV_R3_0, uint64_t, UINT64_C(0x0000000008000000), 27, 1, UINT64_C(0x0000000000000000));
	RW1C(bdx_ubox_global_status, ov_q1, BDX_UBOX_GLOBAL_STATUS_OV_Q1, uint64_t, UINT64_C(0x0000000004000000), 26, 1, UINT64_C(0x0000000000000000));
	RW1C(bdx_ubox_global_status, ov_q0, BDX_UBOX_GLOBAL_STATUS_OV_Q0, uint64_t, UINT64_C(0x0000000002000000), 25, 1, UINT64_C(0x0000000000000000));
	RW1C(bdx_ubox_global_status, ov_m1, BDX_UBOX_GLOBAL_STATUS_OV_M1, uint64_t, UINT64_C(0x0000000001000000), 24, 1, UINT64_C(0x0000000000000000));
	RW1C(bdx_ubox_global_status, ov_m0, BDX_UBOX_GLOBAL_STATUS_OV_M0, uint64_t, UINT64_C(0x0000000000800000), 23, 1, UINT64_C(0x0000000000000000));
	RW1C(bdx_ubox_global_status, ov_h1, BDX_UBOX_GLOBAL_STATUS_OV_H1, uint64_t, UINT64_C(0x0000000000400000), 22, 1, UINT64_C(0x0000000000000000));
	RW1C(bdx_ubox_global_status, ov_h0, BDX_UBOX_GLOBAL_STATUS_OV_H0, uint64_t, UINT64_C(0x0000000000200000), 21, 1, UINT64_C(0x0000000000000000));
	RW1C(bdx_ubox_global_status, ov_p, BDX_UBOX_GLOBAL_STATUS_OV_P, uint64_t, UINT64_C(0x0000000000000004), 2, 1, UINT64_C(0x0000000000000000));
	RW1C(bdx_ubox_global_status, ov_u, BDX_UBOX_GLOBAL_STATUS_OV_U, uint64_t, UINT64_C(0x0000000000000002), 1, 1, UINT64_C(0x0000000000000000));
	RW1C(bdx_ubox_global_status, ov_u_fixed, BDX_UBOX_GLOBAL_STATUS_OV_U_FIXED, uint64_t, UINT64_C(0x0000000000000001), 0, 1, UINT64_C(0x0000000000000000));
}

static void check_bdx_ubox_global_config(struct run *run)
{
	RESET(bdx_ubox_global_config, BDX_UBOX_GLOBAL_CONFIG, 0x00000000u);
	ADDR(msr_bits, bdx_ubox_global_config, (), 1, 1, 0,
	     0x702);
}

static void check_bdx_ubox_fixed_ctl(struct run *run)
{
	RESET(bdx_ubox_fixed_ctl, BDX_UBOX_FIXED_CTL, 0x00000000u);
	IS(BDX_UBOX_FIXED_CTL_MUST_ZERO, 0x200000);
	ADDR(msr_bits, bdx_ubox_fixed_ctl, (), 1, 1, 0,
	     0x703);
	RW(bdx_ubox_fixed_ctl, en, BDX_UBOX_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdx_ubox_fixed_ctl, ov_en, BDX_UBOX_FIXED_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
}

static void check_bdx_ubox_fixed_ctr(struct run *run)
{
	RESET(bdx_ubox_fixed_ctr, BDX_UBOX_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdx_ubox_fixed_ctr, (), 1, 1, 0,
	     0x704);
	RW(bdx_ubox_fixed_ctr, event_count, BDX_UBOX_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_bdx_ubox_ctl(struct run *run)
{
	RESET(bdx_ubox_ctl, BDX_UBOX_CTL, 0x00000000u);
	IS(BDX_UBOX_CTL_MUST_ZERO, 0x210000);
	IS(BDX_UBOX_CTL_COUNT, 0x2);
	ADDR(msr_bits, bdx_ubox_ctl, (i), 1, 2, 0,
	     0x705, 0x706);
	REFUSES(msr_bits, bdx_ubox_ctl, BDX_UBOX_CTL_COUNT, (past));
	RW(bdx_ubox_ctl, thresh, BDX_UBOX_CTL_THRESH, uint32_t, 0x1f000000u, 24, 5, 0xe0ffffff);
	RW(bdx_ubox_ctl, invert, BDX_UBOX_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(BDX_UBOX_CTL_INVERT, 0x1u,
	       { BDX_UBOX_CTL_INVERT_GE, 0x0 },
	       { BDX_UBOX_CTL_INVERT_LT, 0x1 });
	RW(bdx_ubox_ctl, en, BDX_UBOX_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdx_ubox_ctl, ov_en, BDX_UBOX_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(bdx_ubox_ctl, edge_det, BDX_UBOX_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdx_ubox_ctl, rst, BDX_UBOX_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdx_ubox_ctl, umask, BDX_UBOX_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdx_ubox_ctl, ev_sel, BDX_UBOX_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdx_ubox_box_filter(struct run *run)
{
	RESET(bdx_ubox_box_filter, BDX_UBOX_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, bdx_ubox_box_filter, (), 1, 1, 0,
	     0x707);
	RW(bdx_ubox_box_filter, cid, BDX_UBOX_BOX_FILTER_CID, uint32_t, 0x0000003eu, 1, 5, 0xffffffc1);
	RW(bdx_ubox_box_filter, tid, BDX_UBOX_BOX_FILTER_TID, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdx_ubox_box_status(struct run *run)
{
	RESET(bdx_ubox_box_status, BDX_UBOX_BOX_STATUS, 0x00000000u);
	IS(BDX_UBOX_BOX_STATUS_RW1C, 0x00000003u);
	CLEAR_SEEN(bdx_ubox_box_status, uint32_t, 0x3, 0x00000000u);
	ADDR(msr_bits, bdx_ubox_box_status, (), 1, 1, 0,
	     0x708);
	RW1C(bdx_ubox_box_status, ov, BDX_UBOX_BOX_STATUS_OV, uint32_t, 0x00000003u, 0, 2, 0x00000000u);
}

static void check_bdx_ubox_ctr(struct run *run)
{
	RESET(bdx_ubox_ctr, BDX_UBOX_CTR, UINT64_C(0x0000000000000000));
	IS(BDX_UBOX_CTR_COUNT, 0x2);
	ADDR(msr_bits, bdx_ubox_ctr, (i), 1, 2, 0,
	     0x709, 0x70a);
	REFUSES(msr_bits, bdx_ubox_ctr, BDX_UBOX_CTR_COUNT, (past));
	RW(bdx_ubox_ctr, event_count, BDX_UBOX_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_bdx_ubox_cpunodeid(struct run *run)
{
	RESET(bdx_ubox_cpunodeid, BDX_UBOX_CPUNODEID, 0x00000000u);
	ADDR(pci_bits, bdx_ubox_cpunodeid, (), 1, 1, 0,
	     0x10050040);
	RO(bdx_ubox_cpunodeid, nodeid, BDX_UBOX_CPUNODEID_NODEID, uint32_t, 0x00000007u, 0, 3);
}

static void check_bdx_ubox_gidnidmap(struct run *run)
{
	RESET(bdx_ubox_gidnidmap, BDX_UBOX_GIDNIDMAP, 0x00000000u);
	ADDR(pci_bits, bdx_ubox_gidnidmap, (), 1, 1, 0,
	     0x10050054);
	RO(bdx_ubox_gidnidmap, node7, BDX_UBOX_GIDNIDMAP_NODE7, uint32_t, 0x00e00000u, 21, 3);
	RO(bdx_ubox_gidnidmap, node6, BDX_UBOX_GIDNIDMAP_NODE6, uint32_t, 0x001c0000u, 18, 3);
	RO(bdx_ubox_gidnidmap, node5, BDX_UBOX_GIDNIDMAP_NODE5, uint32_t, 0x00038000u, 15, 3);
	RO(bdx_ubox_gidnidmap, node4, BDX_UBOX_GIDNIDMAP_NODE4, uint32_t, 0x00007000u, 12, 3);
	RO(bdx_ubox_gidnidmap, node3, BDX_UBOX_GIDNIDMAP_NODE3, uint32_t, 0x00000e00u, 9, 3);
	RO(bdx_ubox_gidnidmap, node2, BDX_UBOX_GIDNIDMAP_NODE2, uint32_t, 0x000001c0u, 6, 3);
	RO(bdx_ubox_gidnidmap, node1, BDX_UBOX_GIDNIDMAP_NODE1, uint32_t, 0x00000038u, 3, 3);
	RO(bdx_ubox_gidnidmap, node0, BDX_UBOX_GIDNIDMAP_NODE0, uint32_t, 0x00000007u, 0, 3);
}

static void check_box_bdx_ubox(struct run *run)
{
	IS(BDX_UBOX_INSTANCES, 1);
	IS(BDX_UBOX_GENERAL_COUNTERS, 2);
	IS(BDX_UBOX_GENERAL_WIDTH, 48);
	IS(BDX_UBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(BDX_UBOX_FIXED_COUNTERS, 1);
	IS(BDX_UBOX_FIXED_WIDTH, 48);
	IS(BDX_UBOX_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(BDX_UBOX_NODE_DEVICE_ID, 0x6f1e);
	check_bdx_ubox_global_ctl(run);
	check_bdx_ubox_global_status(run);
	check_bdx_ubox_global_config(run);
	check_bdx_ubox_fixed_ctl(run);
	check_bdx_ubox_fixed_ctr(run);
	check_bdx_ubox_ctl(run);
	check_bdx_ubox_box_filter(run);
	check_bdx_ubox_box_status(run);
	check_bdx_ubox_ctr(run);
	check_bdx_ubox_cpunodeid(run);
	check_bdx_ubox_gidnidmap(run);
}

static void check_bdx_cbo_box_ctl(struct run *run)
{
	RESET(bdx_cbo_box_ctl, BDX_CBO_BOX_CTL, 0x00000000u);
	ADDR(msr_bits, bdx_cbo_box_ctl, (n), 24, 1, 0,
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
	     0xf70);
	REFUSES(msr_bits, bdx_cbo_box_ctl, BDX_CBO_INSTANCES, (past));
	RW(bdx_cbo_box_ctl, frz_en, BDX_CBO_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(bdx_cbo_box_ctl, frz, BDX_CBO_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(bdx_cbo_box_ctl, rst_ctrs, BDX_CBO_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(bdx_cbo_box_ctl, rst_ctrl, BDX_CBO_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdx_cbo_ctl(struct run *run)
{
	RESET(bdx_cbo_ctl, BDX_CBO_CTL, 0x00000000u);
	IS(BDX_CBO_CTL_MUST_ZERO, 0x310000);
	IS(BDX_CBO_CTL_COUNT, 0x4);
	ADDR(msr_bits, bdx_cbo_ctl, (n, i), 24, 4, 0,
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
	     0xf71, 0xf72, 0xf73, 0xf74);
	REFUSES(msr_bits, bdx_cbo_ctl, BDX_CBO_INSTANCES, (past, 0));
	REFUSES(msr_bits, bdx_cbo_ctl, BDX_CBO_CTL_COUNT, (0, past));
	RW(bdx_cbo_ctl, thresh, BDX_CBO_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(bdx_cbo_ctl, invert, BDX_CBO_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	RW(bdx_cbo_ctl, en, BDX_CBO_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdx_cbo_ctl, tid_en, BDX_CBO_CTL_TID_EN, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
	RW(bdx_cbo_ctl, edge_det, BDX_CBO_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdx_cbo_ctl, rst, BDX_CBO_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdx_cbo_ctl, umask, BDX_CBO_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdx_cbo_ctl, ev_sel, BDX_CBO_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdx_cbo_box_filter(struct run *run)
{
	RESET(bdx_cbo_box_filter, BDX_CBO_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, bdx_cbo_box_filter, (n), 24, 1, 0,
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
	     0xf75);
	REFUSES(msr_bits, bdx_cbo_box_filter, BDX_CBO_INSTANCES, (past));
	RW(bdx_cbo_box_filter, state, BDX_CBO_BOX_FILTER_STATE, uint32_t, 0x00fe0000u, 17, 7, 0xff01ffff);
	VALUES(BDX_CBO_BOX_FILTER_STATE, 0x7fu,
	       { BDX_CBO_BOX_FILTER_STATE_I, 0x1 },
	       { BDX_CBO_BOX_FILTER_STATE_S, 0x2 },
	       { BDX_CBO_BOX_FILTER_STATE_E, 0x4 },
	       { BDX_CBO_BOX_FILTER_STATE_M, 0x8 },
	       { BDX_CBO_BOX_FILTER_STATE_F, 0x10 },
	       { BDX_CBO_BOX_FILTER_STATE_D, 0x20 },
	       { BDX_CBO_BOX_FILTER_STATE_M_PRIME, 0x40 },
	       { BDX_CBO_BOX_FILTER_STATE_ANY, 0x7f });
	RW(bdx_cbo_box_filter, link, BDX_CBO_BOX_FILTER_LINK, uint32_t, 0x000003c0u, 6, 4, 0xfffffc3f);
	RW(bdx_cbo_box_filter, tid, BDX_CBO_BOX_FILTER_TID, uint32_t, 0x0000003fu, 0, 6, 0xffffffc0);
	RW(bdx_cbo_box_filter, core, BDX_CBO_BOX_FILTER_CORE, uint32_t, 0x0000003eu, 1, 5, 0xffffffc1);
	RW(bdx_cbo_box_filter, thread, BDX_CBO_BOX_FILTER_THREAD, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdx_cbo_box_filter1(struct run *run)
{
	RESET(bdx_cbo_box_filter1, BDX_CBO_BOX_FILTER1, 0x00000000u);
	ADDR(msr_bits, bdx_cbo_box_filter1, (n), 24, 1, 0,
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
	     0xf76);
	REFUSES(msr_bits, bdx_cbo_box_filter1, BDX_CBO_INSTANCES, (past));
	RW(bdx_cbo_box_filter1, isoc, BDX_CBO_BOX_FILTER1_ISOC, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(bdx_cbo_box_filter1, nc, BDX_CBO_BOX_FILTER1_NC, uint32_t, 0x40000000u, 30, 1, 0xbfffffff);
	RW(bdx_cbo_box_filter1, c6, BDX_CBO_BOX_FILTER1_C6, uint32_t, 0x20000000u, 29, 1, 0xdfffffff);
	RW(bdx_cbo_box_filter1, opc, BDX_CBO_BOX_FILTER1_OPC, uint32_t, 0x1ff00000u, 20, 9, 0xe00fffff);
	VALUES(BDX_CBO_BOX_FILTER1_OPC, 0x1ffu,
	       { BDX_CBO_BOX_FILTER1_OPC_RFO, 0x180 },
	       { BDX_CBO_BOX_FILTER1_OPC_CRD, 0x181 },
	       { BDX_CBO_BOX_FILTER1_OPC_DRD, 0x182 },
	       { BDX_CBO_BOX_FILTER1_OPC_PRD, 0x187 },
	       { BDX_CBO_BOX_FILTER1_OPC_WCILF, 0x18c },
	       { BDX_CBO_BOX_FILTER1_OPC_WCIL, 0x18d },
	       { BDX_CBO_BOX_FILTER1_OPC_WIL, 0x18f },
	       { BDX_CBO_BOX_FILTER1_OPC_PREFRFO, 0x190 },
	       { BDX_CBO_BOX_FILTER1_OPC_PREFCODE, 0x191 },
	       { BDX_CBO_BOX_FILTER1_OPC_PREFDATA, 0x192 },
	       { BDX_CBO_BOX_FILTER1_OPC_PCIWIL, 0x193 },
	       { BDX_CBO_BOX_FILTER1_OPC_PCIWILF, 0x194 },
	       { BDX_CBO_BOX_FILTER1_OPC_PCIPRD, 0x195 },
	       { BDX_CBO_BOX_FILTER1_OPC_PCIITOM, 0x19c },
	       { BDX_CBO_BOX_FILTER1_OPC_PCIRDCUR, 0x19e },
	       { BDX_CBO_BOX_FILTER1_OPC_WBMTOI, 0x1c4 },
	       { BDX_CBO_BOX_FILTER1_OPC_WBMTOE, 0x1c5 },
	       { BDX_CBO_BOX_FILTER1_OPC_ITOM, 0x1c8 },
	       { BDX_CBO_BOX_FILTER1_OPC_PCINSRD, 0x1e4 },
	       { BDX_CBO_BOX_FILTER1_OPC_PCINSWR, 0x1e5 },
	       { BDX_CBO_BOX_FILTER1_OPC_PCINSWRF, 0x1e6 });
	RW(bdx_cbo_box_filter1, nid, BDX_CBO_BOX_FILTER1_NID, uint32_t, 0x0000ffffu, 0, 16, 0xffff0000);
}

static void check_bdx_cbo_box_status(struct run *run)
{
	RESET(bdx_cbo_box_status, BDX_CBO_BOX_STATUS, 0x00000000u);
	IS(BDX_CBO_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(bdx_cbo_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(msr_bits, bdx_cbo_box_status, (n), 24, 1, 0,
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
	     0xf77);
	REFUSES(msr_bits, bdx_cbo_box_status, BDX_CBO_INSTANCES, (past));
	RW1C(bdx_cbo_box_status, ov, BDX_CBO_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_bdx_cbo_ctr(struct run *run)
{
	RESET(bdx_cbo_ctr, BDX_CBO_CTR, UINT64_C(0x0000000000000000));
	IS(BDX_CBO_CTR_COUNT, 0x4);
	ADDR(msr_bits, bdx_cbo_ctr, (n, i), 24, 4, 0,
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
	     0xf78, 0xf79, 0xf7a, 0xf7b);
	REFUSES(msr_bits, bdx_cbo_ctr, BDX_CBO_INSTANCES, (past, 0));
	REFUSES(msr_bits, bdx_cbo_ctr, BDX_CBO_CTR_COUNT, (0, past));
	RW(bdx_cbo_ctr, event_count, BDX_CBO_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_bdx_cbo(struct run *run)
{
	IS(BDX_CBO_INSTANCES, 24);
	IS(BDX_CBO_GENERAL_COUNTERS, 4);
	IS(BDX_CBO_GENERAL_WIDTH, 48);
	IS(BDX_CBO_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_bdx_cbo_box_ctl(run);
	check_bdx_cbo_ctl(run);
	check_bdx_cbo_box_filter(run);
	check_bdx_cbo_box_filter1(run);
	check_bdx_cbo_box_status(run);
	check_bdx_cbo_ctr(run);
}

static void check_bdx_sbox_box_ctl(struct run *run)
{
	RESET(bdx_sbox_box_ctl, BDX_SBOX_BOX_CTL, 0x00000000u);
	ADDR(msr_bits, bdx_sbox_box_ctl, (n), 4, 1, 0,
	     0x720,
	     0x72a,
	     0x734,
	     0x73e);
	REFUSES(msr_bits, bdx_sbox_box_ctl, BDX_SBOX_INSTANCES, (past));
	RW(bdx_sbox_box_ctl, frz_en, BDX_SBOX_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(bdx_sbox_box_ctl, frz, BDX_SBOX_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(bdx_sbox_box_ctl, rst_ctrs, BDX_SBOX_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(bdx_sbox_box_ctl, rst_ctrl, BDX_SBOX_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdx_sbox_ctl(struct run *run)
{
	RESET(bdx_sbox_ctl, BDX_SBOX_CTL, 0x00000000u);
	IS(BDX_SBOX_CTL_MUST_ZERO, 0x310000);
	IS(BDX_SBOX_CTL_COUNT, 0x4);
	ADDR(msr_bits, bdx_sbox_ctl, (n, i), 4, 4, 0,
	     0x721, 0x722, 0x723, 0x724,
	     0x72b, 0x72c, 0x72d, 0x72e,
	     0x735, 0x736, 0x737, 0x738,
	     0x73f, 0x740, 0x741, 0x742);
	REFUSES(msr_bits, bdx_sbox_ctl, BDX_SBOX_INSTANCES, (past, 0));
	REFUSES(msr_bits, bdx_sbox_ctl, BDX_SBOX_CTL_COUNT, (0, past));
	RW(bdx_sbox_ctl, thresh, BDX_SBOX_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(bdx_sbox_ctl, invert, BDX_SBOX_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(BDX_SBOX_CTL_INVERT, 0x1u,
	       { BDX_SBOX_CTL_INVERT_GE, 0x0 },
	       { BDX_SBOX_CTL_INVERT_LT, 0x1 });
	RW(bdx_sbox_ctl, en, BDX_SBOX_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdx_sbox_ctl, tid_en, BDX_SBOX_CTL_TID_EN, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
	RW(bdx_sbox_ctl, edge_det, BDX_SBOX_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdx_sbox_ctl, rst, BDX_SBOX_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdx_sbox_ctl, umask, BDX_SBOX_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdx_sbox_ctl, ev_sel, BDX_SBOX_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdx_sbox_box_status(struct run *run)
{
	RESET(bdx_sbox_box_status, BDX_SBOX_BOX_STATUS, 0x00000000u);
	IS(BDX_SBOX_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(bdx_sbox_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(msr_bits, bdx_sbox_box_status, (n), 4, 1, 0,
	     0x725,
	     0x72f,
	     0x739,
	     0x743);
	REFUSES(msr_bits, bdx_sbox_box_status, BDX_SBOX_INSTANCES, (past));
	RW1C(bdx_sbox_box_status, ov, BDX_SBOX_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_bdx_sbox_ctr(struct run *run)
{
	RESET(bdx_sbox_ctr, BDX_SBOX_CTR, UINT64_C(0x0000000000000000));
	IS(BDX_SBOX_CTR_COUNT, 0x4);
	ADDR(msr_bits, bdx_sbox_ctr, (n, i), 4, 4, 0,
	     0x726, 0x727, 0x728, 0x729,
	     0x730, 0x731, 0x732, 0x733,
	     0x73a, 0x73b, 0x73c, 0x73d,
	     0x744, 0x745, 0x746, 0x747);
	REFUSES(msr_bits, bdx_sbox_ctr, BDX_SBOX_INSTANCES, (past, 0));
	REFUSES(msr_bits, bdx_sbox_ctr, BDX_SBOX_CTR_COUNT, (0, past));
	RW(bdx_sbox_ctr, event_count, BDX_SBOX_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_bdx_sbox(struct run *run)
{
	IS(BDX_SBOX_INSTANCES, 4);
	IS(BDX_SBOX_GENERAL_COUNTERS, 4);
	IS(BDX_SBOX_GENERAL_WIDTH, 48);
	IS(BDX_SBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_bdx_sbox_box_ctl(run);
	check_bdx_sbox_ctl(run);
	check_bdx_sbox_box_status(run);
	check_bdx_sbox_ctr(run);
}

static void check_bdx_pcu_box_ctl(struct run *run)
{
	RESET(bdx_pcu_box_ctl, BDX_PCU_BOX_CTL, 0x00000000u);
	ADDR(msr_bits, bdx_pcu_box_ctl, (), 1, 1, 0,
	     0x710);
	RW(bdx_pcu_box_ctl, frz_en, BDX_PCU_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(bdx_pcu_box_ctl, frz, BDX_PCU_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(bdx_pcu_box_ctl, rst_ctrs, BDX_PCU_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(bdx_pcu_box_ctl, rst_ctrl, BDX_PCU_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdx_pcu_ctl(struct run *run)
{
	RESET(bdx_pcu_ctl, BDX_PCU_CTL, 0x00000000u);
	IS(BDX_PCU_CTL_MUST_ZERO, 0x20210000);
	IS(BDX_PCU_CTL_COUNT, 0x4);
	ADDR(msr_bits, bdx_pcu_ctl, (i), 1, 4, 0,
	     0x711, 0x712, 0x713, 0x714);
	REFUSES(msr_bits, bdx_pcu_ctl, BDX_PCU_CTL_COUNT, (past));
	RW(bdx_pcu_ctl, occ_edge_det, BDX_PCU_CTL_OCC_EDGE_DET, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(bdx_pcu_ctl, occ_invert, BDX_PCU_CTL_OCC_INVERT, uint32_t, 0x40000000u, 30, 1, 0xbfffffff);
	RW(bdx_pcu_ctl, thresh, BDX_PCU_CTL_THRESH, uint32_t, 0x1f000000u, 24, 5, 0xe0ffffff);
	RW(bdx_pcu_ctl, invert, BDX_PCU_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(BDX_PCU_CTL_INVERT, 0x1u,
	       { BDX_PCU_CTL_INVERT_GE, 0x0 },
	       { BDX_PCU_CTL_INVERT_LT, 0x1 });
	RW(bdx_pcu_ctl, en, BDX_PCU_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdx_pcu_ctl, ov_en, BDX_PCU_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(bdx_pcu_ctl, edge_det, BDX_PCU_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdx_pcu_ctl, rst, BDX_PCU_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdx_pcu_ctl, occ_sel, BDX_PCU_CTL_OCC_SEL, uint32_t, 0x0000c000u, 14, 2, 0xffff3fff);
	VALUES(BDX_PCU_CTL_OCC_SEL, 0x3u,
	       { BDX_PCU_CTL_OCC_SEL_C0, 0x1 },
	       { BDX_PCU_CTL_OCC_SEL_C3, 0x2 },
	       { BDX_PCU_CTL_OCC_SEL_C6, 0x3 });
	RW(bdx_pcu_ctl, ev_sel, BDX_PCU_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdx_pcu_box_filter(struct run *run)
{
	RESET(bdx_pcu_box_filter, BDX_PCU_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, bdx_pcu_box_filter, (), 1, 1, 0,
	     0x715);
	RW(bdx_pcu_box_filter, filt31_24, BDX_PCU_BOX_FILTER_FILT31_24, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(bdx_pcu_box_filter, filt23_16, BDX_PCU_BOX_FILTER_FILT23_16, uint32_t, 0x00ff0000u, 16, 8, 0xff00ffff);
	RW(bdx_pcu_box_filter, filt15_8, BDX_PCU_BOX_FILTER_FILT15_8, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdx_pcu_box_filter, filt7_0, BDX_PCU_BOX_FILTER_FILT7_0, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdx_pcu_box_status(struct run *run)
{
	RESET(bdx_pcu_box_status, BDX_PCU_BOX_STATUS, 0x00000000u);
	IS(BDX_PCU_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(bdx_pcu_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(msr_bits, bdx_pcu_box_status, (), 1, 1, 0,
	     0x716);
	RW1C(bdx_pcu_box_status, ov, BDX_PCU_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_bdx_pcu_ctr(struct run *run)
{
	RESET(bdx_pcu_ctr, BDX_PCU_CTR, UINT64_C(0x0000000000000000));
	IS(BDX_PCU_CTR_COUNT, 0x4);
	ADDR(msr_bits, bdx_pcu_ctr, (i), 1, 4, 0,
	     0x717, 0x718, 0x719, 0x71a);
	REFUSES(msr_bits, bdx_pcu_ctr, BDX_PCU_CTR_COUNT, (past));
	RW(bdx_pcu_ctr, event_count, BDX_PCU_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_bdx_pcu_core_c6_ctr(struct run *run)
{
	RESET(bdx_pcu_core_c6_ctr, BDX_PCU_CORE_C6_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdx_pcu_core_c6_ctr, (), 1, 1, 0,
	     0x3fd);
	RW(bdx_pcu_core_c6_ctr, event_count, BDX_PCU_CORE_C6_CTR_EVENT_COUNT, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_bdx_pcu_core_c3_ctr(struct run *run)
{
	RESET(bdx_pcu_core_c3_ctr, BDX_PCU_CORE_C3_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdx_pcu_core_c3_ctr, (), 1, 1, 0,
	     0x3fc);
	RW(bdx_pcu_core_c3_ctr, event_count, BDX_PCU_CORE_C3_CTR_EVENT_COUNT, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_bdx_pcu_capid4(struct run *run)
{
	RESET(bdx_pcu_capid4, BDX_PCU_CAPID4, 0x00000000u);
	IS(BDX_PCU_CAPID4_OFFSET, 0x94);
	RO(bdx_pcu_capid4, chop, BDX_PCU_CAPID4_CHOP, uint32_t, 0x000000c0u, 6, 2);
}

static void check_box_bdx_pcu(struct run *run)
{
	IS(BDX_PCU_INSTANCES, 1);
	IS(BDX_PCU_GENERAL_COUNTERS, 4);
	IS(BDX_PCU_GENERAL_WIDTH, 48);
	IS(BDX_PCU_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(BDX_PCU_CORE_C6_COUNTERS, 1);
	IS(BDX_PCU_CORE_C6_WIDTH, 64);
	IS(BDX_PCU_CORE_C6_COUNT_MASK, 0xffffffffffffffff);
	IS(BDX_PCU_CORE_C3_COUNTERS, 1);
	IS(BDX_PCU_CORE_C3_WIDTH, 64);
	IS(BDX_PCU_CORE_C3_COUNT_MASK, 0xffffffffffffffff);
	IS(BDX_PCU_CAPS_DEVICE_ID, 0x6fc0);
	check_bdx_pcu_box_ctl(run);
	check_bdx_pcu_ctl(run);
	check_bdx_pcu_box_filter(run);
	check_bdx_pcu_box_status(run);
	check_bdx_pcu_ctr(run);
	check_bdx_pcu_core_c6_ctr(run);
	check_bdx_pcu_core_c3_ctr(run);
	check_bdx_pcu_capid4(run);
}

static void check_bdx_rapl_unit(struct run *run)
{
	RESET(bdx_rapl_unit, BDX_RAPL_UNIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdx_rapl_unit, (), 1, 1, 0,
	     0x606);
	RO(bdx_rapl_unit, tu, BDX_RAPL_UNIT_TU, uint64_t, UINT64_C(0x00000000000f0000), 16, 4);
	RO(bdx_rapl_unit, esu, BDX_RAPL_UNIT_ESU, uint64_t, UINT64_C(0x0000000000001f00), 8, 5);
	RO(bdx_rapl_unit, pu, BDX_RAPL_UNIT_PU, uint64_t, UINT64_C(0x000000000000000f), 0, 4);
}

static void check_bdx_rapl_pkg_energy(struct run *run)
{
	RESET(bdx_rapl_pkg_energy, BDX_RAPL_PKG_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdx_rapl_pkg_energy, (), 1, 1, 0,
	     0x611);
	RO(bdx_rapl_pkg_energy, used, BDX_RAPL_PKG_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_bdx_rapl_dram_energy(struct run *run)
{
	RESET(bdx_rapl_dram_energy, BDX_RAPL_DRAM_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdx_rapl_dram_energy, (), 1, 1, 0,
	     0x619);
	RO(bdx_rapl_dram_energy, used, BDX_RAPL_DRAM_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_box_bdx_rapl(struct run *run)
{
	IS(BDX_RAPL_INSTANCES, 1);
	IS(BDX_RAPL_PKG_COUNTERS, 1);
	IS(BDX_RAPL_PKG_WIDTH, 32);
	IS(BDX_RAPL_PKG_COUNT_MASK, 0xffffffff);
	IS(BDX_RAPL_DRAM_COUNTERS, 1);
	IS(BDX_RAPL_DRAM_WIDTH, 32);
	IS(BDX_RAPL_DRAM_COUNT_MASK, 0xffffffff);
	check_bdx_rapl_unit(run);
	check_bdx_rapl_pkg_energy(run);
	check_bdx_rapl_dram_energy(run);
}

static void check_bdx_ufs_limit(struct run *run)
{
	RESET(bdx_ufs_limit, BDX_UFS_LIMIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdx_ufs_limit, (), 1, 1, 0,
	     0x620);
	RW(bdx_ufs_limit, min_ratio, BDX_UFS_LIMIT_MIN_RATIO, uint64_t, UINT64_C(0x0000000000007f00), 8, 7, 0xffffffffffff80ff);
	RW(bdx_ufs_limit, max_ratio, BDX_UFS_LIMIT_MAX_RATIO, uint64_t, UINT64_C(0x000000000000007f), 0, 7, 0xffffffffffffff80);
}

static void check_bdx_ufs_status(struct run *run)
{
	RESET(bdx_ufs_status, BDX_UFS_STATUS, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdx_ufs_status, (), 1, 1, 0,
	     0x621);
	RO(bdx_ufs_status, ratio, BDX_UFS_STATUS_RATIO, uint64_t, UINT64_C(0x000000000000007f), 0, 7);
}

static void check_box_bdx_ufs(struct run *run)
{
	IS(BDX_UFS_INSTANCES, 1);
	check_bdx_ufs_limit(run);
	check_bdx_ufs_status(run);
}

static void check_bdx_ha_box_ctl(struct run *run)
{
	RESET(bdx_ha_box_ctl, BDX_HA_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, bdx_ha_box_ctl, (n), 2, 1, 0,
	     0x120100f4,
	     0x120500f4);
	REFUSES(pci_bits, bdx_ha_box_ctl, BDX_HA_INSTANCES, (past));
	RW(bdx_ha_box_ctl, frz_en, BDX_HA_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(bdx_ha_box_ctl, frz, BDX_HA_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(bdx_ha_box_ctl, rst_ctrs, BDX_HA_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(bdx_ha_box_ctl, rst_ctrl, BDX_HA_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdx_ha_box_status(struct run *run)
{
	RESET(bdx_ha_box_status, BDX_HA_BOX_STATUS, 0x00000000u);
	IS(BDX_HA_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(bdx_ha_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, bdx_ha_box_status, (n), 2, 1, 0,
	     0x120100f8,
	     0x120500f8);
	REFUSES(pci_bits, bdx_ha_box_status, BDX_HA_INSTANCES, (past));
	RW1C(bdx_ha_box_status, ov, BDX_HA_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_bdx_ha_ctl(struct run *run)
{
	RESET(bdx_ha_ctl, BDX_HA_CTL, 0x00000000u);
	IS(BDX_HA_CTL_MUST_ZERO, 0x210000);
	IS(BDX_HA_CTL_COUNT, 0x4);
	ADDR(pci_bits, bdx_ha_ctl, (n, i), 2, 4, 0,
	     0x120100d8, 0x120100dc, 0x120100e0, 0x120100e4,
	     0x120500d8, 0x120500dc, 0x120500e0, 0x120500e4);
	REFUSES(pci_bits, bdx_ha_ctl, BDX_HA_INSTANCES, (past, 0));
	REFUSES(pci_bits, bdx_ha_ctl, BDX_HA_CTL_COUNT, (0, past));
	RW(bdx_ha_ctl, thresh, BDX_HA_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(bdx_ha_ctl, invert, BDX_HA_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(BDX_HA_CTL_INVERT, 0x1u,
	       { BDX_HA_CTL_INVERT_GE, 0x0 },
	       { BDX_HA_CTL_INVERT_LT, 0x1 });
	RW(bdx_ha_ctl, en, BDX_HA_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdx_ha_ctl, ov_en, BDX_HA_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(bdx_ha_ctl, edge_det, BDX_HA_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdx_ha_ctl, rst, BDX_HA_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdx_ha_ctl, umask, BDX_HA_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdx_ha_ctl, ev_sel, BDX_HA_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdx_ha_ctr(struct run *run)
{
	RESET(bdx_ha_ctr, BDX_HA_CTR, UINT64_C(0x0000000000000000));
	IS(BDX_HA_CTR_COUNT, 0x4);
	ADDR(pci_bits, bdx_ha_ctr, (n, i), 2, 4, 0,
	     0x120100a0, 0x120100a8, 0x120100b0, 0x120100b8,
	     0x120500a0, 0x120500a8, 0x120500b0, 0x120500b8);
	HIGH(bdx_ha_ctr, (n, i), 2, 4);
	REFUSES(pci_bits, bdx_ha_ctr, BDX_HA_INSTANCES, (past, 0));
	REFUSES(pci_bits, bdx_ha_ctr, BDX_HA_CTR_COUNT, (0, past));
	RW(bdx_ha_ctr, event_count, BDX_HA_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_bdx_ha_box_opcodematch(struct run *run)
{
	RESET(bdx_ha_box_opcodematch, BDX_HA_BOX_OPCODEMATCH, 0x00000000u);
	ADDR(pci_bits, bdx_ha_box_opcodematch, (n), 2, 1, 0,
	     0x12010048,
	     0x12050048);
	REFUSES(pci_bits, bdx_ha_box_opcodematch, BDX_HA_INSTANCES, (past));
	RW(bdx_ha_box_opcodematch, opc, BDX_HA_BOX_OPCODEMATCH_OPC, uint32_t, 0x0000003fu, 0, 6, 0xffffffc0);
	RW(bdx_ha_box_opcodematch, msg_class, BDX_HA_BOX_OPCODEMATCH_MSG_CLASS, uint32_t, 0x00000030u, 4, 2, 0xffffffcf);
	VALUES(BDX_HA_BOX_OPCODEMATCH_MSG_CLASS, 0x3u,
	       { BDX_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM0, 0x0 },
	       { BDX_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM1, 0x1 },
	       { BDX_HA_BOX_OPCODEMATCH_MSG_CLASS_NDR, 0x2 },
	       { BDX_HA_BOX_OPCODEMATCH_MSG_CLASS_SNP, 0x3 });
	RW(bdx_ha_box_opcodematch, opcode, BDX_HA_BOX_OPCODEMATCH_OPCODE, uint32_t, 0x0000000fu, 0, 4, 0xfffffff0);
	VALUES(BDX_HA_BOX_OPCODEMATCH_OPCODE, 0xfu,
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDCUR, 0x0 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDCODE, 0x1 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDDATA, 0x2 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_NONSNPRD, 0x3 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDINVOWN, 0x4 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_INVXTOI, 0x5 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_EVCTCLN, 0x6 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_NONSNPWR, 0x7 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_INVITOE, 0x8 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_ACKCNFLTWBI, 0x9 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDDATAMIGRATORY, 0xa },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM0_WBMTOI, 0xc },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPI, 0x0 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPS, 0x1 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLT, 0x4 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLTOWN, 0x6 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLTWBI, 0x7 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWD, 0x8 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDI, 0x9 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDS, 0xa },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDIWB, 0xb },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDSWB, 0xc },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPIWB, 0xd },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPSWB, 0xe },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_NDR_GNT_CMP, 0x0 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_NDR_GNTE_FRCACKCNFLT, 0x1 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_NDR_CMPD, 0x4 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_NDR_CMP, 0x8 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPCUR, 0x0 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPCODE, 0x1 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPDATA, 0x2 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVOWN, 0x4 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVXTOI, 0x5 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVITOE, 0x8 },
	       { BDX_HA_BOX_OPCODEMATCH_OPCODE_SNP_PREFETCHHINT, 0xf });
}

static void check_bdx_ha_box_addrmatch1(struct run *run)
{
	RESET(bdx_ha_box_addrmatch1, BDX_HA_BOX_ADDRMATCH1, 0x00000000u);
	ADDR(pci_bits, bdx_ha_box_addrmatch1, (n), 2, 1, 0,
	     0x12010044,
	     0x12050044);
	REFUSES(pci_bits, bdx_ha_box_addrmatch1, BDX_HA_INSTANCES, (past));
	RW(bdx_ha_box_addrmatch1, hi_addr, BDX_HA_BOX_ADDRMATCH1_HI_ADDR, uint32_t, 0x00003fffu, 0, 14, 0xffffc000);
}

static void check_bdx_ha_box_addrmatch0(struct run *run)
{
	RESET(bdx_ha_box_addrmatch0, BDX_HA_BOX_ADDRMATCH0, 0x00000000u);
	ADDR(pci_bits, bdx_ha_box_addrmatch0, (n), 2, 1, 0,
	     0x12010040,
	     0x12050040);
	REFUSES(pci_bits, bdx_ha_box_addrmatch0, BDX_HA_INSTANCES, (past));
	RW(bdx_ha_box_addrmatch0, lo_addr, BDX_HA_BOX_ADDRMATCH0_LO_ADDR, uint32_t, 0xffffffc0u, 6, 26, 0x3f);
}

static void check_box_bdx_ha(struct run *run)
{
	IS(BDX_HA_INSTANCES, 2);
	IS(BDX_HA_GENERAL_COUNTERS, 4);
	IS(BDX_HA_GENERAL_WIDTH, 48);
	IS(BDX_HA_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(BDX_HA_PMON_DEVICE_ID_0, 0x6f30);
	IS(BDX_HA_PMON_DEVICE_ID_1, 0x6f38);
	check_bdx_ha_box_ctl(run);
	check_bdx_ha_box_status(run);
	check_bdx_ha_ctl(run);
	check_bdx_ha_ctr(run);
	check_bdx_ha_box_opcodematch(run);
	check_bdx_ha_box_addrmatch1(run);
	check_bdx_ha_box_addrmatch0(run);
}

static void check_bdx_imc_box_ctl(struct run *run)
{
	RESET(bdx_imc_box_ctl, BDX_IMC_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, bdx_imc_box_ctl, (n), 8, 1, 0,
	     0x140000f4,
	     0x140100f4,
	     0x150000f4,
	     0x150100f4,
	     0x170000f4,
	     0x170100f4,
	     0x180000f4,
	     0x180100f4);
	REFUSES(pci_bits, bdx_imc_box_ctl, BDX_IMC_INSTANCES, (past));
	RW(bdx_imc_box_ctl, frz_en, BDX_IMC_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(bdx_imc_box_ctl, frz, BDX_IMC_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(bdx_imc_box_ctl, rst_ctrs, BDX_IMC_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(bdx_imc_box_ctl, rst_ctrl, BDX_IMC_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdx_imc_box_status(struct run *run)
{
	RESET(bdx_imc_box_status, BDX_IMC_BOX_STATUS, 0x00000000u);
	IS(BDX_IMC_BOX_STATUS_RW1C, 0x0000001fu);
	CLEAR_SEEN(bdx_imc_box_status, uint32_t, 0x1f, 0x00000000u);
	ADDR(pci_bits, bdx_imc_box_status, (n), 8, 1, 0,
	     0x140000f8,
	     0x140100f8,
	     0x150000f8,
	     0x150100f8,
	     0x170000f8,
	     0x170100f8,
	     0x180000f8,
	     0x180100f8);
	REFUSES(pci_bits, bdx_imc_box_status, BDX_IMC_INSTANCES, (past));
	RW1C(bdx_imc_box_status, ov, BDX_IMC_BOX_STATUS_OV, uint32_t, 0x0000001fu, 0, 5, 0x00000000u);
}

static void check_bdx_imc_ctl(struct run *run)
{
	RESET(bdx_imc_ctl, BDX_IMC_CTL, 0x00000000u);
	IS(BDX_IMC_CTL_MUST_ZERO, 0x210000);
	IS(BDX_IMC_CTL_COUNT, 0x4);
	ADDR(pci_bits, bdx_imc_ctl, (n, i), 8, 4, 0,
	     0x140000d8, 0x140000dc, 0x140000e0, 0x140000e4,
	     0x140100d8, 0x140100dc, 0x140100e0, 0x140100e4,
	     0x150000d8, 0x150000dc, 0x150000e0, 0x150000e4,
	     0x150100d8, 0x150100dc, 0x150100e0, 0x150100e4,
	     0x170000d8, 0x170000dc, 0x170000e0, 0x170000e4,
	     0x170100d8, 0x170100dc, 0x170100e0, 0x170100e4,
	     0x180000d8, 0x180000dc, 0x180000e0, 0x180000e4,
	     0x180100d8, 0x180100dc, 0x180100e0, 0x180100e4);
	REFUSES(pci_bits, bdx_imc_ctl, BDX_IMC_INSTANCES, (past, 0));
	REFUSES(pci_bits, bdx_imc_ctl, BDX_IMC_CTL_COUNT, (0, past));
	RW(bdx_imc_ctl, thresh, BDX_IMC_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(bdx_imc_ctl, invert, BDX_IMC_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(BDX_IMC_CTL_INVERT, 0x1u,
	       { BDX_IMC_CTL_INVERT_GE, 0x0 },
	       { BDX_IMC_CTL_INVERT_LT, 0x1 });
	RW(bdx_imc_ctl, en, BDX_IMC_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdx_imc_ctl, ov_en, BDX_IMC_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(bdx_imc_ctl, edge_det, BDX_IMC_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdx_imc_ctl, rst, BDX_IMC_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdx_imc_ctl, umask, BDX_IMC_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdx_imc_ctl, ev_sel, BDX_IMC_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdx_imc_ctr(struct run *run)
{
	RESET(bdx_imc_ctr, BDX_IMC_CTR, UINT64_C(0x0000000000000000));
	IS(BDX_IMC_CTR_COUNT, 0x4);
	ADDR(pci_bits, bdx_imc_ctr, (n, i), 8, 4, 0,
	     0x140000a0, 0x140000a8, 0x140000b0, 0x140000b8,
	     0x140100a0, 0x140100a8, 0x140100b0, 0x140100b8,
	     0x150000a0, 0x150000a8, 0x150000b0, 0x150000b8,
	     0x150100a0, 0x150100a8, 0x150100b0, 0x150100b8,
	     0x170000a0, 0x170000a8, 0x170000b0, 0x170000b8,
	     0x170100a0, 0x170100a8, 0x170100b0, 0x170100b8,
	     0x180000a0, 0x180000a8, 0x180000b0, 0x180000b8,
	     0x180100a0, 0x180100a8, 0x180100b0, 0x180100b8);
	HIGH(bdx_imc_ctr, (n, i), 8, 4);
	REFUSES(pci_bits, bdx_imc_ctr, BDX_IMC_INSTANCES, (past, 0));
	REFUSES(pci_bits, bdx_imc_ctr, BDX_IMC_CTR_COUNT, (0, past));
	RW(bdx_imc_ctr, event_count, BDX_IMC_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_bdx_imc_fixed_ctl(struct run *run)
{
	RESET(bdx_imc_fixed_ctl, BDX_IMC_FIXED_CTL, 0x00000000u);
	IS(BDX_IMC_FIXED_CTL_MUST_ZERO, 0x300000);
	ADDR(pci_bits, bdx_imc_fixed_ctl, (n), 8, 1, 0,
	     0x140000f0,
	     0x140100f0,
	     0x150000f0,
	     0x150100f0,
	     0x170000f0,
	     0x170100f0,
	     0x180000f0,
	     0x180100f0);
	REFUSES(pci_bits, bdx_imc_fixed_ctl, BDX_IMC_INSTANCES, (past));
	RW(bdx_imc_fixed_ctl, en, BDX_IMC_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	WO(bdx_imc_fixed_ctl, rst, BDX_IMC_FIXED_CTL_RST, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
}

static void check_bdx_imc_fixed_ctr(struct run *run)
{
	RESET(bdx_imc_fixed_ctr, BDX_IMC_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(pci_bits, bdx_imc_fixed_ctr, (n), 8, 1, 0,
	     0x140000d0,
	     0x140100d0,
	     0x150000d0,
	     0x150100d0,
	     0x170000d0,
	     0x170100d0,
	     0x180000d0,
	     0x180100d0);
	HIGH(bdx_imc_fixed_ctr, (n), 8, 1);
	REFUSES(pci_bits, bdx_imc_fixed_ctr, BDX_IMC_INSTANCES, (past));
	RW(bdx_imc_fixed_ctr, event_count, BDX_IMC_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_bdx_imc(struct run *run)
{
	IS(BDX_IMC_INSTANCES, 8);
	IS(BDX_IMC_GENERAL_COUNTERS, 4);
	IS(BDX_IMC_GENERAL_WIDTH, 48);
	IS(BDX_IMC_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(BDX_IMC_FIXED_COUNTERS, 1);
	IS(BDX_IMC_FIXED_WIDTH, 48);
	IS(BDX_IMC_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(BDX_IMC_PMON_DEVICE_ID_0, 0x6fb0);
	IS(BDX_IMC_PMON_DEVICE_ID_1, 0x6fb1);
	IS(BDX_IMC_PMON_DEVICE_ID_2, 0x6fb4);
	IS(BDX_IMC_PMON_DEVICE_ID_3, 0x6fb5);
	IS(BDX_IMC_PMON_DEVICE_ID_4, 0x6fd0);
	IS(BDX_IMC_PMON_DEVICE_ID_5, 0x6fd1);
	IS(BDX_IMC_PMON_DEVICE_ID_6, 0x6fd4);
	IS(BDX_IMC_PMON_DEVICE_ID_7, 0x6fd5);
	check_bdx_imc_box_ctl(run);
	check_bdx_imc_box_status(run);
	check_bdx_imc_ctl(run);
	check_bdx_imc_ctr(run);
	check_bdx_imc_fixed_ctl(run);
	check_bdx_imc_fixed_ctr(run);
}

static void check_bdx_irp_box_ctl(struct run *run)
{
	RESET(bdx_irp_box_ctl, BDX_IRP_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, bdx_irp_box_ctl, (), 1, 1, 0,
	     0x50600f4);
	RW(bdx_irp_box_ctl, frz_en, BDX_IRP_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(bdx_irp_box_ctl, frz, BDX_IRP_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(bdx_irp_box_ctl, rst_ctrs, BDX_IRP_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(bdx_irp_box_ctl, rst_ctrl, BDX_IRP_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdx_irp_box_status(struct run *run)
{
	RESET(bdx_irp_box_status, BDX_IRP_BOX_STATUS, 0x00000000u);
	IS(BDX_IRP_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(bdx_irp_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, bdx_irp_box_status, (), 1, 1, 0,
	     0x50600f8);
	RW1C(bdx_irp_box_status, ov, BDX_IRP_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_bdx_irp_ctl(struct run *run)
{
	RESET(bdx_irp_ctl, BDX_IRP_CTL, 0x00000000u);
	IS(BDX_IRP_CTL_MUST_ZERO, 0x210000);
	IS(BDX_IRP_CTL_COUNT, 0x4);
	ADDR(pci_bits, bdx_irp_ctl, (i), 1, 4, 0,
	     0x50600d8, 0x50600dc, 0x50600e0, 0x50600e4);
	REFUSES(pci_bits, bdx_irp_ctl, BDX_IRP_CTL_COUNT, (past));
	RW(bdx_irp_ctl, thresh, BDX_IRP_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(bdx_irp_ctl, invert, BDX_IRP_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(BDX_IRP_CTL_INVERT, 0x1u,
	       { BDX_IRP_CTL_INVERT_GE, 0x0 },
	       { BDX_IRP_CTL_INVERT_LT, 0x1 });
	RW(bdx_irp_ctl, en, BDX_IRP_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdx_irp_ctl, ov_en, BDX_IRP_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(bdx_irp_ctl, edge_det, BDX_IRP_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdx_irp_ctl, rst, BDX_IRP_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdx_irp_ctl, umask, BDX_IRP_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdx_irp_ctl, ev_sel, BDX_IRP_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdx_irp_ctr(struct run *run)
{
	RESET(bdx_irp_ctr, BDX_IRP_CTR, UINT64_C(0x0000000000000000));
	IS(BDX_IRP_CTR_COUNT, 0x4);
	ADDR(pci_bits, bdx_irp_ctr, (i), 1, 4, 0,
	     0x50600a0, 0x50600a8, 0x50600b0, 0x50600b8);
	HIGH(bdx_irp_ctr, (i), 1, 4);
	REFUSES(pci_bits, bdx_irp_ctr, BDX_IRP_CTR_COUNT, (past));
	RW(bdx_irp_ctr, event_count, BDX_IRP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_bdx_irp_box_filter(struct run *run)
{
	RESET(bdx_irp_box_filter, BDX_IRP_BOX_FILTER, 0x00000000u);
	BITS(BDX_IRP_BOX_FILTER_ORDERINGQ, 0x0000001fu, 0, 5);
}

static void check_box_bdx_irp(struct run *run)
{
	IS(BDX_IRP_INSTANCES, 1);
	IS(BDX_IRP_GENERAL_COUNTERS, 4);
	IS(BDX_IRP_GENERAL_WIDTH, 48);
	IS(BDX_IRP_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(BDX_IRP_PMON_DEVICE_ID, 0x6f39);
	check_bdx_irp_box_ctl(run);
	check_bdx_irp_box_status(run);
	check_bdx_irp_ctl(run);
	check_bdx_irp_ctr(run);
	check_bdx_irp_box_filter(run);
}

static void check_bdx_qpi_box_ctl(struct run *run)
{
	RESET(bdx_qpi_box_ctl, BDX_QPI_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, bdx_qpi_box_ctl, (n), 3, 1, 0,
	     0x80200f4,
	     0x90200f4,
	     0xa0200f4);
	REFUSES(pci_bits, bdx_qpi_box_ctl, BDX_QPI_INSTANCES, (past));
	RW(bdx_qpi_box_ctl, frz_en, BDX_QPI_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(bdx_qpi_box_ctl, frz, BDX_QPI_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(bdx_qpi_box_ctl, rst_ctrs, BDX_QPI_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(bdx_qpi_box_ctl, rst_ctrl, BDX_QPI_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdx_qpi_box_status(struct run *run)
{
	RESET(bdx_qpi_box_status, BDX_QPI_BOX_STATUS, 0x00000000u);
	IS(BDX_QPI_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(bdx_qpi_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, bdx_qpi_box_status, (n), 3, 1, 0,
	     0x80200f8,
	     0x90200f8,
	     0xa0200f8);
	REFUSES(pci_bits, bdx_qpi_box_status, BDX_QPI_INSTANCES, (past));
	RW1C(bdx_qpi_box_status, ov, BDX_QPI_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_bdx_qpi_ctl(struct run *run)
{
	RESET(bdx_qpi_ctl, BDX_QPI_CTL, 0x00000000u);
	IS(BDX_QPI_CTL_MUST_ZERO, 0x10000);
	IS(BDX_QPI_CTL_COUNT, 0x4);
	ADDR(pci_bits, bdx_qpi_ctl, (n, i), 3, 4, 0,
	     0x80200d8, 0x80200dc, 0x80200e0, 0x80200e4,
	     0x90200d8, 0x90200dc, 0x90200e0, 0x90200e4,
	     0xa0200d8, 0xa0200dc, 0xa0200e0, 0xa0200e4);
	REFUSES(pci_bits, bdx_qpi_ctl, BDX_QPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, bdx_qpi_ctl, BDX_QPI_CTL_COUNT, (0, past));
	RW(bdx_qpi_ctl, thresh, BDX_QPI_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(bdx_qpi_ctl, invert, BDX_QPI_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(BDX_QPI_CTL_INVERT, 0x1u,
	       { BDX_QPI_CTL_INVERT_GE, 0x0 },
	       { BDX_QPI_CTL_INVERT_LT, 0x1 });
	RW(bdx_qpi_ctl, en, BDX_QPI_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdx_qpi_ctl, ev_sel_ext, BDX_QPI_CTL_EV_SEL_EXT, uint32_t, 0x00200000u, 21, 1, 0xffdfffff);
	RW(bdx_qpi_ctl, ov_en, BDX_QPI_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(bdx_qpi_ctl, edge_det, BDX_QPI_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdx_qpi_ctl, rst, BDX_QPI_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdx_qpi_ctl, umask, BDX_QPI_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdx_qpi_ctl, ev_sel, BDX_QPI_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdx_qpi_ctr(struct run *run)
{
	RESET(bdx_qpi_ctr, BDX_QPI_CTR, UINT64_C(0x0000000000000000));
	IS(BDX_QPI_CTR_COUNT, 0x4);
	ADDR(pci_bits, bdx_qpi_ctr, (n, i), 3, 4, 0,
	     0x80200a0, 0x80200a8, 0x80200b0, 0x80200b8,
	     0x90200a0, 0x90200a8, 0x90200b0, 0x90200b8,
	     0xa0200a0, 0xa0200a8, 0xa0200b0, 0xa0200b8);
	HIGH(bdx_qpi_ctr, (n, i), 3, 4);
	REFUSES(pci_bits, bdx_qpi_ctr, BDX_QPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, bdx_qpi_ctr, BDX_QPI_CTR_COUNT, (0, past));
	RW(bdx_qpi_ctr, event_count, BDX_QPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_bdx_qpi_pkt_match0(struct run *run)
{
	RESET(bdx_qpi_pkt_match0, BDX_QPI_PKT_MATCH0, 0x00000000u);
	IS(BDX_QPI_PKT_MATCH0_MUST_ZERO, 0x7ffc0007);
	ADDR(pci_bits, bdx_qpi_pkt_match0, (n), 3, 1, 0,
	     0x8060228,
	     0x9060228,
	     0xa060228);
	REFUSES(pci_bits, bdx_qpi_pkt_match0, BDX_QPI_INSTANCES, (past));
	RW(bdx_qpi_pkt_match0, rnid_4, BDX_QPI_PKT_MATCH0_RNID_4, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(bdx_qpi_pkt_match0, dnid, BDX_QPI_PKT_MATCH0_DNID, uint32_t, 0x0003e000u, 13, 5, 0xfffc1fff);
	RW(bdx_qpi_pkt_match0, mc, BDX_QPI_PKT_MATCH0_MC, uint32_t, 0x00001e00u, 9, 4, 0xffffe1ff);
	VALUES(BDX_QPI_PKT_MATCH0_MC, 0xfu,
	       { BDX_QPI_PKT_MATCH0_MC_HOM0, 0x0 },
	       { BDX_QPI_PKT_MATCH0_MC_HOM1, 0x1 },
	       { BDX_QPI_PKT_MATCH0_MC_NDR, 0x2 },
	       { BDX_QPI_PKT_MATCH0_MC_SNP, 0x3 },
	       { BDX_QPI_PKT_MATCH0_MC_NCS, 0x4 },
	       { BDX_QPI_PKT_MATCH0_MC_NCB, 0xc },
	       { BDX_QPI_PKT_MATCH0_MC_DRS, 0xe });
	RW(bdx_qpi_pkt_match0, opc, BDX_QPI_PKT_MATCH0_OPC, uint32_t, 0x000001e0u, 5, 4, 0xfffffe1f);
	VALUES(BDX_QPI_PKT_MATCH0_OPC, 0xfu,
	       { BDX_QPI_PKT_MATCH0_OPC_HOM0_RDCUR, 0x0 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM0_RDCODE, 0x1 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM0_RDDATA, 0x2 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM0_NONSNPRD, 0x3 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM0_RDINVOWN, 0x4 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM0_INVXTOI, 0x5 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM0_EVCTCLN, 0x6 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM0_NONSNPWR, 0x7 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM0_INVITOE, 0x8 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM0_ACKCNFLTWBI, 0x9 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM0_RDDATAMIGRATORY, 0xa },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM0_WBMTOI, 0xc },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM1_RSPI, 0x0 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM1_RSPS, 0x1 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM1_RSPCNFLT, 0x4 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM1_RSPCNFLTOWN, 0x6 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM1_RSPCNFLTWBI, 0x7 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM1_RSPFWD, 0x8 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDI, 0x9 },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDS, 0xa },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDIWB, 0xb },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDSWB, 0xc },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM1_RSPIWB, 0xd },
	       { BDX_QPI_PKT_MATCH0_OPC_HOM1_RSPSWB, 0xe },
	       { BDX_QPI_PKT_MATCH0_OPC_NDR_GNT_CMP, 0x0 },
	       { BDX_QPI_PKT_MATCH0_OPC_NDR_GNTE_FRCACKCNFLT, 0x1 },
	       { BDX_QPI_PKT_MATCH0_OPC_NDR_CMPD, 0x4 },
	       { BDX_QPI_PKT_MATCH0_OPC_NDR_CMP, 0x8 },
	       { BDX_QPI_PKT_MATCH0_OPC_SNP_SNPCUR, 0x0 },
	       { BDX_QPI_PKT_MATCH0_OPC_SNP_SNPCODE, 0x1 },
	       { BDX_QPI_PKT_MATCH0_OPC_SNP_SNPDATA, 0x2 },
	       { BDX_QPI_PKT_MATCH0_OPC_SNP_SNPINVOWN, 0x4 },
	       { BDX_QPI_PKT_MATCH0_OPC_SNP_SNPINVXTOI, 0x5 },
	       { BDX_QPI_PKT_MATCH0_OPC_SNP_SNPINVITOE, 0x8 },
	       { BDX_QPI_PKT_MATCH0_OPC_SNP_PREFETCHHINT, 0xf },
	       { BDX_QPI_PKT_MATCH0_OPC_NCS_NCRD, 0x0 },
	       { BDX_QPI_PKT_MATCH0_OPC_NCS_NCRDPTL, 0x4 },
	       { BDX_QPI_PKT_MATCH0_OPC_NCS_NCP2PS, 0xd },
	       { BDX_QPI_PKT_MATCH0_OPC_NCB_NCWR, 0x0 },
	       { BDX_QPI_PKT_MATCH0_OPC_NCB_NCWRPTL, 0xc },
	       { BDX_QPI_PKT_MATCH0_OPC_NCB_NCP2PB, 0xe },
	       { BDX_QPI_PKT_MATCH0_OPC_DRS_DATAC_FEIMS, 0x0 },
	       { BDX_QPI_PKT_MATCH0_OPC_DRS_DATAC_FEIMS_FRCACKCNFLT, 0x1 },
	       { BDX_QPI_PKT_MATCH0_OPC_DRS_DATAC_FEIMS_CMP, 0x2 },
	       { BDX_QPI_PKT_MATCH0_OPC_DRS_DATANC, 0x3 },
	       { BDX_QPI_PKT_MATCH0_OPC_DRS_WBIDATA, 0x4 },
	       { BDX_QPI_PKT_MATCH0_OPC_DRS_WBSDATA, 0x5 },
	       { BDX_QPI_PKT_MATCH0_OPC_DRS_WBEDATA, 0x6 },
	       { BDX_QPI_PKT_MATCH0_OPC_DRS_NONSNPWRDATA, 0x7 },
	       { BDX_QPI_PKT_MATCH0_OPC_DRS_WBIDATAPTL, 0x8 },
	       { BDX_QPI_PKT_MATCH0_OPC_DRS_WBEDATAPTL, 0xa },
	       { BDX_QPI_PKT_MATCH0_OPC_DRS_NONSNPWRDATAPTL, 0xb });
	RW(bdx_qpi_pkt_match0, size, BDX_QPI_PKT_MATCH0_SIZE, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	VALUES(BDX_QPI_PKT_MATCH0_SIZE, 0x1u,
	       { BDX_QPI_PKT_MATCH0_SIZE_DRS_DRS_9_FLITS, 0x0 },
	       { BDX_QPI_PKT_MATCH0_SIZE_DRS_DRS_11_FLITS, 0x1 },
	       { BDX_QPI_PKT_MATCH0_SIZE_NCB_NCB_9_FLITS, 0x0 },
	       { BDX_QPI_PKT_MATCH0_SIZE_NCB_NCB_11_FLITS, 0x1 },
	       { BDX_QPI_PKT_MATCH0_SIZE_NCS_NCS_1_OR_2_FLITS, 0x0 },
	       { BDX_QPI_PKT_MATCH0_SIZE_NCS_NCS_3_FLITS, 0x1 });
	RW(bdx_qpi_pkt_match0, vnw, BDX_QPI_PKT_MATCH0_VNW, uint32_t, 0x00000018u, 3, 2, 0xffffffe7);
	VALUES(BDX_QPI_PKT_MATCH0_VNW, 0x3u,
	       { BDX_QPI_PKT_MATCH0_VNW_VN0, 0x0 },
	       { BDX_QPI_PKT_MATCH0_VNW_VN1, 0x1 },
	       { BDX_QPI_PKT_MATCH0_VNW_VNA, 0x2 }, { BDX_QPI_PKT_MATCH0_VNW_VNA_MASK, 0x2 });
}

static void check_bdx_qpi_pkt_match1(struct run *run)
{
	RESET(bdx_qpi_pkt_match1, BDX_QPI_PKT_MATCH1, 0x00000000u);
	IS(BDX_QPI_PKT_MATCH1_MUST_ZERO, 0xfff0fff0);
	ADDR(pci_bits, bdx_qpi_pkt_match1, (n), 3, 1, 0,
	     0x806022c,
	     0x906022c,
	     0xa06022c);
	REFUSES(pci_bits, bdx_qpi_pkt_match1, BDX_QPI_INSTANCES, (past));
	RW(bdx_qpi_pkt_match1, rds, BDX_QPI_PKT_MATCH1_RDS, uint32_t, 0x000f0000u, 16, 4, 0xfff0ffff);
	VALUES(BDX_QPI_PKT_MATCH1_RDS, 0xfu,
	       { BDX_QPI_PKT_MATCH1_RDS_M, 0x8 },
	       { BDX_QPI_PKT_MATCH1_RDS_E, 0x4 },
	       { BDX_QPI_PKT_MATCH1_RDS_S, 0x2 },
	       { BDX_QPI_PKT_MATCH1_RDS_F, 0x1 },
	       { BDX_QPI_PKT_MATCH1_RDS_I, 0x0 });
	RW(bdx_qpi_pkt_match1, rnid_3_0, BDX_QPI_PKT_MATCH1_RNID_3_0, uint32_t, 0x0000000fu, 0, 4, 0xfffffff0);
}

static void check_bdx_qpi_pkt_mask0(struct run *run)
{
	RESET(bdx_qpi_pkt_mask0, BDX_QPI_PKT_MASK0, 0x00000000u);
	IS(BDX_QPI_PKT_MASK0_MUST_ZERO, 0x7ffc0007);
	ADDR(pci_bits, bdx_qpi_pkt_mask0, (n), 3, 1, 0,
	     0x8060238,
	     0x9060238,
	     0xa060238);
	REFUSES(pci_bits, bdx_qpi_pkt_mask0, BDX_QPI_INSTANCES, (past));
	RW(bdx_qpi_pkt_mask0, rnid_4, BDX_QPI_PKT_MASK0_RNID_4, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(bdx_qpi_pkt_mask0, dnid, BDX_QPI_PKT_MASK0_DNID, uint32_t, 0x0003e000u, 13, 5, 0xfffc1fff);
	RW(bdx_qpi_pkt_mask0, mc, BDX_QPI_PKT_MASK0_MC, uint32_t, 0x00001e00u, 9, 4, 0xffffe1ff);
	RW(bdx_qpi_pkt_mask0, opc, BDX_QPI_PKT_MASK0_OPC, uint32_t, 0x000001e0u, 5, 4, 0xfffffe1f);
	RW(bdx_qpi_pkt_mask0, vnw, BDX_QPI_PKT_MASK0_VNW, uint32_t, 0x00000018u, 3, 2, 0xffffffe7);
}

static void check_bdx_qpi_pkt_mask1(struct run *run)
{
	RESET(bdx_qpi_pkt_mask1, BDX_QPI_PKT_MASK1, 0x00000000u);
	IS(BDX_QPI_PKT_MASK1_MUST_ZERO, 0xfff0fff0);
	ADDR(pci_bits, bdx_qpi_pkt_mask1, (n), 3, 1, 0,
	     0x806023c,
	     0x906023c,
	     0xa06023c);
	REFUSES(pci_bits, bdx_qpi_pkt_mask1, BDX_QPI_INSTANCES, (past));
	RW(bdx_qpi_pkt_mask1, rds, BDX_QPI_PKT_MASK1_RDS, uint32_t, 0x000f0000u, 16, 4, 0xfff0ffff);
	RW(bdx_qpi_pkt_mask1, rnid_3_0, BDX_QPI_PKT_MASK1_RNID_3_0, uint32_t, 0x0000000fu, 0, 4, 0xfffffff0);
}

static void check_bdx_qpi_rate_status(struct run *run)
{
	RESET(bdx_qpi_rate_status, BDX_QPI_RATE_STATUS, 0x00000000u);
	IS(BDX_QPI_RATE_STATUS_MUST_ZERO, 0xffffffe0);
	ADDR(pci_bits, bdx_qpi_rate_status, (n), 3, 1, 0,
	     0x80000d4,
	     0x90000d4,
	     0xa0000d4);
	REFUSES(pci_bits, bdx_qpi_rate_status, BDX_QPI_INSTANCES, (past));
	RO(bdx_qpi_rate_status, slow_mode, BDX_QPI_RATE_STATUS_SLOW_MODE, uint32_t, 0x00000010u, 4, 1);
	RO(bdx_qpi_rate_status, qpi_rate, BDX_QPI_RATE_STATUS_QPI_RATE, uint32_t, 0x00000007u, 0, 3);
	VALUES(BDX_QPI_RATE_STATUS_QPI_RATE, 0x7u,
	       { BDX_QPI_RATE_STATUS_QPI_RATE_GT_5_6, 0x2 },
	       { BDX_QPI_RATE_STATUS_QPI_RATE_GT_6_4, 0x3 },
	       { BDX_QPI_RATE_STATUS_QPI_RATE_GT_7_2, 0x4 },
	       { BDX_QPI_RATE_STATUS_QPI_RATE_GT_8_0, 0x5 },
	       { BDX_QPI_RATE_STATUS_QPI_RATE_GT_8_8, 0x6 },
	       { BDX_QPI_RATE_STATUS_QPI_RATE_GT_9_6, 0x7 });
}

static void check_box_bdx_qpi(struct run *run)
{
	IS(BDX_QPI_INSTANCES, 3);
	IS(BDX_QPI_GENERAL_COUNTERS, 4);
	IS(BDX_QPI_GENERAL_WIDTH, 48);
	IS(BDX_QPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(BDX_QPI_PMON_DEVICE_ID_0, 0x6f32);
	IS(BDX_QPI_PMON_DEVICE_ID_1, 0x6f33);
	IS(BDX_QPI_PMON_DEVICE_ID_2, 0x6f3a);
	IS(BDX_QPI_FILTER_DEVICE_ID_0, 0x6f86);
	IS(BDX_QPI_FILTER_DEVICE_ID_1, 0x6f96);
	IS(BDX_QPI_FILTER_DEVICE_ID_2, 0x6f46);
	IS(BDX_QPI_MISC_DEVICE_ID_0, 0x6f80);
	IS(BDX_QPI_MISC_DEVICE_ID_1, 0x6f90);
	IS(BDX_QPI_MISC_DEVICE_ID_2, 0x6f40);
	check_bdx_qpi_box_ctl(run);
	check_bdx_qpi_box_status(run);
	check_bdx_qpi_ctl(run);
	check_bdx_qpi_ctr(run);
	check_bdx_qpi_pkt_match0(run);
	check_bdx_qpi_pkt_match1(run);
	check_bdx_qpi_pkt_mask0(run);
	check_bdx_qpi_pkt_mask1(run);
	check_bdx_qpi_rate_status(run);
}

static void check_bdx_r2pcie_box_ctl(struct run *run)
{
	RESET(bdx_r2pcie_box_ctl, BDX_R2PCIE_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, bdx_r2pcie_box_ctl, (), 1, 1, 0,
	     0x100100f4);
	RW(bdx_r2pcie_box_ctl, frz_en, BDX_R2PCIE_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(bdx_r2pcie_box_ctl, frz, BDX_R2PCIE_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(bdx_r2pcie_box_ctl, rst_ctrs, BDX_R2PCIE_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(bdx_r2pcie_box_ctl, rst_ctrl, BDX_R2PCIE_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdx_r2pcie_box_status(struct run *run)
{
	RESET(bdx_r2pcie_box_status, BDX_R2PCIE_BOX_STATUS, 0x00000000u);
	IS(BDX_R2PCIE_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(bdx_r2pcie_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, bdx_r2pcie_box_status, (), 1, 1, 0,
	     0x100100f8);
	RW1C(bdx_r2pcie_box_status, ov, BDX_R2PCIE_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_bdx_r2pcie_ctl(struct run *run)
{
	RESET(bdx_r2pcie_ctl, BDX_R2PCIE_CTL, 0x00000000u);
	IS(BDX_R2PCIE_CTL_MUST_ZERO, 0x210000);
	IS(BDX_R2PCIE_CTL_COUNT, 0x4);
	ADDR(pci_bits, bdx_r2pcie_ctl, (i), 1, 4, 0,
	     0x100100d8, 0x100100dc, 0x100100e0, 0x100100e4);
	REFUSES(pci_bits, bdx_r2pcie_ctl, BDX_R2PCIE_CTL_COUNT, (past));
	RW(bdx_r2pcie_ctl, thresh, BDX_R2PCIE_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(bdx_r2pcie_ctl, invert, BDX_R2PCIE_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(BDX_R2PCIE_CTL_INVERT, 0x1u,
	       { BDX_R2PCIE_CTL_INVERT_GE, 0x0 },
	       { BDX_R2PCIE_CTL_INVERT_LT, 0x1 });
	RW(bdx_r2pcie_ctl, en, BDX_R2PCIE_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdx_r2pcie_ctl, ov_en, BDX_R2PCIE_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(bdx_r2pcie_ctl, edge_det, BDX_R2PCIE_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdx_r2pcie_ctl, rst, BDX_R2PCIE_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdx_r2pcie_ctl, umask, BDX_R2PCIE_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdx_r2pcie_ctl, ev_sel, BDX_R2PCIE_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdx_r2pcie_ctr(struct run *run)
{
	RESET(bdx_r2pcie_ctr, BDX_R2PCIE_CTR, UINT64_C(0x0000000000000000));
	IS(BDX_R2PCIE_CTR_COUNT, 0x4);
	ADDR(pci_bits, bdx_r2pcie_ctr, (i), 1, 4, 0,
	     0x100100a0, 0x100100a8, 0x100100b0, 0x100100b8);
	HIGH(bdx_r2pcie_ctr, (i), 1, 4);
	REFUSES(pci_bits, bdx_r2pcie_ctr, BDX_R2PCIE_CTR_COUNT, (past));
	RW(bdx_r2pcie_ctr, event_count, BDX_R2PCIE_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_bdx_r2pcie(struct run *run)
{
	IS(BDX_R2PCIE_INSTANCES, 1);
	IS(BDX_R2PCIE_GENERAL_COUNTERS, 4);
	IS(BDX_R2PCIE_GENERAL_WIDTH, 48);
	IS(BDX_R2PCIE_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(BDX_R2PCIE_PMON_DEVICE_ID, 0x6f34);
	check_bdx_r2pcie_box_ctl(run);
	check_bdx_r2pcie_box_status(run);
	check_bdx_r2pcie_ctl(run);
	check_bdx_r2pcie_ctr(run);
}

static void check_bdx_r3qpi_box_ctl(struct run *run)
{
	RESET(bdx_r3qpi_box_ctl, BDX_R3QPI_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, bdx_r3qpi_box_ctl, (n), 3, 1, 0,
	     0xb0100f4,
	     0xb0200f4,
	     0xb0500f4);
	REFUSES(pci_bits, bdx_r3qpi_box_ctl, BDX_R3QPI_INSTANCES, (past));
	RW(bdx_r3qpi_box_ctl, frz_en, BDX_R3QPI_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(bdx_r3qpi_box_ctl, frz, BDX_R3QPI_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(bdx_r3qpi_box_ctl, rst_ctrs, BDX_R3QPI_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(bdx_r3qpi_box_ctl, rst_ctrl, BDX_R3QPI_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdx_r3qpi_box_status(struct run *run)
{
	RESET(bdx_r3qpi_box_status, BDX_R3QPI_BOX_STATUS, 0x00000000u);
	IS(BDX_R3QPI_BOX_STATUS_RW1C, 0x00000007u);
	CLEAR_SEEN(bdx_r3qpi_box_status, uint32_t, 0x7, 0x00000000u);
	ADDR(pci_bits, bdx_r3qpi_box_status, (n), 3, 1, 0,
	     0xb0100f8,
	     0xb0200f8,
	     0xb0500f8);
	REFUSES(pci_bits, bdx_r3qpi_box_status, BDX_R3QPI_INSTANCES, (past));
	RW1C(bdx_r3qpi_box_status, ov, BDX_R3QPI_BOX_STATUS_OV, uint32_t, 0x00000007u, 0, 3, 0x00000000u);
}

static void check_bdx_r3qpi_ctl(struct run *run)
{
	RESET(bdx_r3qpi_ctl, BDX_R3QPI_CTL, 0x00000000u);
	IS(BDX_R3QPI_CTL_MUST_ZERO, 0x210000);
	IS(BDX_R3QPI_CTL_COUNT, 0x3);
	ADDR(pci_bits, bdx_r3qpi_ctl, (n, i), 3, 3, 0,
	     0xb0100d8, 0xb0100dc, 0xb0100e0,
	     0xb0200d8, 0xb0200dc, 0xb0200e0,
	     0xb0500d8, 0xb0500dc, 0xb0500e0);
	REFUSES(pci_bits, bdx_r3qpi_ctl, BDX_R3QPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, bdx_r3qpi_ctl, BDX_R3QPI_CTL_COUNT, (0, past));
	RW(bdx_r3qpi_ctl, thresh, BDX_R3QPI_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(bdx_r3qpi_ctl, invert, BDX_R3QPI_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(BDX_R3QPI_CTL_INVERT, 0x1u,
	       { BDX_R3QPI_CTL_INVERT_GE, 0x0 },
	       { BDX_R3QPI_CTL_INVERT_LT, 0x1 });
	RW(bdx_r3qpi_ctl, en, BDX_R3QPI_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdx_r3qpi_ctl, ov_en, BDX_R3QPI_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(bdx_r3qpi_ctl, edge_det, BDX_R3QPI_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdx_r3qpi_ctl, rst, BDX_R3QPI_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdx_r3qpi_ctl, umask, BDX_R3QPI_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdx_r3qpi_ctl, ev_sel, BDX_R3QPI_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdx_r3qpi_ctr(struct run *run)
{
	RESET(bdx_r3qpi_ctr, BDX_R3QPI_CTR, UINT64_C(0x0000000000000000));
	IS(BDX_R3QPI_CTR_COUNT, 0x3);
	ADDR(pci_bits, bdx_r3qpi_ctr, (n, i), 3, 3, 0,
	     0xb0100a0, 0xb0100a8, 0xb0100b0,
	     0xb0200a0, 0xb0200a8, 0xb0200b0,
	     0xb0500a0, 0xb0500a8, 0xb0500b0);
	HIGH(bdx_r3qpi_ctr, (n, i), 3, 3);
	REFUSES(pci_bits, bdx_r3qpi_ctr, BDX_R3QPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, bdx_r3qpi_ctr, BDX_R3QPI_CTR_COUNT, (0, past));
	RW(bdx_r3qpi_ctr, event_count, BDX_R3QPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_bdx_r3qpi(struct run *run)
{
	IS(BDX_R3QPI_INSTANCES, 3);
	IS(BDX_R3QPI_GENERAL_COUNTERS, 3);
	IS(BDX_R3QPI_GENERAL_WIDTH, 48);
	IS(BDX_R3QPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(BDX_R3QPI_PMON_DEVICE_ID_0, 0x6f36);
	IS(BDX_R3QPI_PMON_DEVICE_ID_1, 0x6f37);
	IS(BDX_R3QPI_PMON_DEVICE_ID_2, 0x6f3e);
	check_bdx_r3qpi_box_ctl(run);
	check_bdx_r3qpi_box_status(run);
	check_bdx_r3qpi_ctl(run);
	check_bdx_r3qpi_ctr(run);
}

int bdx_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int bdx_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_bdx_ubox(&run);
	check_box_bdx_cbo(&run);
	check_box_bdx_sbox(&run);
	check_box_bdx_pcu(&run);
	check_box_bdx_rapl(&run);
	check_box_bdx_ufs(&run);
	check_box_bdx_ha(&run);
	check_box_bdx_imc(&run);
	check_box_bdx_irp(&run);
	check_box_bdx_qpi(&run);
	check_box_bdx_r2pcie(&run);
	check_box_bdx_r3qpi(&run);
	return run.failed;
}
