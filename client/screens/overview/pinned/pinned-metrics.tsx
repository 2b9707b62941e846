import { __ } from '@wordpress/i18n';
import { AsyncContent } from '../../../common/async-content';
import { formatMetric } from '../../../common/store-format';
import type { ResolvedReport } from '../../../report/use-report-query';
import { useStats } from '../../../report/use-report';
import { useRows } from '../../../report/use-rows';

/** The number of rows and the totals of a view without a period. */
export function PinnedMetrics( { resolved }: { resolved: ResolvedReport } ) {
	const { report, query, filterSet, state } = resolved;
	const { primary } = useStats(
		'getReportStats',
		report.statsEndpoint ?? report.endpoint,
		{ ...query, compare: 'none' },
		{
			...filterSet,
			limitBy: report.limitBy,
			isTimeless: report.isTimeless,
			state,
		}
	);
	const rows = useRows( resolved );
	const totals = primary.data?.totals;
	const metrics = [
		...( rows.data
			? [
					{
						label: __( 'Rows', 'storedeck' ),
						value: formatMetric( 'number', rows.data.totalRows ),
					},
			  ]
			: [] ),
		...( totals
			? report.summary().map( ( { key, label, type } ) => ( {
					label: label( totals[ key ] ?? 0, query ),
					value: formatMetric( type, totals[ key ] ),
			  } ) )
			: [] ),
	];
	return (
		<AsyncContent
			isLoading={ ! totals && ! primary.error }
			error={ totals ? undefined : primary.error }
			errorMessage={ __( 'Could not load the metrics.', 'storedeck' ) }
			onRetry={ primary.retry }
		>
			<dl className="storedeck-pinned__metrics">
				{ metrics.map( ( { label, value } ) => (
					<div key={ label }>
						<dt>{ label }</dt>
						<dd>
							<bdi>{ value ?? __( 'N/A', 'storedeck' ) }</bdi>
						</dd>
					</div>
				) ) }
			</dl>
		</AsyncContent>
	);
}
