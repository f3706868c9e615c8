/* SPDX-License-Identifier: MIT */
/*
 * Tests counts while something goes wrong: controls that other programs write, reads that fail or tear, counters that
 * do not move. Also tests samples that hold the boxes.
 */
#define _GNU_SOURCE
#include "session_fixture.h"

/* ---- control registers written by others ---- */

static void check_theft(const char *box, const char *reg, unsigned index, uint64_t bits, const char *event, bool asks)
{
	const struct uncore_scenario_fault rule = { .where = { ALL, box, 0, reg, index },
						    .error = UNCORE_SCENARIO_FLIP,
						    .bits = bits,
						    .from_ns = 3 * SECOND / 2 };
	struct uncore_sim *sim = busy_sim("ivt", event, NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, event);
	unsigned n;

	add_fault(sim, &rule);
	start(session);
	n = value_of(session, request, EVERY, EACH).expected;
	pass(sim, SECOND);
	assert_int_equal(uncore_session_verify(session), 0);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_counted(value_of(session, request, EVERY, EACH), (uint64_t)n * RATE, n, n);
	pass(sim, SECOND);
	if (asks) {
		assert_int_equal(uncore_session_sample(session), 0);
		assert_int_equal(uncore_session_verify(session), 0);
		assert_state(value_of(session, request, EVERY, EACH), "stolen");
	}
	pass(sim, SECOND);
	stop(session);
	assert_state(value_of(session, request, EVERY, EACH), "stolen");
	assert_int_equal(value_of(session, request, EVERY, EACH).count, 0);
	assert_state(value_of(session, request, EVERY, 0), "stolen");
	if (n > 1)
		assert_counted(value_of(session, request, EVERY, 1), 3u * RATE, 1, 1);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

static void test_theft(void **state)
{
	(void)state;
	check_theft("cbo", "ctl", ALL, 0x1, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", true);
	check_theft("cbo", "ctl", ALL, 0x400000, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", false); /* enable bit */
	check_theft("cbo", "box_filter1", 0, 0x100000, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", true);
	check_theft("imc", "ctl", ALL, 0x2, "UNC_M_CAS_COUNT.RD_REG", false);
	check_theft("pcu", "box_filter", 0, 0x1, "UNC_P_FREQ_BAND0_CYCLES,filt7_0=12", true);
	check_theft("ubox", "ctl", ALL, 0x4, "UNC_U_LOCK_CYCLES", false);
}

/* Of two counters of a box, only the one whose control was taken is reported. */
static void test_theft_of_one(void **state)
{
	struct uncore_sim *sim = busy_sim("ivt", "UNC_M_CAS_COUNT.RD_REG", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned first = want(session, sim, "imc3:UNC_M_CAS_COUNT.RD_REG");
	unsigned second = want(session, sim, "imc3:UNC_M_RPQ_INSERTS");
	struct uncore_register reg = reg_of(sim, "imc", 3, "ctl");
	uint64_t control = 0;

	(void)state;
	start(session);
	pass(sim, SECOND);
	reg.index = 0;
	while (uncore_sim_peek(sim, 0, &reg, &control) == 0 && (control & 0xff) != 0x10)
		reg.index++;
	assert_int_equal(uncore_sim_poke(sim, 0, &reg, control ^ 0x100), 0);
	stop(session);
	assert_counted(value_of(session, first, EVERY, EACH), RATE, 1, 1);
	assert_state(value_of(session, second, EVERY, EACH), "stolen");
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* ---- a control taken and given back between two checks ---- */

#define MOMENT (SECOND / 50)

/* Another program uses a counter of CBo 0 for a moment, and then restores the control word. */
static void steal_for_a_moment(struct uncore_sim *sim, uint64_t (*leave)(uint64_t count))
{
	struct uncore_register ctl = reg_of(sim, "cbo", 0, "ctl"), ctr = reg_of(sim, "cbo", 0, "ctr");
	uint64_t control = 0, count = 0;

	ctl.index = ctr.index = 0;
	while (uncore_sim_peek(sim, 0, &ctl, &control) == 0 && control == 0)
		ctl.index = ++ctr.index;
	assert_int_equal(uncore_sim_poke(sim, 0, &ctl, 0x400000), 0);
	pass(sim, MOMENT);
	assert_int_equal(uncore_sim_peek(sim, 0, &ctr, &count), 0);
	if (leave != NULL)
		assert_int_equal(uncore_sim_poke(sim, 0, &ctr, leave(count)), 0);
	assert_int_equal(uncore_sim_poke(sim, 0, &ctl, control), 0);
}

static void check_moment(uint64_t (*leave)(uint64_t count), const char *word)
{
	struct uncore_sim *sim = busy_sim("ivt", "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182");

	start(session);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_int_equal(uncore_session_verify(session), 0);
	steal_for_a_moment(sim, leave);
	pass(sim, MOMENT);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_int_equal(uncore_session_verify(session), 0);
	assert_state(value_of(session, request, EVERY, 0), word);
	stop(session);
	assert_state(value_of(session, request, EVERY, 0), word);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

static uint64_t zeroed(uint64_t count)
{
	(void)count;
	return 0;
}

static uint64_t brought_back(uint64_t count)
{
	return count - 1;
}

static uint64_t far_on(uint64_t count)
{
	return count + (UINT64_C(1) << 40);
}

/*
 * Many tools set a counter to zero when they take it. The session detects this because no clock could have counted that
 * many. If control and count are both left as they would have been, no read can detect it; docs/runtime.md says so.
 */
static void test_moment(void **state)
{
	(void)state;
	check_moment(zeroed, "stolen");
	check_moment(far_on, "stolen");
	check_moment(NULL, "ok");
	check_moment(brought_back, "ok");
}

/* Takes the control between the last check of the controls and the end of counting. */
struct last_moment {
	struct uncore_io next;
	struct uncore_sim *sim;
	bool is_armed;
};

static int moment_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	return uncore_io_read(&((struct last_moment *)context)->next, unit, address, value);
}

static int moment_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct last_moment *moment = (struct last_moment *)context;

	if (moment->is_armed)
		put(moment->sim, 0, "imc", 3, "ctl0", 0x400001);
	moment->is_armed = false;
	return uncore_io_write(&moment->next, unit, address, value);
}

static void test_last_moment(void **state)
{
	static const struct uncore_io_ops ops = { moment_read, moment_write, NULL };
	const struct uncore_session_options none = { .size = sizeof(none), .flags = 0 };
	struct uncore_sim *sim = busy_sim("ivt", "UNC_M_CAS_COUNT.RD_REG", NULL);
	struct uncore_machine machine = *uncore_sim_machine(sim);
	struct last_moment moment = { machine.io, sim, false };
	struct uncore_session *session;
	unsigned request;

	(void)state;
	machine.io = (struct uncore_io){ &ops, &moment };
	session = make_session_on(&machine, &none);
	request = want(session, sim, "UNC_M_CAS_COUNT.RD_REG");
	start(session);
	pass(sim, SECOND);
	moment.is_armed = true;
	stop(session);
	assert_false(moment.is_armed);
	assert_state(value_of(session, request, EVERY, 3), "stolen");
	assert_counted(value_of(session, request, EVERY, 2), RATE, 1, 1);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* ---- a thread that is paused for a while ---- */

#define PAUSE (SECOND * 2 / 5)

/* Pauses between the reading of the clock and the register access that follows, and again after the access. */
struct pauses {
	struct uncore_io next;
	struct uncore_sim *sim;
	bool is_read, is_write;
};

static int paused_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	struct pauses *pauses = (struct pauses *)context;

	if (pauses->is_read)
		pass(pauses->sim, PAUSE);
	return uncore_io_read(&pauses->next, unit, address, value);
}

static int paused_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct pauses *pauses = (struct pauses *)context;
	int result = uncore_io_write(&pauses->next, unit, address, value);

	if (pauses->is_write)
		pass(pauses->sim, PAUSE);
	return result;
}

/* Pauses lose no count, and none is reported as stolen: 1 GHz of UBox ticks is counted through whole pauses. */
static void check_pauses(bool is_read, bool is_write, unsigned flags)
{
	static const struct uncore_io_ops ops = { paused_read, paused_write, NULL };
	const struct uncore_session_options options = { .size = sizeof(options), .flags = flags };
	struct uncore_sim *sim = make_sim("ivt", NULL);
	struct uncore_machine machine = *uncore_sim_machine(sim);
	struct pauses pauses = { machine.io, sim, is_read, is_write };
	struct uncore_session *session;
	unsigned request;

	machine.io = (struct uncore_io){ &ops, &pauses };
	session = make_session_on(&machine, &options);
	request = want(session, sim, "ubox:fixed");
	start(session);
	for (unsigned at = 0; at < 5; at++) {
		pass(sim, SECOND / 50);
		assert_int_equal(uncore_session_sample(session), 0);
		assert_state(value_of(session, request, EVERY, EACH), "ok");
	}
	stop(session);
	assert_state(value_of(session, request, EVERY, EACH), "ok");
	assert_true(value_of(session, request, EVERY, EACH).count >= SECOND / 10);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

static void test_pauses(void **state)
{
	(void)state;
	check_pauses(true, false, 0);
	check_pauses(false, true, 0);
	check_pauses(true, true, UNCORE_SESSION_FROZEN);
}

/* ---- reads that go wrong ---- */

static void test_tear(void **state)
{
	const struct uncore_scenario_fault rule = { .where = { ALL, "imc", ALL, "ctr", ALL },
						    .error = UNCORE_SCENARIO_TEAR };
	struct uncore_sim *sim = busy_sim("ivt", "UNC_M_CAS_COUNT.RD_REG", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_M_CAS_COUNT.RD_REG");

	(void)state;
	start(session);
	add_fault(sim, &rule);
	for (unsigned at = 1; at <= 25; at++) {
		pass(sim, 200 * SECOND); /* the upper half changes in the 22nd */
		assert_int_equal(uncore_session_sample(session), 0);
		assert_counted(value_of(session, request, EVERY, EACH), UINT64_C(1600) * at * RATE, 8, 8);
	}
	stop(session);
	assert_counted(value_of(session, request, EVERY, EACH), UINT64_C(1600) * 25 * RATE, 8, 8);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* For counters that do not move the count is what they show; nothing is estimated. */
static void test_stuck(void **state)
{
	const struct uncore_scenario_fault rule = { .where = { ALL, "imc", 5, NULL, ALL },
						    .error = UNCORE_SCENARIO_STUCK,
						    .from_ns = SECOND };
	struct uncore_sim *sim = busy_sim("ivt", "UNC_M_CAS_COUNT.RD_REG", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_M_CAS_COUNT.RD_REG");

	(void)state;
	add_fault(sim, &rule);
	start(session);
	pass(sim, 2 * SECOND);
	stop(session);
	assert_counted(value_of(session, request, EVERY, 5), RATE, 1, 1);
	assert_counted(value_of(session, request, EVERY, 4), 2u * RATE, 1, 1);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

/* A read fails once: that instance is lost until the end, the others continue. */
static void check_lost(enum uncore_scenario_error error, const char *word)
{
	const struct uncore_scenario_fault rule = {
		.where = { ALL, "imc", 2, "ctr", ALL }, .access = UNCORE_SCENARIO_READ, .error = error, .times = 1
	};
	struct uncore_sim *sim = busy_sim("jkt", "UNC_M_CAS_COUNT.RD_REG", NULL);
	struct uncore_session *session = make_session(sim, NULL, 0);
	unsigned request = want(session, sim, "UNC_M_CAS_COUNT.RD_REG");

	start(session);
	add_fault(sim, &rule);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_state(value_of(session, request, EVERY, 2), word);
	pass(sim, SECOND);
	assert_int_equal(uncore_session_sample(session), 0);
	stop(session);
	assert_state(value_of(session, request, EVERY, EACH), word);
	assert_int_equal(value_of(session, request, EVERY, EACH).count, 0);
	assert_int_equal(value_of(session, request, EVERY, EACH).seen, 3);
	assert_int_equal(value_of(session, request, EVERY, EACH).expected, 4);
	assert_counted(value_of(session, request, EVERY, 1), 2u * RATE, 1, 1);
	uncore_session_free(session);
	uncore_sim_free(sim);
}

static void test_lost(void **state)
{
	(void)state;
	check_lost(UNCORE_SCENARIO_EIO, "lost");
	check_lost(UNCORE_SCENARIO_ENODEV, "lost");
	check_lost(UNCORE_SCENARIO_SHORT, "lost");
	check_lost(UNCORE_SCENARIO_EPERM, "denied");
}

/* ---- samples with all counters held ---- */

static void check_frozen(const char *platform, const char *box, const char *event, unsigned instances)
{
	struct uncore_sim *sim = busy_sim(platform, event, NULL);
	struct uncore_session *session = make_session(sim, NULL, UNCORE_SESSION_FROZEN);
	unsigned request = want(session, sim, event);
	struct memory before;

	(void)box;
	uncore_session_free(session);
	leave_words(sim);
	before = remember(sim);
	session = make_session(sim, NULL, UNCORE_SESSION_FROZEN);
	request = want(session, sim, event);
	start(session);
	for (unsigned at = 1; at <= 5; at++) {
		pass(sim, SECOND);
		assert_int_equal(uncore_session_sample(session), 0);
		assert_counted(value_of(session, request, EVERY, EACH), (uint64_t)at * instances * RATE, instances,
			       instances);
	}
	stop(session);
	assert_counted(value_of(session, request, EVERY, EACH), UINT64_C(5) * instances * RATE, instances, instances);
	assert_as_before(sim, &before);
	uncore_session_free(session);
	forget(&before);
	uncore_sim_free(sim);
}

static void test_frozen(void **state)
{
	(void)state;
	check_frozen("jkt", "cbo", "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", 8);
	check_frozen("jkt", "imc", "UNC_M_CAS_COUNT.RD_REG", 4);
	check_frozen("jkt", "ubox", "UNC_U_LOCK_CYCLES", 1);
	check_frozen("ivt", "cbo", "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", 15);
	check_frozen("ivt", "ubox", "UNC_U_LOCK_CYCLES", 1);
}

/* The value that another program left in a counter is saved completely, whichever of its reads tears. */
static void test_torn_before(void **state)
{
	for (unsigned after = 0; after < 3; after++) {
		const struct uncore_scenario_fault rule = { .where = { ALL, "imc", 3, "ctr", ALL },
							    .error = UNCORE_SCENARIO_TEAR,
							    .after = after,
							    .times = 1 };
		struct uncore_sim *sim = busy_sim("ivt", "UNC_M_CAS_COUNT.RD_REG", NULL);
		struct uncore_session *session = make_session(sim, NULL, 0);
		struct memory before;

		(void)state;
		leave_words(sim);
		before = remember(sim);
		(void)want(session, sim, "UNC_M_CAS_COUNT.RD_REG");
		add_fault(sim, &rule);
		start(session);
		pass(sim, SECOND);
		stop(session);
		assert_as_before(sim, &before);
		uncore_session_free(session);
		forget(&before);
		uncore_sim_free(sim);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_theft),       cmocka_unit_test(test_theft_of_one), cmocka_unit_test(test_moment),
		cmocka_unit_test(test_last_moment), cmocka_unit_test(test_pauses),       cmocka_unit_test(test_tear),
		cmocka_unit_test(test_stuck),       cmocka_unit_test(test_lost),         cmocka_unit_test(test_frozen),
		cmocka_unit_test(test_torn_before),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
