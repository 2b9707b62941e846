import { useRef, useSyncExternalStore } from '@wordpress/element';
import { addAction, doAction } from '@wordpress/hooks';
import { isOwnHook } from './owners';

let version = 0;
let isScheduled = false;
const listeners = new Set< () => void >();

/** Scripts change several things in a row: they render once. */
function scheduleRender() {
	if ( isScheduled ) {
		return;
	}
	isScheduled = true;
	setTimeout( () => {
		isScheduled = false;
		version++;
		listeners.forEach( ( listener ) => listener() );
	} );
}

/** Reaches the app also from a plugin whose bundle has its own copy of this library. */
const CHANGED = 'storedeck.extensionsChanged';

/** Renders what plugins can change again. */
export const renderFiltered = () => doAction( CHANGED );

function onChange( name: unknown ) {
	if ( isOwnHook( name ) ) {
		scheduleRender();
	}
}

addAction( 'hookAdded', 'storedeck/hooks', onChange );
addAction( 'hookRemoved', 'storedeck/hooks', onChange );
// The first plugin of a page may come with the script of plugin areas.
addAction( 'plugins.pluginRegistered', 'storedeck/hooks', scheduleRender );
addAction( CHANGED, 'storedeck/hooks', scheduleRender );

/**
 * Calls a function after filters were added or removed.
 *
 * @return A function that ends the subscription.
 */
export function subscribeToFilters( listener: () => void ) {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}

const getVersion = () => version;

/**
 * Renders again after filters were added or removed, so that those of scripts
 * that load late count.
 *
 * @return A number that changes with the filters.
 */
export const useFilterVersion = () =>
	useSyncExternalStore( subscribeToFilters, getVersion );

/**
 * The result of a function that applies filters. It is the same until filters
 * are added or removed, or the argument changes.
 *
 * @param getValue A function that does not change.
 * @param key      Its argument, a string.
 */
export function useFiltered< T, Key extends string | undefined = undefined >(
	getValue: ( key: Key ) => T,
	...[ key ]: Key extends undefined ? [] : [ Key ]
): T {
	const current = useFilterVersion();
	const result = useRef< { value: T; key: unknown; of: number } >();
	if ( result.current?.of !== current || result.current.key !== key ) {
		result.current = { value: getValue( key as Key ), key, of: current };
	}
	return result.current.value;
}
