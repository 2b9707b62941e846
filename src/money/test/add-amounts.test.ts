import fc from 'fast-check';
import { addAmounts } from '..';

const addFloats = ( amounts: readonly number[] ) =>
	amounts.reduce( ( sum, amount ) => sum + amount, 0 );

describe( 'addAmounts', () => {
	it.each( [
		[ [ 0.1, 0.2 ], 0.3 ],
		[ [ 1.005, 2.01 ], 3.015 ],
		[ [ 4.35, 4.35, 4.35 ], 13.05 ],
		[ [ 0.1, 0.2, -0.3 ], 0 ],
		[ [ -0.1, -0.7 ], -0.8 ],
	] )( 'adds %p to %p', ( amounts, sum ) => {
		expect( addAmounts( amounts ) ).toBe( sum );
		expect( addFloats( amounts ) ).not.toBe( sum );
	} );

	it.each( [
		[ [ 0.005, 0.007, 0.001 ], 0.013 ],
		[ [ 10.123, 20.456, 0.001 ], 30.58 ],
		[ [ 0.001, 0.004, 0.001, 0.1 ], 0.106 ],
	] )( 'adds the three decimals of %p to %p', ( amounts, sum ) => {
		expect( addAmounts( amounts ) ).toBe( sum );
		expect( addFloats( amounts ) ).not.toBe( sum );
	} );

	it( 'adds thousands of amounts without an error that grows', () => {
		const amounts = Array.from( { length: 10_000 }, () => 0.1 );

		expect( addAmounts( amounts ) ).toBe( 1000 );
		expect( addFloats( amounts ) ).not.toBe( 1000 );
	} );

	it( 'adds amounts whose units do not fit into a number', () => {
		const amounts = [ 9_007_199_254_740_991, 0.6, 0.6, 0.6, 0.6, 0.6 ];

		expect( addAmounts( amounts ) ).toBe( 9_007_199_254_740_994 );
		expect( addFloats( amounts ) ).not.toBe( 9_007_199_254_740_994 );
	} );

	it( 'adds averages with all of their decimals', () => {
		expect( addAmounts( [ 10 / 3, 0.1, -10 / 3 ] ) ).toBe( 0.1 );
		expect( addAmounts( [ 1e-9, 2e-9 ] ) ).toBe( 3e-9 );
	} );

	it( 'returns 0 for an empty list', () => {
		expect( addAmounts( [] ) ).toBe( 0 );
	} );

	it( 'returns the sum of the units at any number of decimals', () => {
		fc.assert(
			fc.property(
				fc.nat( 12 ),
				fc.array( fc.integer( { min: -1e9, max: 1e9 } ) ),
				( decimals, units ) => {
					const toAmount = ( unit: number ) =>
						Number( `${ unit }e-${ decimals }` );
					const sum = addAmounts( units.map( toAmount ) );
					expect( sum ).toBe(
						// `+ 0` turns minus zero into zero.
						toAmount( addFloats( units ) ) + 0
					);
				}
			)
		);
	} );

	it( 'does not depend on the order of the amounts', () => {
		fc.assert(
			fc.property(
				fc.array( fc.double( { noNaN: true, min: -1e12, max: 1e12 } ) ),
				( amounts ) => {
					expect( addAmounts( [ ...amounts ].reverse() ) ).toBe(
						addAmounts( amounts )
					);
				}
			)
		);
	} );
} );
