import { allocate } from './allocate';
import {
	add,
	assertSameCurrency,
	convertPrecision,
	divide,
	multiply,
	normalize,
	percentage,
	subtract,
} from './arithmetic';
import { compare, hasSameAmount } from './compare';
import { powerOfTen, toCoreDecimal } from './core';
import { moneyDefaults } from './defaults';
import { getExchangeRate } from './exchange-rate';
import { formatMoney, toUnitText } from './format';
import { messages } from './messages';
import type { MoneyInstance, MoneyObject, MoneyOptions } from './types';

/** @throws {TypeError|RangeError} When it is not an integer, or not a safe one. */
function assertInteger( value: number ): void {
	if ( ! Number.isInteger( value ) ) {
		throw new TypeError( messages.integer );
	}
	if ( ! Number.isSafeInteger( value ) ) {
		throw new RangeError( messages.size );
	}
}

/** @throws {TypeError|RangeError} When it is not an integer from 0 to 100. */
function assertPrecision( value: number ): void {
	assertInteger( value );
	if ( value < 0 || value > 100 ) {
		throw new RangeError( messages.precision );
	}
}

function create( money: MoneyObject, locale: string ): MoneyInstance {
	const { rounding, formatRounding, format: defaultFormat } = moneyDefaults;
	const make = ( result: MoneyObject ) => create( result, locale );
	const toObject = () => ( { ...money } );
	const compareTo = ( other: MoneyInstance ) =>
		compare( money, other.toObject() );
	const toPrecision: MoneyInstance[ 'convertPrecision' ] = (
		precision,
		mode = rounding
	) => {
		assertPrecision( precision );
		return make( convertPrecision( money, precision, mode ) );
	};
	const hasSubUnits = () =>
		BigInt( money.amount ) % powerOfTen( money.precision ) !== BigInt( 0 );

	return Object.freeze< MoneyInstance >( {
		getAmount: () => money.amount,
		getCurrency: () => money.currency,
		getPrecision: () => money.precision,
		getLocale: () => locale,
		setLocale: ( other ) => create( money, other ),

		add: ( addend ) => make( add( money, addend.toObject() ) ),
		subtract: ( subtrahend ) =>
			make( subtract( money, subtrahend.toObject() ) ),
		multiply: ( multiplier, mode = rounding ) =>
			make( multiply( money, toCoreDecimal( multiplier ), mode ) ),
		divide: ( divisor, mode = rounding ) =>
			make( divide( money, divisor, mode ) ),
		percentage: ( percent, mode = rounding ) =>
			make( percentage( money, percent, mode ) ),
		allocate: ( ratios ) => allocate( money, ratios ).map( make ),
		async convert( currency, options ) {
			const { roundingMode = rounding } = options;
			const rate = await getExchangeRate(
				money.currency,
				currency,
				options
			);
			const converted = multiply(
				money,
				toCoreDecimal( rate ),
				roundingMode
			);
			return make( { ...converted, currency } );
		},
		convertPrecision: toPrecision,

		compare: compareTo,
		equalsTo: ( other ) =>
			money.currency === other.getCurrency() && compareTo( other ) === 0,
		lessThan: ( other ) => compareTo( other ) < 0,
		lessThanOrEqual: ( other ) => compareTo( other ) <= 0,
		greaterThan: ( other ) => compareTo( other ) > 0,
		greaterThanOrEqual: ( other ) => compareTo( other ) >= 0,
		isZero: () => money.amount === 0,
		isPositive: () => money.amount >= 0,
		isNegative: () => money.amount < 0,
		hasSubUnits,
		hasCents: hasSubUnits,
		hasSameCurrency: ( other ) => money.currency === other.getCurrency(),
		hasSameAmount: ( other ) => hasSameAmount( money, other.toObject() ),

		toFormat: ( format = defaultFormat, mode = formatRounding ) =>
			formatMoney( money, locale, format, mode ),
		toUnit: () => Number( toUnitText( money ) ),
		toRoundedUnit: ( digits, mode = rounding ) =>
			toPrecision( Math.min( digits, money.precision ), mode ).toUnit(),
		toObject,
		toJSON: toObject,
	} );
}

/**
 * Creates an exact amount of money.
 *
 * @example
 * const price = Money( { amount: 1050 } );
 * price.add( Money( { amount: 250 } ) ).toFormat(); // '$13.00'
 * price.allocate( [ 50, 50 ] ).map( ( share ) => share.getAmount() ); // [ 525, 525 ]
 *
 * @param  options           Amount, currency and precision.
 * @param  options.amount    Integer, in units of `precision` decimals.
 * @param  options.currency  ISO 4217 code.
 * @param  options.precision Decimals, 0–100.
 * @throws {TypeError} When amount or precision is not an integer.
 */
function createMoney( {
	amount = moneyDefaults.amount,
	currency = moneyDefaults.currency,
	precision = moneyDefaults.precision,
}: MoneyOptions = {} ): MoneyInstance {
	assertInteger( amount );
	assertPrecision( precision );
	// `+ 0` turns minus zero into zero.
	return create(
		{ amount: amount + 0, currency, precision },
		moneyDefaults.locale
	);
}

/** Returns the first amount that no other one precedes. */
function findFirst(
	monies: readonly MoneyInstance[],
	precedes: ( one: MoneyInstance, other: MoneyInstance ) => boolean
): MoneyInstance {
	const [ first, ...others ] = monies;
	if ( ! first ) {
		throw new TypeError( messages.list );
	}
	assertSameCurrency( monies.map( ( money ) => money.toObject() ) );
	return others.reduce(
		( best, other ) => ( precedes( other, best ) ? other : best ),
		first
	);
}

export const Money = Object.assign( createMoney, {
	/** Converts all amounts to the highest precision among them. */
	normalizePrecision( monies: readonly MoneyInstance[] ): MoneyInstance[] {
		const objects = normalize(
			monies.map( ( money ) => money.toObject() )
		);
		return monies.map( ( money, index ) =>
			create( objects[ index ] ?? money.toObject(), money.getLocale() )
		);
	},
	/** The smallest of the amounts; TypeError when currencies differ. */
	minimum: ( monies: readonly MoneyInstance[] ) =>
		findFirst( monies, ( one, other ) => one.lessThan( other ) ),
	/** The largest of the amounts; TypeError when currencies differ. */
	maximum: ( monies: readonly MoneyInstance[] ) =>
		findFirst( monies, ( one, other ) => one.greaterThan( other ) ),
} );
