import { dinero, toSnapshot, type Dinero } from 'dinero.js/bigint';
import { toDecimal } from '@storedeck/number';
import { messages } from './messages';
import type { MoneyObject } from './types';

/** An amount as dinero.js calculates with it: integers of any size. */
type CoreMoney = Dinero< bigint >;

/** A decimal number as dinero.js takes it: `amount` / 10 ^ `scale`. */
export interface CoreDecimal {
	amount: bigint;
	scale: bigint;
}

/**
 * Converts an amount for dinero.js. The precision is its scale only, so that
 * one currency at two precisions is the same currency.
 */
export function toCore( { amount, currency, precision }: MoneyObject ) {
	return dinero( {
		amount: BigInt( amount ),
		currency: { code: currency, base: BigInt( 10 ), exponent: BigInt( 0 ) },
		scale: BigInt( precision ),
	} );
}

/** @throws {RangeError} When the amount is not a safe integer. */
export function fromCore( core: CoreMoney ): MoneyObject {
	const { amount, currency, scale } = toSnapshot( core );
	return {
		amount: toExactNumber( amount ),
		currency: currency.code,
		precision: Number( scale ),
	};
}

/** @throws {RangeError} When the integer is not a safe one. */
export function toExactNumber( integer: bigint ): number {
	const number = Number( integer );
	if ( ! Number.isSafeInteger( number ) ) {
		throw new RangeError( messages.size );
	}
	return number;
}

/**
 * A number by its decimal digits: 0.07 is seven hundredths, not the nearest
 * binary fraction.
 *
 * @throws {TypeError} When it is not finite.
 */
export function toCoreDecimal( number: number ): CoreDecimal {
	if ( ! Number.isFinite( number ) ) {
		throw new TypeError( messages.number );
	}
	const { amount, scale } = toDecimal( number );
	return { amount, scale: BigInt( scale ) };
}

export function powerOfTen( exponent: bigint | number ): bigint {
	return BigInt( 10 ) ** BigInt( exponent );
}
