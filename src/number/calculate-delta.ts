/**
 * The change from the secondary to the primary value, in whole percent.
 *
 * @example
 * calculateDelta( 150, 100 ); // 50
 * calculateDelta( 10, 0 ); // 0: no base to compare with
 *
 * @return `null` when either value is not a finite number or the change is too
 *         large to be one.
 */
export function calculateDelta(
	primary: unknown,
	secondary: unknown
): number | null {
	if ( ! isFiniteNumber( primary ) || ! isFiniteNumber( secondary ) ) {
		return null;
	}
	if ( secondary === 0 ) {
		return 0;
	}
	const delta = Math.round( ( ( primary - secondary ) / secondary ) * 100 );
	// `+ 0` turns minus zero into zero.
	return Number.isFinite( delta ) ? delta + 0 : null;
}

function isFiniteNumber( value: unknown ): value is number {
	return typeof value === 'number' && Number.isFinite( value );
}
