import { compare as compareCore, haveSameAmount } from 'dinero.js/bigint';
import { assertSameCurrency } from './arithmetic';
import { toCore } from './core';
import type { MoneyObject } from './types';

/** @throws {TypeError} When the currencies differ. */
export function compare( one: MoneyObject, other: MoneyObject ): -1 | 0 | 1 {
	assertSameCurrency( [ one, other ] );
	return compareCore( toCore( one ), toCore( other ) );
}

/** Whether the amounts are equal, regardless of precision and currency. */
export function hasSameAmount( one: MoneyObject, other: MoneyObject ): boolean {
	return haveSameAmount( [
		toCore( one ),
		toCore( { ...other, currency: one.currency } ),
	] );
}
