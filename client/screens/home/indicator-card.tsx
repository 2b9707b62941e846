import type { Indicator } from '@storedeck/data';
import { getIndicatorHref, getIndicatorWhyHref } from '../../report/indicators';
import { useIndicators } from '../../report/use-indicators';
import { useComparison } from '../../report/use-comparison';
import { MetricCard } from './metric-card';
import { PERIOD_QUERIES, getComparisonLabel } from './period';
import type { HomePeriod } from './period';

/**
 * A metric that only the server provides, e.g. visitors or one added by a
 * plugin.
 */
export function IndicatorCard( {
	indicator,
	period,
}: {
	indicator: Indicator;
	period: HomePeriod;
} ) {
	const query = PERIOD_QUERIES[ period ];
	const { stat } = indicator;
	const { primary, secondary, until } = useIndicators( { query }, stat );
	const compared = useComparison(
		primary,
		secondary,
		getComparisonLabel( period, until )
	);
	const [ item ] =
		primary.data?.items.filter( ( one ) => one.stat === stat ) ?? [];

	return (
		<MetricCard
			label={ indicator.label }
			type={ item?.format ?? 'number' }
			value={ compared.primary?.totals[ stat ] }
			prevValue={ compared.secondary?.totals[ stat ] }
			prevLabel={ compared.label }
			href={ getIndicatorHref( indicator, query ) }
			whyHref={ getIndicatorWhyHref( indicator, query ) }
			isLoading={ primary.isRequesting }
			isPrevLoading={ compared.isSecondaryPending }
			error={ primary.error }
			onRetry={ () => {
				primary.retry();
				secondary.retry();
			} }
		/>
	);
}
