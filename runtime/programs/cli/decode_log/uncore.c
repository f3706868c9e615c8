/* SPDX-License-Identifier: MIT */
/*
 * Scans what uncore stat --verbose and --dry-run and uncore restore print (print_session_write()):
 *
 *   program     socket 0  MC_CH0_PCI_PMON_CTL0       PCI 10.4+0xd8                        0x400304    en=1 umask=3
 *   setup       socket 1  PCU_MSR_PMON_BOX_CTL       MSR 0xc24                            0x30100     frz=1
 *   stop        socket 0  MC0_CH0_PMON_BOX_CTL       MMIO imc0.channel+0x0                0x1         frz=1
 *   program     socket 0  MDF3_PMON_CTL0             FOUND mdf3.controls+0x0              0x147       umask=1
 *
 * The address is that of uncore_address_text(). Older versions printed "PCI ??:10.4 offset 0xd8", and before that
 * device and function in decimal: "PCI 16.4 offset 0xd8". A function that only its ID names was "PCI 8086:2066 number 1
 * offset 0xd8".
 */
#include <string.h>

#include "cli/decode_log/access.h"

static bool read_unit(const char *line, const char *end, struct log_unit *unit)
{
	static const struct {
		const char *word;
		enum log_unit_kind kind;
	} words[] = { { " socket ", LOG_UNIT_SOCKET }, { " cpu ", LOG_UNIT_CPU } };

	for (size_t which = 0; which < sizeof(words) / sizeof(words[0]); which++) {
		const char *at = strstr(line, words[which].word);
		uint64_t number;

		if (at == NULL || at >= end)
			continue;
		at += strlen(words[which].word);
		if (log_number(&at, 10, &number) && *at == ' ' && number <= UINT32_MAX) {
			*unit = (struct log_unit){ words[which].kind, (uint32_t)number };
			return true;
		}
	}
	return false;
}

/* The address of older versions: "??:10.4 offset 0xd8", "16.4 offset 0xd8", "8086:2066 number 1 offset 0xd8". */
static bool read_older(const char **at, struct log_access *access)
{
	uint64_t device = UNCORE_NO_PLACE, function = UNCORE_NO_PLACE, offset, id = 0, nth = ADDRESS_ANY;

	if (log_skip(at, "8086:")) {
		nth = 0;
		if (!log_number(at, 16, &id) || id > UINT16_MAX ||
		    (log_skip(at, " number ") && (!log_number(at, 10, &nth) || nth >= ADDRESS_ANY)))
			return false;
	} else {
		unsigned base = log_skip(at, "??:") ? 16 : 10;

		if (!log_number(at, base, &device) || !log_skip(at, ".") || !log_number(at, base, &function))
			return false;
	}
	if (!log_skip(at, " offset ") || !log_number(at, 16, &offset) || offset > UINT16_MAX)
		return false;
	*access = log_pci(access->unit, (uint8_t)device, (uint8_t)function, true, (uint32_t)offset, 0);
	access->at.device_id = (uint16_t)id;
	access->at.nth = (uint8_t)nth;
	return true;
}

/* A place in PCI space, in memory or in a unit. */
static bool read_place(const char **at, struct log_access *access)
{
	char word[UNCORE_ADDRESS_TEXT];
	size_t length = strcspn(*at, " ");
	struct address_query query;

	if (length >= sizeof(word) || memchr(*at, '+', length) == NULL)
		return read_older(at, access);
	memcpy(word, *at, length);
	word[length] = '\0';
	if (!read_address(word, &query))
		return false;
	*access = log_pci(access->unit, 0, 0, true, 0, 0);
	access->at = query;
	*at += length;
	return true;
}

bool log_scan_uncore(struct log_reader *reader, const char *line)
{
	static const char *const spaces[] = { " PCI ", " MMIO ", " FOUND " };
	const char *msr = strstr(line, " MSR 0x"), *at = msr;
	struct log_access access = { .is_write = true };
	uint64_t number;

	for (size_t space = 0; at == NULL && space < sizeof(spaces) / sizeof(spaces[0]); space++)
		at = strstr(line, spaces[space]);
	if (at == NULL || !read_unit(line, at, &access.unit))
		return false;
	at += strcspn(at + 1, " ") + 2;
	if (msr != NULL) {
		if (!log_number(&at, 16, &number))
			return false;
		access = log_msr(access.unit, true, number);
	} else if (!read_place(&at, &access)) {
		return false;
	}
	if (*at != ' ')
		return false;
	log_skip_blanks(&at);
	if (strncmp(at, "0x", 2) != 0 || !log_number(&at, 16, &access.value) || (*at != ' ' && *at != '\0'))
		return false;
	access.has_value = true;
	log_add(reader, &access);
	return true;
}
