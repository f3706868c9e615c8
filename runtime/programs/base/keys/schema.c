/* SPDX-License-Identifier: MIT */
/* Prints key tables as JSON Schema and as Markdown. */
#include "base/keys/schema.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/json/write.h"

enum { KINDS_MAX = 64 };

/* The kinds reachable from a file kind, each once, in the order they are met. */
struct kinds {
	const struct keys *at[KINDS_MAX];
	size_t count;
};

static void collect(struct kinds *kinds, const struct keys *keys)
{
	for (size_t i = 0; i < kinds->count; i++)
		if (kinds->at[i] == keys)
			return;
	/* A schema without one of its kinds would be wrong, and nobody would see it. */
	if (kinds->count == KINDS_MAX)
		abort();
	kinds->at[kinds->count++] = keys;
	for (size_t i = 0; i < keys->count; i++)
		if (keys->at[i].element != NULL)
			collect(kinds, keys->at[i].element);
}

static void words_schema(const struct key *key, struct text *out)
{
	text_add(out, key->type == KEY_BIT_OR_WORD ? "\"enum\": [0, 1, " : "\"enum\": [");
	for (size_t i = 0; i < key->word_count; i++) {
		text_add(out, i == 0 ? "" : ", ");
		text_json(out, key->words[i]);
	}
	text_add(out, key->nullable ? ", null]" : "]");
}

#define ID_PATTERN "\"type\": \"string\", \"pattern\": \"^[a-z][a-z0-9_]*$\""
#define NUMBER_PATTERN "\"type\": \"string\", \"pattern\": \"^(0|[1-9][0-9]*|0x[0-9a-fA-F]+|0b[01]+)$\""

static void number_schema(const struct key *key, struct text *out)
{
	bool is_signed = key->number == NUMBER_SIGNED;

	text_printf(out, "\"oneOf\": [{ \"type\": \"integer\", \"minimum\": ");
	text_printf(out, is_signed ? "%" PRId64 : "%" PRIu64, key->min);
	if (is_signed || key->max < UINT64_MAX)
		text_printf(out, is_signed ? ", \"maximum\": %" PRId64 : ", \"maximum\": %" PRIu64, key->max);
	text_add(out, " }, { " NUMBER_PATTERN " }");
}

/* A list of numbers, or of lists of them. */
static void number_lists_schema(const struct key *key, struct text *out)
{
	text_add(out, "\"type\": \"array\", \"items\": { ");
	number_schema(key, out);
	text_add(out, ", { \"type\": \"array\", \"items\": { ");
	number_schema(key, out);
	text_add(out, "] } }] }");
}

static void reference(const struct keys *keys, struct text *out)
{
	text_printf(out, "\"$ref\": \"#/$defs/%s\"", keys->kind);
}

/* A map's member: an object of the element's keys, or the one value of each name. */
static void type_schema(const struct key *key, struct text *out);

static void map_schema(const struct key *key, struct text *out)
{
	const struct key *name = &key->element->at[0];

	text_add(out, "\"type\": \"object\", \"propertyNames\": { ");
	if (name->type == KEY_WORD)
		words_schema(name, out);
	else if (name->type == KEY_STRING)
		text_add(out, "\"minLength\": 1");
	else
		text_add(out, "\"pattern\": \"^[a-z][a-z0-9_]*$\"");
	text_add(out, " }");
	if (key->max != 0)
		text_printf(out, ", \"maxProperties\": %" PRIu64, key->max);
	text_add(out, ", \"additionalProperties\": { ");
	if (key->element->single_value)
		type_schema(&key->element->at[1], out);
	else
		reference(key->element, out);
	text_add(out, " }");
}

#define HEX_PATTERN "\"pattern\": \"^0x[0-9a-f]{1,16}$\""

static void string_schema(const struct key *key, struct text *out)
{
	if (key->pattern != NULL) {
		text_add(out, ", \"pattern\": ");
		text_json(out, key->pattern);
	} else if (!key->may_be_empty) {
		text_add(out, ", \"minLength\": 1");
	}
	if (key->max != 0)
		text_printf(out, ", \"maxLength\": %" PRIu64, key->max);
}

/* What is only printed may be null, and is in one form. */
static void printed_schema(const struct key *key, struct text *out)
{
	bool is_text = key->type == KEY_STRING || key->type == KEY_HEX;
	bool is_real = (key->type == KEY_DOUBLE || key->type == KEY_EXACT) && !key->whole;
	const char *name = is_text ? "string" : is_real ? "number" : "integer";

	text_printf(out, key->nullable ? "\"type\": [\"%s\", \"null\"]" : "\"type\": \"%s\"", name);
	if (key->type == KEY_COUNT || key->from_zero || key->whole)
		text_add(out, ", \"minimum\": 0");
	else if (key->type == KEY_HEX)
		text_add(out, ", " HEX_PATTERN);
	else if (key->type == KEY_STRING)
		string_schema(key, out);
}

static void strings_schema(const struct key *key, struct text *out)
{
	text_add(out, "\"type\": \"array\", \"items\": { ");
	if (key->word_count != 0)
		words_schema(key, out);
	else
		text_add(out, "\"type\": \"string\"");
	text_add(out, " }");
	if (key->min != 0)
		text_printf(out, ", \"minItems\": %" PRIu64, key->min);
	if (key->max != 0)
		text_printf(out, ", \"maxItems\": %" PRIu64, key->max);
	if (key->distinct)
		text_add(out, ", \"uniqueItems\": true");
}

/* Types whose schema is the same for every key. */
static const char *const fixed_schemas[] = {
	[KEY_PATH] = "\"type\": \"string\", \"minLength\": 1",
	[KEY_SOURCE] = "\"type\": \"string\", \"minLength\": 1",
	[KEY_IGNORED] = "\"type\": \"string\"",
	[KEY_ID] = ID_PATTERN,
	[KEY_REPEATED_ID] = "\"type\": \"string\", \"pattern\": \"^[a-z][a-z0-9_]*([{]i[}][a-z0-9_]*)?$\"",
	[KEY_VALUE_ID] = "\"type\": \"string\", \"pattern\": \"^[A-Za-z][A-Za-z0-9_]*$\"",
	[KEY_BITS] = "\"type\": \"string\", \"pattern\": \"^[0-9]{1,2}(:[0-9]{1,2})?(,[0-9]{1,2}(:[0-9]{1,2})?)*$\"",
	[KEY_BOOL] = "\"type\": \"boolean\"",
	[KEY_BIT_NUMBERS] = "\"type\": \"array\", \"items\": { \"type\": \"integer\", \"minimum\": 0 }",
	[KEY_ONE_OR_STRINGS] = "\"type\": [\"string\", \"array\"], \"items\": { \"type\": \"string\" }",
};

static void list_schema(const struct key *key, struct text *out)
{
	text_add(out, "\"type\": \"array\", ");
	if (key->min != 0)
		text_printf(out, "\"minItems\": %" PRIu64 ", ", key->min);
	if (key->max != 0)
		text_printf(out, "\"maxItems\": %" PRIu64 ", ", key->max);
	text_add(out, "\"items\": { ");
	reference(key->element, out);
	text_add(out, " }");
}

/* A number, or what follows; number_schema() leaves the list of choices open. */
static void number_or(const struct key *number, struct text *out, const char *begin)
{
	number_schema(number, out);
	text_printf(out, ", { %s", begin);
}

static void number_types_schema(const struct key *key, struct text *out)
{
	switch (key->type) {
	case KEY_NUMBERS:
	case KEY_UNSIGNEDS:
		text_add(out, "\"type\": \"array\", \"items\": { ");
		number_schema(key, out);
		text_add(out, "] }");
		break;
	case KEY_ONE_OR_NUMBERS:
		number_or(key, out, "\"type\": \"array\", \"items\": { ");
		number_schema(key, out);
		text_add(out, "] } }]");
		break;
	case KEY_NUMBER_LISTS:
		number_lists_schema(key, out);
		break;
	case KEY_ONE_OR_NUMBER_LISTS:
		number_or(key, out, "");
		number_lists_schema(key, out);
		text_add(out, " }]");
		break;
	case KEY_NUMBER_OR_NAMES:
		number_or(key, out, "\"type\": \"array\", \"items\": { \"type\": \"string\" } }]");
		break;
	case KEY_NUMBER_OR_WORD:
		number_or(key, out, "");
		words_schema(key, out);
		text_add(out, " }]");
		break;
	case KEY_NUMBER_OR_LIST:
		number_or(key, out, "");
		list_schema(key, out);
		text_add(out, " }]");
		break;
	case KEY_NUMBER_OR_OBJECT:
		number_or(&key->element->at[0], out, "");
		reference(key->element, out);
		text_add(out, " }]");
		break;
	default:
		number_schema(key, out);
		text_char(out, ']');
		break;
	}
}

static void type_schema(const struct key *key, struct text *out)
{
	size_t fixed = sizeof(fixed_schemas) / sizeof(fixed_schemas[0]);

	if (key->type < fixed && fixed_schemas[key->type] != NULL) {
		text_add(out, fixed_schemas[key->type]);
		return;
	}
	switch (key->type) {
	case KEY_WORD:
	case KEY_BIT_OR_WORD:
		words_schema(key, out);
		break;
	case KEY_STRING:
	case KEY_COUNT:
	case KEY_HEX:
	case KEY_DOUBLE:
	case KEY_EXACT:
		if (key->word_count != 0)
			words_schema(key, out);
		else
			printed_schema(key, out);
		break;
	case KEY_STRINGS:
		strings_schema(key, out);
		break;
	case KEY_OBJECT:
	case KEY_OPTIONAL_OBJECT:
		text_add(out, key->nullable ? "\"oneOf\": [{ " : "");
		reference(key->element, out);
		text_add(out, key->nullable ? " }, { \"type\": \"null\" }]" : "");
		break;
	case KEY_LIST:
		list_schema(key, out);
		break;
	case KEY_MAP:
		map_schema(key, out);
		break;
	case KEY_VERSION:
		text_printf(out, "\"const\": %" PRIu64, key->min);
		break;
	default:
		number_types_schema(key, out);
		break;
	}
}

static bool is_map_element(const struct kinds *kinds, const struct keys *keys)
{
	for (size_t i = 0; i < kinds->count; i++)
		for (size_t k = 0; k < kinds->at[i]->count; k++)
			if (kinds->at[i]->at[k].type == KEY_MAP && kinds->at[i]->at[k].element == keys)
				return true;
	return false;
}

static void required_schema(const struct keys *keys, size_t first, const char *indent, struct text *out)
{
	bool any = false;

	for (size_t i = first; i < keys->count; i++) {
		if (!keys->at[i].required)
			continue;
		if (any)
			text_add(out, ", ");
		else
			text_printf(out, "%s\"required\": [", indent);
		text_json(out, keys->at[i].name);
		any = true;
	}
	text_add(out, any ? "],\n" : "");
}

static void names_schema(const char *const *names, const char *format, struct text *out)
{
	for (size_t i = 0; names[i] != NULL; i++) {
		text_add(out, i == 0 ? "" : ", ");
		text_printf(out, format, names[i]);
	}
}

/* If the rule holds for an object, then it has the keys that it needs, and not those that it excludes. */
static void rule_schema(const struct key_rule *rule, const char *indent, struct text *out)
{
	text_printf(out, "%s  { \"if\": { \"required\": [\"%s\"]", indent, rule->key);
	if (rule->word != NULL)
		text_printf(out, ", \"properties\": { \"%s\": { \"const\": \"%s\" } }", rule->key, rule->word);
	text_printf(out, " },\n%s    \"then\": { \"required\": [", indent);
	names_schema(rule->needs, "\"%s\"", out);
	text_add(out, "], \"properties\": {");
	names_schema(rule->excludes, " \"%s\": false", out);
	names_schema(rule->values, " \"%s\": { \"not\": { \"type\": \"null\" } }", out);
	text_add(out, " }");
	if (rule->either[0] != NULL) {
		text_add(out, ", \"oneOf\": [");
		names_schema(rule->either, "{ \"required\": [\"%s\"] }", out);
		text_char(out, ']');
	}
	if (rule->values[0] != NULL) {
		text_printf(out, " },\n%s    \"else\": { \"properties\": {", indent);
		names_schema(rule->values, " \"%s\": { \"type\": \"null\" }", out);
		text_add(out, " }");
	}
	text_add(out, " } }");
}

static void rules_schema(const struct keys *keys, const char *indent, struct text *out)
{
	text_printf(out, ",\n%s\"allOf\": [\n", indent);
	for (size_t i = 0; i < keys->rule_count; i++) {
		rule_schema(&keys->rules[i], indent, out);
		text_add(out, i + 1 < keys->rule_count ? ",\n" : "\n");
	}
	text_printf(out, "%s]", indent);
}

static void properties_schema(const struct keys *keys, size_t first, const char *indent, bool more, struct text *out)
{
	for (size_t i = first; i < keys->count; i++) {
		const struct key *key = &keys->at[i];

		text_printf(out, "%s  ", indent);
		text_json(out, key->name);
		text_add(out, ": { \"description\": ");
		text_json(out, key->help);
		text_add(out, ", ");
		type_schema(key, out);
		text_add(out, more || i + 1 < keys->count ? " },\n" : " }\n");
	}
}

/* With extra keys no other one is needed. */
static void object_schema(const struct keys *keys, size_t first, const char *indent, const struct keys *extra,
			  struct text *out)
{
	text_printf(out, "%s\"description\": ", indent);
	text_json(out, keys->help);
	text_printf(out, ",\n%s\"type\": \"object\",\n%s\"additionalProperties\": false,\n", indent, indent);
	if (extra == NULL)
		required_schema(keys, first, indent, out);
	text_printf(out, "%s\"properties\": {\n", indent);
	properties_schema(keys, first, indent, extra != NULL, out);
	if (extra != NULL)
		properties_schema(extra, 0, indent, false, out);
	text_printf(out, "%s}", indent);
	if (keys->rule_count != 0 && extra == NULL)
		rules_schema(keys, indent, out);
}

/* The definitions of the kinds but the first ones. */
static void definitions_schema(const struct kinds *kinds, size_t skip, const struct keys *extra, struct text *out)
{
	bool first = true;

	text_add(out, ",\n  \"$defs\": {");
	for (size_t i = skip; i < kinds->count; i++) {
		if (kinds->at[i]->single_value)
			continue;
		text_printf(out, "%s\n    \"%s\": {\n", first ? "" : ",", kinds->at[i]->kind);
		object_schema(kinds->at[i], is_map_element(kinds, kinds->at[i]) ? 1 : 0, "      ", extra, out);
		text_add(out, "\n    }");
		first = false;
	}
	text_add(out, "\n  }\n}\n");
}

static void head_schema(const char *title, const char *tail, struct text *out)
{
	text_add(out, "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n");
	text_printf(out, "  \"title\": \"libuncore: %s%s\",\n", title, tail);
}

static void emit_schema(const struct keys *keys, const struct keys *extra, struct text *out)
{
	struct kinds kinds = { .count = 0 };

	collect(&kinds, keys);
	head_schema(keys->article, extra != NULL ? ", as far as it differs" : "", out);
	object_schema(keys, 0, "  ", extra, out);
	definitions_schema(&kinds, 1, extra, out);
}

void schema_emit(const struct keys *keys, struct text *out)
{
	emit_schema(keys, NULL, out);
}

void schema_emit_delta(const struct keys *keys, const struct keys *extra, struct text *out)
{
	emit_schema(keys, extra, out);
}

void schema_emit_format(const struct format *format, struct text *out)
{
	struct kinds kinds = { .count = 0 };

	if (format->kind_count == 1) {
		schema_emit(format->kinds[0], out);
		return;
	}
	head_schema(format->title, "", out);
	text_add(out, "  \"oneOf\": [\n");
	for (size_t i = 0; i < format->kind_count; i++) {
		collect(&kinds, format->kinds[i]);
		text_add(out, "    { ");
		reference(format->kinds[i], out);
		text_add(out, i + 1 < format->kind_count ? " },\n" : " }\n");
	}
	text_add(out, "  ]");
	definitions_schema(&kinds, 0, NULL, out);
}

static const char *type_words(const struct key *key)
{
	switch (key->type) {
	case KEY_ID:
	case KEY_REPEATED_ID:
	case KEY_VALUE_ID:
		return "id";
	case KEY_PATH:
		return "path";
	case KEY_SOURCE:
		return "citations";
	case KEY_NUMBER:
	case KEY_VERSION:
	case KEY_COUNT:
	case KEY_DOUBLE:
	case KEY_EXACT:
		return "number";
	case KEY_HEX:
		return "hexadecimal";
	case KEY_BITS:
		return "bits";
	case KEY_BOOL:
		return "true or false";
	case KEY_WORD:
		return "word";
	case KEY_STRINGS:
		return "list of strings";
	case KEY_ONE_OR_STRINGS:
		return "string or list";
	case KEY_NUMBERS:
	case KEY_UNSIGNEDS:
	case KEY_BIT_NUMBERS:
		return "list of numbers";
	case KEY_ONE_OR_NUMBERS:
		return "number or list";
	case KEY_NUMBER_LISTS:
		return "list, or list of lists";
	case KEY_ONE_OR_NUMBER_LISTS:
		return "number, list, or list of lists";
	case KEY_NUMBER_OR_NAMES:
		return "number or names";
	case KEY_NUMBER_OR_WORD:
		return "number or word";
	case KEY_BIT_OR_WORD:
		return "0, 1 or word";
	case KEY_NUMBER_OR_OBJECT:
		return "number or object";
	case KEY_NUMBER_OR_LIST:
		return "number or list";
	case KEY_LIST:
		return "list";
	case KEY_MAP:
		return "object by name";
	case KEY_OBJECT:
	case KEY_OPTIONAL_OBJECT:
		return "object";
	default:
		return "string";
	}
}

static void manual_row(const struct key *key, struct text *out)
{
	text_printf(out, "| `%s` | %s%s | %s | %s", key->name, type_words(key), key->nullable ? " or null" : "",
		    key->required ? "yes" : "", key->help);
	if (key->element != NULL)
		text_printf(out, " (see *%s*)", key->element->kind);
	if ((key->type == KEY_WORD || key->type == KEY_STRING || key->type == KEY_STRINGS) && key->word_count != 0 &&
	    key->word_count <= 16) {
		text_add(out, ": ");
		for (size_t i = 0; i < key->word_count; i++)
			text_printf(out, "%s`%s`", i == 0 ? "" : ", ", key->words[i]);
	}
	text_add(out, " |\n");
}

static void manual_names(const char *what, const char *const *names, struct text *out)
{
	for (size_t i = 0; names[i] != NULL; i++)
		text_printf(out, "%s`%s`", i == 0 ? what : ", ", names[i]);
}

static void manual_either(const struct key_rule *rule, struct text *out)
{
	const char *before = rule->needs[0] != NULL || rule->excludes[0] != NULL ? "; has either " : ": has either ";

	for (size_t i = 0; rule->either[i] != NULL; i++)
		text_printf(out, "%s`%s`",
			    i == 0                      ? before :
			    rule->either[i + 1] == NULL ? " or " :
							  ", ",
			    rule->either[i]);
}

static void manual_rule(const struct key_rule *rule, struct text *out)
{
	text_printf(out, "- `%s`", rule->key);
	if (rule->word != NULL)
		text_printf(out, " is `%s`", rule->word);
	manual_names(": needs ", rule->needs, out);
	manual_names(rule->needs[0] != NULL ? "; goes without " : ": goes without ", rule->excludes, out);
	manual_either(rule, out);
	manual_names(": only then not null: ", rule->values, out);
	text_char(out, '\n');
}

/* Of what is printed, says whether a key is always there; of what is read, whether it is needed. */
static void manual_kind(const struct keys *keys, const char *heading, const char *required, struct text *out)
{
	text_printf(out, "%s %s\n\n%s\n\n| key | type | %s | meaning |\n|---|---|---|---|\n", heading, keys->kind,
		    keys->help, required);
	for (size_t k = 0; k < keys->count; k++)
		manual_row(&keys->at[k], out);
	text_char(out, '\n');
	for (size_t i = 0; i < keys->rule_count; i++)
		manual_rule(&keys->rules[i], out);
	text_add(out, keys->rule_count != 0 ? "\n" : "");
}

void manual_emit(const struct keys *keys, struct text *out)
{
	struct kinds kinds = { .count = 0 };

	collect(&kinds, keys);
	for (size_t i = 0; i < kinds.count; i++)
		manual_kind(kinds.at[i], i == 0 ? "##" : "###", "needed", out);
}

void manual_emit_format(const struct format *format, struct text *out)
{
	struct kinds kinds = { .count = 0 };

	if (format->command == NULL) {
		for (size_t i = 0; i < format->kind_count; i++)
			manual_emit(format->kinds[i], out);
		return;
	}
	text_printf(out, "## %s\n\n", format->command);
	for (size_t i = 0; i < format->kind_count; i++)
		collect(&kinds, format->kinds[i]);
	for (size_t i = 0; i < kinds.count; i++)
		manual_kind(kinds.at[i], "###", "always", out);
}
