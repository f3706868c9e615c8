/* SPDX-License-Identifier: MIT */
/* Which library this is. */
#include "uncore/version.h"

const char *uncore_version(void)
{
	return UNCORE_VERSION;
}
