import { __ } from '@wordpress/i18n';
import type { FormErrors } from '@storedeck/components';
import { parseLocalNumber } from '../../common/local-number';
import type { ProductValues } from './product-values';

const NOT_A_PRICE = () =>
	__( 'Type an amount of 0 or more, without currency.', 'storedeck' );

const isWhole = ( text: string ) =>
	text.trim() === '' || /^-?\d{1,9}$/.test( text.trim() );

function checkPrices( {
	regular_price: regular,
	sale_price: sale,
}: Pick< ProductValues, 'regular_price' | 'sale_price' > ) {
	const regularPrice = parseLocalNumber( regular );
	const salePrice = parseLocalNumber( sale );
	const errors: { regular_price?: string; sale_price?: string } = {};
	if ( regularPrice === undefined ) {
		errors.regular_price = NOT_A_PRICE();
	}
	if ( salePrice === undefined ) {
		errors.sale_price = NOT_A_PRICE();
	} else if ( salePrice !== '' && regularPrice === '' ) {
		errors.regular_price = __(
			'A sale price needs a regular price.',
			'storedeck'
		);
	} else if (
		salePrice !== '' &&
		regularPrice !== undefined &&
		Number( salePrice ) >= Number( regularPrice )
	) {
		errors.sale_price = __(
			'The sale price must be lower than the regular price.',
			'storedeck'
		);
	}
	return errors;
}

/**
 * The errors of prices and stock, which products and variations share.
 *
 * @param values The values of the form.
 */
export function validateSellable(
	values: Pick<
		ProductValues,
		'regular_price' | 'sale_price' | 'stock_quantity' | 'manage_stock'
	>
) {
	return {
		...checkPrices( values ),
		...( values.manage_stock &&
			! isWhole( values.stock_quantity ) && {
				stock_quantity: __( 'Type a whole number.', 'storedeck' ),
			} ),
	};
}

/**
 * The errors of a product, by field. The server checks it all again.
 *
 * @param values The values of the form.
 */
export function validate( values: ProductValues ): FormErrors< ProductValues > {
	const errors: FormErrors< ProductValues > = validateSellable( values );
	if ( values.name.trim() === '' ) {
		errors.name = __( 'Enter a name.', 'storedeck' );
	}
	if (
		values.date_on_sale_from !== '' &&
		values.date_on_sale_to !== '' &&
		values.date_on_sale_to < values.date_on_sale_from
	) {
		errors.date_on_sale_to = __(
			'The sale must end on or after its first day.',
			'storedeck'
		);
	}
	if (
		values.manage_stock &&
		( ! isWhole( values.low_stock_amount ) ||
			values.low_stock_amount.includes( '-' ) )
	) {
		errors.low_stock_amount = __(
			'Type a whole number of 0 or more.',
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
