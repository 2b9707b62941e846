import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import type { Item, ItemOf } from '@storedeck/data/items/types';
import { getSettings } from '@storedeck/settings';
import type { BulkChange, BulkFailure } from '../../../common/bulk-edit';
import { parseLocalNumber, parseQuantity } from '../../../common/local-number';
import { isPriceAction, isStockAction } from './actions';
import type { BulkAction } from './actions';
import { changePrice } from './change-price';
import { getMode } from './values';
import type { BulkValues } from './values';

/** A product of the list, or a variation. */
export type Target = ItemOf< 'products' > | ItemOf< 'variations' >;

/** The server validates its responses; this only rejects another kind of item. */
export const isTarget = ( item: Item ): item is Target =>
	typeof item.id === 'number';

/** A change of a price has both prices; an empty string for none. */
export interface PlannedChange extends BulkChange {
	prices?: readonly [ before: string, after: string ];
}

/** What an action would do. */
export interface Plan {
	changes: readonly PlannedChange[];
	/** Items that it cannot change, and why. */
	skipped: readonly BulkFailure[];
}

/** Whether the variations of a product are changed in its place. */
export const isOfVariations = ( action: BulkAction, item: Target ) =>
	item.type === 'variable' &&
	( isPriceAction( action ) ||
		( isStockAction( action ) && item.manage_stock !== true ) );

type Fields = Readonly< Record< string, unknown > >;

/** The changed fields; a text tells why there are none. */
type Outcome = string | { fields: Fields; prices?: PlannedChange[ 'prices' ] };

function planPrice(
	action: 'regular_price' | 'sale_price',
	values: BulkValues,
	item: Target
): Outcome {
	const mode = getMode( action, values.mode );
	const before = item[ action ] ?? '';
	const base = mode === 'off_percent' ? item.regular_price ?? '' : before;
	if ( item.type === 'grouped' ) {
		return __( 'Its products have the prices.', 'storedeck' );
	}
	if ( mode === 'remove' ) {
		return { fields: { [ action ]: '' }, prices: [ before, '' ] };
	}
	if ( base === '' && mode !== 'set' ) {
		return action === 'sale_price' && mode !== 'off_percent'
			? __( 'No sale price', 'storedeck' )
			: __( 'No price', 'storedeck' );
	}
	const after = changePrice(
		base,
		mode,
		parseLocalNumber( values.amount ) ?? '',
		getSettings().currency.precision
	);
	return after === undefined
		? __( 'The price would be below 0.', 'storedeck' )
		: { fields: { [ action ]: after }, prices: [ before, after ] };
}

function planCategory(
	isAdded: boolean,
	{ category }: BulkValues,
	item: ItemOf< 'products' >
): Outcome {
	const { categories = [] } = item;
	const id = Number( category );
	const others = categories.filter( ( one ) => one.id !== id );
	const isIn = others.length < categories.length;
	const added = isIn ? categories : [ ...categories, { id } ];
	return { fields: { categories: isAdded ? added : others } };
}

function planItem(
	action: BulkAction,
	values: BulkValues,
	item: Target
): Outcome {
	if ( isPriceAction( action ) ) {
		return planPrice( action, values, item );
	}
	switch ( action ) {
		case 'publish':
			return item.price || item.type === 'grouped'
				? { fields: { status: 'publish' } }
				: __( 'No price', 'storedeck' );
		case 'draft':
		case 'restore':
			return { fields: { status: 'draft' } };
		case 'trash':
			return { fields: { status: 'trash' } };
		case 'stock_quantity':
			return {
				fields: {
					manage_stock: true,
					stock_quantity: parseQuantity( values.quantity ),
				},
			};
		case 'stock_status':
			return item.manage_stock
				? __( 'It follows from the stock quantity.', 'storedeck' )
				: { fields: { stock_status: values.status } };
		default:
			return planCategory(
				action === 'add_category',
				values,
				item as ItemOf< 'products' >
			);
	}
}

/** Prices are the same with and without zeros at the end. */
const isSame = ( one: unknown, other: unknown ) =>
	typeof one === 'string' && typeof other === 'string'
		? one === other ||
		  ( one !== '' && other !== '' && Number( one ) === Number( other ) )
		: JSON.stringify( one ) === JSON.stringify( other );

/**
 * What an action does with each item. Items that have the values already are left
 * out.
 *
 * @param action        The action.
 * @param values        What was typed for it.
 * @param items         Products, and the variations of those that are changed by
 *                      their variations.
 * @param withoutPrices Whether products without a price are published, too.
 */
export function planChanges(
	action: BulkAction,
	values: BulkValues,
	items: readonly Target[],
	withoutPrices = false
): Plan {
	const changes: PlannedChange[] = [];
	const skipped: BulkFailure[] = [];
	for ( const item of items ) {
		const id = Number( item.id );
		const name = decodeEntities( String( item.name ?? '' ) );
		const outcome =
			withoutPrices && action === 'publish'
				? { fields: { status: 'publish' } }
				: planItem( action, values, item );
		if ( typeof outcome === 'string' ) {
			skipped.push( { id, name, message: outcome } );
		} else if (
			Object.entries( outcome.fields ).some(
				( [ field, value ] ) => ! isSame( value, item[ field ] )
			)
		) {
			changes.push( {
				id,
				name,
				itemType:
					item.type === 'variation'
						? `products/${ item.parent_id }/variations`
						: 'products',
				expected: Object.fromEntries(
					Object.keys( outcome.fields ).map( ( field ) => [
						field,
						item[ field ],
					] )
				),
				...outcome,
			} );
		}
	}
	return { changes, skipped };
}
