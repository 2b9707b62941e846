import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php } from '../../setup/site.mjs';
import { readRawOrders } from '../../setup/raw-orders.mjs';
import {
	ordersIn,
	readCategories,
	readRawItems,
	sumBy,
} from '../../setup/raw-items.mjs';

const ROUTE = '/wc-analytics/reports/';
const units = ( number ) => Math.round( number * 10000 );

/** Per report: the raw items, the keys to group them by, and the metrics to sum, named as in the response. */
const REPORTS = {
	products: {
		items: 'lines',
		id: 'product_id',
		keys: ( line ) => [ line.product ],
		sums: {
			items_sold: ( line ) => line.quantity,
			net_revenue: ( line ) => line.net,
		},
		count: 'products_count',
		segments: [ 'product' ],
	},
	variations: {
		items: 'lines',
		id: 'variation_id',
		keys: ( line ) => ( line.variation ? [ line.variation ] : [] ),
		sums: {
			items_sold: ( line ) => line.quantity,
			net_revenue: ( line ) => line.net,
		},
		count: 'variations_count',
		segments: [ 'variation', 'product' ],
	},
	coupons: {
		items: 'coupons',
		id: 'coupon_id',
		keys: ( { coupon } ) => [ coupon ],
		sums: { amount: ( { amount } ) => amount },
		count: 'coupons_count',
		segments: [ 'coupon', 'product' ],
	},
	taxes: {
		items: 'taxes',
		id: 'tax_rate_id',
		keys: ( { rate } ) => [ rate ],
		sums: {
			total_tax: ( tax ) => tax.orderTax + tax.shippingTax,
			order_tax: ( tax ) => tax.orderTax,
			shipping_tax: ( tax ) => tax.shippingTax,
		},
		count: 'tax_codes',
		segments: [ 'tax_rate_id' ],
	},
};

const isQuantity = ( name ) => name === 'items_sold';
const read = ( name, number ) =>
	isQuantity( name ) ? number : units( number );

/*
 * The tests only read, so they run at the same time and their requests are sent
 * together, in few processes.
 */
describe(
	'metrics of products, variations, categories, coupons and taxes',
	{ concurrency: true },
	() => {
		const api = createBatchClient();
		let orders;
		let items;
		let categories;
		let ranges;

		before( async () => {
			orders = readRawOrders( php( 'return wp_timezone_string();' ) );
			items = readRawItems();
			categories = readCategories();
			const year = Number( php( "return wp_date( 'Y' );" ) ) - 1;
			ranges = {
				'two months': [ `${ year }-05-01`, `${ year }-06-30` ],
				'a year': [ `${ year }-01-01`, `${ year }-12-31` ],
				'across two years and both daylight saving changes': [
					`${ year - 1 }-02-17`,
					`${ year }-11-09`,
				],
			};
		} );

		const bounds = ( name ) => ( {
			after: `${ ranges[ name ][ 0 ] }T00:00:00`,
			before: `${ ranges[ name ][ 1 ] }T23:59:59`,
		} );

		/** The rows of all pages of a list. */
		const list = async ( report, query ) => {
			const readPage = async ( page ) => {
				const { status, body, headers } = await api.get(
					`${ ROUTE }${ report }`,
					{ per_page: 100, ...query, page }
				);
				assert.equal( status, 200 );
				return { body, headers };
			};
			const first = await readPage( 1 );
			const morePages =
				Number( first.headers.get( 'x-wp-totalpages' ) ) - 1;
			const others = await Promise.all(
				Array.from(
					{ length: Math.max( 0, morePages ) },
					( _, index ) => readPage( index + 2 )
				)
			);
			const rows = [ first, ...others ].flatMap( ( { body } ) => body );
			assert.equal(
				rows.length,
				Number( first.headers.get( 'x-wp-total' ) )
			);
			return rows;
		};

		const stats = async ( report, query ) =>
			(
				await api.get( `${ ROUTE }${ report }/stats`, {
					interval: 'month',
					order: 'asc',
					per_page: 2000,
					...query,
				} )
			).body;

		for ( const [ report, definition ] of Object.entries( REPORTS ) ) {
			const expectedOf = ( query ) =>
				sumBy(
					items[ definition.items ],
					ordersIn( orders, query.after, query.before ),
					definition.keys,
					definition.sums
				);

			for ( const [ name, interval ] of [
				[ 'two months', 'week' ],
				[ 'a year', 'quarter' ],
				[ 'across two years and both daylight saving changes', 'day' ],
			] ) {
				it( `${ report }, ${ name }: rows match the raw orders and add up to the totals`, async () => {
					const query = bounds( name );
					const expected = expectedOf( query );
					const rows = await list( report, query );
					const ids = rows.map( ( row ) => row[ definition.id ] );
					assert.ok( ids.length > 1 );
					assert.deepEqual(
						ids.toSorted( ( a, b ) => a - b ),
						[ ...expected.keys() ].sort( ( a, b ) => a - b )
					);
					const { totals } = await stats( report, query );
					assert.equal( totals[ definition.count ], ids.length );
					for ( const metric of Object.keys( definition.sums ) ) {
						let sum = 0;
						for ( const row of rows ) {
							const value = read( metric, row[ metric ] );
							assert.equal(
								value,
								expected.get( row[ definition.id ] )[ metric ],
								`${ metric } of ${ row[ definition.id ] }`
							);
							sum += value;
						}
						assert.equal(
							read( metric, totals[ metric ] ),
							sum,
							metric
						);
					}
					for ( const row of rows ) {
						assert.equal(
							row.orders_count,
							expected.get( row[ definition.id ] ).orders
						);
					}
				} );

				it( `${ report }, ${ name }: each ${ interval } matches the raw orders and all add up to the totals`, async () => {
					const { totals, intervals } = await stats( report, {
						...bounds( name ),
						interval,
					} );
					const metrics = [
						...Object.keys( definition.sums ),
						'orders_count',
					];
					const sums = Object.fromEntries(
						metrics.map( ( metric ) => [ metric, 0 ] )
					);
					for ( const {
						date_start: start,
						date_end: end,
						subtotals,
					} of intervals ) {
						const expected = expectedOf( {
							after: start.replace( ' ', 'T' ),
							before: end.replace( ' ', 'T' ),
						} );
						assert.equal(
							subtotals[ definition.count ],
							expected.size
						);
						for ( const metric of Object.keys( definition.sums ) ) {
							assert.equal(
								read( metric, subtotals[ metric ] ),
								[ ...expected.values() ].reduce(
									( sum, row ) => sum + row[ metric ],
									0
								),
								`${ start } ${ metric }`
							);
						}
						for ( const metric of metrics ) {
							sums[ metric ] +=
								metric === 'orders_count'
									? subtotals[ metric ]
									: read( metric, subtotals[ metric ] );
						}
					}
					for ( const metric of metrics ) {
						assert.equal(
							metric === 'orders_count'
								? totals[ metric ]
								: read( metric, totals[ metric ] ),
							sums[ metric ],
							metric
						);
					}
				} );
			}

			for ( const segmentby of definition.segments ) {
				it( `${ report } by ${ segmentby }: segments add up to their interval`, async () => {
					for ( const interval of [ 'day', 'month' ] ) {
						const { totals, intervals } = await stats( report, {
							...bounds(
								interval === 'day' ? 'two months' : 'a year'
							),
							interval,
							segmentby,
						} );
						assert.ok( totals.segments.length > 1 );
						for ( const part of [
							totals,
							...intervals.map( ( { subtotals } ) => subtotals ),
						] ) {
							assert.deepEqual(
								part.segments.map(
									( { segment_id: id } ) => id
								),
								totals.segments.map(
									( { segment_id: id } ) => id
								)
							);
							for ( const metric of Object.keys(
								definition.sums
							) ) {
								assert.equal(
									part.segments.reduce(
										( sum, { subtotals } ) =>
											sum +
											read( metric, subtotals[ metric ] ),
										0
									),
									read( metric, part[ metric ] ),
									metric
								);
							}
						}
					}
				} );
			}
		}

		it( 'categories: rows include the products of child categories', async () => {
			for ( const name of Object.keys( ranges ) ) {
				const query = bounds( name );
				const ordersInRange = ordersIn(
					orders,
					query.after,
					query.before
				);
				const keys = ( line ) => [
					...( categories.get( line.product ) ?? [] ),
				];
				const expected = sumBy( items.lines, ordersInRange, keys, {
					items_sold: ( line ) => line.quantity,
					net_revenue: ( line ) => line.net,
				} );
				const products = new Map();
				for ( const line of items.lines.filter( ( { order } ) =>
					ordersInRange.has( order )
				) ) {
					for ( const id of keys( line ) ) {
						products.set(
							id,
							( products.get( id ) ?? new Set() ).add(
								line.product
							)
						);
					}
				}
				const rows = await list( 'categories', {
					...query,
					orderby: 'net_revenue',
					extended_info: true,
				} );
				assert.equal( rows.length, expected.size );
				for ( const row of rows ) {
					const expectedRow = expected.get( row.category_id );
					assert.equal( row.items_sold, expectedRow.items_sold );
					assert.equal(
						units( row.net_revenue ),
						expectedRow.net_revenue
					);
					assert.equal( row.orders_count, expectedRow.orders );
					assert.equal(
						row.products_count,
						products.get( row.category_id ).size
					);
					assert.ok( row.extended_info.name );
				}
				const values = rows.map( ( row ) => row.net_revenue );
				assert.deepEqual(
					values,
					values.toSorted( ( a, b ) => b - a )
				);
			}
		} );

		it( 'a category filter includes child categories in every report', async () => {
			const query = bounds( 'a year' );
			const rows = await list( 'categories', query );
			const best = rows.toSorted(
				( a, b ) => b.net_revenue - a.net_revenue
			);
			for ( const row of best.slice( 0, 3 ) ) {
				const filter = { ...query, categories: [ row.category_id ] };
				const { totals } = await stats( 'products', filter );
				for ( const metric of [
					'items_sold',
					'net_revenue',
					'orders_count',
					'products_count',
				] ) {
					assert.equal( totals[ metric ], row[ metric ], metric );
				}
				const products = await list( 'products', filter );
				assert.equal( products.length, row.products_count );
				assert.deepEqual( await list( 'categories', filter ), [ row ] );
				const split = await stats( 'products', {
					...filter,
					segmentby: 'category',
				} );
				assert.deepEqual(
					split.totals.segments.map(
						( { segment_id: id, subtotals } ) => [
							id,
							subtotals.items_sold,
						]
					),
					[ [ row.category_id, row.items_sold ] ]
				);
			}
		} );

		it( 'totals are equal across reports for every date type', async () => {
			for ( const name of Object.keys( ranges ) ) {
				for ( const dateType of [
					'date_paid',
					'date_created',
					'date_completed',
				] ) {
					const query = { ...bounds( name ), date_type: dateType };
					const [ revenue, all, products, coupons, taxes ] =
						await Promise.all(
							[
								'revenue',
								'orders',
								'products',
								'coupons',
								'taxes',
							].map(
								async ( report ) =>
									( await stats( report, query ) ).totals
							)
						);
					assert.ok( revenue.orders_count > 0 );
					assert.deepEqual( revenue, all );
					assert.equal( products.orders_count, all.orders_count );
					assert.equal( products.items_sold, all.num_items_sold );
					assert.equal( products.net_revenue, all.net_revenue );
					assert.equal( products.products_count, all.products );
					assert.equal( coupons.amount, all.coupons );
					assert.equal( coupons.coupons_count, all.coupons_count );
					assert.equal( taxes.total_tax, all.taxes );
				}
			}
		} );

		it( 'filters by product, variation, coupon and tax rate return only matching rows', async () => {
			const query = bounds( 'a year' );
			for ( const [ report, definition ] of Object.entries( REPORTS ) ) {
				const rows = await list( report, query );
				const ids = rows
					.slice( 0, 3 )
					.map( ( row ) => row[ definition.id ] );
				const filter = { ...query, [ report ]: ids };
				assert.deepEqual(
					( await list( report, filter ) ).map(
						( row ) => row[ definition.id ]
					),
					ids
				);
				const { totals, intervals } = await stats( report, {
					...filter,
					segmentby: definition.segments[ 0 ],
				} );
				assert.deepEqual(
					totals.segments.map( ( { segment_id: id } ) => id ),
					ids.toSorted( ( a, b ) => a - b )
				);
				for ( const metric of Object.keys( definition.sums ) ) {
					const sum = rows
						.slice( 0, 3 )
						.reduce(
							( total, row ) =>
								total + read( metric, row[ metric ] ),
							0
						);
					assert.equal( read( metric, totals[ metric ] ), sum );
					assert.equal(
						intervals.reduce(
							( total, { subtotals } ) =>
								total + read( metric, subtotals[ metric ] ),
							0
						),
						sum
					);
				}
			}
		} );

		it( 'included and excluded rows add up to all rows', async () => {
			const query = bounds( 'a year' );
			const all = await list( 'variations', query );
			const product = all[ 0 ].product_id;
			const category = [ ...categories.get( product ) ][ 0 ];
			const [ attribute ] = php(
				`global $wpdb; return $wpdb->get_results( "SELECT a.attribute_id, t.term_id FROM {$wpdb->prefix}woocommerce_attribute_taxonomies a INNER JOIN {$wpdb->term_taxonomy} t ON t.taxonomy = CONCAT( 'pa_', a.attribute_name ) WHERE t.count > 0 ORDER BY t.count DESC LIMIT 1", ARRAY_N );`
			);
			for ( const [ yes, no, values ] of /** @type {any[][]} */ ( [
				[ 'product_includes', 'product_excludes', { '[]': product } ],
				[
					'category_includes',
					'category_excludes',
					{ '[]': category },
				],
				[
					'attribute_is',
					'attribute_is_not',
					{ '[0][]': attribute[ 0 ], '[0][1]': attribute[ 1 ] },
				],
			] ) ) {
				const named = ( key ) =>
					Object.fromEntries(
						Object.entries( values ).map( ( [ suffix, value ] ) => [
							key + suffix,
							value,
						] )
					);
				const inside = await list( 'variations', {
					...query,
					...named( yes ),
				} );
				const outside = await list( 'variations', {
					...query,
					...named( no ),
				} );
				assert.ok( inside.length > 0, yes );
				assert.ok( outside.length > 0, no );
				const sum = ( rows ) =>
					rows.reduce( ( total, row ) => total + row.items_sold, 0 );
				assert.equal( sum( inside ) + sum( outside ), sum( all ), yes );
				const [ a, b, c ] = await Promise.all(
					[ named( yes ), named( no ), {} ].map(
						async ( filter ) =>
							(
								await stats( 'variations', {
									...query,
									...filter,
								} )
							).totals
					)
				);
				assert.equal( a.items_sold, sum( inside ) );
				assert.equal( a.items_sold + b.items_sold, c.items_sold );
				assert.equal(
					units( a.net_revenue ) + units( b.net_revenue ),
					units( c.net_revenue )
				);
			}
		} );

		it( 'every sort order applies across pages', async () => {
			const query = bounds( 'a year' );
			const orderings = Object.entries( {
				products: [
					[ 'net_revenue', ( row ) => row.net_revenue ],
					[ 'orders_count', ( row ) => row.orders_count ],
					[ 'items_sold', ( row ) => row.items_sold ],
					[
						'product_name',
						( row ) => row.extended_info.name.toLowerCase(),
					],
					[ 'sku', ( row ) => row.extended_info.sku.toLowerCase() ],
					[
						'variations',
						( row ) => row.extended_info.variations?.length ?? 0,
					],
				],
				variations: [
					[ 'net_revenue', ( row ) => row.net_revenue ],
					[ 'sku', ( row ) => row.extended_info.sku.toLowerCase() ],
				],
				categories: [
					[ 'category_id', ( row ) => row.category_id ],
					[ 'products_count', ( row ) => row.products_count ],
					[
						'category',
						( row ) => row.extended_info.name.toLowerCase(),
					],
				],
				coupons: [
					[ 'coupon_id', ( row ) => row.coupon_id ],
					[ 'amount', ( row ) => row.amount ],
					[ 'orders_count', ( row ) => row.orders_count ],
				],
				taxes: [
					[ 'tax_rate_id', ( row ) => row.tax_rate_id ],
					[ 'rate', ( row ) => row.tax_rate ],
					[ 'name', ( row ) => row.name.toLowerCase() ],
					[ 'total_tax', ( row ) => row.total_tax ],
					[ 'order_tax', ( row ) => row.order_tax ],
					[ 'shipping_tax', ( row ) => row.shipping_tax ],
					[ 'orders_count', ( row ) => row.orders_count ],
				],
			} ).flatMap( ( [ report, keys ] ) =>
				keys.flatMap( ( [ orderby, valueOf ] ) =>
					[ 'asc', 'desc' ].map( ( order ) => ( {
						report,
						orderby,
						order,
						valueOf,
					} ) )
				)
			);
			await Promise.all(
				orderings.map(
					async ( { report, orderby, order, valueOf } ) => {
						const rows = await list( report, {
							...query,
							orderby,
							order,
							extended_info: true,
							per_page: 7,
						} );
						const values = rows.map(
							/** @type {any} */ ( valueOf )
						);
						const sorted = values.toSorted( ( a, b ) =>
							a < b ? -1 : Number( a > b )
						);
						assert.deepEqual(
							values,
							order === 'asc' ? sorted : sorted.reverse(),
							`${ report } by ${ orderby } ${ order }`
						);
					}
				)
			);
		} );

		it( 'products are sorted by their last sale by default', async () => {
			const query = bounds( 'two months' );
			const ordersInRange = ordersIn( orders, query.after, query.before );
			const last = new Map();
			for ( const line of items.lines ) {
				const paid = ordersInRange.get( line.order )?.paid;
				if ( paid && paid > ( last.get( line.product ) ?? '' ) ) {
					last.set( line.product, paid );
				}
			}
			const dates = ( await list( 'products', query ) ).map( ( row ) =>
				last.get( row.product_id )
			);
			assert.deepEqual( dates, dates.toSorted().reverse() );
		} );

		it( 'paginated intervals equal the unpaginated list', async () => {
			for ( const report of Object.keys( REPORTS ) ) {
				const query = {
					...bounds( 'a year' ),
					interval: 'day',
					per_page: 100,
				};
				const days = [];
				for ( const page of [ 1, 2, 3, 4 ] ) {
					const body = await stats( report, { ...query, page } );
					days.push(
						...body.intervals.map( ( row ) => row.interval )
					);
				}
				assert.equal( new Set( days ).size, days.length );
				assert.ok( days.length === 365 || days.length === 366 );
				const all = await stats( report, { ...query, per_page: 2000 } );
				assert.deepEqual(
					all.intervals.map( ( row ) => row.interval ),
					days
				);
			}
		} );
	}
);
