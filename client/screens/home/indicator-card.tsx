import { getSetting } from '@storedeck/settings';
import { getIndicatorHref, readValues } from '../../report/indicators';
import type { Indicator } from '../../report/indicators';
import { useIndicatorValues } from '../../report/use-indicator-values';
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
	const { primary, secondary, until } = useIndicatorValues( {
		query,
		defaultDateRange: getSetting( 'defaultDateRange' ),
		stats: indicator.stat,
	} );
	const compared = useComparison(
		primary,
		secondary,
		getComparisonLabel( period, until )
	);
	const [ now ] = readValues( compared.primary?.rows ?? [] );
	const [ before ] = readValues( compared.secondary?.rows ?? [] );

	return (
		<MetricCard
			label={ indicator.label }
			type={ now?.format ?? 'number' }
			value={ now?.value ?? undefined }
			prevValue={ before?.value ?? undefined }
			prevLabel={ compared.label }
			href={ getIndicatorHref( indicator, query ) }
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
