import { __ } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { countryFlag } from './country-flag';
import type { FlagProps } from './types';
import './style.scss';

export type { FlagOrder, FlagProps } from './types';

/**
 * A country flag. The country comes from a country code or from an order.
 *
 * @param props See `FlagProps`.
 */
export function Flag( {
	code,
	order,
	className,
	size,
	hideFromScreenReader,
}: FlagProps ) {
	const country = order
		? order.shipping?.country || order.billing?.country || code
		: code;
	const flag = countryFlag( country );
	return (
		<span
			className={ classNames( 'woocommerce-flag', className ) }
			style={ size ? { fontSize: size } : undefined }
			aria-hidden={ hideFromScreenReader || undefined }
		>
			{ flag ?? (
				<span className="woocommerce-flag__fallback">
					{ __( 'Invalid country flag', 'storedeck' ) }
				</span>
			) }
		</span>
	);
}
