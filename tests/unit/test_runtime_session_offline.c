/* SPDX-License-Identifier: MIT */
/*
 * Tests which counts a session loses when a logical CPU or all CPUs of a socket go offline during counting and come
 * back.
 */
#define _GNU_SOURCE
#include "session_fixture.h"

/* Counters of 40 bits must be read this often. */
#define TURN (SECOND / 4)
#define GONE 1u /* the CPU or socket that goes offline */

static void turn(struct uncore_session *session, struct uncore_sim *sim)
{
	pass(sim, TURN);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_int_equal(uncore_session_rotate(session), 0);
}

static uint16_t box_of(struct uncore_sim *sim, const char *id)
{
	uint16_t box = UNCORE_NO_INDEX;

	assert_int_equal(uncore_find_box(uncore_sim_machine(sim)->tables, id, &box), 0);
	return box;
}

static void assert_words(const struct uncore_session *session, unsigned unit, uint16_t box, uint16_t instance,
			 const char *first, const char *second)
{
	const struct uncore_fault *fault = uncore_session_lost_by(session, unit, box, instance);

	assert_non_null(fault);
	if (strstr(fault->text, first) == NULL || strstr(fault->text, second) == NULL)
		fail_msg("%s", fault->text);
}

/* ---- counters of logical CPUs ---- */

#define CPUS 4u
#define EVENTS 4u

static const struct uncore_scenario_traffic cpu_traffic[EVENTS] = {
	{ .event = "INST_RETIRED", .socket = ALL, .instance = ALL, .rate = 1000004 },
	{ .event = "FLOPS", .socket = ALL, .instance = ALL, .rate = 76 },
	{ .event = "MUL", .socket = ALL, .instance = ALL, .rate = 504 },
	{ .event = "L2_LD.M", .socket = ALL, .instance = ALL, .rate = 40 },
};

struct cpus {
	struct uncore_sim *sim;
	struct uncore_session *session;
	struct state_dir state;
	struct memory before;
	unsigned requests[EVENTS];
};

/* Four events on the two counters of four CPUs. */
static struct cpus begin_cpus(void)
{
	struct uncore_scenario scenario = {
		.socket_count = CPUS, .strict = true, .traffic = cpu_traffic, .traffic_count = EVENTS
	};
	struct cpus cpus = { .sim = make_sim("p6", &scenario), .state = make_state() };

	cpus.before = remember(cpus.sim);
	cpus.session = make_session(cpus.sim, cpus.state.path, UNCORE_SESSION_MULTIPLEX);
	for (unsigned at = 0; at < EVENTS; at++)
		cpus.requests[at] = want(cpus.session, cpus.sim, cpu_traffic[at].event);
	start(cpus.session);
	assert_int_equal(uncore_session_passes(cpus.session), 2);
	return cpus;
}

static void end_cpus(struct cpus *cpus)
{
	assert_as_before(cpus->sim, &cpus->before);
	assert_int_equal(journals(&cpus->state), 0);
	uncore_session_free(cpus->session);
	forget(&cpus->before);
	uncore_sim_free(cpus->sim);
	drop_state(&cpus->state);
}

/* Checks that each event counted half of the time on a CPU that was always online. */
static void check_cpus(const struct cpus *cpus, unsigned turns)
{
	for (unsigned at = 0; at < EVENTS * CPUS; at++) {
		struct uncore_value value = value_of(cpus->session, cpus->requests[at / CPUS], at % CPUS, EACH);

		if (at % CPUS == GONE) {
			assert_state(value, "lost");
			assert_int_equal(value.count, 0);
			assert_int_equal(value.seen, 0);
			assert_int_equal(value.expected, 1);
			continue;
		}
		assert_counted(value, cpu_traffic[at / CPUS].rate / 4 * turns / 2, 1, 1);
		assert_int_equal(value.running_ns, turns / 2 * TURN);
		assert_int_equal(value.enabled_ns, turns * TURN);
	}
}

/* Looks into the simulator directly, because offline CPUs do not answer. */
static bool is_programmed(const struct cpus *cpus, unsigned cpu)
{
	static const char *const registers[] = { "PerfEvtSel0", "PerfEvtSel1" };

	for (unsigned at = 0; at < 2; at++) {
		if (peek(cpus->sim, cpu, "pmc", 0, registers[at]) != peek(cpus->sim, 0, "pmc", 0, registers[at]))
			return false;
	}
	return true;
}

/*
 * The CPU is offline for two changes of pass. Its counts are lost. Its registers are used again from the next change
 * on.
 */
static void check_comes_back(bool is_reset)
{
	struct cpus cpus = begin_cpus();

	turn(cpus.session, cpus.sim);
	turn(cpus.session, cpus.sim);
	pass(cpus.sim, TURN / 2);
	assert_int_equal(uncore_sim_set_online(cpus.sim, GONE, false), 0);
	pass(cpus.sim, TURN / 2);
	assert_int_equal(uncore_session_rotate(cpus.session), 0);
	assert_false(is_programmed(&cpus, GONE));
	turn(cpus.session, cpus.sim);
	pass(cpus.sim, TURN / 2);
	assert_int_equal(uncore_sim_set_online(cpus.sim, GONE, true), 0);
	if (is_reset) {
		put(cpus.sim, GONE, "pmc", 0, "PerfEvtSel0", 0);
		put(cpus.sim, GONE, "pmc", 0, "PerfEvtSel1", 0);
	}
	pass(cpus.sim, TURN / 2);
	assert_int_equal(uncore_session_verify(cpus.session), 0);
	assert_int_equal(uncore_session_rotate(cpus.session), 0);
	assert_true(is_programmed(&cpus, GONE));
	turn(cpus.session, cpus.sim);
	assert_true(is_programmed(&cpus, GONE));
	check_cpus(&cpus, 6);
	assert_words(cpus.session, GONE, box_of(cpus.sim, "pmc"), 0, "read PerfCtr", ": CPU 1 is offline");
	assert_null(uncore_session_lost_by(cpus.session, 0, box_of(cpus.sim, "pmc"), 0));
	assert_state(value_of(cpus.session, cpus.requests[0], EVERY, EACH), "lost");
	assert_int_equal(value_of(cpus.session, cpus.requests[0], EVERY, EACH).seen, 3);
	stop(cpus.session);
	check_cpus(&cpus, 6);
	end_cpus(&cpus);
}

static void test_cpu_comes_back(void **state)
{
	(void)state;
	check_comes_back(false);
	check_comes_back(true);
}

/* The other CPUs are counted and restored. The journal keeps the values of the missing CPU until it is back. */
static void test_cpu_stays_away(void **state)
{
	struct cpus cpus = begin_cpus();
	struct uncore_restored restored;
	struct uncore_fault fault = { 0 };

	(void)state;
	turn(cpus.session, cpus.sim);
	assert_int_equal(uncore_sim_set_online(cpus.sim, GONE, false), 0);
	for (unsigned at = 1; at < 8; at++)
		turn(cpus.session, cpus.sim);
	check_cpus(&cpus, 8);
	assert_words(cpus.session, GONE, box_of(cpus.sim, "pmc"), 0, "read PerfCtr", ": CPU 1 is offline");
	assert_int_equal(uncore_session_stop(cpus.session), UNCORE_E_NODEV);
	assert_non_null(strstr(uncore_session_fault(cpus.session)->text, "CPU 1: stop: write PerfEvtSel"));
	check_cpus(&cpus, 8);
	assert_int_equal(journals(&cpus.state), 1);
	assert_int_equal(uncore_sim_set_online(cpus.sim, GONE, true), 0);
	assert_int_equal(
		uncore_restore(uncore_sim_machine(cpus.sim), cpus.state.path, false, NULL, NULL, &restored, &fault), 0);
	end_cpus(&cpus);
}

/* ---- a socket without CPUs ---- */

static const struct uncore_scenario_traffic socket_traffic[] = {
	{ .event = "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", .socket = ALL, .instance = ALL, .rate = 1000 },
	{ .event = "UNC_C_TOR_INSERTS.OPCODE,opc=0x180", .socket = ALL, .instance = ALL, .rate = 3000 },
	{ .event = "UNC_M_CAS_COUNT.RD_REG", .socket = ALL, .instance = ALL, .rate = 8000 },
	{ .event = "UNC_P_FREQ_MAX_OS_CYCLES", .socket = ALL, .instance = ALL, .rate = 4 },
};

static struct uncore_sim *two_sockets(void)
{
	struct uncore_scenario scenario = {
		.socket_count = 2, .cores = 4, .strict = true, .traffic = socket_traffic, .traffic_count = 4
	};

	return make_sim("ivt", &scenario);
}

static void switch_socket(struct uncore_sim *sim, bool online)
{
	struct uncore_sim_cpu cpu;

	for (unsigned at = 0; uncore_sim_cpu_at(sim, at, &cpu) == 0; at++) {
		if (cpu.socket == GONE)
			assert_int_equal(uncore_sim_set_online(sim, at, online), 0);
	}
}

/* PCI devices of the socket answer without a CPU; MSRs do not. */
static void check_sockets(struct uncore_sim *sim, const struct uncore_session *session, unsigned turns)
{
	assert_counted(value_of(session, 0, 0, EACH), 4u * 250 * turns / 2, 4, 4);
	assert_counted(value_of(session, 1, 0, EACH), 4u * 750 * turns / 2, 4, 4);
	assert_counted(value_of(session, 2, 0, EACH), 8u * 2000 * turns, 8, 8);
	assert_counted(value_of(session, 2, GONE, EACH), 8u * 2000 * turns, 8, 8);
	assert_state(value_of(session, 0, GONE, EACH), "lost");
	assert_state(value_of(session, 1, GONE, 3), "lost");
	assert_state(value_of(session, 3, GONE, EACH), "lost");
	assert_words(session, GONE, box_of(sim, "cbo"), 3, "read C3_MSR_PMON_CTR", ": no CPU of socket 1 is online");
	assert_words(session, GONE, box_of(sim, "pcu"), 0, "read PCU_MSR_PMON_CTR", ": no CPU of socket 1 is online");
	assert_null(uncore_session_lost_by(session, GONE, box_of(sim, "imc"), 3));
	assert_null(uncore_session_lost_by(session, 0, box_of(sim, "cbo"), 3));
	assert_null(uncore_session_lost_by(session, 0, box_of(sim, "ha"), 0));
}

static void test_socket(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct uncore_session *session = make_session(sim, NULL, UNCORE_SESSION_MULTIPLEX);
	struct memory before;

	(void)state;
	leave_words(sim);
	before = remember(sim);
	for (unsigned at = 0; at < 4; at++)
		(void)want(session, sim, socket_traffic[at].event);
	start(session);
	assert_int_equal(uncore_session_passes(session), 2);
	for (unsigned at = 0; at < 8; at++) {
		if (at == 2 || at == 5)
			switch_socket(sim, at == 5);
		turn(session, sim);
	}
	check_sockets(sim, session, 8);
	stop(session);
	check_sockets(sim, session, 8);
	assert_as_before(sim, &before);
	uncore_session_free(session);
	forget(&before);
	uncore_sim_free(sim);
}

/* ---- samples that hold the boxes ---- */

static void test_held(void **state)
{
	struct uncore_sim *sim = two_sockets();
	struct uncore_session *session = make_session(sim, NULL, UNCORE_SESSION_FROZEN);

	(void)state;
	(void)want(session, sim, socket_traffic[0].event);
	(void)want(session, sim, socket_traffic[2].event);
	start(session);
	for (unsigned at = 0; at < 6; at++) {
		if (at == 2 || at == 4)
			switch_socket(sim, at == 4);
		pass(sim, TURN);
		assert_int_equal(uncore_session_sample(session), 0);
	}
	stop(session);
	assert_counted(value_of(session, 0, 0, EACH), 4u * 250 * 6, 4, 4);
	assert_counted(value_of(session, 1, EVERY, EACH), 16u * 2000 * 6, 16, 16);
	assert_state(value_of(session, 0, GONE, EACH), "lost");
	assert_words(session, GONE, box_of(sim, "cbo"), 2, "freeze: write C2_MSR_PMON_BOX_CTL", "no CPU of socket 1");
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* ---- one access ---- */

/*
 * One write to a register of a box fails during a change of pass. That box is lost, the others are not, and in the end
 * all registers are as before.
 */
static void check_one_access(const char *reg, enum uncore_scenario_error error, const char *word)
{
	const struct uncore_scenario_fault rule = {
		.where = { 0, "cbo", 2, reg, ALL }, .access = UNCORE_SCENARIO_WRITE, .error = error, .times = 1
	};
	struct uncore_sim *sim = two_sockets();
	struct uncore_session *session = make_session(sim, NULL, UNCORE_SESSION_MULTIPLEX);
	struct memory before = remember(sim);

	(void)want(session, sim, socket_traffic[0].event);
	(void)want(session, sim, socket_traffic[1].event);
	start(session);
	turn(session, sim);
	add_fault(sim, &rule);
	for (unsigned at = 1; at < 4; at++)
		turn(session, sim);
	for (unsigned at = 0; at < 2; at++) {
		assert_state(value_of(session, at, 0, 2), word);
		assert_counted(value_of(session, at, 0, 1), socket_traffic[at].rate / 4 * 2, 1, 1);
		assert_counted(value_of(session, at, 1, EACH), 4 * socket_traffic[at].rate / 4 * 2, 4, 4);
	}
	assert_words(session, 0, box_of(sim, "cbo"), 2, ": write C2_MSR_PMON_", "; socket 0, MSR 0xd");
	stop(session);
	assert_as_before(sim, &before);
	uncore_session_free(session);
	forget(&before);
	uncore_sim_free(sim);
}

static void test_one_access(void **state)
{
	(void)state;
	check_one_access("ctl", UNCORE_SCENARIO_EIO, "lost");
	check_one_access("box_ctl", UNCORE_SCENARIO_EIO, "lost");
	check_one_access("box_filter1", UNCORE_SCENARIO_SHORT, "lost");
	check_one_access("ctl", UNCORE_SCENARIO_EPERM, "denied");
}

/* Without the register that says what an energy is worth a count of it says nothing. Intel's SDM 14.9.1 names it. */
static void test_unread_worth(void **state)
{
	const struct uncore_scenario_fault rule = { .where = { 0, "rapl", ALL, "unit", ALL },
						    .access = UNCORE_SCENARIO_READ,
						    .error = UNCORE_SCENARIO_EIO };
	struct uncore_scenario scenario = { .socket_count = 2 };
	struct uncore_sim *sim = make_sim("jkt", &scenario);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned energy = want(session, sim, "UNC_RAPL_ENERGY_PKG"), clock = want(session, sim, "UNC_C_CLOCKTICKS");

	(void)state;
	add_fault(sim, &rule);
	start(session);
	pass(sim, TURN);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_state(value_of(session, energy, 0, EACH), "lost");
	assert_state(value_of(session, energy, GONE, EACH), "ok");
	assert_state(value_of(session, clock, 0, EACH), "ok");
	assert_words(session, 0, box_of(sim, "rapl"), 0, "read MSR_RAPL_POWER_UNIT", "; socket 0, MSR 0x606");
	assert_null(uncore_session_lost_by(session, GONE, box_of(sim, "rapl"), 0));
	stop(session);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* Each of several boxes keeps its own message, and the first one. */
static void test_words(void **state)
{
	struct uncore_scenario_fault rule = { .where = { 0, "imc", 2, "ctr", ALL },
					      .access = UNCORE_SCENARIO_READ,
					      .error = UNCORE_SCENARIO_EIO };
	struct uncore_sim *sim = two_sockets();
	struct uncore_session *session = make_session(sim, NULL, 0);
	const struct uncore_fault *fault;

	(void)state;
	(void)want(session, sim, socket_traffic[2].event);
	start(session);
	pass(sim, TURN);
	add_fault(sim, &rule);
	assert_int_equal(uncore_session_sample(session), 0);
	rule.where.instance = 5;
	add_fault(sim, &rule);
	rule.where.instance = 6;
	rule.error = UNCORE_SCENARIO_EPERM;
	add_fault(sim, &rule);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_words(session, 0, box_of(sim, "imc"), 2, "read MC_CH2_PCI_PMON_CTR", ": socket 0, PCI 10.");
	/* the message of the machine is about the second channel, which fails again */
	assert_words(session, 0, box_of(sim, "imc"), 5, "read MC_CH5_PCI_PMON_CTR",
		     ": the access to the hardware failed");
	assert_null(strstr(uncore_session_lost_by(session, 0, box_of(sim, "imc"), 5)->text, "PCI "));
	fault = uncore_session_lost_by(session, 0, box_of(sim, "imc"), 6);
	assert_non_null(fault);
	assert_int_equal(fault->code, UNCORE_E_DENIED);
	assert_null(uncore_session_lost_by(session, 1, box_of(sim, "imc"), 2));
	assert_null(uncore_session_lost_by(session, 0, box_of(sim, "imc"), 3));
	uncore_sim_clear_faults(sim);
	stop(session);
	assert_ptr_equal(uncore_session_lost_by(session, 0, box_of(sim, "imc"), 6), fault);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_cpu_comes_back), cmocka_unit_test(test_cpu_stays_away),
		cmocka_unit_test(test_socket),         cmocka_unit_test(test_held),
		cmocka_unit_test(test_one_access),     cmocka_unit_test(test_words),
		cmocka_unit_test(test_unread_worth),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
