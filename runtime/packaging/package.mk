# SPDX-License-Identifier: MIT
# Installing and packing. Included by the Makefile.

PREFIX ?= /usr/local
BINDIR ?= $(PREFIX)/bin
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
DATADIR ?= $(PREFIX)/share
MANDIR ?= $(DATADIR)/man
DOCDIR ?= $(DATADIR)/doc/libuncore
# Debian's packages use vendor-completions.
ZSHDIR ?= $(DATADIR)/zsh/site-functions
# systemd reads it below /usr and /usr/local.
TMPFILESDIR ?= $(PREFIX)/lib/tmpfiles.d
SYSUSERSDIR ?= $(PREFIX)/lib/sysusers.d
UNITDIR ?= $(PREFIX)/lib/systemd/system
# udev reads it there too.
UDEVDIR ?= $(PREFIX)/lib/udev/rules.d
# What the administrator edits; an installation keeps what is there.
SYSCONFDIR ?= $(if $(filter /usr,$(PREFIX)),/etc,$(PREFIX)/etc)
DESTDIR ?=
# Two installations at a time need one each.
STAGE ?= $(BUILD)/stage
VERSION := $(shell sed -n 's/^\#define UNCORE_VERSION "\(.*\)"$$/\1/p' runtime/library/include/uncore/version.h)
include runtime/packaging/python/package.mk
DIST := $(BUILD)/libuncore-$(VERSION).tar.gz
PLACES = VERSION='$(VERSION)' SONAME='$(SONAME)' SIM_SONAME='$(SIM_SONAME)' PREFIX='$(PREFIX)' BINDIR='$(BINDIR)' LIBDIR='$(LIBDIR)' \
	INCLUDEDIR='$(INCLUDEDIR)' DATADIR='$(DATADIR)' MANDIR='$(MANDIR)' DOCDIR='$(DOCDIR)' ZSHDIR='$(ZSHDIR)' \
	TMPFILESDIR='$(TMPFILESDIR)' SYSUSERSDIR='$(SYSUSERSDIR)' UNITDIR='$(UNITDIR)' UDEVDIR='$(UDEVDIR)' \
	SYSCONFDIR='$(SYSCONFDIR)' PYTHONDIR='$(PYTHONDIR)' DESTDIR='$(DESTDIR)' JANSSON='$(call with,$(JANSSON))' HTTP='$(call with,$(HTTP))'
STAGED := $(if $(call with,$(JANSSON)),$(UNCOREGEN)) $(LIBRARY) $(SHARED) $(SIMULATOR) $(SIM_SHARED) $(UNCORE) $(UNCORE_OFFLINE) $(UNCORE_REGIONS) $(UNCORE_SIM)

# Debian's revision; the whole version is made from CHANGELOG.md and the last commit.
DEB_REVISION ?= 1

.PHONY: install uninstall dist deb deb-source deb-test bare-test rpm test-consumers abi

# Units, rules of udev and scripts name these places, and each quotes in a way of its own. A blank and a % are right in all.
OWN_PLACES = $(PREFIX)$(BINDIR)$(LIBDIR)$(INCLUDEDIR)$(DATADIR)$(MANDIR)$(DOCDIR)$(ZSHDIR)$(TMPFILESDIR)$(SYSUSERSDIR)$(UNITDIR)$(UDEVDIR)$(SYSCONFDIR)$(PYTHONDIR)
UNUSABLE = $(strip $(foreach sign,$$ " ' ` \,$(if $(findstring $(sign),$(OWN_PLACES)),$(sign))))

install uninstall: $(STAGED)
	$(if $(UNUSABLE),$(error make $@: PREFIX, or a folder below it, has $(UNUSABLE) in its name: choose one without $$ " ' ` and \))
	$(if $(SHARED),,$(error make $@ is not for SANITIZE=1))
	$(Q)$(PLACES) runtime/packaging/stage.sh '$(BUILD)' '$(STAGE)'
	$(Q)$(PLACES) runtime/packaging/install.sh $@ '$(STAGE)'
	$(Q)$(if $(filter install,$@),$(PLACES) runtime/packaging/settings.sh '$(PYTHON)')

dist:
	$(call say,TAR,$(DIST))
	@mkdir -p $(BUILD)
	$(Q)runtime/packaging/dist.sh libuncore-$(VERSION) $(DIST)

# The packages of Debian 12, below $(BUILD)/deb.
deb-source:
	$(Q)runtime/packaging/deb.sh '$(VERSION)' '$(DEB_REVISION)' $(BUILD)/deb
deb: deb-source
	$(Q)cd $(BUILD)/deb/libuncore-* && unset MAKEFLAGS MAKELEVEL && dpkg-buildpackage -us -uc -j$$(nproc)
# Packages of RPM, below $(BUILD)/rpm.
rpm:
	$(Q)unset MAKEFLAGS MAKELEVEL BUILD && runtime/packaging/rpm.sh '$(VERSION)' '$(BUILD)/rpm'

# Minutes: built twice, and installed in a bare Debian 12.
deb-test: $(STAGED)
	@$(HARNESS) DEB_TEST=1 TEST_SECONDS=1800 tests/tools/run.sh tests/package/deb.sh

# Goals in a fresh clone, in bare Debian 12 and 13: one in turn, or with TEST_TURN=all all, for hours.
bare-test:
	@$(HARNESS) BARE_TEST=1 TEST_SECONDS=14400 tests/tools/run.sh tests/package/fresh.sh

test-consumers: $(STAGED)
	@$(HARNESS) tests/tools/run.sh tests/consumers/run.sh

abi: $(SHARED) $(SIM_SHARED)
	@$(HARNESS) tests/abi/run.sh --record
