import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { root as repository } from '../cms/root.mjs';
import { buildPackages } from '../build/packages/index.mjs';
import {
	findLibraries,
	findPlainPackages,
} from '../build/packages/libraries.mjs';
import {
	createManifest,
	describeRelease,
} from '../build/packages/manifest.mjs';
import { getApiVersion } from '../../src/dependency-extraction-webpack-plugin/libraries.js';

/** Writes files by their path in a folder. */
const writeFiles = ( folder, files ) =>
	Promise.all(
		Object.entries( files ).map( async ( [ name, text ] ) => {
			const file = path.join( folder, name );
			await mkdir( path.dirname( file ), { recursive: true } );
			await writeFile( file, text );
		} )
	);

describe( 'npm packages', () => {
	let root = '';
	beforeEach( async () => {
		root = await mkdtemp( path.join( os.tmpdir(), 'storedeck-' ) );
	} );
	afterEach( () => rm( root, { recursive: true, force: true } ) );

	it( 'are folders of src with an index.ts, and folders with a package.json', async () => {
		await writeFiles( root, {
			'src/number/index.ts': '',
			'src/number/round.ts': '',
			'src/notes.md': '',
			'src/styles/style.scss': '',
			'src/webpack-plugin/package.json': '{}',
		} );
		assert.deepEqual( findLibraries( root ), [
			{
				name: 'number',
				folder: path.join( root, 'src/number' ),
				entries: { '.': path.join( root, 'src/number/index.ts' ) },
			},
		] );
		assert.deepEqual( findPlainPackages( root ), [
			path.join( root, 'src/webpack-plugin' ),
		] );
	} );

	it( 'contain a folder with a package.json as it is, with the version of the plugin and without its tests', async () => {
		await writeFiles( root, {
			'src/webpack-plugin/package.json': '{"name":"@storedeck/x"}',
			'src/webpack-plugin/index.js': 'module.exports = 1;',
			'src/webpack-plugin/test/index.test.js': '',
			'tests/contract/rest/support/routes.json': '{}',
			'tests/contract/rest/support/responses.json': '{}',
			'tsconfig.json': '{}',
			'php-stub/storedeck.php': '<?php\n/**\n * Version: 1.2.3\n */',
			LICENSE: 'GPL',
		} );
		const [ folder = '' ] = await buildPackages( root );
		assert.equal(
			folder,
			path.join( root, 'build/packages/webpack-plugin' )
		);
		const read = ( name ) =>
			readFile( path.join( folder, name ), 'utf8' ).catch( () => null );
		assert.deepEqual(
			JSON.parse( ( await read( 'package.json' ) ) ?? '' ),
			{
				name: '@storedeck/x',
				version: '1.2.3',
				publishConfig: { access: 'public' },
			}
		);
		assert.equal( await read( 'index.js' ), 'module.exports = 1;' );
		assert.equal( await read( 'LICENSE' ), 'GPL' );
		assert.equal( await read( 'test/index.test.js' ), null );
	} );

	it( 'depend on one version of each other, and on tested versions of WordPress packages', () => {
		const [ library ] = findLibraries( repository );
		assert.ok( library );
		const { version, dependencies, peerDependencies } = createManifest(
			repository,
			library,
			[ '@storedeck/number', '@wordpress/data', 'd3-format', 'react' ],
			[]
		);
		assert.equal( dependencies[ '@storedeck/number' ], version );
		assert.match( dependencies[ '@wordpress/data' ], /^9\.\d+\.\d+ - 10$/ );
		assert.match( dependencies[ 'd3-format' ], /^\^3\./ );
		assert.match( peerDependencies?.react ?? '', /^18\.\d+\.\d+ - 19$/ );
	} );

	it( 'say where they were built, which the registry compares with their provenance', () => {
		const env = {
			GITHUB_SERVER_URL: 'https://git.test',
			GITHUB_REPOSITORY: 'acme/store',
		};
		Object.assign( process.env, env );
		try {
			assert.deepEqual(
				describeRelease( repository, 'number' ).repository,
				{
					type: 'git',
					url: 'git+https://git.test/acme/store.git',
					directory: 'src/number',
				}
			);
		} finally {
			Object.keys( env ).forEach(
				( name ) => delete process.env[ name ]
			);
		}
	} );

	it( 'are all in the documentation', () => {
		const page = readFileSync(
			path.join( repository, 'docs/packages.md' ),
			'utf8'
		);
		const table = page.split( '\n## ' )[ 0 ];
		const missing = [
			...findLibraries( repository ).map( ( { name } ) => name ),
			...findPlainPackages( repository ).map( ( folder ) =>
				path.basename( folder )
			),
		].filter(
			( name ) =>
				! new RegExp( `\`(@storedeck/)?${ name }\`` ).test( table )
		);
		assert.deepEqual( missing, [] );
	} );

	it( 'have the version of the API that declarations in PHP have', () => {
		const php = readFileSync(
			path.join(
				repository,
				'php-stub/includes/foundation/class-extension-api.php'
			),
			'utf8'
		);
		assert.equal(
			Number( /const VERSION = (\d+);/.exec( php )?.[ 1 ] ),
			getApiVersion()
		);
	} );

	it( 'state the version of the API that their users need', () => {
		const [ library ] = findLibraries( repository );
		assert.ok( library );
		assert.deepEqual(
			createManifest( repository, library, [], [] ).storedeck,
			{ apiVersion: getApiVersion() }
		);
	} );

	it( 'leave what WordPress has and npm takes long to install to the project', () => {
		const [ library ] = findLibraries( repository );
		assert.ok( library );
		const { dependencies, peerDependencies, peerDependenciesMeta } =
			createManifest(
				repository,
				library,
				[
					'@wordpress/components',
					'@wordpress/data',
					'@wordpress/notices',
					'react',
				],
				[]
			);
		assert.deepEqual( Object.keys( dependencies ), [ '@wordpress/data' ] );
		const optional = [
			'@types/react',
			'@wordpress/components',
			'@wordpress/notices',
		];
		assert.deepEqual( Object.keys( peerDependencies ?? {} ), [
			...optional,
			'react',
		] );
		assert.deepEqual(
			peerDependenciesMeta,
			Object.fromEntries(
				optional.map( ( name ) => [ name, { optional: true } ] )
			)
		);
	} );

	it( 'are not built with a dependency that the repository does not pin', () => {
		const [ library ] = findLibraries( repository );
		assert.ok( library );
		assert.throws(
			() => createManifest( repository, library, [ 'left-pad' ], [] ),
			/@storedeck\/api imports left-pad, which package\.json does not list/
		);
	} );
} );
