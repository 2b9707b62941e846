import { useEffect, useMemo, useState } from '@wordpress/element';
import { readPlace } from './place';

/** What the address asks for, kept up to date. */
export function usePlace() {
	const [ hash, setHash ] = useState( window.location.hash );
	useEffect( () => {
		const read = () => setHash( window.location.hash );
		window.addEventListener( 'hashchange', read );
		return () => window.removeEventListener( 'hashchange', read );
	}, [] );
	return useMemo( () => readPlace( hash ), [ hash ] );
}
