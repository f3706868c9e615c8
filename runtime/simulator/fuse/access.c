/* SPDX-License-Identifier: MIT */
/*
 * Accesses registers through their files as Linux does: with its drivers' rules for sizes and offsets, and the errors
 * that a program sees.
 */
#include <errno.h>
#include <string.h>

#include "fuse/access.h"
#include "fuse/machine.h"
#include "fuse/text.h"

enum { MSR_BYTES = 8, CPUID_BYTES = 16 };

/* The errno of a failed access. For a missing CPU or device it is gone. */
static int errno_of(int code, int gone)
{
	switch (code) {
	case UNCORE_E_NODEV:
		return -gone;
	case UNCORE_E_DENIED:
		return -EPERM;
	case UNCORE_E_NOMEM:
		return -ENOMEM;
	default:
		return -EIO;
	}
}

/*
 * The result of an access that failed after done bytes: those bytes, for a short access half of its bytes, or an errno.
 */
static ssize_t cut_short(size_t done, size_t bytes, int code, int gone)
{
	if (done != 0)
		return (ssize_t)done;
	return code == UNCORE_E_WIDTH ? (ssize_t)(bytes / 2) : errno_of(code, gone);
}

/* ---- MSRs ---- */

/* A register that a scenario lets vanish differs from a CPU that went offline. */
static int gone_of(const struct mount_machine *machine, unsigned cpu)
{
	return mount_cpu(machine, cpu).online ? ENODEV : ENXIO;
}

/*
 * arch/x86/kernel/msr.c: the low 32 bits of the offset are the number of the register. The offset does not move: every
 * 8 bytes are one more access to that register.
 */
ssize_t mount_read_msr(const struct mount_machine *machine, unsigned cpu, uint8_t *to, size_t size, uint64_t offset)
{
	if (size % MSR_BYTES != 0)
		return -EINVAL;
	for (size_t done = 0; done < size; done += MSR_BYTES) {
		uint64_t value = 0;
		int result = uncore_sim_msr_read(machine->sim, cpu, (uint32_t)offset, &value);

		memcpy(to + done, &value, sizeof(value));
		if (result != 0)
			return cut_short(done, MSR_BYTES, result, gone_of(machine, cpu));
	}
	return (ssize_t)size;
}

ssize_t mount_write_msr(const struct mount_machine *machine, unsigned cpu, const uint8_t *from, size_t size,
			uint64_t offset)
{
	if (size % MSR_BYTES != 0)
		return -EINVAL;
	for (size_t done = 0; done < size; done += MSR_BYTES) {
		uint64_t value;
		int result;

		memcpy(&value, from + done, sizeof(value));
		result = uncore_sim_msr_write(machine->sim, cpu, (uint32_t)offset, value);
		if (result != 0)
			return cut_short(done, MSR_BYTES, result, gone_of(machine, cpu));
	}
	return (ssize_t)size;
}

/*
 * arch/x86/kernel/cpuid.c: the low 32 bits of the offset are the leaf, the high ones the subleaf. Every 16 bytes are
 * one answer, and the next leaf follows.
 */
ssize_t mount_read_cpuid(const struct mount_machine *machine, unsigned cpu, uint8_t *to, size_t size, uint64_t offset)
{
	if (size % CPUID_BYTES != 0)
		return -EINVAL;
	for (size_t done = 0; done < size; done += CPUID_BYTES) {
		uint32_t answer[4];

		if (!mount_cpu(machine, cpu).online ||
		    uncore_sim_cpuid(machine->sim, cpu, (uint32_t)offset, (uint32_t)(offset >> 32), answer) != 0)
			return done != 0 ? (ssize_t)done : -ENXIO;
		memcpy(to + done, answer, sizeof(answer));
		offset++;
	}
	return (ssize_t)size;
}

/* ---- configuration space ---- */

/* Splits an access like drivers/pci/pci-sysfs.c: a byte and a word up to the next dword, then dwords, then the rest. */
static size_t next_part(uint64_t offset, size_t left)
{
	if (offset % 2 != 0 || left < 2)
		return 1;
	return offset % 4 != 0 || left < 4 ? 2 : 4;
}

static size_t clip(size_t size, uint64_t offset)
{
	return size < MOUNT_CONFIG_BYTES - offset ? size : (size_t)(MOUNT_CONFIG_BYTES - offset);
}

/* A device answers with whole dwords, from which the bus selects lanes, so every part is one access. */
ssize_t mount_read_config(const struct mount_machine *machine, unsigned device, uint8_t *to, size_t size,
			  uint64_t offset)
{
	size_t part, wanted = offset < MOUNT_CONFIG_BYTES ? clip(size, offset) : 0;

	for (size_t done = 0; done < wanted; done += part) {
		uint32_t at = (uint32_t)(offset + done), value = 0;
		int result = uncore_sim_config_read(machine->sim, device, at & ~3U, &value);

		part = next_part(at, wanted - done);
		memset(to + done, 0, part);
		if (result != 0)
			return cut_short(done, part, result, ENODEV);
		for (size_t byte = 0; byte < part; byte++)
			to[done + byte] = (uint8_t)(value >> 8 * (at % 4 + byte));
	}
	return (ssize_t)wanted;
}

/*
 * A byte or a word is written as a dword with byte enables, so other lanes are not written: PCI Local Bus 3.0, 3.2.3.
 * Reading the dword and writing it back whole would clear write-1-to-clear bits in the other bytes, and trigger what
 * their bits trigger.
 */
static int write_part(const struct mount_machine *machine, unsigned device, uint32_t at, const uint8_t *from,
		      size_t part)
{
	uint32_t value = 0;
	unsigned enables = 0;

	for (size_t byte = 0; byte < part; byte++) {
		value |= (uint32_t)from[byte] << 8 * (at % 4 + byte);
		enables |= 1U << (at % 4 + byte);
	}
	return uncore_sim_config_write_bytes(machine->sim, device, at & ~3U, value, enables);
}

ssize_t mount_write_config(const struct mount_machine *machine, unsigned device, const uint8_t *from, size_t size,
			   uint64_t offset)
{
	size_t part, wanted;

	if (offset >= MOUNT_CONFIG_BYTES)
		return -ENXIO;
	wanted = clip(size, offset);
	for (size_t done = 0; done < wanted; done += part) {
		uint32_t at = (uint32_t)(offset + done);
		int result;

		part = next_part(at, wanted - done);
		result = write_part(machine, device, at, from + done, part);
		if (result != 0)
			return cut_short(done, part, result, ENODEV);
	}
	return (ssize_t)wanted;
}

/* ---- memory ---- */

/* One access each. Whoever copies whole pages would read registers that nobody described. */
static bool is_one_access(size_t size, uint64_t offset)
{
	return (size == 4 || size == 8) && offset % size == 0;
}

ssize_t mount_read_memory(const struct mount_machine *machine, uint8_t *to, size_t size, uint64_t offset)
{
	uint64_t value = 0;
	int result;

	if (!is_one_access(size, offset))
		return -EINVAL;
	result = uncore_sim_physical_read(machine->sim, offset, (unsigned)size * 8, &value);
	for (size_t at = 0; at < size; at++)
		to[at] = (uint8_t)(value >> 8 * at);
	return result == 0 ? (ssize_t)size : errno_of(result, EFAULT);
}

ssize_t mount_write_memory(const struct mount_machine *machine, const uint8_t *from, size_t size, uint64_t offset)
{
	uint64_t value = 0;
	int result;

	if (!is_one_access(size, offset))
		return -EINVAL;
	for (size_t at = 0; at < size; at++)
		value |= (uint64_t)from[at] << 8 * at;
	result = uncore_sim_physical_write(machine->sim, offset, (unsigned)size * 8, value);
	return result == 0 ? (ssize_t)size : errno_of(result, EFAULT);
}

/* ---- switches ---- */

bool mount_read_decimal(const char *from, size_t size, uint64_t *number)
{
	uint64_t sum = 0;

	if (size != 0 && from[size - 1] == '\n')
		size--;
	for (size_t at = 0; at < size; at++) {
		unsigned digit = (unsigned)(from[at] - '0');

		if (digit > 9 || sum > (UINT64_MAX - digit) / 10)
			return false;
		sum = 10 * sum + digit;
	}
	*number = sum;
	return size != 0;
}

static unsigned count_online(const struct mount_machine *machine)
{
	unsigned count = 0;

	for (unsigned cpu = 0; cpu < uncore_sim_cpu_count(machine->sim); cpu++)
		count += mount_cpu(machine, cpu).online;
	return count;
}

/* The last CPU cannot go offline, as in the kernel's cpu_down(). */
ssize_t mount_write_online(const struct mount_machine *machine, unsigned cpu, const char *from, size_t size)
{
	uint64_t number;

	if (!mount_read_decimal(from, size, &number) || number > 1)
		return -EINVAL;
	if (number == 0 && mount_cpu(machine, cpu).online && count_online(machine) == 1)
		return -EBUSY;
	return uncore_sim_set_online(machine->sim, cpu, number == 1) == 0 ? (ssize_t)size : -EIO;
}
