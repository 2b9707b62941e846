import type { ReactNode } from 'react';
import { Link } from '@storedeck/components';
import { getAdminLink, getSetting } from '@storedeck/settings';
import { getOrdersOfDayHref } from './orders-of-day-href';

interface OrderLinkProps {
	id: number;
	/** Its day in the shop, `2026-11-21`, or its moment on that day, where that is known. */
	date?: string;
	children: ReactNode;
}

/**
 * Leads to the page where an order is edited. A shop may have none: then to the
 * orders of its day, or nowhere.
 *
 * @param props See `OrderLinkProps`.
 */
export function OrderLink( { id, date, children }: OrderLinkProps ) {
	const path: string = getSetting( 'orderEditPath', '' );
	if ( path ) {
		return (
			<Link
				type="wp-admin"
				href={ getAdminLink( path.replace( '{id}', String( id ) ) ) }
			>
				{ children }
			</Link>
		);
	}
	return date ? (
		<Link type="wc-admin" href={ getOrdersOfDayHref( date ) }>
			{ children }
		</Link>
	) : (
		<>{ children }</>
	);
}
