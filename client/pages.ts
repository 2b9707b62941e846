import { __, sprintf } from '@wordpress/i18n';
import { getSetting } from '@storedeck/settings';
import type { LoadedReport } from './report/report-entry';
import { getReports, registerReportScreen } from './reports';
import { getScreenTitle, hasScreen } from './shell/favorites/menu-items';
import { registerPages } from './shell/pages';
import type { Page } from './shell/pages';

/** With WooCommerce, products are edited on its own screens. */
function listProductPages(): Page[] {
	const load = () =>
		import( /* webpackChunkName: "product" */ './screens/product' );
	const capability = 'manage_woocommerce';
	const list = { label: __( 'Products', 'storedeck' ), path: '/products' };
	return getSetting( 'hasWooCommerce', false )
		? []
		: [
				{
					path: '/products',
					breadcrumbs: () => [ __( 'Products', 'storedeck' ) ],
					capability,
					load: () =>
						import(
							/* webpackChunkName: "edit-products" */ './screens/products'
						),
				},
				{
					path: '/products/new',
					menuPath: '/products',
					breadcrumbs: () => [
						list,
						__( 'Add product', 'storedeck' ),
					],
					capability,
					load,
				},
				{
					path: '/products/:id',
					menuPath: '/products',
					breadcrumbs: () => [
						list,
						__( 'Edit product', 'storedeck' ),
					],
					capability,
					load,
				},
		  ];
}

/** Every page of the app. Reports come from their registry. */
function listPages(): Page[] {
	return [
		{
			path: '/',
			breadcrumbs: () => [ __( 'Home', 'storedeck' ) ],
			capability: 'view_woocommerce_reports',
			load: () =>
				import( /* webpackChunkName: "home" */ './screens/home' ),
		},
		{
			path: '/inbox',
			breadcrumbs: () => [ __( 'Inbox', 'storedeck' ) ],
			capability: 'manage_woocommerce',
			load: () =>
				import( /* webpackChunkName: "inbox" */ './screens/inbox' ),
		},
		// With WooCommerce, orders have its own screen.
		...( getSetting( 'orderEditPath', '' ) === ''
			? [
					{
						path: '/orders/:id',
						menuPath: '/analytics/orders',
						breadcrumbs: ( { path = '' } = {} ) => [
							{
								label: __( 'Orders', 'storedeck' ),
								path: '/analytics/orders',
							},
							sprintf(
								/* translators: %s: number of an order. */
								__( 'Order #%s', 'storedeck' ),
								path.split( '/' ).at( -1 ) ?? ''
							),
						],
						capability: 'manage_woocommerce',
						load: () =>
							import(
								/* webpackChunkName: "order" */ './screens/order'
							),
					},
			  ]
			: [] ),
		{
			path: '/reviews',
			breadcrumbs: () => [ __( 'Reviews', 'storedeck' ) ],
			capability: 'manage_woocommerce',
			load: () =>
				import( /* webpackChunkName: "reviews" */ './screens/reviews' ),
		},
		{
			path: '/stock',
			breadcrumbs: () => [ __( 'Stock', 'storedeck' ) ],
			capability: 'manage_woocommerce',
			load: () =>
				import(
					/* webpackChunkName: "edit-stock" */ './screens/stock'
				),
		},
		...listProductPages(),
		{
			path: '/payments',
			breadcrumbs: () => [
				getScreenTitle( '/payments' ) ?? __( 'Payments', 'storedeck' ),
			],
			capability: 'manage_woocommerce',
			load: () =>
				import(
					/* webpackChunkName: "payments" */ './screens/payments'
				),
		},
		{
			path: '/extensions',
			breadcrumbs: () => [ __( 'Extensions', 'storedeck' ) ],
			capability: 'activate_plugins',
			load: () =>
				import(
					/* webpackChunkName: "extensions" */ './screens/extensions'
				),
		},
		{
			path: '/import-export',
			breadcrumbs: () => [ __( 'Import and export', 'storedeck' ) ],
			capability: 'manage_woocommerce',
			load: () =>
				import(
					/* webpackChunkName: "import-export" */ './screens/import-export'
				),
		},
		{
			path: '/settings',
			breadcrumbs: () => [ __( 'Settings', 'storedeck' ) ],
			capability: 'manage_woocommerce',
			load: () =>
				import(
					/* webpackChunkName: "settings" */ './screens/settings'
				),
		},
		{
			path: '/setup-wizard',
			breadcrumbs: () => [ __( 'Set up', 'storedeck' ) ],
			capability: 'manage_woocommerce',
			load: () =>
				import( /* webpackChunkName: "setup" */ './screens/setup' ),
		},
		{
			path: '/analytics/overview',
			breadcrumbs: () => [
				__( 'Analytics', 'storedeck' ),
				__( 'Overview', 'storedeck' ),
			],
			capability: 'view_woocommerce_reports',
			load: () =>
				import(
					/* webpackChunkName: "overview" */ './screens/overview'
				),
		},
		...getReports().map( ( report ) => ( {
			path: report.path,
			breadcrumbs: () => [
				__( 'Analytics', 'storedeck' ),
				report.title(),
			],
			capability: report.capability,
			load: () => report.loadScreen(),
		} ) ),
		{
			path: '/analytics/settings',
			breadcrumbs: () => [
				__( 'Analytics', 'storedeck' ),
				__( 'Settings', 'storedeck' ),
			],
			// The server requires it, too.
			capability: 'manage_woocommerce',
			load: () =>
				import(
					/* webpackChunkName: "analytics-settings" */ './screens/analytics-settings'
				),
		},
		// Only while WooCommerce is active.
		...( hasScreen( '/analytics/report-comparison' )
			? [
					{
						path: '/analytics/report-comparison',
						breadcrumbs: () => [
							__( 'Analytics', 'storedeck' ),
							{
								label: __( 'Settings', 'storedeck' ),
								path: '/analytics/settings',
							},
							__( 'Compare reports', 'storedeck' ),
						],
						capability: 'view_woocommerce_reports',
						load: () =>
							import(
								/* webpackChunkName: "report-comparison" */ './screens/report-comparison'
							),
					},
			  ]
			: [] ),
	];
}

/** Creates the report screen for one report. */
async function loadReportScreen( loaded: LoadedReport ) {
	const [ { createReportScreen }, { default: report } ] = await Promise.all( [
		import( /* webpackChunkName: "report" */ './screens/report' ),
		loaded,
	] );
	return { default: createReportScreen( report ) };
}

/** Registers the screens with the folders that must not import them. */
export function registerScreens() {
	registerPages( listPages );
	registerReportScreen( loadReportScreen );
}
