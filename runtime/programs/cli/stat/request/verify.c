/* SPDX-License-Identifier: MIT */
/* --verify: how often the registers of a measurement are compared with what was written. */
#include "cli/stat/request/verify.h"

#include "base/words.h"
#include "cli/common/find.h"

#define NS_PER_MS UINT64_C(1000000)
#define DEFAULT_NS (1000 * NS_PER_MS)

int read_verify(const struct cli_request *request, struct stat_verify *verify)
{
	uint64_t milliseconds;

	*verify = (struct stat_verify){ .every_ns = DEFAULT_NS };
	if (request->verify == NULL)
		return CLI_GOOD;
	if (same_word(request->verify, "report") || same_word(request->verify, "off")) {
		*verify = (struct stat_verify){ UINT64_MAX, same_word(request->verify, "report") };
	} else if (word_is_duration(request->verify, &milliseconds) && milliseconds > 0 &&
		   milliseconds <= OPTION_YEAR_MS) {
		verify->every_ns = milliseconds * NS_PER_MS;
	} else {
		complain(request, "--verify needs a time, report or off: --verify 1s");
		return CLI_BAD;
	}
	return CLI_GOOD;
}
