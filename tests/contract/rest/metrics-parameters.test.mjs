import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';

const ROUTE = '/wc-analytics/reports/';

const LONG = 'x'.repeat( 100 * 1024 );
const HOSTILE = [ "1' OR '1'='1", '%', '_', '%s%d', '"', '\u0000', LONG ];

/** Two hostile values per parameter in turn, so that each value is tested with each type of parameter. */
let nextHostile = 0;
const takeHostile = () => {
	nextHostile += 2;
	return [ nextHostile, nextHostile + 1 ].map(
		( at ) => HOSTILE[ at % HOSTILE.length ]
	);
};

const enumOf = ( ...words ) => ( { words } );
const DATE = { date: true };
const IDS = { ids: true };
const RATES = { rates: true };
const PAIRS = { pairs: true };
const BOOLEAN = { yes: true };
const integer = ( max ) => ( { most: max } );

const INTERVAL = enumOf( 'hour', 'day', 'week', 'month', 'quarter', 'year' );
const COMMON = {
	after: DATE,
	before: DATE,
	page: integer( 999999999 ),
	order: enumOf( 'asc', 'desc' ),
	force_cache_refresh: BOOLEAN,
	date_type: enumOf( 'date_paid', 'date_created', 'date_completed' ),
};
const LIST_PARAMS = { ...COMMON, per_page: integer( 100 ) };
const STATS_PARAMS = {
	...COMMON,
	per_page: integer( 2000 ),
	interval: INTERVAL,
};
const FILTERS = {
	attribute_is: PAIRS,
	attribute_is_not: PAIRS,
	category_includes: IDS,
	category_excludes: IDS,
	product_includes: IDS,
	product_excludes: IDS,
	variations: IDS,
	match: enumOf( 'all', 'any' ),
};
const ORDERBY = enumOf(
	'date',
	'net_revenue',
	'coupons',
	'refunds',
	'shipping',
	'taxes',
	'orders_count',
	'items_sold'
);
const STATUSES = {
	list: [
		'any',
		'trash',
		'pending',
		'processing',
		'on-hold',
		'completed',
		'cancelled',
		'refunded',
		'failed',
		'checkout-draft',
	],
};

/** Parameters of each route. */
const PARAMS_BY_ROUTE = {
	products: {
		...LIST_PARAMS,
		orderby: enumOf(
			'date',
			'net_revenue',
			'orders_count',
			'items_sold',
			'product_name',
			'variations',
			'sku'
		),
		products: IDS,
		categories: IDS,
		match: enumOf( 'all', 'any' ),
		extended_info: BOOLEAN,
	},
	'products/stats': {
		...STATS_PARAMS,
		orderby: ORDERBY,
		segmentby: enumOf( 'product', 'category', 'variation' ),
		products: IDS,
		categories: IDS,
		variations: IDS,
	},
	variations: {
		...LIST_PARAMS,
		...FILTERS,
		orderby: enumOf(
			'date',
			'net_revenue',
			'orders_count',
			'items_sold',
			'sku'
		),
		products: IDS,
		extended_info: BOOLEAN,
	},
	'variations/stats': {
		...STATS_PARAMS,
		...FILTERS,
		orderby: ORDERBY,
		segmentby: enumOf( 'product', 'category', 'variation' ),
	},
	categories: {
		...LIST_PARAMS,
		interval: INTERVAL,
		orderby: enumOf(
			'category_id',
			'items_sold',
			'net_revenue',
			'orders_count',
			'products_count',
			'category'
		),
		categories: IDS,
		status_is: STATUSES,
		status_is_not: STATUSES,
		extended_info: BOOLEAN,
	},
	coupons: {
		...LIST_PARAMS,
		orderby: enumOf( 'coupon_id', 'code', 'amount', 'orders_count' ),
		coupons: IDS,
		extended_info: BOOLEAN,
	},
	'coupons/stats': {
		...STATS_PARAMS,
		orderby: enumOf( 'date', 'amount', 'coupons_count', 'orders_count' ),
		segmentby: enumOf( 'product', 'variation', 'category', 'coupon' ),
		coupons: IDS,
	},
	taxes: {
		...LIST_PARAMS,
		orderby: enumOf(
			'tax_rate_id',
			'name',
			'tax_code',
			'rate',
			'order_tax',
			'total_tax',
			'shipping_tax',
			'orders_count'
		),
		taxes: RATES,
	},
	'taxes/stats': {
		...STATS_PARAMS,
		orderby: enumOf(
			'date',
			'items_sold',
			'total_sales',
			'orders_count',
			'products_count',
			'total_tax',
			'order_tax',
			'shipping_tax'
		),
		segmentby: enumOf( 'tax_rate_id' ),
		taxes: IDS,
	},
};

/** Values that a parameter must reject and values that it must accept. */
function getTestValues( schema ) {
	if ( schema.words ) {
		return {
			invalid: [
				'no such word',
				...takeHostile(),
				{ a: 'b' },
				[ [ 'a' ] ],
			],
			valid: schema.words,
		};
	}
	if ( schema.list ) {
		return {
			invalid: [ [ 'no such word' ], [ [ 'completed' ] ], [ LONG ] ],
			valid: [
				[],
				...schema.list.map( ( word ) => [ word ] ),
				schema.list,
			],
		};
	}
	if ( schema.date ) {
		return {
			invalid: [
				'yesterday',
				'2026-13-45T00:00:00',
				...takeHostile(),
				[ 1 ],
			],
			valid: [],
		};
	}
	if ( schema.most ) {
		return {
			invalid: [
				0,
				-1,
				schema.most + 1,
				1.5,
				'ten',
				...takeHostile(),
				[ 1, 2 ],
				{ a: 1 },
			],
			valid: [ 1, schema.most ],
		};
	}
	if ( schema.ids ) {
		return {
			invalid: [
				[ 'one' ],
				[ [ 1 ] ],
				{ a: { b: 1 } },
				...takeHostile().map( ( value ) => [ value ] ),
				Array.from( { length: 1001 }, ( _, index ) => index + 1 ),
			],
			valid: [ [], [ 1 ], [ 1, 1, 2 ], '1,2,3' ],
		};
	}
	if ( schema.rates ) {
		return {
			invalid: [ [ [ '1' ] ], [ LONG ], [ 'a\u0000b' ], [ { a: 1 } ] ],
			valid: [ [], [ '1' ], [ 'US-CA-CA STATE TAX-1' ], [ '%_\'"' ] ],
		};
	}
	if ( schema.pairs ) {
		return {
			invalid: [
				[ [ 1 ] ],
				[ [ 1, 2, 3 ] ],
				[ [ 'a', 'b' ] ],
				[ [ [ 1 ], [ 2 ] ] ],
				[ [ LONG, 1 ] ],
			],
			valid: [
				[],
				[ [ 1, 2 ] ],
				[
					[ 1, 2 ],
					[ 999999, 999999 ],
				],
			],
		};
	}
	return {
		invalid: [ 'maybe', LONG, [ 'a' ], { a: 'b' } ],
		valid: [ true, false, 'true', '0' ],
	};
}

/*
 * The tests only read, so they run at the same time and their requests are sent
 * together, in few processes.
 */
describe(
	'parameters of the products, variations, categories, coupons and taxes reports',
	{ concurrency: true },
	() => {
		const api = createBatchClient();

		const request = ( route, params ) =>
			api.send( 'POST', `${ ROUTE }${ route }?_method=GET`, {
				after: '2025-01-01T00:00:00',
				before: '2025-02-15T23:59:59',
				...params,
			} );

		for ( const [ route, params ] of Object.entries( PARAMS_BY_ROUTE ) ) {
			it( `${ route }: accepts valid values of each parameter`, async () => {
				// Each request has all parameters with their next accepted value.
				const accepted = Object.entries( params ).map(
					( [ name, schema ] ) => [
						name,
						getTestValues( schema ).valid,
					]
				);
				const max = Math.max(
					...accepted.map( ( [ , all ] ) => all.length )
				);
				const responses = Array.from(
					{ length: max },
					async ( _, at ) => {
						const query = Object.fromEntries(
							accepted
								.filter( ( [ , all ] ) => all.length )
								.map( ( [ name, all ] ) => [
									name,
									all[ at % all.length ],
								] )
						);
						return [ query, await request( route, query ) ];
					}
				);
				for ( const [ query, { status, text } ] of await Promise.all(
					responses
				) ) {
					assert.equal(
						status,
						200,
						`${ JSON.stringify( query ) }: ${ text }`
					);
				}
			} );

			it( `${ route }: rejects invalid values and names the parameter`, async () => {
				const responses = Object.entries( params ).flatMap(
					( [ name, schema ] ) =>
						getTestValues( schema ).invalid.map(
							async ( value ) => [
								name,
								value,
								await request( route, { [ name ]: value } ),
							]
						)
				);
				for ( const [
					name,
					value,
					{ status, body, text },
				] of await Promise.all( responses ) ) {
					const label = `${ name }=${ JSON.stringify( value ).slice(
						0,
						80
					) }`;
					assert.equal( status, 400, label );
					assert.equal( body.code, 'rest_invalid_param', label );
					assert.deepEqual(
						Object.keys( body.data.params ),
						[ name ],
						label
					);
					assert.doesNotMatch( text, /SQL|wpdb|\.php|Warning/ );
				}
			} );

			it( `${ route }: describes its parameters and response`, async () => {
				const { body } = await api.send( 'OPTIONS', ROUTE + route );
				for ( const name of Object.keys( params ) ) {
					assert.ok( body.endpoints[ 0 ].args[ name ], name );
				}
				assert.equal(
					body.endpoints[ 0 ].args.orderby.default,
					params.orderby.words[ 0 ]
				);
				const response = await request( route, {
					per_page: 1,
					extended_info: true,
				} );
				const properties = route.endsWith( '/stats' )
					? body.schema.properties.totals.properties
					: body.schema.properties;
				const returned = route.endsWith( '/stats' )
					? response.body.totals
					: response.body[ 0 ];
				for ( const name of Object.keys( returned ) ) {
					assert.ok( name === '_links' || properties[ name ], name );
				}
			} );
		}

		it( 'rejects a date range that ends before it starts', async () => {
			for ( const route of Object.keys( PARAMS_BY_ROUTE ) ) {
				const { status, body } = await request( route, {
					after: '2026-01-01T00:00:00',
				} );
				assert.equal( status, 400 );
				assert.ok( body.data.params.after );
			}
		} );

		it( 'rejects requests without permission to view reports', async () => {
			const visitor = createBatchClient( '' );
			for ( const route of Object.keys( PARAMS_BY_ROUTE ) ) {
				const { status } = await visitor.get( ROUTE + route );
				assert.equal( status, 401, route );
			}
		} );

		it( 'returns only the requested fields', async () => {
			for ( const [ route, field ] of [
				[ 'products/stats', 'items_sold' ],
				[ 'variations/stats', 'variations_count' ],
				[ 'coupons/stats', 'amount' ],
				[ 'taxes/stats', 'shipping_tax' ],
			] ) {
				const { body } = await request( route, {
					fields: [ field, 'nothing' ],
				} );
				assert.deepEqual( Object.keys( body.totals ), [
					field,
					'segments',
				] );
				const { body: all } = await request( route, {} );
				assert.equal( body.totals[ field ], all.totals[ field ] );
			}
		} );

		it( 'returns pagination headers and an empty page beyond the last one', async () => {
			for ( const route of Object.keys( PARAMS_BY_ROUTE ) ) {
				const range = {
					after: '2025-01-01T00:00:00',
					before: '2025-12-31T23:59:59',
					per_page: 2,
				};
				const { headers } = await api.get( ROUTE + route, {
					...range,
					page: 2,
				} );
				const total = Number( headers.get( 'x-wp-total' ) );
				assert.equal(
					Number( headers.get( 'x-wp-totalpages' ) ),
					Math.ceil( total / 2 )
				);
				assert.match( headers.get( 'link' ), /page=1>; rel="prev"/ );
				assert.match( headers.get( 'link' ), /page=3>; rel="next"/ );
				const { status, body } = await api.get( ROUTE + route, {
					...range,
					page: 99999,
				} );
				assert.equal( status, 200 );
				assert.deepEqual(
					body,
					route.endsWith( '/stats' )
						? { totals: null, intervals: [] }
						: []
				);
			}
		} );
	}
);
