import type { MeasureText } from '../model/types';

const FALLBACK_FONT =
	'-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, sans-serif';

/** Width of an average Latin letter, relative to the font size. */
const LATIN = 0.56;

/** Factor for bold text. */
const BOLDER = 1.1;

/** Scripts with square characters. */
const WIDE =
	/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;

/** Minimum font weight that counts as bold. */
const BOLD_WEIGHT = '600';

/** Maximum number of cached widths. */
const MAX_REMEMBERED = 2000;

/** Estimates the width of a text, if there is no canvas. */
export const estimateText: MeasureText = ( text, fontSize, isBold ) => {
	let width = 0;
	for ( const letter of text ) {
		width += ( WIDE.test( letter ) ? 1 : LATIN ) * fontSize;
	}
	return isBold ? width * BOLDER : width;
};

let shared: CanvasRenderingContext2D | null = null;

/** Shared by all charts, because creating a context is slow. */
function getContext(): CanvasRenderingContext2D | null {
	if ( ! shared && 'CanvasRenderingContext2D' in window ) {
		shared = document.createElement( 'canvas' ).getContext( '2d' );
	}
	return shared;
}

/**
 * Returns a function that measures texts without layout.
 *
 * @param fontFamily CSS font family.
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
