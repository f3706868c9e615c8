/* SPDX-License-Identifier: MIT */
/* Status bits can be cleared but have no setter. expect: ivt_ha_box_status_set_ov */
#include "uncore/ivt/ha.h"

ivt_ha_box_status f(ivt_ha_box_status r);
ivt_ha_box_status f(ivt_ha_box_status r)
{
#ifdef MISUSE
	return ivt_ha_box_status_set_ov(r, 1);
#else
	return ivt_ha_box_status_clear_ov(ivt_ha_box_status_get_ov(r));
#endif
}
