import { __, _n } from '@wordpress/i18n';
import { defineReport } from '../../report/define-report';
import { getCategoryFilters } from './filters';
import { getCategoryPath } from '../common/category-columns';
import { ReportLink } from '../common/links';
import { productsSearch, productsTable } from '../common/products-table';
import { isComparing } from '../common/is-comparing';
import { getSalesCharts, getSalesSummary } from '../common/sales';

/** One row of `/wc-analytics/reports/categories` with `extended_info`. */
interface CategoryRow {
	category_id: number;
	items_sold: number;
	net_revenue: number;
	products_count: number;
	orders_count: number;
	extended_info?: { name: string };
}

export default defineReport< CategoryRow >( {
	id: 'categories',
	title: () => __( 'Categories', 'storedeck' ),
	endpoint: 'categories',
	statsEndpoint: 'products',
	limitBy: [ 'categories' ],
	rows: 'items',
	columnsPreference: 'categories_report_columns',
	tableQuery: { extended_info: true },
	relatedItems: 'categories',
	rowKey: ( row ) => row.category_id,
	filters: getCategoryFilters,
	advancedFilters: () => ( {
		title: __( 'Categories match {{select /}} filters', 'storedeck' ),
	} ),
	advancedFiltersHook: 'category',
	charts: getSalesCharts,

	columns: () => [
		{
			id: 'category',
			label: __( 'Category', 'storedeck' ),
			type: 'text',
			isSortable: true,
			isRequired: true,
			value: ( row, relatedItems ) =>
				getCategoryPath(
					row.category_id,
					relatedItems,
					row.extended_info?.name
				),
			display: ( row, relatedItems ) => (
				<ReportLink
					to="/analytics/categories"
					query={ {
						filter: 'single_category',
						categories: String( row.category_id ),
					} }
				>
					{ getCategoryPath(
						row.category_id,
						relatedItems,
						row.extended_info?.name
					) }
				</ReportLink>
			),
		},
		{
			id: 'items_sold',
			label: __( 'Items sold', 'storedeck' ),
			type: 'number',
			isSortable: true,
			isDefaultSort: true,
			isRequired: true,
			value: ( row ) => row.items_sold,
		},
		{
			id: 'net_revenue',
			label: __( 'Net sales', 'storedeck' ),
			type: 'currency',
			isSortable: true,
			value: ( row ) => row.net_revenue,
		},
		{
			id: 'products_count',
			label: __( 'Products', 'storedeck' ),
			type: 'number',
			isSortable: true,
			value: ( row ) => row.products_count,
		},
		{
			id: 'orders_count',
			label: __( 'Orders', 'storedeck' ),
			type: 'number',
			isSortable: true,
			value: ( row ) => row.orders_count,
		},
	],

	summary: () => [
		{
			key: 'rows',
			type: 'number',
			label: ( value ) =>
				_n( 'Category', 'Categories', value, 'storedeck' ),
		},
		...getSalesSummary(),
	],

	comparison: {
		param: 'categories',
		helpText: () =>
			__( 'Check at least two categories below to compare', 'storedeck' ),
		getId: ( row ) => row.category_id,
		getName: ( row ) => row.extended_info?.name ?? '',
	},
	search: {
		type: 'categories',
		placeholder: () => __( 'Search by category name', 'storedeck' ),
	},

	variants: [
		{
			when: ( query ) => isComparing( query, 'categories' ),
			itemChart: {
				segmentby: 'category',
				/* translators: %d: number of categories. */
				itemsLabel: () => __( '%d categories', 'storedeck' ),
				filterParam: 'categories',
			},
		},
		{
			...productsTable,
			when: ( query ) =>
				query.filter === 'single_category' &&
				Boolean( query.categories ),
			limitBy: [ 'products', 'categories' ],
			comparison: undefined,
			search: {
				...productsSearch,
				keptParams: [ 'filter', 'categories' ],
			},
			itemChart: {
				segmentby: 'product',
				/* translators: %d: number of products. */
				itemsLabel: () => __( '%d products', 'storedeck' ),
			},
		},
	],
} );
