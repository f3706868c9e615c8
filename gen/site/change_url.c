/* SPDX-License-Identifier: MIT */
/* Says where the site shows what a change is about. */
#include "site/change_url.h"

#include "site/url.h"

bool site_url_of_change(struct text *out, const struct subject *subject, bool old)
{
	const void *at = old ? subject->old : subject->new;
	const struct item item = subject_item(subject, old);

	if (at == NULL || (subject->kind != ITEM_DOCUMENT && item.platform == NULL))
		return false;
	if (subject->kind == ITEM_DOCUMENT)
		site_url_of_document(out, at);
	else
		site_url_of_item(out, &item);
	return true;
}
