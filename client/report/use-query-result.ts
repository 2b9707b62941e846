import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useMemo, useRef } from '@wordpress/element';
import {
	ITEMS_STORE_NAME,
	REPORTS_STORE_NAME,
	itemsStore,
	reportsStore,
	useSubscription,
} from '@storedeck/data';
import type { SelectorCall } from '@storedeck/data';
import type { Query as RequestQuery } from '@storedeck/api';
import type { Asked } from './use-report-query';

/** One part of the screen: its figures, and whether they are of now. */
export interface Part< T > {
	/** The newest figures; while new ones load, the ones before. */
	data: T | undefined;
	/** New figures are on their way; `data` may answer the question before. */
	isLoading: boolean;
	error: Error | undefined;
	retry: () => void;
	/** When `data` was read, in milliseconds since the epoch. */
	readAt: number | undefined;
	/** What is read, as the store is asked for it. */
	question: SelectorCall;
	/** Nothing is read for it: the report has no such part, or nothing in it. */
	isAbsent?: boolean;
}

/** What the store knows about one question. */
export interface Known< T > {
	data: T | undefined;
	error: { message: string } | false | undefined;
	isRequesting: boolean;
}

/** What is asked, and whom. */
interface AskedPart< T > {
	/** The reports unless given. */
	storeName?: typeof REPORTS_STORE_NAME | typeof ITEMS_STORE_NAME;
	selector: 'getReportItems' | 'getItems' | StatsSelector;
	/** The report's endpoint, or the type of items. */
	topic: string;
	query: RequestQuery;
	access?: Access;
	/** What counts where nothing is asked. */
	nothing?: T;
}

interface StoreActions {
	refresh: ( selectorName: string, args: readonly unknown[] ) => unknown;
}

/** Whether there is something to ask, and everything for it known. */
export type Access = Asked[ 'access' ];

/** What the store says before it was asked. */
export const UNKNOWN = {
	data: undefined,
	error: false,
	isRequesting: true,
} as const;

/**
 * Totals are known with the first page of intervals (`getReportStats`); a chart
 * needs all of them (`getReportStatsAll`).
 */
export type StatsSelector = 'getReportStats' | 'getReportStatsAll';

/**
 * Makes a part of the screen out of what is known: while the answer to a new
 * question is on its way, the answer before stays.
 */
export function usePart< T >(
	known: Known< T >,
	{
		storeName = REPORTS_STORE_NAME,
		selector,
		topic,
		query,
		access = 'ask',
		nothing,
	}: AskedPart< T >
): Part< T > {
	// Rows of another list, or other series, are no answer to this question.
	const kind =
		selector === 'getReportStatsAll'
			? `${ topic } ${ query.segmentby ?? '' }`
			: topic;
	const last = useRef< { kind: string; data: T } >();
	if ( known.data ) {
		last.current = { kind, data: known.data };
	}
	const before = last.current?.kind === kind ? last.current.data : undefined;
	const { refresh }: StoreActions = useDispatch( storeName );
	const question = useMemo< SelectorCall >(
		() => [ selector, [ topic, query ] ],
		[ selector, topic, query ]
	);
	useSubscription( storeName, access === 'ask' ? [ question ] : [] );
	const readAt = useSelect(
		( select ) =>
			storeName === ITEMS_STORE_NAME
				? select( itemsStore ).getReadAt( ...question )
				: select( reportsStore ).getReadAt( ...question ),
		[ storeName, question ]
	);
	const retry = useCallback( () => {
		refresh( ...question );
	}, [ refresh, question ] );
	if ( access === 'nothing' ) {
		return {
			data: nothing,
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
		// Before the store has begun to ask, it is about to.
		isLoading: known.isRequesting || ! ( known.data || known.error ),
		error: known.error ? new Error( known.error.message ) : undefined,
		retry,
		readAt: known.data ? readAt : undefined,
		question,
	};
}

/** A query is made anew at each render; the same question stays one object. */
export function useSame< Given extends RequestQuery | undefined >(
	query: Given
): Given {
	const key = JSON.stringify( query );
	const same = useRef( { key, query } );
	if ( same.current.key !== key ) {
		same.current = { key, query };
	}
	return same.current.query;
}

/** The same input gives the same object, so that nothing is drawn twice. */
export function useMade< In extends object, Out >(
	input: In | undefined,
	make: ( input: In ) => Out
): Out | undefined {
	const made = useRef< { input: In; output: Out } >();
	if ( ! input ) {
		return undefined;
	}
	if ( made.current?.input !== input ) {
		made.current = { input, output: make( input ) };
	}
	return made.current.output;
}
