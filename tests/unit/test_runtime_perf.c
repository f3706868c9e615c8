/* SPDX-License-Identifier: MIT */
/* Tests sessions that count through the kernel's perf events, on a double of the kernel. */
#define _GNU_SOURCE
#include "perf_double.h"

#include <linux/perf_event.h>

/* Two sockets of ivt, with the PMUs of two memory channels, a cache slice and the PCU. */
struct setup {
	struct uncore_sim *sim;
	struct perf_double kernel;
	struct uncore_way *way;
	char mask[32];
};

static const char *const pmus[] = { "uncore_imc_0", "uncore_imc_1", "uncore_cbox_0", "uncore_pcu", "uncore_qpi_2" };

static void add_pmu(struct setup *setup, const char *pmu, unsigned type)
{
	char text[16];

	snprintf(text, sizeof(text), "%u", type);
	double_pmu_file(&setup->kernel, pmu, "type", text);
	double_pmu_file(&setup->kernel, pmu, "cpumask", setup->mask);
	double_pmu_file(&setup->kernel, pmu, "format/event", "config:0-7");
	double_pmu_file(&setup->kernel, pmu, "format/umask", "config:8-15");
	double_pmu_file(&setup->kernel, pmu, "format/thresh", "config:24-31");
}

static void make(struct setup *setup)
{
	struct uncore_scenario scenario = { .socket_count = 2 };
	const struct uncore_machine *machine;

	memset(setup, 0, sizeof(*setup));
	setup->sim = make_sim("ivt", &scenario);
	machine = uncore_sim_machine(setup->sim);
	setup->kernel.machine = uncore_sim_machine(setup->sim);
	setup->kernel.share = 100;
	setup->kernel.cpu_refused = -1;
	setup->kernel.config_refused = UINT64_MAX;
	snprintf(setup->mask, sizeof(setup->mask), "%d,%d", machine->sockets[0].cpu, machine->sockets[1].cpu);
	for (unsigned at = 0; at < sizeof(pmus) / sizeof(pmus[0]); at++)
		add_pmu(setup, pmus[at], 40 + at);
	double_file(&setup->kernel, "/proc/sys/kernel/perf_event_paranoid", "2");
}

static void open_way(struct setup *setup)
{
	struct uncore_fault fault = { 0, "" };
	int result = double_open_way(&setup->kernel, &setup->way, &fault);

	assert_string_equal(fault.text, "");
	assert_int_equal(result, 0);
}

static void done(struct setup *setup)
{
	uncore_perf_close(setup->way);
	uncore_sim_free(setup->sim);
	assert_int_equal(double_open_events(&setup->kernel), 0);
}

static struct uncore_session *perf_session(struct setup *setup, unsigned flags)
{
	struct uncore_session_options options = { .size = sizeof(options), .flags = flags, .way = setup->way };

	return make_session_on(uncore_sim_machine(setup->sim), &options);
}

static void wait_ns(struct setup *setup, uint64_t nanoseconds)
{
	assert_int_equal(uncore_sim_advance(setup->sim, nanoseconds), 0);
}

static void test_attributes(void **state)
{
	struct perf_event_attr theirs = { .disabled = 1 };
	struct perf_attr ours = { .flags = PERF_DISABLED };

	(void)state;
	assert_int_equal(sizeof(ours), PERF_ATTR_SIZE_VER1);
	assert_int_equal(offsetof(struct perf_attr, config), offsetof(struct perf_event_attr, config));
	assert_int_equal(offsetof(struct perf_attr, read_format), offsetof(struct perf_event_attr, read_format));
	assert_int_equal(offsetof(struct perf_attr, config1), offsetof(struct perf_event_attr, config1));
	assert_int_equal(offsetof(struct perf_attr, config2), offsetof(struct perf_event_attr, config2));
	assert_memory_equal(&ours, &theirs, sizeof(ours));
	theirs = (struct perf_event_attr){ .exclude_user = 1 };
	ours.flags = PERF_EXCLUDE_USER;
	assert_memory_equal(&ours, &theirs, sizeof(ours));
	theirs = (struct perf_event_attr){ .exclude_kernel = 1 };
	ours.flags = PERF_EXCLUDE_KERNEL;
	assert_memory_equal(&ours, &theirs, sizeof(ours));
	assert_int_equal(PERF_READ_FORMAT, PERF_FORMAT_GROUP | PERF_FORMAT_ID | PERF_FORMAT_TOTAL_TIME_ENABLED |
						   PERF_FORMAT_TOTAL_TIME_RUNNING);
	assert_int_equal(PERF_CLOEXEC, PERF_FLAG_FD_CLOEXEC);
	assert_int_equal(PERF_ENABLE, PERF_EVENT_IOC_ENABLE);
	assert_int_equal(PERF_DISABLE, PERF_EVENT_IOC_DISABLE);
}

/* CAS_COUNT is event 4: the double counts 4 a microsecond. Two channels of two sockets are there, of eight. */
static void test_counts(void **state)
{
	struct setup setup;
	struct uncore_session *session;
	unsigned reads, all, one, clocks;

	(void)state;
	make(&setup);
	open_way(&setup);
	session = perf_session(&setup, 0);
	all = want(session, setup.sim, "UNC_M_CAS_COUNT.RD");
	one = want(session, setup.sim, "imc1:UNC_M_CAS_COUNT.WR");
	clocks = want(session, setup.sim, "cbo0:UNC_C_CLOCKTICKS");
	start(session);
	wait_ns(&setup, SECOND);
	reads = setup.kernel.reads;
	assert_int_equal(uncore_session_sample(session), 0);
	/* One read for each group: two channels and one cache slice on two sockets. */
	assert_int_equal(setup.kernel.reads - reads, 6);
	assert_int_equal(value_of(session, all, EVERY, EACH).count, 4 * 4000000);
	assert_int_equal(value_of(session, one, 1, 1).count, 4000000);
	assert_int_equal(value_of(session, all, EVERY, EACH).unseen, 12);
	assert_counted(value_of(session, clocks, 0, 0), 0, 1, 1);
	assert_string_equal(uncore_session_way(session, 1,
					       encode(setup.kernel.machine->tables, "UNC_M_CAS_COUNT.RD").box, 1),
			    "perf");
	wait_ns(&setup, SECOND);
	stop(session);
	assert_int_equal(value_of(session, all, 0, 0).count, 8000000);
	assert_true(value_of(session, all, 0, 0).running_ns == 2 * SECOND);
	assert_true(value_of(session, all, 0, 0).enabled_ns == 2 * SECOND);
	assert_true(uncore_session_is_put_back(session));
	uncore_session_free(session);
	done(&setup);
}

/* What another program takes of the time is seen in the coverage, and is no theft. */
static void test_coverage(void **state)
{
	struct setup setup;
	struct uncore_session *session;
	struct uncore_value value;
	unsigned request;

	(void)state;
	make(&setup);
	open_way(&setup);
	setup.kernel.share = 25;
	setup.kernel.shared_type = 41;
	session = perf_session(&setup, 0);
	request = want(session, setup.sim, "UNC_M_CAS_COUNT.RD");
	start(session);
	wait_ns(&setup, SECOND);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_int_equal(uncore_session_verify(session), 0);
	value = value_of(session, request, 0, 0);
	assert_int_equal(value.state, UNCORE_VALUE_OK);
	assert_int_equal(value.count, 1000000);
	assert_true(value.enabled_ns == SECOND);
	assert_true(value.running_ns == SECOND / 4);
	/* Channel 1 has a tenth of that. Each of four counts 4 million a second. */
	value = value_of(session, request, EVERY, EACH);
	assert_true(uncore_value_estimate(&value) > 15999900 && uncore_value_estimate(&value) < 16000100);
	assert_in_range(value.running_ns, SECOND * 11 / 80 - 1, SECOND * 11 / 80 + 1);
	assert_true(value.enabled_ns == SECOND && value.least_ns == SECOND / 40);
	stop(session);
	uncore_session_free(session);
	done(&setup);
}

/* Six events of one channel need two passes: each counts half of the time, at its full rate. */
static void test_passes(void **state)
{
	static const char *const events[] = { "UNC_M_CAS_COUNT.RD", "UNC_M_CAS_COUNT.WR", "UNC_M_ACT_COUNT.RD",
					      "UNC_M_PRE_COUNT.RD", "UNC_M_RPQ_INSERTS",  "UNC_M_WPQ_INSERTS" };
	struct setup setup;
	struct uncore_session *session;
	struct uncore_value value;

	(void)state;
	make(&setup);
	open_way(&setup);
	session = perf_session(&setup, UNCORE_SESSION_MULTIPLEX);
	for (unsigned at = 0; at < sizeof(events) / sizeof(events[0]); at++)
		(void)want(session, setup.sim, events[at]);
	start(session);
	assert_int_equal(uncore_session_passes(session), 2);
	for (unsigned turn = 0; turn < 4; turn++) {
		wait_ns(&setup, SECOND);
		assert_int_equal(uncore_session_rotate(session), 0);
	}
	stop(session);
	value = value_of(session, 0, 0, 0);
	assert_true(value.running_ns >= 2 * SECOND);
	assert_int_equal(value.count, value.running_ns / 1000 * 4);
	uncore_session_free(session);
	done(&setup);
}

/* What the driver does not count together counts in turn, unless that was asked for. */
static void test_split(void **state)
{
	struct setup setup;
	struct uncore_encoding encoding;
	struct uncore_session *session;

	(void)state;
	make(&setup);
	open_way(&setup);
	setup.kernel.most_of_group = 1;
	session = perf_session(&setup, 0);
	(void)want(session, setup.sim, "imc0:UNC_M_CAS_COUNT.RD");
	(void)want(session, setup.sim, "imc0:UNC_M_CAS_COUNT.WR");
	start(session);
	wait_ns(&setup, SECOND);
	stop(session);
	assert_int_equal(value_of(session, 0, 0, 0).count, 4000000);
	assert_int_equal(value_of(session, 1, 1, 0).count, 4000000);
	uncore_session_free(session);

	session = perf_session(&setup, 0);
	encoding = encode(setup.kernel.machine->tables, "imc0:UNC_M_CAS_COUNT.RD");
	assert_int_equal(uncore_session_add(session, &encoding, 1, NULL), 0);
	encoding = encode(setup.kernel.machine->tables, "imc0:UNC_M_CAS_COUNT.WR");
	assert_int_equal(uncore_session_add(session, &encoding, 1, NULL), 0);
	assert_int_equal(uncore_session_start(session), UNCORE_E_IO);
	assert_non_null(strstr(uncore_session_fault(session)->text, "alone or together with the others"));
	assert_int_equal(double_open_events(&setup.kernel), 0);
	uncore_session_free(session);
	done(&setup);
}

static void refuse_start(struct setup *setup, const char *event, int code, const char *words)
{
	struct uncore_session *session = perf_session(setup, 0);

	(void)want(session, setup->sim, event);
	assert_int_equal(uncore_session_start(session), code);
	if (strstr(uncore_session_fault(session)->text, words) == NULL)
		assert_string_equal(uncore_session_fault(session)->text, words);
	uncore_session_free(session);
	assert_int_equal(double_open_events(&setup->kernel), 0);
}

/* The extra select bit: the driver drops it. */
static void test_what_perf_cannot(void **state)
{
	struct setup setup;

	(void)state;
	make(&setup);
	open_way(&setup);
	refuse_start(&setup, "UNC_P_DELAYED_C_STATE_ABORT_CORE0", UNCORE_E_UNMEASURED, "drops ev_sel_ext");
	done(&setup);
}

/* A format of the machine that moves our bits is found out. */
static void test_formats(void **state)
{
	struct setup setup;

	(void)state;
	make(&setup);
	open_way(&setup);
	double_pmu_file(&setup.kernel, "uncore_imc_0", "format/umask", "config:16-23");
	refuse_start(&setup, "imc0:UNC_M_CAS_COUNT.RD", UNCORE_E_UNMEASURED, "umask at config:16-23");
	double_pmu_file(&setup.kernel, "uncore_imc_0", "format/umask", "config1:8-15");
	refuse_start(&setup, "imc0:UNC_M_CAS_COUNT.RD", UNCORE_E_UNMEASURED, "umask at config1:8-15");
	double_pmu_file(&setup.kernel, "uncore_imc_0", "format/umask", "nonsense");
	refuse_start(&setup, "imc0:UNC_M_CAS_COUNT.RD", UNCORE_E_UNMEASURED, "umask at nonsense");
	double_pmu_file(&setup.kernel, "uncore_imc_0", "format/umask", "config:8-11,12-15");
	done(&setup);
}

/* A box without PMU is counted by registers, beside one that perf counts. */
static void test_mixed(void **state)
{
	const struct uncore_scenario_traffic traffic = {
		.event = "UNC_H_REQUESTS.READS", .socket = ALL, .instance = ALL, .rate = RATE
	};
	struct uncore_scenario scenario = { .socket_count = 2, .traffic = &traffic, .traffic_count = 1 };
	struct setup setup;
	struct uncore_session *session;
	unsigned reads, requests;

	(void)state;
	make(&setup);
	uncore_sim_free(setup.sim);
	setup.sim = make_sim("ivt", &scenario);
	setup.kernel.machine = uncore_sim_machine(setup.sim);
	open_way(&setup);
	session = perf_session(&setup, 0);
	reads = want(session, setup.sim, "imc0:UNC_M_CAS_COUNT.RD");
	requests = want(session, setup.sim, "ha0:UNC_H_REQUESTS.READS");
	start(session);
	wait_ns(&setup, SECOND);
	stop(session);
	assert_int_equal(value_of(session, reads, 1, 0).count, 4000000);
	assert_int_equal(value_of(session, requests, 1, 0).count, RATE);
	assert_string_equal(uncore_session_way(session, 1,
					       encode(setup.kernel.machine->tables, "UNC_H_REQUESTS.READS").box, 0),
			    "registers");
	uncore_session_free(session);
	done(&setup);
}

/* Newer kernels call a PMU by numbers, and have its usual name in a file. */
static void test_alias(void **state)
{
	struct setup setup;
	struct uncore_session *session;

	(void)state;
	make(&setup);
	setup.kernel.file_count = 0;
	add_pmu(&setup, "uncore_type_2_0", 77);
	double_pmu_file(&setup.kernel, "uncore_type_2_0", "alias", "uncore_imc_0");
	open_way(&setup);
	session = perf_session(&setup, 0);
	(void)want(session, setup.sim, "imc0:UNC_M_CAS_COUNT.RD");
	start(session);
	assert_int_equal(setup.kernel.events[setup.kernel.count - 1].attr.type, 77);
	/* CAS_COUNT.RD is event 4, umask 3. */
	assert_int_equal(setup.kernel.events[setup.kernel.count - 1].attr.config, 0x304);
	stop(session);
	uncore_session_free(session);
	done(&setup);
}

/* The driver refuses every event of an instance that one socket lacks. */
static void test_one_socket_lacks_it(void **state)
{
	for (unsigned socket = 0; socket < 2; socket++) {
		enum uncore_presence presence;
		struct setup setup;
		struct uncore_session *session;

		(void)state;
		make(&setup);
		open_way(&setup);
		setup.kernel.refused_with = -EINVAL;
		setup.kernel.cpu_refused = setup.kernel.machine->sockets[socket].cpu;
		session = perf_session(&setup, 0);
		(void)want(session, setup.sim, "imc0:UNC_M_CAS_COUNT.RD");
		start(session);
		wait_ns(&setup, SECOND);
		stop(session);
		assert_int_equal(uncore_session_presence(session, socket,
							 encode(setup.kernel.machine->tables, "UNC_M_CAS_COUNT.RD").box,
							 0, &presence),
				 0);
		assert_int_equal(presence, UNCORE_PRESENCE_HIDDEN);
		assert_int_equal(value_of(session, 0, EVERY, EACH).count, 4000000);
		assert_int_equal(value_of(session, 0, EVERY, EACH).seen, 1);
		assert_int_equal(value_of(session, 0, EVERY, EACH).expected, 2);
		uncore_session_free(session);
		done(&setup);
	}
}

/* Each error of perf_event_open() has its explanation, and leaves nothing open. */
static void test_errors(void **state)
{
	static const struct {
		int error, code;
		const char *words;
	} cases[] = {
		{ -EINVAL, UNCORE_E_IO, "refuses the event" },
		{ -EBUSY, UNCORE_E_IO, "others hold its counters" },
		{ -EACCES, UNCORE_E_DENIED, "perf_event_paranoid is 2" },
		{ -EPERM, UNCORE_E_DENIED, "CAP_PERFMON" },
		{ -EOPNOTSUPP, UNCORE_E_IO, "does not count so" },
		{ -ENODEV, UNCORE_E_NODEV, "offline" },
		{ -EMFILE, UNCORE_E_IO, "ulimit -n" },
		{ -ENOSYS, UNCORE_E_IO, "no perf events" },
	};
	struct setup setup;

	(void)state;
	make(&setup);
	open_way(&setup);
	setup.kernel.config_refused = 0xc04;
	for (size_t at = 0; at < sizeof(cases) / sizeof(cases[0]); at++) {
		struct uncore_session *session = perf_session(&setup, 0);

		setup.kernel.refused_with = cases[at].error;
		(void)want(session, setup.sim, "imc0:UNC_M_CAS_COUNT.RD");
		(void)want(session, setup.sim, "imc0:UNC_M_CAS_COUNT.WR");
		assert_int_equal(uncore_session_start(session), cases[at].code);
		if (strstr(uncore_session_fault(session)->text, cases[at].words) == NULL)
			assert_string_equal(uncore_session_fault(session)->text, cases[at].words);
		assert_int_equal(double_open_events(&setup.kernel), 0);
		uncore_session_free(session);
	}
	done(&setup);
}

/* Without rights, or without the driver, there is no way. */
static void test_gates(void **state)
{
	struct uncore_fault fault = { 0, "" };
	struct setup setup;

	(void)state;
	make(&setup);
	setup.kernel.config_refused = 0;
	setup.kernel.refused_with = -EACCES;
	assert_int_equal(double_open_way(&setup.kernel, &setup.way, &fault), UNCORE_E_DENIED);
	assert_non_null(strstr(fault.text, "perf_event_paranoid is 2, and without CAP_PERFMON it must be 0 or less"));
	assert_null(setup.way);
	setup.kernel.refused_with = 0;
	setup.kernel.file_count = 0;
	uncore_fault_clear(&fault);
	assert_int_equal(double_open_way(&setup.kernel, &setup.way, &fault), UNCORE_E_NODEV);
	assert_non_null(strstr(fault.text, "driver is not loaded"));
	assert_null(setup.way);
	done(&setup);
}

/* An event that the kernel has stopped is lost for good, and the others go on. */
static void test_stopped(void **state)
{
	struct setup setup;
	struct uncore_session *session;
	uint16_t box;

	(void)state;
	make(&setup);
	open_way(&setup);
	session = perf_session(&setup, 0);
	(void)want(session, setup.sim, "imc0:UNC_M_CAS_COUNT.RD");
	start(session);
	wait_ns(&setup, SECOND);
	setup.kernel.is_cut = true;
	assert_int_equal(uncore_session_sample(session), 0);
	setup.kernel.is_cut = false;
	stop(session);
	box = encode(setup.kernel.machine->tables, "UNC_M_CAS_COUNT.RD").box;
	assert_int_equal(value_of(session, 0, 0, 0).state, UNCORE_VALUE_LOST);
	assert_string_equal(uncore_session_lost_by(session, 0, box, 0)->text,
			    "read the events of uncore_imc_0: the kernel has stopped them");
	uncore_session_free(session);
	done(&setup);
}

/* Six events of a channel in two passes of which the kernel refuses one, of the second, after the first has begun. */
static void refuse_later(struct setup *setup, struct uncore_session *session, uint64_t config)
{
	static const char *const events[] = { "imc0:UNC_M_CAS_COUNT.RD", "imc0:UNC_M_CAS_COUNT.WR",
					      "imc0:UNC_M_ACT_COUNT.RD", "imc0:UNC_M_PRE_COUNT.RD",
					      "imc0:UNC_M_RPQ_INSERTS",  "imc0:UNC_M_WPQ_INSERTS" };

	for (unsigned at = 0; at < sizeof(events) / sizeof(events[0]); at++)
		(void)want(session, setup->sim, events[at]);
	start(session);
	assert_int_equal(uncore_session_passes(session), 2);
	setup->kernel.config_refused = config;
	setup->kernel.refused_with = -EINVAL;
	for (unsigned turn = 0; turn < 3; turn++) {
		wait_ns(setup, SECOND);
		assert_int_equal(uncore_session_rotate(session), 0);
	}
	stop(session);
}

/* What the kernel refuses in a later pass has a state of its own; all that was counted is kept. */
static void test_refused_later(void **state)
{
	static const uint64_t codes[] = { 0x10, 0x20 };
	static const unsigned rates[] = { 4, 4, 1, 2, 0x10, 0x20 };

	(void)state;
	for (unsigned each = 0; each < 2; each++) {
		struct setup setup;
		struct uncore_session *session;
		uint16_t box;

		make(&setup);
		open_way(&setup);
		session = perf_session(&setup, UNCORE_SESSION_MULTIPLEX);
		refuse_later(&setup, session, codes[each]);
		box = encode(setup.kernel.machine->tables, "UNC_M_CAS_COUNT.RD").box;
		for (unsigned at = 0; at < 6; at++) {
			struct uncore_value value = value_of(session, at, 0, 0);

			if (rates[at] == codes[each]) {
				assert_int_equal(value.state, UNCORE_VALUE_LOST);
				continue;
			}
			assert_int_equal(value.state, UNCORE_VALUE_OK);
			assert_true(value.running_ns >= SECOND);
			assert_int_equal(value.count, value.running_ns / 1000 * rates[at]);
		}
		assert_non_null(strstr(uncore_session_lost_by(session, 0, box, 0)->text, "refuses the event"));
		uncore_session_free(session);
		done(&setup);
	}
}

/* Runs a session of two passes whose call number fail_at fails. Returns whether the call was made. */
static bool run_with_failure(unsigned fail_at, int error)
{
	struct uncore_fault fault = { 0, "" };
	struct uncore_session *session = NULL;
	struct setup setup;
	bool was_made;
	int result;

	make(&setup);
	setup.kernel.fail_at = fail_at;
	setup.kernel.fail_with = error;
	result = double_open_way(&setup.kernel, &setup.way, &fault);
	assert_true(result == 0 || (result < 0 && fault.text[0] != '\0'));
	if (result == 0) {
		session = perf_session(&setup, UNCORE_SESSION_MULTIPLEX | UNCORE_SESSION_FROZEN);
		for (unsigned at = 0; at < 5; at++)
			(void)want(session, setup.sim, at == 0 ? "UNC_M_CAS_COUNT.RD" : "UNC_M_ACT_COUNT.RD,thresh=1");
		result = uncore_session_start(session);
		assert_true(result == 0 || uncore_session_fault(session)->text[0] != '\0');
	}
	for (unsigned turn = 0; turn < 3 && result == 0; turn++) {
		wait_ns(&setup, SECOND);
		assert_int_equal(uncore_session_sample(session), 0);
		assert_int_equal(uncore_session_rotate(session), 0);
	}
	if (session != NULL && result == 0) {
		result = uncore_session_stop(session);
		assert_true(result == 0 || uncore_session_fault(session)->text[0] != '\0');
		for (unsigned socket = 0; socket < 2; socket++) {
			struct uncore_value value = value_of(session, 0, socket, 0);

			/* Either every nanosecond counted, or there is no count. */
			assert_true(value.state == UNCORE_VALUE_OK ? value.count == value.running_ns / 1000 * 4 :
								     value.count == 0);
		}
	}
	uncore_session_free(session);
	was_made = setup.kernel.calls >= fail_at;
	done(&setup);
	return was_made;
}

static void test_every_call_fails(void **state)
{
	static const int errors[] = { -EIO, -EACCES, -EINVAL, -ENODEV };

	(void)state;
	for (size_t each = 0; each < sizeof(errors) / sizeof(errors[0]); each++) {
		unsigned at = 1;

		while (run_with_failure(at, errors[each]))
			at++;
		assert_true(at > 100);
	}
}

/* read(2): 0 is no error, and errno keeps what an earlier call set. SIGALRM ends an endless loop. */
static void test_nothing_to_read(void **state)
{
	int file = open("/dev/null", O_RDONLY);
	char byte;

	(void)state;
	assert_true(file >= 0);
	alarm(30);
	errno = EINTR;
	assert_int_equal(perf_sys.read(NULL, file, &byte, 1), 0);
	alarm(0);
	assert_int_equal(close(file), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_attributes),
		cmocka_unit_test(test_counts),
		cmocka_unit_test(test_coverage),
		cmocka_unit_test(test_passes),
		cmocka_unit_test(test_split),
		cmocka_unit_test(test_what_perf_cannot),
		cmocka_unit_test(test_formats),
		cmocka_unit_test(test_mixed),
		cmocka_unit_test(test_alias),
		cmocka_unit_test(test_one_socket_lacks_it),
		cmocka_unit_test(test_errors),
		cmocka_unit_test(test_gates),
		cmocka_unit_test(test_stopped),
		cmocka_unit_test(test_refused_later),
		cmocka_unit_test(test_every_call_fails),
		cmocka_unit_test(test_nothing_to_read),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
