import { getReader, getRequestFlags } from './reader';
import { getReportStatsQuery } from './report-queries';
import type { ReaderOptions } from './reader';
import type { StatsQueryOptions } from './report-queries';
import type { ReportTotals } from './types';

export interface SummaryNumbers {
	isRequesting: boolean;
	isError: boolean;
	/** Null until they are known. */
	totals: { primary: ReportTotals | null; secondary: ReportTotals | null };
}

type Options = Omit< StatsQueryOptions, 'dataType' > & ReaderOptions;

/**
 * The figures of the summary cards for both ranges. Call it inside `useSelect`.
 *
 * They are the totals of the chart's own requests: with the same address, filters
 * and `fields` as the chart there is no request beside the chart's two.
 *
 * @param options The report, the address, and `selector`.
 */
export function getSummaryNumbers( options: Options ): SummaryNumbers {
	const { endpoint } = options;
	const reader = getReader( options );
	const read = ( dataType: 'primary' | 'secondary' ) => {
		const query = getReportStatsQuery( { ...options, dataType } );
		const { data } = reader.getReportStats( endpoint, query );
		return {
			totals: data?.totals ?? null,
			...getRequestFlags( reader, 'Stats', endpoint, query ),
		};
	};
	const primary = read( 'primary' );
	const secondary = read( 'secondary' );

	return {
		isRequesting: primary.isRequesting || secondary.isRequesting,
		isError: primary.isError || secondary.isError,
		totals: { primary: primary.totals, secondary: secondary.totals },
	};
}
