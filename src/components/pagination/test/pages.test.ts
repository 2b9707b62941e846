import fc from 'fast-check';
import { countPages, isPerPageUseful, parsePage } from '../pages';

describe( 'countPages', () => {
	it( 'returns as many pages as the rows need', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 1e6 } ),
				fc.integer( { min: 1, max: 1000 } ),
				( total, perPage ) => {
					const pages = countPages( total, perPage );
					expect( pages * perPage ).toBeGreaterThanOrEqual( total );
					expect( ( pages - 1 ) * perPage ).toBeLessThan( total );
				}
			)
		);
	} );

	it.each( [
		[ 0, 25, 0 ],
		[ 10, 0, 10 ],
		[ 10, NaN, 10 ],
		[ NaN, 25, 0 ],
		[ -5, 25, 0 ],
		[ -50, 25, 0 ],
		[ 10, -3, 10 ],
		[ Infinity, 25, 0 ],
		[ 26, 25, 2 ],
	] )(
		'returns for %p rows with %p per page %p pages',
		( total, perPage, pages ) => {
			expect( countPages( total, perPage ) ).toBe( pages );
		}
	);
} );

describe( 'parsePage', () => {
	it( 'accepts existing pages only', () => {
		fc.assert(
			fc.property( fc.integer(), ( number ) => {
				expect( parsePage( String( number ), 7 ) ).toBe(
					number >= 1 && number <= 7 ? number : undefined
				);
			} )
		);
	} );

	it.each( [ '', ' ', '1.5', 'two', '-1', '0', 'Infinity', '8' ] )(
		'rejects %p',
		( text ) => {
			expect( parsePage( text, 7 ) ).toBeUndefined();
		}
	);
} );

describe( 'isPerPageUseful', () => {
	it.each( [
		[ 25, false ],
		[ 26, true ],
	] )( 'returns for %d rows: %p', ( total, isUseful ) => {
		expect( isPerPageUseful( total ) ).toBe( isUseful );
	} );
} );
