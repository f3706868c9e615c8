/* SPDX-License-Identifier: MIT */
/* Journals that are not whole, not journals, or of something else: a clear error, never a crash, and nothing is written. */
#define _GNU_SOURCE
#include "session_fixture.h"

#define ROOM 4096

struct bench {
	struct uncore_sim *sim;
	struct memory before, left; /* the session; by the session that was killed */
	struct state_dir state;
	char journal[ROOM]; /* a whole one */
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

/* A session that counts, of which only the journal and the registers stay when time is turned back over its stop. */
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
	/* as if it had been killed */
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

/* Must be refused with words about it, the journal kept, and no register written. */
static void refuse(const struct bench *bench, const char *text, size_t length, const char *words)
{
	struct uncore_restored restored;
	struct uncore_fault fault;

	write_journal(bench, text, length);
	if (restore(bench, &restored, &fault) != UNCORE_E_NOENT || strstr(fault.text, words) == NULL ||
	    strstr(fault.text, "journal.1.0") == NULL)
		fail_msg("wanted \"%s\", got \"%s\"", words, fault.text);
	assert_as_before(bench->sim, &bench->left);
	assert_int_equal(journals(&bench->state), 1);
}

/* With one piece of the whole journal, which must be in it, replaced by another. */
static void refuse_changed(const struct bench *bench, const char *piece, const char *other, const char *words)
{
	const char *at = strstr(bench->journal, piece);
	char text[2 * ROOM];

	assert_non_null(at);
	snprintf(text, sizeof(text), "%.*s%s%s", (int)(at - bench->journal), bench->journal, other, at + strlen(piece));
	refuse(bench, text, strlen(text), words);
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

/* Synced before the first write: one that ends early is of a session that had written nothing. */
static void test_cut(void **state)
{
	struct bench bench = make_bench();

	(void)state;
	for (size_t length = 0; length < bench.length; length++) {
		struct uncore_restored restored;
		struct uncore_fault fault;

		write_journal(&bench, bench.journal, length);
		assert_int_equal(restore(&bench, &restored, &fault), 0);
		assert_int_equal(restored.journals, 1);
		assert_int_equal(restored.registers, 0);
		assert_as_before(bench.sim, &bench.left);
		assert_int_equal(journals(&bench.state), 0);
	}
	drop_bench(&bench);
}

/* Each byte as each of some others: an error, or a whole journal that says something else; never more than it names. */
static void test_damaged(void **state)
{
	static const char others[] = { '\0', '\n', ' ', '9', 'x', '-', '%', '\x7f', (char)0xff };
	struct bench bench = make_bench();
	unsigned refused = 0;

	(void)state;
	for (size_t at = 0; at < bench.length; at++) {
		for (size_t other = 0; other < sizeof(others); other++) {
			struct uncore_restored restored;
			char text[ROOM];
			struct uncore_fault fault;

			memcpy(text, bench.journal, bench.length);
			text[at] = others[other];
			write_journal(&bench, text, bench.length);
			if (restore(&bench, &restored, &fault) != 0) {
				refused++;
				if (strncmp(fault.text, "journal journal.1.0", 19) != 0)
					fail_msg("byte %zu: \"%s\"", at, fault.text);
				if (strstr(fault.text, ", line ") != NULL)
					assert_int_equal(restored.registers, 0);
			}
		}
	}
	assert_true(refused > bench.length * 5);
	drop_bench(&bench);
}

static void test_foreign(void **state)
{
	struct bench bench = make_bench();

	(void)state;
	refuse(&bench, "hello\n", 6, "line 1: not a journal of this version");
	refuse_changed(&bench, "uncore journal 1", "uncore journal 2", "line 1: not a journal of this version");
	refuse_changed(&bench, "platform ivt", "platform jkt", "line 2: it was written on another platform");
	refuse_changed(&bench, "pid ", "pit ", "line 3: no process number");
	refuse_changed(&bench, "socket 0 cbo", "socket 7 cbo", "line 4: no such instance on this machine");
	refuse_changed(&bench, "socket 0 cbo 0 ctr 0", "socket 0 cbo 15 ctr 0",
		       "line 4: no such instance on this machine");
	refuse_changed(&bench, "socket 0 cbo 0 ctr 0", "socket 0 cbo 0 ctr 4",
		       "line 4: no such instance on this machine");
	refuse_changed(&bench, "socket 0 cbo 0 ctr 0", "socket 0 cbo 65536 ctr 0", "line 4: no such instance");
	refuse_changed(&bench, "socket 0 cbo 0 ctr 0", "socket 0 cbo 0 ctr 65536", "line 4: no such instance");
	refuse_changed(&bench, "socket 0 cbo 0 ctr 0", "socket 0 cbo -1 ctr 0", "line 4: ");
	refuse_changed(&bench, "socket 0 cbo 0 ctr 0", "socket 0 cbo 4294967296 ctr 0", "line 4: ");
	refuse_changed(&bench, "socket 0 cbo 0 ctr 0", "socket 4294967296 cbo 0 ctr 0", "line 4: ");
	refuse_changed(&bench, "socket 0 cbo 0 ctr 0 0x", "socket 0 cbo 0 ctr 0 0xffffffffffffffff", "line 4: ");
	refuse_changed(&bench, "cbo 0 ctl 0 0x", "cbo 0 ctl 0 0x1ffffffff", "damaged");
	refuse_changed(&bench, "cbo 0 ctr 0 0x", "cbo 0 ctr 0 0x-", "damaged");
	refuse_changed(&bench, "socket 0 cbo", "cpu 0 cbo", "damaged");
	refuse_changed(&bench, "socket 0 cbo", "socket 0 slice", "another version wrote the journal");
	refuse_changed(&bench, "cbo 0 ctr", "cbo 0 counter", "another version wrote the journal");
	refuse_changed(&bench, "end ", "end 1", "registers are missing; the file is damaged");
	refuse_changed(&bench, "end ", "fin ", "not a register; the file is damaged");
	drop_bench(&bench);
}

/* The whole one again, with a line in it that is much too long. */
static void test_long_line(void **state)
{
	struct bench bench = make_bench();
	char text[2 * ROOM];

	(void)state;
	memset(text, 'x', ROOM);
	memcpy(text + ROOM, bench.journal, bench.length);
	refuse(&bench, text, ROOM + bench.length, "line 1");
	drop_bench(&bench);
}

/* A NUL hides the rest of a line: it is damage, not an early end. */
static void test_nul(void **state)
{
	struct bench bench = make_bench();
	char text[ROOM];

	(void)state;
	memcpy(text, bench.journal, bench.length);
	text[bench.length / 2] = '\0';
	refuse(&bench, text, bench.length, "damaged");
	memset(text, 0, bench.length);
	refuse(&bench, text, bench.length, "line 1");
	drop_bench(&bench);
}

/* Names of journals that are no files: nothing waits on a pipe, nothing follows a link. */
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

/* One bad journal does not keep the others from being replayed. */
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
		cmocka_unit_test(test_whole),    cmocka_unit_test(test_cut),          cmocka_unit_test(test_damaged),
		cmocka_unit_test(test_foreign),  cmocka_unit_test(test_long_line),    cmocka_unit_test(test_nul),
		cmocka_unit_test(test_no_files), cmocka_unit_test(test_bad_and_good), cmocka_unit_test(test_nothing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
