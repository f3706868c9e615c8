# SPDX-License-Identifier: MIT
# Sourced by run.sh: a program may run on each CPU of the simulated machine, also where the host has fewer.

# python CODE: runs it on a machine of two sockets with 60 CPUs; E(number) is the name of an error
python() {
	on ivt:2,idle python3 -c "import errno, os, sys
def call(do, *words):
    try: return do(*words)
    except OSError as error: return errno.errorcode[error.errno]
$1"
}
machine "affinity: a program may use every CPU of the machine" is 60 on ivt:2,idle nproc
machine "affinity: taskset binds a program to a CPU that the host need not have" \
	is "pid 1's current affinity list: 47 1" echo $(on ivt:2,idle sh -c "taskset -c 47 sh -c 'taskset -pc \$\$; nproc' | sed 's/pid [0-9]*/pid 1/'")
machine "affinity: a mask without a CPU of the machine is refused" is EINVAL python "print(call(os.sched_setaffinity, 0, {60, 99}))"
machine "affinity: CPUs that the machine lacks fall out of a mask" \
	is "{58, 59}" python "os.sched_setaffinity(0, {58, 59, 60}); print(os.sched_getaffinity(0))"
machine "affinity: a CPU that goes offline falls out of a mask" is "{31} EINVAL" python "
os.sched_setaffinity(0, {30, 31})
open('/sys/devices/system/cpu/cpu30/online', 'w').write('0')
print(os.sched_getaffinity(0), call(os.sched_setaffinity, 0, {30}))"
machine "affinity: a child has its parent's, and may change its own" is "{40, 41} {41} {40, 41}" python "
os.sched_setaffinity(0, {40, 41})
child = os.fork()
if child == 0:
    print(os.sched_getaffinity(0), end=' ', flush=True)
    os.sched_setaffinity(0, {41})
    print(os.sched_getaffinity(0), end=' ', flush=True)
    os._exit(0)
os.waitpid(child, 0)
print(os.sched_getaffinity(0))"
machine "affinity: a program may set another's" is "{12}" python "
import subprocess
other = subprocess.Popen(['sleep', '60'])
os.sched_setaffinity(other.pid, {12})
print(os.sched_getaffinity(other.pid))
other.kill()"
machine "affinity: the host's processes keep theirs" is same python "
print('same' if call(os.sched_getaffinity, $$) == $(python3 -c 'import os; print(os.sched_getaffinity(0))') else 'other')"
machine "affinity: there is no such thread" is "ESRCH ESRCH" python "
print(call(os.sched_setaffinity, 2 ** 30, {0}), call(os.sched_getaffinity, 2 ** 30))"

# Not every user may bind another's program: root's here is not theirs.
not_theirs() {
	is "EPERM {0}" python "
import time
mine = os.getpid()
os.sched_setaffinity(0, {0})
child = os.fork()
if child == 0:
    os.setresuid(65534, 65534, 65534)
    print(call(os.sched_setaffinity, mine, {1}), end=' ', flush=True)
    os._exit(0)
os.waitpid(child, 0)
print(os.sched_getaffinity(0))"
}
if [ "$(id -u)" = 0 ]; then
	machine "affinity: another user's program cannot be bound" not_theirs
else
	skip "affinity: another user's program cannot be bound" "only root has two users"
fi

# A mask shorter than the CPUs of the machine cannot be filled; a longer one is filled in part.
sizes() {
	cat >"$scratch/sizes.c" <<'C'
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(void)
{
	unsigned long mask[16] = { 0 };

	printf("%ld ", syscall(SYS_sched_getaffinity, 0, 4, mask) < 0 ? -errno : 0L);
	printf("%ld ", syscall(SYS_sched_getaffinity, 0, sizeof(mask), mask));
	printf("%lx ", mask[0]);
	printf("%ld\n", syscall(SYS_sched_getaffinity, 0, 8, NULL) < 0 ? -errno : 0L);
	return 0;
}
C
	"${CC:-cc}" -std=gnu11 -o "$scratch/sizes" "$scratch/sizes.c" && is "-22 8 fffffffffffffff -14" on ivt:2,idle "$scratch/sizes"
}
machine "affinity: sizes and errors are the kernel's" sizes

# CPUID says on which CPU it is executed: leaf 0xb, EDX, as the machine's file for that CPU has it.
on_cpu() {
	for cpu in 0 1 29 30 58; do
		on ivt:2,idle taskset -c $cpu "$scratch/cpuid" apic
		on ivt:2,idle sh -c "dd if=/dev/cpu/$cpu/cpuid bs=16 count=1 iflag=skip_bytes skip=11 status=none | od -An -tu4 -j12"
	done >"$scratch/out" 2>&1
	is 5 echo $(tr -d ' ' <"$scratch/out" | paste - - | awk '$1 == $2 && !($1 in seen) { seen[$1]; n++ } END { print n }') || { cat "$scratch/out"; return 1; }
}
trapped "affinity: CPUID answers for the CPU to which a program is bound" on_cpu
