import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { buildPackages } from '../build/packages/index.mjs';
import {
	findLibraries,
	findPlainPackages,
} from '../build/packages/libraries.mjs';
import { createManifest } from '../build/packages/manifest.mjs';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath( new URL( '../..', import.meta.url ) );

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

	it( 'contain a folder with a package.json as it is, without its tests', async () => {
		await writeFiles( root, {
			'src/webpack-plugin/package.json': '{"name":"@storedeck/x"}',
			'src/webpack-plugin/index.js': 'module.exports = 1;',
			'src/webpack-plugin/test/index.test.js': '',
			'tests/contract/rest/support/routes.json': '{}',
			'tests/contract/rest/support/responses.json': '{}',
			'tsconfig.json': '{}',
			LICENSE: 'GPL',
		} );
		const [ folder = '' ] = await buildPackages( root );
		assert.equal(
			folder,
			path.join( root, 'build/packages/webpack-plugin' )
		);
		const read = ( name ) =>
			readFile( path.join( folder, name ), 'utf8' ).catch( () => null );
		assert.equal( await read( 'package.json' ), '{"name":"@storedeck/x"}' );
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
			[ '@storedeck/number', '@wordpress/data', 'qs', 'react' ],
			[]
		);
		assert.equal( dependencies[ '@storedeck/number' ], version );
		assert.match( dependencies[ '@wordpress/data' ], /^9\.\d+\.\d+ - 10$/ );
		assert.match( dependencies.qs, /^\^6\./ );
		assert.match( peerDependencies?.react ?? '', /^18\.\d+\.\d+ - 19$/ );
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
