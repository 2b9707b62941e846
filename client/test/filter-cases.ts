import {
	getPersistedQuery,
	getQueryExcludedScreens,
} from '@storedeck/navigation';
import { filterMenuItems } from '@storedeck/data/navigation/menu-filter';
import { getAddedTasks } from '@storedeck/data/onboarding/extended-tasks';
import type { Report } from '../report/types';
import { getReports } from '../reports';
import { REPORT_IDS, getReport } from '../reports/test/definitions';
import { getConfigs } from '../screens/analytics-settings/config';
import { getStageText } from '../jobs/import/import-status';
import { getStats } from '../screens/home/stats';
import { getTaskHelp } from '../screens/home/task-help';
import { getDashboardCharts } from '../screens/overview/charts/dashboard-charts';
import { getDashboardFilters } from '../screens/overview/dashboard-filters';
import { getDefaultSections } from '../screens/overview/default-sections';
import { getFilterSet } from '../report/report-filters';
import { getCharts } from '../report/selected-chart';
import { getTemplates } from '../screens/setup/product-templates';
import { getSteps } from '../screens/setup/steps';
import { getRootLink } from '../shell/favorites/root-link';
import { getNoticesFor } from '../common/notices/queue';
import { getPages } from '../shell/pages';
import { getReportCurrency } from '../extend/report-currency';
import { filterReportTable } from '../report/filter-table';
import { getHomeCards } from '../screens/home/home-cards';
import { getQuickLinks } from '../screens/home/quick-links';
import { getCommandEntries } from '../shell/palette/commands';
import { getEmbeddedComponents } from '../shell/embedded-header/embedded-components';
import { getPluginMounts } from '../mounts/plugin-mounts';
import { getSeriesColor } from '@storedeck/components/chart/hooks/use-shown-series';

/** A filter of the app and what a plugin may do with it. */
export interface FilterCase {
	hook: string;
	/** Applies the filter the way the app does. */
	apply: () => unknown;
	/** A callback of a plugin. */
	callback: ( value: never ) => unknown;
	/** The filtered value, or the relevant part of it. */
	expected: unknown;
}

const addItem = ( item: unknown ) => ( list: unknown[] ) => [ ...list, item ];

const idsOf = ( list: readonly object[], name: string ) =>
	list
		.map( ( item ) => Object.entries( item ) )
		.map( ( entries ) => Object.fromEntries( entries )[ name ] );

const lists = (
	hook: string,
	apply: () => unknown,
	item: unknown,
	expected: unknown = item
): FilterCase => ( {
	hook,
	apply,
	callback: addItem( item ),
	expected: expect.arrayContaining( [ expected ] ),
} );

const CHART = { key: 'acme', label: 'Acme', type: 'number' };
export const FILTER = { label: 'Acme', param: 'acme', filters: [] };
const ADVANCED = { labels: { title: 'Acme' }, input: { component: 'Number' } };

/** The hooks that each report has. */
const ofReport = ( report: Report ): FilterCase[] => [
	...( report.isTimeless
		? []
		: [
				lists(
					`woocommerce_admin_${ report.id }_report_charts`,
					() => getCharts( report ),
					CHART
				),
		  ] ),
	lists(
		`woocommerce_admin_${ report.id }_report_filters`,
		() => getFilterSet( report ).filters,
		FILTER
	),
	{
		hook: `woocommerce_admin_${
			// The hooks of these two reports have the singular.
			{ categories: 'category', coupons: 'coupon' }[ report.id ] ??
			report.id
		}_report_advanced_filters`,
		apply: () => getFilterSet( report ).advancedFilters.filters ?? {},
		callback: ( config: { filters?: object } ) => ( {
			...config,
			filters: { ...config.filters, acme: ADVANCED },
		} ),
		expected: expect.objectContaining( { acme: ADVANCED } ),
	},
];

const CURRENCY = {
	code: 'EUR',
	symbol: '€',
	symbolPosition: 'left',
	thousandSeparator: ',',
	decimalSeparator: '.',
	precision: 2,
	priceFormat: '%1$s%2$s',
};

const TABLE = {
	endpoint: 'orders',
	headers: [],
	rows: [],
	totals: {},
	summary: [],
	items: { data: [], totalResults: 0 },
	query: {},
};

const EMBEDDED = () => null;

const variations = getReport( 'variations' );

const variationsLabel = () =>
	variations.summary.map( ( { label } ) => label( 2, {} ) );

/** Every filter of the app, those of reports for each report. */
export const FILTER_CASES: FilterCase[] = [
	...REPORT_IDS.map( getReport ).flatMap( ofReport ),
	lists(
		'woocommerce_admin_reports_list',
		() => idsOf( getReports(), 'id' ),
		{ report: 'acme', title: 'Acme', component: () => null },
		'acme'
	),
	{
		hook: 'woocommerce_admin_report_currency',
		apply: getReportCurrency,
		callback: () => CURRENCY,
		expected: CURRENCY,
	},
	{
		hook: 'experimental_woocommerce_admin_variations_report_table_title',
		apply: () => variations.tableTitle?.( {} ),
		callback: () => 'Acme',
		expected: 'Acme',
	},
	{
		hook: 'experimental_woocommerce_admin_variations_report_table_summary_variations_count_label',
		apply: variationsLabel,
		callback: () => 'acme sold',
		expected: expect.arrayContaining( [ 'acme sold' ] ),
	},
	lists(
		'woocommerce_dashboard_default_sections',
		() => idsOf( getDefaultSections(), 'key' ),
		{ key: 'acme', title: 'Acme', component: () => null },
		'acme'
	),
	lists( 'woocommerce_admin_dashboard_charts_filter', getDashboardCharts, {
		label: 'Acme',
		report: 'acme',
		key: 'sold',
	} ),
	lists( 'woocommerce_admin_dashboard_filters', getDashboardFilters, FILTER ),
	lists( 'woocommerce_admin_homepage_default_stats', getStats, 'acme/sold' ),
	lists( 'woocommerce_admin_homescreen_quicklinks', getQuickLinks, {
		title: 'Acme',
		href: 'https://acme.test/',
	} ),
	lists(
		'storedeck_home_cards',
		() => idsOf( getHomeCards(), 'id' ),
		{
			id: 'acme',
			title: 'Acme',
			component: () => null,
			capability: 'read',
		},
		'acme'
	),
	lists(
		'storedeck_commands',
		() => idsOf( getCommandEntries(), 'id' ),
		{ name: 'acme', label: 'Acme', href: 'admin.php' },
		'command:acme'
	),
	lists(
		'storedeck_mounts',
		() => idsOf( getPluginMounts(), 'name' ),
		{ name: 'acme', component: () => null },
		'acme'
	),
	lists(
		'woocommerce_admin_embedded_layout_components',
		() => getEmbeddedComponents( {} ),
		EMBEDDED
	),
	{
		hook: 'woocommerce_admin_report_table',
		apply: () => filterReportTable( TABLE ).summary,
		callback: ( table: object ) => ( {
			...table,
			summary: [ { label: 'Acme', value: '1' } ],
		} ),
		expected: [ { label: 'Acme', value: '1' } ],
	},
	{
		hook: 'woocommerce_admin_chart_item_color',
		apply: () => getSeriesColor( 0, 'sold', [ 'sold' ] ),
		callback: () => '#123456',
		expected: '#123456',
	},
	lists(
		'woocommerce_admin_pages_list',
		() => idsOf( getPages(), 'path' ),
		{ path: '/acme', load: () => {}, breadcrumbs: () => [ 'Acme' ] },
		'/acme'
	),
	{
		hook: 'woocommerce_admin_persisted_queries',
		apply: () => getPersistedQuery( { period: 'today', acme: 'yes' } ),
		callback: addItem( 'acme' ),
		expected: { period: 'today', acme: 'yes' },
	},
	lists(
		'woocommerce_admin_time_excluded_screens',
		getQueryExcludedScreens,
		'acme'
	),
	{
		hook: 'woocommerce_admin_analytics_settings',
		apply: () => Object.keys( getConfigs() ),
		callback: ( configs: object ) => ( {
			...configs,
			acme: { name: 'acme', label: 'Acme', inputType: 'text' },
		} ),
		expected: expect.arrayContaining( [ 'acme' ] ),
	},
	{
		hook: 'woocommerce_admin_import_status',
		apply: () => getStageText( 'orders' ),
		callback: ( texts: object ) => ( {
			...texts,
			orders: 'Importing for Acme',
		} ),
		expected: 'Importing for Acme',
	},
	{
		hook: 'woocommerce_admin_queued_notice_filter',
		apply: () => getNoticesFor( { a: { id: 'a', content: 'One' } }, 1 ),
		callback: ( notice: object ) => ( { ...notice, content: 'Two' } ),
		expected: [ { id: 'a', content: 'Two' } ],
	},
	lists(
		'woocommerce_admin_profile_wizard_steps',
		() => idsOf( getSteps(), 'key' ),
		{ key: 'acme', label: 'Acme', isAnswered: () => true },
		'acme'
	),
	lists( 'woocommerce_admin_onboarding_task_list', getAddedTasks, {
		id: 'acme',
		title: 'Acme',
	} ),
	lists( 'woocommerce_admin_onboarding_product_templates', getTemplates, {
		key: 'acme',
		title: 'Acme',
		subtitle: '',
	} ),
	lists(
		'woocommerce_admin_setup_task_help_items',
		() => idsOf( getTaskHelp( { id: 'tax' }, {} ), 'href' ),
		{ title: 'Acme', link: 'https://acme.test/' },
		'https://acme.test/'
	),
	lists(
		'woocommerce_navigation_menu_items',
		() => idsOf( filterMenuItems( [] ), 'id' ),
		{ id: 'acme', title: 'Acme' },
		'acme'
	),
	{
		hook: 'woocommerce_navigation_root_back_label',
		apply: () => getRootLink().label,
		callback: () => 'Acme',
		expected: 'Acme',
	},
	{
		hook: 'woocommerce_navigation_root_back_url',
		apply: () => getRootLink().url,
		callback: () => 'https://acme.test/',
		expected: 'https://acme.test/',
	},
];
