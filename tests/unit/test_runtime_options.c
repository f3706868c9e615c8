/* SPDX-License-Identifier: MIT */
/* Tests that programs compiled with an earlier or a later version of the headers can pass their options. */
#include "sim_fixture.h"

#include <string.h>

#include "core/options.h"
#include "uncore/linux.h"
#include "uncore/schedule.h"
#include "uncore/session.h"

/* The options of this library, and those of programs of earlier and later versions. */
struct now {
	size_t size;
	uint32_t one, two;
	uint64_t added;
};
struct earlier {
	size_t size;
	uint32_t one, two;
};
struct later {
	struct now now;
	uint64_t more[2];
};

static const struct options type = OPTIONS_TYPE(now, two);

static int take(const void *given, struct now *own, const char *words)
{
	struct uncore_fault fault = { 0 };
	int result;

	memset(own, 0xff, sizeof(*own));
	result = take_options(&type, given, own, &fault);
	assert_string_equal(fault.text, words);
	assert_int_equal(fault.code, result);
	return result;
}

static void test_none(void **state)
{
	const struct now none = { .size = sizeof(none) };
	struct now own;

	(void)state;
	assert_int_equal(take(NULL, &own, ""), 0);
	own.size = sizeof(own);
	assert_memory_equal(&own, &none, sizeof(own));
}

static void test_earlier(void **state)
{
	/* what follows the given options is not read */
	const struct {
		struct earlier given;
		uint64_t behind;
	} old = { { sizeof(old.given), 1, 2 }, UINT64_MAX };
	struct now own;

	(void)state;
	assert_int_equal(take(&old, &own, ""), 0);
	assert_int_equal(own.size, sizeof(own));
	assert_int_equal(own.one, 1);
	assert_int_equal(own.two, 2);
	assert_int_equal(own.added, 0);
}

static void test_later(void **state)
{
	struct later new = { { sizeof(new), 1, 2, 3 }, { 0, 0 } };
	struct now own;

	(void)state;
	assert_int_equal(take(&new, &own, ""), 0);
	assert_int_equal(own.size, sizeof(own));
	assert_int_equal(own.added, 3);
	new.more[1] = UINT64_C(1) << 63;
	assert_int_equal(take(&new, &own,
			      "struct now of 40 bytes sets an option that this library lacks: it knows 24 bytes; "
			      "leave the option 0, or use a newer "
			      "libuncore"),
			 UNCORE_E_OPTIONS);
}

static void test_size(void **state)
{
	struct now own, given = { .size = 0 };

	(void)state;
	assert_int_equal(take(&given, &own, "the options' size is 0: set .size = sizeof(struct now)"),
			 UNCORE_E_OPTIONS);
	given.size = sizeof(struct earlier) - 1;
	assert_int_equal(take(&given, &own, "the options' size is 15: set .size = sizeof(struct now)"),
			 UNCORE_E_OPTIONS);
	given.size = 4097; /* and nothing after it is read */
	assert_int_equal(take(&given, &own, "the options' size is 4097: set .size = sizeof(struct now)"),
			 UNCORE_E_OPTIONS);
}

/* ---- each call that takes options ---- */

static int open_session(const void *options, struct uncore_fault *fault)
{
	struct uncore_sim *sim = make_sim("ivt", NULL);
	struct uncore_session *session;
	int result = uncore_session_create(uncore_sim_machine(sim), options, &session, fault);

	assert_int_equal(session != NULL, result == 0);
	uncore_session_free(session);
	uncore_sim_free(sim);
	return result;
}

/* The folder has no processor. Only the error OPTIONS is about the options; other results are ignored. */
static int open_linux(const void *options, struct uncore_fault *fault)
{
	struct uncore_machine *machine;
	int result = uncore_linux_open(options, &machine, fault);

	assert_int_equal(machine != NULL, result == 0);
	uncore_machine_close(machine);
	if (result == UNCORE_E_OPTIONS)
		return result;
	uncore_fault_clear(fault);
	return 0;
}

static int open_schedule(const void *options, struct uncore_fault *fault)
{
	struct uncore_schedule *schedule;
	int result = uncore_schedule_create(uncore_platform("ivt"), NULL, 0, options, &schedule, NULL);

	assert_int_equal(schedule != NULL, result == 0);
	uncore_schedule_free(schedule);
	return result == 0 ? 0 : uncore_fault_set(fault, result, "%s", uncore_error_text(result));
}

static void check_call(int (*open)(const void *options, struct uncore_fault *fault), size_t size)
{
	struct uncore_fault fault = { 0 };
	uint64_t options[32] = { 0 }; /* size is first in every type of options */

	memcpy(options, &size, sizeof(size));
	assert_int_equal(open(options, &fault), 0);
	assert_string_equal(fault.text, "");
	size += 16;
	memcpy(options, &size, sizeof(size));
	assert_int_equal(open(options, &fault), 0);
	assert_string_equal(fault.text, "");
	options[size / 8 - 1] = 1;
	assert_int_equal(open(options, &fault), UNCORE_E_OPTIONS);
	uncore_fault_clear(&fault);
	memset(options, 0, sizeof(options));
	assert_int_equal(open(options, &fault), UNCORE_E_OPTIONS);
	uncore_fault_clear(&fault);
	size = sizeof(void *);
	memcpy(options, &size, sizeof(size));
	assert_int_equal(open(options, &fault), UNCORE_E_OPTIONS);
}

static void test_calls(void **state)
{
	(void)state;
	check_call(open_session, sizeof(struct uncore_session_options));
	check_call(open_linux, sizeof(struct uncore_linux_options));
	check_call(open_schedule, sizeof(struct uncore_schedule_options));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_none), cmocka_unit_test(test_earlier), cmocka_unit_test(test_later),
		cmocka_unit_test(test_size), cmocka_unit_test(test_calls),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
