/** How a page was chosen. */
export type PageSource = 'previous' | 'next' | 'goto';

export interface PaginationProps {
	/** The page shown, from 1. */
	page: number;
	/** Rows of a page. */
	perPage: number;
	/** Rows of all pages. */
	total: number;
	/**
	 * Called with the new page. There is no source when the page changes
	 * because it is beyond the last one after a change of the rows per page.
	 */
	onPageChange?: ( page: number, source?: PageSource ) => void;
	/** Called with the new number of rows per page. */
	onPerPageChange?: ( perPage: number ) => void;
	className?: string;
	/**
	 * Shows the input that goes to a page.
	 *
	 * @default true
	 */
	showPagePicker?: boolean;
	/**
	 * Shows the select of the rows per page.
	 *
	 * @default true
	 */
	showPerPagePicker?: boolean;
	/**
	 * Shows "Page 1 of 4" before the arrows.
	 *
	 * @default true
	 */
	showPageArrowsLabel?: boolean;
}
