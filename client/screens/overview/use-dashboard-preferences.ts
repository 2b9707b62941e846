import { useDispatch } from '@wordpress/data';
import { useCallback, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { useUserPreferences } from '@storedeck/data';

type Values = Readonly< Record< string, unknown > >;

/**
 * The user's preferences for the Overview. Changes are applied at once and saved
 * one after the other, so that the last one wins. If saving fails, the saved
 * preferences are restored and a notice is shown.
 *
 * @return The preferences by name, and a function that changes some.
 */
export function useDashboardPreferences(): [
	Values,
	( values: Values ) => void,
] {
	const { isRequesting, updateUserPreferences, ...saved } =
		useUserPreferences();
	const { createErrorNotice } = useDispatch( noticesStore );
	const [ unsaved, setUnsaved ] = useState< Values >( {} );
	const queued = useRef< Values >( {} );
	const isSaving = useRef( false );

	const save = useCallback(
		async ( values: Values ) => {
			queued.current = { ...queued.current, ...values };
			setUnsaved( ( before ) => ( { ...before, ...values } ) );
			if ( isSaving.current ) {
				return;
			}
			isSaving.current = true;
			while ( Object.keys( queued.current ).length > 0 ) {
				const next = queued.current;
				queued.current = {};
				const { error } = await updateUserPreferences( next );
				if ( error ) {
					queued.current = {};
					createErrorNotice(
						__(
							'Could not save your changes to the Overview.',
							'storedeck'
						),
						{ type: 'snackbar' }
					);
				}
			}
			isSaving.current = false;
			setUnsaved( {} );
		},
		[ updateUserPreferences, createErrorNotice ]
	);

	return [ { ...saved, ...unsaved }, save ];
}
