import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getHistory } from '@storedeck/navigation';
import type { Location } from '@storedeck/navigation';
import { ConfirmDialog } from './confirm-dialog';

interface Props {
	isDirty: boolean;
	/** Whether an address still shows what is not saved: it may be gone to. */
	isInside?: ( location: Location ) => boolean;
	/** The reader leaves; what is not saved is lost. */
	onLeave?: () => void;
}

/** Asks before a screen with unsaved changes is left. */
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
