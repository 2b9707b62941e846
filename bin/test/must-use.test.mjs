import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { run } from '../cms/processes.mjs';
import { mustUsePhp } from '../cms/templates/must-use.mjs';

const hasPhp = ( await run( 'php', [ '-r', 'exit( 0 );' ] ) ).code === 0;
const skip = ! hasPhp && 'PHP is not installed';

let folder = '';
beforeEach( async () => {
	folder = await mkdtemp( join( tmpdir(), 'storedeck-test-' ) );
	await mkdir( join( folder, 'wordpress' ) );
	await writeFile( join( folder, 'must-use.php' ), mustUsePhp );
	await writeFile(
		join( folder, 'local.php' ),
		"<?php return array( 'engine' => 'native', 'token' => 't' );"
	);
} );
afterEach( () => rm( folder, { recursive: true, force: true } ) );

/**
 * Stubs of the WordPress functions that the plugin calls when it is loaded and
 * in the tested filters.
 */
const WORDPRESS = String.raw`<?php
define( 'ABSPATH', __DIR__ . '/wordpress/' );
$filters = array();
function add_filter( $name, $callback ) { $GLOBALS['filters'][ $name ] = $callback; }
function add_action( ...$args ) {}
function remove_action( ...$args ) {}
function wp_doing_cron() { return false; }
function wp_parse_url( $url, $part ) { return parse_url( $url, $part ); }
function content_url( $path ) { return 'http://127.0.0.1/wp-content/' . $path; }
require __DIR__ . '/must-use.php';
`;

/**
 * @param {string} php PHP code that calls the filters and returns a value.
 * @return {Promise<unknown>} The returned value.
 */
async function runPlugin( php ) {
	const file = join( folder, 'task.php' );
	await writeFile(
		file,
		`${ WORDPRESS } echo json_encode( ( static function () use ( $filters ) { ${ php } } )() );`
	);
	const result = await run( 'php', [ file ] );
	assert.equal( result.code, 0, result.stdout + result.stderr );
	return JSON.parse( result.stdout );
}

test( 'responds only to requests to wordpress.org', { skip }, async () => {
	const results = await runPlugin( `
		$ask = static fn( $url, $before = false ) => $filters['pre_http_request']( $before, array(), $url );
		return array(
			$ask( 'https://api.wordpress.org/translations/core/1.0/' ),
			$ask( 'http://WordPress.org/x' ),
			$ask( 'https://wordpress.org.example.com/' ),
			$ask( 'https://example.com/?https://api.wordpress.org' ),
			$ask( 'http://127.0.0.1/' ),
			$ask( 'http://' ),
			$ask( 'https://api.wordpress.org/', array( 'another' => 1 ) ),
		);
	` );
	const unavailable = {
		headers: [],
		body: '',
		response: { code: 503, message: 'Service Unavailable' },
		cookies: [],
		filename: null,
	};
	assert.deepEqual( results, [
		unavailable,
		unavailable,
		false,
		false,
		false,
		false,
		{ another: 1 },
	] );
} );

test( 'serves avatars from the site itself', { skip }, async () => {
	const results = await runPlugin( `
		$data = $filters['pre_get_avatar_data'];
		return array(
			$data( array( 'size' => 32 ) ),
			$data( array( 'url' => 'http://127.0.0.1/own.png' ) ),
		);
	` );
	assert.deepEqual( results, [
		{
			size: 32,
			url: 'http://127.0.0.1/wp-content/mu-plugins/storedeck-avatar.svg',
			found_avatar: false,
		},
		{ url: 'http://127.0.0.1/own.png' },
	] );
} );

for ( const before of [ null, 'To: earlier\n' ] ) {
	test(
		`keeps mail readable only for the owner, ${
			before ? 'with' : 'without'
		} a log from before`,
		{ skip },
		async () => {
			const log = join( folder, 'mail.log' );
			if ( before ) {
				await writeFile( log, before, { mode: 0o644 } );
			}
			await runPlugin(
				`return $filters['pre_wp_mail']( null, array( 'to' => 'a@example.com', 'subject' => 's', 'message' => 'm' ) );`
			);
			assert.equal( ( await stat( log ) ).mode % 0o1000, 0o600 );
		}
	);
}
