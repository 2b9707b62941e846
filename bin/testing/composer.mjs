import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { SkippedSuite } from './results.mjs';
import { runCommand } from './run-command.mjs';

/** Where composer.json puts packages. */
const VENDOR = '.cache/composer';

/** Where Composer lists what it installed; written last. */
const LIST = 'composer/installed.json';

/** Without a network, some resolvers answer late. */
const TIMEOUT = 300_000;

function isCurrent( root ) {
	const list = path.join( root, VENDOR, LIST );
	return (
		existsSync( list ) &&
		statSync( list ).mtimeMs >=
			statSync( path.join( root, 'composer.json' ) ).mtimeMs
	);
}

async function install( root, { env = {}, timeout = TIMEOUT } ) {
	rmSync( path.join( root, VENDOR, LIST ), { force: true } );
	const status = await runCommand(
		'composer',
		[ 'install', '--no-interaction', '--no-progress' ],
		{
			cwd: root,
			timeout,
			env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1', ...env },
		}
	);
	if ( status !== 0 || ! isCurrent( root ) ) {
		throw new SkippedSuite(
			`The packages of composer.json are not available here (composer install ended with status ${ status }).`
		);
	}
}

/** Installations in progress, by folder: suites run in parallel. */
const installations = new Map();

/**
 * Installs the packages of composer.json unless they are there, and returns the
 * path of one of their commands.
 *
 * @param {string}                                             root
 * @param {string}                                             command
 * @param {{ env?: Record<string, string>, timeout?: number }} [options]
 * @return {Promise<string>} The path.
 * @throws {SkippedSuite} If Composer or its packages are not available.
 */
export async function composerCommand( root, command, options = {} ) {
	if ( ! installations.has( root ) && ! isCurrent( root ) ) {
		installations.set( root, install( root, options ) );
	}
	await installations.get( root );
	return path.join( root, VENDOR, 'bin', command );
}
