import { Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';

/**
 * Says why something could not be installed, until somebody has read it. Each
 * line is about one extension.
 */
export function Failure( {
	message,
	onDismiss,
}: {
	message: string;
	onDismiss: () => void;
} ) {
	const place = useRef< HTMLDivElement >( null );

	useEffect( () => {
		if ( message ) {
			place.current?.scrollIntoView?.( { block: 'nearest' } );
		}
	}, [ message ] );

	return (
		<div
			ref={ place }
			role="alert"
			className="storedeck-extensions__failure"
		>
			{ message && (
				<Notice
					status="error"
					politeness="assertive"
					onRemove={ () => {
						place.current
							?.closest< HTMLElement >( '[data-retry-focus]' )
							?.focus();
						onDismiss();
					} }
				>
					{ message }
				</Notice>
			) }
		</div>
	);
}
