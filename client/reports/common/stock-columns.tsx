import { __, _x } from '@wordpress/i18n';
import { getSetting } from '@storedeck/settings';
import type { ReportColumn } from '../../report/types';
import { AdminLink, getEditPath } from './links';

export interface StockInfo {
	stock_status: string;
	/** Null if stock is not managed. */
	stock_quantity: number | null;
	manage_stock: boolean;
	/** The low stock threshold. */
	low_stock_amount: number;
}

/** The label of a stock status; the status itself if a plugin added it. */
export function getStockStatus( status: string ) {
	switch ( status ) {
		case 'instock':
			return __( 'In stock', 'storedeck' );
		case 'outofstock':
			return __( 'Out of stock', 'storedeck' );
		case 'onbackorder':
			return __( 'On backorder', 'storedeck' );
		default:
			return status;
	}
}

const isLowInStock = ( facts: StockInfo ) =>
	facts.manage_stock &&
	facts.stock_status === 'instock' &&
	facts.stock_quantity !== null &&
	facts.stock_quantity <= facts.low_stock_amount;

export const getStockLabel = ( facts: StockInfo ) =>
	isLowInStock( facts )
		? _x( 'Low', 'indication of a low quantity', 'storedeck' )
		: getStockStatus( facts.stock_status );

/** The stock quantity; null if stock is not managed. */
export const getQuantity = ( facts: StockInfo ) =>
	facts.manage_stock ? facts.stock_quantity : null;

export const NotApplicable = () => <>{ __( 'N/A', 'storedeck' ) }</>;

/**
 * The stock columns, if stock management is enabled.
 *
 * @param getStock Undefined for a deleted product.
 * @param getId    The product to edit.
 */
export const getStockColumns = < Row, >(
	getStock: ( row: Row ) => StockInfo | undefined,
	getId: ( row: Row ) => number
): ReportColumn< Row >[] =>
	getSetting( 'manageStock' )
		? [
				{
					id: 'stock_status',
					label: __( 'Status', 'storedeck' ),
					type: 'text',
					value: ( row ) => {
						const facts = getStock( row );
						return facts ? getStockLabel( facts ) : null;
					},
					display: ( row ) => {
						const facts = getStock( row );
						const label = facts && getStockLabel( facts );
						return label && facts && isLowInStock( facts ) ? (
							<AdminLink to={ getEditPath( getId( row ) ) }>
								{ label }
							</AdminLink>
						) : (
							label
						);
					},
				},
				{
					id: 'stock',
					label: __( 'Stock', 'storedeck' ),
					type: 'number',
					value: ( row ) => {
						const facts = getStock( row );
						return facts ? getQuantity( facts ) : null;
					},
				},
		  ]
		: [];
