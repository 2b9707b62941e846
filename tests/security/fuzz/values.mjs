/*
 * Values for parameters: those that their schema accepts, and those that break
 * code which does not validate.
 */

/** Bytes of a query that are no text in UTF-8. */
export class RawBytes {
	constructor( encoded ) {
		this.encoded = encoded;
	}
	/** What stands for them in JSON. */
	toJSON() {
		return '\ufffd';
	}
}

const LONG = 'x'.repeat( 20_000 );

const deep = ( depth ) => ( depth > 0 ? [ deep( depth - 1 ) ] : 'x' );

const HOSTILE = [
	null,
	true,
	false,
	0,
	-1,
	1.5,
	2 ** 31,
	-( 2 ** 31 ) - 1,
	2 ** 53,
	Number.MAX_SAFE_INTEGER,
	1e308,
	5e-324,
	'',
	' ',
	'0',
	'-0',
	'00',
	'1e5',
	'0x1A',
	'NaN',
	'INF',
	'9223372036854775807',
	'9223372036854775808',
	'99999999999999999999999999',
	'99999999999.99',
	'0.00000001',
	'-1',
	'1,5',
	'٣٤',
	'１２',
	'true',
	'null',
	'undefined',
	"' OR 1=1 --",
	'" ; DROP TABLE wp_posts; --',
	'%',
	'_',
	'%s %d %1$s %%',
	'{orders}',
	'{wp:posts}',
	'<script>alert(1)</script>',
	'\\',
	"\\'",
	'../../wp-config.php',
	'php://filter/resource=x',
	'http://127.0.0.1:1/',
	'javascript:alert(1)',
	'O:8:"stdClass":0:{}',
	'a:1:{i:0;s:1:"x";}',
	'a:9:{',
	'a\0b',
	'\ud800',
	'\ufeff',
	'\u202e',
	'\u200b=1',
	'\r\nX-Header: x',
	'😀',
	'é'.repeat( 300 ),
	'a,b,,c',
	',',
	'[]',
	'{}',
	LONG,
	'2026-01-01T00:00:00',
	'2026-02-30T00:00:00',
	'0000-00-00T00:00:00',
	'0001-01-01T00:00:00Z',
	'9999-12-31T23:59:59',
	'9999-12-31T23:59:59-12:00',
	'1971-01-01T00:00:00+14:00',
	'+2026-01-01T00:00:00',
	'2026-01-01',
	'2026-W01',
	'now',
	[],
	[ '' ],
	[ null ],
	[ 'x', 1, null, [] ],
	Array.from( { length: 1500 }, ( _item, index ) => index ),
	{},
	{ '': '' },
	{ 0: 'x' },
	{ id: 'x' },
	{ a: { b: { c: [] } } },
	{ __proto__x: 1, constructor: 1 },
	deep( 20 ),
	new RawBytes( '%FF%FE' ),
	new RawBytes( '%C0%AF' ),
	new RawBytes( '%ED%A0%80' ),
];

const WORDS = [
	'a',
	'Test',
	'wooden',
	'US',
	'red',
	'simple',
	'all',
	'x@example.test',
];

const DATES = [
	'2026-01-01T00:00:00',
	'2025-06-30T23:59:59',
	'2010-03-14T02:30:00',
	'2026-10-25T01:30:00Z',
	'2026-10-25T01:30:00+02:00',
];

const AMOUNTS = [ '', '0', '1', '12.34', '0.01', '99999999999.99' ];

/** A string that fits a name: a date, an amount or a word. */
function createText(
	random,
	name,
	{ format = '', pattern = '', maxLength = 100 }
) {
	if ( /date|after|before/.test( `${ name } ${ format }` ) ) {
		return random.pick( DATES );
	}
	if ( /\[0-9\]|\\d/.test( pattern ) || /price|amount|total/.test( name ) ) {
		return random.pick( AMOUNTS );
	}
	return random.chance( 0.1 )
		? 'x'.repeat( Math.min( maxLength, 1000 ) )
		: random.pick( WORDS );
}

/**
 * Creates a value.
 *
 * @param {ReturnType<typeof import('./random.mjs').createRandom>} random
 * @param {string}                                                 name              Name of the parameter.
 * @param {any}                                                    schema            JSON schema.
 * @param {Object}                                                 options
 * @param {number[]}                                               options.ids       Ids of items that exist.
 * @param {number}                                                 options.hostility Probability of a value that the schema ignores.
 */
export function createValue( random, name, schema, options ) {
	if ( random.chance( options.hostility ) ) {
		return random.pick( HOSTILE );
	}
	const { enum: values, type = 'string', items, properties } = schema;
	if ( values ) {
		return random.pick( values );
	}
	switch ( random.pick( [ type ].flat() ) ) {
		case 'integer':
		case 'number': {
			const minimum = schema.minimum ?? 0;
			const maximum = schema.maximum ?? 1000;
			return random.pick( [
				minimum,
				Math.min( minimum + random.below( 5 ), maximum ),
				maximum,
				...options.ids,
			] );
		}
		case 'boolean':
			return random.chance( 0.5 );
		case 'null':
			return null;
		case 'array':
			return Array.from( { length: random.below( 4 ) }, () =>
				createValue( random, name, items ?? {}, options )
			);
		case 'object':
			return Object.fromEntries(
				Object.entries( properties ?? { key: {} } )
					.filter( () => random.chance( 0.6 ) )
					.map( ( [ key, one ] ) => [
						key,
						createValue( random, key, one, options ),
					] )
			);
		default:
			return createText( random, name, schema );
	}
}

/** A hostile value. */
export const createHostile = ( random ) => random.pick( HOSTILE );
