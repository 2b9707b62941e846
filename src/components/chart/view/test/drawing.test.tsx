import { AnnotationMarks } from '../annotation-marks';
import { Axes } from '../axes';
import { Marks } from '../marks';
import { DAY, draw, layout, shown } from './draw';

describe( 'Axes', () => {
	it( 'has a line per value, and labels at the left and below', () => {
		const read = draw( <Axes model={ layout( [ [ 10, 20, 30 ] ] ) } /> );
		expect( read( '.grid line', 'x1', 'x2', 'y1', 'y2' ) ).toEqual(
			[ 200, 150, 100, 50, 0 ].map( ( y ) => [
				'80',
				'570',
				String( y ),
				String( y ),
			] )
		);
		expect( read( '.d3-chart__zero', 'x1', 'x2', 'y1', 'y2' ) ).toEqual( [
			[ '80', '570', '200', '200' ],
		] );
		expect( read( '.y-axis text', 'x', 'y', 'text-anchor' )[ 1 ] ).toEqual(
			[ '68', '150', 'end' ]
		);
		expect( read( '.axis text', 'y' ) ).toEqual(
			Array( 3 ).fill( [ '220' ] )
		);
		expect( read( '.axis-month text', 'x', 'y' ) ).toEqual( [
			[ expect.stringMatching( /^161\.6/ ), '238' ],
		] );
	} );

	it( 'has the values at the right in right-to-left languages', () => {
		const read = draw(
			<Axes model={ layout( [ [ 10 ] ], { isRtl: true } ) } />
		);
		expect( read( '.y-axis text', 'x', 'text-anchor' )[ 0 ] ).toEqual( [
			'532',
			'start',
		] );
	} );
} );

describe( 'AnnotationMarks', () => {
	it( 'marks the date from the top of the plot to the axis', () => {
		const read = draw(
			<AnnotationMarks
				model={ layout( [ [ 1, 2 ] ], {
					annotations: [ { time: DAY, label: 'Sale' } ],
				} ) }
			/>
		);
		expect( read( 'line', 'x1', 'x2', 'y1', 'y2' ) ).toEqual( [
			[ '447.5', '447.5', '0', '200' ],
		] );
		expect( read( 'path', 'd' ) ).toEqual( [ [ 'M447.5 192l5 8h-10z' ] ] );
	} );
} );

describe( 'Marks', () => {
	it( 'draws the first series on top and dims all but the highlighted one', () => {
		const read = draw(
			<Marks
				model={ layout( [
					[ 1, 2 ],
					[ 3, 4 ],
				] ) }
				series={ shown }
				focusedKey="a"
			/>
		);
		expect( read( '.lines > g', 'class', 'style' ) ).toEqual( [
			[
				'woocommerce-chart__series is-slot-1 is-comparison is-dimmed',
				'--woocommerce-chart-series: blue;',
			],
			[
				'woocommerce-chart__series is-slot-0',
				'--woocommerce-chart-series: red;',
			],
		] );
		expect( read( '.line', 'stroke-dasharray' ) ).toEqual( [
			[ '5 5' ],
			[ null ],
		] );
	} );

	it( 'draws the line in progress, and the area below the line', () => {
		const model = layout( [ [ 10, 30 ] ], { unfinishedFrom: DAY } );
		const read = draw(
			<Marks model={ model } series={ shown } focusedKey={ null } />
		);
		expect( read( 'path', 'class', 'd', 'stroke-dasharray' ) ).toEqual( [
			[ 'area', 'M202.5,200L202.5,150L447.5,50L447.5,200Z', null ],
			[ 'line', 'M202.5,150Z', null ],
			[ 'line is-unfinished', 'M202.5,150L447.5,50', '1 5' ],
		] );
		expect( read( '.line', 'stroke-width' ) ).toEqual( [
			[ '1.25' ],
			[ '1.25' ],
		] );
		expect( read( 'circle', 'r' ) ).toEqual( [] );
	} );

	it( 'draws only series that it knows', () => {
		const model = layout( [
			[ 1, 2 ],
			[ 3, 4 ],
		] );
		const read = draw(
			<Marks
				model={ model }
				series={ shown.slice( 0, 1 ) }
				focusedKey={ null }
			/>
		);
		expect( read( '.lines > g' ) ).toHaveLength( 1 );
	} );

	it( 'draws a bar per value, those in progress with their own class', () => {
		const read = draw(
			<Marks
				model={ layout( [ [ 10, 30 ] ], {
					type: 'bar',
					unfinishedFrom: DAY,
				} ) }
				series={ shown }
				focusedKey={ null }
			/>
		);
		expect(
			read( '.bars rect', 'class', 'x', 'y', 'width', 'height' )
		).toEqual( [
			[ 'bar', '171', '150', '63', '50' ],
			[ 'bar is-unfinished', '416', '50', '63', '150' ],
		] );
		expect( read( 'path' ) ).toEqual( [] );
	} );

	it( 'joins more than 1,500 bars in two paths', () => {
		const count = 750;
		const model = ( more: number ) => {
			const found = layout(
				[ Array( count ).fill( 1 ), Array( count ).fill( 1 ) ],
				{ type: 'bar', unfinishedFrom: 748 * DAY }
			);
			const [ first, second ] = found.series;
			// One more bar than the limit.
			return first && second
				? {
						...found,
						series: [
							{
								...first,
								bars: [
									...first.bars,
									...first.bars.slice( 0, more ),
								],
							},
							second,
						],
				  }
				: found;
		};
		const few = draw(
			<Marks model={ model( 0 ) } series={ shown } focusedKey={ null } />
		);
		expect( few( 'rect' ) ).toHaveLength( 1500 );
		expect( few( 'path' ) ).toHaveLength( 0 );
		const many = draw(
			<Marks model={ model( 1 ) } series={ shown } focusedKey={ null } />
		);
		expect( many( 'rect' ) ).toHaveLength( 0 );
		const [ , , over, unfinished ] = many( 'path', 'class', 'd' );
		expect( over?.[ 0 ] ).toBe( 'bar' );
		expect( over?.[ 1 ]?.match( /M/g ) ).toHaveLength( 749 );
		expect( unfinished?.[ 0 ] ).toBe( 'bar is-unfinished' );
		expect( unfinished?.[ 1 ]?.match( /M/g ) ).toHaveLength( 2 );
		const bar = /^M[\d.]+ 100h([\d.]+)v100h-([\d.]+)z/.exec(
			over?.[ 1 ] ?? ''
		);
		expect( bar?.[ 1 ] ).toBe( bar?.[ 2 ] );
	} );
} );
