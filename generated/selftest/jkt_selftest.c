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
#define FIELD(F, mask, shift, width) \
	check(run, __LINE__, F##_MASK == (mask) && F##_SHIFT == (shift) && F##_WIDTH == (width), #F)
#define RESET(r, R, value) \
	check(run, __LINE__, R##_RESET == (value) && r##_reset().raw == (value), #r "_reset")
#define GET(r, f, word, mask, shift) \
	do { \
		const r own = { mask }, others = { (word)~(word)(mask) }, low = { (word)1 << (shift) }; \
		check(run, __LINE__, r##_get_##f(own) == (mask) >> (shift) && r##_get_##f(others) == 0 && \
		      r##_get_##f(low) == 1, #r "_get_" #f); \
	} while (0)
#define SET(r, f, word, mask, shift, keep) \
	do { \
		const r zeros = { 0 }, ones = { (word)~(word)0 }; \
		uint64_t max = (uint64_t)(mask) >> (shift), over = max + 1; \
		const uint64_t got[7] = { r##_set_##f(zeros, 0).raw, r##_set_##f(zeros, 1).raw, \
			r##_set_##f(zeros, max).raw, r##_set_##f(ones, 0).raw, r##_set_##f(ones, 1).raw, \
			r##_set_##f(ones, max).raw, r##_set_##f(zeros, over).raw }; \
		check_setter(run, __LINE__, got, mask, shift, keep, #r "_set_" #f); \
	} while (0)
#define CLEAR(r, f, mask, shift, base) \
	do { \
		uint64_t max = (uint64_t)(mask) >> (shift); \
		check(run, __LINE__, r##_clear_##f(0).raw == (base) && r##_clear_##f(max).raw == ((base) | (mask)), \
		      #r "_clear_" #f); \
	} while (0)
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
#define REFUSES(bits, r, arguments) \
	do { \
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
	REFUSES(msr_bits, jkt_ubox_ctl, (JKT_UBOX_CTL_COUNT));
	FIELD(JKT_UBOX_CTL_THRESH, 0x1f000000u, 24, 5);
	GET(jkt_ubox_ctl, thresh, uint32_t, 0x1f000000u, 24);
	SET(jkt_ubox_ctl, thresh, uint32_t, 0x1f000000u, 24, 0xe0ffffff);
	FIELD(JKT_UBOX_CTL_INVERT, 0x00800000u, 23, 1);
	VALUES(JKT_UBOX_CTL_INVERT, 0x1u,
	       { JKT_UBOX_CTL_INVERT_GE, 0x0 },
	       { JKT_UBOX_CTL_INVERT_LT, 0x1 });
	GET(jkt_ubox_ctl, invert, uint32_t, 0x00800000u, 23);
	SET(jkt_ubox_ctl, invert, uint32_t, 0x00800000u, 23, 0xff7fffff);
	FIELD(JKT_UBOX_CTL_EN, 0x00400000u, 22, 1);
	GET(jkt_ubox_ctl, en, uint32_t, 0x00400000u, 22);
	SET(jkt_ubox_ctl, en, uint32_t, 0x00400000u, 22, 0xffbfffff);
	FIELD(JKT_UBOX_CTL_EDGE_DET, 0x00040000u, 18, 1);
	VALUES(JKT_UBOX_CTL_EDGE_DET, 0x1u,
	       { JKT_UBOX_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_UBOX_CTL_EDGE_DET_EDGES, 0x1 });
	GET(jkt_ubox_ctl, edge_det, uint32_t, 0x00040000u, 18);
	SET(jkt_ubox_ctl, edge_det, uint32_t, 0x00040000u, 18, 0xfffbffff);
	FIELD(JKT_UBOX_CTL_RST, 0x00020000u, 17, 1);
	SET(jkt_ubox_ctl, rst, uint32_t, 0x00020000u, 17, 0xfffdffff);
	FIELD(JKT_UBOX_CTL_UMASK, 0x0000ff00u, 8, 8);
	GET(jkt_ubox_ctl, umask, uint32_t, 0x0000ff00u, 8);
	SET(jkt_ubox_ctl, umask, uint32_t, 0x0000ff00u, 8, 0xffff00ff);
	FIELD(JKT_UBOX_CTL_EV_SEL, 0x000000ffu, 0, 8);
	GET(jkt_ubox_ctl, ev_sel, uint32_t, 0x000000ffu, 0);
	SET(jkt_ubox_ctl, ev_sel, uint32_t, 0x000000ffu, 0, 0xffffff00);
}

static void check_jkt_ubox_ctr(struct run *run)
{
	RESET(jkt_ubox_ctr, JKT_UBOX_CTR, UINT64_C(0x0000000000000000));
	IS(JKT_UBOX_CTR_COUNT, 0x2);
	ADDR(msr_bits, jkt_ubox_ctr, (i), 1, 2, 0,
	     0xc16, 0xc17);
	REFUSES(msr_bits, jkt_ubox_ctr, (JKT_UBOX_CTR_COUNT));
	FIELD(JKT_UBOX_CTR_EVENT_COUNT, UINT64_C(0x00000fffffffffff), 0, 44);
	GET(jkt_ubox_ctr, event_count, uint64_t, UINT64_C(0x00000fffffffffff), 0);
	SET(jkt_ubox_ctr, event_count, uint64_t, UINT64_C(0x00000fffffffffff), 0, 0xfffff00000000000);
}

static void check_jkt_ubox_fixed_ctl(struct run *run)
{
	RESET(jkt_ubox_fixed_ctl, JKT_UBOX_FIXED_CTL, 0x00000000u);
	IS(JKT_UBOX_FIXED_CTL_MUST_ZERO, 0x300000);
	ADDR(msr_bits, jkt_ubox_fixed_ctl, (), 1, 1, 0,
	     0xc08);
	FIELD(JKT_UBOX_FIXED_CTL_EN, 0x00400000u, 22, 1);
	GET(jkt_ubox_fixed_ctl, en, uint32_t, 0x00400000u, 22);
	SET(jkt_ubox_fixed_ctl, en, uint32_t, 0x00400000u, 22, 0xffbfffff);
}

static void check_jkt_ubox_fixed_ctr(struct run *run)
{
	RESET(jkt_ubox_fixed_ctr, JKT_UBOX_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, jkt_ubox_fixed_ctr, (), 1, 1, 0,
	     0xc09);
	FIELD(JKT_UBOX_FIXED_CTR_EVENT_COUNT, UINT64_C(0x00000fffffffffff), 0, 44);
	GET(jkt_ubox_fixed_ctr, event_count, uint64_t, UINT64_C(0x00000fffffffffff), 0);
	SET(jkt_ubox_fixed_ctr, event_count, uint64_t, UINT64_C(0x00000fffffffffff), 0, 0xfffff00000000000);
}

static void check_jkt_ubox_box_filter(struct run *run)
{
	RESET(jkt_ubox_box_filter, JKT_UBOX_BOX_FILTER, 0x00000000u);
	FIELD(JKT_UBOX_BOX_FILTER_TID, 0x0000000fu, 0, 4);
}

static void check_jkt_ubox_cpunodeid(struct run *run)
{
	RESET(jkt_ubox_cpunodeid, JKT_UBOX_CPUNODEID, 0x00000000u);
	IS(JKT_UBOX_CPUNODEID_OFFSET, 0x40);
	FIELD(JKT_UBOX_CPUNODEID_NODEID, 0x00000007u, 0, 3);
	GET(jkt_ubox_cpunodeid, nodeid, uint32_t, 0x00000007u, 0);
}

static void check_jkt_ubox_gidnidmap(struct run *run)
{
	RESET(jkt_ubox_gidnidmap, JKT_UBOX_GIDNIDMAP, 0x00000000u);
	IS(JKT_UBOX_GIDNIDMAP_OFFSET, 0x54);
	FIELD(JKT_UBOX_GIDNIDMAP_NODE7, 0x00e00000u, 21, 3);
	GET(jkt_ubox_gidnidmap, node7, uint32_t, 0x00e00000u, 21);
	FIELD(JKT_UBOX_GIDNIDMAP_NODE6, 0x001c0000u, 18, 3);
	GET(jkt_ubox_gidnidmap, node6, uint32_t, 0x001c0000u, 18);
	FIELD(JKT_UBOX_GIDNIDMAP_NODE5, 0x00038000u, 15, 3);
	GET(jkt_ubox_gidnidmap, node5, uint32_t, 0x00038000u, 15);
	FIELD(JKT_UBOX_GIDNIDMAP_NODE4, 0x00007000u, 12, 3);
	GET(jkt_ubox_gidnidmap, node4, uint32_t, 0x00007000u, 12);
	FIELD(JKT_UBOX_GIDNIDMAP_NODE3, 0x00000e00u, 9, 3);
	GET(jkt_ubox_gidnidmap, node3, uint32_t, 0x00000e00u, 9);
	FIELD(JKT_UBOX_GIDNIDMAP_NODE2, 0x000001c0u, 6, 3);
	GET(jkt_ubox_gidnidmap, node2, uint32_t, 0x000001c0u, 6);
	FIELD(JKT_UBOX_GIDNIDMAP_NODE1, 0x00000038u, 3, 3);
	GET(jkt_ubox_gidnidmap, node1, uint32_t, 0x00000038u, 3);
	FIELD(JKT_UBOX_GIDNIDMAP_NODE0, 0x00000007u, 0, 3);
	GET(jkt_ubox_gidnidmap, node0, uint32_t, 0x00000007u, 0);
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
	REFUSES(msr_bits, jkt_cbo_box_ctl, (JKT_CBO_INSTANCES));
	FIELD(JKT_CBO_BOX_CTL_FRZ_EN, 0x00010000u, 16, 1);
	SET(jkt_cbo_box_ctl, frz_en, uint32_t, 0x00010000u, 16, 0xfffeffff);
	FIELD(JKT_CBO_BOX_CTL_FRZ, 0x00000100u, 8, 1);
	SET(jkt_cbo_box_ctl, frz, uint32_t, 0x00000100u, 8, 0xfffffeff);
	FIELD(JKT_CBO_BOX_CTL_RST_CTRS, 0x00000002u, 1, 1);
	SET(jkt_cbo_box_ctl, rst_ctrs, uint32_t, 0x00000002u, 1, 0xfffffffd);
	FIELD(JKT_CBO_BOX_CTL_RST_CTRL, 0x00000001u, 0, 1);
	SET(jkt_cbo_box_ctl, rst_ctrl, uint32_t, 0x00000001u, 0, 0xfffffffe);
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
	REFUSES(msr_bits, jkt_cbo_ctl, (JKT_CBO_INSTANCES, 0));
	REFUSES(msr_bits, jkt_cbo_ctl, (0, JKT_CBO_CTL_COUNT));
	FIELD(JKT_CBO_CTL_THRESH, 0xff000000u, 24, 8);
	GET(jkt_cbo_ctl, thresh, uint32_t, 0xff000000u, 24);
	SET(jkt_cbo_ctl, thresh, uint32_t, 0xff000000u, 24, 0xffffff);
	FIELD(JKT_CBO_CTL_INVERT, 0x00800000u, 23, 1);
	VALUES(JKT_CBO_CTL_INVERT, 0x1u,
	       { JKT_CBO_CTL_INVERT_GE, 0x0 },
	       { JKT_CBO_CTL_INVERT_LT, 0x1 });
	GET(jkt_cbo_ctl, invert, uint32_t, 0x00800000u, 23);
	SET(jkt_cbo_ctl, invert, uint32_t, 0x00800000u, 23, 0xff7fffff);
	FIELD(JKT_CBO_CTL_EN, 0x00400000u, 22, 1);
	GET(jkt_cbo_ctl, en, uint32_t, 0x00400000u, 22);
	SET(jkt_cbo_ctl, en, uint32_t, 0x00400000u, 22, 0xffbfffff);
	FIELD(JKT_CBO_CTL_TID_EN, 0x00080000u, 19, 1);
	GET(jkt_cbo_ctl, tid_en, uint32_t, 0x00080000u, 19);
	SET(jkt_cbo_ctl, tid_en, uint32_t, 0x00080000u, 19, 0xfff7ffff);
	FIELD(JKT_CBO_CTL_EDGE_DET, 0x00040000u, 18, 1);
	VALUES(JKT_CBO_CTL_EDGE_DET, 0x1u,
	       { JKT_CBO_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_CBO_CTL_EDGE_DET_EDGES, 0x1 });
	GET(jkt_cbo_ctl, edge_det, uint32_t, 0x00040000u, 18);
	SET(jkt_cbo_ctl, edge_det, uint32_t, 0x00040000u, 18, 0xfffbffff);
	FIELD(JKT_CBO_CTL_RST, 0x00020000u, 17, 1);
	SET(jkt_cbo_ctl, rst, uint32_t, 0x00020000u, 17, 0xfffdffff);
	FIELD(JKT_CBO_CTL_UMASK, 0x0000ff00u, 8, 8);
	GET(jkt_cbo_ctl, umask, uint32_t, 0x0000ff00u, 8);
	SET(jkt_cbo_ctl, umask, uint32_t, 0x0000ff00u, 8, 0xffff00ff);
	FIELD(JKT_CBO_CTL_EV_SEL, 0x000000ffu, 0, 8);
	GET(jkt_cbo_ctl, ev_sel, uint32_t, 0x000000ffu, 0);
	SET(jkt_cbo_ctl, ev_sel, uint32_t, 0x000000ffu, 0, 0xffffff00);
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
	REFUSES(msr_bits, jkt_cbo_ctr, (JKT_CBO_INSTANCES, 0));
	REFUSES(msr_bits, jkt_cbo_ctr, (0, JKT_CBO_CTR_COUNT));
	FIELD(JKT_CBO_CTR_EVENT_COUNT, UINT64_C(0x00000fffffffffff), 0, 44);
	GET(jkt_cbo_ctr, event_count, uint64_t, UINT64_C(0x00000fffffffffff), 0);
	SET(jkt_cbo_ctr, event_count, uint64_t, UINT64_C(0x00000fffffffffff), 0, 0xfffff00000000000);
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
	REFUSES(msr_bits, jkt_cbo_box_filter, (JKT_CBO_INSTANCES));
	FIELD(JKT_CBO_BOX_FILTER_OPC, 0xff800000u, 23, 9);
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
	GET(jkt_cbo_box_filter, opc, uint32_t, 0xff800000u, 23);
	SET(jkt_cbo_box_filter, opc, uint32_t, 0xff800000u, 23, 0x7fffff);
	FIELD(JKT_CBO_BOX_FILTER_STATE, 0x007c0000u, 18, 5);
	VALUES(JKT_CBO_BOX_FILTER_STATE, 0x1fu,
	       { JKT_CBO_BOX_FILTER_STATE_I, 0x1 },
	       { JKT_CBO_BOX_FILTER_STATE_S, 0x2 },
	       { JKT_CBO_BOX_FILTER_STATE_E, 0x4 },
	       { JKT_CBO_BOX_FILTER_STATE_M, 0x8 },
	       { JKT_CBO_BOX_FILTER_STATE_F, 0x10 },
	       { JKT_CBO_BOX_FILTER_STATE_ANY, 0x1f });
	GET(jkt_cbo_box_filter, state, uint32_t, 0x007c0000u, 18);
	SET(jkt_cbo_box_filter, state, uint32_t, 0x007c0000u, 18, 0xff83ffff);
	FIELD(JKT_CBO_BOX_FILTER_NID, 0x0003fc00u, 10, 8);
	GET(jkt_cbo_box_filter, nid, uint32_t, 0x0003fc00u, 10);
	SET(jkt_cbo_box_filter, nid, uint32_t, 0x0003fc00u, 10, 0xfffc03ff);
	FIELD(JKT_CBO_BOX_FILTER_TID, 0x0000001fu, 0, 5);
	GET(jkt_cbo_box_filter, tid, uint32_t, 0x0000001fu, 0);
	SET(jkt_cbo_box_filter, tid, uint32_t, 0x0000001fu, 0, 0xffffffe0);
	FIELD(JKT_CBO_BOX_FILTER_CORE, 0x0000000eu, 1, 3);
	GET(jkt_cbo_box_filter, core, uint32_t, 0x0000000eu, 1);
	SET(jkt_cbo_box_filter, core, uint32_t, 0x0000000eu, 1, 0xfffffff1);
	FIELD(JKT_CBO_BOX_FILTER_THREAD, 0x00000001u, 0, 1);
	GET(jkt_cbo_box_filter, thread, uint32_t, 0x00000001u, 0);
	SET(jkt_cbo_box_filter, thread, uint32_t, 0x00000001u, 0, 0xfffffffe);
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
	FIELD(JKT_PCU_BOX_CTL_FRZ_EN, 0x00010000u, 16, 1);
	SET(jkt_pcu_box_ctl, frz_en, uint32_t, 0x00010000u, 16, 0xfffeffff);
	FIELD(JKT_PCU_BOX_CTL_FRZ, 0x00000100u, 8, 1);
	SET(jkt_pcu_box_ctl, frz, uint32_t, 0x00000100u, 8, 0xfffffeff);
	FIELD(JKT_PCU_BOX_CTL_RST_CTRS, 0x00000002u, 1, 1);
	SET(jkt_pcu_box_ctl, rst_ctrs, uint32_t, 0x00000002u, 1, 0xfffffffd);
	FIELD(JKT_PCU_BOX_CTL_RST_CTRL, 0x00000001u, 0, 1);
	SET(jkt_pcu_box_ctl, rst_ctrl, uint32_t, 0x00000001u, 0, 0xfffffffe);
}

static void check_jkt_pcu_ctl(struct run *run)
{
	RESET(jkt_pcu_ctl, JKT_PCU_CTL, 0x00000000u);
	IS(JKT_PCU_CTL_MUST_ZERO, 0x10000);
	IS(JKT_PCU_CTL_COUNT, 0x4);
	ADDR(msr_bits, jkt_pcu_ctl, (i), 1, 4, 0,
	     0xc30, 0xc31, 0xc32, 0xc33);
	REFUSES(msr_bits, jkt_pcu_ctl, (JKT_PCU_CTL_COUNT));
	FIELD(JKT_PCU_CTL_OCC_EDGE_DET, 0x80000000u, 31, 1);
	VALUES(JKT_PCU_CTL_OCC_EDGE_DET, 0x1u,
	       { JKT_PCU_CTL_OCC_EDGE_DET_CYCLES, 0x0 },
	       { JKT_PCU_CTL_OCC_EDGE_DET_EDGES, 0x1 });
	GET(jkt_pcu_ctl, occ_edge_det, uint32_t, 0x80000000u, 31);
	SET(jkt_pcu_ctl, occ_edge_det, uint32_t, 0x80000000u, 31, 0x7fffffff);
	FIELD(JKT_PCU_CTL_OCC_INVERT, 0x40000000u, 30, 1);
	VALUES(JKT_PCU_CTL_OCC_INVERT, 0x1u,
	       { JKT_PCU_CTL_OCC_INVERT_GE, 0x0 },
	       { JKT_PCU_CTL_OCC_INVERT_LT, 0x1 });
	GET(jkt_pcu_ctl, occ_invert, uint32_t, 0x40000000u, 30);
	SET(jkt_pcu_ctl, occ_invert, uint32_t, 0x40000000u, 30, 0xbfffffff);
	FIELD(JKT_PCU_CTL_THRESH, 0x1f000000u, 24, 5);
	GET(jkt_pcu_ctl, thresh, uint32_t, 0x1f000000u, 24);
	SET(jkt_pcu_ctl, thresh, uint32_t, 0x1f000000u, 24, 0xe0ffffff);
	FIELD(JKT_PCU_CTL_INVERT, 0x00800000u, 23, 1);
	VALUES(JKT_PCU_CTL_INVERT, 0x1u,
	       { JKT_PCU_CTL_INVERT_GE, 0x0 },
	       { JKT_PCU_CTL_INVERT_LT, 0x1 });
	GET(jkt_pcu_ctl, invert, uint32_t, 0x00800000u, 23);
	SET(jkt_pcu_ctl, invert, uint32_t, 0x00800000u, 23, 0xff7fffff);
	FIELD(JKT_PCU_CTL_EN, 0x00400000u, 22, 1);
	GET(jkt_pcu_ctl, en, uint32_t, 0x00400000u, 22);
	SET(jkt_pcu_ctl, en, uint32_t, 0x00400000u, 22, 0xffbfffff);
	FIELD(JKT_PCU_CTL_EV_SEL_EXT, 0x00200000u, 21, 1);
	VALUES(JKT_PCU_CTL_EV_SEL_EXT, 0x1u,
	       { JKT_PCU_CTL_EV_SEL_EXT_BASE, 0x0 },
	       { JKT_PCU_CTL_EV_SEL_EXT_EXTENDED, 0x1 });
	GET(jkt_pcu_ctl, ev_sel_ext, uint32_t, 0x00200000u, 21);
	SET(jkt_pcu_ctl, ev_sel_ext, uint32_t, 0x00200000u, 21, 0xffdfffff);
	FIELD(JKT_PCU_CTL_EDGE_DET, 0x00040000u, 18, 1);
	VALUES(JKT_PCU_CTL_EDGE_DET, 0x1u,
	       { JKT_PCU_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_PCU_CTL_EDGE_DET_EDGES, 0x1 });
	GET(jkt_pcu_ctl, edge_det, uint32_t, 0x00040000u, 18);
	SET(jkt_pcu_ctl, edge_det, uint32_t, 0x00040000u, 18, 0xfffbffff);
	FIELD(JKT_PCU_CTL_RST, 0x00020000u, 17, 1);
	SET(jkt_pcu_ctl, rst, uint32_t, 0x00020000u, 17, 0xfffdffff);
	FIELD(JKT_PCU_CTL_OCC_SEL, 0x0000c000u, 14, 2);
	VALUES(JKT_PCU_CTL_OCC_SEL, 0x3u,
	       { JKT_PCU_CTL_OCC_SEL_C0, 0x1 },
	       { JKT_PCU_CTL_OCC_SEL_C3, 0x2 },
	       { JKT_PCU_CTL_OCC_SEL_C6, 0x3 });
	GET(jkt_pcu_ctl, occ_sel, uint32_t, 0x0000c000u, 14);
	SET(jkt_pcu_ctl, occ_sel, uint32_t, 0x0000c000u, 14, 0xffff3fff);
	FIELD(JKT_PCU_CTL_EV_SEL, 0x000000ffu, 0, 8);
	GET(jkt_pcu_ctl, ev_sel, uint32_t, 0x000000ffu, 0);
	SET(jkt_pcu_ctl, ev_sel, uint32_t, 0x000000ffu, 0, 0xffffff00);
	FIELD(JKT_PCU_CTL_USE_OCC, 0x00000080u, 7, 1);
	GET(jkt_pcu_ctl, use_occ, uint32_t, 0x00000080u, 7);
	SET(jkt_pcu_ctl, use_occ, uint32_t, 0x00000080u, 7, 0xffffff7f);
}

static void check_jkt_pcu_ctr(struct run *run)
{
	RESET(jkt_pcu_ctr, JKT_PCU_CTR, UINT64_C(0x0000000000000000));
	IS(JKT_PCU_CTR_COUNT, 0x4);
	ADDR(msr_bits, jkt_pcu_ctr, (i), 1, 4, 0,
	     0xc36, 0xc37, 0xc38, 0xc39);
	REFUSES(msr_bits, jkt_pcu_ctr, (JKT_PCU_CTR_COUNT));
	FIELD(JKT_PCU_CTR_EVENT_COUNT, UINT64_C(0x0000ffffffffffff), 0, 48);
	GET(jkt_pcu_ctr, event_count, uint64_t, UINT64_C(0x0000ffffffffffff), 0);
	SET(jkt_pcu_ctr, event_count, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 0xffff000000000000);
}

static void check_jkt_pcu_box_filter(struct run *run)
{
	RESET(jkt_pcu_box_filter, JKT_PCU_BOX_FILTER, 0x00000000u);
	ADDR(msr_bits, jkt_pcu_box_filter, (), 1, 1, 0,
	     0xc34);
	FIELD(JKT_PCU_BOX_FILTER_FILT31_24, 0xff000000u, 24, 8);
	GET(jkt_pcu_box_filter, filt31_24, uint32_t, 0xff000000u, 24);
	SET(jkt_pcu_box_filter, filt31_24, uint32_t, 0xff000000u, 24, 0xffffff);
	FIELD(JKT_PCU_BOX_FILTER_FILT23_16, 0x00ff0000u, 16, 8);
	GET(jkt_pcu_box_filter, filt23_16, uint32_t, 0x00ff0000u, 16);
	SET(jkt_pcu_box_filter, filt23_16, uint32_t, 0x00ff0000u, 16, 0xff00ffff);
	FIELD(JKT_PCU_BOX_FILTER_FILT15_8, 0x0000ff00u, 8, 8);
	GET(jkt_pcu_box_filter, filt15_8, uint32_t, 0x0000ff00u, 8);
	SET(jkt_pcu_box_filter, filt15_8, uint32_t, 0x0000ff00u, 8, 0xffff00ff);
	FIELD(JKT_PCU_BOX_FILTER_FILT7_0, 0x000000ffu, 0, 8);
	GET(jkt_pcu_box_filter, filt7_0, uint32_t, 0x000000ffu, 0);
	SET(jkt_pcu_box_filter, filt7_0, uint32_t, 0x000000ffu, 0, 0xffffff00);
}

static void check_jkt_pcu_core_c6_ctr(struct run *run)
{
	RESET(jkt_pcu_core_c6_ctr, JKT_PCU_CORE_C6_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, jkt_pcu_core_c6_ctr, (), 1, 1, 0,
	     0x3fd);
	FIELD(JKT_PCU_CORE_C6_CTR_EVENT_COUNT, UINT64_C(0xffffffffffffffff), 0, 64);
	GET(jkt_pcu_core_c6_ctr, event_count, uint64_t, UINT64_C(0xffffffffffffffff), 0);
	SET(jkt_pcu_core_c6_ctr, event_count, uint64_t, UINT64_C(0xffffffffffffffff), 0, 0x0);
}

static void check_jkt_pcu_core_c3_ctr(struct run *run)
{
	RESET(jkt_pcu_core_c3_ctr, JKT_PCU_CORE_C3_CTR, UINT64_C(0x0000000000000000));
	ADDR(msr_bits, jkt_pcu_core_c3_ctr, (), 1, 1, 0,
	     0x3fc);
	FIELD(JKT_PCU_CORE_C3_CTR_EVENT_COUNT, UINT64_C(0xffffffffffffffff), 0, 64);
	GET(jkt_pcu_core_c3_ctr, event_count, uint64_t, UINT64_C(0xffffffffffffffff), 0);
	SET(jkt_pcu_core_c3_ctr, event_count, uint64_t, UINT64_C(0xffffffffffffffff), 0, 0x0);
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

static void check_jkt_ha_box_ctl(struct run *run)
{
	RESET(jkt_ha_box_ctl, JKT_HA_BOX_CTL, 0x00000000u);
	IS(JKT_HA_BOX_CTL_MUST_ZERO, 0x20003);
	ADDR(pci_bits, jkt_ha_box_ctl, (), 1, 1, 0,
	     0xe0100f4);
	FIELD(JKT_HA_BOX_CTL_OV_EN, 0x00020000u, 17, 1);
	GET(jkt_ha_box_ctl, ov_en, uint32_t, 0x00020000u, 17);
	FIELD(JKT_HA_BOX_CTL_FRZ_EN, 0x00010000u, 16, 1);
	SET(jkt_ha_box_ctl, frz_en, uint32_t, 0x00010000u, 16, 0xfffeffff);
	FIELD(JKT_HA_BOX_CTL_FRZ, 0x00000100u, 8, 1);
	SET(jkt_ha_box_ctl, frz, uint32_t, 0x00000100u, 8, 0xfffffeff);
	FIELD(JKT_HA_BOX_CTL_RST_CTRL, 0x00000001u, 0, 1);
}

static void check_jkt_ha_ctl(struct run *run)
{
	RESET(jkt_ha_ctl, JKT_HA_CTL, 0x00000000u);
	IS(JKT_HA_CTL_MUST_ZERO, 0x330000);
	IS(JKT_HA_CTL_COUNT, 0x4);
	ADDR(pci_bits, jkt_ha_ctl, (i), 1, 4, 0,
	     0xe0100d8, 0xe0100dc, 0xe0100e0, 0xe0100e4);
	REFUSES(pci_bits, jkt_ha_ctl, (JKT_HA_CTL_COUNT));
	FIELD(JKT_HA_CTL_THRESH, 0xff000000u, 24, 8);
	GET(jkt_ha_ctl, thresh, uint32_t, 0xff000000u, 24);
	SET(jkt_ha_ctl, thresh, uint32_t, 0xff000000u, 24, 0xffffff);
	FIELD(JKT_HA_CTL_INVERT, 0x00800000u, 23, 1);
	VALUES(JKT_HA_CTL_INVERT, 0x1u,
	       { JKT_HA_CTL_INVERT_GE, 0x0 },
	       { JKT_HA_CTL_INVERT_LT, 0x1 });
	GET(jkt_ha_ctl, invert, uint32_t, 0x00800000u, 23);
	SET(jkt_ha_ctl, invert, uint32_t, 0x00800000u, 23, 0xff7fffff);
	FIELD(JKT_HA_CTL_EN, 0x00400000u, 22, 1);
	GET(jkt_ha_ctl, en, uint32_t, 0x00400000u, 22);
	SET(jkt_ha_ctl, en, uint32_t, 0x00400000u, 22, 0xffbfffff);
	FIELD(JKT_HA_CTL_INTERNAL, 0x00200000u, 21, 1);
	GET(jkt_ha_ctl, internal, uint32_t, 0x00200000u, 21);
	FIELD(JKT_HA_CTL_OV_EN, 0x00100000u, 20, 1);
	GET(jkt_ha_ctl, ov_en, uint32_t, 0x00100000u, 20);
	FIELD(JKT_HA_CTL_EDGE_DET, 0x00040000u, 18, 1);
	VALUES(JKT_HA_CTL_EDGE_DET, 0x1u,
	       { JKT_HA_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_HA_CTL_EDGE_DET_EDGES, 0x1 });
	GET(jkt_ha_ctl, edge_det, uint32_t, 0x00040000u, 18);
	SET(jkt_ha_ctl, edge_det, uint32_t, 0x00040000u, 18, 0xfffbffff);
	FIELD(JKT_HA_CTL_RST, 0x00020000u, 17, 1);
	FIELD(JKT_HA_CTL_Q_OCC_RST, 0x00010000u, 16, 1);
	FIELD(JKT_HA_CTL_UMASK, 0x0000ff00u, 8, 8);
	GET(jkt_ha_ctl, umask, uint32_t, 0x0000ff00u, 8);
	SET(jkt_ha_ctl, umask, uint32_t, 0x0000ff00u, 8, 0xffff00ff);
	FIELD(JKT_HA_CTL_EV_SEL, 0x000000ffu, 0, 8);
	GET(jkt_ha_ctl, ev_sel, uint32_t, 0x000000ffu, 0);
	SET(jkt_ha_ctl, ev_sel, uint32_t, 0x000000ffu, 0, 0xffffff00);
}

static void check_jkt_ha_ctr(struct run *run)
{
	RESET(jkt_ha_ctr, JKT_HA_CTR, UINT64_C(0x0000000000000000));
	IS(JKT_HA_CTR_COUNT, 0x4);
	ADDR(pci_bits, jkt_ha_ctr, (i), 1, 4, 0,
	     0xe0100a0, 0xe0100a8, 0xe0100b0, 0xe0100b8);
	REFUSES(pci_bits, jkt_ha_ctr, (JKT_HA_CTR_COUNT));
	FIELD(JKT_HA_CTR_EVENT_COUNT, UINT64_C(0x0000ffffffffffff), 0, 48);
	GET(jkt_ha_ctr, event_count, uint64_t, UINT64_C(0x0000ffffffffffff), 0);
	SET(jkt_ha_ctr, event_count, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 0xffff000000000000);
}

static void check_jkt_ha_box_opcodematch(struct run *run)
{
	RESET(jkt_ha_box_opcodematch, JKT_HA_BOX_OPCODEMATCH, 0x00000000u);
	ADDR(pci_bits, jkt_ha_box_opcodematch, (), 1, 1, 0,
	     0xe010048);
	FIELD(JKT_HA_BOX_OPCODEMATCH_OPC, 0x0000003fu, 0, 6);
	GET(jkt_ha_box_opcodematch, opc, uint32_t, 0x0000003fu, 0);
	SET(jkt_ha_box_opcodematch, opc, uint32_t, 0x0000003fu, 0, 0xffffffc0);
	FIELD(JKT_HA_BOX_OPCODEMATCH_MSG_CLASS, 0x00000030u, 4, 2);
	VALUES(JKT_HA_BOX_OPCODEMATCH_MSG_CLASS, 0x3u,
	       { JKT_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM0, 0x0 },
	       { JKT_HA_BOX_OPCODEMATCH_MSG_CLASS_HOM1, 0x1 },
	       { JKT_HA_BOX_OPCODEMATCH_MSG_CLASS_NDR, 0x2 },
	       { JKT_HA_BOX_OPCODEMATCH_MSG_CLASS_SNP, 0x3 });
	GET(jkt_ha_box_opcodematch, msg_class, uint32_t, 0x00000030u, 4);
	SET(jkt_ha_box_opcodematch, msg_class, uint32_t, 0x00000030u, 4, 0xffffffcf);
	FIELD(JKT_HA_BOX_OPCODEMATCH_OPCODE, 0x0000000fu, 0, 4);
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
	GET(jkt_ha_box_opcodematch, opcode, uint32_t, 0x0000000fu, 0);
	SET(jkt_ha_box_opcodematch, opcode, uint32_t, 0x0000000fu, 0, 0xfffffff0);
}

static void check_jkt_ha_box_addrmatch1(struct run *run)
{
	RESET(jkt_ha_box_addrmatch1, JKT_HA_BOX_ADDRMATCH1, 0x00000000u);
	ADDR(pci_bits, jkt_ha_box_addrmatch1, (), 1, 1, 0,
	     0xe010044);
	FIELD(JKT_HA_BOX_ADDRMATCH1_HI_ADDR, 0x00003fffu, 0, 14);
	GET(jkt_ha_box_addrmatch1, hi_addr, uint32_t, 0x00003fffu, 0);
	SET(jkt_ha_box_addrmatch1, hi_addr, uint32_t, 0x00003fffu, 0, 0xffffc000);
}

static void check_jkt_ha_box_addrmatch0(struct run *run)
{
	RESET(jkt_ha_box_addrmatch0, JKT_HA_BOX_ADDRMATCH0, 0x00000000u);
	ADDR(pci_bits, jkt_ha_box_addrmatch0, (), 1, 1, 0,
	     0xe010040);
	FIELD(JKT_HA_BOX_ADDRMATCH0_LO_ADDR, 0xffffffc0u, 6, 26);
	GET(jkt_ha_box_addrmatch0, lo_addr, uint32_t, 0xffffffc0u, 6);
	SET(jkt_ha_box_addrmatch0, lo_addr, uint32_t, 0xffffffc0u, 6, 0x3f);
}

static void check_jkt_ha_cfg4(struct run *run)
{
	IS(JKT_HA_CFG4_MUST_ZERO, 0x330000);
	ADDR(pci_bits, jkt_ha_cfg4, (), 1, 1, 0,
	     0xe0100e8);
	FIELD(JKT_HA_CFG4_THRESH, 0xff000000u, 24, 8);
	GET(jkt_ha_cfg4, thresh, uint32_t, 0xff000000u, 24);
	FIELD(JKT_HA_CFG4_INVERT, 0x00800000u, 23, 1);
	VALUES(JKT_HA_CFG4_INVERT, 0x1u,
	       { JKT_HA_CFG4_INVERT_GE, 0x0 },
	       { JKT_HA_CFG4_INVERT_LT, 0x1 });
	GET(jkt_ha_cfg4, invert, uint32_t, 0x00800000u, 23);
	FIELD(JKT_HA_CFG4_EN, 0x00400000u, 22, 1);
	GET(jkt_ha_cfg4, en, uint32_t, 0x00400000u, 22);
	FIELD(JKT_HA_CFG4_INTERNAL, 0x00200000u, 21, 1);
	GET(jkt_ha_cfg4, internal, uint32_t, 0x00200000u, 21);
	FIELD(JKT_HA_CFG4_OV_EN, 0x00100000u, 20, 1);
	GET(jkt_ha_cfg4, ov_en, uint32_t, 0x00100000u, 20);
	FIELD(JKT_HA_CFG4_EDGE_DET, 0x00040000u, 18, 1);
	VALUES(JKT_HA_CFG4_EDGE_DET, 0x1u,
	       { JKT_HA_CFG4_EDGE_DET_CYCLES, 0x0 },
	       { JKT_HA_CFG4_EDGE_DET_EDGES, 0x1 });
	GET(jkt_ha_cfg4, edge_det, uint32_t, 0x00040000u, 18);
	FIELD(JKT_HA_CFG4_RST, 0x00020000u, 17, 1);
	FIELD(JKT_HA_CFG4_Q_OCC_RST, 0x00010000u, 16, 1);
	FIELD(JKT_HA_CFG4_UMASK, 0x0000ff00u, 8, 8);
	GET(jkt_ha_cfg4, umask, uint32_t, 0x0000ff00u, 8);
	FIELD(JKT_HA_CFG4_EV_SEL, 0x000000ffu, 0, 8);
	GET(jkt_ha_cfg4, ev_sel, uint32_t, 0x000000ffu, 0);
}

static void check_jkt_ha_box_status(struct run *run)
{
	IS(JKT_HA_BOX_STATUS_RW1C, 0x0000007fu);
	ADDR(pci_bits, jkt_ha_box_status, (), 1, 1, 0,
	     0xe0100f8);
	FIELD(JKT_HA_BOX_STATUS_OV, 0x0000007fu, 0, 7);
	GET(jkt_ha_box_status, ov, uint32_t, 0x0000007fu, 0);
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
	REFUSES(pci_bits, jkt_imc_box_ctl, (JKT_IMC_INSTANCES));
	FIELD(JKT_IMC_BOX_CTL_OV_EN, 0x00020000u, 17, 1);
	GET(jkt_imc_box_ctl, ov_en, uint32_t, 0x00020000u, 17);
	FIELD(JKT_IMC_BOX_CTL_FRZ_EN, 0x00010000u, 16, 1);
	SET(jkt_imc_box_ctl, frz_en, uint32_t, 0x00010000u, 16, 0xfffeffff);
	FIELD(JKT_IMC_BOX_CTL_FRZ, 0x00000100u, 8, 1);
	SET(jkt_imc_box_ctl, frz, uint32_t, 0x00000100u, 8, 0xfffffeff);
	FIELD(JKT_IMC_BOX_CTL_RST_CTRL, 0x00000001u, 0, 1);
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
	REFUSES(pci_bits, jkt_imc_fixed_ctl, (JKT_IMC_INSTANCES));
	FIELD(JKT_IMC_FIXED_CTL_EN, 0x00400000u, 22, 1);
	GET(jkt_imc_fixed_ctl, en, uint32_t, 0x00400000u, 22);
	SET(jkt_imc_fixed_ctl, en, uint32_t, 0x00400000u, 22, 0xffbfffff);
	FIELD(JKT_IMC_FIXED_CTL_RST, 0x00080000u, 19, 1);
	SET(jkt_imc_fixed_ctl, rst, uint32_t, 0x00080000u, 19, 0xfff7ffff);
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
	REFUSES(pci_bits, jkt_imc_ctl, (JKT_IMC_INSTANCES, 0));
	REFUSES(pci_bits, jkt_imc_ctl, (0, JKT_IMC_CTL_COUNT));
	FIELD(JKT_IMC_CTL_THRESH, 0xff000000u, 24, 8);
	GET(jkt_imc_ctl, thresh, uint32_t, 0xff000000u, 24);
	SET(jkt_imc_ctl, thresh, uint32_t, 0xff000000u, 24, 0xffffff);
	FIELD(JKT_IMC_CTL_INVERT, 0x00800000u, 23, 1);
	VALUES(JKT_IMC_CTL_INVERT, 0x1u,
	       { JKT_IMC_CTL_INVERT_GE, 0x0 },
	       { JKT_IMC_CTL_INVERT_LT, 0x1 });
	GET(jkt_imc_ctl, invert, uint32_t, 0x00800000u, 23);
	SET(jkt_imc_ctl, invert, uint32_t, 0x00800000u, 23, 0xff7fffff);
	FIELD(JKT_IMC_CTL_EN, 0x00400000u, 22, 1);
	GET(jkt_imc_ctl, en, uint32_t, 0x00400000u, 22);
	SET(jkt_imc_ctl, en, uint32_t, 0x00400000u, 22, 0xffbfffff);
	FIELD(JKT_IMC_CTL_INTERNAL, 0x00200000u, 21, 1);
	GET(jkt_imc_ctl, internal, uint32_t, 0x00200000u, 21);
	FIELD(JKT_IMC_CTL_OV_EN, 0x00100000u, 20, 1);
	GET(jkt_imc_ctl, ov_en, uint32_t, 0x00100000u, 20);
	FIELD(JKT_IMC_CTL_EDGE_DET, 0x00040000u, 18, 1);
	VALUES(JKT_IMC_CTL_EDGE_DET, 0x1u,
	       { JKT_IMC_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_IMC_CTL_EDGE_DET_EDGES, 0x1 });
	GET(jkt_imc_ctl, edge_det, uint32_t, 0x00040000u, 18);
	SET(jkt_imc_ctl, edge_det, uint32_t, 0x00040000u, 18, 0xfffbffff);
	FIELD(JKT_IMC_CTL_RST, 0x00020000u, 17, 1);
	FIELD(JKT_IMC_CTL_Q_OCC_RST, 0x00010000u, 16, 1);
	FIELD(JKT_IMC_CTL_UMASK, 0x0000ff00u, 8, 8);
	GET(jkt_imc_ctl, umask, uint32_t, 0x0000ff00u, 8);
	SET(jkt_imc_ctl, umask, uint32_t, 0x0000ff00u, 8, 0xffff00ff);
	FIELD(JKT_IMC_CTL_EV_SEL, 0x000000ffu, 0, 8);
	GET(jkt_imc_ctl, ev_sel, uint32_t, 0x000000ffu, 0);
	SET(jkt_imc_ctl, ev_sel, uint32_t, 0x000000ffu, 0, 0xffffff00);
}

static void check_jkt_imc_fixed_ctr(struct run *run)
{
	RESET(jkt_imc_fixed_ctr, JKT_IMC_FIXED_CTR, UINT64_C(0x0000000000000000));
	ADDR(pci_bits, jkt_imc_fixed_ctr, (n), 4, 1, 0,
	     0x100000d0,
	     0x100100d0,
	     0x100400d0,
	     0x100500d0);
	REFUSES(pci_bits, jkt_imc_fixed_ctr, (JKT_IMC_INSTANCES));
	FIELD(JKT_IMC_FIXED_CTR_EVENT_COUNT, UINT64_C(0x0000ffffffffffff), 0, 48);
	GET(jkt_imc_fixed_ctr, event_count, uint64_t, UINT64_C(0x0000ffffffffffff), 0);
	SET(jkt_imc_fixed_ctr, event_count, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 0xffff000000000000);
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
	REFUSES(pci_bits, jkt_imc_ctr, (JKT_IMC_INSTANCES, 0));
	REFUSES(pci_bits, jkt_imc_ctr, (0, JKT_IMC_CTR_COUNT));
	FIELD(JKT_IMC_CTR_EVENT_COUNT, UINT64_C(0x0000ffffffffffff), 0, 48);
	GET(jkt_imc_ctr, event_count, uint64_t, UINT64_C(0x0000ffffffffffff), 0);
	SET(jkt_imc_ctr, event_count, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 0xffff000000000000);
}

static void check_jkt_imc_cfg4(struct run *run)
{
	IS(JKT_IMC_CFG4_MUST_ZERO, 0x330000);
	ADDR(pci_bits, jkt_imc_cfg4, (n), 4, 1, 0,
	     0x100000e8,
	     0x100100e8,
	     0x100400e8,
	     0x100500e8);
	REFUSES(pci_bits, jkt_imc_cfg4, (JKT_IMC_INSTANCES));
	FIELD(JKT_IMC_CFG4_THRESH, 0xff000000u, 24, 8);
	GET(jkt_imc_cfg4, thresh, uint32_t, 0xff000000u, 24);
	FIELD(JKT_IMC_CFG4_INVERT, 0x00800000u, 23, 1);
	VALUES(JKT_IMC_CFG4_INVERT, 0x1u,
	       { JKT_IMC_CFG4_INVERT_GE, 0x0 },
	       { JKT_IMC_CFG4_INVERT_LT, 0x1 });
	GET(jkt_imc_cfg4, invert, uint32_t, 0x00800000u, 23);
	FIELD(JKT_IMC_CFG4_EN, 0x00400000u, 22, 1);
	GET(jkt_imc_cfg4, en, uint32_t, 0x00400000u, 22);
	FIELD(JKT_IMC_CFG4_INTERNAL, 0x00200000u, 21, 1);
	GET(jkt_imc_cfg4, internal, uint32_t, 0x00200000u, 21);
	FIELD(JKT_IMC_CFG4_OV_EN, 0x00100000u, 20, 1);
	GET(jkt_imc_cfg4, ov_en, uint32_t, 0x00100000u, 20);
	FIELD(JKT_IMC_CFG4_EDGE_DET, 0x00040000u, 18, 1);
	VALUES(JKT_IMC_CFG4_EDGE_DET, 0x1u,
	       { JKT_IMC_CFG4_EDGE_DET_CYCLES, 0x0 },
	       { JKT_IMC_CFG4_EDGE_DET_EDGES, 0x1 });
	GET(jkt_imc_cfg4, edge_det, uint32_t, 0x00040000u, 18);
	FIELD(JKT_IMC_CFG4_RST, 0x00020000u, 17, 1);
	FIELD(JKT_IMC_CFG4_Q_OCC_RST, 0x00010000u, 16, 1);
	FIELD(JKT_IMC_CFG4_UMASK, 0x0000ff00u, 8, 8);
	GET(jkt_imc_cfg4, umask, uint32_t, 0x0000ff00u, 8);
	FIELD(JKT_IMC_CFG4_EV_SEL, 0x000000ffu, 0, 8);
	GET(jkt_imc_cfg4, ev_sel, uint32_t, 0x000000ffu, 0);
}

static void check_jkt_imc_box_status(struct run *run)
{
	IS(JKT_IMC_BOX_STATUS_RW1C, 0x0000007fu);
	ADDR(pci_bits, jkt_imc_box_status, (n), 4, 1, 0,
	     0x100000f8,
	     0x100100f8,
	     0x100400f8,
	     0x100500f8);
	REFUSES(pci_bits, jkt_imc_box_status, (JKT_IMC_INSTANCES));
	FIELD(JKT_IMC_BOX_STATUS_OV, 0x0000007fu, 0, 7);
	GET(jkt_imc_box_status, ov, uint32_t, 0x0000007fu, 0);
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

static void check_jkt_qpi_box_ctl(struct run *run)
{
	RESET(jkt_qpi_box_ctl, JKT_QPI_BOX_CTL, 0x00000000u);
	IS(JKT_QPI_BOX_CTL_MUST_ZERO, 0x20000);
	ADDR(pci_bits, jkt_qpi_box_ctl, (n), 2, 1, 0,
	     0x80200f4,
	     0x90200f4);
	REFUSES(pci_bits, jkt_qpi_box_ctl, (JKT_QPI_INSTANCES));
	FIELD(JKT_QPI_BOX_CTL_OV_EN, 0x00020000u, 17, 1);
	GET(jkt_qpi_box_ctl, ov_en, uint32_t, 0x00020000u, 17);
	FIELD(JKT_QPI_BOX_CTL_FRZ_EN, 0x00010000u, 16, 1);
	SET(jkt_qpi_box_ctl, frz_en, uint32_t, 0x00010000u, 16, 0xfffeffff);
	FIELD(JKT_QPI_BOX_CTL_FRZ, 0x00000100u, 8, 1);
	SET(jkt_qpi_box_ctl, frz, uint32_t, 0x00000100u, 8, 0xfffffeff);
	FIELD(JKT_QPI_BOX_CTL_RST_CTRS, 0x00000002u, 1, 1);
	SET(jkt_qpi_box_ctl, rst_ctrs, uint32_t, 0x00000002u, 1, 0xfffffffd);
	FIELD(JKT_QPI_BOX_CTL_RST_CTRL, 0x00000001u, 0, 1);
	SET(jkt_qpi_box_ctl, rst_ctrl, uint32_t, 0x00000001u, 0, 0xfffffffe);
}

static void check_jkt_qpi_ctl(struct run *run)
{
	RESET(jkt_qpi_ctl, JKT_QPI_CTL, 0x00000000u);
	IS(JKT_QPI_CTL_MUST_ZERO, 0x10000);
	IS(JKT_QPI_CTL_COUNT, 0x4);
	ADDR(pci_bits, jkt_qpi_ctl, (n, i), 2, 4, 0,
	     0x80200d8, 0x80200dc, 0x80200e0, 0x80200e4,
	     0x90200d8, 0x90200dc, 0x90200e0, 0x90200e4);
	REFUSES(pci_bits, jkt_qpi_ctl, (JKT_QPI_INSTANCES, 0));
	REFUSES(pci_bits, jkt_qpi_ctl, (0, JKT_QPI_CTL_COUNT));
	FIELD(JKT_QPI_CTL_THRESH, 0xff000000u, 24, 8);
	GET(jkt_qpi_ctl, thresh, uint32_t, 0xff000000u, 24);
	SET(jkt_qpi_ctl, thresh, uint32_t, 0xff000000u, 24, 0xffffff);
	FIELD(JKT_QPI_CTL_INVERT, 0x00800000u, 23, 1);
	VALUES(JKT_QPI_CTL_INVERT, 0x1u,
	       { JKT_QPI_CTL_INVERT_GE, 0x0 },
	       { JKT_QPI_CTL_INVERT_LT, 0x1 });
	GET(jkt_qpi_ctl, invert, uint32_t, 0x00800000u, 23);
	SET(jkt_qpi_ctl, invert, uint32_t, 0x00800000u, 23, 0xff7fffff);
	FIELD(JKT_QPI_CTL_EN, 0x00400000u, 22, 1);
	GET(jkt_qpi_ctl, en, uint32_t, 0x00400000u, 22);
	SET(jkt_qpi_ctl, en, uint32_t, 0x00400000u, 22, 0xffbfffff);
	FIELD(JKT_QPI_CTL_EV_SEL_EXT, 0x00200000u, 21, 1);
	VALUES(JKT_QPI_CTL_EV_SEL_EXT, 0x1u,
	       { JKT_QPI_CTL_EV_SEL_EXT_BASE, 0x0 },
	       { JKT_QPI_CTL_EV_SEL_EXT_EXTENDED, 0x1 });
	GET(jkt_qpi_ctl, ev_sel_ext, uint32_t, 0x00200000u, 21);
	SET(jkt_qpi_ctl, ev_sel_ext, uint32_t, 0x00200000u, 21, 0xffdfffff);
	FIELD(JKT_QPI_CTL_OV_EN, 0x00100000u, 20, 1);
	GET(jkt_qpi_ctl, ov_en, uint32_t, 0x00100000u, 20);
	FIELD(JKT_QPI_CTL_EDGE_DET, 0x00040000u, 18, 1);
	VALUES(JKT_QPI_CTL_EDGE_DET, 0x1u,
	       { JKT_QPI_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_QPI_CTL_EDGE_DET_EDGES, 0x1 });
	GET(jkt_qpi_ctl, edge_det, uint32_t, 0x00040000u, 18);
	SET(jkt_qpi_ctl, edge_det, uint32_t, 0x00040000u, 18, 0xfffbffff);
	FIELD(JKT_QPI_CTL_RST, 0x00020000u, 17, 1);
	SET(jkt_qpi_ctl, rst, uint32_t, 0x00020000u, 17, 0xfffdffff);
	FIELD(JKT_QPI_CTL_Q_OCC_RST, 0x00010000u, 16, 1);
	FIELD(JKT_QPI_CTL_UMASK, 0x0000ff00u, 8, 8);
	GET(jkt_qpi_ctl, umask, uint32_t, 0x0000ff00u, 8);
	SET(jkt_qpi_ctl, umask, uint32_t, 0x0000ff00u, 8, 0xffff00ff);
	FIELD(JKT_QPI_CTL_EV_SEL, 0x000000ffu, 0, 8);
	GET(jkt_qpi_ctl, ev_sel, uint32_t, 0x000000ffu, 0);
	SET(jkt_qpi_ctl, ev_sel, uint32_t, 0x000000ffu, 0, 0xffffff00);
}

static void check_jkt_qpi_ctr(struct run *run)
{
	RESET(jkt_qpi_ctr, JKT_QPI_CTR, UINT64_C(0x0000000000000000));
	IS(JKT_QPI_CTR_COUNT, 0x4);
	ADDR(pci_bits, jkt_qpi_ctr, (n, i), 2, 4, 0,
	     0x80200a0, 0x80200a8, 0x80200b0, 0x80200b8,
	     0x90200a0, 0x90200a8, 0x90200b0, 0x90200b8);
	REFUSES(pci_bits, jkt_qpi_ctr, (JKT_QPI_INSTANCES, 0));
	REFUSES(pci_bits, jkt_qpi_ctr, (0, JKT_QPI_CTR_COUNT));
	FIELD(JKT_QPI_CTR_EVENT_COUNT, UINT64_C(0x0000ffffffffffff), 0, 48);
	GET(jkt_qpi_ctr, event_count, uint64_t, UINT64_C(0x0000ffffffffffff), 0);
	SET(jkt_qpi_ctr, event_count, uint64_t, UINT64_C(0x0000ffffffffffff), 0, 0xffff000000000000);
}

static void check_jkt_qpi_pkt_match0(struct run *run)
{
	RESET(jkt_qpi_pkt_match0, JKT_QPI_PKT_MATCH0, 0x00000000u);
	IS(JKT_QPI_PKT_MATCH0_MUST_ZERO, 0x7ffc0007);
	ADDR(pci_bits, jkt_qpi_pkt_match0, (n), 2, 1, 0,
	     0x8060228,
	     0x9060228);
	REFUSES(pci_bits, jkt_qpi_pkt_match0, (JKT_QPI_INSTANCES));
	FIELD(JKT_QPI_PKT_MATCH0_RNID_4, 0x80000000u, 31, 1);
	GET(jkt_qpi_pkt_match0, rnid_4, uint32_t, 0x80000000u, 31);
	SET(jkt_qpi_pkt_match0, rnid_4, uint32_t, 0x80000000u, 31, 0x7fffffff);
	FIELD(JKT_QPI_PKT_MATCH0_DNID, 0x0003e000u, 13, 5);
	GET(jkt_qpi_pkt_match0, dnid, uint32_t, 0x0003e000u, 13);
	SET(jkt_qpi_pkt_match0, dnid, uint32_t, 0x0003e000u, 13, 0xfffc1fff);
	FIELD(JKT_QPI_PKT_MATCH0_MC, 0x00001e00u, 9, 4);
	VALUES(JKT_QPI_PKT_MATCH0_MC, 0xfu,
	       { JKT_QPI_PKT_MATCH0_MC_HOM0, 0x0 },
	       { JKT_QPI_PKT_MATCH0_MC_HOM1, 0x1 },
	       { JKT_QPI_PKT_MATCH0_MC_NDR, 0x2 },
	       { JKT_QPI_PKT_MATCH0_MC_SNP, 0x3 },
	       { JKT_QPI_PKT_MATCH0_MC_NCS, 0x4 },
	       { JKT_QPI_PKT_MATCH0_MC_NCB, 0xc },
	       { JKT_QPI_PKT_MATCH0_MC_DRS, 0xe });
	GET(jkt_qpi_pkt_match0, mc, uint32_t, 0x00001e00u, 9);
	SET(jkt_qpi_pkt_match0, mc, uint32_t, 0x00001e00u, 9, 0xffffe1ff);
	FIELD(JKT_QPI_PKT_MATCH0_OPC, 0x000001e0u, 5, 4);
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
	GET(jkt_qpi_pkt_match0, opc, uint32_t, 0x000001e0u, 5);
	SET(jkt_qpi_pkt_match0, opc, uint32_t, 0x000001e0u, 5, 0xfffffe1f);
	FIELD(JKT_QPI_PKT_MATCH0_SIZE, 0x00000100u, 8, 1);
	VALUES(JKT_QPI_PKT_MATCH0_SIZE, 0x1u,
	       { JKT_QPI_PKT_MATCH0_SIZE_DRS_DRS_9_FLITS, 0x0 },
	       { JKT_QPI_PKT_MATCH0_SIZE_DRS_DRS_11_FLITS, 0x1 },
	       { JKT_QPI_PKT_MATCH0_SIZE_NCB_NCB_9_FLITS, 0x0 },
	       { JKT_QPI_PKT_MATCH0_SIZE_NCB_NCB_11_FLITS, 0x1 },
	       { JKT_QPI_PKT_MATCH0_SIZE_NCS_NCS_1_OR_2_FLITS, 0x0 },
	       { JKT_QPI_PKT_MATCH0_SIZE_NCS_NCS_3_FLITS, 0x1 });
	GET(jkt_qpi_pkt_match0, size, uint32_t, 0x00000100u, 8);
	SET(jkt_qpi_pkt_match0, size, uint32_t, 0x00000100u, 8, 0xfffffeff);
	FIELD(JKT_QPI_PKT_MATCH0_VNW, 0x00000018u, 3, 2);
	VALUES(JKT_QPI_PKT_MATCH0_VNW, 0x3u,
	       { JKT_QPI_PKT_MATCH0_VNW_VN0, 0x0 },
	       { JKT_QPI_PKT_MATCH0_VNW_VN1, 0x1 },
	       { JKT_QPI_PKT_MATCH0_VNW_VNA, 0x2 }, { JKT_QPI_PKT_MATCH0_VNW_VNA_MASK, 0x2 });
	GET(jkt_qpi_pkt_match0, vnw, uint32_t, 0x00000018u, 3);
	SET(jkt_qpi_pkt_match0, vnw, uint32_t, 0x00000018u, 3, 0xffffffe7);
}

static void check_jkt_qpi_pkt_match1(struct run *run)
{
	RESET(jkt_qpi_pkt_match1, JKT_QPI_PKT_MATCH1, 0x00000000u);
	IS(JKT_QPI_PKT_MATCH1_MUST_ZERO, 0xfff0fff0);
	ADDR(pci_bits, jkt_qpi_pkt_match1, (n), 2, 1, 0,
	     0x806022c,
	     0x906022c);
	REFUSES(pci_bits, jkt_qpi_pkt_match1, (JKT_QPI_INSTANCES));
	FIELD(JKT_QPI_PKT_MATCH1_RDS, 0x000f0000u, 16, 4);
	VALUES(JKT_QPI_PKT_MATCH1_RDS, 0xfu,
	       { JKT_QPI_PKT_MATCH1_RDS_M, 0x8 },
	       { JKT_QPI_PKT_MATCH1_RDS_E, 0x4 },
	       { JKT_QPI_PKT_MATCH1_RDS_S, 0x2 },
	       { JKT_QPI_PKT_MATCH1_RDS_F, 0x1 },
	       { JKT_QPI_PKT_MATCH1_RDS_I, 0x0 });
	GET(jkt_qpi_pkt_match1, rds, uint32_t, 0x000f0000u, 16);
	SET(jkt_qpi_pkt_match1, rds, uint32_t, 0x000f0000u, 16, 0xfff0ffff);
	FIELD(JKT_QPI_PKT_MATCH1_RNID_3_0, 0x0000000fu, 0, 4);
	GET(jkt_qpi_pkt_match1, rnid_3_0, uint32_t, 0x0000000fu, 0);
	SET(jkt_qpi_pkt_match1, rnid_3_0, uint32_t, 0x0000000fu, 0, 0xfffffff0);
}

static void check_jkt_qpi_pkt_mask0(struct run *run)
{
	RESET(jkt_qpi_pkt_mask0, JKT_QPI_PKT_MASK0, 0x00000000u);
	IS(JKT_QPI_PKT_MASK0_MUST_ZERO, 0x7ffc0007);
	ADDR(pci_bits, jkt_qpi_pkt_mask0, (n), 2, 1, 0,
	     0x8060238,
	     0x9060238);
	REFUSES(pci_bits, jkt_qpi_pkt_mask0, (JKT_QPI_INSTANCES));
	FIELD(JKT_QPI_PKT_MASK0_RNID_4, 0x80000000u, 31, 1);
	GET(jkt_qpi_pkt_mask0, rnid_4, uint32_t, 0x80000000u, 31);
	SET(jkt_qpi_pkt_mask0, rnid_4, uint32_t, 0x80000000u, 31, 0x7fffffff);
	FIELD(JKT_QPI_PKT_MASK0_DNID, 0x0003e000u, 13, 5);
	GET(jkt_qpi_pkt_mask0, dnid, uint32_t, 0x0003e000u, 13);
	SET(jkt_qpi_pkt_mask0, dnid, uint32_t, 0x0003e000u, 13, 0xfffc1fff);
	FIELD(JKT_QPI_PKT_MASK0_MC, 0x00001e00u, 9, 4);
	GET(jkt_qpi_pkt_mask0, mc, uint32_t, 0x00001e00u, 9);
	SET(jkt_qpi_pkt_mask0, mc, uint32_t, 0x00001e00u, 9, 0xffffe1ff);
	FIELD(JKT_QPI_PKT_MASK0_OPC, 0x000001e0u, 5, 4);
	GET(jkt_qpi_pkt_mask0, opc, uint32_t, 0x000001e0u, 5);
	SET(jkt_qpi_pkt_mask0, opc, uint32_t, 0x000001e0u, 5, 0xfffffe1f);
	FIELD(JKT_QPI_PKT_MASK0_VNW, 0x00000018u, 3, 2);
	GET(jkt_qpi_pkt_mask0, vnw, uint32_t, 0x00000018u, 3);
	SET(jkt_qpi_pkt_mask0, vnw, uint32_t, 0x00000018u, 3, 0xffffffe7);
}

static void check_jkt_qpi_pkt_mask1(struct run *run)
{
	RESET(jkt_qpi_pkt_mask1, JKT_QPI_PKT_MASK1, 0x00000000u);
	IS(JKT_QPI_PKT_MASK1_MUST_ZERO, 0xfff0fff0);
	ADDR(pci_bits, jkt_qpi_pkt_mask1, (n), 2, 1, 0,
	     0x806023c,
	     0x906023c);
	REFUSES(pci_bits, jkt_qpi_pkt_mask1, (JKT_QPI_INSTANCES));
	FIELD(JKT_QPI_PKT_MASK1_RDS, 0x000f0000u, 16, 4);
	GET(jkt_qpi_pkt_mask1, rds, uint32_t, 0x000f0000u, 16);
	SET(jkt_qpi_pkt_mask1, rds, uint32_t, 0x000f0000u, 16, 0xfff0ffff);
	FIELD(JKT_QPI_PKT_MASK1_RNID_3_0, 0x0000000fu, 0, 4);
	GET(jkt_qpi_pkt_mask1, rnid_3_0, uint32_t, 0x0000000fu, 0);
	SET(jkt_qpi_pkt_mask1, rnid_3_0, uint32_t, 0x0000000fu, 0, 0xfffffff0);
}

static void check_jkt_qpi_rate_status(struct run *run)
{
	RESET(jkt_qpi_rate_status, JKT_QPI_RATE_STATUS, 0x00000000u);
	IS(JKT_QPI_RATE_STATUS_MUST_ZERO, 0xffffffe0);
	ADDR(pci_bits, jkt_qpi_rate_status, (n), 2, 1, 0,
	     0x80000d4,
	     0x90000d4);
	REFUSES(pci_bits, jkt_qpi_rate_status, (JKT_QPI_INSTANCES));
	FIELD(JKT_QPI_RATE_STATUS_SLOW_MODE, 0x00000010u, 4, 1);
	GET(jkt_qpi_rate_status, slow_mode, uint32_t, 0x00000010u, 4);
	FIELD(JKT_QPI_RATE_STATUS_QPI_RATE, 0x00000007u, 0, 3);
	VALUES(JKT_QPI_RATE_STATUS_QPI_RATE, 0x7u,
	       { JKT_QPI_RATE_STATUS_QPI_RATE_GT_5_6, 0x2 },
	       { JKT_QPI_RATE_STATUS_QPI_RATE_GT_6_4, 0x3 },
	       { JKT_QPI_RATE_STATUS_QPI_RATE_GT_7_2, 0x4 },
	       { JKT_QPI_RATE_STATUS_QPI_RATE_GT_8_0, 0x5 });
	GET(jkt_qpi_rate_status, qpi_rate, uint32_t, 0x00000007u, 0);
}

static void check_jkt_qpi_cfg4(struct run *run)
{
	IS(JKT_QPI_CFG4_MUST_ZERO, 0x10000);
	ADDR(pci_bits, jkt_qpi_cfg4, (n), 2, 1, 0,
	     0x80200e8,
	     0x90200e8);
	REFUSES(pci_bits, jkt_qpi_cfg4, (JKT_QPI_INSTANCES));
	FIELD(JKT_QPI_CFG4_THRESH, 0xff000000u, 24, 8);
	GET(jkt_qpi_cfg4, thresh, uint32_t, 0xff000000u, 24);
	FIELD(JKT_QPI_CFG4_INVERT, 0x00800000u, 23, 1);
	VALUES(JKT_QPI_CFG4_INVERT, 0x1u,
	       { JKT_QPI_CFG4_INVERT_GE, 0x0 },
	       { JKT_QPI_CFG4_INVERT_LT, 0x1 });
	GET(jkt_qpi_cfg4, invert, uint32_t, 0x00800000u, 23);
	FIELD(JKT_QPI_CFG4_EN, 0x00400000u, 22, 1);
	GET(jkt_qpi_cfg4, en, uint32_t, 0x00400000u, 22);
	FIELD(JKT_QPI_CFG4_EV_SEL_EXT, 0x00200000u, 21, 1);
	VALUES(JKT_QPI_CFG4_EV_SEL_EXT, 0x1u,
	       { JKT_QPI_CFG4_EV_SEL_EXT_BASE, 0x0 },
	       { JKT_QPI_CFG4_EV_SEL_EXT_EXTENDED, 0x1 });
	GET(jkt_qpi_cfg4, ev_sel_ext, uint32_t, 0x00200000u, 21);
	FIELD(JKT_QPI_CFG4_OV_EN, 0x00100000u, 20, 1);
	GET(jkt_qpi_cfg4, ov_en, uint32_t, 0x00100000u, 20);
	FIELD(JKT_QPI_CFG4_EDGE_DET, 0x00040000u, 18, 1);
	VALUES(JKT_QPI_CFG4_EDGE_DET, 0x1u,
	       { JKT_QPI_CFG4_EDGE_DET_CYCLES, 0x0 },
	       { JKT_QPI_CFG4_EDGE_DET_EDGES, 0x1 });
	GET(jkt_qpi_cfg4, edge_det, uint32_t, 0x00040000u, 18);
	FIELD(JKT_QPI_CFG4_RST, 0x00020000u, 17, 1);
	FIELD(JKT_QPI_CFG4_Q_OCC_RST, 0x00010000u, 16, 1);
	FIELD(JKT_QPI_CFG4_UMASK, 0x0000ff00u, 8, 8);
	GET(jkt_qpi_cfg4, umask, uint32_t, 0x0000ff00u, 8);
	FIELD(JKT_QPI_CFG4_EV_SEL, 0x000000ffu, 0, 8);
	GET(jkt_qpi_cfg4, ev_sel, uint32_t, 0x000000ffu, 0);
}

static void check_jkt_qpi_box_status(struct run *run)
{
	IS(JKT_QPI_BOX_STATUS_RW1C, 0x0000007fu);
	ADDR(pci_bits, jkt_qpi_box_status, (n), 2, 1, 0,
	     0x80200f8,
	     0x90200f8);
	REFUSES(pci_bits, jkt_qpi_box_status, (JKT_QPI_INSTANCES));
	FIELD(JKT_QPI_BOX_STATUS_OV, 0x0000007fu, 0, 7);
	GET(jkt_qpi_box_status, ov, uint32_t, 0x0000007fu, 0);
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
	FIELD(JKT_R2PCIE_BOX_CTL_OV_EN, 0x00020000u, 17, 1);
	GET(jkt_r2pcie_box_ctl, ov_en, uint32_t, 0x00020000u, 17);
	FIELD(JKT_R2PCIE_BOX_CTL_FRZ_EN, 0x00010000u, 16, 1);
	SET(jkt_r2pcie_box_ctl, frz_en, uint32_t, 0x00010000u, 16, 0xfffeffff);
	FIELD(JKT_R2PCIE_BOX_CTL_FRZ, 0x00000100u, 8, 1);
	SET(jkt_r2pcie_box_ctl, frz, uint32_t, 0x00000100u, 8, 0xfffffeff);
	FIELD(JKT_R2PCIE_BOX_CTL_RST_CTRS, 0x00000002u, 1, 1);
	SET(jkt_r2pcie_box_ctl, rst_ctrs, uint32_t, 0x00000002u, 1, 0xfffffffd);
	FIELD(JKT_R2PCIE_BOX_CTL_RST_CTRL, 0x00000001u, 0, 1);
	SET(jkt_r2pcie_box_ctl, rst_ctrl, uint32_t, 0x00000001u, 0, 0xfffffffe);
}

static void check_jkt_r2pcie_ctl(struct run *run)
{
	RESET(jkt_r2pcie_ctl, JKT_R2PCIE_CTL, 0x00000000u);
	IS(JKT_R2PCIE_CTL_MUST_ZERO, 0x310000);
	IS(JKT_R2PCIE_CTL_COUNT, 0x4);
	ADDR(pci_bits, jkt_r2pcie_ctl, (i), 1, 4, 0,
	     0x130100d8, 0x130100dc, 0x130100e0, 0x130100e4);
	REFUSES(pci_bits, jkt_r2pcie_ctl, (JKT_R2PCIE_CTL_COUNT));
	FIELD(JKT_R2PCIE_CTL_THRESH, 0xff000000u, 24, 8);
	GET(jkt_r2pcie_ctl, thresh, uint32_t, 0xff000000u, 24);
	SET(jkt_r2pcie_ctl, thresh, uint32_t, 0xff000000u, 24, 0xffffff);
	FIELD(JKT_R2PCIE_CTL_INVERT, 0x00800000u, 23, 1);
	VALUES(JKT_R2PCIE_CTL_INVERT, 0x1u,
	       { JKT_R2PCIE_CTL_INVERT_GE, 0x0 },
	       { JKT_R2PCIE_CTL_INVERT_LT, 0x1 });
	GET(jkt_r2pcie_ctl, invert, uint32_t, 0x00800000u, 23);
	SET(jkt_r2pcie_ctl, invert, uint32_t, 0x00800000u, 23, 0xff7fffff);
	FIELD(JKT_R2PCIE_CTL_EN, 0x00400000u, 22, 1);
	GET(jkt_r2pcie_ctl, en, uint32_t, 0x00400000u, 22);
	SET(jkt_r2pcie_ctl, en, uint32_t, 0x00400000u, 22, 0xffbfffff);
	FIELD(JKT_R2PCIE_CTL_INTERNAL, 0x00200000u, 21, 1);
	GET(jkt_r2pcie_ctl, internal, uint32_t, 0x00200000u, 21);
	FIELD(JKT_R2PCIE_CTL_OV_EN, 0x00100000u, 20, 1);
	GET(jkt_r2pcie_ctl, ov_en, uint32_t, 0x00100000u, 20);
	FIELD(JKT_R2PCIE_CTL_EDGE_DET, 0x00040000u, 18, 1);
	VALUES(JKT_R2PCIE_CTL_EDGE_DET, 0x1u,
	       { JKT_R2PCIE_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_R2PCIE_CTL_EDGE_DET_EDGES, 0x1 });
	GET(jkt_r2pcie_ctl, edge_det, uint32_t, 0x00040000u, 18);
	SET(jkt_r2pcie_ctl, edge_det, uint32_t, 0x00040000u, 18, 0xfffbffff);
	FIELD(JKT_R2PCIE_CTL_RST, 0x00020000u, 17, 1);
	SET(jkt_r2pcie_ctl, rst, uint32_t, 0x00020000u, 17, 0xfffdffff);
	FIELD(JKT_R2PCIE_CTL_Q_OCC_RST, 0x00010000u, 16, 1);
	FIELD(JKT_R2PCIE_CTL_UMASK, 0x0000ff00u, 8, 8);
	GET(jkt_r2pcie_ctl, umask, uint32_t, 0x0000ff00u, 8);
	SET(jkt_r2pcie_ctl, umask, uint32_t, 0x0000ff00u, 8, 0xffff00ff);
	FIELD(JKT_R2PCIE_CTL_EV_SEL, 0x000000ffu, 0, 8);
	GET(jkt_r2pcie_ctl, ev_sel, uint32_t, 0x000000ffu, 0);
	SET(jkt_r2pcie_ctl, ev_sel, uint32_t, 0x000000ffu, 0, 0xffffff00);
}

static void check_jkt_r2pcie_ctr(struct run *run)
{
	RESET(jkt_r2pcie_ctr, JKT_R2PCIE_CTR, UINT64_C(0x0000000000000000));
	IS(JKT_R2PCIE_CTR_COUNT, 0x4);
	ADDR(pci_bits, jkt_r2pcie_ctr, (i), 1, 4, 0,
	     0x130100a0, 0x130100a8, 0x130100b0, 0x130100b8);
	REFUSES(pci_bits, jkt_r2pcie_ctr, (JKT_R2PCIE_CTR_COUNT));
	FIELD(JKT_R2PCIE_CTR_EVENT_COUNT, UINT64_C(0x00000fffffffffff), 0, 44);
	GET(jkt_r2pcie_ctr, event_count, uint64_t, UINT64_C(0x00000fffffffffff), 0);
	SET(jkt_r2pcie_ctr, event_count, uint64_t, UINT64_C(0x00000fffffffffff), 0, 0xfffff00000000000);
}

static void check_jkt_r2pcie_cfg4(struct run *run)
{
	IS(JKT_R2PCIE_CFG4_MUST_ZERO, 0x310000);
	ADDR(pci_bits, jkt_r2pcie_cfg4, (), 1, 1, 0,
	     0x130100e8);
	FIELD(JKT_R2PCIE_CFG4_THRESH, 0xff000000u, 24, 8);
	GET(jkt_r2pcie_cfg4, thresh, uint32_t, 0xff000000u, 24);
	FIELD(JKT_R2PCIE_CFG4_INVERT, 0x00800000u, 23, 1);
	VALUES(JKT_R2PCIE_CFG4_INVERT, 0x1u,
	       { JKT_R2PCIE_CFG4_INVERT_GE, 0x0 },
	       { JKT_R2PCIE_CFG4_INVERT_LT, 0x1 });
	GET(jkt_r2pcie_cfg4, invert, uint32_t, 0x00800000u, 23);
	FIELD(JKT_R2PCIE_CFG4_EN, 0x00400000u, 22, 1);
	GET(jkt_r2pcie_cfg4, en, uint32_t, 0x00400000u, 22);
	FIELD(JKT_R2PCIE_CFG4_INTERNAL, 0x00200000u, 21, 1);
	GET(jkt_r2pcie_cfg4, internal, uint32_t, 0x00200000u, 21);
	FIELD(JKT_R2PCIE_CFG4_OV_EN, 0x00100000u, 20, 1);
	GET(jkt_r2pcie_cfg4, ov_en, uint32_t, 0x00100000u, 20);
	FIELD(JKT_R2PCIE_CFG4_EDGE_DET, 0x00040000u, 18, 1);
	VALUES(JKT_R2PCIE_CFG4_EDGE_DET, 0x1u,
	       { JKT_R2PCIE_CFG4_EDGE_DET_CYCLES, 0x0 },
	       { JKT_R2PCIE_CFG4_EDGE_DET_EDGES, 0x1 });
	GET(jkt_r2pcie_cfg4, edge_det, uint32_t, 0x00040000u, 18);
	FIELD(JKT_R2PCIE_CFG4_RST, 0x00020000u, 17, 1);
	FIELD(JKT_R2PCIE_CFG4_Q_OCC_RST, 0x00010000u, 16, 1);
	FIELD(JKT_R2PCIE_CFG4_UMASK, 0x0000ff00u, 8, 8);
	GET(jkt_r2pcie_cfg4, umask, uint32_t, 0x0000ff00u, 8);
	FIELD(JKT_R2PCIE_CFG4_EV_SEL, 0x000000ffu, 0, 8);
	GET(jkt_r2pcie_cfg4, ev_sel, uint32_t, 0x000000ffu, 0);
}

static void check_jkt_r2pcie_box_status(struct run *run)
{
	IS(JKT_R2PCIE_BOX_STATUS_RW1C, 0x0000007fu);
	ADDR(pci_bits, jkt_r2pcie_box_status, (), 1, 1, 0,
	     0x130100f8);
	FIELD(JKT_R2PCIE_BOX_STATUS_OV, 0x0000007fu, 0, 7);
	GET(jkt_r2pcie_box_status, ov, uint32_t, 0x0000007fu, 0);
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
	REFUSES(pci_bits, jkt_r3qpi_box_ctl, (JKT_R3QPI_INSTANCES));
	FIELD(JKT_R3QPI_BOX_CTL_FRZ_EN, 0x00010000u, 16, 1);
	SET(jkt_r3qpi_box_ctl, frz_en, uint32_t, 0x00010000u, 16, 0xfffeffff);
	FIELD(JKT_R3QPI_BOX_CTL_FRZ, 0x00000100u, 8, 1);
	SET(jkt_r3qpi_box_ctl, frz, uint32_t, 0x00000100u, 8, 0xfffffeff);
	FIELD(JKT_R3QPI_BOX_CTL_RST_CTRS, 0x00000002u, 1, 1);
	SET(jkt_r3qpi_box_ctl, rst_ctrs, uint32_t, 0x00000002u, 1, 0xfffffffd);
	FIELD(JKT_R3QPI_BOX_CTL_RST_CTRL, 0x00000001u, 0, 1);
	SET(jkt_r3qpi_box_ctl, rst_ctrl, uint32_t, 0x00000001u, 0, 0xfffffffe);
}

static void check_jkt_r3qpi_ctl(struct run *run)
{
	RESET(jkt_r3qpi_ctl, JKT_R3QPI_CTL, 0x00000000u);
	IS(JKT_R3QPI_CTL_MUST_ZERO, 0x310000);
	IS(JKT_R3QPI_CTL_COUNT, 0x3);
	ADDR(pci_bits, jkt_r3qpi_ctl, (n, i), 2, 3, 0,
	     0x130500d8, 0x130500dc, 0x130500e0,
	     0x130600d8, 0x130600dc, 0x130600e0);
	REFUSES(pci_bits, jkt_r3qpi_ctl, (JKT_R3QPI_INSTANCES, 0));
	REFUSES(pci_bits, jkt_r3qpi_ctl, (0, JKT_R3QPI_CTL_COUNT));
	FIELD(JKT_R3QPI_CTL_THRESH, 0xff000000u, 24, 8);
	GET(jkt_r3qpi_ctl, thresh, uint32_t, 0xff000000u, 24);
	SET(jkt_r3qpi_ctl, thresh, uint32_t, 0xff000000u, 24, 0xffffff);
	FIELD(JKT_R3QPI_CTL_INVERT, 0x00800000u, 23, 1);
	VALUES(JKT_R3QPI_CTL_INVERT, 0x1u,
	       { JKT_R3QPI_CTL_INVERT_GE, 0x0 },
	       { JKT_R3QPI_CTL_INVERT_LT, 0x1 });
	GET(jkt_r3qpi_ctl, invert, uint32_t, 0x00800000u, 23);
	SET(jkt_r3qpi_ctl, invert, uint32_t, 0x00800000u, 23, 0xff7fffff);
	FIELD(JKT_R3QPI_CTL_EN, 0x00400000u, 22, 1);
	GET(jkt_r3qpi_ctl, en, uint32_t, 0x00400000u, 22);
	SET(jkt_r3qpi_ctl, en, uint32_t, 0x00400000u, 22, 0xffbfffff);
	FIELD(JKT_R3QPI_CTL_EDGE_DET, 0x00040000u, 18, 1);
	VALUES(JKT_R3QPI_CTL_EDGE_DET, 0x1u,
	       { JKT_R3QPI_CTL_EDGE_DET_CYCLES, 0x0 },
	       { JKT_R3QPI_CTL_EDGE_DET_EDGES, 0x1 });
	GET(jkt_r3qpi_ctl, edge_det, uint32_t, 0x00040000u, 18);
	SET(jkt_r3qpi_ctl, edge_det, uint32_t, 0x00040000u, 18, 0xfffbffff);
	FIELD(JKT_R3QPI_CTL_RST, 0x00020000u, 17, 1);
	SET(jkt_r3qpi_ctl, rst, uint32_t, 0x00020000u, 17, 0xfffdffff);
	FIELD(JKT_R3QPI_CTL_UMASK, 0x0000ff00u, 8, 8);
	GET(jkt_r3qpi_ctl, umask, uint32_t, 0x0000ff00u, 8);
	SET(jkt_r3qpi_ctl, umask, uint32_t, 0x0000ff00u, 8, 0xffff00ff);
	FIELD(JKT_R3QPI_CTL_EV_SEL, 0x000000ffu, 0, 8);
	GET(jkt_r3qpi_ctl, ev_sel, uint32_t, 0x000000ffu, 0);
	SET(jkt_r3qpi_ctl, ev_sel, uint32_t, 0x000000ffu, 0, 0xffffff00);
}

static void check_jkt_r3qpi_ctr(struct run *run)
{
	RESET(jkt_r3qpi_ctr, JKT_R3QPI_CTR, UINT64_C(0x0000000000000000));
	IS(JKT_R3QPI_CTR_COUNT, 0x3);
	ADDR(pci_bits, jkt_r3qpi_ctr, (n, i), 2, 3, 0,
	     0x130500a0, 0x130500a8, 0x130500b0,
	     0x130600a0, 0x130600a8, 0x130600b0);
	REFUSES(pci_bits, jkt_r3qpi_ctr, (JKT_R3QPI_INSTANCES, 0));
	REFUSES(pci_bits, jkt_r3qpi_ctr, (0, JKT_R3QPI_CTR_COUNT));
	FIELD(JKT_R3QPI_CTR_EVENT_COUNT, UINT64_C(0x00000fffffffffff), 0, 44);
	GET(jkt_r3qpi_ctr, event_count, uint64_t, UINT64_C(0x00000fffffffffff), 0);
	SET(jkt_r3qpi_ctr, event_count, uint64_t, UINT64_C(0x00000fffffffffff), 0, 0xfffff00000000000);
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
	check_box_jkt_ha(&run);
	check_box_jkt_imc(&run);
	check_box_jkt_qpi(&run);
	check_box_jkt_r2pcie(&run);
	check_box_jkt_r3qpi(&run);
	return run.failed;
}
