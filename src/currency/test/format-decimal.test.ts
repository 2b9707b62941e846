import fc from 'fast-check';
import CurrencyFactory from '..';

const dollar = CurrencyFactory( {} );

describe( 'formatDecimal and formatDecimalString', () => {
	it.each( [
		[ '19.80', 19.8, '19.80' ],
		[ 1234.567, 1234.57, '1234.57' ],
		[ 1.005, 1.01, '1.01' ],
		[ -0.001, 0, '0.00' ],
		[ 'abc', 0, '' ],
		[ false, 0, '' ],
		[ null, 0, '' ],
		[ Infinity, 0, '0.00' ],
	] )( 'formats %p as %p and %p', ( number, decimal, text ) => {
		expect( dollar.formatDecimal( number ) ).toBe( decimal );
		expect( dollar.formatDecimalString( number ) ).toBe( text );
	} );

	it( 'returns the same number as the displayed price', () => {
		fc.assert(
			fc.property(
				fc.double( { min: -1e9, max: 1e9, noNaN: true } ),
				fc.integer( { min: 0, max: 4 } ),
				( number, precision ) => {
					const currency = CurrencyFactory( {
						precision,
						thousandSeparator: '',
						symbol: '',
					} );
					const text = currency.formatDecimalString( number );
					expect( Number( text ) ).toBe(
						currency.formatDecimal( number ) + 0
					);
					expect( currency.formatAmount( number ) ).toBe( text );
				}
			)
		);
	} );
} );
