/* SPDX-License-Identifier: MIT */
/* The value of a field that holds bits of a window's address is too wide. expect: wider than the field|negative */
/* names: ICX_MEMMAP_MEM_MEM.has.width.11 */
#include "uncore/icx/imc.h"

uint64_t f(void);
uint64_t f(void)
{
#ifdef MISUSE
	return icx_imc_channel_base(1, 0x800, 0);
#else
	return icx_imc_channel_base(1, 0x7ff, 0);
#endif
}
