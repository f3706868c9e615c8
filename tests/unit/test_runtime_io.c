/* SPDX-License-Identifier: MIT */
/* Tests the texts of error codes, the checks before an access, and the recording of accesses. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "uncore/io.h"

/* A machine that records the accesses and returns the results that the test has set. */
struct machine {
	int result;
	unsigned reads, writes, unit;
	uint64_t value;
};

static int machine_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	struct machine *machine = (struct machine *)context;

	(void)address;
	machine->reads++;
	machine->unit = unit;
	*value = machine->value;
	return machine->result;
}

static int machine_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct machine *machine = (struct machine *)context;

	(void)address;
	machine->writes++;
	machine->unit = unit;
	machine->value = value;
	return machine->result;
}

static const struct uncore_io_ops machine_ops = { machine_read, machine_write, NULL };
static const struct uncore_address msr32 = { .space = UNCORE_SPACE_MSR, .number = 0xd10, .width = 32 };

struct log {
	struct uncore_io_access access[4];
	unsigned count;
};

static void keep(void *context, const struct uncore_io_access *access)
{
	struct log *log = (struct log *)context;

	log->access[log->count++] = *access;
}

static void test_error_words(void **state)
{
	(void)state;
	assert_string_equal(uncore_error_name(0), "UNCORE_OK");
	assert_string_equal(uncore_error_name(UNCORE_E_RESERVED), "UNCORE_E_RESERVED");
	assert_string_equal(uncore_error_name(-1000), "UNCORE_E_?");
	assert_string_equal(uncore_error_text(0), "no error");
	assert_string_equal(uncore_error_text(7), "unknown error");
#define HAS_WORDS(id, number, text) assert_string_equal(uncore_error_text(-(number)), text);
	UNCORE_ERRORS(HAS_WORDS)
}

static void test_sticky_fault(void **state)
{
	struct uncore_fault fault = { 0, "" };
	char wide[2 * UNCORE_FAULT_ROOM];

	(void)state;
	assert_int_equal(uncore_fault_set(&fault, UNCORE_E_IO, "first %u", 1U), UNCORE_E_IO);
	assert_int_equal(uncore_fault_set(&fault, UNCORE_E_RANGE, "second"), UNCORE_E_RANGE);
	assert_int_equal(fault.code, UNCORE_E_IO);
	assert_string_equal(fault.text, "first 1");
	uncore_fault_clear(&fault);
	assert_int_equal(fault.code, 0);
	assert_string_equal(fault.text, "");
	assert_int_equal(uncore_fault_set(NULL, UNCORE_E_IO, "nowhere"), UNCORE_E_IO);
	memset(wide, 'x', sizeof(wide) - 1);
	wide[sizeof(wide) - 1] = '\0';
	(void)uncore_fault_set(&fault, UNCORE_E_IO, "%s", wide);
	assert_int_equal(strlen(fault.text), UNCORE_FAULT_ROOM - 1);
}

static void test_accesses(void **state)
{
	struct machine machine = { .value = 5 };
	struct uncore_io io = { &machine_ops, &machine };
	uint64_t value = 0;

	(void)state;
	assert_int_equal(uncore_io_read(&io, 3, &msr32, &value), 0);
	assert_int_equal(value, 5);
	assert_int_equal(machine.unit, 3);
	assert_int_equal(uncore_io_write(&io, 1, &msr32, 0xffffffff), 0);
	assert_int_equal(machine.value, 0xffffffff);
	machine.result = UNCORE_E_DENIED;
	assert_int_equal(uncore_io_read(&io, 0, &msr32, &value), UNCORE_E_DENIED);
	assert_int_equal(uncore_io_write(&io, 0, &msr32, 0), UNCORE_E_DENIED);
}

static void refuses(struct uncore_address address, int code)
{
	struct machine machine = { .result = 0 };
	struct uncore_io io = { &machine_ops, &machine };
	uint64_t value;

	assert_int_equal(uncore_io_read(&io, 0, &address, &value), code);
	assert_int_equal(uncore_io_write(&io, 0, &address, 0), code);
	assert_int_equal(machine.reads + machine.writes, 0);
}

static void test_refusals(void **state)
{
	static const struct uncore_io_ops no_ops = { NULL, NULL, NULL };
	struct machine machine = { .result = 0 };
	struct uncore_io io = { &machine_ops, &machine };
	struct uncore_io without = { NULL, NULL };
	struct uncore_io empty = { &no_ops, NULL };
	uint64_t value;

	(void)state;
	refuses((struct uncore_address){ .space = UNCORE_SPACE_UNKNOWN, .width = 32 }, UNCORE_E_NOADDR);
	refuses((struct uncore_address){ .space = UNCORE_SPACE_PCI, .device = 0xff, .width = 32 }, UNCORE_E_NOPLACE);
	refuses((struct uncore_address){ .space = UNCORE_SPACE_PCI, .function = 0xff, .width = 32 }, UNCORE_E_NOPLACE);
	refuses((struct uncore_address){ .space = UNCORE_SPACE_MSR, .width = 16 }, UNCORE_E_WIDTH);
	assert_int_equal(uncore_io_write(&io, 0, &msr32, UINT64_C(1) << 32), UNCORE_E_RANGE);
	assert_int_equal(machine.writes, 0);
	assert_int_equal(uncore_io_read(NULL, 0, &msr32, &value), UNCORE_E_ARGUMENT);
	assert_int_equal(uncore_io_read(&without, 0, &msr32, &value), UNCORE_E_ARGUMENT);
	assert_int_equal(uncore_io_read(&empty, 0, &msr32, &value), UNCORE_E_ARGUMENT);
	assert_int_equal(uncore_io_write(&empty, 0, &msr32, 0), UNCORE_E_ARGUMENT);
	assert_int_equal(uncore_io_read(&io, 0, NULL, &value), UNCORE_E_ARGUMENT);
	assert_int_equal(uncore_io_read(&io, 0, &msr32, NULL), UNCORE_E_ARGUMENT);
}

static void test_recording(void **state)
{
	struct machine machine = { .value = 9 };
	struct log log = { .count = 0 };
	struct uncore_io_recorder recorder = { { &machine_ops, &machine }, keep, &log };
	struct uncore_io io = uncore_io_recording(&recorder);
	uint64_t value = 0;

	(void)state;
	assert_int_equal(uncore_io_read(&io, 2, &msr32, &value), 0);
	assert_int_equal(value, 9);
	assert_int_equal(uncore_io_write(&io, 2, &msr32, 4), 0);
	machine.result = UNCORE_E_IO;
	assert_int_equal(uncore_io_read(&io, 2, &msr32, &value), UNCORE_E_IO);
	assert_int_equal(log.count, 3);
	assert_false(log.access[0].is_write);
	assert_int_equal(log.access[0].value, 9);
	assert_int_equal(log.access[0].unit, 2);
	assert_int_equal(log.access[0].address.number, 0xd10);
	assert_true(log.access[1].is_write);
	assert_int_equal(log.access[1].value, 4);
	assert_int_equal(log.access[2].result, UNCORE_E_IO);
	assert_int_equal(log.access[2].value, 0);
	recorder.record = NULL;
	machine.result = 0;
	assert_int_equal(uncore_io_write(&io, 2, &msr32, 4), 0);
	assert_int_equal(log.count, 3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_error_words), cmocka_unit_test(test_sticky_fault),
		cmocka_unit_test(test_accesses),    cmocka_unit_test(test_refusals),
		cmocka_unit_test(test_recording),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
