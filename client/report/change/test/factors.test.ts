import { splitByFactors } from '../factors';
import { createRandom } from './support';

it( 'measures each factor with the mean of the other', () => {
	expect(
		splitByFactors(
			{ value: 1100, count: 10 },
			{ value: 2000, count: 20 },
			2
		)
	).toEqual( { byCount: -105000, byAverage: 15000 } );
} );

it( 'has all of a change from or to nothing in the number of orders', () => {
	const some = { value: 99.99, count: 3 };
	const none = { value: 0, count: 0 };
	expect( splitByFactors( some, none, 2 ) ).toEqual( {
		byCount: 9999,
		byAverage: 0,
	} );
	expect( splitByFactors( none, some, 2 ) ).toEqual( {
		byCount: -9999,
		byAverage: 0,
	} );
	expect( splitByFactors( none, none, 2 ) ).toBeUndefined();
} );

it( 'adds up to the change in whole units, whatever the amounts', () => {
	const random = createRandom( 3 );
	for ( let run = 0; run < 500; run++ ) {
		const decimals = random( 0, 3 );
		const [ now, before ] = [ 0, 1 ].map( () => ( {
			units: random( -5000, 9999999 ),
			count: random( 1, 300 ),
		} ) ) as [ Sample, Sample ];
		const factors = splitByFactors(
			{ value: now.units / 10 ** decimals, count: now.count },
			{ value: before.units / 10 ** decimals, count: before.count },
			decimals
		);
		const { byCount = NaN, byAverage = NaN } = factors ?? {};
		expect( Number.isInteger( byCount ) ).toBe( true );
		expect( byCount + byAverage ).toBe( now.units - before.units );
	}
} );

interface Sample {
	units: number;
	count: number;
}
