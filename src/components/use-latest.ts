import { useLayoutEffect, useRef } from '@wordpress/element';

/**
 * Returns a ref to the value of the latest render, for callbacks and effects that
 * must not run again when the value changes. The ref is updated in an effect,
 * because React may discard a render.
 *
 * @param value Any value.
 */
export function useLatest< Value >( value: Value ) {
	const ref = useRef( value );
	useLayoutEffect( () => {
		ref.current = value;
	} );
	return ref;
}
