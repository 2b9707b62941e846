import { getStickyOffsets } from '../use-sticky-offsets';

const offsets = ( top: number, bottom: number ) =>
	getStickyOffsets( { top, bottom }, { top: 90, bottom: 800 }, 40, 30 );

describe( 'getStickyOffsets', () => {
	it( 'leaves a table in sight as it is', () => {
		expect( offsets( 100, 700 ) ).toEqual( { start: 0, end: 0 } );
	} );

	it( 'brings the header below the bars, and the totals above the end', () => {
		expect( offsets( 50, 700 ) ).toEqual( { start: 40, end: 0 } );
		expect( offsets( 200, 900 ) ).toEqual( { start: 0, end: 100 } );
		expect( offsets( -1000, 5000 ) ).toEqual( { start: 1090, end: 4200 } );
	} );

	it( 'never leaves the table', () => {
		expect( offsets( -500, 120 ) ).toEqual( { start: 550, end: 0 } );
		expect( offsets( -500, -450 ) ).toEqual( { start: 0, end: 0 } );
	} );
} );
