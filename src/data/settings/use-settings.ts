import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { useStableValue } from '../core';
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
	const names = useStableValue( keys );
	const { settings, ...flags } = useSelect(
		( select ) => {
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
		[ group, names ]
	);
	const storeActions = useDispatch( settingsStore );
	const actions = useMemo(
		() => ( {
			/** Saves the edits. Rejects when that fails. */
			persistSettings: () =>
				storeActions.persistSettingsForGroup( group ),
			/** Changes a setting and saves. Rejects when that fails. */
			updateAndPersistSettings: ( name: string, data: unknown ) =>
				storeActions.updateAndPersistSettingsForGroup( group, {
					[ name ]: data,
				} ),
			/** Changes a setting without saving. */
			updateSettings: ( name: string, data: unknown ) => {
				storeActions.updateSettingsForGroup( group, {
					[ name ]: data,
				} );
			},
		} ),
		[ group, storeActions ]
	);

	return { ...flags, ...settings, ...actions };
}
