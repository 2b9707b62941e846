import { hasFilter } from '@wordpress/hooks';
import { getQuery } from '@storedeck/navigation';
import { getSettings } from '@storedeck/settings';
import type { Currency } from '@storedeck/extend';
import { applyContained } from './apply-contained';

const HOOK = 'woocommerce_admin_report_currency';

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
 * The currency for formatting amounts. Plugins may change it depending on the
 * URL (`woocommerce_admin_report_currency`).
 */
export function getReportCurrency(): Currency {
	const { currency } = getSettings();
	// Parsing the URL for every amount would be slow.
	return hasFilter( HOOK )
		? applyContained( HOOK, currency, isCurrency, getQuery() )
		: currency;
}
