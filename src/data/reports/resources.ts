import { NAMESPACE, getInvalidResponseMessage } from '@storedeck/api';
import { defineResource, requireObject, requireRecords } from '../core';
import { askAnswer, toRequest } from './ask-answer';
import { loadAllStats } from './load-all-stats';
import type { ReportAnswer, ReportArgs, ReportRow, ReportStats } from './types';

/** A page of rows. */
export const items = defineResource< ReportArgs, ReportRow[] >( {
	name: 'getReportItems',
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

/** Stats as a chart needs them; those of a part of a period have totals only. */
const toAnswered = ( body: ReportStats ) => {
	const { totals, intervals } = requireStats( body );
	return { totals: totals ?? {}, intervals: intervals ?? [] };
};

/** @throws {Error} When a part is something else. */
function parseAnswer( body: ReportAnswer ): ReportAnswer {
	const { primary, compared, secondary, rows, errors } =
		requireObject( body );
	requireRecords( rows?.items ?? [] );
	return {
		...body,
		errors: requireObject( errors ),
		...( primary && { primary: toAnswered( primary ) } ),
		...( compared && { compared: toAnswered( compared ) } ),
		...( secondary && { secondary: toAnswered( secondary ) } ),
	};
}

/** Totals and at most a hundred intervals. */
export const stats = defineResource< ReportArgs, ReportStats >( {
	name: 'getReportStats',
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
	defaultValue: NO_STATS,
	// A single page contains all intervals.
	getPreloaded: ( ...args ) => {
		const first = stats.getPreloaded( ...args );
		return first && first.response.totalPages <= 1 ? first : undefined;
	},
	load: ( ...call ) => loadAllStats( stats, ...call ),
} );

/** All that the screen of a report shows; the query has the names of its URL. */
export const answers = defineResource< ReportArgs, ReportAnswer >( {
	name: 'getReportAnswer',
	defaultValue: { errors: {} },
	request: toRequest,
	send: ( { signal }, ...args ) => askAnswer( signal, ...args ),
	parse: parseAnswer,
} );
