import fs from 'fs';
import path from 'path';
import { act } from '@testing-library/react';

/*
 * The README of every library has an example in a block marked `ts run` or `tsx
 * run`. It runs here unchanged. Where a line ends in a value (`sum; // 5`), the
 * result must be equal to it.
 */

const root = path.resolve( __dirname, '../../..' );
const folder = path.join( root, '.cache/readme-examples' );

/** Libraries that require an example. */
const libraries = [
	'settings',
	'api',
	'number',
	'money',
	'currency',
	'csv-export',
	'date',
	'navigation',
	'notices',
	'hooks',
	'extend',
];

const BLOCK = /^```tsx? run\n(.*?)^```$/gms;
const IMPORT = /^import .*?;$/gms;

/**
 * An expression statement on one line, and the value at the start of its
 * comment.
 */
const ASSERTION =
	/^(?!const |let |return )(\S.*); \/\/ ('[^']*'|-?\d[\d.]*|\[.*\]|\{.*\}|null|true|false)(?=$|[ ,;:(])/gm;

/**
 * Enables the act environment of React, like the Jest preset of `wp-scripts`.
 */
Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );

interface Example {
	run: ( assert: ( value: unknown, expected: unknown ) => void ) => unknown;
}

/** Writes an example to a temporary module and imports it. */
function load( library: string, source: string, index: number ) {
	const imports = ( source.match( IMPORT ) ?? [] ).join( '\n' );
	const body = source
		.replace( IMPORT, '' )
		.replace( ASSERTION, 'assert( $1, $2 ); //' );
	const file = path.join( folder, `${ library }-${ index }.tsx` );
	fs.mkdirSync( folder, { recursive: true } );
	fs.writeFileSync(
		file,
		`${ imports }\nexport async function run( assert ) {\n${ body }\n}\n`
	);
	return jest.requireActual< Example >( file );
}

const examples = libraries.flatMap( ( library ) => {
	const readme = path.join( root, 'src', library, 'README.md' );
	const blocks = fs.readFileSync( readme, 'utf8' ).matchAll( BLOCK );
	return [ ...blocks ].map( ( [ , source = '' ], index ) => ( {
		library,
		source,
		index,
	} ) );
} );

beforeEach( () => {
	jest.useFakeTimers( { now: new Date( '2022-03-01T12:00:00Z' ) } );
	window.storedeckSettings = { timeZone: 'UTC', adminUrl: '/wp-admin/' };
	Object.assign( window, {
		fetch: async () => ( {
			ok: true,
			status: 200,
			headers: new Map( [ [ 'X-WP-Total', '41' ] ] ),
			text: async () => '[{"id":7}]',
			clone() {
				return this;
			},
		} ),
	} );
	URL.createObjectURL = () => 'blob:shop';
	jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation();
} );

afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'finds an example of every library', () => {
	expect( [
		...new Set( examples.map( ( { library } ) => library ) ),
	] ).toEqual( libraries );
} );

it.each( examples )(
	'runs the example of $library with the documented results',
	async ( { library, source, index } ) => {
		jest.spyOn( console, 'log' ).mockImplementation();
		const consoleError = jest
			.spyOn( console, 'error' )
			.mockImplementation();
		const values: unknown[] = [];
		const expected: unknown[] = [];
		const { run } = load( library, source, index );
		await act( async () => {
			await run( ( value, expectedValue ) => {
				values.push( value );
				expected.push( expectedValue );
			} );
		} );
		expect( values ).toEqual( expected );
		// Checks that no expected value of the text was skipped.
		expect( expected ).toHaveLength(
			source.match( ASSERTION )?.length ?? 0
		);
		expect( consoleError ).not.toHaveBeenCalled();
	}
);
