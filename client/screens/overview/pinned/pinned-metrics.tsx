import { __ } from '@wordpress/i18n';
import { AsyncContent } from '../../../common/async-content';
import { formatMetric } from '../../../common/store-format';
import type { ResolvedReport } from '../../../report/use-report-query';
import { useRows } from '../../../report/use-report';

/** The number of rows and the totals of a view without a period. */
export function PinnedMetrics( { resolved }: { resolved: ResolvedReport } ) {
	const { report, query } = resolved;
	const { primary, items } = useRows( resolved, [ 'primary', 'rows' ] );
	const totals = primary.data?.totals;
	const metrics = [
		...( items.data
			? [
					{
						label: __( 'Rows', 'storedeck' ),
						value: formatMetric( 'number', items.data.total ),
					},
			  ]
			: [] ),
		...( totals
			? report.summary.map( ( { key, label, type } ) => ( {
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
