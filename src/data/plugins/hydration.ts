import { withHydration } from '../core';
import { pluginsStore } from './store';
import type { ActionsOf, HydratedValue } from '../core';

/** Plugin data of the page. */
export interface PluginsHydration {
	installedPlugins: readonly string[];
	activePlugins: readonly string[];
	/** Whether the store is connected with Jetpack. */
	jetpackStatus?: { isActive?: boolean };
}

type Value = HydratedValue< ActionsOf< typeof pluginsStore > >;

/**
 * Creates a higher-order component with the plugins of the page, so that they
 * are not requested.
 *
 * @param plugins The data of the page.
 */
export const withPluginsHydration = ( {
	installedPlugins,
	activePlugins,
	jetpackStatus,
}: PluginsHydration ) => {
	const values: Value[] = [
		{
			selectorName: 'getActivePlugins',
			receive: ( actions ) =>
				actions.updateActivePlugins( activePlugins, true ),
		},
		{
			selectorName: 'getInstalledPlugins',
			receive: ( actions ) =>
				actions.updateInstalledPlugins( installedPlugins, true ),
		},
	];
	if ( jetpackStatus ) {
		const isConnected = jetpackStatus.isActive === true;
		values.push( {
			selectorName: 'isJetpackConnected',
			receive: ( actions ) =>
				actions.updateIsJetpackConnected( isConnected ),
		} );
	}
	return withHydration( pluginsStore, 'WithPluginsHydration', () => values );
};
