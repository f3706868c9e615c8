/* SPDX-License-Identifier: MIT */
/* Found before Jansson's own header when the test builds the library: proves that it is not needed. */
#error "the library includes jansson.h"
