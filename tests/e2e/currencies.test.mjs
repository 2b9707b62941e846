import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ROWS, address, navigate } from '../setup/browser.mjs';
import { assertFits } from '../setup/checks.mjs';
import { php, signIn, sql } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const SETTINGS = [
	'currency',
	'currency_pos',
	'price_thousand_sep',
	'price_decimal_sep',
	'price_num_decimals',
];
const OPTIONS = SETTINGS.map( ( name ) => `woocommerce_${ name }` );

/** Changes the currency options and returns the previous ones. */
const write = ( values ) =>
	php(
		`$kept = array();
		foreach ( $given as $name => $value ) {
			$kept[ $name ] = get_option( $name );
			update_option( $name, $value );
		}
		return $kept;`,
		Object.fromEntries(
			OPTIONS.map( ( name, at ) => [ name, values[ at ] ] )
		)
	);

/** A currency with three decimals, in Arabic letters: how 1234567.455 is written. */
const CODE = 'KWD';
const NET = '1,234,567.455 د.ك';
const AXIS = /^[\d.]+[kM]? د\.ك$/;

const SCREENS = [
	[ 'Home', '/' ],
	[ 'Overview', '/analytics/overview' ],
	...[
		'Revenue',
		'Orders',
		'Products',
		'Variations',
		'Categories',
		'Coupons',
		'Taxes',
		'Downloads',
		'Stock',
		'Settings',
	].map( ( name ) => [ name, `/analytics/${ name.toLowerCase() }` ] ),
	[ 'Customers', '/customers' ],
];

/** Screens with the least space for amounts. */
const WITH_MOST_AMOUNTS = SCREENS.filter( ( [ name ] ) =>
	[ 'Home', 'Overview', 'Revenue' ].includes( name )
);

/** Texts that no screen may show. */
const NONSENSE = /NaN|Infinity|undefined|\[object|Invalid date|—\s*%/;

/** A period before the first order. */
const NOTHING = {
	period: 'custom',
	compare: 'previous_year',
	after: '2001-03-01',
	before: '2001-03-31',
};

test.describe( 'a store with a currency of three decimals', () => {
	let shown;
	let api;
	let order;
	let kept;

	test.beforeAll( async () => {
		kept = write( [ CODE, 'right_space', ',', '.', '3' ] );
		api = await signIn();
		const [ { id } ] = sql(
			"SELECT ID AS id FROM {prefix}posts WHERE post_type = 'product' AND post_status = 'publish' ORDER BY ID LIMIT 1"
		);
		const { status, body, text } = await api.send(
			'POST',
			'/wc-analytics/orders',
			{
				status: 'completed',
				// Reports count the orders in the currency of the store.
				currency: CODE,
				line_items: [
					{
						product_id: Number( id ),
						quantity: 1,
						subtotal: '1234567.455',
						total: '1234567.455',
					},
				],
			}
		);
		assert.equal( status, 201, text );
		order = body;
		shown = await openPage( { width: 390 } );
	} );

	test.afterAll( async () => {
		if ( order ) {
			await api.send(
				'DELETE',
				`/wc-analytics/orders/${ order.id }?force=true`
			);
		}
		if ( kept ) {
			write( OPTIONS.map( ( name ) => kept[ name ] ) );
		}
	} );

	/** Shows a screen and waits until everything is loaded. */
	async function show( path, query ) {
		const { page } = shown;
		await navigate( page, path, query );
		await page.waitForFunction(
			() =>
				document.querySelector( '.storedeck-layout h1' ) &&
				! document.querySelector(
					'.storedeck-layout [aria-busy="true"], .storedeck-layout .is-loading, .storedeck-loading'
				)
		);
		return page;
	}

	test( 'fits amounts and empty periods on every screen of a phone', async () => {
		await shown.page.goto( address( '/' ) );
		const look = async ( /** @type {string[]} */ screen, query ) => {
			const [ name, path ] = screen;
			const page = await show( path, query );
			const text = await page.locator( '.storedeck-layout' ).innerText();
			assert.doesNotMatch( text, NONSENSE, name );
			await assertFits( page, name );
		};
		for ( const screen of SCREENS ) {
			await look( screen, NOTHING );
		}
		for ( const screen of WITH_MOST_AMOUNTS ) {
			await look( screen, { period: 'today' } );
		}
		assert.deepEqual( shown.faults, [] );
	} );

	test( 'writes all decimals in table, file, chart and response', async () => {
		const { page } = shown;
		await page.goto(
			address( '/analytics/orders', {
				period: 'today',
				chart: 'net_revenue',
				// Few enough rows that the file is made in the browser.
				filter: 'advanced',
				product_includes: order.line_items[ 0 ].product_id,
			} )
		);
		const row = page.locator( ROWS ).filter( { hasText: order.number } );
		await expect( row.locator( 'td, th' ).last() ).toHaveText( NET );
		await page.locator( '.y-axis text' ).first().waitFor();
		const ticks = await page.locator( '.y-axis text' ).allTextContents();
		assert.ok( ticks.length > 1 );
		for ( const tick of ticks ) {
			assert.match( tick.replace( /\u00a0/g, ' ' ).trim(), AXIS );
		}
		const [ download ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			page.getByRole( 'button', { name: 'Download' } ).click(),
		] );
		const file = readFileSync( await download.path(), 'utf8' );
		assert.ok( file.includes( ',1234567.455' ), file );
		assert.equal( order.line_items[ 0 ].total, '1234567.455' );
		assert.deepEqual( shown.faults, [] );
	} );
} );
