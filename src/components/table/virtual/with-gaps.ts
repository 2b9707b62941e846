/** A row that is in the document, or the place of several that are not. */
export type Line =
	| { type: 'row'; index: number }
	| { type: 'gap'; before: number; count: number };

/**
 * Rows with gaps where others are left out.
 *
 * @param indexes Of the rows, the lowest first.
 * @param count   How many rows there are.
 */
export function withGaps( indexes: readonly number[], count: number ): Line[] {
	const lines: Line[] = [];
	let next = 0;
	for ( const index of indexes ) {
		if ( index > next ) {
			lines.push( { type: 'gap', before: index, count: index - next } );
		}
		lines.push( { type: 'row', index } );
		next = index + 1;
	}
	if ( count > next ) {
		lines.push( { type: 'gap', before: count, count: count - next } );
	}
	return lines;
}
