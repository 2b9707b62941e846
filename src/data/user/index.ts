export { withCurrentUserHydration } from './hydration';
export { userStore } from './store';
export { useUser } from './use-user';
export * from './use-user-preferences';
export type * from './types';
