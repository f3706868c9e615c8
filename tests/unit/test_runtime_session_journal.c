/* SPDX-License-Identifier: MIT */
/*
 * Tests that a journal that is damaged, of something else, or no journal at all gives a clear error, and that no
 * register is written.
 */
#define _GNU_SOURCE
#include "session_fixture.h"

#define ROOM 4096
#define CHECKSUM 11 /* "0x12345678" and a line feed */

struct bench {
	struct uncore_sim *sim;
	struct memory before, left; /* before the session; as the killed session left them */
	struct state_dir state;
	char journal[ROOM]; /* an undamaged one */
	size_t length;
	char path[120];
};

static void read_whole(const char *path, void *context)
{
	struct bench *bench = (struct bench *)context;
	FILE *file = fopen(path, "r");

	assert_non_null(file);
	bench->length = fread(bench->journal, 1, ROOM - 1, file);
	fclose(file);
	assert_true(bench->length > 100 && bench->length < ROOM - 1);
	bench->journal[bench->length] = '\0';
}

/* Runs a session and keeps its journal. Then sets the registers to their values before stop. */
static struct bench make_bench(void)
{
	struct uncore_scenario scenario = { .cores = 1 };
	struct bench bench = { .sim = make_sim("ivt", &scenario), .state = make_state() };
	struct uncore_session *session;

	leave_words(bench.sim);
	bench.before = remember(bench.sim);
	session = make_session(bench.sim, bench.state.path, 0);
	(void)want(session, bench.sim, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	start(session);
	each_file(&bench.state, "journal.", read_whole, &bench);
	stop(session);
	uncore_session_free(session);
	snprintf(bench.path, sizeof(bench.path), "%s/journal.1.0", bench.state.path);
	/* as if the session had been killed */
	put(bench.sim, 0, "cbo", 0, "ctl0", 0x400135);
	put(bench.sim, 0, "cbo", 0, "box_filter1", 0x18200000);
	put(bench.sim, 0, "cbo", 0, "ctr0", 5);
	bench.left = remember(bench.sim);
	return bench;
}

static void drop_bench(struct bench *bench)
{
	forget(&bench->before);
	forget(&bench->left);
	uncore_sim_free(bench->sim);
	drop_state(&bench->state);
}

static void write_journal(const struct bench *bench, const char *text, size_t length)
{
	FILE *file = fopen(bench->path, "w");

	assert_non_null(file);
	assert_int_equal(fwrite(text, 1, length, file), length);
	assert_int_equal(fclose(file), 0);
}

static int restore(const struct bench *bench, struct uncore_restored *restored, struct uncore_fault *fault)
{
	*fault = (struct uncore_fault){ 0 };
	return uncore_restore(uncore_sim_machine(bench->sim), bench->state.path, false, NULL, NULL, restored, fault);
}

/* CRC-32C by polynomial division from the top bit, on reversed bits. The library uses another method. */
static uint32_t turned(uint32_t bits, unsigned width)
{
	uint32_t result = 0;

	for (unsigned at = 0; at < width; at++)
		result |= (bits >> at & 1) << (width - 1 - at);
	return result;
}

static uint32_t crc32c(const char *text, size_t length)
{
	uint32_t crc = UINT32_MAX;

	for (size_t at = 0; at < length; at++) {
		crc ^= turned((uint8_t)text[at], 8) << 24;
		for (unsigned bit = 0; bit < 8; bit++)
			crc = crc << 1 ^ (crc >> 31 ? UINT32_C(0x1edc6f41) : 0);
	}
	return ~turned(crc, 32);
}

/* RFC 3720, B.4, and the check value of the CRC catalogues. */
static void test_checksum(void **state)
{
	static const char zeroes[32] = "";
	char ones[32], rising[32];

	(void)state;
	memset(ones, 0xff, sizeof(ones));
	for (size_t at = 0; at < sizeof(rising); at++)
		rising[at] = (char)at;
	assert_int_equal(crc32c("123456789", 9), 0xe3069283);
	assert_int_equal(crc32c(zeroes, 32), 0x8a9136aa);
	assert_int_equal(crc32c(ones, 32), 0x62a8ab43);
	assert_int_equal(crc32c(rising, 32), 0x46dd794e);
}

/*
 * Checks that the journal is refused with a message that contains the words, is kept, and that no register is written.
 */
static void refuse(const struct bench *bench, const char *text, size_t length, const char *words)
{
	struct uncore_restored restored;
	struct uncore_fault fault;

	write_journal(bench, text, length);
	if (restore(bench, &restored, &fault) != UNCORE_E_NOENT || strstr(fault.text, words) == NULL ||
	    strstr(fault.text, "journal.1.0") == NULL)
		fail_msg("wanted \"%s\", got \"%s\"", words, fault.text);
	assert_int_equal(restored.journals, 1);
	assert_int_equal(restored.registers, 0);
	assert_as_before(bench->sim, &bench->left);
	assert_int_equal(journals(&bench->state), 1);
}

/* Replaces one piece of the undamaged journal by another and corrects the checksum, as anyone could. */
static void refuse_changed(const struct bench *bench, const char *piece, const char *other, const char *words)
{
	const char *at = strstr(bench->journal, piece);
	char text[2 * ROOM];
	size_t length;

	assert_non_null(at);
	snprintf(text, sizeof(text), "%.*s%s%s", (int)(at - bench->journal), bench->journal, other, at + strlen(piece));
	length = strlen(text);
	assert_true(length > CHECKSUM);
	snprintf(text + length - CHECKSUM, CHECKSUM + 1, "0x%08x\n", crc32c(text, length - CHECKSUM));
	refuse(bench, text, length, words);
}

static void test_whole(void **state)
{
	struct bench bench = make_bench();
	struct uncore_restored restored;
	struct uncore_fault fault;

	(void)state;
	write_journal(&bench, bench.journal, bench.length);
	assert_int_equal(restore(&bench, &restored, &fault), 0);
	assert_int_equal(restored.journals, 1);
	assert_true(restored.registers >= 3);
	assert_as_before(bench.sim, &bench.before);
	assert_int_equal(journals(&bench.state), 0);
	drop_bench(&bench);
}

/* Any other length than its own: values are missing. */
static void test_cut(void **state)
{
	struct bench bench = make_bench();

	(void)state;
	for (size_t length = 0; length < bench.length; length++)
		refuse(&bench, bench.journal, length, "damaged");
	/* and with more bytes after its end, such as old content of the disk */
	for (size_t more = 1; more < 600; more += 37) {
		char text[ROOM + 600];

		memcpy(text, bench.journal, bench.length);
		memset(text + bench.length, more % 2 ? 0 : '\n', more);
		refuse(&bench, text, bench.length + more, "damaged");
	}
	drop_bench(&bench);
}

/* Each byte with each of its bits flipped, and replaced by some other values. */
static void test_damaged(void **state)
{
	static const char others[] = { '\0', '\n', ' ', '9', 'x', '-', '%', '\x7f', (char)0xff };
	struct bench bench = make_bench();

	(void)state;
	for (size_t at = 0; at < bench.length; at++) {
		for (size_t other = 0; other < 8 + sizeof(others); other++) {
			char text[ROOM];

			memcpy(text, bench.journal, bench.length);
			text[at] = (char)((uint8_t)text[at] ^ 1U << other % 8);
			if (other >= 8)
				text[at] = others[other - 8];
			if (text[at] != bench.journal[at])
				refuse(&bench, text, bench.length, "no register is written from it");
		}
	}
	drop_bench(&bench);
}

/* Blocks that were not written to the disk, or that still have their old content. */
static void test_torn(void **state)
{
	struct bench bench = make_bench();

	(void)state;
	for (size_t size = 8; size <= 1024; size *= 2) {
		for (size_t at = 0; at + size <= bench.length; at += size) {
			char text[ROOM];

			memcpy(text, bench.journal, bench.length);
			memset(text + at, 0, size);
			refuse(&bench, text, bench.length, "no register is written from it");
			if (at == 0)
				continue;
			memcpy(text + at, bench.journal + at - size, size);
			if (memcmp(text, bench.journal, bench.length) != 0)
				refuse(&bench, text, bench.length, "no register is written from it");
		}
	}
	drop_bench(&bench);
}

/* A session that dies while it writes its journal leaves a draft. It had not written a register. */
static void test_draft(void **state)
{
	struct bench bench = make_bench();
	struct uncore_restored restored;
	struct uncore_fault fault;
	char draft[120];
	int file;

	(void)state;
	snprintf(draft, sizeof(draft), "%s/draft.1.0", bench.state.path);
	write_journal(&bench, bench.journal, bench.length / 2);
	assert_int_equal(rename(bench.path, draft), 0);
	file = open(draft, O_RDONLY | O_CLOEXEC);
	/* a draft that is still being written is left alone */
	assert_int_equal(flock(file, LOCK_EX), 0);
	assert_int_equal(restore(&bench, &restored, &fault), UNCORE_E_NOENT);
	assert_int_equal(each_file(&bench.state, "draft.", NULL, NULL), 1);
	close(file);
	assert_int_equal(restore(&bench, &restored, &fault), UNCORE_E_NOENT);
	assert_string_equal(fault.text, "");
	assert_int_equal(restored.journals, 0);
	assert_as_before(bench.sim, &bench.left);
	assert_int_equal(each_file(&bench.state, "draft.", NULL, NULL), 0);
	drop_bench(&bench);
}

/* Files of other programs are no journals, whatever their names are. */
static void test_names(void **state)
{
	static const char *const names[] = { "journal.",     "journal.x",     "journal.1",         "journal.1.",
					     "journal..0",   "journal.1.0x",  "journal.1.0 ",      "journal.-1.0",
					     "xjournal.1.0", "journal.1.0.0", "journal.\033[2J.0", "draft.1" };
	struct bench bench = make_bench();
	struct uncore_restored restored;
	struct uncore_fault fault;

	(void)state;
	for (size_t at = 0; at < sizeof(names) / sizeof(names[0]); at++) {
		char other[160];

		snprintf(other, sizeof(other), "%s/%s", bench.state.path, names[at]);
		write_journal(&bench, bench.journal, bench.length);
		assert_int_equal(rename(bench.path, other), 0);
		assert_int_equal(restore(&bench, &restored, &fault), UNCORE_E_NOENT);
		assert_int_equal(restored.journals, 0);
		assert_string_equal(fault.text, "");
		assert_int_equal(unlink(other), 0);
	}
	assert_as_before(bench.sim, &bench.left);
	drop_bench(&bench);
}

/* A reboot has reset the registers. */
static void test_other_boot(void **state)
{
	static const char *const boots[] = { "0f3c2d1e-aaaa-4bbb-8ccc-0123456789ab",
					     "1f3c2d1e-aaaa-4bbb-8ccc-0123456789ab" };
	struct bench bench = make_bench();
	struct uncore_machine machine = *uncore_sim_machine(bench.sim);
	struct uncore_restored restored;
	struct uncore_fault fault = { 0 };
	char text[ROOM];
	size_t length;

	(void)state;
	assert_null(machine.boot);
	assert_non_null(strstr(bench.journal, "\nboot - "));
	length = (size_t)snprintf(text, sizeof(text), "%.*s%s%s", (int)(strstr(bench.journal, "- ") - bench.journal),
				  bench.journal, boots[0], strstr(bench.journal, "- ") + 1);
	snprintf(text + length - CHECKSUM, CHECKSUM + 1, "0x%08x\n", crc32c(text, length - CHECKSUM));
	write_journal(&bench, text, length);
	machine.boot = boots[1];
	assert_int_equal(uncore_restore(&machine, bench.state.path, false, NULL, NULL, &restored, &fault),
			 UNCORE_E_NOENT);
	assert_non_null(strstr(fault.text, "written on another machine, or before this machine booted"));
	assert_as_before(bench.sim, &bench.left);
	assert_int_equal(journals(&bench.state), 1);
	/* with the right boot it is accepted */
	uncore_fault_clear(&fault);
	machine.boot = boots[0];
	assert_int_equal(uncore_restore(&machine, bench.state.path, false, NULL, NULL, &restored, &fault), 0);
	assert_as_before(bench.sim, &bench.before);
	drop_bench(&bench);
}

/* A machine without a known boot differs from one with a known boot, and from one with another name. */
static void test_other_machine(void **state)
{
	static const struct {
		const char *boot, *name;
		int result;
	} cases[] = {
		{ "0f3c2d1e-aaaa-4bbb-8ccc-0123456789ab", "the simulator", UNCORE_E_NOENT },
		{ NULL, "/", UNCORE_E_NOENT },
		{ NULL, "the simulator of a friend", UNCORE_E_NOENT },
		{ NULL, "the sim", UNCORE_E_NOENT },
		{ NULL, "the simulator", 0 },
	};
	struct bench bench = make_bench();
	struct uncore_machine machine = *uncore_sim_machine(bench.sim);
	struct uncore_restored restored;

	(void)state;
	assert_non_null(strstr(bench.journal, "\nmachine the simulator\n"));
	write_journal(&bench, bench.journal, bench.length);
	for (size_t at = 0; at < sizeof(cases) / sizeof(cases[0]); at++) {
		struct uncore_fault fault = { 0 };

		machine.boot = cases[at].boot;
		machine.name = cases[at].name;
		assert_int_equal(uncore_restore(&machine, bench.state.path, false, NULL, NULL, &restored, &fault),
				 cases[at].result);
		assert_true(cases[at].result == 0 || strstr(fault.text, "written on another machine") != NULL);
		assert_as_before(bench.sim, cases[at].result == 0 ? &bench.before : &bench.left);
	}
	drop_bench(&bench);
}

/* Sessions write the boot of their machine into the journal. */
static void test_own_boot(void **state)
{
	struct bench bench = make_bench();
	struct uncore_machine machine = *uncore_sim_machine(bench.sim);
	struct uncore_session_options options = { .size = sizeof(options), .state = bench.state.path };
	struct uncore_session *session;

	(void)state;
	machine.boot = "0f3c2d1e-aaaa-4bbb-8ccc-0123456789ab";
	session = make_session_on(&machine, &options);
	(void)want(session, bench.sim, "UNC_C_TOR_INSERTS.OPCODE,opc=0x182");
	start(session);
	each_file(&bench.state, "journal.", read_whole, &bench);
	assert_non_null(strstr(bench.journal, "\nboot 0f3c2d1e-aaaa-4bbb-8ccc-0123456789ab "));
	stop(session);
	uncore_session_free(session);
	drop_bench(&bench);
}

static void test_foreign(void **state)
{
	struct bench bench = make_bench();

	(void)state;
	refuse(&bench, "hello\n", 6, "not a journal, or damaged");
	refuse_changed(&bench, "uncore journal 3", "uncore journal 2",
		       "has format 2, or is damaged; this uncore reads format 3: no register is written from it");
	refuse_changed(&bench, "uncore journal 3", "uncore journal 33", "has format 33, or is damaged; this uncore");
	refuse_changed(&bench, "uncore journal 3", "uncore journal two", "not a journal, or damaged");
	refuse_changed(&bench, "platform ivt", "platform jkt",
		       "line 2: it was written on another platform; restore it on that machine");
	refuse_changed(&bench, "pid ", "pit ", "line 5: the process number is missing");
	refuse_changed(&bench, "package 0 cbo", "package 7 cbo", "package 7 is not there, or all its CPUs are offline");
	refuse_changed(&bench, "package 0 cbo 0 ctr 0", "package 0 cbo 15 ctr 0",
		       "line 6: no such instance on this machine");
	refuse_changed(&bench, "package 0 cbo 0 ctr 0", "package 0 cbo 0 ctr 4",
		       "line 6: no such instance on this machine");
	refuse_changed(&bench, "package 0 cbo 0 ctr 0", "package 0 cbo 65536 ctr 0", "line 6: no such instance");
	refuse_changed(&bench, "package 0 cbo 0 ctr 0", "package 0 cbo 0 ctr 65536", "line 6: no such instance");
	refuse_changed(&bench, "package 0 cbo 0 ctr 0", "package 0 cbo -1 ctr 0", "line 6: ");
	refuse_changed(&bench, "package 0 cbo 0 ctr 0", "package 0 cbo 4294967296 ctr 0", "line 6: ");
	refuse_changed(&bench, "package 0 cbo 0 ctr 0", "package 4294967296 cbo 0 ctr 0", "line 6: ");
	refuse_changed(&bench, "package 0 cbo 0 ctr 0 0x", "package 0 cbo 0 ctr 0 0xffffffffffffffff", "line 6: ");
	refuse_changed(&bench, "cbo 0 ctl 0 0x", "cbo 0 ctl 0 0x1ffffffff", "line 11: not");
	refuse_changed(&bench, "cbo 0 ctr 0 0x", "cbo 0 ctr 0 0x-", "line 6: not a register");
	refuse_changed(&bench, "package 0 cbo", "cpu 0 cbo", "line 6: not what the register could hold");
	refuse_changed(&bench, "package 0 cbo", "package 0 slice", "another version wrote the journal");
	refuse_changed(&bench, "cbo 0 ctr", "cbo 0 counter", "another version wrote the journal");
	refuse_changed(&bench, "\nend ", "\nend 1", "registers are missing");
	refuse_changed(&bench, "\nend ", "\nfin ", "not a register");
	refuse_changed(&bench, "\nboot ", "\nboat ", "line 3: no boot");
	drop_bench(&bench);
}

/* The undamaged journal with one line that is much too long. */
static void test_long_line(void **state)
{
	struct bench bench = make_bench();
	char text[2 * ROOM];

	(void)state;
	memset(text, 'x', ROOM);
	memcpy(text + ROOM, bench.journal, bench.length);
	refuse(&bench, text, ROOM + bench.length, "not a journal, or damaged");
	drop_bench(&bench);
}

/* A NUL that hides the rest of a line is damage, not the end of the text. */
static void test_nul(void **state)
{
	struct bench bench = make_bench();
	char text[ROOM];

	(void)state;
	memcpy(text, bench.journal, bench.length);
	text[bench.length / 2] = '\0';
	refuse(&bench, text, bench.length, "damaged");
	memset(text, 0, bench.length);
	refuse(&bench, text, bench.length, "not a journal, or damaged");
	drop_bench(&bench);
}

/* Names of journals that are not regular files: restore does not wait on a pipe and does not follow a link. */
static void test_no_files(void **state)
{
	struct bench bench = make_bench();
	struct uncore_restored restored;
	struct uncore_fault fault;
	char target[120];

	(void)state;
	assert_int_equal(mkfifo(bench.path, 0600), 0);
	assert_int_equal(restore(&bench, &restored, &fault), UNCORE_E_NOENT);
	assert_string_equal(fault.text, "journal journal.1.0: not a file");
	remove_file(bench.path, NULL);
	assert_int_equal(mkdir(bench.path, 0700), 0);
	assert_int_equal(restore(&bench, &restored, &fault), UNCORE_E_NOENT);
	assert_string_equal(fault.text, "journal journal.1.0: not a file");
	remove_file(bench.path, NULL);
	snprintf(target, sizeof(target), "%s/elsewhere", bench.state.path);
	write_journal(&bench, bench.journal, bench.length);
	assert_int_equal(rename(bench.path, target), 0);
	assert_int_equal(symlink(target, bench.path), 0);
	assert_int_equal(restore(&bench, &restored, &fault), UNCORE_E_IO);
	assert_as_before(bench.sim, &bench.left);
	drop_bench(&bench);
}

/* One bad journal does not prevent the replay of the others. */
static void test_bad_and_good(void **state)
{
	struct bench bench = make_bench();
	struct uncore_restored restored;
	struct uncore_fault fault;
	char good[120];

	(void)state;
	write_journal(&bench, bench.journal, bench.length);
	snprintf(good, sizeof(good), "%s/journal.2.0", bench.state.path);
	assert_int_equal(rename(bench.path, good), 0);
	write_journal(&bench, "hello\n", 6);
	assert_int_equal(restore(&bench, &restored, &fault), UNCORE_E_NOENT);
	assert_int_equal(restored.journals, 2);
	assert_as_before(bench.sim, &bench.before);
	assert_int_equal(journals(&bench.state), 1);
	drop_bench(&bench);
}

static void test_nothing(void **state)
{
	struct bench bench = make_bench();
	struct uncore_restored restored;
	struct uncore_fault fault = { 0 };

	(void)state;
	assert_int_equal(restore(&bench, &restored, &fault), UNCORE_E_NOENT);
	assert_int_equal(restored.journals, 0);
	assert_int_equal(uncore_restore(uncore_sim_machine(bench.sim), "/nonexistent/uncore", false, NULL, NULL,
					&restored, &fault),
			 UNCORE_E_NOENT);
	assert_non_null(strstr(fault.text, "/nonexistent/uncore"));
	drop_bench(&bench);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_checksum),     cmocka_unit_test(test_whole),
		cmocka_unit_test(test_cut),          cmocka_unit_test(test_damaged),
		cmocka_unit_test(test_torn),         cmocka_unit_test(test_draft),
		cmocka_unit_test(test_names),        cmocka_unit_test(test_other_boot),
		cmocka_unit_test(test_own_boot),     cmocka_unit_test(test_other_machine),
		cmocka_unit_test(test_foreign),      cmocka_unit_test(test_long_line),
		cmocka_unit_test(test_nul),          cmocka_unit_test(test_no_files),
		cmocka_unit_test(test_bad_and_good), cmocka_unit_test(test_nothing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
