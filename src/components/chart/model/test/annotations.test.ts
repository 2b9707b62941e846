import { createBands } from '../bands';
import { placeAnnotations } from '../place-annotations';
import { getNextPoint } from '../navigation';

const DAY = 86400000;
const dates = [ 0, DAY, 2 * DAY, 3 * DAY ];
const bands = createBands( 4, { left: 80, width: 400 } );
const place = ( ...times: number[] ) =>
	placeAnnotations(
		times.map( ( time ) => ( { time, label: `at ${ time / DAY }` } ) ),
		dates,
		'day',
		bands
	);

describe( 'placeAnnotations', () => {
	it( 'assigns annotations to the date of their interval', () => {
		expect( place( 2.5 * DAY ) ).toEqual( [
			{ index: 2, x: 330, labels: [ 'at 2.5' ] },
		] );
	} );

	it( 'merges annotations of a date in chronological order', () => {
		expect( place( 1.9 * DAY, 0, DAY ) ).toEqual( [
			{ index: 0, x: 130, labels: [ 'at 0' ] },
			{ index: 1, x: 230, labels: [ 'at 1', 'at 1.9' ] },
		] );
	} );

	it( 'skips annotations outside the chart', () => {
		expect( place( -1, 4 * DAY ) ).toEqual( [] );
		expect( place( 4 * DAY - 1 ) ).toHaveLength( 1 );
		expect(
			placeAnnotations( [ { time: 0, label: 'x' } ], [], 'day', bands )
		).toEqual( [] );
	} );
} );

describe( 'navigation between annotations', () => {
	const bounds = {
		dateCount: 10,
		seriesCount: 2,
		isRtl: false,
		annotatedIndexes: [ 2, 7 ],
	};
	const at = ( index: number ) => ( { index, seriesIndex: 1 } );

	it( 'moves to the next one, and to the previous one with Shift', () => {
		expect( getNextPoint( at( 0 ), 'n', bounds ) ).toEqual( at( 2 ) );
		expect( getNextPoint( at( 2 ), 'n', bounds ) ).toEqual( at( 7 ) );
		expect( getNextPoint( at( 7 ), 'N', bounds ) ).toEqual( at( 2 ) );
	} );

	it( 'stays if there is none', () => {
		expect( getNextPoint( at( 7 ), 'n', bounds ) ).toBeNull();
		expect( getNextPoint( at( 2 ), 'N', bounds ) ).toBeNull();
		expect(
			getNextPoint( at( 0 ), 'n', { ...bounds, annotatedIndexes: [] } )
		).toBeNull();
		expect(
			getNextPoint( at( 0 ), 'n', {
				...bounds,
				annotatedIndexes: undefined,
			} )
		).toBeNull();
	} );

	it( 'starts before the first date', () => {
		const first = { ...bounds, annotatedIndexes: [ 0, 7 ] };
		expect( getNextPoint( null, 'n', first ) ).toEqual( {
			index: 0,
			seriesIndex: 0,
		} );
		expect( getNextPoint( at( 0 ), 'n', first ) ).toEqual( at( 7 ) );
		expect( getNextPoint( null, 'N', first ) ).toBeNull();
	} );
} );
