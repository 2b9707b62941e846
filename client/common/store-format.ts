import CurrencyFactory from '@storedeck/currency';
import { calculateDelta, numberFormat } from '@storedeck/number';
import { getSetting, getSettings } from '@storedeck/settings';
import { dateI18n } from '@wordpress/date';
import { getReportCurrency } from '../extend/report-currency';
import { __, sprintf } from '@wordpress/i18n';

/*
 * How values read in this shop. Settings are read at each call: a filter or a
 * test may have changed them.
 */

/** How a metric is formatted. */
export type ValueType = 'currency' | 'number' | 'average';

const currency = () => CurrencyFactory( getReportCurrency() );

/** `1,234.50` of the shop's money, e.g. `$1,234.50`. */
export const formatAmount = ( amount: number ) =>
	currency().formatAmount( amount );

/** A count with the shop's thousands separator. */
export function formatCount( count: number ) {
	const { thousandSeparator, decimalSeparator } = getSettings().currency;
	return numberFormat(
		{ thousandSeparator, decimalSeparator, precision: 0 },
		count
	);
}

/** An average: at most two decimals. */
export function formatAverage( value: number ) {
	const { thousandSeparator, decimalSeparator } = getSettings().currency;
	return numberFormat(
		{ thousandSeparator, decimalSeparator },
		Math.round( value * 100 ) / 100
	);
}

/** A rate in per cent: `8.25%`, with at most four decimals. */
export function formatRate( rate: number ) {
	const { thousandSeparator, decimalSeparator } = getSettings().currency;
	return sprintf(
		/* translators: %s: a number, for example 8.25. */
		__( '%s%%', 'storedeck' ),
		numberFormat(
			{ thousandSeparator, decimalSeparator },
			Math.round( rate * 10000 ) / 10000
		)
	);
}

/** Any figure by its type; a missing one stays missing. */
export function formatFigure(
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
 * The change of a figure in per cent. From nothing to something there is none
 * that could be told: undefined, not zero. From less than nothing (a range in
 * which more was given back than sold) it is told by the size of that, so that a
 * rise is a rise.
 */
export function getDelta( value?: number, previous?: number ) {
	if ( previous === 0 && value !== 0 ) {
		return undefined;
	}
	const delta = calculateDelta( value, previous ) ?? undefined;
	return delta && previous && previous < 0 ? -delta : delta;
}

/**
 * A wall-clock date of the shop (`YYYY-MM-DD HH:mm:ss`) in a PHP format. It is
 * formatted as it stands: no zone, neither the browser's nor the shop's, may
 * move it.
 */
export const formatWallClock = (
	value: string,
	format = getSetting( 'dateFormat' )
) => dateI18n( format, `${ value.replace( ' ', 'T' ) }Z`, 'UTC' );
