import { NAMESPACE } from '@storedeck/api';
import { defineResource } from '../core';
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
} );

const NO_STATS: ReportStats = { totals: null };

/** Totals and at most a hundred intervals. */
export const stats = defineResource< ReportArgs, ReportStats >( {
	name: 'getReportStats',
	selectors: [ 'getReportStats' ],
	defaultValue: NO_STATS,
	request: ( endpoint, query ) => ( {
		path: `${ NAMESPACE }/reports/${ endpoint }/stats`,
		query,
	} ),
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
