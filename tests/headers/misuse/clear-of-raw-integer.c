/* SPDX-License-Identifier: MIT */
/* Clears with a plain number that was read, not with a value of the register. */
/* expect: incompatible type|could not convert|no (matching|known)|cannot convert */
#include "uncore/ivt/ha.h"

uint32_t f(uint32_t raw);
uint32_t f(uint32_t raw)
{
	ivt_ha_box_status seen = ivt_ha_box_status_reset();

	seen.raw = raw;
#ifdef MISUSE
	return ivt_ha_box_status_clear(raw).raw;
#else
	return ivt_ha_box_status_clear(seen).raw;
#endif
}
