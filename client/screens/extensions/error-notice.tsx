import { Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';

/** Error notice of an installation. Each line is about one extension. */
export function ErrorNotice( {
	message,
	onDismiss,
}: {
	message: string;
	onDismiss: () => void;
} ) {
	const container = useRef< HTMLDivElement >( null );

	useEffect( () => {
		if ( message ) {
			container.current?.scrollIntoView?.( { block: 'nearest' } );
		}
	}, [ message ] );

	return (
		<div
			ref={ container }
			role="alert"
			className="storedeck-extensions__error"
		>
			{ message && (
				<Notice
					status="error"
					politeness="assertive"
					onRemove={ () => {
						container.current
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
