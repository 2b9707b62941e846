import { withHydration } from '../core';
import { settingsStore } from './store';
import type { GroupSettings } from './types';

/**
 * Creates a higher-order component with a group of settings, so that it is not
 * requested.
 *
 * @param group The group, for example `wc_admin`.
 * @param data  Its settings by name, as `getSettings( group )` returns them.
 */
export const withSettingsHydration = ( group: string, data: GroupSettings ) =>
	withHydration( settingsStore, 'WithSettingsHydration', () => [
		{
			selectorName: 'getSettings',
			args: [ group ],
			receive: ( { updateSettingsForGroup, clearIsDirty } ) => {
				updateSettingsForGroup( group, data );
				clearIsDirty( group );
			},
		},
	] );
