/** Session storage is kept for this tab, also when the page is reloaded. */
const KEY = 'storedeck-tracked-exports';

const MAX_TRACKED = 20;

function read(): string[] {
	try {
		const list: unknown = JSON.parse(
			window.sessionStorage.getItem( KEY ) ?? '[]'
		);
		return Array.isArray( list )
			? list.filter( ( id ) => typeof id === 'string' )
			: [];
	} catch {
		// Storage may be blocked or hold anything.
		return [];
	}
}

let tracked: readonly string[] | undefined;
const listeners = new Set< () => void >();

function write( ids: readonly string[] ) {
	tracked = ids.slice( -MAX_TRACKED );
	try {
		window.sessionStorage.setItem( KEY, JSON.stringify( tracked ) );
	} catch {
		// Without storage the list is kept until the page is reloaded.
	}
	listeners.forEach( ( listener ) => listener() );
}

/**
 * Ids of the exports that were started or running in this tab and are not
 * dismissed. The same array until it changes.
 */
export function getTracked(): readonly string[] {
	tracked ??= read();
	return tracked;
}

export function track( ids: readonly string[] ) {
	const current = getTracked();
	const added = ids.filter( ( id ) => ! current.includes( id ) );
	if ( added.length > 0 ) {
		write( [ ...current, ...added ] );
	}
}

export function untrack( id: string ) {
	write( getTracked().filter( ( trackedId ) => trackedId !== id ) );
}

/** Calls back when the list changes. Returns a function that unsubscribes. */
export function onTrackedChange( listener: () => void ) {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}
