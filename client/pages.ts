import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { getReports } from './reports';
import { applyContained } from './extend/apply-contained';
import type { ScreenProps } from './common/screen-props';

/** A step on the way to a page: a name, or a name that leads somewhere. */
export type Breadcrumb = string | { label: string; path: string };

/** A page of the admin app: which address shows which screen, and to whom. */
export interface Page {
	/** The `path` parameter, matched exactly. */
	path: string;
	breadcrumbs: () => Breadcrumb[];
	/** Without it, the page is as good as absent. */
	capability: string;
	/** Loads the screen: each is its own chunk. */
	load: () => Promise< { default: ComponentType< ScreenProps > } >;
}

/**
 * Every page of the app. Reports come from their registry; plugins add pages
 * through `woocommerce_admin_pages_list`.
 */
export function getPages(): Page[] {
	const pages: Page[] = [
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
		{
			path: '/reviews',
			breadcrumbs: () => [ __( 'Reviews', 'storedeck' ) ],
			capability: 'manage_woocommerce',
			load: () =>
				import(
					/* webpackChunkName: "reviews" */ './screens/reviews'
				),
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
		{
			path: '/payments',
			breadcrumbs: () => [ __( 'Payments', 'storedeck' ) ],
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
			capability: 'view_woocommerce_reports',
			load: () => report.loadScreen(),
		} ) ),
		{
			path: '/analytics/settings',
			breadcrumbs: () => [
				__( 'Analytics', 'storedeck' ),
				__( 'Settings', 'storedeck' ),
			],
			// The server lets nobody else change them.
			capability: 'manage_woocommerce',
			load: () =>
				import(
					/* webpackChunkName: "analytics-settings" */ './screens/analytics-settings'
				),
		},
	];
	return applyContained( 'woocommerce_admin_pages_list', pages, isPageList );
}

function isPageList( value: unknown ): value is Page[] {
	return (
		Array.isArray( value ) &&
		value.every(
			( page ) =>
				typeof page?.path === 'string' &&
				typeof page.load === 'function' &&
				typeof page.breadcrumbs === 'function'
		)
	);
}
