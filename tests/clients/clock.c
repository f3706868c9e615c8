/* SPDX-License-Identifier: MIT */
/*
 * For patch.sh: instructions that a simulated machine has to answer, and bytes that look like them.
 * clock: how many cycles of RDTSC and of RDTSCP pass while the machine's clock moves by a second, and what RDTSCP says
 *     of CPU and node. clock bytes: a number with the bytes of CPUID, from an instruction. clock library FILE: what its
 *     function says. clock where: sched_getcpu(), and getcpu() by a system call. clock pause: CPUID, after the file on
 *     standard input ends. clock spin: waits in a loop for 200 ms of a clock of 2.5 GHz.
 */
#define _GNU_SOURCE
#include <cpuid.h>
#include <dlfcn.h>
#include <inttypes.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <x86intrin.h>

static void advance(void)
{
	FILE *file = fopen("/sys/kernel/uncore_sim/advance", "w");

	if (file != NULL) {
		fputs("1000000000", file);
		fclose(file);
	}
}

static void clock_of_machine(void)
{
	uint64_t first = __rdtsc(), second;
	unsigned aux;

	advance();
	second = __rdtscp(&aux);
	printf("%" PRIu64 " ", second - first);
	first = __rdtscp(&aux);
	advance();
	printf("%" PRIu64 " cpu %u node %u\n", (uint64_t)__rdtsc() - first, aux & 0xfff, aux >> 12);
}

/* 0f a2 is inside the number, and after a jump over data. */
static void bytes(void)
{
	uint64_t number, data;

	__asm__ volatile("movabs $0x1122a20f3344a20f, %0" : "=r"(number));
	__asm__ volatile("lea 1f(%%rip), %0\n\tmov (%0), %0\n\tjmp 2f\n\t1: .quad 0x0123456789abcdef\n\t2:"
			 : "=r"(data));
	printf("%" PRIx64 " %" PRIx64 "\n", number, data);
}

static void spin(void)
{
	uint64_t first = __rdtsc();

	while (__rdtsc() - first < 500000000)
		;
	puts("time has passed");
}

static int library(const char *path)
{
	void *opened = dlopen(path, RTLD_NOW);
	void (*say)(void) = NULL;

	if (opened == NULL)
		return 1;
	*(void **)&say = dlsym(opened, "say");
	say();
	return 0;
}

void say(void)
{
	unsigned reg[4];

	__cpuid(0, reg[0], reg[1], reg[2], reg[3]);
	printf("%.4s%.4s%.4s\n", (char *)&reg[1], (char *)&reg[3], (char *)&reg[2]);
}

int main(int count, char **words)
{
	const char *what = count > 1 ? words[1] : "";
	unsigned cpu = 0, node = 0;

	if (strcmp(what, "bytes") == 0)
		bytes();
	else if (strcmp(what, "spin") == 0)
		spin();
	else if (strcmp(what, "library") == 0)
		return library(words[2]);
	else if (strcmp(what, "where") == 0 && syscall(SYS_getcpu, &cpu, &node, NULL) == 0)
		printf("%d %u %u\n", sched_getcpu(), cpu, node);
	else if (strcmp(what, "pause") == 0) {
		while (getchar() != EOF)
			;
		say();
	} else
		clock_of_machine();
	return 0;
}
