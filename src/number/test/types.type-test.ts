/* Types that callers rely on, checked by the compiler only. */
import { calculateDelta, formatValue, numberFormat } from '..';

export function checkNumbers() {
	const text: string = numberFormat( { precision: 2 }, '1.5' );
	const average: number | null = formatValue( {}, 'average', 2.5 );
	const count: string | null = formatValue( {}, 'number', 2.5 );

	// @ts-expect-error The configuration comes first.
	numberFormat( 1.5, { precision: 2 } );
	// @ts-expect-error There is no such setting.
	numberFormat( { decimals: 2 }, 1.5 );
	// @ts-expect-error An average is a number.
	const averageText: string = formatValue( {}, 'average', 2.5 );
	// @ts-expect-error There may be no delta.
	const delta: number = calculateDelta( 1, 2 );

	return { text, average, count, averageText, delta };
}
