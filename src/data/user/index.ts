export { withCurrentUserHydration } from './hydration';
export { userStore } from './store';
export { useUser } from './use-user';
export { useUserPreferences } from './use-user-preferences';
export type { PreferencesUpdate } from './use-user-preferences';
export type { User, UserPreferences, UserWithPreferences } from './types';
