import { useMemo } from '@wordpress/element';
import { Sparkline } from '@storedeck/components/summary/sparkline';
import { getStoreTimeZoneMoment } from '@storedeck/date';
import { getComparison } from '../report/use-comparison';
import type { QueryResult, Stats } from '../report/query-result';

export interface Periods {
	primary: QueryResult< Stats >;
	secondary: QueryResult< Stats >;
}

/** In the format of the intervals in responses, with western digits in every locale. */
const getNow = () =>
	getStoreTimeZoneMoment().locale( 'en' ).format( 'YYYY-MM-DD HH:mm:ss' );

/** The values of a metric for each interval that has begun. */
function getValues( data: Stats | undefined, metric: string, now: string ) {
	return data?.intervals
		.filter( ( { date_start: start = '' } ) => start <= now )
		.map( ( { subtotals } ) => subtotals[ metric ] ?? 0 );
}

/** The lines of a metric, from the data of the chart. */
export function useSparkline(
	{ primary, secondary }: Periods,
	metric: string
) {
	const compared = getComparison( primary, secondary, '' );
	// The lines change with the minute at most.
	const now = `${ getNow().slice( 0, 16 ) }:59`;
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
