import { listOf, object, text } from '@storedeck/hooks';
import { applyContained } from '../extend/apply-contained';
import type { Report, ReportChart } from './types';

const CHARTS = listOf< ReportChart >(
	object( { key: text, label: text } ),
	'key'
);

/** The charts of a report, with those of plugins. */
export function getCharts( report: Report ): ReportChart[] {
	return applyContained(
		`woocommerce_admin_${ report.id }_report_charts`,
		report.charts,
		CHARTS
	);
}

/** The chart of the URL, or the first one. */
export function getSelectedChart( charts: ReportChart[], key: unknown ) {
	return charts.find( ( chart ) => chart.key === key ) ?? charts[ 0 ];
}
