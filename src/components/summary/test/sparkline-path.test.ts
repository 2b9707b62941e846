import * as fc from 'fast-check';
import { HEIGHT, WIDTH, getSparklinePath } from '../sparkline-path';

const pointsOf = ( path: string ) =>
	[ ...path.matchAll( /[ML](-?[\d.]+) (-?[\d.]+)/g ) ].map(
		( [ , x, y ] ) => [ Number( x ), Number( y ) ]
	);

describe( 'getSparklinePath', () => {
	it( 'starts the scale at zero', () => {
		expect( pointsOf( getSparklinePath( [ 0, 5, 10 ] ) ) ).toEqual( [
			[ 0, HEIGHT - 2 ],
			[ 50, HEIGHT / 2 ],
			[ 100, 2 ],
		] );
	} );

	it( 'ends at the current interval', () => {
		expect(
			pointsOf( getSparklinePath( [ 1, 1 ], [ 1, 2 ], 5 ) ).at( -1 )
		).toEqual( [ 25, HEIGHT / 2 ] );
	} );

	it( 'draws no line for a single value', () => {
		expect( getSparklinePath( [ 3 ] ) ).toBe( '' );
	} );

	it( 'stays within the image', () => {
		const values = fc.array(
			fc.double( { noNaN: true, min: -1e9, max: 1e9 } ),
			{
				minLength: 2,
				maxLength: 50,
			}
		);
		fc.assert(
			fc.property( values, ( list ) => {
				const points = pointsOf( getSparklinePath( list ) );
				expect( points ).toHaveLength( list.length );
				for ( const [ x = -1, y = -1 ] of points ) {
					expect( x ).toBeGreaterThanOrEqual( 0 );
					expect( x ).toBeLessThanOrEqual( WIDTH );
					expect( y ).toBeGreaterThanOrEqual( 0 );
					expect( y ).toBeLessThanOrEqual( HEIGHT );
				}
			} )
		);
	} );
} );
