import world from 'world-atlas/countries-110m.json';
import { loadOutlines } from '../../load-outlines';
import type { CategoryData } from '../../types';
import { getCountryCode } from '../country-codes';
import { layoutBars } from '../layout-bars';
import { layoutHeatMap } from '../layout-heat-map';
import { layoutMap } from '../layout-map';
import { getFill } from '../levels';
import { truncate } from '../shapes';
import type { CategoryMark, CategoryOptions } from '../types';

const measure = ( text: string ) => text.length * 6;

const options = (
	changes: Partial< CategoryOptions > = {}
): CategoryOptions => ( {
	width: 600,
	measure,
	formatAxis: () => String,
	formatValue: String,
	...changes,
} );

const list = ( ...labels: string[] ) =>
	labels.map( ( label ) => ( { key: label, label } ) );

const data = (
	rows: string[],
	columns: string[],
	values: CategoryData[ 'values' ]
): CategoryData => ( {
	rowsLabel: 'Country',
	rows: list( ...rows ),
	columns: list( ...columns ),
	values,
} );

/** The box of a rectangle. */
function getBox( { path }: CategoryMark ) {
	const [ left = 0, top = 0, width = 0, height = 0 ] = (
		path.match( /-?[\d.]+/g ) ?? []
	).map( Number );
	return { left, top, width, height };
}

describe( 'truncate', () => {
	it.each( [
		[ 'Mugs', 24, 'Mugs' ],
		[ 'Mugs and plates', 48, 'Mugs an…' ],
		[ 'Mugs and plates', 36, 'Mugs…' ],
		[ 'Mugs', 4, '' ],
	] )( 'shortens %s to %d pixels', ( text, width, expected ) => {
		expect( truncate( text, width, measure ) ).toBe( expected );
	} );
} );

describe( 'layoutBars', () => {
	it( 'draws bars in proportion, the negative ones before zero', () => {
		const { marks, plot, texts } = layoutBars(
			data( [ 'A', 'B', 'C' ], [ 'Sales' ], [ [ 80 ], [ -20 ], [ 0 ] ] ),
			options()
		);
		const [ a, b, c ] = marks.map( getBox );
		expect( a?.width ).toBeCloseTo( 4 * ( b?.width ?? 0 ), 0 );
		expect( ( b?.left ?? 0 ) + ( b?.width ?? 0 ) ).toBeCloseTo(
			a?.left ?? 0,
			1
		);
		expect( c?.width ).toBe( 0 );
		expect( b?.left ).toBeGreaterThanOrEqual( plot.left );
		expect( texts.map( ( { text } ) => text ) ).toEqual(
			expect.arrayContaining( [ 'A', 'B', 'C', '80', '-20', '0' ] )
		);
	} );

	it( 'draws what is compared below, in the color of comparisons', () => {
		const { marks, swatches } = layoutBars(
			data( [ 'A' ], [ 'This year', 'Last year' ], [ [ 5, 10 ] ] ),
			options()
		);
		const [ current, earlier ] = marks.map( getBox );
		expect( earlier?.top ).toBeGreaterThan(
			( current?.top ?? 0 ) + ( current?.height ?? 0 )
		);
		expect( earlier?.width ).toBeCloseTo( 2 * ( current?.width ?? 0 ), 1 );
		expect( marks.map( ( { fill } ) => fill ) ).toEqual( [
			{ level: 1 },
			{ isComparison: true },
		] );
		expect( swatches ).toHaveLength( 2 );
	} );

	it( 'draws parts one after the other, with the total at their end', () => {
		const { marks, texts } = layoutBars(
			data( [ 'A' ], [ 'x', 'y', 'z' ], [ [ 10, 30, null ] ] ),
			options(),
			true
		);
		const [ x, y ] = marks.map( getBox );
		expect( marks ).toHaveLength( 2 );
		expect( y?.left ).toBeCloseTo(
			( x?.left ?? 0 ) + ( x?.width ?? 0 ),
			1
		);
		const total = texts.find( ( { text } ) => text === '40' );
		expect( total?.x ).toBeGreaterThan(
			( y?.left ?? 0 ) + ( y?.width ?? 0 )
		);
	} );

	it( 'mirrors everything in right-to-left languages', () => {
		const shown = data( [ 'A', 'B' ], [ 'Sales' ], [ [ 5 ], [ 10 ] ] );
		const toRight = layoutBars( shown, options() );
		const toLeft = layoutBars( shown, options( { isRtl: true } ) );
		expect(
			toLeft.marks
				.map( getBox )
				.map( ( { left, width } ) => left + width )
		).toEqual(
			toRight.marks
				.map( getBox )
				.map( ( { left } ) => Math.round( ( 600 - left ) * 100 ) / 100 )
		);
		expect(
			toLeft.texts.find( ( { text } ) => text === 'A' )?.anchor
		).toBe( 'start' );
	} );

	describe.each( [ false, true ] )( 'right to left: %s', ( isRtl ) => {
		it( 'scales bars without the one of all others, which is cut off', () => {
			const shown = data(
				[ 'A', 'B', 'Other' ],
				[ 'Sales' ],
				[ [ 100 ], [ 50 ], [ 5000 ] ]
			);
			const rows = shown.rows.map( ( row ) =>
				row.key === 'Other' ? { ...row, isRest: true } : row
			);
			const { marks, plot, texts } = layoutBars(
				{ ...shown, rows },
				options( { isRtl } )
			);
			expect(
				getBox( marks[ 0 ] as CategoryMark ).width
			).toBeGreaterThan( plot.width / 2 );
			const cut = marks[ 2 ]?.path ?? '';
			const ends = ( cut.match( /(?<=[MHL])[\d.]+/g ) ?? [] ).map(
				Number
			);
			expect( cut.match( /z/g ) ).toHaveLength( 2 );
			expect( Math.min( ...ends ) ).toBeCloseTo( plot.left, 0 );
			expect( Math.max( ...ends ) ).toBeCloseTo(
				plot.left + plot.width,
				0
			);
			expect( texts.map( ( { text } ) => text ) ).toContain( '5000' );
		} );
	} );

	it( 'has room for no rows', () => {
		expect(
			layoutBars( data( [], [ 'Sales' ], [] ), options() ).marks
		).toEqual( [] );
	} );
} );

describe( 'layoutHeatMap', () => {
	it( 'fills a grid, each cell by its value', () => {
		const { marks, plot, height } = layoutHeatMap(
			data(
				[ 'Mon', 'Tue' ],
				[ '1', '2', '3' ],
				[
					[ 0, 25, 100 ],
					[ null, -100, 4 ],
				]
			),
			options()
		);
		expect( marks.map( ( { row, column } ) => [ row, column ] ) ).toEqual( [
			[ 0, 0 ],
			[ 0, 1 ],
			[ 0, 2 ],
			[ 1, 1 ],
			[ 1, 2 ],
		] );
		expect( marks.map( ( { fill } ) => fill ) ).toEqual( [
			{ level: 0 },
			{ level: 0.56 },
			{ level: 1 },
			{ level: 1, isNegative: true },
			{ level: 0.296 },
		] );
		const boxes = marks.map( getBox );
		expect( boxes[ 1 ]?.left ).toBeGreaterThan(
			( boxes[ 0 ]?.left ?? 0 ) + ( boxes[ 0 ]?.width ?? 0 )
		);
		expect( boxes[ 3 ]?.left ).toBe( boxes[ 1 ]?.left );
		expect( plot.top + plot.height ).toBeLessThan( height );
	} );

	it( 'fills cells without regard to the column of all others', () => {
		const shown = data( [ 'Mon' ], [ '1', 'Other' ], [ [ 25, 900 ] ] );
		const columns = [ ...shown.columns ];
		columns[ 1 ] = { key: 'other', label: 'Other', isRest: true };
		expect(
			layoutHeatMap( { ...shown, columns }, options() ).marks.map(
				( { fill } ) => fill
			)
		).toEqual( [ { level: 1 }, { level: 1 } ] );
	} );

	it( 'leaves out names of columns that have no room', () => {
		const hours = Array.from(
			{ length: 24 },
			( _, hour ) => `${ hour }:00`
		);
		const { texts } = layoutHeatMap(
			data( [ 'Monday' ], hours, [ hours.map( () => 1 ) ] ),
			options( { width: 300 } )
		);
		const shown = texts.filter( ( { text } ) => text.endsWith( ':00' ) );
		expect( shown.length ).toBeGreaterThan( 3 );
		expect( shown.length ).toBeLessThan( 12 );
	} );

	it( 'tells the smallest value from none', () => {
		expect( getFill( 1, 1e9 ) ).toEqual( { level: 0.12 } );
	} );
} );

describe( 'layoutMap', () => {
	const countries = data(
		[ 'US', 'DE', 'SG' ],
		[ 'Sales' ],
		[ [ 100 ], [ 25 ], [ 4 ] ]
	);

	it( 'fills countries by their value and names those without an outline', async () => {
		const outlines = await loadOutlines();
		const { marks, background, unplaced, plot, height } = layoutMap(
			countries,
			options(),
			outlines
		);
		expect( marks.map( ( { row, fill } ) => [ row, fill ] ) ).toEqual( [
			[ 0, { level: 1 } ],
			[ 1, { level: 0.56 } ],
		] );
		expect( unplaced ).toEqual( [ 2 ] );
		expect( background ).toHaveLength( outlines.length - 2 );
		const [ america, germany ] = marks.map( ( { anchor } ) => anchor );
		expect( america?.x ).toBeLessThan( germany?.x ?? 0 );
		expect( america?.y ).toBeGreaterThan( germany?.y ?? 0 );
		expect( plot.width ).toBe( 584 );
		expect( height ).toBeLessThan( 400 );
	} );

	it( 'is as wide as its space, centered when there is more', async () => {
		const { plot } = layoutMap(
			countries,
			options( { width: 1400 } ),
			await loadOutlines()
		);
		expect( plot ).toMatchObject( { left: 220, width: 960 } );
	} );

	it( 'knows the code of every outline with a number', () => {
		const numbers = world.objects.countries.geometries.flatMap(
			( geometry ) =>
				'id' in geometry && geometry.id ? [ geometry.id ] : []
		);
		const codes = numbers.map( getCountryCode );
		expect( codes ).not.toContain( undefined );
		expect( new Set( codes ).size ).toBe( numbers.length );
	} );
} );
