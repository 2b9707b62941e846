import { __ } from '@wordpress/i18n';
import {
	SummaryList,
	SummaryListPlaceholder,
	SummaryNumber,
} from '@storedeck/components';
import type { ReportChart } from '../report/types';
import { FailureNotice } from '../common/failure-notice';
import { formatMetric, getDelta } from '../common/store-format';
import { MetricSparkline } from './metric-sparkline';
import type { Periods } from './metric-sparkline';
import { useMetricInfo } from './use-metric-info';
import { getNewAmount } from '../report/new-amount';
import { useComparison } from '../report/use-comparison';
import type { QueryResult, Stats } from '../report/query-result';
import { getBusyClass } from './busy';

export interface Metric
	extends Pick<
		ReportChart,
		| 'key'
		| 'label'
		| 'type'
		| 'isNeutral'
		| 'isReverseTrend'
		| 'labelTooltipText'
	> {
	/** Report and metric, `revenue/net_revenue`: adds the button that explains it. */
	stat?: string;
	/** The link of the card. */
	href?: string;
	/** What explains the change. */
	whyHref?: string;
	isSelected?: boolean;
}

interface Props {
	metrics: Metric[];
	/** For assistive technology. */
	label?: string;
	/** The label of the value compared with. */
	prevLabel: string;
	primary: QueryResult< Pick< Stats, 'totals' > >;
	secondary: QueryResult< Pick< Stats, 'totals' > >;
	/** The data of the chart, if the cards have sparklines. */
	chart?: Periods;
}

/** Summary cards for metrics, with their change; also while loading and after an error. */
export function MetricCards( {
	metrics,
	label,
	prevLabel,
	primary,
	secondary,
	chart,
}: Props ) {
	const [ openInfo, info ] = useMetricInfo();
	const compared = useComparison( primary, secondary, prevLabel );
	if ( primary.error && ! primary.data ) {
		return (
			<FailureNotice
				message={ __( 'Could not load stats.', 'storedeck' ) }
				detail={ primary.error.message }
				onRetry={ primary.retry }
			/>
		);
	}
	if ( ! compared.primary ) {
		return (
			<SummaryListPlaceholder
				numberOfItems={ metrics.length }
				isCollapsible={ false }
				hasSparklines={ Boolean( chart ) }
			/>
		);
	}

	const { totals } = compared.primary;
	const previous = compared.secondary?.totals;
	const renderCard = ( metric: Metric ) => {
		const { stat, labelTooltipText: text } = metric;
		const value = totals[ metric.key ];
		const prevValue = previous?.[ metric.key ];
		return (
			<SummaryNumber
				key={ metric.key }
				label={ metric.label }
				labelTooltipText={ text }
				onAbout={
					stat
						? ( button ) =>
								openInfo( {
									stat,
									label: metric.label,
									text,
									button,
								} )
						: undefined
				}
				value={ formatMetric( metric.type, value ) }
				prevLabel={ compared.label }
				prevValue={ formatMetric( metric.type, prevValue ) }
				delta={ getDelta( value, prevValue ) }
				isPrevLoading={ compared.isSecondaryPending }
				change={ getNewAmount( metric.type, value, prevValue ) }
				isNeutral={ metric.isNeutral }
				reverseTrend={ metric.isReverseTrend }
				sparkline={
					chart && (
						<MetricSparkline
							periods={ chart }
							metric={ metric.key }
						/>
					)
				}
				selected={ metric.isSelected }
				href={ metric.href }
				whyHref={ metric.whyHref }
			/>
		);
	};

	return (
		<div
			className={ getBusyClass( primary ) }
			aria-busy={ primary.isRequesting }
		>
			<SummaryList label={ label } isCollapsible={ false }>
				{ () => metrics.map( renderCard ) }
			</SummaryList>
			{ info }
		</div>
	);
}
