/* SPDX-License-Identifier: MIT */
/*
 * Reads 64-bit counters of PCI configuration space by halves, while they count on between any two reads. Prints how
 * many values were read, and how many of them the counter never had. With an argument it reads each half only once,
 * which must give some of those.
 */
#include <stdint.h>
#include <stdio.h>

#include "uncore/ivt/imc.h"
#include "uncore/ivt/irp.h"

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

enum { STEPS = 4, READS = 32 };

/* A counter of 48 bits at a place. After each read it counts on by the next step, until there are no more steps. */
struct counter {
	uncore_pci at;
	uint64_t value, step[STEPS];
	uint64_t was[READS]; /* at each read */
	unsigned reads, lost;
};

static uint32_t read_half(void *context, uncore_pci at)
{
	struct counter *counter = (struct counter *)context;
	unsigned above = (unsigned)at.offset - counter->at.offset;
	uint64_t value = counter->value;

	if (at.device != counter->at.device || at.function != counter->at.function || (above != 0 && above != 4) ||
	    counter->reads == READS) {
		counter->lost++;
		return 0;
	}
	counter->was[counter->reads] = value;
	if (counter->reads < STEPS)
		counter->value = (value + counter->step[counter->reads]) & IVT_IMC_GENERAL_COUNT_MASK;
	counter->reads++;
	return (uint32_t)(above == 0 ? value : value >> 32);
}

static int was_there(const struct counter *counter, uint64_t value)
{
	for (unsigned i = 0; i < counter->reads; i++)
		if (counter->was[i] == value)
			return 1;
	return 0;
}

static uint64_t once(struct counter *counter, uncore_pci high)
{
	uint64_t low = read_half(counter, counter->at);

	return (uint64_t)read_half(counter, high) << 32 | low;
}

/* Three kinds of macros: with instance and index, without an index, and with an address from a table. */
static uint64_t read_counter(struct counter *counter, unsigned kind, int torn)
{
	switch (kind) {
	case 0:
		counter->at = ivt_imc_ctr_addr(3, 2);
		return torn ? once(counter, ivt_imc_ctr_addr_high(3, 2)) :
			      ivt_imc_ctr_read(read_half, counter, 3, 2).raw;
	case 1:
		counter->at = ivt_imc_fixed_ctr_addr(5);
		return torn ? once(counter, ivt_imc_fixed_ctr_addr_high(5)) :
			      ivt_imc_fixed_ctr_read(read_half, counter, 5).raw;
	default:
		counter->at = ivt_irp_ctr_addr(1, 1);
		return torn ? once(counter, ivt_irp_ctr_addr_high(1, 1)) :
			      ivt_irp_ctr_read(read_half, counter, 1, 1).raw;
	}
}

int main(int count, char **arguments)
{
	static const uint64_t steps[] = { 0, 1, 3, 0x80000000, 0xffffffff, 0x100000000, 0x2fffffffd };
	static const uint64_t starts[] = { 0, 0xfffffffe, 0xffffffff, 0x1234ffffffff, 0xfffffffffffe, 0xffffffffffff };
	unsigned values = 0, never = 0, lost = 0, n, k, kind;

	(void)arguments;
	for (n = 0; n < LENGTH(starts) * 7 * 7 * 7 * 7; n++) {
		for (kind = 0; kind < 3; kind++) {
			struct counter counter = { { 0, 0, 0 }, starts[n / (7 * 7 * 7 * 7)], { 0 }, { 0 }, 0, 0 };
			unsigned rest = n;

			for (k = 0; k < STEPS; k++, rest /= LENGTH(steps))
				counter.step[k] = steps[rest % LENGTH(steps)];
			values++;
			never += !was_there(&counter, read_counter(&counter, kind, count > 1));
			lost += counter.lost;
		}
	}
	printf("%u values, %u never there, %u reads elsewhere\n", values, never, lost);
	return never != 0 || lost != 0;
}
