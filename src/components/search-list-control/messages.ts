import { __, _n, sprintf } from '@wordpress/i18n';
import type { SearchListMessages } from './types';

/** Returns the default messages, overridden by custom ones. */
export const getMessages = (
	own: Partial< SearchListMessages > = {}
): SearchListMessages => ( {
	clear: __( 'Clear all selected items', 'storedeck' ),
	noItems: __( 'No items found.', 'storedeck' ),
	/* translators: %s: search text. */
	noResults: __( 'No results for %s', 'storedeck' ),
	search: __( 'Search for items', 'storedeck' ),
	selected: ( count ) =>
		sprintf(
			/* translators: %d: number of items. */
			_n( '%d item selected', '%d items selected', count, 'storedeck' ),
			count
		),
	updated: __( 'Search results updated.', 'storedeck' ),
	...own,
} );
