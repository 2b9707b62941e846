import fs from 'fs';
import path from 'path';
import { findExports } from './support/find-stories';
import { widgetProps } from './support/widget-props';

/*
 * Every folder with a widget has a README with its purpose, an example, and a
 * table that lists exactly the props of the types.
 */

const components = path.resolve( __dirname, '../../../src/components' );
const exported = [ ...findExports( components ) ];

/**
 * The name in a heading or in the first cell of a table, with or without
 * backticks.
 */
const PROPS_OF = /`?(\w+)`? props?\b|Props of `?(\w+)`?/;

/** "`EmptyTable` takes `children` and `numberOfRows` (5)." */
const TAKES = /(?<=^|\. )`[A-Z]\w+` takes ([^.]+)\./gm;

const namesIn = ( text: string ) =>
	[ ...text.matchAll( /`([\w-]+)[^`]*`/g ) ].map(
		( [ , name = '' ] ) => name
	);

/** The props that a README lists, in tables or in a sentence. */
function readProps( readme: string ): string[] {
	let isTable = false;
	const found = [ ...readme.matchAll( TAKES ) ].flatMap(
		( [ , said = '' ] ) => namesIn( said )
	);
	for ( const line of readme.split( '\n' ) ) {
		const [ , first = '' ] = /^\| (.*?[^\\]) \|/.exec( line ) ?? [];
		if ( ! line.startsWith( '|' ) ) {
			isTable = false;
		} else if ( first === 'prop' || PROPS_OF.test( first ) ) {
			isTable = true;
		} else if ( isTable ) {
			found.push( ...namesIn( first ) );
		}
	}
	return found;
}

const folders = [ ...new Set( exported.map( ( [ , folder ] ) => folder ) ) ];

const describedIn = ( folder: string ) => {
	const file = path.join( components, folder, 'README.md' );
	return fs.existsSync( file ) ? fs.readFileSync( file, 'utf8' ) : '';
};

const inOrder = ( names: readonly string[] ) => [ ...new Set( names ) ].sort();

describe.each( folders )( 'the README of %s', ( folder ) => {
	const readme = describedIn( folder );
	const names = exported
		.filter( ( [ , other ] ) => other === folder )
		.map( ( [ name ] ) => name );

	it( 'describes its purpose with an example', () => {
		expect( readme ).toMatch( /^# \w+.*\n\n[A-Z"'`“].+/ );
		expect( readme ).toMatch( /^```jsx?\n|^```tsx?\n/m );
		expect( readme ).toMatch( /from '@storedeck\/components'/ );
	} );

	it( 'lists exactly the props of the types', () => {
		const typed = names.flatMap(
			( name ) => widgetProps.get( name ) ?? []
		);
		expect( inOrder( readProps( readme ) ) ).toEqual( inOrder( typed ) );
	} );
} );

it( 'is listed in the README of all widgets', () => {
	const list = fs.readFileSync(
		path.join( components, 'README.md' ),
		'utf8'
	);
	const missing = exported.filter(
		( [ name, folder ] ) =>
			/^[A-Z]|^use/.test( name ) &&
			! list
				.split( '\n' )
				.some(
					( line ) =>
						line.startsWith( `| [${ folder }](` ) &&
						line.includes( `\`${ name }\`` )
				)
	);
	expect( missing ).toEqual( [] );
} );
