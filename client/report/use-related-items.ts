import { useSelect } from '@wordpress/data';
import { itemsStore } from '@storedeck/data';
import type { RelatedItems } from './types';

const ALL = { per_page: -1 };

const NO_ITEMS: RelatedItems = new Map();

/**
 * The items that rows refer to by id; empty until they are loaded.
 *
 * @param endpoint Below `/wc-analytics/`; undefined if the report needs none.
 */
export const useRelatedItems = ( endpoint: string | undefined ): RelatedItems =>
	useSelect(
		( select ) =>
			endpoint
				? select( itemsStore ).getItems( endpoint, ALL )
				: NO_ITEMS,
		[ endpoint ]
	);
