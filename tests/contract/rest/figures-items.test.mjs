import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { signInAtOnce } from '../../setup/at-once.mjs';
import { php, signIn } from '../../setup/site.mjs';
import { readRawOrders } from '../../setup/raw-orders.mjs';
import {
	ordersIn,
	readCategories,
	readRawItems,
	sumBy,
} from '../../setup/raw-items.mjs';

const ROUTE = '/wc-analytics/reports/';
const units = ( number ) => Math.round( number * 10000 );

/** What each report lists: the raw items, what they are put together by, and the figures in the answer's names. */
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

const isPieces = ( name ) => name === 'items_sold';
const read = ( name, number ) =>
	isPieces( name ) ? number : units( number );

describe( 'products, variations, categories, coupons and taxes are those of the raw orders', () => {
	let api;
	let orders;
	let items;
	let categories;
	let ranges;

	before( async () => {
		api = await signIn();
		orders = readRawOrders( php( 'return wp_timezone_string();' ) );
		items = readRawItems();
		categories = readCategories();
		const year = Number( php( "return wp_date( 'Y' );" ) ) - 1;
		ranges = {
			'a month': [ `${ year }-05-01`, `${ year }-05-31` ],
			'a year': [ `${ year }-01-01`, `${ year }-12-31` ],
			'across two years and both clock changes': [
				`${ year - 1 }-02-17`,
				`${ year }-11-09`,
			],
		};
	} );

	const bounds = ( name ) => ( {
		after: `${ ranges[ name ][ 0 ] }T00:00:00`,
		before: `${ ranges[ name ][ 1 ] }T23:59:59`,
	} );

	/** All rows of a list: the first page, then all others. */
	const list = async ( report, query, person = api ) => {
		const readPage = async ( page ) => {
			const { status, body, headers } = await person.get(
				`${ ROUTE }${ report }`,
				{ per_page: 100, ...query, page }
			);
			assert.equal( status, 200 );
			return { body, headers };
		};
		const first = await readPage( 1 );
		const more = Number( first.headers.get( 'x-wp-totalpages' ) ) - 1;
		const others = await Promise.all(
			Array.from( { length: Math.max( 0, more ) }, ( _, index ) =>
				readPage( index + 2 )
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

	for ( const [ report, facts ] of Object.entries( REPORTS ) ) {
		const expectedOf = ( query ) =>
			sumBy(
				items[ facts.items ],
				ordersIn( orders, query.after, query.before ),
				facts.keys,
				facts.sums
			);

		for ( const name of [
			'a month',
			'a year',
			'across two years and both clock changes',
		] ) {
			it( `${ report }, ${ name }: each row, and the rows add up to the totals`, async () => {
				const query = bounds( name );
				const expected = expectedOf( query );
				const rows = await list( report, query );
				const ids = rows.map( ( row ) => row[ facts.id ] );
				assert.ok( ids.length > 3 );
				assert.deepEqual(
					ids.toSorted( ( a, b ) => a - b ),
					[ ...expected.keys() ].sort( ( a, b ) => a - b )
				);
				const { totals } = await stats( report, query );
				assert.equal( totals[ facts.count ], ids.length );
				for ( const figure of Object.keys( facts.sums ) ) {
					let sum = 0;
					for ( const row of rows ) {
						const value = read( figure, row[ figure ] );
						assert.equal(
							value,
							expected.get( row[ facts.id ] )[ figure ],
							`${ figure } of ${ row[ facts.id ] }`
						);
						sum += value;
					}
					assert.equal(
						read( figure, totals[ figure ] ),
						sum,
						figure
					);
				}
				for ( const row of rows ) {
					assert.equal(
						row.orders_count,
						expected.get( row[ facts.id ] ).orders
					);
				}
			} );

			for ( const interval of [ 'day', 'week', 'quarter' ] ) {
				it( `${ report }, ${ name }: every ${ interval }, and they add up to the totals`, async () => {
					const { totals, intervals } = await stats( report, {
						...bounds( name ),
						interval,
					} );
					const figures = [
						...Object.keys( facts.sums ),
						'orders_count',
					];
					const sums = Object.fromEntries(
						figures.map( ( figure ) => [ figure, 0 ] )
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
						assert.equal( subtotals[ facts.count ], expected.size );
						for ( const figure of Object.keys( facts.sums ) ) {
							assert.equal(
								read( figure, subtotals[ figure ] ),
								[ ...expected.values() ].reduce(
									( sum, row ) => sum + row[ figure ],
									0
								),
								`${ start } ${ figure }`
							);
						}
						for ( const figure of figures ) {
							sums[ figure ] +=
								figure === 'orders_count'
									? subtotals[ figure ]
									: read( figure, subtotals[ figure ] );
						}
					}
					for ( const figure of figures ) {
						assert.equal(
							figure === 'orders_count'
								? totals[ figure ]
								: read( figure, totals[ figure ] ),
							sums[ figure ],
							figure
						);
					}
				} );
			}
		}

		for ( const segmentby of facts.segments ) {
			it( `${ report } by ${ segmentby }: segments add up to their interval`, async () => {
				for ( const interval of [ 'day', 'month' ] ) {
					const { totals, intervals } = await stats( report, {
						...bounds( interval === 'day' ? 'a month' : 'a year' ),
						interval,
						segmentby,
					} );
					assert.ok( totals.segments.length > 3 );
					for ( const part of [
						totals,
						...intervals.map( ( { subtotals } ) => subtotals ),
					] ) {
						assert.deepEqual(
							part.segments.map( ( { segment_id: id } ) => id ),
							totals.segments.map( ( { segment_id: id } ) => id )
						);
						for ( const figure of Object.keys( facts.sums ) ) {
							assert.equal(
								part.segments.reduce(
									( sum, { subtotals } ) =>
										sum +
										read( figure, subtotals[ figure ] ),
									0
								),
								read( figure, part[ figure ] ),
								figure
							);
						}
					}
				}
			} );
		}
	}

	it( 'categories: each row, those above included', async () => {
		for ( const name of Object.keys( ranges ) ) {
			const query = bounds( name );
			const within = ordersIn( orders, query.after, query.before );
			const keys = ( line ) => [
				...( categories.get( line.product ) ?? [] ),
			];
			const expected = sumBy( items.lines, within, keys, {
				items_sold: ( line ) => line.quantity,
				net_revenue: ( line ) => line.net,
			} );
			const products = new Map();
			for ( const line of items.lines.filter( ( { order } ) =>
				within.has( order )
			) ) {
				for ( const id of keys( line ) ) {
					products.set(
						id,
						( products.get( id ) ?? new Set() ).add( line.product )
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
				const wanted = expected.get( row.category_id );
				assert.equal( row.items_sold, wanted.items_sold );
				assert.equal( units( row.net_revenue ), wanted.net_revenue );
				assert.equal( row.orders_count, wanted.orders );
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

	it( 'a category holds the products of those below it, in every report', async () => {
		const query = bounds( 'a year' );
		const rows = await list( 'categories', query );
		const some = rows.toSorted( ( a, b ) => b.net_revenue - a.net_revenue );
		for ( const row of some.slice( 0, 3 ) ) {
			const filter = { ...query, categories: [ row.category_id ] };
			const { totals } = await stats( 'products', filter );
			for ( const figure of [
				'items_sold',
				'net_revenue',
				'orders_count',
				'products_count',
			] ) {
				assert.equal( totals[ figure ], row[ figure ], figure );
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

	it( 'all reports agree with each other', async () => {
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

	it( 'filters of products, variations, coupons and rates keep their rows only', async () => {
		const query = bounds( 'a year' );
		for ( const [ report, facts ] of Object.entries( REPORTS ) ) {
			const rows = await list( report, query );
			const ids = rows.slice( 0, 3 ).map( ( row ) => row[ facts.id ] );
			const filter = { ...query, [ report ]: ids };
			assert.deepEqual(
				( await list( report, filter ) ).map(
					( row ) => row[ facts.id ]
				),
				ids
			);
			const { totals, intervals } = await stats( report, {
				...filter,
				segmentby: facts.segments[ 0 ],
			} );
			assert.deepEqual(
				totals.segments.map( ( { segment_id: id } ) => id ),
				ids.toSorted( ( a, b ) => a - b )
			);
			for ( const figure of Object.keys( facts.sums ) ) {
				const sum = rows
					.slice( 0, 3 )
					.reduce(
						( total, row ) => total + read( figure, row[ figure ] ),
						0
					);
				assert.equal( read( figure, totals[ figure ] ), sum );
				assert.equal(
					intervals.reduce(
						( total, { subtotals } ) =>
							total + read( figure, subtotals[ figure ] ),
						0
					),
					sum
				);
			}
		}
	} );

	it( 'what a filter includes and what it excludes are everything', async () => {
		const query = bounds( 'a year' );
		const all = await list( 'variations', query );
		const product = all[ 0 ].product_id;
		const category = [ ...categories.get( product ) ][ 0 ];
		const [ attribute ] = php(
			`global $wpdb; return $wpdb->get_results( "SELECT a.attribute_id, t.term_id FROM {$wpdb->prefix}woocommerce_attribute_taxonomies a INNER JOIN {$wpdb->term_taxonomy} t ON t.taxonomy = CONCAT( 'pa_', a.attribute_name ) WHERE t.count > 0 ORDER BY t.count DESC LIMIT 1", ARRAY_N );`
		);
		for ( const [ yes, no, values ] of /** @type {any[][]} */ ( [
			[ 'product_includes', 'product_excludes', { '[]': product } ],
			[ 'category_includes', 'category_excludes', { '[]': category } ],
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
						( await stats( 'variations', { ...query, ...filter } ) )
							.totals
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

	it( 'every ordering puts rows where they belong, over the pages', async () => {
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
				[ 'category', ( row ) => row.extended_info.name.toLowerCase() ],
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
		const many = signInAtOnce();
		await Promise.all(
			orderings.map( async ( { report, orderby, order, valueOf } ) => {
				const rows = await list(
					report,
					{
						...query,
						orderby,
						order,
						extended_info: true,
						per_page: 7,
					},
					many
				);
				const values = rows.map( /** @type {any} */ ( valueOf ) );
				const sorted = values.toSorted( ( a, b ) =>
					a < b ? -1 : Number( a > b )
				);
				assert.deepEqual(
					values,
					order === 'asc' ? sorted : sorted.reverse(),
					`${ report } by ${ orderby } ${ order }`
				);
			} )
		);
	} );

	it( 'the last sale is what products are ordered by at first', async () => {
		const query = bounds( 'a month' );
		const within = ordersIn( orders, query.after, query.before );
		const last = new Map();
		for ( const line of items.lines ) {
			const paid = within.get( line.order )?.paid;
			if ( paid && paid > ( last.get( line.product ) ?? '' ) ) {
				last.set( line.product, paid );
			}
		}
		const dates = ( await list( 'products', query ) ).map( ( row ) =>
			last.get( row.product_id )
		);
		assert.deepEqual( dates, dates.toSorted().reverse() );
	} );

	it( 'taxes and the others keep to their pages', async () => {
		for ( const report of Object.keys( REPORTS ) ) {
			const query = {
				...bounds( 'a year' ),
				interval: 'day',
				per_page: 100,
			};
			const days = [];
			for ( const page of [ 1, 2, 3, 4 ] ) {
				const body = await stats( report, { ...query, page } );
				days.push( ...body.intervals.map( ( row ) => row.interval ) );
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
} );
