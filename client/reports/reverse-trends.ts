/** Report and figure of those whose rise is bad news. */
const REVERSE_TRENDS: readonly string[] = [ 'revenue/refunds' ];

/**
 * Whether a rise of a figure is bad news.
 *
 * @param stat Report and figure, `revenue/refunds`.
 */
export const isReverseTrend = ( stat: string ) =>
	REVERSE_TRENDS.includes( stat );
