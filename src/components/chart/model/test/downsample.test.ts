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

	it( 'treats NaN as a gap and handles empty data', () => {
		expect( thin( Array( 500 ).fill( NaN ), 100 ) ).toEqual( [] );
		expect( thin( [], 100 ) ).toEqual( [] );
	} );
} );
