import { useRef } from '@wordpress/element';

/** The value of before, for as long as something is true. */
export function useLastWhile< T >( isOn: boolean, value: T ): T {
	const last = useRef( value );
	if ( ! isOn ) {
		last.current = value;
	}
	return last.current;
}
