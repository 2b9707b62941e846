import { RawBytes, createHostile } from '../fuzz/values.mjs';

const COLUMNS = [ 'date', 'orders_count', 'sku', '__proto__', 'constructor' ];

const SECTIONS = [ 'store-performance', 'charts', 'leaderboards', 'x' ];

/** A list, that sometimes is none. */
const createList = ( random, createItem ) =>
	random.chance( 0.2 )
		? createJunk( random )
		: Array.from( { length: random.below( 6 ) }, () =>
				random.chance( 0.3 ) ? createJunk( random ) : createItem()
		  );

/** A hostile value that JSON can hold. */
function createJunk( random ) {
	const value = createHostile( random );
	// Longer values are refused when they are saved.
	return value instanceof RawBytes || JSON.stringify( value ).length > 1000
		? '\ufffd'
		: value;
}

const createLayout = ( random ) => ( {
	order: createList( random, () => random.pick( COLUMNS ) ),
	widths: random.chance( 0.3 )
		? createJunk( random )
		: Object.fromEntries(
				COLUMNS.map( ( name ) => [ name, createJunk( random ) ] )
		  ),
	density: random.pick( [ 'compact', 'comfortable', 1, null ] ),
} );

/** Markup that would run a script, and texts of the other direction. */
export const TEXTS = [
	'<img src=x onerror=alert(1)>',
	'"><svg onload=alert(1)>',
	'\u0645\u062a\u062c\u0631 «\u0634\u0627\u064a»',
	'\u2067\u05e9\u05dc\u05d5\u05dd <b>\u2069',
	'{{constructor.constructor("alert(1)")()}}',
	'%253Cb%253E',
];

const createSection = ( random ) => ( {
	key: random.chance( 0.8 ) ? random.pick( SECTIONS ) : createJunk( random ),
	title: random.chance( 0.3 ) ? random.pick( TEXTS ) : createJunk( random ),
	isVisible: random.pick( [ true, true, false, 'x', null ] ),
	hiddenBlocks: createList( random, () => random.pick( COLUMNS ) ),
} );

function createPreference( random, name ) {
	if ( random.chance( 0.3 ) ) {
		return createJunk( random );
	}
	if ( name.endsWith( '_layout' ) ) {
		return createLayout( random );
	}
	if ( name.endsWith( '_columns' ) ) {
		return createList( random, () => random.pick( COLUMNS ) );
	}
	switch ( name ) {
		case 'dashboard_sections':
			return createList( random, () => createSection( random ) );
		case 'homepage_stats':
			return {
				hiddenStats: createList( random, () =>
					random.pick( [ 'revenue/net_revenue', 'x' ] )
				),
			};
		default:
			return createJunk( random );
	}
}

/** A value that only other software stores: of a type of PHP, or bytes that are no text. */
function createForeign( random ) {
	if ( random.chance( 0.3 ) ) {
		return {
			base64: random.pick( [ '//4=', 'Iv/+Ig==', 'W8OoLA==', 'AAA=' ] ),
		};
	}
	const php = createJunk( random );
	// PHP reads no JSON with a single surrogate.
	return { php: /\\ud[89a-f]/.test( JSON.stringify( php ) ) ? null : php };
}

/**
 * Creates favorites, as they are stored.
 *
 * @param {ReturnType<typeof import('../fuzz/random.mjs').createRandom>} random
 */
export const createFavorites = ( random ) =>
	random.chance( 0.3 )
		? createForeign( random )
		: JSON.stringify(
				createList( random, () =>
					random.pick( [
						'/analytics/orders',
						'/',
						'/stock',
						'//example.test',
						'__proto__',
						'',
					] )
				)
		  );

/**
 * Creates values for preferences, as they are stored: some are no JSON, and no
 * texts if that is possible where they are stored.
 *
 * @param {ReturnType<typeof import('../fuzz/random.mjs').createRandom>} random
 * @param {string[]}                                                     names
 * @param {boolean}                                                      [isForeign] Whether other software stores some.
 * @return {Record<string, any>} Texts by name; `{ php }` or `{ base64 }` if other software stored it.
 */
export const createPreferences = ( random, names, isForeign = false ) =>
	Object.fromEntries(
		names.map( ( name ) => {
			if ( isForeign && random.chance( 0.1 ) ) {
				return [ name, createForeign( random ) ];
			}
			return [
				name,
				random.chance( 0.1 )
					? random.pick( [ '', '{', 'x', '"\\u00', '[1,', 'NaN' ] )
					: JSON.stringify( createPreference( random, name ) ),
			];
		} )
	);

/**
 * Creates a saved view, as a request or another program writes it.
 *
 * @param {ReturnType<typeof import('../fuzz/random.mjs').createRandom>} random
 * @param {string}                                                       search Query string of a URL.
 */
export const createView = ( random, search ) => ( {
	name: random.pick( [
		'View',
		'<b>x</b>',
		'\u202eView',
		'😀',
		'__proto__',
		...TEXTS,
	] ),
	path: new URLSearchParams( search ).get( 'path' ) ?? '/analytics/orders',
	query: search.replace( /[^\x21-\x7e]/g, '' ).slice( 0, 1500 ),
	hidden_columns: random.pick( [ null, [], COLUMNS, [ 'x' ] ] ),
	scope: 'own',
} );
