/** Returns the SVG dash array of a line, the same as in the stylesheet. */
export function getDashArray(
	isComparison: boolean,
	isUnfinished = false
): string {
	if ( isUnfinished ) {
		return '1 5';
	}
	return isComparison ? '5 5' : '';
}
