import fc from 'fast-check';
import { escapeCSVValue } from '..';
import { parseCSV } from './parse-csv';

describe( 'escapeCSVValue', () => {
	it.each( [
		[ 'plain', 'plain' ],
		[ 'Total sales', '"Total sales"' ],
		[ 'Lorem, "ipsum"', '"Lorem, ""ipsum"""' ],
		[ 'a;b', '"a;b"' ],
		[ 0, '0' ],
		[ false, 'false' ],
		[ undefined, '' ],
		[ null, '' ],
		[ '', '' ],
	] )( 'writes %j as %s', ( value, cell ) => {
		expect( escapeCSVValue( value ) ).toBe( cell );
	} );

	it.each( [ -123, -0.5, '-12.50', '-1e-7', 1e21 ] )(
		'keeps the number %p a number',
		( value ) => {
			expect( escapeCSVValue( value ) ).toBe( String( value ) );
		}
	);

	it.each( [
		[ '=1+1', '"\t=1+1"' ],
		[ '=1,2', '"\t=1,2"' ],
		[ '=HYPERLINK("x","y")', '"\t=HYPERLINK(""x"",""y"")"' ],
		[ '+49 30 1', '"\t+49 30 1"' ],
		[ '-1+1', '"\t-1+1"' ],
		[ '-', '"\t-"' ],
		[ '@SUM(A1)', '"\t@SUM(A1)"' ],
		[ '\t=1', '"\t\t\t=1"' ],
		[ ' \r\n =1', '"\t \r\t\n\t =1"' ],
		[ '\tx', '"\t\tx"' ],
		[ '\rx', '"\t\rx"' ],
		[ ' =1', '"\t =1"' ],
		[ '＝1', '"\t＝1"' ],
		[ 'x;=1', '"x;\t=1"' ],
		[ 'x\n=1', '"x\n\t=1"' ],
		[ 'x;"=1', '"x;\t""=1"' ],
		[ '\r=1', '"\t\r\t=1"' ],
	] )( 'inserts a tab into %j', ( value, cell ) => {
		expect( escapeCSVValue( value ) ).toBe( cell );
	} );

	it( 'escapes long runs of spaces in linear time', () => {
		const separators = '\n;'.repeat( 200_000 );
		const start = performance.now();
		expect( escapeCSVValue( `${ separators }x` ) ).toContain( separators );
		expect( performance.now() - start ).toBeLessThan( 2000 );
	} );

	it( 'never leaves the start of a formula readable', () => {
		const hostile = fc.string( {
			unit: fc.constantFrom( ...'=+-@＝"\',; \t\r\n|1ax' ),
		} );
		fc.assert(
			fc.property( hostile, ( text ) => {
				const cell = escapeCSVValue( text );
				const [ [ value = '' ] = [] ] = parseCSV( cell );
				// The cells that a spreadsheet may read, with commas and other
				// separators.
				const seen = [ value, ...cell.split( /[;|\n\r]/ ).slice( 1 ) ];
				const run = seen.filter(
					( part ) =>
						/^(?!\t)[\s"]*[=+\-@＝]/.test( part ) &&
						! /^-?\d+$/.test( part )
				);
				expect( run ).toEqual( [] );
				expect( parseCSV( `${ cell },${ cell }` ) ).toEqual( [
					[ value, value ],
				] );
			} )
		);
	} );
} );
