/** Dashes of a line, as SVG writes them; the style sheet has the same. */
export function getDash( isComparison: boolean, isUnfinished = false ): string {
	if ( isUnfinished ) {
		return '1 5';
	}
	return isComparison ? '5 5' : '';
}
