#!/bin/sh
# Adds Gundam Desktop, unpacked here, to the menu of the desktop of this user, with its kinds of files.
# `./add-to-menu.sh --remove` takes it out again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
if [ "${1:-}" = --remove ]; then
    rm -f "$share"/applications/gundam-desktop*.desktop "$share/mime/packages/gundam-desktop.xml" \
        "$share"/icons/hicolor/*/apps/gundam-desktop.png
else
    mkdir -p "$share/applications"
    cp -r "$here/share/icons" "$here/share/mime" "$share/"
    for entry in gundam-desktop gundam-desktop-open; do
        sed "s|^Exec=gundam-desktop|Exec=\"$here/gundam-desktop\"|" "$here/share/applications/$entry.desktop" \
            >"$share/applications/$entry.desktop"
    done
fi
command -v update-mime-database >/dev/null && update-mime-database "$share/mime" || true
command -v update-desktop-database >/dev/null && update-desktop-database "$share/applications" || true
