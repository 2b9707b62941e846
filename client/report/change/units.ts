import { roundToPrecision } from '@storedeck/number';
import type { ValueType } from '../../common/store-format';
import { getReportCurrency } from '../../extend/report-currency';

/** Stats have at most as many decimals. */
const STATS_DECIMALS = 4;

/** The decimals with which values of a type are shown. */
export function getDecimals( type: ValueType ) {
	switch ( type ) {
		case 'currency':
			return getReportCurrency().precision;
		case 'average':
			return 2;
		default:
			return STATS_DECIMALS;
	}
}

/** A value as it is shown, in whole units of its last decimal: cents, for example. */
export const toUnits = ( value: number, decimals: number ) =>
	Math.round( roundToPrecision( value, decimals ) * 10 ** decimals );

/** The exact value in units, which may be parts of them; without float noise. */
export const toExactUnits = ( value: number, decimals: number ) =>
	toUnits( value, STATS_DECIMALS ) * 10 ** ( decimals - STATS_DECIMALS );

export const fromUnits = ( units: number, decimals: number ) =>
	roundToPrecision( units / 10 ** decimals, decimals );

/**
 * Rounds numbers so that they add up to a whole one. Where rounding each would
 * not, those are rounded the other way that are nearest to the middle.
 */
export function roundToSum(
	values: readonly number[],
	total: number
): number[] {
	const rounded = values.map( ( value ) => Math.round( value ) + 0 );
	const missing = total - rounded.reduce( ( sum, value ) => sum + value, 0 );
	const step = Math.sign( missing );
	const order = values
		.map( ( value, place ) => ( {
			place,
			error: step * ( value - ( rounded[ place ] ?? 0 ) ),
		} ) )
		.sort( ( a, b ) => b.error - a.error );
	for ( let count = 0; count < Math.abs( missing ); count++ ) {
		const { place = 0 } = order[ count % order.length ] ?? {};
		rounded[ place ] = ( rounded[ place ] ?? 0 ) + step;
	}
	return rounded;
}
