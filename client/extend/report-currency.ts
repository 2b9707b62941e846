import { hasFilter } from '@wordpress/hooks';
import { getQuery } from '@storedeck/navigation';
import { createRule, object, optional, shapeOf, text } from '@storedeck/hooks';
import { getSettings } from '@storedeck/settings';
import type { Currency } from '@storedeck/extend';
import { applyContained } from './apply-contained';

const HOOK = 'woocommerce_admin_report_currency';

const CURRENCY = shapeOf< Currency >(
	object( {
		symbol: text,
		priceFormat: optional( text ),
		precision: createRule( 'a whole number', Number.isInteger ),
	} )
);

/**
 * The currency for formatting amounts. Plugins may change it depending on the
 * URL (`woocommerce_admin_report_currency`).
 */
export function getReportCurrency(): Currency {
	const { currency } = getSettings();
	// Parsing the URL for every amount would be slow.
	if ( ! hasFilter( HOOK ) ) {
		return currency;
	}
	const filtered = applyContained( HOOK, currency, CURRENCY, getQuery() );
	// Without a format, the position of the symbol decides.
	return { ...filtered, priceFormat: filtered.priceFormat ?? '' };
}
