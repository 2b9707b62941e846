import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { formatCount } from './store-format';
import './status-tabs.scss';

interface Props {
	/** Accessible name of the navigation. */
	label: string;
	/** URL parameter of the active tab. */
	param: string;
	/** The first tab is the default without the parameter. */
	tabs: ReadonlyArray< {
		value: string;
		label: string;
		/** Undefined until loaded. */
		count?: number;
	} >;
	current: string;
	path: string;
	query: Query;
}

/** Links that filter a list by status, each with its count. */
export const StatusTabs = ( {
	label,
	param,
	tabs,
	current,
	path,
	query,
}: Props ) => (
	<nav aria-label={ label } className="storedeck-tabs">
		<ul>
			{ tabs.map( ( { value, label: text, count }, index ) => (
				<li key={ value }>
					<Link
						type="wc-admin"
						href={ getNewPath(
							{
								[ param ]: index === 0 ? undefined : value,
								paged: undefined,
							},
							path,
							query
						) }
						aria-current={ value === current ? 'page' : undefined }
					>
						{ text }
						{ count !== undefined && (
							<span className="storedeck-tabs__count">
								{ ' ' }
								({ formatCount( count ) })
							</span>
						) }
					</Link>
				</li>
			) ) }
		</ul>
	</nav>
);
