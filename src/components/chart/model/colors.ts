import { MAX_SERIES } from './visible-slots';

/**
 * Default colors by the number of slots: the viridis scale up to 0.58, written
 * down, because the package that calculates it is larger than the whole model.
 * The light end is left out: on white it has less contrast than the 3:1 that
 * graphics need. Two or three colors take the middle of their share instead of
 * the ends, and a single series is neither black nor green.
 */
const COLORS = [
	[ '#375a8c' ],
	[ '#482374', '#20a386' ],
	[ '#48186a', '#34618d', '#1e9c89' ],
	[ '#440154', '#424186', '#2b748e', '#20a386' ],
	[ '#440154', '#46337f', '#365d8d', '#26818e', '#20a386' ],
] as const;

/**
 * Default color of a slot. The colors differ in lightness, not only in hue,
 * so they stay apart for every kind of color vision.
 *
 * @param slot      0 to 4.
 * @param slotCount How many slots there are.
 */
export function getSlotColor( slot: number, slotCount: number ): string {
	const count = Math.min( Math.max( slotCount, slot + 1, 1 ), MAX_SERIES );
	return COLORS[ count - 1 ]?.[ slot ] ?? COLORS[ 0 ][ 0 ];
}
