import {
	change,
	createResourceStore,
	registerStore,
	setError,
	setIsRequesting,
	toRequestError,
} from '../core';
import { OPTIONS_STORE_NAME } from '../constants';
import { option, receiveValues, update } from './resources';
import type { RequestError, Thunk } from '../core';
import type { OptionValues } from './resources';

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
export const optionsStore = createResourceStore( {
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
		 * Saves options. Never rejects.
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

registerStore( optionsStore );
