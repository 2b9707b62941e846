/** The choices of rows per page. */
export const PER_PAGE_OPTIONS: readonly number[] = [ 25, 50, 75, 100 ];

/** The fewest rows per page that can be chosen. */
const SMALLEST_PAGE = Math.min( ...PER_PAGE_OPTIONS );

/**
 * How many pages some rows fill.
 *
 * @param total   Number of rows.
 * @param perPage Rows of a page; less than 1 or no number counts as 1.
 */
export function countPages( total: number, perPage: number ): number {
	const pages = Math.ceil( total / Math.max( 1, perPage || 1 ) );
	return Number.isFinite( pages ) ? Math.max( 0, pages ) : 0;
}

/** Whether another number of rows per page could change anything. */
export const isPerPageUseful = ( total: number ) => total > SMALLEST_PAGE;

/**
 * Reads a typed page.
 *
 * @param text      What was typed.
 * @param pageCount Number of the last page.
 * @return The page; `undefined` when it is no whole number from 1 to the count.
 */
export function parsePage( text: string, pageCount: number ) {
	const page = text.trim() === '' ? NaN : Number( text );
	return Number.isInteger( page ) && page >= 1 && page <= pageCount
		? page
		: undefined;
}
