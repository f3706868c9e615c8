/* SPDX-License-Identifier: MIT */
/* An index that is an enumerator is past the end of a table of offsets. expect: no such instance or index|negative */
/* names: IVT_IRP_CTR_COUNT.is.2 */
#include "uncore/ivt/irp.h"

enum { LAST = IVT_IRP_CTR_COUNT - 1, PAST };

unsigned f(void);
unsigned f(void)
{
#ifdef MISUSE
	return ivt_irp_ctr_addr(0, PAST).offset;
#else
	return ivt_irp_ctr_addr(0, LAST).offset;
#endif
}
