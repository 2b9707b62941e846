import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import type { ScreenProps } from '../screens/types';
import type { Report } from './define-report';

/** A report as the registry lists it: enough for menus, without its code. */
export interface ReportEntry {
	id: string;
	path: string;
	title: () => string;
	loadScreen: () => Promise< { default: ComponentType< ScreenProps > } >;
}

/** The report screen, given the report that it shows. */
async function screenOf( loaded: Promise< { default: Report } > ) {
	const [ { createReportScreen }, { default: report } ] = await Promise.all( [
		import( /* webpackChunkName: "report" */ '../screens/report' ),
		loaded,
	] );
	return { default: createReportScreen( report ) };
}

/** Every report, in the order of the menu. Each is a chunk of its own. */
export function getReports(): ReportEntry[] {
	return [
		{
			id: 'revenue',
			path: '/analytics/revenue',
			title: () => __( 'Revenue', 'storedeck' ),
			loadScreen: () =>
				screenOf(
					import(
						/* webpackChunkName: "report-revenue" */ './revenue'
					)
				),
		},
		{
			id: 'orders',
			path: '/analytics/orders',
			title: () => __( 'Orders', 'storedeck' ),
			loadScreen: () =>
				screenOf(
					import( /* webpackChunkName: "report-orders" */ './orders' )
				),
		},
	];
}
