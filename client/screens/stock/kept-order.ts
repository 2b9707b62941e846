/** A list as it was first answered. */
export interface Kept< Row > {
	/** What was asked. */
	key: string;
	rows: readonly Row[];
	total: number;
	/** A newer answer has other rows, or has them in another order. */
	hasMoved: boolean;
}

/**
 * The rows of a list that is being edited: they stay where they are, with what
 * is newest about each. A number that is typed in could otherwise carry its row
 * away, and the next one with it that is being typed in already.
 *
 * @param kept   What was shown before.
 * @param key    What is asked; for another question everything is taken anew.
 * @param answer The newest answer; undefined until there is one.
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
