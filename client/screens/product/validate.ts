import { __ } from '@wordpress/i18n';
import type { FormErrors } from '@storedeck/components';
import { parseLocalNumber } from '../../common/local-number';
import { getQuantityError } from '../../common/product/quantity-error';
import { readValues } from './product-values';
import type { ProductValues, StoredProduct } from './product-values';

export const NOT_A_PRICE = () =>
	__( 'Type an amount of 0 or more, without currency.', 'storedeck' );

/**
 * The errors of prices and stock, which products and variations share: what is
 * typed has to be numbers. The server decides which numbers fit.
 *
 * @param values The values of the form.
 * @param stored What is stored: a quantity that sales brought below zero stays.
 */
export function validateSellable(
	values: ProductValues,
	stored: Partial< StoredProduct > = {}
) {
	const errors: FormErrors< ProductValues > = {};
	for ( const name of [ 'regular_price', 'sale_price' ] as const ) {
		if ( parseLocalNumber( values[ name ] ) === undefined ) {
			errors[ name ] = NOT_A_PRICE();
		}
	}
	const { stock_quantity: typed } = values;
	const quantity =
		values.manage_stock &&
		typed.trim() !== '' &&
		typed !== readValues( stored ).stock_quantity
			? getQuantityError( typed, values.backorders )
			: undefined;
	return { ...errors, ...( quantity && { stock_quantity: quantity } ) };
}

/**
 * The errors of a product, by field: what the server cannot read. It decides about the rest.
 *
 * @param values The values of the form.
 * @param stored What is stored.
 */
export function validate(
	values: ProductValues,
	stored: Partial< StoredProduct > = {}
): FormErrors< ProductValues > {
	const errors: FormErrors< ProductValues > = validateSellable(
		values,
		stored
	);
	if ( values.name.trim() === '' ) {
		errors.name = __( 'Enter a name.', 'storedeck' );
	}
	if (
		values.manage_stock &&
		parseLocalNumber( values.low_stock_amount ) === undefined
	) {
		errors.low_stock_amount = __(
			'Type a number of 0 or more.',
			'storedeck'
		);
	}
	if ( parseLocalNumber( values.weight ) === undefined ) {
		errors.weight = __( 'Type a number of 0 or more.', 'storedeck' );
	}
	if (
		Object.values( values.dimensions ).some(
			( side ) => parseLocalNumber( side ) === undefined
		)
	) {
		errors.dimensions = __( 'Type a number of 0 or more.', 'storedeck' );
	}
	if ( values.attributes.some( ( { options } ) => options.length === 0 ) ) {
		errors.attributes = __(
			'Each attribute needs at least one value.',
			'storedeck'
		);
	}
	return errors;
}
