/** How many columns the cards take; the styles know up to ten. */
export const getHasItemsClass = ( count: number ) =>
	`has-${ Math.min( count, 10 ) }-items`;
