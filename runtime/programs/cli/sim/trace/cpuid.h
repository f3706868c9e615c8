/* SPDX-License-Identifier: MIT */
/* Answers CPUID for a thread of a run, from the files of the CPU on which it is. */
#ifndef RUNTIME_CLI_SIM_TRACE_CPUID_H
#define RUNTIME_CLI_SIM_TRACE_CPUID_H

#include <stdbool.h>
#include <stdint.h>

#define CPUID_ANSWERS 256

/* Answers never change, so they are kept. Starts all zero. */
struct cpuid_answers {
	unsigned cpus; /* of the machine; 0: not yet counted */
	struct {
		bool is_known;
		unsigned cpu;
		uint32_t leaf, subleaf, out[4];
	} kept[CPUID_ANSWERS];
};

/* EAX to EDX of the leaf. Hides instructions that the host has not, and shows those that every 64-bit program needs. */
void cpuid_adapt(uint32_t leaf, const uint32_t host[4], uint32_t out[4]);
void cpuid_answer(struct cpuid_answers *answers, unsigned cpu, uint32_t leaf, uint32_t subleaf, uint32_t out[4]);

#endif
