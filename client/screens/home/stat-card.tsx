import { useMemo } from '@wordpress/element';
import { getStoreTimeZoneMoment } from '@storedeck/date';
import type { IntervalRow } from '../../report/types';
import { getComparison } from '../../report/use-comparison';
import { useStats, useTotals } from '../../report/use-report';
import { useFrozenValue } from '../../common/use-frozen-value';
import type { Stats } from '../../report/queries';
import { MetricCard } from './metric-card';
import { INTERVALS, PERIOD_QUERIES, getComparisonLabel } from './period';
import type { HomePeriod } from './period';
import { getStatHref } from './stats';
import type { HomeStat } from './stats';

const NONE: readonly IntervalRow[] = [];

/**
 * Same format as intervals in responses, with western digits in every locale.
 */
const getNow = () =>
	getStoreTimeZoneMoment().locale( 'en' ).format( 'YYYY-MM-DD HH:mm:ss' );

/** Values of a metric per interval, until the current time of the site. */
const toValues = ( data: Stats | undefined, field: string, now: string ) =>
	( data?.intervals ?? NONE )
		.filter( ( interval ) => interval.date_start <= now )
		.map( ( { subtotals } ) => subtotals[ field ] ?? 0 );

/** A metric of one of the store's reports. */
export function StatCard( {
	stat,
	period,
}: {
	stat: HomeStat;
	period: HomePeriod;
} ) {
	const query = useMemo(
		() => ( {
			...PERIOD_QUERIES[ period ],
			interval: INTERVALS[ period ],
		} ),
		[ period ]
	);
	const line = useStats( 'getReportStats', stat.endpoint, query );
	const { primary, secondary, until } = useTotals( stat.endpoint, query );
	const now = getNow();
	const compared = getComparison(
		primary,
		secondary,
		getComparisonLabel( period, until )
	);
	const previousLine = getComparison( primary, line.secondary, '' );
	// Values and label of one period, also while another is loading.
	const shown = useFrozenValue( primary.isPreviousData, {
		value: compared.primary?.totals[ stat.field ],
		prevValue: compared.secondary?.totals[ stat.field ],
		prevLabel: compared.label,
		isPrevLoading: compared.isSecondaryPending,
		lines: {
			primary: toValues( compared.primary, stat.field, now ),
			secondary: toValues( previousLine.secondary, stat.field, now ),
		},
	} );

	return (
		<MetricCard
			label={ stat.label }
			type={ stat.type }
			{ ...shown }
			href={ getStatHref( stat, PERIOD_QUERIES[ period ] ) }
			isLoading={ primary.isRequesting }
			error={ primary.error }
			onRetry={ () => {
				primary.retry();
				secondary.retry();
			} }
		/>
	);
}
