import type { MeasureText } from '../../model/types';
import { createMeasureText, estimateText } from '../measure-text';

/** A context whose letters have 7 px; remembers the fonts it was given. */
const context = {
	font: '',
	measureText: jest.fn( ( text: string ) => ( {
		width: text.length * 7,
	} ) ),
};
let getContext: jest.SpyInstance;

beforeAll( () => {
	Object.defineProperty( window, 'CanvasRenderingContext2D', {
		configurable: true,
		value: class {},
	} );
	getContext = jest
		.spyOn( HTMLCanvasElement.prototype, 'getContext' )
		.mockReturnValue( context as unknown as CanvasRenderingContext2D );
} );

afterAll( () => {
	getContext.mockRestore();
	Reflect.deleteProperty( window, 'CanvasRenderingContext2D' );
} );

beforeEach( () => context.measureText.mockClear() );

/** Measures once and returns the font. */
const fontOf = ( ...args: Parameters< MeasureText > ) => {
	createMeasureText( 'Georgia' )( ...args );
	return context.font.trim();
};

describe( 'createMeasureText', () => {
	it( 'measures with the font, size and weight of the text', () => {
		expect( fontOf( 'a', 12 ) ).toBe( '12px Georgia' );
		expect( fontOf( 'a', 13, false ) ).toBe( '13px Georgia' );
		expect( fontOf( 'a', 13, true ) ).toBe( '600 13px Georgia' );
		createMeasureText()( 'a', 12 );
		expect( context.font.trim() ).toMatch( /^12px .*sans-serif$/ );
	} );

	it( 'measures each text once in each size and weight', () => {
		const measure = createMeasureText( 'serif' );
		expect( measure( 'abc', 12 ) ).toBe( 21 );
		expect( measure( 'abc', 12 ) ).toBe( 21 );
		expect( context.measureText ).toHaveBeenCalledTimes( 1 );
		measure( 'abc', 13 );
		measure( 'abc', 12, true );
		measure( 'ab', 12 );
		expect( context.measureText ).toHaveBeenCalledTimes( 4 );
	} );

	it( 'forgets widths after 2,000 texts', () => {
		const measure = createMeasureText( 'serif' );
		for ( let index = 0; index < 2000; index++ ) {
			measure( String( index ), 12 );
		}
		measure( '0', 12 );
		expect( context.measureText ).toHaveBeenCalledTimes( 2000 );
		measure( 'one more', 12 );
		measure( '0', 12 );
		expect( context.measureText ).toHaveBeenCalledTimes( 2002 );
	} );

	it( 'uses one canvas for all charts', () => {
		getContext.mockClear();
		createMeasureText( 'serif' );
		createMeasureText( 'sans-serif' );
		expect( getContext ).not.toHaveBeenCalled();
	} );
} );

describe( 'estimateText', () => {
	it.each( [
		[ '', false, 0 ],
		[ 'ab', false, 11.2 ],
		[ 'ab', true, 12.32 ],
		[ '漢字', false, 20 ],
		[ '한a', false, 15.6 ],
	] )( 'estimates the width of %p, bold %p', ( text, isBold, width ) => {
		expect( estimateText( text, 10, isBold ) ).toBeCloseTo( width );
	} );
} );
