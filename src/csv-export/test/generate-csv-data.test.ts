import fc from 'fast-check';
import { anyCharacter } from '../../../tests/setup/any-character';
import moment from 'moment';
import { generateCSVDataFromTable, getCSVValue } from '..';
import type { CSVCell, CSVHeader, CSVValue } from '..';
import { parseCSV } from './parse-csv';

const rowOf = ( ...values: CSVValue[] ): CSVCell[] =>
	values.map( ( value ) => ( { value } ) );
const labelled = ( ...labels: string[] ): CSVHeader[] =>
	labels.map( ( label ) => ( { label } ) );

describe( 'generateCSVDataFromTable', () => {
	it( 'writes a line for the headers and for each row', () => {
		expect(
			generateCSVDataFromTable( labelled( 'a b', 'c' ), [
				rowOf( 'x\ny', 'q"r' ),
				rowOf( 0, false ),
				rowOf( '', undefined ),
				rowOf( null, true ),
				rowOf( -1, '=1,2' ),
			] )
		).toBe( '"a b",c\n"x\ny","q""r"\n0,false\n,\n,true\n-1,"\t=1,2"' );
	} );

	it( 'writes only the header line when there are no rows', () => {
		expect( generateCSVDataFromTable( labelled( 'a', 'b' ), [] ) ).toBe(
			'a,b'
		);
	} );

	it( 'treats anything but a list as empty', () => {
		expect( generateCSVDataFromTable( null, null ) ).toBe( '' );
		const call = ( ...args: unknown[] ): unknown =>
			Reflect.apply( generateCSVDataFromTable, undefined, args );
		expect( call( 'headers', { length: 2 } ) ).toBe( '' );
		expect( call( labelled( 'a' ), [ null, [ null ] ] ) ).toBe( 'a\n\n' );
		expect( call( [ null, { label: 'a' } ], [] ) ).toBe( ',a' );
	} );

	it( 'writes cells without a column', () => {
		expect(
			generateCSVDataFromTable( labelled( 'a' ), [ rowOf( 1, 2 ) ] )
		).toBe( 'a\n1,2' );
	} );

	it( 'writes the value, not the displayed text', () => {
		expect(
			generateCSVDataFromTable( labelled( 'a' ), [
				[ { value: 5, display: '$5.00' } ],
			] )
		).toBe( 'a\n5' );
	} );

	it( 'can be parsed to the same values, except for inserted tabs', () => {
		fc.assert(
			fc.property(
				fc.array(
					fc.array( fc.string( { unit: anyCharacter } ), {
						minLength: 3,
						maxLength: 3,
					} ),
					{ minLength: 1 }
				),
				( table ) => {
					const csv = generateCSVDataFromTable(
						labelled( 'a', 'b', 'c' ),
						table.map( ( values ) => rowOf( ...values ) )
					);
					const withoutTabs = ( cells: string[][] ) =>
						cells.map( ( row ) =>
							row.map( ( cell ) => cell.replaceAll( '\t', '' ) )
						);
					expect( withoutTabs( parseCSV( csv ).slice( 1 ) ) ).toEqual(
						withoutTabs( table )
					);
				}
			)
		);
	} );
} );

describe( 'columns with a type', () => {
	const column = ( header: CSVHeader, ...values: CSVValue[] ) =>
		generateCSVDataFromTable(
			[ { label: 'x', ...header } ],
			values.map( ( value ) => rowOf( value ) )
		)
			.split( '\n' )
			.slice( 1 );

	afterEach( () => {
		Reflect.deleteProperty( window, 'storedeckSettings' );
	} );

	it( 'writes amounts as decimals, without symbol or grouping', () => {
		expect(
			column(
				{ type: 'currency' },
				1234567.891,
				-5,
				'19.8',
				1.005,
				'N/A',
				null,
				''
			)
		).toEqual( [ '1234567.89', '-5.00', '19.80', '1.01', 'N/A', '', '' ] );
	} );

	it( 'uses the decimals of the store, or those of the column', () => {
		Reflect.set( window, 'storedeckSettings', {
			currency: { code: 'JPY', symbol: '¥', precision: 0 },
		} );
		expect( column( { type: 'currency' }, 1234.5 ) ).toEqual( [ '1235' ] );
		expect( column( { type: 'currency', precision: 3 }, 1234.5 ) ).toEqual(
			[ '1234.500' ]
		);
	} );

	it( 'writes dates as ISO dates in their own time zone', () => {
		expect(
			column(
				{ type: 'date' },
				'2022-03-01',
				'2022-03-13 02:30:00',
				'2022-03-13T23:30:00-11:00',
				moment.parseZone( '2022-03-01T23:30:00-11:00' ),
				'March',
				20220301,
				'',
				null
			)
		).toEqual( [
			'2022-03-01',
			'2022-03-13',
			'2022-03-13',
			'2022-03-01',
			'March',
			'20220301',
			'',
			'',
		] );
	} );

	it( 'writes times as ISO dates with time', () => {
		const expected = '"2022-03-13 02:30:00"';
		expect(
			column(
				{ type: 'datetime' },
				'2022-03-13T02:30:00',
				'2022-03-13T02:30:00+0530',
				'2022-03-13T02:30:00Z',
				new Date( 2022, 2, 14, 5 )
			)
		).toEqual( [ expected, expected, expected, '"2022-03-14 05:00:00"' ] );
		expect( column( {}, moment.utc( '2022-03-13T02:30' ) ) ).toEqual( [
			expected,
		] );
	} );

	it( 'keeps numbers unchanged', () => {
		expect( column( { type: 'number' }, -1234.5, '12' ) ).toEqual( [
			'-1234.5',
			'12',
		] );
	} );

	it( 'inserts a tab into values of another type', () => {
		expect( column( { type: 'currency' }, '=1+1' ) ).toEqual( [
			'"\t=1+1"',
		] );
		expect( column( { type: 'date' }, '@SUM(A1)' ) ).toEqual( [
			'"\t@SUM(A1)"',
		] );
	} );
} );

describe( 'getCSVValue', () => {
	it.each( [
		[ ' 5 ', '5.00' ],
		[ '-5.', '-5.00' ],
		[ '.25', '0.25' ],
		[ '-.25', '-0.25' ],
		[ '12.125', '12.13' ],
		[ '5 kg', '5 kg' ],
		[ 'x5', 'x5' ],
		[ '.', '.' ],
		[ '--5', '--5' ],
		[ true, true ],
	] )( 'writes the amount %j as %j', ( value, text ) => {
		expect( getCSVValue( value, { type: 'currency', precision: 2 } ) ).toBe(
			text
		);
	} );

	it.each( [ 'date', 'datetime' ] as const )(
		'keeps a value of the type %s that is no date',
		( type ) => {
			for ( const value of [ new Date( NaN ), moment.invalid() ] ) {
				expect( getCSVValue( value, { type } ) ).toBe( value );
			}
			for ( const value of [ '1/2/2022', '2022-02-30', 7, true ] ) {
				expect( getCSVValue( value, { type } ) ).toBe( value );
			}
		}
	);

	it( 'writes dates in a column without a type with their time', () => {
		const date = new Date( 2022, 2, 14, 5 );
		expect( getCSVValue( date, {} ) ).toBe( '2022-03-14 05:00:00' );
		expect( getCSVValue( '2022-03-14', {} ) ).toBe( '2022-03-14' );
	} );
} );
