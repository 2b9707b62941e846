import type { Action, Blocker, Location } from './types';

function warnBeforeUnload( event: BeforeUnloadEvent ) {
	event.preventDefault();
	// Some browsers still ask only when this is set.
	event.returnValue = '';
}

/** Keeps those who want to be asked before the location changes. */
export function createGuard() {
	const blockers = new Set< { ask: Blocker } >();

	return {
		add( blocker: Blocker ) {
			const entry = { ask: blocker };
			if ( blockers.size === 0 ) {
				window.addEventListener( 'beforeunload', warnBeforeUnload );
			}
			blockers.add( entry );
			return () => {
				blockers.delete( entry );
				if ( blockers.size === 0 ) {
					window.removeEventListener(
						'beforeunload',
						warnBeforeUnload
					);
				}
			};
		},
		allows( location: Location, action: Action ) {
			return [ ...blockers ].every(
				( { ask } ) => ask( location, action ) !== false
			);
		},
	};
}
