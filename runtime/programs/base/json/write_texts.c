/* SPDX-License-Identifier: MIT */
/* Writes a list of texts. */
#include "base/json/write.h"

void json_texts(struct json *json, const char *key, const struct strings *texts)
{
	if (json->sparse && texts->count == 0)
		return;
	json_key(json, key);
	text_char(json->out, '[');
	for (size_t i = 0; i < texts->count; i++) {
		text_add(json->out, i == 0 ? "" : ", ");
		text_json(json->out, texts->at[i]);
	}
	text_char(json->out, ']');
}
