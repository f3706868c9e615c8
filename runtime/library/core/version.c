/* SPDX-License-Identifier: MIT */
/* Gives the version of this library. */
#include "uncore/version.h"

const char *uncore_version(void)
{
	return UNCORE_VERSION;
}
