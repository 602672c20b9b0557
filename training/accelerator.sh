#!/usr/bin/env bash
# Trains, and measures what was trained, on a machine with an accelerator. It runs in the folder that
# training/pack.py filled: bash accelerator.sh. What it makes is in OUT (./out).
#
# SECONDS_OF_TRAINING  this run (400)
# TOTAL                seconds of the whole training, for the schedules of rate and entropy (0: this run)
# LIMIT                seconds for everything (575); measuring ends when they are over
# WORKERS              processes that play (cores less two); ROWS, STEPS, BATCH: sizes
# TABLES, MORE         kinds of tables with weights; more arguments of aurum.training
# GAMES, MEASURED, CHOICES  what is measured: bots and games, tables, drawn or best ("none": nothing)
set -u
began=$(date +%s)
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
out=${OUT:-$here/out}
python=${PYTHON:-python3}
cores=$(nproc)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed() { echo $(($(date +%s) - began)); }

mkdir -p "$out" "$work/packages"
for wheel in "$here"/wheels/*.whl; do
    [ -e "$wheel" ] && "$python" -m zipfile -e "$wheel" "$work/packages"
done
"$python" -m tarfile -e "$here/sources.tar.gz" "$work" || exit 1
(cd "$work" && PYTHONPATH=$work/packages "$python" compile_rules.py) ||
    echo "the rules are not compiled; games will be several times slower" >&2
export PYTHONPATH=$work/src:$work/packages PYTHONUNBUFFERED=1 OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1
"$python" -c 'import aurum, torch; print("rules", aurum.BUILD, "torch", torch.__version__, torch.cuda.is_available())'
echo "set up after $(passed) s"

# It goes on from what is in OUT already, then from the packed run, then from the packed networks.
[ -e "$out/checkpoint-0.npz" ] || cp "$here"/run/* "$out/" 2> /dev/null
from=
[ -e "$here/networks.npz" ] && from="--from $here/networks.npz"
tables=${TABLES:-4:base:4,2:base:2,3:base:2,5:base:2,4:alliance:2,4:mixed:2,2:alliance:1,3:alliance:1,5:alliance:1,2:mixed:1,3:mixed:1,5:mixed:1}
workers=${WORKERS:-$((cores > 2 ? cores - 2 : 1))}
"$python" -m aurum.training "${GAME:-oriflamme}" --out "$out" $from \
    --seconds "${SECONDS_OF_TRAINING:-400}" --total "${TOTAL:-0}" --workers "$workers" \
    --rows "${ROWS:-56}" --steps "${STEPS:-32}" --batch "${BATCH:-32768}" --tables "$tables" \
    ${MORE:-} > "$out/training.txt" || exit 1
tail -1 "$out/training.txt"
echo "trained after $(passed) s"

games=${GAMES:-squire:800,knight:1600,baron:800}
left=$((${LIMIT:-575} - 15 - $(passed)))
if [ "$games" != none ] && [ "$left" -gt 0 ]; then
    "$python" -m aurum.training.evaluation "$out/weights.npz" --games "$games" \
        --tables "${MEASURED:-4:base}" --choices "${CHOICES:-drawn}" --processes "$cores" --limit "$left"
fi
echo "done after $(passed) s"
