/* SPDX-License-Identifier: MIT */
/* Explains error codes in words, and keeps the first fault of a handle. */
#include "uncore/error.h"

#include <stdarg.h>
#include <stdio.h>

#define ERROR_TEXT(id, number, text) \
	case UNCORE_E_##id: \
		return text;
#define ERROR_NAME(id, number, text) \
	case UNCORE_E_##id: \
		return "UNCORE_E_" #id;

const char *uncore_error_text(int code)
{
	switch (code) {
	case UNCORE_OK:
		return "no error";
		UNCORE_ERRORS(ERROR_TEXT)
	default:
		return "unknown error";
	}
}

const char *uncore_error_name(int code)
{
	switch (code) {
	case UNCORE_OK:
		return "UNCORE_OK";
		UNCORE_ERRORS(ERROR_NAME)
	default:
		return "UNCORE_E_?";
	}
}

int uncore_fault_set(struct uncore_fault *fault, int code, const char *format, ...)
{
	va_list arguments;

	if (fault == NULL || fault->code != 0)
		return code;
	fault->code = code;
	va_start(arguments, format);
	vsnprintf(fault->text, sizeof(fault->text), format, arguments);
	va_end(arguments);
	return code;
}

void uncore_fault_clear(struct uncore_fault *fault)
{
	fault->code = 0;
	fault->text[0] = '\0';
}
