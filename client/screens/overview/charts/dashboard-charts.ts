import { getSetting } from '@storedeck/settings';
import type { DashboardChart } from '@storedeck/extend';
import { applyContained } from '../../../extend/apply-contained';

export type { DashboardChart };

/** The key of a chart in the preferences. */
export const getBlockKey = ( {
	report,
	key,
}: Pick< DashboardChart, 'report' | 'key' > ) => `${ report }_${ key }`;

const isChartList = ( value: unknown ): value is DashboardChart[] =>
	Array.isArray( value ) &&
	value.every(
		( chart ) =>
			typeof chart?.label === 'string' &&
			typeof chart.report === 'string' &&
			typeof chart.key === 'string'
	);

/** The keys of the charts that are hidden by default. */
export const getHiddenBlocks = () =>
	getSetting( 'dashboard' )
		.charts.filter( ( { isHidden } ) => isHidden )
		.map( getBlockKey );

/** The charts after `woocommerce_admin_dashboard_charts_filter`. */
export function getDashboardCharts(): DashboardChart[] {
	const charts = applyContained(
		'woocommerce_admin_dashboard_charts_filter',
		getSetting( 'dashboard' ).charts.map(
			( { label, report, key, type, by } ) => ( {
				label,
				report,
				key,
				type,
				by,
			} )
		),
		isChartList
	);
	// Two charts with the same key would be one block.
	return [
		...new Map(
			charts.map( ( chart ) => [ getBlockKey( chart ), chart ] )
		).values(),
	];
}
