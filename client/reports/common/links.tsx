import type { ReactNode } from 'react';
import { Link } from '@storedeck/components';
import { getNewPath, getPersistedQuery } from '@storedeck/navigation';
import { getAdminLink } from '@storedeck/settings';

interface ReportLinkProps {
	/** Path of the report, `/analytics/orders`. */
	to: string;
	/** What it is filtered by. */
	query: Record< string, string >;
	children: ReactNode;
}

/** Leads to another view of the reports; the dates go along. */
export const ReportLink = ( { to, query, children }: ReportLinkProps ) => (
	<Link
		type="wc-admin"
		href={ getNewPath( { ...getPersistedQuery(), ...query }, to, {} ) }
	>
		{ children }
	</Link>
);

/** Leads to a page of the host: `post.php?post=7&action=edit`. */
export const AdminLink = ( {
	to,
	children,
}: {
	to: string;
	children: ReactNode;
} ) => (
	<Link type="wp-admin" href={ getAdminLink( to ) }>
		{ children }
	</Link>
);

/** Where a product, a variation or a coupon is edited. */
export const getEditPath = ( id: number ) =>
	`post.php?post=${ id }&action=edit`;
