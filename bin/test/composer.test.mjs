import assert from 'node:assert/strict';
import {
	chmod,
	mkdir,
	mkdtemp,
	readFile,
	rm,
	utimes,
	writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { composerCommand } from '../testing/composer.mjs';
import { SkippedSuite } from '../testing/results.mjs';

let folder = '';
/** @type {Record<string, string>} */
let env = {};
beforeEach( async () => {
	folder = await mkdtemp( join( tmpdir(), 'storedeck-test-' ) );
	await writeFile( join( folder, 'composer.json' ), '{}' );
	env = { PATH: `${ folder }${ delimiter }${ process.env.PATH }` };
} );
afterEach( () => rm( folder, { recursive: true, force: true } ) );

/** Puts a `composer` on the path that runs a line of shell. */
async function fakeComposer( line ) {
	const file = join( folder, 'composer' );
	await writeFile( file, `#!/bin/sh\necho run >> runs\n${ line }\n` );
	await chmod( file, 0o755 );
}

const INSTALLS =
	'mkdir -p .cache/composer/composer && touch .cache/composer/composer/installed.json';

describe( 'composerCommand', () => {
	it( 'installs once for commands that are requested at the same time', async () => {
		await fakeComposer( `sleep 0.2; ${ INSTALLS }` );
		assert.deepEqual(
			await Promise.all( [
				composerCommand( folder, 'phpcs', { env } ),
				composerCommand( folder, 'phpstan', { env } ),
			] ),
			[ 'phpcs', 'phpstan' ].map( ( name ) =>
				join( folder, '.cache/composer/bin', name )
			)
		);
		assert.equal(
			await readFile( join( folder, 'runs' ), 'utf8' ),
			'run\n'
		);
	} );

	it( 'installs nothing if the packages are newer than composer.json', async () => {
		await fakeComposer( 'exit 1' );
		await mkdir( join( folder, '.cache/composer/composer' ), {
			recursive: true,
		} );
		await writeFile(
			join( folder, '.cache/composer/composer/installed.json' ),
			'[]'
		);
		await utimes( join( folder, 'composer.json' ), 1, 1 );
		await composerCommand( folder, 'phpcs', { env } );
	} );

	for ( const [ reason, line ] of [
		[ 'fails', 'exit 100' ],
		[ 'installs nothing', 'exit 0' ],
		[ 'does not end', 'exec sleep 60' ],
	] ) {
		it( `skips if Composer ${ reason }`, async () => {
			await fakeComposer( line );
			await assert.rejects(
				composerCommand( folder, 'phpcs', { env, timeout: 2000 } ),
				( error ) =>
					error instanceof SkippedSuite &&
					/not available here/.test( error.message )
			);
		} );
	}
} );
