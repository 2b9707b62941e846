import { createBands, getBandCenter } from '../bands';
import { getDashArray } from '../dashes';
import {
	createBarGroup,
	createBars,
	createDenseBars,
	createDots,
	createGetX,
	createPoints,
	splitTrack,
} from '../marks';

const bandsOf = ( count: number, width: number, isRtl = false ) =>
	createBands( count, { left: 80, width }, isRtl );
const at = ( index: number, y = 50 ) => ( { index, x: 100 * index, y } );
const a = at( 0 );
const b = at( 1 );
const c = at( 2 );

describe( 'createBands', () => {
	it( 'fills the plot with a single band if there are no dates', () => {
		expect( bandsOf( 0, 300 ) ).toEqual( {
			count: 0,
			left: 80,
			width: 300,
			step: 300,
			isRtl: false,
		} );
		expect( bandsOf( 1, 300 ).step ).toBe( 300 );
		expect( bandsOf( 3, 300 ).step ).toBe( 100 );
	} );

	it( 'runs from left to right by default', () => {
		const bands = createBands( 3, { left: 80, width: 300 } );
		expect( getBandCenter( bands, 0 ) ).toBe( 130 );
		expect( getBandCenter( { ...bands, isRtl: true }, 0 ) ).toBe( 330 );
	} );
} );

describe( 'getDashArray', () => {
	it.each( [
		[ undefined, undefined, '' ],
		[ 0, false, '' ],
		[ 1, false, '5 5' ],
		[ 4, false, '14 6 1 6 1 6' ],
		[ 5, false, '' ],
		[ 1, true, '1 5' ],
	] )( 'returns for slot %p, unfinished %p, %p', ( slot, end, dashes ) => {
		expect( getDashArray( slot, end ) ).toBe( dashes );
	} );
} );

describe( 'createPoints', () => {
	it( 'keeps gaps and the index of each value', () => {
		expect(
			createPoints(
				[ 1, null, NaN, 0 ],
				( index ) => index * 10,
				( value ) => 50 - value
			)
		).toEqual( [
			{ index: 0, x: 0, y: 49 },
			null,
			null,
			{ index: 3, x: 30, y: 50 },
		] );
	} );

	it( 'places values at two decimals', () => {
		const getX = createGetX( bandsOf( 7, 100 ), 3 );
		expect( [ 0, 1 ].map( getX ) ).toEqual( [ 90.14, 104.43 ] );
	} );
} );

describe( 'splitTrack', () => {
	it.each( [
		[ 3, [ a, b, c ], [] ],
		[ 2, [ a, b ], [ b, c ] ],
		[ 1, [ a ], [ a, b, c ] ],
		[ 0, [], [ a, b, c ] ],
	] )( 'splits a line at date %d', ( index, track, unfinishedTrack ) => {
		expect( splitTrack( [ a, b, c ], index ) ).toEqual( {
			track,
			unfinishedTrack,
		} );
	} );

	it( 'does not split a line at a gap', () => {
		expect( splitTrack( [ a, null, c ], 1 ) ).toEqual( {
			track: [ a, null ],
			unfinishedTrack: [ null, c ],
		} );
		expect( splitTrack( [ a, b, null ], 2 ).unfinishedTrack ).toEqual( [] );
	} );
} );

describe( 'createDots', () => {
	it.each( [
		[
			[ a, null, c ],
			[ a, c ],
		],
		[ [ a, b, null ], [] ],
		[ [ null, b, c ], [] ],
		[ [ a, b, c ], [] ],
		[ [ b ], [ b ] ],
	] )( 'returns the isolated points of %j', ( points, dots ) => {
		expect( createDots( points ) ).toEqual( dots );
	} );
} );

describe( 'createBarGroup', () => {
	it.each( [
		// Step, number of series, width and offsets.
		[ 100, 1, 63, [ 0 ] ],
		[ 100, 2, 39, [ -20, 20 ] ],
		[ 50, 2, 19, [ -10, 10 ] ],
		// Bars of up to 6 px have no gap.
		[ 7.5, 1, 6, [ 0 ] ],
		[ 10, 1, 7, [ 0 ] ],
		[ 50, 0, 39, [] ],
	] )(
		'divides %d px among %d bars of %d px',
		( step, seriesCount, width, offsets ) => {
			const group = createBarGroup( bandsOf( 1, step ), seriesCount );
			expect( group.width ).toBeCloseTo( width, 10 );
			expect( group.offsets ).toEqual( offsets );
		}
	);

	it( 'starts at the right in right-to-left languages', () => {
		expect( createBarGroup( bandsOf( 1, 50, true ), 2 ).offsets ).toEqual( [
			10, -10,
		] );
	} );
} );

describe( 'createBars', () => {
	const options = { width: 10, getBaseY: () => 100, unfinishedIndex: 2 };

	it( 'starts at the zero line and skips zeros and gaps', () => {
		expect(
			createBars(
				[ at( 0, 40 ), null, at( 2, 160 ), at( 3, 100 ) ],
				[ 60, null, -60, 0 ],
				options
			)
		).toEqual( [
			{
				index: 0,
				left: -5,
				top: 40,
				width: 10,
				height: 60,
				isUnfinished: false,
			},
			{
				index: 2,
				left: 195,
				top: 100,
				width: 10,
				height: 60,
				isUnfinished: true,
			},
		] );
	} );

	it( 'shows small values with a height of a pixel', () => {
		const [ up, down ] = createBars(
			[ at( 0, 99.9 ), at( 1, 100.1 ) ],
			[ 0.1, -0.1 ],
			options
		);
		expect( up ).toMatchObject( { top: 99, height: 1 } );
		expect( down ).toMatchObject( { top: 100, height: 1 } );
	} );
} );

describe( 'createDenseBars', () => {
	it( 'returns a bar up and a bar down for each pixel with such values', () => {
		// Four dates per pixel.
		const values = [ 1, 9, -4, 0, 3, 5, 2, 2, -1, -7, -2, -2, 0, 0, 0, 0 ];
		expect(
			createDenseBars( values, bandsOf( 16, 4 ), ( v ) => 100 - v, {
				getBaseY: () => 100,
				unfinishedIndex: 9,
			} )
		).toEqual( [
			{
				index: 1,
				left: 80,
				top: 91,
				width: 1,
				height: 9,
				isUnfinished: false,
			},
			{
				index: 2,
				left: 80,
				top: 100,
				width: 1,
				height: 4,
				isUnfinished: false,
			},
			{
				index: 5,
				left: 81,
				top: 95,
				width: 1,
				height: 5,
				isUnfinished: false,
			},
			{
				index: 9,
				left: 82,
				top: 100,
				width: 1,
				height: 7,
				isUnfinished: true,
			},
		] );
	} );
} );
