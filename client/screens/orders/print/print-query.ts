import { getIdsFromQuery, getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';

/** Value of the parameter `as` for packing slips, which have no prices. */
export const SLIPS = 'slips';

/** WordPress removes `ids` from addresses. */
const PARAM = 'orders';

/** Path of the screen that prints orders. */
const PATH = '/orders/print';

/**
 * Address of the screen that prints orders.
 *
 * @param ids The orders.
 * @param as  What is printed of them: `SLIPS`, or empty for whole orders.
 */
export const getPrintHref = ( ids: readonly number[], as: string ) =>
	getNewPath( { [ PARAM ]: ids.join(), as: as || undefined }, PATH, {} );

export const readPrintQuery = ( query: Query ) => ( {
	ids: getIdsFromQuery( query[ PARAM ] ),
	isSlip: query.as === SLIPS,
} );
