import fc from 'fast-check';
import { numberFormat, type NumberConfig, type NumberInput } from '..';

describe( 'numberFormat', () => {
	it.each< [ NumberConfig, NumberInput, string ] >( [
		[ {}, 1000, '1,000' ],
		[ {}, '10000.123456', '10,000.123456' ],
		[ { precision: 2 }, '1337.4498', '1,337.45' ],
		[ { precision: 2 }, 1.005, '1.01' ],
		[ { precision: 0 }, 0.5, '1' ],
		[ { precision: 0 }, 1.5, '2' ],
		[ { precision: 0 }, 2.5, '3' ],
		[ { precision: 0 }, -2.5, '-3' ],
		[ { precision: 2 }, 9.995, '10.00' ],
		[ { precision: 2 }, -0.001, '0.00' ],
		[ { precision: '3' }, 1, '1.000' ],
		[
			{ precision: 3, decimalSeparator: ',', thousandSeparator: '.' },
			'12345.6789',
			'12.345,679',
		],
		[ { precision: 2, thousandSeparator: '' }, 1234567.891, '1234567.89' ],
		[
			{ precision: 2, decimalSeparator: ',', thousandSeparator: ' ' },
			'1234567,89',
			'1 234 567,00',
		],
		[ {}, -1234.5, '-1,234.5' ],
		[ {}, '12abc', '12' ],
		[ {}, 0.1 + 0.2, '0.30000000000000004' ],
		[ {}, Infinity, '0' ],
		[ { precision: 2 }, -Infinity, '0.00' ],
		[ {}, 1e21, '1e+21' ],
		[ {}, -1.2345e300, '-1.2345e+300' ],
		[ {}, 0, '0' ],
		[ {}, 100, '100' ],
		[ {}, 100000, '100,000' ],
		[ {}, 1e-7, '0' ],
		[ { precision: 8 }, 1.5e-7, '0.00000015' ],
		[ { precision: 1 }, 1.2345e21, '1,234,500,000,000,000,000,000.0' ],
		[ { precision: null }, 1.25, '1.25' ],
		[ { precision: 'not a number' }, 1.25, '1.25' ],
		[ { precision: -2 }, 1234.56, '1,235' ],
	] )( 'uses %j to format %p as %p', ( config, number, text ) => {
		expect( numberFormat( config, number ) ).toBe( text );
	} );

	it.each( [ undefined, null, '', 'abc', true, false, NaN ] )(
		'returns an empty string for %p',
		( number ) => {
			expect( numberFormat( { precision: 2 }, number ) ).toBe( '' );
		}
	);

	it( 'uses separators literally', () => {
		expect(
			numberFormat(
				{
					precision: 1,
					thousandSeparator: '$&',
					decimalSeparator: '<b>',
				},
				1234567.8
			)
		).toBe( '1$&234$&567<b>8' );
	} );

	it( 'accepts any precision', () => {
		expect( numberFormat( { precision: 1e9 }, 1 ) ).toHaveLength( 102 );
	} );

	it( 'can be parsed to the rounded number', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: -1e15, max: 1e15 } ),
				fc.integer( { min: 0, max: 6 } ),
				( units, precision ) => {
					const value = Number( `${ units }e-${ precision }` );
					const text = numberFormat( { precision }, value );
					expect( Number( text.replaceAll( ',', '' ) ) ).toBe(
						value + 0
					);
				}
			)
		);
	} );

	it( 'groups by threes and shows the given decimals, for any number', () => {
		fc.assert(
			fc.property(
				fc.double( { noNaN: true, noDefaultInfinity: true } ),
				fc.integer( { min: 1, max: 10 } ),
				( value, precision ) => {
					expect( numberFormat( { precision }, value ) ).toMatch(
						new RegExp(
							`^-?\\d{1,3}(,\\d{3})*\\.\\d{${ precision }}$`
						)
					);
				}
			)
		);
	} );
} );
