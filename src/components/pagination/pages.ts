export const PER_PAGE_OPTIONS: readonly number[] = [ 25, 50, 75, 100 ];

const MIN_PER_PAGE = Math.min( ...PER_PAGE_OPTIONS );

/**
 * Returns the number of pages.
 *
 * @param total   Number of rows.
 * @param perPage Rows per page; invalid numbers count as 1.
 */
export function countPages( total: number, perPage: number ): number {
	const pages = Math.ceil( total / Math.max( 1, perPage || 1 ) );
	return Number.isFinite( pages ) ? Math.max( 0, pages ) : 0;
}

/**
 * Whether a smaller number of rows per page would create more than one page.
 */
export const isPerPageUseful = ( total: number ) => total > MIN_PER_PAGE;

/**
 * Parses a typed page.
 *
 * @param text      Text as typed.
 * @param pageCount Number of pages.
 * @return The page, or undefined if it is not an integer from 1 to the number
 *         of pages.
 */
export function parsePage( text: string, pageCount: number ) {
	const page = text.trim() === '' ? NaN : Number( text );
	return Number.isInteger( page ) && page >= 1 && page <= pageCount
		? page
		: undefined;
}
