/**
 * The version of what extensions build on, in PHP and JavaScript. It is increased when
 * something means something else than before, not for something new. It is stated here
 * for scripts and packages; a test compares it with that of declarations in PHP.
 */
export const API_VERSION = 1;
