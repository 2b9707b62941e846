import type { ReactNode } from 'react';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { getAdminLink, getSetting } from '@storedeck/settings';

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
	const day = date?.slice( 0, 10 );
	if ( ! day ) {
		return <>{ children }</>;
	}
	return (
		<Link
			type="wc-admin"
			href={ getNewPath(
				{
					period: 'custom',
					compare: 'none',
					after: day,
					before: day,
				},
				'/analytics/orders',
				{}
			) }
		>
			{ children }
		</Link>
	);
}
