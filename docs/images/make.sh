#!/bin/sh
# Makes the pictures of the documentation with the binary given: sh docs/images/make.sh build/dashpot
set -eu
dashpot=$1
folder=$(dirname "$0")

press='.spring(duration: 0.12, bounce: 0)'
release='.spring(duration: 0.35, bounce: 0.35)'

"$dashpot" compare "$press" "$release" --scale 2 -o "$folder/press-release.png" --quiet >/dev/null
"$dashpot" compare "$press" "$release" --theme dark -o "$folder/press-release-dark.png" --quiet >/dev/null
"$dashpot" compare press-scale --hold 40ms -o "$folder/tap.png" --quiet >/dev/null
"$dashpot" plot "$release" --property scale=0.96:1 --property corner-radius=32:18 --solver both \
    -o "$folder/played.png" --quiet
"$dashpot" plot snappy bouncy --figure step -o "$folder/step.png" --quiet
"$dashpot" plot snappy bouncy 0.5,0.8 --figure phase --theme dark -o "$folder/phase.png" --quiet
"$dashpot" plot press="$press" release="$release" --figure taps -o "$folder/taps.png" --quiet
"$dashpot" plot snappy bouncy --figure difference -o "$folder/difference.png" --quiet
"$dashpot" plot press="$press" release="$release" --figure velocity --theme dark -o "$folder/velocity.png" --quiet
"$dashpot" csv press-scale --fps 120 --precision 3 --quiet |
    "$dashpot" fit - --column scale --split -o "$folder/fit.png" --quiet >/dev/null
"$dashpot" sweep --duration 0.1...1 --bounce -0.5...0.9 --steps 91x141 --mark press=0.12,0 --mark release=0.35,0.35 \
    -o "$folder/map.png" --quiet

for scene in press-scale morphing-submit async-submit hold-to-confirm morphing-symbol claim-button; do
    "$dashpot" plot "$scene" -o "$folder/$scene.png" --quiet
    "$dashpot" film "$scene" -o "$folder/$scene.gif" --quiet
done
"$dashpot" film morphing-submit --frames 8 -o "$folder/morphing-submit-strip.png" --quiet
"$dashpot" film press-scale --beside reduce-motion --with-curve --speed 0.25 -o "$folder/beside.gif" --quiet
