/* SPDX-License-Identifier: MIT */
/*
 * Sets up one counter of a memory controller and one of a caching agent as firmware does, before there is a kernel. The
 * registers are an array here, so that it can be run under Linux: the exit status is 0 when they hold what the manual's
 * tables (329468-002) say they should, else the number of the first that does not.
 */
#include "uncore/ivt/cbo.h"
#include "uncore/ivt/imc.h"

/* What would be wrmsr and a store to configuration space, each taking only its own kind of address. */
static uint64_t msrs[0x1000];
static uint32_t config[0x100];

static void write_msr(uncore_msr at, uint64_t value)
{
	msrs[at.number & 0xfff] = value;
}

static void write_config(uncore_pci at, uint32_t value)
{
	config[at.offset >> 2 & 0xff] = value;
}

static int set_up(void)
{
	ivt_cbo_ctl lookup = ivt_cbo_ctl_set_en(ivt_cbo_ctl_set_ev_sel(ivt_cbo_ctl_reset(), 0x34), 1);
	ivt_imc_ctl reads = ivt_imc_ctl_set_umask(ivt_imc_ctl_set_ev_sel(ivt_imc_ctl_reset(), 4), 3);

	write_msr(ivt_cbo_ctl_addr(2, 1), ivt_cbo_ctl_set_umask(lookup, 0x11).raw);
	write_config(ivt_imc_ctl_addr(0, 3), ivt_imc_ctl_set_en(reads, 1).raw);
	if (msrs[0xd51] != 0x00401134)
		return 1;
	return config[0xe4 >> 2] == 0x00400304 ? 0 : 2;
}

#ifdef __x86_64__
__attribute__((noreturn)) void _start(void);

void _start(void)
{
	int status = set_up();

	for (;;)
		__asm__ volatile("syscall" : : "a"(60), "D"(status) : "rcx", "r11", "memory");
}
#else
int firmware_main(void);

int firmware_main(void)
{
	return set_up();
}
#endif
