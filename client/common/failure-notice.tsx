import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import './failure-notice.scss';

interface Props {
	message: string;
	/** Message of the underlying error, for debugging. */
	detail?: string;
	/** Without it there is no retry button. */
	onRetry?: () => void;
}

/** Error message with an optional retry button. */
export function FailureNotice( { message, detail, onRetry }: Props ) {
	const notice = useRef< HTMLDivElement >( null );

	const retry = () => {
		// The button is removed together with the notice: keep the focus in its
		// section.
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
