import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { php, RUN_JOBS, signIn, sql } from '../../setup/site.mjs';
import { wp } from '../../setup/wp-cli.mjs';

const wpJson = ( ...args ) => {
	const { stdout, stderr } = wp( ...args, '--format=json' );
	assert.equal( stderr, '' );
	return JSON.parse( stdout );
};

const RANGE = [ '--after=2000-01-01', '--before=2099-12-31' ];
const QUERY = {
	after: '2000-01-01T00:00:00',
	before: '2099-12-31T23:59:59',
};

describe( 'wp storedeck', () => {
	it( 'shows the status', () => {
		const facts = Object.fromEntries(
			wpJson( 'status' ).map( ( { name, value } ) => [ name, value ] )
		);
		assert.match( facts.version, /^\d+\.\d+\.\d+/ );
		const [ { total } ] = sql(
			'SELECT COUNT(*) AS total FROM {prefix}storedeck_order_stats'
		);
		assert.equal( Number( facts.rows_order_stats ), Number( total ) );
	} );

	it( 'explains what is read from sums and what from rows, and why', () => {
		php( '\\Storedeck\\Reports\\Sums\\Sum_Jobs::fill_now(); return true;' );
		const explain = ( report, ...query ) =>
			wpJson( 'explain', report, ...RANGE, ...query ).map(
				( { part, from, by, reason } ) =>
					[ part, from, by, reason ].join( ' | ' )
			);
		assert.deepEqual( explain( 'taxes', '--interval=year' ), [
			'stats | sums of tax_totals | year | ',
			'stats | sums of tax_rates | year | ',
			// Not all years are on the page.
			'stats | sums of tax_totals |  | ',
			'stats | sums of tax_rates |  | ',
			'items | sums of tax_rates | tax_rate_id | ',
		] );
		assert.ok(
			explain( 'products', '--categories=1', '--interval=year' ).includes(
				'items | sums of products | product_id | '
			)
		);
		assert.ok(
			explain(
				'orders',
				'--product_includes=1',
				'--interval=year'
			).includes( 'stats | rows | year | sums lack order' )
		);
		assert.ok(
			explain( 'revenue', '--segmentby=product', '--interval=year' ).some(
				( line ) =>
					/^stats \| sums of products \| segment, year \| $/.test(
						line
					)
			)
		);
		assert.match(
			wp( 'explain', 'stock' ).stderr,
			/The report stock reads its tables directly/
		);
	} );

	it( 'explains a question', () => {
		const [ { part, from } ] = wpJson(
			'explain',
			...RANGE,
			'--by=payment_method'
		);
		assert.deepEqual( [ part, from ], [ 'answer', 'sums of orders' ] );
	} );

	it( 'answers questions as the REST API does', async () => {
		const api = await signIn();
		const ask = async ( query, ...options ) => ( {
			body: (
				await api.get( '/storedeck/v1/answers', {
					period: 'last_year',
					compare: 'none',
					...query,
				} )
			).body,
			rows: wpJson(
				'ask',
				'--period=last_year',
				...Object.entries( { compare: 'none', ...query } ).map(
					( [ name, value ] ) => `--${ name }=${ value }`
				),
				...options
			),
		} );

		const split = await ask( {
			metrics: 'net_revenue,orders_count',
			by: 'payment_method,weekday',
			compare: 'previous_year',
			per_page: 2,
		} );
		const [ first ] = split.body.rows;
		assert.deepEqual( split.rows[ 0 ], {
			payment_method: first.values[ 0 ].label,
			weekday: first.values[ 1 ].label,
			net_revenue: first.metrics[ 0 ].net_revenue,
			'net_revenue:previous_year': first.metrics[ 1 ].net_revenue,
			orders_count: first.metrics[ 0 ].orders_count,
			'orders_count:previous_year': first.metrics[ 1 ].orders_count,
		} );
		assert.equal( split.rows.length, 3 );
		assert.equal( split.rows[ 2 ].payment_method, 'Other' );

		const monthly = await ask( { interval: 'month' } );
		assert.equal( monthly.rows.length, 12 );
		assert.deepEqual(
			monthly.rows[ 4 ].net_revenue,
			monthly.body.intervals[ 0 ][ 4 ].metrics.net_revenue
		);

		const total = await ask( {} );
		assert.deepEqual( total.rows, [
			{ net_revenue: total.body.totals[ 0 ].net_revenue },
		] );
		assert.match(
			wp( 'ask', '--by=mood' ).stderr,
			/"mood" does not fit in "by"/
		);
	} );

	it( 'shows the totals of a report as the REST API has them', async () => {
		const api = await signIn();
		const { body } = await api.get(
			'/wc-analytics/reports/revenue/stats',
			QUERY
		);
		const totals = Object.fromEntries(
			wpJson( 'report', 'revenue', ...RANGE ).map(
				( { metric, value } ) => [ metric, value ]
			)
		);
		assert.equal( totals.total_sales, body.totals.total_sales );
		assert.equal( totals.orders_count, body.totals.orders_count );
	} );

	it( 'shows a row for each interval', async () => {
		const rows = wpJson( 'report', 'orders', ...RANGE, '--interval=year' );
		assert.ok( rows.length > 1 );
		assert.match( rows[ 0 ].interval, /^\d{4}$/ );
		assert.ok( 'orders_count' in rows[ 0 ] );
		const days = [
			'--after=2020-01-01',
			'--before=2025-12-31',
			'--interval=day',
		];
		assert.equal( wpJson( 'report', 'orders', ...days ).length, 2192 );
		assert.equal(
			wpJson( 'report', 'orders', ...days, '--page=1' ).length,
			2000
		);
	} );

	it( 'takes a period by its name for reports, files and explanations', async () => {
		const api = await signIn();
		const { body } = await api.get( '/storedeck/v1/answers/revenue', {
			period: 'last_year',
			compare: 'none',
			parts: 'primary',
		} );
		const totals = wpJson( 'report', 'revenue', '--period=last_year' );
		assert.equal(
			totals.find( ( { metric } ) => metric === 'total_sales' ).value,
			body.primary.totals.total_sales
		);

		const { after, before } = body.periods.primary;
		const dates = [ `--after=${ after }`, `--before=${ before }` ];
		for ( const command of [ 'export', 'explain' ] ) {
			assert.equal(
				wp( command, 'products', '--period=last_year' ).stdout,
				wp( command, 'products', ...dates ).stdout
			);
		}
	} );

	it( 'exports a report as CSV, to standard output or a file', () => {
		const { stdout, status } = wp( 'export', 'products', ...RANGE );
		assert.equal( status, 0 );
		assert.ok( stdout.split( '\n' ).length > 3 );

		const folder = mkdtempSync( path.join( os.tmpdir(), 'storedeck-' ) );
		const file = path.join( folder, 'products.csv' );
		assert.equal(
			wp( 'export', 'products', ...RANGE, `--file=${ file }` ).status,
			0
		);
		assert.equal( readFileSync( file, 'utf8' ), stdout );
		rmSync( folder, { recursive: true } );
	} );

	it( 'repairs report data that differ from the orders', () => {
		php( `${ RUN_JOBS } return true;` );
		const [ { order_id: id, net_total: net } ] = sql(
			"SELECT order_id, net_total FROM {prefix}storedeck_order_stats WHERE parent_id = 0 AND status = 'wc-completed' ORDER BY order_id LIMIT 1"
		);
		sql(
			`UPDATE {prefix}storedeck_order_stats SET net_total = net_total + 5 WHERE order_id = ${ id }`
		);
		const { status, stdout } = wp( 'reconcile' );
		assert.equal( status, 0 );
		assert.match( stdout, /Repaired orders and products: [1-9]/ );
		const [ row ] = sql(
			`SELECT net_total FROM {prefix}storedeck_order_stats WHERE order_id = ${ id }`
		);
		assert.equal( Number( row.net_total ), Number( net ) );
	} );

	it( 'imports orders and waits until it is done', () => {
		const { status, stdout } = wp(
			'import',
			'--days=1',
			'--skip-existing'
		);
		assert.equal( status, 0 );
		assert.match( stdout, /Orders imported/ );
	} );

	it( 'fails with a message that names what is wrong', () => {
		for ( const { args, message } of [
			{
				args: [ 'report', 'revenue', '--period=soon' ],
				message: /"soon" does not fit in "period"/,
			},
			{
				args: [ 'import', '--days=soon' ],
				message: /--days must be a whole number/,
			},
			{
				args: [ 'report', 'nothing' ],
				message: /Unknown report: nothing\. Use one of: .*revenue/,
			},
			{
				args: [ 'report', 'revenue', '--interval=decade' ],
				message: /interval/,
			},
			{ args: [ 'export', 'nothing' ], message: /Unknown report/ },
		] ) {
			const { status, stderr } = wp( ...args );
			assert.equal( status, 1, args.join( ' ' ) );
			assert.match( stderr, message );
		}
	} );
} );
