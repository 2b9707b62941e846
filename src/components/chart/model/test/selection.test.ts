import fc from 'fast-check';

import { createBands } from '../bands';
import { selectionBox, selectionRange } from '../selection';

const DAY = 86400000;
const day = ( text: string ) => Date.parse( `${ text }T00:00:00Z` );
const days = Array.from(
	{ length: 31 },
	( _, index ) => day( '2018-05-01' ) + index * DAY
);

describe( 'selectionRange', () => {
	it( 'is the wall clock from the first to the last second', () => {
		expect( selectionRange( { anchor: 3, end: 9 }, days, 'day' ) ).toEqual(
			{
				after: '2018-05-04T00:00:00',
				before: '2018-05-10T23:59:59',
			}
		);
	} );

	it( 'is the same in both directions', () => {
		fc.assert(
			fc.property( fc.nat( 30 ), fc.nat( 30 ), ( a, b ) => {
				expect(
					selectionRange( { anchor: a, end: b }, days, 'day' )
				).toEqual(
					selectionRange( { anchor: b, end: a }, days, 'day' )
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
			selectionRange( { anchor: 30, end: 30 }, days, interval )
		).toEqual( { after: '2018-05-31T00:00:00', before } );
	} );

	it( 'ends months, quarters and years by the calendar', () => {
		const ends = ( [ 'month', 'quarter', 'year' ] as const ).map(
			( interval ) =>
				selectionRange(
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

	it( 'ends a short first week where the next one begins', () => {
		expect(
			selectionRange(
				{ anchor: 0, end: 0 },
				[ day( '2018-05-03' ), day( '2018-05-07' ) ],
				'week'
			)?.before
		).toBe( '2018-05-06T23:59:59' );
	} );

	it( 'is nothing where there are no dates', () => {
		expect( selectionRange( { anchor: 0, end: 2 }, [], 'day' ) ).toBeNull();
	} );
} );

describe( 'selectionBox', () => {
	it( 'covers whole strips, mirrored in RTL', () => {
		const plot = { left: 80, width: 310 };
		const chosen = { anchor: 5, end: 2 };
		expect( selectionBox( chosen, createBands( 31, plot ) ) ).toEqual( {
			left: 100,
			width: 40,
		} );
		expect( selectionBox( chosen, createBands( 31, plot, true ) ) ).toEqual(
			{
				left: 80 + 310 - 60,
				width: 40,
			}
		);
	} );
} );
