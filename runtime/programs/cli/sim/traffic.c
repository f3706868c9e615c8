/* SPDX-License-Identifier: MIT */
/* What --sim says about the traffic of a simulated machine. */
#include <string.h>

#include "cli/common/find.h"
#include "cli/sim/sim.h"

const char *scenario_name(const struct cli_request *request)
{
	const char *comma = request->sim == NULL ? NULL : strchr(request->sim, ',');

	return comma == NULL ? NULL : comma + 1;
}

bool has_example_traffic(const struct cli_request *request)
{
	return request->sim != NULL && scenario_name(request) == NULL;
}

void tell_traffic(const struct cli_request *request, const struct cli_machine *opened)
{
	if (has_example_traffic(request))
		complain(request, "built-in example traffic; for your own: --sim %s,FILE", request->sim);
	if (opened->only_clocks_count)
		complain(request, "%s gives no traffic: only clocks count; for example traffic: \"example\": true",
			 scenario_name(request));
}
