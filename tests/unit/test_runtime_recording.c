/* SPDX-License-Identifier: MIT */
/* Tests what the lines of a recording hold, and that a replay repeats the same run. */
#define _GNU_SOURCE
#include "tape_fixture.h"

#include "json/register_names.h"

/* ---- the same run again ---- */

static void round_trip(const char *scenario, const struct run *run)
{
	struct tape tape = make_tape();
	struct uncore_sim *sim = sim_of(scenario), *plain = sim_of(scenario);
	struct outcome recorded = drive_recorded(sim, run, &tape);
	struct outcome unrecorded = drive(uncore_sim_machine(plain), run);

	/* Recording does not change the run. */
	assert_same(&unrecorded, &recorded);
	assert_replays(&tape, run, &recorded);
	uncore_sim_free(sim);
	uncore_sim_free(plain);
	unlink(tape.path);
}

/*
 * The scenario steals a control register, fails a read and tears another. A wrapped or stolen count is the same in the
 * replay.
 */
static void test_trouble(void **state)
{
	static const char *const events[] = { "UNC_C_CLOCKTICKS", "UNC_M_CAS_COUNT.RD", NULL };
	static const struct run run = { events, 0, SAMPLES }, frozen = { events, UNCORE_SESSION_FROZEN, 2 };
	struct uncore_sim *sim = sim_of("tests/scenarios/trouble.json");
	struct outcome outcome = drive(uncore_sim_machine(sim), &run);

	(void)state;
	assert_state(outcome.values[outcome.value_count - 2], "stolen");
	assert_state(outcome.values[outcome.value_count - 1], "lost");
	uncore_sim_free(sim);
	round_trip("tests/scenarios/trouble.json", &run);
	round_trip("tests/scenarios/trouble.json", &frozen);
	round_trip("tests/scenarios/hidden_channel.json", &run);
}

static void test_multiplexed(void **state)
{
	static const char *const events[] = { "UNC_C_TOR_INSERTS.OPCODE,opc=DRd", "UNC_C_TOR_INSERTS.OPCODE,opc=RFO",
					      "UNC_M_CAS_COUNT.WR", NULL };
	static const struct run run = { events, UNCORE_SESSION_MULTIPLEX, SAMPLES };

	(void)state;
	round_trip("tests/scenarios/two_sockets.json", &run);
}

/* An access fails at each place in turn, whatever the session does then. */
static void test_every_fault(void **state)
{
	static const enum uncore_scenario_error errors[] = { UNCORE_SCENARIO_EIO, UNCORE_SCENARIO_EPERM,
							     UNCORE_SCENARIO_ENODEV, UNCORE_SCENARIO_SHORT };
	struct tape tape = make_tape();
	struct uncore_sim *sim = small_sim();
	uint64_t accesses;

	(void)state;
	(void)drive(uncore_sim_machine(sim), &small_run);
	accesses = uncore_sim_accesses(sim);
	uncore_sim_free(sim);
	assert_true(accesses > 20);
	for (uint64_t at = 1; at <= accesses; at++) {
		struct outcome outcome;

		sim = small_sim();
		assert_int_equal(uncore_sim_fail_at(sim, at, errors[at % 4]), 0);
		outcome = drive_recorded(sim, &small_run, &tape);
		assert_replays(&tape, &small_run, &outcome);
		uncore_sim_free(sim);
	}
	unlink(tape.path);
}

/* ---- the lines ---- */

/* The addresses are those of 329468-002 tables 2-9 and 2-58: cbo 0 at 0xd10 and 0xd16, channel 0 in device 16 function 4. */
static void test_lines(void **state)
{
	static const char expected[] =
		"{\"uncore_recording\":1,\"uncore\":\"7.8\",\"platform\":\"ivt\",\"name\":\"the simulator\","
		"\"sockets\":[{\"package\":0,\"cores\":2,\"cpu\":0}],\"cpus\":2,\"clock\":\"manual\",\"command\":true,"
		"\"arguments\":[\"--event=A\",\"--timeout=\\\"1\\\"\"],\"simulated\":true,\"stepping\":4}\n"
		"{\"op\":\"write\",\"unit\":0,\"space\":\"msr\",\"number\":\"0xd16\",\"width\":64,"
		"\"register\":\"C0_MSR_PMON_CTR0\",\"value\":\"0x12345678901\"}\n"
		"{\"op\":\"read\",\"unit\":0,\"space\":\"msr\",\"number\":\"0xd16\",\"width\":64,"
		"\"register\":\"C0_MSR_PMON_CTR0\",\"value\":\"0x12345678901\",\"list\":true}\n"
		"{\"op\":\"read\",\"unit\":0,\"space\":\"pci\",\"device\":16,\"function\":4,\"device_id\":\"0xeb4\",\"offset\":\"0xd8\",\"width\":32,"
		"\"register\":\"MC_CH0_PCI_PMON_CTL0\",\"error\":\"DENIED\",\"list\":true}\n"
		"{\"op\":\"write\",\"unit\":7,\"scope\":\"cpu\",\"space\":\"msr\",\"number\":\"0x1\",\"width\":64,"
		"\"value\":\"0x5\",\"error\":\"NODEV\"}\n"
		"{\"now\":0}\n"
		"{\"sleep\":250,\"result\":0}\n"
		"{\"now\":250}\n"
		"{\"wait\":\"signal\",\"status\":15}\n"
		"{\"wait\":\"timeout\",\"status\":0}\n";
	static const struct uncore_scenario_fault rule = {
		.where = { .socket = ALL, .box = "imc", .instance = ALL, .index = ALL }, .error = UNCORE_SCENARIO_EPERM
	};
	struct tape tape = make_tape();
	struct uncore_sim *sim = small_sim();
	struct uncore_recording *recording = record(tape.path, uncore_sim_machine(sim));
	struct uncore_machine *machine = uncore_recording_machine(recording);
	struct uncore_address count = address_of(sim, "cbo", 0, "ctr0");
	struct uncore_address nowhere = {
		.space = UNCORE_SPACE_MSR, .scope = UNCORE_SCOPE_CPU, .number = 1, .width = 64
	};
	struct uncore_io_item items[] = { { .address = count }, { .address = address_of(sim, "imc", 0, "ctl0") } };
	size_t length;
	char *text;

	(void)state;
	assert_int_equal(uncore_sim_add_fault(sim, &rule), 0);
	assert_int_equal(uncore_io_write(&machine->io, 0, &count, UINT64_C(0x12345678901)), 0);
	assert_int_equal(uncore_io_read_list(&machine->io, 0, items, 2), 0);
	assert_int_equal(items[0].value, UINT64_C(0x12345678901));
	assert_int_equal(uncore_io_write(&machine->io, 7, &nowhere, 5), UNCORE_E_NODEV);
	assert_int_equal(uncore_machine_now(machine), 0);
	assert_int_equal(uncore_machine_sleep(machine, 250), 0);
	assert_int_equal(uncore_machine_now(machine), 250);
	uncore_recording_wait(recording, UNCORE_WAIT_SIGNAL, 15);
	uncore_recording_wait(recording, UNCORE_WAIT_TIMEOUT, 0);
	/* Read before it is closed: a killed run leaves the same lines. */
	text = text_of(tape.path, &length);
	assert_string_equal(text, expected);
	end_recording(recording);
	free(text);
	uncore_sim_free(sim);
	unlink(tape.path);
}

static void test_head(void **state)
{
	struct tape tape = make_tape();
	struct uncore_sim *sim = sim_of("tests/scenarios/two_sockets.json");
	struct uncore_recording *recording = record(tape.path, uncore_sim_machine(sim));
	struct uncore_address count = address_of(sim, "cbo", 0, "ctr0");
	struct uncore_replay *replay;
	const struct uncore_recording_head *head;
	const struct uncore_machine *machine;
	uint64_t value;

	(void)state;
	/* The head is written with the first access. */
	assert_int_equal(uncore_io_read(&uncore_recording_machine(recording)->io, 0, &count, &value), 0);
	end_recording(recording);
	replay = replay_of(tape.path);
	head = uncore_replay_head(replay);
	machine = uncore_replay_machine(replay);
	assert_string_equal(head->version, "7.8");
	assert_int_equal(head->argument_count, 2);
	assert_string_equal(head->arguments[1], no_words[1]);
	assert_true(head->has_command && head->is_manual);
	assert_ptr_equal(machine->tables, uncore_platform("ivt"));
	assert_int_equal(machine->socket_count, 2);
	assert_int_equal(machine->sockets[1].package, 1);
	assert_int_equal(machine->sockets[1].cores, 10);
	assert_int_equal(machine->sockets[1].cpu, 10);
	assert_int_equal(machine->cpu_count, 40);
	assert_string_equal(machine->name, "the simulator");
	uncore_replay_free(replay);
	uncore_sim_free(sim);
	unlink(tape.path);
}

/* Waits are recorded at their places. */
static void test_waits(void **state)
{
	struct tape tape = make_tape();
	struct uncore_sim *sim = small_sim();
	struct uncore_recording *recording = record(tape.path, uncore_sim_machine(sim));
	struct uncore_replay *replay;
	enum uncore_wait wait;
	int status;

	(void)state;
	uncore_recording_wait(recording, UNCORE_WAIT_CHILD, 3);
	uncore_recording_wait(recording, UNCORE_WAIT_OUTPUT, 0);
	end_recording(recording);
	replay = replay_of(tape.path);
	assert_false(uncore_replay_has(replay, UNCORE_WAIT_OUTPUT, &status));
	assert_int_equal(uncore_replay_wait(replay, &wait, &status), 0);
	assert_int_equal(wait, UNCORE_WAIT_CHILD);
	assert_int_equal(status, 3);
	assert_int_equal(uncore_replay_wait(replay, &wait, &status), UNCORE_E_IO);
	assert_holds(uncore_replay_fault(replay),
		     ":3: the run differs from the recording: it comes to the end of a wait; the "
		     "recording has the end of a wait (output)");
	assert_false(uncore_replay_has(replay, UNCORE_WAIT_OUTPUT, &status));
	uncore_replay_free(replay);
	uncore_sim_free(sim);
	unlink(tape.path);
}

/* The run continues, and closing the recording reports the error. */
static void test_full_disk(void **state)
{
	struct uncore_sim *sim, *plain;
	struct uncore_recording *recording;
	struct outcome recorded, unrecorded;
	struct uncore_fault fault = { 0 };

	(void)state;
	if (access("/dev/full", W_OK) != 0)
		skip();
	sim = small_sim();
	plain = small_sim();
	recording = record("/dev/full", uncore_sim_machine(sim));
	recorded = drive(uncore_recording_machine(recording), &small_run);
	unrecorded = drive(uncore_sim_machine(plain), &small_run);
	assert_same(&unrecorded, &recorded);
	assert_int_equal(uncore_recording_close(recording, &fault), UNCORE_E_IO);
	assert_string_equal(fault.text, "/dev/full: No space left on device; the recording is whole up to line 0");
	uncore_sim_free(sim);
	uncore_sim_free(plain);
}

/* ---- names of registers ---- */

/* Every register has its name at its address, also the second time. MSR 0 is no register of a platform: no name. */
static void test_names_of_addresses(void **state)
{
	const struct uncore_tables *tables = uncore_platform("ivt");
	struct register_names *names = register_names_create(tables);
	char name[REGISTER_NAME_ROOM], wanted[REGISTER_NAME_ROOM];
	struct uncore_register each;
	unsigned count = 0;

	(void)state;
	assert_non_null(names);
	for (unsigned scope = 0; scope < UNCORE_SCOPE_END; scope++) {
		struct uncore_address none = { .space = UNCORE_SPACE_MSR,
					       .scope = (enum uncore_scope)scope,
					       .width = 64 };

		assert_string_equal(register_name_at(names, &none, name), "");
	}
	for (bool more = uncore_first_register(tables, &each); more; more = uncore_next_register(tables, &each)) {
		struct uncore_address address;
		struct uncore_register first;

		/* Instances may share a register: the first one names it. */
		if (uncore_register_address(tables, &each, &address) != 0 ||
		    uncore_find_address(tables, &address, &first) != 0)
			continue;
		assert_true(uncore_register_name(tables, &first, wanted, sizeof(wanted)) > 0);
		assert_string_equal(register_name_at(names, &address, name), wanted);
		assert_string_equal(register_name_at(names, &address, name), wanted);
		count++;
	}
	assert_true(count > 400);
	register_names_free(names);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_trouble),     cmocka_unit_test(test_multiplexed),
		cmocka_unit_test(test_every_fault), cmocka_unit_test(test_lines),
		cmocka_unit_test(test_head),        cmocka_unit_test(test_waits),
		cmocka_unit_test(test_full_disk),   cmocka_unit_test(test_names_of_addresses),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
