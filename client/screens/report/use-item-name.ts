import type { FilterPickerConfig } from '@storedeck/components';
import { useLabels } from '@storedeck/components/search/use-labels';
import { flattenFilters } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';

/**
 * The name of the single item that a report shows, which its filter asks for as well; undefined for several, and until it is
 * known.
 *
 * @param pickers The filters of the report, the most specific one last.
 * @param query   The query of the URL.
 */
export function useItemName(
	pickers: readonly FilterPickerConfig[],
	query: Query
): string | undefined {
	const settings = pickers
		.flatMap( ( { param, filters } ) =>
			flattenFilters( filters ).filter(
				( { component, value } ) =>
					component === 'Search' && value === query[ param ]
			)
		)
		.at( -1 )?.settings;
	const value = settings && query[ settings.param ];
	const id = typeof value === 'string' && /^\d+$/.test( value ) ? value : '';
	const { items, hasLabels } = useLabels( id, settings?.getLabels, query );
	return id && hasLabels ? items[ 0 ]?.label : undefined;
}
