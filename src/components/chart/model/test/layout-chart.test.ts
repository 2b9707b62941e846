import fc from 'fast-check';

import { getPoint } from '../get-point';
import { layoutChart } from '../layout-chart';
import type { LayoutOptions, LayoutSeries } from '../types';

const DAY = 86400000;
const size = { width: 600, height: 250 };

function options( count: number, changes: Partial< LayoutOptions > = {} ) {
	return {
		type: 'line' as const,
		mode: 'time-comparison' as const,
		interval: 'day' as const,
		dates: Array.from( { length: count }, ( _, index ) => index * DAY ),
		measure: ( text: string, fontSize: number ) =>
			text.length * fontSize * 0.5,
		format: {
			x: ( time: number ) => String( new Date( time ).getUTCDate() ),
			x2: ( time: number ) =>
				new Date( time ).toISOString().slice( 0, 7 ),
			y: () => String,
		},
		...changes,
	};
}

const one = ( ...values: Array< number | null > ): LayoutSeries[] => [
	{ key: 'a', values },
];

describe( 'layoutChart', () => {
	it( 'keeps the margins free', () => {
		const { plot } = layoutChart( one( 1, 2 ), size, options( 2 ) );
		expect( plot ).toEqual( { left: 80, top: 0, width: 490, height: 200 } );
	} );

	it( 'mirrors margins and time in right-to-left languages', () => {
		const model = layoutChart(
			one( 1, 2 ),
			size,
			options( 2, { isRtl: true } )
		);
		expect( model.plot.left ).toBe( 30 );
		expect( model.series[ 0 ]?.points.map( ( p ) => p?.x ) ).toEqual( [
			397.5, 152.5,
		] );
	} );

	it( 'increases the margin for long labels', () => {
		const y = () => () => 'Rp 1.000.000.000.000';
		const model = layoutChart(
			one( 1, 2 ),
			size,
			options( 2, { format: { ...options( 2 ).format, y } } )
		);
		expect( model.plot.left ).toBe( 20 * 6 + 24 );
		expect( model.plot.width ).toBe( 600 - 144 - 30 );
	} );

	it( 'leaves room for the longest of different labels', () => {
		const y = () => ( value: number ) =>
			value === 0 ? '0' : 'Rp 1.000.000.000.000';
		const { plot } = layoutChart(
			one( 1, 2 ),
			size,
			options( 2, { format: { ...options( 2 ).format, y } } )
		);
		expect( plot.left ).toBe( 20 * 6 + 24 );
	} );

	it( 'draws values between the lowest and the highest tick', () => {
		// Ticks at 0, 30, 60, 90, 120, because 90 would be on the limit.
		const model = layoutChart( one( 0, 60, 90 ), size, options( 3 ) );
		expect( model.yTicks.map( ( { value } ) => value ) ).toEqual( [
			0, 30, 60, 90, 120,
		] );
		expect( model.series[ 0 ]?.points.map( ( p ) => p?.y ) ).toEqual( [
			200, 100, 50,
		] );
	} );

	it( 'interrupts the line at a gap and draws an isolated point as a dot', () => {
		const count = 60;
		const values = Array.from( { length: count }, ( _, index ) =>
			index === 10 || index === 12 ? null : index
		);
		const model = layoutChart( one( ...values ), size, options( count ) );
		const shape = model.series[ 0 ];
		expect( shape?.path.match( /M/g ) ).toHaveLength( 3 );
		expect( shape?.dots.map( ( { index } ) => index ) ).toEqual( [ 11 ] );
		expect( shape?.points[ 10 ] ).toBeNull();
	} );

	it( 'draws negative bars below zero', () => {
		const model = layoutChart(
			one( 50, -50, 0 ),
			size,
			options( 3, { type: 'bar' } )
		);
		const bars = model.series[ 0 ]?.bars ?? [];
		expect( bars ).toHaveLength( 2 );
		expect( bars[ 0 ]?.top ).toBeLessThan( model.zeroY );
		expect( bars[ 0 ]?.top ).toBe(
			model.zeroY - ( bars[ 0 ]?.height ?? 0 )
		);
		expect( bars[ 1 ]?.top ).toBe( model.zeroY );
		expect( bars[ 1 ]?.height ).toBe( bars[ 0 ]?.height );
	} );

	it( 'draws the bars of a date side by side', () => {
		const model = layoutChart(
			[
				{ key: 'a', values: [ 1, 1 ] },
				{ key: 'b', values: [ 1, 1 ] },
			],
			size,
			options( 2, { type: 'bar' } )
		);
		const [ a, b ] = model.series.map( ( { bars } ) => bars[ 0 ] );
		expect( ( a?.left ?? 0 ) + ( a?.width ?? 0 ) ).toBeLessThanOrEqual(
			b?.left ?? 0
		);
		expect( a?.width ).toBeLessThanOrEqual( 64 );
	} );

	it( 'stacks the bars of a date, negative ones below zero', () => {
		const model = layoutChart(
			[
				{ key: 'a', values: [ 20, -10, null ] },
				{ key: 'b', values: [ 30, -20, 5 ] },
				{ key: 'c', values: [ -10, 0, 10 ] },
			],
			size,
			options( 3, { type: 'stacked' } )
		);
		const { domain, plot, zeroY } = model;
		const unit = plot.height / ( domain.max - domain.min );
		const bars = model.series.map( ( shape ) =>
			shape.bars.map( ( { index, top, height } ) => ( {
				index,
				from: Math.round( ( zeroY - top - height ) / unit ) || 0,
				to: Math.round( ( zeroY - top ) / unit ) || 0,
			} ) )
		);
		expect( bars ).toEqual( [
			[
				{ index: 0, from: 0, to: 20 },
				{ index: 1, from: -10, to: 0 },
			],
			[
				{ index: 0, from: 20, to: 50 },
				{ index: 1, from: -30, to: -10 },
				{ index: 2, from: 0, to: 5 },
			],
			[
				{ index: 0, from: -10, to: 0 },
				{ index: 2, from: 5, to: 15 },
			],
		] );
		expect( domain.max ).toBeGreaterThanOrEqual( 50 );
		expect( getPoint( model, 1, 0 )?.y ).toBe(
			model.series[ 1 ]?.bars[ 0 ]?.top
		);
		expect( getPoint( model, 0, 2 ) ).toBeNull();
	} );

	it( 'separates intervals that have not ended, except in the comparison', () => {
		const model = layoutChart(
			[
				{ key: 'a', values: [ 1, 2, 3, 1 ] },
				{ key: 'b', values: [ 1, 2, 3, 4 ], isComparison: true },
			],
			size,
			options( 4, { unfinishedFrom: 3 * DAY } )
		);
		const [ a, b ] = model.series;
		expect( a?.path.match( /[ML]/g ) ).toHaveLength( 3 );
		expect( a?.unfinishedPath.match( /[ML]/g ) ).toHaveLength( 2 );
		expect( b?.path.match( /[ML]/g ) ).toHaveLength( 4 );
		expect( b?.unfinishedPath ).toBe( '' );
	} );

	it( 'places each line at the center of its dates, without dots in bars', () => {
		const both = [
			{ key: 'a', values: [ 1, 2 ] },
			{ key: 'b', values: [ 1, null ], isComparison: true },
		];
		const [ a, b ] = layoutChart( both, size, options( 2 ) ).series;
		expect( [ a?.offset, b?.offset ] ).toEqual( [ 0, 0 ] );
		expect( [ a?.isComparison, b?.isComparison ] ).toEqual( [
			false,
			true,
		] );
		expect( [ a?.bars, a?.dots.length ] ).toEqual( [ [], 0 ] );

		const bars = layoutChart( both, size, options( 2, { type: 'bar' } ) );
		// A bar has at most 64 px.
		expect( bars.series.map( ( { offset } ) => offset ) ).toEqual( [
			-32, 32,
		] );
		expect( bars.series[ 0 ] ).toMatchObject( { dots: [], path: '' } );
		expect( getPoint( bars, 1, 0 ) ).toEqual( {
			x: 234.5,
			y: bars.series[ 1 ]?.points[ 0 ]?.y,
		} );
		expect( getPoint( bars, 1, 1 ) ).toBeNull();
		expect( getPoint( bars, 1, 2 ) ).toBeNull();
	} );

	it( 'places dense bars at the center of their dates', () => {
		const count = 1500;
		const values = Array( count ).fill( 1 );
		const { series } = layoutChart(
			[
				{ key: 'a', values },
				{ key: 'b', values },
			],
			size,
			options( count, { type: 'bar' } )
		);
		expect( series.map( ( { offset } ) => offset ) ).toEqual( [ 0, 0 ] );
	} );

	it.each( [
		[ 1, true, [ 0, 1, 2 ] ],
		[ -1, true, [ -2, -1, 0 ] ],
		[ 0.9, true, [ 0, 0.3, 0.6, 0.9, 1.2 ] ],
		[ 1, false, [ 0, 0.4, 0.8, 1.2 ] ],
	] )(
		'has whole ticks for a value of %d if values are whole, %p',
		( value, isWhole, ticks ) => {
			const { yTicks } = layoutChart(
				one( value ),
				size,
				options( 1, { isWhole } )
			);
			expect( yTicks.map( ( tick ) => tick.value ) ).toEqual( ticks );
		}
	);

	it( 'places annotations', () => {
		const annotations = [ { time: DAY, label: 'Sale' } ];
		expect(
			layoutChart( one( 1, 2 ), size, options( 2, { annotations } ) )
				.annotations
		).toEqual( [ { index: 1, x: 447.5, labels: [ 'Sale' ] } ] );
		expect(
			layoutChart( one( 1, 2 ), size, options( 2 ) ).annotations
		).toEqual( [] );
	} );

	it( 'marks bars of intervals that have not ended', () => {
		const model = layoutChart(
			one( 1, 2 ),
			size,
			options( 2, { unfinishedFrom: 0, type: 'bar' } )
		);
		expect(
			model.series[ 0 ]?.bars.every( ( bar ) => bar.isUnfinished )
		).toBe( true );
	} );

	it.each( [
		[ 783, 10, 1.25 ],
		[ 784, 10, 2 ],
		[ 1365, 10, 2 ],
		[ 1366, 50, 3 ],
		[ 1366, 51, 2 ],
	] )(
		'draws at %d px with %d dates lines of %d px',
		( width, count, thick ) => {
			const model = layoutChart(
				one( ...Array( count ).fill( 1 ) ),
				{ width, height: 250 },
				options( count )
			);
			expect( model.lineWidth ).toBe( thick );
			expect( model.pointRadius ).toBe( width <= 1365 ? 4 : 6 );
		}
	);

	it( 'handles missing series, dates and space', () => {
		expect( layoutChart( [], size, options( 0 ) ).xTicks ).toEqual( [] );
		const tiny = layoutChart(
			one( 1 ),
			{ width: 50, height: 20 },
			options( 1 )
		);
		expect( tiny.plot ).toMatchObject( { width: 0, height: 0 } );
	} );

	it( 'lays out thousands of values', () => {
		const count = 5000;
		const values = Array.from( { length: count }, ( _, i ) => i % 97 );
		const model = layoutChart( one( ...values ), size, options( count ) );
		expect( model.series[ 0 ]?.points.length ).toBeLessThan( 490 * 4 );
		expect( model.series[ 0 ]?.values ).toHaveLength( count );
		expect( model.xTicks.length ).toBeLessThanOrEqual( 7 );
	} );

	it( 'keeps marks inside the plot and labels separate', () => {
		const value = fc.option(
			fc.double( { min: -1e9, max: 1e9, noNaN: true } ),
			{ nil: null }
		);
		fc.assert(
			fc.property(
				fc.array( value, { minLength: 1, maxLength: 80 } ),
				fc.integer( { min: 200, max: 1600 } ),
				fc.boolean(),
				fc.constantFrom( 'line' as const, 'bar' as const ),
				( values, width, isRtl, type ) => {
					const model = layoutChart(
						one( ...values ),
						{ width, height: 220 },
						options( values.length, { isRtl, type } )
					);
					const { plot } = model;
					const isInside = ( x: number, y: number ) =>
						x >= plot.left - 0.01 &&
						x <= plot.left + plot.width + 0.01 &&
						y >= plot.top - 0.01 &&
						y <= plot.top + plot.height + 0.01;
					for ( const { points, bars, path } of model.series ) {
						expect( path ).not.toContain( 'NaN' );
						for ( const point of points ) {
							expect(
								! point || isInside( point.x, point.y )
							).toBe( true );
						}
						for ( const bar of bars ) {
							expect(
								isInside( bar.left, Math.max( 0, bar.top ) )
							).toBe( true );
							expect( bar.height ).toBeGreaterThan( 0 );
						}
					}
					const texts = model.xTicks;
					texts.slice( 1 ).forEach( ( tick, place ) => {
						const before = texts[ place ];
						const widths =
							( tick.label.length +
								( before?.label.length ?? 0 ) ) *
							3;
						expect(
							Math.abs( tick.x - ( before?.x ?? 0 ) )
						).toBeGreaterThan( widths );
					} );
				}
			),
			{ numRuns: 200 }
		);
	} );
} );
