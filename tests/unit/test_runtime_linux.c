/* SPDX-License-Identifier: MIT */
/* Tests which processor, CPUs and sockets the Linux back end finds on trees of plain files. */
#define _GNU_SOURCE
#include "linux_fixture.h"

static void refuse(struct fixture *fixture, int code, const char *text)
{
	struct uncore_machine *machine = NULL;

	assert_int_equal(fixture_open(fixture, &machine), code);
	assert_null(machine);
	assert_int_equal(fixture->fault.code, code);
	if (strstr(fixture->fault.text, text) == NULL)
		fail_msg("\"%s\" lacks \"%s\"", fixture->fault.text, text);
}

/* ---- the processor ---- */

static void test_unknown_processor(void **state)
{
	struct fixture fixture;

	(void)state;
	fixture_begin(&fixture);
	fixture_cpuinfo(&fixture, "GenuineIntel", 6, 0x97, 4);
	refuse(&fixture, UNCORE_E_NOENT,
	       "family 6 model 0x97 stepping 4: no platform of this uncore describes this processor; "
	       "no register was read");
	fixture_cpuinfo(&fixture, "AuthenticAMD", 6, 62, 4);
	refuse(&fixture, UNCORE_E_NOENT, "GenuineIntel");
	fixture_text(&fixture, "vendor_id\t: GenuineIntel\ncpu family\t: 6\n\n", "/proc/cpuinfo");
	refuse(&fixture, UNCORE_E_NOENT, "lacks one of cpu family, model and stepping");
	fixture_delete(&fixture, "/proc/cpuinfo");
	refuse(&fixture, UNCORE_E_NODEV,
	       "/proc/cpuinfo: cannot read the processor's family and model: no such file (ENOENT)");
	fixture_end(&fixture);
}

static void test_platforms(void **state)
{
	static const struct {
		unsigned model, stepping;
		const char *id;
	} known[] = { { 62, 4, "ivt" }, { 62, 7, "ivt" }, { 45, 6, "jkt" } };
	struct fixture fixture;

	(void)state;
	fixture_begin(&fixture);
	fixture_lists(&fixture, "0\n", "0\n");
	fixture_cpu(&fixture, 0, 0, 0);
	for (size_t at = 0; at < sizeof(known) / sizeof(known[0]); at++) {
		struct uncore_machine *machine;

		fixture_cpuinfo(&fixture, "GenuineIntel", 6, known[at].model, known[at].stepping);
		machine = fixture_machine(&fixture);
		assert_string_equal(uncore_text(machine->tables, machine->tables->id), known[at].id);
		assert_int_equal(machine->stepping, known[at].stepping);
		uncore_machine_close(machine);
	}
	fixture_end(&fixture);
}

static void test_root(void **state)
{
	struct uncore_linux_options options = { .size = sizeof(options) };
	struct uncore_machine *machine = NULL;
	struct fixture fixture;
	char root[400];

	(void)state;
	fixture_begin(&fixture);
	fixture_two_sockets(&fixture);
	snprintf(root, sizeof(root), "%s//", fixture.root);
	options.root = root;
	assert_int_equal(uncore_linux_open(&options, &machine, NULL), 0);
	assert_string_equal(machine->name, fixture.root);
	snprintf(root, sizeof(root), "%s.uncore", fixture.root);
	assert_string_equal(machine->state, root);
	assert_int_equal(machine->socket_count, 2);
	uncore_machine_close(machine);
	memset(root, 'x', sizeof(root));
	root[sizeof(root) - 1] = '\0';
	assert_int_equal(uncore_linux_open(&options, &machine, &fixture.fault), UNCORE_E_RANGE);
	assert_null(machine);
	assert_int_equal(uncore_linux_open(&options, NULL, NULL), UNCORE_E_ARGUMENT);
	assert_null(uncore_linux_evidence(NULL, 0));
	assert_false(uncore_linux_batches(NULL));
	fixture_end(&fixture);
}

/* ---- CPUs and packages ---- */

static void test_dies_and_numbers(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	fixture_cpuinfo(&fixture, "GenuineIntel", 6, 62, 4);
	fixture_lists(&fixture, "0-5\n", "0-5\n");
	/* Cores with the same number on two dies are two cores; package numbers need not start at 0. */
	for (unsigned cpu = 0; cpu < 6; cpu++)
		fixture_cpu(&fixture, cpu, cpu < 4 ? 7 : 3, cpu < 4 ? 0 : cpu % 2);
	for (unsigned cpu = 2; cpu < 4; cpu++)
		fixture_number(&fixture, 1, "/sys/devices/system/cpu/cpu%u/topology/die_id", cpu);
	machine = fixture_machine(&fixture);
	assert_int_equal(machine->socket_count, 2);
	assert_int_equal(machine->sockets[0].package, 3);
	assert_int_equal(machine->sockets[0].cores, 2);
	assert_in_range(machine->sockets[0].cpu, 4, 5);
	assert_int_equal(machine->sockets[1].package, 7);
	assert_int_equal(machine->sockets[1].cores, 2);
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

/* Offline CPUs have no topology, and CPU 0 may be one of them. */
static void test_offline(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	fixture_cpuinfo(&fixture, "GenuineIntel", 6, 62, 4);
	fixture_lists(&fixture, "0-15\n", "1,4-5,11\n");
	fixture_cpu(&fixture, 1, 0, 1);
	fixture_cpu(&fixture, 4, 0, 0);
	fixture_cpu(&fixture, 5, 0, 1);
	fixture_cpu(&fixture, 11, 1, 0);
	machine = fixture_machine(&fixture);
	assert_int_equal(machine->cpu_count, 16);
	assert_int_equal(machine->socket_count, 2);
	assert_int_not_equal(machine->sockets[0].cpu, 0);
	assert_int_equal(machine->sockets[1].cpu, 11);
	/* The real number of cores of the package cannot be seen. */
	assert_int_equal(machine->sockets[0].cores, 0);
	assert_int_equal(machine->sockets[1].cores, 0);
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

/* Without simultaneous threads half of the CPUs are offline, and every core is still visible. */
static void test_threads_off(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	fixture_cpuinfo(&fixture, "GenuineIntel", 6, 62, 4);
	fixture_lists(&fixture, "0-7\n", "0-3\n");
	fixture_number(&fixture, 0, "/sys/devices/system/cpu/smt/active");
	for (unsigned cpu = 0; cpu < 4; cpu++)
		fixture_cpu(&fixture, cpu, (int)cpu / 2, cpu % 2);
	machine = fixture_machine(&fixture);
	assert_int_equal(machine->sockets[0].cores, 2);
	assert_int_equal(machine->sockets[1].cores, 2);
	uncore_machine_close(machine);
	fixture_number(&fixture, 1, "/sys/devices/system/cpu/smt/active");
	machine = fixture_machine(&fixture);
	assert_int_equal(machine->sockets[0].cores, 0);
	uncore_machine_close(machine);
	/* In addition, a core is offline. */
	fixture_number(&fixture, 0, "/sys/devices/system/cpu/smt/active");
	fixture_lists(&fixture, "0-7\n", "0-2\n");
	machine = fixture_machine(&fixture);
	assert_int_equal(machine->sockets[0].cores, 0);
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

/* There may be more possible CPUs than present ones: that hides no core. */
static void test_empty_seats(void **state)
{
	struct fixture fixture;
	struct uncore_machine *machine;

	(void)state;
	fixture_begin(&fixture);
	fixture_two_sockets(&fixture);
	fixture_text(&fixture, "0-239\n", "/sys/devices/system/cpu/possible");
	machine = fixture_machine(&fixture);
	assert_int_equal(machine->cpu_count, 240);
	assert_int_equal(machine->sockets[1].cores, 2);
	uncore_machine_close(machine);
	fixture_end(&fixture);
}

static void test_bad_cpus(void **state)
{
	struct fixture fixture;

	(void)state;
	fixture_begin(&fixture);
	fixture_two_sockets(&fixture);
	fixture_number(&fixture, -1, "/sys/devices/system/cpu/cpu3/topology/physical_package_id");
	refuse(&fixture, UNCORE_E_IO, "cpu3/topology/physical_package_id: it holds no package number");
	fixture_text(&fixture, "0-\n", "/sys/devices/system/cpu/online");
	refuse(&fixture, UNCORE_E_IO, "/sys/devices/system/cpu/online: cannot read which CPUs are online");
	fixture_text(&fixture, "\n", "/sys/devices/system/cpu/online");
	refuse(&fixture, UNCORE_E_NODEV, "no CPU is online");
	fixture_delete(&fixture, "/sys/devices/system/cpu/online");
	refuse(&fixture, UNCORE_E_NODEV, "no such file (ENOENT)");
	fixture_end(&fixture);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_unknown_processor),
		cmocka_unit_test(test_platforms),
		cmocka_unit_test(test_root),
		cmocka_unit_test(test_dies_and_numbers),
		cmocka_unit_test(test_offline),
		cmocka_unit_test(test_threads_off),
		cmocka_unit_test(test_empty_seats),
		cmocka_unit_test(test_bad_cpus),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
