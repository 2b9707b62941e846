import { createHydrationHoc, useHydration } from '../core';
import { SETTINGS_STORE_NAME } from '../constants';
import type { HydratedValue } from '../core';
import type { GroupSettings } from './types';

interface SettingsReceiver {
	updateSettingsForGroup: ( group: string, data: GroupSettings ) => unknown;
	clearIsDirty: ( group: string ) => unknown;
}

/**
 * Creates a higher-order component with a group of settings, so that it is not
 * requested.
 *
 * @param group The group, for example `wc_admin`.
 * @param data  Its settings by name, as `getSettings( group )` returns them.
 */
export const withSettingsHydration = ( group: string, data: GroupSettings ) =>
	createHydrationHoc(
		() =>
			useHydration( SETTINGS_STORE_NAME, () => [
				{
					selectorName: 'getSettings',
					args: [ group ],
					receive: ( actions ) => {
						actions.updateSettingsForGroup( group, data );
						actions.clearIsDirty( group );
					},
				} satisfies HydratedValue< SettingsReceiver >,
			] ),
		'WithSettingsHydration'
	);
