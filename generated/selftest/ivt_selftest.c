/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/ivt by "make generate". Do not edit. */
/* Compares the register headers of ivt with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/ivt.h"

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

static void check_ivt_ubox_global_ctl(struct run *run)
{
	RESET(ivt_ubox_global_ctl, IVT_UBOX_GLOBAL_CTL, 0x00000000u);
	IS(IVT_UBOX_GLOBAL_CTL_MUST_ZERO, 0x18000000);
	ADDR(msr_bits, ivt_ubox_global_ctl, (), 1, 1, 0,
	     0xc00);
	WO(ivt_ubox_global_ctl, frz_all, IVT_UBOX_GLOBAL_CTL_FRZ_ALL, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(ivt_ubox_global_ctl, wk_on_pmi, IVT_UBOX_GLOBAL_CTL_WK_ON_PMI, uint32_t, 0x40000000u, 30, 1, 0xbfffffff);
	VALUES(IVT_UBOX_GLOBAL_CTL_WK_ON_PMI, 0x1u,
	       { IVT_UBOX_GLOBAL_CTL_WK_ON_PMI_AWAKE_ONLY, 0x0 },
	       { IVT_UBOX_GLOBAL_CTL_WK_ON_PMI_WAKE, 0x1 });
	WO(ivt_ubox_global_ctl, unfrz_all, IVT_UBOX_GLOBAL_CTL_UNFRZ_ALL, uint32_t, 0x20000000u, 29, 1, 0xdfffffff);
	RW(ivt_ubox_global_ctl, pmi_core_sel, IVT_UBOX_GLOBAL_CTL_PMI_CORE_SEL, uint32_t, 0x00007fffu, 0, 15, 0xffff8000);
	VALUES(IVT_UBOX_GLOBAL_CTL_PMI_CORE_SEL, 0x7fffu,
	       { IVT_UBOX_GLOBAL_CTL_PMI_CORE_SEL_NONE, 0x0 });
}

static void check_ivt_ubox_global_status(struct run *run)
{
	RESET(ivt_ubox_global_status, IVT_UBOX_GLOBAL_STATUS, 0x00000000u);
	IS(IVT_UBOX_GLOBAL_STATUS_RW1C, 0x07ffffffu);
	CLEAR_SEEN(ivt_ubox_global_status, uint32_t, 0x7ffffff, 0x00000000u);
	ADDR(msr_bits, ivt_ubox_global_status, (), 1, 1, 0,
	     0xc01);
	RW1C(ivt_ubox_global_status, ov_rp, IVT_UBOX_GLOBAL_STATUS_OV_RP, uint32_t, 0x04000000u, 26, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_r3_1, IVT_UBOX_GLOBAL_STATUS_OV_R3_1, uint32_t, 0x02000000u, 25, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_r3_0, IVT_UBOX_GLOBAL_STATUS_OV_R3_0, uint32_t, 0x01000000u, 24, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_q1, IVT_UBOX_GLOBAL_STATUS_OV_Q1, uint32_t, 0x00800000u, 23, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_q0, IVT_UBOX_GLOBAL_STATUS_OV_Q0, uint32_t, 0x00400000u, 22, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_m1, IVT_UBOX_GLOBAL_STATUS_OV_M1, uint32_t, 0x00200000u, 21, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_m0, IVT_UBOX_GLOBAL_STATUS_OV_M0, uint32_t, 0x00100000u, 20, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_h1, IVT_UBOX_GLOBAL_STATUS_OV_H1, uint32_t, 0x00080000u, 19, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_h0, IVT_UBOX_GLOBAL_STATUS_OV_H0, uint32_t, 0x00040000u, 18, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_c14, IVT_UBOX_GLOBAL_STATUS_OV_C14, uint32_t, 0x00020000u, 17, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_c13, IVT_UBOX_GLOBAL_STATUS_OV_C13, uint32_t, 0x00010000u, 16, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_c12, IVT_UBOX_GLOBAL_STATUS_OV_C12, uint32_t, 0x00008000u, 15, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_c11, IVT_UBOX_GLOBAL_STATUS_OV_C11, uint32_t, 0x00004000u, 14, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_c10, IVT_UBOX_GLOBAL_STATUS_OV_C10, uint32_t, 0x00002000u, 13, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_c9, IVT_UBOX_GLOBAL_STATUS_OV_C9, uint32_t, 0x00001000u, 12, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_c8, IVT_UBOX_GLOBAL_STATUS_OV_C8, uint32_t, 0x00000800u, 11, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_c7, IVT_UBOX_GLOBAL_STATUS_OV_C7, uint32_t, 0x00000400u, 10, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_c6, IVT_UBOX_GLOBAL_STATUS_OV_C6, uint32_t, 0x00000200u, 9, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_c5, IVT_UBOX_GLOBAL_STATUS_OV_C5, uint32_t, 0x00000100u, 8, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_c4, IVT_UBOX_GLOBAL_STATUS_OV_C4, uint32_t, 0x00000080u, 7, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_c3, IVT_UBOX_GLOBAL_STATUS_OV_C3, uint32_t, 0x00000040u, 6, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_c2, IVT_UBOX_GLOBAL_STATUS_OV_C2, uint32_t, 0x00000020u, 5, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_c1, IVT_UBOX_GLOBAL_STATUS_OV_C1, uint32_t, 0x00000010u, 4, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_c0, IVT_UBOX_GLOBAL_STATUS_OV_C0, uint32_t, 0x00000008u, 3, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_p, IVT_UBOX_GLOBAL_STATUS_OV_P, uint32_t, 0x00000004u, 2, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_u, IVT_UBOX_GLOBAL_STATUS_OV_U, uint32_t, 0x00000002u, 1, 1, 0x00000000u);
	RW1C(ivt_ubox_global_status, ov_u_fixed, IVT_UBOX_GLOBAL_STATUS_OV_U_FIXED, uint32_t, 0x00000001u, 0, 1, 0x00000000u);
}

static void check_ivt_ubox_global_config(struct run *run)
{
	RESET(ivt_ubox_global_config, IVT_UBOX_GLOBAL_CONFIG, 0x00000000u);
	ADDR(msr_bits, ivt_ubox_global_config, (), 1, 1, 0,
	     0xc06);
}

static void check_ivt_ubox_box_status(struct run *run)
{
	RESET(ivt_ubox_box_status, IVT_UBOX_BOX_STATUS, 0x00000000u);
	IS(IVT_UBOX_BOX_STATUS_RW1C, 0x00000003u);
	CLEAR_SEEN(ivt_ubox_box_status, uint32_t, 0x3, 0x00000000u);
	ADDR(msr_bits, ivt_ubox_box_status, (), 1, 1, 0,
	     0xc15);
	RW1C(ivt_ubox_box_status, ov, IVT_UBOX_BOX_STATUS_OV, uint32_t, 0x00000003u, 0, 2, 0x00000000u);
}

static void check_ivt_ubox_ctl(struct run *run)
{
	RESET(ivt_ubox_ctl, IVT_UBOX_CTL, 0x00000000u);
	IS(IVT_UBOX_CTL_MUST_ZERO, 0xa10000);
	IS(IVT_UBOX_CTL_COUNT, 0x2);
	ADDR(msr_bits, ivt_ubox_ctl, (i), 1, 2, 0,
	     0xc10, 0xc11);
	REFUSES(msr_bits, ivt_ubox_ctl, IVT_UBOX_CTL_COUNT, (past));
	RW(ivt_ubox_ctl, thresh, IVT_UBOX_CTL_THRESH, uint32_t, 0x1f000000u, 24, 5, 0xe0ffffff);
	RW(ivt_ubox_ctl, en, IVT_UBOX_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(ivt_ubox_ctl, ov_en, IVT_UBOX_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(ivt_ubox_ctl, edge_det, IVT_UBOX_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(ivt_ubox_ctl, rst, IVT_UBOX_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(ivt_ubox_ctl, umask, IVT_UBOX_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(ivt_ubox_ctl, ev_sel, IVT_UBOX_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_ivt_ubox_ctr(struct run *run)
{
	RESET(ivt_ubox_ctr, IVT_UBOX_CTR, UINT64_C(0x0000000000000000));
	IS(IVT_UBOX_CTR_COUNT, 0x2);
	ADDR(msr_bits, ivt_ubox_ctr, (i), 1, 2, 0,
	     0xc16, 0xc17);
	REFUSES(msr_bits, ivt_ubox_ctr, IVT_UBOX_CTR_COUNT, (past));
	RW(ivt_ubox_ctr, event_count, IVT_UBOX_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x00000fffffffffff), 0, 44, 0xfffff00000000000);
}

static void check_ivt_ubox_fixed_ctl(struct run *run)
{
	RESET(ivt_ubox_fixed_ctl, IVT_UBOX_FIXED_CTL, 0x00000000u);
	IS(IVT_UBOX_FIXED_CTL_MUST_ZERO, 0x200000);
	ADDR(msr_bits, ivt_ubox_fixed_ctl, (), 1, 1, 0,
	     0xc08);
	RW(ivt_ubox_fixed_ctl, en, IVT_UBOX_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(ivt_ubox_fixed_ctl, ov_en, IVT_UBOX_FIXED_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
}

static void check_ivt_ubox_fixed_ctr(struct run *run)
{
	RESET(ivt_ubox_fixed_ctr, IVT_UBOX_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, ivt_ubox_fixed_ctr, (), 1, 1, 0,
	     0xc09);
	RW(ivt_ubox_fixed_ctr, event_count, IVT_UBOX_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_ivt_ubox_box_filter(struct run *run)
{
	RESET(ivt_ubox_box_filter, IVT_UBOX_BOX_FILTER, 0x00000000u);
	BITS(IVT_UBOX_BOX_FILTER_TID, 0x0000000fu, 0, 4);
}

static void check_ivt_ubox_cpunodeid(struct run *run)
{
	RESET(ivt_ubox_cpunodeid, IVT_UBOX_CPUNODEID, 0x00000000u);
	ADDR(pci_bits, ivt_ubox_cpunodeid, (), 1, 1, 0,
	     0xb000040);
	RO(ivt_ubox_cpunodeid, nodeid, IVT_UBOX_CPUNODEID_NODEID, uint32_t, 0x00000007u, 0, 3);
}

static void check_ivt_ubox_gidnidmap(struct run *run)
{
	RESET(ivt_ubox_gidnidmap, IVT_UBOX_GIDNIDMAP, 0x00000000u);
	ADDR(pci_bits, ivt_ubox_gidnidmap, (), 1, 1, 0,
	     0xb000054);
	RO(ivt_ubox_gidnidmap, node7, IVT_UBOX_GIDNIDMAP_NODE7, uint32_t, 0x00e00000u, 21, 3);
	RO(ivt_ubox_gidnidmap, node6, IVT_UBOX_GIDNIDMAP_NODE6, uint32_t, 0x001c0000u, 18, 3);
	RO(ivt_ubox_gidnidmap, node5, IVT_UBOX_GIDNIDMAP_NODE5, uint32_t, 0x00038000u, 15, 3);
	RO(ivt_ubox_gidnidmap, node4, IVT_UBOX_GIDNIDMAP_NODE4, uint32_t, 0x00007000u, 12, 3);
	RO(ivt_ubox_gidnidmap, node3, IVT_UBOX_GIDNIDMAP_NODE3, uint32_t, 0x00000e00u, 9, 3);
	RO(ivt_ubox_gidnidmap, node2, IVT_UBOX_GIDNIDMAP_NODE2, uint32_t, 0x000001c0u, 6, 3);
	RO(ivt_ubox_gidnidmap, node1, IVT_UBOX_GIDNIDMAP_NODE1, uint32_t, 0x00000038u, 3, 3);
	RO(ivt_ubox_gidnidmap, node0, IVT_UBOX_GIDNIDMAP_NODE0, uint32_t, 0x00000007u, 0, 3);
}

static void check_box_ivt_ubox(struct run *run)
{
	IS(IVT_UBOX_INSTANCES, 1);
	IS(IVT_UBOX_GENERAL_COUNTERS, 2);
	IS(IVT_UBOX_GENERAL_WIDTH, 44);
	IS(IVT_UBOX_GENERAL_COUNT_MASK, 0xfffffffffff);
	IS(IVT_UBOX_FIXED_COUNTERS, 1);
	IS(IVT_UBOX_FIXED_WIDTH, 48);
	IS(IVT_UBOX_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(IVT_UBOX_NODE_DEVICE_ID, 0xe1e);
	check_ivt_ubox_global_ctl(run);
	check_ivt_ubox_global_status(run);
	check_ivt_ubox_global_config(run);
	check_ivt_ubox_box_status(run);
	check_ivt_ubox_ctl(run);
	check_ivt_ubox_ctr(run);
	check_ivt_ubox_fixed_ctl(run);
	check_ivt_ubox_fixed_ctr(run);
	check_ivt_ubox_box_filter(run);
	check_ivt_ubox_cpunodeid(run);
	check_ivt_ubox_gidnidmap(run);
}

static void check_ivt_cbo_box_ctl(struct run *run)
{
	RESET(ivt_cbo_box_ctl, IVT_CBO_BOX_CTL, 0x00030000u);
	IS(IVT_CBO_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, ivt_cbo_box_ctl, (n), 15, 1, 0,
	     0xd04,
	     0xd24,
	     0xd44,
	     0xd64,
	     0xd84,
	     0xda4,
	     0xdc4,
	     0xde4,
	     0xe04,
	     0xe24,
	     0xe44,
	     0xe64,
	     0xe84,
	     0xea4,
	     0xec4);
	REFUSES(msr_bits, ivt_cbo_box_ctl, IVT_CBO_INSTANCES, (past));
	RW(ivt_cbo_box_ctl, frz, IVT_CBO_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(ivt_cbo_box_ctl, rst_ctrs, IVT_CBO_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(ivt_cbo_box_ctl, rst_ctrl, IVT_CBO_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_ivt_cbo_ctl(struct run *run)
{
	RESET(ivt_cbo_ctl, IVT_CBO_CTL, 0x00000000u);
	IS(IVT_CBO_CTL_MUST_ZERO, 0xb10000);
	IS(IVT_CBO_CTL_COUNT, 0x4);
	ADDR(msr_bits, ivt_cbo_ctl, (n, i), 15, 4, 0,
	     0xd10, 0xd11, 0xd12, 0xd13,
	     0xd30, 0xd31, 0xd32, 0xd33,
	     0xd50, 0xd51, 0xd52, 0xd53,
	     0xd70, 0xd71, 0xd72, 0xd73,
	     0xd90, 0xd91, 0xd92, 0xd93,
	     0xdb0, 0xdb1, 0xdb2, 0xdb3,
	     0xdd0, 0xdd1, 0xdd2, 0xdd3,
	     0xdf0, 0xdf1, 0xdf2, 0xdf3,
	     0xe10, 0xe11, 0xe12, 0xe13,
	     0xe30, 0xe31, 0xe32, 0xe33,
	     0xe50, 0xe51, 0xe52, 0xe53,
	     0xe70, 0xe71, 0xe72, 0xe73,
	     0xe90, 0xe91, 0xe92, 0xe93,
	     0xeb0, 0xeb1, 0xeb2, 0xeb3,
	     0xed0, 0xed1, 0xed2, 0xed3);
	REFUSES(msr_bits, ivt_cbo_ctl, IVT_CBO_INSTANCES, (past, 0));
	REFUSES(msr_bits, ivt_cbo_ctl, IVT_CBO_CTL_COUNT, (0, past));
	RW(ivt_cbo_ctl, thresh, IVT_CBO_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(ivt_cbo_ctl, en, IVT_CBO_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(ivt_cbo_ctl, tid_en, IVT_CBO_CTL_TID_EN, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
	RW(ivt_cbo_ctl, edge_det, IVT_CBO_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(ivt_cbo_ctl, rst, IVT_CBO_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(ivt_cbo_ctl, umask, IVT_CBO_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(ivt_cbo_ctl, ev_sel, IVT_CBO_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_ivt_cbo_ctr(struct run *run)
{
	RESET(ivt_cbo_ctr, IVT_CBO_CTR, UINT64_C(0x0000000000000000));
	IS(IVT_CBO_CTR_COUNT, 0x4);
	ADDR(msr_bits, ivt_cbo_ctr, (n, i), 15, 4, 0,
	     0xd16, 0xd17, 0xd18, 0xd19,
	     0xd36, 0xd37, 0xd38, 0xd39,
	     0xd56, 0xd57, 0xd58, 0xd59,
	     0xd76, 0xd77, 0xd78, 0xd79,
	     0xd96, 0xd97, 0xd98, 0xd99,
	     0xdb6, 0xdb7, 0xdb8, 0xdb9,
	     0xdd6, 0xdd7, 0xdd8, 0xdd9,
	     0xdf6, 0xdf7, 0xdf8, 0xdf9,
	     0xe16, 0xe17, 0xe18, 0xe19,
	     0xe36, 0xe37, 0xe38, 0xe39,
	     0xe56, 0xe57, 0xe58, 0xe59,
	     0xe76, 0xe77, 0xe78, 0xe79,
	     0xe96, 0xe97, 0xe98, 0xe99,
	     0xeb6, 0xeb7, 0xeb8, 0xeb9,
	     0xed6, 0xed7, 0xed8, 0xed9);
	REFUSES(msr_bits, ivt_cbo_ctr, IVT_CBO_INSTANCES, (past, 0));
	REFUSES(msr_bits, ivt_cbo_ctr, IVT_CBO_CTR_COUNT, (0, past));
	RW(ivt_cbo_ctr, event_count, IVT_CBO_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x00000fffffffffff), 0, 44, 0xfffff00000000000);
}

static void check_ivt_cbo_box_filter(struct run *run)
{
	RESET(ivt_cbo_box_filter, IVT_CBO_BOX_FILTER, 0x00000000u);
	IS(IVT_CBO_BOX_FILTER_MUST_ZERO, 0xff81ffe0);
	ADDR(msr_bits, ivt_cbo_box_filter, (n), 15, 1, 0,
	     0xd14,
	     0xd34,
	     0xd54,
	     0xd74,
	     0xd94,
	     0xdb4,
	     0xdd4,
	     0xdf4,
	     0xe14,
	     0xe34,
	     0xe54,
	     0xe74,
	     0xe94,
	     0xeb4,
	     0xed4);
	REFUSES(msr_bits, ivt_cbo_box_filter, IVT_CBO_INSTANCES, (past));
	RW(ivt_cbo_box_filter, state, IVT_CBO_BOX_FILTER_STATE, uint32_t, 0x007e0000u, 17, 6, 0xff81ffff);
	VALUES(IVT_CBO_BOX_FILTER_STATE, 0x3fu,
	       { IVT_CBO_BOX_FILTER_STATE_I, 0x1 },
	       { IVT_CBO_BOX_FILTER_STATE_S, 0x2 },
	       { IVT_CBO_BOX_FILTER_STATE_E, 0x4 },
	       { IVT_CBO_BOX_FILTER_STATE_M, 0x8 },
	       { IVT_CBO_BOX_FILTER_STATE_F, 0x10 },
	       { IVT_CBO_BOX_FILTER_STATE_M_PRIME, 0x28 },
	       { IVT_CBO_BOX_FILTER_STATE_ANY, 0x3f });
	RW(ivt_cbo_box_filter, tid, IVT_CBO_BOX_FILTER_TID, uint32_t, 0x0000001fu, 0, 5, 0xffffffe0);
	VALUES(IVT_CBO_BOX_FILTER_TID, 0x1fu,
	       { IVT_CBO_BOX_FILTER_TID_UNASSOCIATED, 0x1f });
	RW(ivt_cbo_box_filter, non_thread, IVT_CBO_BOX_FILTER_NON_THREAD, uint32_t, 0x00000010u, 4, 1, 0xffffffef);
	RW(ivt_cbo_box_filter, core, IVT_CBO_BOX_FILTER_CORE, uint32_t, 0x0000000eu, 1, 3, 0xfffffff1);
	RW(ivt_cbo_box_filter, thread, IVT_CBO_BOX_FILTER_THREAD, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_ivt_cbo_box_filter1(struct run *run)
{
	RESET(ivt_cbo_box_filter1, IVT_CBO_BOX_FILTER1, 0x00000000u);
	IS(IVT_CBO_BOX_FILTER1_MUST_ZERO, 0x20000000);
	ADDR(msr_bits, ivt_cbo_box_filter1, (n), 15, 1, 0,
	     0xd1a,
	     0xd3a,
	     0xd5a,
	     0xd7a,
	     0xd9a,
	     0xdba,
	     0xdda,
	     0xdfa,
	     0xe1a,
	     0xe3a,
	     0xe5a,
	     0xe7a,
	     0xe9a,
	     0xeba,
	     0xeda);
	REFUSES(msr_bits, ivt_cbo_box_filter1, IVT_CBO_INSTANCES, (past));
	RW(ivt_cbo_box_filter1, isoc, IVT_CBO_BOX_FILTER1_ISOC, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(ivt_cbo_box_filter1, nc, IVT_CBO_BOX_FILTER1_NC, uint32_t, 0x40000000u, 30, 1, 0xbfffffff);
	RW(ivt_cbo_box_filter1, opc, IVT_CBO_BOX_FILTER1_OPC, uint32_t, 0x1ff00000u, 20, 9, 0xe00fffff);
	VALUES(IVT_CBO_BOX_FILTER1_OPC, 0x1ffu,
	       { IVT_CBO_BOX_FILTER1_OPC_RFO, 0x180 },
	       { IVT_CBO_BOX_FILTER1_OPC_CRD, 0x181 },
	       { IVT_CBO_BOX_FILTER1_OPC_DRD, 0x182 },
	       { IVT_CBO_BOX_FILTER1_OPC_PRD, 0x187 },
	       { IVT_CBO_BOX_FILTER1_OPC_WCILF, 0x18c },
	       { IVT_CBO_BOX_FILTER1_OPC_WCIL, 0x18d },
	       { IVT_CBO_BOX_FILTER1_OPC_PREFRFO, 0x190 },
	       { IVT_CBO_BOX_FILTER1_OPC_PREFCODE, 0x191 },
	       { IVT_CBO_BOX_FILTER1_OPC_PREFDATA, 0x192 },
	       { IVT_CBO_BOX_FILTER1_OPC_PCIWIL, 0x193 },
	       { IVT_CBO_BOX_FILTER1_OPC_PCIWILF, 0x194 },
	       { IVT_CBO_BOX_FILTER1_OPC_PCIPRD, 0x195 },
	       { IVT_CBO_BOX_FILTER1_OPC_PCIITOM, 0x19c },
	       { IVT_CBO_BOX_FILTER1_OPC_PCIRDCUR, 0x19e },
	       { IVT_CBO_BOX_FILTER1_OPC_WBMTOI, 0x1c4 },
	       { IVT_CBO_BOX_FILTER1_OPC_WBMTOE, 0x1c5 },
	       { IVT_CBO_BOX_FILTER1_OPC_ITOM, 0x1c8 },
	       { IVT_CBO_BOX_FILTER1_OPC_PCINSRD, 0x1e4 },
	       { IVT_CBO_BOX_FILTER1_OPC_PCINSWR, 0x1e5 },
	       { IVT_CBO_BOX_FILTER1_OPC_PCINSWRF, 0x1e6 });
	RW(ivt_cbo_box_filter1, nid, IVT_CBO_BOX_FILTER1_NID, uint32_t, 0x0000ffffu, 0, 16, 0xffff0000);
}

static void check_box_ivt_cbo(struct run *run)
{
	IS(IVT_CBO_INSTANCES, 15);
	IS(IVT_CBO_GENERAL_COUNTERS, 4);
	IS(IVT_CBO_GENERAL_WIDTH, 44);
	IS(IVT_CBO_GENERAL_COUNT_MASK, 0xfffffffffff);
	check_ivt_cbo_box_ctl(run);
	check_ivt_cbo_ctl(run);
	check_ivt_cbo_ctr(run);
	check_ivt_cbo_box_filter(run);
	check_ivt_cbo_box_filter1(run);
}

static void check_ivt_pcu_box_ctl(struct run *run)
{
	RESET(ivt_pcu_box_ctl, IVT_PCU_BOX_CTL, 0x00030000u);
	IS(IVT_PCU_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(msr_bits, ivt_pcu_box_ctl, (), 1, 1, 0,
	     0xc24);
	RW(ivt_pcu_box_ctl, frz, IVT_PCU_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(ivt_pcu_box_ctl, rst_ctrs, IVT_PCU_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(ivt_pcu_box_ctl, rst_ctrl, IVT_PCU_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_ivt_pcu_box_status(struct run *run)
{
	RESET(ivt_pcu_box_status, IVT_PCU_BOX_STATUS, 0x00000000u);
	IS(IVT_PCU_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(ivt_pcu_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(msr_bits, ivt_pcu_box_status, (), 1, 1, 0,
	     0xc35);
	RW1C(ivt_pcu_box_status, ov, IVT_PCU_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_ivt_pcu_ctl(struct run *run)
{
	RESET(ivt_pcu_ctl, IVT_PCU_CTL, 0x00000000u);
	IS(IVT_PCU_CTL_MUST_ZERO, 0x20800000);
	IS(IVT_PCU_CTL_COUNT, 0x4);
	ADDR(msr_bits, ivt_pcu_ctl, (i), 1, 4, 0,
	     0xc30, 0xc31, 0xc32, 0xc33);
	REFUSES(msr_bits, ivt_pcu_ctl, IVT_PCU_CTL_COUNT, (past));
	RW(ivt_pcu_ctl, occ_edge_det, IVT_PCU_CTL_OCC_EDGE_DET, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(ivt_pcu_ctl, occ_invert, IVT_PCU_CTL_OCC_INVERT, uint32_t, 0x40000000u, 30, 1, 0xbfffffff);
	VALUES(IVT_PCU_CTL_OCC_INVERT, 0x1u,
	       { IVT_PCU_CTL_OCC_INVERT_GE, 0x0 },
	       { IVT_PCU_CTL_OCC_INVERT_LT, 0x1 });
	RW(ivt_pcu_ctl, thresh, IVT_PCU_CTL_THRESH, uint32_t, 0x1f000000u, 24, 5, 0xe0ffffff);
	RW(ivt_pcu_ctl, en, IVT_PCU_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(ivt_pcu_ctl, ev_sel_ext, IVT_PCU_CTL_EV_SEL_EXT, uint32_t, 0x00200000u, 21, 1, 0xffdfffff);
	RW(ivt_pcu_ctl, ov_en, IVT_PCU_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(ivt_pcu_ctl, edge_det, IVT_PCU_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(ivt_pcu_ctl, rst, IVT_PCU_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(ivt_pcu_ctl, occ_sel, IVT_PCU_CTL_OCC_SEL, uint32_t, 0x0000c000u, 14, 2, 0xffff3fff);
	VALUES(IVT_PCU_CTL_OCC_SEL, 0x3u,
	       { IVT_PCU_CTL_OCC_SEL_C0, 0x1 },
	       { IVT_PCU_CTL_OCC_SEL_C3, 0x2 },
	       { IVT_PCU_CTL_OCC_SEL_C6, 0x3 });
	RW(ivt_pcu_ctl, ev_sel, IVT_PCU_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
	RW(ivt_pcu_ctl, use_occ, IVT_PCU_CTL_USE_OCC, uint32_t, 0x00000080u, 7, 1, 0xffffff7f);
}

static void check_ivt_pcu_ctr(struct run *run)
{
	RESET(ivt_pcu_ctr, IVT_PCU_CTR, UINT64_C(0x0000000000000000));
	IS(IVT_PCU_CTR_COUNT, 0x4);
	ADDR(msr_bits, ivt_pcu_ctr, (i), 1, 4, 0,
	     0xc36, 0xc37, 0xc38, 0xc39);
	REFUSES(msr_bits, ivt_pcu_ctr, IVT_PCU_CTR_COUNT, (past));
	RW(ivt_pcu_ctr, event_count, IVT_PCU_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_ivt_pcu_box_filter(struct run *run)
{
	RESET(ivt_pcu_box_filter, IVT_PCU_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, ivt_pcu_box_filter, (), 1, 1, 0,
	     0xc34);
	RW(ivt_pcu_box_filter, filt31_24, IVT_PCU_BOX_FILTER_FILT31_24, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(ivt_pcu_box_filter, filt23_16, IVT_PCU_BOX_FILTER_FILT23_16, uint32_t, 0x00ff0000u, 16, 8, 0xff00ffff);
	RW(ivt_pcu_box_filter, filt15_8, IVT_PCU_BOX_FILTER_FILT15_8, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(ivt_pcu_box_filter, filt7_0, IVT_PCU_BOX_FILTER_FILT7_0, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_ivt_pcu_core_c6_ctr(struct run *run)
{
	RESET(ivt_pcu_core_c6_ctr, IVT_PCU_CORE_C6_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, ivt_pcu_core_c6_ctr, (), 1, 1, 0,
	     0x3fd);
	RW(ivt_pcu_core_c6_ctr, event_count, IVT_PCU_CORE_C6_CTR_EVENT_COUNT, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_ivt_pcu_core_c3_ctr(struct run *run)
{
	RESET(ivt_pcu_core_c3_ctr, IVT_PCU_CORE_C3_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, ivt_pcu_core_c3_ctr, (), 1, 1, 0,
	     0x3fc);
	RW(ivt_pcu_core_c3_ctr, event_count, IVT_PCU_CORE_C3_CTR_EVENT_COUNT, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_box_ivt_pcu(struct run *run)
{
	IS(IVT_PCU_INSTANCES, 1);
	IS(IVT_PCU_GENERAL_COUNTERS, 4);
	IS(IVT_PCU_GENERAL_WIDTH, 48);
	IS(IVT_PCU_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(IVT_PCU_CORE_C6_COUNTERS, 1);
	IS(IVT_PCU_CORE_C6_WIDTH, 64);
	IS(IVT_PCU_CORE_C6_COUNT_MASK, 0xffffffffffffffff);
	IS(IVT_PCU_CORE_C3_COUNTERS, 1);
	IS(IVT_PCU_CORE_C3_WIDTH, 64);
	IS(IVT_PCU_CORE_C3_COUNT_MASK, 0xffffffffffffffff);
	check_ivt_pcu_box_ctl(run);
	check_ivt_pcu_box_status(run);
	check_ivt_pcu_ctl(run);
	check_ivt_pcu_ctr(run);
	check_ivt_pcu_box_filter(run);
	check_ivt_pcu_core_c6_ctr(run);
	check_ivt_pcu_core_c3_ctr(run);
}

static void check_ivt_rapl_unit(struct run *run)
{
	RESET(ivt_rapl_unit, IVT_RAPL_UNIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, ivt_rapl_unit, (), 1, 1, 0,
	     0x606);
	RO(ivt_rapl_unit, tu, IVT_RAPL_UNIT_TU, uint64_t, UINT64_C(0x00000000000f0000), 16, 4);
	RO(ivt_rapl_unit, esu, IVT_RAPL_UNIT_ESU, uint64_t, UINT64_C(0x0000000000001f00), 8, 5);
	RO(ivt_rapl_unit, pu, IVT_RAPL_UNIT_PU, uint64_t, UINT64_C(0x000000000000000f), 0, 4);
}

static void check_ivt_rapl_pkg_energy(struct run *run)
{
	RESET(ivt_rapl_pkg_energy, IVT_RAPL_PKG_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, ivt_rapl_pkg_energy, (), 1, 1, 0,
	     0x611);
	RO(ivt_rapl_pkg_energy, used, IVT_RAPL_PKG_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_ivt_rapl_dram_energy(struct run *run)
{
	RESET(ivt_rapl_dram_energy, IVT_RAPL_DRAM_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, ivt_rapl_dram_energy, (), 1, 1, 0,
	     0x619);
	RO(ivt_rapl_dram_energy, used, IVT_RAPL_DRAM_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_box_ivt_rapl(struct run *run)
{
	IS(IVT_RAPL_INSTANCES, 1);
	IS(IVT_RAPL_PKG_COUNTERS, 1);
	IS(IVT_RAPL_PKG_WIDTH, 32);
	IS(IVT_RAPL_PKG_COUNT_MASK, 0xffffffff);
	IS(IVT_RAPL_DRAM_COUNTERS, 1);
	IS(IVT_RAPL_DRAM_WIDTH, 32);
	IS(IVT_RAPL_DRAM_COUNT_MASK, 0xffffffff);
	check_ivt_rapl_unit(run);
	check_ivt_rapl_pkg_energy(run);
	check_ivt_rapl_dram_energy(run);
}

static void check_ivt_ha_box_status(struct run *run)
{
	RESET(ivt_ha_box_status, IVT_HA_BOX_STATUS, 0x00000000u);
	IS(IVT_HA_BOX_STATUS_MUST_ZERO, 0x10);
	IS(IVT_HA_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(ivt_ha_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, ivt_ha_box_status, (n), 2, 1, 0,
	     0xe0100f8,
	     0x1c0100f8);
	REFUSES(pci_bits, ivt_ha_box_status, IVT_HA_INSTANCES, (past));
	RW1C(ivt_ha_box_status, ov, IVT_HA_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_ivt_ha_box_ctl(struct run *run)
{
	RESET(ivt_ha_box_ctl, IVT_HA_BOX_CTL, 0x00030000u);
	IS(IVT_HA_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(pci_bits, ivt_ha_box_ctl, (n), 2, 1, 0,
	     0xe0100f4,
	     0x1c0100f4);
	REFUSES(pci_bits, ivt_ha_box_ctl, IVT_HA_INSTANCES, (past));
	RW(ivt_ha_box_ctl, frz, IVT_HA_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(ivt_ha_box_ctl, rst_ctrs, IVT_HA_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(ivt_ha_box_ctl, rst_ctrl, IVT_HA_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_ivt_ha_ctl(struct run *run)
{
	RESET(ivt_ha_ctl, IVT_HA_CTL, 0x00000000u);
	IS(IVT_HA_CTL_MUST_ZERO, 0xa00000);
	IS(IVT_HA_CTL_COUNT, 0x4);
	ADDR(pci_bits, ivt_ha_ctl, (n, i), 2, 4, 0,
	     0xe0100d8, 0xe0100dc, 0xe0100e0, 0xe0100e4,
	     0x1c0100d8, 0x1c0100dc, 0x1c0100e0, 0x1c0100e4);
	REFUSES(pci_bits, ivt_ha_ctl, IVT_HA_INSTANCES, (past, 0));
	REFUSES(pci_bits, ivt_ha_ctl, IVT_HA_CTL_COUNT, (0, past));
	RW(ivt_ha_ctl, thresh, IVT_HA_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(ivt_ha_ctl, en, IVT_HA_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(ivt_ha_ctl, ov_en, IVT_HA_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(ivt_ha_ctl, edge_det, IVT_HA_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(ivt_ha_ctl, rst, IVT_HA_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	WO(ivt_ha_ctl, q_occ_rst, IVT_HA_CTL_Q_OCC_RST, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(ivt_ha_ctl, umask, IVT_HA_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(ivt_ha_ctl, ev_sel, IVT_HA_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_ivt_ha_ctr(struct run *run)
{
	RESET(ivt_ha_ctr, IVT_HA_CTR, UINT64_C(0x0000000000000000));
	IS(IVT_HA_CTR_COUNT, 0x4);
	ADDR(pci_bits, ivt_ha_ctr, (n, i), 2, 4, 0,
	     0xe0100a0, 0xe0100a8, 0xe0100b0, 0xe0100b8,
	     0x1c0100a0, 0x1c0100a8, 0x1c0100b0, 0x1c0100b8);
	HIGH(ivt_ha_ctr, (n, i), 2, 4);
	REFUSES(pci_bits, ivt_ha_ctr, IVT_HA_INSTANCES, (past, 0));
	REFUSES(pci_bits, ivt_ha_ctr, IVT_HA_CTR_COUNT, (0, past));
	RW(ivt_ha_ctr, event_count, IVT_HA_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_ivt_ha_box_opcodematch(struct run *run)
{
	RESET(ivt_ha_box_opcodematch, IVT_HA_BOX_OPCODEMATCH, 0x00000000u);
	ADDR(pci_bits, ivt_ha_box_opcodematch, (n), 2, 1, 0,
	     0xe010048,
	     0x1c010048);
	REFUSES(pci_bits, ivt_ha_box_opcodematch, IVT_HA_INSTANCES, (past));
	RW(ivt_ha_box_opcodematch, opc, IVT_HA_BOX_OPCODEMATCH_OPC, uint32_t, 0x0000003fu, 0, 6, 0xffffffc0);
	RW(ivt_ha_box_opcodematch, msg_class, IVT_HA_BOX_OPCODEMATCH_MSG_CLASS, uint32_t, 0x00000030u, 4, 2, 0xffffffcf);
	VALUES(IVT_HA_BOX_OPCODEMATCH_MSG_CLASS, 0x3u,
	       { IVT_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM0, 0x0 },
	       { IVT_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM1, 0x1 },
	       { IVT_HA_BOX_OPCODEMATCH_MSG_CLASS_NDR, 0x2 },
	       { IVT_HA_BOX_OPCODEMATCH_MSG_CLASS_SNP, 0x3 });
	RW(ivt_ha_box_opcodematch, opcode, IVT_HA_BOX_OPCODEMATCH_OPCODE, uint32_t, 0x0000000fu, 0, 4, 0xfffffff0);
	VALUES(IVT_HA_BOX_OPCODEMATCH_OPCODE, 0xfu,
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDCUR, 0x0 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDCODE, 0x1 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDDATA, 0x2 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_NONSNPRD, 0x3 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDINVOWN, 0x4 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_INVXTOI, 0x5 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_EVCTCLN, 0x6 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_NONSNPWR, 0x7 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_INVITOE, 0x8 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_ACKCNFLTWBI, 0x9 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDDATAMIGRATORY, 0xa },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_WBMTOI, 0xc },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPI, 0x0 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPS, 0x1 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLT, 0x4 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLTOWN, 0x6 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLTWBI, 0x7 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWD, 0x8 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDI, 0x9 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDS, 0xa },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDIWB, 0xb },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDSWB, 0xc },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPIWB, 0xd },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPSWB, 0xe },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_NDR_GNT_CMP, 0x0 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_NDR_GNTE_FRCACKCNFLT, 0x1 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_NDR_CMPD, 0x4 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_NDR_CMP, 0x8 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPCUR, 0x0 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPCODE, 0x1 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPDATA, 0x2 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVOWN, 0x4 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVXTOI, 0x5 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVITOE, 0x8 },
	       { IVT_HA_BOX_OPCODEMATCH_OPCODE_SNP_PREFETCHHINT, 0xf });
}

static void check_ivt_ha_box_addrmatch1(struct run *run)
{
	RESET(ivt_ha_box_addrmatch1, IVT_HA_BOX_ADDRMATCH1, 0x00000000u);
	ADDR(pci_bits, ivt_ha_box_addrmatch1, (n), 2, 1, 0,
	     0xe010044,
	     0x1c010044);
	REFUSES(pci_bits, ivt_ha_box_addrmatch1, IVT_HA_INSTANCES, (past));
	RW(ivt_ha_box_addrmatch1, hi_addr, IVT_HA_BOX_ADDRMATCH1_HI_ADDR, uint32_t, 0x00003fffu, 0, 14, 0xffffc000);
}

static void check_ivt_ha_box_addrmatch0(struct run *run)
{
	RESET(ivt_ha_box_addrmatch0, IVT_HA_BOX_ADDRMATCH0, 0x00000000u);
	ADDR(pci_bits, ivt_ha_box_addrmatch0, (n), 2, 1, 0,
	     0xe010040,
	     0x1c010040);
	REFUSES(pci_bits, ivt_ha_box_addrmatch0, IVT_HA_INSTANCES, (past));
	RW(ivt_ha_box_addrmatch0, lo_addr, IVT_HA_BOX_ADDRMATCH0_LO_ADDR, uint32_t, 0xffffffc0u, 6, 26, 0x3f);
}

static void check_box_ivt_ha(struct run *run)
{
	IS(IVT_HA_INSTANCES, 2);
	IS(IVT_HA_GENERAL_COUNTERS, 4);
	IS(IVT_HA_GENERAL_WIDTH, 48);
	IS(IVT_HA_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(IVT_HA_PMON_DEVICE_ID_0, 0xe30);
	IS(IVT_HA_PMON_DEVICE_ID_1, 0xe38);
	check_ivt_ha_box_status(run);
	check_ivt_ha_box_ctl(run);
	check_ivt_ha_ctl(run);
	check_ivt_ha_ctr(run);
	check_ivt_ha_box_opcodematch(run);
	check_ivt_ha_box_addrmatch1(run);
	check_ivt_ha_box_addrmatch0(run);
}

static void check_ivt_imc_box_status(struct run *run)
{
	RESET(ivt_imc_box_status, IVT_IMC_BOX_STATUS, 0x00000000u);
	IS(IVT_IMC_BOX_STATUS_MUST_ZERO, 0x20);
	IS(IVT_IMC_BOX_STATUS_RW1C, 0x0000001fu);
	CLEAR_SEEN(ivt_imc_box_status, uint32_t, 0x1f, 0x00000000u);
	ADDR(pci_bits, ivt_imc_box_status, (n), 8, 1, 0,
	     0x100400f8,
	     0x100500f8,
	     0x100000f8,
	     0x100100f8,
	     0x1e0400f8,
	     0x1e0500f8,
	     0x1e0000f8,
	     0x1e0100f8);
	REFUSES(pci_bits, ivt_imc_box_status, IVT_IMC_INSTANCES, (past));
	RW1C(ivt_imc_box_status, ov, IVT_IMC_BOX_STATUS_OV, uint32_t, 0x0000001fu, 0, 5, 0x00000000u);
	VALUES(IVT_IMC_BOX_STATUS_OV, 0x1fu,
	       { IVT_IMC_BOX_STATUS_OV_FIXED, 0x1 },
	       { IVT_IMC_BOX_STATUS_OV_CTR0, 0x2 },
	       { IVT_IMC_BOX_STATUS_OV_CTR1, 0x4 },
	       { IVT_IMC_BOX_STATUS_OV_CTR2, 0x8 },
	       { IVT_IMC_BOX_STATUS_OV_CTR3, 0x10 });
}

static void check_ivt_imc_box_ctl(struct run *run)
{
	RESET(ivt_imc_box_ctl, IVT_IMC_BOX_CTL, 0x00030000u);
	IS(IVT_IMC_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(pci_bits, ivt_imc_box_ctl, (n), 8, 1, 0,
	     0x100400f4,
	     0x100500f4,
	     0x100000f4,
	     0x100100f4,
	     0x1e0400f4,
	     0x1e0500f4,
	     0x1e0000f4,
	     0x1e0100f4);
	REFUSES(pci_bits, ivt_imc_box_ctl, IVT_IMC_INSTANCES, (past));
	RW(ivt_imc_box_ctl, frz, IVT_IMC_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(ivt_imc_box_ctl, rst_ctrs, IVT_IMC_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(ivt_imc_box_ctl, rst_ctrl, IVT_IMC_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_ivt_imc_fixed_ctl(struct run *run)
{
	RESET(ivt_imc_fixed_ctl, IVT_IMC_FIXED_CTL, 0x00000000u);
	IS(IVT_IMC_FIXED_CTL_MUST_ZERO, 0x800000);
	ADDR(pci_bits, ivt_imc_fixed_ctl, (n), 8, 1, 0,
	     0x100400f0,
	     0x100500f0,
	     0x100000f0,
	     0x100100f0,
	     0x1e0400f0,
	     0x1e0500f0,
	     0x1e0000f0,
	     0x1e0100f0);
	REFUSES(pci_bits, ivt_imc_fixed_ctl, IVT_IMC_INSTANCES, (past));
	RW(ivt_imc_fixed_ctl, en, IVT_IMC_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	WO(ivt_imc_fixed_ctl, rst, IVT_IMC_FIXED_CTL_RST, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
}

static void check_ivt_imc_ctl(struct run *run)
{
	RESET(ivt_imc_ctl, IVT_IMC_CTL, 0x00000000u);
	IS(IVT_IMC_CTL_MUST_ZERO, 0xa10000);
	IS(IVT_IMC_CTL_COUNT, 0x4);
	ADDR(pci_bits, ivt_imc_ctl, (n, i), 8, 4, 0,
	     0x100400d8, 0x100400dc, 0x100400e0, 0x100400e4,
	     0x100500d8, 0x100500dc, 0x100500e0, 0x100500e4,
	     0x100000d8, 0x100000dc, 0x100000e0, 0x100000e4,
	     0x100100d8, 0x100100dc, 0x100100e0, 0x100100e4,
	     0x1e0400d8, 0x1e0400dc, 0x1e0400e0, 0x1e0400e4,
	     0x1e0500d8, 0x1e0500dc, 0x1e0500e0, 0x1e0500e4,
	     0x1e0000d8, 0x1e0000dc, 0x1e0000e0, 0x1e0000e4,
	     0x1e0100d8, 0x1e0100dc, 0x1e0100e0, 0x1e0100e4);
	REFUSES(pci_bits, ivt_imc_ctl, IVT_IMC_INSTANCES, (past, 0));
	REFUSES(pci_bits, ivt_imc_ctl, IVT_IMC_CTL_COUNT, (0, past));
	RW(ivt_imc_ctl, thresh, IVT_IMC_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(ivt_imc_ctl, en, IVT_IMC_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(ivt_imc_ctl, ov_en, IVT_IMC_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(ivt_imc_ctl, edge_det, IVT_IMC_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(ivt_imc_ctl, rst, IVT_IMC_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(ivt_imc_ctl, umask, IVT_IMC_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(ivt_imc_ctl, ev_sel, IVT_IMC_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_ivt_imc_ctr(struct run *run)
{
	RESET(ivt_imc_ctr, IVT_IMC_CTR, UINT64_C(0x0000000000000000));
	IS(IVT_IMC_CTR_COUNT, 0x4);
	ADDR(pci_bits, ivt_imc_ctr, (n, i), 8, 4, 0,
	     0x100400a0, 0x100400a8, 0x100400b0, 0x100400b8,
	     0x100500a0, 0x100500a8, 0x100500b0, 0x100500b8,
	     0x100000a0, 0x100000a8, 0x100000b0, 0x100000b8,
	     0x100100a0, 0x100100a8, 0x100100b0, 0x100100b8,
	     0x1e0400a0, 0x1e0400a8, 0x1e0400b0, 0x1e0400b8,
	     0x1e0500a0, 0x1e0500a8, 0x1e0500b0, 0x1e0500b8,
	     0x1e0000a0, 0x1e0000a8, 0x1e0000b0, 0x1e0000b8,
	     0x1e0100a0, 0x1e0100a8, 0x1e0100b0, 0x1e0100b8);
	HIGH(ivt_imc_ctr, (n, i), 8, 4);
	REFUSES(pci_bits, ivt_imc_ctr, IVT_IMC_INSTANCES, (past, 0));
	REFUSES(pci_bits, ivt_imc_ctr, IVT_IMC_CTR_COUNT, (0, past));
	RW(ivt_imc_ctr, event_count, IVT_IMC_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_ivt_imc_fixed_ctr(struct run *run)
{
	RESET(ivt_imc_fixed_ctr, IVT_IMC_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(pci_bits, ivt_imc_fixed_ctr, (n), 8, 1, 0,
	     0x100400d0,
	     0x100500d0,
	     0x100000d0,
	     0x100100d0,
	     0x1e0400d0,
	     0x1e0500d0,
	     0x1e0000d0,
	     0x1e0100d0);
	HIGH(ivt_imc_fixed_ctr, (n), 8, 1);
	REFUSES(pci_bits, ivt_imc_fixed_ctr, IVT_IMC_INSTANCES, (past));
	RW(ivt_imc_fixed_ctr, event_count, IVT_IMC_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_ivt_imc(struct run *run)
{
	IS(IVT_IMC_INSTANCES, 8);
	IS(IVT_IMC_GENERAL_COUNTERS, 4);
	IS(IVT_IMC_GENERAL_WIDTH, 48);
	IS(IVT_IMC_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(IVT_IMC_FIXED_COUNTERS, 1);
	IS(IVT_IMC_FIXED_WIDTH, 48);
	IS(IVT_IMC_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(IVT_IMC_PMON_DEVICE_ID_0, 0xeb4);
	IS(IVT_IMC_PMON_DEVICE_ID_1, 0xeb5);
	IS(IVT_IMC_PMON_DEVICE_ID_2, 0xeb0);
	IS(IVT_IMC_PMON_DEVICE_ID_3, 0xeb1);
	IS(IVT_IMC_PMON_DEVICE_ID_4, 0xef4);
	IS(IVT_IMC_PMON_DEVICE_ID_5, 0xef5);
	IS(IVT_IMC_PMON_DEVICE_ID_6, 0xef0);
	IS(IVT_IMC_PMON_DEVICE_ID_7, 0xef1);
	check_ivt_imc_box_status(run);
	check_ivt_imc_box_ctl(run);
	check_ivt_imc_fixed_ctl(run);
	check_ivt_imc_ctl(run);
	check_ivt_imc_ctr(run);
	check_ivt_imc_fixed_ctr(run);
}

static void check_ivt_irp_box_status(struct run *run)
{
	RESET(ivt_irp_box_status, IVT_IRP_BOX_STATUS, 0x00000000u);
	IS(IVT_IRP_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(ivt_irp_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, ivt_irp_box_status, (n), 2, 1, 0,
	     0x50600f8,
	     0x50600f8);
	REFUSES(pci_bits, ivt_irp_box_status, IVT_IRP_INSTANCES, (past));
	RW1C(ivt_irp_box_status, ov, IVT_IRP_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
	VALUES(IVT_IRP_BOX_STATUS_OV, 0xfu,
	       { IVT_IRP_BOX_STATUS_OV_IRP0_CTR0, 0x1 },
	       { IVT_IRP_BOX_STATUS_OV_IRP0_CTR1, 0x2 },
	       { IVT_IRP_BOX_STATUS_OV_IRP1_CTR0, 0x4 },
	       { IVT_IRP_BOX_STATUS_OV_IRP1_CTR1, 0x8 });
}

static void check_ivt_irp_box_ctl(struct run *run)
{
	RESET(ivt_irp_box_ctl, IVT_IRP_BOX_CTL, 0x00030000u);
	IS(IVT_IRP_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(pci_bits, ivt_irp_box_ctl, (n), 2, 1, 0,
	     0x50600f4,
	     0x50600f4);
	REFUSES(pci_bits, ivt_irp_box_ctl, IVT_IRP_INSTANCES, (past));
	RW(ivt_irp_box_ctl, frz, IVT_IRP_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(ivt_irp_box_ctl, rst_ctrs, IVT_IRP_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(ivt_irp_box_ctl, rst_ctrl, IVT_IRP_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_ivt_irp_ctl(struct run *run)
{
	RESET(ivt_irp_ctl, IVT_IRP_CTL, 0x00000000u);
	IS(IVT_IRP_CTL_COUNT, 0x2);
	ADDR(pci_bits, ivt_irp_ctl, (n, i), 2, 2, 0,
	     0x50600d8, 0x50600dc,
	     0x50600e0, 0x50600e4);
	REFUSES(pci_bits, ivt_irp_ctl, IVT_IRP_INSTANCES, (past, 0));
	REFUSES(pci_bits, ivt_irp_ctl, IVT_IRP_CTL_COUNT, (0, past));
	RW(ivt_irp_ctl, thresh, IVT_IRP_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(ivt_irp_ctl, en, IVT_IRP_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(ivt_irp_ctl, edge_det, IVT_IRP_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(ivt_irp_ctl, rst, IVT_IRP_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(ivt_irp_ctl, umask, IVT_IRP_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(ivt_irp_ctl, ev_sel, IVT_IRP_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_ivt_irp_ctr(struct run *run)
{
	RESET(ivt_irp_ctr, IVT_IRP_CTR, UINT64_C(0x0000000000000000));
	IS(IVT_IRP_CTR_COUNT, 0x2);
	ADDR(pci_bits, ivt_irp_ctr, (n, i), 2, 2, 0,
	     0x50600a0, 0x50600b0,
	     0x50600b8, 0x50600c0);
	HIGH(ivt_irp_ctr, (n, i), 2, 2);
	REFUSES(pci_bits, ivt_irp_ctr, IVT_IRP_INSTANCES, (past, 0));
	REFUSES(pci_bits, ivt_irp_ctr, IVT_IRP_CTR_COUNT, (0, past));
	RW(ivt_irp_ctr, event_count, IVT_IRP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_ivt_irp_box_filter(struct run *run)
{
	RESET(ivt_irp_box_filter, IVT_IRP_BOX_FILTER, 0x00000000u);
	BITS(IVT_IRP_BOX_FILTER_ORDERINGQ, 0x0000001fu, 0, 5);
}

static void check_box_ivt_irp(struct run *run)
{
	IS(IVT_IRP_INSTANCES, 2);
	IS(IVT_IRP_GENERAL_COUNTERS, 2);
	IS(IVT_IRP_GENERAL_WIDTH, 44);
	IS(IVT_IRP_GENERAL_COUNT_MASK, 0xfffffffffff);
	IS(IVT_IRP_PMON_DEVICE_ID_0, 0xe39);
	IS(IVT_IRP_PMON_DEVICE_ID_1, 0xe39);
	check_ivt_irp_box_status(run);
	check_ivt_irp_box_ctl(run);
	check_ivt_irp_ctl(run);
	check_ivt_irp_ctr(run);
	check_ivt_irp_box_filter(run);
}

static void check_ivt_qpi_box_status(struct run *run)
{
	RESET(ivt_qpi_box_status, IVT_QPI_BOX_STATUS, 0x00000000u);
	IS(IVT_QPI_BOX_STATUS_MUST_ZERO, 0x10);
	IS(IVT_QPI_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(ivt_qpi_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, ivt_qpi_box_status, (n), 3, 1, 0,
	     0x80200f8,
	     0x90200f8,
	     0x180200f8);
	REFUSES(pci_bits, ivt_qpi_box_status, IVT_QPI_INSTANCES, (past));
	RW1C(ivt_qpi_box_status, ov, IVT_QPI_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_ivt_qpi_box_ctl(struct run *run)
{
	RESET(ivt_qpi_box_ctl, IVT_QPI_BOX_CTL, 0x00030000u);
	IS(IVT_QPI_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(pci_bits, ivt_qpi_box_ctl, (n), 3, 1, 0,
	     0x80200f4,
	     0x90200f4,
	     0x180200f4);
	REFUSES(pci_bits, ivt_qpi_box_ctl, IVT_QPI_INSTANCES, (past));
	RW(ivt_qpi_box_ctl, frz, IVT_QPI_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(ivt_qpi_box_ctl, rst_ctrs, IVT_QPI_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(ivt_qpi_box_ctl, rst_ctrl, IVT_QPI_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_ivt_qpi_ctl(struct run *run)
{
	RESET(ivt_qpi_ctl, IVT_QPI_CTL, 0x00000000u);
	IS(IVT_QPI_CTL_MUST_ZERO, 0x810000);
	IS(IVT_QPI_CTL_COUNT, 0x4);
	ADDR(pci_bits, ivt_qpi_ctl, (n, i), 3, 4, 0,
	     0x80200d8, 0x80200dc, 0x80200e0, 0x80200e4,
	     0x90200d8, 0x90200dc, 0x90200e0, 0x90200e4,
	     0x180200d8, 0x180200dc, 0x180200e0, 0x180200e4);
	REFUSES(pci_bits, ivt_qpi_ctl, IVT_QPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, ivt_qpi_ctl, IVT_QPI_CTL_COUNT, (0, past));
	RW(ivt_qpi_ctl, thresh, IVT_QPI_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(ivt_qpi_ctl, en, IVT_QPI_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(ivt_qpi_ctl, ev_sel_ext, IVT_QPI_CTL_EV_SEL_EXT, uint32_t, 0x00200000u, 21, 1, 0xffdfffff);
	RW(ivt_qpi_ctl, ov_en, IVT_QPI_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(ivt_qpi_ctl, edge_det, IVT_QPI_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(ivt_qpi_ctl, rst, IVT_QPI_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(ivt_qpi_ctl, umask, IVT_QPI_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(ivt_qpi_ctl, ev_sel, IVT_QPI_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_ivt_qpi_ctr(struct run *run)
{
	RESET(ivt_qpi_ctr, IVT_QPI_CTR, UINT64_C(0x0000000000000000));
	IS(IVT_QPI_CTR_COUNT, 0x4);
	ADDR(pci_bits, ivt_qpi_ctr, (n, i), 3, 4, 0,
	     0x80200a0, 0x80200a8, 0x80200b0, 0x80200b8,
	     0x90200a0, 0x90200a8, 0x90200b0, 0x90200b8,
	     0x180200a0, 0x180200a8, 0x180200b0, 0x180200b8);
	HIGH(ivt_qpi_ctr, (n, i), 3, 4);
	REFUSES(pci_bits, ivt_qpi_ctr, IVT_QPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, ivt_qpi_ctr, IVT_QPI_CTR_COUNT, (0, past));
	RW(ivt_qpi_ctr, event_count, IVT_QPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_ivt_qpi_pkt_match0(struct run *run)
{
	RESET(ivt_qpi_pkt_match0, IVT_QPI_PKT_MATCH0, 0x00000000u);
	IS(IVT_QPI_PKT_MATCH0_MUST_ZERO, 0x7ffc0007);
	ADDR(pci_bits, ivt_qpi_pkt_match0, (n), 3, 1, 0,
	     0x8060228,
	     0x9060228,
	     0x18060228);
	REFUSES(pci_bits, ivt_qpi_pkt_match0, IVT_QPI_INSTANCES, (past));
	RW(ivt_qpi_pkt_match0, rnid_4, IVT_QPI_PKT_MATCH0_RNID_4, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(ivt_qpi_pkt_match0, dnid, IVT_QPI_PKT_MATCH0_DNID, uint32_t, 0x0003e000u, 13, 5, 0xfffc1fff);
	RW(ivt_qpi_pkt_match0, mc, IVT_QPI_PKT_MATCH0_MC, uint32_t, 0x00001e00u, 9, 4, 0xffffe1ff);
	VALUES(IVT_QPI_PKT_MATCH0_MC, 0xfu,
	       { IVT_QPI_PKT_MATCH0_MC_HOM0, 0x0 },
	       { IVT_QPI_PKT_MATCH0_MC_HOM1, 0x1 },
	       { IVT_QPI_PKT_MATCH0_MC_NDR, 0x2 },
	       { IVT_QPI_PKT_MATCH0_MC_SNP, 0x3 },
	       { IVT_QPI_PKT_MATCH0_MC_NCS, 0x4 },
	       { IVT_QPI_PKT_MATCH0_MC_NCB, 0xc },
	       { IVT_QPI_PKT_MATCH0_MC_DRS, 0xe });
	RW(ivt_qpi_pkt_match0, opc, IVT_QPI_PKT_MATCH0_OPC, uint32_t, 0x000001e0u, 5, 4, 0xfffffe1f);
	VALUES(IVT_QPI_PKT_MATCH0_OPC, 0xfu,
	       { IVT_QPI_PKT_MATCH0_OPC_HOM0_RDCUR, 0x0 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM0_RDCODE, 0x1 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM0_RDDATA, 0x2 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM0_NONSNPRD, 0x3 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM0_RDINVOWN, 0x4 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM0_INVXTOI, 0x5 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM0_EVCTCLN, 0x6 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM0_NONSNPWR, 0x7 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM0_INVITOE, 0x8 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM0_ACKCNFLTWBI, 0x9 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM0_RDDATAMIGRATORY, 0xa },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM0_WBMTOI, 0xc },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPI, 0x0 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPS, 0x1 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPCNFLT, 0x4 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPCNFLTOWN, 0x6 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPCNFLTWBI, 0x7 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPFWD, 0x8 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDI, 0x9 },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDS, 0xa },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDIWB, 0xb },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDSWB, 0xc },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPIWB, 0xd },
	       { IVT_QPI_PKT_MATCH0_OPC_HOM1_RSPSWB, 0xe },
	       { IVT_QPI_PKT_MATCH0_OPC_NDR_GNT_CMP, 0x0 },
	       { IVT_QPI_PKT_MATCH0_OPC_NDR_GNTE_FRCACKCNFLT, 0x1 },
	       { IVT_QPI_PKT_MATCH0_OPC_NDR_CMPD, 0x4 },
	       { IVT_QPI_PKT_MATCH0_OPC_NDR_CMP, 0x8 },
	       { IVT_QPI_PKT_MATCH0_OPC_SNP_SNPCUR, 0x0 },
	       { IVT_QPI_PKT_MATCH0_OPC_SNP_SNPCODE, 0x1 },
	       { IVT_QPI_PKT_MATCH0_OPC_SNP_SNPDATA, 0x2 },
	       { IVT_QPI_PKT_MATCH0_OPC_SNP_SNPINVOWN, 0x4 },
	       { IVT_QPI_PKT_MATCH0_OPC_SNP_SNPINVXTOI, 0x5 },
	       { IVT_QPI_PKT_MATCH0_OPC_SNP_SNPINVITOE, 0x8 },
	       { IVT_QPI_PKT_MATCH0_OPC_SNP_PREFETCHHINT, 0xf },
	       { IVT_QPI_PKT_MATCH0_OPC_NCS_NCRD, 0x0 },
	       { IVT_QPI_PKT_MATCH0_OPC_NCS_NCRDPTL, 0x4 },
	       { IVT_QPI_PKT_MATCH0_OPC_NCS_NCP2PS, 0xd },
	       { IVT_QPI_PKT_MATCH0_OPC_NCB_NCWR, 0x0 },
	       { IVT_QPI_PKT_MATCH0_OPC_NCB_NCWRPTL, 0xc },
	       { IVT_QPI_PKT_MATCH0_OPC_NCB_NCP2PB, 0xe },
	       { IVT_QPI_PKT_MATCH0_OPC_DRS_DATAC_FEIMS, 0x0 },
	       { IVT_QPI_PKT_MATCH0_OPC_DRS_DATAC_FEIMS_FRCACKCNFLT, 0x1 },
	       { IVT_QPI_PKT_MATCH0_OPC_DRS_DATAC_FEIMS_CMP, 0x2 },
	       { IVT_QPI_PKT_MATCH0_OPC_DRS_DATANC, 0x3 },
	       { IVT_QPI_PKT_MATCH0_OPC_DRS_WBIDATA, 0x4 },
	       { IVT_QPI_PKT_MATCH0_OPC_DRS_WBSDATA, 0x5 },
	       { IVT_QPI_PKT_MATCH0_OPC_DRS_WBEDATA, 0x6 },
	       { IVT_QPI_PKT_MATCH0_OPC_DRS_NONSNPWRDATA, 0x7 },
	       { IVT_QPI_PKT_MATCH0_OPC_DRS_WBIDATAPTL, 0x8 },
	       { IVT_QPI_PKT_MATCH0_OPC_DRS_WBEDATAPTL, 0xa },
	       { IVT_QPI_PKT_MATCH0_OPC_DRS_NONSNPWRDATAPTL, 0xb });
	RW(ivt_qpi_pkt_match0, size, IVT_QPI_PKT_MATCH0_SIZE, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	VALUES(IVT_QPI_PKT_MATCH0_SIZE, 0x1u,
	       { IVT_QPI_PKT_MATCH0_SIZE_DRS_DRS_9_FLITS, 0x0 },
	       { IVT_QPI_PKT_MATCH0_SIZE_DRS_DRS_11_FLITS, 0x1 },
	       { IVT_QPI_PKT_MATCH0_SIZE_NCB_NCB_9_FLITS, 0x0 },
	       { IVT_QPI_PKT_MATCH0_SIZE_NCB_NCB_11_FLITS, 0x1 },
	       { IVT_QPI_PKT_MATCH0_SIZE_NCS_NCS_1_OR_2_FLITS, 0x0 },
	       { IVT_QPI_PKT_MATCH0_SIZE_NCS_NCS_3_FLITS, 0x1 });
	RW(ivt_qpi_pkt_match0, vnw, IVT_QPI_PKT_MATCH0_VNW, uint32_t, 0x00000018u, 3, 2, 0xffffffe7);
	VALUES(IVT_QPI_PKT_MATCH0_VNW, 0x3u,
	       { IVT_QPI_PKT_MATCH0_VNW_VN0, 0x0 },
	       { IVT_QPI_PKT_MATCH0_VNW_VN1, 0x1 },
	       { IVT_QPI_PKT_MATCH0_VNW_VNA, 0x2 }, { IVT_QPI_PKT_MATCH0_VNW_VNA_MASK, 0x2 });
}

static void check_ivt_qpi_pkt_match1(struct run *run)
{
	RESET(ivt_qpi_pkt_match1, IVT_QPI_PKT_MATCH1, 0x00000000u);
	IS(IVT_QPI_PKT_MATCH1_MUST_ZERO, 0xfff0fff0);
	ADDR(pci_bits, ivt_qpi_pkt_match1, (n), 3, 1, 0,
	     0x806022c,
	     0x906022c,
	     0x1806022c);
	REFUSES(pci_bits, ivt_qpi_pkt_match1, IVT_QPI_INSTANCES, (past));
	RW(ivt_qpi_pkt_match1, rds, IVT_QPI_PKT_MATCH1_RDS, uint32_t, 0x000f0000u, 16, 4, 0xfff0ffff);
	VALUES(IVT_QPI_PKT_MATCH1_RDS, 0xfu,
	       { IVT_QPI_PKT_MATCH1_RDS_M, 0x8 },
	       { IVT_QPI_PKT_MATCH1_RDS_E, 0x4 },
	       { IVT_QPI_PKT_MATCH1_RDS_S, 0x2 },
	       { IVT_QPI_PKT_MATCH1_RDS_F, 0x1 },
	       { IVT_QPI_PKT_MATCH1_RDS_I, 0x0 });
	RW(ivt_qpi_pkt_match1, rnid_3_0, IVT_QPI_PKT_MATCH1_RNID_3_0, uint32_t, 0x0000000fu, 0, 4, 0xfffffff0);
}

static void check_ivt_qpi_pkt_mask0(struct run *run)
{
	RESET(ivt_qpi_pkt_mask0, IVT_QPI_PKT_MASK0, 0x00000000u);
	IS(IVT_QPI_PKT_MASK0_MUST_ZERO, 0x7ffc0007);
	ADDR(pci_bits, ivt_qpi_pkt_mask0, (n), 3, 1, 0,
	     0x8060238,
	     0x9060238,
	     0x18060238);
	REFUSES(pci_bits, ivt_qpi_pkt_mask0, IVT_QPI_INSTANCES, (past));
	RW(ivt_qpi_pkt_mask0, rnid_4, IVT_QPI_PKT_MASK0_RNID_4, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(ivt_qpi_pkt_mask0, dnid, IVT_QPI_PKT_MASK0_DNID, uint32_t, 0x0003e000u, 13, 5, 0xfffc1fff);
	RW(ivt_qpi_pkt_mask0, mc, IVT_QPI_PKT_MASK0_MC, uint32_t, 0x00001e00u, 9, 4, 0xffffe1ff);
	RW(ivt_qpi_pkt_mask0, opc, IVT_QPI_PKT_MASK0_OPC, uint32_t, 0x000001e0u, 5, 4, 0xfffffe1f);
	RW(ivt_qpi_pkt_mask0, vnw, IVT_QPI_PKT_MASK0_VNW, uint32_t, 0x00000018u, 3, 2, 0xffffffe7);
}

static void check_ivt_qpi_pkt_mask1(struct run *run)
{
	RESET(ivt_qpi_pkt_mask1, IVT_QPI_PKT_MASK1, 0x00000000u);
	IS(IVT_QPI_PKT_MASK1_MUST_ZERO, 0xfff0fff0);
	ADDR(pci_bits, ivt_qpi_pkt_mask1, (n), 3, 1, 0,
	     0x806023c,
	     0x906023c,
	     0x1806023c);
	REFUSES(pci_bits, ivt_qpi_pkt_mask1, IVT_QPI_INSTANCES, (past));
	RW(ivt_qpi_pkt_mask1, rds, IVT_QPI_PKT_MASK1_RDS, uint32_t, 0x000f0000u, 16, 4, 0xfff0ffff);
	RW(ivt_qpi_pkt_mask1, rnid_3_0, IVT_QPI_PKT_MASK1_RNID_3_0, uint32_t, 0x0000000fu, 0, 4, 0xfffffff0);
}

static void check_ivt_qpi_rate_status(struct run *run)
{
	RESET(ivt_qpi_rate_status, IVT_QPI_RATE_STATUS, 0x00000000u);
	IS(IVT_QPI_RATE_STATUS_MUST_ZERO, 0xffffffe0);
	ADDR(pci_bits, ivt_qpi_rate_status, (n), 3, 1, 0,
	     0x80000d4,
	     0x80000d4,
	     0x180000d4);
	REFUSES(pci_bits, ivt_qpi_rate_status, IVT_QPI_INSTANCES, (past));
	RO(ivt_qpi_rate_status, slow_mode, IVT_QPI_RATE_STATUS_SLOW_MODE, uint32_t, 0x00000010u, 4, 1);
	RO(ivt_qpi_rate_status, qpi_rate, IVT_QPI_RATE_STATUS_QPI_RATE, uint32_t, 0x00000007u, 0, 3);
	VALUES(IVT_QPI_RATE_STATUS_QPI_RATE, 0x7u,
	       { IVT_QPI_RATE_STATUS_QPI_RATE_GT_5_6, 0x2 },
	       { IVT_QPI_RATE_STATUS_QPI_RATE_GT_6_4, 0x3 },
	       { IVT_QPI_RATE_STATUS_QPI_RATE_GT_7_2, 0x4 },
	       { IVT_QPI_RATE_STATUS_QPI_RATE_GT_8_0, 0x5 },
	       { IVT_QPI_RATE_STATUS_QPI_RATE_GT_8_8, 0x6 },
	       { IVT_QPI_RATE_STATUS_QPI_RATE_GT_9_6, 0x7 });
}

static void check_box_ivt_qpi(struct run *run)
{
	IS(IVT_QPI_INSTANCES, 3);
	IS(IVT_QPI_GENERAL_COUNTERS, 4);
	IS(IVT_QPI_GENERAL_WIDTH, 48);
	IS(IVT_QPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(IVT_QPI_PMON_DEVICE_ID_0, 0xe32);
	IS(IVT_QPI_PMON_DEVICE_ID_1, 0xe33);
	IS(IVT_QPI_PMON_DEVICE_ID_2, 0xe3a);
	IS(IVT_QPI_FILTER_DEVICE_ID_0, 0xe86);
	IS(IVT_QPI_FILTER_DEVICE_ID_1, 0xe96);
	IS(IVT_QPI_MISC_DEVICE_ID_0, 0xe80);
	IS(IVT_QPI_MISC_DEVICE_ID_1, 0xe80);
	IS(IVT_QPI_MISC_DEVICE_ID_2, 0xe40);
	check_ivt_qpi_box_status(run);
	check_ivt_qpi_box_ctl(run);
	check_ivt_qpi_ctl(run);
	check_ivt_qpi_ctr(run);
	check_ivt_qpi_pkt_match0(run);
	check_ivt_qpi_pkt_match1(run);
	check_ivt_qpi_pkt_mask0(run);
	check_ivt_qpi_pkt_mask1(run);
	check_ivt_qpi_rate_status(run);
}

static void check_ivt_r2pcie_box_status(struct run *run)
{
	RESET(ivt_r2pcie_box_status, IVT_R2PCIE_BOX_STATUS, 0x00000000u);
	IS(IVT_R2PCIE_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(ivt_r2pcie_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, ivt_r2pcie_box_status, (), 1, 1, 0,
	     0x130100f8);
	RW1C(ivt_r2pcie_box_status, ov, IVT_R2PCIE_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_ivt_r2pcie_box_ctl(struct run *run)
{
	RESET(ivt_r2pcie_box_ctl, IVT_R2PCIE_BOX_CTL, 0x00030000u);
	IS(IVT_R2PCIE_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(pci_bits, ivt_r2pcie_box_ctl, (), 1, 1, 0,
	     0x130100f4);
	RW(ivt_r2pcie_box_ctl, frz, IVT_R2PCIE_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(ivt_r2pcie_box_ctl, rst_ctrs, IVT_R2PCIE_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(ivt_r2pcie_box_ctl, rst_ctrl, IVT_R2PCIE_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_ivt_r2pcie_ctl(struct run *run)
{
	RESET(ivt_r2pcie_ctl, IVT_R2PCIE_CTL, 0x00000000u);
	IS(IVT_R2PCIE_CTL_MUST_ZERO, 0xa10000);
	IS(IVT_R2PCIE_CTL_COUNT, 0x4);
	ADDR(pci_bits, ivt_r2pcie_ctl, (i), 1, 4, 0,
	     0x130100d8, 0x130100dc, 0x130100e0, 0x130100e4);
	REFUSES(pci_bits, ivt_r2pcie_ctl, IVT_R2PCIE_CTL_COUNT, (past));
	RW(ivt_r2pcie_ctl, thresh, IVT_R2PCIE_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(ivt_r2pcie_ctl, en, IVT_R2PCIE_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(ivt_r2pcie_ctl, ov_en, IVT_R2PCIE_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(ivt_r2pcie_ctl, edge_det, IVT_R2PCIE_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(ivt_r2pcie_ctl, rst, IVT_R2PCIE_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(ivt_r2pcie_ctl, umask, IVT_R2PCIE_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(ivt_r2pcie_ctl, ev_sel, IVT_R2PCIE_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_ivt_r2pcie_ctr(struct run *run)
{
	RESET(ivt_r2pcie_ctr, IVT_R2PCIE_CTR, UINT64_C(0x0000000000000000));
	IS(IVT_R2PCIE_CTR_COUNT, 0x4);
	ADDR(pci_bits, ivt_r2pcie_ctr, (i), 1, 4, 0,
	     0x130100a0, 0x130100a8, 0x130100b0, 0x130100b8);
	HIGH(ivt_r2pcie_ctr, (i), 1, 4);
	REFUSES(pci_bits, ivt_r2pcie_ctr, IVT_R2PCIE_CTR_COUNT, (past));
	RW(ivt_r2pcie_ctr, event_count, IVT_R2PCIE_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x00000fffffffffff), 0, 44, 0xfffff00000000000);
}

static void check_box_ivt_r2pcie(struct run *run)
{
	IS(IVT_R2PCIE_INSTANCES, 1);
	IS(IVT_R2PCIE_GENERAL_COUNTERS, 4);
	IS(IVT_R2PCIE_GENERAL_WIDTH, 44);
	IS(IVT_R2PCIE_GENERAL_COUNT_MASK, 0xfffffffffff);
	IS(IVT_R2PCIE_PMON_DEVICE_ID, 0xe34);
	check_ivt_r2pcie_box_status(run);
	check_ivt_r2pcie_box_ctl(run);
	check_ivt_r2pcie_ctl(run);
	check_ivt_r2pcie_ctr(run);
}

static void check_ivt_r3qpi_box_status(struct run *run)
{
	RESET(ivt_r3qpi_box_status, IVT_R3QPI_BOX_STATUS, 0x00000000u);
	IS(IVT_R3QPI_BOX_STATUS_RW1C, 0x00000007u);
	CLEAR_SEEN(ivt_r3qpi_box_status, uint32_t, 0x7, 0x00000000u);
	ADDR(pci_bits, ivt_r3qpi_box_status, (n), 3, 1, 0,
	     0x130500f8,
	     0x130600f8,
	     0x120500f8);
	REFUSES(pci_bits, ivt_r3qpi_box_status, IVT_R3QPI_INSTANCES, (past));
	RW1C(ivt_r3qpi_box_status, ov, IVT_R3QPI_BOX_STATUS_OV, uint32_t, 0x00000007u, 0, 3, 0x00000000u);
}

static void check_ivt_r3qpi_box_ctl(struct run *run)
{
	RESET(ivt_r3qpi_box_ctl, IVT_R3QPI_BOX_CTL, 0x00030000u);
	IS(IVT_R3QPI_BOX_CTL_MUST_ONE, 0x30000);
	ADDR(pci_bits, ivt_r3qpi_box_ctl, (n), 3, 1, 0,
	     0x130500f4,
	     0x130600f4,
	     0x120500f4);
	REFUSES(pci_bits, ivt_r3qpi_box_ctl, IVT_R3QPI_INSTANCES, (past));
	RW(ivt_r3qpi_box_ctl, frz, IVT_R3QPI_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(ivt_r3qpi_box_ctl, rst_ctrs, IVT_R3QPI_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(ivt_r3qpi_box_ctl, rst_ctrl, IVT_R3QPI_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_ivt_r3qpi_ctl(struct run *run)
{
	RESET(ivt_r3qpi_ctl, IVT_R3QPI_CTL, 0x00000000u);
	IS(IVT_R3QPI_CTL_MUST_ZERO, 0xa10000);
	IS(IVT_R3QPI_CTL_COUNT, 0x3);
	ADDR(pci_bits, ivt_r3qpi_ctl, (n, i), 3, 3, 0,
	     0x130500d8, 0x130500dc, 0x130500e0,
	     0x130600d8, 0x130600dc, 0x130600e0,
	     0x120500d8, 0x120500dc, 0x120500e0);
	REFUSES(pci_bits, ivt_r3qpi_ctl, IVT_R3QPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, ivt_r3qpi_ctl, IVT_R3QPI_CTL_COUNT, (0, past));
	RW(ivt_r3qpi_ctl, thresh, IVT_R3QPI_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(ivt_r3qpi_ctl, en, IVT_R3QPI_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(ivt_r3qpi_ctl, ov_en, IVT_R3QPI_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(ivt_r3qpi_ctl, edge_det, IVT_R3QPI_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(ivt_r3qpi_ctl, rst, IVT_R3QPI_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(ivt_r3qpi_ctl, umask, IVT_R3QPI_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(ivt_r3qpi_ctl, ev_sel, IVT_R3QPI_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_ivt_r3qpi_ctr(struct run *run)
{
	RESET(ivt_r3qpi_ctr, IVT_R3QPI_CTR, UINT64_C(0x0000000000000000));
	IS(IVT_R3QPI_CTR_COUNT, 0x3);
	ADDR(pci_bits, ivt_r3qpi_ctr, (n, i), 3, 3, 0,
	     0x130500a0, 0x130500a8, 0x130500b0,
	     0x130600a0, 0x130600a8, 0x130600b0,
	     0x120500a0, 0x120500a8, 0x120500b0);
	HIGH(ivt_r3qpi_ctr, (n, i), 3, 3);
	REFUSES(pci_bits, ivt_r3qpi_ctr, IVT_R3QPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, ivt_r3qpi_ctr, IVT_R3QPI_CTR_COUNT, (0, past));
	RW(ivt_r3qpi_ctr, event_count, IVT_R3QPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x00000fffffffffff), 0, 44, 0xfffff00000000000);
}

static void check_box_ivt_r3qpi(struct run *run)
{
	IS(IVT_R3QPI_INSTANCES, 3);
	IS(IVT_R3QPI_GENERAL_COUNTERS, 3);
	IS(IVT_R3QPI_GENERAL_WIDTH, 44);
	IS(IVT_R3QPI_GENERAL_COUNT_MASK, 0xfffffffffff);
	IS(IVT_R3QPI_PMON_DEVICE_ID_0, 0xe36);
	IS(IVT_R3QPI_PMON_DEVICE_ID_1, 0xe37);
	IS(IVT_R3QPI_PMON_DEVICE_ID_2, 0xe3e);
	check_ivt_r3qpi_box_status(run);
	check_ivt_r3qpi_box_ctl(run);
	check_ivt_r3qpi_ctl(run);
	check_ivt_r3qpi_ctr(run);
}

int ivt_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int ivt_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_ivt_ubox(&run);
	check_box_ivt_cbo(&run);
	check_box_ivt_pcu(&run);
	check_box_ivt_rapl(&run);
	check_box_ivt_ha(&run);
	check_box_ivt_imc(&run);
	check_box_ivt_irp(&run);
	check_box_ivt_qpi(&run);
	check_box_ivt_r2pcie(&run);
	check_box_ivt_r3qpi(&run);
	return run.failed;
}
