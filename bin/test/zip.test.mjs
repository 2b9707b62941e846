import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createPluginZip } from '../release/plugin-zip.mjs';
import { readPluginHeader } from '../release/plugin-header.mjs';
import { createReadme } from '../release/readme.mjs';

const root = fileURLToPath( new URL( '../..', import.meta.url ) );

const MAKE = `
	import { createHash } from 'node:crypto';
	import { createPluginZip } from './bin/release/plugin-zip.mjs';
	const { zip } = await createPluginZip( process.cwd() );
	process.stdout.write( createHash( 'sha256' ).update( zip ).digest( 'hex' ) );
`;

const makeIn = ( zone ) =>
	execFileSync( process.execPath, [ '--input-type=module', '-e', MAKE ], {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, TZ: zone },
	} );

describe( 'the zip of the plugin', () => {
	it( 'has the same bytes in every time zone', () => {
		assert.equal( makeIn( 'Pacific/Auckland' ), makeIn( 'America/Lima' ) );
	} );

	it( 'has every class, and nothing for developers', async () => {
		const { files } = await createPluginZip( root );
		const tracked = execFileSync(
			'git',
			[
				'ls-files',
				'--',
				'*.php',
				':!includes/demo',
				':!includes/import',
				':!**/test/**',
			],
			{ cwd: path.join( root, 'php-stub' ), encoding: 'utf8' }
		)
			.trim()
			.split( '\n' )
			.filter( ( file ) =>
				existsSync( path.join( root, 'php-stub', file ) )
			);
		assert.deepEqual(
			tracked.filter( ( file ) => ! files.includes( file ) ),
			[]
		);
		assert.deepEqual(
			files.filter( ( file ) =>
				/test|\.md$|\.map$|\.dist$|demo|^\.|\/\./.test( file )
			),
			[]
		);
		for ( const file of [ 'LICENSE', 'readme.txt', 'uninstall.php' ] ) {
			assert.ok( files.includes( file ), file );
		}
	} );

	it( 'needs no class that it does not have', async () => {
		const { files } = await createPluginZip( root );
		const code = files
			.filter(
				( file ) =>
					file.endsWith( '.php' ) && file.startsWith( 'includes/' )
			)
			.map( ( file ) =>
				readFileSync( path.join( root, 'php-stub', file ), 'utf8' )
			)
			.join( '\n' );
		assert.doesNotMatch( code, /Storedeck\\(Demo|Import)\\/ );
	} );
} );

describe( 'readme.txt', () => {
	const readme = createReadme( root );
	const header = readPluginHeader( root );

	it( 'has the fields of the plugin header', () => {
		for ( const [ field, value ] of [
			[ 'Stable tag', header( 'Version' ) ],
			[ 'Requires at least', header( 'Requires at least' ) ],
			[ 'Requires PHP', header( 'Requires PHP' ) ],
			[ 'License', header( 'License' ) ],
		] ) {
			assert.match(
				readme,
				new RegExp( `^${ field }: ${ value }$`, 'm' )
			);
		}
	} );

	it( 'has at most five tags, and a changelog of the version', () => {
		const [ , tags ] = readme.match( /^Tags: (.+)$/m ) ?? [];
		assert.ok( tags.split( ',' ).length <= 5 );
		assert.match(
			readme,
			new RegExp( `^= ${ header( 'Version' ) }.* =$`, 'm' )
		);
		assert.doesNotMatch( readme, /\{\w+\}/ );
	} );
} );
