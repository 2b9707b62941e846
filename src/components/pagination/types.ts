/** How the page was changed. */
export type PageSource = 'previous' | 'next' | 'goto';

export interface PaginationProps {
	/** Current page, starting at 1. */
	page: number;
	/** Rows per page. */
	perPage: number;
	/** Total number of rows. */
	total: number;
	/**
	 * Called with the new page. The source is undefined when the page changes
	 * because it is beyond the last page after the rows per page changed.
	 */
	onPageChange?: ( page: number, source?: PageSource ) => void;
	/** Called with the new number of rows per page. */
	onPerPageChange?: ( perPage: number ) => void;
	className?: string;
	/**
	 * Whether to show the page input.
	 *
	 * @default true
	 */
	showPagePicker?: boolean;
	/**
	 * Whether to show the rows per page.
	 *
	 * @default true
	 */
	showPerPagePicker?: boolean;
	/**
	 * Whether to show "Page 1 of 4" before the arrows.
	 *
	 * @default true
	 */
	showPageArrowsLabel?: boolean;
}
