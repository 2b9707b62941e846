/** A rendered row, or a gap of skipped rows. */
export type VirtualLine =
	| { type: 'row'; index: number }
	| { type: 'gap'; before: number; count: number };

/**
 * Adds gaps for the rows that are not rendered.
 *
 * @param indexes Indexes of rendered rows in ascending order.
 * @param count   Total number of rows.
 */
export function withGaps(
	indexes: readonly number[],
	count: number
): VirtualLine[] {
	const lines: VirtualLine[] = [];
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
