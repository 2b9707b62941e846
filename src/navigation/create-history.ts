import { readEntryState, toHref, toLocation } from './location';
import { createGuard } from './guard';
import type { EntryState } from './location';
import type {
	Action,
	AdminHistory,
	Destination,
	Location,
	LocationListener,
} from './types';

const createKey = () => Math.random().toString( 36 ).slice( 2, 10 );

/** The location of the window, the same object until it changes. */
function createLocationReader() {
	let href: string | undefined;
	let state: unknown;
	let location: Location;
	return () => {
		if ( href !== window.location.href || state !== window.history.state ) {
			href = window.location.href;
			state = window.history.state;
			location = toLocation( new URL( href ), state );
		}
		return location;
	};
}

/** Entries of other scripts are before our first one. */
const readIndex = () => readEntryState( window.history.state ).idx ?? 0;

/** A URL with its parameters sorted, for comparison. */
function sortParams( href: string ) {
	const url = new URL( href );
	url.searchParams.sort();
	return url.href;
}

/**
 * Whether a change adds an entry: going to the current URL, for example with
 * the second click of a double click, does not.
 */
const addsEntry = ( { href }: URL, state: unknown ) =>
	( state ?? null ) !== null ||
	sortParams( href ) !== sortParams( window.location.href );

/**
 * Creates a history over the browser's own whose `location.pathname` is the
 * path inside the admin app. A listener that throws is logged; the others are
 * called.
 */
export function createHistory(): AdminHistory {
	const readLocation = createLocationReader();
	const listeners = new Set< LocationListener >();
	const guard = createGuard();
	let action: Action = 'POP';
	let index = readIndex();
	let isGoingBack = false;

	function notify( nextAction: Action ) {
		action = nextAction;
		const location = readLocation();
		for ( const listener of [ ...listeners ] ) {
			try {
				listener( location, action );
			} catch ( error ) {
				console.error( 'A history listener failed.', error );
			}
		}
	}

	function change(
		wantedAction: 'PUSH' | 'REPLACE',
		destination: Destination,
		state: unknown
	) {
		const url = new URL( toHref( destination ), window.location.href );
		if ( url.origin !== window.location.origin ) {
			window.location.assign( url.href );
			return;
		}
		const isPush = wantedAction === 'PUSH' && addsEntry( url, state );
		const nextAction = isPush ? 'PUSH' : 'REPLACE';
		const entry: EntryState = {
			usr: state ?? null,
			key: createKey(),
			idx: isPush ? index + 1 : index,
		};
		if ( ! guard.allows( toLocation( url, entry ), nextAction ) ) {
			return;
		}
		if ( isPush ) {
			window.history.pushState( entry, '', url.href );
		} else {
			window.history.replaceState( entry, '', url.href );
		}
		index = entry.idx;
		notify( nextAction );
	}

	function onPop() {
		if ( isGoingBack ) {
			isGoingBack = false;
			return;
		}
		const nextIndex = readIndex();
		if ( ! guard.allows( readLocation(), 'POP' ) ) {
			// The browser has moved already: go back to the guarded entry.
			const delta = index - nextIndex;
			if ( delta ) {
				isGoingBack = true;
				window.history.go( delta );
				return;
			}
		}
		index = nextIndex;
		notify( 'POP' );
	}

	window.addEventListener( 'popstate', onPop );

	return {
		get length() {
			return window.history.length;
		},
		get action() {
			return action;
		},
		get location() {
			return readLocation();
		},
		createHref: toHref,
		push: ( destination, state ) => change( 'PUSH', destination, state ),
		replace: ( destination, state ) =>
			change( 'REPLACE', destination, state ),
		go: ( delta ) => window.history.go( delta ),
		goBack: () => window.history.back(),
		goForward: () => window.history.forward(),
		block: guard.add,
		listen( listener ) {
			listeners.add( listener );
			return () => {
				listeners.delete( listener );
			};
		},
	};
}
