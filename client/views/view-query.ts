import { buildQueryString } from '@wordpress/url';
import type { SavedView } from '@storedeck/data';
import { getDateParamsFromQuery } from '@storedeck/date';
import { getNewPath, parseQuery } from '@storedeck/navigation';
import type { Query, QueryParameter } from '@storedeck/navigation';

/** The URL parameter for the id of the open view. */
export const VIEW_PARAM = 'view';

/** Parameters that are not saved. */
const NOT_SAVED = [ 'page', 'path', 'paged', VIEW_PARAM ];

/** The parameters of the period. */
const DATE_PARAMS = [
	'period',
	'compare',
	'after',
	'before',
	'compare_after',
	'compare_before',
];

const pick = (
	query: Query,
	isIncluded: ( name: string ) => boolean
): Record< string, QueryParameter > =>
	Object.fromEntries(
		Object.entries( query )
			.filter(
				( entry ): entry is [ string, QueryParameter ] =>
					entry[ 1 ] !== undefined && isIncluded( entry[ 0 ] )
			)
			.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
	);

const isDate = ( name: string ) => DATE_PARAMS.includes( name );

/** The parameters of the period, with the defaults for missing ones. */
function getDateParams( query: Query, defaultRange: string ) {
	const { period, compare } = getDateParamsFromQuery( query, defaultRange );
	return pick( { ...pick( query, isDate ), period, compare }, isDate );
}

/**
 * The query string that a view saves.
 *
 * @param query        The query of the URL.
 * @param defaultRange The default date range; undefined to leave out the period.
 */
export function toViewQuery( query: Query, defaultRange?: string ): string {
	const saved = pick(
		query,
		( name ) => ! NOT_SAVED.includes( name ) && ! isDate( name )
	);
	return buildQueryString(
		pick(
			defaultRange === undefined
				? saved
				: { ...saved, ...getDateParams( query, defaultRange ) },
			() => true
		)
	);
}

const readQuery = ( { query }: Pick< SavedView, 'query' > ) =>
	pick( parseQuery( query ), ( name ) => ! NOT_SAVED.includes( name ) );

/** Whether a view has a period. Without one it opens with the current period. */
export const hasDates = ( view: Pick< SavedView, 'query' > ) =>
	'period' in readQuery( view );

/**
 * The query of a view.
 *
 * @param current The current query, whose period is used if the view has none.
 */
export const getViewQuery = (
	view: Pick< SavedView, 'query' >,
	current: Query = {}
): Query => ( {
	...( ! hasDates( view ) && pick( current, isDate ) ),
	...readQuery( view ),
} );

export const getViewHref = (
	view: Pick< SavedView, 'id' | 'path' | 'query' >,
	current?: Query
) =>
	getNewPath(
		{ ...getViewQuery( view, current ), [ VIEW_PARAM ]: view.id },
		view.path,
		{}
	);

/** Whether a query and its hidden columns are those of a view. */
export function isViewShown(
	view: Pick< SavedView, 'query' | 'hidden_columns' >,
	query: Query,
	hidden: readonly string[],
	defaultRange: string
) {
	const current = hasDates( view )
		? toViewQuery( query, defaultRange )
		: toViewQuery( query );
	const saved = hasDates( view )
		? toViewQuery( readQuery( view ), defaultRange )
		: toViewQuery( readQuery( view ) );
	return (
		current === saved &&
		( view.hidden_columns === null ||
			[ ...view.hidden_columns ].sort().join() ===
				[ ...hidden ].sort().join() )
	);
}
