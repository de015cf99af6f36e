#!/bin/bash
# go.sh FOLDER OUT [id …]: figures, renders, finish. SPP, EV, PNG=1; WEIGHTS as for ../denoise.py
here=$(cd "$(dirname "$0")" && pwd); f=$1; out=$2; shift 2; mkdir -p "$f" "$out"; ids=$(IFS=,; echo "$*"); cd "$here"
nice -n 15 /usr/bin/python3 figures.py "$f" "$@" || exit 1
nice -n 15 blender -b --factory-startup -P render.py -- "$f" ${ids:+id=$ids} spp=${SPP:-24} w=${W:-640} h=${H:-800} 2>&1 | grep -E "SHOT|rror:|File \"" | grep -v "Not freed"
nice -n 15 /usr/bin/python3 finish.py "$f" "$out" "$@" ${PNG:+png=1}
