import { __ } from '@wordpress/i18n';
import { parseLocalNumber } from '../../../common/local-number';
import { getQuantityError } from '../../../common/product/quantity-error';
import { getPriceModes, isPriceAction } from './actions';
import type { BulkAction } from './actions';
import type { PriceMode } from './change-price';

/** What is typed and chosen for an action. */
export interface BulkValues {
	/** Id of a category, or an empty string. */
	category: string;
	mode: string;
	amount: string;
	quantity: string;
	status: string;
}

export const NO_VALUES: BulkValues = {
	category: '',
	mode: 'increase_percent',
	amount: '',
	quantity: '',
	status: 'instock',
};

/** The mode for an action, which may not have the chosen one. */
export const getMode = (
	action: 'regular_price' | 'sale_price',
	mode: string
): PriceMode =>
	getPriceModes( action ).find( ( { value } ) => value === mode )?.value ??
	'increase_percent';

/** Why an action cannot be applied with these values. */
export function getValuesError( action: BulkAction, values: BulkValues ) {
	if ( isPriceAction( action ) ) {
		return getMode( action, values.mode ) === 'remove' ||
			parseLocalNumber( values.amount )
			? undefined
			: __( 'Type a number of 0 or more.', 'storedeck' );
	}
	switch ( action ) {
		case 'add_category':
		case 'remove_category':
			return values.category === ''
				? __( 'Choose a category.', 'storedeck' )
				: undefined;
		case 'stock_quantity':
			return getQuantityError( values.quantity );
		default:
			return undefined;
	}
}
