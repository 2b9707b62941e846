import { useRef } from '@wordpress/element';
import { stableStringify } from './query-key';

/**
 * Returns the same object for as long as its content stays the same, so that
 * arguments written inline do not start effects and selectors again.
 *
 * @param value Anything that JSON can hold.
 */
export function useStableValue< Value >( value: Value ): Value {
	const key = stableStringify( value );
	const latest = useRef( { key, value } );
	if ( latest.current.key !== key ) {
		latest.current = { key, value };
	}
	return latest.current.value;
}
