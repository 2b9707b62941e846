import * as fc from 'fast-check';
import { HEIGHT, WIDTH, getSparklinePath } from '../sparkline-path';

const pointsOf = ( path: string ) =>
	[ ...path.matchAll( /[ML](-?[\d.]+) (-?[\d.]+)/g ) ].map(
		( [ , x, y ] ) => [ Number( x ), Number( y ) ]
	);

describe( 'getSparklinePath', () => {
	it( 'stands on the ground where nothing was sold', () => {
		expect( pointsOf( getSparklinePath( [ 0, 5, 10 ] ) ) ).toEqual( [
			[ 0, HEIGHT - 2 ],
			[ 50, HEIGHT / 2 ],
			[ 100, 2 ],
		] );
	} );

	it( 'ends where the day is', () => {
		expect(
			pointsOf( getSparklinePath( [ 1, 1 ], [ 1, 2 ], 5 ) ).at( -1 )
		).toEqual( [ 25, HEIGHT / 2 ] );
	} );

	it( 'draws no line through one point', () => {
		expect( getSparklinePath( [ 3 ] ) ).toBe( '' );
	} );

	it( 'stays in its picture', () => {
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
