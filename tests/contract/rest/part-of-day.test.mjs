import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { signIn } from '../../setup/site.mjs';

const REPORTS = '/wc-analytics/reports';

/** A day relative to today, `YYYY-MM-DD`. */
const getDay = ( days ) =>
	new Date( Date.now() + days * 86_400_000 ).toISOString().slice( 0, 10 );

describe( 'ranges that end within a day', () => {
	/** Times of the orders of the day, `HH:mm:ss`, without refunds. */
	let times;
	let earlier;
	let api;
	/** A finished day with several orders, and one before it. */
	let day;
	const first = getDay( -60 );

	const readCounts = async ( start, end ) => {
		const range = {
			after: `${ start }T00:00:00`,
			before: `${ day }T${ end }`,
		};
		const counts = await Promise.all( [
			...[ 'day', 'week' ].map( async ( interval ) => {
				const { status, body, text } = await api.get(
					`${ REPORTS }/orders/stats`,
					{ ...range, interval }
				);
				assert.equal( status, 200, text );
				return body.totals.orders_count;
			} ),
			api
				.get( `${ REPORTS }/performance-indicators`, {
					...range,
					stats: 'orders/orders_count',
				} )
				.then( ( { body } ) => body[ 0 ].value ),
		] );
		assert.equal( new Set( counts ).size, 1, `${ counts }` );
		return counts[ 0 ];
	};

	before( async () => {
		api = await signIn();
		const { body: stats } = await api.get( `${ REPORTS }/orders/stats`, {
			after: `${ getDay( -40 ) }T00:00:00`,
			before: `${ getDay( -2 ) }T23:59:59`,
			interval: 'day',
			per_page: 100,
		} );
		day = stats.intervals
			.find( ( { subtotals } ) => subtotals.orders_count > 2 )
			.date_start.slice( 0, 10 );
		const { body } = await api.get( `${ REPORTS }/orders`, {
			after: `${ day }T00:00:00`,
			before: `${ day }T23:59:59`,
			per_page: 100,
			orderby: 'date',
			order: 'asc',
		} );
		times = body
			.filter( ( { parent_id: parent } ) => ! parent )
			.map( ( { date } ) => date.slice( 11, 19 ) );
		assert.ok( times.length > 1, 'The day has several orders.' );
		earlier =
			( await readCounts( first, '23:59:59' ) ) -
			( await readCounts( day, '23:59:59' ) );
		assert.ok( earlier > 0 );
	} );

	it( 'count the orders until their last second', async () => {
		for ( const end of [ times[ 0 ], times[ 1 ], times.at( -1 ) ] ) {
			const count = times.filter( ( time ) => time <= end ).length;
			assert.equal( await readCounts( day, end ), count );
			assert.equal( await readCounts( first, end ), earlier + count );
		}
	} );

	it( 'do not count an order of the next second', async () => {
		const [ hours, minutes, seconds ] = times
			.at( -1 )
			.split( ':' )
			.map( Number );
		const end = new Date(
			Date.UTC( 2026, 0, 1, hours, minutes, seconds - 1 )
		)
			.toISOString()
			.slice( 11, 19 );
		const count = times.filter( ( time ) => time <= end ).length;
		assert.ok( count < times.length );
		assert.equal( await readCounts( day, end ), count );
		assert.equal( await readCounts( first, end ), earlier + count );
	} );
} );
