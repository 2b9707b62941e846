import { useMemo } from '@wordpress/element';
import { stableStringify } from './query-key';

/**
 * Returns the same object while its content stays the same, so that inline
 * arguments do not run effects and selectors again.
 *
 * @param value Any value that JSON supports.
 */
export function useStableValue< Value >( value: Value ): Value {
	const key = stableStringify( value );
	// The key stands for the value.
	// eslint-disable-next-line react-hooks/exhaustive-deps
	return useMemo( () => value, [ key ] );
}
