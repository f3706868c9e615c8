/* SPDX-License-Identifier: MIT */
/* Tests a session and a restore while each of their allocations in turn fails. */
#define _GNU_SOURCE
#include <fcntl.h>

#include "session_fixture.h"

/* ---- the C library's allocator, which can be made to fail ---- */

#if defined(__SANITIZE_ADDRESS__)
#define CAN_REFUSE 0 /* the sanitizer replaces the allocator */
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CAN_REFUSE 0
#endif
#endif
#ifndef CAN_REFUSE
#define CAN_REFUSE 1
#endif

static volatile long refuse_in = -1; /* number of allocations until one fails; negative: none fails */
static volatile long held;           /* blocks that are allocated and not freed */

#if CAN_REFUSE
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);
void __libc_free(void *old);

/* Valgrind redirects calls, and must find these functions. */
#define NOT_INLINE __attribute__((noinline))

static bool refuses(void)
{
	if (refuse_in < 0)
		return false;
	errno = ENOMEM;
	return refuse_in-- == 0;
}

static void *hold(void *made)
{
	held += made != NULL;
	return made;
}

NOT_INLINE void *malloc(size_t size)
{
	return refuses() ? NULL : hold(__libc_malloc(size));
}

NOT_INLINE void *calloc(size_t count, size_t size)
{
	return refuses() ? NULL : hold(__libc_calloc(count, size));
}

NOT_INLINE void *realloc(void *old, size_t size)
{
	void *made = refuses() ? NULL : __libc_realloc(old, size);

	held += old == NULL && made != NULL;
	return made;
}

NOT_INLINE void free(void *old)
{
	held -= old != NULL;
	__libc_free(old);
}
#endif

/* If another allocator is in use, as under valgrind, no allocation can be made to fail. */
static bool can_refuse(void)
{
	void *volatile made;

	refuse_in = 0;
	made = malloc(1);
	refuse_in = -1;
	free(made);
	return made == NULL;
}

/* ---- sessions ---- */

static int session(struct uncore_machine *machine, const char *state, const struct uncore_encoding *events,
		   size_t count)
{
	struct uncore_session_options options = { .size = sizeof(options),
						  .flags = UNCORE_SESSION_MULTIPLEX,
						  .state = state };
	struct uncore_session *made;
	struct uncore_fault fault = { 0 };
	int result = uncore_session_create(machine, &options, &made, &fault);

	for (size_t at = 0; at < count && result == 0; at++)
		result = uncore_session_add(made, &events[at], 0, NULL);
	if (result == 0)
		result = uncore_session_start(made);
	if (result == 0)
		result = uncore_session_sample(made);
	if (result == 0)
		result = uncore_session_rotate(made);
	if (result == 0)
		result = uncore_session_stop(made);
	uncore_session_free(made);
	return result;
}

/* Whichever allocation fails: the result is NOMEM, everything is as before, and no memory is kept. */
static void check_session(void)
{
	static const char *const names[] = { "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x182",
					     "cbo0:UNC_C_TOR_INSERTS.OPCODE,opc=0x180", "imc:fixed",
					     "UNC_U_LOCK_CYCLES" };
	struct uncore_scenario scenario = { .socket_count = 2, .cores = 2 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);
	struct state_dir directory = make_state();
	struct uncore_encoding events[4];
	struct memory before;
	long number = 0;
	int result = -1;

	leave_words(sim);
	before = remember(sim);
	for (size_t at = 0; at < 4; at++)
		events[at] = encode(uncore_sim_machine(sim)->tables, names[at]);
	/* The C library keeps some memory for itself after the first session. */
	assert_int_equal(session(uncore_sim_machine(sim), directory.path, events, 4), 0);
	while (result != 0) {
		long was = held;
		unsigned files = open_files();

		refuse_in = number++;
		result = session(uncore_sim_machine(sim), directory.path, events, 4);
		if (result == 0)
			result = refuse_in >= 0 ? 0 : -1; /* the test ends when no allocation failed */
		else
			assert_int_equal(result, UNCORE_E_NOMEM);
		refuse_in = -1;
		assert_int_equal(held, was);
		assert_int_equal(open_files(), files);
		assert_int_equal(journals(&directory), 0);
		assert_as_before(sim, &before);
	}
	assert_true(number > 15);
	forget(&before);
	drop_state(&directory);
	uncore_sim_free(sim);
}

/* ---- a restore ---- */

/* As a separate file: a journal with two names is not replayed. */
static void copy(const char *from, const char *to)
{
	char bytes[65536];
	int in = open(from, O_RDONLY), out = open(to, O_WRONLY | O_CREAT | O_TRUNC, 0600);
	ssize_t count = read(in, bytes, sizeof(bytes));

	assert_true(count > 0 && count < (ssize_t)sizeof(bytes));
	assert_int_equal(write(out, bytes, (size_t)count), count);
	close(in);
	close(out);
}

static void keep(const char *path, void *context)
{
	char to[120];

	snprintf(to, sizeof(to), "%.90s/kept", (const char *)context);
	copy(path, to);
}

/* A journal that could not be replayed completely stays, and can be replayed later. */
static void check_restore(void)
{
	struct uncore_scenario scenario = { .cores = 1 };
	struct uncore_sim *sim = make_sim("ivt", &scenario);
	struct state_dir directory = make_state();
	struct uncore_session *live;
	struct memory before;
	char kept[120], journal[120];
	long number = 0;
	int result = -1;

	leave_words(sim);
	before = remember(sim);
	live = make_session(sim, directory.path, 0);
	(void)want(live, sim, "UNC_M_CAS_COUNT.RD_REG");
	start(live);
	each_file(&directory, "journal.", keep, directory.path);
	stop(live);
	uncore_session_free(live);
	snprintf(kept, sizeof(kept), "%s/kept", directory.path);
	snprintf(journal, sizeof(journal), "%s/journal.1.0", directory.path);
	while (result != 0) {
		struct uncore_restored restored;
		struct uncore_fault fault = { 0 };
		long was = held;

		put(sim, 0, "imc", 0, "ctl0", 0x400104);
		copy(kept, journal);
		refuse_in = number++;
		result = uncore_restore(uncore_sim_machine(sim), directory.path, false, NULL, NULL, &restored, &fault);
		refuse_in = -1;
		assert_int_equal(held, was);
		assert_int_equal(journals(&directory), result == 0 ? 0 : 1);
	}
	assert_true(number > 3);
	assert_as_before(sim, &before);
	forget(&before);
	drop_state(&directory);
	uncore_sim_free(sim);
}

static void test_session(void **state)
{
	(void)state;
	if (!can_refuse())
		skip();
	check_session();
}

static void test_restore(void **state)
{
	(void)state;
	if (!can_refuse())
		skip();
	check_restore();
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_session), cmocka_unit_test(test_restore) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
