import { getIdsFromQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { TableComparison } from './types';

type Parameters = Pick< TableComparison< never >, 'param' | 'filterParam' >;

const getFilterValue = ( { param }: Parameters ) => `compare-${ param }`;

export const getFilterParam = ( { filterParam = 'filter' }: Parameters ) =>
	filterParam;

/** The ids that the URL compares, separated by commas. */
export function getComparedIds( comparison: Parameters, query: Query ): string {
	return query[ getFilterParam( comparison ) ] ===
		getFilterValue( comparison )
		? getIdsFromQuery( query[ comparison.param ] ).join( ',' )
		: '';
}

/**
 * Whether the URL compares several items.
 *
 * @param param The parameter for the ids.
 * @param by    The parameter of the filter.
 */
export const isComparing = ( query: Query, param: string, by?: string ) =>
	getIdsFromQuery( getComparedIds( { param, filterParam: by }, query ) )
		.length > 1;

export const toggleId = ( ids: readonly number[], id: number ) =>
	ids.includes( id )
		? ids.filter( ( selected ) => selected !== id )
		: [ ...ids, id ];

/** Selects all ids of a page, or none if all were selected. Other pages keep their selection. */
export function togglePage(
	ids: readonly number[],
	page: readonly number[]
): number[] {
	const others = ids.filter( ( id ) => ! page.includes( id ) );
	return isPageSelected( ids, page ) ? others : [ ...others, ...page ];
}

export const isPageSelected = (
	ids: readonly number[],
	page: readonly number[]
) => page.length > 0 && page.every( ( id ) => ids.includes( id ) );
