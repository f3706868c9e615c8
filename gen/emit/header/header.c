/* SPDX-License-Identifier: MIT */
/* Emits the header of a box, and the header of a platform that includes them all. */
#include "emit/emit.h"

#include "emit/header/header.h"
#include "model/errata.h"

static const char box_head[] =
	"/* SPDX-License-Identifier: MIT */\n"
	"/* GENERATED from spec/$p/$i.box.json by \"make generate\". Do not edit. */\n";

static const char box_guard[] =
	"\n"
	"#include \"uncore/accessor.h\"\n"
	"\n"
	"#if UNCORE_GENERATED_ABI != $n || (defined(UNCORE_TABLE_ABI) && UNCORE_TABLE_ABI != $n)\n"
	"#error \"generated headers and runtime differ: run make generate\"\n"
	"#endif\n"
	"\n"
	"#ifdef __cplusplus\n"
	"extern \"C\" {\n"
	"#endif\n"
	"\n";

static const char box_tail[] =
	"\n"
	"#ifdef __cplusplus\n"
	"}\n"
	"#endif\n"
	"\n"
	"#endif\n";

static void box_title(struct text *out, struct words *words, const struct box *box)
{
	struct text *text = words_begin(words, '#');

	text_fill(text, "$p $i: ", &words->vars);
	text_add(text, box->title != NULL ? box->title : box->id);
	if (box->about.text != NULL) {
		text_add(text, ". ");
		text_add(text, box->about.text);
	}
	for (size_t i = 0; i < box->instance_names.count; i++) {
		text_add(text, i == 0 ? "\nInstances: " : ", ");
		text_add(text, box->instance_names.at[i]);
	}
	header_errata(text, "\n", box->is.platform, &(struct item){ .box = box });
	if (box->about.is.source != NULL) {
		text_add(text, "\nSource: ");
		text_add(text, box->about.is.source);
		header_as_on(text, &box->about);
	}
	header_comment(out, text->at, text->length);
}

static void box_counters(struct text *out, struct words *words, const struct box *box)
{
	for (size_t i = 0; i < box->counter_count; i++) {
		const struct counters *group = &box->counters[i];

		words_group(words, group);
		words_hex(words, 'm', UINT64_MAX >> (64 - group->width));
		words->of.counters = group;
		text_char(out, '\n');
		define_constant(out, words, "$B_$G_COUNTERS", "  $k");
		define_constant(out, words, "$B_$G_WIDTH", "     $w");
		define_constant(out, words, "$B_$G_COUNT_MASK", "UINT64_C($m)");
		if (!group->has_rdpmc)
			continue;
		words_dec(words, 'k', group->rdpmc);
		define_constant(out, words, "$B_$G_RDPMC", "     $k /* index of the first; the others follow */");
	}
	words->of.counters = NULL;
}

void emit_box_header(const struct box *box, struct text *out, struct symbols *symbols)
{
	struct words words = { .symbols = symbols };

	words_abi(&words);
	words_box(&words, box);
	text_fill(out, box_head, &words.vars);
	box_title(out, &words, box);
	define_guard(out, &words, "UNCORE_$B_H", "uncore/$p/$i.h");
	text_fill(out, box_guard, &words.vars);
	words_dec(&words, 'k', box->instances);
	define_constant(out, &words, "$B_INSTANCES", "$k");
	box_counters(out, &words, box);
	header_functions(out, &words, box);
	header_windows(out, &words, box);
	header_registers(out, &words, box);
	text_add(out, box_tail);
	words_free(&words);
}

void emit_platform_header(const struct platform *platform, struct text *out, struct symbols *symbols)
{
	struct words words = { .symbols = symbols, .of = { .platform = platform } };

	words_set(&words, 'p', platform->id);
	words_upper(words_begin(&words, 'P'), platform->id);
	words_end(&words, 'P');
	text_fill(out,
		  "/* SPDX-License-Identifier: MIT */\n"
		  "/* GENERATED from spec/$p/platform.json by \"make generate\". Do not edit. */\n",
		  &words.vars);
	if (platform->title != NULL) {
		struct text *text = words_begin(&words, '#');

		text_fill(text, "Every box of $p: ", &words.vars);
		text_add(text, platform->title);
		header_comment(out, text->at, text->length);
	}
	define_guard(out, &words, "UNCORE_$P_H", "uncore/$p.h");
	text_char(out, '\n');
	for (size_t i = 0; i < platform->box_count; i++) {
		words_set(&words, 'i', platform->boxes[i].id);
		text_fill(out, "#include \"uncore/$p/$i.h\"\n", &words.vars);
	}
	text_add(out, "\n#endif\n");
	words_free(&words);
}
