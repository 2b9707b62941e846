import {
	getPreloaded,
	requestWithHeaders,
	toListResponse,
} from '@storedeck/api';
import type { ApiResponse } from '@storedeck/api';
import type {
	PreloadedResponse,
	Load,
	RequestedResource,
	ResourceDefinition,
} from './resource-types';
import type { ResourceResponse } from './types';

/** Converts a response of the API to what the store keeps. */
function toResponse< Args extends unknown[], Data, Body >(
	{ isList = false, parse }: RequestedResource< Args, Data, Body >,
	response: ApiResponse< unknown >,
	args: Args
): ResourceResponse< Data > {
	const readCount = ( name: string ) =>
		Number( response.headers.get( name ) ?? 0 ) || 0;
	const { data, ...totals } = isList
		? toListResponse< unknown >( response )
		: {
				data: response.data,
				totalResults: readCount( 'x-wp-total' ),
				totalPages: readCount( 'x-wp-totalpages' ),
		  };
	const body: unknown = data;
	return {
		...totals,
		// The definition declares the types of body and data.
		data: parse ? parse( body as Body, args ) : ( body as Data ),
	};
}

/** Of a body that came without a response of its own. */
const NO_HEADERS = { headers: { get: () => null }, status: 200 };

/** Creates the function that loads a resource. */
export function createLoader< Args extends unknown[], Data, Body >(
	definition: ResourceDefinition< Args, Data, Body >
): Load< Args, Data > {
	if ( definition.load ) {
		return definition.load;
	}
	const { request, send } = definition;
	return async ( context, ...args ) =>
		toResponse(
			definition,
			send
				? { data: await send( context, ...args ), ...NO_HEADERS }
				: await requestWithHeaders< unknown >( {
						...request( ...args ),
						signal: context.signal,
				  } ),
			args
		);
}

/**
 * Creates the function that returns the preloaded response, the same object
 * while it is valid.
 */
export function createPreloadedReader< Args extends unknown[], Data, Body >(
	definition: ResourceDefinition< Args, Data, Body >,
	keyOf: ( ...args: Args ) => string
): ( ...args: Args ) => PreloadedResponse< Data > | undefined {
	const cached = new Map< string, PreloadedResponse< Data > >();

	const read = ( args: Args ): PreloadedResponse< Data > | undefined => {
		try {
			if ( definition.load ) {
				return definition.getPreloaded?.( ...args );
			}
			const found = getPreloaded( definition.request( ...args ) );
			return (
				found && {
					...found,
					response: toResponse( definition, found.response, args ),
				}
			);
		} catch {
			// The resolver reports the error.
			return undefined;
		}
	};

	return ( ...args ) => {
		const key = keyOf( ...args );
		const known = cached.get( key ) ?? read( args );
		if ( ! known?.isFresh() ) {
			cached.delete( key );
			return undefined;
		}
		cached.set( key, known );
		return known;
	};
}
