/* SPDX-License-Identifier: MIT */
/* Emits every generated file of a model, each under its name. */
#include "cli/emit_all.h"

#include "emit/emit.h"

/* Fills $p and $b into a path; the result is in the arena. */
static const char *fill_path(struct arena *arena, const char *format, const char *platform, const char *box)
{
	struct text out = { 0 };
	struct text_vars vars = { .slot = { ['p'] = platform, ['b'] = box } };
	const char *path;

	text_fill(&out, format, &vars);
	path = arena_copy(arena, out.at, out.length);
	text_free(&out);
	return path;
}

static struct text *add_output(struct outputs *outputs, const char *format, const char *platform, const char *box)
{
	return outputs_add(outputs, fill_path(outputs->arena, format, platform, box));
}

static void emit_box(struct outputs *outputs, const struct box *box)
{
	emit_box_header(box, add_output(outputs, "include/uncore/$p/$b.h", box->is.platform->id, box->id), NULL);
	if (box->events != NULL)
		emit_events_header(
			box, add_output(outputs, "include/uncore/$p/$b_events.h", box->is.platform->id, box->id), NULL);
}

void emit_platform(struct outputs *outputs, const struct platform *platform)
{
	const char *id = platform->id;

	for (size_t i = 0; i < platform->box_count; i++)
		emit_box(outputs, &platform->boxes[i]);
	emit_platform_header(platform, add_output(outputs, "include/uncore/$p.h", id, NULL), NULL);
	if (emit_has_events(platform))
		emit_platform_events_header(platform, add_output(outputs, "include/uncore/$p_events.h", id, NULL),
					    NULL);
	emit_tables(platform, add_output(outputs, "src/$p_tables.c", id, NULL));
	emit_selftest(platform, add_output(outputs, "selftest/$p_selftest.c", id, NULL));
}

void emit_first(struct outputs *outputs)
{
	emit_accessor_header(outputs_add(outputs, "include/uncore/accessor.h"), NULL);
}

void emit_last(struct outputs *outputs, const struct model *model)
{
	emit_platforms(model, outputs_add(outputs, "src/platforms.c"));
}

void emit_all(struct outputs *outputs, const struct model *model)
{
	emit_first(outputs);
	for (size_t i = 0; i < model->platform_count; i++)
		emit_platform(outputs, &model->platforms[i]);
	emit_last(outputs, model);
}
