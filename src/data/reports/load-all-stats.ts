import { __ } from '@wordpress/i18n';
import { runConcurrently } from '@storedeck/api';
import type { Query } from '@storedeck/api';
import type { ResourceResponse, LoadContext, Resource } from '../core';
import type { ReportArgs, ReportInterval, ReportStats } from './types';

/** A store's server has few PHP workers: one chart must not occupy all of them. */
export const PAGES_AT_A_TIME = 4;

/** More intervals than any chart shows: 10,000 are 27 years of days. */
export const MAX_PAGES = 100;

/**
 * Joins the intervals of all pages without duplicates. Reports of extensions may
 * have intervals without `date_start`, or without any name.
 */
function joinIntervals( pages: ReportStats[] ): ReportInterval[] {
	const byStart = new Map< unknown, ReportInterval >(
		pages
			.flatMap( ( { intervals = [] } ) => intervals )
			.map( ( interval ) => [
				interval.date_start ?? interval.interval ?? interval,
				interval,
			] )
	);
	return [ ...byStart.values() ];
}

/**
 * Loads all pages of a report's stats. The first one has the key of
 * `getReportStats`, so that summary cards and chart share it; the others are
 * requested concurrently.
 *
 * @throws The error of any page, and when intervals are missing: an incomplete
 *         chart would be taken for a complete one.
 */
export async function loadAllStats(
	stats: Resource< ReportArgs, ReportStats >,
	{ dispatch, hasResponse, select, signal, since }: LoadContext,
	endpoint: string,
	query: Query = {}
): Promise< ResourceResponse< ReportStats > > {
	const state = select.getResourceState();
	// Use the first page that another reader has just loaded, but not for a
	// refresh.
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
				'Too many intervals to show. Choose a longer interval or a shorter date range.',
				'storedeck'
			)
		);
	}

	const others = await runConcurrently(
		pageCount - 1,
		PAGES_AT_A_TIME,
		( index, pageSignal ) =>
			dispatch(
				stats.fetch( [ endpoint, { ...query, page: index + 2 } ], {
					signal: pageSignal,
					since,
				} )
			),
		signal
	);
	const intervals = joinIntervals( [
		first.data,
		...others.map( ( { data } ) => data ),
	] );
	if ( intervals.length < first.totalResults ) {
		throw new Error(
			__( 'Some of the data for this chart is missing.', 'storedeck' )
		);
	}
	return { ...first, data: { ...first.data, intervals } };
}
