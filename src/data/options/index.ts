export { useOptionsHydration, withOptionsHydration } from './hydration';
export { optionsStore } from './store';
export type { OptionValues } from './resources';
export type { UpdateResult } from './store';
