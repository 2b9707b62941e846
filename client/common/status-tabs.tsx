import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { formatCount } from './store-format';
import './status-tabs.scss';

interface Props {
	/** What the choice is about, for assistive technology. */
	label: string;
	/** The parameter of the address that holds it. */
	param: string;
	/** The first one is what the address means when it says nothing. */
	tabs: ReadonlyArray< {
		value: string;
		label: string;
		/** Undefined until it is known. */
		count?: number;
	} >;
	current: string;
	path: string;
	query: Query;
}

/** The states that a list is divided into, each with its number: links. */
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
