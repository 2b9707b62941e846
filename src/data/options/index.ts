export * from './hydration';
export { optionsStore } from './store';
export type { OptionValues, UpdateResult } from './store';
