import { Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';

/** Error notice of an installation. Each line is about one extension. */
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
