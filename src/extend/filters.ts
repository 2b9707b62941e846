import type {
	AdvancedFiltersConfig,
	FilterPickerConfig,
} from '@storedeck/components';
import type { MenuItem, Task } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import type {
	DashboardChart,
	DashboardSection,
	HelpItem,
	HomeCard,
	QuickLink,
} from './overview-values';
import type {
	Currency,
	ListedReport,
	ReportChart,
	ReportTableContent,
} from './report-values';
import type {
	Command,
	EmbeddedComponent,
	MountType,
	ListedPage,
	QueuedNotice,
} from './screen-values';
import type { ImportStage, SettingConfig } from './setting-values';
import type { AddedTask, ProductTemplate, SetupStep } from './setup-values';

/**
 * Every filter of the app: the type of its callbacks. `docs/hooks.md` is
 * generated from it. The parameter of a computed name names its variable parts,
 * separated by `_`.
 */
export interface FilterTypes {
	/**
	 * The reports of the menu. Add a report with a screen of its own; a report
	 * with a chart and a table is registered in PHP instead.
	 *
	 * Applied when the menu, the router and lists of reports are rendered.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_reports_list: (
		reports: ListedReport[]
	) => ListedReport[];

	/**
	 * The table of a report: columns, cells and the summary below it. Rows keep
	 * their number and order.
	 *
	 * Applied when the table is rendered, and for the CSV file of loaded rows.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_report_table: (
		table: ReportTableContent
	) => ReportTableContent;

	/**
	 * The currency of all amounts of a report.
	 *
	 * Applied whenever an amount is formatted.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_report_currency: (
		currency: Currency,
		query: Query
	) => Currency;

	/**
	 * The color of a series. Return a string that starts with `#`, or the index
	 * for the default color. `key` is that of the series, `keys` those of all
	 * visible series.
	 *
	 * Applied when a chart is rendered.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_chart_item_color: (
		index: string | number,
		key: string,
		keys: string[]
	) => string | number;

	/**
	 * The metrics of a report, each with a card and a chart. The stats of the
	 * report must have a field with the key of the metric.
	 *
	 * Applied when the report is rendered.
	 *
	 * @since 0.1.0
	 */
	[ report: `woocommerce_admin_${ string }_report_charts` ]: (
		charts: ReportChart[]
	) => ReportChart[];

	/**
	 * The filters next to the date range of a report.
	 *
	 * Applied when the report is rendered.
	 *
	 * @since 0.1.0
	 */
	[ report: `woocommerce_admin_${ string }_report_filters` ]: (
		filters: FilterPickerConfig[]
	) => FilterPickerConfig[];

	/**
	 * The advanced filters of a report. The names for Categories and Coupons
	 * have the singular: `category`, `coupon`.
	 *
	 * Applied when the report is rendered.
	 *
	 * @since 0.1.0
	 */
	[ report: `woocommerce_admin_${ string }_report_advanced_filters` ]: (
		config: AdvancedFiltersConfig
	) => AdvancedFiltersConfig;

	/**
	 * The title of the table of a report.
	 *
	 * Applied when the table is rendered.
	 *
	 * @since 0.1.0
	 */
	[
		report: `experimental_woocommerce_admin_${ string }_report_table_title`
	]: ( title: string, query: Query ) => string;

	/**
	 * The label of an entry below the table of a report. `value` is its number,
	 * for plural forms.
	 *
	 * Applied when the table is rendered.
	 *
	 * @since 0.1.0
	 */
	[
		report_metric: `experimental_woocommerce_admin_${ string }_report_table_summary_${ string }_label`
	]: ( label: string, value: number, query: Query ) => string;

	/**
	 * The sections of the Overview.
	 *
	 * Applied when the Overview is rendered.
	 *
	 * @since 0.1.0
	 */
	woocommerce_dashboard_default_sections: (
		sections: DashboardSection[]
	) => DashboardSection[];

	/**
	 * The charts of the Overview.
	 *
	 * Applied when the Overview is rendered.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_dashboard_charts_filter: (
		charts: DashboardChart[]
	) => DashboardChart[];

	/**
	 * The filters of the Overview, besides the date range.
	 *
	 * Applied when the Overview is rendered.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_dashboard_filters: (
		filters: FilterPickerConfig[]
	) => FilterPickerConfig[];

	/**
	 * The cards of plugins on Home.
	 *
	 * Applied when Home is rendered.
	 *
	 * @since 0.1.0
	 * @stability stable
	 */
	storedeck_home_cards: ( cards: HomeCard[] ) => HomeCard[];

	/**
	 * The metrics of Home by report and metric: `revenue/total_sales`.
	 *
	 * Applied when Home is rendered.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_homepage_default_stats: ( stats: string[] ) => string[];

	/**
	 * The quick links that plugins add to Home.
	 *
	 * Applied when Home is rendered.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_homescreen_quicklinks: (
		links: QuickLink[]
	) => QuickLink[];

	/**
	 * The pages of the app. Register the menu entry and the capability of a page
	 * in PHP with `storedeck_register_screen()`.
	 *
	 * Applied when the path changes, and when the command palette opens.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_pages_list: ( pages: ListedPage[] ) => ListedPage[];

	/**
	 * The commands of the command palette: those of the app and of the open screen,
	 * to which plugins add theirs.
	 *
	 * Applied when the palette opens; in the palette of WordPress, also when the
	 * page is loaded and when callbacks are added.
	 *
	 * @since 0.1.0
	 * @stability stable
	 */
	storedeck_commands: ( commands: Command[] ) => Command[];

	/**
	 * The widgets that plugins add for placeholders.
	 *
	 * Applied when a placeholder is rendered.
	 *
	 * @since 0.1.0
	 * @stability stable
	 */
	storedeck_mounts: ( mounts: MountType[] ) => MountType[];

	/**
	 * The parameters of the URL that are kept when the screen changes.
	 *
	 * Applied when a link to another screen is rendered or followed.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_persisted_queries: ( names: string[] ) => string[];

	/**
	 * The screens without a date range, to which links omit it.
	 *
	 * Applied when a link to another screen is rendered or followed.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_time_excluded_screens: ( screens: string[] ) => string[];

	/**
	 * The Analytics settings by name.
	 *
	 * Applied when the screen of the settings is rendered.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_analytics_settings: (
		settings: Record< string, SettingConfig >
	) => Record< string, SettingConfig >;

	/**
	 * The texts for the stages of the import of earlier orders.
	 *
	 * Applied when the status of the import is rendered.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_import_status: (
		texts: Record< ImportStage, string >
	) => Record< ImportStage, string >;

	/**
	 * A queued notice, before it is shown.
	 *
	 * Applied for each notice when the app has loaded the queue.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_queued_notice_filter: (
		notice: QueuedNotice
	) => QueuedNotice;

	/**
	 * The components below the header of a page that WordPress renders. Each
	 * gets the parameters of the URL as props.
	 *
	 * Applied when the header is rendered.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_embedded_layout_components: (
		components: EmbeddedComponent[],
		query: Query
	) => EmbeddedComponent[];

	/**
	 * The items of the favorites menu.
	 *
	 * Applied when the items of the navigation store are selected.
	 *
	 * @since 0.1.0
	 */
	woocommerce_navigation_menu_items: (
		items: readonly MenuItem[]
	) => readonly MenuItem[];

	/**
	 * The label of the link to the WordPress dashboard.
	 *
	 * Applied when the favorites menu is rendered.
	 *
	 * @since 0.1.0
	 */
	woocommerce_navigation_root_back_label: ( label: string ) => string;

	/**
	 * The URL of the link to the WordPress dashboard.
	 *
	 * Applied when the favorites menu is rendered.
	 *
	 * @since 0.1.0
	 */
	woocommerce_navigation_root_back_url: ( url: string ) => string;

	/**
	 * The steps of the setup of a store.
	 *
	 * Applied when the setup is rendered.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_profile_wizard_steps: (
		steps: SetupStep[]
	) => SetupStep[];

	/**
	 * The tasks that plugins add to Home.
	 *
	 * Applied when the tasks are requested.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_onboarding_task_list: (
		tasks: readonly AddedTask[]
	) => readonly AddedTask[];

	/**
	 * The templates of the first product.
	 *
	 * Applied when the task for the first product is rendered.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_onboarding_product_templates: (
		templates: ProductTemplate[]
	) => ProductTemplate[];

	/**
	 * The help links of a task. `id` is that of the task.
	 *
	 * Applied when the page of the task is rendered.
	 *
	 * @since 0.1.0
	 */
	woocommerce_admin_setup_task_help_items: (
		items: HelpItem[],
		id: string,
		context: { task: Task; query: Query }
	) => HelpItem[];
}

/** The name of a filter of the app. */
export type FilterName = keyof FilterTypes & string;

/** The value of a filter. */
export type FilterValue< Name extends FilterName > = Parameters<
	FilterTypes[ Name ]
>[ 0 ];

/** The further arguments of a filter. */
export type FilterArguments< Name extends FilterName > = Parameters<
	FilterTypes[ Name ]
> extends [ unknown, ...infer Rest ]
	? Rest
	: never;
