# SPDX-License-Identifier: MIT
# Sourced by run.sh: the wheel, and the package as it is installed.

wheel=$scratch/uncore-$(sed -n 's/^#define UNCORE_VERSION "\(.*\)"$/\1/p' runtime/library/include/uncore/version.h)-py3-none-any.whl
count='import uncore
with uncore.machine("sim:ivt:2") as machine, machine.session(events="UNC_C_CLOCKTICKS") as session:
    machine.sleep(0.1)
    print(session.read().value("UNC_C_CLOCKTICKS"))'
# 15 boxes of each of two sockets at 2.5 GHz, for a tenth of a second.
ticks=7500000000

# counts PLACE: a program that finds the package there counts; nothing of the tree is on its way
counts() {
	got=$(cd / && PYTHONPATH=$1 "$python" -c "$count") && echo "$got" && [ "$got" = "$ticks" ]
}

makes_wheel() {
	"$python" runtime/packaging/python/wheel.py "$(basename "$wheel" | cut -d- -f2)" "$wheel" && cp "$wheel" "$scratch/first.whl" &&
		sleep 2 && "$python" runtime/packaging/python/wheel.py "$(basename "$wheel" | cut -d- -f2)" "$wheel" &&
		cmp "$wheel" "$scratch/first.whl"
}
try "python: two wheels have the same bytes" makes_wheel
# Digest and size of each file, as another program computes them.
recorded() (
	mkdir "$scratch/wheel" && "$python" -m zipfile -e "$wheel" "$scratch/wheel" && cd "$scratch/wheel" || return 1
	list=$(echo uncore-*/RECORD)
	while IFS=, read -r name digest size; do
		case $name in */RECORD) continue ;; esac
		[ "$(stat -c %s "$name")" = "$size" ] &&
			[ "sha256=$(openssl dgst -sha256 -binary "$name" | base64 | tr '+/' '-_' | tr -d =)" = "$digest" ] ||
			{ echo "$name: not as recorded"; return 1; }
	done <"$list"
	[ "$(find . -type f | wc -l)" -eq "$(wc -l <"$list")" ] && [ -f uncore/py.typed ]
)
if command -v openssl >/dev/null; then
	try "python: the wheel's list has the digest and size of each file" recorded
else
	skip "python: the wheel's list has the digest and size of each file" "openssl is not there"
fi
try "python: a program counts with the wheel in its path" counts "$wheel"
installed_by_pip() {
	PIP_DISABLE_PIP_VERSION_CHECK=1 "$pip" -m pip install --quiet --no-index --no-deps --target "$scratch/pip" "$wheel" &&
		counts "$scratch/pip" && PYTHONPATH=$scratch/pip "$python" -c \
		'import importlib.metadata as data; assert data.version("uncore") == "'"$(basename "$wheel" | cut -d- -f2)"'"'
}
pip=
for each in "$python" python3; do
	[ -n "$pip" ] || ! "$each" -m pip --version >/dev/null 2>&1 || pip=$each
done
if [ -n "$pip" ]; then
	try "python: pip installs the wheel without a network, and a program counts" installed_by_pip
else
	skip "python: pip installs the wheel without a network, and a program counts" "pip is not there"
fi

# An installed package finds the library that was installed with it.
without_setting() (
	unset UNCORE_LIBRARY
	mkdir -p "$scratch/prefix/lib/python3/dist-packages" && cp "$build"/lib/*.so.* "$scratch/prefix/lib/" &&
		cp -R "$package/uncore" "$scratch/prefix/lib/python3/dist-packages/" &&
		counts "$scratch/prefix/lib/python3/dist-packages"
)
try "python: a package below PREFIX finds the library below PREFIX" without_setting
no_library() (
	UNCORE_LIBRARY=$scratch/wheel
	cd / && "$python" -c 'import uncore; uncore.version()' 2>"$scratch/err" && return 1
	tail -n 1 "$scratch/err"
	tail -n 1 "$scratch/err" | grep -q 'install the package libuncore0, or set UNCORE_LIBRARY'
)
try "python: without the library the message says what to install" no_library
other_release() (
	UNCORE_LIBRARY=$scratch/other && mkdir "$scratch/other" &&
		echo 'const char *uncore_version(void) { return "9.9.9"; }' |
		cc -shared -fPIC -x c - -o "$scratch/other/libuncore.so.0" || return 1
	cd / && "$python" -c 'import uncore; uncore.version()' 2>"$scratch/err" && return 1
	tail -n 1 "$scratch/err" | grep -q 'libuncore is version 9.9.9, .* install both from one release'
)
try "python: a library of another release is refused" other_release
