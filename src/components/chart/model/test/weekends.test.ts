import { createBands } from '../bands';
import { placeWeekends } from '../weekends';

const DAY = 86_400_000;
/** Thursday, January 1, 1970 is the first day. */
const days = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) => index * DAY );
const place = (
	count: number,
	options: Partial< Parameters< typeof placeWeekends >[ 0 ] > = {},
	isRtl = false
) =>
	placeWeekends(
		{ dates: days( count ), interval: 'day', ...options },
		createBands( count, { left: 100, width: count * 10 }, isRtl )
	);

describe( 'placeWeekends', () => {
	it( 'returns the bands of Saturday and Sunday, or of the days of the country', () => {
		expect( place( 7 ) ).toEqual( [ 120, 130 ] );
		expect( place( 7, { weekend: [ 5, 6 ] } ) ).toEqual( [ 110, 120 ] );
		expect( place( 7, {}, true ) ).toEqual( [ 140, 130 ] );
	} );

	it( 'leaves out weekends of long periods and other intervals', () => {
		expect( place( 62 ) ).toHaveLength( 18 );
		expect( place( 63 ) ).toEqual( [] );
		expect( place( 7, { interval: 'hour' } ) ).toEqual( [] );
	} );
} );
