#!/bin/sh
# Adds Gundam Desktop, unpacked here, to the menu of the desktop of this user, with its kinds of files.
# `./add-to-menu.sh --remove` takes it out again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}

# The path of the program as a desktop entry quotes it: an argument in quotes, within a value, within a command.
program=$(printf '%s\n' "$here/gundam-desktop" | sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g')

entry() {
    while IFS= read -r line; do
        case $line in
        Exec=gundam-desktop*) printf 'Exec="%s"%s\n' "$program" "${line#Exec=gundam-desktop}" ;;
        *) printf '%s\n' "$line" ;;
        esac
    done
}

if [ "${1:-}" = --remove ]; then
    rm -f "$share"/applications/gundam-desktop*.desktop "$share/mime/packages/gundam-desktop.xml" \
        "$share"/icons/hicolor/*/apps/gundam-desktop.png
else
    mkdir -p "$share/applications"
    cp -r "$here/share/icons" "$here/share/mime" "$share/"
    for name in gundam-desktop gundam-desktop-open gundam-desktop-join; do
        entry <"$here/share/applications/$name.desktop" >"$share/applications/$name.desktop"
    done
fi
command -v update-mime-database >/dev/null && update-mime-database "$share/mime" || true
command -v update-desktop-database >/dev/null && update-desktop-database "$share/applications" || true
