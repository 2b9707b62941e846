export * from './hydration';
export * from './selectors';
export { onboardingStore } from './store';
export type * from './types';
