import { __, _n } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import type { Query } from '@storedeck/navigation';
import { applyContained } from '../../extend/apply-contained';
import { VARIATION_FILTER } from './variation-picker';
import type {
	ReportColumn,
	ReportDefinition,
	SummaryMetric,
} from '../../report/types';
import { AdminLink, getEditPath } from './links';
import { getSoldColumns } from './sold-columns';
import { getStockColumns } from './stock-columns';
import type { StockInfo } from './stock-columns';

/** One row of `/wc-analytics/reports/variations` with `extended_info`. */
export interface VariationRow {
	product_id: number;
	variation_id: number;
	items_sold: number;
	net_revenue: number;
	orders_count: number;
	extended_info?: StockInfo & { name: string; sku: string };
}

const isText = ( value: unknown ): value is string => typeof value === 'string';

const getName = ( { extended_info: info }: VariationRow ) =>
	decodeEntities( info?.name ?? '' );

/** Deleted variations have no status. */
const getStockInfo = ( { extended_info: info }: VariationRow ) =>
	info?.stock_status ? info : undefined;

const getColumns = (): ReportColumn< VariationRow >[] => [
	{
		id: 'name',
		label: __( 'Product / Variation title', 'storedeck' ),
		type: 'text',
		isRequired: true,
		value: getName,
		display: ( row ) =>
			getStockInfo( row ) ? (
				// A variation is edited on the page of its product.
				<AdminLink to={ getEditPath( row.product_id ) }>
					{ getName( row ) }
				</AdminLink>
			) : (
				getName( row )
			),
	},
	...getSoldColumns< VariationRow >( ( row ) => ( {
		variation_includes: String( row.variation_id ),
	} ) ),
	...getStockColumns< VariationRow >(
		getStockInfo,
		( row ) => row.product_id
	),
];

const getSummary = (): SummaryMetric[] => [
	{
		key: 'variations_count',
		type: 'number',
		label: ( value, query ) =>
			applyContained(
				'experimental_woocommerce_admin_variations_report_table_summary_variations_count_label',
				_n( 'Variation sold', 'Variations sold', value, 'storedeck' ),
				isText,
				value,
				query
			),
	},
	{
		key: 'items_sold',
		type: 'number',
		label: ( value ) => _n( 'Item sold', 'Items sold', value, 'storedeck' ),
	},
	{
		key: 'net_revenue',
		type: 'currency',
		label: () => __( 'Net sales', 'storedeck' ),
	},
	{
		key: 'orders_count',
		type: 'number',
		label: ( value ) => _n( 'Order', 'Orders', value, 'storedeck' ),
	},
];

/** Shared by the Variations report and the report of a variable product. */
export const variationsTable = {
	endpoint: 'variations',
	rows: 'items',
	columnsPreference: 'variations_report_columns',
	tableTitle: ( query: Query ) =>
		applyContained(
			'experimental_woocommerce_admin_variations_report_table_title',
			__( 'Variations', 'storedeck' ),
			isText,
			query
		),
	tableQuery: { extended_info: true },
	rowKey: ( row ) => row.variation_id,
	columns: getColumns,
	summary: getSummary,
	comparison: {
		param: 'variations',
		filterParam: VARIATION_FILTER,
		helpText: () =>
			__( 'Check at least two variations below to compare', 'storedeck' ),
		getId: ( row ) => row.variation_id,
		getName,
	},
} satisfies Partial< ReportDefinition< VariationRow > >;
