import { useEffect, useMemo, useState } from '@wordpress/element';
import { parseRoute } from './route';

/** Returns the route of the current URL. */
export function useRoute() {
	const [ hash, setHash ] = useState( window.location.hash );
	useEffect( () => {
		const read = () => setHash( window.location.hash );
		window.addEventListener( 'hashchange', read );
		return () => window.removeEventListener( 'hashchange', read );
	}, [] );
	return useMemo( () => parseRoute( hash ), [ hash ] );
}
