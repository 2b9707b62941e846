/**
 * Returns the class for the number of columns; there are styles for up to ten.
 */
export const getHasItemsClass = ( count: number ) =>
	`has-${ Math.min( count, 10 ) }-items`;
