import type { ReactNode } from 'react';
import type { BulkFailure } from './use-bulk-send';
import './style.scss';

interface Props {
	failures: readonly BulkFailure[];
	/** An item; its name by default. */
	renderItem?: ( failure: BulkFailure ) => ReactNode;
}

/** Names items, each with the reason for which it is not changed. */
export const FailureList = ( {
	failures,
	renderItem = ( { name } ) => <bdi>{ name }</bdi>,
}: Props ) => (
	<ul className="storedeck-bulk-edit__list">
		{ failures.map( ( failure ) => (
			<li key={ failure.id }>
				{ renderItem( failure ) }
				{ ': ' }
				{ failure.message }
			</li>
		) ) }
	</ul>
);
