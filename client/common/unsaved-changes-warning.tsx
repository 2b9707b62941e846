import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useLatest } from '@storedeck/components/use-latest';
import { getHistory } from '@storedeck/navigation';
import type { Location } from '@storedeck/navigation';
import { ConfirmDialog } from './confirm-dialog';

interface Props {
	isDirty: boolean;
	/**
	 * Whether a location still belongs to the edited screen, so that navigating
	 * to it needs no confirmation.
	 */
	isInside?: ( location: Location ) => boolean;
	/** Called when the user leaves and discards the changes. */
	onLeave?: () => void;
}

/**
 * Asks for confirmation before the user navigates away from unsaved changes.
 */
export function UnsavedChangesWarning( { isDirty, isInside, onLeave }: Props ) {
	const [ wanted, setWanted ] = useState< Location >();
	const unblock = useRef< () => void >();
	const latestIsInside = useLatest( isInside );

	useEffect( () => {
		if ( ! isDirty ) {
			return undefined;
		}
		const stopBlocking = getHistory().block( ( location ) => {
			if ( latestIsInside.current?.( location ) ) {
				return true;
			}
			setWanted( location );
			return false;
		} );
		unblock.current = stopBlocking;
		return stopBlocking;
	}, [ isDirty, latestIsInside ] );

	if ( ! wanted ) {
		return null;
	}
	return (
		<ConfirmDialog
			title={ __( 'Unsaved changes', 'storedeck' ) }
			message={ __(
				'You have unsaved changes. If you proceed, they will be lost.',
				'storedeck'
			) }
			confirmLabel={ __( 'Leave without saving', 'storedeck' ) }
			onCancel={ () => setWanted( undefined ) }
			onConfirm={ () => {
				setWanted( undefined );
				unblock.current?.();
				onLeave?.();
				getHistory().push( wanted );
			} }
		/>
	);
}
