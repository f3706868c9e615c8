/* SPDX-License-Identifier: MIT */
/*
 * Tests where "sim run" finds CPUID in an ELF file, which may be damaged on purpose. The file is written here: a
 * function of 32 bytes, half of it before the segment with code, so that two segments are needed to know it.
 */
#define _GNU_SOURCE
#include <elf.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cmocka.h>

#include "cli/sim/trace/sites.h"

#define BEGIN 0xff0 /* of the function */
#define CODE 0x1000 /* of the segment that may be executed */
#define LENGTH 0x20 /* of the function */
#define CPUID_AT 0x1004

struct file {
	Elf64_Ehdr head;
	Elf64_Phdr code, whole; /* whole: another segment, with all of the function */
	Elf64_Shdr sections[2];
	Elf64_Sym symbol;
	uint8_t text[LENGTH];
};

static void fill(struct file *file)
{
	const uint64_t text = offsetof(struct file, text);

	memset(file, 0, sizeof(*file));
	memcpy(file->head.e_ident, ELFMAG, SELFMAG);
	file->head.e_ident[EI_CLASS] = ELFCLASS64;
	file->head.e_machine = EM_X86_64;
	file->head.e_phentsize = sizeof(Elf64_Phdr);
	file->head.e_phoff = offsetof(struct file, code);
	file->head.e_phnum = 2;
	file->head.e_shentsize = sizeof(Elf64_Shdr);
	file->head.e_shoff = offsetof(struct file, sections);
	file->head.e_shnum = 2;
	file->code = (Elf64_Phdr){ .p_type = PT_LOAD,
				   .p_flags = PF_R | PF_X,
				   .p_offset = text + (CODE - BEGIN),
				   .p_vaddr = CODE,
				   .p_filesz = LENGTH - (CODE - BEGIN) };
	file->whole = (Elf64_Phdr){
		.p_type = PT_LOAD, .p_flags = PF_R, .p_offset = text, .p_vaddr = BEGIN, .p_filesz = LENGTH
	};
	file->sections[1].sh_type = SHT_SYMTAB;
	file->sections[1].sh_offset = offsetof(struct file, symbol);
	file->sections[1].sh_size = sizeof(file->symbol);
	file->symbol.st_info = ELF64_ST_INFO(STB_GLOBAL, STT_FUNC);
	file->symbol.st_value = BEGIN;
	file->symbol.st_size = LENGTH;
	memset(file->text, 0x90, sizeof(file->text));
	file->text[CPUID_AT - BEGIN] = 0x0f;
	file->text[CPUID_AT - BEGIN + 1] = 0xa2;
}

/* How many it finds in the first bytes of the file. */
static size_t count_in(const struct file *file, size_t bytes)
{
	int memory = memfd_create("elf", MFD_CLOEXEC);
	struct sites found;
	size_t count;

	assert_true(memory >= 0);
	assert_int_equal(write(memory, file, bytes), (ssize_t)bytes);
	assert_true(sites_find(memory, &found));
	count = found.count;
	if (count == 1) {
		assert_int_equal(found.at[0].offset, offsetof(struct file, text) + CPUID_AT - BEGIN);
		assert_int_equal(found.at[0].kind, SITE_CPUID);
	}
	free(found.at);
	assert_int_equal(close(memory), 0);
	return count;
}

static void test_found(void **state)
{
	struct file file;

	(void)state;
	fill(&file);
	assert_int_equal(count_in(&file, sizeof(file)), 1);
}

/* What follows the table of segments is no segment. */
static void test_behind_the_table(void **state)
{
	struct file file;

	(void)state;
	fill(&file);
	file.head.e_phnum = 1;
	assert_int_equal(count_in(&file, sizeof(file)), 0);
}

/* A segment, a section and a function that reach past the end of the file. */
static void test_cut_off(void **state)
{
	struct file file;

	(void)state;
	fill(&file);
	assert_int_equal(count_in(&file, sizeof(file) - 1), 0);
	file.whole.p_filesz = UINT64_MAX;
	assert_int_equal(count_in(&file, sizeof(file)), 0);
	fill(&file);
	file.sections[1].sh_size = UINT64_MAX;
	assert_int_equal(count_in(&file, sizeof(file)), 0);
	fill(&file);
	file.symbol.st_size = UINT64_MAX;
	assert_int_equal(count_in(&file, sizeof(file)), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_found),
		cmocka_unit_test(test_behind_the_table),
		cmocka_unit_test(test_cut_off),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
