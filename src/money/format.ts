import { toDecimal as toDecimalText } from 'dinero.js/bigint';
import { convertPrecision } from './arithmetic';
import { toCore } from './core';
import { moneyDefaults } from './defaults';
import type { RoundingMode } from './rounding-mode';
import type { MoneyObject } from './types';

/** The amount in units of the currency, in digits: `-10.50`. */
export function toUnitText( money: MoneyObject ): string {
	return toDecimalText( toCore( money ) );
}

const displays: [
	sign: string,
	currencyDisplay: 'code' | 'name' | 'symbol',
][] = [
	[ 'USD', 'code' ],
	[ 'dollar', 'name' ],
	[ '$', 'symbol' ],
];

/** Number of decimals in a format. */
function getDigits( format: string ): number {
	return Math.min( /\.(0+)/.exec( format )?.[ 1 ]?.length ?? 0, 20 );
}

/** Converts a format to options of `Intl.NumberFormat`. */
function readFormat( format: string ): Intl.NumberFormatOptions {
	const digits = getDigits( format );
	return {
		useGrouping: format.includes( '0,0' ),
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	};
}

/** How a format shows the currency; undefined when it does not. */
function getDisplay( format: string ) {
	return displays.find( ( [ sign ] ) => format.includes( sign ) )?.[ 1 ];
}

/** Converts a WordPress locale to a supported BCP 47 tag: `pt_BR` to `pt-BR`. */
function readLocale( locale: string ): string {
	try {
		const [ known ] = Intl.getCanonicalLocales(
			locale.replace( /_/g, '-' )
		);
		return known ?? moneyDefaults.locale;
	} catch {
		return moneyDefaults.locale;
	}
}

/** `Intl` formats every code of three letters, known or not. */
const isCurrencyCode = ( currency: string ) => /^[a-z]{3}$/i.test( currency );

/**
 * Formats an amount.
 *
 * @see MoneyInstance.toFormat
 */
export function formatMoney(
	money: MoneyObject,
	locale: string,
	format: string,
	mode: RoundingMode
): string {
	const precision = Math.min( getDigits( format ), money.precision );
	const rounded = convertPrecision( money, precision, mode );
	const options = readFormat( format );
	const currencyDisplay = getDisplay( format );
	const { currency } = money;
	const hasKnownForm = isCurrencyCode( currency );
	const formatter = new Intl.NumberFormat(
		readLocale( locale ),
		currencyDisplay && hasKnownForm
			? { ...options, style: 'currency', currency, currencyDisplay }
			: options
	);
	// A string keeps all digits; older browsers parse the nearest number from
	// it.
	const text: unknown = Reflect.apply( formatter.format, formatter, [
		toUnitText( rounded ),
	] );
	return currencyDisplay && ! hasKnownForm
		? `${ currency } ${ text }`
		: String( text );
}
