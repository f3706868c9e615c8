/* SPDX-License-Identifier: MIT */
/*
 * Answers some instructions of the command of uncore sim run, and of all that it starts. They are CPUID, RDTSC, RDTSCP,
 * and a MOV of a mapping of /dev/mem. All are traced, and this answers and drops the signal of each of these.
 *
 * Linux can make CPUID fault for a thread (arch_prctl, ARCH_SET_CPUID). Children inherit that, but an exec undoes it.
 * So after each exec this makes the program request it again. Where the processor cannot do it, and for the clock, the
 * program's text is changed (patch.h). A fault of RDTSC (PR_SET_TSC) would also stop the C library's clock_gettime(),
 * which is for the host's time.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <unistd.h>

#include "cli/sim/trace/trace.h"

#if defined(__x86_64__)
#include <dirent.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <time.h>

#include "base/memory.h"
#include "cli/sim/trace/cpuid.h"
#include "cli/sim/trace/mapped.h"
#include "cli/sim/trace/patch.h"
#include "cli/sim/trace/ptrace.h"
#include "cli/sim/trace/tsc.h"
#include "supervisor/affinity.h"
#include "supervisor/thread.h"

#define SET_CPUID 0x1012 /* arch/x86/include/uapi/asm/prctl.h */
#define ARCH_PRCTL_32 384
/* With PTRACE_O_TRACESYSGOOD a stop at a system call differs from other SIGTRAPs. */
#define CALL_STOP (SIGTRAP | 0x80)
#define SIGNAL_SET 8
/* A thread needs one stop to get there; more are signals that cannot be blocked. */
#define STOPS 16

/* If this process is killed, all that it traces ends too: nobody would answer the changed instructions. */
#define OPTIONS \
	(PTRACE_O_EXITKILL | PTRACE_O_TRACEEXEC | PTRACE_O_TRACECLONE | PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK | \
	 PTRACE_O_TRACESYSGOOD)

struct tracer {
	pid_t command;
	struct trace_wish wish;
	bool is_over; /* the command has ended, with this status */
	int status;
	bool cpuid_faults;
	struct patches *patches;
	struct cpuid_answers answers;
	struct tsc tsc;
	struct mapped_memory memory;
};

static void resume(pid_t thread, int signal)
{
	(void)trace(PTRACE_CONT, thread, 0, (void *)(uintptr_t)signal);
}

static void note_end(struct tracer *tracer, pid_t thread, int status)
{
	if (thread != tracer->command)
		return;
	tracer->is_over = true;
	tracer->status = status;
}

/* ---- a system call that the thread makes for us ---- */

/* Runs until the thread's next stop at a system call. A SIGSTOP, which cannot be blocked, is sent again afterwards. */
static bool step(struct tracer *tracer, pid_t thread, bool *is_stopped)
{
	int status = 0;

	for (unsigned tries = 0; tries < STOPS && trace(PTRACE_SYSCALL, thread, 0, NULL); tries++) {
		while (waitpid(thread, &status, __WALL) < 0) {
			if (errno != EINTR)
				return false;
		}
		if (!WIFSTOPPED(status)) {
			note_end(tracer, thread, status);
			return false;
		}
		if (WSTOPSIG(status) == CALL_STOP)
			return true;
		*is_stopped = *is_stopped || (WSTOPSIG(status) == SIGSTOP && status >> 16 == 0);
	}
	return false;
}

static void ask_for_fault(struct user_regs_struct *regs)
{
	if (regs->cs == SEGMENT_32) {
		regs->rax = ARCH_PRCTL_32;
		regs->rbx = SET_CPUID;
		regs->rcx = 0;
	} else {
		regs->rax = SYS_arch_prctl;
		regs->rdi = SET_CPUID;
		regs->rsi = 0;
	}
}

/* The program is at its start and has one thread: changes two of its bytes into a system call, and back. */
static bool call_in_place(struct tracer *tracer, pid_t thread, bool *is_stopped)
{
	struct user_regs_struct before, regs;
	uint64_t code, changed;
	bool is_good;

	if (!step(tracer, thread, is_stopped) || !trace(PTRACE_GETREGS, thread, 0, &before))
		return false;
	regs = before;
	regs.rip &= ~UINT64_C(7); /* the aligned word, which is inside one page */
	ask_for_fault(&regs);
	if (!trace(PTRACE_PEEKTEXT, thread, regs.rip, &code))
		return false;
	/* int $0x80, or syscall */
	changed = (code & ~UINT64_C(0xffff)) | (regs.cs == SEGMENT_32 ? 0x80cd : 0x050f);
	if (!trace(PTRACE_POKETEXT, thread, regs.rip, (void *)(uintptr_t)changed))
		return false;
	is_good = trace(PTRACE_SETREGS, thread, 0, &regs) && step(tracer, thread, is_stopped) &&
		  step(tracer, thread, is_stopped);
	(void)trace(PTRACE_POKETEXT, thread, regs.rip, (void *)(uintptr_t)code);
	return trace(PTRACE_SETREGS, thread, 0, &before) && is_good;
}

/* No signal can come between. */
static void make_cpuid_fault(struct tracer *tracer, pid_t thread)
{
	uint64_t before = 0, all = ~UINT64_C(0);
	bool is_stopped = false;

	(void)trace(PTRACE_GETSIGMASK, thread, SIGNAL_SET, &before);
	(void)trace(PTRACE_SETSIGMASK, thread, SIGNAL_SET, &all);
	(void)call_in_place(tracer, thread, &is_stopped);
	(void)trace(PTRACE_SETSIGMASK, thread, SIGNAL_SET, &before);
	if (is_stopped)
		(void)syscall(SYS_tkill, thread, SIGSTOP);
}

/* A program begins. */
static void on_exec(struct tracer *tracer, pid_t thread)
{
	if (tracer->wish.instructions) {
		patch_process(tracer->patches, thread);
		if (tracer->cpuid_faults)
			make_cpuid_fault(tracer, thread);
	}
	resume(thread, 0);
}

/* ---- instructions ---- */

/* Reads the instruction at which the processor has raised the signal. One at the end of a page may have less room. */
static bool read_instruction(pid_t thread, const struct user_regs_struct *regs, uint8_t code[3])
{
	siginfo_t info;

	if (!trace(PTRACE_GETSIGINFO, thread, 0, &info) || info.si_code != SI_KERNEL)
		return false;
	code[2] = 0;
	return thread_read(thread, code, regs->rip, 3) == 0 || thread_read(thread, code, regs->rip, 2) == 0;
}

static void answer_cpuid(struct tracer *tracer, pid_t thread, struct user_regs_struct *regs)
{
	uint32_t out[4];

	cpuid_answer(&tracer->answers, affinity_cpu(tracer->wish.affinity, thread), (uint32_t)regs->rax,
		     (uint32_t)regs->rcx, out);
	regs->rax = out[0];
	regs->rbx = out[1];
	regs->rcx = out[2];
	regs->rdx = out[3];
	regs->rip += 2;
}

/* RDTSCP (3 bytes) also says on which CPU and node: IA32_TSC_AUX, as Linux sets it. */
static void answer_clock(struct tracer *tracer, pid_t thread, struct user_regs_struct *regs, unsigned bytes)
{
	unsigned cpu = affinity_cpu(tracer->wish.affinity, thread);
	uint64_t value;

	if (!tsc_read(&tracer->tsc, thread, cpu, &value))
		value = __builtin_ia32_rdtsc(); /* the machine is gone */
	regs->rax = (uint32_t)value;
	regs->rdx = value >> 32;
	if (bytes == 3)
		regs->rcx = affinity_node(cpu) << 12 | cpu;
	regs->rip += bytes;
}

/* The linker has loaded something. Its function is empty, so it returns. */
static bool on_loaded(struct tracer *tracer, pid_t thread, struct user_regs_struct *regs)
{
	patch_process(tracer->patches, thread);
	if (thread_read(thread, &regs->rip, regs->rsp, sizeof(regs->rip)) != 0)
		return false;
	regs->rsp += sizeof(regs->rip);
	return true;
}

static bool answer_instruction(struct tracer *tracer, pid_t thread)
{
	struct user_regs_struct regs;
	uint8_t code[3];

	if (!tracer->wish.instructions || !trace(PTRACE_GETREGS, thread, 0, &regs) ||
	    !read_instruction(thread, &regs, code))
		return false;
	if (code[1] == 0xa2 && (code[0] == 0x0f || code[0] == PATCH_INT))
		answer_cpuid(tracer, thread, &regs);
	else if (code[0] != PATCH_INT || regs.cs == SEGMENT_32)
		return false;
	else if (code[1] == 0x31)
		answer_clock(tracer, thread, &regs, 2);
	else if (code[1] == 0x01 && code[2] == 0xf9)
		answer_clock(tracer, thread, &regs, 3);
	else if (code[1] != PATCH_LOADED || !on_loaded(tracer, thread, &regs))
		return false;
	return trace(PTRACE_SETREGS, thread, 0, &regs);
}

/* ---- events ---- */

static bool stops(int signal)
{
	return signal == SIGSTOP || signal == SIGTSTP || signal == SIGTTIN || signal == SIGTTOU;
}

static bool is_answered(struct tracer *tracer, pid_t thread, int signal)
{
	return (signal == SIGSEGV && answer_instruction(tracer, thread)) ||
	       (signal == SIGBUS && mapped_answer(&tracer->memory, thread));
}

static void on_stop(struct tracer *tracer, pid_t thread, int signal, int event)
{
	if (event == PTRACE_EVENT_EXEC)
		on_exec(tracer, thread);
	else if (event == PTRACE_EVENT_STOP && stops(signal))
		(void)trace(PTRACE_LISTEN, thread, 0, NULL); /* stopped by job control, until it is continued */
	else
		resume(thread, event != 0 || is_answered(tracer, thread, signal) ? 0 : signal);
}

/* ---- the end ---- */

/* How often, and how long between: a thread that waits for a child stops after that. */
#define RELEASES 2000
#define RELEASE_NS 1000000L

/* A thread that outlives the command: its text becomes what it was, and it goes on with the signal that stopped it. */
static void release(struct tracer *tracer, pid_t thread, int status)
{
	int signal = 0;

	if (status >> 16 == 0 && !is_answered(tracer, thread, WSTOPSIG(status)))
		signal = WSTOPSIG(status);
	unpatch_process(tracer->patches, thread);
	(void)trace(PTRACE_DETACH, thread, 0, (void *)(uintptr_t)signal);
}

/* All numbers that a folder of /proc lists. Returns the sum of what act said. */
static unsigned for_each(const char *path, unsigned (*act)(pid_t number))
{
	DIR *folder = opendir(path);
	const struct dirent *entry;
	unsigned sum = 0;
	long number;

	while (folder != NULL && (entry = readdir(folder)) != NULL) {
		number = strtol(entry->d_name, NULL, 10);
		if (number > 0)
			sum += act((pid_t)number);
	}
	if (folder != NULL)
		(void)closedir(folder);
	return sum;
}

/* Stops a thread if it is traced by this process: 1. It tells by waitpid() when it has stopped. */
static unsigned interrupt(pid_t thread)
{
	struct thread_status status;

	if (!thread_status(thread, &status) || status.tracer != getpid())
		return 0;
	(void)trace(PTRACE_INTERRUPT, thread, 0, NULL);
	return 1;
}

static unsigned interrupt_threads(pid_t process)
{
	char path[64];

	snprintf(path, sizeof(path), "/proc/%ld/task", (long)process);
	return for_each(path, interrupt);
}

/* Threads may start others meanwhile, which are traced too. So it is done again until none is left. */
static void release_all(struct tracer *tracer)
{
	const struct timespec pause = { 0, RELEASE_NS };
	int status = 0;
	pid_t thread;

	for (unsigned tries = 0; tries < RELEASES && for_each("/proc", interrupt_threads) != 0; tries++) {
		(void)nanosleep(&pause, NULL);
		while ((thread = waitpid(-1, &status, __WALL | WNOHANG)) > 0) {
			if (WIFSTOPPED(status))
				release(tracer, thread, status);
		}
	}
}

/* ---- tracing ---- */

bool trace_is_offered(void)
{
	return true;
}

/* CPUID does not fault now, so nothing changes. A processor or kernel that cannot make it fault returns an error. */
static bool cpuid_can_fault(void)
{
	return syscall(SYS_arch_prctl, SET_CPUID, 1) == 0;
}

struct tracer *trace_command(pid_t command, const struct trace_wish *wish)
{
	struct tracer *tracer;

	if (!trace(PTRACE_SEIZE, command, 0, (void *)(uintptr_t)OPTIONS))
		return NULL;
	tracer = take_memory(NULL, sizeof(*tracer));
	*tracer = (struct tracer){ .command = command, .wish = *wish, .cpuid_faults = cpuid_can_fault() };
	if (wish->instructions)
		tracer->patches = patches_create(!tracer->cpuid_faults);
	if (wish->memory)
		mapped_find(&tracer->memory);
	return tracer;
}

void trace_free(struct tracer *tracer)
{
	if (tracer == NULL)
		return;
	if (tracer->wish.instructions)
		release_all(tracer);
	patches_free(tracer->patches);
	tsc_close(&tracer->tsc);
	mapped_close(&tracer->memory);
	free(tracer);
}

bool trace_command_ended(struct tracer *tracer, int *status)
{
	int found = 0;
	pid_t thread;

	while (!tracer->is_over && (thread = waitpid(-1, &found, __WALL | WNOHANG)) > 0) {
		if (WIFSTOPPED(found))
			on_stop(tracer, thread, WSTOPSIG(found), found >> 16);
		else
			note_end(tracer, thread, found);
	}
	*status = tracer->status;
	return tracer->is_over;
}

#else /* other processors */

bool trace_is_offered(void)
{
	return false;
}

struct tracer *trace_command(pid_t command, const struct trace_wish *wish)
{
	(void)command;
	(void)wish;
	return NULL;
}

void trace_free(struct tracer *tracer)
{
	(void)tracer;
}

bool trace_command_ended(struct tracer *tracer, int *status)
{
	(void)tracer;
	*status = 0;
	return true;
}

#endif
