import type { ReactNode } from 'react';
import { Link } from '@storedeck/components';
import { getAdminLink, getSetting } from '@storedeck/settings';
import { getOrdersOfDayHref } from './orders-of-day-href';

interface OrderLinkProps {
	id: number;
	/** Date in the site time zone, `2026-11-21`, optionally with a time. */
	date?: string;
	children: ReactNode;
}

/**
 * Link to the edit screen of an order. Without one, it links to the orders of
 * that day; without a date, it is plain text.
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
