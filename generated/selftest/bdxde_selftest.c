/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/bdxde by "make generate". Do not edit. */
/* Compares the register headers of bdxde with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/bdxde.h"

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

static void check_bdxde_ubox_global_ctl(struct run *run)
{
	RESET(bdxde_ubox_global_ctl, BDXDE_UBOX_GLOBAL_CTL, 0x00000000u);
	ADDR(msr_bits, bdxde_ubox_global_ctl, (), 1, 1, 0,
	     0x700);
	WO(bdxde_ubox_global_ctl, frz_all, BDXDE_UBOX_GLOBAL_CTL_FRZ_ALL, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	WO(bdxde_ubox_global_ctl, unfrz_all, BDXDE_UBOX_GLOBAL_CTL_UNFRZ_ALL, uint32_t, 0x20000000u, 29, 1, 0xdfffffff);
}

static void check_bdxde_ubox_global_status(struct run *run)
{
	RESET(bdxde_ubox_global_status, BDXDE_UBOX_GLOBAL_STATUS, UINT64_C(0x0000000000000000));
	IS(BDXDE_UBOX_GLOBAL_STATUS_RW1C, UINT64_C(0x0000000420a00007));
	CLEAR_SEEN(bdxde_ubox_global_status, uint64_t, 0x420a00007, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdxde_ubox_global_status, (), 1, 1, 0,
	     0x701);
	RW1C(bdxde_ubox_global_status, ov_irp, BDXDE_UBOX_GLOBAL_STATUS_OV_IRP, uint64_t, UINT64_C(0x0000000400000000), 34, 1, UINT64_C(0x0000000000000000));
	RW1C(bdxde_ubox_global_status, ov_rp, BDXDE_UBOX_GLOBAL_STATUS_OV_RP, uint64_t, UINT64_C(0x0000000020000000), 29, 1, UINT64_C(0x0000000000000000));
	RW1C(bdxde_ubox_global_status, ov_m0, BDXDE_UBOX_GLOBAL_STATUS_OV_M0, uint64_t, UINT64_C(0x0000000000800000), 23, 1, UINT64_C(0x0000000000000000));
	RW1C(bdxde_ubox_global_status, ov_h0, BDXDE_UBOX_GLOBAL_STATUS_OV_H0, uint64_t, UINT64_C(0x0000000000200000), 21, 1, UINT64_C(0x0000000000000000));
	RW1C(bdxde_ubox_global_status, ov_p, BDXDE_UBOX_GLOBAL_STATUS_OV_P, uint64_t, UINT64_C(0x0000000000000004), 2, 1, UINT64_C(0x0000000000000000));
	RW1C(bdxde_ubox_global_status, ov_u, BDXDE_UBOX_GLOBAL_STATUS_OV_U, uint64_t, UINT64_C(0x0000000000000002), 1, 1, UINT64_C(0x0000000000000000));
	RW1C(bdxde_ubox_global_status, ov_u_fixed, BDXDE_UBOX_GLOBAL_STATUS_OV_U_FIXED, uint64_t, UINT64_C(0x0000000000000001), 0, 1, UINT64_C(0x0000000000000000));
}

static void check_bdxde_ubox_global_config(struct run *run)
{
	RESET(bdxde_ubox_global_config, BDXDE_UBOX_GLOBAL_CONFIG, 0x00000000u);
	ADDR(msr_bits, bdxde_ubox_global_config, (), 1, 1, 0,
	     0x702);
}

static void check_bdxde_ubox_fixed_ctl(struct run *run)
{
	RESET(bdxde_ubox_fixed_ctl, BDXDE_UBOX_FIXED_CTL, 0x00000000u);
	IS(BDXDE_UBOX_FIXED_CTL_MUST_ZERO, 0x200000);
	ADDR(msr_bits, bdxde_ubox_fixed_ctl, (), 1, 1, 0,
	     0x703);
	RW(bdxde_ubox_fixed_ctl, en, BDXDE_UBOX_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdxde_ubox_fixed_ctl, ov_en, BDXDE_UBOX_FIXED_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
}

static void check_bdxde_ubox_fixed_ctr(struct run *run)
{
	RESET(bdxde_ubox_fixed_ctr, BDXDE_UBOX_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdxde_ubox_fixed_ctr, (), 1, 1, 0,
	     0x704);
	RW(bdxde_ubox_fixed_ctr, event_count, BDXDE_UBOX_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_bdxde_ubox_ctl(struct run *run)
{
	RESET(bdxde_ubox_ctl, BDXDE_UBOX_CTL, 0x00000000u);
	IS(BDXDE_UBOX_CTL_MUST_ZERO, 0x210000);
	IS(BDXDE_UBOX_CTL_COUNT, 0x2);
	ADDR(msr_bits, bdxde_ubox_ctl, (i), 1, 2, 0,
	     0x705, 0x706);
	REFUSES(msr_bits, bdxde_ubox_ctl, BDXDE_UBOX_CTL_COUNT, (past));
	RW(bdxde_ubox_ctl, thresh, BDXDE_UBOX_CTL_THRESH, uint32_t, 0x1f000000u, 24, 5, 0xe0ffffff);
	RW(bdxde_ubox_ctl, invert, BDXDE_UBOX_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(BDXDE_UBOX_CTL_INVERT, 0x1u,
	       { BDXDE_UBOX_CTL_INVERT_GE, 0x0 },
	       { BDXDE_UBOX_CTL_INVERT_LT, 0x1 });
	RW(bdxde_ubox_ctl, en, BDXDE_UBOX_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdxde_ubox_ctl, ov_en, BDXDE_UBOX_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(bdxde_ubox_ctl, edge_det, BDXDE_UBOX_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdxde_ubox_ctl, rst, BDXDE_UBOX_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdxde_ubox_ctl, umask, BDXDE_UBOX_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdxde_ubox_ctl, ev_sel, BDXDE_UBOX_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdxde_ubox_box_filter(struct run *run)
{
	RESET(bdxde_ubox_box_filter, BDXDE_UBOX_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, bdxde_ubox_box_filter, (), 1, 1, 0,
	     0x707);
	RW(bdxde_ubox_box_filter, cid, BDXDE_UBOX_BOX_FILTER_CID, uint32_t, 0x0000003eu, 1, 5, 0xffffffc1);
	RW(bdxde_ubox_box_filter, tid, BDXDE_UBOX_BOX_FILTER_TID, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdxde_ubox_box_status(struct run *run)
{
	RESET(bdxde_ubox_box_status, BDXDE_UBOX_BOX_STATUS, 0x00000000u);
	IS(BDXDE_UBOX_BOX_STATUS_RW1C, 0x00000003u);
	CLEAR_SEEN(bdxde_ubox_box_status, uint32_t, 0x3, 0x00000000u);
	ADDR(msr_bits, bdxde_ubox_box_status, (), 1, 1, 0,
	     0x708);
	RW1C(bdxde_ubox_box_status, ov, BDXDE_UBOX_BOX_STATUS_OV, uint32_t, 0x00000003u, 0, 2, 0x00000000u);
}

static void check_bdxde_ubox_ctr(struct run *run)
{
	RESET(bdxde_ubox_ctr, BDXDE_UBOX_CTR, UINT64_C(0x0000000000000000));
	IS(BDXDE_UBOX_CTR_COUNT, 0x2);
	ADDR(msr_bits, bdxde_ubox_ctr, (i), 1, 2, 0,
	     0x709, 0x70a);
	REFUSES(msr_bits, bdxde_ubox_ctr, BDXDE_UBOX_CTR_COUNT, (past));
	RW(bdxde_ubox_ctr, event_count, BDXDE_UBOX_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_bdxde_ubox_cpunodeid(struct run *run)
{
	RESET(bdxde_ubox_cpunodeid, BDXDE_UBOX_CPUNODEID, 0x00000000u);
	ADDR(pci_bits, bdxde_ubox_cpunodeid, (), 1, 1, 0,
	     0x10050040);
	RO(bdxde_ubox_cpunodeid, nodeid, BDXDE_UBOX_CPUNODEID_NODEID, uint32_t, 0x00000007u, 0, 3);
}

static void check_bdxde_ubox_gidnidmap(struct run *run)
{
	RESET(bdxde_ubox_gidnidmap, BDXDE_UBOX_GIDNIDMAP, 0x00000000u);
	ADDR(pci_bits, bdxde_ubox_gidnidmap, (), 1, 1, 0,
	     0x10050054);
	RO(bdxde_ubox_gidnidmap, node7, BDXDE_UBOX_GIDNIDMAP_NODE7, uint32_t, 0x00e00000u, 21, 3);
	RO(bdxde_ubox_gidnidmap, node6, BDXDE_UBOX_GIDNIDMAP_NODE6, uint32_t, 0x001c0000u, 18, 3);
	RO(bdxde_ubox_gidnidmap, node5, BDXDE_UBOX_GIDNIDMAP_NODE5, uint32_t, 0x00038000u, 15, 3);
	RO(bdxde_ubox_gidnidmap, node4, BDXDE_UBOX_GIDNIDMAP_NODE4, uint32_t, 0x00007000u, 12, 3);
	RO(bdxde_ubox_gidnidmap, node3, BDXDE_UBOX_GIDNIDMAP_NODE3, uint32_t, 0x00000e00u, 9, 3);
	RO(bdxde_ubox_gidnidmap, node2, BDXDE_UBOX_GIDNIDMAP_NODE2, uint32_t, 0x000001c0u, 6, 3);
	RO(bdxde_ubox_gidnidmap, node1, BDXDE_UBOX_GIDNIDMAP_NODE1, uint32_t, 0x00000038u, 3, 3);
	RO(bdxde_ubox_gidnidmap, node0, BDXDE_UBOX_GIDNIDMAP_NODE0, uint32_t, 0x00000007u, 0, 3);
}

static void check_box_bdxde_ubox(struct run *run)
{
	IS(BDXDE_UBOX_INSTANCES, 1);
	IS(BDXDE_UBOX_GENERAL_COUNTERS, 2);
	IS(BDXDE_UBOX_GENERAL_WIDTH, 48);
	IS(BDXDE_UBOX_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(BDXDE_UBOX_FIXED_COUNTERS, 1);
	IS(BDXDE_UBOX_FIXED_WIDTH, 48);
	IS(BDXDE_UBOX_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(BDXDE_UBOX_NODE_DEVICE_ID, 0x6f1e);
	check_bdxde_ubox_global_ctl(run);
	check_bdxde_ubox_global_status(run);
	check_bdxde_ubox_global_config(run);
	check_bdxde_ubox_fixed_ctl(run);
	check_bdxde_ubox_fixed_ctr(run);
	check_bdxde_ubox_ctl(run);
	check_bdxde_ubox_box_filter(run);
	check_bdxde_ubox_box_status(run);
	check_bdxde_ubox_ctr(run);
	check_bdxde_ubox_cpunodeid(run);
	check_bdxde_ubox_gidnidmap(run);
}

static void check_bdxde_cbo_box_ctl(struct run *run)
{
	RESET(bdxde_cbo_box_ctl, BDXDE_CBO_BOX_CTL, 0x00000000u);
	ADDR(msr_bits, bdxde_cbo_box_ctl, (n), 16, 1, 0,
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
	     0xef0);
	REFUSES(msr_bits, bdxde_cbo_box_ctl, BDXDE_CBO_INSTANCES, (past));
	RW(bdxde_cbo_box_ctl, frz_en, BDXDE_CBO_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(bdxde_cbo_box_ctl, frz, BDXDE_CBO_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(bdxde_cbo_box_ctl, rst_ctrs, BDXDE_CBO_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(bdxde_cbo_box_ctl, rst_ctrl, BDXDE_CBO_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdxde_cbo_ctl(struct run *run)
{
	RESET(bdxde_cbo_ctl, BDXDE_CBO_CTL, 0x00000000u);
	IS(BDXDE_CBO_CTL_MUST_ZERO, 0x310000);
	IS(BDXDE_CBO_CTL_COUNT, 0x4);
	ADDR(msr_bits, bdxde_cbo_ctl, (n, i), 16, 4, 0,
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
	     0xef1, 0xef2, 0xef3, 0xef4);
	REFUSES(msr_bits, bdxde_cbo_ctl, BDXDE_CBO_INSTANCES, (past, 0));
	REFUSES(msr_bits, bdxde_cbo_ctl, BDXDE_CBO_CTL_COUNT, (0, past));
	RW(bdxde_cbo_ctl, thresh, BDXDE_CBO_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(bdxde_cbo_ctl, invert, BDXDE_CBO_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	RW(bdxde_cbo_ctl, en, BDXDE_CBO_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdxde_cbo_ctl, tid_en, BDXDE_CBO_CTL_TID_EN, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
	RW(bdxde_cbo_ctl, edge_det, BDXDE_CBO_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdxde_cbo_ctl, rst, BDXDE_CBO_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdxde_cbo_ctl, umask, BDXDE_CBO_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdxde_cbo_ctl, ev_sel, BDXDE_CBO_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdxde_cbo_box_filter(struct run *run)
{
	RESET(bdxde_cbo_box_filter, BDXDE_CBO_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, bdxde_cbo_box_filter, (n), 16, 1, 0,
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
	     0xef5);
	REFUSES(msr_bits, bdxde_cbo_box_filter, BDXDE_CBO_INSTANCES, (past));
	RW(bdxde_cbo_box_filter, state, BDXDE_CBO_BOX_FILTER_STATE, uint32_t, 0x00fe0000u, 17, 7, 0xff01ffff);
	VALUES(BDXDE_CBO_BOX_FILTER_STATE, 0x7fu,
	       { BDXDE_CBO_BOX_FILTER_STATE_I, 0x1 },
	       { BDXDE_CBO_BOX_FILTER_STATE_S, 0x2 },
	       { BDXDE_CBO_BOX_FILTER_STATE_E, 0x4 },
	       { BDXDE_CBO_BOX_FILTER_STATE_M, 0x8 },
	       { BDXDE_CBO_BOX_FILTER_STATE_F, 0x10 },
	       { BDXDE_CBO_BOX_FILTER_STATE_D, 0x20 },
	       { BDXDE_CBO_BOX_FILTER_STATE_M_PRIME, 0x40 },
	       { BDXDE_CBO_BOX_FILTER_STATE_ANY, 0x7f });
	RW(bdxde_cbo_box_filter, link, BDXDE_CBO_BOX_FILTER_LINK, uint32_t, 0x000003c0u, 6, 4, 0xfffffc3f);
	RW(bdxde_cbo_box_filter, tid, BDXDE_CBO_BOX_FILTER_TID, uint32_t, 0x0000003fu, 0, 6, 0xffffffc0);
	RW(bdxde_cbo_box_filter, core, BDXDE_CBO_BOX_FILTER_CORE, uint32_t, 0x0000003eu, 1, 5, 0xffffffc1);
	RW(bdxde_cbo_box_filter, thread, BDXDE_CBO_BOX_FILTER_THREAD, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdxde_cbo_box_filter1(struct run *run)
{
	RESET(bdxde_cbo_box_filter1, BDXDE_CBO_BOX_FILTER1, 0x00000000u);
	ADDR(msr_bits, bdxde_cbo_box_filter1, (n), 16, 1, 0,
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
	     0xef6);
	REFUSES(msr_bits, bdxde_cbo_box_filter1, BDXDE_CBO_INSTANCES, (past));
	RW(bdxde_cbo_box_filter1, isoc, BDXDE_CBO_BOX_FILTER1_ISOC, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(bdxde_cbo_box_filter1, nc, BDXDE_CBO_BOX_FILTER1_NC, uint32_t, 0x40000000u, 30, 1, 0xbfffffff);
	RW(bdxde_cbo_box_filter1, c6, BDXDE_CBO_BOX_FILTER1_C6, uint32_t, 0x20000000u, 29, 1, 0xdfffffff);
	RW(bdxde_cbo_box_filter1, opc, BDXDE_CBO_BOX_FILTER1_OPC, uint32_t, 0x1ff00000u, 20, 9, 0xe00fffff);
	VALUES(BDXDE_CBO_BOX_FILTER1_OPC, 0x1ffu,
	       { BDXDE_CBO_BOX_FILTER1_OPC_RFO, 0x180 },
	       { BDXDE_CBO_BOX_FILTER1_OPC_CRD, 0x181 },
	       { BDXDE_CBO_BOX_FILTER1_OPC_DRD, 0x182 },
	       { BDXDE_CBO_BOX_FILTER1_OPC_PRD, 0x187 },
	       { BDXDE_CBO_BOX_FILTER1_OPC_WCILF, 0x18c },
	       { BDXDE_CBO_BOX_FILTER1_OPC_WCIL, 0x18d },
	       { BDXDE_CBO_BOX_FILTER1_OPC_WIL, 0x18f },
	       { BDXDE_CBO_BOX_FILTER1_OPC_PREFRFO, 0x190 },
	       { BDXDE_CBO_BOX_FILTER1_OPC_PREFCODE, 0x191 },
	       { BDXDE_CBO_BOX_FILTER1_OPC_PREFDATA, 0x192 },
	       { BDXDE_CBO_BOX_FILTER1_OPC_PCIWIL, 0x193 },
	       { BDXDE_CBO_BOX_FILTER1_OPC_PCIWILF, 0x194 },
	       { BDXDE_CBO_BOX_FILTER1_OPC_PCIPRD, 0x195 },
	       { BDXDE_CBO_BOX_FILTER1_OPC_PCIITOM, 0x19c },
	       { BDXDE_CBO_BOX_FILTER1_OPC_PCIRDCUR, 0x19e },
	       { BDXDE_CBO_BOX_FILTER1_OPC_WBMTOI, 0x1c4 },
	       { BDXDE_CBO_BOX_FILTER1_OPC_WBMTOE, 0x1c5 },
	       { BDXDE_CBO_BOX_FILTER1_OPC_ITOM, 0x1c8 },
	       { BDXDE_CBO_BOX_FILTER1_OPC_PCINSRD, 0x1e4 },
	       { BDXDE_CBO_BOX_FILTER1_OPC_PCINSWR, 0x1e5 },
	       { BDXDE_CBO_BOX_FILTER1_OPC_PCINSWRF, 0x1e6 });
	RW(bdxde_cbo_box_filter1, nid, BDXDE_CBO_BOX_FILTER1_NID, uint32_t, 0x0000ffffu, 0, 16, 0xffff0000);
}

static void check_bdxde_cbo_box_status(struct run *run)
{
	RESET(bdxde_cbo_box_status, BDXDE_CBO_BOX_STATUS, 0x00000000u);
	IS(BDXDE_CBO_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(bdxde_cbo_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(msr_bits, bdxde_cbo_box_status, (n), 16, 1, 0,
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
	     0xef7);
	REFUSES(msr_bits, bdxde_cbo_box_status, BDXDE_CBO_INSTANCES, (past));
	RW1C(bdxde_cbo_box_status, ov, BDXDE_CBO_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_bdxde_cbo_ctr(struct run *run)
{
	RESET(bdxde_cbo_ctr, BDXDE_CBO_CTR, UINT64_C(0x0000000000000000));
	IS(BDXDE_CBO_CTR_COUNT, 0x4);
	ADDR(msr_bits, bdxde_cbo_ctr, (n, i), 16, 4, 0,
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
	     0xef8, 0xef9, 0xefa, 0xefb);
	REFUSES(msr_bits, bdxde_cbo_ctr, BDXDE_CBO_INSTANCES, (past, 0));
	REFUSES(msr_bits, bdxde_cbo_ctr, BDXDE_CBO_CTR_COUNT, (0, past));
	RW(bdxde_cbo_ctr, event_count, BDXDE_CBO_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_bdxde_cbo(struct run *run)
{
	IS(BDXDE_CBO_INSTANCES, 16);
	IS(BDXDE_CBO_GENERAL_COUNTERS, 4);
	IS(BDXDE_CBO_GENERAL_WIDTH, 48);
	IS(BDXDE_CBO_GENERAL_COUNT_MASK, 0xffffffffffff);
	check_bdxde_cbo_box_ctl(run);
	check_bdxde_cbo_ctl(run);
	check_bdxde_cbo_box_filter(run);
	check_bdxde_cbo_box_filter1(run);
	check_bdxde_cbo_box_status(run);
	check_bdxde_cbo_ctr(run);
}

static void check_bdxde_pcu_box_ctl(struct run *run)
{
	RESET(bdxde_pcu_box_ctl, BDXDE_PCU_BOX_CTL, 0x00000000u);
	ADDR(msr_bits, bdxde_pcu_box_ctl, (), 1, 1, 0,
	     0x710);
	RW(bdxde_pcu_box_ctl, frz_en, BDXDE_PCU_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(bdxde_pcu_box_ctl, frz, BDXDE_PCU_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(bdxde_pcu_box_ctl, rst_ctrs, BDXDE_PCU_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(bdxde_pcu_box_ctl, rst_ctrl, BDXDE_PCU_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdxde_pcu_ctl(struct run *run)
{
	RESET(bdxde_pcu_ctl, BDXDE_PCU_CTL, 0x00000000u);
	IS(BDXDE_PCU_CTL_MUST_ZERO, 0x20210000);
	IS(BDXDE_PCU_CTL_COUNT, 0x4);
	ADDR(msr_bits, bdxde_pcu_ctl, (i), 1, 4, 0,
	     0x711, 0x712, 0x713, 0x714);
	REFUSES(msr_bits, bdxde_pcu_ctl, BDXDE_PCU_CTL_COUNT, (past));
	RW(bdxde_pcu_ctl, occ_edge_det, BDXDE_PCU_CTL_OCC_EDGE_DET, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(bdxde_pcu_ctl, occ_invert, BDXDE_PCU_CTL_OCC_INVERT, uint32_t, 0x40000000u, 30, 1, 0xbfffffff);
	RW(bdxde_pcu_ctl, thresh, BDXDE_PCU_CTL_THRESH, uint32_t, 0x1f000000u, 24, 5, 0xe0ffffff);
	RW(bdxde_pcu_ctl, invert, BDXDE_PCU_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(BDXDE_PCU_CTL_INVERT, 0x1u,
	       { BDXDE_PCU_CTL_INVERT_GE, 0x0 },
	       { BDXDE_PCU_CTL_INVERT_LT, 0x1 });
	RW(bdxde_pcu_ctl, en, BDXDE_PCU_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdxde_pcu_ctl, ov_en, BDXDE_PCU_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(bdxde_pcu_ctl, edge_det, BDXDE_PCU_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdxde_pcu_ctl, rst, BDXDE_PCU_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdxde_pcu_ctl, occ_sel, BDXDE_PCU_CTL_OCC_SEL, uint32_t, 0x0000c000u, 14, 2, 0xffff3fff);
	VALUES(BDXDE_PCU_CTL_OCC_SEL, 0x3u,
	       { BDXDE_PCU_CTL_OCC_SEL_C0, 0x1 },
	       { BDXDE_PCU_CTL_OCC_SEL_C3, 0x2 },
	       { BDXDE_PCU_CTL_OCC_SEL_C6, 0x3 });
	RW(bdxde_pcu_ctl, ev_sel, BDXDE_PCU_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdxde_pcu_box_filter(struct run *run)
{
	RESET(bdxde_pcu_box_filter, BDXDE_PCU_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, bdxde_pcu_box_filter, (), 1, 1, 0,
	     0x715);
	RW(bdxde_pcu_box_filter, filt31_24, BDXDE_PCU_BOX_FILTER_FILT31_24, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(bdxde_pcu_box_filter, filt23_16, BDXDE_PCU_BOX_FILTER_FILT23_16, uint32_t, 0x00ff0000u, 16, 8, 0xff00ffff);
	RW(bdxde_pcu_box_filter, filt15_8, BDXDE_PCU_BOX_FILTER_FILT15_8, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdxde_pcu_box_filter, filt7_0, BDXDE_PCU_BOX_FILTER_FILT7_0, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdxde_pcu_box_status(struct run *run)
{
	RESET(bdxde_pcu_box_status, BDXDE_PCU_BOX_STATUS, 0x00000000u);
	IS(BDXDE_PCU_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(bdxde_pcu_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(msr_bits, bdxde_pcu_box_status, (), 1, 1, 0,
	     0x716);
	RW1C(bdxde_pcu_box_status, ov, BDXDE_PCU_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_bdxde_pcu_ctr(struct run *run)
{
	RESET(bdxde_pcu_ctr, BDXDE_PCU_CTR, UINT64_C(0x0000000000000000));
	IS(BDXDE_PCU_CTR_COUNT, 0x4);
	ADDR(msr_bits, bdxde_pcu_ctr, (i), 1, 4, 0,
	     0x717, 0x718, 0x719, 0x71a);
	REFUSES(msr_bits, bdxde_pcu_ctr, BDXDE_PCU_CTR_COUNT, (past));
	RW(bdxde_pcu_ctr, event_count, BDXDE_PCU_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_bdxde_pcu_core_c6_ctr(struct run *run)
{
	RESET(bdxde_pcu_core_c6_ctr, BDXDE_PCU_CORE_C6_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdxde_pcu_core_c6_ctr, (), 1, 1, 0,
	     0x3fd);
	RW(bdxde_pcu_core_c6_ctr, event_count, BDXDE_PCU_CORE_C6_CTR_EVENT_COUNT, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_bdxde_pcu_core_c3_ctr(struct run *run)
{
	RESET(bdxde_pcu_core_c3_ctr, BDXDE_PCU_CORE_C3_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdxde_pcu_core_c3_ctr, (), 1, 1, 0,
	     0x3fc);
	RW(bdxde_pcu_core_c3_ctr, event_count, BDXDE_PCU_CORE_C3_CTR_EVENT_COUNT, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_box_bdxde_pcu(struct run *run)
{
	IS(BDXDE_PCU_INSTANCES, 1);
	IS(BDXDE_PCU_GENERAL_COUNTERS, 4);
	IS(BDXDE_PCU_GENERAL_WIDTH, 48);
	IS(BDXDE_PCU_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(BDXDE_PCU_CORE_C6_COUNTERS, 1);
	IS(BDXDE_PCU_CORE_C6_WIDTH, 64);
	IS(BDXDE_PCU_CORE_C6_COUNT_MASK, 0xffffffffffffffff);
	IS(BDXDE_PCU_CORE_C3_COUNTERS, 1);
	IS(BDXDE_PCU_CORE_C3_WIDTH, 64);
	IS(BDXDE_PCU_CORE_C3_COUNT_MASK, 0xffffffffffffffff);
	check_bdxde_pcu_box_ctl(run);
	check_bdxde_pcu_ctl(run);
	check_bdxde_pcu_box_filter(run);
	check_bdxde_pcu_box_status(run);
	check_bdxde_pcu_ctr(run);
	check_bdxde_pcu_core_c6_ctr(run);
	check_bdxde_pcu_core_c3_ctr(run);
}

static void check_bdxde_rapl_unit(struct run *run)
{
	RESET(bdxde_rapl_unit, BDXDE_RAPL_UNIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdxde_rapl_unit, (), 1, 1, 0,
	     0x606);
	RO(bdxde_rapl_unit, tu, BDXDE_RAPL_UNIT_TU, uint64_t, UINT64_C(0x00000000000f0000), 16, 4);
	RO(bdxde_rapl_unit, esu, BDXDE_RAPL_UNIT_ESU, uint64_t, UINT64_C(0x0000000000001f00), 8, 5);
	RO(bdxde_rapl_unit, pu, BDXDE_RAPL_UNIT_PU, uint64_t, UINT64_C(0x000000000000000f), 0, 4);
}

static void check_bdxde_rapl_pkg_energy(struct run *run)
{
	RESET(bdxde_rapl_pkg_energy, BDXDE_RAPL_PKG_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdxde_rapl_pkg_energy, (), 1, 1, 0,
	     0x611);
	RO(bdxde_rapl_pkg_energy, used, BDXDE_RAPL_PKG_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_bdxde_rapl_dram_energy(struct run *run)
{
	RESET(bdxde_rapl_dram_energy, BDXDE_RAPL_DRAM_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdxde_rapl_dram_energy, (), 1, 1, 0,
	     0x619);
	RO(bdxde_rapl_dram_energy, used, BDXDE_RAPL_DRAM_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_box_bdxde_rapl(struct run *run)
{
	IS(BDXDE_RAPL_INSTANCES, 1);
	IS(BDXDE_RAPL_PKG_COUNTERS, 1);
	IS(BDXDE_RAPL_PKG_WIDTH, 32);
	IS(BDXDE_RAPL_PKG_COUNT_MASK, 0xffffffff);
	IS(BDXDE_RAPL_DRAM_COUNTERS, 1);
	IS(BDXDE_RAPL_DRAM_WIDTH, 32);
	IS(BDXDE_RAPL_DRAM_COUNT_MASK, 0xffffffff);
	check_bdxde_rapl_unit(run);
	check_bdxde_rapl_pkg_energy(run);
	check_bdxde_rapl_dram_energy(run);
}

static void check_bdxde_ufs_limit(struct run *run)
{
	RESET(bdxde_ufs_limit, BDXDE_UFS_LIMIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdxde_ufs_limit, (), 1, 1, 0,
	     0x620);
	RW(bdxde_ufs_limit, min_ratio, BDXDE_UFS_LIMIT_MIN_RATIO, uint64_t, UINT64_C(0x0000000000007f00), 8, 7, 0xffffffffffff80ff);
	RW(bdxde_ufs_limit, max_ratio, BDXDE_UFS_LIMIT_MAX_RATIO, uint64_t, UINT64_C(0x000000000000007f), 0, 7, 0xffffffffffffff80);
}

static void check_bdxde_ufs_status(struct run *run)
{
	RESET(bdxde_ufs_status, BDXDE_UFS_STATUS, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, bdxde_ufs_status, (), 1, 1, 0,
	     0x621);
	RO(bdxde_ufs_status, ratio, BDXDE_UFS_STATUS_RATIO, uint64_t, UINT64_C(0x000000000000007f), 0, 7);
}

static void check_box_bdxde_ufs(struct run *run)
{
	IS(BDXDE_UFS_INSTANCES, 1);
	check_bdxde_ufs_limit(run);
	check_bdxde_ufs_status(run);
}

static void check_bdxde_ha_box_ctl(struct run *run)
{
	RESET(bdxde_ha_box_ctl, BDXDE_HA_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, bdxde_ha_box_ctl, (n), 2, 1, 0,
	     0x120100f4,
	     0x120500f4);
	REFUSES(pci_bits, bdxde_ha_box_ctl, BDXDE_HA_INSTANCES, (past));
	RW(bdxde_ha_box_ctl, frz_en, BDXDE_HA_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(bdxde_ha_box_ctl, frz, BDXDE_HA_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(bdxde_ha_box_ctl, rst_ctrs, BDXDE_HA_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(bdxde_ha_box_ctl, rst_ctrl, BDXDE_HA_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdxde_ha_box_status(struct run *run)
{
	RESET(bdxde_ha_box_status, BDXDE_HA_BOX_STATUS, 0x00000000u);
	IS(BDXDE_HA_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(bdxde_ha_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, bdxde_ha_box_status, (n), 2, 1, 0,
	     0x120100f8,
	     0x120500f8);
	REFUSES(pci_bits, bdxde_ha_box_status, BDXDE_HA_INSTANCES, (past));
	RW1C(bdxde_ha_box_status, ov, BDXDE_HA_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_bdxde_ha_ctl(struct run *run)
{
	RESET(bdxde_ha_ctl, BDXDE_HA_CTL, 0x00000000u);
	IS(BDXDE_HA_CTL_MUST_ZERO, 0x210000);
	IS(BDXDE_HA_CTL_COUNT, 0x4);
	ADDR(pci_bits, bdxde_ha_ctl, (n, i), 2, 4, 0,
	     0x120100d8, 0x120100dc, 0x120100e0, 0x120100e4,
	     0x120500d8, 0x120500dc, 0x120500e0, 0x120500e4);
	REFUSES(pci_bits, bdxde_ha_ctl, BDXDE_HA_INSTANCES, (past, 0));
	REFUSES(pci_bits, bdxde_ha_ctl, BDXDE_HA_CTL_COUNT, (0, past));
	RW(bdxde_ha_ctl, thresh, BDXDE_HA_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(bdxde_ha_ctl, invert, BDXDE_HA_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(BDXDE_HA_CTL_INVERT, 0x1u,
	       { BDXDE_HA_CTL_INVERT_GE, 0x0 },
	       { BDXDE_HA_CTL_INVERT_LT, 0x1 });
	RW(bdxde_ha_ctl, en, BDXDE_HA_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdxde_ha_ctl, ov_en, BDXDE_HA_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(bdxde_ha_ctl, edge_det, BDXDE_HA_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdxde_ha_ctl, rst, BDXDE_HA_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdxde_ha_ctl, umask, BDXDE_HA_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdxde_ha_ctl, ev_sel, BDXDE_HA_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdxde_ha_ctr(struct run *run)
{
	RESET(bdxde_ha_ctr, BDXDE_HA_CTR, UINT64_C(0x0000000000000000));
	IS(BDXDE_HA_CTR_COUNT, 0x4);
	ADDR(pci_bits, bdxde_ha_ctr, (n, i), 2, 4, 0,
	     0x120100a0, 0x120100a8, 0x120100b0, 0x120100b8,
	     0x120500a0, 0x120500a8, 0x120500b0, 0x120500b8);
	HIGH(bdxde_ha_ctr, (n, i), 2, 4);
	REFUSES(pci_bits, bdxde_ha_ctr, BDXDE_HA_INSTANCES, (past, 0));
	REFUSES(pci_bits, bdxde_ha_ctr, BDXDE_HA_CTR_COUNT, (0, past));
	RW(bdxde_ha_ctr, event_count, BDXDE_HA_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_bdxde_ha_box_opcodematch(struct run *run)
{
	RESET(bdxde_ha_box_opcodematch, BDXDE_HA_BOX_OPCODEMATCH, 0x00000000u);
	ADDR(pci_bits, bdxde_ha_box_opcodematch, (n), 2, 1, 0,
	     0x12010048,
	     0x12050048);
	REFUSES(pci_bits, bdxde_ha_box_opcodematch, BDXDE_HA_INSTANCES, (past));
	RW(bdxde_ha_box_opcodematch, opc, BDXDE_HA_BOX_OPCODEMATCH_OPC, uint32_t, 0x0000003fu, 0, 6, 0xffffffc0);
	RW(bdxde_ha_box_opcodematch, msg_class, BDXDE_HA_BOX_OPCODEMATCH_MSG_CLASS, uint32_t, 0x00000030u, 4, 2, 0xffffffcf);
	VALUES(BDXDE_HA_BOX_OPCODEMATCH_MSG_CLASS, 0x3u,
	       { BDXDE_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM0, 0x0 },
	       { BDXDE_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM1, 0x1 },
	       { BDXDE_HA_BOX_OPCODEMATCH_MSG_CLASS_NDR, 0x2 },
	       { BDXDE_HA_BOX_OPCODEMATCH_MSG_CLASS_SNP, 0x3 });
	RW(bdxde_ha_box_opcodematch, opcode, BDXDE_HA_BOX_OPCODEMATCH_OPCODE, uint32_t, 0x0000000fu, 0, 4, 0xfffffff0);
	VALUES(BDXDE_HA_BOX_OPCODEMATCH_OPCODE, 0xfu,
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDCUR, 0x0 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDCODE, 0x1 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDDATA, 0x2 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM0_NONSNPRD, 0x3 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDINVOWN, 0x4 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM0_INVXTOI, 0x5 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM0_EVCTCLN, 0x6 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM0_NONSNPWR, 0x7 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM0_INVITOE, 0x8 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM0_ACKCNFLTWBI, 0x9 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDDATAMIGRATORY, 0xa },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM0_WBMTOI, 0xc },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPI, 0x0 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPS, 0x1 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLT, 0x4 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLTOWN, 0x6 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLTWBI, 0x7 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWD, 0x8 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDI, 0x9 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDS, 0xa },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDIWB, 0xb },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDSWB, 0xc },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPIWB, 0xd },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPSWB, 0xe },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_NDR_GNT_CMP, 0x0 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_NDR_GNTE_FRCACKCNFLT, 0x1 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_NDR_CMPD, 0x4 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_NDR_CMP, 0x8 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPCUR, 0x0 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPCODE, 0x1 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPDATA, 0x2 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVOWN, 0x4 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVXTOI, 0x5 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVITOE, 0x8 },
	       { BDXDE_HA_BOX_OPCODEMATCH_OPCODE_SNP_PREFETCHHINT, 0xf });
}

static void check_bdxde_ha_box_addrmatch1(struct run *run)
{
	RESET(bdxde_ha_box_addrmatch1, BDXDE_HA_BOX_ADDRMATCH1, 0x00000000u);
	ADDR(pci_bits, bdxde_ha_box_addrmatch1, (n), 2, 1, 0,
	     0x12010044,
	     0x12050044);
	REFUSES(pci_bits, bdxde_ha_box_addrmatch1, BDXDE_HA_INSTANCES, (past));
	RW(bdxde_ha_box_addrmatch1, hi_addr, BDXDE_HA_BOX_ADDRMATCH1_HI_ADDR, uint32_t, 0x00003fffu, 0, 14, 0xffffc000);
}

static void check_bdxde_ha_box_addrmatch0(struct run *run)
{
	RESET(bdxde_ha_box_addrmatch0, BDXDE_HA_BOX_ADDRMATCH0, 0x00000000u);
	ADDR(pci_bits, bdxde_ha_box_addrmatch0, (n), 2, 1, 0,
	     0x12010040,
	     0x12050040);
	REFUSES(pci_bits, bdxde_ha_box_addrmatch0, BDXDE_HA_INSTANCES, (past));
	RW(bdxde_ha_box_addrmatch0, lo_addr, BDXDE_HA_BOX_ADDRMATCH0_LO_ADDR, uint32_t, 0xffffffc0u, 6, 26, 0x3f);
}

static void check_box_bdxde_ha(struct run *run)
{
	IS(BDXDE_HA_INSTANCES, 2);
	IS(BDXDE_HA_GENERAL_COUNTERS, 4);
	IS(BDXDE_HA_GENERAL_WIDTH, 48);
	IS(BDXDE_HA_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(BDXDE_HA_PMON_DEVICE_ID_0, 0x6f30);
	IS(BDXDE_HA_PMON_DEVICE_ID_1, 0x6f38);
	check_bdxde_ha_box_ctl(run);
	check_bdxde_ha_box_status(run);
	check_bdxde_ha_ctl(run);
	check_bdxde_ha_ctr(run);
	check_bdxde_ha_box_opcodematch(run);
	check_bdxde_ha_box_addrmatch1(run);
	check_bdxde_ha_box_addrmatch0(run);
}

static void check_bdxde_imc_box_ctl(struct run *run)
{
	RESET(bdxde_imc_box_ctl, BDXDE_IMC_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, bdxde_imc_box_ctl, (n), 8, 1, 0,
	     0x140000f4,
	     0x140100f4,
	     0x150000f4,
	     0x150100f4,
	     0x170000f4,
	     0x170100f4,
	     0x180000f4,
	     0x180100f4);
	REFUSES(pci_bits, bdxde_imc_box_ctl, BDXDE_IMC_INSTANCES, (past));
	RW(bdxde_imc_box_ctl, frz_en, BDXDE_IMC_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(bdxde_imc_box_ctl, frz, BDXDE_IMC_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(bdxde_imc_box_ctl, rst_ctrs, BDXDE_IMC_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(bdxde_imc_box_ctl, rst_ctrl, BDXDE_IMC_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdxde_imc_box_status(struct run *run)
{
	RESET(bdxde_imc_box_status, BDXDE_IMC_BOX_STATUS, 0x00000000u);
	IS(BDXDE_IMC_BOX_STATUS_RW1C, 0x0000001fu);
	CLEAR_SEEN(bdxde_imc_box_status, uint32_t, 0x1f, 0x00000000u);
	ADDR(pci_bits, bdxde_imc_box_status, (n), 8, 1, 0,
	     0x140000f8,
	     0x140100f8,
	     0x150000f8,
	     0x150100f8,
	     0x170000f8,
	     0x170100f8,
	     0x180000f8,
	     0x180100f8);
	REFUSES(pci_bits, bdxde_imc_box_status, BDXDE_IMC_INSTANCES, (past));
	RW1C(bdxde_imc_box_status, ov, BDXDE_IMC_BOX_STATUS_OV, uint32_t, 0x0000001fu, 0, 5, 0x00000000u);
}

static void check_bdxde_imc_ctl(struct run *run)
{
	RESET(bdxde_imc_ctl, BDXDE_IMC_CTL, 0x00000000u);
	IS(BDXDE_IMC_CTL_MUST_ZERO, 0x210000);
	IS(BDXDE_IMC_CTL_COUNT, 0x4);
	ADDR(pci_bits, bdxde_imc_ctl, (n, i), 8, 4, 0,
	     0x140000d8, 0x140000dc, 0x140000e0, 0x140000e4,
	     0x140100d8, 0x140100dc, 0x140100e0, 0x140100e4,
	     0x150000d8, 0x150000dc, 0x150000e0, 0x150000e4,
	     0x150100d8, 0x150100dc, 0x150100e0, 0x150100e4,
	     0x170000d8, 0x170000dc, 0x170000e0, 0x170000e4,
	     0x170100d8, 0x170100dc, 0x170100e0, 0x170100e4,
	     0x180000d8, 0x180000dc, 0x180000e0, 0x180000e4,
	     0x180100d8, 0x180100dc, 0x180100e0, 0x180100e4);
	REFUSES(pci_bits, bdxde_imc_ctl, BDXDE_IMC_INSTANCES, (past, 0));
	REFUSES(pci_bits, bdxde_imc_ctl, BDXDE_IMC_CTL_COUNT, (0, past));
	RW(bdxde_imc_ctl, thresh, BDXDE_IMC_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(bdxde_imc_ctl, invert, BDXDE_IMC_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(BDXDE_IMC_CTL_INVERT, 0x1u,
	       { BDXDE_IMC_CTL_INVERT_GE, 0x0 },
	       { BDXDE_IMC_CTL_INVERT_LT, 0x1 });
	RW(bdxde_imc_ctl, en, BDXDE_IMC_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdxde_imc_ctl, ov_en, BDXDE_IMC_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(bdxde_imc_ctl, edge_det, BDXDE_IMC_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdxde_imc_ctl, rst, BDXDE_IMC_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdxde_imc_ctl, umask, BDXDE_IMC_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdxde_imc_ctl, ev_sel, BDXDE_IMC_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdxde_imc_ctr(struct run *run)
{
	RESET(bdxde_imc_ctr, BDXDE_IMC_CTR, UINT64_C(0x0000000000000000));
	IS(BDXDE_IMC_CTR_COUNT, 0x4);
	ADDR(pci_bits, bdxde_imc_ctr, (n, i), 8, 4, 0,
	     0x140000a0, 0x140000a8, 0x140000b0, 0x140000b8,
	     0x140100a0, 0x140100a8, 0x140100b0, 0x140100b8,
	     0x150000a0, 0x150000a8, 0x150000b0, 0x150000b8,
	     0x150100a0, 0x150100a8, 0x150100b0, 0x150100b8,
	     0x170000a0, 0x170000a8, 0x170000b0, 0x170000b8,
	     0x170100a0, 0x170100a8, 0x170100b0, 0x170100b8,
	     0x180000a0, 0x180000a8, 0x180000b0, 0x180000b8,
	     0x180100a0, 0x180100a8, 0x180100b0, 0x180100b8);
	HIGH(bdxde_imc_ctr, (n, i), 8, 4);
	REFUSES(pci_bits, bdxde_imc_ctr, BDXDE_IMC_INSTANCES, (past, 0));
	REFUSES(pci_bits, bdxde_imc_ctr, BDXDE_IMC_CTR_COUNT, (0, past));
	RW(bdxde_imc_ctr, event_count, BDXDE_IMC_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_bdxde_imc_fixed_ctl(struct run *run)
{
	RESET(bdxde_imc_fixed_ctl, BDXDE_IMC_FIXED_CTL, 0x00000000u);
	IS(BDXDE_IMC_FIXED_CTL_MUST_ZERO, 0x300000);
	ADDR(pci_bits, bdxde_imc_fixed_ctl, (n), 8, 1, 0,
	     0x140000f0,
	     0x140100f0,
	     0x150000f0,
	     0x150100f0,
	     0x170000f0,
	     0x170100f0,
	     0x180000f0,
	     0x180100f0);
	REFUSES(pci_bits, bdxde_imc_fixed_ctl, BDXDE_IMC_INSTANCES, (past));
	RW(bdxde_imc_fixed_ctl, en, BDXDE_IMC_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	WO(bdxde_imc_fixed_ctl, rst, BDXDE_IMC_FIXED_CTL_RST, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
}

static void check_bdxde_imc_fixed_ctr(struct run *run)
{
	RESET(bdxde_imc_fixed_ctr, BDXDE_IMC_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(pci_bits, bdxde_imc_fixed_ctr, (n), 8, 1, 0,
	     0x140000d0,
	     0x140100d0,
	     0x150000d0,
	     0x150100d0,
	     0x170000d0,
	     0x170100d0,
	     0x180000d0,
	     0x180100d0);
	HIGH(bdxde_imc_fixed_ctr, (n), 8, 1);
	REFUSES(pci_bits, bdxde_imc_fixed_ctr, BDXDE_IMC_INSTANCES, (past));
	RW(bdxde_imc_fixed_ctr, event_count, BDXDE_IMC_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_bdxde_imc(struct run *run)
{
	IS(BDXDE_IMC_INSTANCES, 8);
	IS(BDXDE_IMC_GENERAL_COUNTERS, 4);
	IS(BDXDE_IMC_GENERAL_WIDTH, 48);
	IS(BDXDE_IMC_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(BDXDE_IMC_FIXED_COUNTERS, 1);
	IS(BDXDE_IMC_FIXED_WIDTH, 48);
	IS(BDXDE_IMC_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(BDXDE_IMC_PMON_DEVICE_ID_0, 0x6fb0);
	IS(BDXDE_IMC_PMON_DEVICE_ID_1, 0x6fb1);
	IS(BDXDE_IMC_PMON_DEVICE_ID_2, 0x6fb4);
	IS(BDXDE_IMC_PMON_DEVICE_ID_3, 0x6fb5);
	IS(BDXDE_IMC_PMON_DEVICE_ID_4, 0x6fd0);
	IS(BDXDE_IMC_PMON_DEVICE_ID_5, 0x6fd1);
	IS(BDXDE_IMC_PMON_DEVICE_ID_6, 0x6fd4);
	IS(BDXDE_IMC_PMON_DEVICE_ID_7, 0x6fd5);
	check_bdxde_imc_box_ctl(run);
	check_bdxde_imc_box_status(run);
	check_bdxde_imc_ctl(run);
	check_bdxde_imc_ctr(run);
	check_bdxde_imc_fixed_ctl(run);
	check_bdxde_imc_fixed_ctr(run);
}

static void check_bdxde_irp_box_ctl(struct run *run)
{
	RESET(bdxde_irp_box_ctl, BDXDE_IRP_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, bdxde_irp_box_ctl, (), 1, 1, 0,
	     0x50600f4);
	RW(bdxde_irp_box_ctl, frz_en, BDXDE_IRP_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(bdxde_irp_box_ctl, frz, BDXDE_IRP_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(bdxde_irp_box_ctl, rst_ctrs, BDXDE_IRP_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(bdxde_irp_box_ctl, rst_ctrl, BDXDE_IRP_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdxde_irp_box_status(struct run *run)
{
	RESET(bdxde_irp_box_status, BDXDE_IRP_BOX_STATUS, 0x00000000u);
	IS(BDXDE_IRP_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(bdxde_irp_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, bdxde_irp_box_status, (), 1, 1, 0,
	     0x50600f8);
	RW1C(bdxde_irp_box_status, ov, BDXDE_IRP_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_bdxde_irp_ctl(struct run *run)
{
	RESET(bdxde_irp_ctl, BDXDE_IRP_CTL, 0x00000000u);
	IS(BDXDE_IRP_CTL_MUST_ZERO, 0x210000);
	IS(BDXDE_IRP_CTL_COUNT, 0x4);
	ADDR(pci_bits, bdxde_irp_ctl, (i), 1, 4, 0,
	     0x50600d8, 0x50600dc, 0x50600e0, 0x50600e4);
	REFUSES(pci_bits, bdxde_irp_ctl, BDXDE_IRP_CTL_COUNT, (past));
	RW(bdxde_irp_ctl, thresh, BDXDE_IRP_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(bdxde_irp_ctl, invert, BDXDE_IRP_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(BDXDE_IRP_CTL_INVERT, 0x1u,
	       { BDXDE_IRP_CTL_INVERT_GE, 0x0 },
	       { BDXDE_IRP_CTL_INVERT_LT, 0x1 });
	RW(bdxde_irp_ctl, en, BDXDE_IRP_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdxde_irp_ctl, ov_en, BDXDE_IRP_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(bdxde_irp_ctl, edge_det, BDXDE_IRP_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdxde_irp_ctl, rst, BDXDE_IRP_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdxde_irp_ctl, umask, BDXDE_IRP_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdxde_irp_ctl, ev_sel, BDXDE_IRP_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdxde_irp_ctr(struct run *run)
{
	RESET(bdxde_irp_ctr, BDXDE_IRP_CTR, UINT64_C(0x0000000000000000));
	IS(BDXDE_IRP_CTR_COUNT, 0x4);
	ADDR(pci_bits, bdxde_irp_ctr, (i), 1, 4, 0,
	     0x50600a0, 0x50600a8, 0x50600b0, 0x50600b8);
	HIGH(bdxde_irp_ctr, (i), 1, 4);
	REFUSES(pci_bits, bdxde_irp_ctr, BDXDE_IRP_CTR_COUNT, (past));
	RW(bdxde_irp_ctr, event_count, BDXDE_IRP_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_bdxde_irp_box_filter(struct run *run)
{
	RESET(bdxde_irp_box_filter, BDXDE_IRP_BOX_FILTER, 0x00000000u);
	BITS(BDXDE_IRP_BOX_FILTER_ORDERINGQ, 0x0000001fu, 0, 5);
}

static void check_box_bdxde_irp(struct run *run)
{
	IS(BDXDE_IRP_INSTANCES, 1);
	IS(BDXDE_IRP_GENERAL_COUNTERS, 4);
	IS(BDXDE_IRP_GENERAL_WIDTH, 48);
	IS(BDXDE_IRP_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(BDXDE_IRP_PMON_DEVICE_ID, 0x6f39);
	check_bdxde_irp_box_ctl(run);
	check_bdxde_irp_box_status(run);
	check_bdxde_irp_ctl(run);
	check_bdxde_irp_ctr(run);
	check_bdxde_irp_box_filter(run);
}

static void check_bdxde_r2pcie_box_ctl(struct run *run)
{
	RESET(bdxde_r2pcie_box_ctl, BDXDE_R2PCIE_BOX_CTL, 0x00000000u);
	ADDR(pci_bits, bdxde_r2pcie_box_ctl, (), 1, 1, 0,
	     0x100100f4);
	RW(bdxde_r2pcie_box_ctl, frz_en, BDXDE_R2PCIE_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(bdxde_r2pcie_box_ctl, frz, BDXDE_R2PCIE_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(bdxde_r2pcie_box_ctl, rst_ctrs, BDXDE_R2PCIE_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(bdxde_r2pcie_box_ctl, rst_ctrl, BDXDE_R2PCIE_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_bdxde_r2pcie_box_status(struct run *run)
{
	RESET(bdxde_r2pcie_box_status, BDXDE_R2PCIE_BOX_STATUS, 0x00000000u);
	IS(BDXDE_R2PCIE_BOX_STATUS_RW1C, 0x0000000fu);
	CLEAR_SEEN(bdxde_r2pcie_box_status, uint32_t, 0xf, 0x00000000u);
	ADDR(pci_bits, bdxde_r2pcie_box_status, (), 1, 1, 0,
	     0x100100f8);
	RW1C(bdxde_r2pcie_box_status, ov, BDXDE_R2PCIE_BOX_STATUS_OV, uint32_t, 0x0000000fu, 0, 4, 0x00000000u);
}

static void check_bdxde_r2pcie_ctl(struct run *run)
{
	RESET(bdxde_r2pcie_ctl, BDXDE_R2PCIE_CTL, 0x00000000u);
	IS(BDXDE_R2PCIE_CTL_MUST_ZERO, 0x210000);
	IS(BDXDE_R2PCIE_CTL_COUNT, 0x4);
	ADDR(pci_bits, bdxde_r2pcie_ctl, (i), 1, 4, 0,
	     0x100100d8, 0x100100dc, 0x100100e0, 0x100100e4);
	REFUSES(pci_bits, bdxde_r2pcie_ctl, BDXDE_R2PCIE_CTL_COUNT, (past));
	RW(bdxde_r2pcie_ctl, thresh, BDXDE_R2PCIE_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(bdxde_r2pcie_ctl, invert, BDXDE_R2PCIE_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(BDXDE_R2PCIE_CTL_INVERT, 0x1u,
	       { BDXDE_R2PCIE_CTL_INVERT_GE, 0x0 },
	       { BDXDE_R2PCIE_CTL_INVERT_LT, 0x1 });
	RW(bdxde_r2pcie_ctl, en, BDXDE_R2PCIE_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(bdxde_r2pcie_ctl, ov_en, BDXDE_R2PCIE_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1, 0xffefffff);
	RW(bdxde_r2pcie_ctl, edge_det, BDXDE_R2PCIE_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	WO(bdxde_r2pcie_ctl, rst, BDXDE_R2PCIE_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(bdxde_r2pcie_ctl, umask, BDXDE_R2PCIE_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(bdxde_r2pcie_ctl, ev_sel, BDXDE_R2PCIE_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_bdxde_r2pcie_ctr(struct run *run)
{
	RESET(bdxde_r2pcie_ctr, BDXDE_R2PCIE_CTR, UINT64_C(0x0000000000000000));
	IS(BDXDE_R2PCIE_CTR_COUNT, 0x4);
	ADDR(pci_bits, bdxde_r2pcie_ctr, (i), 1, 4, 0,
	     0x100100a0, 0x100100a8, 0x100100b0, 0x100100b8);
	HIGH(bdxde_r2pcie_ctr, (i), 1, 4);
	REFUSES(pci_bits, bdxde_r2pcie_ctr, BDXDE_R2PCIE_CTR_COUNT, (past));
	RW(bdxde_r2pcie_ctr, event_count, BDXDE_R2PCIE_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_box_bdxde_r2pcie(struct run *run)
{
	IS(BDXDE_R2PCIE_INSTANCES, 1);
	IS(BDXDE_R2PCIE_GENERAL_COUNTERS, 4);
	IS(BDXDE_R2PCIE_GENERAL_WIDTH, 48);
	IS(BDXDE_R2PCIE_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(BDXDE_R2PCIE_PMON_DEVICE_ID, 0x6f34);
	check_bdxde_r2pcie_box_ctl(run);
	check_bdxde_r2pcie_box_status(run);
	check_bdxde_r2pcie_ctl(run);
	check_bdxde_r2pcie_ctr(run);
}

int bdxde_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int bdxde_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_bdxde_ubox(&run);
	check_box_bdxde_cbo(&run);
	check_box_bdxde_pcu(&run);
	check_box_bdxde_rapl(&run);
	check_box_bdxde_ufs(&run);
	check_box_bdxde_ha(&run);
	check_box_bdxde_imc(&run);
	check_box_bdxde_irp(&run);
	check_box_bdxde_r2pcie(&run);
	return run.failed;
}
