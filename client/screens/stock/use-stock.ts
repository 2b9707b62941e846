import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo, useRef, useState } from '@wordpress/element';
import {
	ITEMS_STORE_NAME,
	REPORTS_STORE_NAME,
	itemsStore,
	reportsStore,
	useSubscription,
} from '@storedeck/data';
import type { Item, SelectorCall } from '@storedeck/data';
import { keepOrder } from './kept-order';
import type { Kept } from './kept-order';
import {
	getDetailsQuery,
	getListQuery,
	getSearchQuery,
	MOST_FOUND,
} from './stock-query';
import type { StockQuestion } from './stock-query';
import { toRow } from './stock-row';
import type { ListedStock, StockRow } from './stock-row';

const KINDS = [ 'products', 'variations' ] as const;

const NOTHING = {
	ids: undefined,
	isReady: true,
	isCut: false,
	error: undefined,
};

/** Products and variations that match the search term. */
function useFound( search: string ) {
	const query = useMemo( () => getSearchQuery( search ), [ search ] );
	const questions: SelectorCall[] =
		search === ''
			? []
			: KINDS.map( ( kind ) => [ 'getItems', [ kind, query ] ] );
	useSubscription( ITEMS_STORE_NAME, questions );
	const { refreshAll } = useDispatch( itemsStore );
	const found = useSelect(
		( select ) => {
			if ( search === '' ) {
				return NOTHING;
			}
			const store = select( itemsStore );
			const ids = KINDS.flatMap( ( kind ) => [
				...store.getItems( kind, query ).keys(),
			] );
			return {
				ids: ids.join(),
				isReady: KINDS.every( ( kind ) =>
					store.hasFinishedResolution( 'getItems', [ kind, query ] )
				),
				isCut: KINDS.some(
					( kind ) =>
						store.getItemsTotalCount( kind, query ) > MOST_FOUND
				),
				error: KINDS.map( ( kind ) =>
					store.getItemsError( kind, query )
				).find( Boolean ),
			};
		},
		[ search, query ]
	);
	const ids = useMemo(
		() =>
			found.ids === undefined
				? undefined
				: found.ids.split( ',' ).filter( Boolean ).map( Number ),
		[ found.ids ]
	);
	return { ...found, ids, retry: () => refreshAll( questions ) };
}

const isListed = ( row: unknown ): row is ListedStock =>
	typeof row === 'object' && row !== null && 'id' in row;

/** Rows of the list, in the order of their first response. */
function useListed(
	question: StockQuestion,
	found: ReturnType< typeof useFound >
) {
	const [ version, setVersion ] = useState( 0 );
	const signature = JSON.stringify( question );
	const query = useMemo( () => {
		const same: StockQuestion = JSON.parse( signature );
		return getListQuery( same, found.ids );
	}, [ signature, found.ids ] );
	// Wait for the search; an empty result needs no request.
	const isAsked = found.isReady && found.ids?.length !== 0;
	const asked: SelectorCall = [ 'getReportItems', [ 'stock', query ] ];
	useSubscription( REPORTS_STORE_NAME, isAsked ? [ asked ] : [] );
	const { refresh } = useDispatch( reportsStore );
	const known = useSelect(
		( select ) => {
			if ( ! isAsked ) {
				return { items: undefined, error: undefined, isLoading: false };
			}
			const store = select( reportsStore );
			const items = store.getReportItems( 'stock', query );
			return {
				items,
				error: store.getReportItemsError( 'stock', query ),
				isLoading: store.isReportItemsRequesting( 'stock', query ),
			};
		},
		[ isAsked, query ]
	);

	const kept = useRef< Kept< ListedStock > >();
	const key = `${ version } ${ JSON.stringify( query ) }`;
	const { data, totalResults = 0 } = known.items ?? {};
	const rows = useMemo( () => {
		const list: readonly unknown[] | undefined = data;
		return list?.filter( isListed );
	}, [ data ] );
	let answer = rows && { rows, total: totalResults };
	if ( found.isReady && ! isAsked ) {
		answer = { rows: [], total: 0 };
	}
	kept.current = keepOrder( kept.current, key, answer );
	return {
		kept: kept.current,
		isLoading: ! found.isReady || ( isAsked && known.isLoading ),
		error: found.error || known.error || undefined,
		retry: () => ( found.error ? found.retry() : refresh( ...asked ) ),
		/** Applies the latest order. */
		rearrange: () => setVersion( version + 1 ),
	};
}

const NO_ITEMS: ReadonlyMap< Item[ 'id' ], Item > = new Map();

/** Fields of products or variations that the stock report does not have. */
function useDetails(
	kind: ( typeof KINDS )[ number ],
	ids: readonly number[]
) {
	const key = ids.join();
	const query = useMemo(
		() =>
			key === ''
				? undefined
				: getDetailsQuery( key.split( ',' ).map( Number ) ),
		[ key ]
	);
	useSubscription(
		ITEMS_STORE_NAME,
		query ? [ [ 'getItems', [ kind, query ] ] ] : []
	);
	return useSelect(
		( select ) =>
			query ? select( itemsStore ).getItems( kind, query ) : NO_ITEMS,
		[ kind, query ]
	);
}

export interface Stock {
	/** Rows of the previous query while new ones are loading. */
	rows: readonly StockRow[] | undefined;
	total: number;
	isLoading: boolean;
	error: { message: string } | undefined;
	retry: () => void;
	/** The latest response has other rows or another order. */
	hasMoved: boolean;
	rearrange: () => void;
	/** The search has more results than are listed. */
	isCut: boolean;
}

const NO_ROWS: readonly ListedStock[] = [];

/** Products and variations with their stock. */
export function useStock( question: StockQuestion ): Stock {
	const found = useFound( question.search );
	const { kept, isLoading, error, retry, rearrange } = useListed(
		question,
		found
	);
	const listed = kept?.rows ?? NO_ROWS;
	const products = useDetails(
		'products',
		listed.flatMap( ( row ) => ( row.parent_id === 0 ? row.id : [] ) )
	);
	const variations = useDetails(
		'variations',
		listed.flatMap( ( row ) => ( row.parent_id > 0 ? row.id : [] ) )
	);
	const rows = useMemo(
		() =>
			listed.map( ( row ) =>
				toRow( row, products.get( row.id ) ?? variations.get( row.id ) )
			),
		[ listed, products, variations ]
	);
	return {
		rows: kept && rows,
		total: kept?.total ?? 0,
		isLoading,
		error: isLoading ? undefined : error,
		retry,
		hasMoved: kept?.hasMoved ?? false,
		rearrange,
		isCut: found.isCut,
	};
}

/** Number of products and variations per status. */
export function useStockCounts(): Readonly< Record< string, number > > {
	const query = useMemo( () => ( {} ), [] );
	useSubscription( REPORTS_STORE_NAME, [
		[ 'getReportStats', [ 'stock', query ] ],
	] );
	const totals = useSelect(
		( select ) =>
			select( reportsStore ).getReportStats( 'stock', query ).data
				?.totals,
		[ query ]
	);
	return useMemo(
		() => ( totals ? { ...totals, all: totals.products ?? 0 } : {} ),
		[ totals ]
	);
}
