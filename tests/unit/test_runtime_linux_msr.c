/* SPDX-License-Identifier: MIT */
/* Tests accesses to MSRs in the Linux back end: files, failures, CPUs that go offline, and msr-safe's batch request. */
#define _GNU_SOURCE
#include <string.h>

#include "linux/host.h"
#include "linux/pci.h"
#include "linux_double.h"

/* ---- MSRs ---- */

static void test_msr_write(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint64_t value;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, plain);
	assert_int_equal(write_one(machine, 1, msr(0xd10, 32), 0x00400135), 0);
	assert_int_equal(fake.msrs[1][0xd10], 0x00400135);
	assert_int_equal(fake.msrs[0][0xd10], 1ull << 40 | 0xd10);
	assert_int_equal(fake.written_at, 0xd10);
	assert_int_equal(fake.written_count, 8);
	/* A register of 32 bits has no upper half. */
	assert_int_equal(read_one(machine, 0, msr(0xd10, 32), &value), 0);
	assert_int_equal(value, 0xd10);
	assert_int_equal(read_one(machine, 2, msr(0xd10, 32), &value), UNCORE_E_RANGE);
	expect_text(machine, UNCORE_E_RANGE, "there is no socket 2: the machine has 2");
	assert_int_equal(write_one(machine, 8, cpu_msr(0xd10), 0), UNCORE_E_RANGE);
	double_end(&fake, machine);
}

static void test_msr_errors(void **state)
{
	static const struct {
		int error, code;
		const char *text;
	} each[] = { { EIO, UNCORE_E_IO,
		       "dev/cpu/0/msr: cannot read MSR 0xd16: the access failed (EIO); the processor has no such MSR" },
		     { EPERM, UNCORE_E_DENIED, "not permitted (EPERM)" },
		     { EACCES, UNCORE_E_DENIED, "permission denied (EACCES)" },
		     { ENXIO, UNCORE_E_NODEV, "no such device or CPU (ENXIO)" },
		     { ENODEV, UNCORE_E_NODEV, "(ENODEV)" },
		     { EFAULT, UNCORE_E_IO, "an unnamed error" } };
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint64_t value = 7;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, plain);
	for (size_t at = 0; at < sizeof(each) / sizeof(each[0]); at++) {
		fake.read_error = each[at].error;
		assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), each[at].code);
		expect_text(machine, each[at].code, each[at].text);
	}
	fake.read_error = 0;
	fake.write_error = EPERM;
	assert_int_equal(write_one(machine, 0, msr(0xd16, 64), 0), UNCORE_E_DENIED);
	expect_text(machine, UNCORE_E_DENIED,
		    "cannot write MSR 0xd16: not permitted (EPERM); msr.allow_writes or kernel lockdown");
	assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), 0);
	double_end(&fake, machine);
}

static void test_msr_open_errors(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint64_t value;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, plain);
	fake.plain = false;
	assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), UNCORE_E_DENIED);
	expect_text(machine, UNCORE_E_DENIED,
		    "dev/cpu/0/msr: cannot open: no such file (ENOENT); the msr module is not loaded: modprobe msr");
	fake.safe = true;
	fake.open_error = EACCES;
	assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), UNCORE_E_DENIED);
	expect_text(machine, UNCORE_E_DENIED,
		    "dev/cpu/0/msr_safe: cannot open: permission denied (EACCES); the mode of the file");
	fake.plain = true;
	fake.open_error = EPERM;
	assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), UNCORE_E_DENIED);
	expect_text(machine, UNCORE_E_DENIED,
		    "dev/cpu/0/msr: cannot open: not permitted (EPERM); CAP_SYS_RAWIO is missing");
	/* A file that was refused may be allowed later. */
	fake.open_error = 0;
	assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), 0);
	double_end(&fake, machine);
}

static void test_reading_only(void **state)
{
	struct uncore_linux_options reading = { .size = sizeof(reading), .read_only = true };
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint64_t value;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, reading);
	assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), 0);
	assert_int_equal(read_one(machine, 0, channel(machine, "ctl"), &value), 0);
	assert_int_equal(fake.writable_opens, 0);
	assert_int_equal(write_one(machine, 0, msr(0xd16, 64), 1), UNCORE_E_DENIED);
	expect_text(machine, UNCORE_E_DENIED, "the machine was opened only for reading");
	assert_int_equal(write_one(machine, 0, channel(machine, "ctl"), 1), UNCORE_E_DENIED);
	assert_int_equal(fake.writes, 0);
	uncore_machine_close(machine);
	/* Files that the user may only read are opened for reading. */
	fake.rw_error = EACCES;
	machine = double_machine(&fake, plain);
	assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), 0);
	assert_int_equal(read_one(machine, 0, channel(machine, "ctl"), &value), 0);
	assert_int_equal(write_one(machine, 0, msr(0xd16, 64), 1), UNCORE_E_DENIED);
	expect_text(machine, UNCORE_E_DENIED,
		    "dev/cpu/0/msr: cannot write MSR 0xd16: permission denied (EACCES); "
		    "the file can only be opened for reading");
	assert_int_equal(write_one(machine, 0, channel(machine, "ctl"), 1), UNCORE_E_DENIED);
	expect_text(machine, UNCORE_E_DENIED,
		    "0000:3f:10.4/config: cannot write offset 0xd8: permission denied (EACCES)");
	assert_int_equal(fake.writes, 0);
	uncore_machine_close(machine);
	/* The message has the kernel's reason from opening the file for writing. */
	fake.rw_error = EROFS;
	machine = double_machine(&fake, plain);
	assert_int_equal(write_one(machine, 0, msr(0xd16, 64), 1), UNCORE_E_DENIED);
	expect_text(machine, UNCORE_E_DENIED,
		    "dev/cpu/0/msr: cannot write MSR 0xd16: read-only file system (EROFS); the file can only be opened "
		    "for reading");
	assert_int_equal(write_one(machine, 0, channel(machine, "ctl"), 1), UNCORE_E_DENIED);
	expect_text(machine, UNCORE_E_DENIED,
		    "config: cannot write offset 0xd8: read-only file system (EROFS); "
		    "the file can only be opened for reading");
	double_end(&fake, machine);
}

static void test_msr_safe(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint64_t value;

	(void)state;
	double_begin(&fake, &fixture);
	fake.safe = true;
	fake.plain = false;
	fake.unlisted = 0xd16;
	machine = double_machine(&fake, plain);
	assert_int_equal(read_one(machine, 0, msr(0xd17, 64), &value), 0);
	double_reset(&fake);
	assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), UNCORE_E_DENIED);
	/* Nothing is tried again where there is no plain file. */
	assert_int_equal(fake.msr_reads, 1);
	expect_text(machine, UNCORE_E_DENIED,
		    "dev/cpu/0/msr_safe: cannot read MSR 0xd16: permission denied (EACCES); msr-safe's list");
	assert_int_equal(read_one(machine, 0, msr(0xd17, 64), &value), 0);
	uncore_machine_close(machine);
	/* A user who may open the plain file does not need the list. */
	fake.plain = true;
	machine = double_machine(&fake, plain);
	assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), 0);
	double_reset(&fake);
	assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), 0);
	assert_int_equal(double_calls(&fake), 1);
	double_end(&fake, machine);
}

/* ---- CPUs that go offline ---- */

static void test_cpu_goes(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint64_t value;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, plain);
	assert_int_equal(read_one(machine, 1, msr(0xd16, 64), &value), 0);
	assert_int_equal(fake.last_cpu, 2);
	double_take_offline(&fake, 2, "0-1,3-7\n");
	assert_int_equal(read_one(machine, 1, msr(0xd16, 64), &value), 0);
	assert_string_equal(machine->fault->text, "");
	assert_int_equal(value, 2ull << 40 | 0xd16);
	assert_int_equal(fake.last_cpu, 3);
	assert_int_equal(machine->sockets[1].cpu, 3);
	assert_int_equal(fake.mask[0], 1 << 3);
	double_reset(&fake);
	assert_int_equal(read_one(machine, 1, msr(0xd16, 64), &value), 0);
	assert_int_equal(double_calls(&fake), 1);
	double_take_offline(&fake, 3, "0-1,6\n");
	fake.gone[7] = true;
	assert_int_equal(write_one(machine, 1, msr(0xd10, 32), 5), 0);
	assert_int_equal(fake.last_cpu, 6);
	/* First no CPU of the package is left; then one comes back. */
	double_take_offline(&fake, 6, "0-1\n");
	assert_int_equal(read_one(machine, 1, msr(0xd16, 64), &value), UNCORE_E_NODEV);
	expect_text(machine, UNCORE_E_NODEV, "no CPU of package 1 is online");
	assert_int_equal(read_one(machine, 0, msr(0xd16, 64), &value), 0);
	fake.gone[7] = false;
	fixture_text(&fixture, "0-1,7\n", "/sys/devices/system/cpu/online");
	assert_int_equal(read_one(machine, 1, msr(0xd16, 64), &value), 0);
	assert_int_equal(fake.last_cpu, 7);
	double_end(&fake, machine);
	assert_int_equal(fake.mask[0], 0xff);
}

/* A CPU comes online that was offline when the machine was opened. */
static void test_cpu_comes(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint64_t value;

	(void)state;
	double_begin(&fake, &fixture);
	double_take_offline(&fake, 3, "0-2\n");
	machine = double_machine(&fake, plain);
	assert_int_equal(machine->sockets[1].cpu, 2);
	fake.gone[3] = false;
	double_take_offline(&fake, 2, "0-1,3\n");
	assert_int_equal(read_one(machine, 1, msr(0xd16, 64), &value), 0);
	assert_int_equal(fake.last_cpu, 3);
	double_end(&fake, machine);
}

/* A register of a CPU is read on that CPU only, whichever others are online. */
static void test_cpu_scope(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	uint64_t value;

	(void)state;
	double_begin(&fake, &fixture);
	machine = double_machine(&fake, plain);
	for (unsigned cpu = 0; cpu < 8; cpu++) {
		assert_int_equal(read_one(machine, cpu, cpu_msr(0x186), &value), 0);
		assert_int_equal(fake.last_cpu, (int)cpu);
		assert_int_equal(fake.mask[0], 1u << cpu);
	}
	/* The kernel moves a thread whose CPU goes offline. */
	assert_int_equal(read_one(machine, 5, cpu_msr(0x186), &value), 0);
	double_take_offline(&fake, 5, "0-4,6-7\n");
	fake.mask[0] = 0xff;
	assert_int_equal(read_one(machine, 5, cpu_msr(0x186), &value), UNCORE_E_NODEV);
	expect_text(machine, UNCORE_E_NODEV, "CPU 5 is offline");
	fake.gone[5] = false;
	fixture_text(&fixture, "0-7\n", "/sys/devices/system/cpu/online");
	assert_int_equal(read_one(machine, 5, cpu_msr(0x186), &value), 0);
	assert_int_equal(fake.last_cpu, 5);
	assert_int_equal(fake.mask[0], 1 << 5);
	double_end(&fake, machine);
}

/* ---- the batch request ---- */

static void three_items(struct uncore_io_item *items)
{
	for (unsigned at = 0; at < 3; at++)
		items[at] = (struct uncore_io_item){ .address = msr(0xd16 + at, 64), .value = 99, .result = 99 };
}

static void test_batch_failures(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	struct uncore_io_item items[3];

	(void)state;
	double_begin(&fake, &fixture);
	fake.batch = BATCH_GOOD;
	fake.safe = true;
	machine = double_machine(&fake, plain);
	/* An item that faults does not affect the others. */
	fake.missing = 0xd17;
	three_items(items);
	assert_int_equal(uncore_io_read_list(&machine->io, 1, items, 3), 0);
	assert_int_equal(items[0].result, 0);
	assert_int_equal(items[0].value, 2ull << 40 | 0xd16);
	assert_int_equal(items[1].result, UNCORE_E_IO);
	assert_int_equal(items[1].value, 0);
	assert_int_equal(items[2].value, 2ull << 40 | 0xd18);
	expect_text(machine, UNCORE_E_IO, "dev/cpu/2/msr_safe: cannot read MSR 0xd17");
	assert_true(uncore_linux_batches(machine));
	/* An item that is not on the list ends the use of batches: none of the others was read. */
	fake.missing = UINT32_MAX;
	fake.unlisted = 0xd18;
	fake.plain = false;
	uncore_fault_clear(machine->fault);
	three_items(items);
	assert_int_equal(uncore_io_read_list(&machine->io, 0, items, 3), 0);
	assert_int_equal(items[0].value, 1ull << 40 | 0xd16);
	assert_int_equal(items[1].value, 1ull << 40 | 0xd17);
	assert_int_equal(items[2].result, UNCORE_E_DENIED);
	assert_int_equal(items[2].value, 0);
	expect_text(machine, UNCORE_E_DENIED, "msr-safe's list does not allow it");
	assert_false(uncore_linux_batches(machine));
	double_reset(&fake);
	three_items(items);
	assert_int_equal(uncore_io_read_list(&machine->io, 0, items, 2), 0);
	assert_int_equal(double_calls(&fake), 2);
	double_end(&fake, machine);
}

static void test_batch_cpu_goes(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	struct uncore_io_item items[3];

	(void)state;
	double_begin(&fake, &fixture);
	fake.batch = BATCH_GOOD;
	machine = double_machine(&fake, plain);
	double_take_offline(&fake, 2, "0-1,3-7\n");
	three_items(items);
	double_reset(&fake);
	assert_int_equal(uncore_io_read_list(&machine->io, 1, items, 3), 0);
	for (unsigned at = 0; at < 3; at++) {
		assert_int_equal(items[at].result, 0);
		assert_int_equal(items[at].value, 2ull << 40 | (0xd16 + at));
	}
	assert_int_equal(fake.ioctls, 2);
	assert_int_equal(fake.last_cpu, 3);
	assert_true(uncore_linux_batches(machine));
	double_take_offline(&fake, 3, "0-1\n");
	fake.gone[6] = fake.gone[7] = true;
	assert_int_equal(uncore_io_read_list(&machine->io, 1, items, 3), 0);
	assert_int_equal(items[2].result, UNCORE_E_NODEV);
	assert_true(uncore_linux_batches(machine));
	double_end(&fake, machine);
}

/* More items than one request can hold. */
static void test_batch_many(void **state)
{
	static struct uncore_io_item items[600];
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;

	(void)state;
	double_begin(&fake, &fixture);
	fake.batch = BATCH_GOOD;
	machine = double_machine(&fake, plain);
	for (unsigned at = 0; at < 600; at++)
		items[at].address = msr(0x400 + at, 64);
	/* Some items are not on this unit: CPU 7 exists, socket 7 does not. */
	items[0].address.scope = UNCORE_SCOPE_CPU;
	assert_int_equal(uncore_io_read_list(&machine->io, 7, items, 2), 0);
	assert_int_equal(items[0].value, 2ull << 40 | 0x400);
	assert_int_equal(items[1].result, UNCORE_E_RANGE);
	items[0].address.scope = UNCORE_SCOPE_PACKAGE;
	double_reset(&fake);
	assert_int_equal(uncore_io_read_list(&machine->io, 0, items, 600), 0);
	for (unsigned at = 0; at < 600; at++)
		assert_int_equal(items[at].value, 1ull << 40 | (0x400 + at));
	assert_int_equal(fake.ioctls, 3);
	assert_int_equal(fake.msr_reads, 0);
	double_end(&fake, machine);
}

/* A module that does not answer, uses another layout, or has an unknown version. */
static void test_batch_unknown(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;

	(void)state;
	double_begin(&fake, &fixture);
	for (unsigned kind = BATCH_NONE; kind <= BATCH_REFUSES; kind++) {
		fake.batch = (enum batch_kind)kind;
		machine = double_machine(&fake, plain);
		assert_int_equal(uncore_linux_batches(machine), kind == BATCH_GOOD);
		uncore_machine_close(machine);
	}
	fake.batch = BATCH_GOOD;
	fixture_text(&fixture, "3.0.0\n", "/dev/cpu/msr_safe_version");
	machine = double_machine(&fake, plain);
	assert_false(uncore_linux_batches(machine));
	double_end(&fake, machine);
}

/*
 * Version 2 checks the version. Its file ends with a NUL and without a line feed. An early version 2 may have no such
 * file.
 */
static void test_batch_versions(void **state)
{
	static const char *const texts[] = { "1.6.0", "1.8.0", "2.0.0" };
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;

	(void)state;
	double_begin(&fake, &fixture);
	fake.batch = BATCH_GOOD;
	for (unsigned at = 0; at < 3; at++) {
		fixture_write(&fixture, texts[at], sizeof("1.6.0"), "/dev/cpu/msr_safe_version");
		fake.major = (unsigned)(texts[at][0] - '0');
		machine = double_machine(&fake, plain);
		assert_true(uncore_linux_batches(machine));
		uncore_machine_close(machine);
	}
	/* The user may not read the version, and the module wants another one. */
	fixture_text(&fixture, "", "/dev/cpu/msr_safe_version");
	fake.major = 3;
	machine = double_machine(&fake, plain);
	assert_false(uncore_linux_batches(machine));
	double_end(&fake, machine);
}

/* The register of the first test request need not be on the list, nor be readable. */
static void test_batch_probe(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;

	(void)state;
	double_begin(&fake, &fixture);
	fake.batch = BATCH_GOOD;
	fake.unlisted = 0x10;
	machine = double_machine(&fake, plain);
	assert_true(uncore_linux_batches(machine));
	uncore_machine_close(machine);
	fake.unlisted = UINT32_MAX;
	fake.missing = 0x10;
	machine = double_machine(&fake, plain);
	assert_true(uncore_linux_batches(machine));
	double_end(&fake, machine);
}

/* ---- bus numbers in an MSR ---- */

/* Changes the machine's tables as if MSR 0xc09 held the bus number, and maps the buses again. */
static struct uncore_tables *tell_by_msr(const struct uncore_machine *machine)
{
	struct linux_host *host = (struct linux_host *)machine->context;
	const struct uncore_tables *before = machine->tables;
	struct uncore_tables *tables = (struct uncore_tables *)malloc(before->size);
	struct uncore_register reg;
	struct uncore_field_index field;
	uint16_t box;

	assert_non_null(tables);
	memcpy(tables, before, before->size);
	assert_int_equal(uncore_find_box(tables, "ubox", &box), 0);
	assert_int_equal(uncore_find_register(tables, box, "fixed_ctr", &reg), 0);
	assert_int_equal(uncore_find_role(tables, reg.reg, UNCORE_ROLE_COUNT, &field), 0);
	tables->sockets.method = UNCORE_SOCKET_MSR;
	tables->sockets.node = (struct uncore_field_ref){ box, reg.reg, field.at };
	host->machine.tables = tables;
	for (size_t at = 0; at < host->function_count; at++) {
		host->functions[at].socket = -1;
		host->functions[at].next = UNCORE_NO_INDEX;
		host->functions[at].on_node_bus = false;
	}
	assert_int_equal(map_buses(host), 0);
	index_functions(host);
	return tables;
}

/* Restores the tables of the library. */
static void host_tables(const struct uncore_machine *machine)
{
	struct linux_host *host = (struct linux_host *)machine->context;

	host->machine.tables = uncore_platform("ivt");
}

static void expect_evidence(const struct uncore_machine *machine, unsigned socket, int code, const char *text)
{
	uint64_t value;

	assert_int_equal(read_one(machine, socket, channel(machine, "ctl"), &value), code);
	assert_string_equal(uncore_linux_evidence(machine, socket), text);
}

static void test_bus_by_msr(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;
	struct uncore_tables *tables;
	uint64_t value;

	(void)state;
	double_begin(&fake, &fixture);
	fixture_dword(&fixture, 0, 0x3f, 16, 4, 0xd8, 0x33);
	fixture_dword(&fixture, 0, 0x7f, 16, 4, 0xd8, 0x77);
	machine = double_machine(&fake, plain);
	/* The numbers in the MSR are in the opposite order of the node map. */
	fake.msrs[0][0xc09] = 0x7f;
	fake.msrs[1][0xc09] = 0x3f;
	tables = tell_by_msr(machine);
	expect_evidence(machine, 0, 0, "its MSR 0xc09 holds bus 7f");
	assert_int_equal(read_one(machine, 0, channel(machine, "ctl"), &value), 0);
	assert_int_equal(value, 0x77);
	assert_int_equal(read_one(machine, 1, channel(machine, "ctl"), &value), 0);
	assert_int_equal(value, 0x33);
	assert_int_equal(read_one(machine, 1, fixture_address(machine, "irp", "ctl", 0, 0), &value), UNCORE_E_NODEV);
	host_tables(machine);
	free(tables);
	double_end(&fake, machine);
}

static void test_bus_by_msr_failures(void **state)
{
	struct fixture fixture;
	struct linux_double fake;
	struct uncore_machine *machine;

	(void)state;
	double_begin(&fake, &fixture);
	fixture_function(&fixture, 1, 0x50, 16, 4, 0x8086, 0xeb4);
	fixture_function(&fixture, 2, 0x50, 16, 4, 0x8086, 0xeb4);
	machine = double_machine(&fake, plain);
	fake.msrs[0][0xc09] = fake.msrs[1][0xc09] = 0x7f;
	free(tell_by_msr(machine));
	host_tables(machine);
	expect_evidence(machine, 0, UNCORE_E_IO, "packages 0 and 1 both hold bus 7f");
	expect_evidence(machine, 1, UNCORE_E_IO, "packages 0 and 1 both hold bus 7f");
	fake.msrs[0][0xc09] = 0x50;
	fake.msrs[1][0xc09] = 0x51;
	free(tell_by_msr(machine));
	host_tables(machine);
	expect_evidence(machine, 0, UNCORE_E_IO, "bus 50, which its MSR holds, is in more than one domain");
	expect_evidence(machine, 1, UNCORE_E_NODEV,
			"bus 51, which its MSR holds, has no functions: firmware may hide it");
	fake.msrs[0][0xc09] = 0x123;
	fake.read_error = 0;
	free(tell_by_msr(machine));
	host_tables(machine);
	expect_evidence(machine, 0, UNCORE_E_IO, "its MSR 0xc09 holds 0x123, which is no bus");
	fake.missing = 0xc09;
	free(tell_by_msr(machine));
	host_tables(machine);
	assert_non_null(strstr(uncore_linux_evidence(machine, 1), "dev/cpu/2/msr: cannot read MSR 0xc09"));
	double_end(&fake, machine);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_msr_write),       cmocka_unit_test(test_msr_errors),
		cmocka_unit_test(test_msr_open_errors), cmocka_unit_test(test_reading_only),
		cmocka_unit_test(test_msr_safe),        cmocka_unit_test(test_cpu_goes),
		cmocka_unit_test(test_cpu_comes),       cmocka_unit_test(test_cpu_scope),
		cmocka_unit_test(test_batch_failures),  cmocka_unit_test(test_batch_cpu_goes),
		cmocka_unit_test(test_batch_many),      cmocka_unit_test(test_batch_unknown),
		cmocka_unit_test(test_batch_versions),  cmocka_unit_test(test_batch_probe),
		cmocka_unit_test(test_bus_by_msr),      cmocka_unit_test(test_bus_by_msr_failures),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
