/* SPDX-License-Identifier: MIT */
/*
 * Tests key tables: what they decode, which faults they report and where, what they print, and the schema they produce.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>
#include <jansson.h>

#include "base/json/scan.h"
#include "base/keys/macros.h"
#include "base/keys/schema.h"
#include "base/keys/write.h"

/* clang-format off */

struct wheel {
	const char *place;
	uint64_t turns;
};

struct cart {
	const char *name, *driver;
	int load, color;
	unsigned speed;
	uint16_t age;
	uint64_t weight, marks;
	double price;
	bool is_old, has_speed;
	struct strings owners;
	const unsigned *days;
	struct wheel *wheels;
	size_t day_count, wheel_count;
};

static const char *const colors[] = { "red", "green" };

static const struct key wheel_rows[] = {
	{ .name = "place", STRING(wheel, place), REQUIRED, .help = "where it is" },
	{ .name = "turns", NUMBER(wheel, turns), RANGE(1, UINT64_MAX), .help = "so far" },
};
static const struct keys wheel_keys = { "wheel", "a wheel", "A wheel.", KEYS(wheel_rows),
	.size = sizeof(struct wheel), .bare = true };

static const struct key cart_rows[] = {
	{ .name = "name", STRING(cart, name), REQUIRED, .help = "what it is called" },
	{ .name = "load", NUMBER(cart, load), SIGNED_RANGE(-5, 5), .fallback = -1, .help = "kilograms" },
	{ .name = "color", WORD(cart, color), WORDS(colors), .help = "of the paint" },
	{ .name = "age", NUMBER(cart, age), RANGE(0, 99), .help = "years" },
	{ .name = "weight", AMOUNT(cart, weight), RANGE(0, UINT64_MAX), .help = "grams" },
	{ .name = "old", BOOL(cart, is_old), .help = "whether it is" },
	{ .name = "owners", STRINGS(cart, owners), .help = "names" },
	{ .name = "days", UNSIGNEDS(cart, days, day_count), RANGE(0, 7), .help = "numbers" },
	{ .name = "wheels", LIST(cart, wheels, wheel_count), RANGE(1, 2), .element = &wheel_keys, .help = "of it" },
	{ .name = "driver", STRING(cart, driver), .help = "for a red one" },
	{ .name = "speed", NUMBER(cart, speed), RANGE(0, 9), ADDED, .help = "older carts do not say it" },
};
static const struct key_rule cart_rules[] = {
	{ "color", "red", "a red cart", .needs = { "driver" }, .excludes = { "age" } },
	{ "name", NULL, "a cart", .either = { "old", "weight" } },
};
static const struct keys cart_keys = { "cart", "a cart", "A cart.", KEYS(cart_rows), .size = sizeof(struct cart),
	.bare = true, RULES_OF(cart_rules) };

/* clang-format on */

static void note(void *context, const struct key_fault *fault)
{
	struct line_column at = source_locate(fault->at.source, fault->at.offset);

	text_printf(context, "%u:%u %s\n", at.line, at.column, fault->text);
}

/* Decodes the text, and collects the faults. */
static void decode(const char *json, struct arena *arena, struct cart *cart, struct text *said)
{
	struct source source = { .text = json, .length = strlen(json) };
	struct reader reader = { .arena = arena, .report = note, .context = said };
	bool whole;

	json_keep_strings(arena, &source);
	assert_int_equal(json_scan(arena, &source).error, JSON_SCAN_OK);
	memset(cart, 0, sizeof(*cart));
	whole = read_object(&reader, (struct node){ .source = &source }, &cart_keys, cart);
	assert_int_equal(whole, said->length == 0);
}

static void test_decode(void **state)
{
	struct arena arena = { 0 };
	struct text said = { 0 };
	struct cart cart;

	(void)state;
	decode("{\"name\": \"c\", \"weight\": 1.5e3, \"age\": \"0x1f\", \"owners\": [\"a\", \"b\"], \"days\": [],"
	       "\"wheels\": [ {\"place\": \"left\", \"turns\": \"0xffffffffffffffff\"} ]}",
	       &arena, &cart, &said);
	assert_string_equal(text_string(&said), "");
	assert_int_equal(cart.load, -1);
	assert_int_equal(cart.weight, 1500);
	assert_int_equal(cart.age, 31);
	assert_int_equal(cart.owners.count, 2);
	assert_string_equal(cart.owners.at[1], "b");
	assert_int_equal(cart.day_count, 0);
	assert_int_equal(cart.wheel_count, 1);
	assert_true(cart.wheels[0].turns == UINT64_MAX);
	arena_free(&arena);
}

static void refuse(const char *json, const char *expected)
{
	struct arena arena = { 0 };
	struct text said = { 0 };
	struct cart cart;

	decode(json, &arena, &cart, &said);
	assert_string_equal(text_string(&said), expected);
	text_free(&said);
	arena_free(&arena);
}

static void test_refuse(void **state)
{
	(void)state;
	refuse("{\n \"old\": true }", "1:1 a cart needs the key \"name\": what it is called\n");
	refuse("{ \"name\": \"c\", \"old\": true,\n \"load\": -6 }",
	       "2:10 \"load\" is out of range; allowed is -5..5\n");
	refuse("{ \"name\": \"c\", \"old\": true, \"age\": 100, \"color\": \"blue\" }",
	       "1:36 \"age\" is out of range; allowed is 0x0..0x63 (0..99)\n1:50 \"blue\" is no color\n");
	refuse("{ \"name\": \"c\", \"weight\": 0.5 }", "1:26 \"weight\" must be a whole number, not a fraction\n");
	refuse("{ \"name\": \"c\", \"old\": true, \"age\": 1e1 }",
	       "1:36 \"age\" must be a number (26, \"0x1a\", \"0b11010\"), not a fraction\n");
	refuse("{ \"name\": \"c\", \"old\": true, \"wheels\": [] }",
	       "1:39 \"wheels\" has 0 entries; allowed is 1..2\n");
	refuse("{ \"name\": \"c\", \"old\": true, \"days\": [ 1, 8 ] }",
	       "1:42 \"days\" is out of range; allowed is 0x0..0x7 (0..7)\n");
	refuse("{ \"name\": \"c\", \"old\": true, \"color\": \"red\" }", "1:1 a red cart needs the key \"driver\"\n");
	refuse("{ \"name\": \"c\", \"old\": true, \"color\": \"red\", \"driver\": \"d\", \"age\": 1 }",
	       "1:60 a red cart has no key \"age\"\n");
	refuse("{ \"name\": \"c\" }", "1:1 a cart has either \"old\" or \"weight\"\n");
	refuse("{ \"name\": \"c\", \"old\": true, \"weight\": 1 }", "1:1 a cart has either \"old\" or \"weight\"\n");
}

/* ---- printing ---- */

/* clang-format off */

static const struct key printed_wheel_rows[] = {
	{ .name = "place", STRING(wheel, place), NULLABLE, .help = "where it is" },
	{ .name = "turns", HEX(wheel, turns), REQUIRED, .help = "so far" },
};
static const struct keys printed_wheel_keys = { "wheel", "a wheel", "A wheel.", KEYS(printed_wheel_rows),
	.size = sizeof(struct wheel), .bare = true };

static const struct key printed_rows[] = {
	{ .name = "schema", VERSION(3), REQUIRED, .help = "3" },
	{ .name = "driver", STRING(cart, driver), .help = "left out where there is none" },
	{ .name = "speed", COUNT(cart, speed), HAS_AT(cart, has_speed), NULLABLE, .help = "null: not known" },
	{ .name = "age", COUNT(cart, age), REQUIRED, .help = "years" },
	{ .name = "price", DOUBLE(cart, price), REQUIRED, .help = "in coins" },
	{ .name = "marks", BIT_NUMBERS(cart, marks), REQUIRED, .help = "numbers" },
	{ .name = "old", BOOL(cart, is_old), REQUIRED, .help = "whether it is" },
	{ .name = "owners", STRINGS(cart, owners), .help = "left out where there are none" },
	{ .name = "wheels", LIST(cart, wheels, wheel_count), .element = &printed_wheel_keys, REQUIRED,
	  .help = "of it" },
};
static const struct keys printed_keys = { "cart", "a cart", "A cart.", KEYS(printed_rows),
	.size = sizeof(struct cart), .bare = true };

/* clang-format on */

static void prints(const struct cart *cart, const char *expected)
{
	struct text out = { 0 };
	struct json json = { .out = &out };

	write_object(&json, NULL, &printed_keys, cart);
	assert_string_equal(text_string(&out), expected);
	text_free(&out);
}

static void test_print(void **state)
{
	struct wheel wheels[] = { { "left", 31 }, { NULL, UINT64_MAX } };
	const char *owners[] = { "a", "\"b\"" };
	struct cart cart = { .price = 0.5, .wheels = wheels };

	(void)state;
	prints(&cart,
	       "{\"schema\": 3, \"speed\": null, \"age\": 0, \"price\": 0.5, \"marks\": [], \"old\": false, "
	       "\"wheels\": []}");
	cart.driver = "d";
	cart.has_speed = true;
	cart.speed = UINT32_MAX;
	cart.age = UINT16_MAX;
	cart.marks = UINT64_C(1) << 63 | 1;
	cart.owners = (struct strings){ .at = owners, .count = 2 };
	cart.wheel_count = 2;
	prints(&cart,
	       "{\"schema\": 3, \"driver\": \"d\", \"speed\": 4294967295, \"age\": 65535, \"price\": 0.5, "
	       "\"marks\": [0, 63], \"old\": false, \"owners\": [\"a\", \"\\\"b\\\"\"], "
	       "\"wheels\": [{\"place\": \"left\", \"turns\": \"0x1f\"}, "
	       "{\"place\": null, \"turns\": \"0xffffffffffffffff\"}]}");
}

/* ---- members that are not always there ---- */

/* clang-format off */

struct trip {
	double length, height, depth;
	struct exact_number steps;
	const char *state, *day;
	struct strings stops, rests;
	struct wheel *wheels;
	size_t wheel_count;
	bool is_deep, has_stops;
};

static const char *const stop_words[] = { "inn", "ford" };
static const struct key trip_rows[] = {
	{ .name = "length", DOUBLE(trip, length), WHOLE, .help = "left out: not known" },
	{ .name = "height", DOUBLE(trip, height), NULLABLE, .help = "null: not known" },
	{ .name = "depth", DOUBLE(trip, depth), FROM_ZERO, NULLABLE_IF(trip, is_deep), .help = "null: not known" },
	{ .name = "state", STRING(trip, state), REQUIRED, .help = "whether it ended" },
	{ .name = "steps", EXACT(trip, steps), NULLABLE, .help = "of one that ended" },
	{ .name = "day", STRING(trip, day), MATCHES("^[a-z]+$"), .help = "of the week" },
	{ .name = "stops", DISTINCT_STRINGS(trip, stops), HAS_AT(trip, has_stops), WORDS(stop_words),
	  .help = "may be empty" },
	{ .name = "rests", STRINGS(trip, rests), .min = 1, .help = "left out if there are none" },
	{ .name = "wheels", LIST(trip, wheels, wheel_count), .min = 1, .element = &printed_wheel_keys,
	  .help = "left out if there are none" },
};
static const struct key_rule trip_rules[] = { { "state", "ended", "a trip", .values = { "steps" } } };
static const struct keys trip_keys = { "trip", "a trip", "A trip.", KEYS(trip_rows), .size = sizeof(struct trip),
	.bare = true, RULES_OF(trip_rules) };

/* clang-format on */

static void prints_trip(const struct trip *trip, const char *expected)
{
	struct text out = { 0 };
	struct json json = { .out = &out };

	write_object(&json, NULL, &trip_keys, trip);
	assert_string_equal(text_string(&out), expected);
	text_free(&out);
}

static void test_missing(void **state)
{
	struct wheel wheel = { "left", 1 };
	const char *stops[] = { "inn" };
	struct trip trip = { .length = NAN, .height = NAN, .depth = NAN, .steps = { NAN, 0 }, .state = "began" };

	(void)state;
	prints_trip(&trip, "{\"height\": null, \"state\": \"began\", \"steps\": null}");
	trip.is_deep = trip.has_stops = true;
	prints_trip(&trip, "{\"height\": null, \"depth\": null, \"state\": \"began\", \"steps\": null, \"stops\": []}");
	trip.length = 4294967295;
	trip.height = -0.5;
	trip.depth = INFINITY;
	trip.steps = (struct exact_number){ 18446744073709551615.0, UINT64_MAX };
	trip.stops = trip.rests = (struct strings){ .at = stops, .count = 1 };
	trip.wheels = &wheel;
	trip.wheel_count = 1;
	prints_trip(&trip,
		    "{\"length\": 4294967295, \"height\": -0.5, \"depth\": null, \"state\": \"began\", "
		    "\"steps\": 18446744073709551615, \"stops\": [\"inn\"], \"rests\": [\"inn\"], "
		    "\"wheels\": [{\"place\": \"left\", \"turns\": \"0x1\"}]}");
	trip = (struct trip){ .length = NAN, .height = 0, .steps = { 2.5, 0 }, .state = "ended" };
	prints_trip(&trip, "{\"height\": 0, \"state\": \"ended\", \"steps\": 2.5}");
}

/* As it is printed, in a schema that is one line here. */
static void has_text(const char *text, const char *part)
{
	if (strstr(text, part) == NULL)
		fail_msg("%s is not in %s", part, text);
}

static void test_missing_schema(void **state)
{
	struct text out = { 0 };

	(void)state;
	schema_emit(&trip_keys, &out);
	json_decref(json_loads(text_string(&out), JSON_REJECT_DUPLICATES, NULL));
	has_text(text_string(&out), "\"required\": [\"height\", \"state\", \"steps\"]");
	has_text(text_string(&out), "left out: not known\", \"type\": \"integer\", \"minimum\": 0 }");
	has_text(text_string(&out), "\"type\": [\"number\", \"null\"], \"minimum\": 0 }");
	has_text(text_string(&out), "\"type\": \"string\", \"pattern\": \"^[a-z]+$\" }");
	has_text(text_string(&out), "\"items\": { \"enum\": [\"inn\", \"ford\"] }, \"uniqueItems\": true }");
	has_text(text_string(&out), "\"items\": { \"type\": \"string\" }, \"minItems\": 1 }");
	has_text(text_string(&out),
		 "\"properties\": { \"steps\": { \"not\": { \"type\": \"null\" } } } },\n"
		 "      \"else\": { \"properties\": { \"steps\": { \"type\": \"null\" } } } }\n");
	text_free(&out);
	manual_emit(&trip_keys, &out);
	has_text(text_string(&out), "- `state` is `ended`: only then not null: `steps`\n");
	text_free(&out);
	schema_emit(&cart_keys, &out);
	has_text(text_string(&out), "\"required\": [\"name\", \"speed\"]");
	text_free(&out);
}

/* The schema is valid JSON, and describes each member that was printed above. */
static void test_schema(void **state)
{
	struct text out = { 0 };
	json_t *schema, *members;

	(void)state;
	schema_emit(&printed_keys, &out);
	schema = json_loads(text_string(&out), JSON_REJECT_DUPLICATES, NULL);
	assert_non_null(schema);
	assert_int_equal(json_array_size(json_object_get(schema, "required")), 7);
	members = json_object_get(schema, "properties");
	assert_int_equal(json_object_size(members), 9);
	assert_true(json_is_array(json_object_get(json_object_get(members, "speed"), "type")));
	assert_string_equal(json_string_value(json_object_get(json_object_get(members, "age"), "type")), "integer");
	json_decref(schema);
	text_free(&out);
	schema_emit(&cart_keys, &out);
	schema = json_loads(text_string(&out), JSON_REJECT_DUPLICATES, NULL);
	assert_non_null(schema);
	assert_int_equal(json_array_size(json_object_get(schema, "allOf")), 2);
	json_decref(schema);
	text_free(&out);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_decode), cmocka_unit_test(test_refuse),  cmocka_unit_test(test_print),
		cmocka_unit_test(test_schema), cmocka_unit_test(test_missing), cmocka_unit_test(test_missing_schema),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
