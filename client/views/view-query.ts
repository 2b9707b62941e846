import { buildQueryString } from '@wordpress/url';
import type { SavedView } from '@storedeck/data';
import { getDateParamsFromQuery } from '@storedeck/date';
import { getNewPath, parseQuery } from '@storedeck/navigation';
import type { Query, QueryParameter } from '@storedeck/navigation';

/** The parameter that names the view which an address shows. */
export const VIEW_PARAM = 'view';

/** Where a screen is, and how far somebody has leafed, is no part of a view. */
const NOT_KEPT = [ 'page', 'path', 'paged', VIEW_PARAM ];

/** The parameters that say which dates are shown. */
const DATES = [
	'period',
	'compare',
	'after',
	'before',
	'compare_after',
	'compare_before',
];

const pick = (
	query: Query,
	isWanted: ( name: string ) => boolean
): Record< string, QueryParameter > =>
	Object.fromEntries(
		Object.entries( query )
			.filter(
				( entry ): entry is [ string, QueryParameter ] =>
					entry[ 1 ] !== undefined && isWanted( entry[ 0 ] )
			)
			.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
	);

const isDate = ( name: string ) => DATES.includes( name );

/** The dates of an address, spelled out where the address says nothing. */
function getDates( query: Query, defaultRange: string ) {
	const { period, compare } = getDateParamsFromQuery( query, defaultRange );
	return pick( { ...pick( query, isDate ), period, compare }, isDate );
}

/**
 * What a view keeps of an address, as text.
 *
 * @param query        The address.
 * @param defaultRange The shop's default range, where the dates are kept;
 *                     undefined where they are not.
 */
export function toViewQuery( query: Query, defaultRange?: string ): string {
	const kept = pick(
		query,
		( name ) => ! NOT_KEPT.includes( name ) && ! isDate( name )
	);
	return buildQueryString(
		pick(
			defaultRange === undefined
				? kept
				: { ...kept, ...getDates( query, defaultRange ) },
			() => true
		)
	);
}

/** The address that a view stands for, without its own name. */
const readQuery = ( { query }: Pick< SavedView, 'query' > ) =>
	pick( parseQuery( query ), ( name ) => ! NOT_KEPT.includes( name ) );

/** Whether a view has dates of its own; without, it goes with those of the reader. */
export const hasDates = ( view: Pick< SavedView, 'query' > ) =>
	'period' in readQuery( view );

/**
 * The query of a view's screen.
 *
 * @param view    The view.
 * @param current The reader's address: its dates count where the view has none.
 */
export const getViewQuery = (
	view: Pick< SavedView, 'query' >,
	current: Query = {}
): Query => ( {
	...( ! hasDates( view ) && pick( current, isDate ) ),
	...readQuery( view ),
} );

/** The address of a view. */
export const getViewHref = (
	view: Pick< SavedView, 'id' | 'path' | 'query' >,
	current?: Query
) =>
	getNewPath(
		{ ...getViewQuery( view, current ), [ VIEW_PARAM ]: view.id },
		view.path,
		{}
	);

/** Whether an address and its columns show what a view keeps. */
export function isShown(
	view: Pick< SavedView, 'query' | 'hidden_columns' >,
	query: Query,
	hidden: readonly string[],
	defaultRange: string
) {
	const kept = hasDates( view )
		? toViewQuery( query, defaultRange )
		: toViewQuery( query );
	const own = hasDates( view )
		? toViewQuery( readQuery( view ), defaultRange )
		: toViewQuery( readQuery( view ) );
	return (
		kept === own &&
		( view.hidden_columns === null ||
			[ ...view.hidden_columns ].sort().join() ===
				[ ...hidden ].sort().join() )
	);
}
