import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MAX_PER_PAGE } from '@storedeck/api';
import { itemsStore, searchItemsByString, useResource } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import type { FilterSet, Report } from './types';
import type { QueryState } from './query-result';
import { getFilterSet } from './report-filters';
import {
	getFlaggedId,
	getRequestQuery,
	getVariant,
	getVisibleFilters,
	withItemFlag,
} from './resolve-report';
import { getSearchTerms } from './search-terms';
import type { ItemFlagDefinition, SearchDefinition } from './definition';

/** A report as the URL asks for it. */
export interface ResolvedReport {
	/** The report with the changes of its variant. */
	report: Report;
	/** The query for requests, never for links: it holds more than the URL. */
	query: Query;
	/** The filters that the query does not hide. */
	filterSet: FilterSet;
	state: QueryState;
	/** Loading the item flag or the search failed. */
	failure?: { message: string; retry: () => void };
}

function useItemFlag( flag: ItemFlagDefinition | undefined, query: Query ) {
	const id = flag && getFlaggedId( flag, query );
	const { data, error, status, retry } = useResource(
		itemsStore,
		'getItems',
		[ flag?.resource ?? '', { include: String( id ), per_page: 1 } ],
		{ enabled: id !== undefined }
	);
	const item = id === undefined ? undefined : data?.get( id );
	return {
		isSet: Boolean( item && flag && item[ flag.field ] === flag.value ),
		isLoaded: item !== undefined || status !== 'requesting',
		error,
		retry,
	};
}

/** The results of one search term. Customers are searched by email too. */
const getSearchQuery = ( type: string | undefined ) => ( {
	per_page: MAX_PER_PAGE,
	...( type === 'customers' && { searchby: 'all' } ),
} );

function useSearch( search: SearchDefinition | undefined, query: Query ) {
	const text = typeof query.search === 'string' ? query.search : '';
	const { refresh } = useDispatch( itemsStore );
	const type = search?.type;
	const result = useSelect(
		( select ) => {
			if ( ! type || ! text ) {
				return { ids: '', isRequesting: false, isError: false };
			}
			const { items, ...status } = searchItemsByString(
				select( itemsStore ),
				type,
				getSearchTerms( { search: text } ),
				getSearchQuery( type )
			);
			return { ids: Object.keys( items ).join( ',' ), ...status };
		},
		[ type, text ]
	);
	return {
		...result,
		isSearching: Boolean( type && text ),
		retry: () => {
			for ( const term of getSearchTerms( { search: text } ) ) {
				refresh( 'getItems', [
					type,
					{ search: term, ...getSearchQuery( type ) },
				] );
			}
		},
	};
}

function getState(
	isFlagLoaded: boolean,
	{ isSearching, isRequesting, ids }: ReturnType< typeof useSearch >
): QueryState {
	if ( ! isFlagLoaded || isRequesting ) {
		return 'pending';
	}
	return isSearching && ids === '' ? 'empty' : 'ready';
}

/** Resolves a report for a URL; loads what its requests depend on. */
export function useReportQuery( report: Report, query: Query ): ResolvedReport {
	const flag = useItemFlag( report.itemFlag, query );
	const queryWithFlag = useMemo(
		() => withItemFlag( report, query, flag.isSet ),
		[ report, query, flag.isSet ]
	);
	const variant = getVariant( report, queryWithFlag );
	const search = useSearch( variant.search, query );

	return {
		report: variant,
		filterSet: getVisibleFilters( getFilterSet( report ), queryWithFlag ),
		query: useMemo(
			() => getRequestQuery( variant, queryWithFlag, search.ids ),
			[ variant, queryWithFlag, search.ids ]
		),
		state: getState( flag.isLoaded, search ),
		...( flag.error && {
			failure: { message: flag.error.message, retry: flag.retry },
		} ),
		...( search.isError && {
			failure: {
				message: __(
					'Could not load the search results.',
					'storedeck'
				),
				retry: search.retry,
			},
		} ),
	};
}
