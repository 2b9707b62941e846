import { useDispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { getFailureText } from './failure-text';

/**
 * Shows success and error messages as snackbars, which are announced and
 * disappear by themselves.
 */
export interface Snackbars {
	/**
	 * @param message The message.
	 * @param undo    Adds an "Undo" button.
	 */
	success: ( message: string, undo?: () => void ) => void;
	/** Appends the message of the error, if any. */
	error: ( message: string, error?: unknown ) => void;
	/**
	 * Runs a task and tells how it ended.
	 *
	 * @param task       The task.
	 * @param failedText Shown when it fails, with the reason.
	 * @param doneText   Shown when it succeeded.
	 * @return Whether it succeeded.
	 */
	attempt: (
		task: () => Promise< unknown >,
		failedText: string,
		doneText?: string
	) => Promise< boolean >;
}

/** Returns the same object on each render. */
export function useSnackbar(): Snackbars {
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );

	return useMemo( () => {
		const notify: Snackbars = {
			success: ( message, undo ) => {
				createSuccessNotice( message, {
					type: 'snackbar',
					actions: undo
						? [
								{
									label: __( 'Undo', 'storedeck' ),
									onClick: undo,
								},
						  ]
						: [],
				} );
			},
			error: ( message, error ) => {
				const detail = getFailureText( error );
				createErrorNotice(
					detail && detail !== message
						? `${ message } ${ detail }`
						: message,
					{ type: 'snackbar' }
				);
			},
			attempt: async ( task, failedText, doneText ) => {
				try {
					await task();
				} catch ( error ) {
					notify.error( failedText, error );
					return false;
				}
				if ( doneText ) {
					notify.success( doneText );
				}
				return true;
			},
		};
		return notify;
	}, [ createSuccessNotice, createErrorNotice ] );
}
