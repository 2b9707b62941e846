import fc from 'fast-check';
import { parseRoute, getValues, formatRoute } from '../route';
import type { GalleryRoute } from '../route';

const START: GalleryRoute = {
	folder: '',
	story: '',
	dir: 'ltr',
	colors: 'light',
	width: 'full',
};

describe( 'route', () => {
	it.each( [
		[ '', START ],
		[ '#/', START ],
		[ '#/rating', { ...START, folder: 'rating' } ],
		[
			'#/rating/Four%20of%20five?dir=rtl&colors=dark&width=phone',
			{
				folder: 'rating',
				story: 'Four of five',
				dir: 'rtl',
				colors: 'dark',
				width: 'phone',
			},
		],
	] )( 'is parsed from "%s"', ( hash, route ) => {
		expect( parseRoute( hash ) ).toEqual( route );
	} );

	it( 'uses defaults for invalid values', () => {
		expect(
			parseRoute( '#/rating/%E0%A4%A?dir=up&colors=__proto__' )
		).toEqual( { ...START, folder: 'rating', story: '%E0%A4%A' } );
	} );

	it( 'is the same after it was formatted and parsed', () => {
		const name = fc.string( { unit: 'grapheme', minLength: 1 } );
		fc.assert(
			fc.property(
				fc.record( {
					folder: name,
					story: name,
					dir: fc.constantFrom( ...getValues( 'dir' ) ),
					colors: fc.constantFrom( ...getValues( 'colors' ) ),
					width: fc.constantFrom( ...getValues( 'width' ) ),
				} ),
				( route ) => {
					expect( parseRoute( formatRoute( route ) ) ).toEqual(
						route
					);
				}
			)
		);
	} );
} );
