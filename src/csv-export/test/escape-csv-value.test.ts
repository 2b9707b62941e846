import fc from 'fast-check';
import cells from '../../../php-stub/includes/exports/test/csv-cells.json';
import { escapeCSVValue } from '..';
import { parseCSV } from './parse-csv';

describe( 'escapeCSVValue', () => {
	it.each( cells )( 'writes the text %j as the cell %j', ( value, cell ) => {
		expect( escapeCSVValue( value ) ).toBe( cell );
	} );

	it.each( [
		[ 0, '0' ],
		[ -123, '-123' ],
		[ 1e21, '1e+21' ],
		[ '-1e7', '-1e7' ],
		[ '-12.25E-12', '-12.25E-12' ],
		[ '-1.', '"\t-1."' ],
		[ '-1e', '"\t-1e"' ],
		[ false, 'false' ],
		[ undefined, '' ],
		[ null, '' ],
	] )( 'writes the value %p as %s', ( value, cell ) => {
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
			unit: fc.constantFrom(
				...'=+-@＝"\',; \t\r\n|1ax\u001f\u200b\ufeff'
			),
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
						/^(?!\t)[\s"\u001f\u200b]*[=+\-@＝]/.test( part ) &&
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
