import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.mjs';

/**
 * Installs the packages of the latest WordPress into the cache unless they
 * match the lock file.
 */
export async function installLatestWordPress( root ) {
	const source = path.join( root, 'tests/setup/latest-wordpress' );
	const target = path.join( root, '.cache/latest-wordpress' );
	const lock = 'package-lock.json';
	const installed = path.join( target, 'node_modules/.package-lock.json' );
	if (
		existsSync( installed ) &&
		existsSync( path.join( target, lock ) ) &&
		readFileSync( path.join( target, lock ), 'utf8' ) ===
			readFileSync( path.join( source, lock ), 'utf8' )
	) {
		return;
	}
	console.log( 'Installing the packages of the latest WordPress …' );
	mkdirSync( target, { recursive: true } );
	for ( const name of [ 'package.json', lock, '.npmrc' ] ) {
		copyFileSync( path.join( source, name ), path.join( target, name ) );
	}
	const status = await runCommand(
		'npm',
		[ 'ci', '--no-progress', '--loglevel=error' ],
		{
			cwd: target,
			shell: process.platform === 'win32',
		}
	);
	if ( status !== 0 ) {
		throw new Error(
			'Could not install the packages of the latest WordPress.'
		);
	}
}
