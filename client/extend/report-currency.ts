import { hasFilter } from '@wordpress/hooks';
import { getQuery } from '@storedeck/navigation';
import { getSettings } from '@storedeck/settings';
import { applyContained } from './apply-contained';

const HOOK = 'woocommerce_admin_report_currency';

type Currency = ReturnType< typeof getSettings >[ 'currency' ];

const isCurrency = ( value: unknown ): value is Currency =>
	typeof value === 'object' &&
	value !== null &&
	'symbol' in value &&
	typeof value.symbol === 'string' &&
	'priceFormat' in value &&
	typeof value.priceFormat === 'string' &&
	'precision' in value &&
	Number.isInteger( value.precision );

/**
 * The currency that amounts are written in: the shop's, unless a plugin says
 * otherwise for the address that is shown (`woocommerce_admin_report_currency`).
 */
export function getReportCurrency(): Currency {
	const { currency } = getSettings();
	// The address need not be read for every amount.
	return hasFilter( HOOK )
		? applyContained( HOOK, currency, isCurrency, getQuery() )
		: currency;
}
