import {
	formatLocale,
	precisionFixed,
	type FormatLocaleObject,
} from 'd3-format';

import { plainText } from './plain-text';

/** A d3 number format (`,.2f`) or a function. */
export type NumberFormat = string | ( ( value: number ) => unknown );

export type NumberFormatter = ( value: number ) => string;

/** How a shop writes money; the part of a currency that a chart needs. */
export interface ShopCurrency {
	symbol: string;
	/** `left`, `right`, `left_space` or `right_space`. */
	symbolPosition: string;
	decimalSeparator: string;
	thousandSeparator: string;
}

export const DEFAULT_CURRENCY: ShopCurrency = {
	symbol: '$',
	symbolPosition: 'left',
	decimalSeparator: '.',
	thousandSeparator: ',',
};

const NO_BREAK_SPACE = '\u00a0';

const locales = new Map< string, FormatLocaleObject >();

function affixes( symbol: string, position: string ): [ string, string ] {
	switch ( position ) {
		case 'right':
			return [ '', symbol ];
		case 'left_space':
			return [ symbol + NO_BREAK_SPACE, '' ];
		case 'right_space':
			return [ '', NO_BREAK_SPACE + symbol ];
		default:
			return [ symbol, '' ];
	}
}

/** Formatters for the site; d3's default locale stays as it is. */
function getLocale( currency: Partial< ShopCurrency > ): FormatLocaleObject {
	const shop = { ...DEFAULT_CURRENCY, ...currency };
	const key = JSON.stringify( [
		shop.symbol,
		shop.symbolPosition,
		shop.decimalSeparator,
		shop.thousandSeparator,
	] );
	let locale = locales.get( key );
	if ( ! locale ) {
		locale = formatLocale( {
			decimal: shop.decimalSeparator,
			thousands: shop.thousandSeparator,
			grouping: [ 3 ],
			currency: affixes( plainText( shop.symbol ), shop.symbolPosition ),
			// The minus of all other amounts.
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
	currency: Partial< ShopCurrency > = DEFAULT_CURRENCY
): NumberFormatter {
	if ( typeof format === 'function' ) {
		return ( value ) => String( format( value ) ?? '' );
	}
	const write = getLocale( currency ).format( format );
	// The scientific "giga" is read as a billion by no one.
	return format.endsWith( 's' )
		? ( value ) => write( value ).replace( /(\d)G/, '$1B' )
		: write;
}

export interface AxisFormatProps {
	valueType?: string;
	yFormat?: string;
	yBelow1Format?: string;
}

const DEFAULT_AXIS_FORMAT = '.3~s';

const AXIS_FORMATS: Record< string, string > = {
	currency: '$.3~s',
	number: ',.0f',
	average: ',.0f',
};

/**
 * Writes the values of the value axis. Values below 1 get their own format,
 * because `s` would write a fifth as "200m", and as many decimals as tell two
 * neighboring ticks apart.
 *
 * @param props
 * @param step     Distance of two ticks.
 * @param currency
 */
export function createAxisFormatter(
	{ valueType = '', yFormat, yBelow1Format }: AxisFormatProps,
	step: number,
	currency?: Partial< ShopCurrency >
): NumberFormatter {
	const write = createNumberFormatter(
		yFormat ?? AXIS_FORMATS[ valueType ] ?? DEFAULT_AXIS_FORMAT,
		currency
	);
	if ( yFormat && ! yBelow1Format ) {
		return write;
	}
	const decimals = Math.max( 3, precisionFixed( step ) );
	const sign = valueType === 'currency' ? '$' : '';
	const writeBelow1 = createNumberFormatter(
		yBelow1Format ?? `${ sign }.${ decimals }~f`,
		currency
	);
	return ( value ) =>
		value !== 0 && Math.abs( value ) < 1
			? writeBelow1( value )
			: write( value );
}
