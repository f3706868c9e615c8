/* SPDX-License-Identifier: MIT */
/* Tests scenarios from JSON: what is read, and the messages about what cannot be read. */
#include <stdio.h>
#include <stdlib.h>

#include "json/scenario_load.h"
#include "sim_fixture.h"

static struct uncore_scenario_text *load(const char *text)
{
	struct uncore_scenario_text *loaded = NULL;
	struct uncore_fault fault = { 0 };
	int result = uncore_scenario_load_text(text, strlen(text), "here", &loaded, &fault);

	assert_string_equal(fault.text, "");
	assert_int_equal(result, 0);
	return loaded;
}

/* Checks the message, with the line and column of a part of the text that occurs once in it. */
static void refuse(const char *text, int code, const char *part, const char *message)
{
	struct uncore_scenario_text *loaded = NULL;
	struct uncore_fault fault = { 0 };
	const char *at = strstr(text, part), *begin = text;
	unsigned line = 1;
	char expected[400];

	for (const char *end; (end = strchr(begin, '\n')) != NULL && end < at; begin = end + 1)
		line++;
	snprintf(expected, sizeof(expected), "here:%u:%u: %s", line, (unsigned)(at - begin) + 1, message);
	assert_int_equal(uncore_scenario_load_text(text, strlen(text), "here", &loaded, &fault), code);
	assert_null(loaded);
	assert_string_equal(fault.text, expected);
}

static void test_empty(void **state)
{
	struct uncore_scenario_text *loaded = load("{}");
	const struct uncore_scenario *scenario = uncore_scenario_of(loaded);
	static const struct uncore_scenario zeros;

	(void)state;
	assert_memory_equal(scenario, &zeros, sizeof(zeros));
	uncore_scenario_text_free(loaded);
	uncore_scenario_text_free(NULL);
}

static void test_defaults(void **state)
{
	struct uncore_scenario_text *loaded = load(
		"{ \"sockets\": [ { \"package\": 3 } ], \"traffic\": [ { \"event\": \"A\", \"rate\": 1.5e9 } ],"
		"\"boxes\": [ { \"box\": \"b\", \"state\": \"phantom\" } ], \"faults\": [ { \"error\": \"short\" } ],"
		"\"registers\": [ { \"box\": \"b\", \"register\": \"r\", \"value\": \"0xFFFFffffFFFFffff\" } ] }");
	const struct uncore_scenario *scenario = uncore_scenario_of(loaded);

	(void)state;
	assert_int_equal(scenario->socket_count, 1);
	assert_int_equal(scenario->sockets[0].package, 3);
	assert_int_equal(scenario->sockets[0].bus, -1);
	assert_int_equal(scenario->sockets[0].node, -1);
	assert_int_equal(scenario->traffic[0].socket, ALL);
	assert_int_equal(scenario->traffic[0].instance, ALL);
	assert_int_equal(scenario->traffic[0].rate, 1500000000);
	assert_null(scenario->traffic[0].increments);
	assert_int_equal(scenario->boxes[0].state, UNCORE_SCENARIO_PHANTOM);
	assert_int_equal(scenario->boxes[0].instance, ALL);
	assert_null(scenario->boxes[0].function);
	assert_int_equal(scenario->faults[0].error, UNCORE_SCENARIO_SHORT);
	assert_int_equal(scenario->faults[0].access, UNCORE_SCENARIO_ANY);
	assert_int_equal(scenario->faults[0].where.index, ALL);
	assert_null(scenario->faults[0].where.box);
	assert_int_equal(scenario->registers[0].value, UINT64_MAX);
	uncore_scenario_text_free(loaded);
}

/* Reads the file with every key, each with a different value. */
static void test_every_key(void **state)
{
	struct uncore_scenario_text *loaded = NULL;
	struct uncore_fault fault = { 0 };
	const struct uncore_scenario *s;

	(void)state;
	assert_int_equal(uncore_scenario_load_file("tests/scenarios/every_key.json", &loaded, &fault), 0);
	s = uncore_scenario_of(loaded);
	assert_string_equal(s->platform, "ivt");
	assert_int_equal(s->socket_count, 3);
	assert_int_equal(s->sockets[0].bus, 0x3f);
	assert_int_equal(s->sockets[0].other_bus, 0x3e);
	assert_int_equal(s->sockets[1].package, 2);
	assert_int_equal(s->sockets[1].node, 1);
	assert_int_equal(s->sockets[2].domain, 1);
	assert_int_equal(s->cores, 6);
	assert_int_equal(s->threads, 1);
	assert_int_equal(s->offline_count, 1);
	assert_int_equal(s->offline[0], 6);
	assert_int_equal(s->elsewhere_count, 1);
	assert_string_equal(s->elsewhere[0], "imc.pmon");
	assert_true(s->strict);
	assert_int_equal(s->numbering, UNCORE_SCENARIO_ALTERNATE);
	assert_int_equal(s->clock_count, 3);
	assert_string_equal(s->clocks[0].box, "imc");
	assert_null(s->clocks[0].group);
	assert_int_equal(s->clocks[0].hertz, 800000000);
	assert_string_equal(s->clocks[1].group, "fixed");
	assert_int_equal(s->clocks[1].hertz, 400000000);
	assert_int_equal(s->traffic_count, 2);
	assert_string_equal(s->traffic[0].event, "imc1:UNC_M_CAS_COUNT.RD_REG");
	assert_int_equal(s->traffic[0].socket, 1);
	assert_int_equal(s->traffic[0].from_ns, 1000);
	assert_int_equal(s->traffic[0].to_ns, 2000000000);
	assert_int_equal(s->traffic[1].instance, 2);
	assert_int_equal(s->traffic[1].increment_count, 3);
	assert_int_equal(s->traffic[1].increments[2], 3);
	assert_int_equal(s->box_count, 4);
	assert_string_equal(s->boxes[1].function, "filter");
	assert_int_equal(s->boxes[1].state, UNCORE_SCENARIO_HIDDEN);
	assert_int_equal(s->boxes[2].value, 0xdeadbeef);
	assert_int_equal(s->register_count, 2);
	assert_string_equal(s->registers[1].where.reg, "ctl");
	assert_int_equal(s->registers[1].where.index, 2);
	assert_int_equal(s->registers[1].value, 0x400000);
	assert_int_equal(s->fault_count, 3);
	assert_int_equal(s->faults[0].access, UNCORE_SCENARIO_READ);
	assert_int_equal(s->faults[0].error, UNCORE_SCENARIO_TEAR);
	assert_int_equal(s->faults[0].after, 2);
	assert_int_equal(s->faults[0].times, 1);
	assert_int_equal(s->faults[1].bits, 0x400000);
	assert_int_equal(s->faults[1].from_ns, 5000);
	uncore_scenario_text_free(loaded);
}

/* Every example makes a machine, which stays valid after its text is freed. */
static void test_examples(void **state)
{
	static const char *const names[] = { "every_key", "hidden_channel", "trouble", "two_sockets" };

	(void)state;
	for (unsigned at = 0; at < sizeof(names) / sizeof(names[0]); at++) {
		struct uncore_scenario_text *loaded = NULL;
		struct uncore_fault fault = { 0 };
		struct uncore_sim *sim = NULL;
		char path[80];

		snprintf(path, sizeof(path), "tests/scenarios/%s.json", names[at]);
		assert_int_equal(uncore_scenario_load_file(path, &loaded, &fault), 0);
		assert_int_equal(uncore_sim_create(uncore_platform(uncore_scenario_of(loaded)->platform),
						   uncore_scenario_of(loaded), UNCORE_SIM_MANUAL, &sim, &fault),
				 0);
		uncore_scenario_text_free(loaded);
		pass(sim, 1000000);
		assert_int_equal(uncore_sim_machine(sim)->sockets[0].package, 0);
		uncore_sim_free(sim);
	}
}

/* The machine of "make demo": half a second of memory traffic, lookups, and core states. */
static void test_two_sockets(void **state)
{
	struct uncore_scenario_text *loaded = NULL;
	struct uncore_fault fault = { 0 };
	struct uncore_sim *sim = NULL;

	(void)state;
	assert_int_equal(uncore_scenario_load_file("tests/scenarios/two_sockets.json", &loaded, &fault), 0);
	assert_int_equal(uncore_sim_create(uncore_platform("ivt"), uncore_scenario_of(loaded), UNCORE_SIM_MANUAL, &sim,
					   &fault),
			 0);
	uncore_scenario_text_free(loaded);
	for (unsigned socket = 0; socket < 2; socket++) {
		put(sim, socket, "imc", 7, "ctl0", 0x400304);
		put(sim, socket, "imc", 7, "ctl1", 0x400c04);
		put(sim, socket, "imc", 7, "fixed_ctl", 0x400000);
		put(sim, socket, "cbo", 9, "box_filter", 0x3f << 17);
		put(sim, socket, "cbo", 9, "ctl0", 0x400334);
		put(sim, socket, "pcu", 0, "ctl0", 0x404080);
	}
	pass(sim, 500000000);
	assert_int_equal(get(sim, 0, "imc", 7, "ctr0"), 31250000);
	assert_int_equal(get(sim, 1, "imc", 7, "ctr0"), 15625000);
	assert_int_equal(get(sim, 0, "imc", 7, "ctr1"), 11718750);
	assert_int_equal(get(sim, 1, "imc", 7, "ctr1"), 7812500);
	assert_int_equal(get(sim, 1, "imc", 7, "fixed_ctr"), 400000000);
	assert_int_equal(get(sim, 0, "cbo", 9, "ctr0"), 100000000);
	assert_int_equal(get(sim, 1, "cbo", 9, "ctr0"), 100000000);
	assert_int_equal(get(sim, 0, "pcu", 0, "ctr0"), 3000000000);
	assert_int_equal(get(sim, 1, "pcu", 0, "ctr0"), 2400000000);
	uncore_sim_free(sim);
}

static void test_refused(void **state)
{
	(void)state;
	refuse("{\n \"sockets\": ,}", UNCORE_E_ARGUMENT, ",}",
	       "not JSON here; look for a missing comma or quote, or a comma before a closing bracket");
	refuse("{ \"cores\": 1,\n\"cores\": 2 }", UNCORE_E_ARGUMENT, "\"cores\": 2", "this key is twice in one object");
	refuse("[]", UNCORE_E_ARGUMENT, "[", "a scenario is an object, {...}");
	refuse("{ \"schema\": 2 }", UNCORE_E_ARGUMENT, "2", "/schema: this tool reads schema version 1 only");
	refuse("{\n\n\t\"trafic\": [] }", UNCORE_E_ARGUMENT, "\"trafic\"",
	       "/trafic: a scenario has no key \"trafic\"; did you mean \"traffic\"?");
	refuse("{ \"traffic\": [ { \"event\": \"A\" },\n { \"event\": \"A\", \"sokcet\": 1 } ] }", UNCORE_E_ARGUMENT,
	       "\"sokcet\"", "/traffic/1/sokcet: traffic has no key \"sokcet\"; did you mean \"socket\"?");
	refuse("{ \"sockets\": [ { \"package\": 1, \"wheels\": 4 } ] }", UNCORE_E_ARGUMENT, "\"wheels\"",
	       "/sockets/0/wheels: a socket has no key \"wheels\"; its keys are package, bus, other_bus, node, domain");
	refuse("{ \"traffic\": [ { \"rate\": 1 } ] }", UNCORE_E_ARGUMENT, "{ \"rate\"",
	       "/traffic/0: traffic needs the key \"event\": event expression; its filters say what the traffic is: "
	       "`X_INSERTS.OPCODE,opc=0x182`");
	refuse("{ \"traffic\": {} }", UNCORE_E_ARGUMENT, "{}", "/traffic: \"traffic\" must be a list, not an object");
	refuse("{ \"sockets\": [] }", UNCORE_E_RANGE, "[]", "/sockets: \"sockets\" has 0 entries; allowed is 1..64");
	refuse("{ \"sockets\": 65 }", UNCORE_E_RANGE, "65",
	       "/sockets: \"sockets\" is out of range; allowed is 0x1..0x40 (1..64)");
	refuse("{ \"cores\": -1 }", UNCORE_E_RANGE, "-1",
	       "/cores: \"cores\" is out of range; allowed is 0x0..0x200 (0..512)");
	refuse("{ \"cores\": 1.5 }", UNCORE_E_ARGUMENT, "1.5",
	       "/cores: \"cores\" must be a number (26, \"0x1a\", \"0b11010\"), not a fraction");
	refuse("{ \"memory\": 1.5 }", UNCORE_E_ARGUMENT, "1.5",
	       "/memory: \"memory\" must be a whole number, not a fraction");
	refuse("{ \"memory\": -1e3 }", UNCORE_E_RANGE, "-1e3",
	       "/memory: \"memory\" is out of range; allowed is 0x0..0xffffffffffffffff (0..18446744073709551615)");
	refuse("{ \"sockets\": [ { \"package\": 0, \"bus\": 256 } ] }", UNCORE_E_RANGE, "256",
	       "/sockets/0/bus: \"bus\" is out of range; allowed is 0..255");
	refuse("{ \"sockets\": [ { \"package\": 0, \"bus\": -1 } ] }", UNCORE_E_RANGE, "-1",
	       "/sockets/0/bus: \"bus\" is out of range; allowed is 0..255");
	refuse("{ \"cores\": \"eight\" }", UNCORE_E_ARGUMENT, "\"eight\"",
	       "/cores: \"eight\" is not a number; write 26, \"0x1a\" or \"0b11010\"");
	refuse("{ \"platform\": null }", UNCORE_E_ARGUMENT, "null",
	       "/platform: \"platform\" must be a string, not null");
	refuse("{ \"clocks\": { \"cbo\": 1e13 } }", UNCORE_E_RANGE, "1e13",
	       "/clocks/cbo: \"hertz\" is out of range; allowed is 0x0..0xe8d4a51000 (0..1000000000000)");
	refuse("{ \"boxes\": [ { \"box\": \"b\", \"state\": \"gone\" } ] }", UNCORE_E_ARGUMENT, "\"gone\"",
	       "/boxes/0/state: \"gone\" is no state; it is one of absent, hidden, phantom, denied");
	refuse("{ \"strict\": 1 }", UNCORE_E_ARGUMENT, "1",
	       "/strict: \"strict\" must be true or false, not an integer");
	refuse("{ \"platform\": \"\" }", UNCORE_E_ARGUMENT, "\"\"",
	       "/platform: \"platform\" is empty; leave it out or fill it");
	refuse("{ \"traffic\": [ { \"event\": \"A\",\n\n \"cycles\": [ 0, \"0x100000000\" ] } ] }", UNCORE_E_RANGE,
	       "\"0x1", "/traffic/0/cycles/1: \"cycles\" is out of range; allowed is 0x0..0xffffffff (0..4294967295)");
}

static void test_files(void **state)
{
	struct uncore_scenario_text *loaded = NULL;
	struct uncore_fault fault = { 0 };

	(void)state;
	assert_int_equal(uncore_scenario_load_file("tests/scenarios/none.json", &loaded, &fault), UNCORE_E_NOENT);
	assert_string_equal(fault.text, "tests/scenarios/none.json: No such file or directory");
	assert_int_equal(uncore_scenario_load_file("tests/scenarios", &loaded, NULL), UNCORE_E_IO);
	assert_null(loaded);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_empty),    cmocka_unit_test(test_defaults),    cmocka_unit_test(test_every_key),
		cmocka_unit_test(test_examples), cmocka_unit_test(test_two_sockets), cmocka_unit_test(test_refused),
		cmocka_unit_test(test_files),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
