import type { BulkFailure } from './use-bulk-edit';
import './style.scss';

/** Names items, each with the reason for which it is not changed. */
export const FailureList = ( {
	failures,
}: {
	failures: readonly BulkFailure[];
} ) => (
	<ul className="storedeck-bulk-edit__list">
		{ failures.map( ( { id, name, message } ) => (
			<li key={ id }>
				<bdi>{ name }</bdi>
				{ ': ' }
				{ message }
			</li>
		) ) }
	</ul>
);
