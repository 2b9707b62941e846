import { isAbortError } from '@storedeck/api';
import { Flights } from './flights';
import { Interest } from './interest';
import { createLoader } from './load';
import { perRegistry } from './per-registry';
import { queryKey } from './query-key';
import { nextSequence } from './sequence';
import { toRequestError } from './to-error';
import { viewAnswer, viewRequest } from './views';
import type { Load, ResourceRequest } from './load';
import type {
	Answer,
	AnswerChange,
	Change,
	RequestError,
	RequestState,
	ResourceState,
	Thunk,
} from './types';

interface ResourceBase< Args extends unknown[], Data > {
	/** The kind of request; unique in its store. Errors and flags are filed under it. */
	name: string;
	/** What readers see until there is an answer. Always the same object. */
	empty: Data;
	/** Selectors that ask for this resource; their arguments are the resource's. */
	selectors?: readonly string[];
	/** What tells two questions apart; all arguments unless given. */
	key?: ( ...args: Args ) => readonly unknown[];
	/** What an answer tells beside itself, for example the records in it. */
	changes?: ( data: Data, ...args: Args ) => readonly Change[];
}

/** A resource that is one GET request: path, key, shape. */
export interface RequestedResource< Args extends unknown[], Data, Body >
	extends ResourceBase< Args, Data > {
	/** Path and query of the request. */
	request: ( ...args: Args ) => ResourceRequest;
	/** Reads the totals from the headers. */
	isList?: boolean;
	/** Makes the data out of the answer's body; the body itself unless given. */
	shape?: ( body: Body ) => Data;
	load?: undefined;
}

/** A resource that is asked for in its own way. */
export interface LoadedResource< Args extends unknown[], Data >
	extends ResourceBase< Args, Data > {
	load: Load< Args, Data >;
	request?: undefined;
}

export interface FetchOptions {
	/** Ask even if a request for the same is on its way. */
	isForced?: boolean;
	/** Aborted when the one who asks no longer waits. */
	signal?: AbortSignal;
}

/** A kind of question that a store can ask, and how its answers are read. */
export interface Resource< Args extends unknown[], Data > {
	name: string;
	selectors: readonly string[];
	/** The key of a question. */
	key: ( ...args: Args ) => string;
	/** The data, or the resource's empty value. */
	getData: ( state: ResourceState, ...args: Args ) => Data;
	/** The data with its totals, undefined before the first answer. */
	getAnswer: (
		state: ResourceState,
		...args: Args
	) => Answer< Data > | undefined;
	getRequest: ( state: ResourceState, ...args: Args ) => RequestState;
	getError: ( state: ResourceState, ...args: Args ) => RequestError | false;
	isRequesting: ( state: ResourceState, ...args: Args ) => boolean;
	/** Asks; joins a request for the same. Rejects with the error it also stores. */
	fetch: (
		args: Args,
		options?: FetchOptions
	) => Thunk< Promise< Answer< Data > > >;
	/** Like `fetch`, but the request ends when no screen looks at the answer any more. */
	watch: (
		args: Args,
		options?: FetchOptions
	) => Thunk< Promise< Answer< Data > > >;
	retain: ( args: Args ) => Thunk< void >;
	release: ( args: Args ) => Thunk< void >;
	/** The change that puts data in place, as if it had been the answer. */
	receive: ( args: Args, data: Data, totals?: Totals ) => AnswerChange;
	/** The change that makes new data out of the old. */
	update: ( args: Args, update: ( data: Data ) => Data ) => AnswerChange;
}

type Totals = Partial< Pick< Answer, 'totalResults' | 'totalPages' > >;

/**
 * Defines what a store can ask for. See the README for an example.
 *
 * @param definition Path, key and shape.
 */
export function defineResource< Args extends unknown[], Data, Body = Data >(
	definition:
		| RequestedResource< Args, Data, Body >
		| LoadedResource< Args, Data >
): Resource< Args, Data > {
	const { name, empty, selectors = [] } = definition;
	const load = createLoader( definition );
	const runtime = perRegistry( () => ( {
		flights: new Flights< Answer< Data > >(),
		interest: new Interest(),
	} ) );

	const key = ( ...args: Args ) =>
		queryKey( name, definition.key ? definition.key( ...args ) : args );
	const getAnswer = ( state: ResourceState, ...args: Args ) =>
		// Only this resource writes under its keys.
		viewAnswer( state, key( ...args ) ) as Answer< Data > | undefined;

	const fetch: Resource< Args, Data >[ 'fetch' ] =
		( args, { isForced = false, signal } = {} ) =>
		( thunkArgs ) => {
			const { dispatch, registry, select } = thunkArgs;
			const request = { kind: name, key: key( ...args ) };

			const run = async ( abortSignal: AbortSignal ) => {
				const identity = { ...request, sequence: nextSequence() };
				const hasAnswer =
					getAnswer( select.getResourceState(), ...args ) !==
					undefined;
				dispatch( { type: 'REQUEST_START', ...identity } );
				try {
					const answer = await load(
						{
							...thunkArgs,
							signal: abortSignal,
							isForced,
							hasAnswer,
						},
						...args
					);
					registry.batch( () => {
						dispatch( {
							type: 'REQUEST_SUCCESS',
							...identity,
							at: Date.now(),
							answer,
							changes: definition.changes?.(
								answer.data,
								...args
							),
						} );
						selectors.forEach( ( selector ) =>
							dispatch.finishResolution( selector, args )
						);
					} );
					return answer;
				} catch ( error ) {
					const isAborted =
						abortSignal.aborted || isAbortError( error );
					dispatch(
						isAborted
							? { type: 'REQUEST_ABORT', ...identity }
							: {
									type: 'REQUEST_FAILURE',
									...identity,
									error: toRequestError( error ),
							  }
					);
					throw error;
				}
			};
			return runtime( registry ).flights.join( request.key, run, {
				isForced,
				signal,
			} );
		};

	return {
		name,
		selectors,
		key,
		getAnswer,
		fetch,
		getData: ( state, ...args ) => {
			const answer = getAnswer( state, ...args );
			return answer ? answer.data : empty;
		},
		getRequest: ( state, ...args ) => viewRequest( state, key( ...args ) ),
		getError: ( state, ...args ) =>
			viewRequest( state, key( ...args ) ).error,
		isRequesting: ( state, ...args ) =>
			viewRequest( state, key( ...args ) ).status === 'requesting',
		watch: ( args, options ) => async ( thunkArgs ) => {
			const { interest } = runtime( thunkArgs.registry );
			const watched = key( ...args );
			const signal = interest.signal( watched );
			try {
				return await fetch( args, { signal, ...options } )( thunkArgs );
			} finally {
				interest.forget( watched );
			}
		},
		retain:
			( args ) =>
			( { registry } ) =>
				runtime( registry ).interest.retain( key( ...args ) ),
		release:
			( args ) =>
			( { registry } ) =>
				runtime( registry ).interest.release( key( ...args ) ),
		receive: ( args, data, totals ) => ( {
			target: 'answer',
			kind: name,
			key: key( ...args ),
			update: ( previous ) => ( {
				totalResults: 0,
				totalPages: 0,
				...( previous && {
					totalResults: previous.totalResults,
					totalPages: previous.totalPages,
				} ),
				...totals,
				data,
			} ),
		} ),
		update: ( args, update ) => ( {
			target: 'answer',
			kind: name,
			key: key( ...args ),
			update: ( previous ) => ( {
				totalResults: 0,
				totalPages: 0,
				...previous,
				// Only this resource writes under its keys.
				data: update( previous ? ( previous.data as Data ) : empty ),
			} ),
		} ),
	};
}
