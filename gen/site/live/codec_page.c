/* SPDX-License-Identifier: MIT */
/* Adds the codec to the site: its page, and for each platform the drawings of its registers. */
#include <string.h>

#include "base/json/write.h"
#include "draw/bit_drawing.h"
#include "site/parts.h"

extern const unsigned char embedded_gen_site_live_codec_html[], embedded_gen_site_live_codec_js[];

/* The layouts of a platform, each once: many registers share one. */
struct drawings {
	const struct layout **layouts;
	size_t count, room;
};

static size_t find_layout(struct arena *arena, struct drawings *drawings, const struct layout *layout)
{
	for (size_t i = 0; i < drawings->count; i++)
		if (drawings->layouts[i] == layout)
			return i;
	drawings->layouts =
		arena_grow(arena, drawings->layouts, drawings->count, &drawings->room, sizeof *drawings->layouts);
	drawings->layouts[drawings->count] = layout;
	return drawings->count++;
}

/* "cbo.ctl": which of the drawings is the register's. */
static void put_registers(struct json *json, struct arena *arena, const struct box *box, struct drawings *drawings)
{
	struct text path = { 0 };

	for (size_t i = 0; i < box->reg_count; i++) {
		text_cut(&path, 0);
		text_join(&path, box->id, ".", box->regs[i].id);
		json_number(json, text_string(&path), find_layout(arena, drawings, box->regs[i].is.layout));
	}
	text_free(&path);
}

static void put_drawings(struct json *json, const struct drawings *drawings)
{
	struct text svg = { 0 };

	json_open(json, "widths", '[');
	for (size_t i = 0; i < drawings->count; i++)
		json_number(json, NULL, drawings->layouts[i]->width);
	json_close(json, ']');
	json_open(json, "drawings", '[');
	for (size_t i = 0; i < drawings->count; i++) {
		text_cut(&svg, 0);
		svg_links(&svg, drawings->layouts[i], "Bits of the register");
		json_text(json, NULL, text_string(&svg));
	}
	json_close(json, ']');
	text_free(&svg);
}

/* A script and no data: a page that is itself a file cannot fetch data. */
static void add_bits(struct site *site, const struct platform *platform)
{
	struct arena arena = { 0 };
	struct drawings drawings = { 0 };
	struct text path = { 0 };
	struct json json = { 0 };

	text_add(&path, "bits/");
	site_name(&path, platform->id);
	text_add(&path, ".js");
	json.out = outputs_add(site->outputs, arena_copy(site->arena, text_string(&path), path.length));
	text_add(json.out, "/* GENERATED from spec/ by uncoregen site. */\nreference.draw(");
	text_json(json.out, platform->id);
	text_add(json.out, ", ");
	json_open(&json, NULL, '{');
	json_open(&json, "registers", '{');
	for (size_t i = 0; i < platform->box_count; i++)
		put_registers(&json, &arena, &platform->boxes[i], &drawings);
	json_close(&json, '}');
	put_drawings(&json, &drawings);
	json_close(&json, '}');
	text_add(json.out, ");\n");
	text_free(&path);
	arena_free(&arena);
}

void site_codec(struct site *site)
{
	const char *script = (const char *)embedded_gen_site_live_codec_js;
	struct site_page page = site_page_begin(site, "codec.html", "Codec", NULL, 0);

	text_add(page.out, (const char *)embedded_gen_site_live_codec_html);
	site_page_end(&page);
	for (size_t i = 0; i < site->platform_count; i++)
		add_bits(site, site->platforms[i]);
	site_file(site, "codec.js", script, strlen(script));
}
