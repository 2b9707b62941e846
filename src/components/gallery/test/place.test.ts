import fc from 'fast-check';
import { readPlace, valuesOf, writePlace } from '../place';
import type { Place } from '../place';

const START: Place = {
	folder: '',
	story: '',
	dir: 'ltr',
	colors: 'light',
	width: 'full',
};

describe( 'the place in the address', () => {
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
	] )( 'is read from "%s"', ( hash, place ) => {
		expect( readPlace( hash ) ).toEqual( place );
	} );

	it( 'is as at first where the address is broken', () => {
		expect(
			readPlace( '#/rating/%E0%A4%A?dir=up&colors=__proto__' )
		).toEqual( { ...START, folder: 'rating', story: '%E0%A4%A' } );
	} );

	it( 'comes back from what was written', () => {
		const name = fc.string( { unit: 'grapheme', minLength: 1 } );
		fc.assert(
			fc.property(
				fc.record( {
					folder: name,
					story: name,
					dir: fc.constantFrom( ...valuesOf( 'dir' ) ),
					colors: fc.constantFrom( ...valuesOf( 'colors' ) ),
					width: fc.constantFrom( ...valuesOf( 'width' ) ),
				} ),
				( place ) => {
					expect( readPlace( writePlace( place ) ) ).toEqual( place );
				}
			)
		);
	} );
} );
