/* SPDX-License-Identifier: MIT */
/*
 * Tests a session with a fault at each access in turn. If start fails, it reports what failed and where. A count that
 * is reported as ok is right. In the end every register is as before, at once or, if the fault itself prevented that,
 * after uncore_restore().
 */
#define _GNU_SOURCE
#include "session_fixture.h"
#include "stride.h"

#define REQUESTS 4

struct fault_case {
	const char *platform;
	unsigned flags;
	const char *events[REQUESTS]; /* each names one instance, because all instances would make the runs long */
};

static const struct fault_case cases[] = {
	{ "jkt", 0, { "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "imc1:UNC_M_CAS_COUNT.RD_REG", "UNC_U_LOCK_CYCLES" } },
	{ "jkt", UNCORE_SESSION_FROZEN, { "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "ha0:UNC_H_REQUESTS.WRITES" } },
	{ "jkt",
	  UNCORE_SESSION_MULTIPLEX,
	  { "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x180" } },
	{ "ivt", 0, { "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "imc1:UNC_M_CAS_COUNT.RD_REG", "UNC_U_LOCK_CYCLES" } },
	{ "ivt", 0, { "qpi1:UNC_Q_TxL_INSERTS", "irp0:UNC_I_RxR_BL_DRS_INSERTS", "irp1:UNC_I_RxR_BL_DRS_INSERTS" } },
	{ "ivt",
	  UNCORE_SESSION_FROZEN,
	  { "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182", "ha1:UNC_H_REQUESTS.WRITES_LOCAL" } },
	{ "ivt",
	  UNCORE_SESSION_FROZEN | UNCORE_SESSION_MULTIPLEX,
	  { "pcu0:UNC_P_FREQ_BAND0_CYCLES,filt7_0=12", "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182",
	    "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x180" } },
};

struct bench {
	const struct fault_case *what;
	struct uncore_sim *sim;
	struct memory before;
	struct state_dir state;
	struct uncore_session *session;
	unsigned requests[REQUESTS], request_count;
	unsigned files; /* files open at the start */
	uint64_t fault_at;
	enum uncore_scenario_error error;
};

static struct uncore_sim *busy_machine(const struct fault_case *what)
{
	struct uncore_scenario_traffic traffic[REQUESTS];
	struct uncore_scenario scenario = { .socket_count = 2, .cores = 2, .strict = true, .traffic = traffic };

	for (size_t at = 0; at < REQUESTS && what->events[at] != NULL; at++) {
		const char *colon = strchr(what->events[at], ':');
		const char *event = colon == NULL ? what->events[at] : colon + 1;
		bool known = false;

		for (size_t each = 0; each < scenario.traffic_count; each++)
			known = known || strcmp(traffic[each].event, event) == 0;
		if (!known)
			traffic[scenario.traffic_count++] = (struct uncore_scenario_traffic){
				.event = event, .socket = ALL, .instance = ALL, .rate = RATE
			};
	}
	return make_sim(what->platform, &scenario);
}

static void complain(const struct bench *bench, const char *what, const char *more)
{
	static const char *const words[] = {
#define WORD(id, word, help) word,
		UNCORE_SCENARIO_ERRORS(WORD)
#undef WORD
	};

	fail_msg("%s, %s ..., flags %u, %s at access %llu: %s%s%s", bench->what->platform, bench->what->events[0],
		 bench->what->flags, words[bench->error], (unsigned long long)bench->fault_at, what,
		 more == NULL ? "" : ": ", more == NULL ? "" : more);
}

/* ---- what must hold ---- */

static bool has_place(const char *text)
{
	return strstr(text, "MSR 0x") != NULL || strstr(text, "PCI ") != NULL;
}

static void check_fault(const struct bench *bench, int result)
{
	const struct uncore_fault *fault = uncore_session_fault(bench->session);

	if (fault->code == 0 || fault->text[0] == '\0')
		complain(bench, "failed without a word", uncore_error_name(result));
	if (!has_place(fault->text))
		complain(bench, "does not say where", fault->text);
}

/* Checks that a count reported as ok is right on the instances that it names. */
static void check_values(const struct bench *bench)
{
	for (unsigned at = 0; at < bench->request_count; at++) {
		struct uncore_value value = value_of(bench->session, bench->requests[at], EVERY, EACH);
		/* A probe of a clock takes a part of a second, and each pass ends with a part of an increment. */
		uint64_t right = (uint64_t)value.seen * (RATE * value.running_ns / SECOND);
		uint64_t slack = value.running_ns % SECOND == 0 ? 0 : 2 * (uint64_t)value.seen;
		char text[160];

		snprintf(text, sizeof(text), "%s: %llu, not %llu; %u of %u instances, %llu of %llu ns",
			 bench->what->events[at], (unsigned long long)value.count, (unsigned long long)right,
			 value.seen, value.expected, (unsigned long long)value.running_ns,
			 (unsigned long long)value.enabled_ns);
		if (value.state != UNCORE_VALUE_OK && value.count != 0)
			complain(bench, "a number that is none", text);
		if (value.state != UNCORE_VALUE_OK)
			continue;
		if (value.count > right || right - value.count > slack || value.seen == 0 ||
		    value.running_ns > value.enabled_ns)
			complain(bench, "a wrong count that is called ok", text);
	}
}

static void check_left_behind(const struct bench *bench, int result)
{
	unsigned left = journals(&bench->state);
	struct uncore_restored restored;
	struct uncore_fault fault = { 0 };
	const char *difference = NULL;

	uncore_sim_clear_faults(bench->sim);
	if (left != 0 && result == 0)
		complain(bench, "all went well, but a journal is left", NULL);
	if (left == 0)
		difference = difference_from(bench->sim, &bench->before);
	else if (uncore_restore(uncore_sim_machine(bench->sim), bench->state.path, false, NULL, NULL, &restored,
				&fault) != 0)
		difference = fault.text;
	if (difference != NULL)
		complain(bench, left == 0 ? "not as before" : "restore", difference);
	difference = difference_from(bench->sim, &bench->before);
	if (difference != NULL)
		complain(bench, "not as before after restore", difference);
	if (journals(&bench->state) != 0)
		complain(bench, "restore leaves the journal", NULL);
	if (open_files() != bench->files)
		complain(bench, "a file is left open", NULL);
	assert_unlocked(&bench->state);
}

/* ---- a run ---- */

static int first_of(int first, int then)
{
	return first != 0 ? first : then;
}

/* Makes every kind of call, with whole seconds between them, and continues after every failure. */
static int course(const struct bench *bench)
{
	int result;

	pass(bench->sim, SECOND);
	result = uncore_session_sample(bench->session);
	pass(bench->sim, SECOND);
	result = first_of(result, uncore_session_verify(bench->session));
	result = first_of(result, uncore_session_rotate(bench->session));
	pass(bench->sim, SECOND);
	result = first_of(result, uncore_session_rotate(bench->session));
	pass(bench->sim, SECOND);
	result = first_of(result, uncore_session_sample(bench->session));
	pass(bench->sim, SECOND);
	return first_of(result, uncore_session_stop(bench->session));
}

/* Returns false once the session makes fewer accesses. */
static bool run_with_fault(struct bench *bench, uint64_t number, enum uncore_scenario_error error)
{
	struct uncore_sim *sim = bench->sim;
	uint64_t first = uncore_sim_accesses(sim);
	bool met;
	int result;

	bench->fault_at = number;
	bench->error = error;
	uncore_fault_clear(uncore_sim_machine(sim)->fault);
	assert_int_equal(uncore_sim_fail_at(sim, first + number, error), 0);
	bench->session = make_session(sim, bench->state.path, bench->what->flags);
	bench->request_count = 0;
	while (bench->request_count < REQUESTS && bench->what->events[bench->request_count] != NULL) {
		const char *event = bench->what->events[bench->request_count];

		bench->requests[bench->request_count++] = want(bench->session, sim, event);
	}
	result = uncore_session_start(bench->session);
	if (result == 0) {
		result = course(bench);
		check_values(bench);
	}
	met = uncore_sim_accesses(sim) - first >= number;
	if (result != 0 && met)
		check_fault(bench, result);
	else if (result != 0)
		complain(bench, "failed without a fault", uncore_session_fault(bench->session)->text);
	uncore_session_free(bench->session);
	check_left_behind(bench, result);
	return met;
}

static void check_case(const struct fault_case *what)
{
	struct bench bench = { .what = what, .sim = busy_machine(what), .state = make_state() };

	leave_words(bench.sim);
	bench.before = remember(bench.sim);
	bench.files = open_files();
	for (unsigned error = UNCORE_SCENARIO_EIO; error <= UNCORE_SCENARIO_SHORT; error++) {
		uint64_t number = 1;

		while (run_with_fault(&bench, number, (enum uncore_scenario_error)error))
			number += stride();
		assert_true(number > 50); /* otherwise this test would check nothing */
	}
	forget(&bench.before);
	uncore_sim_free(bench.sim);
	drop_state(&bench.state);
}

/* ---- faults that stay ---- */

/* Runs a session with a register that always fails, either from the beginning or once the session counts. */
static void run_with_rule(struct bench *bench, const struct uncore_scenario_fault *rule, bool late)
{
	int result = 0;

	bench->error = rule->error;
	bench->fault_at = late;
	bench->session = make_session(bench->sim, bench->state.path, bench->what->flags);
	bench->request_count = 0;
	while (bench->request_count < REQUESTS && bench->what->events[bench->request_count] != NULL) {
		const char *event = bench->what->events[bench->request_count];

		bench->requests[bench->request_count++] = want(bench->session, bench->sim, event);
	}
	if (late)
		result = uncore_session_start(bench->session);
	assert_int_equal(uncore_sim_add_fault(bench->sim, rule), 0);
	if (!late)
		result = uncore_session_start(bench->session);
	if (result == 0) {
		result = course(bench);
		check_values(bench);
	}
	if (result != 0)
		check_fault(bench, result);
	uncore_session_free(bench->session);
	check_left_behind(bench, result);
}

static void test_for_good(void **state)
{
	static const char *const registers[] = { "ctl", "ctr", "box_ctl", "box_filter1", NULL };
	struct bench bench = { .what = &cases[5], .sim = busy_machine(&cases[5]), .state = make_state() };

	(void)state;
	leave_words(bench.sim);
	bench.before = remember(bench.sim);
	bench.files = open_files();
	for (unsigned at = 0; at < 5 * 2 * 2 * 4 * 2; at++) {
		struct uncore_scenario_fault rule = { .where = { at & 1 ? 1 : ALL,
								 registers[at / 32] == NULL ? NULL : "cbo", ALL,
								 registers[at / 32], ALL },
						      .access = at & 2 ? UNCORE_SCENARIO_WRITE : UNCORE_SCENARIO_READ,
						      .error = (enum uncore_scenario_error)(at / 4 % 4) };

		run_with_rule(&bench, &rule, at & 16);
	}
	forget(&bench.before);
	uncore_sim_free(bench.sim);
	drop_state(&bench.state);
}

/* A start fails and cannot be undone: the journal stays, and the first failure says so. */
static void test_no_way_back(void **state)
{
	const struct uncore_scenario_fault rule = { .where = { 0, "cbo", 0, "ctl", ALL },
						    .access = UNCORE_SCENARIO_WRITE,
						    .error = UNCORE_SCENARIO_EIO };
	struct uncore_sim *sim = busy_machine(&cases[5]);
	struct state_dir directory = make_state();
	struct uncore_session *session = make_session(sim, directory.path, 0);
	struct uncore_restored restored;
	struct uncore_fault fault = { 0 };

	(void)state;
	(void)want(session, sim, "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	add_fault(sim, &rule);
	assert_int_equal(uncore_session_start(session), UNCORE_E_IO);
	assert_non_null(strstr(uncore_session_fault(session)->text, "socket 0: program: write C0_MSR_PMON_CTL"));
	assert_non_null(strstr(uncore_session_fault(session)->text,
			       "; some registers could not be put back: run uncore restore"));
	assert_int_equal(journals(&directory), 1);
	uncore_session_free(session);
	assert_int_equal(uncore_restore(uncore_sim_machine(sim), directory.path, false, NULL, NULL, &restored, &fault),
			 UNCORE_E_IO);
	assert_int_equal(journals(&directory), 1);
	uncore_sim_free(sim);
	drop_state(&directory);
}

/*
 * All writes are refused, as on a machine where files open for reading only. Nothing is written, and nothing is left.
 */
static void test_refused(void **state)
{
	const struct uncore_scenario_fault rule = { .where = { ALL, NULL, ALL, NULL, ALL },
						    .access = UNCORE_SCENARIO_WRITE,
						    .error = UNCORE_SCENARIO_EPERM };

	(void)state;
	for (unsigned at = 0; at < sizeof(cases) / sizeof(cases[0]); at++) {
		struct uncore_sim *sim = busy_machine(&cases[at]);
		struct state_dir directory = make_state();
		struct uncore_session *session = make_session(sim, directory.path, cases[at].flags);
		struct memory before;

		leave_words(sim);
		before = remember(sim);
		for (unsigned each = 0; each < REQUESTS && cases[at].events[each] != NULL; each++)
			(void)want(session, sim, cases[at].events[each]);
		add_fault(sim, &rule);
		assert_int_equal(uncore_session_start(session), UNCORE_E_DENIED);
		assert_non_null(strstr(uncore_session_fault(session)->text, ": write "));
		assert_null(strstr(uncore_session_fault(session)->text, "put back"));
		assert_true(uncore_session_is_put_back(session));
		assert_int_equal(journals(&directory), 0);
		assert_as_before(sim, &before);
		uncore_session_free(session);
		forget(&before);
		uncore_sim_free(sim);
		drop_state(&directory);
	}
}

/* A write of stop fails once: the register that could be restored is restored, and stop reports it. */
static void test_stop_fails_once(void **state)
{
	const struct uncore_scenario_fault rule = { .where = { 0, "cbo", 0, "box_ctl", ALL },
						    .access = UNCORE_SCENARIO_WRITE,
						    .error = UNCORE_SCENARIO_EIO,
						    .times = 1 };
	struct uncore_sim *sim = busy_machine(&cases[5]);
	struct state_dir directory = make_state();
	struct uncore_session *session = make_session(sim, directory.path, 0);

	(void)state;
	(void)want(session, sim, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	start(session);
	assert_false(uncore_session_is_put_back(session));
	add_fault(sim, &rule);
	assert_int_equal(uncore_session_stop(session), UNCORE_E_IO);
	assert_true(uncore_session_is_put_back(session));
	assert_int_equal(journals(&directory), 0);
	uncore_session_free(session);
	uncore_sim_free(sim);
	drop_state(&directory);
}

#define CASE(n) \
	static void test_case_##n(void **state) \
	{ \
		(void)state; \
		check_case(&cases[n]); \
	}
CASE(0)
CASE(1)
CASE(2)
CASE(3)
CASE(4)
CASE(5)
CASE(6)

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_case_0),         cmocka_unit_test(test_case_1),
					    cmocka_unit_test(test_case_2),         cmocka_unit_test(test_case_3),
					    cmocka_unit_test(test_case_4),         cmocka_unit_test(test_case_5),
					    cmocka_unit_test(test_case_6),         cmocka_unit_test(test_for_good),
					    cmocka_unit_test(test_no_way_back),    cmocka_unit_test(test_refused),
					    cmocka_unit_test(test_stop_fails_once) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
