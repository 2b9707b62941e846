import type { ReactNode } from 'react';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';

/** Path of the screen of a customer. */
export const getCustomerPath = ( id: number | string ) => `/customers/${ id }`;

/** Link to the screen of a customer. */
export const CustomerLink = ( {
	id,
	children,
}: {
	id: number | string;
	children: ReactNode;
} ) => (
	<Link type="wc-admin" href={ getNewPath( {}, getCustomerPath( id ), {} ) }>
		{ children }
	</Link>
);
