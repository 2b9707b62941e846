import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useMemo, useRef } from '@wordpress/element';
import {
	ITEMS_STORE_NAME,
	REPORTS_STORE_NAME,
	itemsStore,
	reportsStore,
	useInterest,
} from '@storedeck/data';
import type { Question } from '@storedeck/data';
import type { Query as RequestQuery } from '@storedeck/api';
import type { Part, Stats } from '../report/use-report';

/** What a store knows about a question. */
interface Known< T > {
	data: T | undefined;
	error: { message: string } | false | undefined;
	isRequesting: boolean;
}

interface StoreActions {
	refresh: ( selectorName: string, args: readonly unknown[] ) => unknown;
}

const ABSENT = {
	data: undefined,
	error: undefined,
	isRequesting: false,
} as const;

/** A query is made anew at each render; the same question stays one object. */
function useSame( query: RequestQuery | undefined ) {
	const key = JSON.stringify( query );
	const same = useRef( { key, query } );
	if ( same.current.key !== key ) {
		same.current = { key, query };
	}
	return same.current.query;
}

/** Makes a part of the screen of what is known; see `Part`. */
function usePart< T >(
	known: Known< T >,
	storeName: string,
	selector: string,
	topic: string,
	query: RequestQuery | undefined
): Part< T > {
	const last = useRef< { topic: string; data: T } >();
	if ( known.data ) {
		last.current = { topic, data: known.data };
	}
	const before =
		last.current?.topic === topic ? last.current.data : undefined;
	const question = useMemo< Question >(
		() => [ selector, [ topic, query ] ],
		[ selector, topic, query ]
	);
	useInterest( storeName, query ? [ question ] : [] );
	const { refresh }: StoreActions = useDispatch( storeName );
	const retry = useCallback( () => {
		refresh( ...question );
	}, [ refresh, question ] );

	if ( ! query ) {
		return {
			data: undefined,
			isLoading: false,
			error: undefined,
			retry,
			readAt: undefined,
			question,
			isAbsent: true,
		};
	}
	return {
		// Figures of the question before would pass for the failed one's.
		data: known.data ?? ( known.error ? undefined : before ),
		isLoading: known.isRequesting || ! ( known.data || known.error ),
		error: known.error ? new Error( known.error.message ) : undefined,
		retry,
		readAt: undefined,
		question,
	};
}

/**
 * The rows that a report answers. While the answer to a new question is on its
 * way, the one before stays.
 *
 * @param endpoint Below `/wc-analytics/reports/`.
 * @param query    What is asked; undefined where nothing is.
 */
export function useReportRows(
	endpoint: string,
	query: RequestQuery | undefined
): Part< readonly unknown[] > {
	const same = useSame( query );
	const known = useSelect(
		( select ): Known< readonly unknown[] > => {
			if ( ! same ) {
				return ABSENT;
			}
			const reports = select( reportsStore );
			return {
				data: reports.getReportItems( endpoint, same ).data,
				error: reports.getReportItemsError( endpoint, same ),
				isRequesting: reports.isReportItemsRequesting( endpoint, same ),
			};
		},
		[ endpoint, same ]
	);
	return usePart(
		known,
		REPORTS_STORE_NAME,
		'getReportItems',
		endpoint,
		same
	);
}

/**
 * A report's totals and all of its intervals. Charts of the same report share
 * the answer.
 *
 * @param endpoint Below `/wc-analytics/reports/`, without `/stats`.
 * @param query    What is asked; undefined where nothing is.
 */
export function useSeries(
	endpoint: string,
	query: RequestQuery | undefined
): Part< Stats > {
	const same = useSame( query );
	const known = useSelect(
		( select ) => {
			if ( ! same ) {
				return ABSENT;
			}
			const reports = select( reportsStore );
			return {
				data: reports.getReportStatsAll( endpoint, same ).data,
				error: reports.getReportStatsAllError( endpoint, same ),
				isRequesting: reports.isReportStatsAllRequesting(
					endpoint,
					same
				),
			};
		},
		[ endpoint, same ]
	);
	const { data } = known;
	const stats = useMemo(
		() =>
			data && {
				totals: data.totals ?? {},
				intervals: data.intervals ?? [],
			},
		[ data ]
	);
	return usePart(
		{ ...known, data: stats },
		REPORTS_STORE_NAME,
		'getReportStatsAll',
		endpoint,
		same
	);
}

/**
 * A list of the shop.
 *
 * @param itemType Below `/wc-analytics/`.
 * @param query    What is asked; undefined where nothing is.
 */
export function useItems(
	itemType: string,
	query: RequestQuery | undefined
): Part<
	ReadonlyMap< string | number, Readonly< Record< string, unknown > > >
> {
	const same = useSame( query );
	const known = useSelect(
		( select ) => {
			if ( ! same ) {
				return ABSENT;
			}
			const store = select( itemsStore );
			const args = [ itemType, same ] as const;
			const items = store.getItems( ...args );
			const isRead =
				store.getReadAt( 'getItems', [ ...args ] ) !== undefined;
			return {
				data: isRead ? items : undefined,
				error: store.getItemsError( ...args ),
				isRequesting: ! store.hasFinishedResolution( 'getItems', [
					...args,
				] ),
			};
		},
		[ itemType, same ]
	);
	return usePart( known, ITEMS_STORE_NAME, 'getItems', itemType, same );
}
