import { __ } from '@wordpress/i18n';
import { requestList } from '@storedeck/api';
import {
	downloadCSVFile,
	generateCSVDataFromTable,
	generateCSVFileName,
} from '@storedeck/csv-export';
import { REORDER_PATH } from '../../common/reorder/store';
import type { ReorderItem, ReorderQuery } from '../../common/reorder/types';

/** Quantities that the owner changed, by item. */
export type Quantities = ReadonlyMap< number, number >;

const getHeaders = () => [
	{ label: __( 'Supplier', 'storedeck' ) },
	{ label: __( 'SKU', 'storedeck' ) },
	{ label: __( 'Product / Variation', 'storedeck' ) },
	{ label: __( 'Order quantity', 'storedeck' ), type: 'number' as const },
	{ label: __( 'Stock', 'storedeck' ), type: 'number' as const },
	{ label: __( 'Sold per day', 'storedeck' ), type: 'number' as const },
	{
		label: __( 'Days left at least', 'storedeck' ),
		type: 'number' as const,
	},
	{ label: __( 'Days left at most', 'storedeck' ), type: 'number' as const },
	{ label: __( 'Lead time (days)', 'storedeck' ), type: 'number' as const },
];

/** What is ordered, with each supplier's items together. */
export const getOrdered = (
	items: readonly ReorderItem[],
	quantities: Quantities
) =>
	items
		.map( ( item ) => ( {
			item,
			quantity: quantities.get( item.id ) ?? item.order_quantity,
		} ) )
		.filter( ( { quantity } ) => quantity > 0 )
		.sort(
			( { item: one }, { item: other } ) =>
				one.supplier.localeCompare( other.supplier ) ||
				one.name.localeCompare( other.name )
		);

/**
 * Downloads the items of a list that are ordered, of all its pages.
 *
 * @param query      Query of the list.
 * @param quantities Quantities that differ.
 * @return Number of items in the file; without any, there is none.
 */
export async function downloadOrder(
	query: ReorderQuery,
	quantities: Quantities
) {
	const { page, ...filters } = query;
	const { data } = await requestList< ReorderItem >( {
		path: REORDER_PATH,
		query: { ...filters, per_page: -1 },
	} );
	const ordered = getOrdered( data, quantities );
	if ( ordered.length > 0 ) {
		downloadCSVFile(
			generateCSVFileName(
				__( 'Reorder', 'storedeck' ),
				filters.supplier ? { supplier: filters.supplier } : {}
			),
			generateCSVDataFromTable(
				getHeaders(),
				ordered.map( ( { item, quantity } ) =>
					[
						item.supplier,
						item.sku,
						item.name,
						quantity,
						item.stock,
						item.sold_per_day,
						item.days_left?.low,
						item.days_left?.high,
						item.lead_time,
					].map( ( value ) => ( { value } ) )
				)
			)
		);
	}
	return ordered.length;
}
