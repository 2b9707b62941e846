import fc from 'fast-check';
import { parseNumber, roundToPrecision } from '..';

describe( 'roundToPrecision', () => {
	it.each( [
		[ 1.005, 2, 1.01 ],
		[ -1.005, 2, -1.01 ],
		[ 0.285, 2, 0.29 ],
		[ 2.5, 0, 3 ],
		[ -2.5, 0, -3 ],
		[ -0.001, 2, 0 ],
		[ 1e-10, 2, 0 ],
		[ 1e300, 2, 1e300 ],
		[ Infinity, 2, Infinity ],
		[ NaN, 2, NaN ],
	] )( 'rounds %p at %p decimals to %p', ( value, precision, rounded ) => {
		expect( roundToPrecision( value, precision ) ).toBe( rounded );
	} );

	it( 'is symmetric and idempotent', () => {
		fc.assert(
			fc.property(
				fc.double( { noNaN: true, noDefaultInfinity: true } ),
				fc.integer( { min: 0, max: 8 } ),
				( value, precision ) => {
					const rounded = roundToPrecision( value, precision );
					expect( roundToPrecision( -value, precision ) + 0 ).toBe(
						-rounded + 0
					);
					expect( roundToPrecision( rounded, precision ) ).toBe(
						rounded
					);
				}
			)
		);
	} );
} );

describe( 'parseNumber', () => {
	it( 'parses text that starts with a number', () => {
		expect( parseNumber( ' 12.50 EUR' ) ).toBe( 12.5 );
		expect( parseNumber( 3 ) ).toBe( 3 );
		expect( parseNumber( true ) ).toBeNaN();
		expect( parseNumber( null ) ).toBeNaN();
	} );
} );
