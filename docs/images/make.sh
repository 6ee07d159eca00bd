#!/bin/sh
# Makes the pictures of the documentation with the binary given.
set -eu
dashpot=$1
folder=$(dirname "$0")

"$dashpot" compare '.spring(duration: 0.12, bounce: 0)' '.spring(duration: 0.35, bounce: 0.35)' --scale 2 \
    -o "$folder/press-release.png" >/dev/null
