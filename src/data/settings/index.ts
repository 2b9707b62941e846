export { withSettingsHydration } from './hydration';
export { settingsStore } from './store';
export { useSettings } from './use-settings';
export type * from './types';
