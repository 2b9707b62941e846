import type { ResponseOf } from '../routes';

/**
 * How far the data of the reports reaches, as the shop's wall clock; null without
 * any order or download. Orders that wait are those that no report counts yet.
 */
export type DataState = ResponseOf< '/storedeck/v1/data-state' >;
