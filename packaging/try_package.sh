#!/usr/bin/env bash
# Tries the packed program where nothing but it is: in a root with Debian's base, the packages that it names, no Python
# and no network. Needs to be root, debootstrap and Xvfb.
#
#     packaging/try_package.sh dist/gundam-desktop-*-linux-x86_64.tar.xz     (or the .deb)
set -euo pipefail

package=$(realpath "$1")
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
work=$(mktemp -d)
root=$work/root
display=""
trap '[ -z "$display" ] || kill "$display"; rm -rf "$work"' EXIT

step() { printf -- '-- %s (%d s)\n' "$*" "$SECONDS"; }

step "unpacking $(basename "$package")"
mkdir "$work/unpacked"
case $package in
    *.deb)
        dpkg-deb -x "$package" "$work/unpacked"
        program=/usr/lib/gundam-desktop/gundam-desktop
        ;;
    *)
        mkdir "$work/unpacked/opt"
        tar -C "$work/unpacked/opt" -xf "$package"
        program=/opt/gundam-desktop/gundam-desktop
        ;;
esac
needed=$(paste -sd, "$work/unpacked$(dirname "$program")/debian-packages.txt")

step "a root with Debian's base and $needed"
debootstrap --variant=minbase --include="$needed" bookworm "$root" "$mirror" >"$work/debootstrap.log" 2>&1 ||
    { tail "$work/debootstrap.log"; exit 1; }
cp -a "$work/unpacked/." "$root/"
if found=$(find "$root/usr/bin" "$root/usr/local/bin" -name 'python*' -print -quit) && [ -n "$found" ]; then
    echo "try_package.sh: the root has a Python: $found" >&2
    exit 1
fi

# A mount namespace takes the mounts away by itself; a network namespace has no network but this computer's own.
inside() {
    unshare --mount --net sh -ec '
        root=$1; shift
        ip link set lo up
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        mkdir -p "$root/tmp/.X11-unix"
        if [ -d /tmp/.X11-unix ]; then mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"; fi
        exec chroot "$root" env -i HOME=/root PATH=/usr/bin:/bin LANG=C.UTF-8 "$@"
    ' inside "$root" "$@"
}

step "offscreen"
inside QT_QPA_PLATFORM=offscreen "$program" selftest

step "on a display"
mkfifo "$work/display"
exec 3<>"$work/display"
Xvfb -displayfd 3 -screen 0 1600x1000x24 >/dev/null 2>&1 &
display=$!
read -r number <&3
inside DISPLAY=":$number" "$program" selftest

step "commands"
inside "$program" --version
inside "$program" deck check official-004 >/dev/null
inside "$program" rule 7-4 >/dev/null
inside "$program" simulate --deck official-004 --opponent-deck official-005 --bots random,greedy --games 4 --jobs 2 >/dev/null
step "all is well"
