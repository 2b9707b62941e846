/**
 * SVG dash arrays by slot, so that lines differ in more than their color. The
 * compared period is in the second slot.
 */
const DASHES = [ '', '5 5', '14 6', '14 6 1 6', '14 6 1 6 1 6' ] as const;

/** For intervals that have not ended. */
const UNFINISHED = '1 5';

/**
 * Returns the SVG dash array of a line, empty for a continuous one.
 *
 * @param slot         0 to 4.
 * @param isUnfinished Whether this part of the line has not ended.
 */
export function getDashArray( slot = 0, isUnfinished = false ): string {
	return isUnfinished ? UNFINISHED : DASHES[ slot ] ?? '';
}
