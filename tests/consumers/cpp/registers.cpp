// SPDX-License-Identifier: MIT
// Headers without a library: the writes that count an event on a caching agent, as a list to hand to a driver.
#include <cstdio>
#include <vector>

#include "uncore/ivt/cbo.h"
#include "uncore/ivt/cbo_events.h"

namespace {

struct Write {
	uncore_msr msr;
	unsigned long long value;
};

std::vector<Write> program(unsigned agent, unsigned opcode)
{
	const auto control = ivt_cbo_ctl_set_en(IVT_CBO_EVENT_TOR_INSERTS_OPCODE, 1);
	const auto filter = ivt_cbo_box_filter1_set_opc(ivt_cbo_box_filter1_reset(), opcode);
	return { { ivt_cbo_box_filter1_addr(agent), filter.raw }, { ivt_cbo_ctl_addr(agent, 0), control.raw } };
}

} // namespace

int main()
{
	for (const Write &write : program(3, 0x182))
		std::printf("wrmsr 0x%x 0x%llx\n", write.msr.number, write.value);
}
