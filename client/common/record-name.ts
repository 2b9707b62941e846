import { useLayoutEffect, useSyncExternalStore } from '@wordpress/element';
import { getPath, getQuery } from '@storedeck/navigation';
import { getPlace } from './place';

let current: { place: string; name: string } | undefined;
const listeners = new Set< () => void >();

/**
 * Names the record that a screen shows: in its title, in that of the window and
 * among the recent ones of the command palette.
 *
 * @param name Undefined until it is known.
 */
export function useRecordName( name: string | undefined ) {
	// Before the title of the list is painted.
	useLayoutEffect( () => {
		if ( ! name ) {
			return;
		}
		const place = getPlace( getPath(), getQuery() );
		if ( current?.place === place && current.name === name ) {
			return;
		}
		current = { place, name };
		listeners.forEach( ( listener ) => listener() );
	} );
}

function subscribe( listener: () => void ) {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}

/** The name of the record of a place; undefined for none, and until it is known. */
export const useNameOf = ( place: string ) =>
	useSyncExternalStore( subscribe, () =>
		current?.place === place ? current.name : undefined
	);
