/**
 * PHP code that prevents a rebuild of the analytics tables after a change of the
 * settings. Tests that insert rows themselves use it.
 */
export const KEEP_ROWS = `remove_action( 'shutdown', array( 'Storedeck\\\\Sync\\\\Import\\\\Rebuild', 'start_after_change' ) );`;
