# SPDX-License-Identifier: MIT
# The whole build: one Makefile, out of tree in build/. "make help" lists what it makes.

.DELETE_ON_ERROR:
.SUFFIXES:
MAKEFLAGS += --no-builtin-rules
# One goal is built on all processors, unless -j says otherwise. Several, as in "make clean all", keep their order.
ifeq ($(MAKELEVEL)$(word 2,$(MAKECMDGOALS)),0)
MAKEFLAGS += -j$(shell nproc 2>/dev/null || echo 1)
endif
.DEFAULT_GOAL := all

# 1: the library and the command open no file for writing and write no register: for production machines.
READ_ONLY ?= 0
ifneq ($(filter-out 0,$(READ_ONLY)),)
BUILD ?= build/read-only
# Their commands count, or write files of the kernel's.
FUSE ?= 0
CURSES ?= 0
HTTP ?= 0
LEFT_OUT := runtime/library/linux/sys_write.c runtime/library/perf/sys.c runtime/programs/cli/machine/writing.c
else
LEFT_OUT := runtime/library/linux/sys_read_only.c runtime/library/perf/sys_read_only.c runtime/programs/cli/machine/read_only.c
endif
SANITIZE ?= 0
ifneq ($(filter-out 0,$(SANITIZE)),)
BUILD ?= build/san
# Tracking variables for the debugger takes gcc minutes in sanitized code.
OPTIMIZE ?= -O1 -fno-var-tracking -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
LDFLAGS += -fsanitize=address,undefined
else
BUILD ?= build
OPTIMIZE ?= -O2
endif

CC ?= cc
AR ?= ar
RAGEL ?= ragel
CLANG_FORMAT ?= clang-format
# 1: a warning is an error, for CI and for tests. A user's compiler may be newer, and warn of more.
WERROR ?= 0
WARNINGS := -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wvla -Wstrict-prototypes \
	-Wmissing-prototypes $(if $(filter-out 0,$(WERROR)),-Werror)
# With line numbers for stack traces; CFLAGS=-g adds variables for a debugger, in a sixth more time.
CFLAGS ?= -g1
# 0: the site without the module that searches and decodes, which needs clang and wasi-libc.
CODEC ?= 1
# 0: without libfuse3, and without uncore sim mount.
FUSE ?= 1
# 0: without ncursesw, and without uncore top.
CURSES ?= 1
# 0: without libmicrohttpd, and without uncore exporter.
HTTP ?= 1
# For the library: archive and shared library share one set of objects. Names that no public header declares are hidden.
LIB_PLACED := -fPIC -fvisibility=hidden -fno-semantic-interposition
# MSR numbers and offsets into /dev/mem go beyond 31 bits.
COMPILE = $(CC) -std=c11 -D_FILE_OFFSET_BITS=64 $(WITHOUT) $(WARNINGS) $(OPTIMIZE) $(CFLAGS) $(CPPFLAGS)
with = $(filter-out 0,$(1))

V ?= 0
# 0: no line for each file.
PROGRESS ?= 1
Q := $(if $(call with,$(V)),,@)
say = @$(if $(call with,$(V))$(filter 0,$(PROGRESS)),:,printf '  %-6s %s\n' '$(1)' '$(2)')

# 0: without Jansson: no uncoregen, and uncore without scenarios from files.
JANSSON ?= 1

# Every source file is found, so a new one needs no change here.
find = $(sort $(shell find $(1) -name '$(2)' 2>/dev/null))
object = $(patsubst %.c,$(BUILD)/obj/%.o,$(1))
# Files that become part of a program: runtime/programs/base/page.css is the array embedded_runtime_programs_base_page_css.
EMBEDDED := $(foreach kind,css html js,$(call find,gen runtime,*.$(kind))) $(call find,gen,*.json)
EMBEDDED_C := $(EMBEDDED:%=$(BUILD)/embedded/%.c)
EMBEDDED_OBJECTS := $(EMBEDDED:%=$(BUILD)/obj/embedded/%.o)
embedded = $(filter $(BUILD)/obj/embedded/$(1)/%,$(EMBEDDED_OBJECTS))

GEN_C := $(call find,gen,*.c)
GEN_RL := $(call find,gen,*.rl)
GEN_RL_C := $(GEN_RL:%.rl=$(BUILD)/%.c)
GEN_OBJECTS := $(call object,$(GEN_C)) $(GEN_RL:%.rl=$(BUILD)/obj/%.o) $(call embedded,gen)
GEN_PARTS := $(filter-out %/main.o,$(GEN_OBJECTS))

# The library's grammars are compiled by "make generate" into generated/src: building it needs no Ragel.
LIB_FOLDERS := $(addprefix runtime/library/,core event schedule session linux perf region)
LIB_RL := $(call find,$(LIB_FOLDERS),*.rl)
# runtime/library/event/expr.rl becomes generated/src/event_expr.c.
rl_made = generated/src/$(subst /,_,$(patsubst runtime/library/%.rl,%,$(1))).c
LIB_RL_C := $(foreach grammar,$(LIB_RL),$(call rl_made,$(grammar)))
LIB_RL_OBJECTS := $(call object,$(LIB_RL_C))
LIB_C := $(filter-out $(LEFT_OUT) %/memory/absent.c,$(sort $(call find,$(LIB_FOLDERS) generated/src,*.c) $(LIB_RL_C)))
LIB_OBJECTS := $(call object,$(LIB_C))
# Only some platforms: PLATFORMS="ivt skx". For programs that need no others, not for the tests.
PLATFORMS ?=
DESCRIBED := $(patsubst generated/src/%_tables.c,%,$(wildcard generated/src/*_tables.c))
# 0: without the sentences that explain events and registers, their sources, and the words of searches.
TEXTS ?= 1
# 0: without the names that libpfm4, LIKWID and others use, and without LIKWID's expressions.
ALIASES ?= 1
# 0: without libuncore-sim, and without what only simulated machines show.
SIM ?= 1
WITHOUT = $(foreach part,TEXTS ALIASES SIM,$(if $(call with,$($(part))),,-DUNCORE_WITHOUT_$(part)))
ifeq ($(call with,$(SIM)),)
$(if $(filter-out library,$(or $(MAKECMDGOALS),all)),$(error SIM=0 is for "make library": the programs need simulated machines))
endif
ifneq ($(strip $(PLATFORMS)),)
$(foreach each,$(filter-out $(DESCRIBED),$(PLATFORMS)),$(error PLATFORMS: there is no platform $(each); there are: $(DESCRIBED)))
WINDOWS_C := $(if $(shell grep -l uncore_window_row $(PLATFORMS:%=generated/src/%_tables.c)),,$(addprefix runtime/library/linux/memory/,base.c found.c physical.c place.c proof.c units.c window.c))
LIB_C := $(filter-out generated/src/platforms.c %_tables.c $(WINDOWS_C),$(LIB_C)) $(PLATFORMS:%=generated/src/%_tables.c) $(if $(WINDOWS_C),runtime/library/linux/memory/absent.c)
LIB_OBJECTS := $(call object,$(LIB_C)) $(BUILD)/obj/platforms.o
endif
# Simulated machines are a library of their own.
SIM_C := $(call find,runtime/simulator/sim,*.c)
SIM_OBJECTS := $(call object,$(SIM_C))
SELFTESTS := $(patsubst generated/selftest/%.c,%,$(wildcard generated/selftest/*.c))
SELFTEST_OBJECTS := $(SELFTESTS:%=$(BUILD)/obj/generated/selftest/%.o)
SELFTEST_MAINS := $(SELFTESTS:%=$(BUILD)/obj/tests/selftest/%.o)
# Three programs of one command line (cli/machine/programs.h): each has a file of its own, and leaves to another what it
# lacks. Pages may search by the same code, so it is no part of a command; the library does not search.
COMMAND_C := $(filter-out $(LEFT_OUT) $(if $(call with,$(JANSSON)),%/groups/absent.c,$(foreach part,groups find items metrics names own_file,%/groups/$(part).c)) runtime/programs/cli/sim/% %/elsewhere.c %/cli/uncore.c %/cli/uncore_offline.c %/cli/uncore_regions.c, \
	$(call find,runtime/programs/cli runtime/programs/search,*.c))
COMMAND_TEXTS := $(call embedded,runtime/programs/cli)
ELSEWHERE_C := $(addprefix runtime/programs/cli/,machine/elsewhere.c stat/elsewhere.c stat/region/elsewhere.c)
# What needs no machine is not in the program that root runs.
OFFLINE := runtime/programs/search/% $(addprefix runtime/programs/cli/,$(addsuffix /%,bench groups list show search encode decode decode_log report complete dry_run) \
	registers/at_address.c common/meanings.c common/row_text.c common/choose.c common/offer_items.c common/linux_version.c common/countable.c common/problems.c doctor/container.c machine/here.c run/replay.c stat/dry/finish.c stat/dry/writes.c help/examples.c manuals.c)
REGIONS := runtime/programs/cli/stat/region/%
OFFLINE_ELSEWHERE_C := $(addprefix runtime/programs/cli/,run/elsewhere.c stat/dry/elsewhere.c help/elsewhere.c) runtime/programs/json/absent_replay.c
CLI_OBJECTS := $(call object,$(filter-out $(OFFLINE) $(REGIONS),$(COMMAND_C)) $(ELSEWHERE_C) $(OFFLINE_ELSEWHERE_C) runtime/programs/cli/uncore.c) \
	$(filter-out $(OFFLINE:%=$(BUILD)/obj/embedded/%),$(COMMAND_TEXTS))
OFFLINE_CLI_OBJECTS := $(call object,$(filter-out $(REGIONS),$(COMMAND_C)) $(ELSEWHERE_C) runtime/programs/cli/uncore_offline.c) $(COMMAND_TEXTS)
SIM_CLI_OBJECTS := $(call object,$(COMMAND_C) $(call find,runtime/programs/cli/sim,*.c)) $(COMMAND_TEXTS)
# All programs use runtime/programs/base; libuncore does not.
# Its reader of JSON needs Jansson and Ragel.
BASE_C := $(call find,runtime/programs/base,*.c)
BASE_C := $(if $(call with,$(JANSSON)),$(BASE_C),$(filter-out %/json/faults.c %/source.c %/keys/keys.c %/keys/key_values.c,$(BASE_C)))
BASE_RL := $(if $(call with,$(JANSSON)),$(call find,runtime/programs/base,*.rl))
BASE_RL_C := $(BASE_RL:%.rl=$(BUILD)/%.c)
BASE_OBJECTS := $(call object,$(BASE_C)) $(BASE_RL:%.rl=$(BUILD)/obj/%.o) $(call embedded,runtime/programs/base)
# Code that needs Jansson is not in the library.
JSON_C := $(if $(call with,$(JANSSON)),$(filter-out %/absent.c %/absent_replay.c runtime/programs/json/replay%,$(call find,runtime/programs/json,*.c)),$(addprefix runtime/programs/json/,absent.c date.c date_read.c measured_keys.c))
JSON_OBJECTS := $(call object,$(JSON_C))
# A model of the kernel, for simulated machines and for tests.
KERNEL_C := $(call find,runtime/simulator/kernel,*.c)
KERNEL_OBJECTS := $(call object,$(KERNEL_C))
KERNEL := $(BUILD)/lib/libuncore_kernel.a
FUSE_C := $(if $(filter-out 0,$(FUSE)),$(filter-out %/absent.c,$(call find,runtime/simulator/fuse,*.c)),runtime/simulator/fuse/absent.c)
FUSE_OBJECTS := $(call object,$(FUSE_C) $(call find,runtime/simulator/supervisor,*.c))
SCREEN_C := $(filter-out %/$(if $(call with,$(CURSES)),absent,curses).c,$(call find,runtime/programs/screen,*.c))
SCREEN_OBJECTS := $(call object,$(SCREEN_C))
# libmicrohttpd and ncurses are loaded when they are used; only their headers are needed here.
HTTP_C := $(if $(call with,$(HTTP)),$(filter-out %/absent.c,$(call find,runtime/programs/http,*.c)),runtime/programs/http/absent.c)
HTTP_OBJECTS := $(call object,$(HTTP_C))
DEMO_OBJECTS := $(call object,$(wildcard tests/demo/*.c))

UNIT_GEN := $(patsubst tests/unit/%.c,%,$(wildcard tests/unit/test_gen_*.c))
UNIT_BASE := $(patsubst tests/unit/%.c,%,$(wildcard tests/unit/test_base_*.c))
UNIT_RUNTIME := $(filter-out $(UNIT_GEN) $(UNIT_BASE),$(patsubst tests/unit/%.c,%,$(wildcard tests/unit/test_*.c)))
UNIT_SOURCES := $(wildcard tests/unit/test_*.c)
UNIT_GEN_OBJECTS := $(UNIT_GEN:%=$(BUILD)/obj/tests/unit/%.o)
UNIT_BASE_OBJECTS := $(UNIT_BASE:%=$(BUILD)/obj/tests/unit/%.o)
UNIT_RUNTIME_OBJECTS := $(UNIT_RUNTIME:%=$(BUILD)/obj/tests/unit/%.o)

UNCOREGEN := $(BUILD)/bin/uncoregen
LIBRARY := $(BUILD)/lib/libuncore.a
# libuncore.so.N: the header gives N. Builds with sanitizers make none, because these add their own symbols.
LIBRARY_ABI := $(shell sed -n 's/^\#define UNCORE_LIBRARY_ABI //p' runtime/library/include/uncore/version.h)
SONAME := libuncore.so.$(LIBRARY_ABI)
SHARED := $(if $(call with,$(SANITIZE)),,$(BUILD)/lib/$(SONAME))
SIMULATOR := $(BUILD)/lib/libuncore-sim.a
SIM_SONAME := libuncore-sim.so.$(LIBRARY_ABI)
SIM_SHARED := $(if $(call with,$(SANITIZE)),,$(BUILD)/lib/$(SIM_SONAME))
BASE := $(BUILD)/lib/libuncore_base.a
JSON := $(BUILD)/lib/libuncore_json.a
UNCORE := $(BUILD)/bin/uncore
UNCORE_OFFLINE := $(BUILD)/bin/uncore-offline
UNCORE_REGIONS := $(BUILD)/bin/uncore-regions
UNCORE_SIM := $(BUILD)/bin/uncore-sim
# Prints the schemas and pages of the files that the command reads.
DESCRIBE := $(BUILD)/tools/describe
DESCRIBE_OBJECTS := $(call object,$(wildcard runtime/programs/describe/*.c))
DEMO := $(if $(DEMO_OBJECTS),$(BUILD)/bin/demo)
TEST_PROGRAMS := $(addprefix $(BUILD)/tests/,$(UNIT_BASE) $(UNIT_GEN) $(UNIT_RUNTIME) $(SELFTESTS))
TEST_PROGRAMS := $(if $(call with,$(SANITIZE)),$(shell TEST_TURN='$(TEST_TURN)' tests/tools/half.sh $(TEST_PROGRAMS)),$(TEST_PROGRAMS))
HELPERS := $(addprefix $(BUILD)/tests/helpers/,mutate dump_fields timing jansson_load batch uncore_parts)

# The harnesses: scripts of tests/ that say so, as in "# Run by make test, first, not with SANITIZE=1." Those that inspect
# compilers' output, or take long and run the same code as another, are not run with the sanitizers. Those that take
# longest start first: so every processor is busy to the end.
run_by = $(sort $(shell grep -lE '^# Run by .*$(1)' tests/*/*.sh))
HARNESSES := $(filter-out $(if $(call with,$(SANITIZE)),$(call run_by,not with SANITIZE=1)),$(call run_by,make test[^-a-z]))
FIRST_HARNESSES := $(filter $(HARNESSES),$(call run_by,first))
EARLY_HARNESSES := $(filter $(HARNESSES),$(call run_by,early))

.PHONY: all help tools docs generate library demo test every-fact harnesses mutants house compilers check rebase format bench fuzz soak clean FORCE

all: $(if $(call with,$(JANSSON)),$(UNCOREGEN)) $(LIBRARY) $(SHARED) $(SIMULATOR) $(SIM_SHARED) $(UNCORE) $(UNCORE_OFFLINE) $(UNCORE_REGIONS) $(UNCORE_SIM) $(DEMO)

library: $(LIBRARY) $(if $(call with,$(SIM)),$(SIMULATOR))

help:
	@echo 'make demo      build, measure two simulated sockets, and write registers by hand'
	@echo 'make test      check the tools, build and run every test; TEST_SLOWEST=20 lists the slowest with their CPU time,'
	@echo '               TEST_TURN=all takes all that is otherwise tested in turn, so many at each commit'
	@echo 'make house     add keys to seven objects of a copy of the language, and count the files that change'
	@echo 'make harnesses WHICH="diff site"  the tests about these words, with what each proves (all: no WHICH)'
	@echo '               run one: make && BUILD=build CC=gcc tests/tools/run.sh tests/diff/run.sh'
	@echo '               add one: tests/README.md'
	@echo 'make every-fact  change each value of each spec file: does uncoregen diff tell it, with its class? FACTS=500: so many of each platform'
	@echo 'make all       build uncoregen, libuncore.a, uncore and the demo (the default)'
	@echo 'make library   build only libuncore.a and libuncore-sim.a: needs a C compiler and nothing else'
	@echo 'make generate  remake generated/ from spec/'
	@echo 'make codec     build the commands as a WebAssembly module, for the pages of the site'
	@echo 'make site      make the site in build/site: the whole description and the manual as pages, with search and codec;'
	@echo '               make site-serve shows it on this machine, SITE_PORT=8000; make site-test tries it in a browser'
	@echo 'make docs      remake the schemas and the pages of docs/ that uncoregen prints'
	@echo 'make test-consumers  build and run the projects of tests/consumers from an installed copy'
	@echo 'make abi       record what libuncore.so exports now, for tests/abi (docs/abi.md)'
	@echo 'make mutants N=60  change one line in each of N files: does a test fail? SEED=1, FILES="gen/a.c:12" choose which'
	@echo 'make compilers  build with the installed versions of gcc and clang, by -O0, -O2, -Os and -O3 -flto: one of each in turn'
	@echo 'make check     is generated/ current, spec/ canonical, the code formatted, the layering kept?'
	@echo 'make rebase    accept what uncoregen and uncore write now as the expected output of tests/golden and tests/looks'
	@echo 'make format    format the C files with clang-format'
	@echo 'make bench     measure uncoregen and the headers against their limits'
	@echo 'make fuzz      run each fuzz target for FUZZ_SECONDS=60 (skipped where clang has no libFuzzer)'
	@echo 'make soak      sample a simulated machine every 10 ms for SECONDS=600, then disturb an exporter as long, then simulate a'
	@echo '               month of stat -I: nothing may grow, drift or be lost'
	@echo 'make clients   PCM, PAPI, perf, LIKWID and others count on simulated machines, for an hour; tests take samples of it'
	@echo 'make tools     check the tools, as root install the missing ones; EVERY=1: also what single tests want;'
	@echo '               INSTALL_TOOLS=0, of any goal: never install, only print the apt-get line'
	@echo 'make install   below PREFIX=/usr/local, DESTDIR before it; make uninstall removes it; JANSSON=0 FUSE=0 CURSES=0 HTTP=0 install'
	@echo '               library, headers and uncore without these'
	@echo 'make dist      a tarball of the sources, the same bytes everywhere; make wheel: the Python package'
	@echo 'make rpm       the packages of distributions with RPM, in build/rpm'
	@echo 'make deb       the packages of Debian 12, in build/deb; make deb-test tries them in a bare system'
	@echo 'make bare-test  one of these goals in a fresh clone in a bare Debian 12 or 13, in turn; TEST_TURN=all: all of them, for hours'
	@echo 'make clean     remove the build folder'
	@echo 'V=1 shows the commands, BUILD=DIR builds elsewhere, SANITIZE=1 with ASan and UBSan, CC=clang with clang, WERROR=1 with'
	@echo 'warnings as errors,'
	@echo 'FUSE=0 without libfuse3 (and without uncore sim mount), CURSES=0 without ncursesw (and without uncore top),'
	@echo 'HTTP=0 without libmicrohttpd (and without uncore exporter), READ_ONLY=1 without all that writes registers,'
	@echo 'PLATFORMS="ivt skx" with these platforms alone, TEXTS=0 without the sentences that explain events and registers,'
	@echo 'ALIASES=0 without other tools'\'' names, SIM=0 without simulated machines (for make library)'

# --- tools: checked before anything is built, for the goals that people type; TOOLS_FIRST is what has to wait for them ---

GOALS := $(or $(MAKECMDGOALS),$(.DEFAULT_GOAL))
# of GOAL...: not empty if one of these is to be made
of = $(filter $(1),$(GOALS))
# Goals that build programs: the library alone, uncoregen, or every program.
OF_LIBRARY := library abi
OF_UNCOREGEN := generate rebase every-fact site site-serve fuzz
OF_ALL := all tools demo test clients test-consumers check compilers docs bench soak install uninstall site-test deb-test rpm
TOOLS := $(if $(call of,$(OF_LIBRARY) $(OF_UNCOREGEN) $(OF_ALL)),cc)
TOOLS += $(if $(call of,$(OF_UNCOREGEN) $(if $(call with,$(JANSSON)),$(OF_ALL))),ragel jansson)
TOOLS += $(if $(call of,$(OF_ALL)),$(if $(call with,$(FUSE)),pkg-config fuse3) $(if $(call with,$(CURSES)),pkg-config ncursesw) \
	$(if $(call with,$(HTTP)),microhttpd))
# What the goals' own scripts run.
TOOLS += $(if $(call of,tools test test-consumers),cmocka c++ gcc g++ clang clang++ cmake pkg-config)
TOOLS += $(if $(call of,tools test every-fact check site-serve site-test abi),python3)
TOOLS += $(if $(call of,tools test),$(if $(call with,$(FUSE)),fusermount3 rdmsr lspci lscpu lstopo likwid-perfctr setpriv) \
	$(if $(call with,$(CURSES)),tmux))
TOOLS += $(if $(call of,site site-serve site-test),lowdown $(if $(call with,$(CODEC)),wasm)) $(if $(call of,codec),wasm)
TOOLS += $(if $(call of,tools bench),gcc clang valgrind) $(if $(call of,fuzz),libfuzzer)
TOOLS += $(if $(call of,dist deb deb-source rpm),git) $(if $(call of,deb),debian-build) $(if $(call of,rpm),rpmbuild)
TOOLS += $(if $(call of,format),clang-format)
# Tools of single tests, which are skipped with a reason without them. "make tools EVERY=1" installs these too.
TOOLS += $(if $(call with,$(EVERY)),node npm wasm chromium clang-format clangd ctags debootstrap dh fish git jsonschema kernel-headers jq less lintian lowdown \
	cpupower mandoc papi papi_native_avail pcm-memory perf pfm prometheus-node-exporter promtool pyyaml mpirun rpmbuild rpmlint strace systemd-analyze valgrind zsh \
	musl-gcc i686-linux-gnu-gcc aarch64-linux-gnu-gcc s390x-linux-gnu-gcc qemu-s390x gfortran rustc mypy pandas nbconvert ipykernel matplotlib)
TOOLS_FIRST := $(if $(strip $(TOOLS)),tools)
# 0: no goal installs packages. The goals that any make has never do, as nobody expects it of them.
INSTALL_TOOLS ?= 1
TOOLS_ONLY_CHECKED := $(if $(and $(call with,$(INSTALL_TOOLS)),$(filter-out all library,$(GOALS))),,1)
# "make -n" and "make -q" are about files.
IS_DRY := $(strip $(foreach letter,n q,$(findstring $(letter),$(filter-out --%,$(firstword -$(MAKEFLAGS))))))

tools:
	$(if $(IS_DRY),,@CC='$(CC)' ONLY_CHECK='$(TOOLS_ONLY_CHECKED)' tests/tools/need.sh $(sort $(TOOLS) $(TOOLS_MORE)))
# A goal without anything to compile waits for them too.
$(filter-out tools,$(OF_LIBRARY) $(OF_UNCOREGEN) $(OF_ALL) codec dist deb deb-source format): | $(TOOLS_FIRST)

include runtime/packaging/libraries/archives.mk
include $(addprefix runtime/packaging/,package.mk codec.mk site.mk regions.mk) $(wildcard tests/clients/clients.mk)

# --- files with the settings of a build, rewritten only when these change: "make -n" after a build lists nothing ---

SETTINGS_platforms := $(sort $(PLATFORMS))
SETTINGS_flags := $(COMPILE) $(LIB_PLACED) $(RAGEL)
SETTINGS_objects-gen := $(GEN_OBJECTS) $(LDFLAGS)
SETTINGS_objects-lib := $(LIB_OBJECTS)
SETTINGS_objects-simulator := $(SIM_OBJECTS)
SETTINGS_objects-base := $(BASE_OBJECTS)
SETTINGS_objects-json := $(JSON_OBJECTS)
SETTINGS_objects-kernel := $(KERNEL_OBJECTS)
SETTINGS_objects-cli := $(CLI_OBJECTS) $(SCREEN_OBJECTS) $(HTTP_OBJECTS) $(LDFLAGS)
SETTINGS_objects-offline-cli := $(OFFLINE_CLI_OBJECTS) $(SCREEN_OBJECTS) $(HTTP_OBJECTS) $(LDFLAGS)
SETTINGS_objects-sim-cli := $(SIM_CLI_OBJECTS) $(FUSE_OBJECTS) $(SCREEN_OBJECTS) $(HTTP_OBJECTS) $(LDFLAGS)
SETTINGS_wasm-flags := $(WASM_CC) $(WASM_FLAGS) $(WASM_OBJECTS)
MUTANT_SOURCES = $(call find,gen runtime,*.c)
KEPT := $(addprefix $(BUILD)/,flags platforms objects-gen objects-lib objects-simulator objects-base objects-json objects-replay objects-kernel objects-cli objects-offline-cli objects-regions-cli objects-sim-cli) $(WASM)/wasm-flags
kept = $(strip $(SETTINGS_$(notdir $(1))))
same = $(and $(findstring <$(1)>,<$(2)>),$(findstring <$(2)>,<$(1)>))
# GNU make 4.3 does not always leave out the end of the line of a file that it reads.
CHANGED := $(foreach file,$(KEPT),$(if $(call same,$(call kept,$(file)),$(strip $(file <$(file)))),,$(file)))
$(CHANGED): FORCE
$(KEPT):
	@mkdir -p $(@D)
	@printf '%s\n' '$(subst ','\'',$(call kept,$@))' >$@

# --- compiling ---

# runtime/programs/base includes nothing but itself and headers that need no linking.
BASE_INCLUDES := -iquote runtime/programs -iquote runtime/library
# The generator is a POSIX program. Each file of the library defines what it needs beyond C11.
GEN_INCLUDES := -D_GNU_SOURCE -iquote gen $(BASE_INCLUDES) -Iruntime/library/include
# Only "..." finds the library's own headers: runtime/library/linux is not the kernel's linux/.
LIB_INCLUDES := -Iruntime/library/include -Igenerated/include -iquote runtime/library -iquote runtime/simulator -iquote runtime/programs
$(GEN_OBJECTS): INCLUDES := $(GEN_INCLUDES)
$(LIB_OBJECTS) $(SIM_OBJECTS): INCLUDES := $(LIB_INCLUDES)
$(LIB_OBJECTS) $(SIM_OBJECTS): PLACED := $(LIB_PLACED)
$(SELFTEST_OBJECTS) $(DEMO_OBJECTS): INCLUDES := $(LIB_INCLUDES)
$(CLI_OBJECTS) $(OFFLINE_CLI_OBJECTS) $(SIM_CLI_OBJECTS) $(JSON_OBJECTS) $(REPLAY_OBJECTS) $(KERNEL_OBJECTS) $(DESCRIBE_OBJECTS): INCLUDES := $(LIB_INCLUDES)
$(BASE_OBJECTS) $(UNIT_BASE_OBJECTS): INCLUDES := $(BASE_INCLUDES)
# Evaluated at each use: "make tools" may just have installed it. Nobody wants warnings about other people's headers.
system_flags = $(patsubst -I%,-isystem %,$(shell pkg-config --cflags $(1)))
$(SCREEN_OBJECTS): INCLUDES = $(BASE_INCLUDES) $(if $(call with,$(CURSES)),$(call system_flags,ncursesw))
$(HTTP_OBJECTS): INCLUDES = $(BASE_INCLUDES)
$(FUSE_OBJECTS): INCLUDES = $(LIB_INCLUDES) $(if $(filter-out 0,$(FUSE)),$(call system_flags,fuse3))
$(UNIT_GEN_OBJECTS): INCLUDES := $(GEN_INCLUDES)
# Tests are compiled without optimization, in a quarter of the time; except one, which computes for long itself.
TEST_OBJECTS := $(UNIT_BASE_OBJECTS) $(UNIT_GEN_OBJECTS) $(UNIT_RUNTIME_OBJECTS)
$(filter-out %/test_runtime_schedule_exact.o,$(TEST_OBJECTS)) $(SELFTEST_OBJECTS) $(SELFTEST_MAINS): OPTIMIZE += -O0
MUTATE_OBJECTS := $(patsubst %,$(BUILD)/obj/tests/diff/%.o,mutate mutations wild)
$(MUTATE_OBJECTS): INCLUDES := $(GEN_INCLUDES)
$(UNIT_RUNTIME_OBJECTS): INCLUDES := $(LIB_INCLUDES)

define compile
$(call say,CC,$<)
@mkdir -p $(@D)
$(Q)$(COMPILE) $(PLACED) $(EXCUSED) $(INCLUDES) -MMD -MP -c -o $@ $<
endef

$(BUILD)/obj/%.o: %.c $(BUILD)/flags | $(TOOLS_FIRST)
	$(compile)

# Ragel's code falls through cases by design.
$(patsubst %.rl,$(BUILD)/obj/%.o,$(GEN_RL) $(BASE_RL)): EXCUSED := -Wno-implicit-fallthrough
$(patsubst %.rl,$(BUILD)/obj/%.o,$(GEN_RL) $(BASE_RL)): $(BUILD)/obj/%.o: $(BUILD)/%.c $(BUILD)/flags | $(TOOLS_FIRST)
	$(compile)

$(EMBEDDED_C): $(BUILD)/embedded/%.c: % runtime/packaging/embed.sh | $(TOOLS_FIRST)
	$(call say,EMBED,$<)
	@mkdir -p $(@D)
	$(Q)runtime/packaging/embed.sh $< embedded_$(subst .,_,$(subst /,_,$<)) >$@
$(EMBEDDED_OBJECTS): $(BUILD)/obj/embedded/%.o: $(BUILD)/embedded/%.c $(BUILD)/flags | $(TOOLS_FIRST)
	$(compile)

# One small program for each platform: it calls the platform's self-test by name.
$(SELFTEST_MAINS): $(BUILD)/obj/tests/selftest/%.o: tests/selftest/main.c $(BUILD)/flags | $(TOOLS_FIRST)
	$(compile)
$(SELFTEST_MAINS): INCLUDES = -DSELFTEST=$*

$(GEN_RL_C) $(BASE_RL_C): $(BUILD)/%.c: %.rl $(BUILD)/flags | $(TOOLS_FIRST)
	$(call say,RAGEL,$<)
	@mkdir -p $(@D)
	$(Q)$(RAGEL) -G2 -C -o $@ $<

define link
$(call say,LD,$@)
@mkdir -p $(@D)
$(Q)$(CC) $(OPTIMIZE) $(CFLAGS) $(LDFLAGS) -o $@ $(filter %.o %.a,$^) $(LIBS)
endef

$(UNCOREGEN): $(GEN_OBJECTS) $(BASE) $(BUILD)/objects-gen
	$(link)
$(UNCOREGEN): LIBS := -ljansson

define archive
$(call say,AR,$@)
@mkdir -p $(@D)
@rm -f $@
$(Q)$(AR) rcsD $@ $(filter %.o,$^)
endef

$(BUILD)/obj/platforms.o: $(BUILD)/platforms.c
	$(compile)
$(BUILD)/platforms.c: $(BUILD)/platforms runtime/packaging/platforms.sh | $(TOOLS_FIRST)
	$(Q)runtime/packaging/platforms.sh $(sort $(PLATFORMS)) >$@

$(SHARED): $(LIB_OBJECTS) $(BUILD)/objects-lib runtime/packaging/libraries/libuncore.map
	$(call say,LD,$@)
	@mkdir -p $(@D)
	$(Q)$(CC) $(OPTIMIZE) $(CFLAGS) $(LDFLAGS) -shared -Wl,-soname,$(SONAME) -Wl,-z,defs \
		-Wl,--version-script=runtime/packaging/libraries/libuncore.map -o $@ $(LIB_OBJECTS)

# What it needs of libuncore's hidden functions is in it as well: they keep nothing.
$(SIM_SHARED): $(SIM_OBJECTS) $(SHARED) $(INNER)/libuncore.a $(BUILD)/objects-simulator runtime/packaging/libraries/libuncore-sim.map
	$(call say,LD,$@)
	@mkdir -p $(@D)
	$(Q)$(CC) $(OPTIMIZE) $(CFLAGS) $(LDFLAGS) -shared -Wl,-soname,$(SIM_SONAME) -Wl,-z,defs \
		-Wl,--version-script=runtime/packaging/libraries/libuncore-sim.map -o $@ $(SIM_OBJECTS) $(SHARED) $(INNER)/libuncore.a

$(BASE): $(BASE_OBJECTS) $(BUILD)/objects-base
	$(archive)

$(JSON): $(JSON_OBJECTS) $(BUILD)/objects-json
	$(archive)

$(UNCORE): $(CLI_OBJECTS) $(SCREEN_OBJECTS) $(HTTP_OBJECTS) $(JSON) $(BASE) $(LIBRARY) $(BUILD)/objects-cli
	$(link)
$(UNCORE): LIBS = $(if $(call with,$(JANSSON)),-ljansson) -lm

$(UNCORE_OFFLINE): $(OFFLINE_CLI_OBJECTS) $(SCREEN_OBJECTS) $(HTTP_OBJECTS) $(REPLAY) $(JSON) $(BASE) $(LIBRARY) $(BUILD)/objects-offline-cli
	$(link)
$(UNCORE_OFFLINE): LIBS = $(if $(call with,$(JANSSON)),-ljansson) -lm

# The simulator and all that shows its machines, below the commands.
SIM_PARTS := $(FUSE_OBJECTS) $(SCREEN_OBJECTS) $(HTTP_OBJECTS) $(KERNEL) $(REPLAY) $(JSON) $(BASE) $(SIMULATOR) $(LIBRARY)
SIM_LIBS = $(if $(call with,$(JANSSON)),-ljansson) -lm $(if $(filter-out 0,$(FUSE)),$(shell pkg-config --libs fuse3))
$(UNCORE_SIM): $(SIM_CLI_OBJECTS) $(SIM_PARTS) $(BUILD)/objects-sim-cli
	$(link)
$(UNCORE_SIM): LIBS = $(SIM_LIBS)

$(DESCRIBE): $(DESCRIBE_OBJECTS) $(filter-out %/cli/main.o,$(SIM_CLI_OBJECTS)) $(SIM_PARTS) $(BUILD)/objects-sim-cli
	$(link)
$(DESCRIBE): LIBS = $(SIM_LIBS)

$(BUILD)/bin/demo: $(DEMO_OBJECTS) $(SIMULATOR) $(LIBRARY)
	$(link)

$(SELFTESTS:%=$(BUILD)/tests/%): $(BUILD)/tests/%: $(BUILD)/obj/generated/selftest/%.o $(BUILD)/obj/tests/selftest/%.o
	$(link)

$(UNIT_GEN:%=$(BUILD)/tests/%): $(BUILD)/tests/%: $(BUILD)/obj/tests/unit/%.o $(GEN_PARTS) $(BASE) $(BUILD)/objects-gen
	$(link)
$(UNIT_GEN:%=$(BUILD)/tests/%): LIBS := -lcmocka -ljansson

$(UNIT_BASE:%=$(BUILD)/tests/%): $(BUILD)/tests/%: $(BUILD)/obj/tests/unit/%.o $(BASE)
	$(link)
$(UNIT_BASE:%=$(BUILD)/tests/%): LIBS := -lcmocka -ljansson

$(UNIT_RUNTIME:%=$(BUILD)/tests/%): $(BUILD)/tests/%: $(BUILD)/obj/tests/unit/%.o $(INNER_PARTS)
	$(link)
$(UNIT_RUNTIME:%=$(BUILD)/tests/%): LIBS := -lcmocka -ljansson -lm

$(BUILD)/tests/test_runtime_sim_cpuid: $(call object,runtime/programs/cli/sim/trace/cpuid.c)
$(BUILD)/tests/test_runtime_sim_sites: $(call object,$(addprefix runtime/programs/cli/sim/trace/,sites.c length.c))

# What of uncore top needs no terminal.
TOP_PARTS := $(call object,$(addprefix runtime/programs/cli/top/,$(addsuffix .c,history chart table page places keys)) \
	runtime/programs/screen/screen.c)
$(BUILD)/tests/test_runtime_top: $(TOP_PARTS)
$(BUILD)/tests/test_runtime_sim_sites $(BUILD)/tests/test_runtime_top: LIBS := $(BASE) -lcmocka -lm

$(BUILD)/tests/helpers/mutate: $(MUTATE_OBJECTS) $(GEN_PARTS) $(BASE) $(BUILD)/objects-gen
	$(link)
$(BUILD)/tests/helpers/mutate: LIBS := -ljansson
$(BUILD)/tests/helpers/dump_fields: $(BUILD)/obj/tests/headers/dump_fields.o
	$(link)
$(BUILD)/tests/helpers/jansson_load: $(BUILD)/obj/tests/bench/jansson_load.o
	$(link)
$(BUILD)/tests/helpers/timing: $(BUILD)/obj/tests/bench/timing.o
	$(link)
$(BUILD)/tests/helpers/batch: $(BUILD)/obj/tests/fuse/batch.o
	$(link)
# The command with a made-up platform instead of the real ones.
PARTS := $(BUILD)/tests/parts
$(PARTS)/src/platforms.c: $(UNCOREGEN) $(wildcard tests/parts/spec/*.json tests/parts/spec/*/*.json)
	$(Q)$(UNCOREGEN) generate --spec tests/parts/spec --out $(PARTS)
	$(Q)touch $@
$(BUILD)/tests/helpers/uncore_parts: $(PARTS)/src/platforms.c $(SIM_CLI_OBJECTS) $(SIM_PARTS)
	$(call say,LD,$@)
	@mkdir -p $(@D)
	$(Q)$(COMPILE) $(LIB_INCLUDES) $(LDFLAGS) -o $@ $(PARTS)/src/*.c $(filter %.o %.a,$^) $(LIBS)
$(BUILD)/tests/helpers/uncore_parts: LIBS = $(SIM_LIBS)

$(BUILD)/tests/helpers/dump_fields $(BUILD)/tests/helpers/jansson_load: LIBS := -ljansson

# With libpfm4, if it is installed.
EVENTS_OBJECTS := $(addprefix $(BUILD)/obj/tests/bench/,events.o event_lists.o)
$(EVENTS_OBJECTS): INCLUDES = $(LIB_INCLUDES) $(if $(HAVE_PFM),-DHAVE_PFM)
$(BUILD)/tests/helpers/events: $(EVENTS_OBJECTS) $(SIMULATOR) $(LIBRARY)
	$(link)
$(BUILD)/tests/helpers/events: LIBS = $(if $(HAVE_PFM),-lpfm)

$(BUILD)/obj/tests/bench/sample.o: INCLUDES := $(LIB_INCLUDES) -iquote tests/unit
$(BUILD)/tests/helpers/sample: $(BUILD)/obj/tests/bench/sample.o $(INNER_PARTS)
	$(link)
$(BUILD)/tests/helpers/sample: LIBS := -ljansson

-include $(wildcard $(patsubst %.o,%.d,$(sort $(GEN_OBJECTS) $(LIB_OBJECTS) $(SIM_OBJECTS) $(SELFTEST_OBJECTS) $(SELFTEST_MAINS) $(CLI_OBJECTS) $(OFFLINE_CLI_OBJECTS) $(REGIONS_CLI_OBJECTS) $(SIM_CLI_OBJECTS) $(BASE_OBJECTS) $(FUSE_OBJECTS) $(SCREEN_OBJECTS) $(HTTP_OBJECTS) $(JSON_OBJECTS) $(REPLAY_OBJECTS) $(KERNEL_OBJECTS) $(DESCRIBE_OBJECTS) $(DEMO_OBJECTS) \
	$(UNIT_BASE_OBJECTS) $(UNIT_GEN_OBJECTS) $(UNIT_RUNTIME_OBJECTS) $(BUILD)/obj/tests/headers/dump_fields.o $(MUTATE_OBJECTS) \
	$(BUILD)/obj/tests/bench/jansson_load.o $(BUILD)/obj/tests/bench/timing.o $(EVENTS_OBJECTS) $(BUILD)/obj/tests/fuse/batch.o \
	$(BUILD)/obj/tests/bench/sample.o)))

# --- generating, testing ---

# The sanitizers take the same code through a fifth of the scripts and half of the programs, in turn.
HARNESS := TEST_SCRIPTS='$(or $(TEST_SCRIPTS),$(if $(filter-out 0,$(SANITIZE)),5,1))' TEST_SHARE='$(if $(filter-out 0,$(SANITIZE)),8,1)' TEST_SECONDS='$(if $(filter-out 0,$(SANITIZE)),1800,900)' BUILD='$(BUILD)' CC='$(CC)' CLANG_FORMAT='$(CLANG_FORMAT)' RAGEL='$(RAGEL)'

# uncoregen does not touch unchanged files, so it may always run.
generate: $(UNCOREGEN)
	$(call say,GEN,generated)
	$(Q)$(UNCOREGEN) generate --spec spec --out generated
	$(Q)for grammar in $(LIB_RL); do \
		made=$${grammar#runtime/library/}; made=generated/src/$$(echo $${made%.rl} | tr / _).c; \
		RAGEL='$(RAGEL)' tests/tools/ragel.sh "$$grammar" >"$$made.new" || { rm -f "$$made.new"; exit 1; }; \
		if cmp -s "$$made.new" "$$made"; then rm -f "$$made.new"; else mv -f "$$made.new" "$$made"; fi; \
	done

# The pages and schemas that come from key tables and from the spec.
docs: $(UNCOREGEN) $(DESCRIBE)
	$(Q)$(UNCOREGEN) schema --quiet
	$(Q)for name in $$($(DESCRIBE) schemas); do \
		$(DESCRIBE) schema $$name >$(BUILD)/page && mv $(BUILD)/page spec/schema/$$name.schema.json || exit 1; \
	done
	$(Q)mkdir -p docs/generated docs/platforms
	$(Q)for name in $$($(DESCRIBE) pages); do \
		$(DESCRIBE) page $$name >$(BUILD)/page && mv $(BUILD)/page docs/generated/$$name.md || exit 1; \
	done
	$(Q)$(UNCOREGEN) schema symbols >$(BUILD)/page && mv $(BUILD)/page spec/schema/output/symbols.schema.json
	$(Q){ echo; $(UNCOREGEN) keys symbols; } | sed '$$d' >>docs/generated/output-keys.md
	$(Q)$(UNCOREGEN) keys >$(BUILD)/page && mv $(BUILD)/page docs/generated/spec-keys.md
	$(Q)$(UNCOREGEN) rules --markdown >$(BUILD)/page && mv $(BUILD)/page docs/generated/rules.md
	$(Q)$(UNCOREGEN) changes --markdown >$(BUILD)/page && mv $(BUILD)/page docs/generated/changes.md
	$(Q)LC_ALL=C awk -f runtime/packaging/screen.awk tests/cli/top/readme.txt >$(BUILD)/page && mv $(BUILD)/page docs/generated/top.svg
	$(Q)$(UNCOREGEN) draw cbo.ctl --platform ivt >$(BUILD)/page && mv $(BUILD)/page docs/generated/cbo-ctl.svg
		$(Q)$(UNCOREGEN) page >$(BUILD)/page && mv $(BUILD)/page docs/platforms/README.md
	$(Q)for platform in $(notdir $(patsubst %/platform.json,%,$(wildcard spec/*/platform.json))); do \
		$(UNCOREGEN) page --platform $$platform >$(BUILD)/page && mv $(BUILD)/page docs/platforms/$$platform.md || exit 1; \
	done

# A second make for all, because generating may add sources that the first one has not seen.
demo:
	@echo 'demo: building, which takes a minute on two cores; PROGRESS=1 names each file'
	@PROGRESS=0 $(MAKE) --no-print-directory generate
	@PROGRESS=0 $(MAKE) --no-print-directory all
	@$(HARNESS) tests/demo/stat.sh
	@$(BUILD)/bin/demo

test: all $(TEST_PROGRAMS) $(HELPERS)
	@TEST_SELDOM=1 $(HARNESS) tests/tools/run.sh $(FIRST_HARNESSES) $(EARLY_HARNESSES) $(TEST_PROGRAMS) \
		$(filter-out $(FIRST_HARNESSES) $(EARLY_HARNESSES),$(HARNESSES))

FACTS ?= all
every-fact: $(BUILD)/tests/helpers/mutate
	@FACTS='$(FACTS)' $(HARNESS) TEST_SECONDS=3600 tests/tools/run.sh tests/diff/every_fact.sh

# Is each line of the code needed by a test? N files are changed, one line each; SEED=NUMBER repeats a sample, and
# FILES="gen/a.c gen/b.c:12" chooses files or lines.
N ?= 60
mutants: all $(DESCRIBE) $(TEST_PROGRAMS) $(HELPERS)
	@TEST_TURN='$(or $(SEED),$(TEST_TURN))' BUILD='$(BUILD)' CC='$(CC)' nice tests/tools/mutants.py $(N) $(FILES)

# Copies the tree and compiles it.
house:
	@$(HARNESS) tests/tools/run.sh tests/house/run.sh

harnesses:
	@tests/tools/harnesses.sh $(WHICH)

# For scripts: the words of a variable.
print-%:
	@echo '$($*)'

# The program of one platform counts on a simulated machine.
compilers: $(UNCORE) $(UNCORE_SIM)
	@$(HARNESS) TEST_SECONDS=7200 tests/tools/run.sh tests/library/compilers.sh

check: $(UNCOREGEN) $(DESCRIBE)
	@$(HARNESS) tests/tools/run.sh tests/tools/check.sh

rebase: $(UNCOREGEN) $(UNCORE_SIM)
	@$(HARNESS) tests/golden/run.sh --rebase && BUILD='$(BUILD)' tests/looks/run.sh --rebase

format:
	$(Q)$(CLANG_FORMAT) -i $(filter-out tests/golden/% tests/bad/%,$(call find,gen runtime tests,*.[ch]))

bench: HAVE_PFM := $(if $(filter bench,$(MAKECMDGOALS)),$(wildcard /usr/include/perfmon/pfmlib.h))
bench: all $(HELPERS) $(BUILD)/tests/helpers/events $(BUILD)/tests/helpers/sample
	@$(HARNESS) BENCH_STRICT='$(BENCH_STRICT)' tests/bench/run.sh

fuzz: $(GEN_RL_C) $(BASE_RL_C) $(BUILD)/tests/helpers/mutate
	@BUILD='$(BUILD)' tests/fuzz/run.sh $(GEN_RL_C) $(BASE_RL_C)

# A long session on the simulator, in real time; then an exporter with clients, CPUs and other programs that come and go,
# and a simulated month.
SECONDS ?= 600
$(BUILD)/obj/tests/soak/soak.o: INCLUDES := $(LIB_INCLUDES)
$(BUILD)/tests/helpers/soak: $(BUILD)/obj/tests/soak/soak.o $(SIMULATOR) $(LIBRARY)
	$(link)
soak: $(BUILD)/tests/helpers/soak $(UNCORE_SIM)
	@$(BUILD)/tests/helpers/soak $(SECONDS)
	@$(HARNESS) SOAK_SECONDS=$(SECONDS) SOAK_SEED=$$(date +%s) tests/tools/run.sh tests/soak/run.sh

clean:
	$(call say,RM,$(BUILD))
	$(Q)rm -rf $(BUILD)
