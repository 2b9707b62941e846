import {
	getPreloaded,
	requestWithHeaders,
	toListResponse,
} from '@storedeck/api';
import type { ApiResponse, ResponseHeaders } from '@storedeck/api';
import type {
	PreloadedResponse,
	Load,
	LoadedResource,
	RequestedResource,
} from './resource-types';
import type { ResourceResponse } from './types';

const readCount = ( headers: ResponseHeaders, name: string ) =>
	Number( headers.get( name ) ?? 0 ) || 0;

/** Makes what is kept out of what was answered. */
function toResponse< Args extends unknown[], Data, Body >(
	{ isList = false, parse }: RequestedResource< Args, Data, Body >,
	response: ApiResponse< unknown >
): ResourceResponse< Data > {
	const { headers } = response;
	const { data, ...totals } = isList
		? toListResponse< unknown >( response )
		: {
				data: response.data,
				totalResults: readCount( headers, 'x-wp-total' ),
				totalPages: readCount( headers, 'x-wp-totalpages' ),
		  };
	const body: unknown = data;
	return {
		...totals,
		// The definition names the types of body and data.
		data: parse ? parse( body as Body ) : ( body as Data ),
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
				toResponse(
					definition,
					await requestWithHeaders< unknown >( {
						...definition.request( ...args ),
						signal,
					} )
				);
}

/**
 * Makes the function that gives the response that came with the page, the same
 * object for as long as it counts.
 */
export function createPreloadedReader< Args extends unknown[], Data, Body >(
	definition:
		| RequestedResource< Args, Data, Body >
		| LoadedResource< Args, Data >,
	keyOf: ( ...args: Args ) => string
): ( ...args: Args ) => PreloadedResponse< Data > | undefined {
	const made = new Map< string, PreloadedResponse< Data > >();

	const make = ( args: Args ): PreloadedResponse< Data > | undefined => {
		if ( definition.load ) {
			return definition.getPreloaded?.( ...args );
		}
		const found = getPreloaded( definition.request( ...args ) );
		try {
			return (
				found && {
					...found,
					response: toResponse( definition, found.response ),
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
