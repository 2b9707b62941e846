import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../../bin/cms/root.mjs';
import { startCms } from '../../bin/cms/index.mjs';
import { choosePhp } from '../../bin/cms/php-engine.mjs';
import { PHP_VERSIONS } from '../../bin/cms/php-wasm.mjs';
import { silentProgress } from '../../bin/cms/progress.mjs';
import { unzip } from '../../bin/cms/wordpress-source.mjs';
import { findPhpProblems } from '../../bin/release/checks/php.mjs';
import { recordSteps } from '../setup/record-steps.mjs';
import { selectVariations } from '../setup/select-variations.mjs';

const SWEEP = path.join( root, 'tests/php-versions/sweep.php' );
const ROUTES = path.join( root, 'tests/contract/rest/support/routes.json' );

/** Classes of WooCommerce and WP-CLI, which are not loaded. */
const OTHERS =
	/^(Class|Interface|Trait) "\\?(WC_|WP_CLI|Automattic|WooCommerce)/;

/** A page of PHP as WebAssembly takes a second, or several on a busy machine. */
const PAGE_TIMEOUT_MS = 120_000;

const RUN = {
	title: 'Versions of PHP',
	command: 'npm test -- php-versions',
};

for ( const version of selectVariations( PHP_VERSIONS ) ) {
	describe( `PHP ${ version }`, () => {
		const folder = path.join(
			root,
			'.cache/test-sites',
			`php-${ version }`
		);
		const plugin = path.join( folder, 'plugin/storedeck' );
		const step = recordSteps( 'php-versions', RUN, `PHP ${ version }` );
		const itRecorded = ( title, test ) => it( ...step( title, test ) );
		const start = () =>
			startCms( {
				dir: path.join( folder, 'site' ),
				plugin,
				php: version,
				orders: null,
				wp: process.env.STOREDECK_WP || null,
			} );
		let site;
		let result;

		before( async () => {
			rmSync( folder, { recursive: true, force: true } );
			await unzip(
				readFileSync( process.env.STOREDECK_ZIP ?? '' ),
				path.dirname( plugin ),
				( name ) => name
			);
			site = await start();
			// No other process uses the database while the one of the first test does.
			await site.stop();
		} );

		after( () => site?.stop() );

		itRecorded( 'completes the main steps in one process', async () => {
			const { code, stdout, stderr } = await site.php( [
				SWEEP,
				site.wpPath,
				ROUTES,
			] );
			assert.equal( code, 0, stdout + stderr );
			result = JSON.parse( stdout );
			assert.ok( result.php.startsWith( `${ version }.` ), result.php );
		} );

		itRecorded( 'reads every file of the zip', async () => {
			const engine = await choosePhp( {
				php: version,
				database: 'sqlite',
				context: {
					cache: path.join( root, '.cache/cms' ),
					progress: silentProgress,
				},
			} );
			assert.deepEqual(
				await findPhpProblems( engine, plugin, 'storedeck' ),
				[]
			);
		} );

		itRecorded( 'activates the plugin without output', () => {
			assert.deepEqual( result.activation, { error: '', output: '' } );
		} );

		itRecorded( 'loads every class', () => {
			assert.deepEqual(
				result.classes.filter( ( text ) => ! OTHERS.test( text ) ),
				[]
			);
			assert.ok( result.counts.classes > 300 );
		} );

		itRecorded( 'answers requests to every REST route', () => {
			assert.deepEqual( result.routes, [] );
			assert.ok( result.counts.requests > result.counts.routes );
		} );

		itRecorded( 'imports the orders into the reports', () => {
			assert.deepEqual( result.totals, { emptied: 0, imported: 25 } );
		} );

		itRecorded( 'exports a report', () => {
			assert.equal( result.export.status, 'complete' );
			assert.ok( result.export.download_url );
		} );

		itRecorded( 'renders every screen of the admin', async () => {
			site = await start();
			const cookie = await site.loginCookies();
			const pages = [
				...result.screens,
				'/wp-admin/index.php',
				'/wp-admin/plugins.php',
				'/wp-admin/edit.php?post_type=page',
			];
			assert.ok( result.screens.length > 15 );
			for ( const page of pages ) {
				const { pathname, search } = new URL( page, site.url );
				const response = await fetch( site.url + pathname + search, {
					headers: { cookie },
					signal: AbortSignal.timeout( PAGE_TIMEOUT_MS ),
				} ).catch( ( error ) => {
					throw new Error( `${ page }: ${ error.message }` );
				} );
				const text = await response.text();
				assert.equal( response.status, 200, page );
				assert.match( text, /<\/html>\s*$/, page );
				assert.doesNotMatch( text, /critical error/, page );
			}
		} );

		itRecorded( 'has no notice or deprecation in the plugin', () => {
			assert.deepEqual( [ ...new Set( result.notices ) ], [] );
			const log = path.join( site.dir, 'debug.log' );
			const lines = existsSync( log )
				? readFileSync( log, 'utf8' ).split( '\n' )
				: [];
			assert.deepEqual(
				[
					...new Set(
						lines
							.filter( ( line ) =>
								/plugins?\/storedeck\//.test( line )
							)
							.map( ( line ) => line.replace( /^\[.*?\] /, '' ) )
					),
				],
				[]
			);
		} );
	} );
}
