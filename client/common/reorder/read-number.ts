/** Largest quantity of an order. */
const MAX = 1_000_000;

/**
 * A whole number that a user typed.
 *
 * @param text What was typed.
 * @param max  The largest allowed number.
 * @return Undefined if it is none.
 */
export function readWholeNumber( text: string, max = MAX ) {
	const number = /^\d+$/.test( text.trim() ) ? Number( text ) : undefined;
	return number !== undefined && number <= max ? number : undefined;
}
