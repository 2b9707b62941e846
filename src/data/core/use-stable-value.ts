import { useRef } from '@wordpress/element';
import { stableStringify } from './query-key';

/**
 * Returns the same object while its content stays the same, so that inline
 * arguments do not run effects and selectors again.
 *
 * @param value Any value that JSON supports.
 */
export function useStableValue< Value >( value: Value ): Value {
	const key = stableStringify( value );
	const latest = useRef( { key, value } );
	if ( latest.current.key !== key ) {
		latest.current = { key, value };
	}
	return latest.current.value;
}
