export { withNavigationHydration } from './hydration';
export { navigationStore } from './store';
export type { MenuItem } from './types';
export type { NavigationData } from './hydration';
