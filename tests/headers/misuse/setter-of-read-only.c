/* SPDX-License-Identifier: MIT */
/* A read-only field has no setter. expect: ivt_qpi_rate_status_set_slow_mode */
#include "uncore/ivt/qpi.h"

uint32_t f(ivt_qpi_rate_status r);
uint32_t f(ivt_qpi_rate_status r)
{
#ifdef MISUSE
	return ivt_qpi_rate_status_set_slow_mode(r, 1).raw;
#else
	return (uint32_t)ivt_qpi_rate_status_get_slow_mode(r);
#endif
}
