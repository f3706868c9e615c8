/* SPDX-License-Identifier: MIT */
#include "load/dump.h"
void load_dump(struct spec *spec, const char *path)
{
	(void)spec;
	(void)path;
}
