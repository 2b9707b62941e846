import { useMemo } from '@wordpress/element';
import { getStoreTimeZoneMoment } from '@storedeck/date';
import { addAmounts } from '@storedeck/money';
import type { IntervalRow } from '../../report/types';
import { useStats } from '../../report/use-report';
import type { QueryResult } from '../../report/query-result';
import type { Stats } from '../../report/queries';
import { FigureCard } from './figure-card';
import { INTERVALS, RANGES, getComparisonLabel } from './range';
import type { HomeRange } from './range';
import { getStatHref } from './stats';
import type { HomeStat } from './stats';

const NONE: readonly IntervalRow[] = [];

/**
 * Same format as intervals in responses, with western digits in every locale.
 */
const getNow = () =>
	getStoreTimeZoneMoment().locale( 'en' ).format( 'YYYY-MM-DD HH:mm:ss' );

/** Values of a metric per interval, until the current time of the site. */
const toValues = (
	{ data }: QueryResult< Stats >,
	field: string,
	now: string
) =>
	( data?.intervals ?? NONE )
		.filter( ( interval ) => interval.date_start <= now )
		.map( ( { subtotals } ) => subtotals[ field ] ?? 0 );

/** A metric of one of the store's reports. */
export function StatCard( {
	stat,
	range,
}: {
	stat: HomeStat;
	range: HomeRange;
} ) {
	const query = useMemo(
		() => ( { ...RANGES[ range ], interval: INTERVALS[ range ] } ),
		[ range ]
	);
	const { primary, secondary } = useStats(
		'getReportStats',
		stat.endpoint,
		query
	);
	const now = getNow();
	const lines = {
		primary: toValues( primary, stat.field, now ),
		secondary: toValues( secondary, stat.field, now ),
	};
	// Compare a day in progress with the same hours of the previous day.
	const isUntilNow = range === 'today' && stat.isSum;

	return (
		<FigureCard
			label={ stat.label }
			type={ stat.type }
			value={ primary.data?.totals[ stat.field ] }
			prevValue={
				isUntilNow && primary.data && secondary.data
					? addAmounts(
							lines.secondary.slice( 0, lines.primary.length )
					  )
					: secondary.data?.totals[ stat.field ]
			}
			prevLabel={ getComparisonLabel( range, isUntilNow ) }
			lines={ lines }
			href={ getStatHref( stat, RANGES[ range ] ) }
			isLoading={ primary.isRequesting }
			error={ primary.error }
			onRetry={ () => {
				primary.retry();
				secondary.retry();
			} }
		/>
	);
}
