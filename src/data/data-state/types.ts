import type { ResponseOf } from '../routes';

/**
 * The last date for which the reports have data, in site time; null without any
 * order or download. Waiting orders are not processed yet.
 */
export type DataState = ResponseOf< '/storedeck/v1/data-state' >;
