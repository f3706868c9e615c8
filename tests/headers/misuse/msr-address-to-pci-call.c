/* SPDX-License-Identifier: MIT */
/* An MSR address is given to a PCI call. */
/* expect: incompatible type|could not convert|no (matching|known)|cannot convert */
#include "uncore/ivt/cbo.h"
#include "uncore/ivt/ha.h"

int read_pci(uncore_pci place);
int f(void);
int f(void)
{
#ifdef MISUSE
	return read_pci(ivt_cbo_ctl_addr(0, 0));
#else
	return read_pci(ivt_ha_ctl_addr(0, 0));
#endif
}
