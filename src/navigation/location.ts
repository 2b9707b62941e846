import type { Destination, Location } from './types';

/** What we keep with an entry of the browser's history. */
export interface EntryState {
	/** What was handed over with the navigation. */
	usr: unknown;
	key: string;
	/** Position among our entries, for going back over a guarded step. */
	idx: number;
}

const isEntryState = ( state: unknown ): state is Partial< EntryState > =>
	typeof state === 'object' && state !== null;

export function readEntryState( state: unknown ): Partial< EntryState > {
	return isEntryState( state ) ? state : {};
}

/** The location which an address and its entry's state stand for. */
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

/** The directory of the admin pages, without a slash at the end. */
const getBase = () => window.location.pathname.replace( /\/[^/]*$/, '' );

function withPrefix( text: string | undefined, prefix: string ) {
	return text && ! text.startsWith( prefix ) ? prefix + text : text ?? '';
}

/**
 * The address of a destination. What is not a full address is meant below the
 * directory of the admin pages; nothing but a query, or a hash, means this page.
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
