import { MAX_SERIES } from './visible-slots';

/**
 * Default colors by number of slots: the viridis scale up to 0.58. The values
 * are constants, because the package that calculates them is larger than the
 * model. Lighter colors have a contrast below 3:1 on white. Two or three colors
 * are taken from the middle of their range.
 */
const COLORS = [
	[ '#375a8c' ],
	[ '#482374', '#20a386' ],
	[ '#48186a', '#34618d', '#1e9c89' ],
	[ '#440154', '#424186', '#2b748e', '#20a386' ],
	[ '#440154', '#46337f', '#365d8d', '#26818e', '#20a386' ],
] as const;

/** The same on dark surfaces: the viridis scale from its end to 0.44. */
const DARK_COLORS = [
	[ '#44bf70' ],
	[ '#dfe318', '#21918c' ],
	[ '#dfe318', '#44bf70', '#25848e' ],
	[ '#fde725', '#7ad151', '#26ad81', '#26828e' ],
	[ '#fde725', '#a2da37', '#4ec36b', '#20a386', '#26828e' ],
] as const;

/** Of the compared period: 3:1 on light and on dark surfaces. */
export const COMPARISON_COLOR = '#8c8f94';

/** The accent of the user's color scheme, as a value that images can have. */
export const getAccent = () =>
	window
		.getComputedStyle( document.body )
		.getPropertyValue( '--wp-admin-theme-color' )
		.trim() || '#3858e9';

/**
 * Returns the default color of a slot. Colors differ in lightness as well as in
 * hue, so that they can be distinguished with any type of color vision.
 *
 * @param slot      0 to 4.
 * @param slotCount Number of slots.
 */
export function getSlotColor( slot: number, slotCount: number ): string {
	const count = Math.min( Math.max( slotCount, slot + 1, 1 ), MAX_SERIES );
	const colors = document.querySelector( '.is-storedeck-dark' )
		? DARK_COLORS
		: COLORS;
	return colors[ count - 1 ]?.[ slot ] ?? colors[ 0 ][ 0 ];
}
