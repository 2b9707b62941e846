import { __, _n, sprintf } from '@wordpress/i18n';
import type { SearchListMessages } from './types';

/** The usual texts, with those of the caller in their place. */
export const getMessages = (
	own: Partial< SearchListMessages > = {}
): SearchListMessages => ( {
	clear: __( 'Clear all selected items', 'storedeck' ),
	noItems: __( 'No items found.', 'storedeck' ),
	/* translators: %s: what was typed. */
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
