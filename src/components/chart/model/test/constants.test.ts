import { createAxisFormatter } from '../../formats/number-format';
import { getMaxTicks } from '../x-axis';
import {
	CANVAS_THRESHOLD,
	getChartHeight,
	getLineWidth,
	getPointRadius,
	MARGIN,
	SIDE_LEGEND_WIDTH,
} from '../sizes';
import { MAX_SERIES } from '../visible-slots';

describe( 'sizes', () => {
	it( 'has the sizes of the public contract', () => {
		expect( MARGIN ).toEqual( { top: 0, bottom: 50, start: 80, end: 30 } );
		expect( SIDE_LEGEND_WIDTH ).toBe( 320 );
		expect( MAX_SERIES ).toBe( 5 );
		expect( CANVAS_THRESHOLD ).toBe( 5000 );
	} );

	it.each( [
		[ { isMobile: true, isLarge: false }, 180 ],
		[ { isMobile: false, isLarge: false }, 220 ],
		[ { isMobile: false, isLarge: true }, 300 ],
	] )( 'returns for %j the height %d', ( viewport, height ) => {
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
		'draws at %d px with %d dates lines of %d px',
		( width, count, thick ) => {
			expect( getLineWidth( width, count ) ).toBe( thick );
		}
	);

	it( 'uses larger points above 1365 px', () => {
		expect( [ 1365, 1366 ].map( getPointRadius ) ).toEqual( [ 4, 6 ] );
	} );
} );

describe( 'maximum number of ticks', () => {
	it.each( [
		[ 782, 7, 7 ],
		[ 783, 12, 12 ],
		[ 1130, 12, 12 ],
		[ 1131, 16, 12 ],
		[ 1365, 16, 12 ],
		[ 1366, 31, 16 ],
	] )(
		'returns for %d px the maximum %d, and %d for items',
		( width, time, items ) => {
			expect( getMaxTicks( width, 'time-comparison' ) ).toBe( time );
			expect( getMaxTicks( width, 'item-comparison' ) ).toBe( items );
		}
	);
} );

describe( 'values of the y-axis', () => {
	it.each( [
		[ 'currency', 1500000, '$1.5M' ],
		[ 'currency', 1234, '$1.23k' ],
		[ 'currency', 0.25, '$0.25' ],
		[ 'number', 1500, '1,500' ],
		[ 'average', 1500, '1,500' ],
		[ 'percent', 1500, '1.5k' ],
		[ '', 2e9, '2B' ],
	] )(
		'formats a value of type %p, %p, as %p',
		( valueType, value, text ) => {
			expect( createAxisFormatter( { valueType }, 1 )( value ) ).toBe(
				text
			);
		}
	);
} );
