import fs from 'fs';
import path from 'path';
import { act } from '@testing-library/react';

/*
 * Every library's README has an example, a block marked `ts run` or `tsx run`.
 * Here it runs unchanged. Where a line ends in a value (`sum; // 5`), the
 * value must be right.
 */

const root = path.resolve( __dirname, '../../..' );
const folder = path.join( root, '.cache/readme-examples' );

/** The libraries that must have an example. */
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
];

const BLOCK = /^```tsx? run\n(.*?)^```$/gms;
const IMPORT = /^import .*?;$/gms;

/** An expression alone on its line, and the value that the comment begins with. */
const CLAIM =
	/^(?!const |let |return )(\S.*); \/\/ ('[^']*'|-?\d[\d.]*|\[.*\]|\{.*\}|null|true|false)(?=$|[ ,;:(])/gm;

/** Where `wp-scripts` keeps it, the act environment of React. */
Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );

interface Example {
	run: ( claim: ( value: unknown, said: unknown ) => void ) => unknown;
}

/** Writes an example as a module of its own and loads it. */
function load( library: string, source: string, index: number ) {
	const imports = ( source.match( IMPORT ) ?? [] ).join( '\n' );
	const body = source
		.replace( IMPORT, '' )
		.replace( CLAIM, 'claim( $1, $2 ); //' );
	const file = path.join( folder, `${ library }-${ index }.tsx` );
	fs.mkdirSync( folder, { recursive: true } );
	fs.writeFileSync(
		file,
		`${ imports }\nexport async function run( claim ) {\n${ body }\n}\n`
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
		const complain = jest.spyOn( console, 'error' ).mockImplementation();
		const values: unknown[] = [];
		const said: unknown[] = [];
		const { run } = load( library, source, index );
		await act( async () => {
			await run( ( value, claimed ) => {
				values.push( value );
				said.push( claimed );
			} );
		} );
		expect( values ).toEqual( said );
		// As many as there are in the text: none was overlooked.
		expect( said ).toHaveLength( source.match( CLAIM )?.length ?? 0 );
		expect( complain ).not.toHaveBeenCalled();
	}
);
