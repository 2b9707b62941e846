/** Metrics for which lower is better. */
const REVERSE_TRENDS: readonly string[] = [ 'revenue/refunds' ];

/**
 * Whether lower is better.
 *
 * @param stat Report and metric, `revenue/refunds`.
 */
export const isReverseTrend = ( stat: string ) =>
	REVERSE_TRENDS.includes( stat );
