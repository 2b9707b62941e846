import fc from 'fast-check';

import { createBands } from '../bands';
import { isDense, isGap, downsamplePoints } from '../downsample';
import type { DrawnPoint } from '../types';

const bandsOf = ( count: number, width: number, isRtl = false ) =>
	createBands( count, { left: 80, width }, isRtl );
const identity = ( value: number ) => -value;
const thin = ( values: Array< number | null >, width: number, isRtl = false ) =>
	downsamplePoints(
		values,
		bandsOf( values.length, width, isRtl ),
		0,
		identity
	);
const points = ( track: ReturnType< typeof thin > ) =>
	track.filter( ( point ): point is DrawnPoint => point !== null );

describe( 'isDense', () => {
	it( 'is true above two dates per pixel', () => {
		expect( isDense( bandsOf( 200, 100 ) ) ).toBe( false );
		expect( isDense( bandsOf( 201, 100 ) ) ).toBe( true );
	} );
} );

describe( 'isGap', () => {
	it.each( [ null, undefined, NaN ] )( 'is true for %p', ( value ) => {
		expect( isGap( value ) ).toBe( true );
	} );
	it.each( [ 0, -1, 1e300 ] )( 'is false for %p', ( value ) => {
		expect( isGap( value ) ).toBe( false );
	} );
} );

describe( 'downsamplePoints', () => {
	const values = fc.array( fc.integer( { min: -1e6, max: 1e6 } ), {
		minLength: 300,
		maxLength: 600,
	} );

	it( 'keeps all extremes and the first and last value', () => {
		fc.assert(
			fc.property(
				values,
				fc.integer( { min: 10, max: 100 } ),
				fc.boolean(),
				( all, width, isRtl ) => {
					const kept = points( thin( all, width, isRtl ) );
					const perPixel = all.length / width;
					const near = ( index: number ) =>
						kept
							.filter(
								( point ) =>
									Math.abs( point.index - index ) <= perPixel
							)
							.map( ( point ) => all[ point.index ] ?? 0 );
					const isCovered = all.every( ( value, index ) => {
						const around = near( index );
						return (
							Math.max( ...around ) >= value &&
							Math.min( ...around ) <= value
						);
					} );
					expect( isCovered ).toBe( true );
					expect( kept.length ).toBeLessThanOrEqual(
						4 * ( width + 2 )
					);
					expect( kept[ 0 ]?.index ).toBe( 0 );
					expect( kept.at( -1 )?.index ).toBe( all.length - 1 );
				}
			),
			{ numRuns: 40, endOnFailure: true }
		);
	} );

	it( 'keeps the chronological order without duplicates', () => {
		fc.assert(
			fc.property( values, ( all ) => {
				const kept = points( thin( all, 50 ) );
				kept.slice( 1 ).forEach( ( point, place ) =>
					expect( point.index ).toBeGreaterThan(
						kept[ place ]?.index ?? -1
					)
				);
			} ),
			{ numRuns: 40, endOnFailure: true }
		);
	} );

	it( 'interrupts the line only at gaps of at least a pixel', () => {
		const all = Array.from( { length: 1000 }, ( _, index ) => index );
		const holed = ( from: number, to: number ) =>
			all.map( ( item, index ) =>
				index >= from && index < to ? null : item
			);
		// Ten dates share a pixel.
		expect( thin( holed( 500, 505 ), 100 ) ).not.toContain( null );
		const broken = thin( holed( 500, 520 ), 100 );
		expect( broken.filter( ( point ) => point === null ) ).toHaveLength(
			1
		);
		const at = broken.indexOf( null );
		expect( broken[ at - 1 ]?.index ).toBe( 499 );
		expect( broken[ at + 1 ]?.index ).toBe( 520 );
	} );

	it.each( [
		[ false, [ 80.13, 80.38, 80.63, 80.88, 81.13, 81.88 ] ],
		[ true, [ 81.88, 81.63, 81.38, 81.13, 80.88, 80.13 ] ],
	] )(
		'keeps the first, lowest, highest and last value of a pixel, rtl %p',
		( isRtl, xs ) => {
			// Four dates per pixel; the second pixel has equal values.
			const kept = points( thin( [ 5, 9, 1, 3, 2, 2, 2, 2 ], 2, isRtl ) );
			expect( kept.map( ( { index } ) => index ) ).toEqual( [
				0, 1, 2, 3, 4, 7,
			] );
			expect( kept.map( ( { x } ) => x ) ).toEqual( xs );
			expect( kept.map( ( { y } ) => y ) ).toEqual( [
				-5, -9, -1, -3, -2, -2,
			] );
		}
	);

	it( 'keeps equal extremes once', () => {
		const kept = points( thin( [ 2, 1, 1, 3, 3, 2, 2, 2 ], 1 ) );
		expect( kept.map( ( { index } ) => index ) ).toEqual( [ 0, 1, 3, 7 ] );
	} );

	it( 'moves the points by the offset of the series', () => {
		const [ first, second ] = points(
			downsamplePoints( [ 1, 1 ], bandsOf( 2, 2 ), 1.5, identity )
		);
		expect( [ first?.x, second?.x ] ).toEqual( [ 82, 83 ] );
	} );

	it( 'interrupts the line at a gap of exactly a pixel, but does not begin with one', () => {
		const gap = ( count: number ) => Array( count ).fill( null );
		const indexes = ( ...all: Array< number | null > ) =>
			thin( all, all.length / 4 ).map(
				( point ) => point?.index ?? null
			);
		expect( indexes( ...gap( 5 ), 1, 1, 1 ) ).toEqual( [ 5, 7 ] );
		expect( indexes( 1, 1, ...gap( 4 ), 1, 1 ) ).toEqual( [
			0,
			1,
			null,
			6,
			7,
		] );
		expect( indexes( 1, 1, ...gap( 3 ), 1, 1, 1 ) ).toEqual( [
			0, 1, 5, 7,
		] );
		// Short gaps do not add up.
		expect(
			indexes( 1, ...gap( 2 ), 1, ...gap( 2 ), 1, 1, 1, 1, 1, 1 )
		).not.toContain( null );
	} );

	it( 'treats NaN as a gap and handles empty data', () => {
		expect( thin( Array( 500 ).fill( NaN ), 100 ) ).toEqual( [] );
		expect( thin( [], 100 ) ).toEqual( [] );
	} );
} );
