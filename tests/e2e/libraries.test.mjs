import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../bin/cms/root.mjs';
import { ROWS, address } from '../setup/browser.mjs';
import { mustUse, site } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';
import { readExportNames } from './support/export-names.mjs';

const { getGlobal, getHandle, listLibraries } = createRequire(
	import.meta.url
)( path.join( root, 'src/dependency-extraction-webpack-plugin/libraries.js' ) );

const COOKIE = 'storedeck_e2e_libraries';
const mustUseFile = () => mustUse( 'storedeck-e2e-libraries.php' );

const LIBRARIES = listLibraries();
const HANDLES = LIBRARIES.map( getHandle );
const tools = () => `${ site.url }/wp-admin/tools.php`;
const SCREENS = { Home: '/', Orders: '/analytics/orders' };

/** The names of all stores that are promised to plugins. */
const STORES = [
	...readFileSync(
		path.join( root, 'src/data/CONTRACT.md' ),
		'utf8'
	).matchAll( /^## `(.+)`$/gm ),
].map( ( [ , name ] ) => name );

/** Selects, dispatches and renders with every store while the document loads. */
const useStores = ( result ) => `( () => {
	const { data, element } = wp;
	const found = { whenRun: {}, whenRendered: {}, readyState: document.readyState };
	window.${ result } = found;
	const names = ${ JSON.stringify( STORES ) };
	for ( const name of names ) {
		found.whenRun[ name ] = [ data.select( name ), data.dispatch( name ) ].map(
			( functions ) => Object.keys( functions ?? {} ).length
		);
	}
	const UsesStore = ( { name } ) => {
		const actions = data.useDispatch( name );
		const selectors = data.useSelect( ( select ) => select( name ), [ name ] );
		found.whenRendered[ name ] = [ selectors, actions ].map(
			( functions ) => Object.keys( functions ?? {} ).length
		);
		return null;
	};
	element.createRoot( document.createElement( 'div' ) ).render(
		names.map( ( name ) => element.createElement( UsesStore, { key: name, name } ) )
	);
} )();`;

const TABLE = `( () => {
	const { TableCard } = storedeck.components;
	const place = document.createElement( 'div' );
	place.id = 'acme';
	document.querySelector( '#wpbody-content' ).prepend( place );
	wp.element.createRoot( place ).render( wp.element.createElement( TableCard, {
		title: 'Parcels',
		headers: [ { key: 'number', label: 'Number' } ],
		rows: [ [ { display: 'Parcel 17', value: 17 } ] ],
		rowsPerPage: 25,
		totalRows: 1,
	} ) );
} )();`;

test.describe( 'the libraries as scripts', () => {
	test.beforeAll( async () => {
		mkdirSync( path.dirname( mustUseFile() ), { recursive: true } );
		copyFileSync(
			new URL( './support/libraries.php', import.meta.url ),
			mustUseFile()
		);
	} );

	test.afterAll( async () => {
		rmSync( mustUseFile(), { force: true } );
	} );

	/** Opens a page with scripts of a plugin, and records the requested scripts. */
	async function open( url, scripts, options ) {
		const opened = await openPage( options );
		const urls = [];
		opened.page.on( 'request', ( request ) => {
			if ( /\/(build|assets)\/.*\.(js|css)/.test( request.url() ) ) {
				urls.push( request.url() );
			}
		} );
		await load( opened, url, scripts );
		return { ...opened, urls };
	}

	/** Loads another page with scripts of a plugin. */
	async function load( { page, context }, url, scripts ) {
		const value = JSON.stringify(
			scripts.map( ( script ) => ( {
				isInHead: false,
				code: '',
				...script,
			} ) )
		);
		await context.addCookies( [
			{
				name: COOKIE,
				value: Buffer.from( value ).toString( 'base64' ),
				url: site.url,
			},
		] );
		await page.goto( url );
	}

	test( 'have every export of their modules on any admin page', async () => {
		const { page, context, faults } = await open( tools(), [
			{
				handle: 'acme',
				dependencies: HANDLES,
				code: `const { requireApi, ...libraries } = storedeck;
				window.globals = Object.fromEntries( Object.entries( libraries ).map(
					( [ name, library ] ) => [ name, Object.keys( library ).sort() ]
				) );
				window.missing = Object.values( libraries ).flatMap( ( library ) =>
					Object.entries( library ).filter( ( [ , value ] ) => value === undefined )
				);`,
			},
		] );
		const names = readExportNames(
			root,
			LIBRARIES.map( ( name ) => `src/${ name }/index.ts` )
		);
		assert.deepEqual(
			await page.evaluate( 'window.globals' ),
			Object.fromEntries(
				LIBRARIES.map( ( name, index ) => [
					getGlobal( name )[ 1 ],
					names[ index ],
				] )
			)
		);
		assert.deepEqual( await page.evaluate( 'window.missing' ), [] );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'render a widget with its style on any admin page', async () => {
		const { page, context, faults } = await open( tools(), [
			{
				handle: 'acme',
				dependencies: [ 'storedeck-components', 'wp-element' ],
				code: TABLE,
			},
		] );
		const cell = page.locator( '#acme' ).getByText( 'Parcel 17' );
		await cell.waitFor();
		assert.equal(
			await page
				.locator( '#acme .woocommerce-table__table' )
				.evaluate(
					( table ) => window.getComputedStyle( table ).overflowX
				),
			'auto'
		);
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	test( 'run alone', async () => {
		const { faults, ...opened } = await open( tools(), [] );
		for ( const library of LIBRARIES ) {
			await load( opened, tools(), [
				{
					handle: 'acme',
					dependencies: [ getHandle( library ) ],
					code: 'window.names = Object.keys( window.storedeck );',
				},
			] );
			assert.deepEqual( await opened.page.evaluate( 'window.names' ), [
				'requireApi',
				getGlobal( library )[ 1 ],
			] );
			assert.deepEqual( faults, [], library );
		}
		await opened.context.close();
	} );

	test( 'load and run nothing twice on a report', async () => {
		const { page, context, faults, urls, requests } = await open(
			address( SCREENS.Orders ),
			[
				{
					handle: 'acme',
					dependencies: [ ...HANDLES, 'wp-element' ],
					code: TABLE,
				},
			]
		);
		await page.locator( ROWS ).first().waitFor();
		await page.locator( '#acme' ).getByText( 'Parcel 17' ).waitFor();
		await page.waitForLoadState( 'networkidle' );

		const files = urls.map( ( url ) => new URL( url ).pathname );
		assert.ok(
			files.some( ( file ) => /libraries\/components/.test( file ) )
		);
		assert.deepEqual( files, [ ...new Set( files ) ] );

		const { names, isSame } = await page.evaluate( () => {
			const { registered, storedeck } = /** @type {any} */ ( window );
			return {
				names: registered
					.map( ( { name } ) => name )
					.filter( ( name ) => ! name.startsWith( 'core' ) ),
				isSame: registered.includes( storedeck.data.reportsStore ),
			};
		} );
		assert.deepEqual( names, [ ...new Set( names ) ] );
		for ( const name of STORES ) {
			assert.ok( names.includes( name ), name );
		}
		assert.ok( isSame );

		// The screen shows the data of this store: it requests its rows again.
		const isOfRows = ( url ) => /answers(%2F|\/)orders\?/.test( url );
		const count = requests.filter( isOfRows ).length;
		const request = page.waitForRequest( ( sent ) =>
			isOfRows( sent.url() )
		);
		await page.evaluate(
			'wp.data.dispatch( storedeck.data.reportsStore ).invalidate()'
		);
		await request;
		assert.ok( requests.filter( isOfRows ).length > count );

		// The functions of the app stay next to the libraries.
		assert.deepEqual(
			await page.evaluate( () =>
				[ 'mount', 'mountAll', 'registerReport' ].map(
					( name ) => typeof window.storedeck[ name ]
				)
			),
			[ 'function', 'function', 'function' ]
		);
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	for ( const [ name, screen ] of Object.entries( SCREENS ) ) {
		test( `have registered every store before scripts of plugins run: ${ name }`, async () => {
			const dependencies = [ 'wp-data', 'wp-element' ];
			const { page, context, faults } = await open( address( screen ), [
				{
					handle: 'acme-head',
					dependencies,
					code: useStores( 'inHead' ),
					isInHead: true,
				},
				{
					handle: 'acme-foot',
					dependencies,
					code: useStores( 'inFooter' ),
				},
			] );
			await page.getByRole( 'heading', { level: 1, name } ).waitFor();
			assert.ok( STORES.length > 10 );
			for ( const place of [ 'inHead', 'inFooter' ] ) {
				await page.waitForFunction(
					( [ key, count ] ) =>
						Object.keys(
							/** @type {any} */ ( window )[ key ].whenRendered
						).length === count,
					[ place, STORES.length ]
				);
				const found = await page.evaluate(
					( key ) => window[ key ],
					place
				);
				assert.equal( found.readyState, 'loading' );
				for ( const moment of [ 'whenRun', 'whenRendered' ] ) {
					for ( const store of STORES ) {
						const [ selectors, actions ] = found[ moment ][ store ];
						assert.ok(
							selectors > 0 && actions > 0,
							`${ store } ${ moment } ${ place }`
						);
					}
				}
			}
			assert.deepEqual( faults, [] );
			await context.close();
		} );
	}

	test( 'show visitors only settings of formats and requests', async () => {
		const { page, context, faults } = await open(
			site.url,
			[
				{
					handle: 'acme',
					dependencies: [ 'storedeck-currency' ],
					code: 'window.price = storedeck.currency.CurrencyFactory().formatAmount( 1234.5 );',
				},
			],
			{ as: null }
		);
		assert.match(
			String( await page.evaluate( 'window.price' ) ),
			/1,234\.50/
		);
		const settings = await page.evaluate( () => window.storedeckSettings );
		assert.ok( settings.currency.code );
		for ( const name of [ 'reports', 'screens', 'orderStatuses' ] ) {
			assert.ok( ! ( name in settings ), name );
		}
		assert.deepEqual( faults, [] );
		await context.close();
	} );
} );
