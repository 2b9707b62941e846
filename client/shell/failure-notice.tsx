import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import './failure-notice.scss';

interface Props {
	/** What went wrong, in the reader's words. */
	message: string;
	/** What the machine said, for whoever mends it. */
	detail?: string;
	/** What may be tried; offers no button where nothing may be. */
	onRetry?: () => void;
	retryLabel?: string;
}

/** Stands where something could not be shown, and offers to try again. */
export function FailureNotice( {
	message,
	detail,
	onRetry,
	retryLabel,
}: Props ) {
	return (
		<div className="storedeck-failure" role="alert">
			<p className="storedeck-failure__message">{ message }</p>
			{ detail && detail !== message && (
				<p className="storedeck-failure__detail">{ detail }</p>
			) }
			{ onRetry && (
				<Button variant="secondary" onClick={ onRetry }>
					{ retryLabel ?? __( 'Try again', 'storedeck' ) }
				</Button>
			) }
		</div>
	);
}
