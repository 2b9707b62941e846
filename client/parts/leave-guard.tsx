import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getHistory } from '@storedeck/navigation';
import type { Location } from '@storedeck/navigation';
import { ConfirmDialog } from './confirm-dialog';

/** Asks before a screen with unsaved changes is left. */
export function LeaveGuard( { isDirty }: { isDirty: boolean } ) {
	const [ wanted, setWanted ] = useState< Location >();
	const lift = useRef< () => void >();

	useEffect( () => {
		if ( ! isDirty ) {
			return undefined;
		}
		const stop = getHistory().block( ( location ) => {
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
				getHistory().push( wanted );
			} }
		/>
	);
}
