import { isAbortError } from '@storedeck/api';
import { Flights } from './flights';
import { Interest } from './interest';
import { createAtHand, createLoader } from './load';
import { perRegistry } from './per-registry';
import { queryKey, stableStringify } from './query-key';
import { nextSequence } from './sequence';
import { toRequestError } from './to-error';
import { viewAnswer, viewRequest } from './views';
import type {
	LoadedResource,
	RequestedResource,
	Resource,
} from './resource-types';
import type { Answer, RequestState, ResourceState } from './types';

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
		/** Arguments, by themselves as text. */
		asked: new Map< string, Args >(),
	} ) );

	const key = ( ...args: Args ) =>
		queryKey( name, definition.key ? definition.key( ...args ) : args );
	const getAtHand = createAtHand( definition, key );
	const getKept = ( state: ResourceState, ...args: Args ) =>
		// Only this resource writes under its keys.
		viewAnswer( state, key( ...args ) ) as Answer< Data > | undefined;
	const getAnswer = ( state: ResourceState, ...args: Args ) =>
		getKept( state, ...args ) ?? getAtHand( ...args )?.answer;
	const getRequest = (
		state: ResourceState,
		...args: Args
	): RequestState => {
		const request = viewRequest( state, key( ...args ) );
		const atHand =
			request.sequence === 0 ? getAtHand( ...args ) : undefined;
		return atHand
			? { ...request, status: 'success', receivedAt: atHand.receivedAt }
			: request;
	};

	/** The question that stands for all with the same key. */
	const getShared = ( args: Args ) => {
		const shared = [ ...( definition.key?.( ...args ) ?? args ) ];
		while ( shared.length > 0 && shared.at( -1 ) === undefined ) {
			shared.pop();
		}
		return shared;
	};

	const fetch: Resource< Args, Data >[ 'fetch' ] =
		( args, { since = 0, signal } = {} ) =>
		( thunkArgs ) => {
			const { dispatch, registry, select } = thunkArgs;
			const request = { kind: name, key: key( ...args ) };

			const run = async ( abortSignal: AbortSignal ) => {
				const identity = { ...request, sequence: nextSequence() };
				const hasAnswer =
					getKept( select.getResourceState(), ...args ) !== undefined;
				const start = () =>
					dispatch( { type: 'REQUEST_START', ...identity } );
				const succeed = ( answer: Answer< Data >, at: number ) =>
					registry.batch( () => {
						dispatch( {
							type: 'REQUEST_SUCCESS',
							...identity,
							at,
							answer,
							changes: [
								...( definition.changes?.(
									answer.data,
									...args
								) ?? [] ),
								...( definition.totalChanges?.(
									answer.totalResults,
									...args
								) ?? [] ),
							],
						} );
						selectors.forEach( ( selector ) =>
							dispatch.finishResolution( selector, args )
						);
						definition
							.alsoAnswers?.( answer.data, ...args )
							.forEach( ( [ selector, answered ] ) =>
								dispatch.finishResolution( selector, [
									...answered,
								] )
							);
						if ( definition.key && selectors[ 0 ] ) {
							dispatch.finishResolution(
								selectors[ 0 ],
								getShared( args )
							);
						}
					} );
				const atHand =
					since === 0 && ! hasAnswer
						? getAtHand( ...args )
						: undefined;
				if ( atHand ) {
					atHand.take();
					// It is seen already: nobody shall see a request.
					registry.batch( () => {
						start();
						succeed( atHand.answer, atHand.receivedAt );
					} );
					return atHand.answer;
				}
				start();
				try {
					const answer = await load(
						{
							...thunkArgs,
							signal: abortSignal,
							since,
							hasAnswer,
						},
						...args
					);
					succeed( answer, Date.now() );
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
			const { flights, asked } = runtime( registry );
			asked.set( stableStringify( args ), args );
			return flights.join( request.key, run, { since, signal } );
		};

	const watch: Resource< Args, Data >[ 'watch' ] =
		( args, options ) => async ( thunkArgs ) => {
			const { interest } = runtime( thunkArgs.registry );
			const watched = key( ...args );
			const signal = interest.signal( watched );
			try {
				return await fetch( args, { signal, ...options } )( thunkArgs );
			} finally {
				interest.forget( watched );
			}
		};

	return {
		name,
		selectors,
		key,
		getAtHand,
		getAnswer,
		fetch,
		watch,
		resolve: ( args ) => async ( thunkArgs ) => {
			const { registry, select } = thunkArgs;
			runtime( registry ).asked.set( stableStringify( args ), args );
			const shared = [ selectors[ 0 ] ?? '', getShared( args ) ] as const;
			if (
				definition.key &&
				select.hasFinishedResolution( ...shared ) &&
				! select.hasResolutionFailed( ...shared )
			) {
				return;
			}
			await watch( args )( thunkArgs );
		},
		getData: ( state, ...args ) => {
			const answer = getAnswer( state, ...args );
			return answer ? answer.data : empty;
		},
		getRequest,
		getError: ( state, ...args ) =>
			viewRequest( state, key( ...args ) ).error,
		isRequesting: ( state, ...args ) =>
			viewRequest( state, key( ...args ) ).status === 'requesting',
		questions: ( registry ) => {
			const { asked, flights, interest } = runtime( registry );
			return [ ...asked.values() ].map( ( args ) => {
				const asking = key( ...args );
				return {
					args,
					isNeeded:
						interest.isWatched( asking ) || flights.has( asking ),
				};
			} );
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
