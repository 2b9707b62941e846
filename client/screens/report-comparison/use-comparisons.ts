import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { isAbortError, requestList } from '@storedeck/api';
import type { ComparedReport, Comparison, Period } from './types';

const ROUTE = '/storedeck/v1/report-comparison';

/** In ms. WooCommerce adds up the orders of the period for each request. */
const TIMEOUT = 300000;

/** A report that is not in the results is still loading. */
export interface Result {
	data?: Comparison;
	error?: Error;
}

async function load( report: string, period: Period, signal: AbortSignal ) {
	try {
		const { data } = await requestList< Comparison >( {
			path: ROUTE,
			query: { ...period, report },
			signal,
			timeout: TIMEOUT,
		} );
		return { data: data[ 0 ] };
	} catch ( error ) {
		return {
			error:
				error instanceof Error ? error : new Error( String( error ) ),
		};
	}
}

/**
 * Requests the comparison of each report, one after the other: they are slow
 * with many orders, and a server computes one faster than all at once.
 *
 * @param reports  A stable list.
 * @param after    First second of the period.
 * @param before   Last second of the period.
 * @param onLoaded Called when all reports of a period were requested.
 */
export function useComparisons(
	reports: readonly ComparedReport[],
	after: string,
	before: string,
	onLoaded: ( results: readonly Result[] ) => void
) {
	const [ results, setResults ] = useState< Record< string, Result > >( {} );
	const controller = useRef( new AbortController() );
	const handleLoaded = useRef( onLoaded );
	handleLoaded.current = onLoaded;

	useEffect( () => {
		const current = new AbortController();
		controller.current = current;
		setResults( {} );

		const loadAll = async () => {
			const loaded: Result[] = [];
			for ( const { id } of reports ) {
				const result = await load(
					id,
					{ after, before },
					current.signal
				);
				if ( current.signal.aborted || isAbortError( result.error ) ) {
					return;
				}
				loaded.push( result );
				setResults( ( known ) => ( { ...known, [ id ]: result } ) );
			}
			handleLoaded.current( loaded );
		};
		loadAll();
		return () => current.abort();
	}, [ reports, after, before ] );

	const retry = useCallback(
		async ( id: string ) => {
			const { signal } = controller.current;
			setResults( ( { [ id ]: failed, ...others } ) => others );
			const result = await load( id, { after, before }, signal );
			if ( ! signal.aborted ) {
				setResults( ( known ) => ( { ...known, [ id ]: result } ) );
			}
		},
		[ after, before ]
	);

	return { results, retry };
}
