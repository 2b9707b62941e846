import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { commandSettings, serverSettings } from '../cms/php-settings.mjs';
import { run } from '../cms/processes.mjs';

const STATUS =
	'echo json_encode( array( ini_get( "opcache.file_cache" ), (bool) ini_get( "opcache.file_cache_only" ), opcache_get_status( false ) ) );';

/** @param {string[]} settings */
async function readStatus( settings ) {
	const { stdout } = await run( 'php', [ ...settings, '-r', STATUS ] );
	const [ folder, isFolderOnly, status ] = JSON.parse( stdout );
	return { folder, isFolderOnly, hasMemory: 'memory_usage' in status };
}

test( 'PHP keeps compiled scripts either in memory or in a folder', async ( t ) => {
	const probe = 'exit( extension_loaded( "Zend OPcache" ) ? 0 : 1 );';
	if ( ( await run( 'php', [ '-r', probe ] ) ).code ) {
		return t.skip( 'PHP with OPcache is not installed.' );
	}
	const folder = await mkdtemp( join( tmpdir(), 'storedeck-opcache-' ) );
	try {
		assert.deepEqual( await readStatus( serverSettings( 0 ) ), {
			folder: '',
			isFolderOnly: false,
			hasMemory: true,
		} );
		assert.deepEqual( await readStatus( commandSettings( folder ) ), {
			folder,
			isFolderOnly: true,
			hasMemory: false,
		} );
	} finally {
		await rm( folder, { recursive: true } );
	}
} );

test( 'PHP notes no coverage unless it is asked to', () => {
	const disabled = 'pcov.enabled=0';
	assert.ok( serverSettings( 0 ).includes( disabled ) );
	assert.ok( commandSettings().includes( disabled ) );
	process.env.STOREDECK_COVERAGE = 'folder';
	try {
		assert.ok( ! serverSettings( 0 ).includes( disabled ) );
		assert.ok( ! commandSettings().includes( disabled ) );
	} finally {
		delete process.env.STOREDECK_COVERAGE;
	}
} );
