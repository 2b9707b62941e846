import type { TypedReport } from './types';

/**
 * A report without the type of its rows. Its functions are only called with rows
 * of its own endpoint.
 */
export type Report = TypedReport< never >;
