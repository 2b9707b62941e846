import { useMemo } from '@wordpress/element';
import { Sparkline } from '@storedeck/components/summary/sparkline';
import { getNow, toIso } from '../common/iso-time';
import { getComparison } from '../report/use-comparison';
import type { Stats } from '../report/query-result';
import type { Totals } from '../report/use-report';

export type Periods = Pick< Totals, 'primary' | 'secondary' >;

/** The values of a metric for each interval that has begun. */
function getValues( data: Stats | undefined, metric: string, now: string ) {
	return data?.intervals
		.filter( ( { date_start: start = '' } ) => toIso( start ) <= now )
		.map( ( { subtotals } ) => subtotals[ metric ] ?? 0 );
}

/** The lines of a metric, from the data of the chart. */
export function useSparkline(
	{ primary, secondary }: Periods,
	metric: string
) {
	const compared = getComparison( primary, secondary, '' );
	const now = getNow();
	return useMemo(
		() => ( {
			primary: getValues( compared.primary, metric, now ),
			secondary: getValues( compared.secondary, metric, now ),
		} ),
		[ compared.primary, compared.secondary, metric, now ]
	);
}

/** The trend of a metric in both periods. */
export const MetricSparkline = ( {
	periods,
	metric,
}: {
	periods: Periods;
	metric: string;
} ) => <Sparkline { ...useSparkline( periods, metric ) } />;
