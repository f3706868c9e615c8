// SPDX-License-Identifier: MIT
/*
 * A kernel module that prints which event the first counter of each caching agent counts. It only reads. It leaves
 * alone the agents that the part does not have: reading their registers would fault, which rdmsrl_safe() reports.
 */
#include <linux/init.h>
#include <linux/kernel.h>
#include <linux/module.h>
#include <asm/msr.h>

/* A driver says what went wrong and goes on. */
#define UNCORE_OUT_OF_RANGE() WARN_ON_ONCE(1)
#include "uncore/ivt/cbo.h"
#include "uncore/ivt/cbo_events.h"
#include "uncore/ivt/imc.h"

static void uncore_probe_show(unsigned int agent)
{
	ivt_cbo_ctl ctl = ivt_cbo_ctl_reset();
	u64 raw;

	if (rdmsrl_safe(ivt_cbo_ctl_addr(agent, 0).number, &raw))
		return;
	ctl.raw = (u32)raw;
	if (ivt_cbo_ctl_get_en(ctl))
		pr_info("uncore_probe: agent %u counts event 0x%x\n", agent, ivt_cbo_ctl_get_ev_sel(ctl));
}

static int __init uncore_probe_init(void)
{
	unsigned int agent;

	BUILD_BUG_ON(IVT_CBO_EVENT_TOR_INSERTS_OPCODE_COUNTERS != 3);
	for (agent = 0; agent < IVT_CBO_INSTANCES; agent++)
		uncore_probe_show(agent);
	return 0;
}

static void __exit uncore_probe_exit(void)
{
}

module_init(uncore_probe_init);
module_exit(uncore_probe_exit);
MODULE_LICENSE("Dual MIT/GPL");
MODULE_DESCRIPTION("Shows what the uncore's caching agents count");
