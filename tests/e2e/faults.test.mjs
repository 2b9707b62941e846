import assert from 'node:assert/strict';
import { ROWS, address, withoutPreloaded } from '../setup/browser.mjs';
import { assertAccessible, assertFits } from '../setup/checks.mjs';
import { CARD } from '../setup/metric-cards.mjs';
import { openPage, test } from '../setup/test.mjs';

/** What a server or a proxy may respond instead of data. */
/** @type {Record<string, [ ( route: any ) => unknown, string ]>} */
const FAULTS = {
	'an error': [
		( route ) =>
			route.fulfill( {
				status: 500,
				json: { code: 'broken', message: 'Not today.' },
			} ),
		'Not today.',
	],
	'no answer': [
		( route ) => route.abort( 'internetdisconnected' ),
		'Could not reach the server. Check your connection and try again.',
	],
	'a web page': [
		( route ) =>
			route.fulfill( {
				contentType: 'text/html',
				body: '<!DOCTYPE html><h1>Maintenance</h1>',
			} ),
		'The server returned a web page instead of data. Reload the page and try again.',
	],
};

const COMPARED = {
	period: 'custom',
	compare: 'previous_year',
	after: '2026-02-01',
	before: '2026-02-20',
};

/** The request of each section and the message in its place. */
const PARTS = [
	{
		path: '/analytics/orders',
		asks: /answers\/orders\?/,
		message: 'Could not load the report.',
		rest: [],
		part: ROWS,
	},
	{
		path: '/analytics/overview',
		asks: /answers\/(?!overview)\w+\?/,
		message: 'Could not load the chart.',
		rest: [ CARD ],
		part: '.woocommerce-chart svg',
	},
	{
		path: '/analytics/overview',
		asks: /answers\/overview/,
		message: 'Could not load the leaderboards.',
		rest: [ '.woocommerce-chart svg' ],
		part: '.storedeck-overview__boards tbody a',
	},
];

test.describe( 'sections of a report that fail', () => {
	/** A page whose requests for `asks` fail until the fault is removed. */
	async function open(
		/** @type {Record<string, any>} */ { path, asks, fail, width }
	) {
		const opened = await openPage( { width } );
		const { page } = opened;
		await withoutPreloaded( page );
		const isAsked = ( url ) => asks.test( decodeURIComponent( url.href ) );
		await page.route( isAsked, fail );
		await page.goto( address( path, COMPARED ) );
		return { ...opened, restore: () => page.unroute( isAsked ) };
	}

	PARTS.forEach( ( { message, rest, part, ...asked }, index ) => {
		// Each section gets another fault at another width.
		const [ name, [ fail, reason ] ] =
			Object.entries( FAULTS )[ index % 3 ];
		const width = [ 390, 1440, 782 ][ index % 3 ];

		test( `reports ${ name } in its own section and retries: ${ message }`, async () => {
			const { page, context, restore } = await open( {
				...asked,
				fail,
				width,
			} );
			const notice = page
				.getByRole( 'alert' )
				.filter( { hasText: message } )
				.first();
			await notice.getByText( reason ).waitFor();
			for ( const other of rest ) {
				await page.locator( other ).first().waitFor();
			}
			await assertAccessible( page );
			await assertFits( page );
			const group = await notice
				.locator( 'xpath=ancestor::*[@data-retry-focus][1]' )
				.elementHandle();
			await restore();
			await notice
				.getByRole( 'button', { name: 'Reload' } )
				.press( 'Enter' );
			await page.locator( part ).first().waitFor();
			assert.ok(
				await group.evaluate( ( element ) =>
					element.matches( ':focus-within' )
				),
				'the focus stays in the part'
			);
			await context.close();
		} );
	} );

	for ( const { what, script, path, query, message, part } of [
		{
			what: 'the script of all reports',
			script: /chunks\/report\./,
			path: '/analytics/revenue',
			message: 'Could not display this page.',
			part: ROWS,
		},
		{
			what: 'the script of its filters',
			script: /chunks\/filter-cards\./,
			path: '/analytics/orders',
			query: { filter: 'advanced', status_is: 'completed' },
			message: 'Could not display this section.',
			part: '.woocommerce-filters-advanced',
		},
	] ) {
		test( `reports a missing ${ what } and loads it again`, async ( {
			page,
		} ) => {
			const isAsked = ( url ) => script.test( url.href );
			await page.route( isAsked, ( route ) => route.abort() );
			await page.goto( address( path, query ) );
			const notice = page
				.getByRole( 'alert' )
				.filter( { hasText: message } );
			await notice.getByText( 'Could not load a script.' ).waitFor();
			await page.unroute( isAsked );
			await notice
				.getByRole( 'button', { name: 'Reload' } )
				.press( 'Enter' );
			await page.locator( part ).first().waitFor();
			assert.equal( await notice.count(), 0 );
		} );
	}
} );
