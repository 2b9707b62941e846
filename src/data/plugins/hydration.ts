import { withHydration } from '../core';
import { pluginsStore } from './store';

/** Plugin data of the page. */
export interface PluginsHydration {
	installedPlugins: readonly string[];
	activePlugins: readonly string[];
	/** Whether the store is connected with Jetpack. */
	jetpackStatus?: { isActive?: boolean };
}

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
}: PluginsHydration ) =>
	withHydration( pluginsStore, 'WithPluginsHydration', () => [
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
		jetpackStatus && {
			selectorName: 'isJetpackConnected',
			receive: ( actions ) =>
				actions.updateIsJetpackConnected(
					jetpackStatus.isActive === true
				),
		},
	] );
