import { layoutChart } from '../../model/layout-chart';
import { layoutHeading } from '../heading';
import { writeSvg } from '../write-svg';
import { createSeries, createSource } from './source';

const theme = {
	font: 'Georgia',
	surface: 'white',
	text: 'black',
	subtle: 'gray',
	grid: 'silver',
};
const draw = ( ...args: Parameters< typeof createSource > ) =>
	new DOMParser().parseFromString(
		writeSvg( createSource( ...args ), theme ),
		'image/svg+xml'
	);
/** The attributes of the elements, in the order of their names. */
const read = ( svg: Document, selector: string, ...names: string[] ) =>
	Array.from( svg.querySelectorAll( selector ), ( node ) =>
		names.map( ( name ) => node.getAttribute( name ) )
	);
const options = {
	type: 'line' as const,
	mode: 'time-comparison' as const,
	interval: 'day' as const,
	dates: [ 0, 864e5, 2 * 864e5 ],
	measure: ( text: string ) => text.length * 6,
	format: {
		x: ( time: number ) => ( time ? String( time / 864e5 ) : '' ),
		x2: () => 'January',
		y: () => String,
	},
};
const layout = (
	values: Array< number | null >,
	changes: Partial< Parameters< typeof layoutChart >[ 2 ] > = {}
) =>
	layoutChart(
		[ { key: 'a', values } ],
		{ width: 600, height: 300 },
		{ ...options, ...changes }
	);

describe( 'writeSvg', () => {
	it( 'is named by its title and filled with the background', () => {
		const svg = draw();
		const { documentElement } = svg;
		expect( documentElement.getAttribute( 'aria-label' ) ).toBe(
			'Net sales'
		);
		expect( documentElement.getAttribute( 'role' ) ).toBe( 'img' );
		expect( documentElement.getAttribute( 'font-family' ) ).toBe(
			'Georgia'
		);
		expect( read( svg, 'svg > rect', 'width', 'height', 'fill' ) ).toEqual(
			[ [ '600', '372', 'white' ] ]
		);
		expect( read( svg, 'svg > g', 'transform' ) ).toEqual( [
			[ 'translate(0 72)' ],
		] );
	} );

	it( 'draws the heading and the legend', () => {
		const svg = draw( {
			series: [
				createSeries( 'a', 'A', [ 1, 2, 3 ] ),
				createSeries( 'b', 'B', [ 1, 2, 3 ], {
					item: {
						key: 'b',
						label: 'B',
						total: 6,
						isVisible: true,
						color: 'red',
						slot: 1,
					},
				} ),
			],
		} );
		expect(
			read(
				svg,
				'svg > text',
				'x',
				'y',
				'font-size',
				'font-weight',
				'fill',
				'direction',
				'text-anchor'
			)
		).toEqual( [
			[ '16', '32', '16', '600', 'black', 'ltr', 'start' ],
			[ '44', '56', '13', null, 'black', 'ltr', 'start' ],
			[ '154.5', '56', '13', null, 'black', 'ltr', 'start' ],
		] );
		expect(
			read(
				svg,
				'svg > line',
				'stroke',
				'stroke-width',
				'stroke-dasharray'
			)
		).toEqual( [
			[ '#440154', '3', null ],
			[ 'red', '3', '5 5' ],
		] );
	} );

	it( 'draws axes with the colors of the theme', () => {
		const svg = draw( { model: layout( [ 10, 20, 30 ] ) } );
		expect(
			read( svg, 'g > line', 'x1', 'x2', 'y1', 'y2', 'stroke' )
		).toEqual( [
			[ '80', '570', '250', '250', 'silver' ],
			[ '80', '570', '187.5', '187.5', 'silver' ],
			[ '80', '570', '125', '125', 'silver' ],
			[ '80', '570', '62.5', '62.5', 'silver' ],
			[ '80', '570', '0', '0', 'silver' ],
			[ '80', '570', '250', '250', 'gray' ],
		] );
		const texts = read(
			svg,
			'g > text',
			'x',
			'y',
			'fill',
			'text-anchor',
			'font-size'
		);
		// Five values, two of three days, because the first has no label, and
		// the month.
		expect( texts ).toHaveLength( 8 );
		expect( texts[ 0 ] ).toEqual( [ '68', '254', 'gray', 'end', '12' ] );
		expect( texts[ 5 ]?.slice( 1 ) ).toEqual( [
			'270',
			'gray',
			'middle',
			'12',
		] );
		expect( texts[ 7 ]?.slice( 1 ) ).toEqual( [
			'288',
			'black',
			'middle',
			'12',
		] );
	} );

	it( 'is mirrored in right-to-left languages', () => {
		const svg = draw( {
			model: layout( [ 10, 20, 30 ], { isRtl: true } ),
		} );
		expect( read( svg, 'g > text', 'x', 'text-anchor' )[ 0 ] ).toEqual( [
			'532',
			'start',
		] );
		expect(
			read( svg, 'svg > text', 'x', 'direction', 'text-anchor' )
		).toEqual( [
			[ '584', 'rtl', 'start' ],
			[ '556', 'ltr', 'end' ],
			[ '341.5', 'ltr', 'end' ],
		] );
	} );

	it( 'marks annotations on the x-axis', () => {
		const svg = draw();
		const [ [ x = '' ] = [], ...more ] = read(
			svg,
			'g > g > line',
			'x1',
			'x2',
			'y1',
			'y2'
		);
		expect( more ).toEqual( [] );
		expect( read( svg, 'g > g > line', 'x2', 'y1', 'y2' ) ).toEqual( [
			[ x, '0', '250' ],
		] );
		expect( read( svg, 'g > g > path', 'd', 'fill' ) ).toEqual( [
			[ `M${ x } 242l5 8h-10z`, 'black' ],
		] );
	} );

	it( 'draws lines, isolated points and the part in progress', () => {
		const source = {
			series: [ createSeries( 'a', 'A', [ 10, 20, 30 ] ) ],
			model: layout( [ 10, 20, 30 ], { unfinishedFrom: 2 * 864e5 } ),
		};
		const svg = draw( source );
		expect(
			read(
				svg,
				'path[fill=none]',
				'd',
				'stroke',
				'stroke-width',
				'stroke-linejoin',
				'stroke-linecap',
				'stroke-dasharray'
			)
		).toEqual( [
			[
				'M161.67,187.5L325,125',
				'#440154',
				'1.25',
				'round',
				'round',
				null,
			],
			[
				'M325,125L488.33,62.5',
				'#440154',
				'1.25',
				'round',
				'round',
				'1 5',
			],
		] );
		const isolated = {
			...source,
			model: layout( [ 10, null, 30 ] ),
		};
		expect(
			read(
				draw( isolated ),
				'circle',
				'cx',
				'cy',
				'r',
				'fill',
				'stroke',
				'stroke-width'
			)
		).toEqual( [
			[ '161.67', '187.5', '4', '#440154', 'white', '2' ],
			[ '488.33', '62.5', '4', '#440154', 'white', '2' ],
		] );
		// Without a series, with the color of the text.
		expect(
			read( draw( { ...isolated, series: [] } ), 'circle', 'fill' )
		).toContainEqual( [ 'black' ] );
	} );

	it( 'draws bars without lines, those in progress lighter', () => {
		const svg = draw( {
			series: [ createSeries( 'a', 'A', [ 10, 20, 30 ] ) ],
			model: layout( [ 10, -20, 30 ], {
				type: 'bar',
				unfinishedFrom: 2 * 864e5,
			} ),
		} );
		expect(
			read(
				svg,
				'g > rect',
				'fill-opacity',
				'stroke',
				'stroke-dasharray'
			)
		).toEqual( [
			[ null, null, null ],
			[ null, null, null ],
			[ '0.3', '#440154', '3 3' ],
		] );
		expect( read( svg, 'path[fill=none]', 'd' ) ).toEqual( [] );
	} );

	it( 'draws the first series on top', () => {
		const [ first, last ] = read(
			draw( {
				series: [ 'red', 'blue' ].map( ( color, place ) =>
					createSeries( color, color, [ 1, 2, 3 ], {
						item: {
							key: color,
							label: color,
							total: 6,
							isVisible: true,
							color,
							slot: place,
						},
					} )
				),
			} ),
			'path[fill=none]',
			'stroke',
			'stroke-dasharray'
		);
		expect( [ first, last ] ).toEqual( [
			[ 'blue', '5 5' ],
			[ 'red', null ],
		] );
	} );
} );

describe( 'layoutHeading', () => {
	/** Names of one letter each; a legend entry has 28 px and its text. */
	const place = ( length: number, isRtl = false ) =>
		layoutHeading( {
			...createSource( {
				series: [ 'a', 'b' ].map( ( key ) =>
					createSeries( key, key, [ 1 ] )
				),
			} ),
			model: { ...layout( [ 1 ] ), isRtl },
			measure: () => length,
		} );

	it( 'places entries side by side up to the margin', () => {
		// 16 px of margin, two entries of 272 px with 24 px between them.
		const { items, height } = place( 244 );
		expect( items.map( ( { text } ) => text ) ).toEqual( [
			{ x: 44, y: 56 },
			{ x: 340, y: 56 },
		] );
		expect( items[ 1 ]?.mark ).toMatchObject( { x1: 312, x2: 332 } );
		expect( items[ 0 ]?.mark.y1 ).toBeCloseTo( 51.67 );
		expect( items[ 0 ]?.mark.y2 ).toBe( items[ 0 ]?.mark.y1 );
		expect( height ).toBe( 72 );
	} );

	it( 'wraps an entry that is a pixel too long, but never the first', () => {
		const { items, height } = place( 245 );
		expect( items.map( ( { text } ) => text ) ).toEqual( [
			{ x: 44, y: 56 },
			{ x: 44, y: 80 },
		] );
		expect( height ).toBe( 96 );
		expect( place( 1000 ).items[ 0 ]?.text.y ).toBe( 56 );
	} );

	it( 'starts at the right in right-to-left languages', () => {
		const { title, items } = place( 100, true );
		expect( title ).toEqual( { x: 584, y: 32 } );
		expect( items[ 0 ]?.text.x ).toBe( 556 );
		expect( items[ 0 ]?.mark ).toMatchObject( { x1: 584, x2: 564 } );
	} );
} );
