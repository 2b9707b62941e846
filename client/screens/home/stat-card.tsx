import { useSparkline } from '../../report-components/metric-sparkline';
import { getIndicatorWhyHref } from '../../report/indicators';
import { getComparison } from '../../report/use-comparison';
import { useStats } from '../../report/use-report';
import { useFrozenValue } from '../../common/use-frozen-value';
import { MetricCard } from './metric-card';
import { PERIOD_QUERIES, QUESTIONS, getComparisonLabel } from './period';
import type { HomePeriod } from './period';
import { getStatHref } from './stats';
import type { HomeStat } from './stats';

/** A metric of one of the store's reports. */
export function StatCard( {
	stat,
	period,
}: {
	stat: HomeStat;
	period: HomePeriod;
} ) {
	const { totals, chart } = useStats( {
		endpoint: stat.endpoint,
		query: QUESTIONS[ period ],
	} );
	const { primary, secondary, until } = totals;
	const compared = getComparison(
		primary,
		secondary,
		getComparisonLabel( period, until )
	);
	const lines = useSparkline(
		{ primary, secondary: chart.secondary },
		stat.field
	);
	// Values and label of one period, also while another is loading.
	const shown = useFrozenValue( primary.isPreviousData, {
		value: compared.primary?.totals[ stat.field ],
		prevValue: compared.secondary?.totals[ stat.field ],
		prevLabel: compared.label,
		isPrevLoading: compared.isSecondaryPending,
		lines,
	} );

	return (
		<MetricCard
			label={ stat.label }
			type={ stat.type }
			{ ...shown }
			href={ getStatHref( stat, PERIOD_QUERIES[ period ] ) }
			whyHref={ getIndicatorWhyHref( stat, PERIOD_QUERIES[ period ] ) }
			isLoading={ primary.isRequesting }
			error={ primary.error }
			onRetry={ () => {
				primary.retry();
				secondary.retry();
			} }
		/>
	);
}
