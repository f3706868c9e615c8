/* SPDX-License-Identifier: MIT */
/* For cpuid.sh: prints what the CPUID instruction answers, in a process, its child, its thread and the next program. */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cpuid.h>

static void show(const char *who)
{
	unsigned reg[4], brand[13] = { 0 };

	__cpuid_count(0, 0, reg[0], reg[1], reg[2], reg[3]);
	printf("%s: %.4s%.4s%.4s", who, (char *)&reg[1], (char *)&reg[3], (char *)&reg[2]);
	/* This leaf has no subleaves: ECX is of no meaning. */
	__cpuid_count(1, 0xffffffff, reg[0], reg[1], reg[2], reg[3]);
	printf(" family %u model %u", reg[0] >> 8 & 0xf, (reg[0] >> 12 & 0xf0) | (reg[0] >> 4 & 0xf));
	__cpuid_count(4, 3, reg[0], reg[1], reg[2], reg[3]);
	printf(" cache %u KB", ((reg[1] >> 22) + 1) * ((reg[1] & 0xfff) + 1) * (reg[2] + 1) / 1024);
	__cpuid_count(0xb, 1, reg[0], reg[1], reg[2], reg[3]);
	printf(" threads %u", reg[1] & 0xffff);
	for (unsigned part = 0; part < 3; part++)
		__cpuid_count(0x80000002 + part, 0, brand[4 * part], brand[4 * part + 1], brand[4 * part + 2],
			      brand[4 * part + 3]);
	printf(" %s\n", (char *)brand);
	fflush(stdout);
}

static void *in_thread(void *nothing)
{
	show("thread");
	return nothing;
}

int main(int count, char **words)
{
	pthread_t thread;

	if (count > 1 && strcmp(words[1], "fault") == 0)
		*(volatile int *)sizeof(words) = 1;
	if (count > 1 && strcmp(words[1], "apic") == 0) {
		unsigned reg[4];

		__cpuid_count(0xb, 0, reg[0], reg[1], reg[2], reg[3]);
		printf("%u\n", reg[3]);
		return 0;
	}
	if (count > 1) {
		show(words[1]);
		return 7;
	}
	show("process");
	if (fork() == 0) {
		show("child");
		_exit(0);
	}
	(void)wait(NULL);
	if (pthread_create(&thread, NULL, in_thread, NULL) == 0)
		(void)pthread_join(thread, NULL);
	(void)execl("/proc/self/exe", words[0], "exec", (char *)NULL);
	return 1;
}
