import { createBands } from '../bands';
import { placeAnnotations } from '../place-annotations';
import { walk } from '../walk';

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
	it( 'puts them at the date whose interval they fall into', () => {
		expect( place( 2.5 * DAY ) ).toEqual( [
			{ index: 2, x: 330, labels: [ 'at 2.5' ] },
		] );
	} );

	it( 'puts several of one date into one mark, in order of time', () => {
		expect( place( 1.9 * DAY, 0, DAY ) ).toEqual( [
			{ index: 0, x: 130, labels: [ 'at 0' ] },
			{ index: 1, x: 230, labels: [ 'at 1', 'at 1.9' ] },
		] );
	} );

	it( 'leaves out what the chart does not show', () => {
		expect( place( -1, 4 * DAY ) ).toEqual( [] );
		expect(
			placeAnnotations( [ { time: 0, label: 'x' } ], [], 'day', bands )
		).toEqual( [] );
	} );
} );

describe( 'walking notes', () => {
	const bounds = {
		dateCount: 10,
		seriesCount: 2,
		isRtl: false,
		notedIndexes: [ 2, 7 ],
	};
	const at = ( index: number ) => ( { index, seriesIndex: 1 } );

	it( 'goes to the next one, and with Shift to the one before', () => {
		expect( walk( at( 0 ), 'n', bounds ) ).toEqual( at( 2 ) );
		expect( walk( at( 2 ), 'n', bounds ) ).toEqual( at( 7 ) );
		expect( walk( at( 7 ), 'N', bounds ) ).toEqual( at( 2 ) );
	} );

	it( 'stays where there is none', () => {
		expect( walk( at( 7 ), 'n', bounds ) ).toBeNull();
		expect( walk( at( 2 ), 'N', bounds ) ).toBeNull();
		expect(
			walk( at( 0 ), 'n', { ...bounds, notedIndexes: [] } )
		).toBeNull();
	} );
} );
