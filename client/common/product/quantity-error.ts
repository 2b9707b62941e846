import { __ } from '@wordpress/i18n';
import { parseQuantity } from '../local-number';

/**
 * Why a typed stock quantity will not be saved. The server decides; what it says
 * about the backorders of the product tells already here whether it accepts a
 * negative one.
 *
 * @param text       What was typed.
 * @param backorders `no`, `notify` or `yes`; undefined while it is not known.
 * @return Undefined when it can be sent.
 */
export function getQuantityError( text: string, backorders?: string ) {
	const quantity = parseQuantity( text );
	if ( quantity === undefined ) {
		return __( 'Type a number with at most four decimals.', 'storedeck' );
	}
	return quantity < 0 && backorders === 'no'
		? __(
				'The stock quantity can be negative only where backorders are allowed.',
				'storedeck'
		  )
		: undefined;
}
