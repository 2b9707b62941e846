/** How a price is changed. */
export type PriceMode =
	| 'increase_percent'
	| 'increase_amount'
	| 'decrease_percent'
	| 'decrease_amount'
	| 'off_percent'
	| 'set'
	| 'remove';

/** Digits after the point of the integers that are computed with. */
const SCALE = 8;

/** 100 percent. */
const HUNDRED = 100n * 10n ** BigInt( SCALE );

/** The units of a decimal: `12.5` are 1,250,000,000. */
function toUnits( decimal: string ) {
	const [ whole = '', fraction = '' ] = decimal.split( '.' );
	return BigInt( whole + fraction.padEnd( SCALE, '0' ).slice( 0, SCALE ) );
}

/** Divides and rounds half up, which is away from zero: nothing is negative. */
const divide = ( dividend: bigint, divisor: bigint ) =>
	( dividend + divisor / 2n ) / divisor;

/** Units as a decimal, rounded to some digits. */
function toDecimal( units: bigint, precision: number ) {
	const rounded = divide( units, 10n ** BigInt( SCALE - precision ) );
	const digits = String( rounded ).padStart( precision + 1, '0' );
	const point = digits.length - precision;
	return precision === 0
		? digits
		: `${ digits.slice( 0, point ) }.${ digits.slice( point ) }`;
}

/**
 * Changes a price, without binary fractions: 10% on 0.35 is 0.385, and 0.39 in a
 * store with two decimals.
 *
 * @param price     Digits with a decimal point.
 * @param mode      How it is changed; `off_percent` is as `decrease_percent`.
 * @param value     The percentage or amount, in the same form.
 * @param precision Decimals of the store.
 * @return The new price; undefined if it would be below 0.
 */
export function changePrice(
	price: string,
	mode: Exclude< PriceMode, 'remove' >,
	value: string,
	precision: number
): string | undefined {
	const before = toUnits( price );
	const by = toUnits( value );
	const percent = ( share: bigint ) =>
		share < 0n ? share : divide( before * share, HUNDRED );
	const after = {
		increase_percent: () => percent( HUNDRED + by ),
		increase_amount: () => before + by,
		decrease_percent: () => percent( HUNDRED - by ),
		decrease_amount: () => before - by,
		off_percent: () => percent( HUNDRED - by ),
		set: () => by,
	}[ mode ]();
	return after < 0n ? undefined : toDecimal( after, precision );
}
