/* SPDX-License-Identifier: MIT */
/* Says what a value found in a caching agent's control register means: decode 0x00401134. */
#include <stdio.h>
#include <stdlib.h>

#include "uncore/ivt.h"
#include "uncore/jkt.h"

int main(int argc, char **argv)
{
	ivt_cbo_ctl ctl = ivt_cbo_ctl_reset();

	if (argc != 2)
		return 2;
	ctl.raw = (uint32_t)strtoul(argv[1], NULL, 0);
	printf("event 0x%x umask 0x%x threshold %u %s\n", ivt_cbo_ctl_get_ev_sel(ctl), ivt_cbo_ctl_get_umask(ctl),
	       ivt_cbo_ctl_get_thresh(ctl), ivt_cbo_ctl_get_en(ctl) ? "counts" : "stands still");
	return 0;
}
