import {
	change,
	createResourceStore,
	registerStore,
	setError,
	setIsRequesting,
	toRequestError,
} from '../core';
import { OPTIONS_STORE_NAME } from '../constants';
import { option, receiveAll, update } from './resources';
import type { RequestError, Thunk } from '../core';
import type { OptionValues } from './resources';

/** What saving came to: the server's answer, or what went wrong. */
export type UpdateResult =
	| { success: true; [ name: string ]: unknown }
	| ( { success: false } & RequestError );

/** The properties of an Error do not spread. */
function toPlainError( thrown: unknown ): RequestError {
	const { message, code, status } = toRequestError( thrown );
	return { message, code, status };
}

/** The store of the host's options, `wc/admin/options`. */
export const optionsStore = createResourceStore( {
	name: OPTIONS_STORE_NAME,
	resources: [ option ],
	selectors: {
		/** The value; undefined until it is known, and when there is none. */
		getOption: option.getData,
		/** Why reading an option failed, or false. */
		getOptionsRequestingError: option.getError,
		isOptionsUpdating: update.isRequesting,
		/** Why the last saving failed, or false. */
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
					const answer = await dispatch( update.action( values ) );
					return { ...answer, success: true };
				} catch ( error ) {
					return { ...toPlainError( error ), success: false };
				}
			},
		receiveOptions: ( values: OptionValues ) =>
			change( ...receiveAll( values ) ),
		setRequestingError: ( error: RequestError | false, name: string ) =>
			setError( option.name, error, option.key( name ) ),
		setUpdatingError: ( error: RequestError | false ) =>
			setError( update.name, error ),
		setIsUpdating: ( isUpdating: boolean ) =>
			setIsRequesting( update.name, isUpdating ),
	},
} );

registerStore( optionsStore );
