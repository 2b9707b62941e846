import { __, sprintf } from '@wordpress/i18n';
import { getSettings } from '@storedeck/settings';
import type { Order, OrderRefundFields } from '@storedeck/data';
import type { MoneyInstance } from '@storedeck/money';
import { QUANTITY_DECIMALS } from '../../../common/quantities';
import { formatCount } from '../../../common/store-format';
import { formatInText, toMoney, toText } from '../../../common/order/amounts';
import { getCurrency, getRemaining } from '../../../common/order/totals';
import type { RefundableLine } from './refundable';

/** Typed values by the name of their field; see `fieldOf`. */
export type RefundValues = Readonly< Record< string, string > >;

/** The name of a field: of a line, or of a tax rate of a line. */
export const fieldOf = (
	line: { id: number },
	part: 'quantity' | 'total' | number
) => `${ line.id }.${ part }`;

/** The field of an amount that belongs to no line. */
export const OTHER_AMOUNT = 'amount';

const isEmpty = ( text = '' ) => text.trim() === '';

/** A number as the store writes it: with its decimal separator. */
export const toLocal = ( text: string ) =>
	text.replace( '.', getSettings().currency.decimalSeparator );

export const toInput = ( money: MoneyInstance ) => toLocal( toText( money ) );

/** Empty when nothing remains. */
const toRest = ( money: MoneyInstance ) =>
	money.isPositive() && ! money.isZero() ? toInput( money ) : '';

/** Reads a typed amount; undefined when it is none. */
function readAmount( typed: string ) {
	const { decimalSeparator, precision } = getSettings().currency;
	const text = typed.trim().replace( decimalSeparator, '.' );
	const [ , , decimals = '' ] = /^(\d{1,11})(?:\.(\d*))?$/.exec( text ) ?? [];
	return /^\d{1,11}(\.\d+)?$/.test( text ) && decimals.length <= precision
		? text
		: undefined;
}

/** A quantity as a whole number. */
const toWeight = ( quantity: number ) =>
	Math.round( quantity * 10 ** QUANTITY_DECIMALS );

/**
 * Reads a typed quantity; undefined when it is none. Only a line whose quantity
 * has decimals is sold by weight or length.
 */
function readQuantity( line: RefundableLine, typed: string ) {
	const { decimalSeparator } = getSettings().currency;
	const text = typed.trim().replace( decimalSeparator, '.' );
	const pattern = Number.isInteger( line.quantity )
		? /^\d+$/
		: new RegExp( `^\\d+(\\.\\d{1,${ QUANTITY_DECIMALS }})?$` );
	return pattern.test( text ) ? Number( text ) : undefined;
}

/** The share of some items in what remains of a line, rounded as a part of it. */
function shareOf( amount: MoneyInstance, quantity: number, all: number ) {
	if ( quantity >= all ) {
		return amount;
	}
	const [ share ] = amount.allocate(
		[ quantity, all - quantity ].map( toWeight )
	);
	return share ?? amount;
}

/**
 * The values after a quantity was typed: the amounts of the line follow from it.
 */
export function setQuantity(
	values: RefundValues,
	line: RefundableLine,
	typed: string
): RefundValues {
	const all = line.quantity ?? 0;
	const quantity = readQuantity( line, typed ) ?? 0;
	const isKnown = quantity > 0 && quantity <= all;
	const share = ( amount: MoneyInstance ) =>
		isKnown && amount.isPositive()
			? toInput( shareOf( amount, quantity, all ) )
			: '';
	return {
		...values,
		[ fieldOf( line, 'quantity' ) ]: typed,
		[ fieldOf( line, 'total' ) ]: share( line.total ),
		...Object.fromEntries(
			line.taxes.map( ( tax ) => [
				fieldOf( line, tax.id ),
				share( tax.amount ),
			] )
		),
	};
}

interface Refund {
	/** Error messages by field. */
	errors: Readonly< Record< string, string > >;
	/** Sum of all amounts. */
	total: MoneyInstance;
	/** What remains afterwards. */
	remaining: MoneyInstance;
	fields: Pick< OrderRefundFields, 'amount' | 'line_items' >;
}

/** Checks the typed values, and converts them to a request. */
export function readRefund(
	order: Order,
	lines: readonly RefundableLine[],
	values: RefundValues
): Refund {
	const currency = getCurrency( order );
	const errors: Record< string, string > = {};
	let total = toMoney( '0', currency );

	const read = ( field: string, most: MoneyInstance ) => {
		const typed = values[ field ];
		if ( typed === undefined || isEmpty( typed ) ) {
			return undefined;
		}
		const text = readAmount( typed );
		if ( text === undefined ) {
			errors[ field ] = sprintf(
				/* translators: %s: an amount as an example. */
				__( 'Type an amount such as %s.', 'storedeck' ),
				toInput( most )
			);
			return undefined;
		}
		const amount = toMoney( text, currency );
		if ( amount.greaterThan( most ) ) {
			errors[ field ] = sprintf(
				/* translators: %s: amount. */
				__( 'At most %s can be refunded.', 'storedeck' ),
				formatInText( most, currency )
			);
		}
		total = total.add( amount );
		return amount.isZero() ? undefined : toText( amount );
	};

	const items = lines.flatMap( ( line ) => {
		const field = fieldOf( line, 'quantity' );
		const typed = values[ field ] ?? '';
		const known = readQuantity( line, typed );
		const quantity = known ?? 0;
		if ( ! isEmpty( typed ) && known === undefined ) {
			errors[ field ] = Number.isInteger( line.quantity )
				? __( 'Type a whole number.', 'storedeck' )
				: __( 'Type a number of 0 or more.', 'storedeck' );
		} else if ( quantity > ( line.quantity ?? 0 ) ) {
			errors[ field ] = sprintf(
				/* translators: %s: amount. */
				__( 'At most %s can be refunded.', 'storedeck' ),
				formatCount( line.quantity ?? 0 )
			);
		}
		const amount = read( fieldOf( line, 'total' ), line.total );
		const taxes = line.taxes.flatMap( ( tax ) => {
			const refunded = read( fieldOf( line, tax.id ), tax.amount );
			return refunded === undefined
				? []
				: [ { id: tax.id, refund_total: refunded } ];
		} );
		return quantity > 0 || amount !== undefined || taxes.length > 0
			? [
					{
						id: line.id,
						...( quantity > 0 && { quantity } ),
						...( amount !== undefined && {
							refund_total: amount,
						} ),
						refund_tax: taxes,
					},
			  ]
			: [];
	} );
	const remaining = getRemaining( order );
	read( OTHER_AMOUNT, remaining );
	if ( Object.keys( errors ).length === 0 ) {
		if ( total.isZero() ) {
			errors[ OTHER_AMOUNT ] = __(
				'Type quantities or an amount to refund.',
				'storedeck'
			);
		} else if ( total.greaterThan( remaining ) ) {
			errors[ OTHER_AMOUNT ] = sprintf(
				/* translators: 1: amount of the refund, 2: amount that can be refunded. */
				__(
					'The refund of %1$s is more than what remains: %2$s.',
					'storedeck'
				),
				formatInText( total, currency ),
				formatInText( remaining, currency )
			);
		}
	}
	return {
		errors,
		total,
		remaining: remaining.subtract( total ),
		fields: { amount: toText( total ), line_items: items },
	};
}

/**
 * Values that refund all that remains: each line, and as the other amount what
 * belongs to none. Only an amount if refunds without lines left less than the lines.
 */
export function refundAll(
	order: Order,
	lines: readonly RefundableLine[]
): RefundValues {
	const values = lines.reduce< RefundValues >(
		( all, line ) => ( {
			...all,
			...( line.quantity && {
				[ fieldOf( line, 'quantity' ) ]: toLocal(
					String( line.quantity )
				),
			} ),
			[ fieldOf( line, 'total' ) ]: toRest( line.total ),
			...Object.fromEntries(
				line.taxes.map( ( tax ) => [
					fieldOf( line, tax.id ),
					toRest( tax.amount ),
				] )
			),
		} ),
		{}
	);
	const { remaining } = readRefund( order, lines, values );
	return remaining.isNegative()
		? { [ OTHER_AMOUNT ]: toInput( getRemaining( order ) ) }
		: { ...values, [ OTHER_AMOUNT ]: toRest( remaining ) };
}
