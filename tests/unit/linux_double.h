/* SPDX-License-Identifier: MIT */
/*
 * Replaces the system calls of the Linux back end by functions that count calls and fail on demand. They simulate MSR
 * files and msr-safe's batch request; all other files are those of the fixture. Written from the sources of Linux
 * (arch/x86/kernel/msr.c, drivers/pci/pci-sysfs.c) and of msr-safe 1.8, and from the version check that the README of
 * msr-safe announces for 2.0.
 */
#ifndef TESTS_LINUX_DOUBLE_H
#define TESTS_LINUX_DOUBLE_H

#include <errno.h>
#include <fcntl.h>
#include <string.h>

#include "linux/batch.h"
#include "linux/sys.h"
#include "linux_fixture.h"

#define DOUBLE_CPUS 8
#define DOUBLE_FDS 1024
#define FAKE_FD 5000 /* + 2 * CPU, + 1 for msr-safe */
#define BATCH_FD 0   /* as in a program that has closed its standard input */
#define DOUBLE_MSRS 0x1000

enum batch_kind { BATCH_NONE, BATCH_GOOD, BATCH_WIDE, BATCH_REFUSES };

#define SIMULATED_MEMORY "/sys/kernel/uncore_sim/memory"

struct linux_double {
	struct fixture *fixture;
	/* what exists */
	bool plain, safe, gone[DOUBLE_CPUS];
	enum batch_kind batch;
	unsigned major;              /* version of msr-safe */
	uint32_t missing;            /* an MSR whose access faults */
	uint32_t unlisted;           /* an MSR that is not on msr-safe's list */
	int rw_error;                /* the error of opening for writing */
	int open_error;              /* the error of opening an MSR file */
	int read_error, write_error; /* the error of an access to an MSR, or to configuration space */
	size_t short_by;             /* number of bytes that config reads lack */
	size_t most;                 /* the part of configuration space that other users than root see; 0: everything */
	int fail_at;                 /* number of the open, from 1, that fails with EMFILE */
	int memory_error;            /* the error of opening /dev/mem */
	int map_error;               /* the error of mapping it, at the calls that map_fails_at says */
	int map_fails_at;            /* number of the call, from 1; 0: all */
	int map_write_error;         /* the error of mapping it for writing */
	int memory_io_error;         /* the error of each such access */
	int unmap_error;             /* reported by unmapping, which happens all the same */
	const char *leaves_at;       /* a file of a CPU's topology: the CPU goes offline when the file is opened */
	const char *left;            /* the list of CPUs that are online afterwards */
	uint64_t msrs[2][DOUBLE_MSRS];
	/* a 64-bit counter at an offset of every function, which grows by step with every dword that is read */
	bool runs;
	uint64_t live, step;
	uint32_t live_at;
	/* the thread's affinity */
	unsigned long mask[16];
	int affinity_error;
	size_t mask_bytes;
	/* what the library did */
	unsigned opens, closes, msr_reads, config_reads, dwords, writes, ioctls, batch_ops, gets, sets, lists, maps;
	unsigned write_maps, memory_reads;
	unsigned writable_opens;
	int memory_flags;     /* of the last opening of /dev/mem */
	int held, held_pages; /* number of open files, of mapped pages */
	int last_cpu;
	uint8_t written[8];
	size_t written_count;
	uint64_t written_at;
	bool is_config[DOUBLE_FDS], is_memory[DOUBLE_FDS];
};

static inline unsigned double_calls(const struct linux_double *fake)
{
	return fake->opens + fake->closes + fake->msr_reads + fake->config_reads + fake->writes + fake->ioctls +
	       fake->gets + fake->sets + fake->lists + fake->maps + fake->write_maps + fake->memory_reads;
}

static inline void double_reset(struct linux_double *fake)
{
	fake->opens = fake->closes = fake->msr_reads = fake->config_reads = fake->dwords = fake->writes = 0;
	fake->ioctls = fake->batch_ops = fake->gets = fake->sets = fake->lists = fake->maps = 0;
	fake->write_maps = fake->memory_reads = 0;
}

static inline int double_open_msr(struct linux_double *fake, unsigned cpu, bool safe, int flags)
{
	if (safe ? !fake->safe : !fake->plain)
		return -ENOENT;
	if (cpu >= DOUBLE_CPUS || fake->gone[cpu])
		return -ENXIO;
	if (fake->open_error != 0)
		return -fake->open_error;
	if ((flags & O_ACCMODE) != O_RDONLY && fake->rw_error != 0)
		return -fake->rw_error;
	return FAKE_FD + (int)(2 * cpu) + safe;
}

static inline int double_open_file(struct linux_double *fake, const char *path, const char *below, int flags)
{
	unsigned cpu;
	char name[16];
	int fd;

	if (sscanf(below, "/dev/cpu/%u/%15s", &cpu, name) == 2)
		return double_open_msr(fake, cpu, strcmp(name, "msr_safe") == 0, flags);
	if (fake->leaves_at != NULL && strcmp(below, fake->leaves_at) == 0) {
		fixture_text(fake->fixture, fake->left, "/sys/devices/system/cpu/online");
		return -ENOENT;
	}
	if (strcmp(below, "/dev/cpu/msr_batch") == 0)
		return fake->batch != BATCH_NONE ? BATCH_FD : -ENOENT;
	if (strcmp(below, "/dev/mem") == 0) {
		fake->memory_flags = flags;
		if (fake->memory_error != 0)
			return -fake->memory_error;
	}
	if ((flags & O_ACCMODE) != O_RDONLY && fake->rw_error != 0)
		return -fake->rw_error;
	fd = linux_sys.open(NULL, path, flags);
	assert_true(fd < DOUBLE_FDS);
	if (fd >= 0)
		fake->is_config[fd] = strstr(below, "/config") != NULL;
	if (fd >= 0)
		fake->is_memory[fd] = strcmp(below, SIMULATED_MEMORY) == 0;
	return fd;
}

static inline int double_open(void *context, const char *path, int flags)
{
	struct linux_double *fake = (struct linux_double *)context;
	size_t root = strlen(fake->fixture->root);
	int fd;

	assert_memory_equal(path, fake->fixture->root, root);
	if (fake->fail_at != 0 && --fake->fail_at == 0)
		return -EMFILE;
	fd = double_open_file(fake, path, path + root, flags);
	fake->opens += fd >= 0;
	fake->held += fd >= 0;
	fake->writable_opens += fd >= 0 && (flags & O_ACCMODE) != O_RDONLY;
	return fd;
}

static inline int double_close(void *context, int fd)
{
	struct linux_double *fake = (struct linux_double *)context;

	fake->closes++;
	fake->held--;
	return fd >= FAKE_FD || fd == BATCH_FD ? 0 : linux_sys.close(NULL, fd);
}

/* Finds the registers of the package: CPUs 0, 1, 4, 5 are in one and 2, 3, 6, 7 in the other, as in the fixture. */
static inline int64_t double_msr(struct linux_double *fake, unsigned cpu, bool safe, uint64_t number, uint64_t *value,
				 bool write)
{
	uint64_t *msr = &fake->msrs[cpu % 4 / 2][number % DOUBLE_MSRS];
	int error = write ? fake->write_error : fake->read_error;

	fake->last_cpu = (int)cpu;
	if (fake->gone[cpu])
		return -ENXIO;
	if (safe && number == fake->unlisted)
		return -EACCES;
	if (number == fake->missing)
		return -EIO;
	if (error != 0)
		return -error;
	if (write)
		*msr = *value;
	else
		*value = *msr;
	return 8;
}

static inline int64_t double_config(struct linux_double *fake, int fd, uint8_t *bytes, size_t count, uint64_t offset)
{
	int64_t got;

	fake->config_reads++;
	fake->dwords += (unsigned)count / 4;
	if (fake->read_error != 0)
		return -fake->read_error;
	if (fake->most != 0 && offset + count > fake->most)
		count = offset >= fake->most ? 0 : fake->most - offset;
	if (count == 0)
		return 0;
	got = linux_sys.pread(NULL, fd, bytes, count, offset);
	for (size_t at = 0; fake->runs && at < count; at += 4) {
		uint32_t half = (uint32_t)(offset + at == fake->live_at ? fake->live : fake->live >> 32);

		if (offset + at != fake->live_at && offset + at != fake->live_at + 4)
			continue;
		for (unsigned byte = 0; byte < 4; byte++)
			bytes[at + byte] = (uint8_t)(half >> 8 * byte);
		fake->live += fake->step;
	}
	return got - (int64_t)fake->short_by;
}

/* The simulator's file takes 4 or 8 bytes, at a multiple of their number: a negative errno, or 0. */
static inline int64_t double_memory(const struct linux_double *fake, size_t count, uint64_t offset)
{
	if ((count != 4 && count != 8) || offset % count != 0)
		return -EINVAL;
	return -fake->memory_io_error;
}

static inline int64_t double_pread(void *context, int fd, void *bytes, size_t count, uint64_t offset)
{
	struct linux_double *fake = (struct linux_double *)context;

	if (fd < FAKE_FD && fake->is_memory[fd]) {
		int64_t refused = double_memory(fake, count, offset);

		fake->memory_reads++;
		return refused != 0 ? refused : linux_sys.pread(NULL, fd, bytes, count, offset);
	}
	if (fd < FAKE_FD && !fake->is_config[fd])
		return linux_sys.pread(NULL, fd, bytes, count, offset);
	if (fd < FAKE_FD)
		return double_config(fake, fd, (uint8_t *)bytes, count, offset);
	fake->msr_reads++;
	assert_int_equal(count, 8);
	return double_msr(fake, (unsigned)(fd - FAKE_FD) / 2, fd % 2 != 0, offset, (uint64_t *)bytes, false);
}

static inline int64_t double_pwrite(void *context, int fd, const void *bytes, size_t count, uint64_t offset)
{
	struct linux_double *fake = (struct linux_double *)context;
	uint64_t value;

	fake->writes++;
	memcpy(fake->written, bytes, count);
	fake->written_count = count;
	fake->written_at = offset;
	if (fd < FAKE_FD && fake->is_memory[fd] && double_memory(fake, count, offset) != 0)
		return double_memory(fake, count, offset);
	if (fd < FAKE_FD)
		return fake->write_error != 0 ? -fake->write_error : linux_sys.pwrite(NULL, fd, bytes, count, offset);
	assert_int_equal(count, 8);
	memcpy(&value, bytes, 8);
	return double_msr(fake, (unsigned)(fd - FAKE_FD) / 2, fd % 2 != 0, offset, &value, true);
}

/* Works as msr-safe: first checks all items against the list, then runs all, each with its own result. */
static inline int double_batch(struct linux_double *fake, struct batch *batch)
{
	struct batch_op *ops = (struct batch_op *)(uintptr_t)batch->ops;
	int refused = 0, failed = 0;

	for (uint32_t at = 0; at < batch->count; at++) {
		struct batch_op *op = &ops[at];

		op->error = fake->gone[op->cpu] ? -ENXIO : op->number == fake->unlisted ? -EACCES : 0;
		refused = op->error != 0 ? op->error : refused;
	}
	for (uint32_t at = 0; at < batch->count && refused == 0; at++) {
		struct batch_op *op = &ops[at];

		assert_int_not_equal(op->is_read, 0);
		fake->batch_ops++;
		op->error = double_msr(fake, op->cpu, true, op->number, &op->value, false) == 8 ? 0 : -EIO;
		failed = op->error != 0 ? op->error : failed;
	}
	return refused != 0 ? refused : failed;
}

/* Simulates a module whose operations have 96 bytes. */
static inline int double_wide_batch(struct batch *batch)
{
	struct batch_op *ops = (struct batch_op *)(uintptr_t)batch->ops;

	for (uint32_t at = 0; at < batch->count; at++)
		ops[3 * at].error = 0;
	return 0;
}

static inline int double_ioctl(void *context, int fd, unsigned long request, void *argument)
{
	struct linux_double *fake = (struct linux_double *)context;
	struct batch *batch = (struct batch *)argument;

	/* _IOWR('c', 0xA2, 16 bytes) */
	assert_int_equal(request, 0xc01063a2);
	assert_int_equal(fd, BATCH_FD);
	assert_in_range(batch->count, 1, 256);
	fake->ioctls++;
	if (fake->major != 1 && batch->version >> 16 != fake->major)
		return -ENOPROTOOPT;
	if (fake->batch == BATCH_REFUSES)
		return -EINVAL;
	return fake->batch == BATCH_WIDE ? double_wide_batch(batch) : double_batch(fake, batch);
}

static inline int double_list(void *context, const char *path, uncore_linux_entry *entry, void *to)
{
	struct linux_double *fake = (struct linux_double *)context;

	fake->lists++;
	return linux_sys.list(NULL, path, entry, to);
}

static inline int double_get_affinity(void *context, unsigned long *mask, size_t bytes)
{
	struct linux_double *fake = (struct linux_double *)context;

	fake->gets++;
	if (bytes < fake->mask_bytes)
		return -EINVAL;
	memset(mask, 0, bytes);
	memcpy(mask, fake->mask, sizeof(fake->mask));
	return 0;
}

static inline int double_set_affinity(void *context, const unsigned long *mask, size_t bytes)
{
	struct linux_double *fake = (struct linux_double *)context;

	fake->sets++;
	assert_true(bytes >= sizeof(fake->mask));
	if (fake->affinity_error != 0)
		return -fake->affinity_error;
	memcpy(fake->mask, mask, sizeof(fake->mask));
	return 0;
}

static inline uint64_t double_now(void *context)
{
	(void)context;
	return 12345;
}

static inline int double_sleep(void *context, uint64_t nanoseconds)
{
	(void)context;
	return nanoseconds == 1 ? -EINTR : 0;
}

static inline int double_map(void *context, int fd, uint64_t offset, size_t bytes, void **memory)
{
	struct linux_double *fake = (struct linux_double *)context;
	int result;

	fake->maps++;
	if (fake->map_error != 0 && fake->map_fails_at <= 1)
		result = -fake->map_error;
	else
		result = linux_sys.map(NULL, fd, offset, bytes, memory);
	if (fake->map_fails_at != 0 && --fake->map_fails_at == 0)
		fake->map_error = 0;
	fake->held_pages += result == 0;
	return result;
}

static inline int double_map_write(void *context, int fd, uint64_t offset, size_t bytes, void **memory)
{
	struct linux_double *fake = (struct linux_double *)context;
	int result = -fake->map_write_error;

	fake->write_maps++;
	if (result == 0)
		result = linux_sys.map_write(NULL, fd, offset, bytes, memory);
	fake->held_pages += result == 0;
	return result;
}

static inline int double_unmap(void *context, void *memory, size_t bytes)
{
	struct linux_double *fake = (struct linux_double *)context;

	fake->held_pages--;
	assert_int_equal(linux_sys.unmap(NULL, memory, bytes), 0);
	return -fake->unmap_error;
}

static inline void double_begin(struct linux_double *fake, struct fixture *fixture)
{
	memset(fake, 0, sizeof(*fake));
	fixture_begin(fixture);
	fixture_two_sockets(fixture);
	fake->fixture = fixture;
	fake->plain = true;
	fake->major = 1;
	fake->mask[0] = 0xff;
	fake->missing = fake->unlisted = UINT32_MAX;
	for (unsigned socket = 0; socket < 2; socket++) {
		for (unsigned number = 0; number < DOUBLE_MSRS; number++)
			fake->msrs[socket][number] = (uint64_t)(socket + 1) << 40 | number;
	}
}

static inline struct uncore_linux_sys double_sys(struct linux_double *fake)
{
	return (struct uncore_linux_sys){ double_open,      double_close, double_pread,        double_pwrite,
					  double_ioctl,     double_list,  double_get_affinity, double_set_affinity,
					  double_now,       double_sleep, double_map,          double_unmap,
					  double_map_write, fake };
}

static inline struct uncore_machine *double_machine(struct linux_double *fake, struct uncore_linux_options options)
{
	struct uncore_linux_sys sys = double_sys(fake);
	struct uncore_machine *machine = NULL;
	int result;

	options.root = fake->fixture->root;
	options.sys = &sys;
	uncore_fault_clear(&fake->fixture->fault);
	result = uncore_linux_open(&options, &machine, &fake->fixture->fault);
	assert_string_equal(fake->fixture->fault.text, "");
	assert_int_equal(result, 0);
	return machine;
}

/* Checks that no file is left open, and no page mapped. */
static inline void double_end(struct linux_double *fake, struct uncore_machine *machine)
{
	uncore_machine_close(machine);
	assert_int_equal(fake->held, 0);
	assert_int_equal(fake->held_pages, 0);
	fixture_end(fake->fixture);
}

static inline void double_take_offline(struct linux_double *fake, unsigned cpu, const char *online)
{
	fake->gone[cpu] = true;
	fixture_text(fake->fixture, online, "/sys/devices/system/cpu/online");
}

/* ---- accesses ---- */

static const struct uncore_linux_options plain = { .size = sizeof(plain) };

static inline struct uncore_address msr(uint32_t number, uint8_t width)
{
	return (struct uncore_address){ .space = UNCORE_SPACE_MSR,
					.scope = UNCORE_SCOPE_PACKAGE,
					.number = number,
					.width = width,
					.device = UNCORE_NO_PLACE,
					.function = UNCORE_NO_PLACE };
}

static inline struct uncore_address cpu_msr(uint32_t number)
{
	struct uncore_address address = msr(number, 64);

	address.scope = UNCORE_SCOPE_CPU;
	return address;
}

/* Returns the address of a register of memory channel 0. */
static inline struct uncore_address channel(const struct uncore_machine *machine, const char *name)
{
	return fixture_address(machine, "imc", name, 0, 0);
}

static inline int read_one(const struct uncore_machine *machine, unsigned unit, struct uncore_address address,
			   uint64_t *value)
{
	uncore_fault_clear(machine->fault);
	return uncore_io_read(&machine->io, unit, &address, value);
}

static inline int write_one(const struct uncore_machine *machine, unsigned unit, struct uncore_address address,
			    uint64_t value)
{
	uncore_fault_clear(machine->fault);
	return uncore_io_write(&machine->io, unit, &address, value);
}

static inline void expect_text(const struct uncore_machine *machine, int code, const char *text)
{
	assert_int_equal(machine->fault->code, code);
	if (strstr(machine->fault->text, text) == NULL)
		fail_msg("\"%s\" lacks \"%s\"", machine->fault->text, text);
}

#endif
