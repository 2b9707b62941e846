import { __ } from '@wordpress/i18n';
import {
	SummaryList,
	SummaryListPlaceholder,
	SummaryNumber,
} from '@storedeck/components';
import type { ReportChart } from '../report/types';
import { FailureNotice } from '../common/failure-notice';
import { formatMetric, getDelta } from '../common/store-format';
import { useMetricInfo } from './use-metric-info';
import type { QueryResult } from '../report/query-result';
import type { Stats } from '../report/queries';
import './busy.scss';

export interface Figure
	extends Pick<
		ReportChart,
		'key' | 'label' | 'type' | 'isReverseTrend' | 'labelTooltipText'
	> {
	/** Report and figure, `revenue/net_revenue`: its card tells what it means. */
	stat?: string;
	/** Where the card leads; without it, nowhere. */
	href?: string;
	isSelected?: boolean;
}

interface Props {
	figures: Figure[];
	/** What the cards are, for assistive technology. */
	label?: string;
	/** What stands before the figure compared with. */
	prevLabel: string;
	primary: QueryResult< Stats >;
	secondary: QueryResult< Stats >;
}

/** Cards of figures with their change, in every state that they can be in. */
export function MetricCards( {
	figures,
	label,
	prevLabel,
	primary,
	secondary,
}: Props ) {
	const [ ask, info ] = useMetricInfo();
	if ( primary.error && ! primary.data ) {
		return (
			<FailureNotice
				message={ __(
					'There was an error getting your stats. Please try again.',
					'storedeck'
				) }
				detail={ primary.error.message }
				onRetry={ primary.retry }
			/>
		);
	}
	if ( ! primary.data ) {
		return <SummaryListPlaceholder numberOfItems={ figures.length } />;
	}

	const { totals } = primary.data;
	const previous = secondary.data?.totals;
	const renderCard = ( figure: Figure ) => {
		const { stat, labelTooltipText: text } = figure;
		const value = totals[ figure.key ];
		const prevValue = previous?.[ figure.key ];
		return (
			<SummaryNumber
				key={ figure.key }
				label={ figure.label }
				labelTooltipText={ text }
				onAbout={
					stat
						? ( button ) =>
								ask( {
									stat,
									label: figure.label,
									text,
									button,
								} )
						: undefined
				}
				value={ formatMetric( figure.type, value ) }
				prevLabel={ prevLabel }
				prevValue={ formatMetric( figure.type, prevValue ) }
				delta={ getDelta( value, prevValue ) }
				reverseTrend={ figure.isReverseTrend }
				selected={ figure.isSelected }
				href={ figure.href }
			/>
		);
	};

	return (
		<div
			className={ primary.isRequesting ? 'storedeck-busy' : undefined }
			aria-busy={ primary.isRequesting }
		>
			<SummaryList label={ label }>
				{ () => figures.map( renderCard ) }
			</SummaryList>
			{ info }
		</div>
	);
}
