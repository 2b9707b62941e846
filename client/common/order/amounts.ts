import { Money } from '@storedeck/money';
import type { MoneyInstance } from '@storedeck/money';
import { getSettings } from '@storedeck/settings';
import { isolateInRtl } from '../isolate';
import { formatAmount } from '../store-format';

/** The currency of an order. */
export interface OrderCurrency {
	code: string;
	symbol: string;
}

const isDecimal = /^(-?)(\d{1,11})(?:\.(\d{1,8}))?$/;

const getPrecision = () => getSettings().currency.precision;

/**
 * An amount of the REST API, exactly.
 *
 * @param text For example `-12.50`; anything else is zero.
 */
export function toMoney( text: string, { code }: OrderCurrency ) {
	const [ , sign = '', whole = '0', fraction = '' ] =
		isDecimal.exec( text ) ?? [];
	return Money( {
		amount: Number( `${ sign }${ whole }${ fraction }` ),
		currency: code,
		precision: fraction.length,
	} ).add( Money( { currency: code, precision: getPrecision() } ) );
}

/** An amount as the REST API reads it: `12.50`. */
export function toText( money: MoneyInstance ) {
	const precision = money.getPrecision();
	const digits = String( Math.abs( money.getAmount() ) ).padStart(
		precision + 1,
		'0'
	);
	const split = digits.length - precision;
	return [
		money.isNegative() ? '-' : '',
		digits.slice( 0, split ),
		precision > 0 ? `.${ digits.slice( split ) }` : '',
	].join( '' );
}

export const sum = (
	texts: readonly string[],
	currency: OrderCurrency
): MoneyInstance =>
	texts.reduce(
		( total, text ) => total.add( toMoney( text, currency ) ),
		toMoney( '0', currency )
	);

/** An amount in the currency of the order. */
export const format = (
	amount: MoneyInstance | string,
	currency: OrderCurrency
) =>
	formatAmount(
		( typeof amount === 'string'
			? toMoney( amount, currency )
			: amount
		).toUnit(),
		currency
	);

/** The same, for use inside a sentence. */
export const formatInText = ( ...args: Parameters< typeof format > ) =>
	isolateInRtl( format( ...args ) );
