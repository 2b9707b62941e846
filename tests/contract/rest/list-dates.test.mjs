import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, sql } from '../../setup/site.mjs';

/** A date in the middle of the rows, in GMT. */
const middle = ( column, table, condition = '1 = 1' ) => {
	const dates = sql(
		`SELECT ${ column } AS date FROM {prefix}${ table } WHERE ${ condition } AND ${ column } IS NOT NULL ORDER BY ${ column }`
	).map( ( { date } ) => date );
	return dates[ Math.floor( dates.length / 2 ) ].replace( ' ', 'T' );
};

/**
 * The same moment in every form that is accepted: in site time, in GMT with
 * `dates_are_gmt`, and with a time zone.
 */
const forms = ( gmt, hasGmtFlag ) => {
	const site = php(
		`return wp_date( 'Y-m-d\\TH:i:s', strtotime( $given . ' UTC' ) );`,
		gmt
	);
	const east = new Date( Date.parse( `${ gmt }Z` ) + 2 * 3600 * 1000 )
		.toISOString()
		.slice( 0, 19 );
	return [
		{ date: site },
		{ date: site.replace( 'T', ' ' ) },
		{ date: `${ site }.000` },
		{ date: `${ gmt }Z` },
		{ date: `${ gmt }+00:00` },
		{ date: `${ east }+02:00` },
		...( hasGmtFlag ? [ { date: gmt, dates_are_gmt: true } ] : [] ),
	];
};

const PUBLISHED = "post_type = 'product' AND post_status = 'publish'";

const LISTS = [
	{
		route: '/wc-analytics/orders',
		filters: [
			[ 'after', 'before', 'date_created_gmt' ],
			[ 'modified_after', 'modified_before', 'date_modified_gmt' ],
		],
		middle: {
			date_created_gmt: () =>
				middle(
					'date_created_gmt',
					'wc_orders',
					"type = 'shop_order'"
				),
			date_modified_gmt: () =>
				middle(
					'date_updated_gmt',
					'wc_orders',
					"type = 'shop_order'"
				),
		},
		hasGmtFlag: true,
	},
	{
		route: '/wc-analytics/products',
		// Drafts, which other test files create, have no date.
		query: { status: 'publish' },
		filters: [
			[ 'after', 'before', 'date_created_gmt' ],
			[ 'modified_after', 'modified_before', 'date_modified_gmt' ],
		],
		middle: {
			date_created_gmt: () =>
				middle( 'post_date_gmt', 'posts', PUBLISHED ),
			date_modified_gmt: () =>
				middle( 'post_modified_gmt', 'posts', PUBLISHED ),
		},
		hasGmtFlag: true,
	},
	{
		route: '/wc-analytics/customers',
		filters: [
			[ 'registered_after', 'registered_before', 'date_registered_gmt' ],
			[
				'last_active_after',
				'last_active_before',
				'date_last_active_gmt',
			],
		],
		middle: {
			date_registered_gmt: () =>
				middle( 'date_registered', 'storedeck_customer_lookup' ),
			date_last_active_gmt: () =>
				middle( 'date_last_active', 'storedeck_customer_lookup' ),
		},
		hasGmtFlag: false,
	},
];

/*
 * The tests only read, so they run at the same time and their requests are sent
 * together, in few processes.
 */
describe( 'dates that filter lists', { concurrency: true }, () => {
	const api = createBatchClient();

	for ( const list of LISTS ) {
		for ( const [ from, until, field ] of list.filters ) {
			it( `${ list.route } accepts ${ from } and ${ until } in every form`, async () => {
				const gmt = list.middle[ field ]();
				const all = forms( gmt, list.hasGmtFlag );
				const responses = await Promise.all(
					all.flatMap( ( { date, ...more } ) =>
						[ from, until ].map( ( param ) =>
							api.get( list.route, {
								[ param ]: date,
								per_page: 100,
								...list.query,
								...more,
							} )
						)
					)
				);
				const totals = responses.map( ( { headers } ) =>
					headers.get( 'x-wp-total' )
				);
				responses.forEach( ( { status, body, text }, index ) => {
					assert.equal( status, 200, text );
					assert.ok( body.length, `${ index } is empty` );
					for ( const item of body ) {
						const date = item[ field ].slice( 0, 19 );
						assert.ok(
							index % 2 ? date <= gmt : date >= gmt,
							`${ date } against ${ gmt }`
						);
					}
				} );
				for ( const side of [ 0, 1 ] ) {
					const ofSide = totals.filter(
						( _total, index ) => index % 2 === side
					);
					assert.equal( new Set( ofSide ).size, 1, ofSide.join() );
				}
			} );

			for ( const param of [ from, until ] ) {
				it( `${ list.route } rejects an invalid ${ param } and names it`, async () => {
					const responses = await Promise.all(
						[
							'yesterday',
							'2026-02-30T00:00:00',
							'2026-01-01T24:00:00',
							'0000-00-00T00:00:00',
							'',
							'２０２６-01-01T00:00:00',
						].map( ( date ) =>
							api.get( list.route, { [ param ]: date } )
						)
					);
					for ( const { status, text } of responses ) {
						assert.equal( status, 400, text );
						assert.match( text, new RegExp( param ) );
					}
				} );
			}
		}
	}

	it( 'lists no customer of both sides of a date', async () => {
		const gmt = middle( 'date_registered', 'storedeck_customer_lookup' );
		const [ { body } ] = await Promise.all( [
			api.get( '/wc-analytics/customers', {
				registered_after: `${ gmt }Z`,
				registered_before: '1999-01-01T00:00:00',
			} ),
		] );
		assert.deepEqual( body, [] );
	} );
} );
