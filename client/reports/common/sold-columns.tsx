import { __ } from '@wordpress/i18n';
import type { ReportColumn } from '../../report/types';
import { CountedOrders } from './counted-orders';

interface Sold {
	items_sold: number;
	net_revenue: number;
	orders_count: number;
	extended_info?: { sku: string };
}

/**
 * The columns that the tables of products and variations share.
 *
 * @param getFilter The advanced filter for the link to the Orders report.
 */
export const getSoldColumns = < Row extends Sold >(
	getFilter: ( row: Row ) => Record< string, string >
): ReportColumn< Row >[] => [
	{
		id: 'sku',
		label: __( 'SKU', 'storedeck' ),
		type: 'text',
		isSortable: true,
		isHiddenByDefault: true,
		value: ( row ) => row.extended_info?.sku ?? null,
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
		isRequired: true,
		value: ( row ) => row.net_revenue,
	},
	{
		id: 'orders_count',
		label: __( 'Orders', 'storedeck' ),
		type: 'number',
		isSortable: true,
		value: ( row ) => row.orders_count,
		display: ( row ) => (
			<CountedOrders
				count={ row.orders_count }
				filter={ getFilter( row ) }
			/>
		),
	},
];
