import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import './failure-notice.scss';

interface Props {
	/** What went wrong, in the reader's words. */
	message: string;
	/** What the machine said, for whoever mends it. */
	detail?: string;
	/** What may be tried; offers no button where nothing may be. */
	onRetry?: () => void;
}

/** Stands where something could not be shown, and offers to try again. */
export function FailureNotice( { message, detail, onRetry }: Props ) {
	const notice = useRef< HTMLDivElement >( null );

	const retry = () => {
		// The button goes away with the notice; the focus stays in its part.
		notice.current?.closest< HTMLElement >( '[data-retry-focus]' )?.focus();
		onRetry?.();
	};

	return (
		<div className="storedeck-failure" role="alert" ref={ notice }>
			<p className="storedeck-failure__message">{ message }</p>
			{ detail && detail !== message && (
				<p className="storedeck-failure__detail">{ detail }</p>
			) }
			{ onRetry && (
				<Button variant="secondary" onClick={ retry }>
					{ __( 'Reload', 'storedeck' ) }
				</Button>
			) }
		</div>
	);
}
