import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = ( path: string ) =>
	readFileSync( join( __dirname, path ), 'utf8' );

/** The colors that a rule of style.scss sets, by their names. */
function readColors( selector: string ): Map< string, string > {
	const source = read( '../style.scss' );
	const start = source.indexOf( `${ selector } {` );
	const rule = source.slice( start, source.indexOf( '\n}', start ) );
	return new Map(
		[
			...rule.matchAll(
				/--(?:storedeck-|wp-admin-)?([a-z-]+):.*?(#[\da-f]{3,6})\b/g
			),
		].map( ( [ , name = '', color = '' ] ) => [ name, color ] )
	);
}

/** WordPress' accent, which `_tokens.scss` has for pages without a color scheme. */
const [ , accent = '' ] =
	/--wp-admin-theme-color, (#[\da-f]+)/.exec( read( '../_tokens.scss' ) ) ??
	[];

const light = readColors( ':where(:root)' ).set( 'theme-color', accent );
const SCHEMES = {
	light,
	dark: new Map( [ ...light, ...readColors( '.is-storedeck-dark' ) ] ),
};

/** Relative luminance, by WCAG 2. */
function getLuminance( color: string ) {
	const hex = color.slice( 1 ).replace( /^(.)(.)(.)$/, '$1$1$2$2$3$3' );
	const [ red = 0, green = 0, blue = 0 ] = [ 0, 2, 4 ].map( ( at ) => {
		const value = parseInt( hex.slice( at, at + 2 ), 16 ) / 255;
		return value <= 0.04045
			? value / 12.92
			: ( ( value + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two tokens, rounded down to a tenth. */
function getContrast( colors: Map< string, string >, names: string[] ) {
	const [ darker = 0, lighter = 0 ] = names
		.map( ( name ) => getLuminance( colors.get( name ) ?? '' ) )
		.sort( ( a, b ) => a - b );
	return (
		Math.floor( ( ( lighter + 0.05 ) / ( darker + 0.05 ) ) * 10 ) / 10
	).toFixed( 1 );
}

/** The rows of the table in docs/design.md. */
const rows = [
	...read( '../../../../docs/design.md' ).matchAll(
		/^\| .* \| `([a-z-]+)` \| `([a-z-]+)` \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$/gm
	),
].map( ( [ , front = '', back = '', least = '', ...figures ] ) => ( {
	front,
	back,
	least: Number( least ),
	figures: { light: figures[ 0 ], dark: figures[ 1 ] },
} ) );

it( 'documents the contrast of text, lines and pills', () => {
	expect( rows.length ).toBeGreaterThan( 10 );
} );

it.each( rows )(
	'has for $front on $back the documented contrast, which is enough',
	( { front, back, least, figures } ) => {
		const measured = {
			light: getContrast( SCHEMES.light, [ front, back ] ),
			dark: getContrast( SCHEMES.dark, [ front, back ] ),
		};
		expect( measured ).toEqual( figures );
		expect(
			Math.min( ...Object.values( measured ).map( Number ) )
		).toBeGreaterThanOrEqual( least );
	}
);
