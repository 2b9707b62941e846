import {
	add as addCore,
	haveSameCurrency,
	multiply as multiplyCore,
	subtract as subtractCore,
	transformScale,
} from 'dinero.js/bigint';
import {
	fromCore,
	powerOfTen,
	toCore,
	toCoreDecimal,
	toExactNumber,
	type CoreDecimal,
} from './core';
import { messages } from './messages';
import { getDivision } from './rounding';
import type { RoundingMode } from './rounding-mode';
import type { MoneyObject } from './types';

/**
 * @param  monies At least one.
 * @throws {TypeError} When not all have the same currency.
 */
export function assertSameCurrency( monies: readonly MoneyObject[] ): void {
	if ( ! haveSameCurrency( monies.map( toCore ) ) ) {
		throw new TypeError( messages.currency );
	}
}

/** Converts all of them to the highest precision among them. */
export function normalize( monies: readonly MoneyObject[] ): MoneyObject[] {
	const precision = Math.max( ...monies.map( ( money ) => money.precision ) );
	return monies.map( ( money ) =>
		convertPrecision( money, precision, 'HALF_EVEN' )
	);
}

export function add( augend: MoneyObject, addend: MoneyObject ): MoneyObject {
	assertSameCurrency( [ augend, addend ] );
	return fromCore( addCore( toCore( augend ), toCore( addend ) ) );
}

export function subtract(
	minuend: MoneyObject,
	subtrahend: MoneyObject
): MoneyObject {
	assertSameCurrency( [ minuend, subtrahend ] );
	return fromCore( subtractCore( toCore( minuend ), toCore( subtrahend ) ) );
}

export function convertPrecision(
	money: MoneyObject,
	precision: number,
	mode: RoundingMode
): MoneyObject {
	return fromCore(
		transformScale(
			toCore( money ),
			BigInt( precision ),
			getDivision( mode )
		)
	);
}

/** The product with a decimal number, at the precision of the amount. */
export function multiply(
	money: MoneyObject,
	factor: CoreDecimal,
	mode: RoundingMode
): MoneyObject {
	return fromCore(
		transformScale(
			multiplyCore( toCore( money ), factor ),
			BigInt( money.precision ),
			getDivision( mode )
		)
	);
}

/** @throws {RangeError} When the divisor is 0. */
export function divide(
	money: MoneyObject,
	divisor: number,
	mode: RoundingMode
): MoneyObject {
	const { amount, scale } = toCoreDecimal( divisor );
	if ( amount === BigInt( 0 ) ) {
		throw new RangeError( messages.divisor );
	}
	const dividend = BigInt( money.amount ) * powerOfTen( scale );
	const isNegative = amount < 0;
	const quotient = getDivision( mode )(
		isNegative ? -dividend : dividend,
		isNegative ? -amount : amount,
		toCore( money ).calculator
	);
	return { ...money, amount: toExactNumber( quotient ) };
}

/** @throws {RangeError} Outside 0–100. */
export function percentage(
	money: MoneyObject,
	percent: number,
	mode: RoundingMode
): MoneyObject {
	if ( typeof percent !== 'number' || ! ( percent >= 0 && percent <= 100 ) ) {
		throw new RangeError( messages.percentage );
	}
	const { amount, scale } = toCoreDecimal( percent );
	return multiply( money, { amount, scale: scale + BigInt( 2 ) }, mode );
}
