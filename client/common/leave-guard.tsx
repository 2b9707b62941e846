import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
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
export function LeaveGuard( { isDirty, isInside, onLeave }: Props ) {
	const [ wanted, setWanted ] = useState< Location >();
	const lift = useRef< () => void >();
	const inside = useRef( isInside );
	inside.current = isInside;

	useEffect( () => {
		if ( ! isDirty ) {
			return undefined;
		}
		const stop = getHistory().block( ( location ) => {
			if ( inside.current?.( location ) ) {
				return true;
			}
			setWanted( location );
			return false;
		} );
		lift.current = stop;
		return stop;
	}, [ isDirty ] );

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
				lift.current?.();
				onLeave?.();
				getHistory().push( wanted );
			} }
		/>
	);
}
