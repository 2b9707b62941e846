/** Where the browser keeps it: for this tab, also when the page is loaded anew. */
const KEY = 'storedeck-followed-exports';

/** More are not of interest at a time. */
const MOST = 20;

function read(): string[] {
	try {
		const list: unknown = JSON.parse(
			window.sessionStorage.getItem( KEY ) ?? '[]'
		);
		return Array.isArray( list )
			? list.filter( ( id ) => typeof id === 'string' )
			: [];
	} catch {
		// Storage may be forbidden, and anybody may write to it.
		return [];
	}
}

let followed: readonly string[] | undefined;
const listeners = new Set< () => void >();

function write( ids: readonly string[] ) {
	followed = ids.slice( -MOST );
	try {
		window.sessionStorage.setItem( KEY, JSON.stringify( followed ) );
	} catch {
		// It is remembered for as long as the page is there.
	}
	listeners.forEach( ( tell ) => tell() );
}

/**
 * The exports that the reader saw running in this tab and has not put away:
 * what became of them is still of interest. The same list until it changes.
 */
export function getFollowed(): readonly string[] {
	followed ??= read();
	return followed;
}

/** Takes exports among those that are followed. */
export function follow( ids: readonly string[] ) {
	const known = getFollowed();
	const added = ids.filter( ( id ) => ! known.includes( id ) );
	if ( added.length > 0 ) {
		write( [ ...known, ...added ] );
	}
}

/** Puts an export away. */
export function unfollow( id: string ) {
	write( getFollowed().filter( ( known ) => known !== id ) );
}

/** Calls back whenever the list changes; gives what ends that. */
export function onFollowedChange( listener: () => void ) {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}
