#!/bin/sh
# Runs a command in a copy of the repository: docker compose run --rm test [npm test -- unit …]
set -eu
copy-sources.sh root:root
cd /work
# A check reads the list of files from git.
git init -q
git add -A
export HOME=/work/.cache/home
exec "$@"
