import { __, _n } from '@wordpress/i18n';
import { defineReport } from '../../report/define-report';
import { getRevenueFilters } from './filters';
import { OrdersOfDay } from './orders-of-day';
import type { IntervalRow, ReportChart } from '../../report/types';

/** Each amount is a card, a chart, a column and a total. */
const amounts = (): ReportChart[] => [
	{
		key: 'gross_sales',
		label: __( 'Gross sales', 'storedeck' ),
		type: 'currency',
		orderby: 'gross_sales',
		order: 'desc',
	},
	{
		key: 'refunds',
		label: __( 'Returns', 'storedeck' ),
		type: 'currency',
		orderby: 'refunds',
		order: 'desc',
		isReverseTrend: true,
	},
	{
		key: 'coupons',
		label: __( 'Coupons', 'storedeck' ),
		type: 'currency',
		orderby: 'coupons',
		order: 'desc',
	},
	{
		key: 'net_revenue',
		label: __( 'Net sales', 'storedeck' ),
		type: 'currency',
		orderby: 'net_revenue',
		labelTooltipText: __(
			'Gross sales minus returns and coupons, excluding taxes and shipping',
			'storedeck'
		),
	},
	{
		key: 'taxes',
		label: __( 'Taxes', 'storedeck' ),
		type: 'currency',
		orderby: 'taxes',
		order: 'desc',
		labelTooltipText: __(
			'Taxes on orders minus refunded taxes',
			'storedeck'
		),
	},
	{
		key: 'shipping',
		label: __( 'Shipping', 'storedeck' ),
		type: 'currency',
		orderby: 'shipping',
	},
	{
		key: 'total_sales',
		label: __( 'Total sales', 'storedeck' ),
		type: 'currency',
		orderby: 'total_sales',
		order: 'desc',
	},
];

export default defineReport< IntervalRow >( {
	id: 'revenue',
	title: () => __( 'Revenue', 'storedeck' ),
	endpoint: 'revenue',
	rows: 'intervals',
	columnsPreference: 'revenue_report_columns',
	tableQuery: { interval: 'day' },
	rowKey: ( row ) => row.interval,
	filters: getRevenueFilters,

	charts: amounts,

	columns: () => [
		{
			id: 'date',
			label: __( 'Date', 'storedeck' ),
			type: 'date',
			isSortable: true,
			isDefaultSort: true,
			isRequired: true,
			value: ( row ) => row.date_start,
		},
		{
			id: 'orders_count',
			label: __( 'Orders', 'storedeck' ),
			type: 'number',
			isSortable: true,
			value: ( row ) => row.subtotals.orders_count ?? null,
			display: ( row ) => <OrdersOfDay row={ row } />,
		},
		...amounts().map( ( { key, label } ) => ( {
			id: key,
			label,
			type: 'currency' as const,
			isSortable: true,
			value: ( row: IntervalRow ) => row.subtotals[ key ] ?? null,
		} ) ),
	],

	summary: () => [
		{
			key: 'days',
			type: 'number',
			label: ( value ) => _n( 'Day', 'Days', value, 'storedeck' ),
		},
		{
			key: 'orders_count',
			type: 'number',
			label: ( value ) => _n( 'order', 'orders', value, 'storedeck' ),
		},
		...amounts().map( ( { key, label, type } ) => ( {
			key,
			type,
			label: () => label,
		} ) ),
	],
} );
