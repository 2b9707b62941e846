import type { Destination, Location } from './types';

/** The state that is stored with a history entry. */
export interface EntryState {
	/** The state that was passed with the navigation. */
	usr: unknown;
	key: string;
	/** Position among our entries, for going back to a guarded entry. */
	idx: number;
}

const isEntryState = ( state: unknown ): state is Partial< EntryState > =>
	typeof state === 'object' && state !== null;

export function readEntryState( state: unknown ): Partial< EntryState > {
	return isEntryState( state ) ? state : {};
}

/** The location of a URL and the state of its history entry. */
export function toLocation( url: URL, state: unknown ): Location {
	const { usr = null, key } = readEntryState( state );
	return {
		pathname: url.searchParams.get( 'path' ) ?? '/',
		search: url.search,
		hash: url.hash,
		state: usr,
		key: typeof key === 'string' ? key : 'default',
	};
}

/** The directory of the admin pages, without a trailing slash. */
const getBase = () => window.location.pathname.replace( /\/[^/]*$/, '' );

function withPrefix( text: string | undefined, prefix: string ) {
	return text && ! text.startsWith( prefix ) ? prefix + text : text ?? '';
}

/**
 * The URL of a destination. Relative URLs are resolved against the directory of
 * the admin pages; a query or hash alone against this page.
 */
export function toHref( destination: Destination ): string {
	const text =
		typeof destination === 'string'
			? destination
			: ( destination.pathname ?? '' ) +
			  withPrefix( destination.search, '?' ) +
			  withPrefix( destination.hash, '#' );
	if ( text === '' ) {
		return window.location.pathname;
	}
	if ( /^([a-z][a-z\d+.-]*:|[?#])/i.test( text ) ) {
		return text;
	}
	const base = getBase();
	return text.startsWith( `${ base }/` )
		? text
		: `${ base }/${ text.replace( /^\/+/, '' ) }`;
}
