import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { formatCount } from '../store-format';
import { FailureList } from './failure-list';
import type { BulkFailure, BulkSend } from './use-bulk-send';
import './style.scss';

interface Props {
	bulkEdit: Omit< BulkSend< never >, 'run' >;
	/** An item that was not changed; its name by default. */
	renderItem?: ( failure: BulkFailure ) => ReactNode;
	/** Called before the focused "Dismiss" button is removed. */
	keepFocus: () => void;
}

/** How far a bulk edit is, and what was not changed and why. */
export const BulkResult = ( {
	bulkEdit: { progress, failures, dismissFailures },
	renderItem,
	keepFocus,
}: Props ) => (
	<>
		<p className="storedeck-bulk-edit__progress" role="status">
			{ progress &&
				sprintf(
					/* translators: 1: number of saved items, 2: number of all. */
					__( 'Saving: %1$s of %2$s done…', 'storedeck' ),
					formatCount( progress.done ),
					formatCount( progress.total )
				) }
		</p>
		{ failures.length > 0 && (
			<div className="storedeck-failure" role="alert">
				<p className="storedeck-failure__message">
					{ sprintf(
						/* translators: %s: number of products, variations, coupons or orders. */
						_n(
							'%s was not changed:',
							'%s were not changed:',
							failures.length,
							'storedeck'
						),
						formatCount( failures.length )
					) }
				</p>
				<FailureList failures={ failures } renderItem={ renderItem } />
				<Button
					variant="secondary"
					onClick={ () => {
						keepFocus();
						dismissFailures();
					} }
				>
					{ __( 'Dismiss', 'storedeck' ) }
				</Button>
			</div>
		) }
	</>
);
