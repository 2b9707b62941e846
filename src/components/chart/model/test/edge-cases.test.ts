import { layoutChart } from '../layout-chart';
import { getPoint } from '../get-point';
import { toValue } from '../read-rows';
import { getTrackPath } from '../track-path';
import type { ChartModel, LayoutOptions, Values } from '../types';

const HOUR = 3600000;
const DAY = 24 * HOUR;
const size = { width: 600, height: 250 };

function layout(
	values: Values,
	changes: Partial< LayoutOptions > = {},
	step = DAY
): ChartModel {
	return layoutChart( [ { key: 'a', values } ], size, {
		type: 'line',
		mode: 'time-comparison',
		interval: 'day',
		dates: Array.from( { length: values.length }, ( _, i ) => i * step ),
		measure: ( text, fontSize ) => text.length * fontSize * 0.5,
		format: { x: String, x2: () => '', y: () => String },
		...changes,
	} );
}

const ys = ( { series }: ChartModel ) =>
	series[ 0 ]?.points.map( ( point ) => point?.y );

describe( 'edge cases', () => {
	it( 'draws a single point in the middle as a dot', () => {
		const { series, plot } = layout( [ 7 ] );
		expect( series[ 0 ]?.dots ).toEqual( [
			{
				index: 0,
				x: plot.left + plot.width / 2,
				y: expect.any( Number ),
			},
		] );
	} );

	it( 'draws zero values on the zero line', () => {
		const model = layout( [ 0, 0, 0 ] );
		expect( ys( model ) ).toEqual( [ 200, 200, 200 ] );
		expect( model.zeroY ).toBe( 200 );
	} );

	it( 'draws equal values at the same height above zero', () => {
		const [ first, ...rest ] = ys( layout( [ 5, 5, 5 ] ) ) ?? [];
		expect( rest ).toEqual( [ first, first ] );
		expect( first ).toBeLessThan( 200 );
		expect( first ).toBeGreaterThan( 0 );
	} );

	it.each( [ 1e6, 1e-3, 1e15 ] )( 'draws %p to scale', ( value ) => {
		const [ none = 0, half = 0, all = 0 ] =
			ys( layout( [ 0, value / 2, value ] ) ) ?? [];
		expect( none - all ).toBeGreaterThan( 100 );
		expect( none - half ).toBeCloseTo( ( none - all ) / 2, 1 );
	} );

	it.each( [ 1e300, 1e-300, -1e300 ] )( 'handles %p', ( value ) => {
		for ( const y of ys( layout( [ 0, value / 2, value ] ) ) ?? [] ) {
			expect( y ).toEqual( expect.any( Number ) );
			expect( y ).not.toBeNaN();
		}
	} );

	it( 'draws a million and a thousandth to scale', () => {
		const model = layout( [ 1e6, 1e-3 ], { type: 'bar' } );
		const [ large, small ] = model.series[ 0 ]?.bars ?? [];
		expect( large?.height ).toBeGreaterThan( 100 );
		expect( small?.height ).toBe( 1 );
	} );

	it( 'draws negative values below zero', () => {
		const model = layout( [ -10, 10 ] );
		const [ below, above ] = ys( model ) ?? [];
		expect( below ).toBeGreaterThan( model.zeroY );
		expect( above ).toBeLessThan( model.zeroY );
	} );

	it.each( [ NaN, Infinity, -Infinity, 'abc', '', {}, [], true ] )(
		'treats %p as a gap',
		( value ) => {
			expect( toValue( value as string ) ).toBeNull();
		}
	);

	it.each( [ null, NaN ] )( 'interrupts the line at %p', ( gap ) => {
		const model = layout( [ 1, 2, gap, 3, 4 ] );
		expect( model.series[ 0 ]?.path.match( /M/g ) ).toHaveLength( 2 );
		expect( getPoint( model, 0, 2 ) ).toBeNull();
	} );

	it.each( [ 23, 24, 25 ] )(
		'draws each of %d hours with the same width',
		( count ) => {
			const model = layout(
				Array( count ).fill( 1 ),
				{ interval: 'hour' },
				HOUR
			);
			expect( model.bands.count ).toBe( count );
			const xs = model.series[ 0 ]?.points.map(
				( point ) => point?.x ?? 0
			);
			const steps =
				xs?.slice( 1 ).map( ( x, i ) => x - ( xs[ i ] ?? 0 ) ) ?? [];
			expect( Math.max( ...steps ) - Math.min( ...steps ) ).toBeLessThan(
				0.02
			);
		}
	);

	it( 'draws axes without series', () => {
		const model = layoutChart( [], size, {
			type: 'bar',
			mode: 'item-comparison',
			interval: 'day',
			dates: [ 0 ],
			measure: () => 10,
			format: { x: String, x2: String, y: () => String },
		} );
		expect( model.yTicks ).not.toHaveLength( 0 );
		expect( model.series ).toEqual( [] );
	} );

	it( 'returns the position of values where they are drawn', () => {
		const model = layout( [ 1, 2, 3 ], { type: 'bar', isRtl: true } );
		model.series[ 0 ]?.points.forEach( ( point, index ) =>
			expect( getPoint( model, 0, index ) ).toEqual( {
				x: point?.x,
				y: point?.y,
			} )
		);
		expect( getPoint( model, 3, 0 ) ).toBeNull();
	} );
} );

describe( 'layers', () => {
	it( 'uses SVG elements up to 5,000 points, then a canvas', () => {
		// 490 px keep at most 1,960 of them.
		expect( layout( Array( 5000 ).fill( 1 ) ).layer ).toBe( 'svg' );
		const wide = ( count: number, series: number ) =>
			layoutChart(
				Array.from( { length: series }, ( _, key ) => ( {
					key: String( key ),
					values: Float64Array.from(
						{ length: count },
						( __, i ) => i % 7
					),
				} ) ),
				{ width: 3000, height: 250 },
				{
					type: 'line',
					mode: 'item-comparison',
					interval: 'hour',
					dates: Array.from(
						{ length: count },
						( _, i ) => i * HOUR
					),
					measure: () => 10,
					format: { x: String, x2: String, y: () => String },
				}
			);
		expect( wide( 1000, 5 ).layer ).toBe( 'svg' );
		const model = wide( 1001, 5 );
		expect( model.layer ).toBe( 'canvas' );
		expect( model.series.every( ( { path } ) => path === '' ) ).toBe(
			true
		);
		expect( model.series[ 0 ]?.track ).toHaveLength( 1001 );
	} );

	it( 'reduces dense bars to the highest and lowest value of each pixel', () => {
		const values = Array.from( { length: 5000 }, ( _, i ) =>
			i === 2500 ? 1000 : ( i % 20 ) - 10
		);
		const model = layout( values, { type: 'bar' } );
		const bars = model.series[ 0 ]?.bars ?? [];
		expect( bars.length ).toBeLessThanOrEqual( 2 * 492 );
		expect( bars.some( ( { index } ) => index === 2500 ) ).toBe( true );
		expect( bars.some( ( { top } ) => top === model.zeroY ) ).toBe( true );
	} );
} );

describe( 'getTrackPath', () => {
	const at = ( index: number ) => ( { index, x: index, y: 10 - index } );

	it( 'interrupts the path at gaps and closes isolated points', () => {
		expect(
			getTrackPath( [
				at( 0 ),
				at( 1 ),
				null,
				at( 3 ),
				null,
				at( 5 ),
				at( 6 ),
			] )
		).toBe( 'M0,10L1,9M3,7ZM5,5L6,4' );
		expect( getTrackPath( [] ) ).toBe( '' );
	} );
} );
