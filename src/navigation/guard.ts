import type { Action, Blocker, Location } from './types';

function warnBeforeUnload( event: BeforeUnloadEvent ) {
	event.preventDefault();
	// Some browsers ask only when this is set.
	event.returnValue = '';
}

/** Stores the guards that are called before the location changes. */
export function createGuard() {
	const blockers = new Set< { block: Blocker } >();

	return {
		add( blocker: Blocker ) {
			const entry = { block: blocker };
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
				( { block } ) => block( location, action ) !== false
			);
		},
	};
}
