import { useState } from '@wordpress/element';
import type { Query } from '@storedeck/navigation';
import { useLabels } from '../search/use-labels';
import type { PickerFilter, SearchTag } from './types';

/**
 * Returns the item selected with a `Search` entry, once its label is known.
 *
 * @param filter The selected entry.
 * @param query  Query with the id of the item.
 */
export function useSelectedTag(
	filter: PickerFilter | undefined,
	query: Query
) {
	const settings = filter?.settings;
	const parameter = settings && query[ settings.param ];
	const id = typeof parameter === 'string' ? parameter : '';
	const [ selectedTag, setSelectedTag ] = useState< SearchTag >();
	const { items, hasLabels } = useLabels( id, settings?.getLabels, query );
	if ( hasLabels && settings?.getLabels && id ) {
		return [ items[ 0 ], setSelectedTag ] as const;
	}
	const isCurrent = String( selectedTag?.key ) === id;
	return [ isCurrent ? selectedTag : undefined, setSelectedTag ] as const;
}
