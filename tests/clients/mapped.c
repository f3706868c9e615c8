/* SPDX-License-Identifier: MIT */
/*
 * For mapped.sh. Maps registers of the simulated machine from /dev/mem, and accesses them by many forms of MOV. Each
 * instruction runs a second time on a copy of the register in ordinary memory, where the processor itself carries it
 * out: both must leave the same in the register. What is written is read back through the machine's other file.
 *
 * mapped check COUNTER CONTROL: two addresses, of a counter of 64 bits and of a control register of 32 bits
 * mapped add|unaligned|byte|readonly ADDRESS: does what no register can answer
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#define REGISTERS "/sys/kernel/uncore_sim/memory"
#define VALUE UINT64_C(0x0000923485f7dabc)
#define BEFORE UINT64_C(0x1122334455667788)

static unsigned failures;

static char *map(uint64_t address, int protection)
{
	int file = open("/dev/mem", (protection & PROT_WRITE) != 0 ? O_RDWR : O_RDONLY);
	char *at = mmap(NULL, 4096, protection, MAP_SHARED, file, (off_t)(address & ~UINT64_C(4095)));

	if (file < 0 || at == MAP_FAILED) {
		printf("cannot map: %s\n", strerror(errno));
		exit(1);
	}
	(void)close(file);
	return at + address % 4096;
}

static uint64_t stored(uint64_t address, unsigned bytes)
{
	int file = open(REGISTERS, O_RDONLY);
	uint64_t value = 0;

	if (pread(file, &value, bytes, (off_t)address) != (ssize_t)bytes)
		printf("cannot read %s\n", REGISTERS);
	(void)close(file);
	return value;
}

static void same(const char *what, uint64_t got, uint64_t wanted)
{
	if (got == wanted)
		return;
	printf("%s: 0x%" PRIx64 ", not 0x%" PRIx64 "\n", what, got, wanted);
	failures++;
}

/* An instruction that loads: %0 is the register, which begins as BEFORE, %1 where the address is. */
#define LOAD(text) \
	do { \
		uint64_t got = BEFORE, wanted = BEFORE; \
		__asm__ volatile(text : "+a"(got) : "d"(at) : "memory", "r9", "r13"); \
		__asm__ volatile(text : "+a"(wanted) : "d"((char *)&copy) : "memory", "r9", "r13"); \
		same(text, got, wanted); \
	} while (0)

static void check_loads(const char *at, uint64_t value)
{
	uint64_t copy = value;

	LOAD("mov (%%rdx), %%rax");
	LOAD("mov (%%rdx), %%eax");
	LOAD("mov 4(%%rdx), %%eax");
	LOAD("mov 2(%%rdx), %%ax");
	LOAD("mov 3(%%rdx), %%al");
	LOAD("mov 5(%%rdx), %%ah");
	LOAD("movzbl 3(%%rdx), %%eax");
	LOAD("movzwl 6(%%rdx), %%eax");
	LOAD("movzwq 2(%%rdx), %%rax");
	LOAD("movsbl 1(%%rdx), %%eax");
	LOAD("movsbw 1(%%rdx), %%ax");
	LOAD("movsbq 3(%%rdx), %%rax");
	LOAD("movswl 2(%%rdx), %%eax");
	LOAD("movswq 2(%%rdx), %%rax");
	LOAD("movslq (%%rdx), %%rax");
	LOAD("mov %%rdx, %%r13; xor %%r9, %%r9; mov 0x0(%%r13,%%r9,8), %%r9d; mov %%r9, %%rax");
	LOAD("mov %%rdx, %%r13; mov $-2, %%r9; mov 0x12(%%r13,%%r9,8), %%r9b; mov %%r9, %%rax");
	LOAD("push %%rbx; mov %%rdx, %%rbx; add $0x1000, %%rbx; mov -0x1000(%%rbx), %%rax; pop %%rbx");
}

/* The compiler's own accesses, and in a thread. */
static void *plain(void *at)
{
	return (void *)(uintptr_t) * (volatile uint64_t *)at;
}

static void check_plain(char *at, uint64_t value)
{
	pthread_t thread;
	void *got = NULL;
	int status = 0;

	same("a load of C", (uintptr_t)plain(at), value);
	if (pthread_create(&thread, NULL, plain, at) == 0)
		(void)pthread_join(thread, &got);
	same("a load in a thread", (uintptr_t)got, value);
	if (fork() == 0)
		_exit((uintptr_t)plain(at) == value ? 7 : 8);
	(void)wait(&status);
	same("a load in a child", (uint64_t)WEXITSTATUS(status), 7);
}

static void check_stores(char *counter, uint64_t counter_at, char *control, uint64_t control_at)
{
	__asm__ volatile("mov %0, (%1)" : : "r"(BEFORE >> 16), "r"(counter) : "memory");
	same("mov %rax, (%rdx)", stored(counter_at, 8), BEFORE >> 16);
	__asm__ volatile("movq $0x12345678, (%0)" : : "r"(counter) : "memory");
	same("movq $0x12345678, (%rdx)", stored(counter_at, 8), 0x12345678);
	__asm__ volatile("movnti %0, (%1)" : : "r"(VALUE), "r"(counter) : "memory");
	same("movnti %rax, (%rdx)", stored(counter_at, 8), VALUE);
	*(volatile uint32_t *)(void *)control = 0x0304;
	same("a store of C", stored(control_at, 4), 0x0304);
	__asm__ volatile("movl $0x0c05, (%0)" : : "r"(control) : "memory");
	same("movl $0x0c05, (%rdx)", stored(control_at, 4), 0x0c05);
	__asm__ volatile("mov %0, %%r13; movl $0xf04, %%r9d; mov %%r9d, (%%r13)"
			 :
			 : "r"(control)
			 : "memory", "r9", "r13");
	same("mov %r9d, (%r13)", stored(control_at, 4), 0x0f04);
}

static int check(uint64_t counter_at, uint64_t control_at)
{
	char *counter = map(counter_at, PROT_READ | PROT_WRITE), *control = map(control_at, PROT_READ | PROT_WRITE);

	check_stores(counter, counter_at, control, control_at);
	check_loads(counter, VALUE);
	check_plain(counter, VALUE);
	check_loads(map(counter_at, PROT_READ), VALUE);
	printf("%u wrong\n", failures);
	return failures != 0;
}

int main(int count, char **words)
{
	uint64_t at = count > 2 ? strtoull(words[2], NULL, 0) : 0;
	uint64_t value = 1;

	(void)setvbuf(stdout, NULL, _IONBF, 0);
	if (count == 4 && strcmp(words[1], "check") == 0)
		return check(at, strtoull(words[3], NULL, 0));
	if (count != 3)
		return 2;
	if (strcmp(words[1], "add") == 0)
		__asm__ volatile("add (%1), %0" : "+r"(value) : "r"(map(at, PROT_READ)) : "memory");
	else if (strcmp(words[1], "unaligned") == 0)
		__asm__ volatile("mov 2(%1), %0" : "=r"(value) : "r"(map(at, PROT_READ)) : "memory");
	else if (strcmp(words[1], "byte") == 0)
		*(volatile char *)map(at, PROT_READ | PROT_WRITE) = 1;
	else if (strcmp(words[1], "readonly") == 0)
		*(volatile char *)map(at, PROT_READ) = 1;
	printf("went on with 0x%" PRIx64 "\n", value);
	return 0;
}
