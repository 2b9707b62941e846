#!/bin/sh
# Copies the repository from /repo to /work, which keeps packages and caches of its own.
set -eu
mkdir -p /work/.cache/home /work/.cache/cms
rsync -a --delete --chown="$1" \
	--exclude=/.git --exclude=/node_modules --exclude=/.cache --exclude=/php-stub/build /repo/ /work/
# What npm start has downloaded is not downloaded again.
for folder in /repo/.cache/cms/wordpress-*; do
	[ ! -d "$folder" ] || rsync -a --chown="$1" "$folder" /work/.cache/cms/
done
chown "$1" /work /work/.cache /work/.cache/home /work/.cache/cms
