import type { ResourceResponse } from './types';

/** What the store keeps of data that is no page of a list. */
export const withoutTotals = < Data >(
	data: Data
): ResourceResponse< Data > => ( { data, totalResults: 0, totalPages: 0 } );
