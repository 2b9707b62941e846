import { useLayoutEffect, useRef } from '@wordpress/element';

/** Returns the value from before `isFrozen` became true, for as long as it is. */
export function useFrozenValue< T >( isFrozen: boolean, value: T ): T {
	const latest = useRef( value );
	useLayoutEffect( () => {
		if ( ! isFrozen ) {
			latest.current = value;
		}
	} );
	return isFrozen ? latest.current : value;
}
