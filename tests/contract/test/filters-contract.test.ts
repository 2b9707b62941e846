import fs from 'fs';
import path from 'path';
import { findTests } from './support/find-tests';

/*
 * `tests/contract/filters.md` lists a test for every requirement for filters
 * and dates. The tests must exist.
 */

const root = path.resolve( __dirname, '../../..' );

const rows = fs
	.readFileSync( path.join( root, 'tests/contract/filters.md' ), 'utf8' )
	.split( '\n' )
	.flatMap( ( line ) => {
		const [ , requirement, file, title ] =
			/^\| (.+?) \| (\S+\.tsx?): (.+) \|$/.exec( line ) ?? [];
		return requirement && file && title
			? [ { requirement, file, title } ]
			: [];
	} );

const files = [ ...new Set( rows.map( ( { file } ) => file ) ) ];

it( 'has a description in every row', () => {
	expect( rows.length ).toBeGreaterThan( 70 );
	expect(
		new Set( rows.map( ( { requirement } ) => requirement ) ).size
	).toBe( rows.length );
} );

it.each( files )( 'names existing tests: %s', ( file ) => {
	const titles = findTests( root, file ).map( ( { title } ) => title );
	const missing = rows
		.filter( ( row ) => row.file === file )
		.filter( ( { title } ) => ! titles.includes( title ) );
	expect( missing ).toEqual( [] );
} );
