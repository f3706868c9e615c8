# SPDX-License-Identifier: MIT
# The Python package: its declarations, its wheel, its place. Included by runtime/packaging/package.mk.

PYTHON ?= python3
PYTHON_PACKAGE := runtime/library/python
WHEEL := $(BUILD)/uncore-$(VERSION)-py3-none-any.whl
# Asked of the interpreter only when something is installed.
PYTHONDIR ?= $(shell runtime/packaging/python/place.sh '$(PREFIX)' '$(PYTHON)')

.PHONY: python wheel

# What ctypes needs of the public headers.
python:
	$(call say,DECLARE,$(PYTHON_PACKAGE)/uncore/_declared.py)
	$(Q)CC='$(CC)' $(PYTHON) $(PYTHON_PACKAGE)/declare.py

wheel: $(WHEEL)
$(WHEEL): $(wildcard $(PYTHON_PACKAGE)/uncore/*.py) $(PYTHON_PACKAGE)/uncore/py.typed $(wildcard runtime/packaging/python/*) \
		runtime/library/include/uncore/version.h
	$(call say,WHEEL,$@)
	@mkdir -p $(@D)
	$(Q)$(PYTHON) runtime/packaging/python/wheel.py '$(VERSION)' '$@'
