import type { ResponseOf } from '../routes';

/** A saved view of a report, as the server presents it. */
type ViewResponse = ResponseOf< '/storedeck/v1/views' >;

/** For whom a view is: its maker, or everybody in the shop. */
export type ViewScope = ViewResponse[ 'scope' ];

/**
 * What a view keeps: the path of the screen (`/analytics/orders`), the query of
 * the address without page and path, and the columns that the table does not
 * show; null leaves those to the reader.
 */
export type ViewFields = Pick<
	ViewResponse,
	'name' | 'path' | 'query' | 'hidden_columns' | 'scope'
>;

/** A saved view. Pinned ones stand on the reader's Overview. */
export type SavedView = ViewResponse;
