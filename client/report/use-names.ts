import { useSelect } from '@wordpress/data';
import { itemsStore } from '@storedeck/data';
import type { Names } from './types';

/** All of a list. */
const WHOLE = { per_page: -1 };

const NO_NAMES: Names = new Map();

/**
 * What the ids in the rows of a report stand for; empty until it is known.
 *
 * @param list The list of the shop, if the report needs one.
 */
export const useNames = ( list: string | undefined ): Names =>
	useSelect(
		( select ) =>
			list ? select( itemsStore ).getItems( list, WHOLE ) : NO_NAMES,
		[ list ]
	);
