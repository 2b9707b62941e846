/**
 * PHP code after changed settings that keeps the rows of the demo store as they
 * are, for tests with rows of their own.
 */
export const KEEP_ROWS = `remove_action( 'shutdown', array( 'Storedeck\\\\Jobs\\\\Import\\\\Rebuild', 'start' ) );`;
