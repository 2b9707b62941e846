import { __, sprintf } from '@wordpress/i18n';
import type { ScreenProps } from './common/screen-props';
import { getWhyPath } from './report/change/links';
import type { LoadedReport } from './report/report-entry';
import { getReports, registerReportScreen } from './reports';
import { hasScreen, listScreens } from './shell/favorites/menu-items';
import type { Screen } from './shell/favorites/menu-items';
import { registerPages } from './shell/pages';
import type { Page } from './shell/pages';

const CUSTOMERS = '/customers';
const COUPONS = '/coupons';
const COUPONS_REPORT = '/analytics/coupons';
const ANALYTICS_SETTINGS = '/analytics/settings';
const COMPARISON = '/analytics/report-comparison';

/** The code of the screens that the server lists, besides those of reports. */
const LOADERS: ReadonlyMap< string, Page[ 'load' ] > = new Map( [
	[ '/', () => import( /* webpackChunkName: "home" */ './screens/home' ) ],
	[
		'/inbox',
		() => import( /* webpackChunkName: "inbox" */ './screens/inbox' ),
	],
	[
		'/reviews',
		() => import( /* webpackChunkName: "reviews" */ './screens/reviews' ),
	],
	[
		'/orders',
		() =>
			import( /* webpackChunkName: "edit-orders" */ './screens/orders' ),
	],
	[
		'/products',
		() =>
			import(
				/* webpackChunkName: "edit-products" */ './screens/products'
			),
	],
	[
		COUPONS,
		() =>
			import(
				/* webpackChunkName: "edit-coupons" */ './screens/coupons'
			),
	],
	[
		'/stock',
		() => import( /* webpackChunkName: "edit-stock" */ './screens/stock' ),
	],
	[
		'/reorder',
		() => import( /* webpackChunkName: "reorder" */ './screens/reorder' ),
	],
	[
		'/payments',
		() => import( /* webpackChunkName: "payments" */ './screens/payments' ),
	],
	[
		'/tax-rates',
		() =>
			import( /* webpackChunkName: "tax-rates" */ './screens/tax-rates' ),
	],
	[
		'/extensions',
		() =>
			import(
				/* webpackChunkName: "extensions" */ './screens/extensions'
			),
	],
	[
		'/import-export',
		() =>
			import(
				/* webpackChunkName: "import-export" */ './screens/import-export'
			),
	],
	[
		'/settings',
		() => import( /* webpackChunkName: "settings" */ './screens/settings' ),
	],
	[
		'/setup-wizard',
		() => import( /* webpackChunkName: "setup" */ './screens/setup' ),
	],
	[
		'/analytics/overview',
		() => import( /* webpackChunkName: "overview" */ './screens/overview' ),
	],
	[
		'/analytics/explore',
		() => import( /* webpackChunkName: "explore" */ './screens/explore' ),
	],
	[
		ANALYTICS_SETTINGS,
		() =>
			import(
				/* webpackChunkName: "analytics-settings" */ './screens/analytics-settings'
			),
	],
	[
		COMPARISON,
		() =>
			import(
				/* webpackChunkName: "report-comparison" */ './screens/report-comparison'
			),
	],
] );

const getAnalytics = () => __( 'Analytics', 'storedeck' );

/** The screens of the menu, and the comparison, which the settings link to. */
const listMenuPages = ( screens: readonly Screen[] ): Page[] =>
	screens.flatMap( ( { path, title, capability } ) => {
		const load = LOADERS.get( path );
		const parents = [
			...( path.startsWith( '/analytics/' ) ? [ getAnalytics() ] : [] ),
			...( path === COMPARISON
				? [
						{
							label: __( 'Settings', 'storedeck' ),
							path: ANALYTICS_SETTINGS,
						},
				  ]
				: [] ),
		];
		return load
			? [
					{
						path,
						breadcrumbs: () => [ ...parents, title ],
						// Anyone who may view reports opens the app here, though the
						// menu begins with the reports for them.
						capability:
							path === '/'
								? 'view_woocommerce_reports'
								: capability,
						load,
					},
			  ]
			: [];
	} );

/** With WooCommerce, products are edited on its own screens. */
function listProductPages( screens: readonly Screen[] ): Page[] {
	const list = screens.find( ( { path } ) => path === '/products' );
	return list
		? [
				[ 'new', __( 'Add product', 'storedeck' ) ],
				[ ':id', __( 'Edit product', 'storedeck' ) ],
		  ].map( ( [ name, title = '' ] ) => ( {
				path: `${ list.path }/${ name }`,
				menuPath: list.path,
				breadcrumbs: () => [
					{ label: list.title, path: list.path },
					title,
				],
				capability: list.capability,
				load: () =>
					import(
						/* webpackChunkName: "product" */ './screens/product'
					),
		  } ) )
		: [];
}

/** With WooCommerce, orders have its own screens. */
function listOrderPages( screens: readonly Screen[] ): Page[] {
	const list = screens.find( ( { path } ) => path === '/orders' );
	return list
		? [
				{
					path: `${ list.path }/print`,
					menuPath: list.path,
					breadcrumbs: () => [
						{ label: list.title, path: list.path },
						__( 'Print', 'storedeck' ),
					],
					capability: list.capability,
					load: () =>
						import(
							/* webpackChunkName: "print-orders" */ './screens/orders/print'
						),
				},
				getOrderPage( list ),
		  ]
		: [];
}

const getOrderPage = ( list: Screen ): Page => ( {
	path: `${ list.path }/:id`,
	menuPath: list.path,
	breadcrumbs: ( { path = '' } = {} ) => [
		{ label: list.title, path: list.path },
		sprintf(
			/* translators: %s: number of an order. */
			__( 'Order #%s', 'storedeck' ),
			path.split( '/' ).at( -1 ) ?? ''
		),
	],
	capability: list.capability,
	load: () => import( /* webpackChunkName: "order" */ './screens/order' ),
} );

/** The screen of a customer, for all who see the Customers report. */
const listCustomerPages = (): Page[] =>
	getReports()
		.filter( ( { path } ) => path === CUSTOMERS )
		.map( ( report ) => ( {
			path: `${ CUSTOMERS }/:id`,
			menuPath: CUSTOMERS,
			breadcrumbs: () => [
				{ label: report.title, path: CUSTOMERS },
				__( 'Customer', 'storedeck' ),
			],
			capability: report.capability,
			load: () =>
				import(
					/* webpackChunkName: "customer" */ './screens/customer'
				),
		} ) );

/**
 * The pages of coupons: for all who see the Coupons report whether one paid off, and
 * for those who have the list also its fields.
 */
function listCouponPages( screens: readonly Screen[] ): Page[] {
	const list = screens.find( ( { path } ) => path === COUPONS );
	const report = getReports().find( ( { path } ) => path === COUPONS_REPORT );
	const load = () =>
		import( /* webpackChunkName: "coupon" */ './screens/coupon' );
	const parent =
		list && hasScreen( COUPONS )
			? { label: list.title, path: COUPONS }
			: { label: report?.title ?? '', path: COUPONS_REPORT };
	return [
		...( list
			? [
					{
						path: `${ COUPONS }/new`,
						menuPath: COUPONS,
						breadcrumbs: () => [
							parent,
							__( 'Add coupon', 'storedeck' ),
						],
						capability: list.capability,
						load,
					},
			  ]
			: [] ),
		...( report
			? [
					{
						path: `${ COUPONS }/:id`,
						menuPath: parent.path,
						breadcrumbs: () => [
							parent,
							__( 'Coupon', 'storedeck' ),
						],
						capability: report.capability,
						load,
					},
			  ]
			: [] ),
	];
}

/** Every page of the app. Reports come from their registry. */
function listPages(): Page[] {
	const screens = listScreens();
	return [
		...listMenuPages( screens ),
		...listProductPages( screens ),
		...listCouponPages( screens ),
		...listOrderPages( screens ),
		...listCustomerPages(),
		...getReports().map( ( report ) => ( {
			path: getWhyPath( report.path ),
			menuPath: report.path,
			breadcrumbs: ( { query }: Partial< ScreenProps > = {} ) => [
				{ label: report.title, path: report.path, query },
				__( 'Why did it change?', 'storedeck' ),
			],
			capability: report.capability,
			load: () => import( /* webpackChunkName: "why" */ './screens/why' ),
		} ) ),
		...getReports().map( ( report ) => ( {
			path: report.path,
			breadcrumbs: () => [ getAnalytics(), report.title ],
			capability: report.capability,
			load: report.loadScreen,
		} ) ),
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
