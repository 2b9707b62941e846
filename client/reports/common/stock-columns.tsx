import { __, _x } from '@wordpress/i18n';
import { getSetting } from '@storedeck/settings';
import type { ReportColumn } from '../../report/types';
import { AdminLink, getEditPath } from './links';

/** What the shop knows about how many of a product are left. */
export interface StockFacts {
	stock_status: string;
	/** Null where the shop does not count it. */
	stock_quantity: number | null;
	manage_stock: boolean;
	/** As many are few. */
	low_stock_amount: number;
}

/** How a stock status reads; an unknown one stands for itself. */
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

/** In stock, but not for long. */
export const isLowInStock = ( facts: StockFacts ) =>
	facts.manage_stock &&
	facts.stock_status === 'instock' &&
	facts.stock_quantity !== null &&
	facts.stock_quantity <= facts.low_stock_amount;

/** The status of a product: few are left, or what the shop set. */
export const getStockLabel = ( facts: StockFacts ) =>
	isLowInStock( facts )
		? _x( 'Low', 'indication of a low quantity', 'storedeck' )
		: getStockStatus( facts.stock_status );

/** The pieces in stock; null where nobody counts them. */
export const getQuantity = ( facts: StockFacts ) =>
	facts.manage_stock ? facts.stock_quantity : null;

/** In place of a number where nobody counts. */
export const NotCounted = () => <>{ __( 'N/A', 'storedeck' ) }</>;

/**
 * The columns about the stock, for shops that count it.
 *
 * @param getFacts What is known about the stock of a row; undefined of deleted things.
 * @param getId    The product or variation to edit.
 */
export const getStockColumns = < Row, >(
	getFacts: ( row: Row ) => StockFacts | undefined,
	getId: ( row: Row ) => number
): ReportColumn< Row >[] =>
	getSetting( 'manageStock' )
		? [
				{
					id: 'stock_status',
					label: __( 'Status', 'storedeck' ),
					type: 'text',
					value: ( row ) => {
						const facts = getFacts( row );
						return facts ? getStockLabel( facts ) : null;
					},
					display: ( row ) => {
						const facts = getFacts( row );
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
						const facts = getFacts( row );
						return facts ? getQuantity( facts ) : null;
					},
				},
		  ]
		: [];
