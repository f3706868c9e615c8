/* SPDX-License-Identifier: MIT */
/*
 * Reads "uncoregen dump --json" from standard input and prints a line for each field of each register, once:
 * platform_box_register, its width, field, highest bit, lowest bit, access, and whether only another document names it.
 * The header tests take positions from here, because the generated headers cannot prove themselves.
 */
#include <jansson.h>
#include <stdio.h>

static const char *string_of(const json_t *object, const char *key)
{
	const char *text = json_string_value(json_object_get(object, key));

	return text ? text : "";
}

static void print_field(const char *reg_name, const json_t *reg, const json_t *field)
{
	int elsewhere =
		json_is_true(json_object_get(reg, "elsewhere")) || json_is_true(json_object_get(field, "elsewhere"));

	printf("%s %d %s %d %d %s %s\n", reg_name, (int)json_integer_value(json_object_get(reg, "width")),
	       string_of(field, "id"), (int)json_integer_value(json_object_get(field, "hi")),
	       (int)json_integer_value(json_object_get(field, "lo")), string_of(field, "access"),
	       elsewhere ? "elsewhere" : "here");
}

static void print_registers(const char *platform, const char *box, const json_t *registers)
{
	const json_t *reg, *field;
	char name[256];
	size_t i, k;

	json_array_foreach(registers, i, reg) {
		/* The elements of an array share one type. */
		if (json_integer_value(json_object_get(reg, "index")) != 0)
			continue;
		snprintf(name, sizeof name, "%s_%s_%s", platform, box, string_of(reg, "id"));
		json_array_foreach(json_object_get(reg, "fields"), k, field) {
			/* A reserved range has no id. Fields in pieces are left out (functions.awk). */
			if (json_object_get(field, "id") && !json_object_get(field, "pieces"))
				print_field(name, reg, field);
		}
	}
}

/* All instances of a box have the same registers. */
static void print_box(const char *platform, const json_t *box)
{
	const json_t *instance = json_array_get(json_object_get(box, "instances"), 0);

	print_registers(platform, string_of(box, "box"), json_object_get(instance, "registers"));
}

int main(void)
{
	const json_t *platform, *box;
	json_error_t error;
	json_t *root = json_loadf(stdin, 0, &error);
	size_t i, k;

	if (!root) {
		fprintf(stderr, "dump_fields: %d:%d: %s\n", error.line, error.column, error.text);
		return 1;
	}
	json_array_foreach(json_object_get(root, "platforms"), i, platform)
		json_array_foreach(json_object_get(platform, "boxes"), k, box)
			print_box(string_of(platform, "platform"), box);
	json_decref(root);
	return 0;
}
