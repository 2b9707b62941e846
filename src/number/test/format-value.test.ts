import { formatValue } from '..';

describe( 'formatValue', () => {
	it( 'rounds averages to an integer', () => {
		expect( formatValue( {}, 'average', 3.5 ) ).toBe( 4 );
		expect( formatValue( {}, 'average', -3.5 ) ).toBe( -3 );
		expect( formatValue( {}, 'average', -0.2 ) ).toBe( 0 );
	} );

	it( 'formats counts with separators and their own decimals', () => {
		expect( formatValue( { precision: 2 }, 'number', 1234.5 ) ).toBe(
			'1,234.5'
		);
		expect(
			formatValue( { thousandSeparator: '.' }, 'number', 1234 )
		).toBe( '1.234' );
	} );

	it.each( [ '5', null, undefined, NaN, Infinity, -Infinity, {} ] )(
		'returns null for %p',
		( value ) => {
			expect( formatValue( {}, 'number', value ) ).toBeNull();
			expect( formatValue( {}, 'average', value ) ).toBeNull();
		}
	);

	it( 'returns undefined for other types', () => {
		expect( formatValue( {}, 'currency', 5 ) ).toBeUndefined();
	} );
} );
