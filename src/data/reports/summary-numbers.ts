import { readReport } from './reader';
import { getReportStatsQuery } from './report-queries';
import type { ReaderOptions } from './reader';
import type { StatsQueryOptions } from './report-queries';
import type { ReportTotals } from './types';

export interface SummaryNumbers {
	isRequesting: boolean;
	isError: boolean;
	/** Null before the first response. */
	totals: { primary: ReportTotals | null; secondary: ReportTotals | null };
}

type Options = Omit< StatsQueryOptions, 'dataType' > & ReaderOptions;

/**
 * The totals of both ranges for the summary cards. Call it inside `useSelect`.
 *
 * They are the totals of the chart's requests: with the same query, filters and
 * `fields` no further request is sent.
 *
 * The secondary range is a whole one unless `until` is set: with
 * `getComparisonEnd( query )` an unfinished range is compared with the same part
 * of the other one.
 *
 * @param options Report, query, and `selector`.
 */
export function getSummaryNumbers( options: Options ): SummaryNumbers {
	const read = ( dataType: 'primary' | 'secondary' ) => {
		const query = getReportStatsQuery( {
			...options,
			dataType,
			until: dataType === 'secondary' ? options.until : undefined,
		} );
		const { response, flags } = readReport( options, 'Stats', query );
		return { totals: response.data?.totals ?? null, ...flags };
	};
	const primary = read( 'primary' );
	const secondary = read( 'secondary' );

	return {
		isRequesting: primary.isRequesting || secondary.isRequesting,
		isError: primary.isError || secondary.isError,
		totals: { primary: primary.totals, secondary: secondary.totals },
	};
}
