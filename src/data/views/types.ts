import type { ResponseOf } from '../routes';

/** A saved view of a report, as the server returns it. */
type ViewResponse = ResponseOf< '/storedeck/v1/views' >;

/** The visibility of a view: private or shared. */
export type ViewScope = ViewResponse[ 'scope' ];

/**
 * The fields of a view: the path of the screen (`/analytics/orders`), the query
 * of the URL without page and path, and the hidden columns of the table; null
 * to use those of the user's preferences.
 */
export type ViewFields = Pick<
	ViewResponse,
	'name' | 'path' | 'query' | 'hidden_columns' | 'scope'
>;

/** A saved view. Pinned ones are shown on the user's Overview. */
export type SavedView = ViewResponse;
