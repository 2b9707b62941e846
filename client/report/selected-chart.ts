import { applyContained } from '../extend/apply-contained';
import type { Report } from './report';
import type { ReportChart } from './types';

function isChartList( value: unknown ): value is ReportChart[] {
	return (
		Array.isArray( value ) &&
		value.every(
			( chart ) =>
				typeof chart?.key === 'string' &&
				typeof chart.label === 'string'
		)
	);
}

/** The charts of a report, with those of plugins. */
export function getCharts( report: Report ): ReportChart[] {
	return applyContained(
		`woocommerce_admin_${ report.id }_report_charts`,
		report.charts(),
		isChartList
	);
}

/** The chart of the URL, or the first one. */
export function getSelectedChart( charts: ReportChart[], key: unknown ) {
	return charts.find( ( chart ) => chart.key === key ) ?? charts[ 0 ];
}
