import { Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';

/** Error notices of an installation. Each line of the message is a notice about one extension. */
export function ErrorNotice( {
	message,
	onDismiss,
}: {
	message: string;
	onDismiss: () => void;
} ) {
	const container = useRef< HTMLDivElement >( null );

	const [ dismissed, setDismissed ] = useState< readonly string[] >( [] );
	const lines = [ ...new Set( message.split( '\n' ) ) ].filter(
		( line ) => line.trim() !== '' && ! dismissed.includes( line )
	);

	useEffect( () => {
		setDismissed( [] );
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
			{ lines.map( ( line ) => (
				<Notice
					key={ line }
					status="error"
					politeness="assertive"
					onRemove={ () => {
						container.current
							?.closest< HTMLElement >( '[data-retry-focus]' )
							?.focus();
						setDismissed( [ ...dismissed, line ] );
						if ( lines.length === 1 ) {
							onDismiss();
						}
					} }
				>
					{ line }
				</Notice>
			) ) }
		</div>
	);
}
