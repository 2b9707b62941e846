export const STORE_NAME = 'core/notices2';

/** Where notices are shown when nothing else is said. */
export const DEFAULT_CONTEXT = 'global';
