import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { H, Link } from '@storedeck/components';
import { getReportStatsQuery } from '@storedeck/data';
import { hasComparison } from '@storedeck/date';
import { getNewPath, getPersistedQuery } from '@storedeck/navigation';
import type { FilterPickerConfig } from '@storedeck/components';
import type { Query } from '@storedeck/navigation';
import { ReportChart } from '../../../report-components/report-chart';
import { NearViewport } from '../near-viewport';
import { useReportStats } from '../../../report/queries';
import type { DashboardChart } from './dashboard-charts';

interface Props {
	chart: DashboardChart;
	/** The query of the URL, with the interval and type of the charts. */
	query: Query;
	path: string;
	filters: FilterPickerConfig[];
	defaultDateRange: string;
}

/** The controls are in the header of the section. */
const CHART_PROPS = {
	showHeaderControls: false,
	legendPosition: 'bottom',
	onZoom: undefined,
	onZoomOut: undefined,
} as const;

function BlockChart( {
	chart,
	query,
	path,
	filters,
	defaultDateRange,
}: Props ) {
	const { report, key, label, type = 'number' } = chart;
	const toQuery = ( dataType: 'primary' | 'secondary' ) =>
		dataType === 'secondary' && ! hasComparison( query, defaultDateRange )
			? undefined
			: getReportStatsQuery( {
					endpoint: report,
					query,
					dataType,
					filters,
					defaultDateRange,
			  } );
	const chartConfig = useMemo(
		() => ( { key, label, type } ),
		[ key, label, type ]
	);
	return (
		<ReportChart
			chart={ chartConfig }
			query={ query }
			path={ path }
			primary={ useReportStats(
				'getReportStatsAll',
				report,
				toQuery( 'primary' )
			) }
			secondary={ useReportStats(
				'getReportStatsAll',
				report,
				toQuery( 'secondary' )
			) }
			chartProps={ CHART_PROPS }
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
				<BlockChart { ...props } />
			</NearViewport>
		</div>
	);
}
