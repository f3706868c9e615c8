/* SPDX-License-Identifier: MIT */
/* Tests what the simulator's counters count against arithmetic by hand. */
#include "sim_fixture.h"

#define EN 0x400000u     /* enable bit of the controls used here */
#define EDGE 0x40000u    /* edge_det */
#define INVERT 0x800000u /* of the older platform */
#define OV_EN 0x100000u
#define THRESH(n) ((uint32_t)(n) << 24)
#define SECOND UINT64_C(1000000000)

static const uint32_t wave[] = { 0, 1, 2, 0, 3 }; /* sums to 6 in 5 cycles */

/* RxR_OCCUPANCY.IRQ is code 0x11, umask 1, on counter 0 alone, at most 20 a cycle. */
static const struct uncore_scenario_traffic occupancy[] = {
	{ .event = "UNC_C_RxR_OCCUPANCY.IRQ", .socket = ALL, .instance = ALL, .increments = wave, .increment_count = 5 }
};

static struct uncore_sim *sim_of(const char *platform, const struct uncore_scenario_traffic *traffic, size_t count)
{
	const struct uncore_scenario_clock clocks[] = { { "cbo", NULL, 2700000000u }, { "imc", NULL, 800000000 } };
	struct uncore_scenario scenario = {
		.cores = 8, .clocks = clocks, .clock_count = 2, .traffic = traffic, .traffic_count = count
	};

	return make_sim(platform, &scenario);
}

/* Counts from 0 for a time, with one control value on counter 0. */
static uint64_t count_with(struct uncore_sim *sim, uint32_t control, uint64_t nanoseconds)
{
	put(sim, 0, "cbo", 1, "ctl0", 0);
	put(sim, 0, "cbo", 1, "ctr0", 0);
	put(sim, 0, "cbo", 1, "ctl0", control);
	pass(sim, nanoseconds);
	return get(sim, 0, "cbo", 1, "ctr0");
}

static void test_pipeline(void **state)
{
	/* 5 G nanoseconds are 13.5 G cycles, or 2.7 G waves */
	const uint64_t time = 5 * SECOND, waves = UINT64_C(2700000000);
	struct uncore_sim *sim = sim_of("jkt", occupancy, 1);

	(void)state;
	assert_int_equal(count_with(sim, 0x111 | EN, time), waves * 6);
	assert_int_equal(count_with(sim, 0x111, time), 0);
	assert_int_equal(count_with(sim, 0x111 | EN | THRESH(1), time), waves * 3);
	assert_int_equal(count_with(sim, 0x111 | EN | THRESH(2), time), waves * 2);
	assert_int_equal(count_with(sim, 0x111 | EN | THRESH(3), time), waves);
	assert_int_equal(count_with(sim, 0x111 | EN | THRESH(4), time), 0);
	/* below the threshold */
	assert_int_equal(count_with(sim, 0x111 | EN | THRESH(1) | INVERT, time), waves * 2);
	assert_int_equal(count_with(sim, 0x111 | EN | THRESH(4) | INVERT, time), waves * 5);
	/* at least 1: rises before the 1 and before the 3; at least 2: before the 2 and before the 3 */
	assert_int_equal(count_with(sim, 0x111 | EN | THRESH(1) | EDGE, time), waves * 2);
	assert_int_equal(count_with(sim, 0x111 | EN | THRESH(2) | EDGE, time), waves * 2);
	assert_int_equal(count_with(sim, 0x111 | EN | THRESH(3) | EDGE, time), waves);
	/* less than 3 rises once, after the 3 */
	assert_int_equal(count_with(sim, 0x111 | EN | THRESH(3) | EDGE | INVERT, time), waves);
	/* a comparison that is always true has no edge */
	assert_int_equal(count_with(sim, 0x111 | EN | EDGE, time), 0);
	uncore_sim_free(sim);
}

/* Traffic of another event, umask, counter or instance is not counted. */
static void test_selection(void **state)
{
	struct uncore_scenario_traffic traffic[] = { occupancy[0] };
	struct uncore_sim *sim;

	(void)state;
	traffic[0].instance = 1;
	sim = sim_of("ivt", traffic, 1);
	put(sim, 0, "cbo", 1, "ctl0", 0x112 | EN); /* another event */
	put(sim, 0, "cbo", 1, "ctl1", 0x111 | EN); /* a counter that cannot count it */
	put(sim, 0, "cbo", 2, "ctl0", 0x111 | EN); /* another instance */
	pass(sim, 5);
	assert_int_equal(get(sim, 0, "cbo", 1, "ctr0"), 0);
	assert_int_equal(get(sim, 0, "cbo", 1, "ctr1"), 0);
	assert_int_equal(get(sim, 0, "cbo", 2, "ctr0"), 0);
	put(sim, 0, "cbo", 1, "ctl0", 0x411 | EN); /* another umask of an event whose umasks do not combine */
	pass(sim, 5);
	assert_int_equal(get(sim, 0, "cbo", 1, "ctr0"), 0);
	uncore_sim_free(sim);
}

/* The umasks of CAS_COUNT combine: RD_REG 1, RD_UNDERFILL 2, WR_WMM 4; code 4. */
static void test_umasks(void **state)
{
	const struct uncore_scenario_traffic traffic[] = {
		{ .event = "UNC_M_CAS_COUNT.RD_REG", .socket = ALL, .instance = ALL, .rate = 1000 },
		{ .event = "UNC_M_CAS_COUNT.RD_UNDERFILL", .socket = ALL, .instance = ALL, .rate = 300 },
		{ .event = "UNC_M_CAS_COUNT.WR_WMM", .socket = ALL, .instance = 0, .rate = 77 },
	};
	struct uncore_sim *sim = sim_of("ivt", traffic, 3);

	(void)state;
	put(sim, 0, "imc", 0, "ctl0", 0x104 | EN);
	put(sim, 0, "imc", 0, "ctl1", 0x304 | EN);
	put(sim, 0, "imc", 0, "ctl2", 0xf04 | EN);
	put(sim, 0, "imc", 0, "ctl3", 0x804 | EN);
	pass(sim, 3 * SECOND);
	assert_int_equal(get(sim, 0, "imc", 0, "ctr0"), 3000);
	assert_int_equal(get(sim, 0, "imc", 0, "ctr1"), 3900);
	assert_int_equal(get(sim, 0, "imc", 0, "ctr2"), 3 * 1377);
	assert_int_equal(get(sim, 0, "imc", 0, "ctr3"), 0);
	uncore_sim_free(sim);
}

/* LLC lookups: all umasks have bit 0. At least one line state must be chosen. */
static void test_states(void **state)
{
	const struct uncore_scenario_traffic traffic[] = {
		{ .event = "UNC_C_LLC_LOOKUP.DATA_READ,state=I", .socket = ALL, .instance = ALL, .rate = 100 },
		{ .event = "UNC_C_LLC_LOOKUP.DATA_READ,state=E", .socket = ALL, .instance = ALL, .rate = 900 },
		{ .event = "UNC_C_LLC_LOOKUP.WRITE,state=M", .socket = ALL, .instance = ALL, .rate = 7 },
	};
	struct uncore_sim *sim = sim_of("ivt", traffic, 3);

	(void)state;
	put(sim, 0, "cbo", 0, "ctl0", 0x334 | EN);
	put(sim, 0, "cbo", 0, "ctl1", 0x734 | EN);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr0"), 0);
	put(sim, 0, "cbo", 0, "box_filter", 1 << 17);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr0"), 100);
	put(sim, 0, "cbo", 0, "box_filter", 0x3f << 17);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr0"), 1100);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr1"), 100 + 1007);
	/* without bit 0 nothing is counted */
	put(sim, 0, "cbo", 0, "ctl0", 0x234 | EN);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr0"), 1100);
	uncore_sim_free(sim);
}

/* Traffic of a umask that no source names, without the bit that all others have: who programs the same counts it. */
static void test_unnamed_umask(void **state)
{
	const struct uncore_scenario_traffic traffic[] = {
		{ .event = "UNC_C_LLC_LOOKUP,umask=0x2,state=I", .socket = ALL, .instance = ALL, .rate = 100 },
	};
	struct uncore_sim *sim = sim_of("ivt", traffic, 1);

	(void)state;
	put(sim, 0, "cbo", 0, "box_filter", 1 << 17);
	put(sim, 0, "cbo", 0, "ctl0", 0x234 | EN);
	put(sim, 0, "cbo", 0, "ctl1", 0x834 | EN);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr0"), 100);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr1"), 0);
	uncore_sim_free(sim);
}

/* The opcode filter restricts the event that needs it, and no other. */
static void test_opcode(void **state)
{
	static const uint32_t one[] = { 1 };
	const struct uncore_scenario_traffic traffic[] = {
		{ .event = "UNC_C_TOR_INSERTS.OPCODE,opc=DRd", .socket = ALL, .instance = ALL, .rate = 50 },
		{ .event = "UNC_C_TOR_INSERTS.OPCODE,opc=RFO", .socket = ALL, .instance = ALL, .rate = 8 },
		{ .event = "UNC_C_CLOCKTICKS",
		  .socket = ALL,
		  .instance = ALL,
		  .increments = one,
		  .increment_count = 1 },
	};
	struct uncore_sim *sim = sim_of("ivt", traffic, 3);

	(void)state;
	put(sim, 0, "cbo", 5, "box_filter1", 0x180u << 20);
	put(sim, 0, "cbo", 5, "ctl0", 0x135 | EN);
	put(sim, 0, "cbo", 5, "ctl1", EN);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 5, "ctr0"), 8);
	put(sim, 0, "cbo", 5, "box_filter1", 0x182u << 20);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 5, "ctr0"), 58);
	assert_int_equal(get(sim, 0, "cbo", 5, "ctr1"), UINT64_C(5400000000));
	uncore_sim_free(sim);
}

/* A thread filter acts if the control register enables it, and only on traffic that names its thread. */
static void test_thread(void **state)
{
	const struct uncore_scenario_traffic traffic[] = {
		{ .event = "UNC_C_RxR_INSERTS.IRQ,tid=5", .socket = ALL, .instance = ALL, .rate = 40 },
		{ .event = "UNC_C_RxR_INSERTS.IRQ", .socket = ALL, .instance = ALL, .rate = 2 },
	};
	struct uncore_sim *sim = sim_of("ivt", traffic, 2);

	(void)state;
	put(sim, 0, "cbo", 0, "box_filter", 5);
	put(sim, 0, "cbo", 0, "ctl0", 0x113 | EN);
	put(sim, 0, "cbo", 0, "ctl1", 0x113 | EN | 0x80000);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr0"), 42);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr1"), 40);
	put(sim, 0, "cbo", 0, "box_filter", 4);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr1"), 40);
	uncore_sim_free(sim);
}

/* Packets are compared under a mask: class data (0xe), opcode 0, and the state of the line. */
static void test_packets(void **state)
{
	const struct uncore_scenario_traffic traffic[] = {
		{ .event = "UNC_Q_MESSAGE.DRS.DataC_E", .socket = ALL, .instance = ALL, .rate = 500 },
		{ .event = "UNC_Q_MESSAGE.DRS.DataC_M", .socket = ALL, .instance = ALL, .rate = 60 },
		{ .event = "UNC_Q_MESSAGE.DRS.WbIData", .socket = ALL, .instance = ALL, .rate = 7 },
	};
	struct uncore_sim *sim = sim_of("ivt", traffic, 3);

	(void)state;
	put(sim, 0, "qpi", 0, "ctl0", 0x200038 | EN);
	put(sim, 0, "qpi", 0, "pkt_match0", 0xe << 9);
	put(sim, 0, "qpi", 0, "pkt_mask0", 0xf << 9);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "qpi", 0, "ctr0"), 567);
	/* opcodes 0 to 3 */
	put(sim, 0, "qpi", 0, "pkt_mask0", 0xf << 9 | 0xc << 5);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "qpi", 0, "ctr0"), 567 + 560);
	/* modified */
	put(sim, 0, "qpi", 0, "pkt_match1", 8 << 16);
	put(sim, 0, "qpi", 0, "pkt_mask1", 0xf << 16);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "qpi", 0, "ctr0"), 567 + 560 + 60);
	/* another class */
	put(sim, 0, "qpi", 0, "pkt_match0", 3 << 9);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "qpi", 0, "ctr0"), 567 + 560 + 60);
	uncore_sim_free(sim);
}

/* A frequency of 3.2 GHz is at or above every band up to 32. */
static void test_band(void **state)
{
	const struct uncore_scenario_traffic traffic[] = {
		{ .event = "UNC_P_FREQ_BAND0_CYCLES,filt7_0=32", .socket = ALL, .instance = ALL, .rate = 1000 }
	};
	struct uncore_sim *sim = sim_of("ivt", traffic, 1);

	(void)state;
	put(sim, 0, "pcu", 0, "ctl0", 0xb | EN);
	put(sim, 0, "pcu", 0, "box_filter", 33);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "pcu", 0, "ctr0"), 0);
	put(sim, 0, "pcu", 0, "box_filter", 32);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "pcu", 0, "ctr0"), 1000);
	put(sim, 0, "pcu", 0, "box_filter", 12);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "pcu", 0, "ctr0"), 2000);
	uncore_sim_free(sim);
}

/* Occupancy of core states has its own invert and edge bits. */
static void test_occupancy_bits(void **state)
{
	static const uint32_t cores[] = { 8, 8, 2, 0 };
	const struct uncore_scenario_traffic traffic[] = { { .event = "UNC_P_POWER_STATE_OCCUPANCY.CORES_C6",
							     .socket = ALL,
							     .instance = ALL,
							     .increments = cores,
							     .increment_count = 4 } };
	const uint32_t c6 = 0xc080 | EN;
	struct uncore_sim *sim = sim_of("ivt", traffic, 1);

	(void)state;
	put(sim, 0, "pcu", 0, "ctl0", c6);
	put(sim, 0, "pcu", 0, "ctl1", c6 | THRESH(3));
	put(sim, 0, "pcu", 0, "ctl2", c6 | THRESH(3) | 1u << 30);
	put(sim, 0, "pcu", 0, "ctl3", c6 | THRESH(1) | 1u << 31);
	pass(sim, 500); /* 800 MHz, which the tables give: 100 waves */
	assert_int_equal(get(sim, 0, "pcu", 0, "ctr0"), 1800);
	assert_int_equal(get(sim, 0, "pcu", 0, "ctr1"), 200);
	assert_int_equal(get(sim, 0, "pcu", 0, "ctr2"), 200);
	assert_int_equal(get(sim, 0, "pcu", 0, "ctr3"), 100);
	put(sim, 0, "pcu", 0, "ctl0", (c6 & ~0xc000u) | 0x4000);
	pass(sim, 500);
	assert_int_equal(get(sim, 0, "pcu", 0, "ctr0"), 1800);
	uncore_sim_free(sim);
}

/* Counters 1 to 3 follow what counter 0 counts. */
static void test_companion(void **state)
{
	struct uncore_sim *sim = sim_of("ivt", occupancy, 1);

	(void)state;
	put(sim, 0, "cbo", 0, "ctl1", 0x1f | EN | THRESH(1));
	pass(sim, 5 * SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr1"), 0);
	put(sim, 0, "cbo", 0, "ctl0", 0x111);
	pass(sim, 5 * SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr1"), 0);
	put(sim, 0, "cbo", 0, "ctl0", 0x111 | EN);
	pass(sim, 5 * SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr0"), UINT64_C(2700000000) * 6);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr1"), UINT64_C(2700000000) * 3);
	uncore_sim_free(sim);
}

/* There is no drift: many small steps give the same count as one large step. */
static void test_rate(void **state)
{
	const struct uncore_scenario_traffic traffic[] = {
		{ .event = "UNC_M_CAS_COUNT.RD_REG", .socket = ALL, .instance = ALL, .rate = 123456789 }
	};
	struct uncore_sim *sim = sim_of("ivt", traffic, 1);
	uint64_t count = 0;

	(void)state;
	put(sim, 0, "imc", 0, "ctl0", 0x104 | EN);
	for (unsigned step = 1; step <= 10000; step++) {
		pass(sim, 33333);
		count = get(sim, 0, "imc", 0, "ctr0");
		assert_int_equal(count, UINT64_C(123456789) * 33333 * step / SECOND);
	}
	assert_int_equal(count, 41151851); /* 123456789 * 0.33333 s */
	pass(sim, UINT64_C(86400) * 365 * SECOND);
	assert_int_equal(get(sim, 0, "imc", 0, "ctr0"),
			 (UINT64_C(123456789) * 86400 * 365 + 41151851) & 0xffffffffffff);
	uncore_sim_free(sim);
}

static void test_phases(void **state)
{
	const struct uncore_scenario_traffic traffic[] = {
		{ .event = "UNC_M_CAS_COUNT.RD_REG",
		  .socket = ALL,
		  .instance = ALL,
		  .rate = 1000,
		  .from_ns = SECOND,
		  .to_ns = 3 * SECOND },
		{ .event = "UNC_M_CAS_COUNT.RD_REG",
		  .socket = ALL,
		  .instance = ALL,
		  .increments = wave,
		  .increment_count = 5,
		  .from_ns = 2 * SECOND + 5,
		  .to_ns = 2 * SECOND + 15 },
	};
	struct uncore_sim *sim;
	struct uncore_scenario_traffic small[2];
	const uint32_t ones[] = { 0, 1, 1, 0, 1 };

	(void)state;
	memcpy(small, traffic, sizeof(small));
	small[1].increments = ones; /* at most one CAS a cycle */
	sim = sim_of("ivt", small, 2);
	put(sim, 0, "imc", 0, "ctl0", 0x104 | EN);
	put(sim, 0, "imc", 0, "ctl1", 0x104 | EN | THRESH(1));
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "imc", 0, "ctr0"), 0);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "imc", 0, "ctr0"), 1000);
	assert_int_equal(get(sim, 0, "imc", 0, "ctr1"), 1000);
	/* 800 MHz: the phase of 10 ns has 8 cycles, 0 1 1 0 1 0 1 1 */
	pass(sim, 2 * SECOND);
	assert_int_equal(get(sim, 0, "imc", 0, "ctr0"), 2005);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "imc", 0, "ctr0"), 2005);
	uncore_sim_free(sim);
}

/* ---- freezes ---- */

static void test_box_freeze(void **state)
{
	struct uncore_sim *sim = sim_of("ivt", occupancy, 1);

	(void)state;
	put(sim, 0, "cbo", 0, "box_ctl", 0x30100);
	put(sim, 0, "cbo", 0, "ctl0", 0x111 | EN);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr0"), 0);
	put(sim, 0, "cbo", 0, "box_ctl", 0x30000);
	pass(sim, 5 * SECOND);
	put(sim, 0, "cbo", 0, "box_ctl", 0x30100);
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr0"), UINT64_C(2700000000) * 6);
	put(sim, 0, "cbo", 0, "box_ctl", 0x30102);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr0"), 0);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctl0"), 0x111 | EN);
	put(sim, 0, "cbo", 0, "box_ctl", 0x30101);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctl0"), 0);
	uncore_sim_free(sim);
}

/* On the older platform a box freezes only if its freeze enable bit is set. */
static void test_freeze_enable(void **state)
{
	struct uncore_sim *sim = sim_of("jkt", occupancy, 1);

	(void)state;
	put(sim, 0, "cbo", 0, "ctl0", 0x111 | EN);
	put(sim, 0, "cbo", 0, "box_ctl", 0x100);
	pass(sim, 5 * SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr0"), UINT64_C(2700000000) * 6);
	put(sim, 0, "cbo", 0, "box_ctl", 0x10100);
	pass(sim, 5 * SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr0"), UINT64_C(2700000000) * 6);
	uncore_sim_free(sim);
}

static void test_global_freeze(void **state)
{
	const struct uncore_scenario scenario = { .socket_count = 2, .traffic = occupancy, .traffic_count = 1 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);

	(void)state;
	for (unsigned socket = 0; socket < 2; socket++) {
		put(sim, socket, "cbo", 0, "ctl0", 0x111 | EN);
		put(sim, socket, "ubox", 0, "fixed_ctl", EN);
	}
	pass(sim, 50);
	put(sim, 1, "ubox", 0, "global_ctl", 0x80000000);
	assert_int_equal(get(sim, 1, "ubox", 0, "global_ctl"), 0);
	pass(sim, 50);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr0"), 120);
	assert_int_equal(get(sim, 1, "cbo", 0, "ctr0"), 60);
	assert_int_equal(get(sim, 0, "ubox", 0, "fixed_ctr"), 100);
	assert_int_equal(get(sim, 1, "ubox", 0, "fixed_ctr"), 50);
	put(sim, 1, "ubox", 0, "global_ctl", 0x20000000);
	pass(sim, 50);
	assert_int_equal(get(sim, 1, "cbo", 0, "ctr0"), 120);
	assert_int_equal(get(sim, 1, "ubox", 0, "fixed_ctr"), 100);
	uncore_sim_free(sim);
}

/* ---- wraps ---- */

static void test_wrap(void **state)
{
	struct uncore_sim *sim = sim_of("ivt", occupancy, 1);

	(void)state;
	/* 44 bits, and no status in this box */
	put(sim, 0, "cbo", 0, "ctl0", 0x111 | EN);
	put(sim, 0, "cbo", 0, "ctr0", UINT64_C(0xffffffffffa));
	pass(sim, 5 * SECOND);
	assert_int_equal(get(sim, 0, "cbo", 0, "ctr0"), UINT64_C(2700000000) * 6 - 6);
	uncore_sim_free(sim);
}

static void test_overflow(void **state)
{
	const struct uncore_scenario_traffic traffic[] = {
		{ .event = "UNC_M_CAS_COUNT.RD_REG", .socket = ALL, .instance = ALL, .rate = 1000 }
	};
	struct uncore_sim *sim = sim_of("ivt", traffic, 1);

	(void)state;
	/* channel 5 belongs to the second controller: bit 21 of the global status */
	put(sim, 0, "imc", 5, "ctl2", 0x104 | EN | OV_EN);
	put(sim, 0, "imc", 5, "ctl1", 0x104 | EN);
	put(sim, 0, "imc", 5, "ctr2", UINT64_C(0xfffffffffc17)); /* 1001 from a wrap */
	put(sim, 0, "imc", 5, "ctr1", UINT64_C(0xfffffffffc17));
	pass(sim, SECOND);
	assert_int_equal(get(sim, 0, "imc", 5, "box_status"), 0);
	assert_int_equal(get(sim, 0, "imc", 5, "ctr2"), UINT64_C(0xffffffffffff));
	pass(sim, 1000000);
	/* counter 2 is bit 3 there; counter 1 is not enabled to report */
	assert_int_equal(get(sim, 0, "ubox", 0, "global_status"), 1 << 21);
	assert_int_equal(get(sim, 0, "imc", 5, "box_status"), 1 << 3);
	assert_int_equal(get(sim, 0, "imc", 5, "ctr2"), 0);
	assert_int_equal(get(sim, 0, "imc", 5, "ctr1"), 0);
	put(sim, 0, "imc", 5, "box_status", 1 << 3);
	put(sim, 0, "ubox", 0, "global_status", 1 << 21);
	assert_int_equal(get(sim, 0, "imc", 5, "box_status"), 0);
	assert_int_equal(get(sim, 0, "ubox", 0, "global_status"), 0);
	uncore_sim_free(sim);
}

/* Fixed counters count the clock of their group; free-running counters cannot be stopped or reset. */
static void test_clocks(void **state)
{
	const struct uncore_scenario_clock clocks[] = { { "pcu", "core_c6", 100 },
							{ "pcu", NULL, 7 },
							{ "imc", NULL, 800000000 } };
	const struct uncore_scenario scenario = { .clocks = clocks, .clock_count = 3 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);

	(void)state;
	put(sim, 0, "imc", 0, "fixed_ctl", EN);
	put(sim, 0, "pcu", 0, "box_ctl", 0x30103);
	pass(sim, 2500000000);
	assert_int_equal(get(sim, 0, "imc", 0, "fixed_ctr"), 2000000000);
	assert_int_equal(get(sim, 0, "pcu", 0, "core_c6_ctr"), 250);
	assert_int_equal(get(sim, 0, "pcu", 0, "core_c3_ctr"), 17);
	put(sim, 0, "pcu", 0, "box_ctl", 0x30103);
	assert_int_equal(get(sim, 0, "pcu", 0, "core_c6_ctr"), 250);
	put(sim, 0, "imc", 0, "fixed_ctl", EN | 0x80000);
	assert_int_equal(get(sim, 0, "imc", 0, "fixed_ctr"), 0);
	assert_int_equal(get(sim, 0, "imc", 0, "fixed_ctl"), EN);
	uncore_sim_free(sim);
}

/* ---- invalid scenarios ---- */

static void refuse_traffic(struct uncore_scenario_traffic traffic, int code, const char *words)
{
	const struct uncore_scenario_clock clock = { "cbo", NULL, 100 };
	const struct uncore_scenario scenario = {
		.traffic = &traffic, .traffic_count = 1, .clocks = &clock, .clock_count = 1
	};

	refuse_sim("ivt", &scenario, code, words);
}

static void test_refused(void **state)
{
	static const uint32_t high[] = { 20, 21 };
	struct uncore_scenario_traffic traffic = occupancy[0];
	struct uncore_scenario_traffic two[2] = { occupancy[0], occupancy[0] };
	struct uncore_scenario scenario = { .traffic = two, .traffic_count = 2 };
	static uint32_t long_wave[4096];

	(void)state;
	traffic.increments = high;
	traffic.increment_count = 2;
	refuse_traffic(traffic, UNCORE_E_RANGE, "/traffic/0/cycles: 21 in a cycle, but the event adds at most 20");
	traffic.increments = NULL;
	traffic.rate = 2001;
	refuse_traffic(traffic, UNCORE_E_RANGE, "/traffic/0/rate: 21 in a cycle");
	traffic.event = "UNC_C_RxR_OCCUPANCY.IRQ,thresh=2";
	refuse_traffic(traffic, UNCORE_E_ARGUMENT, "/traffic/0/event: traffic has no threshold");
	traffic.event = "imc:fixed";
	refuse_traffic(traffic, UNCORE_E_ARGUMENT, "/traffic/0/event: these counters count their clock");
	traffic.event = "UNC_C_RxR_OCCUPANCI.IRQ";
	refuse_traffic(traffic, UNCORE_E_NOENT, "did you mean UNC_C_RxR_OCCUPANCY");
	traffic.event = "cbo3:UNC_C_RxR_OCCUPANCY.IRQ";
	traffic.instance = 2;
	refuse_traffic(traffic, UNCORE_E_CONFLICT, "/traffic/0/instance: 2, but the event says 3");
	traffic.instance = ALL;
	traffic.socket = 1;
	refuse_traffic(traffic, UNCORE_E_RANGE, "/traffic/0/socket: the machine has sockets 0 to 0, not 1");
	traffic.socket = ALL;
	traffic.from_ns = 5;
	traffic.to_ns = 5;
	refuse_traffic(traffic, UNCORE_E_RANGE, "/traffic/0/to_ns: 5 is not after 5");
	two[1].increments = long_wave;
	two[1].increment_count = 4096;
	refuse_sim("ivt", &scenario, UNCORE_E_RANGE, "/traffic/1/cycles: with the event's patterns before");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_pipeline),      cmocka_unit_test(test_selection),
		cmocka_unit_test(test_umasks),        cmocka_unit_test(test_states),
		cmocka_unit_test(test_unnamed_umask), cmocka_unit_test(test_opcode),
		cmocka_unit_test(test_thread),        cmocka_unit_test(test_packets),
		cmocka_unit_test(test_band),          cmocka_unit_test(test_occupancy_bits),
		cmocka_unit_test(test_companion),     cmocka_unit_test(test_rate),
		cmocka_unit_test(test_phases),        cmocka_unit_test(test_box_freeze),
		cmocka_unit_test(test_freeze_enable), cmocka_unit_test(test_global_freeze),
		cmocka_unit_test(test_wrap),          cmocka_unit_test(test_overflow),
		cmocka_unit_test(test_clocks),        cmocka_unit_test(test_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
