import { NAMESPACE, getInvalidResponseMessage } from '@storedeck/api';
import { defineResource, requireObject, requireRecords } from '../core';
import { loadAllStats } from './load-all-stats';
import type { Query } from '@storedeck/api';
import type { ReportRow, ReportStats } from './types';

/** The report and its query. */
export type ReportArgs = [ endpoint: string, query?: Query ];

/** A page of rows. */
export const items = defineResource< ReportArgs, ReportRow[] >( {
	name: 'getReportItems',
	selectors: [ 'getReportItems' ],
	defaultValue: [],
	isList: true,
	request: ( endpoint, query ) => ( {
		path: `${ NAMESPACE }/reports/${ endpoint }`,
		query,
	} ),
	parse: requireRecords,
} );

const NO_STATS: ReportStats = { totals: null };

/** @throws {Error} When it is not a response with totals: a report without them would look like one of a day without sales. */
function requireStats( body: ReportStats ): ReportStats {
	const { totals, intervals = [] } = requireObject( body );
	if ( typeof totals !== 'object' ) {
		throw new Error( getInvalidResponseMessage() );
	}
	requireRecords( intervals );
	return body;
}

/** Totals and at most a hundred intervals. */
export const stats = defineResource< ReportArgs, ReportStats >( {
	name: 'getReportStats',
	selectors: [ 'getReportStats' ],
	defaultValue: NO_STATS,
	request: ( endpoint, query ) => ( {
		path: `${ NAMESPACE }/reports/${ endpoint }/stats`,
		query,
	} ),
	parse: requireStats,
} );

/** Totals and the intervals of all pages. */
export const statsAll = defineResource< ReportArgs, ReportStats >( {
	name: 'getReportStatsAll',
	selectors: [ 'getReportStatsAll' ],
	defaultValue: NO_STATS,
	// A single page contains all intervals.
	getPreloaded: ( ...args ) => {
		const first = stats.getPreloaded( ...args );
		return first && first.response.totalPages <= 1 ? first : undefined;
	},
	load: ( context, endpoint, query = {} ) =>
		loadAllStats( { ...context, stats, endpoint, query } ),
} );
