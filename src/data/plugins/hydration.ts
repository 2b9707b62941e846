import { PLUGINS_STORE_NAME } from '../constants';
import { createHydrationHoc, useHydration } from '../core';
import type { HydratedValue } from '../core';

/** Plugin data of the page. */
export interface PluginsHydration {
	installedPlugins: readonly string[];
	activePlugins: readonly string[];
	/** Whether the store is connected with Jetpack. */
	jetpackStatus?: { isActive?: boolean };
}

interface PluginsReceiver {
	updateActivePlugins: (
		slugs: readonly string[],
		replace: boolean
	) => unknown;
	updateInstalledPlugins: (
		slugs: readonly string[],
		replace: boolean
	) => unknown;
	updateIsJetpackConnected: ( isConnected: boolean ) => unknown;
}

const toValues = ( {
	installedPlugins,
	activePlugins,
	jetpackStatus,
}: PluginsHydration ): Array< HydratedValue< PluginsReceiver > > => [
	{
		selectorName: 'getActivePlugins',
		args: [],
		receive: ( actions ) =>
			actions.updateActivePlugins( activePlugins, true ),
	},
	{
		selectorName: 'getInstalledPlugins',
		args: [],
		receive: ( actions ) =>
			actions.updateInstalledPlugins( installedPlugins, true ),
	},
	...( jetpackStatus
		? [
				{
					selectorName: 'isJetpackConnected',
					args: [],
					receive: ( actions: PluginsReceiver ) =>
						actions.updateIsJetpackConnected(
							jetpackStatus.isActive === true
						),
				},
		  ]
		: [] ),
];

/**
 * Creates a higher-order component with the plugins of the page, so that they
 * are not requested.
 *
 * @param plugins The data of the page.
 */
export const withPluginsHydration = ( plugins: PluginsHydration ) =>
	createHydrationHoc(
		() => useHydration( PLUGINS_STORE_NAME, () => toValues( plugins ) ),
		'WithPluginsHydration'
	);
