import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MAX_PER_PAGE } from '@storedeck/api';
import { itemsStore, searchItemsByString } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import type { Report } from './define-report';
import type { ItemFact, TableSearch } from './types';
import {
	getAskedQuery,
	getShownFilters,
	getVariant,
	withFact,
} from './resolve-report';
import { getFilterSet } from './report-filters';
import { getWords } from './search-words';
import type { FilterSet } from './table-query';

/** What an address asks for. */
export interface Asked {
	/** The report as it is at this address. */
	report: Report;
	/** The address, with what is known besides: for requests, never for links. */
	query: Query;
	/** The filters that the address shows. */
	filterSet: FilterSet;
	/**
	 * `wait`: something has to be known before anything can be asked;
	 * `nothing`: a search found nothing, so there is nothing to ask.
	 */
	access: 'ask' | 'wait' | 'nothing';
	/** What had to be known could not be had. */
	failure?: { message: string; retry: () => void };
}

/** How the item of the address is asked for. */
const toFactQuery = ( id: number ) => ( {
	include: String( id ),
	per_page: 1,
} );

function useFact( fact: ItemFact | undefined, query: Query ) {
	const id = fact?.id( query );
	const { refresh } = useDispatch( itemsStore );
	const known = useSelect(
		( select ) => {
			if ( ! fact || id === undefined ) {
				return { item: undefined, isKnown: true, message: undefined };
			}
			const items = select( itemsStore );
			const args = [ fact.resource, toFactQuery( id ) ] as const;
			const item = items.getItems( ...args ).get( id );
			const message = items.getItemsError( ...args )?.message;
			return {
				item,
				message,
				isKnown:
					item !== undefined ||
					items.hasFinishedResolution( 'getItems', [ ...args ] ),
			};
		},
		[ fact, id ]
	);
	return {
		...known,
		holds: Boolean( fact && known.item && fact.holds( known.item ) ),
		retry: () => {
			if ( fact && id !== undefined ) {
				refresh( 'getItems', [ fact.resource, toFactQuery( id ) ] );
			}
		},
	};
}

/** As many things as one word of a search stands for. */
const SEARCH_QUERY = { per_page: MAX_PER_PAGE };

function useSearch( search: TableSearch | undefined, query: Query ) {
	const text = typeof query.search === 'string' ? query.search : '';
	const { refresh } = useDispatch( itemsStore );
	const type = search?.type;
	const found = useSelect(
		( select ) => {
			if ( ! type || ! text ) {
				return { ids: '', isRequesting: false, isError: false };
			}
			const { items, ...standing } = searchItemsByString(
				select( itemsStore ),
				type,
				getWords( { search: text } ),
				SEARCH_QUERY
			);
			return { ids: Object.keys( items ).join( ',' ), ...standing };
		},
		[ type, text ]
	);
	return {
		...found,
		isSearching: Boolean( type && text ),
		retry: () => {
			for ( const word of getWords( { search: text } ) ) {
				refresh( 'getItems', [
					type,
					{ search: word, ...SEARCH_QUERY },
				] );
			}
		},
	};
}

function getAccess(
	isFactKnown: boolean,
	{ isSearching, isRequesting, ids }: ReturnType< typeof useSearch >
): Asked[ 'access' ] {
	if ( ! isFactKnown || isRequesting ) {
		return 'wait';
	}
	return isSearching && ids === '' ? 'nothing' : 'ask';
}

/**
 * What is asked for an address, once everything is known for it.
 *
 * @param report The report.
 * @param query  The address.
 */
export function useAsked( report: Report, query: Query ): Asked {
	const fact = useFact( report.fact, query );
	const known = useMemo(
		() => withFact( report, query, fact.holds ),
		[ report, query, fact.holds ]
	);
	const variant = useMemo(
		() => getVariant( report, known ),
		[ report, known ]
	);
	const search = useSearch( variant.search, query );
	const filterSet = getShownFilters( getFilterSet( report ), known );

	return {
		report: variant,
		filterSet,
		query: useMemo(
			() => getAskedQuery( variant, known, search.ids ),
			[ variant, known, search.ids ]
		),
		access: getAccess( fact.isKnown, search ),
		...( fact.message !== undefined && {
			failure: { message: fact.message, retry: fact.retry },
		} ),
		...( search.isError && {
			failure: {
				message: __( 'The search failed.', 'storedeck' ),
				retry: search.retry,
			},
		} ),
	};
}
