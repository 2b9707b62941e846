export * from './hydration';
export { navigationStore } from './store';
export type * from './types';
