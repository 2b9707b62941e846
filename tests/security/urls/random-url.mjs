import { createHostile, createValue } from '../fuzz/values.mjs';
import { toPairs } from '../fuzz/requests.mjs';
import { TEXTS } from './random-preferences.mjs';
import { readParameters, readPaths } from './sources.mjs';

const PATHS = readPaths();
const PARAMETERS = readParameters();

/** A longer request line is refused by web servers. */
const MAX_LENGTH = 7000;

const ODD_PATHS = [
	'',
	'/',
	'//',
	'/analytics',
	'/analytics/',
	'/analytics/orders/',
	'/analytics/__proto__',
	'/__proto__',
	'/constructor',
	'//example.test/x',
	'javascript:alert(1)',
	'/../../x',
	'/%2e%2e/x',
	'\u202e/orders',
];

/** Values that screens know; other names have those of their schema. */
const KNOWN = {
	period: [
		'today',
		'yesterday',
		'week',
		'last_week',
		'month',
		'last_month',
		'quarter',
		'last_quarter',
		'year',
		'last_year',
		'custom',
	],
	compare: [ 'previous_period', 'previous_year', 'none', 'custom' ],
	interval: [ 'hour', 'day', 'week', 'month', 'quarter', 'year' ],
	chartType: [ 'line', 'bar' ],
	chart: [ 'net_revenue', 'orders_count', 'items_sold', 'gross_sales' ],
	filter: [
		'all',
		'advanced',
		'single_product',
		'single_variation',
		'single_category',
		'single_coupon',
		'single_customer',
		'compare-products',
		'compare-variations',
		'compare-categories',
		'compare-coupons',
		'compare-taxes',
		'outofstock',
	],
	task: [ 'products', 'payments', 'tax', 'shipping', 'purchase' ],
	section: [ 'general', 'products', 'tax' ],
	gateway: [ 'cod', 'bacs', 'cheque' ],
	products: [ '1', '10,11,12', '10,,x', '999999' ],
	match: [ 'all', 'any' ],
	order: [ 'asc', 'desc' ],
	orderby: [ 'date', 'net_revenue', 'items_sold', 'sku', 'constructor' ],
	paged: [ '1', '2', '99', '0', '-1', '1.5' ],
	per_page: [ '25', '50', '100', '0', '1e9' ],
	after: [ '2025-01-01', '2026-11-22', '2026-02-30', '0001-01-01' ],
	before: [ '2025-12-31', '2026-11-22', '9999-12-31', '2024-12-31' ],
};
KNOWN.compare_after = KNOWN.after;
KNOWN.compare_before = KNOWN.before;

/** Parts of a query that no generator of values creates. */
const ODD_PARTS = [
	'__proto__[x]=1',
	'__proto__=1',
	'constructor[prototype][x]=1',
	'filter[__proto__][x]=1',
	'toString=1',
	'hasOwnProperty=1',
	'%',
	'%ZZ=%ZZ',
	'%E0%A4%A',
	'a[[b]]=1',
	'[]=1',
	'=1',
	'&&&',
	'period',
	'period=&period=',
	'page=storedeck&page=x',
	'attribute_is[0][]=1',
	'attribute_is[]=1&attribute_is[]=2',
	'attribute_is[0][0]=1&attribute_is[0][1]=2',
	'attribute_is_not[99999999][0]=1',
	'filter=advanced&total_spend_between[]=1',
	'filter=advanced&total_spend_between[]=9&total_spend_between[]=1',
	'filter=advanced&registered_between[]=2026-01-01&registered_between[]=x',
	'filter=advanced&registered_between=2026-01-01',
	'filter=advanced&country_includes=XX,%00',
];

/** For the id in the path of a screen. */
const IDS = [
	'1',
	'10',
	'12',
	'999999',
	'0',
	'-1',
	'1.5',
	'1e3',
	'10x',
	'9007199254740993',
	'١٢',
	'__proto__',
	'%2e%2e',
	'1/2',
	'',
];

/** One value, or the same parameter in a shape that is not its own. */
function createParts( random, name, schema, hostility ) {
	const one = () => {
		if ( random.chance( hostility ) ) {
			return random.chance( 0.15 )
				? random.pick( TEXTS )
				: createHostile( random );
		}
		return KNOWN[ name ]
			? random.pick( KNOWN[ name ] )
			: createValue( random, name, schema, {
					ids: [ 10, 20 ],
					hostility,
			  } );
	};
	const value = one();
	const isList = Array.isArray( value ) && random.chance( 0.7 );
	const usual = isList ? value.join( ',' ) : value;
	switch ( random.chance( hostility ) ? random.below( 4 ) : 3 ) {
		case 0:
			return [ ...toPairs( name, value ), ...toPairs( name, one() ) ];
		case 1:
			return toPairs( name, [ value, one() ] );
		case 2:
			return toPairs( name, { a: { __proto__x: value }, 0: one() } );
		default:
			return toPairs( name, usual );
	}
}

/**
 * Creates the query string of a random URL of the app.
 *
 * @param {ReturnType<typeof import('../fuzz/random.mjs').createRandom>} random
 * @param {string}                                                       [wanted] The screen; any by default.
 * @return {string} Without a question mark.
 */
export function createSearch( random, wanted ) {
	const pattern =
		wanted ?? random.pick( random.chance( 0.03 ) ? ODD_PATHS : PATHS );
	const path = pattern.replace( ':id', () => random.pick( IDS ) );
	// URLs that are valid reach more code than those with a hostile value.
	const hostility = random.pick( [ 0, 0.1, 0.5 ] );
	const schemas = {
		...PARAMETERS[ '' ],
		...PARAMETERS[ path.split( '/' ).pop() ?? '' ],
	};
	const names = Object.keys( schemas );
	const parts = Array.from( { length: random.below( 8 ) }, () => {
		const name = random.pick( names );
		return createParts( random, name, schemas[ name ], hostility );
	} ).flat();
	if ( random.chance( 0.5 ) ) {
		parts.push( 'filter=advanced' );
	}
	if ( random.chance( hostility ) ) {
		parts.push( random.pick( ODD_PARTS ) );
	}
	return [
		'page=storedeck',
		...( path === '/' ? [] : [ `path=${ encodeURIComponent( path ) }` ] ),
		...parts.filter( ( part ) => ! /^(page|path)\b/.test( part ) ),
	]
		.join( '&' )
		.slice( 0, MAX_LENGTH )
		.replace( /%.?$/, '' );
}
