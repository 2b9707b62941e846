import fc from 'fast-check';

import { createBands } from '../bands';
import { getSelectionBox, getSelectionRange } from '../selection';

const DAY = 86400000;
const day = ( text: string ) => Date.parse( `${ text }T00:00:00Z` );
const days = Array.from(
	{ length: 31 },
	( _, index ) => day( '2018-05-01' ) + index * DAY
);

describe( 'getSelectionRange', () => {
	it( 'returns site time from the first to the last second', () => {
		expect(
			getSelectionRange( { anchor: 3, end: 9 }, days, 'day' )
		).toEqual( {
			after: '2018-05-04T00:00:00',
			before: '2018-05-10T23:59:59',
		} );
	} );

	it( 'is the same in both directions', () => {
		fc.assert(
			fc.property( fc.nat( 30 ), fc.nat( 30 ), ( a, b ) => {
				expect(
					getSelectionRange( { anchor: a, end: b }, days, 'day' )
				).toEqual(
					getSelectionRange( { anchor: b, end: a }, days, 'day' )
				);
			} )
		);
	} );

	it.each( [
		[ 'hour', '2018-05-31T00:59:59' ],
		[ 'day', '2018-05-31T23:59:59' ],
		[ 'week', '2018-06-06T23:59:59' ],
	] as const )( 'ends the last %s at %s', ( interval, before ) => {
		expect(
			getSelectionRange( { anchor: 30, end: 30 }, days, interval )
		).toEqual( { after: '2018-05-31T00:00:00', before } );
	} );

	it( 'uses calendar months, quarters and years', () => {
		const ends = ( [ 'month', 'quarter', 'year' ] as const ).map(
			( interval ) =>
				getSelectionRange(
					{ anchor: 0, end: 0 },
					[ day( '2024-01-01' ) ],
					interval
				)?.before
		);
		expect( ends ).toEqual( [
			'2024-01-31T23:59:59',
			'2024-03-31T23:59:59',
			'2024-12-31T23:59:59',
		] );
	} );

	it( 'ends a short first week at the start of the next one', () => {
		expect(
			getSelectionRange(
				{ anchor: 0, end: 0 },
				[ day( '2018-05-03' ), day( '2018-05-07' ) ],
				'week'
			)?.before
		).toBe( '2018-05-06T23:59:59' );
	} );

	it( 'returns null without dates', () => {
		expect(
			getSelectionRange( { anchor: 0, end: 2 }, [], 'day' )
		).toBeNull();
		expect(
			getSelectionRange( { anchor: 0, end: 31 }, days, 'day' )
		).toBeNull();
	} );
} );

describe( 'getSelectionBox', () => {
	it( 'covers whole bands, mirrored in right-to-left languages', () => {
		const plot = { left: 80, width: 310 };
		const selected = { anchor: 5, end: 2 };
		expect( getSelectionBox( selected, createBands( 31, plot ) ) ).toEqual(
			{
				left: 100,
				width: 40,
			}
		);
		expect(
			getSelectionBox( selected, createBands( 31, plot, true ) )
		).toEqual( {
			left: 80 + 310 - 60,
			width: 40,
		} );
	} );
} );
