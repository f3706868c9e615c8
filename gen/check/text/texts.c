/* SPDX-License-Identifier: MIT */
/* Checks every text of a platform's files: each value of the key "text", wherever it stands. */
#include "check/text/texts.h"

#include "base/json/value.h"
#include "model/errata.h"
#include "model/metric.h"

/* The file of the node. Only files without faults get here. */
static void check_file(struct checker *checker, const struct platform *platform, const struct box *box,
		       const struct node *of)
{
	struct node node = { .source = of->source };

	for (; node.position < node.source->position_count; node.position++) {
		struct text_at text = { platform, box, NULL, node };

		if (!value_is_member(node) || !value_is_string(node) || strcmp(value_name(node), "text") != 0)
			continue;
		text.text = value_text(node);
		check_text_names(checker, &text);
		check_text_numbers(checker, &text);
	}
}

void check_texts(struct checker *checker, const struct platform *platform)
{
	check_file(checker, platform, NULL, &platform->node);
	if (platform->metrics != NULL)
		check_file(checker, platform, NULL, &platform->metrics->node);
	if (platform->groups != NULL)
		check_file(checker, platform, NULL, &platform->groups->node);
	if (platform->errata != NULL)
		check_file(checker, platform, NULL, &platform->errata->node);
	for (size_t i = 0; i < platform->box_count; i++) {
		const struct box *box = &platform->boxes[i];

		check_file(checker, platform, box, &box->node);
		if (box->events != NULL)
			check_file(checker, platform, box, &box->events->node);
	}
}
