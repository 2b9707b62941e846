import { __ } from '@wordpress/i18n';
import type { PriceMode } from './change-price';

/** What can be done with selected products. */
export type BulkAction =
	| 'publish'
	| 'draft'
	| 'add_category'
	| 'remove_category'
	| 'regular_price'
	| 'sale_price'
	| 'stock_quantity'
	| 'stock_status'
	| 'trash'
	| 'restore';

const getLabels = (): Record< BulkAction, string > => ( {
	publish: __( 'Publish', 'storedeck' ),
	draft: __( 'Change to draft', 'storedeck' ),
	add_category: __( 'Add to category', 'storedeck' ),
	remove_category: __( 'Remove from category', 'storedeck' ),
	regular_price: __( 'Change regular price', 'storedeck' ),
	sale_price: __( 'Change sale price', 'storedeck' ),
	stock_quantity: __( 'Set stock quantity', 'storedeck' ),
	stock_status: __( 'Set stock status', 'storedeck' ),
	trash: __( 'Move to trash', 'storedeck' ),
	restore: __( 'Restore as draft', 'storedeck' ),
} );

export const getActionLabel = ( action: BulkAction ) => getLabels()[ action ];

const isAction = ( value: string ): value is BulkAction => value in getLabels();

/** The action of an option. */
export const readAction = ( value: string ) =>
	isAction( value ) ? value : undefined;

/**
 * The options of a list.
 *
 * @param isTrash Whether it is that of the trash.
 */
export const getActionOptions = ( isTrash: boolean ) =>
	Object.keys( getLabels() )
		.filter( isAction )
		.filter( ( action ) => ( action === 'restore' ) === isTrash )
		.map( ( value ) => ( { value, label: getActionLabel( value ) } ) );

export const isPriceAction = (
	action: BulkAction
): action is 'regular_price' | 'sale_price' =>
	action === 'regular_price' || action === 'sale_price';

export const isStockAction = ( action: BulkAction ) =>
	action === 'stock_quantity' || action === 'stock_status';

/** The ways to change a price. */
export const getPriceModes = (
	action: 'regular_price' | 'sale_price'
): Array< { value: PriceMode; label: string } > => [
	...( action === 'sale_price'
		? [
				{
					value: 'off_percent' as const,
					label: __( 'Percent off the regular price', 'storedeck' ),
				},
		  ]
		: [] ),
	{
		value: 'increase_percent',
		label: __( 'Increase by percent', 'storedeck' ),
	},
	{
		value: 'increase_amount',
		label: __( 'Increase by amount', 'storedeck' ),
	},
	{
		value: 'decrease_percent',
		label: __( 'Decrease by percent', 'storedeck' ),
	},
	{
		value: 'decrease_amount',
		label: __( 'Decrease by amount', 'storedeck' ),
	},
	{ value: 'set', label: __( 'Set to amount', 'storedeck' ) },
	...( action === 'sale_price'
		? [
				{
					value: 'remove' as const,
					label: __( 'Remove the sale price', 'storedeck' ),
				},
		  ]
		: [] ),
];
