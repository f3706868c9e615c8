/* SPDX-License-Identifier: MIT */
/* Headers of one version are compiled with a runtime of another. expect: make generate */
#include "uncore/table_abi.h"

#ifdef MISUSE
#undef UNCORE_TABLE_ABI
#define UNCORE_TABLE_ABI 987654
#endif

#include "uncore/ivt/cbo.h"

uint32_t f(void);
uint32_t f(void)
{
	return ivt_cbo_ctl_reset().raw;
}
