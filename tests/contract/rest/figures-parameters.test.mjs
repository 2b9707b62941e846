import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { signInAtOnce } from '../../setup/at-once.mjs';
import { signIn } from '../../setup/site.mjs';

const ROUTE = '/wc-analytics/reports/';

const LONG = 'x'.repeat( 100 * 1024 );
const HOSTILE = [ "1' OR '1'='1", '%', '_', '%s%d', '"', '\u0000', LONG ];

/** Two hostile values, others for each parameter: all of them meet each kind somewhere. */
let turn = 0;
const hostile = () => {
	turn += 2;
	return [ turn, turn + 1 ].map( ( at ) => HOSTILE[ at % HOSTILE.length ] );
};

const oneOf = ( ...words ) => ( { words } );
const DATE = { date: true };
const IDS = { ids: true };
const RATES = { rates: true };
const PAIRS = { pairs: true };
const YES = { yes: true };
const whole = ( most ) => ( { most } );

const INTERVAL = oneOf( 'hour', 'day', 'week', 'month', 'quarter', 'year' );
const EVERY = {
	after: DATE,
	before: DATE,
	page: whole( 999999999 ),
	order: oneOf( 'asc', 'desc' ),
	force_cache_refresh: YES,
	date_type: oneOf( 'date_paid', 'date_created', 'date_completed' ),
};
const LIST = { ...EVERY, per_page: whole( 100 ) };
const STATS = { ...EVERY, per_page: whole( 2000 ), interval: INTERVAL };
const RULES = {
	attribute_is: PAIRS,
	attribute_is_not: PAIRS,
	category_includes: IDS,
	category_excludes: IDS,
	product_includes: IDS,
	product_excludes: IDS,
	variations: IDS,
	match: oneOf( 'all', 'any' ),
};
const LINES = oneOf(
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

/** What each route may be asked. */
const ROUTES = {
	products: {
		...LIST,
		orderby: oneOf(
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
		match: oneOf( 'all', 'any' ),
		extended_info: YES,
	},
	'products/stats': {
		...STATS,
		orderby: LINES,
		segmentby: oneOf( 'product', 'category', 'variation' ),
		products: IDS,
		categories: IDS,
		variations: IDS,
	},
	variations: {
		...LIST,
		...RULES,
		orderby: oneOf(
			'date',
			'net_revenue',
			'orders_count',
			'items_sold',
			'sku'
		),
		products: IDS,
		extended_info: YES,
	},
	'variations/stats': {
		...STATS,
		...RULES,
		orderby: LINES,
		segmentby: oneOf( 'product', 'category', 'variation' ),
	},
	categories: {
		...LIST,
		interval: INTERVAL,
		orderby: oneOf(
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
		extended_info: YES,
	},
	coupons: {
		...LIST,
		orderby: oneOf( 'coupon_id', 'code', 'amount', 'orders_count' ),
		coupons: IDS,
		extended_info: YES,
	},
	'coupons/stats': {
		...STATS,
		orderby: oneOf( 'date', 'amount', 'coupons_count', 'orders_count' ),
		segmentby: oneOf( 'product', 'variation', 'category', 'coupon' ),
		coupons: IDS,
	},
	taxes: {
		...LIST,
		orderby: oneOf(
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
		...STATS,
		orderby: oneOf(
			'date',
			'items_sold',
			'total_sales',
			'orders_count',
			'products_count',
			'total_tax',
			'order_tax',
			'shipping_tax'
		),
		segmentby: oneOf( 'tax_rate_id' ),
		taxes: IDS,
	},
};

/** Values that a parameter must refuse, and some that it must take. */
function valuesOf( kind ) {
	if ( kind.words ) {
		return {
			refused: [ 'no such word', ...hostile(), { a: 'b' }, [ [ 'a' ] ] ],
			taken: kind.words,
		};
	}
	if ( kind.list ) {
		return {
			refused: [ [ 'no such word' ], [ [ 'completed' ] ], [ LONG ] ],
			taken: [ [], ...kind.list.map( ( word ) => [ word ] ), kind.list ],
		};
	}
	if ( kind.date ) {
		return {
			refused: [
				'yesterday',
				'2026-13-45T00:00:00',
				...hostile(),
				[ 1 ],
			],
			taken: [],
		};
	}
	if ( kind.most ) {
		return {
			refused: [
				0,
				-1,
				kind.most + 1,
				1.5,
				'ten',
				...hostile(),
				[ 1, 2 ],
				{ a: 1 },
			],
			taken: [ 1, kind.most ],
		};
	}
	if ( kind.ids ) {
		return {
			refused: [
				[ 'one' ],
				[ [ 1 ] ],
				{ a: { b: 1 } },
				...hostile().map( ( value ) => [ value ] ),
				Array.from( { length: 1001 }, ( _, index ) => index + 1 ),
			],
			taken: [ [], [ 1 ], [ 1, 1, 2 ], '1,2,3' ],
		};
	}
	if ( kind.rates ) {
		return {
			refused: [ [ [ '1' ] ], [ LONG ], [ 'a\u0000b' ], [ { a: 1 } ] ],
			taken: [ [], [ '1' ], [ 'US-CA-CA STATE TAX-1' ], [ '%_\'"' ] ],
		};
	}
	if ( kind.pairs ) {
		return {
			refused: [
				[ [ 1 ] ],
				[ [ 1, 2, 3 ] ],
				[ [ 'a', 'b' ] ],
				[ [ [ 1 ], [ 2 ] ] ],
				[ [ LONG, 1 ] ],
			],
			taken: [
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
		refused: [ 'maybe', LONG, [ 'a' ], { a: 'b' } ],
		taken: [ true, false, 'true', '0' ],
	};
}

describe( 'what the reports about articles, coupons and taxes may be asked', () => {
	/** Much is asked here, nearly all of it refused. */
	const many = signInAtOnce();
	let api;

	before( async () => {
		api = await signIn();
	} );

	const ask = ( route, json, person = api ) =>
		person.send( 'POST', `${ ROUTE }${ route }?_method=GET`, {
			after: '2025-01-01T00:00:00',
			before: '2025-02-15T23:59:59',
			...json,
		} );

	for ( const [ route, params ] of Object.entries( ROUTES ) ) {
		it( `${ route }: each parameter takes what it should`, async () => {
			// All parameters together, each time with the next value of every one.
			const taken = Object.entries( params ).map( ( [ name, kind ] ) => [
				name,
				valuesOf( kind ).taken,
			] );
			const most = Math.max(
				...taken.map( ( [ , all ] ) => all.length )
			);
			const answers = Array.from( { length: most }, async ( _, at ) => {
				const query = Object.fromEntries(
					taken
						.filter( ( [ , all ] ) => all.length )
						.map( ( [ name, all ] ) => [
							name,
							all[ at % all.length ],
						] )
				);
				// The first as a browser sends it.
				return [ query, await ask( route, query, at ? many : api ) ];
			} );
			for ( const [ query, { status, text } ] of await Promise.all(
				answers
			) ) {
				assert.equal(
					status,
					200,
					`${ JSON.stringify( query ) }: ${ text }`
				);
			}
		} );

		it( `${ route }: each parameter refuses what it should, by name`, async () => {
			const answers = Object.entries( params ).flatMap(
				( [ name, kind ] ) =>
					valuesOf( kind ).refused.map( async ( value ) => [
						name,
						value,
						await ask( route, { [ name ]: value }, many ),
					] )
			);
			for ( const [
				name,
				value,
				{ status, body, text },
			] of await Promise.all( answers ) ) {
				const shown = `${ name }=${ JSON.stringify( value ).slice(
					0,
					80
				) }`;
				assert.equal( status, 400, shown );
				assert.equal( body.code, 'rest_invalid_param', shown );
				assert.deepEqual(
					Object.keys( body.data.params ),
					[ name ],
					shown
				);
				assert.doesNotMatch( text, /SQL|wpdb|\.php|Warning/ );
			}
		} );

		it( `${ route }: describes its parameters and its answer`, async () => {
			const { body } = await api.send( 'OPTIONS', ROUTE + route );
			for ( const name of Object.keys( params ) ) {
				assert.ok( body.endpoints[ 0 ].args[ name ], name );
			}
			assert.equal(
				body.endpoints[ 0 ].args.orderby.default,
				params.orderby.words[ 0 ]
			);
			const answer = await ask( route, {
				per_page: 1,
				extended_info: true,
			} );
			const described = route.endsWith( '/stats' )
				? body.schema.properties.totals.properties
				: body.schema.properties;
			const given = route.endsWith( '/stats' )
				? answer.body.totals
				: answer.body[ 0 ];
			for ( const name of Object.keys( given ) ) {
				assert.ok( name === '_links' || described[ name ], name );
			}
		} );
	}

	it( 'a range that ends before it begins is a 400 that names it', async () => {
		for ( const route of Object.keys( ROUTES ) ) {
			const { status, body } = await ask( route, {
				after: '2026-01-01T00:00:00',
			} );
			assert.equal( status, 400 );
			assert.ok( body.data.params.after );
		}
	} );

	it( 'only those who may view reports read them', async () => {
		const { client } = await import( '../../setup/site.mjs' );
		for ( const route of Object.keys( ROUTES ) ) {
			const { status } = await client().get( ROUTE + route );
			assert.equal( status, 401, route );
		}
	} );

	it( 'fields that were named are the only ones', async () => {
		for ( const [ route, field ] of [
			[ 'products/stats', 'items_sold' ],
			[ 'variations/stats', 'variations_count' ],
			[ 'coupons/stats', 'amount' ],
			[ 'taxes/stats', 'shipping_tax' ],
		] ) {
			const { body } = await ask( route, {
				fields: [ field, 'nothing' ],
			} );
			assert.deepEqual( Object.keys( body.totals ), [
				field,
				'segments',
			] );
			const { body: all } = await ask( route, {} );
			assert.equal( body.totals[ field ], all.totals[ field ] );
		}
	} );

	it( 'pages have headers and links, and the one past the end is empty', async () => {
		for ( const route of Object.keys( ROUTES ) ) {
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
} );
