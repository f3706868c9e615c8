/* SPDX-License-Identifier: MIT */
/* Emits the list of all platforms' tables. */
#include "emit/emit.h"

void emit_platforms(const struct model *model, struct text *out)
{
	text_add(out,
		 "/* SPDX-License-Identifier: MIT */\n"
		 "/* GENERATED from spec/ by \"make generate\". Do not edit. */\n"
		 "#include <stddef.h>\n\n#include \"uncore/tables.h\"\n\n");
	for (size_t i = 0; i < model->platform_count; i++)
		text_fill(out, "extern const struct uncore_$p_tables uncore_$p_tables;\n",
			  &(struct text_vars){ .slot = { ['p'] = model->platforms[i].id } });
	text_add(out,
		 "\n"
		 "const struct uncore_tables *uncore_platform_tables(unsigned index)\n{\n\tswitch (index) {\n");
	for (size_t i = 0; i < model->platform_count; i++) {
		text_add(out, "\tcase ");
		text_dec(out, i);
		text_fill(out, ":\n\t\treturn (const struct uncore_tables *)(const void *)&uncore_$p_tables;\n",
			  &(struct text_vars){ .slot = { ['p'] = model->platforms[i].id } });
	}
	text_add(out, "\tdefault:\n\t\treturn NULL;\n\t}\n}\n");
}
