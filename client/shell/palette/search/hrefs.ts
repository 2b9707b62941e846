import { getAdminLink, getSetting } from '@storedeck/settings';
import { getOrdersOfDayHref } from '../../../common/orders-of-day-href';
import { getEditPath } from '../../../report/links';

/** URL of the screen that edits a product. */
export const getProductHref = ( id: number ) =>
	getAdminLink( getEditPath( id ) );

/**
 * URL of the edit screen of an order; without one, of the orders of that day.
 *
 * @param id   The order.
 * @param date When it was created, in the site time zone.
 */
export function getOrderHref( id: number, date: string ) {
	const path: string = getSetting( 'orderEditPath', '' );
	return path
		? getAdminLink( path.replace( '{id}', String( id ) ) )
		: getOrdersOfDayHref( date );
}
