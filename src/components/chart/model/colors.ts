import { interpolateViridis } from 'd3-scale-chromatic';

import { MAX_SERIES } from './visible-slots';

/**
 * The light end of viridis is left out: on white it has less contrast than
 * the 3:1 that graphics need.
 */
const DARKEST = 0;
const LIGHTEST = 0.6;

/** A single series is neither black nor green. */
const ALONE = 0.28;

/**
 * Default colour of a slot. The colours differ in lightness, not only in hue,
 * so they stay apart for every kind of colour vision.
 *
 * @param slot      0 to 4.
 * @param slotCount How many slots there are.
 */
export function getSlotColor( slot: number, slotCount: number ): string {
	const count = Math.min( Math.max( slotCount, slot + 1 ), MAX_SERIES );
	if ( count === 1 ) {
		return interpolateViridis( ALONE );
	}
	// Two or three take the middle of their share instead of the ends.
	const inset = count < 4 ? ( LIGHTEST - DARKEST ) / ( count * 3 ) : 0;
	const from = DARKEST + inset;
	const to = count === 2 ? LIGHTEST : LIGHTEST - inset / 2;
	return interpolateViridis(
		from + ( slot / ( count - 1 ) ) * ( to - from )
	);
}
