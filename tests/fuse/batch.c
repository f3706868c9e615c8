/* SPDX-License-Identifier: MIT */
/*
 * Makes one batch request of msr-safe, built byte by byte as its msr_safe.h lays it out, and prints the result:
 *
 *	batch FILE [count=N] [address=N] [request=N] [readonly] OPERATION...
 *
 *	CPU:MSR         reads
 *	CPU:MSR=VALUE   writes
 *
 * The words before the operations make the request wrong, or put it where it cannot be written. Prints the ioctl's
 * errno by name, or OK; then a line for each operation: its errno or OK, the value, and the mask.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

enum { PAGE = 4096, OPERATION_BYTES = 32, OPERATIONS_MAX = PAGE / OPERATION_BYTES };

static void stop(const char *what, const char *word)
{
	fprintf(stderr, "batch: %s %s\n", what, word);
	exit(2);
}

/* Reads the number at the start of the word, which the character must follow; moves past both. */
static uint64_t number(const char **word, char end)
{
	const char *start = *word;
	char *behind;
	uint64_t value = strtoull(start, &behind, 0);

	if (behind == start || *behind != end)
		stop("no number:", start);
	*word = behind + (end != '\0');
	return value;
}

/* u16 cpu, u16 isrdmsr, s32 err, u32 msr, 4 bytes of nothing, u64 msrdata, u64 wmask */
static void put_operation(uint8_t *bytes, const char *word)
{
	uint16_t is_read = strchr(word, '=') == NULL;
	uint16_t cpu = (uint16_t)number(&word, ':');
	uint32_t msr = (uint32_t)number(&word, is_read != 0 ? '\0' : '=');
	uint64_t value = is_read != 0 ? 0x5555555555555555 : number(&word, '\0');
	int32_t unset = 12345;

	memcpy(bytes, &cpu, 2);
	memcpy(bytes + 2, &is_read, 2);
	memcpy(bytes + 4, &unset, 4);
	memcpy(bytes + 8, &msr, 4);
	memcpy(bytes + 16, &value, 8);
}

static const char *name(int error)
{
	const char *text = error == 0 ? "OK" : strerrorname_np(error);

	return text != NULL ? text : "?";
}

static void print_operation(const uint8_t *bytes)
{
	int32_t error;
	uint64_t value, mask;

	memcpy(&error, bytes + 4, 4);
	memcpy(&value, bytes + 16, 8);
	memcpy(&mask, bytes + 24, 8);
	printf("%s %llx %llx\n", error > 0 ? "untouched" : name(-error), (unsigned long long)value,
	       (unsigned long long)mask);
}

/* Maps a page, followed by one that cannot be accessed. */
static uint8_t *map_operations(void)
{
	void *pages = mmap(NULL, 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (pages == MAP_FAILED || mprotect(pages, PAGE, PROT_READ | PROT_WRITE) != 0)
		stop("no memory:", strerror(errno));
	return (uint8_t *)pages;
}

/* A request, and the values to send with it. */
struct request {
	uint8_t *operations;
	int used, readonly;
	uint64_t count, address, number;
};

static void take(struct request *request, const char *word)
{
	const char *value = word + strcspn(word, "=") + 1;

	if (strncmp(word, "count=", 6) == 0)
		request->count = number(&value, '\0');
	else if (strncmp(word, "address=", 8) == 0)
		request->address = number(&value, '\0');
	else if (strncmp(word, "request=", 8) == 0)
		request->number = number(&value, '\0');
	else if (strcmp(word, "readonly") == 0)
		request->readonly = 1;
	else if (request->used == OPERATIONS_MAX)
		stop("too many operations:", word);
	else
		put_operation(request->operations + OPERATION_BYTES * request->used++, word);
}

/* u32 numops, u32 version, pointer */
static void make(int file, const struct request *request)
{
	uint32_t count = request->count == UINT64_MAX ? (uint32_t)request->used : (uint32_t)request->count;
	uint8_t array[16] = { 0 };

	memcpy(array, &count, 4);
	memcpy(array + 8, &request->address, 8);
	puts(name(ioctl(file, request->number, array) < 0 ? errno : 0));
	for (int at = 0; at < request->used; at++)
		print_operation(request->operations + OPERATION_BYTES * at);
}

int main(int argc, char **argv)
{
	struct request request = { .operations = map_operations(), .count = UINT64_MAX, .number = 0xc01063a2 };
	int file = argc > 1 ? open(argv[1], O_RDONLY) : -1;

	if (file < 0)
		stop("cannot open:", argc > 1 ? strerror(errno) : "no file");
	request.address = (uintptr_t)request.operations;
	for (int at = 2; at < argc; at++)
		take(&request, argv[at]);
	if (request.readonly && mprotect(request.operations, PAGE, PROT_READ) != 0)
		stop("mprotect:", strerror(errno));
	make(file, &request);
	return 0;
}
