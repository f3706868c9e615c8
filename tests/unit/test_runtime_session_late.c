/* SPDX-License-Identifier: MIT */
/*
 * Tests the time of counts while the program is held up between looking at the clock and reading the counters: the
 * clock of a simulated machine moves within its reads.
 */
#define _GNU_SOURCE
#include "session_fixture.h"

enum { PAUSES = 4 };
#define COUNT_NS 2 /* an instance counts one in so many nanoseconds */
#define OPCODE "UNC_C_TOR_INSERTS.OPCODE,opc=0x182"
#define USUAL UINT64_C(10000)
#define HELD UINT64_C(30000000)

/* A machine whose clock moves while it reads a list. */
struct slow {
	struct uncore_sim *sim;
	struct uncore_io io;     /* of the simulator */
	uint64_t pauses[PAUSES]; /* before the reads of the next lists; then none */
	uint64_t usual;          /* what each read of a list takes */
	uint64_t write_pause;    /* before the next write; then none */
	unsigned lists;
};

static void advance(struct slow *slow, uint64_t nanoseconds)
{
	if (nanoseconds != 0)
		assert_int_equal(uncore_sim_advance(slow->sim, nanoseconds), 0);
}

static int slow_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	return uncore_io_read(&((struct slow *)context)->io, unit, address, value);
}

static int slow_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct slow *slow = (struct slow *)context;

	advance(slow, slow->write_pause);
	slow->write_pause = 0;
	return uncore_io_write(&slow->io, unit, address, value);
}

static void slow_list(void *context, unsigned unit, struct uncore_io_item *items, size_t count)
{
	struct slow *slow = (struct slow *)context;
	unsigned at = slow->lists++;

	advance(slow, at < PAUSES ? slow->pauses[at] : 0);
	assert_int_equal(uncore_io_read_list(&slow->io, unit, items, count), 0);
	advance(slow, slow->usual);
}

static const struct uncore_io_ops slow_ops = { slow_read, slow_write, slow_list };

static struct uncore_session *begin(struct slow *slow, const char *event, unsigned flags, unsigned *request)
{
	static const struct uncore_scenario_traffic traffic[] = {
		{ .event = OPCODE, .socket = ALL, .instance = ALL, .rate = SECOND / COUNT_NS }
	};
	struct uncore_scenario scenario = { .cores = 2, .traffic = traffic, .traffic_count = 1 };
	struct uncore_machine *machine;
	struct uncore_session *session;

	*slow = (struct slow){ .sim = make_sim("ivt", &scenario), .lists = PAUSES, .usual = USUAL };
	machine = uncore_sim_machine(slow->sim);
	slow->io = machine->io;
	machine->io = (struct uncore_io){ &slow_ops, slow };
	session = make_session(slow->sim, NULL, flags);
	*request = want(session, slow->sim, event);
	start(session);
	return session;
}

static void end(struct slow *slow, struct uncore_session *session)
{
	stop(session);
	uncore_session_free(session);
	uncore_sim_free(slow->sim);
}

/* A tenth of a second, then a sample. Returns what an instance counted since the value before. */
static struct uncore_value interval(struct slow *slow, struct uncore_session *session, struct uncore_value *last)
{
	struct uncore_instance_value instance;
	struct uncore_value value;

	advance(slow, SECOND / 10);
	slow->lists = 0;
	assert_int_equal(uncore_session_sample(session), 0);
	assert_int_equal(uncore_session_instance(session, 0, 0, &instance), 0);
	uncore_value_since(last, &instance.value, &value);
	*last = instance.value;
	return value;
}

/* How far the count is from what the counter counts in the time that the value says. */
static uint64_t error_ns(const struct uncore_value *value)
{
	uint64_t time = value->count * COUNT_NS;

	return time > value->enabled_ns ? time - value->enabled_ns : value->enabled_ns - time;
}

static void set_pauses(struct slow *slow, uint64_t first, uint64_t second)
{
	slow->pauses[0] = first;
	slow->pauses[1] = second;
}

static void test_late(void **state)
{
	struct slow slow;
	struct uncore_value last = { .state = UNCORE_VALUE_OK }, value;
	unsigned request;
	struct uncore_session *session = begin(&slow, OPCODE, 0, &request);

	(void)state;
	for (unsigned at = 0; at < 3; at++) {
		value = interval(&slow, session, &last);
		assert_int_equal(slow.lists, 1);
		assert_in_range(error_ns(&value), 0, USUAL);
	}
	assert_int_equal(value.late_ns, 0);
	/* Held up before the read: a second one gives the time. */
	set_pauses(&slow, HELD, 0);
	value = interval(&slow, session, &last);
	assert_int_equal(slow.lists, 2);
	assert_in_range(error_ns(&value), 0, USUAL);
	assert_int_equal(value.late_ns, 0);
	/* A hundredth of the interval is not worth a second read. */
	set_pauses(&slow, SECOND / 1000, 0);
	value = interval(&slow, session, &last);
	assert_int_equal(slow.lists, 1);
	assert_in_range(value.late_ns, SECOND / 2000 - USUAL, SECOND / 2000 + USUAL);
	assert_in_range(error_ns(&value), 0, value.late_ns + USUAL);
	end(&slow, session);
}

/* Both reads were held up: the time may be wrong by a half of that, in this interval and in the next. */
static void test_noted(void **state)
{
	struct slow slow;
	struct uncore_value last = { .state = UNCORE_VALUE_OK }, value;
	unsigned request;
	struct uncore_session *session = begin(&slow, OPCODE, 0, &request);

	(void)state;
	set_pauses(&slow, 0, 0);
	(void)interval(&slow, session, &last);
	set_pauses(&slow, HELD, HELD);
	value = interval(&slow, session, &last);
	assert_int_equal(slow.lists, 2);
	assert_in_range(value.late_ns, HELD / 2 - USUAL, HELD / 2 + USUAL);
	assert_in_range(error_ns(&value), value.late_ns / 2, value.late_ns + USUAL);
	set_pauses(&slow, 0, 0);
	value = interval(&slow, session, &last);
	assert_in_range(value.late_ns, HELD / 2 - USUAL, HELD / 2 + USUAL);
	assert_in_range(error_ns(&value), value.late_ns / 2, value.late_ns + USUAL);
	value = interval(&slow, session, &last);
	assert_int_equal(value.late_ns, 0);
	assert_in_range(error_ns(&value), 0, USUAL);
	/* The sum over the instances says it as well, and no count was lost or taken twice. */
	assert_true(value_of(session, request, EVERY, EACH).count == 2 * last.count);
	assert_int_equal(value_of(session, request, EVERY, EACH).late_ns, 0);
	end(&slow, session);
}

/*
 * Both reads were held up before the counters were read, so the count is from later than the time. When the next read
 * has the right time, its clock seems to have stood still for half of the second pause.
 */
static void test_not_frozen(void **state)
{
	struct slow slow;
	struct uncore_value last = { .state = UNCORE_VALUE_OK }, value;
	unsigned request;
	struct uncore_session *session = begin(&slow, "UNC_C_CLOCKTICKS", 0, &request);

	(void)state;
	slow.usual = 0;
	set_pauses(&slow, HELD, HELD);
	value = interval(&slow, session, &last);
	assert_int_equal(slow.lists, 2);
	assert_in_range(value.late_ns, HELD / 2 - USUAL, HELD / 2 + USUAL);
	assert_int_equal(uncore_session_verify(session), 0);
	assert_int_equal(uncore_session_sample(session), 0);
	assert_int_equal(uncore_session_verify(session), 0);
	assert_int_equal(value_of(session, request, EVERY, EACH).state, UNCORE_VALUE_OK);
	end(&slow, session);
}

/*
 * Held up while it stops the boxes: the counters were read before, so the last time is right. With frozen reads the
 * stop is the freeze, and the value says by how much the time may be wrong.
 */
static void check_last(unsigned flags, uint64_t late_ns)
{
	struct slow slow;
	struct uncore_value last = { .state = UNCORE_VALUE_OK }, value;
	struct uncore_instance_value instance;
	unsigned request;
	struct uncore_session *session = begin(&slow, OPCODE, flags, &request);

	(void)interval(&slow, session, &last);
	advance(&slow, SECOND / 10);
	slow.write_pause = HELD;
	stop(session);
	assert_int_equal(uncore_session_instance(session, 0, 0, &instance), 0);
	uncore_value_since(&last, &instance.value, &value);
	assert_in_range(error_ns(&value), 0, late_ns + USUAL);
	assert_in_range(value.late_ns, late_ns, late_ns + USUAL);
	uncore_session_free(session);
	uncore_sim_free(slow.sim);
}

static void test_last(void **state)
{
	(void)state;
	check_last(0, 0);
	check_last(UNCORE_SESSION_FROZEN, HELD / 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_late),
		cmocka_unit_test(test_noted),
		cmocka_unit_test(test_not_frozen),
		cmocka_unit_test(test_last),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
