import fs from 'fs';
import path from 'path';

/*
 * The tables of docs/compatibility.md list the names that
 * php-stub/includes/compatibility provides, all of them and no others.
 */

const root = path.resolve( __dirname, '../../..' );
const read = ( file: string ) =>
	fs.readFileSync( path.join( root, file ), 'utf8' );

const folder = 'php-stub/includes/compatibility';
const doc = read( 'docs/compatibility.md' );
const aliases = read( `${ folder }/class-script-aliases.php` );
const names = read( `${ folder }/class-compatibility.php` );

/** The first cells of table rows, which match a pattern. */
const listCells = ( pattern: RegExp ) =>
	[ ...doc.matchAll( /^\| `([^`]+)` \|/gm ) ]
		.map( ( [ , cell = '' ] ) => cell )
		.filter( ( cell ) => pattern.test( cell ) )
		.sort();

/** The quoted strings of a constant in PHP that match a pattern. */
function listStrings( code: string, constant: string, pattern: RegExp ) {
	const start = code.indexOf( `const ${ constant } = array(` );
	expect( start ).toBeGreaterThan( 0 );
	const array = code.slice( start, code.indexOf( ');', start ) );
	return [ ...array.matchAll( /'([^']+)'/g ) ]
		.map( ( [ , text = '' ] ) => text.replace( /\\\\/g, '\\' ) )
		.filter( ( text ) => pattern.test( text ) );
}

const HANDLE = /^wc-/;

it( 'lists every script handle', () => {
	expect( listCells( HANDLE ) ).toEqual(
		[
			...listStrings( aliases, 'LIBRARIES', HANDLE ),
			...listStrings( aliases, 'OTHERS', HANDLE ),
			'wc-settings',
			'wc-admin-app',
		].sort()
	);
} );

it( 'lists every global with its handle', () => {
	const globals = [
		...aliases.matchAll(
			/^\t\t(?:'(wc-[a-z-]+)'|self::SETTINGS) +=> (?:array\( '[a-z-]+', )?'(\w+)'/gm
		),
	].map( ( [ , handle = 'wc-settings', name ] ) => [
		handle,
		`wc.${ name }`,
	] );
	expect( globals.length ).toBeGreaterThan( 14 );
	for ( const [ handle, name ] of globals ) {
		expect( doc ).toContain( `| \`${ handle }\` | \`${ name }\` |` );
	}
} );

it( 'lists every class', () => {
	const CLASS = /^(Automattic\\|WC_)/;
	expect( listCells( CLASS ) ).toEqual(
		[
			...listStrings( names, 'CLASSES', CLASS ),
			...listStrings( names, 'CLASSES_WITHOUT_INSTALLATION', CLASS ),
		].sort()
	);
} );

it( 'lists every function, and each is declared', () => {
	const FUNCTION = /^wc_/;
	const listed = [
		...listStrings( names, 'FUNCTIONS', FUNCTION ),
		...listStrings( names, 'SCREEN_FUNCTIONS', FUNCTION ),
	].sort();
	const declared = [ 'functions', 'functions-of-screens' ].flatMap(
		( file ) =>
			[
				...read( `${ folder }/names/${ file }.php` ).matchAll(
					/^function (\w+)/gm
				),
			].map( ( [ , name ] ) => name )
	);
	expect( listCells( FUNCTION ) ).toEqual( listed );
	expect( declared.sort() ).toEqual( listed );
} );

it( 'lists the settings of the page', () => {
	const code = read( `${ folder }/class-shared-settings.php` );
	const start = code.indexOf( 'function get_shared()' );
	const shared = code.slice( start, code.indexOf( ');\n\t}', start ) );
	const keys = [ ...shared.matchAll( /^\t\t\t'(\w+)' +=>/gm ) ].map(
		( [ , key ] ) => key
	);
	expect( keys.length ).toBeGreaterThan( 10 );
	for ( const key of [ ...keys, 'admin' ] ) {
		expect( doc ).toContain( `\`${ key }\`` );
	}
} );
