import fc from 'fast-check';
import { calculateDelta } from '..';

describe( 'calculateDelta', () => {
	it.each( [
		[ 150, 100, 50 ],
		[ 50, 100, -50 ],
		[ 1, 3, -67 ],
		[ -50, -100, -50 ],
		[ 100, -50, -300 ],
		[ 10, 0, 0 ],
		[ 0, 0, 0 ],
		[ 999, 1000, 0 ],
		// Halves are rounded up.
		[ 201, 200, 1 ],
		[ 203, 200, 2 ],
		[ 199, 200, 0 ],
		[ 197, 200, -1 ],
		[ 199, -200, -199 ],
		// 0 with floating-point numbers.
		[ 1.005, 1, 1 ],
		[ 9007199254740.99, 9007199254740.98, 0 ],
	] )(
		'returns for %p against %p the change %p',
		( primary, secondary, delta ) => {
			expect( calculateDelta( primary, secondary ) ).toBe( delta );
		}
	);

	it.each( [
		[ '150', 100 ],
		[ 150, '100' ],
		[ null, 100 ],
		[ 100, undefined ],
		[ NaN, 1 ],
		[ 1, Infinity ],
		[ 1e308, 1e-308 ],
	] )( 'returns null for %p and %p', ( primary, secondary ) => {
		expect( calculateDelta( primary, secondary ) ).toBeNull();
	} );

	it( 'always returns null or an integer', () => {
		fc.assert(
			fc.property( fc.anything(), fc.anything(), ( a, b ) => {
				const delta = calculateDelta( a, b );
				expect( delta === null || Number.isInteger( delta ) ).toBe(
					true
				);
			} )
		);
	} );
} );
