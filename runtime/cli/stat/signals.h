/* SPDX-License-Identifier: MIT */
/* uncore stat: signals that end the measurement, and that of a command's end, wait until somebody asks for them. */
#ifndef RUNTIME_CLI_STAT_SIGNALS_H
#define RUNTIME_CLI_STAT_SIGNALS_H

#include <stdbool.h>
#include <stdint.h>

void take_signals(void);
/* As the caller had them: for the command. */
void give_back_signals(void);
/* Waits for one, no longer than so many nanoseconds; 0: none came. */
int await_signal(uint64_t nanoseconds);
/*
 * Around what is written to a file that a reader may keep waiting: a signal that wants the end gives it a second, then
 * the rest is thrown away. await_signal() brings the signal later.
 */
void begin_writing(int file);
void end_writing(void);
bool is_writing_stuck(void);

#endif
