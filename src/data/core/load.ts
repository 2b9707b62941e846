import { getAtHand, requestWithHeaders, toListAnswer } from '@storedeck/api';
import type { Answer as ApiAnswer, AnswerHeaders } from '@storedeck/api';
import type {
	AnswerAtHand,
	Load,
	LoadedResource,
	RequestedResource,
} from './resource-types';
import type { Answer } from './types';

const readCount = ( headers: AnswerHeaders, name: string ) =>
	Number( headers.get( name ) ?? 0 ) || 0;

/** Makes what is kept out of what was answered. */
function toAnswer< Args extends unknown[], Data, Body >(
	{ isList = false, shape }: RequestedResource< Args, Data, Body >,
	answer: ApiAnswer< unknown >
): Answer< Data > {
	const { headers } = answer;
	const { data, ...totals } = isList
		? toListAnswer< unknown >( answer )
		: {
				data: answer.data,
				totalResults: readCount( headers, 'x-wp-total' ),
				totalPages: readCount( headers, 'x-wp-totalpages' ),
		  };
	const body: unknown = data;
	return {
		...totals,
		// The definition names the types of body and data.
		data: shape ? shape( body as Body ) : ( body as Data ),
	};
}

/** Makes the function that asks for a resource out of its definition. */
export function createLoader< Args extends unknown[], Data, Body >(
	definition:
		| RequestedResource< Args, Data, Body >
		| LoadedResource< Args, Data >
): Load< Args, Data > {
	return definition.load
		? definition.load
		: async ( { signal }, ...args ) =>
				toAnswer(
					definition,
					await requestWithHeaders< unknown >( {
						...definition.request( ...args ),
						signal,
					} )
				);
}

/**
 * Makes the function that gives the answer that came with the page, the same
 * object for as long as it counts.
 */
export function createAtHand< Args extends unknown[], Data, Body >(
	definition:
		| RequestedResource< Args, Data, Body >
		| LoadedResource< Args, Data >,
	keyOf: ( ...args: Args ) => string
): ( ...args: Args ) => AnswerAtHand< Data > | undefined {
	const made = new Map< string, AnswerAtHand< Data > >();

	const make = ( args: Args ): AnswerAtHand< Data > | undefined => {
		if ( definition.load ) {
			return definition.atHand?.( ...args );
		}
		const found = getAtHand( definition.request( ...args ) );
		try {
			return (
				found && {
					...found,
					answer: toAnswer( definition, found.answer ),
				}
			);
		} catch {
			// Whoever asks for it is told what is wrong with it.
			return undefined;
		}
	};

	return ( ...args ) => {
		const key = keyOf( ...args );
		const known = made.get( key ) ?? make( args );
		if ( ! known?.isFresh() ) {
			made.delete( key );
			return undefined;
		}
		made.set( key, known );
		return known;
	};
}
