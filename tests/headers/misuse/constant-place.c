/* SPDX-License-Identifier: MIT */
/* The PCI place of an instance that does not exist is looked up in a table. */
/* expect: no such instance or index|negative */
/* names: IVT_IMC_INSTANCES.is.8 */
#include "uncore/ivt/imc.h"

unsigned f(void);
unsigned f(void)
{
#ifdef MISUSE
	return ivt_imc_pmon_place(8).device;
#else
	return ivt_imc_pmon_place(7).device;
#endif
}
