import { isApiError, request, WC_ADMIN_NAMESPACE } from '@storedeck/api';
import {
	createBatcher,
	defineMutation,
	defineResource,
	perRegistry,
} from '../core';
import { getInvalidationBySettings } from '../invalidations';

/** Options by name, as the server gives and takes them. */
export type OptionValues = Readonly< Record< string, unknown > >;

/** How long names are collected before they are asked for, in ms. */
export const BATCH_WAIT = 1;

/** Names in one request: an address must not get too long. */
export const BATCH_SIZE = 50;

/** The names that the server does not give, of all that were asked for. */
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
				// A list between plain commas, as the server reads it.
				path: `${ WC_ADMIN_NAMESPACE }/options?options=${ names
					.map( encodeURIComponent )
					.join( ',' ) }`,
			} ),
	} )
);

/** One option. Those asked for at about the same time share a request. */
export const option = defineResource< [ name: string ], unknown >( {
	name: 'getOption',
	selectors: [ 'getOption' ],
	defaultValue: undefined,
	load: async ( { registry }, name ) => ( {
		data: await batcher( registry )( name ),
		totalResults: 0,
		totalPages: 0,
	} ),
} );

const putAll = ( values: OptionValues ) =>
	Object.entries( values ).map( ( [ name, value ] ) =>
		option.receive( [ name ], value )
	);

/** Saves options; they read as saved at once, and as before when it fails. */
export const update = defineMutation( {
	name: 'updateOptions',
	request: ( values: OptionValues ) => ( {
		path: `${ WC_ADMIN_NAMESPACE }/options`,
		data: values,
	} ),
	parse: ( body: Readonly< Record< string, unknown > > | null ) => body,
	optimistic: putAll,
	commit: ( _answer, values ) => putAll( values ),
	invalidates: ( _answer, values ) =>
		getInvalidationBySettings( Object.keys( values ) ),
} );

/** The changes that put values in place. */
export const receiveAll = putAll;
