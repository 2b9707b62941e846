import { useEffect, useState } from '@wordpress/element';

/** Time without typing before a request is sent, in milliseconds. */
export const DELAY = 250;

/**
 * The text once it has not changed for a moment.
 *
 * @param text The text that is being typed.
 */
export function useDebouncedText( text: string ) {
	const [ latest, setLatest ] = useState( '' );
	useEffect( () => {
		const timer = setTimeout( () => setLatest( text ), DELAY );
		return () => clearTimeout( timer );
	}, [ text ] );
	return latest;
}
