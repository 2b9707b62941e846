import { __ } from '@wordpress/i18n';
import type { FormErrors } from '@storedeck/components';
import { parseLocalNumber } from '../../common/local-number';
import type { CouponValues } from './coupon-type';

const AMOUNTS = [ 'amount', 'minimum_amount', 'maximum_amount' ] as const;

const LIMITS = [
	'usage_limit',
	'usage_limit_per_user',
	'limit_usage_to_x_items',
] as const;

/**
 * The errors of a coupon, by field. The server checks it all again.
 *
 * @param values The values of the form.
 */
export function validate( values: CouponValues ): FormErrors< CouponValues > {
	const errors: FormErrors< CouponValues > = {};
	const [ amount, minimum, maximum ] = AMOUNTS.map( ( name ) =>
		parseLocalNumber( values[ name ] )
	);
	if ( values.code.trim() === '' ) {
		errors.code = __( 'Coupon code is required.', 'storedeck' );
	}
	for ( const name of AMOUNTS ) {
		if ( parseLocalNumber( values[ name ] ) === undefined ) {
			errors[ name ] = __(
				'Type an amount of 0 or more, without currency.',
				'storedeck'
			);
		}
	}
	if ( values.discount_type === 'percent' && Number( amount ) > 100 ) {
		errors.amount = __(
			'A percentage discount cannot be higher than 100.',
			'storedeck'
		);
	}
	if ( minimum && maximum && Number( maximum ) < Number( minimum ) ) {
		errors.maximum_amount = __(
			'The maximum spend must not be below the minimum spend.',
			'storedeck'
		);
	}
	for ( const name of LIMITS ) {
		if ( ! /^([1-9]\d{0,8})?$/.test( values[ name ].trim() ) ) {
			errors[ name ] = __(
				'Type a whole number of 1 or more.',
				'storedeck'
			);
		}
	}
	return errors;
}
