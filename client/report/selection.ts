import { getIdsFromQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { TableComparison } from './types';

type Parameters = Pick< TableComparison< never >, 'param' | 'filterParam' >;

/** The value of the dropdown that compares. */
const getChoice = ( { param }: Parameters ) => `compare-${ param }`;

/** The parameter of the dropdown that compares. */
export const getFilterParam = ( { filterParam = 'filter' }: Parameters ) =>
	filterParam;

/** The ids that an address compares, as it writes them. */
export function getComparedIds( comparison: Parameters, query: Query ): string {
	return query[ getFilterParam( comparison ) ] === getChoice( comparison )
		? getIdsFromQuery( query[ comparison.param ] ).join( ',' )
		: '';
}

/** The chosen ids with one more, or without it. */
export const toggleId = ( ids: readonly number[], id: number ) =>
	ids.includes( id )
		? ids.filter( ( chosen ) => chosen !== id )
		: [ ...ids, id ];

/**
 * The chosen ids with all of a page, or without them where all of them were
 * chosen. Those of other pages stay.
 */
export function togglePage(
	ids: readonly number[],
	page: readonly number[]
): number[] {
	const others = ids.filter( ( id ) => ! page.includes( id ) );
	return isPageChosen( ids, page ) ? others : [ ...others, ...page ];
}

/** Whether all rows of a page are chosen. */
export const isPageChosen = (
	ids: readonly number[],
	page: readonly number[]
) => page.length > 0 && page.every( ( id ) => ids.includes( id ) );
