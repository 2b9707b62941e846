export interface ListResponse< Row > {
	rows: readonly Row[];
	total: number;
}

/** Rows in the order of their first response. */
interface StableList< Row > extends ListResponse< Row > {
	/** Identifies the query. */
	key: string;
	/** A newer response has other rows or another order. */
	orderChanged: boolean;
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
	previous: StableList< Row > | undefined,
	key: string,
	response: ListResponse< Row > | undefined
): StableList< Row > | undefined {
	if ( ! response ) {
		return previous;
	}
	if ( ! previous || previous.key !== key ) {
		return { key, ...response, orderChanged: false };
	}
	const latest = new Map( response.rows.map( ( row ) => [ row.id, row ] ) );
	return {
		key,
		rows: previous.rows.map( ( row ) => latest.get( row.id ) ?? row ),
		total: previous.total,
		orderChanged:
			response.rows.length !== previous.rows.length ||
			response.rows.some(
				( { id }, index ) => previous.rows[ index ]?.id !== id
			),
	};
}
