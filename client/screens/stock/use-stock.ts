import { useMemo, useState } from '@wordpress/element';
import { itemsStore, reportsStore, useResource } from '@storedeck/data';
import type { Item } from '@storedeck/data';
import type { List } from '../../common/list-screen';
import { keepOrder } from './stable-order';
import type { ListResponse } from './stable-order';
import {
	getItemsQuery,
	getListQuery,
	getSearchQuery,
	MAX_SEARCH_RESULTS,
} from './stock-query';
import type { StockParams } from './stock-query';
import { toRow } from './stock-row';
import type { StockReportRow, StockRow } from './stock-row';

/** Products and variations that match the search term. */
function useSearchResults( search: string ) {
	const query = getSearchQuery( search );
	const options = { enabled: search !== '' };
	const results = [
		useResource( itemsStore, 'getItems', [ 'products', query ], options ),
		useResource( itemsStore, 'getItems', [ 'variations', query ], options ),
	];
	const totals = [
		useResource(
			itemsStore,
			'getItemsTotalCount',
			[ 'products', query ],
			options
		),
		useResource(
			itemsStore,
			'getItemsTotalCount',
			[ 'variations', query ],
			options
		),
	];

	return {
		/** Undefined without a search term. */
		ids:
			search === ''
				? undefined
				: results.flatMap( ( { data } ) =>
						[ ...( data?.keys() ?? [] ) ].map( Number )
				  ),
		isLoading: results.some( ( { isLoading } ) => isLoading ),
		error: results.map( ( { error } ) => error ).find( Boolean ),
		isTruncated: totals.some(
			( { data = 0 } ) => data > MAX_SEARCH_RESULTS
		),
		retry: () => results.forEach( ( { retry } ) => retry() ),
	};
}

const isReportRow = ( row: unknown ): row is StockReportRow =>
	typeof row === 'object' && row !== null && 'id' in row;

const EMPTY: ListResponse< StockReportRow > = { rows: [], total: 0 };

/** The list for a query, with the order of its first response. */
function useStableList(
	key: string,
	response: ListResponse< StockReportRow > | undefined
) {
	const [ latest, setLatest ] = useState( () => ( {
		key,
		response,
		list: keepOrder( undefined, key, response ),
	} ) );
	if ( latest.key !== key || latest.response !== response ) {
		setLatest( {
			key,
			response,
			list: keepOrder( latest.list, key, response ),
		} );
	}
	return latest.list;
}

/** Rows of the list, in the order of their first response. */
function useStockReport(
	params: StockParams,
	search: ReturnType< typeof useSearchResults >
) {
	const [ version, setVersion ] = useState( 0 );
	const query = getListQuery( params, search.ids );
	const isSearched = ! search.isLoading && ! search.error;
	// An empty search result needs no request.
	const isEmpty = isSearched && search.ids?.length === 0;
	const report = useResource(
		reportsStore,
		'getReportItems',
		[ 'stock', query ],
		{ enabled: isSearched && ! isEmpty }
	);

	const { data, totalResults = 0 } = report.data ?? {};
	const response = useMemo( () => {
		if ( isEmpty ) {
			return EMPTY;
		}
		const rows: readonly unknown[] | undefined = data;
		return (
			rows && { rows: rows.filter( isReportRow ), total: totalResults }
		);
	}, [ isEmpty, data, totalResults ] );

	const key = `${ version } ${ JSON.stringify( query ) }`;
	const list = useStableList( key, response );
	return {
		list,
		isPrevious: search.isLoading || list?.key !== key,
		isRequesting: search.isLoading || report.status === 'requesting',
		error: search.error ?? report.error,
		retry: () => ( search.error ? search.retry() : report.retry() ),
		/** Applies the latest order. */
		updateOrder: () => setVersion( version + 1 ),
	};
}

const NO_ITEMS: ReadonlyMap< Item[ 'id' ], Item > = new Map();

/** Fields of products or variations that the stock report does not have. */
const useItems = (
	itemType: 'products' | 'variations',
	ids: readonly number[]
) =>
	useResource( itemsStore, 'getItems', [ itemType, getItemsQuery( ids ) ], {
		enabled: ids.length > 0,
	} ).data ?? NO_ITEMS;

export interface Stock extends List {
	/** Rows of the previous query while new ones are loading. */
	rows: readonly StockRow[] | undefined;
	/** The latest response has other rows or another order. */
	orderChanged: boolean;
	updateOrder: () => void;
	/** The search has more results than are listed. */
	isTruncated: boolean;
	/** The rows are those of the previous query. */
	isPrevious: boolean;
	/** Ids of the search results; undefined without a search. */
	found: readonly number[] | undefined;
}

const NO_ROWS: readonly StockReportRow[] = [];

/** Products and variations with their stock. */
export function useStock( params: StockParams ): Stock {
	const search = useSearchResults( params.search );
	const { list, isPrevious, isRequesting, error, retry, updateOrder } =
		useStockReport( params, search );
	const reportRows = list?.rows ?? NO_ROWS;
	const products = useItems(
		'products',
		reportRows.flatMap( ( row ) => ( row.parent_id === 0 ? row.id : [] ) )
	);
	const variations = useItems(
		'variations',
		reportRows.flatMap( ( row ) => ( row.parent_id > 0 ? row.id : [] ) )
	);
	const rows = useMemo(
		() =>
			reportRows.map( ( row ) =>
				toRow( row, products.get( row.id ) ?? variations.get( row.id ) )
			),
		[ reportRows, products, variations ]
	);
	return {
		rows: list && rows,
		total: list?.total ?? 0,
		isRequesting,
		error: isRequesting ? undefined : error,
		retry,
		orderChanged: list?.orderChanged ?? false,
		updateOrder,
		isTruncated: search.isTruncated,
		isPrevious,
		found: search.ids,
	};
}

const ALL = {};

/** Number of products and variations per status. */
export function useStockCounts(): Readonly< Record< string, number > > {
	const { data: stats } = useResource( reportsStore, 'getReportStats', [
		'stock',
		ALL,
	] );
	const totals = stats?.data?.totals;
	return useMemo(
		() => ( totals ? { ...totals, all: totals.products ?? 0 } : {} ),
		[ totals ]
	);
}
