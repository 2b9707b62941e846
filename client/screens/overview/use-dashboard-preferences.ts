import { useDispatch } from '@wordpress/data';
import { useCallback, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { useUserPreferences } from '@storedeck/data';

type Values = Readonly< Record< string, unknown > >;

/**
 * What the user chose for the overview. A choice counts at once. Choices are
 * saved one after the other, so that the last one is also the last to arrive;
 * when one cannot be saved, everything is again as it was saved, and a notice
 * says so.
 *
 * @return The choices by name, and what saves more.
 */
export function useDashboardPreferences(): [
	Values,
	( values: Values ) => void,
] {
	const { isRequesting, updateUserPreferences, ...saved } =
		useUserPreferences();
	const { createErrorNotice } = useDispatch( noticesStore );
	const [ unsaved, setUnsaved ] = useState< Values >( {} );
	const waiting = useRef< Values >( {} );
	const isSaving = useRef( false );

	const save = useCallback(
		async ( values: Values ) => {
			waiting.current = { ...waiting.current, ...values };
			setUnsaved( ( before ) => ( { ...before, ...values } ) );
			if ( isSaving.current ) {
				return;
			}
			isSaving.current = true;
			while ( Object.keys( waiting.current ).length > 0 ) {
				const next = waiting.current;
				waiting.current = {};
				const { error } = await updateUserPreferences( next );
				if ( error ) {
					waiting.current = {};
					createErrorNotice(
						__(
							'Your changes to the overview could not be saved.',
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
