import { AXIS_FONT_SIZE } from '../../model/sizes';
import type { Box, MeasureText, Pixels, Point } from '../../model/types';

export const round = ( value: number ) => Math.round( value * 100 ) / 100;

export const getRectPath = ( { left, top, width, height }: Box ) =>
	`M${ round( left ) } ${ round( top ) }h${ round( width ) }v${ round(
		height
	) }h${ -round( width ) }z`;

const CUT = 8;
const CUT_GAP = 4;

/** A bar that is longer than it is drawn: a slanting gap near its end. */
export function getCutPath( box: Box, isAtStart: boolean ) {
	const { left, top, width, height } = box;
	const sign = isAtStart ? -1 : 1;
	const start = isAtStart ? left + width : left;
	const end = isAtStart ? left : left + width;
	const toX = ( distance: Pixels ) => round( end - sign * distance );
	return [
		[ round( start ), toX( CUT ), toX( CUT + CUT_GAP ), round( start ) ],
		[ toX( CUT - CUT_GAP ), toX( 0 ), toX( 0 ), toX( CUT ) ],
	]
		.map(
			( [ a, b, c, d ] ) =>
				`M${ a } ${ round( top ) }H${ b }L${ c } ${ round(
					top + height
				) }H${ d }z`
		)
		.join( '' );
}

export const getCenter = ( { left, top, width, height }: Box ): Point => ( {
	x: round( left + width / 2 ),
	y: round( top + height / 2 ),
} );

/** Mirrors a box that is laid out from left to right. */
export const mirrorBox = ( box: Box, width: Pixels, isRtl: boolean ): Box =>
	isRtl ? { ...box, left: width - box.left - box.width } : box;

/** Shortens a text that is wider than the space for it. */
export function truncate( text: string, width: Pixels, measure: MeasureText ) {
	if ( measure( text, AXIS_FONT_SIZE ) <= width ) {
		return text;
	}
	const letters = Array.from( text );
	while (
		letters.length > 0 &&
		measure( `${ letters.join( '' ) }…`, AXIS_FONT_SIZE ) > width
	) {
		letters.pop();
	}
	return letters.length > 0 ? `${ letters.join( '' ).trimEnd() }…` : '';
}
