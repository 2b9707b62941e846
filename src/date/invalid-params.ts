import { isCompare, readDay } from './date-params';
import { isInterval } from './intervals';
import { isPeriod } from './preset-range';
import type { DateQuery } from './types';

/** A parameter of a URL for the date range, the interval or the chart type. */
export type DateParameter =
	| 'period'
	| 'compare'
	| 'after'
	| 'before'
	| 'compare_after'
	| 'compare_before'
	| 'interval';

/** An invalid parameter of a URL. */
export interface InvalidParam {
	parameter: DateParameter;
	/** Its value; empty when a required parameter is missing. */
	value: string;
}

/** The value of a parameter as text: a list with commas. */
function toText( value: unknown ): string {
	if ( Array.isArray( value ) ) {
		return value.map( toText ).filter( Boolean ).join( ', ' );
	}
	return typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';
}

/**
 * The parameters of a query that are invalid, so that defaults are used
 * instead.
 *
 * A comparison needs a period, and custom ones need two dates each. The dates of a preset are
 * ignored, and so is a valid interval that is not available for the date range:
 * the date range was changed after it.
 *
 * @example
 * getInvalidParams( { period: 'fortnight', compare: 'none', interval: 'blink' } );
 * // [ { parameter: 'period', value: 'fortnight' }, { parameter: 'interval', value: 'blink' } ]
 *
 * @param query The query of a URL.
 */
export function getInvalidParams( query: DateQuery ): InvalidParam[] {
	const { period, compare, interval } = query;
	const checks: [ DateParameter, isOdd: boolean ][] = [];
	if ( period || compare ) {
		const isCustom = period === 'custom';
		const hasOther = compare === 'custom';
		checks.push(
			[ 'period', ! isPeriod( period ) ],
			[ 'after', isCustom && ! readDay( query.after ) ],
			[ 'before', isCustom && ! readDay( query.before ) ],
			[ 'compare', Boolean( compare ) && ! isCompare( compare ) ],
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
