/* SPDX-License-Identifier: MIT */
/* Tests that a program with marks takes no other file for the ring of a measurement: runtime/library/region/ring.c. */
#define _GNU_SOURCE
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "region/ring.h"

/* What it says of a file in memory with so many bytes of 0, whose inode is off by so many. */
static int attach(off_t bytes, unsigned off)
{
	struct region_files files = { .pid = getpid(), .bell = -1 };
	struct stat status;
	int result;

	files.ring = memfd_create("ring", MFD_CLOEXEC);
	assert_true(files.ring >= 0);
	assert_int_equal(ftruncate(files.ring, bytes), 0);
	assert_int_equal(fstat(files.ring, &status), 0);
	files.ring_inode = status.st_ino + off;
	errno = 0;
	result = region_attach(&files);
	assert_int_equal(close(files.ring), 0);
	assert_null(region_process.ring);
	assert_int_not_equal(atomic_load(&region_process.state), REGION_ON);
	return result;
}

static void test_another_file(void **state)
{
	(void)state;
	assert_int_equal(attach(sizeof(struct region_ring), 1), -ENOENT);
}

static void test_no_file(void **state)
{
	struct region_files files = { .pid = getpid(), .ring = 1000, .bell = -1, .ring_inode = 1 };

	(void)state;
	assert_int_equal(region_attach(&files), -ENOENT);
}

static void test_no_ring(void **state)
{
	(void)state;
	assert_int_equal(attach(8, 0), -EPROTO);
	assert_int_equal(attach(sizeof(struct region_ring), 0), -EPROTO);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_another_file),
		cmocka_unit_test(test_no_file),
		cmocka_unit_test(test_no_ring),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
