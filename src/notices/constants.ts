export const STORE_NAME = 'core/notices2';

/** The default context of notices. */
export const DEFAULT_CONTEXT = 'global';
