import { useSelect } from '@wordpress/data';
import { ITEMS_STORE_NAME, itemsStore, reportsStore } from '@storedeck/data';
import type { Query as RequestQuery } from '@storedeck/api';
import { useMade, usePart, useSame } from './use-query-result';
import type { Known } from './use-query-result';
import type { Part, Stats } from './use-report';

const ABSENT = {
	data: undefined,
	error: undefined,
	isRequesting: false,
} as const;

const NO_QUERY: RequestQuery = {};

/** Where there is no query, nothing is asked. */
const askFor = ( query: RequestQuery | undefined ) =>
	( {
		query: query ?? NO_QUERY,
		access: query ? 'ask' : 'nothing',
	} ) as const;

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
	return usePart( known, {
		selector: 'getReportItems',
		topic: endpoint,
		...askFor( same ),
	} );
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
	const stats = useMade( known.data, ( { totals, intervals } ) => ( {
		totals: totals ?? {},
		intervals: intervals ?? [],
	} ) );
	return usePart< Stats >(
		{ ...known, data: stats },
		{
			selector: 'getReportStatsAll',
			topic: endpoint,
			...askFor( same ),
		}
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
	return usePart( known, {
		storeName: ITEMS_STORE_NAME,
		selector: 'getItems',
		topic: itemType,
		...askFor( same ),
	} );
}
