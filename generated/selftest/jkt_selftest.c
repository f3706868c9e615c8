/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/jkt by "make generate". Do not edit. */
/* Compares the register headers of jkt with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/jkt.h"

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

static void check_jkt_ubox_ctl(struct run *run)
{
	RESET(jkt_ubox_ctl, JKT_UBOX_CTL, 0x00000000u);
	IS(JKT_UBOX_CTL_MUST_ZERO, 0x310000);
	IS(JKT_UBOX_CTL_COUNT, 0x2);
	ADDR(msr_bits, jkt_ubox_ctl, (i), 1, 2, 0,
	     0xc10, 0xc11);
	REFUSES(msr_bits, jkt_ubox_ctl, JKT_UBOX_CTL_COUNT, (past));
	RW(jkt_ubox_ctl, thresh, JKT_UBOX_CTL_THRESH, uint32_t, 0x1f000000u, 24, 5, 0xe0ffffff);
	RW(jkt_ubox_ctl, invert, JKT_UBOX_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(JKT_UBOX_CTL_INVERT, 0x1u,
	       { JKT_UBOX_CTL_INVERT_GE, 0x0 },
	       { JKT_UBOX_CTL_INVERT_LT, 0x1 });
	RW(jkt_ubox_ctl, en, JKT_UBOX_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(jkt_ubox_ctl, edge_det, JKT_UBOX_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	VALUES(JKT_UBOX_CTL_EDGE_DET, 0x1u,
	       { JKT_UBOX_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_UBOX_CTL_EDGE_DET_EDGES, 0x1 });
	WO(jkt_ubox_ctl, rst, JKT_UBOX_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(jkt_ubox_ctl, umask, JKT_UBOX_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(jkt_ubox_ctl, ev_sel, JKT_UBOX_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_jkt_ubox_ctr(struct run *run)
{
	RESET(jkt_ubox_ctr, JKT_UBOX_CTR, UINT64_C(0x0000000000000000));
	IS(JKT_UBOX_CTR_COUNT, 0x2);
	ADDR(msr_bits, jkt_ubox_ctr, (i), 1, 2, 0,
	     0xc16, 0xc17);
	REFUSES(msr_bits, jkt_ubox_ctr, JKT_UBOX_CTR_COUNT, (past));
	RW(jkt_ubox_ctr, event_count, JKT_UBOX_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x00000fffffffffff), 0, 44, 0xfffff00000000000);
}

static void check_jkt_ubox_fixed_ctl(struct run *run)
{
	RESET(jkt_ubox_fixed_ctl, JKT_UBOX_FIXED_CTL, 0x00000000u);
	IS(JKT_UBOX_FIXED_CTL_MUST_ZERO, 0x300000);
	ADDR(msr_bits, jkt_ubox_fixed_ctl, (), 1, 1, 0,
	     0xc08);
	RW(jkt_ubox_fixed_ctl, en, JKT_UBOX_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
}

static void check_jkt_ubox_fixed_ctr(struct run *run)
{
	RESET(jkt_ubox_fixed_ctr, JKT_UBOX_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, jkt_ubox_fixed_ctr, (), 1, 1, 0,
	     0xc09);
	RW(jkt_ubox_fixed_ctr, event_count, JKT_UBOX_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x00000fffffffffff), 0, 44, 0xfffff00000000000);
}

static void check_jkt_ubox_box_filter(struct run *run)
{
	RESET(jkt_ubox_box_filter, JKT_UBOX_BOX_FILTER, 0x00000000u);
	BITS(JKT_UBOX_BOX_FILTER_TID, 0x0000000fu, 0, 4);
}

static void check_jkt_ubox_cpunodeid(struct run *run)
{
	RESET(jkt_ubox_cpunodeid, JKT_UBOX_CPUNODEID, 0x00000000u);
	ADDR(pci_bits, jkt_ubox_cpunodeid, (), 1, 1, 0,
	     0xb000040);
	RO(jkt_ubox_cpunodeid, nodeid, JKT_UBOX_CPUNODEID_NODEID, uint32_t, 0x00000007u, 0, 3);
}

static void check_jkt_ubox_gidnidmap(struct run *run)
{
	RESET(jkt_ubox_gidnidmap, JKT_UBOX_GIDNIDMAP, 0x00000000u);
	ADDR(pci_bits, jkt_ubox_gidnidmap, (), 1, 1, 0,
	     0xb000054);
	RO(jkt_ubox_gidnidmap, node7, JKT_UBOX_GIDNIDMAP_NODE7, uint32_t, 0x00e00000u, 21, 3);
	RO(jkt_ubox_gidnidmap, node6, JKT_UBOX_GIDNIDMAP_NODE6, uint32_t, 0x001c0000u, 18, 3);
	RO(jkt_ubox_gidnidmap, node5, JKT_UBOX_GIDNIDMAP_NODE5, uint32_t, 0x00038000u, 15, 3);
	RO(jkt_ubox_gidnidmap, node4, JKT_UBOX_GIDNIDMAP_NODE4, uint32_t, 0x00007000u, 12, 3);
	RO(jkt_ubox_gidnidmap, node3, JKT_UBOX_GIDNIDMAP_NODE3, uint32_t, 0x00000e00u, 9, 3);
	RO(jkt_ubox_gidnidmap, node2, JKT_UBOX_GIDNIDMAP_NODE2, uint32_t, 0x000001c0u, 6, 3);
	RO(jkt_ubox_gidnidmap, node1, JKT_UBOX_GIDNIDMAP_NODE1, uint32_t, 0x00000038u, 3, 3);
	RO(jkt_ubox_gidnidmap, node0, JKT_UBOX_GIDNIDMAP_NODE0, uint32_t, 0x00000007u, 0, 3);
}

static void check_box_jkt_ubox(struct run *run)
{
	IS(JKT_UBOX_INSTANCES, 1);
	IS(JKT_UBOX_GENERAL_COUNTERS, 2);
	IS(JKT_UBOX_GENERAL_WIDTH, 44);
	IS(JKT_UBOX_GENERAL_COUNT_MASK, 0xfffffffffff);
	IS(JKT_UBOX_FIXED_COUNTERS, 1);
	IS(JKT_UBOX_FIXED_WIDTH, 44);
	IS(JKT_UBOX_FIXED_COUNT_MASK, 0xfffffffffff);
	IS(JKT_UBOX_NODE_DEVICE_ID, 0x3ce0);
	check_jkt_ubox_ctl(run);
	check_jkt_ubox_ctr(run);
	check_jkt_ubox_fixed_ctl(run);
	check_jkt_ubox_fixed_ctr(run);
	check_jkt_ubox_box_filter(run);
	check_jkt_ubox_cpunodeid(run);
	check_jkt_ubox_gidnidmap(run);
}

static void check_jkt_cbo_box_ctl(struct run *run)
{
	RESET(jkt_cbo_box_ctl, JKT_CBO_BOX_CTL, 0x00000000u);
	IS(JKT_CBO_BOX_CTL_MUST_ZERO, 0x20000);
	ADDR(msr_bits, jkt_cbo_box_ctl, (n), 8, 1, 0,
	     0xd04,
	     0xd24,
	     0xd44,
	     0xd64,
	     0xd84,
	     0xda4,
	     0xdc4,
	     0xde4);
	REFUSES(msr_bits, jkt_cbo_box_ctl, JKT_CBO_INSTANCES, (past));
	RW(jkt_cbo_box_ctl, frz_en, JKT_CBO_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(jkt_cbo_box_ctl, frz, JKT_CBO_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(jkt_cbo_box_ctl, rst_ctrs, JKT_CBO_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(jkt_cbo_box_ctl, rst_ctrl, JKT_CBO_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_jkt_cbo_ctl(struct run *run)
{
	RESET(jkt_cbo_ctl, JKT_CBO_CTL, 0x00000000u);
	IS(JKT_CBO_CTL_MUST_ZERO, 0x310000);
	IS(JKT_CBO_CTL_COUNT, 0x4);
	ADDR(msr_bits, jkt_cbo_ctl, (n, i), 8, 4, 0,
	     0xd10, 0xd11, 0xd12, 0xd13,
	     0xd30, 0xd31, 0xd32, 0xd33,
	     0xd50, 0xd51, 0xd52, 0xd53,
	     0xd70, 0xd71, 0xd72, 0xd73,
	     0xd90, 0xd91, 0xd92, 0xd93,
	     0xdb0, 0xdb1, 0xdb2, 0xdb3,
	     0xdd0, 0xdd1, 0xdd2, 0xdd3,
	     0xdf0, 0xdf1, 0xdf2, 0xdf3);
	REFUSES(msr_bits, jkt_cbo_ctl, JKT_CBO_INSTANCES, (past, 0));
	REFUSES(msr_bits, jkt_cbo_ctl, JKT_CBO_CTL_COUNT, (0, past));
	RW(jkt_cbo_ctl, thresh, JKT_CBO_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(jkt_cbo_ctl, invert, JKT_CBO_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(JKT_CBO_CTL_INVERT, 0x1u,
	       { JKT_CBO_CTL_INVERT_GE, 0x0 },
	       { JKT_CBO_CTL_INVERT_LT, 0x1 });
	RW(jkt_cbo_ctl, en, JKT_CBO_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(jkt_cbo_ctl, tid_en, JKT_CBO_CTL_TID_EN, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
	RW(jkt_cbo_ctl, edge_det, JKT_CBO_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	VALUES(JKT_CBO_CTL_EDGE_DET, 0x1u,
	       { JKT_CBO_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_CBO_CTL_EDGE_DET_EDGES, 0x1 });
	WO(jkt_cbo_ctl, rst, JKT_CBO_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(jkt_cbo_ctl, umask, JKT_CBO_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(jkt_cbo_ctl, ev_sel, JKT_CBO_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_jkt_cbo_ctr(struct run *run)
{
	RESET(jkt_cbo_ctr, JKT_CBO_CTR, UINT64_C(0x0000000000000000));
	IS(JKT_CBO_CTR_COUNT, 0x4);
	ADDR(msr_bits, jkt_cbo_ctr, (n, i), 8, 4, 0,
	     0xd16, 0xd17, 0xd18, 0xd19,
	     0xd36, 0xd37, 0xd38, 0xd39,
	     0xd56, 0xd57, 0xd58, 0xd59,
	     0xd76, 0xd77, 0xd78, 0xd79,
	     0xd96, 0xd97, 0xd98, 0xd99,
	     0xdb6, 0xdb7, 0xdb8, 0xdb9,
	     0xdd6, 0xdd7, 0xdd8, 0xdd9,
	     0xdf6, 0xdf7, 0xdf8, 0xdf9);
	REFUSES(msr_bits, jkt_cbo_ctr, JKT_CBO_INSTANCES, (past, 0));
	REFUSES(msr_bits, jkt_cbo_ctr, JKT_CBO_CTR_COUNT, (0, past));
	RW(jkt_cbo_ctr, event_count, JKT_CBO_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x00000fffffffffff), 0, 44, 0xfffff00000000000);
}

static void check_jkt_cbo_box_filter(struct run *run)
{
	RESET(jkt_cbo_box_filter, JKT_CBO_BOX_FILTER, 0x00000000u);
	IS(JKT_CBO_BOX_FILTER_MUST_ZERO, 0x3e0);
	ADDR(msr_bits, jkt_cbo_box_filter, (n), 8, 1, 0,
	     0xd14,
	     0xd34,
	     0xd54,
	     0xd74,
	     0xd94,
	     0xdb4,
	     0xdd4,
	     0xdf4);
	REFUSES(msr_bits, jkt_cbo_box_filter, JKT_CBO_INSTANCES, (past));
	RW(jkt_cbo_box_filter, opc, JKT_CBO_BOX_FILTER_OPC, uint32_t, 0xff800000u, 23, 9, 0x7fffff);
	VALUES(JKT_CBO_BOX_FILTER_OPC, 0x1ffu,
	       { JKT_CBO_BOX_FILTER_OPC_RFO, 0x180 },
	       { JKT_CBO_BOX_FILTER_OPC_CRD, 0x181 },
	       { JKT_CBO_BOX_FILTER_OPC_DRD, 0x182 },
	       { JKT_CBO_BOX_FILTER_OPC_PRD, 0x187 },
	       { JKT_CBO_BOX_FILTER_OPC_WCILF, 0x18c },
	       { JKT_CBO_BOX_FILTER_OPC_WCIL, 0x18d },
	       { JKT_CBO_BOX_FILTER_OPC_PREFRFO, 0x190 },
	       { JKT_CBO_BOX_FILTER_OPC_PREFCODE, 0x191 },
	       { JKT_CBO_BOX_FILTER_OPC_PREFDATA, 0x192 },
	       { JKT_CBO_BOX_FILTER_OPC_PCIWILF, 0x194 },
	       { JKT_CBO_BOX_FILTER_OPC_PCIPRD, 0x195 },
	       { JKT_CBO_BOX_FILTER_OPC_PCIITOM, 0x19c },
	       { JKT_CBO_BOX_FILTER_OPC_PCIRDCUR, 0x19e },
	       { JKT_CBO_BOX_FILTER_OPC_WBMTOI, 0x1c4 },
	       { JKT_CBO_BOX_FILTER_OPC_WBMTOE, 0x1c5 },
	       { JKT_CBO_BOX_FILTER_OPC_ITOM, 0x1c8 },
	       { JKT_CBO_BOX_FILTER_OPC_PCINSRD, 0x1e4 },
	       { JKT_CBO_BOX_FILTER_OPC_PCINSWR, 0x1e5 },
	       { JKT_CBO_BOX_FILTER_OPC_PCINSWRF, 0x1e6 });
	RW(jkt_cbo_box_filter, state, JKT_CBO_BOX_FILTER_STATE, uint32_t, 0x007c0000u, 18, 5, 0xff83ffff);
	VALUES(JKT_CBO_BOX_FILTER_STATE, 0x1fu,
	       { JKT_CBO_BOX_FILTER_STATE_I, 0x1 },
	       { JKT_CBO_BOX_FILTER_STATE_S, 0x2 },
	       { JKT_CBO_BOX_FILTER_STATE_E, 0x4 },
	       { JKT_CBO_BOX_FILTER_STATE_M, 0x8 },
	       { JKT_CBO_BOX_FILTER_STATE_F, 0x10 },
	       { JKT_CBO_BOX_FILTER_STATE_ANY, 0x1f });
	RW(jkt_cbo_box_filter, nid, JKT_CBO_BOX_FILTER_NID, uint32_t, 0x0003fc00u, 10, 8, 0xfffc03ff);
	RW(jkt_cbo_box_filter, tid, JKT_CBO_BOX_FILTER_TID, uint32_t, 0x0000001fu, 0, 5, 0xffffffe0);
	RW(jkt_cbo_box_filter, core, JKT_CBO_BOX_FILTER_CORE, uint32_t, 0x0000000eu, 1, 3, 0xfffffff1);
	RW(jkt_cbo_box_filter, thread, JKT_CBO_BOX_FILTER_THREAD, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_box_jkt_cbo(struct run *run)
{
	IS(JKT_CBO_INSTANCES, 8);
	IS(JKT_CBO_GENERAL_COUNTERS, 4);
	IS(JKT_CBO_GENERAL_WIDTH, 44);
	IS(JKT_CBO_GENERAL_COUNT_MASK, 0xfffffffffff);
	check_jkt_cbo_box_ctl(run);
	check_jkt_cbo_ctl(run);
	check_jkt_cbo_ctr(run);
	check_jkt_cbo_box_filter(run);
}

static void check_jkt_pcu_box_ctl(struct run *run)
{
	RESET(jkt_pcu_box_ctl, JKT_PCU_BOX_CTL, 0x00000000u);
	IS(JKT_PCU_BOX_CTL_MUST_ZERO, 0x20000);
	ADDR(msr_bits, jkt_pcu_box_ctl, (), 1, 1, 0,
	     0xc24);
	RW(jkt_pcu_box_ctl, frz_en, JKT_PCU_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(jkt_pcu_box_ctl, frz, JKT_PCU_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(jkt_pcu_box_ctl, rst_ctrs, JKT_PCU_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(jkt_pcu_box_ctl, rst_ctrl, JKT_PCU_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_jkt_pcu_ctl(struct run *run)
{
	RESET(jkt_pcu_ctl, JKT_PCU_CTL, 0x00000000u);
	IS(JKT_PCU_CTL_MUST_ZERO, 0x10000);
	IS(JKT_PCU_CTL_COUNT, 0x4);
	ADDR(msr_bits, jkt_pcu_ctl, (i), 1, 4, 0,
	     0xc30, 0xc31, 0xc32, 0xc33);
	REFUSES(msr_bits, jkt_pcu_ctl, JKT_PCU_CTL_COUNT, (past));
	RW(jkt_pcu_ctl, occ_edge_det, JKT_PCU_CTL_OCC_EDGE_DET, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	VALUES(JKT_PCU_CTL_OCC_EDGE_DET, 0x1u,
	       { JKT_PCU_CTL_OCC_EDGE_DET_CYCLES, 0x0 },
	       { JKT_PCU_CTL_OCC_EDGE_DET_EDGES, 0x1 });
	RW(jkt_pcu_ctl, occ_invert, JKT_PCU_CTL_OCC_INVERT, uint32_t, 0x40000000u, 30, 1, 0xbfffffff);
	VALUES(JKT_PCU_CTL_OCC_INVERT, 0x1u,
	       { JKT_PCU_CTL_OCC_INVERT_GE, 0x0 },
	       { JKT_PCU_CTL_OCC_INVERT_LT, 0x1 });
	RW(jkt_pcu_ctl, thresh, JKT_PCU_CTL_THRESH, uint32_t, 0x1f000000u, 24, 5, 0xe0ffffff);
	RW(jkt_pcu_ctl, invert, JKT_PCU_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(JKT_PCU_CTL_INVERT, 0x1u,
	       { JKT_PCU_CTL_INVERT_GE, 0x0 },
	       { JKT_PCU_CTL_INVERT_LT, 0x1 });
	RW(jkt_pcu_ctl, en, JKT_PCU_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(jkt_pcu_ctl, ev_sel_ext, JKT_PCU_CTL_EV_SEL_EXT, uint32_t, 0x00200000u, 21, 1, 0xffdfffff);
	VALUES(JKT_PCU_CTL_EV_SEL_EXT, 0x1u,
	       { JKT_PCU_CTL_EV_SEL_EXT_BASE, 0x0 },
	       { JKT_PCU_CTL_EV_SEL_EXT_EXTENDED, 0x1 });
	RW(jkt_pcu_ctl, edge_det, JKT_PCU_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	VALUES(JKT_PCU_CTL_EDGE_DET, 0x1u,
	       { JKT_PCU_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_PCU_CTL_EDGE_DET_EDGES, 0x1 });
	WO(jkt_pcu_ctl, rst, JKT_PCU_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(jkt_pcu_ctl, occ_sel, JKT_PCU_CTL_OCC_SEL, uint32_t, 0x0000c000u, 14, 2, 0xffff3fff);
	VALUES(JKT_PCU_CTL_OCC_SEL, 0x3u,
	       { JKT_PCU_CTL_OCC_SEL_C0, 0x1 },
	       { JKT_PCU_CTL_OCC_SEL_C3, 0x2 },
	       { JKT_PCU_CTL_OCC_SEL_C6, 0x3 });
	RW(jkt_pcu_ctl, ev_sel, JKT_PCU_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
	RW(jkt_pcu_ctl, use_occ, JKT_PCU_CTL_USE_OCC, uint32_t, 0x00000080u, 7, 1, 0xffffff7f);
}

static void check_jkt_pcu_ctr(struct run *run)
{
	RESET(jkt_pcu_ctr, JKT_PCU_CTR, UINT64_C(0x0000000000000000));
	IS(JKT_PCU_CTR_COUNT, 0x4);
	ADDR(msr_bits, jkt_pcu_ctr, (i), 1, 4, 0,
	     0xc36, 0xc37, 0xc38, 0xc39);
	REFUSES(msr_bits, jkt_pcu_ctr, JKT_PCU_CTR_COUNT, (past));
	RW(jkt_pcu_ctr, event_count, JKT_PCU_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_jkt_pcu_box_filter(struct run *run)
{
	RESET(jkt_pcu_box_filter, JKT_PCU_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, jkt_pcu_box_filter, (), 1, 1, 0,
	     0xc34);
	RW(jkt_pcu_box_filter, filt31_24, JKT_PCU_BOX_FILTER_FILT31_24, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(jkt_pcu_box_filter, filt23_16, JKT_PCU_BOX_FILTER_FILT23_16, uint32_t, 0x00ff0000u, 16, 8, 0xff00ffff);
	RW(jkt_pcu_box_filter, filt15_8, JKT_PCU_BOX_FILTER_FILT15_8, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(jkt_pcu_box_filter, filt7_0, JKT_PCU_BOX_FILTER_FILT7_0, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_jkt_pcu_core_c6_ctr(struct run *run)
{
	RESET(jkt_pcu_core_c6_ctr, JKT_PCU_CORE_C6_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, jkt_pcu_core_c6_ctr, (), 1, 1, 0,
	     0x3fd);
	RW(jkt_pcu_core_c6_ctr, event_count, JKT_PCU_CORE_C6_CTR_EVENT_COUNT, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_jkt_pcu_core_c3_ctr(struct run *run)
{
	RESET(jkt_pcu_core_c3_ctr, JKT_PCU_CORE_C3_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, jkt_pcu_core_c3_ctr, (), 1, 1, 0,
	     0x3fc);
	RW(jkt_pcu_core_c3_ctr, event_count, JKT_PCU_CORE_C3_CTR_EVENT_COUNT, uint64_t, UINT64_C(0xffffffffffffffff), 0, 64, 0x0);
}

static void check_box_jkt_pcu(struct run *run)
{
	IS(JKT_PCU_INSTANCES, 1);
	IS(JKT_PCU_GENERAL_COUNTERS, 4);
	IS(JKT_PCU_GENERAL_WIDTH, 48);
	IS(JKT_PCU_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(JKT_PCU_CORE_C6_COUNTERS, 1);
	IS(JKT_PCU_CORE_C6_WIDTH, 64);
	IS(JKT_PCU_CORE_C6_COUNT_MASK, 0xffffffffffffffff);
	IS(JKT_PCU_CORE_C3_COUNTERS, 1);
	IS(JKT_PCU_CORE_C3_WIDTH, 64);
	IS(JKT_PCU_CORE_C3_COUNT_MASK, 0xffffffffffffffff);
	check_jkt_pcu_box_ctl(run);
	check_jkt_pcu_ctl(run);
	check_jkt_pcu_ctr(run);
	check_jkt_pcu_box_filter(run);
	check_jkt_pcu_core_c6_ctr(run);
	check_jkt_pcu_core_c3_ctr(run);
}

static void check_jkt_rapl_unit(struct run *run)
{
	RESET(jkt_rapl_unit, JKT_RAPL_UNIT, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, jkt_rapl_unit, (), 1, 1, 0,
	     0x606);
	RO(jkt_rapl_unit, tu, JKT_RAPL_UNIT_TU, uint64_t, UINT64_C(0x00000000000f0000), 16, 4);
	RO(jkt_rapl_unit, esu, JKT_RAPL_UNIT_ESU, uint64_t, UINT64_C(0x0000000000001f00), 8, 5);
	RO(jkt_rapl_unit, pu, JKT_RAPL_UNIT_PU, uint64_t, UINT64_C(0x000000000000000f), 0, 4);
}

static void check_jkt_rapl_pkg_energy(struct run *run)
{
	RESET(jkt_rapl_pkg_energy, JKT_RAPL_PKG_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, jkt_rapl_pkg_energy, (), 1, 1, 0,
	     0x611);
	RO(jkt_rapl_pkg_energy, used, JKT_RAPL_PKG_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_jkt_rapl_dram_energy(struct run *run)
{
	RESET(jkt_rapl_dram_energy, JKT_RAPL_DRAM_ENERGY, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, jkt_rapl_dram_energy, (), 1, 1, 0,
	     0x619);
	RO(jkt_rapl_dram_energy, used, JKT_RAPL_DRAM_ENERGY_USED, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32);
}

static void check_box_jkt_rapl(struct run *run)
{
	IS(JKT_RAPL_INSTANCES, 1);
	IS(JKT_RAPL_PKG_COUNTERS, 1);
	IS(JKT_RAPL_PKG_WIDTH, 32);
	IS(JKT_RAPL_PKG_COUNT_MASK, 0xffffffff);
	IS(JKT_RAPL_DRAM_COUNTERS, 1);
	IS(JKT_RAPL_DRAM_WIDTH, 32);
	IS(JKT_RAPL_DRAM_COUNT_MASK, 0xffffffff);
	check_jkt_rapl_unit(run);
	check_jkt_rapl_pkg_energy(run);
	check_jkt_rapl_dram_energy(run);
}

static void check_jkt_ha_box_ctl(struct run *run)
{
	RESET(jkt_ha_box_ctl, JKT_HA_BOX_CTL, 0x00000000u);
	IS(JKT_HA_BOX_CTL_MUST_ZERO, 0x20003);
	ADDR(pci_bits, jkt_ha_box_ctl, (), 1, 1, 0,
	     0xe0100f4);
	RO(jkt_ha_box_ctl, ov_en, JKT_HA_BOX_CTL_OV_EN, uint32_t, 0x00020000u, 17, 1);
	RW(jkt_ha_box_ctl, frz_en, JKT_HA_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(jkt_ha_box_ctl, frz, JKT_HA_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	BITS(JKT_HA_BOX_CTL_RST_CTRL, 0x00000001u, 0, 1);
}

static void check_jkt_ha_ctl(struct run *run)
{
	RESET(jkt_ha_ctl, JKT_HA_CTL, 0x00000000u);
	IS(JKT_HA_CTL_MUST_ZERO, 0x330000);
	IS(JKT_HA_CTL_COUNT, 0x4);
	ADDR(pci_bits, jkt_ha_ctl, (i), 1, 4, 0,
	     0xe0100d8, 0xe0100dc, 0xe0100e0, 0xe0100e4);
	REFUSES(pci_bits, jkt_ha_ctl, JKT_HA_CTL_COUNT, (past));
	RW(jkt_ha_ctl, thresh, JKT_HA_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(jkt_ha_ctl, invert, JKT_HA_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(JKT_HA_CTL_INVERT, 0x1u,
	       { JKT_HA_CTL_INVERT_GE, 0x0 },
	       { JKT_HA_CTL_INVERT_LT, 0x1 });
	RW(jkt_ha_ctl, en, JKT_HA_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RO(jkt_ha_ctl, internal, JKT_HA_CTL_INTERNAL, uint32_t, 0x00200000u, 21, 1);
	RO(jkt_ha_ctl, ov_en, JKT_HA_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1);
	RW(jkt_ha_ctl, edge_det, JKT_HA_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	VALUES(JKT_HA_CTL_EDGE_DET, 0x1u,
	       { JKT_HA_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_HA_CTL_EDGE_DET_EDGES, 0x1 });
	BITS(JKT_HA_CTL_RST, 0x00020000u, 17, 1);
	BITS(JKT_HA_CTL_Q_OCC_RST, 0x00010000u, 16, 1);
	RW(jkt_ha_ctl, umask, JKT_HA_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(jkt_ha_ctl, ev_sel, JKT_HA_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_jkt_ha_ctr(struct run *run)
{
	RESET(jkt_ha_ctr, JKT_HA_CTR, UINT64_C(0x0000000000000000));
	IS(JKT_HA_CTR_COUNT, 0x4);
	ADDR(pci_bits, jkt_ha_ctr, (i), 1, 4, 0,
	     0xe0100a0, 0xe0100a8, 0xe0100b0, 0xe0100b8);
	HIGH(jkt_ha_ctr, (i), 1, 4);
	REFUSES(pci_bits, jkt_ha_ctr, JKT_HA_CTR_COUNT, (past));
	RW(jkt_ha_ctr, event_count, JKT_HA_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_jkt_ha_box_opcodematch(struct run *run)
{
	RESET(jkt_ha_box_opcodematch, JKT_HA_BOX_OPCODEMATCH, 0x00000000u);
	ADDR(pci_bits, jkt_ha_box_opcodematch, (), 1, 1, 0,
	     0xe010048);
	RW(jkt_ha_box_opcodematch, opc, JKT_HA_BOX_OPCODEMATCH_OPC, uint32_t, 0x0000003fu, 0, 6, 0xffffffc0);
	RW(jkt_ha_box_opcodematch, msg_class, JKT_HA_BOX_OPCODEMATCH_MSG_CLASS, uint32_t, 0x00000030u, 4, 2, 0xffffffcf);
	VALUES(JKT_HA_BOX_OPCODEMATCH_MSG_CLASS, 0x3u,
	       { JKT_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM0, 0x0 },
	       { JKT_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM1, 0x1 },
	       { JKT_HA_BOX_OPCODEMATCH_MSG_CLASS_NDR, 0x2 },
	       { JKT_HA_BOX_OPCODEMATCH_MSG_CLASS_SNP, 0x3 });
	RW(jkt_ha_box_opcodematch, opcode, JKT_HA_BOX_OPCODEMATCH_OPCODE, uint32_t, 0x0000000fu, 0, 4, 0xfffffff0);
	VALUES(JKT_HA_BOX_OPCODEMATCH_OPCODE, 0xfu,
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDCUR, 0x0 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDCODE, 0x1 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDDATA, 0x2 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_NONSNPRD, 0x3 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_RDINVOWN, 0x4 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_INVXTOI, 0x5 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_EVCTCLN, 0x6 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_NONSNPWR, 0x7 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_INVITOE, 0x8 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_ACKCNFLTWBI, 0x9 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM0_WBMTOI, 0xc },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPI, 0x0 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPS, 0x1 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLT, 0x4 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPCNFLTOWN, 0x6 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWD, 0x8 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDI, 0x9 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDS, 0xa },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDIWB, 0xb },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPFWDSWB, 0xc },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPIWB, 0xd },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_HOM1_RSPSWB, 0xe },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_NDR_GNT_CMP, 0x0 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_NDR_GNTE_FRCACKCNFLT, 0x1 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_NDR_CMPD, 0x4 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_NDR_CMP, 0x8 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPCUR, 0x0 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPCODE, 0x1 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPDATA, 0x2 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVOWN, 0x4 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVXTOI, 0x5 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_SNP_SNPINVITOE, 0x8 },
	       { JKT_HA_BOX_OPCODEMATCH_OPCODE_SNP_PREFETCHHINT, 0xf });
}

static void check_jkt_ha_box_addrmatch1(struct run *run)
{
	RESET(jkt_ha_box_addrmatch1, JKT_HA_BOX_ADDRMATCH1, 0x00000000u);
	ADDR(pci_bits, jkt_ha_box_addrmatch1, (), 1, 1, 0,
	     0xe010044);
	RW(jkt_ha_box_addrmatch1, hi_addr, JKT_HA_BOX_ADDRMATCH1_HI_ADDR, uint32_t, 0x00003fffu, 0, 14, 0xffffc000);
}

static void check_jkt_ha_box_addrmatch0(struct run *run)
{
	RESET(jkt_ha_box_addrmatch0, JKT_HA_BOX_ADDRMATCH0, 0x00000000u);
	ADDR(pci_bits, jkt_ha_box_addrmatch0, (), 1, 1, 0,
	     0xe010040);
	RW(jkt_ha_box_addrmatch0, lo_addr, JKT_HA_BOX_ADDRMATCH0_LO_ADDR, uint32_t, 0xffffffc0u, 6, 26, 0x3f);
}

static void check_jkt_ha_cfg4(struct run *run)
{
	IS(JKT_HA_CFG4_MUST_ZERO, 0x330000);
	ADDR(pci_bits, jkt_ha_cfg4, (), 1, 1, 0,
	     0xe0100e8);
	RO(jkt_ha_cfg4, thresh, JKT_HA_CFG4_THRESH, uint32_t, 0xff000000u, 24, 8);
	RO(jkt_ha_cfg4, invert, JKT_HA_CFG4_INVERT, uint32_t, 0x00800000u, 23, 1);
	VALUES(JKT_HA_CFG4_INVERT, 0x1u,
	       { JKT_HA_CFG4_INVERT_GE, 0x0 },
	       { JKT_HA_CFG4_INVERT_LT, 0x1 });
	RO(jkt_ha_cfg4, en, JKT_HA_CFG4_EN, uint32_t, 0x00400000u, 22, 1);
	RO(jkt_ha_cfg4, internal, JKT_HA_CFG4_INTERNAL, uint32_t, 0x00200000u, 21, 1);
	RO(jkt_ha_cfg4, ov_en, JKT_HA_CFG4_OV_EN, uint32_t, 0x00100000u, 20, 1);
	RO(jkt_ha_cfg4, edge_det, JKT_HA_CFG4_EDGE_DET, uint32_t, 0x00040000u, 18, 1);
	VALUES(JKT_HA_CFG4_EDGE_DET, 0x1u,
	       { JKT_HA_CFG4_EDGE_DET_CYCLES, 0x0 },
	       { JKT_HA_CFG4_EDGE_DET_EDGES, 0x1 });
	BITS(JKT_HA_CFG4_RST, 0x00020000u, 17, 1);
	BITS(JKT_HA_CFG4_Q_OCC_RST, 0x00010000u, 16, 1);
	RO(jkt_ha_cfg4, umask, JKT_HA_CFG4_UMASK, uint32_t, 0x0000ff00u, 8, 8);
	RO(jkt_ha_cfg4, ev_sel, JKT_HA_CFG4_EV_SEL, uint32_t, 0x000000ffu, 0, 8);
}

static void check_jkt_ha_box_status(struct run *run)
{
	IS(JKT_HA_BOX_STATUS_RW1C, 0x0000007fu);
	ADDR(pci_bits, jkt_ha_box_status, (), 1, 1, 0,
	     0xe0100f8);
	RO(jkt_ha_box_status, ov, JKT_HA_BOX_STATUS_OV, uint32_t, 0x0000007fu, 0, 7);
}

static void check_box_jkt_ha(struct run *run)
{
	IS(JKT_HA_INSTANCES, 1);
	IS(JKT_HA_GENERAL_COUNTERS, 4);
	IS(JKT_HA_GENERAL_WIDTH, 48);
	IS(JKT_HA_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(JKT_HA_PMON_DEVICE_ID, 0x3c46);
	check_jkt_ha_box_ctl(run);
	check_jkt_ha_ctl(run);
	check_jkt_ha_ctr(run);
	check_jkt_ha_box_opcodematch(run);
	check_jkt_ha_box_addrmatch1(run);
	check_jkt_ha_box_addrmatch0(run);
	check_jkt_ha_cfg4(run);
	check_jkt_ha_box_status(run);
}

static void check_jkt_imc_box_ctl(struct run *run)
{
	RESET(jkt_imc_box_ctl, JKT_IMC_BOX_CTL, 0x00000000u);
	IS(JKT_IMC_BOX_CTL_MUST_ZERO, 0x20003);
	ADDR(pci_bits, jkt_imc_box_ctl, (n), 4, 1, 0,
	     0x100000f4,
	     0x100100f4,
	     0x100400f4,
	     0x100500f4);
	REFUSES(pci_bits, jkt_imc_box_ctl, JKT_IMC_INSTANCES, (past));
	RO(jkt_imc_box_ctl, ov_en, JKT_IMC_BOX_CTL_OV_EN, uint32_t, 0x00020000u, 17, 1);
	RW(jkt_imc_box_ctl, frz_en, JKT_IMC_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(jkt_imc_box_ctl, frz, JKT_IMC_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	BITS(JKT_IMC_BOX_CTL_RST_CTRL, 0x00000001u, 0, 1);
}

static void check_jkt_imc_fixed_ctl(struct run *run)
{
	RESET(jkt_imc_fixed_ctl, JKT_IMC_FIXED_CTL, 0x00000000u);
	IS(JKT_IMC_FIXED_CTL_MUST_ZERO, 0xb00000);
	ADDR(pci_bits, jkt_imc_fixed_ctl, (n), 4, 1, 0,
	     0x100000f0,
	     0x100100f0,
	     0x100400f0,
	     0x100500f0);
	REFUSES(pci_bits, jkt_imc_fixed_ctl, JKT_IMC_INSTANCES, (past));
	RW(jkt_imc_fixed_ctl, en, JKT_IMC_FIXED_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	WO(jkt_imc_fixed_ctl, rst, JKT_IMC_FIXED_CTL_RST, uint32_t, 0x00080000u, 19, 1, 0xfff7ffff);
}

static void check_jkt_imc_ctl(struct run *run)
{
	RESET(jkt_imc_ctl, JKT_IMC_CTL, 0x00000000u);
	IS(JKT_IMC_CTL_MUST_ZERO, 0x330000);
	IS(JKT_IMC_CTL_COUNT, 0x4);
	ADDR(pci_bits, jkt_imc_ctl, (n, i), 4, 4, 0,
	     0x100000d8, 0x100000dc, 0x100000e0, 0x100000e4,
	     0x100100d8, 0x100100dc, 0x100100e0, 0x100100e4,
	     0x100400d8, 0x100400dc, 0x100400e0, 0x100400e4,
	     0x100500d8, 0x100500dc, 0x100500e0, 0x100500e4);
	REFUSES(pci_bits, jkt_imc_ctl, JKT_IMC_INSTANCES, (past, 0));
	REFUSES(pci_bits, jkt_imc_ctl, JKT_IMC_CTL_COUNT, (0, past));
	RW(jkt_imc_ctl, thresh, JKT_IMC_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(jkt_imc_ctl, invert, JKT_IMC_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(JKT_IMC_CTL_INVERT, 0x1u,
	       { JKT_IMC_CTL_INVERT_GE, 0x0 },
	       { JKT_IMC_CTL_INVERT_LT, 0x1 });
	RW(jkt_imc_ctl, en, JKT_IMC_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RO(jkt_imc_ctl, internal, JKT_IMC_CTL_INTERNAL, uint32_t, 0x00200000u, 21, 1);
	RO(jkt_imc_ctl, ov_en, JKT_IMC_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1);
	RW(jkt_imc_ctl, edge_det, JKT_IMC_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	VALUES(JKT_IMC_CTL_EDGE_DET, 0x1u,
	       { JKT_IMC_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_IMC_CTL_EDGE_DET_EDGES, 0x1 });
	BITS(JKT_IMC_CTL_RST, 0x00020000u, 17, 1);
	BITS(JKT_IMC_CTL_Q_OCC_RST, 0x00010000u, 16, 1);
	RW(jkt_imc_ctl, umask, JKT_IMC_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(jkt_imc_ctl, ev_sel, JKT_IMC_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_jkt_imc_fixed_ctr(struct run *run)
{
	RESET(jkt_imc_fixed_ctr, JKT_IMC_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(pci_bits, jkt_imc_fixed_ctr, (n), 4, 1, 0,
	     0x100000d0,
	     0x100100d0,
	     0x100400d0,
	     0x100500d0);
	HIGH(jkt_imc_fixed_ctr, (n), 4, 1);
	REFUSES(pci_bits, jkt_imc_fixed_ctr, JKT_IMC_INSTANCES, (past));
	RW(jkt_imc_fixed_ctr, event_count, JKT_IMC_FIXED_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_jkt_imc_ctr(struct run *run)
{
	RESET(jkt_imc_ctr, JKT_IMC_CTR, UINT64_C(0x0000000000000000));
	IS(JKT_IMC_CTR_COUNT, 0x4);
	ADDR(pci_bits, jkt_imc_ctr, (n, i), 4, 4, 0,
	     0x100000a0, 0x100000a8, 0x100000b0, 0x100000b8,
	     0x100100a0, 0x100100a8, 0x100100b0, 0x100100b8,
	     0x100400a0, 0x100400a8, 0x100400b0, 0x100400b8,
	     0x100500a0, 0x100500a8, 0x100500b0, 0x100500b8);
	HIGH(jkt_imc_ctr, (n, i), 4, 4);
	REFUSES(pci_bits, jkt_imc_ctr, JKT_IMC_INSTANCES, (past, 0));
	REFUSES(pci_bits, jkt_imc_ctr, JKT_IMC_CTR_COUNT, (0, past));
	RW(jkt_imc_ctr, event_count, JKT_IMC_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_jkt_imc_cfg4(struct run *run)
{
	IS(JKT_IMC_CFG4_MUST_ZERO, 0x330000);
	ADDR(pci_bits, jkt_imc_cfg4, (n), 4, 1, 0,
	     0x100000e8,
	     0x100100e8,
	     0x100400e8,
	     0x100500e8);
	REFUSES(pci_bits, jkt_imc_cfg4, JKT_IMC_INSTANCES, (past));
	RO(jkt_imc_cfg4, thresh, JKT_IMC_CFG4_THRESH, uint32_t, 0xff000000u, 24, 8);
	RO(jkt_imc_cfg4, invert, JKT_IMC_CFG4_INVERT, uint32_t, 0x00800000u, 23, 1);
	VALUES(JKT_IMC_CFG4_INVERT, 0x1u,
	       { JKT_IMC_CFG4_INVERT_GE, 0x0 },
	       { JKT_IMC_CFG4_INVERT_LT, 0x1 });
	RO(jkt_imc_cfg4, en, JKT_IMC_CFG4_EN, uint32_t, 0x00400000u, 22, 1);
	RO(jkt_imc_cfg4, internal, JKT_IMC_CFG4_INTERNAL, uint32_t, 0x00200000u, 21, 1);
	RO(jkt_imc_cfg4, ov_en, JKT_IMC_CFG4_OV_EN, uint32_t, 0x00100000u, 20, 1);
	RO(jkt_imc_cfg4, edge_det, JKT_IMC_CFG4_EDGE_DET, uint32_t, 0x00040000u, 18, 1);
	VALUES(JKT_IMC_CFG4_EDGE_DET, 0x1u,
	       { JKT_IMC_CFG4_EDGE_DET_CYCLES, 0x0 },
	       { JKT_IMC_CFG4_EDGE_DET_EDGES, 0x1 });
	BITS(JKT_IMC_CFG4_RST, 0x00020000u, 17, 1);
	BITS(JKT_IMC_CFG4_Q_OCC_RST, 0x00010000u, 16, 1);
	RO(jkt_imc_cfg4, umask, JKT_IMC_CFG4_UMASK, uint32_t, 0x0000ff00u, 8, 8);
	RO(jkt_imc_cfg4, ev_sel, JKT_IMC_CFG4_EV_SEL, uint32_t, 0x000000ffu, 0, 8);
}

static void check_jkt_imc_box_status(struct run *run)
{
	IS(JKT_IMC_BOX_STATUS_RW1C, 0x0000007fu);
	ADDR(pci_bits, jkt_imc_box_status, (n), 4, 1, 0,
	     0x100000f8,
	     0x100100f8,
	     0x100400f8,
	     0x100500f8);
	REFUSES(pci_bits, jkt_imc_box_status, JKT_IMC_INSTANCES, (past));
	RO(jkt_imc_box_status, ov, JKT_IMC_BOX_STATUS_OV, uint32_t, 0x0000007fu, 0, 7);
}

static void check_box_jkt_imc(struct run *run)
{
	IS(JKT_IMC_INSTANCES, 4);
	IS(JKT_IMC_GENERAL_COUNTERS, 4);
	IS(JKT_IMC_GENERAL_WIDTH, 48);
	IS(JKT_IMC_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(JKT_IMC_FIXED_COUNTERS, 1);
	IS(JKT_IMC_FIXED_WIDTH, 48);
	IS(JKT_IMC_FIXED_COUNT_MASK, 0xffffffffffff);
	IS(JKT_IMC_PMON_DEVICE_ID_0, 0x3cb0);
	IS(JKT_IMC_PMON_DEVICE_ID_1, 0x3cb1);
	IS(JKT_IMC_PMON_DEVICE_ID_2, 0x3cb4);
	IS(JKT_IMC_PMON_DEVICE_ID_3, 0x3cb5);
	check_jkt_imc_box_ctl(run);
	check_jkt_imc_fixed_ctl(run);
	check_jkt_imc_ctl(run);
	check_jkt_imc_fixed_ctr(run);
	check_jkt_imc_ctr(run);
	check_jkt_imc_cfg4(run);
	check_jkt_imc_box_status(run);
}

static void check_box_jkt_irp(struct run *run)
{
	IS(JKT_IRP_INSTANCES, 1);
}

static void check_jkt_qpi_box_ctl(struct run *run)
{
	RESET(jkt_qpi_box_ctl, JKT_QPI_BOX_CTL, 0x00000000u);
	IS(JKT_QPI_BOX_CTL_MUST_ZERO, 0x20000);
	ADDR(pci_bits, jkt_qpi_box_ctl, (n), 2, 1, 0,
	     0x80200f4,
	     0x90200f4);
	REFUSES(pci_bits, jkt_qpi_box_ctl, JKT_QPI_INSTANCES, (past));
	RO(jkt_qpi_box_ctl, ov_en, JKT_QPI_BOX_CTL_OV_EN, uint32_t, 0x00020000u, 17, 1);
	RW(jkt_qpi_box_ctl, frz_en, JKT_QPI_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(jkt_qpi_box_ctl, frz, JKT_QPI_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(jkt_qpi_box_ctl, rst_ctrs, JKT_QPI_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(jkt_qpi_box_ctl, rst_ctrl, JKT_QPI_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_jkt_qpi_ctl(struct run *run)
{
	RESET(jkt_qpi_ctl, JKT_QPI_CTL, 0x00000000u);
	IS(JKT_QPI_CTL_MUST_ZERO, 0x10000);
	IS(JKT_QPI_CTL_COUNT, 0x4);
	ADDR(pci_bits, jkt_qpi_ctl, (n, i), 2, 4, 0,
	     0x80200d8, 0x80200dc, 0x80200e0, 0x80200e4,
	     0x90200d8, 0x90200dc, 0x90200e0, 0x90200e4);
	REFUSES(pci_bits, jkt_qpi_ctl, JKT_QPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, jkt_qpi_ctl, JKT_QPI_CTL_COUNT, (0, past));
	RW(jkt_qpi_ctl, thresh, JKT_QPI_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(jkt_qpi_ctl, invert, JKT_QPI_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(JKT_QPI_CTL_INVERT, 0x1u,
	       { JKT_QPI_CTL_INVERT_GE, 0x0 },
	       { JKT_QPI_CTL_INVERT_LT, 0x1 });
	RW(jkt_qpi_ctl, en, JKT_QPI_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(jkt_qpi_ctl, ev_sel_ext, JKT_QPI_CTL_EV_SEL_EXT, uint32_t, 0x00200000u, 21, 1, 0xffdfffff);
	VALUES(JKT_QPI_CTL_EV_SEL_EXT, 0x1u,
	       { JKT_QPI_CTL_EV_SEL_EXT_BASE, 0x0 },
	       { JKT_QPI_CTL_EV_SEL_EXT_EXTENDED, 0x1 });
	RO(jkt_qpi_ctl, ov_en, JKT_QPI_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1);
	RW(jkt_qpi_ctl, edge_det, JKT_QPI_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	VALUES(JKT_QPI_CTL_EDGE_DET, 0x1u,
	       { JKT_QPI_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_QPI_CTL_EDGE_DET_EDGES, 0x1 });
	WO(jkt_qpi_ctl, rst, JKT_QPI_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	BITS(JKT_QPI_CTL_Q_OCC_RST, 0x00010000u, 16, 1);
	RW(jkt_qpi_ctl, umask, JKT_QPI_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(jkt_qpi_ctl, ev_sel, JKT_QPI_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_jkt_qpi_ctr(struct run *run)
{
	RESET(jkt_qpi_ctr, JKT_QPI_CTR, UINT64_C(0x0000000000000000));
	IS(JKT_QPI_CTR_COUNT, 0x4);
	ADDR(pci_bits, jkt_qpi_ctr, (n, i), 2, 4, 0,
	     0x80200a0, 0x80200a8, 0x80200b0, 0x80200b8,
	     0x90200a0, 0x90200a8, 0x90200b0, 0x90200b8);
	HIGH(jkt_qpi_ctr, (n, i), 2, 4);
	REFUSES(pci_bits, jkt_qpi_ctr, JKT_QPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, jkt_qpi_ctr, JKT_QPI_CTR_COUNT, (0, past));
	RW(jkt_qpi_ctr, event_count, JKT_QPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 48, 0xffff000000000000);
}

static void check_jkt_qpi_pkt_match0(struct run *run)
{
	RESET(jkt_qpi_pkt_match0, JKT_QPI_PKT_MATCH0, 0x00000000u);
	IS(JKT_QPI_PKT_MATCH0_MUST_ZERO, 0x7ffc0007);
	ADDR(pci_bits, jkt_qpi_pkt_match0, (n), 2, 1, 0,
	     0x8060228,
	     0x9060228);
	REFUSES(pci_bits, jkt_qpi_pkt_match0, JKT_QPI_INSTANCES, (past));
	RW(jkt_qpi_pkt_match0, rnid_4, JKT_QPI_PKT_MATCH0_RNID_4, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(jkt_qpi_pkt_match0, dnid, JKT_QPI_PKT_MATCH0_DNID, uint32_t, 0x0003e000u, 13, 5, 0xfffc1fff);
	RW(jkt_qpi_pkt_match0, mc, JKT_QPI_PKT_MATCH0_MC, uint32_t, 0x00001e00u, 9, 4, 0xffffe1ff);
	VALUES(JKT_QPI_PKT_MATCH0_MC, 0xfu,
	       { JKT_QPI_PKT_MATCH0_MC_HOM0, 0x0 },
	       { JKT_QPI_PKT_MATCH0_MC_HOM1, 0x1 },
	       { JKT_QPI_PKT_MATCH0_MC_NDR, 0x2 },
	       { JKT_QPI_PKT_MATCH0_MC_SNP, 0x3 },
	       { JKT_QPI_PKT_MATCH0_MC_NCS, 0x4 },
	       { JKT_QPI_PKT_MATCH0_MC_NCB, 0xc },
	       { JKT_QPI_PKT_MATCH0_MC_DRS, 0xe });
	RW(jkt_qpi_pkt_match0, opc, JKT_QPI_PKT_MATCH0_OPC, uint32_t, 0x000001e0u, 5, 4, 0xfffffe1f);
	VALUES(JKT_QPI_PKT_MATCH0_OPC, 0xfu,
	       { JKT_QPI_PKT_MATCH0_OPC_HOM0_RDCUR, 0x0 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM0_RDCODE, 0x1 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM0_RDDATA, 0x2 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM0_NONSNPRD, 0x3 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM0_RDINVOWN, 0x4 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM0_INVXTOI, 0x5 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM0_EVCTCLN, 0x6 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM0_NONSNPWR, 0x7 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM0_INVITOE, 0x8 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM0_ACKCNFLTWBI, 0x9 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM0_WBMTOI, 0xc },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM1_RSPI, 0x0 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM1_RSPS, 0x1 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM1_RSPCNFLT, 0x4 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM1_RSPCNFLTOWN, 0x6 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM1_RSPFWD, 0x8 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDI, 0x9 },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDS, 0xa },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDIWB, 0xb },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM1_RSPFWDSWB, 0xc },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM1_RSPIWB, 0xd },
	       { JKT_QPI_PKT_MATCH0_OPC_HOM1_RSPSWB, 0xe },
	       { JKT_QPI_PKT_MATCH0_OPC_NDR_GNT_CMP, 0x0 },
	       { JKT_QPI_PKT_MATCH0_OPC_NDR_GNTE_FRCACKCNFLT, 0x1 },
	       { JKT_QPI_PKT_MATCH0_OPC_NDR_CMPD, 0x4 },
	       { JKT_QPI_PKT_MATCH0_OPC_NDR_CMP, 0x8 },
	       { JKT_QPI_PKT_MATCH0_OPC_SNP_SNPCUR, 0x0 },
	       { JKT_QPI_PKT_MATCH0_OPC_SNP_SNPCODE, 0x1 },
	       { JKT_QPI_PKT_MATCH0_OPC_SNP_SNPDATA, 0x2 },
	       { JKT_QPI_PKT_MATCH0_OPC_SNP_SNPINVOWN, 0x4 },
	       { JKT_QPI_PKT_MATCH0_OPC_SNP_SNPINVXTOI, 0x5 },
	       { JKT_QPI_PKT_MATCH0_OPC_SNP_SNPINVITOE, 0x8 },
	       { JKT_QPI_PKT_MATCH0_OPC_SNP_PREFETCHHINT, 0xf },
	       { JKT_QPI_PKT_MATCH0_OPC_NCS_NCRD, 0x0 },
	       { JKT_QPI_PKT_MATCH0_OPC_NCS_NCRDPTL, 0x4 },
	       { JKT_QPI_PKT_MATCH0_OPC_NCS_NCP2PS, 0xd },
	       { JKT_QPI_PKT_MATCH0_OPC_NCB_NCWR, 0x0 },
	       { JKT_QPI_PKT_MATCH0_OPC_NCB_NCWRPTL, 0xc },
	       { JKT_QPI_PKT_MATCH0_OPC_NCB_NCP2PB, 0xe },
	       { JKT_QPI_PKT_MATCH0_OPC_DRS_DATAC_FEIMS, 0x0 },
	       { JKT_QPI_PKT_MATCH0_OPC_DRS_DATAC_FEIMS_FRCACKCNFLT, 0x1 },
	       { JKT_QPI_PKT_MATCH0_OPC_DRS_DATAC_FEIMS_CMP, 0x2 },
	       { JKT_QPI_PKT_MATCH0_OPC_DRS_DATANC, 0x3 },
	       { JKT_QPI_PKT_MATCH0_OPC_DRS_WBIDATA, 0x4 },
	       { JKT_QPI_PKT_MATCH0_OPC_DRS_WBSDATA, 0x5 },
	       { JKT_QPI_PKT_MATCH0_OPC_DRS_WBEDATA, 0x6 },
	       { JKT_QPI_PKT_MATCH0_OPC_DRS_NONSNPWRDATA, 0x7 },
	       { JKT_QPI_PKT_MATCH0_OPC_DRS_WBIDATAPTL, 0x8 },
	       { JKT_QPI_PKT_MATCH0_OPC_DRS_WBEDATAPTL, 0xa },
	       { JKT_QPI_PKT_MATCH0_OPC_DRS_NONSNPWRDATAPTL, 0xb });
	RW(jkt_qpi_pkt_match0, size, JKT_QPI_PKT_MATCH0_SIZE, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	VALUES(JKT_QPI_PKT_MATCH0_SIZE, 0x1u,
	       { JKT_QPI_PKT_MATCH0_SIZE_DRS_DRS_9_FLITS, 0x0 },
	       { JKT_QPI_PKT_MATCH0_SIZE_DRS_DRS_11_FLITS, 0x1 },
	       { JKT_QPI_PKT_MATCH0_SIZE_NCB_NCB_9_FLITS, 0x0 },
	       { JKT_QPI_PKT_MATCH0_SIZE_NCB_NCB_11_FLITS, 0x1 },
	       { JKT_QPI_PKT_MATCH0_SIZE_NCS_NCS_1_OR_2_FLITS, 0x0 },
	       { JKT_QPI_PKT_MATCH0_SIZE_NCS_NCS_3_FLITS, 0x1 });
	RW(jkt_qpi_pkt_match0, vnw, JKT_QPI_PKT_MATCH0_VNW, uint32_t, 0x00000018u, 3, 2, 0xffffffe7);
	VALUES(JKT_QPI_PKT_MATCH0_VNW, 0x3u,
	       { JKT_QPI_PKT_MATCH0_VNW_VN0, 0x0 },
	       { JKT_QPI_PKT_MATCH0_VNW_VN1, 0x1 },
	       { JKT_QPI_PKT_MATCH0_VNW_VNA, 0x2 }, { JKT_QPI_PKT_MATCH0_VNW_VNA_MASK, 0x2 });
}

static void check_jkt_qpi_pkt_match1(struct run *run)
{
	RESET(jkt_qpi_pkt_match1, JKT_QPI_PKT_MATCH1, 0x00000000u);
	IS(JKT_QPI_PKT_MATCH1_MUST_ZERO, 0xfff0fff0);
	ADDR(pci_bits, jkt_qpi_pkt_match1, (n), 2, 1, 0,
	     0x806022c,
	     0x906022c);
	REFUSES(pci_bits, jkt_qpi_pkt_match1, JKT_QPI_INSTANCES, (past));
	RW(jkt_qpi_pkt_match1, rds, JKT_QPI_PKT_MATCH1_RDS, uint32_t, 0x000f0000u, 16, 4, 0xfff0ffff);
	VALUES(JKT_QPI_PKT_MATCH1_RDS, 0xfu,
	       { JKT_QPI_PKT_MATCH1_RDS_M, 0x8 },
	       { JKT_QPI_PKT_MATCH1_RDS_E, 0x4 },
	       { JKT_QPI_PKT_MATCH1_RDS_S, 0x2 },
	       { JKT_QPI_PKT_MATCH1_RDS_F, 0x1 },
	       { JKT_QPI_PKT_MATCH1_RDS_I, 0x0 });
	RW(jkt_qpi_pkt_match1, rnid_3_0, JKT_QPI_PKT_MATCH1_RNID_3_0, uint32_t, 0x0000000fu, 0, 4, 0xfffffff0);
}

static void check_jkt_qpi_pkt_mask0(struct run *run)
{
	RESET(jkt_qpi_pkt_mask0, JKT_QPI_PKT_MASK0, 0x00000000u);
	IS(JKT_QPI_PKT_MASK0_MUST_ZERO, 0x7ffc0007);
	ADDR(pci_bits, jkt_qpi_pkt_mask0, (n), 2, 1, 0,
	     0x8060238,
	     0x9060238);
	REFUSES(pci_bits, jkt_qpi_pkt_mask0, JKT_QPI_INSTANCES, (past));
	RW(jkt_qpi_pkt_mask0, rnid_4, JKT_QPI_PKT_MASK0_RNID_4, uint32_t, 0x80000000u, 31, 1, 0x7fffffff);
	RW(jkt_qpi_pkt_mask0, dnid, JKT_QPI_PKT_MASK0_DNID, uint32_t, 0x0003e000u, 13, 5, 0xfffc1fff);
	RW(jkt_qpi_pkt_mask0, mc, JKT_QPI_PKT_MASK0_MC, uint32_t, 0x00001e00u, 9, 4, 0xffffe1ff);
	RW(jkt_qpi_pkt_mask0, opc, JKT_QPI_PKT_MASK0_OPC, uint32_t, 0x000001e0u, 5, 4, 0xfffffe1f);
	RW(jkt_qpi_pkt_mask0, vnw, JKT_QPI_PKT_MASK0_VNW, uint32_t, 0x00000018u, 3, 2, 0xffffffe7);
}

static void check_jkt_qpi_pkt_mask1(struct run *run)
{
	RESET(jkt_qpi_pkt_mask1, JKT_QPI_PKT_MASK1, 0x00000000u);
	IS(JKT_QPI_PKT_MASK1_MUST_ZERO, 0xfff0fff0);
	ADDR(pci_bits, jkt_qpi_pkt_mask1, (n), 2, 1, 0,
	     0x806023c,
	     0x906023c);
	REFUSES(pci_bits, jkt_qpi_pkt_mask1, JKT_QPI_INSTANCES, (past));
	RW(jkt_qpi_pkt_mask1, rds, JKT_QPI_PKT_MASK1_RDS, uint32_t, 0x000f0000u, 16, 4, 0xfff0ffff);
	RW(jkt_qpi_pkt_mask1, rnid_3_0, JKT_QPI_PKT_MASK1_RNID_3_0, uint32_t, 0x0000000fu, 0, 4, 0xfffffff0);
}

static void check_jkt_qpi_rate_status(struct run *run)
{
	RESET(jkt_qpi_rate_status, JKT_QPI_RATE_STATUS, 0x00000000u);
	IS(JKT_QPI_RATE_STATUS_MUST_ZERO, 0xffffffe0);
	ADDR(pci_bits, jkt_qpi_rate_status, (n), 2, 1, 0,
	     0x80000d4,
	     0x90000d4);
	REFUSES(pci_bits, jkt_qpi_rate_status, JKT_QPI_INSTANCES, (past));
	RO(jkt_qpi_rate_status, slow_mode, JKT_QPI_RATE_STATUS_SLOW_MODE, uint32_t, 0x00000010u, 4, 1);
	RO(jkt_qpi_rate_status, qpi_rate, JKT_QPI_RATE_STATUS_QPI_RATE, uint32_t, 0x00000007u, 0, 3);
	VALUES(JKT_QPI_RATE_STATUS_QPI_RATE, 0x7u,
	       { JKT_QPI_RATE_STATUS_QPI_RATE_GT_5_6, 0x2 },
	       { JKT_QPI_RATE_STATUS_QPI_RATE_GT_6_4, 0x3 },
	       { JKT_QPI_RATE_STATUS_QPI_RATE_GT_7_2, 0x4 },
	       { JKT_QPI_RATE_STATUS_QPI_RATE_GT_8_0, 0x5 });
}

static void check_jkt_qpi_cfg4(struct run *run)
{
	IS(JKT_QPI_CFG4_MUST_ZERO, 0x10000);
	ADDR(pci_bits, jkt_qpi_cfg4, (n), 2, 1, 0,
	     0x80200e8,
	     0x90200e8);
	REFUSES(pci_bits, jkt_qpi_cfg4, JKT_QPI_INSTANCES, (past));
	RO(jkt_qpi_cfg4, thresh, JKT_QPI_CFG4_THRESH, uint32_t, 0xff000000u, 24, 8);
	RO(jkt_qpi_cfg4, invert, JKT_QPI_CFG4_INVERT, uint32_t, 0x00800000u, 23, 1);
	VALUES(JKT_QPI_CFG4_INVERT, 0x1u,
	       { JKT_QPI_CFG4_INVERT_GE, 0x0 },
	       { JKT_QPI_CFG4_INVERT_LT, 0x1 });
	RO(jkt_qpi_cfg4, en, JKT_QPI_CFG4_EN, uint32_t, 0x00400000u, 22, 1);
	RO(jkt_qpi_cfg4, ev_sel_ext, JKT_QPI_CFG4_EV_SEL_EXT, uint32_t, 0x00200000u, 21, 1);
	VALUES(JKT_QPI_CFG4_EV_SEL_EXT, 0x1u,
	       { JKT_QPI_CFG4_EV_SEL_EXT_BASE, 0x0 },
	       { JKT_QPI_CFG4_EV_SEL_EXT_EXTENDED, 0x1 });
	RO(jkt_qpi_cfg4, ov_en, JKT_QPI_CFG4_OV_EN, uint32_t, 0x00100000u, 20, 1);
	RO(jkt_qpi_cfg4, edge_det, JKT_QPI_CFG4_EDGE_DET, uint32_t, 0x00040000u, 18, 1);
	VALUES(JKT_QPI_CFG4_EDGE_DET, 0x1u,
	       { JKT_QPI_CFG4_EDGE_DET_CYCLES, 0x0 },
	       { JKT_QPI_CFG4_EDGE_DET_EDGES, 0x1 });
	BITS(JKT_QPI_CFG4_RST, 0x00020000u, 17, 1);
	BITS(JKT_QPI_CFG4_Q_OCC_RST, 0x00010000u, 16, 1);
	RO(jkt_qpi_cfg4, umask, JKT_QPI_CFG4_UMASK, uint32_t, 0x0000ff00u, 8, 8);
	RO(jkt_qpi_cfg4, ev_sel, JKT_QPI_CFG4_EV_SEL, uint32_t, 0x000000ffu, 0, 8);
}

static void check_jkt_qpi_box_status(struct run *run)
{
	IS(JKT_QPI_BOX_STATUS_RW1C, 0x0000007fu);
	ADDR(pci_bits, jkt_qpi_box_status, (n), 2, 1, 0,
	     0x80200f8,
	     0x90200f8);
	REFUSES(pci_bits, jkt_qpi_box_status, JKT_QPI_INSTANCES, (past));
	RO(jkt_qpi_box_status, ov, JKT_QPI_BOX_STATUS_OV, uint32_t, 0x0000007fu, 0, 7);
}

static void check_box_jkt_qpi(struct run *run)
{
	IS(JKT_QPI_INSTANCES, 2);
	IS(JKT_QPI_GENERAL_COUNTERS, 4);
	IS(JKT_QPI_GENERAL_WIDTH, 48);
	IS(JKT_QPI_GENERAL_COUNT_MASK, 0xffffffffffff);
	IS(JKT_QPI_PMON_DEVICE_ID_0, 0x3c41);
	IS(JKT_QPI_PMON_DEVICE_ID_1, 0x3c42);
	IS(JKT_QPI_FILTER_DEVICE_ID_0, 0x3c86);
	IS(JKT_QPI_FILTER_DEVICE_ID_1, 0x3c96);
	IS(JKT_QPI_MISC_DEVICE_ID_0, 0x3c80);
	IS(JKT_QPI_MISC_DEVICE_ID_1, 0x3c90);
	check_jkt_qpi_box_ctl(run);
	check_jkt_qpi_ctl(run);
	check_jkt_qpi_ctr(run);
	check_jkt_qpi_pkt_match0(run);
	check_jkt_qpi_pkt_match1(run);
	check_jkt_qpi_pkt_mask0(run);
	check_jkt_qpi_pkt_mask1(run);
	check_jkt_qpi_rate_status(run);
	check_jkt_qpi_cfg4(run);
	check_jkt_qpi_box_status(run);
}

static void check_jkt_r2pcie_box_ctl(struct run *run)
{
	RESET(jkt_r2pcie_box_ctl, JKT_R2PCIE_BOX_CTL, 0x00000000u);
	IS(JKT_R2PCIE_BOX_CTL_MUST_ZERO, 0x20000);
	ADDR(pci_bits, jkt_r2pcie_box_ctl, (), 1, 1, 0,
	     0x130100f4);
	RO(jkt_r2pcie_box_ctl, ov_en, JKT_R2PCIE_BOX_CTL_OV_EN, uint32_t, 0x00020000u, 17, 1);
	RW(jkt_r2pcie_box_ctl, frz_en, JKT_R2PCIE_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(jkt_r2pcie_box_ctl, frz, JKT_R2PCIE_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(jkt_r2pcie_box_ctl, rst_ctrs, JKT_R2PCIE_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(jkt_r2pcie_box_ctl, rst_ctrl, JKT_R2PCIE_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_jkt_r2pcie_ctl(struct run *run)
{
	RESET(jkt_r2pcie_ctl, JKT_R2PCIE_CTL, 0x00000000u);
	IS(JKT_R2PCIE_CTL_MUST_ZERO, 0x310000);
	IS(JKT_R2PCIE_CTL_COUNT, 0x4);
	ADDR(pci_bits, jkt_r2pcie_ctl, (i), 1, 4, 0,
	     0x130100d8, 0x130100dc, 0x130100e0, 0x130100e4);
	REFUSES(pci_bits, jkt_r2pcie_ctl, JKT_R2PCIE_CTL_COUNT, (past));
	RW(jkt_r2pcie_ctl, thresh, JKT_R2PCIE_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(jkt_r2pcie_ctl, invert, JKT_R2PCIE_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(JKT_R2PCIE_CTL_INVERT, 0x1u,
	       { JKT_R2PCIE_CTL_INVERT_GE, 0x0 },
	       { JKT_R2PCIE_CTL_INVERT_LT, 0x1 });
	RW(jkt_r2pcie_ctl, en, JKT_R2PCIE_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RO(jkt_r2pcie_ctl, internal, JKT_R2PCIE_CTL_INTERNAL, uint32_t, 0x00200000u, 21, 1);
	RO(jkt_r2pcie_ctl, ov_en, JKT_R2PCIE_CTL_OV_EN, uint32_t, 0x00100000u, 20, 1);
	RW(jkt_r2pcie_ctl, edge_det, JKT_R2PCIE_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	VALUES(JKT_R2PCIE_CTL_EDGE_DET, 0x1u,
	       { JKT_R2PCIE_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_R2PCIE_CTL_EDGE_DET_EDGES, 0x1 });
	WO(jkt_r2pcie_ctl, rst, JKT_R2PCIE_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	BITS(JKT_R2PCIE_CTL_Q_OCC_RST, 0x00010000u, 16, 1);
	RW(jkt_r2pcie_ctl, umask, JKT_R2PCIE_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(jkt_r2pcie_ctl, ev_sel, JKT_R2PCIE_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_jkt_r2pcie_ctr(struct run *run)
{
	RESET(jkt_r2pcie_ctr, JKT_R2PCIE_CTR, UINT64_C(0x0000000000000000));
	IS(JKT_R2PCIE_CTR_COUNT, 0x4);
	ADDR(pci_bits, jkt_r2pcie_ctr, (i), 1, 4, 0,
	     0x130100a0, 0x130100a8, 0x130100b0, 0x130100b8);
	HIGH(jkt_r2pcie_ctr, (i), 1, 4);
	REFUSES(pci_bits, jkt_r2pcie_ctr, JKT_R2PCIE_CTR_COUNT, (past));
	RW(jkt_r2pcie_ctr, event_count, JKT_R2PCIE_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x00000fffffffffff), 0, 44, 0xfffff00000000000);
}

static void check_jkt_r2pcie_cfg4(struct run *run)
{
	IS(JKT_R2PCIE_CFG4_MUST_ZERO, 0x310000);
	ADDR(pci_bits, jkt_r2pcie_cfg4, (), 1, 1, 0,
	     0x130100e8);
	RO(jkt_r2pcie_cfg4, thresh, JKT_R2PCIE_CFG4_THRESH, uint32_t, 0xff000000u, 24, 8);
	RO(jkt_r2pcie_cfg4, invert, JKT_R2PCIE_CFG4_INVERT, uint32_t, 0x00800000u, 23, 1);
	VALUES(JKT_R2PCIE_CFG4_INVERT, 0x1u,
	       { JKT_R2PCIE_CFG4_INVERT_GE, 0x0 },
	       { JKT_R2PCIE_CFG4_INVERT_LT, 0x1 });
	RO(jkt_r2pcie_cfg4, en, JKT_R2PCIE_CFG4_EN, uint32_t, 0x00400000u, 22, 1);
	RO(jkt_r2pcie_cfg4, internal, JKT_R2PCIE_CFG4_INTERNAL, uint32_t, 0x00200000u, 21, 1);
	RO(jkt_r2pcie_cfg4, ov_en, JKT_R2PCIE_CFG4_OV_EN, uint32_t, 0x00100000u, 20, 1);
	RO(jkt_r2pcie_cfg4, edge_det, JKT_R2PCIE_CFG4_EDGE_DET, uint32_t, 0x00040000u, 18, 1);
	VALUES(JKT_R2PCIE_CFG4_EDGE_DET, 0x1u,
	       { JKT_R2PCIE_CFG4_EDGE_DET_CYCLES, 0x0 },
	       { JKT_R2PCIE_CFG4_EDGE_DET_EDGES, 0x1 });
	BITS(JKT_R2PCIE_CFG4_RST, 0x00020000u, 17, 1);
	BITS(JKT_R2PCIE_CFG4_Q_OCC_RST, 0x00010000u, 16, 1);
	RO(jkt_r2pcie_cfg4, umask, JKT_R2PCIE_CFG4_UMASK, uint32_t, 0x0000ff00u, 8, 8);
	RO(jkt_r2pcie_cfg4, ev_sel, JKT_R2PCIE_CFG4_EV_SEL, uint32_t, 0x000000ffu, 0, 8);
}

static void check_jkt_r2pcie_box_status(struct run *run)
{
	IS(JKT_R2PCIE_BOX_STATUS_RW1C, 0x0000007fu);
	ADDR(pci_bits, jkt_r2pcie_box_status, (), 1, 1, 0,
	     0x130100f8);
	RO(jkt_r2pcie_box_status, ov, JKT_R2PCIE_BOX_STATUS_OV, uint32_t, 0x0000007fu, 0, 7);
}

static void check_box_jkt_r2pcie(struct run *run)
{
	IS(JKT_R2PCIE_INSTANCES, 1);
	IS(JKT_R2PCIE_GENERAL_COUNTERS, 4);
	IS(JKT_R2PCIE_GENERAL_WIDTH, 44);
	IS(JKT_R2PCIE_GENERAL_COUNT_MASK, 0xfffffffffff);
	IS(JKT_R2PCIE_PMON_DEVICE_ID, 0x3c43);
	check_jkt_r2pcie_box_ctl(run);
	check_jkt_r2pcie_ctl(run);
	check_jkt_r2pcie_ctr(run);
	check_jkt_r2pcie_cfg4(run);
	check_jkt_r2pcie_box_status(run);
}

static void check_jkt_r3qpi_box_ctl(struct run *run)
{
	RESET(jkt_r3qpi_box_ctl, JKT_R3QPI_BOX_CTL, 0x00000000u);
	IS(JKT_R3QPI_BOX_CTL_MUST_ZERO, 0x20000);
	ADDR(pci_bits, jkt_r3qpi_box_ctl, (n), 2, 1, 0,
	     0x130500f4,
	     0x130600f4);
	REFUSES(pci_bits, jkt_r3qpi_box_ctl, JKT_R3QPI_INSTANCES, (past));
	RW(jkt_r3qpi_box_ctl, frz_en, JKT_R3QPI_BOX_CTL_FRZ_EN, uint32_t, 0x00010000u, 16, 1, 0xfffeffff);
	RW(jkt_r3qpi_box_ctl, frz, JKT_R3QPI_BOX_CTL_FRZ, uint32_t, 0x00000100u, 8, 1, 0xfffffeff);
	WO(jkt_r3qpi_box_ctl, rst_ctrs, JKT_R3QPI_BOX_CTL_RST_CTRS, uint32_t, 0x00000002u, 1, 1, 0xfffffffd);
	WO(jkt_r3qpi_box_ctl, rst_ctrl, JKT_R3QPI_BOX_CTL_RST_CTRL, uint32_t, 0x00000001u, 0, 1, 0xfffffffe);
}

static void check_jkt_r3qpi_ctl(struct run *run)
{
	RESET(jkt_r3qpi_ctl, JKT_R3QPI_CTL, 0x00000000u);
	IS(JKT_R3QPI_CTL_MUST_ZERO, 0x310000);
	IS(JKT_R3QPI_CTL_COUNT, 0x3);
	ADDR(pci_bits, jkt_r3qpi_ctl, (n, i), 2, 3, 0,
	     0x130500d8, 0x130500dc, 0x130500e0,
	     0x130600d8, 0x130600dc, 0x130600e0);
	REFUSES(pci_bits, jkt_r3qpi_ctl, JKT_R3QPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, jkt_r3qpi_ctl, JKT_R3QPI_CTL_COUNT, (0, past));
	RW(jkt_r3qpi_ctl, thresh, JKT_R3QPI_CTL_THRESH, uint32_t, 0xff000000u, 24, 8, 0xffffff);
	RW(jkt_r3qpi_ctl, invert, JKT_R3QPI_CTL_INVERT, uint32_t, 0x00800000u, 23, 1, 0xff7fffff);
	VALUES(JKT_R3QPI_CTL_INVERT, 0x1u,
	       { JKT_R3QPI_CTL_INVERT_GE, 0x0 },
	       { JKT_R3QPI_CTL_INVERT_LT, 0x1 });
	RW(jkt_r3qpi_ctl, en, JKT_R3QPI_CTL_EN, uint32_t, 0x00400000u, 22, 1, 0xffbfffff);
	RW(jkt_r3qpi_ctl, edge_det, JKT_R3QPI_CTL_EDGE_DET, uint32_t, 0x00040000u, 18, 1, 0xfffbffff);
	VALUES(JKT_R3QPI_CTL_EDGE_DET, 0x1u,
	       { JKT_R3QPI_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_R3QPI_CTL_EDGE_DET_EDGES, 0x1 });
	WO(jkt_r3qpi_ctl, rst, JKT_R3QPI_CTL_RST, uint32_t, 0x00020000u, 17, 1, 0xfffdffff);
	RW(jkt_r3qpi_ctl, umask, JKT_R3QPI_CTL_UMASK, uint32_t, 0x0000ff00u, 8, 8, 0xffff00ff);
	RW(jkt_r3qpi_ctl, ev_sel, JKT_R3QPI_CTL_EV_SEL, uint32_t, 0x000000ffu, 0, 8, 0xffffff00);
}

static void check_jkt_r3qpi_ctr(struct run *run)
{
	RESET(jkt_r3qpi_ctr, JKT_R3QPI_CTR, UINT64_C(0x0000000000000000));
	IS(JKT_R3QPI_CTR_COUNT, 0x3);
	ADDR(pci_bits, jkt_r3qpi_ctr, (n, i), 2, 3, 0,
	     0x130500a0, 0x130500a8, 0x130500b0,
	     0x130600a0, 0x130600a8, 0x130600b0);
	HIGH(jkt_r3qpi_ctr, (n, i), 2, 3);
	REFUSES(pci_bits, jkt_r3qpi_ctr, JKT_R3QPI_INSTANCES, (past, 0));
	REFUSES(pci_bits, jkt_r3qpi_ctr, JKT_R3QPI_CTR_COUNT, (0, past));
	RW(jkt_r3qpi_ctr, event_count, JKT_R3QPI_CTR_EVENT_COUNT, uint64_t, UINT64_C(0x00000fffffffffff), 0, 44, 0xfffff00000000000);
}

static void check_box_jkt_r3qpi(struct run *run)
{
	IS(JKT_R3QPI_INSTANCES, 2);
	IS(JKT_R3QPI_GENERAL_COUNTERS, 3);
	IS(JKT_R3QPI_GENERAL_WIDTH, 44);
	IS(JKT_R3QPI_GENERAL_COUNT_MASK, 0xfffffffffff);
	IS(JKT_R3QPI_PMON_DEVICE_ID_0, 0x3c44);
	IS(JKT_R3QPI_PMON_DEVICE_ID_1, 0x3c45);
	check_jkt_r3qpi_box_ctl(run);
	check_jkt_r3qpi_ctl(run);
	check_jkt_r3qpi_ctr(run);
}

int jkt_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int jkt_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_jkt_ubox(&run);
	check_box_jkt_cbo(&run);
	check_box_jkt_pcu(&run);
	check_box_jkt_rapl(&run);
	check_box_jkt_ha(&run);
	check_box_jkt_imc(&run);
	check_box_jkt_irp(&run);
	check_box_jkt_qpi(&run);
	check_box_jkt_r2pcie(&run);
	check_box_jkt_r3qpi(&run);
	return run.failed;
}
