import { isApiError, request, WC_ADMIN_NAMESPACE } from '@storedeck/api';
import { asTextList } from '@storedeck/settings/guards';
import {
	createBatcher,
	defineMutation,
	defineResource,
	perRegistry,
	withoutTotals,
	change,
	defineStore,
	setError,
	setIsRequesting,
	toRequestError,
} from '../core';
import { getInvalidationBySettings } from '../invalidations';
import { OPTIONS_STORE_NAME } from '../constants';
import type { RequestError, Thunk } from '../core';

/** Options by name, in requests and responses. */
export type OptionValues = Readonly< Record< string, unknown > >;

/** How long names are collected, in ms. */
const BATCH_WAIT = 1;

/** Names in one request: URLs must not get too long. */
export const BATCH_SIZE = 50;

/** The names that the server rejects. */
const getRejectedNames = ( error: unknown ): readonly string[] =>
	asTextList( isApiError( error ) && error.data.options ) ?? [];

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
const option = defineResource< [ name: string ], unknown >( {
	name: 'getOption',
	defaultValue: undefined,
	load: async ( { registry }, name ) =>
		withoutTotals( await batcher( registry )( name ) ),
} );

/** The changes that set values. */
const receiveValues = ( values: OptionValues ) =>
	Object.entries( values ).map( ( [ name, value ] ) =>
		option.receive( [ name ], value )
	);

const update = defineMutation< [ values: OptionValues ], OptionValues >( {
	name: 'updateOptions',
	request: ( values ) => ( {
		path: `${ WC_ADMIN_NAMESPACE }/options`,
		data: values,
	} ),
	optimistic: receiveValues,
	commit: ( _answer, values ) => receiveValues( values ),
	invalidates: ( _answer, values ) =>
		getInvalidationBySettings( Object.keys( values ) ),
} );

/** The outcome of saving: the response, or the error. */
export type UpdateResult =
	| { success: true; [ name: string ]: unknown }
	| ( { success: false } & RequestError );

/** The properties of an Error cannot be spread. */
function toPlainError( thrown: unknown ): RequestError {
	const { message, code, status } = toRequestError( thrown );
	return { message, code, status };
}

/** The store of WordPress' options, `wc/admin/options`. */
export const optionsStore = defineStore( {
	name: OPTIONS_STORE_NAME,
	resources: [ option ],
	selectors: {
		/**
		 * The value; undefined before the first response, and when the option
		 * does not exist.
		 */
		getOption: option.getData,
		/** The error of requesting an option, or false. */
		getOptionsRequestingError: option.getError,
		isOptionsUpdating: update.isRequesting,
		/** The error of the last save, or false. */
		getOptionsUpdatingError: update.getError,
	},
	actions: {
		/**
		 * Saves options. The new values are visible at once, and undone when the
		 * request fails. Never rejects.
		 *
		 * @param values Values by name.
		 */
		updateOptions:
			( values: OptionValues ): Thunk< Promise< UpdateResult > > =>
			async ( { dispatch } ) => {
				try {
					const response = await dispatch( update.action( values ) );
					return { ...response, success: true };
				} catch ( error ) {
					return { ...toPlainError( error ), success: false };
				}
			},
		receiveOptions: ( values: OptionValues ) =>
			change( ...receiveValues( values ) ),
		setRequestingError: ( error: RequestError | false, name: string ) =>
			setError( option.name, error, option.key( name ) ),
		setUpdatingError: ( error: RequestError | false ) =>
			setError( update.name, error ),
		setIsUpdating: ( isUpdating: boolean ) =>
			setIsRequesting( update.name, isUpdating ),
	},
} );
