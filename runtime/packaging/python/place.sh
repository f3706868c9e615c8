#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints the folder below PREFIX in which PYTHON, else the system's interpreter, looks for packages; else one that
# PYTHONPATH has to name. usage: place.sh PREFIX PYTHON
set -eu

if [ "$1" != /usr ]; then
	for python in "$2" /usr/bin/python3; do
		"$python" - "$1" 2>/dev/null <<-'END' && exit
			import os, sys
			below = os.path.join(sys.argv[1], "")
			found = [path for path in sys.path if path.startswith(below) and path.endswith("-packages")]
			print(found[0])
		END
	done
fi
# Debian's interpreters of any version look here for what packages install.
echo "$1/lib/python3/dist-packages"
