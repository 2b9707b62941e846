import type { ReportSegment, ReportTotals } from './types';

/**
 * The series inside totals or subtotals.
 *
 * @param totals Figures of a stats answer that was asked for with `segmentby`.
 * @return Empty when there are none.
 */
export function getSegments( totals: ReportTotals | null ): ReportSegment[] {
	const segments: unknown = totals?.segments;
	// The one member of the totals that is no figure.
	return Array.isArray( segments ) ? segments : [];
}
