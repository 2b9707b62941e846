import type { ReactNode } from 'react';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { currentUserCan, getAdminLink, getSetting } from '@storedeck/settings';
import type { LinkTarget } from './link-target';
import { getOrdersOfDayHref } from './orders-of-day-href';

/**
 * The screen of an order: that of WooCommerce while it is active, else that of
 * the app.
 *
 * @param id The order.
 * @return Undefined if the current user may not open it.
 */
export function getOrderLink( id: number ): LinkTarget | undefined {
	const path: string = getSetting( 'orderEditPath', '' );
	if ( path ) {
		return {
			type: 'wp-admin',
			href: getAdminLink( path.replace( '{id}', String( id ) ) ),
		};
	}
	return id > 0 && currentUserCan( 'manage_woocommerce' )
		? {
				type: 'wc-admin',
				href: getNewPath( {}, `/orders/${ id }`, {} ),
		  }
		: undefined;
}

/**
 * The list of orders to work on; the Orders report where WooCommerce has its own
 * list, and for users who may not open orders.
 *
 * @param statuses Only orders with these statuses.
 */
export const getOrdersHref = ( statuses: readonly string[] = [] ) =>
	getSetting( 'orderEditPath', '' ) === '' &&
	currentUserCan( 'manage_woocommerce' )
		? getNewPath( { status: statuses.join() || undefined }, '/orders', {} )
		: getNewPath( {}, '/analytics/orders', {} );

interface OrderLinkProps {
	id: number;
	/** Date in the site time zone, `2026-11-21`, optionally with a time. */
	date?: string;
	children: ReactNode;
}

/**
 * Link to the screen of an order. Users who may not open it get a link to the
 * orders of that day, or plain text without a date.
 *
 * @param props See `OrderLinkProps`.
 */
export function OrderLink( { id, date, children }: OrderLinkProps ) {
	const target =
		getOrderLink( id ) ??
		( date
			? { type: 'wc-admin' as const, href: getOrdersOfDayHref( date ) }
			: undefined );
	return target ? <Link { ...target }>{ children }</Link> : <>{ children }</>;
}
