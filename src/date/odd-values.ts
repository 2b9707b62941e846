import { isCompare, readDay } from './date-params';
import { isInterval } from './intervals';
import { isPeriod } from './preset-range';
import type { DateQuery } from './types';

/** A parameter of an address that says which dates a report shows, and how. */
export type DateParameter =
	| 'period'
	| 'compare'
	| 'after'
	| 'before'
	| 'compare_after'
	| 'compare_before'
	| 'interval';

/** Something in an address that is not understood. */
export interface OddValue {
	parameter: DateParameter;
	/** What the address says; empty where it says nothing and something is needed. */
	value: string;
}

/** What the address says, as text: a list with commas. */
function toText( value: unknown ): string {
	if ( Array.isArray( value ) ) {
		return value.map( toText ).filter( Boolean ).join( ', ' );
	}
	return typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';
}

/**
 * What a query says of dates and is not understood, so that something else is
 * shown in its stead.
 *
 * Period and comparison count together: a query that names one of them needs the
 * other, and each custom one its two days. The days of an address whose period is
 * a preset are not looked at, nor is an interval that exists but does not suit the
 * dates: that is a change of the dates, no mistake.
 *
 * @example
 * getOddValues( { period: 'fortnight', compare: 'none', interval: 'blink' } );
 * // [ { parameter: 'period', value: 'fortnight' }, { parameter: 'interval', value: 'blink' } ]
 *
 * @param query The query of an address.
 */
export function getOddValues( query: DateQuery ): OddValue[] {
	const { period, compare, interval } = query;
	const checks: [ DateParameter, isOdd: boolean ][] = [];
	if ( period || compare ) {
		const isCustom = period === 'custom';
		const hasOther = compare === 'custom';
		checks.push(
			[ 'period', ! isPeriod( period ) ],
			[ 'after', isCustom && ! readDay( query.after ) ],
			[ 'before', isCustom && ! readDay( query.before ) ],
			[ 'compare', ! isCompare( compare ) ],
			[ 'compare_after', hasOther && ! readDay( query.compare_after ) ],
			[ 'compare_before', hasOther && ! readDay( query.compare_before ) ]
		);
	}
	checks.push( [
		'interval',
		Boolean( interval ) && ! isInterval( interval ),
	] );
	return checks
		.filter( ( [ , isOdd ] ) => isOdd )
		.map( ( [ parameter ] ) => ( {
			parameter,
			value: toText( query[ parameter ] ),
		} ) );
}
