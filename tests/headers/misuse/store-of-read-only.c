/* SPDX-License-Identifier: MIT */
/* A counter that nobody can write has no store. expect: icx_imc_free_dclk_ctr_store */
#include "uncore/icx/imc_free.h"

uint64_t f(volatile void *window);
uint64_t f(volatile void *window)
{
	icx_imc_free_dclk_ctr cycles = icx_imc_free_dclk_ctr_load(window);

#ifdef MISUSE
	icx_imc_free_dclk_ctr_store(window, cycles);
#endif
	return icx_imc_free_dclk_ctr_get_event_count(cycles);
}
