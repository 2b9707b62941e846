import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { settingsStore } from './store';

/**
 * Settings of a group, and functions that change and save them.
 *
 * @param group The group, for example `wc_admin`.
 * @param keys  Their names; each is a property of the result.
 * @example
 * const { wc_admin: values, updateAndPersistSettings } = useSettings( 'wc_admin', [ 'wc_admin' ] );
 * updateAndPersistSettings( 'wc_admin', { ...values, woocommerce_date_type: 'date_paid' } );
 */
export function useSettings( group: string, keys: readonly string[] = [] ) {
	// Callers pass a new list on each render.
	const wanted = JSON.stringify( keys );
	const { settings, ...flags } = useSelect(
		( select ) => {
			const names: string[] = JSON.parse( wanted );
			const store = select( settingsStore );
			return {
				settings: store.getSettingsForGroup( group, names ),
				settingsError: Boolean(
					store.getLastSettingsErrorForGroup( group )
				),
				isRequesting: store.isUpdateSettingsRequesting( group ),
				isDirty: store.getIsDirty( group, names ),
			};
		},
		[ group, wanted ]
	);
	const {
		persistSettingsForGroup,
		updateAndPersistSettingsForGroup,
		updateSettingsForGroup,
	} = useDispatch( settingsStore );

	/** Saves the edits. Rejects when that fails. */
	const persistSettings = useCallback(
		() => persistSettingsForGroup( group ),
		[ group, persistSettingsForGroup ]
	);
	/** Changes a setting and saves. Rejects when that fails. */
	const updateAndPersistSettings = useCallback(
		( name: string, data: unknown ) =>
			updateAndPersistSettingsForGroup( group, { [ name ]: data } ),
		[ group, updateAndPersistSettingsForGroup ]
	);
	/** Changes a setting without saving. */
	const updateSettings = useCallback(
		( name: string, data: unknown ) => {
			updateSettingsForGroup( group, { [ name ]: data } );
		},
		[ group, updateSettingsForGroup ]
	);

	return {
		...flags,
		...settings,
		persistSettings,
		updateAndPersistSettings,
		updateSettings,
	};
}
