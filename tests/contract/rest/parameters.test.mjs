import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php } from '../../setup/site.mjs';

const REVENUE = '/wc-analytics/reports/revenue/stats';
const ORDERS = '/wc-analytics/reports/orders';

/*
 * The tests only read, so they run at the same time and their requests are sent
 * together, in few processes.
 */
describe(
	'parameters, limits and headers of reports',
	{ concurrency: true },
	() => {
		const api = createBatchClient();
		let year;

		before( () => {
			year = Number( php( "return wp_date( 'Y' );" ) ) - 1;
		} );

		const range = ( from = '01-01', to = '12-31' ) => ( {
			after: `${ year }-${ from }T00:00:00`,
			before: `${ year }-${ to }T23:59:59`,
		} );

		it( 'names each invalid parameter and the expected values', async () => {
			const { status, body } = await api.get( REVENUE, {
				per_page: 2001,
				interval: 'fortnight',
			} );
			assert.equal( status, 400 );
			assert.equal( body.code, 'rest_invalid_param' );
			assert.equal(
				body.message,
				'Invalid parameter(s): per_page, interval'
			);
			assert.equal(
				body.data.params.per_page,
				'per_page must be between 1 (inclusive) and 2000 (inclusive)'
			);
			assert.equal(
				body.data.params.interval,
				'interval is not one of hour, day, week, month, quarter, and year.'
			);
		} );

		it( 'rejects an invalid date', async () => {
			const { status, body } = await api.get( REVENUE, {
				after: '2026-13-45',
			} );
			assert.equal( status, 400 );
			assert.equal( body.data.details.after.code, 'rest_invalid_date' );
		} );

		it( 'rejects hostile values of every parameter', async () => {
			const hostile = [
				"date'; DROP TABLE x; --",
				'date desc, (select 1)',
				'SLEEP(5)',
			];
			const assertStatus = async ( route, query, expected ) => {
				const { status } = await api.get( route, query );
				assert.equal( status, expected, JSON.stringify( query ) );
			};
			/** @type {[ string, string[] ][]} */
			const parameters = [
				[
					REVENUE,
					[
						'orderby',
						'order',
						'interval',
						'segmentby',
						'date_type',
					],
				],
				[
					`${ ORDERS }/stats`,
					[ 'orderby', 'order', 'match', 'refunds', 'customer_type' ],
				],
			];
			await Promise.all( [
				...hostile.flatMap( ( value ) => [
					...parameters.flatMap( ( [ route, keys ] ) =>
						keys.map( ( key ) =>
							assertStatus(
								route,
								{ ...range(), [ key ]: value },
								400
							)
						)
					),
					// Unknown fields are ignored.
					assertStatus(
						REVENUE,
						{ ...range(), fields: [ value ] },
						200
					),
				] ),
				...[ 'after', 'orderby', 'interval' ].map( ( key ) =>
					assertStatus( REVENUE, { [ key ]: [ 'a', 'b' ] }, 400 )
				),
			] );
		} );

		it( 'returns ten weeks per page from newest to oldest by default', async () => {
			const { body, headers } = await api.get( REVENUE, range() );
			assert.equal( body.intervals.length, 10 );
			assert.match( body.intervals[ 0 ].interval, /^\d{4}-\d{2}$/ );
			assert.equal(
				Number( headers.get( 'x-wp-totalpages' ) ),
				Math.ceil( Number( headers.get( 'x-wp-total' ) ) / 10 )
			);
			const starts = body.intervals.map(
				( { date_start: start } ) => start
			);
			assert.deepEqual( starts, starts.toSorted().reverse() );
		} );

		it( 'returns each interval once across pages, sorted by date or value', async () => {
			for ( const order of [ 'asc', 'desc' ] ) {
				for ( const orderby of [
					'date',
					'net_revenue',
					'orders_count',
				] ) {
					const intervals = [];
					for ( let page = 1; page <= 4; page++ ) {
						const { body } = await api.get( REVENUE, {
							...range(),
							interval: 'day',
							per_page: 100,
							page,
							order,
							orderby,
						} );
						intervals.push( ...body.intervals );
					}
					const ids = intervals.map( ( { interval } ) => interval );
					const days =
						( Date.UTC( year + 1, 0 ) - Date.UTC( year, 0 ) ) /
						86400000;
					assert.equal(
						new Set( ids ).size,
						days,
						`${ orderby } ${ order }`
					);
					const values = intervals.map( ( row ) =>
						orderby === 'date'
							? row.interval
							: row.subtotals[ orderby ]
					);
					const sorted = values.toSorted( ( a, b ) =>
						a < b ? -1 : Number( a > b )
					);
					assert.deepEqual(
						values,
						order === 'asc' ? sorted : sorted.reverse()
					);
				}
			}
		} );

		it( 'returns an empty list beyond the last page', async () => {
			const stats = await api.get( REVENUE, { ...range(), page: 999 } );
			assert.equal( stats.status, 200 );
			assert.deepEqual( stats.body, { totals: null, intervals: [] } );
			const list = await api.get( ORDERS, { ...range(), page: 99999 } );
			assert.equal( list.status, 200 );
			assert.deepEqual( list.body, [] );
		} );

		it( 'returns zeros for a date range without orders', async () => {
			const { body } = await api.get( REVENUE, {
				after: '2001-02-01T00:00:00',
				before: '2001-02-28T23:59:59',
				interval: 'day',
				per_page: 100,
			} );
			assert.equal( body.intervals.length, 28 );
			for ( const value of Object.values( body.totals ).filter(
				( v ) => ! Array.isArray( v )
			) ) {
				assert.equal( value, 0 );
			}
		} );

		it( 'returns the GMT bounds of days on daylight saving changes', async () => {
			const { body } = await api.get( REVENUE, {
				after: '2025-03-08T00:00:00',
				before: '2025-03-10T23:59:59',
				interval: 'day',
				order: 'asc',
			} );
			assert.deepEqual(
				body.intervals.map( ( row ) => [
					row.date_start_gmt,
					row.date_end_gmt,
				] ),
				[
					[ '2025-03-08 08:00:00', '2025-03-09 07:59:59' ],
					[ '2025-03-09 08:00:00', '2025-03-10 06:59:59' ],
					[ '2025-03-10 07:00:00', '2025-03-11 06:59:59' ],
				]
			);
		} );

		it( 'returns only the requested fields', async () => {
			const { body } = await api.get( REVENUE, {
				...range(),
				fields: [ 'net_revenue', 'no_such_field' ],
			} );
			assert.deepEqual( Object.keys( body.totals ).sort(), [
				'net_revenue',
				'segments',
			] );
		} );

		it( 'matches all or any of several filters', async () => {
			const count = async ( query ) =>
				Number(
					(
						await api.get( ORDERS, {
							...range(),
							per_page: 1,
							...query,
						} )
					).headers.get( 'x-wp-total' )
				);
			const all = await count( {} );
			const completed = await count( { status_is: [ 'completed' ] } );
			const others = await count( { status_is_not: [ 'completed' ] } );
			assert.ok( completed > 0 && others > 0 );
			assert.equal( completed + others, all );
			const returning = await count( { customer_type: 'returning' } );
			const both = await count( {
				status_is: [ 'completed' ],
				customer_type: 'returning',
				match: 'all',
			} );
			const either = await count( {
				status_is: [ 'completed' ],
				customer_type: 'returning',
				match: 'any',
			} );
			assert.equal( completed + returning, both + either );
		} );

		it( 'splits totals into segments that add up', async () => {
			const { body } = await api.get( `${ ORDERS }/stats`, {
				...range( '03-01', '04-30' ),
				segmentby: 'customer_type',
				interval: 'month',
			} );
			const orders = body.totals.segments.reduce(
				( sum, { subtotals } ) => sum + subtotals.orders_count,
				0
			);
			assert.ok( orders > 0 );
			assert.equal( orders, body.totals.orders_count );
		} );

		it( 'returns products, coupons and customer as extended info', async () => {
			const { body } = await api.get( ORDERS, {
				...range(),
				extended_info: true,
			} );
			assert.equal( body.length, 10 );
			for ( const row of body ) {
				assert.ok( row.extended_info.products.length > 0 );
				assert.equal(
					typeof row.extended_info.products[ 0 ].id,
					'string'
				);
				assert.ok( Array.isArray( row.extended_info.coupons ) );
				assert.equal( typeof row.extended_info.customer, 'object' );
				assert.match( row.date, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/ );
			}
		} );
	}
);
