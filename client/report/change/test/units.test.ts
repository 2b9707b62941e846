import { roundToSum, toExactUnits, toUnits } from '../units';
import { add, createRandom } from './support';

it( 'has the amounts as they are shown, halves away from zero', () => {
	expect( toUnits( 1.005, 2 ) ).toBe( 101 );
	expect( toUnits( -2.5, 0 ) ).toBe( -3 );
	expect( toExactUnits( 0.1 + 0.2, 2 ) ).toBe( 30 );
} );

it( 'rounds so that numbers add up, and the nearest ones give way', () => {
	expect( roundToSum( [ 1.4, 1.4, 1.2 ], 4 ) ).toEqual( [ 2, 1, 1 ] );
	expect( roundToSum( [ -0.5, 0.4, 7 ], 7 ) ).toEqual( [ 0, 0, 7 ] );
	expect( roundToSum( [], 0 ) ).toEqual( [] );
} );

it( 'adds up to the total and moves no number by more than one, whatever the numbers', () => {
	const random = createRandom( 5 );
	for ( let run = 0; run < 300; run++ ) {
		const values = Array.from(
			{ length: random( 1, 20 ) },
			() => random( -99999, 99999 ) / 100
		);
		const total = Math.round( add( values ) );
		const rounded = roundToSum( values, total );
		expect( add( rounded ) ).toBe( total );
		expect( rounded.every( Number.isInteger ) ).toBe( true );
		rounded.forEach( ( value, place ) =>
			expect( Math.abs( value - ( values[ place ] ?? 0 ) ) ).toBeLessThan(
				1
			)
		);
	}
} );
