export interface TabContentProps {
	/** Show only the first rows, e.g. on Home, without search and link to all. */
	preview?: {
		/** The number of rows. */
		rows: number;
		/** How many of them there are, as far as known before they are loaded. */
		expectedRows: number;
	};
}
