import { __ } from '@wordpress/i18n';
import { getSetting } from '@storedeck/settings';
import { filterReports } from './plugin-reports';
import type { LoadedReport, ReportEntry } from '../report/report-entry';

export type { ReportEntry } from '../report/report-entry';

type LoadScreen = (
	loaded: LoadedReport
) => ReturnType< ReportEntry[ 'loadScreen' ] >;

let loadReportScreen: LoadScreen = () =>
	Promise.reject( new Error( 'No report screen is registered.' ) );

/** Reports must not import screens, so the report screen is registered. */
export function registerReportScreen( load: LoadScreen ) {
	loadReportScreen = load;
}

const entry = (
	id: string,
	title: () => string,
	load: () => LoadedReport,
	path = `/analytics/${ id }`
): ReportEntry => ( {
	id,
	path,
	title,
	load,
	loadScreen: () => loadReportScreen( load() ),
} );

/**
 * Every report, in the order of the menu, with those that plugins add through
 * `woocommerce_admin_reports_list`. Each report is its own chunk.
 */
export const getReports = (): ReportEntry[] =>
	filterReports( getCoreReports() );

function getCoreReports(): ReportEntry[] {
	return [
		entry(
			'revenue',
			() => __( 'Revenue', 'storedeck' ),
			() => import( /* webpackChunkName: "report-revenue" */ './revenue' )
		),
		entry(
			'orders',
			() => __( 'Orders', 'storedeck' ),
			() => import( /* webpackChunkName: "report-orders" */ './orders' )
		),
		entry(
			'products',
			() => __( 'Products', 'storedeck' ),
			() =>
				import( /* webpackChunkName: "report-products" */ './products' )
		),
		entry(
			'variations',
			() => __( 'Variations', 'storedeck' ),
			() =>
				import(
					/* webpackChunkName: "report-variations" */ './variations'
				)
		),
		entry(
			'categories',
			() => __( 'Categories', 'storedeck' ),
			() =>
				import(
					/* webpackChunkName: "report-categories" */ './categories'
				)
		),
		entry(
			'coupons',
			() => __( 'Coupons', 'storedeck' ),
			() => import( /* webpackChunkName: "report-coupons" */ './coupons' )
		),
		entry(
			'taxes',
			() => __( 'Taxes', 'storedeck' ),
			() => import( /* webpackChunkName: "report-taxes" */ './taxes' )
		),
		entry(
			'downloads',
			() => __( 'Downloads', 'storedeck' ),
			() =>
				import(
					/* webpackChunkName: "report-downloads" */ './downloads'
				)
		),
		// Stock management can be disabled.
		...( getSetting( 'manageStock' )
			? [
					entry(
						'stock',
						() => __( 'Stock', 'storedeck' ),
						() =>
							import(
								/* webpackChunkName: "report-stock" */ './stock'
							)
					),
			  ]
			: [] ),
		entry(
			'customers',
			() => __( 'Customers', 'storedeck' ),
			() =>
				import(
					/* webpackChunkName: "report-customers" */ './customers'
				),
			'/customers'
		),
	];
}
