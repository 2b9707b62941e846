import { PLUGINS_STORE_NAME } from '../constants';
import { createHydrationHoc, useHydration } from '../core';
import type { HydratedValue } from '../core';

/** What a page knows of the site's plugins. */
export interface PluginsHydration {
	installedPlugins: readonly string[];
	activePlugins: readonly string[];
	/** Whether the shop is connected with the connection service. */
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
 * Makes a component that needs no requests for the site's plugins.
 *
 * @param plugins What the page carries.
 */
export const withPluginsHydration = ( plugins: PluginsHydration ) =>
	createHydrationHoc(
		() => useHydration( PLUGINS_STORE_NAME, () => toValues( plugins ) ),
		'WithPluginsHydration'
	);
