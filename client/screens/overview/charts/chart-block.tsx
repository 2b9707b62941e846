import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { H, Link } from '@storedeck/components';
import { getNewPath, getPersistedQuery } from '@storedeck/navigation';
import type { FilterPickerConfig } from '@storedeck/components';
import type { Query } from '@storedeck/navigation';
import { QuestionChart } from '../../../report-components/question-chart';
import {
	EMBEDDED_CHART_PROPS,
	ReportChart,
} from '../../../report-components/report-chart';
import { NearViewport } from '../../../common/near-viewport';
import { useStats } from '../../../report/use-report';
import type { DashboardChart } from './dashboard-charts';

interface Props {
	chart: DashboardChart;
	/** The query of the URL, with the interval and type of the charts. */
	query: Query;
	path: string;
	filters: FilterPickerConfig[];
}

function BlockChart( { chart, query, path, filters }: Props ) {
	const { report, key, label, type = 'number' } = chart;
	const chartConfig = useMemo(
		() => ( { key, label, type } ),
		[ key, label, type ]
	);
	const stats = useStats( { endpoint: report, query, filters } );
	return (
		<ReportChart
			chart={ chartConfig }
			query={ query }
			path={ path }
			compared={ stats.totals }
			{ ...stats.chart }
			chartProps={ EMBEDDED_CHART_PROPS }
		/>
	);
}

/** A chart of the Overview. Its data is requested when it comes near the viewport. */
export function ChartBlock( props: Props ) {
	const { chart, query } = props;
	const { report, key, label } = chart;
	return (
		<div
			className="storedeck-overview__chart"
			role="group"
			aria-label={ label }
			tabIndex={ -1 }
			data-retry-focus
		>
			<H className="storedeck-overview__block-title">
				<Link
					href={ getNewPath(
						{ ...getPersistedQuery( query ), chart: key },
						`/analytics/${ report }`,
						{}
					) }
				>
					{ label }
				</Link>
			</H>
			<NearViewport
				className="storedeck-overview__chart-body"
				label={ __( 'Chart not loaded yet.', 'storedeck' ) }
			>
				{ chart.by ? (
					<QuestionChart
						path={ props.path }
						query={ {
							...getPersistedQuery( query ),
							metrics: key,
							by: chart.by.join(),
							interval: undefined,
						} }
					/>
				) : (
					<BlockChart { ...props } />
				) }
			</NearViewport>
		</div>
	);
}
