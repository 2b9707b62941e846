import type { ReactNode } from 'react';
import { Link } from '@storedeck/components';
import {
	getNewPath,
	getPath,
	getPersistedQuery,
	getQuery,
} from '@storedeck/navigation';
import { getAdminLink } from '@storedeck/settings';

interface ReportLinkProps {
	/** Path of the report, `/analytics/orders`. */
	to: string;
	/** Filters. */
	query: Record< string, string >;
	children: ReactNode;
}

/** What a report shows is kept in another view of the same one. */
const getShown = () => {
	const { chart, chartType } = getQuery();
	return { chart, chartType };
};

/** A link to a report, with the period of the current one. */
export const ReportLink = ( { to, query, children }: ReportLinkProps ) => (
	<Link
		type="wc-admin"
		href={ getNewPath(
			{
				...getPersistedQuery(),
				...( to === getPath() && getShown() ),
				...query,
			},
			to,
			{}
		) }
	>
		{ children }
	</Link>
);

/** A link to a page of WordPress: `post.php?post=7&action=edit`. */
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
