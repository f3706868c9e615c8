/* SPDX-License-Identifier: MIT */
/*
 * Error codes. A call that can fail returns 0 or a negative enum uncore_error. A handle also keeps a description of its
 * first failure, in a struct uncore_fault.
 */
#ifndef UNCORE_ERROR_H
#define UNCORE_ERROR_H

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

#if defined(__GNUC__)
#define UNCORE_MUST_CHECK __attribute__((__warn_unused_result__))
#define UNCORE_PRINTF(text, first) __attribute__((__format__(__printf__, text, first)))
#else
#define UNCORE_MUST_CHECK
#define UNCORE_PRINTF(text, first)
#endif

/* X(id, number, text). Later versions add errors at the end; a number never gets another meaning. */
#define UNCORE_ERRORS(X) \
	X(ARGUMENT, 1, "a needed argument is missing") \
	X(RANGE, 2, "a number is out of range") \
	X(NOENT, 3, "nothing has that name") \
	X(ACCESS, 4, "the access rights of the field or register forbid it") \
	X(RESERVED, 5, "reserved bits must be written as documented") \
	X(WIDTH, 6, "the access is not as wide as the register") \
	X(NOADDR, 7, "no source gives the register's address") \
	X(NOPLACE, 8, "no source gives the device and function of the register") \
	X(NODEV, 9, "no such register on this machine") \
	X(CONFLICT, 10, "two events want different values in the same bits") \
	X(IO, 11, "the access to the hardware failed") \
	X(DENIED, 12, "permission denied") \
	X(NOMEM, 13, "out of memory") \
	X(STALE, 14, "the tables were generated for another version of the library") \
	X(BUSY, 15, "another session uses the box") \
	X(STATE, 16, "the call does not fit what the session is doing") \
	X(UNMEASURED, 17, "the count could not be measured, or only on a part of the machine") \
	X(OPTIONS, 18, "the size of an options struct is not set, or it sets an option that this library lacks") \
	X(DAMAGED, 19, "the file is damaged, or is none of this kind")

#define UNCORE_X_ERROR_(id, number, text) UNCORE_E_##id = -(number),
enum uncore_error { UNCORE_OK = 0, UNCORE_ERRORS(UNCORE_X_ERROR_) };
#undef UNCORE_X_ERROR_

#define UNCORE_FAULT_ROOM 240

/* The first failure, kept until it is cleared. All zero: nothing has failed. */
struct uncore_fault {
	int code;                     /* 0 or an enum uncore_error */
	char text[UNCORE_FAULT_ROOM]; /* one sentence without a full stop, ending in NUL */
};

/* Describes a code in one sentence without a full stop. Never NULL; the text is constant. */
const char *uncore_error_text(int code);
/* The name of a code in C, such as "UNCORE_E_RANGE". Never NULL; the text is constant. */
const char *uncore_error_name(int code);

/*
 * Records a failure unless *fault holds one already, and returns code. A text longer than the room is cut. fault may be
 * NULL: then nothing is recorded.
 */
int uncore_fault_set(struct uncore_fault *fault, int code, const char *format, ...) UNCORE_PRINTF(3, 4);
/* Forgets the failure, so that the next one is recorded. fault must not be NULL. */
void uncore_fault_clear(struct uncore_fault *fault);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
