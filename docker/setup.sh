#!/bin/sh
# Builds the scripts if they are outdated, then installs WordPress with the plugin and the demo store.
set -eu

run_as_web_server() {
	setpriv --reuid=www-data --regid=www-data --init-groups \
		env HOME=/work/.cache/home "$@"
}

echo 'Copying the sources …'
copy-sources.sh www-data:www-data
chown www-data:www-data /site
cd /work
run_as_web_server node docker/build.mjs
if [ -f /work/.cache/deliver-build ]; then
	# Files in the repository belong to its owner.
	owner="$(stat -c %u:%g /repo)"
	mkdir -p /repo/.cache
	rsync -a --delete --chown="$owner" /work/php-stub/build/ /repo/php-stub/build/
	rsync -a --chown="$owner" /work/php-stub/languages/ /repo/php-stub/languages/
	rsync -a --chown="$owner" /work/.cache/build.json /repo/.cache/build.json
	chown "$owner" /repo/.cache
	rm /work/.cache/deliver-build
fi
run_as_web_server node docker/setup.mjs
