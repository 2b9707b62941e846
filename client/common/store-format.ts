import CurrencyFactory from '@storedeck/currency';
import {
	calculateDelta,
	markSign,
	numberFormat,
	roundToPrecision,
} from '@storedeck/number';
import { getSetting, getSettings } from '@storedeck/settings';
import type { ValueType } from '@storedeck/extend';
import { dateI18n } from '@wordpress/date';
import { getReportCurrency } from '../extend/report-currency';
import { __, sprintf } from '@wordpress/i18n';

/*
 * Formats values with the store's settings. Settings are read on each call
 * because a filter or a test may change them.
 */

export type { ValueType };

/**
 * An amount, e.g. `$1,234.50`.
 *
 * @param amount   The amount.
 * @param currency The currency that the amount is in, by default the store's.
 */
export const formatAmount = (
	amount: number,
	currency?: { code: string; symbol: string; precision?: number }
) =>
	CurrencyFactory(
		currency && currency.code !== getSettings().currency.code
			? { ...getSettings().currency, ...currency }
			: getReportCurrency()
	).formatAmount( amount );

/** A count or quantity with the store's separators. Quantities of goods by weight have decimals. */
export function formatCount( count: number ) {
	const { thousandSeparator, decimalSeparator } = getSettings().currency;
	return markSign(
		numberFormat(
			{ thousandSeparator, decimalSeparator, precision: null },
			count
		)
	);
}

/** An average with at most two decimals. */
export function formatAverage( value: number ) {
	const { thousandSeparator, decimalSeparator } = getSettings().currency;
	return markSign(
		numberFormat(
			{ thousandSeparator, decimalSeparator },
			roundToPrecision( value, 2 )
		)
	);
}

/** A rate in percent with at most four decimals, e.g. `8.25%`. */
export function formatRate( rate: number ) {
	const { thousandSeparator, decimalSeparator } = getSettings().currency;
	return sprintf(
		/* translators: %s: a number, for example 8.25. */
		__( '%s%%', 'storedeck' ),
		numberFormat(
			{ thousandSeparator, decimalSeparator },
			roundToPrecision( rate, 4 )
		)
	);
}

/** Formats a metric by its type; undefined stays undefined. */
export function formatMetric(
	type: ValueType,
	value: number | null | undefined
) {
	if ( value === null || value === undefined ) {
		return undefined;
	}
	switch ( type ) {
		case 'currency':
			return formatAmount( value );
		case 'average':
			return formatAverage( value );
		default:
			return formatCount( value );
	}
}

/**
 * Change in percent. Undefined when the previous value is zero. A negative
 * previous value (more refunds than sales) is compared by its absolute value,
 * so that an increase is positive.
 */
export function getDelta( value?: number, previous?: number ) {
	if ( previous === 0 && value !== 0 ) {
		return undefined;
	}
	const delta = calculateDelta( value, previous ) ?? undefined;
	return delta && previous && previous < 0 ? -delta : delta;
}

/**
 * Formats a date in the site time zone (`YYYY-MM-DD HH:mm:ss`) with a PHP
 * format, without any conversion between time zones.
 */
export const formatSiteDate = (
	value: string,
	format = getSetting( 'dateFormat' )
) => dateI18n( format, `${ value.replace( ' ', 'T' ) }Z`, 'UTC' );
