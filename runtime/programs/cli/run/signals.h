/* SPDX-License-Identifier: MIT */
/*
 * uncore stat: holds signals that end the measurement, and the signal of a command's end, until the program waits for
 * them.
 */
#ifndef RUNTIME_CLI_RUN_SIGNALS_H
#define RUNTIME_CLI_RUN_SIGNALS_H

#include <stdbool.h>
#include <stdint.h>

void take_signals(void);
/* Restores the caller's signals, for the command. */
void give_back_signals(void);
/* Waits for a signal, at most so many nanoseconds; 0: none came. */
int await_signal(uint64_t nanoseconds);
/*
 * Waits for a signal that ends the measurement, for input in the file, or for SIGWINCH: returns true. False: the time
 * is over. After true, await_signal(0) gives the signal.
 */
bool await_input(int file, uint64_t nanoseconds);
/*
 * Waits for a signal, as await_signal() does, or for input in the file. False: the time is over; a signal may have come
 * all the same. *number is its number, or 0.
 */
bool await_signal_or_input(int file, uint64_t nanoseconds, int *number);
/*
 * Call around writes to a file that may block. After a signal that asks for the end, the write gets one second, then
 * the rest is discarded. await_signal() reports the signal later.
 */
void begin_writing(int file);
void end_writing(void);
bool is_writing_stuck(void);

#endif
