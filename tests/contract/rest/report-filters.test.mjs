import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, describe, it } from 'node:test';
import { client, site } from '../../setup/site.mjs';
import { exportReport } from './support/exports.mjs';
import {
	MONTH,
	PRODUCTS,
	insertOrders,
	readOrders,
	removeOrders,
} from './support/filtered-orders.mjs';
import { signInUsers } from './support/users.mjs';

const SUPPORT = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'support'
);
const PLUGINS = path.join( site.wpPath, 'wp-content/mu-plugins' );

/** Files of the test plugin and their names in the site; WordPress does not load PHP files in folders. */
const FILES = {
	'report-filters-plugin.php': 'report-filters-plugin.php',
	'currency-extension.php': 'acme/acme-currency-extension.php',
};

const HEADER = 'x-storedeck-failed-filters';
const REPORTS = '/wc-analytics/reports';
const ALL = { ...MONTH, per_page: 100 };
const WEEKS = { ...ALL, interval: 'week' };

/** Amounts are rounded, because databases add up some columns as floating-point numbers. */
const round = ( value ) => Math.round( Number( value ) * 10000 ) / 10000;

const request = ( route, query ) => ( { route, query } );
const report = ( name, query ) => request( `${ REPORTS }/${ name }`, query );

/** Requests whose responses SQL clauses change. */
const FILTERED = [
	report( 'revenue/stats', WEEKS ),
	report( 'orders/stats', WEEKS ),
	report( 'orders/stats', {
		...WEEKS,
		orderby: 'net_revenue',
		order: 'asc',
	} ),
	...[ 'product', 'variation', 'category', 'coupon', 'customer_type' ].map(
		( segmentby ) => report( 'orders/stats', { ...WEEKS, segmentby } )
	),
	...[ 'product', 'variation', 'category' ].flatMap( ( segmentby ) => [
		report( 'products/stats', { ...WEEKS, segmentby } ),
		report( 'coupons/stats', { ...WEEKS, segmentby } ),
	] ),
	report( 'taxes/stats', { ...WEEKS, segmentby: 'tax_rate_id' } ),
	...[ 'products', 'variations', 'coupons', 'taxes' ].flatMap( ( name ) => [
		report( name, ALL ),
		report( `${ name }/stats`, WEEKS ),
	] ),
	report( 'orders', { ...ALL, extended_info: true } ),
	report( 'products', { ...ALL, orderby: 'date' } ),
	report( 'customers', { ...ALL, orderby: 'total_spend' } ),
	report( 'customers/stats', MONTH ),
	request( '/wc-analytics/leaderboards', MONTH ),
	report( 'performance-indicators', MONTH ),
];

describe( 'filters of reports', () => {
	let users;
	let api;

	/** A client whose requests have filters. */
	const filtered = ( mode, user = api ) =>
		client( { ...user.headers, 'x-acme': mode } );

	/** Reads a route with filters; none by default. */
	const read = async ( mode, route, query = {} ) => {
		const { status, body, headers, text } = await filtered( mode ).get(
			route,
			query
		);
		assert.equal( status, 200, `${ route } ${ text.slice( 0, 500 ) }` );
		return { body, headers, failed: headers.get( HEADER ) };
	};

	before( async () => {
		insertOrders();
		for ( const [ file, target ] of Object.entries( FILES ) ) {
			mkdirSync( path.dirname( path.join( PLUGINS, target ) ), {
				recursive: true,
			} );
			copyFileSync(
				path.join( SUPPORT, file ),
				path.join( PLUGINS, target )
			);
		}
		users = await signInUsers( 'report_filters' );
		api = users.admin;
	} );

	after( () => {
		for ( const target of Object.values( FILES ) ) {
			rmSync( path.join( PLUGINS, target ), { force: true } );
		}
		removeOrders();
	} );

	describe( 'SQL clauses', () => {
		for ( const mode of [ 'always-true', 'percent', 'no-change' ] ) {
			it( `change nothing with the filter “${ mode }”`, async () => {
				for ( const { route, query } of FILTERED ) {
					const name = `${ route } ${ JSON.stringify( query ) }`;
					const plain = await read( '', route, query );
					const same = await read( mode, route, query );
					assert.equal( same.failed, null, name );
					assert.deepEqual( same.body, plain.body, name );
					assert.equal(
						same.headers.get( 'x-wp-total' ),
						plain.headers.get( 'x-wp-total' ),
						name
					);
				}
			} );
		}

		it( 'change every report at once, although results without them are cached and stored', async () => {
			for ( const { route, query } of FILTERED ) {
				const name = `${ route } ${ JSON.stringify( query ) }`;
				const plain = await read( '', route, query );
				const none = await read( 'always-false', route, query );
				const again = await read( '', route, query );
				assert.equal( none.failed, null, name );
				assert.notDeepEqual( none.body, plain.body, name );
				assert.deepEqual( again.body, plain.body, name );
				for ( const stats of [
					none.body.totals,
					...( none.body.intervals ?? [] ).map(
						( { subtotals } ) => subtotals
					),
				] ) {
					for ( const [ metric, value ] of Object.entries(
						stats ?? {}
					) ) {
						assert.ok(
							metric === 'segments' || value === 0,
							`${ name } ${ metric } ${ value }`
						);
					}
				}
				for ( const item of Array.isArray( none.body )
					? none.body
					: [] ) {
					// Only indicators and leaderboards are listed without orders.
					assert.ok(
						item.value === 0 || item.rows?.length === 0,
						`${ name } ${ JSON.stringify( item ) }`
					);
				}
			}
		} );

		it( 'can select from WooCommerce’s tables, whose rows are ours', async () => {
			const { body, failed, headers } = await read(
				'own-tables',
				`${ REPORTS }/orders`,
				ALL
			);
			const expected = readOrders(
				'stats.order_id',
				"stats.num_items_sold = 2 AND stats.currency = 'USD'"
			);
			assert.equal( failed, null );
			assert.ok( expected.length > 0 );
			assert.equal(
				headers.get( 'x-wp-total' ),
				String( expected.length )
			);
			assert.deepEqual(
				body.map( ( row ) => row.order_id ).sort(),
				expected.map( ( row ) => Number( row.order_id ) ).sort()
			);
		} );

		it( 'are not applied to order and pages, which a notice says', async () => {
			const plain = await read( '', `${ REPORTS }/products`, ALL );
			const same = await read( 'order-by', `${ REPORTS }/products`, ALL );
			assert.deepEqual( same.body, plain.body );
			assert.equal( same.failed, null );
			assert.match(
				await readScreen( '/analytics/products' ),
				/woocommerce_analytics_clauses_order_by, acme_return_null\(\) in/
			);
		} );
	} );

	/** A screen of the plugin. */
	const readScreen = async ( screen, mode = '', user = api ) => {
		const url = new URL(
			`/wp-admin/admin.php?page=storedeck&path=${ encodeURIComponent(
				screen
			) }`,
			site.url
		);
		for ( const [ key, value ] of Object.entries( {
			period: 'custom',
			after: '2005-06-01',
			before: '2005-06-30',
			compare: 'previous_period',
		} ) ) {
			url.searchParams.set( key, value );
		}
		const response = await fetch( url, {
			headers: { cookie: user.headers.cookie, 'x-acme': mode },
		} );
		return response.text();
	};

	const readPreloaded = async ( screen, mode ) =>
		JSON.parse(
			String(
				/window\.storedeckSettings = (\{.*\});/.exec(
					await readScreen( screen, mode )
				)?.[ 1 ]
			)
		).preloaded;

	it( 'changes the data that a page preloads', async () => {
		for ( const screen of [
			'/analytics/revenue',
			'/analytics/orders',
			'/analytics/products',
			'/customers',
		] ) {
			let changed = 0;
			const plain = await readPreloaded( screen, '' );
			const preloaded = await readPreloaded( screen, 'always-false' );
			for ( const key of Object.keys( preloaded ) ) {
				const [ route, query ] = key.split( '?' );
				if ( ! String( route ).startsWith( `${ REPORTS }/` ) ) {
					continue;
				}
				const { body } = await read(
					'always-false',
					route,
					Object.fromEntries( new URLSearchParams( query ) )
				);
				assert.deepEqual( preloaded[ key ].body, body, key );
				changed += Number(
					JSON.stringify( plain[ key ]?.body ) !==
						JSON.stringify( body )
				);
			}
			assert.ok( changed > 0, screen );
		}
	} );

	describe( 'an extension for currencies that was written for WooCommerce', () => {
		for ( const currency of [ 'USD', 'GBP' ] ) {
			const query = { currency };
			const where = `stats.currency = '${ currency }'`;

			it( `reports orders in ${ currency }`, async () => {
				const [ sums ] = readOrders(
					'SUM( CASE WHEN stats.parent_id = 0 THEN 1 ELSE 0 END ) AS orders, SUM( stats.net_total ) AS net, SUM( stats.total_sales ) AS total, SUM( stats.num_items_sold ) AS items',
					where
				);
				for ( const name of [ 'revenue', 'orders' ] ) {
					const { body, failed } = await read(
						'currency',
						`${ REPORTS }/${ name }/stats`,
						{ ...WEEKS, ...query }
					);
					assert.equal( failed, null );
					assert.equal( body.totals.currency, currency );
					const add = ( metric ) =>
						body.intervals.reduce(
							( sum, { subtotals } ) => sum + subtotals[ metric ],
							0
						);
					for ( const [ metric, value ] of [
						[ 'orders_count', sums.orders ],
						[ 'net_revenue', sums.net ],
						[ 'total_sales', sums.total ],
						[ 'num_items_sold', sums.items ],
					] ) {
						assert.equal( body.totals[ metric ], round( value ) );
						assert.equal( round( add( metric ) ), round( value ) );
					}
					const withOrders = body.intervals.filter(
						( { subtotals } ) => subtotals.num_items_sold
					);
					assert.ok( withOrders.length >= 2 );
					for ( const { subtotals } of withOrders ) {
						assert.equal( subtotals.currency, currency );
					}
				}
			} );

			it( `lists and exports orders in ${ currency }`, async () => {
				const expected = readOrders(
					'stats.order_id AS id, stats.net_total AS net',
					where,
					'',
					'ORDER BY stats.date_paid'
				).map( ( { id, net } ) => [ Number( id ), round( net ) ] );
				const args = { ...MONTH, ...query, order: 'asc' };
				const { body, headers } = await read(
					'currency',
					`${ REPORTS }/orders`,
					{ ...args, per_page: 100 }
				);
				assert.deepEqual(
					body.map( ( row ) => [ row.order_id, row.net_total ] ),
					expected
				);
				assert.equal(
					headers.get( 'x-wp-total' ),
					String( expected.length )
				);
				for ( const row of body ) {
					assert.equal( row.currency, currency );
				}
				const [ header, ...rows ] = await exportReport(
					filtered( 'currency' ),
					'orders',
					args
				);
				const column = header?.indexOf( 'Currency' ) ?? -1;
				assert.ok( column > 0 );
				assert.equal( rows.length, expected.length );
				for ( const row of rows ) {
					assert.equal( row[ column ], currency );
				}
			} );

			it( `lists and exports products sold in ${ currency }`, async () => {
				const expected = readOrders(
					'items.product_id AS id, SUM( items.product_qty ) AS sold, SUM( items.product_net_revenue ) AS net',
					where,
					'INNER JOIN {prefix}storedeck_order_product_lookup items ON items.order_id = stats.order_id',
					'GROUP BY items.product_id ORDER BY items.product_id'
				).map( ( { id, sold, net } ) => [
					Number( id ),
					Number( sold ),
					round( net ),
				] );
				const { body } = await read(
					'currency',
					`${ REPORTS }/products`,
					{ ...ALL, ...query }
				);
				assert.deepEqual(
					body
						.map( ( row ) => [
							row.product_id,
							row.items_sold,
							row.net_revenue,
						] )
						.sort(),
					expected
				);
				const [ header, ...rows ] = await exportReport(
					filtered( 'currency' ),
					'products',
					{ ...MONTH, ...query }
				);
				const column = header?.indexOf( 'Items sold' ) ?? -1;
				assert.deepEqual(
					rows.map( ( row ) => row[ column ] ).sort(),
					expected.map( ( row ) => String( row[ 1 ] ) ).sort()
				);
			} );

			it( `adds up coupons, taxes and customers in ${ currency }`, async () => {
				const [ { number } ] = readOrders(
					'COUNT( * ) AS number',
					where
				);
				const coupons = await read(
					'currency',
					`${ REPORTS }/coupons`,
					{
						...ALL,
						...query,
					}
				);
				assert.deepEqual(
					coupons.body.map( ( row ) => row.amount ),
					[ 1.25 * Number( number ) ]
				);
				const [ { tax } ] = readOrders(
					'SUM( taxes.total_tax ) AS tax',
					where,
					'INNER JOIN {prefix}storedeck_order_tax_lookup taxes ON taxes.order_id = stats.order_id'
				);
				const taxes = await read(
					'currency',
					`${ REPORTS }/taxes/stats`,
					{ ...WEEKS, ...query }
				);
				assert.equal( taxes.body.totals.total_tax, round( tax ) );

				const spend = readOrders(
					'stats.customer_id AS id, SUM( stats.total_sales ) AS spend',
					where,
					'',
					'GROUP BY stats.customer_id ORDER BY stats.customer_id'
				).map( ( row ) => [ Number( row.id ), round( row.spend ) ] );
				for ( const dates of [ MONTH, {} ] ) {
					const { body, failed } = await read(
						'currency',
						`${ REPORTS }/customers`,
						{ ...dates, per_page: 100, search: 'Acme', ...query }
					);
					assert.equal( failed, null );
					assert.deepEqual(
						body
							.map( ( row ) => [ row.id, row.total_spend ] )
							.sort(),
						spend
					);
				}
				const totals = await read(
					'currency',
					`${ REPORTS }/customers/stats`,
					{ ...MONTH, ...query }
				);
				assert.equal(
					totals.body.totals.customers_count,
					spend.length
				);
			} );

			it( `changes indicators and leaderboards to ${ currency }`, async () => {
				const [ sums ] = readOrders(
					'SUM( stats.net_total ) AS net, SUM( CASE WHEN stats.parent_id = 0 THEN 1 ELSE 0 END ) AS orders',
					where
				);
				const { body } = await read(
					'currency',
					`${ REPORTS }/performance-indicators`,
					{
						...MONTH,
						...query,
						stats: [ 'revenue/net_revenue', 'orders/orders_count' ],
					}
				);
				assert.deepEqual(
					body.map( ( { value } ) => value ),
					[ round( sums.net ), Number( sums.orders ) ]
				);
				const boards = await read(
					'currency',
					'/wc-analytics/leaderboards',
					{ ...MONTH, ...query }
				);
				const products = boards.body.find(
					( { id } ) => id === 'products'
				);
				const sold = readOrders(
					'SUM( items.product_qty ) AS sold',
					where,
					'INNER JOIN {prefix}storedeck_order_product_lookup items ON items.order_id = stats.order_id',
					'GROUP BY items.product_id'
				).map( ( row ) => Number( row.sold ) );
				assert.deepEqual(
					products.rows
						.map( ( row ) => Number( row[ 1 ].value ) )
						.sort(),
					sold.sort()
				);
			} );
		}

		it( 'is not affected by a parameter that only the page has', async () => {
			const { body } = await read( '', `${ REPORTS }/orders/stats`, {
				...WEEKS,
				currency: 'GBP',
			} );
			const plain = await read( '', `${ REPORTS }/orders/stats`, WEEKS );
			assert.deepEqual( body, plain.body );
		} );
	} );

	describe( 'a filter that fails', () => {
		const failures = {
			throw: /acme_throw\(\) in \S*report-filters-plugin\.php:\d+: A callback failed: Acme failed\./,
			'return-text':
				/acme_return_text\(\) in .*: Expected an array of strings, got string\./,
			'return-numbers':
				/acme_return_numbers\(\) in .*: Expected an array of strings, got an array with int\./,
			'return-null':
				/acme_return_null\(\) in .*: Expected an array of strings, got null\./,
			'break-sql':
				/acme_break_sql\(\) in .*: The database refused the query with the clauses: AND no_such_column = 1/,
		};

		for ( const [ mode, pattern ] of Object.entries( failures ) ) {
			it( `does not change the report and is named in a header: ${ mode }`, async () => {
				for ( const { route, query } of FILTERED ) {
					const name = `${ route } ${ JSON.stringify( query ) }`;
					const plain = await read( '', route, query );
					const { body, failed } = await read( mode, route, query );
					assert.deepEqual( body, plain.body, name );
					assert.match( String( failed ), pattern, name );
				}
			} );
		}

		it( 'does not change columns that are missing afterwards', async () => {
			for ( const route of [ 'orders', 'products', 'orders/stats' ] ) {
				const plain = await read( '', `${ REPORTS }/${ route }`, ALL );
				const { body, failed } = await read(
					'replace-columns',
					`${ REPORTS }/${ route }`,
					ALL
				);
				assert.deepEqual( body, plain.body );
				assert.match(
					String( failed ),
					/Columns of the report are missing/
				);
			}
		} );

		it( 'is not applied to some numbers of a report only', async () => {
			const route = `${ REPORTS }/orders/stats`;
			const plain = await read( '', route, WEEKS );
			const { body, failed } = await read(
				'break-one-source',
				route,
				WEEKS
			);
			assert.deepEqual( body, plain.body );
			assert.match( String( failed ), /AND coupons\.coupon_id > 0/ );
		} );

		it( 'is named only to those who manage plugins', async () => {
			const { headers, status } = await filtered(
				'throw',
				users.manager
			).get( `${ REPORTS }/orders`, ALL );
			assert.equal( status, 200 );
			assert.deepEqual( JSON.parse( String( headers.get( HEADER ) ) ), [
				'A plugin that changes reports failed. The report was computed without it.',
			] );
			await read( 'throw', `${ REPORTS }/orders`, ALL );
			const text =
				'A plugin that changes reports failed in the last hour.';
			const screens = [
				await readScreen( '/analytics/orders' ),
				await readScreen( '/analytics/orders', '', users.manager ),
			];
			assert.ok( screens.every( ( html ) => html.includes( text ) ) );
			assert.match( screens[ 0 ] ?? '', /<code>[^<]*acme_throw\(\)/ );
			assert.doesNotMatch( screens[ 1 ] ?? '', /<code>[^<]*acme_throw/ );
		} );

		it( 'stops an export, because a file has no notice', async () => {
			const { status, body } = await filtered( 'throw' ).send(
				'POST',
				`${ REPORTS }/orders/export`,
				{ report_args: MONTH }
			);
			assert.equal( status, 500 );
			assert.equal( body.code, 'storedeck_report_filter_failed' );
		} );

		for ( const mode of [ 'args-throw', 'args-invalid' ] ) {
			it( `keeps the parameters of the request: ${ mode }`, async () => {
				const plain = await read( '', `${ REPORTS }/orders`, ALL );
				const { body, failed } = await read(
					mode,
					`${ REPORTS }/orders`,
					ALL
				);
				assert.deepEqual( body, plain.body );
				assert.match(
					String( failed ),
					/woocommerce_analytics_orders_query_args/
				);
			} );
		}

		it( 'keeps the currency of the store if its value is not a code', async () => {
			const plain = await read( '', `${ REPORTS }/orders`, ALL );
			const { body, failed } = await read(
				'invalid-currency',
				`${ REPORTS }/orders`,
				ALL
			);
			assert.deepEqual( body, plain.body );
			assert.match( String( failed ), /storedeck_report_currency/ );
		} );

		it( 'keeps the item if it is a filter of items', async () => {
			const plain = await read( '', `${ REPORTS }/orders`, ALL );
			const { body, failed } = await read(
				'fields-throw',
				`${ REPORTS }/orders`,
				ALL
			);
			assert.deepEqual( body, plain.body );
			assert.match(
				String( failed ),
				/woocommerce_rest_prepare_report_orders/
			);
		} );
	} );

	describe( 'parameters', () => {
		it( 'can be changed by a plugin', async () => {
			const { body } = await read( 'args-status', `${ REPORTS }/orders`, {
				...ALL,
				status_is: [ 'completed' ],
			} );
			assert.deepEqual( body, [] );
		} );

		it( 'can be limited to IDs by a plugin', async () => {
			const { body } = await read( 'ids', `${ REPORTS }/products`, ALL );
			assert.deepEqual(
				body.map( ( row ) => row.product_id ),
				[ PRODUCTS[ 0 ] ]
			);
		} );

		it( 'exclude the statuses that a plugin adds', async () => {
			for ( const name of [ 'orders', 'products', 'customers' ] ) {
				const { body } = await read(
					'statuses',
					`${ REPORTS }/${ name }`,
					ALL
				);
				assert.deepEqual( body, [], name );
			}
		} );

		it( 'include all currencies if a plugin says so', async () => {
			const [ sums ] = readOrders( 'SUM( stats.net_total ) AS net' );
			const { body } = await read(
				'all-currencies',
				`${ REPORTS }/revenue/stats`,
				WEEKS
			);
			assert.equal( body.totals.net_revenue, round( sums.net ) );
		} );

		it( 'can bypass the cache', async () => {
			const route = `${ REPORTS }/orders`;
			const query = { ...ALL, product_includes: PRODUCTS };
			const plain = await read( '', route, query );
			const { body } = await read( 'no-cache', route, query );
			assert.deepEqual( body, plain.body );
		} );
	} );

	describe( 'results', () => {
		it( 'can be changed by a plugin, also in indicators and CSV files', async () => {
			const plain = await read( '', `${ REPORTS }/revenue/stats`, WEEKS );
			const { body } = await read(
				'results',
				`${ REPORTS }/revenue/stats`,
				WEEKS
			);
			const double = 2 * plain.body.totals.net_revenue;
			assert.ok( double > 0 );
			assert.equal( body.totals.net_revenue, double );
			for ( const { subtotals } of body.intervals ) {
				assert.equal( subtotals.net_revenue, 7 );
			}
			const indicators = await read(
				'results',
				`${ REPORTS }/performance-indicators`,
				{ ...MONTH, stats: [ 'revenue/net_revenue' ] }
			);
			assert.equal( indicators.body[ 0 ].value, double );

			const orders = await read( 'results', `${ REPORTS }/orders`, ALL );
			assert.ok( orders.body.length > 0 );
			for ( const row of orders.body ) {
				assert.equal( row.acme_result, `${ row.order_id } 1 desc` );
			}
			const [ header, ...rows ] = await exportReport(
				filtered( 'results' ),
				'orders',
				MONTH
			);
			assert.deepEqual(
				rows.map( ( row ) => row[ header?.indexOf( 'Acme' ) ?? -1 ] ),
				orders.body.map( ( row ) => row.acme_result )
			);
		} );

		it( 'have the columns that a plugin adds to those of a report', async () => {
			const [ { number } ] = readOrders(
				'COUNT( * ) AS number',
				"stats.currency = 'USD'"
			);
			const { body } = await read(
				'columns',
				`${ REPORTS }/orders/stats`,
				{
					...WEEKS,
					fields: [ 'coupons' ],
				}
			);
			assert.equal( body.totals.acme_orders, Number( number ) );
			assert.equal(
				body.intervals.reduce(
					( sum, { subtotals } ) =>
						sum + ( subtotals.acme_orders ?? 0 ),
					0
				),
				Number( number )
			);
			const products = await read(
				'columns',
				`${ REPORTS }/products`,
				ALL
			);
			for ( const row of products.body ) {
				assert.equal( row.acme_orders, row.orders_count );
			}
		} );

		it( 'have the values that a plugin sets for indicators', async () => {
			const query = { ...MONTH, stats: [ 'orders/orders_count' ] };
			const route = `${ REPORTS }/performance-indicators`;
			const plain = await read( '', route, query );
			const { body } = await read( 'indicators', route, query );
			assert.equal( body[ 0 ].value, plain.body[ 0 ].value + 1000 );
		} );

		for ( const mode of [ 'results-throw', 'results-null' ] ) {
			it( `stay if the filter fails: ${ mode }`, async () => {
				const plain = await read( '', `${ REPORTS }/orders`, ALL );
				const { body, failed } = await read(
					mode,
					`${ REPORTS }/orders`,
					ALL
				);
				assert.deepEqual( body, plain.body );
				assert.match(
					String( failed ),
					/woocommerce_analytics_orders_select_query, acme_/
				);
			} );
		}
	} );

	describe( 'fields that a plugin adds to items', () => {
		it( 'are in rows, in data that a page preloads and in CSV files', async () => {
			const { body } = await read( 'fields', `${ REPORTS }/orders`, ALL );
			assert.ok( body.length > 0 );
			for ( const row of body ) {
				assert.equal( row.acme_field, `${ row.order_id } date` );
			}
			const preloaded = Object.entries(
				await readPreloaded( '/analytics/orders', 'fields' )
			).find( ( [ key ] ) => key.startsWith( `${ REPORTS }/orders?` ) );
			assert.ok( preloaded );
			assert.equal(
				preloaded[ 1 ].body[ 0 ].acme_field,
				`${ preloaded[ 1 ].body[ 0 ].order_id } date`
			);
			const [ header, ...rows ] = await exportReport(
				filtered( 'fields' ),
				'orders',
				MONTH
			);
			assert.deepEqual(
				rows.map( ( row ) => row[ header?.indexOf( 'Acme' ) ?? -1 ] ),
				body.map( ( row ) => row.acme_field )
			);
		} );

		it( 'are in CSV files of intervals', async () => {
			const { body } = await read(
				'fields',
				`${ REPORTS }/revenue/stats`,
				WEEKS
			);
			const [ header, ...rows ] = await exportReport(
				filtered( 'fields' ),
				'revenue',
				{ ...MONTH, interval: 'week' }
			);
			assert.deepEqual(
				rows.map( ( row ) => row[ header?.indexOf( 'Acme' ) ?? -1 ] ),
				body.intervals.map( ( row ) => row.acme_field )
			);
		} );
	} );
} );
