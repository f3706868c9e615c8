/* SPDX-License-Identifier: MIT */
/* What CPUID answers a thread of a run: by the machine's files, on the CPU of the thread's number. */
#ifndef RUNTIME_CLI_SIM_ANSWER_H
#define RUNTIME_CLI_SIM_ANSWER_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#define CPUID_ANSWERS 256

/* Answers never change, so they are kept. Begins as zeros. */
struct cpuid_answers {
	unsigned cpus; /* of the machine; 0: not counted yet */
	struct {
		bool is_known;
		unsigned cpu;
		uint32_t leaf, subleaf, out[4];
	} kept[CPUID_ANSWERS];
};

/* EAX, EBX, ECX and EDX. */
void cpuid_answer(struct cpuid_answers *answers, pid_t thread, uint32_t leaf, uint32_t subleaf, uint32_t out[4]);

#endif
