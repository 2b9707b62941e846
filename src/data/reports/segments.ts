import type { ReportSegment, ReportTotals } from './types';

/**
 * The segments of totals or subtotals.
 *
 * @param totals Totals of a request with `segmentby`.
 * @return An empty list without segments.
 */
export function getSegments( totals: ReportTotals | null ): ReportSegment[] {
	const segments: unknown = totals?.segments;
	// The only property of the totals that is not a metric.
	return Array.isArray( segments ) ? segments : [];
}
