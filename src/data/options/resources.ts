import { isApiError, request, WC_ADMIN_NAMESPACE } from '@storedeck/api';
import {
	createBatcher,
	defineMutation,
	defineResource,
	requireObject,
	perRegistry,
} from '../core';
import { getInvalidationBySettings } from '../invalidations';

/** Options by name, in requests and responses. */
export type OptionValues = Readonly< Record< string, unknown > >;

/** How long names are collected, in ms. */
const BATCH_WAIT = 1;

/** Names in one request: URLs must not get too long. */
export const BATCH_SIZE = 50;

/** The names that the server rejects. */
function getRejectedNames( error: unknown ): readonly string[] {
	const names = isApiError( error ) ? error.data?.options : undefined;
	return Array.isArray( names )
		? names.filter( ( name ) => typeof name === 'string' )
		: [];
}

const batcher = perRegistry( () =>
	createBatcher< unknown >( {
		wait: BATCH_WAIT,
		maxSize: BATCH_SIZE,
		getRejectedNames,
		load: ( names ) =>
			request< Record< string, unknown > >( {
				// A list with unencoded commas, as the server expects it.
				path: `${ WC_ADMIN_NAMESPACE }/options?options=${ names
					.map( encodeURIComponent )
					.join( ',' ) }`,
			} ),
	} )
);

/** An option. Options that are requested at about the same time share a request. */
export const option = defineResource< [ name: string ], unknown >( {
	name: 'getOption',
	defaultValue: undefined,
	load: async ( { registry }, name ) => ( {
		data: await batcher( registry )( name ),
		totalResults: 0,
		totalPages: 0,
	} ),
} );

/** The changes that set values. */
export const receiveValues = ( values: OptionValues ) =>
	Object.entries( values ).map( ( [ name, value ] ) =>
		option.receive( [ name ], value )
	);

/**
 * Saves options. The new values are visible at once, and undone when the
 * request fails.
 */
export const update = defineMutation( {
	name: 'updateOptions',
	request: ( values: OptionValues ) => ( {
		path: `${ WC_ADMIN_NAMESPACE }/options`,
		data: values,
	} ),
	parse: ( body: Readonly< Record< string, unknown > > | null ) =>
		requireObject( body ),
	optimistic: receiveValues,
	commit: ( _answer, values ) => receiveValues( values ),
	invalidates: ( _answer, values ) =>
		getInvalidationBySettings( Object.keys( values ) ),
} );
