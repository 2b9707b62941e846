/*
 * The npm packages of the libraries, as a project of a plugin author uses them:
 * packed, installed in a folder outside the repository, compiled, bundled, run.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
	checkPackage,
	createPackageFromTarballData,
} from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { findLibraries } from '../../bin/build/packages/libraries.mjs';
import { bundle, checkTypes, runProject } from './support/compile.mjs';
import { getPackages } from './support/packed.mjs';
import {
	createProject,
	listPublishable,
	root,
	runTool,
} from './support/project.mjs';

const LIBRARIES = findLibraries( root ).map( ( { name } ) => name );

/** What `run` of the project returns. */
const RESULT = {
	requests: [
		'/wc-analytics/products/reviews',
		'/acme/v1/stars/7',
		'/acme/v1/missing',
	],
	rating: 5,
	stars: 4,
	isNotFound: true,
	isRegistered: true,
	notices: [ 'Saved.' ],
	isFormula: true,
	price: '$1,234.50',
	days: 'Mar 1 - 31, 2026',
	money: '$59.97',
	path: 'admin.php?page=2&path=%2Fanalytics%2Forders',
	number: '1.01',
	change: 50,
	hasReport: true,
	currency: 'USD',
	status: 200,
};

// Most tests wait for other processes.
describe( 'packages of the libraries', { concurrency: 3 }, () => {
	const temp = mkdtempSync( path.join( os.tmpdir(), 'storedeck-packages-' ) );
	const project = path.join( temp, 'project' );
	/** @type {Awaited<ReturnType<typeof getPackages>>} */
	let packages = [];

	before( async () => {
		packages = await getPackages();
		await createProject( project, packages );
	} );
	after( () => rm( temp, { recursive: true, force: true } ) );

	it( 'are complete: scripts, types, license and README of each library', () => {
		const missing = LIBRARIES.flatMap( ( name ) => {
			const { files = [] } =
				packages.find(
					( one ) => one.name === `@storedeck/${ name }`
				) ?? {};
			return [
				'LICENSE',
				'README.md',
				'dist/cjs/index.cjs',
				'dist/cjs/index.d.cts',
				'dist/esm/index.d.ts',
				'dist/esm/index.js',
			]
				.filter( ( file ) => ! files.includes( file ) )
				.map( ( file ) => `${ name }: ${ file }` );
		} );
		assert.deepEqual( missing, [] );
	} );

	it( 'contain no tests, stories, sources or React JSX runtime', () => {
		const wrong = packages.flatMap( ( { name, files } ) =>
			files.filter(
				( file ) =>
					/(^|\/)test\/|stories|gallery|[^d]\.tsx?$|\.scss$/.test(
						file
					) ||
					( /\.c?js$/.test( file ) &&
						readFileSync(
							path.join( project, 'node_modules', name, file ),
							'utf8'
						).includes( 'jsx-runtime' ) )
			)
		);
		assert.deepEqual( wrong, [] );
	} );

	it( 'pass publint', async () => {
		const problems = await Promise.all(
			packages.map( async ( { name, tarball } ) => {
				const data = readFileSync( tarball );
				const { messages, pkg } = await publint( {
					pack: {
						tarball: data.buffer.slice(
							data.byteOffset,
							data.byteOffset + data.length
						),
					},
				} );
				return messages.map(
					( message ) =>
						`${ name }: ${ formatMessage( message, pkg, {
							color: false,
						} ) }`
				);
			} )
		);
		assert.deepEqual( problems.flat(), [] );
	} );

	it( 'can be published', async () => {
		assert.deepEqual(
			await listPublishable( project ),
			packages.map( ( { name } ) => name ).sort()
		);
	} );

	for ( const name of LIBRARIES ) {
		it( `has types that are right in each way to resolve ${ name }`, async () => {
			const { tarball = '' } =
				packages.find(
					( one ) => one.name === `@storedeck/${ name }`
				) ?? {};
			const result = await checkPackage(
				createPackageFromTarballData(
					new Uint8Array( readFileSync( tarball ) )
				),
				{ excludeEntrypoints: [ /\.css$/ ] }
			);
			assert.ok( result.types );
			assert.deepEqual( result.problems, [] );
		} );
	}

	for ( const resolution of [ 'bundler', 'node16' ] ) {
		it( `compile a plugin with moduleResolution ${ resolution }`, async () => {
			assert.deepEqual( await checkTypes( project, resolution ), [] );
		} );
	}

	for ( const format of /** @type {const} */ ( [ 'esm', 'cjs' ] ) ) {
		it( `run in Node as ${ format }`, async () => {
			const { markup, csv, isComponent, ...result } = await runProject(
				project,
				format
			);
			assert.deepEqual( result, RESULT );
			assert.match( String( markup ), /<table.*\$1,204\.00/s );
			assert.match( String( markup ), /class="woocommerce-pagination/ );
			assert.match( String( markup ), /woocommerce-pill">New</ );
			assert.match( String( csv ), /\t=1\+1/ );
			assert.ok( isComponent );
		} );
	}

	it( 'have test helpers that Jest runs without a setup file', async () => {
		const { status, errors } = await runTool(
			'jest/bin/jest.js',
			[
				'--rootDir=.',
				'--config={"testEnvironment":"jsdom","transform":{},"testMatch":["**/*.test.cjs"]}',
				'--no-cache',
			],
			project
		);
		assert.equal( status, 0, errors );
		assert.match( errors, /Tests: +4 passed/ );
	} );

	describe( 'in a bundle', { concurrency: 1 }, () => {
		const sizeOf = async ( contents, context ) => {
			const result = await bundle( project, contents );
			context.diagnostic(
				`${ contents }: ${ result.modules.length } modules, ${ result.bytes } B, ${ result.gzip } B gzipped`
			);
			return result;
		};

		it( 'leave out functions that are not imported', async ( context ) => {
			const one = await sizeOf(
				`export { calculateDelta } from '@storedeck/number'`,
				context
			);
			const all = await sizeOf(
				`export * from '@storedeck/number'`,
				context
			);
			assert.ok( one.bytes < all.bytes * 0.7 );
			assert.ok(
				! one.modules.some( ( file ) => file.includes( 'format' ) )
			);
		} );

		it( 'leave out components that are not imported', async ( context ) => {
			const one = await sizeOf(
				`export { Pill } from '@storedeck/components'`,
				context
			);
			const all = await sizeOf(
				`export * from '@storedeck/components'`,
				context
			);
			assert.ok( one.bytes < all.bytes / 200 );
			assert.deepEqual(
				one.modules.map( ( file ) => path.basename( file ) ),
				[ 'class-names.js', 'index.js' ]
			);
		} );

		it( 'leave out data stores that are not imported', async ( context ) => {
			const { modules } = await sizeOf(
				`export { reviewsStore } from '@storedeck/data'`,
				context
			);
			assert.deepEqual(
				modules.filter( ( file ) => file.endsWith( '/store.js' ) ),
				[ '@storedeck/data/dist/esm/reviews/store.js' ]
			);
		} );

		it( 'keep all data stores when only their registration is imported', async ( context ) => {
			const { modules } = await sizeOf(
				`import '@storedeck/data/register'`,
				context
			);
			const stores = readdirSync( path.join( root, 'src/data' ) ).filter(
				( name ) =>
					existsSync(
						path.join( root, 'src/data', name, 'store.ts' )
					)
			);
			assert.deepEqual(
				modules
					.filter( ( file ) => file.endsWith( '/store.js' ) )
					.map( ( file ) => file.split( '/' ).at( -2 ) )
					.sort(),
				stores.sort()
			);
		} );

		it( 'have one copy of each module', async ( context ) => {
			const { modules } = await sizeOf(
				`export * from '@storedeck/components'; export * as data from '@storedeck/data'; export * as notices from '@storedeck/notices'`,
				context
			);
			assert.deepEqual(
				modules.filter( ( file ) => file.includes( '/dist/cjs/' ) ),
				[]
			);
			assert.equal( new Set( modules ).size, modules.length );
		} );

		it( 'load the styles of components for both writing directions', async () => {
			const folder = path.join(
				project,
				'node_modules/@storedeck/components/dist'
			);
			const [ left, right ] = [ 'style.css', 'style-rtl.css' ].map(
				( file ) => readFileSync( path.join( folder, file ), 'utf8' )
			);
			assert.match( left, /\.woocommerce-table__/ );
			assert.equal(
				left.match( /\.woocommerce-[\w-]+/g )?.length,
				right.match( /\.woocommerce-[\w-]+/g )?.length
			);
			await bundle( project, `import '@storedeck/components/style.css'` );
		} );
	} );
} );
