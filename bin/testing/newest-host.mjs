import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.mjs';

/**
 * Installs the packages of the newest host into the cache, unless the ones
 * there are those of the lock file.
 */
export async function installNewestHost( root ) {
	const source = path.join( root, 'tests/setup/newest-host' );
	const target = path.join( root, '.cache/newest-host' );
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
	console.log( 'Installing the packages of the newest host …' );
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
			'The packages of the newest host could not be installed.'
		);
	}
}
