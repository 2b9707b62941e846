import { __, _n, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { formatCount } from '../../common/store-format';
import type {
	RelatedItems,
	ReportColumn,
	ReportDefinition,
	SummaryMetric,
} from '../../report/types';
import { getCategoryPath } from './category-columns';
import { FirstOfList } from './first-of-list';
import { ReportLink } from './links';
import { getSalesSummary } from './sales';
import { getSoldColumns } from './sold-columns';
import { getStockColumns } from './stock-columns';
import type { StockInfo } from './stock-columns';

/** One row of `/wc-analytics/reports/products` with `extended_info`. */
export interface ProductRow {
	product_id: number;
	items_sold: number;
	net_revenue: number;
	orders_count: number;
	extended_info?: StockInfo & {
		name: string;
		sku: string;
		category_ids: number[];
		/** Only for a variable product. */
		variations?: number[];
	};
}

const getName = ( { extended_info: info }: ProductRow ) =>
	decodeEntities( info?.name ?? '' );

/** Deleted products have no status. */
const getStockInfo = ( { extended_info: info }: ProductRow ) =>
	info?.stock_status ? info : undefined;

const getCategories = (
	{ extended_info: info }: ProductRow,
	categories: RelatedItems
) =>
	( info?.category_ids ?? [] )
		.map( ( id ) => ( { id, path: getCategoryPath( id, categories ) } ) )
		.filter( ( { path } ) => path !== '' );

function Categories( {
	row,
	categories,
}: {
	row: ProductRow;
	categories: RelatedItems;
} ) {
	return (
		<FirstOfList
			items={ getCategories( row, categories ).map( ( { id, path } ) => (
				<ReportLink
					key={ id }
					to="/analytics/categories"
					query={ {
						filter: 'single_category',
						categories: String( id ),
					} }
				>
					{ path }
				</ReportLink>
			) ) }
			getLabel={ ( count ) =>
				sprintf(
					/* translators: 1: number of categories, 2: name of a product. */
					_n(
						'+%1$d more category of %2$s',
						'+%1$d more categories of %2$s',
						count,
						'storedeck'
					),
					count,
					getName( row )
				)
			}
		/>
	);
}

const getColumns = (): ReportColumn< ProductRow >[] => [
	{
		id: 'product_name',
		label: __( 'Product title', 'storedeck' ),
		type: 'text',
		isSortable: true,
		isRequired: true,
		value: getName,
		display: ( row ) => (
			<ReportLink
				to="/analytics/products"
				query={ {
					filter: 'single_product',
					products: String( row.product_id ),
				} }
			>
				{ getName( row ) }
			</ReportLink>
		),
	},
	...getSoldColumns< ProductRow >( ( row ) => ( {
		product_includes: String( row.product_id ),
	} ) ),
	{
		id: 'product_cat',
		label: __( 'Category', 'storedeck' ),
		type: 'text',
		value: ( row, categories ) =>
			getCategories( row, categories )
				.map( ( { path } ) => path )
				.join( ', ' ),
		display: ( row, categories ) => (
			<Categories row={ row } categories={ categories } />
		),
	},
	{
		id: 'variations',
		label: __( 'Variations', 'storedeck' ),
		type: 'number',
		isSortable: true,
		value: ( row ) => row.extended_info?.variations?.length ?? 0,
		display: ( row ) => {
			const count = row.extended_info?.variations?.length ?? 0;
			return count > 0 ? (
				<ReportLink
					to="/analytics/variations"
					query={ {
						'filter-variations': 'advanced',
						product_includes: String( row.product_id ),
					} }
				>
					{ formatCount( count ) }
				</ReportLink>
			) : (
				formatCount( count )
			);
		},
	},
	...getStockColumns< ProductRow >( getStockInfo, ( row ) => row.product_id ),
];

const getSummary = (): SummaryMetric[] => [
	{
		key: 'products_count',
		type: 'number',
		label: ( value ) => _n( 'Product', 'Products', value, 'storedeck' ),
	},
	...getSalesSummary(),
];

/** Shared by the Products report and the report of a single category. */
export const productsTable = {
	endpoint: 'products',
	rows: 'items',
	columnsPreference: 'products_report_columns',
	tableTitle: () => __( 'Products', 'storedeck' ),
	tableQuery: { extended_info: true },
	relatedItems: 'categories',
	rowKey: ( row ) => row.product_id,
	columns: getColumns,
	summary: getSummary,
} satisfies Partial< ReportDefinition< ProductRow > >;

export const productsComparison = {
	param: 'products',
	helpText: () =>
		__( 'Check at least two products below to compare', 'storedeck' ),
	getId: ( row ) => row.product_id,
	getName,
} satisfies ReportDefinition< ProductRow >[ 'comparison' ];

export const productsSearch = {
	type: 'products',
	placeholder: () => __( 'Search by product name or SKU', 'storedeck' ),
} satisfies ReportDefinition< ProductRow >[ 'search' ];
