import fc from 'fast-check';
import { setLocaleData } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { isPageRtl } from '../is-page-rtl';
import { getVisibleIndexes, getScrollTopToReveal } from '../visible-range';

const place = fc.record( {
	top: fc.integer( { min: 0, max: 400000 } ),
	height: fc.integer( { min: 1, max: 3000 } ),
} );
const size = fc.integer( { min: 1, max: 100 } );

describe( 'getVisibleIndexes', () => {
	it( 'returns the items in view, the margin, and the kept items', () => {
		const view = { top: 400, height: 80 };
		expect( getVisibleIndexes( 100, 40, view, 1 ) ).toEqual( [
			9, 10, 11, 12,
		] );
		expect(
			getVisibleIndexes( 100, 40, view, 1, [ 99, 11, 2, 2, 100, -1 ] )
		).toEqual( [ 2, 9, 10, 11, 12, 99 ] );
		expect(
			getVisibleIndexes( 3, 40, { top: 0, height: 400 }, 5 )
		).toEqual( [ 0, 1, 2 ] );
		expect( getVisibleIndexes( 0, 40, view, 5, [ 0 ] ) ).toEqual( [] );
	} );

	it( 'returns as many items as fit in the view, regardless of the list length', () => {
		fc.assert(
			fc.property(
				fc.nat( 100000 ),
				size,
				place,
				fc.nat( 20 ),
				fc.array( fc.nat( 100000 ), { maxLength: 3 } ),
				( count, line, view, margin, kept ) => {
					const shown = getVisibleIndexes(
						count,
						line,
						view,
						margin,
						kept
					);
					expect( shown.length ).toBeLessThanOrEqual(
						view.height / line + 2 * margin + 2 + kept.length
					);
					expect( shown ).toEqual(
						[ ...new Set( shown ) ].sort( ( a, b ) => a - b )
					);
					expect(
						shown.every( ( index ) => index >= 0 && index < count )
					).toBe( true );
				}
			)
		);
	} );
} );

describe( 'getScrollTopToReveal', () => {
	it( 'scrolls to an item outside the view and does not scroll to a visible one', () => {
		fc.assert(
			fc.property( fc.nat( 5000 ), size, place, ( index, line, view ) => {
				const height = Math.max( view.height, line );
				const top = getScrollTopToReveal( index, line, {
					...view,
					height,
				} );
				const start = index * line;
				expect( top ).toBeLessThanOrEqual( start );
				expect( top + height ).toBeGreaterThanOrEqual( start + line );
				const isInView =
					view.top <= start && view.top + height >= start + line;
				expect( top === view.top || ! isInView ).toBe( true );
			} )
		);
	} );
} );

it( 'adds kept items next to the view once and in order', () => {
	const view = { top: 400, height: 80 };
	expect(
		getVisibleIndexes( 14, 40, view, 1, [ 13, 12, 9, 8, 0, 14 ] )
	).toEqual( [ 0, 8, 9, 10, 11, 12, 13 ] );
	expect( getVisibleIndexes( 100, 40, { top: 410, height: 80 }, 0 ) ).toEqual(
		[ 10, 11, 12 ]
	);
} );

it.each( [
	[ 'below the view', 5, { top: 0, height: 100 }, 140 ],
	[ 'above the view', 1, { top: 100, height: 100 }, 40 ],
	[ 'in view', 3, { top: 100, height: 100 }, 100 ],
	[ 'higher than the view', 1, { top: 0, height: 20 }, 40 ],
] )(
	'returns the scroll position for an item %s',
	( _where, index, view, top ) => {
		expect( getScrollTopToReveal( index, 40, view ) ).toBe( top );
	}
);

it( 'joins class names without falsy values', () => {
	expect( classNames( 'a', false, null, undefined, '', 'b' ) ).toBe( 'a b' );
	expect( classNames() ).toBe( '' );
} );

it( 'reads the direction of the page from the translation, then the settings', () => {
	expect( isPageRtl() ).toBe( false );
	window.storedeckSettings = { locale: { isRtl: true } };
	expect( isPageRtl() ).toBe( true );
	delete window.storedeckSettings;
	setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } );
	expect( isPageRtl() ).toBe( true );
	setLocaleData( { 'text direction\u0004ltr': [ 'ltr' ] } );
	expect( isPageRtl() ).toBe( false );
} );
