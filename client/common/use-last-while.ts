import { useRef } from '@wordpress/element';

/** Keeps the last value for as long as a condition is true. */
export function useLastWhile< T >( isOn: boolean, value: T ): T {
	const last = useRef( value );
	if ( ! isOn ) {
		last.current = value;
	}
	return last.current;
}
