/* SPDX-License-Identifier: MIT */
/*
 * A program maps /dev/mem and reads a register by a MOV. In a run that file is empty, so the kernel stops the program
 * with a SIGBUS that has the exact address. The MOV is decoded, and the simulated machine answers.
 */
#define _GNU_SOURCE
#include "cli/sim/trace/mapped.h"

#if defined(__x86_64__)
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/user.h>
#include <unistd.h>

#include "cli/sim/trace/mov.h"
#include "cli/sim/trace/ptrace.h"
#include "cli/sim/sim.h"
#include "supervisor/thread.h"

#define REGISTERS SIM_FOLDER "/kernel/uncore_sim/memory"
#define LINE_ROOM 512
#define PAGE_BYTES 4096u
#define NO_ADDRESS UINT64_MAX

/* user_regs_struct has the registers in another order than instructions number them. */
static const size_t numbered[] = {
	offsetof(struct user_regs_struct, rax), offsetof(struct user_regs_struct, rcx),
	offsetof(struct user_regs_struct, rdx), offsetof(struct user_regs_struct, rbx),
	offsetof(struct user_regs_struct, rsp), offsetof(struct user_regs_struct, rbp),
	offsetof(struct user_regs_struct, rsi), offsetof(struct user_regs_struct, rdi),
	offsetof(struct user_regs_struct, r8),  offsetof(struct user_regs_struct, r9),
	offsetof(struct user_regs_struct, r10), offsetof(struct user_regs_struct, r11),
	offsetof(struct user_regs_struct, r12), offsetof(struct user_regs_struct, r13),
	offsetof(struct user_regs_struct, r14), offsetof(struct user_regs_struct, r15),
};

/* One access of a program. */
struct access {
	uint64_t physical;
	unsigned room; /* bytes of its instruction that could be read */
	uint8_t code[MOV_ROOM];
	struct mov mov;
};

/* ---- the files ---- */

void mapped_find(struct mapped_memory *memory)
{
	struct stat found;

	if (stat(SIM_MAPPED_MEMORY, &found) == 0)
		*memory = (struct mapped_memory){ true, found.st_dev, found.st_ino, -1 };
}

void mapped_close(struct mapped_memory *memory)
{
	if (memory->is_there && memory->registers >= 0)
		(void)close(memory->registers);
	memory->is_there = false;
}

/* The physical address at which a mapping of /dev/mem has this address of the thread. */
static uint64_t physical_of(const struct mapped_memory *memory, pid_t thread, uint64_t address)
{
	uint64_t from, to, offset, inode;
	unsigned major_of, minor_of;
	char path[64], line[LINE_ROOM];
	uint64_t physical = NO_ADDRESS;
	FILE *file;

	snprintf(path, sizeof(path), "/proc/%ld/maps", (long)thread);
	file = fopen(path, "re");
	while (file != NULL && physical == NO_ADDRESS && fgets(line, sizeof(line), file) != NULL) {
		if (sscanf(line, "%" SCNx64 "-%" SCNx64 " %*s %" SCNx64 " %x:%x %" SCNu64, &from, &to, &offset,
			   &major_of, &minor_of, &inode) == 6 &&
		    from <= address && address < to && makedev(major_of, minor_of) == memory->device &&
		    inode == memory->inode)
			physical = offset + (address - from);
	}
	if (file != NULL)
		(void)fclose(file);
	return physical;
}

/* ---- registers of the thread ---- */

static unsigned long long *place_of(struct user_regs_struct *regs, unsigned reg)
{
	return (unsigned long long *)(void *)((char *)regs + numbered[reg]);
}

static uint64_t low_bytes(uint64_t value, unsigned bytes)
{
	return bytes < 8 ? value & ((UINT64_C(1) << 8 * bytes) - 1) : value;
}

static uint64_t written(struct user_regs_struct *regs, const struct mov *mov)
{
	uint64_t value = mov->has_value ? mov->value : *place_of(regs, mov->reg) >> (mov->is_high ? 8 : 0);

	return low_bytes(value, mov->bytes);
}

static void put(struct user_regs_struct *regs, const struct mov *mov, uint64_t value)
{
	unsigned long long *reg = place_of(regs, mov->reg);
	unsigned shift = mov->is_high ? 8 : 0;
	uint64_t changed = low_bytes(UINT64_MAX, mov->reg_bytes) << shift;

	if (mov->is_signed && mov->bytes < 8 && (value >> (8 * mov->bytes - 1) & 1) != 0)
		value |= UINT64_MAX << 8 * mov->bytes;
	/* A write of 4 bytes clears the others. */
	if (mov->reg_bytes >= 4)
		*reg = low_bytes(value, mov->reg_bytes);
	else
		*reg = (*reg & ~changed) | (value << shift & changed);
}

/* ---- one access ---- */

static int open_registers(struct mapped_memory *memory)
{
	if (memory->registers < 0)
		memory->registers = open(REGISTERS, O_RDWR | O_CLOEXEC);
	return memory->registers < 0 ? -errno : 0;
}

/* The simulated machine answers whole dwords, as a bus does: a byte of one is taken out here. */
static int read_register(struct mapped_memory *memory, uint64_t physical, unsigned bytes, uint64_t *value)
{
	unsigned size = bytes < 4 ? 4 : bytes, within = (unsigned)(physical % size);

	ssize_t got;

	*value = 0;
	if (within + bytes > size)
		return -EINVAL;
	got = pread(memory->registers, value, size, (off_t)(physical - within));
	if (got != (ssize_t)size)
		return got < 0 ? -errno : -EIO;
	*value = low_bytes(*value >> 8 * within, bytes);
	return 0;
}

static int carry_out(struct mapped_memory *memory, const struct access *access, struct user_regs_struct *regs)
{
	const struct mov *mov = &access->mov;
	uint64_t value;
	ssize_t put_bytes;
	int result = open_registers(memory);

	if (result != 0)
		return result;
	if (!mov->is_write) {
		result = read_register(memory, access->physical, mov->bytes, &value);
		if (result == 0)
			put(regs, mov, value);
		return result;
	}
	value = written(regs, mov);
	put_bytes = pwrite(memory->registers, &value, mov->bytes, (off_t)access->physical);
	if (put_bytes == (ssize_t)mov->bytes)
		return 0;
	return put_bytes < 0 ? -errno : -EIO;
}

/* ---- what the program did ---- */

/* An instruction may end before the end of the page, and there may be no page after it. */
static void read_code(pid_t thread, uint64_t address, struct access *access)
{
	unsigned rest = PAGE_BYTES - (unsigned)(address % PAGE_BYTES);

	access->room = MOV_ROOM;
	if (thread_read(thread, access->code, address, MOV_ROOM) == 0)
		return;
	access->room = rest < MOV_ROOM ? rest : 0;
	if (access->room != 0 && thread_read(thread, access->code, address, access->room) != 0)
		access->room = 0;
}

static void explain(pid_t thread, const struct access *access, uint64_t instruction, const char *why)
{
	fprintf(stderr, "uncore sim: process %ld: the instruction at 0x%" PRIx64 " (", (long)thread, instruction);
	for (unsigned at = 0; at < access->room; at++)
		fprintf(stderr, "%s%02x", at == 0 ? "" : " ", access->code[at]);
	fprintf(stderr, ") accesses 0x%" PRIx64 " of /dev/mem: %s\n", access->physical, why);
}

static bool carry_out_or_explain(struct mapped_memory *memory, pid_t thread, struct access *access,
				 struct user_regs_struct *regs)
{
	int result;

	if (!mov_decode(access->code, access->room, regs->cs == SEGMENT_32, &access->mov)) {
		explain(thread, access, regs->rip,
			"registers are read and written by MOV alone, of a general register");
		return false;
	}
	result = carry_out(memory, access, regs);
	if (result == 0)
		return true;
	explain(thread, access, regs->rip,
		result == -EINVAL ? "registers take 4 or 8 bytes at a multiple of their number" : strerror(-result));
	return false;
}

bool mapped_answer(struct mapped_memory *memory, pid_t thread)
{
	struct user_regs_struct regs;
	struct access access;
	siginfo_t info;

	if (!memory->is_there || !trace(PTRACE_GETSIGINFO, thread, 0, &info) || info.si_code != BUS_ADRERR ||
	    !trace(PTRACE_GETREGS, thread, 0, &regs))
		return false;
	access.physical = physical_of(memory, thread, (uint64_t)(uintptr_t)info.si_addr);
	if (access.physical == NO_ADDRESS)
		return false;
	read_code(thread, regs.rip, &access);
	if (!carry_out_or_explain(memory, thread, &access, &regs))
		return false;
	regs.rip += access.mov.length;
	return trace(PTRACE_SETREGS, thread, 0, &regs);
}

#else /* other processors */

void mapped_find(struct mapped_memory *memory)
{
	(void)memory;
}

void mapped_close(struct mapped_memory *memory)
{
	(void)memory;
}

bool mapped_answer(struct mapped_memory *memory, pid_t thread)
{
	(void)memory;
	(void)thread;
	return false;
}

#endif
