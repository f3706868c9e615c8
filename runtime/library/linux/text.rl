/* SPDX-License-Identifier: MIT */
/* The grammars of two more texts of the kernel: the name of a PCI function, and the lines of /proc/cpuinfo. */
#include "linux/host.h"
#include "linux/text.h"

/* Ragel's code falls through its cases, by design. */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wimplicit-fallthrough"
#endif

static unsigned digit_of(char c)
{
	return c <= '9' ? (unsigned)(c - '0') : (unsigned)((c | 0x20) - 'a') + 10;
}

%%{
	machine pci_name;
	getkey (signed char)(*p); # char is unsigned on ARM and s390x

	action digit { number = number << 4 | digit_of(*p); }
	action domain {
		place->domain = number;
		number = 0;
	}
	action bus {
		place->bus = (uint8_t)number;
		number = 0;
	}
	action device {
		place->devfn = (uint8_t)(number << 3);
		number = 0;
	}
	action function { place->devfn |= (uint8_t)number; }

	hex = xdigit $digit;
	# A device has the numbers 00 to 1f.
	main := hex{4,8} %domain ':' hex{2} %bus ':' ( [01] $digit hex ) %device '.' ( [0-7] $digit ) %function;
}%%

%% write data noerror noentry;

bool parse_pci_name(const char *name, struct pci_place *place)
{
	const char *p = name, *pe = name;
	const char *eof;
	uint32_t number = 0;
	int cs;

	while (*pe != '\0')
		pe++;
	eof = pe;
	*place = (struct pci_place){ 0, 0, 0 };
	%% write init;
	%% write exec;

	return cs >= pci_name_first_final;
}

%%{
	machine cpuinfo;
	getkey (signed char)(*p);

	action begin {
		number = 0;
		many = false;
	}
	action digit {
		number = number * 10 + digit_of(*p);
		many = many || number > UINT16_MAX;
	}
	action intel { seen |= 1; }
	action family {
		signature->family = number;
		seen |= many ? 0 : 2;
	}
	action model {
		signature->model = number;
		seen |= many ? 0 : 4;
	}
	action stepping {
		signature->stepping = number;
		seen |= many ? 0 : 8;
	}
	action done { fbreak; }

	blank = [ \t];
	is = blank* ':' blank*;
	number = digit+ >begin $digit;
	vendor = "vendor_id" is "GenuineIntel" blank* '\n' @intel;
	family = "cpu family" is number blank* '\n' @family;
	model = "model" is number blank* '\n' @model;
	stepping = "stepping" is number blank* '\n' @stepping;
	known = vendor | family | model | stepping;
	other = ( [^\n]+ '\n' ) - known;
	# An empty line ends the part of the first CPU.
	main := ( known | other )* ( '\n' @done any* )?;
}%%

%% write data noerror noentry nofinal;

unsigned parse_cpuinfo(const char *text, size_t length, struct uncore_signature *signature)
{
	const char *p = text, *pe = text + length;
	unsigned number = 0, seen = 0;
	bool many = false;
	int cs;

	%% write init;
	%% write exec;

	(void)cs;
	return seen;
}
