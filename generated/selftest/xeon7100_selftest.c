/* SPDX-License-Identifier: MIT */
/* GENERATED from spec/xeon7100 by "make generate". Do not edit. */
/* Compares the register headers of xeon7100 with literal numbers. */
static int out_of_range;
#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)

#include "uncore/xeon7100.h"

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

static void check_xeon7100_l3_gbsq(struct run *run)
{
	RESET(xeon7100_l3_gbsq, XEON7100_L3_GBSQ, UINT64_C(0x0000000000000000));
	IS(XEON7100_L3_GBSQ_COUNT, 0x2);
	ADDR(msr_bits, xeon7100_l3_gbsq, (i), 1, 2, 0,
	     0x107cc, 0x107cd);
	REFUSES(msr_bits, xeon7100_l3_gbsq, XEON7100_L3_GBSQ_COUNT, (past));
	RW(xeon7100_l3_gbsq, saturate, XEON7100_L3_GBSQ_SATURATE, uint64_t, UINT64_C(0x0800000000000000), 59, 1, 0xf7ffffffffffffff);
	RW(xeon7100_l3_gbsq, cross_snoop, XEON7100_L3_GBSQ_CROSS_SNOOP, uint64_t, UINT64_C(0x0400000000000000), 58, 1, 0xfbffffffffffffff);
	RW(xeon7100_l3_gbsq, fill_eviction, XEON7100_L3_GBSQ_FILL_EVICTION, uint64_t, UINT64_C(0x0300000000000000), 56, 2, 0xfcffffffffffffff);
	VALUES(XEON7100_L3_GBSQ_FILL_EVICTION, 0x3u,
	       { XEON7100_L3_GBSQ_FILL_EVICTION_ANY, 0x0 },
	       { XEON7100_L3_GBSQ_FILL_EVICTION_FILLS, 0x1 },
	       { XEON7100_L3_GBSQ_FILL_EVICTION_FILLS_FREE, 0x2 },
	       { XEON7100_L3_GBSQ_FILL_EVICTION_FILLS_EVICTING, 0x3 });
	RW(xeon7100_l3_gbsq, core_module_select, XEON7100_L3_GBSQ_CORE_MODULE_SELECT, uint64_t, UINT64_C(0x00c0000000000000), 54, 2, 0xff3fffffffffffff);
	VALUES(XEON7100_L3_GBSQ_CORE_MODULE_SELECT, 0x3u,
	       { XEON7100_L3_GBSQ_CORE_MODULE_SELECT_ANY, 0x0 },
	       { XEON7100_L3_GBSQ_CORE_MODULE_SELECT_THIS_ONE, 0x1 },
	       { XEON7100_L3_GBSQ_CORE_MODULE_SELECT_OTHER, 0x2 },
	       { XEON7100_L3_GBSQ_CORE_MODULE_SELECT_BOTH, 0x3 });
	RW(xeon7100_l3_gbsq, l3_state, XEON7100_L3_GBSQ_L3_STATE, uint64_t, UINT64_C(0x003f800000000000), 47, 7, 0xffc07fffffffffff);
	RW(xeon7100_l3_gbsq, snoop_match, XEON7100_L3_GBSQ_SNOOP_MATCH, uint64_t, UINT64_C(0x0000700000000000), 44, 3, 0xffff8fffffffffff);
	VALUES(XEON7100_L3_GBSQ_SNOOP_MATCH, 0x7u,
	       { XEON7100_L3_GBSQ_SNOOP_MATCH_CLEAN, 0x1 },
	       { XEON7100_L3_GBSQ_SNOOP_MATCH_HIT, 0x2 },
	       { XEON7100_L3_GBSQ_SNOOP_MATCH_HITM, 0x4 });
	RW(xeon7100_l3_gbsq, type_match, XEON7100_L3_GBSQ_TYPE_MATCH, uint64_t, UINT64_C(0x00000fc000000000), 38, 6, 0xfffff03fffffffff);
	VALUES(XEON7100_L3_GBSQ_TYPE_MATCH, 0x3fu,
	       { XEON7100_L3_GBSQ_TYPE_MATCH_ALL, 0x3f });
	RW(xeon7100_l3_gbsq, data_flow, XEON7100_L3_GBSQ_DATA_FLOW, uint64_t, UINT64_C(0x0000003000000000), 36, 2, 0xffffffcfffffffff);
	VALUES(XEON7100_L3_GBSQ_DATA_FLOW, 0x3u,
	       { XEON7100_L3_GBSQ_DATA_FLOW_DEMAND, 0x1 },
	       { XEON7100_L3_GBSQ_DATA_FLOW_PREFETCH, 0x2 });
	RW(xeon7100_l3_gbsq, agent_select, XEON7100_L3_GBSQ_AGENT_SELECT, uint64_t, UINT64_C(0x0000000f00000000), 32, 4, 0xfffffff0ffffffff);
	VALUES(XEON7100_L3_GBSQ_AGENT_SELECT, 0xfu,
	       { XEON7100_L3_GBSQ_AGENT_SELECT_CORE0_LP0, 0x1 },
	       { XEON7100_L3_GBSQ_AGENT_SELECT_CORE0_LP1, 0x2 },
	       { XEON7100_L3_GBSQ_AGENT_SELECT_CORE1_LP0, 0x4 },
	       { XEON7100_L3_GBSQ_AGENT_SELECT_CORE1_LP1, 0x8 },
	       { XEON7100_L3_GBSQ_AGENT_SELECT_ANY, 0xf });
	RW(xeon7100_l3_gbsq, event_count, XEON7100_L3_GBSQ_EVENT_COUNT, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32, 0xffffffff00000000);
}

static void check_xeon7100_l3_gsnpq(struct run *run)
{
	RESET(xeon7100_l3_gsnpq, XEON7100_L3_GSNPQ, UINT64_C(0x0000000000000000));
	IS(XEON7100_L3_GSNPQ_COUNT, 0x2);
	ADDR(msr_bits, xeon7100_l3_gsnpq, (i), 1, 2, 0,
	     0x107ce, 0x107cf);
	REFUSES(msr_bits, xeon7100_l3_gsnpq, XEON7100_L3_GSNPQ_COUNT, (past));
	RW(xeon7100_l3_gsnpq, saturate, XEON7100_L3_GSNPQ_SATURATE, uint64_t, UINT64_C(0x0800000000000000), 59, 1, 0xf7ffffffffffffff);
	RW(xeon7100_l3_gsnpq, block_snoop, XEON7100_L3_GSNPQ_BLOCK_SNOOP, uint64_t, UINT64_C(0x0200000000000000), 57, 1, 0xfdffffffffffffff);
	RW(xeon7100_l3_gsnpq, core_module_select_en, XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_EN, uint64_t, UINT64_C(0x0100000000000000), 56, 1, 0xfeffffffffffffff);
	RW(xeon7100_l3_gsnpq, core_module_select, XEON7100_L3_GSNPQ_CORE_MODULE_SELECT, uint64_t, UINT64_C(0x00c0000000000000), 54, 2, 0xff3fffffffffffff);
	VALUES(XEON7100_L3_GSNPQ_CORE_MODULE_SELECT, 0x3u,
	       { XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_EXACTLY_ONE, 0x0 },
	       { XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_THIS_ONE, 0x1 },
	       { XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_OTHER, 0x2 },
	       { XEON7100_L3_GSNPQ_CORE_MODULE_SELECT_BOTH, 0x3 });
	RW(xeon7100_l3_gsnpq, l2_state, XEON7100_L3_GSNPQ_L2_STATE, uint64_t, UINT64_C(0x003f800000000000), 47, 7, 0xffc07fffffffffff);
	RW(xeon7100_l3_gsnpq, snoop_match, XEON7100_L3_GSNPQ_SNOOP_MATCH, uint64_t, UINT64_C(0x0000700000000000), 44, 3, 0xffff8fffffffffff);
	VALUES(XEON7100_L3_GSNPQ_SNOOP_MATCH, 0x7u,
	       { XEON7100_L3_GSNPQ_SNOOP_MATCH_CLEAN, 0x1 },
	       { XEON7100_L3_GSNPQ_SNOOP_MATCH_HIT, 0x2 },
	       { XEON7100_L3_GSNPQ_SNOOP_MATCH_HITM, 0x4 });
	RW(xeon7100_l3_gsnpq, type_match, XEON7100_L3_GSNPQ_TYPE_MATCH, uint64_t, UINT64_C(0x00000fc000000000), 38, 6, 0xfffff03fffffffff);
	VALUES(XEON7100_L3_GSNPQ_TYPE_MATCH, 0x3fu,
	       { XEON7100_L3_GSNPQ_TYPE_MATCH_ALL, 0x3f });
	RW(xeon7100_l3_gsnpq, agent_select, XEON7100_L3_GSNPQ_AGENT_SELECT, uint64_t, UINT64_C(0x0000003f00000000), 32, 6, 0xffffffc0ffffffff);
	VALUES(XEON7100_L3_GSNPQ_AGENT_SELECT, 0x3fu,
	       { XEON7100_L3_GSNPQ_AGENT_SELECT_CORE0_LP0, 0x1 },
	       { XEON7100_L3_GSNPQ_AGENT_SELECT_CORE0_LP1, 0x2 },
	       { XEON7100_L3_GSNPQ_AGENT_SELECT_CORE1_LP0, 0x4 },
	       { XEON7100_L3_GSNPQ_AGENT_SELECT_CORE1_LP1, 0x8 },
	       { XEON7100_L3_GSNPQ_AGENT_SELECT_OTHER_SYMMETRIC, 0x10 },
	       { XEON7100_L3_GSNPQ_AGENT_SELECT_CENTRAL_AGENT, 0x20 },
	       { XEON7100_L3_GSNPQ_AGENT_SELECT_ANY, 0x3f });
	RW(xeon7100_l3_gsnpq, event_count, XEON7100_L3_GSNPQ_EVENT_COUNT, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32, 0xffffffff00000000);
}

static void check_xeon7100_l3_fsb(struct run *run)
{
	RESET(xeon7100_l3_fsb, XEON7100_L3_FSB, UINT64_C(0x0400000000000000));
	IS(XEON7100_L3_FSB_MUST_ONE, 0x400000000000000);
	IS(XEON7100_L3_FSB_COUNT, 0x4);
	ADDR(msr_bits, xeon7100_l3_fsb, (i), 1, 4, 0,
	     0x107d0, 0x107d1, 0x107d2, 0x107d3);
	REFUSES(msr_bits, xeon7100_l3_fsb, XEON7100_L3_FSB_COUNT, (past));
	RW(xeon7100_l3_fsb, saturate, XEON7100_L3_FSB_SATURATE, uint64_t, UINT64_C(0x0800000000000000), 59, 1, 0xf7ffffffffffffff);
	RW(xeon7100_l3_fsb, fsb_other_bnr, XEON7100_L3_FSB_FSB_OTHER_BNR, uint64_t, UINT64_C(0x0200000000000000), 57, 1, 0xfdffffffffffffff);
	RW(xeon7100_l3_fsb, fsb_other_snoop_stall, XEON7100_L3_FSB_FSB_OTHER_SNOOP_STALL, uint64_t, UINT64_C(0x0100000000000000), 56, 1, 0xfeffffffffffffff);
	RW(xeon7100_l3_fsb, fsb_other_drdy, XEON7100_L3_FSB_FSB_OTHER_DRDY, uint64_t, UINT64_C(0x0080000000000000), 55, 1, 0xff7fffffffffffff);
	RW(xeon7100_l3_fsb, fsb_other_dbsy, XEON7100_L3_FSB_FSB_OTHER_DBSY, uint64_t, UINT64_C(0x0040000000000000), 54, 1, 0xffbfffffffffffff);
	RW(xeon7100_l3_fsb, fsb_rw_issue, XEON7100_L3_FSB_FSB_RW_ISSUE, uint64_t, UINT64_C(0x0020000000000000), 53, 1, 0xffdfffffffffffff);
	RW(xeon7100_l3_fsb, fsb_wr_issue, XEON7100_L3_FSB_FSB_WR_ISSUE, uint64_t, UINT64_C(0x0010000000000000), 52, 1, 0xffefffffffffffff);
	RW(xeon7100_l3_fsb, fsb_ww_issue, XEON7100_L3_FSB_FSB_WW_ISSUE, uint64_t, UINT64_C(0x0008000000000000), 51, 1, 0xfff7ffffffffffff);
	RW(xeon7100_l3_fsb, fsb_ww_data, XEON7100_L3_FSB_FSB_WW_DATA, uint64_t, UINT64_C(0x0004000000000000), 50, 1, 0xfffbffffffffffff);
	RW(xeon7100_l3_fsb, fsb_ioq_active, XEON7100_L3_FSB_FSB_IOQ_ACTIVE, uint64_t, UINT64_C(0x0002000000000000), 49, 1, 0xfffdffffffffffff);
	RW(xeon7100_l3_fsb, fsb_ioq_full, XEON7100_L3_FSB_FSB_IOQ_FULL, uint64_t, UINT64_C(0x0001000000000000), 48, 1, 0xfffeffffffffffff);
	RW(xeon7100_l3_fsb, fsb_ioq_empty, XEON7100_L3_FSB_FSB_IOQ_EMPTY, uint64_t, UINT64_C(0x0000800000000000), 47, 1, 0xffff7fffffffffff);
	RW(xeon7100_l3_fsb, fsb_bnr, XEON7100_L3_FSB_FSB_BNR, uint64_t, UINT64_C(0x0000400000000000), 46, 1, 0xffffbfffffffffff);
	RW(xeon7100_l3_fsb, fsb_drdy, XEON7100_L3_FSB_FSB_DRDY, uint64_t, UINT64_C(0x0000200000000000), 45, 1, 0xffffdfffffffffff);
	RW(xeon7100_l3_fsb, fsb_dbsy, XEON7100_L3_FSB_FSB_DBSY, uint64_t, UINT64_C(0x0000100000000000), 44, 1, 0xffffefffffffffff);
	RW(xeon7100_l3_fsb, fsb_l_snoop_stall, XEON7100_L3_FSB_FSB_L_SNOOP_STALL, uint64_t, UINT64_C(0x0000080000000000), 43, 1, 0xfffff7ffffffffff);
	RW(xeon7100_l3_fsb, fsb_l_retry, XEON7100_L3_FSB_FSB_L_RETRY, uint64_t, UINT64_C(0x0000040000000000), 42, 1, 0xfffffbffffffffff);
	RW(xeon7100_l3_fsb, fsb_l_defer, XEON7100_L3_FSB_FSB_L_DEFER, uint64_t, UINT64_C(0x0000020000000000), 41, 1, 0xfffffdffffffffff);
	RW(xeon7100_l3_fsb, fsb_l_hitm, XEON7100_L3_FSB_FSB_L_HITM, uint64_t, UINT64_C(0x0000010000000000), 40, 1, 0xfffffeffffffffff);
	RW(xeon7100_l3_fsb, fsb_l_hit, XEON7100_L3_FSB_FSB_L_HIT, uint64_t, UINT64_C(0x0000008000000000), 39, 1, 0xffffff7fffffffff);
	RW(xeon7100_l3_fsb, fsb_l_clear, XEON7100_L3_FSB_FSB_L_CLEAR, uint64_t, UINT64_C(0x0000004000000000), 38, 1, 0xffffffbfffffffff);
	RW(xeon7100_l3_fsb, fsb_type, XEON7100_L3_FSB_FSB_TYPE, uint64_t, UINT64_C(0x0000003f00000000), 32, 6, 0xffffffc0ffffffff);
	RW(xeon7100_l3_fsb, event_count, XEON7100_L3_FSB_EVENT_COUNT, uint64_t, UINT64_C(0x00000000ffffffff), 0, 32, 0xffffffff00000000);
}

static void check_xeon7100_l3_gl_ctl(struct run *run)
{
	RESET(xeon7100_l3_gl_ctl, XEON7100_L3_GL_CTL, UINT64_C(0x0000000000000000));
	RO(xeon7100_l3_gl_ctl, gl_event_status, XEON7100_L3_GL_CTL_GL_EVENT_STATUS, uint64_t, UINT64_C(0x00ff000000000000), 48, 8);
	RW(xeon7100_l3_gl_ctl, gl_event_select, XEON7100_L3_GL_CTL_GL_EVENT_SELECT, uint64_t, UINT64_C(0x0000000000ff0000), 16, 8, 0xffffffffff00ffff);
	WO(xeon7100_l3_gl_ctl, gl_reset_cmd, XEON7100_L3_GL_CTL_GL_RESET_CMD, uint64_t, UINT64_C(0x0000000000000004), 2, 1, 0xfffffffffffffffb);
	WO(xeon7100_l3_gl_ctl, gl_unfreeze_cmd, XEON7100_L3_GL_CTL_GL_UNFREEZE_CMD, uint64_t, UINT64_C(0x0000000000000002), 1, 1, 0xfffffffffffffffd);
	WO(xeon7100_l3_gl_ctl, gl_freeze_cmd, XEON7100_L3_GL_CTL_GL_FREEZE_CMD, uint64_t, UINT64_C(0x0000000000000001), 0, 1, 0xfffffffffffffffe);
}

static void check_box_xeon7100_l3(struct run *run)
{
	IS(XEON7100_L3_INSTANCES, 1);
	IS(XEON7100_L3_GBSQ_COUNTERS, 2);
	IS(XEON7100_L3_GBSQ_WIDTH, 32);
	IS(XEON7100_L3_GBSQ_COUNT_MASK, 0xffffffff);
	IS(XEON7100_L3_GBSQ_RDPMC, 0x12);
	IS(XEON7100_L3_GSNPQ_COUNTERS, 2);
	IS(XEON7100_L3_GSNPQ_WIDTH, 32);
	IS(XEON7100_L3_GSNPQ_COUNT_MASK, 0xffffffff);
	IS(XEON7100_L3_GSNPQ_RDPMC, 0x14);
	IS(XEON7100_L3_FSB_COUNTERS, 4);
	IS(XEON7100_L3_FSB_WIDTH, 32);
	IS(XEON7100_L3_FSB_COUNT_MASK, 0xffffffff);
	IS(XEON7100_L3_FSB_RDPMC, 0x16);
	check_xeon7100_l3_gbsq(run);
	check_xeon7100_l3_gsnpq(run);
	check_xeon7100_l3_fsb(run);
	check_xeon7100_l3_gl_ctl(run);
}

int xeon7100_selftest(void (*report)(const char *file, int line, const char *what));

/* Calls report, unless it is NULL, for each check that fails; gives their number. */
int xeon7100_selftest(void (*report)(const char *file, int line, const char *what))
{
	struct run run = { report, 0 };

	check_box_xeon7100_l3(&run);
	return run.failed;
}
