import { applyChanges } from './changes';
import { getOwn } from '@storedeck/settings/guards';
import { IDLE } from './state-selectors';
import type { RequestAction, ResourceAction } from './actions';
import type {
	Change,
	KindState,
	Layer,
	RequestState,
	ResourceState,
} from './types';

const EMPTY_SNAPSHOT = { responses: {}, records: {} };

export const INITIAL_STATE: ResourceState = {
	requests: {},
	kinds: {},
	confirmed: EMPTY_SNAPSHOT,
	layers: [],
	visible: EMPTY_SNAPSHOT,
};

const IDLE_KIND: KindState = { pending: 0, error: false };

function patchRequest(
	state: ResourceState,
	key: string,
	patch: Partial< RequestState >
): ResourceState {
	const request = { ...( getOwn( state.requests, key ) ?? IDLE ), ...patch };
	return { ...state, requests: { ...state.requests, [ key ]: request } };
}

function patchKind(
	state: ResourceState,
	kind: string,
	patch: ( previous: KindState ) => Partial< KindState >
): ResourceState {
	const previous = getOwn( state.kinds, kind ) ?? IDLE_KIND;
	const next = { ...previous, ...patch( previous ) };
	return { ...state, kinds: { ...state.kinds, [ kind ]: next } };
}

/** Applies the unconfirmed changes to the confirmed state. */
function withLayers(
	state: ResourceState,
	confirmed: ResourceState[ 'confirmed' ],
	layers: readonly Layer[]
): ResourceState {
	const visible = layers.reduce(
		( snapshot, layer ) =>
			applyChanges( snapshot, layer.changes, Infinity ),
		confirmed
	);
	return { ...state, confirmed, layers, visible };
}

/** Ends a request: drops its unconfirmed changes and counts it as finished. */
function end(
	state: ResourceState,
	{ kind, sequence }: RequestAction,
	patch: Partial< KindState > = {}
): ResourceState {
	const layers = state.layers.filter(
		( layer ) => layer.sequence !== sequence
	);
	return patchKind(
		layers.length === state.layers.length
			? state
			: withLayers( state, state.confirmed, layers ),
		kind,
		( { pending } ) => ( { pending: Math.max( 0, pending - 1 ), ...patch } )
	);
}

/**
 * Applies confirmed changes; the responses to older requests are dropped from
 * then on.
 */
function confirm(
	state: ResourceState,
	changes: readonly Change[],
	sequence: number,
	at: number,
	written?: number
): ResourceState {
	const confirmed = applyChanges(
		state.confirmed,
		changes,
		sequence,
		written
	);
	const next = withLayers( state, confirmed, state.layers );

	return changes.reduce( ( result, entry ) => {
		if (
			entry.target === 'records' ||
			confirmed.responses[ entry.key ] ===
				state.confirmed.responses[ entry.key ]
		) {
			return result;
		}
		return patchRequest( result, entry.key, {
			status: 'success',
			error: false,
			receivedAt: at,
			sequence,
		} );
	}, next );
}

/** Whether the request is the latest of its key. */
const isLatest = ( state: ResourceState, { key, sequence }: RequestAction ) =>
	getOwn( state.requests, key )?.sequence === sequence;

/** Changes the state of a request unless a later one was sent. */
const patchLatest = (
	state: ResourceState,
	action: RequestAction,
	patch: Partial< RequestState >
) =>
	isLatest( state, action )
		? patchRequest( state, action.key, patch )
		: state;

function finish(
	state: ResourceState,
	action: Extract< ResourceAction, { type: 'REQUEST_SUCCESS' } >
): ResourceState {
	const { key, sequence, at, response, changes = [] } = action;
	const { changesSequence = sequence } = action;
	let next = end( state, action, { error: false } );

	if ( response && ! isLatest( state, action ) ) {
		// The response to a request that was followed by another one.
		return next;
	}
	if ( response ) {
		next = withLayers(
			next,
			{
				...next.confirmed,
				responses: { ...next.confirmed.responses, [ key ]: response },
			},
			next.layers
		);
	}
	return confirm(
		patchLatest( next, action, {
			status: 'success',
			error: false,
			receivedAt: at,
		} ),
		changes,
		changesSequence,
		at,
		response ? undefined : sequence
	);
}

/** The reducer of all stores. */
export function reducer(
	state: ResourceState = INITIAL_STATE,
	action: ResourceAction
): ResourceState {
	switch ( action.type ) {
		case 'REQUEST_START': {
			const { kind, key, sequence, optimistic } = action;
			const started = patchRequest( state, key, {
				status: 'requesting',
				error: false,
				sequence,
			} );
			const counted = patchKind( started, kind, ( { pending } ) => ( {
				pending: pending + 1,
			} ) );
			return optimistic?.length
				? withLayers( counted, counted.confirmed, [
						...counted.layers,
						{ sequence, changes: optimistic },
				  ] )
				: counted;
		}
		case 'REQUEST_SUCCESS':
			return finish( state, action );
		case 'REQUEST_FAILURE': {
			const { error } = action;
			return patchLatest( end( state, action, { error } ), action, {
				status: 'error',
				error,
			} );
		}
		case 'REQUEST_ABORT': {
			const { responses } = state.confirmed;
			return patchLatest( end( state, action ), action, {
				status: getOwn( responses, action.key ) ? 'success' : 'idle',
			} );
		}
		case 'CHANGE':
			return confirm( state, action.changes, action.sequence, action.at );
		case 'SET_ERROR': {
			const { kind, key, error } = action;
			const next = patchKind( state, kind, () => ( { error } ) );
			return patchRequest( next, key, {
				error,
				status: error ? 'error' : 'success',
			} );
		}
		case 'SET_IS_REQUESTING':
			return patchKind( state, action.kind, () => ( {
				pending: action.isRequesting ? 1 : 0,
			} ) );
		default:
			return state;
	}
}
