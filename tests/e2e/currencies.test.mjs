import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { address, ROWS } from '../setup/browser.mjs';
import { assertFits } from '../setup/checks.mjs';
import { php, signIn, sql } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

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

/** Currencies with zero, three and two decimals: how 1234567.455 is written. */
const CURRENCIES = [
	{
		code: 'JPY',
		options: [ 'JPY', 'left', ',', '.', '0' ],
		net: '¥1,234,567',
		total: '1234567',
		axis: /^¥[\d.]+[kM]?$/,
	},
	{
		code: 'KWD',
		options: [ 'KWD', 'right_space', ',', '.', '3' ],
		net: '1,234,567.455 د.ك',
		total: '1234567.455',
		axis: /^[\d.]+[kM]? د\.ك$/,
	},
	{
		code: 'EUR',
		options: [ 'EUR', 'right_space', '.', ',', '2' ],
		net: '1.234.567,46 €',
		total: '1234567.46',
		axis: /^[\d,]+[kM]? €$/,
	},
];

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

const plain = ( text ) => text.replace( /\u00a0/g, ' ' ).trim();

test.describe( 'stores with different currencies', () => {
	let shown;
	let api;
	let order;
	let kept;

	test.beforeAll( async () => {
		kept = write( CURRENCIES[ 1 ].options );
		api = await signIn();
		const [ { id } ] = sql(
			"SELECT ID AS id FROM {prefix}posts WHERE post_type = 'product' AND post_status = 'publish' ORDER BY ID LIMIT 1"
		);
		const { status, body, text } = await api.send(
			'POST',
			'/wc-analytics/orders',
			{
				status: 'completed',
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

	/** Opens a screen and waits until everything is loaded. */
	async function show( path, query ) {
		const { page } = shown;
		await page.goto( address( path, query ) );
		await page.locator( 'h1' ).first().waitFor();
		await page.waitForFunction(
			() =>
				! document.querySelector(
					'.storedeck-layout [aria-busy="true"], .storedeck-layout .is-loading'
				)
		);
		return page;
	}

	test( 'shows an order with all decimals of the currency', async () => {
		assert.equal( order.line_items[ 0 ].total, '1234567.455' );
		const { body } = await api.get( '/wc-analytics/orders', {
			include: [ order.id ],
		} );
		assert.equal( body[ 0 ].total, order.total );
		assert.match( order.total, /\.\d{3}$/ );
	} );

	test( 'shows an empty period on every screen of a phone', async () => {
		for ( const [ name, path ] of SCREENS ) {
			const page = await show( path, NOTHING );
			const text = await page.locator( '.storedeck-layout' ).innerText();
			assert.doesNotMatch( text, NONSENSE, name );
			await assertFits( page, name );
		}
		assert.deepEqual( shown.faults, [] );
	} );

	test( 'says in chart and table that there is no data and shows no change', async () => {
		const page = await show( '/analytics/orders', NOTHING );
		await page
			.locator( '.woocommerce-chart' )
			.getByText( 'No data for the selected date range' )
			.first()
			.waitFor();
		await page.getByText( 'No data to display' ).waitFor();
		assert.ok(
			await page.getByRole( 'button', { name: 'Download' } ).isDisabled()
		);
		const overview = await show( '/analytics/overview', NOTHING );
		assert.deepEqual(
			[
				...new Set(
					await overview
						.locator( '.woocommerce-summary__item-delta' )
						.allInnerTexts()
				),
			].filter( ( text ) => ! text.includes( '0%' ) ),
			[]
		);
	} );

	for ( const { code, options, net, total, axis } of CURRENCIES ) {
		test( `writes ${ code } with all decimals in table, file, chart and response`, async () => {
			write( options );
			// Reports count the orders in the currency of the store.
			await api.send( 'PUT', `/wc-analytics/orders/${ order.id }`, {
				currency: code,
			} );
			const page = await show( '/analytics/orders', {
				period: 'today',
				chart: 'net_revenue',
				// Few enough rows that the file is made in the browser.
				filter: 'advanced',
				product_includes: order.line_items[ 0 ].product_id,
			} );
			const row = page
				.locator( ROWS )
				.filter( { hasText: order.number } );
			assert.equal(
				plain( await row.locator( 'td, th' ).last().innerText() ),
				net
			);
			const ticks = await page
				.locator( '.y-axis text' )
				.allTextContents();
			assert.ok( ticks.length > 1 );
			for ( const tick of ticks ) {
				assert.match( plain( tick ), axis );
			}
			const [ download ] = await Promise.all( [
				page.waitForEvent( 'download' ),
				page.getByRole( 'button', { name: 'Download' } ).click(),
			] );
			const file = readFileSync( await download.path(), 'utf8' );
			assert.ok( file.includes( `,${ total }` ), file );

			const { body } = await api.get( '/wc-analytics/orders', {
				include: [ order.id ],
			} );
			assert.equal( body[ 0 ].line_items[ 0 ].total, total );

			assert.deepEqual( shown.faults, [] );
		} );
	}

	test( 'fits amounts with three decimals and Arabic letters on a phone', async () => {
		write( CURRENCIES[ 1 ].options );
		await api.send( 'PUT', `/wc-analytics/orders/${ order.id }`, {
			currency: CURRENCIES[ 1 ].code,
		} );
		for ( const [ name, path ] of WITH_MOST_AMOUNTS ) {
			const page = await show( path, { period: 'today' } );
			assert.doesNotMatch(
				await page.locator( '.storedeck-layout' ).innerText(),
				NONSENSE,
				name
			);
			await assertFits( page, name );
		}
		assert.deepEqual( shown.faults, [] );
	} );
} );
