import {
	formatLocale,
	precisionFixed,
	type FormatLocaleObject,
} from 'd3-format';

import { markSign } from '@storedeck/number';

import {
	DEFAULT_CURRENCY,
	getAffixes,
	type CurrencyFormat,
} from './currency-format';
import { createCompactFormatter } from './compact-format';

/** A d3 number format (`,.2f`) or a function. */
export type NumberFormat = string | ( ( value: number ) => unknown );

export type NumberFormatter = ( value: number ) => string;

const locales = new Map< string, FormatLocaleObject >();

/**
 * Uses its own locale object, because the default locale of d3 affects other
 * charts.
 */
function getLocale( currency: Partial< CurrencyFormat > ): FormatLocaleObject {
	const storeLocale = { ...DEFAULT_CURRENCY, ...currency };
	const key = JSON.stringify( [
		storeLocale.symbol,
		storeLocale.symbolPosition,
		storeLocale.decimalSeparator,
		storeLocale.thousandSeparator,
	] );
	let locale = locales.get( key );
	if ( ! locale ) {
		locale = formatLocale( {
			decimal: storeLocale.decimalSeparator,
			thousands: storeLocale.thousandSeparator,
			grouping: [ 3 ],
			currency: getAffixes( storeLocale ),
			// The same minus sign as in other amounts.
			minus: '-',
		} );
		locales.set( key, locale );
	}
	return locale;
}

/**
 * @example
 * createNumberFormatter( '$.3~s' )( 1500000 ); // '$1.5M'
 */
export function createNumberFormatter(
	format: NumberFormat,
	currency: Partial< CurrencyFormat > = DEFAULT_CURRENCY
): NumberFormatter {
	if ( typeof format === 'function' ) {
		return ( value ) => String( format( value ) ?? '' );
	}
	const write = getLocale( currency ).format( format );
	// d3 formats billions with the SI prefix "G".
	return format.endsWith( 's' )
		? ( value ) => markSign( write( value ).replace( /(\d)G/, '$1B' ) )
		: ( value ) => markSign( write( value ) );
}

export interface AxisFormatProps {
	valueType?: string;
	yFormat?: string;
	yBelow1Format?: string;
}

const AXIS_FORMATS: Record< string, string > = {
	number: ',.0f',
	average: ',.0f',
};

/**
 * Formats the values of the y-axis, by default with the units of the site's
 * language (`1.5k`, `1,5 Mio.`). Values below 1 have their own format,
 * because `s` would format 0.2 as "200m", with as many decimals as needed to
 * distinguish adjacent ticks.
 *
 * @param props    Formats of the chart.
 * @param step     Distance between two ticks.
 * @param currency Currency settings.
 */
export function createAxisFormatter(
	{ valueType = '', yFormat, yBelow1Format }: AxisFormatProps,
	step: number,
	currency?: Partial< CurrencyFormat >
): NumberFormatter {
	const isAmount = valueType === 'currency';
	const format = yFormat ?? AXIS_FORMATS[ valueType ];
	const write = format
		? createNumberFormatter( format, currency )
		: createCompactFormatter(
				{ ...DEFAULT_CURRENCY, ...currency },
				isAmount
		  );
	if ( yFormat && ! yBelow1Format ) {
		return write;
	}
	const decimals = Math.max( 3, precisionFixed( step ) );
	const sign = isAmount ? '$' : '';
	const writeBelow1 = createNumberFormatter(
		yBelow1Format ?? `${ sign }.${ decimals }~f`,
		currency
	);
	return ( value ) =>
		value !== 0 && Math.abs( value ) < 1
			? writeBelow1( value )
			: write( value );
}
