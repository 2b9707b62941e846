import { useMemo } from '@wordpress/element';
import { itemsStore, useResource } from '@storedeck/data';
import type { Query } from '@storedeck/api';

/**
 * A list of items for a panel.
 *
 * @param itemType Path below `/wc-analytics/`.
 * @param query    Query of the list.
 */
export function useList( itemType: string, query: Query ) {
	const { data, error, isLoading, retry } = useResource(
		itemsStore,
		'getItems',
		[ itemType, query ]
	);

	return {
		items: useMemo( () => [ ...( data?.values() ?? [] ) ], [ data ] ),
		isLoading,
		error: data ? undefined : error,
		/** Requests the list again; resolves with the response. */
		retry,
	};
}
