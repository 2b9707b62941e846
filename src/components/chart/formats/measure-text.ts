import type { MeasureText } from '../model/types';

const FALLBACK_FONT =
	'-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, sans-serif';

/** Width of an average Latin letter, as a share of the font size. */
const LATIN = 0.56;

/** Bold letters are wider. */
const BOLDER = 1.1;

/** Scripts whose letters fill a square. */
const WIDE =
	/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;

/** The weight that the style sheet calls bold. */
const BOLD_WEIGHT = '600';

/** Texts whose width is kept. */
const MAX_REMEMBERED = 2000;

/** A guess for places without a canvas. */
export const estimateText: MeasureText = ( text, fontSize, isBold ) => {
	let width = 0;
	for ( const letter of text ) {
		width += ( WIDE.test( letter ) ? 1 : LATIN ) * fontSize;
	}
	return isBold ? width * BOLDER : width;
};

let shared: CanvasRenderingContext2D | null = null;

/** One for all charts of the page: making one takes longer than measuring. */
function getContext(): CanvasRenderingContext2D | null {
	if ( ! shared && 'CanvasRenderingContext2D' in window ) {
		shared = document.createElement( 'canvas' ).getContext( '2d' );
	}
	return shared;
}

/**
 * Measures texts without putting them on the page.
 *
 * @param fontFamily As CSS writes it.
 */
export function createMeasureText( fontFamily = '' ): MeasureText {
	const context = getContext();
	if ( ! context ) {
		return estimateText;
	}
	const widths = new Map< string, number >();
	return ( text, fontSize, isBold = false ) => {
		const weight = isBold ? BOLD_WEIGHT : '';
		const font = `${ weight } ${ fontSize }px ${
			fontFamily || FALLBACK_FONT
		}`;
		const key = `${ weight } ${ fontSize } ${ text }`;
		let width = widths.get( key );
		if ( width === undefined ) {
			if ( widths.size >= MAX_REMEMBERED ) {
				widths.clear();
			}
			context.font = font;
			width = context.measureText( text ).width;
			widths.set( key, width );
		}
		return width;
	};
}
