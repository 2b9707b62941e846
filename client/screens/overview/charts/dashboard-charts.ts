import { getSetting } from '@storedeck/settings';
import type { DashboardChart } from '@storedeck/extend';
import { listOf, object, text } from '@storedeck/hooks';
import { applyContained } from '../../../extend/apply-contained';

export type { DashboardChart };

/** The key of a chart in the preferences. */
export const getBlockKey = ( {
	report,
	key,
}: Pick< DashboardChart, 'report' | 'key' > ) => `${ report }_${ key }`;

const CHARTS = listOf< DashboardChart >(
	object( { label: text, report: text, key: text } )
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
		CHARTS
	);
	// Two charts with the same key would be one block.
	return [
		...new Map(
			charts.map( ( chart ) => [ getBlockKey( chart ), chart ] )
		).values(),
	];
}
