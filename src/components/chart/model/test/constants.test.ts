import { createAxisFormatter } from '../../formats/number-format';
import { getMaxTicks } from '../x-axis';
import {
	CANVAS_FROM,
	getChartHeight,
	getLineWidth,
	getPointRadius,
	hasRoomForDots,
	MARGIN,
	SIDE_LEGEND_WIDTH,
} from '../sizes';
import { MAX_SERIES } from '../visible-slots';

describe( 'sizes', () => {
	it( 'are those of the field', () => {
		expect( MARGIN ).toEqual( { top: 0, bottom: 50, start: 80, end: 30 } );
		expect( SIDE_LEGEND_WIDTH ).toBe( 320 );
		expect( MAX_SERIES ).toBe( 5 );
		expect( CANVAS_FROM ).toBe( 5000 );
	} );

	it.each( [
		[ { isMobile: true, isLarge: false }, 180 ],
		[ { isMobile: false, isLarge: false }, 220 ],
		[ { isMobile: false, isLarge: true }, 300 ],
	] )( 'with %j a chart is %d high', ( viewport, height ) => {
		expect( getChartHeight( viewport ) ).toBe( height );
	} );

	it.each( [
		[ 300, 31, 1.25 ],
		[ 783, 31, 1.25 ],
		[ 784, 31, 2 ],
		[ 1365, 31, 2 ],
		[ 1366, 50, 3 ],
		[ 1366, 51, 2 ],
	] )(
		'lines of %d pixels and %d dates are %d thick',
		( width, count, thick ) => {
			expect( getLineWidth( width, count ) ).toBe( thick );
		}
	);

	it( 'of points grow above 1365 pixels, dots need more than 36', () => {
		expect( [ 1365, 1366 ].map( getPointRadius ) ).toEqual( [ 4, 6 ] );
		expect( [ 36, 36.1 ].map( hasRoomForDots ) ).toEqual( [ false, true ] );
	} );
} );

describe( 'the most ticks', () => {
	it.each( [
		[ 782, 7, 7 ],
		[ 783, 12, 12 ],
		[ 1130, 12, 12 ],
		[ 1131, 16, 12 ],
		[ 1365, 16, 12 ],
		[ 1366, 31, 16 ],
	] )( 'of %d pixels are %d, for items %d', ( width, time, items ) => {
		expect( getMaxTicks( width, 'time-comparison' ) ).toBe( time );
		expect( getMaxTicks( width, 'item-comparison' ) ).toBe( items );
	} );
} );

describe( 'values of the axis', () => {
	it.each( [
		[ 'currency', 1500000, '$1.5M' ],
		[ 'currency', 1234, '$1.23k' ],
		[ 'currency', 0.25, '$0.25' ],
		[ 'number', 1500, '1,500' ],
		[ 'average', 1500, '1,500' ],
		[ 'percent', 1500, '1.5k' ],
		[ '', 2e9, '2B' ],
	] )( 'of the type %p write %p as %p', ( valueType, value, text ) => {
		expect( createAxisFormatter( { valueType }, 1 )( value ) ).toBe( text );
	} );
} );
