import { __, _n, _x } from '@wordpress/i18n';
import { getTaxCode } from '@storedeck/components';
import { formatRate } from '../../common/store-format';
import { defineReport } from '../../report/define-report';
import { getTaxFilters } from './filters';
import { CountedOrders } from '../common/counted-orders';

/** One row of `/wc-analytics/reports/taxes`. */
interface TaxRow {
	tax_rate_id: number;
	name: string;
	/** In percent. */
	tax_rate: number;
	country: string;
	state: string;
	priority: number;
	total_tax: number;
	order_tax: number;
	shipping_tax: number;
	orders_count: number;
}

const getCode = ( { tax_rate_id: id, ...rate }: TaxRow ) =>
	getTaxCode( { id, ...rate } );

export default defineReport< TaxRow >( {
	id: 'taxes',
	title: () => __( 'Taxes', 'storedeck' ),
	endpoint: 'taxes',
	rows: 'items',
	columnsPreference: 'taxes_report_columns',
	rowKey: ( row ) => row.tax_rate_id,
	filters: getTaxFilters,
	advancedFilters: () => ( {
		title: __( 'Taxes match {{select /}} filters', 'storedeck' ),
	} ),

	charts: () => [
		{
			key: 'total_tax',
			label: __( 'Total tax', 'storedeck' ),
			type: 'currency',
			orderby: 'total_tax',
			order: 'desc',
		},
		{
			key: 'order_tax',
			label: __( 'Order tax', 'storedeck' ),
			type: 'currency',
			orderby: 'order_tax',
			order: 'desc',
		},
		{
			key: 'shipping_tax',
			label: __( 'Shipping tax', 'storedeck' ),
			type: 'currency',
			orderby: 'shipping_tax',
			order: 'desc',
		},
		{
			key: 'orders_count',
			label: __( 'Orders', 'storedeck' ),
			type: 'number',
			orderby: 'orders_count',
			order: 'desc',
		},
	],

	columns: () => [
		{
			id: 'tax_code',
			label: __( 'Tax code', 'storedeck' ),
			type: 'text',
			isSortable: true,
			isRequired: true,
			value: getCode,
		},
		{
			id: 'rate',
			label: _x( 'Rate', 'tax', 'storedeck' ),
			type: 'number',
			isSortable: true,
			value: ( row ) => row.tax_rate,
			display: ( row ) => formatRate( row.tax_rate ),
		},
		{
			id: 'total_tax',
			label: __( 'Total tax', 'storedeck' ),
			type: 'currency',
			isSortable: true,
			value: ( row ) => row.total_tax,
		},
		{
			id: 'order_tax',
			label: __( 'Order tax', 'storedeck' ),
			type: 'currency',
			isSortable: true,
			value: ( row ) => row.order_tax,
		},
		{
			id: 'shipping_tax',
			label: __( 'Shipping tax', 'storedeck' ),
			type: 'currency',
			isSortable: true,
			value: ( row ) => row.shipping_tax,
		},
		{
			id: 'orders_count',
			label: __( 'Orders', 'storedeck' ),
			type: 'number',
			isSortable: true,
			isDefaultSort: true,
			isRequired: true,
			value: ( row ) => row.orders_count,
			display: ( row ) => (
				<CountedOrders
					count={ row.orders_count }
					filter={ { tax_rate_includes: String( row.tax_rate_id ) } }
				/>
			),
		},
	],

	summary: () => [
		{
			key: 'tax_codes',
			type: 'number',
			label: ( value ) =>
				_n( 'Tax code', 'Tax codes', value, 'storedeck' ),
		},
		{
			key: 'total_tax',
			type: 'currency',
			label: () => __( 'Total tax', 'storedeck' ),
		},
		{
			key: 'order_tax',
			type: 'currency',
			label: () => __( 'Order tax', 'storedeck' ),
		},
		{
			key: 'shipping_tax',
			type: 'currency',
			label: () => __( 'Shipping tax', 'storedeck' ),
		},
		{
			key: 'orders_count',
			type: 'number',
			label: ( value ) => _n( 'order', 'orders', value, 'storedeck' ),
		},
	],

	comparison: {
		param: 'taxes',
		helpText: () =>
			__( 'Check at least two tax codes below to compare', 'storedeck' ),
		getId: ( row ) => row.tax_rate_id,
		getName: getCode,
	},
	search: {
		type: 'taxes',
		placeholder: () => __( 'Search by tax code', 'storedeck' ),
	},

	variants: [
		{
			when: ( query ) => query.filter === 'compare-taxes',
			itemChart: {
				segmentby: 'tax_rate_id',
				/* translators: %d: number of tax codes. */
				itemsLabel: () => __( '%d taxes', 'storedeck' ),
				filterParam: 'taxes',
			},
		},
	],
} );
