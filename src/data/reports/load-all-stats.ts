import { __ } from '@wordpress/i18n';
import { runConcurrently } from '@storedeck/api';
import type { Query } from '@storedeck/api';
import type { ResourceResponse, LoadContext, Resource } from '../core';
import type { ReportInterval, ReportStats } from './types';

/** A shop's server has few workers: one chart must not occupy them all. */
export const PAGES_AT_A_TIME = 4;

/** Ten thousand intervals are more than any chart draws: 27 years of days. */
export const MAX_PAGES = 100;

interface AllStatsContext extends LoadContext {
	stats: Resource< [ endpoint: string, query?: Query ], ReportStats >;
	endpoint: string;
	query: Query;
}

/** Puts the pages' intervals in one line, each of them once. */
function joinIntervals( pages: ReportStats[] ): ReportInterval[] {
	const byStart = new Map(
		pages
			.flatMap( ( { intervals = [] } ) => intervals )
			.map( ( interval ) => [ interval.date_start, interval ] )
	);
	return [ ...byStart.values() ];
}

/** A controller that also aborts when the given signal does. */
function chain( signal: AbortSignal ) {
	const controller = new AbortController();
	const abort = () => controller.abort();
	if ( signal.aborted ) {
		abort();
	}
	signal.addEventListener( 'abort', abort, { once: true } );
	return controller;
}

/**
 * Asks for all pages of a report's stats. The first one goes through the same
 * key as `getReportStats`, so that summary cards and chart share it; the others
 * follow side by side.
 *
 * @throws The error of any page, and when not all intervals have come: part of
 *         a chart would be taken for all of it.
 */
export async function loadAllStats( {
	stats,
	hasResponse,
	endpoint,
	query,
	dispatch,
	select,
	signal,
	since,
}: AllStatsContext ): Promise< ResourceResponse< ReportStats > > {
	const state = select.getResourceState();
	// What another reader has just got will do, but not to ask a second time.
	const { status, sequence } = stats.getRequest( state, endpoint, query );
	const isNewEnough = since === 0 ? ! hasResponse : sequence > since;
	const known =
		isNewEnough && status === 'success'
			? stats.getResponse( state, endpoint, query )
			: undefined;
	const first =
		known ??
		( await dispatch(
			stats.fetch( [ endpoint, query ], { signal, since } )
		) );

	const pageCount = first.totalPages;
	if ( pageCount <= 1 ) {
		return first;
	}
	if ( pageCount > MAX_PAGES ) {
		throw new Error(
			__(
				'There are too many intervals to draw. Choose a longer interval or a shorter period.',
				'storedeck'
			)
		);
	}

	const controller = chain( signal );
	try {
		const others = await runConcurrently(
			pageCount - 1,
			PAGES_AT_A_TIME,
			( index ) =>
				dispatch(
					stats.fetch( [ endpoint, { ...query, page: index + 2 } ], {
						signal: controller.signal,
						since,
					} )
				)
		);
		const intervals = joinIntervals( [
			first.data,
			...others.map( ( { data } ) => data ),
		] );
		if ( intervals.length < first.totalResults ) {
			throw new Error(
				__( 'Part of the data for this chart is missing.', 'storedeck' )
			);
		}
		return { ...first, data: { ...first.data, intervals } };
	} catch ( error ) {
		controller.abort();
		throw error;
	}
}
