/* SPDX-License-Identifier: MIT */
/* Lists what headers define: emits them and throws the text away. */
#include "emit/emit.h"
#include "emit/symbols.h"

void symbols_of_shared(struct symbols *symbols)
{
	struct text out = { 0 };

	emit_accessor_header(&out, symbols);
	text_free(&out);
}

void symbols_of_platform(struct symbols *symbols, const struct platform *platform)
{
	struct text out = { 0 };

	emit_platform_header(platform, &out, symbols);
	if (emit_has_events(platform))
		emit_platform_events_header(platform, &out, symbols);
	text_free(&out);
}

void symbols_of_box(struct symbols *symbols, const struct box *box)
{
	struct text out = { 0 };

	emit_box_header(box, &out, symbols);
	if (box->events != NULL)
		emit_events_header(box, &out, symbols);
	text_free(&out);
}
