import { getSetting } from '@storedeck/settings';
import { getRangeQuery } from '../../report/range-query';
import { getIndicatorHref, readValues } from '../../report/indicators';
import type { Indicator } from '../../report/indicators';
import { useReportRows } from '../../report/queries';
import { useComparison } from '../../report/use-comparison';
import { MetricCard } from './metric-card';
import { PERIOD_QUERIES, getComparisonLabel } from './period';
import type { HomePeriod } from './period';

const ENDPOINT = 'performance-indicators';

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
	const toQuery = ( which: 'primary' | 'secondary' ) => {
		const dates = getRangeQuery(
			query,
			getSetting( 'defaultDateRange' ),
			which
		);
		return dates && { ...dates, stats: indicator.stat };
	};
	const primary = useReportRows( ENDPOINT, toQuery( 'primary' ) );
	const secondary = useReportRows( ENDPOINT, toQuery( 'secondary' ) );
	const compared = useComparison(
		primary,
		secondary,
		getComparisonLabel( period )
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
