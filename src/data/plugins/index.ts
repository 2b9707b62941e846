export { formatErrors } from './format-errors';
export { withPluginsHydration } from './hydration';
export { PluginError } from './plugin-error';
export { pluginNames } from './plugin-names';
export { pluginsStore } from './store';
export type { PluginsHydration } from './hydration';
export type {
	PaypalOnboardingStatus,
	PluginDetails,
	PluginErrors,
	PluginInstallState,
	PluginsResponse,
	PluginsResult,
	RecommendedPlugin,
} from './types';
