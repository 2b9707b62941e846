/** Rows in the order of their first response. */
export interface Kept< Row > {
	/** Identifies the query. */
	key: string;
	rows: readonly Row[];
	total: number;
	/** A newer response has other rows or another order. */
	hasMoved: boolean;
}

/**
 * Keeps the order of rows while they are being edited, with the latest data of
 * each row. Otherwise a new quantity could move its row, and the next row under
 * a focused field.
 *
 * @param previous What was shown before.
 * @param key      Identifies the query; a new query resets the order.
 * @param response The latest response; undefined until there is one.
 */
export function keepOrder< Row extends { id: number } >(
	kept: Kept< Row > | undefined,
	key: string,
	answer: { rows: readonly Row[]; total: number } | undefined
): Kept< Row > | undefined {
	if ( ! answer ) {
		return kept;
	}
	if ( ! kept || kept.key !== key ) {
		return { key, ...answer, hasMoved: false };
	}
	const newest = new Map( answer.rows.map( ( row ) => [ row.id, row ] ) );
	return {
		key,
		rows: kept.rows.map( ( row ) => newest.get( row.id ) ?? row ),
		total: kept.total,
		hasMoved:
			answer.rows.length !== kept.rows.length ||
			answer.rows.some(
				( { id }, index ) => kept.rows[ index ]?.id !== id
			),
	};
}
