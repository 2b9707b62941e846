export { formatErrors } from './format-errors';
export * from './hydration';
export { PluginError } from './plugin-error';
export { pluginNames } from './plugin-names';
export { pluginsStore } from './store';
export type * from './types';
