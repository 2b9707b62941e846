import { useState } from '@wordpress/element';
import type { Query } from '@storedeck/navigation';
import { useLabels } from '../search/use-labels';
import type { PickerFilter, SearchTag } from './types';

/**
 * The thing that is chosen through a `Search` entry, once it is named.
 *
 * @param filter The chosen entry.
 * @param query  The query that holds the thing's id.
 */
export function useSelectedTag(
	filter: PickerFilter | undefined,
	query: Query
) {
	const settings = filter?.settings;
	const parameter = settings && query[ settings.param ];
	const id = typeof parameter === 'string' ? parameter : '';
	const [ chosen, setChosen ] = useState< SearchTag >();
	const { items, isNamed } = useLabels( id, settings?.getLabels, query );
	if ( isNamed && settings?.getLabels && id ) {
		return [ items[ 0 ], setChosen ] as const;
	}
	const isChosen = id !== '' && String( chosen?.key ) === id;
	return [ isChosen ? chosen : undefined, setChosen ] as const;
}
