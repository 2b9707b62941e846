import { useDispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { getFailureText } from './failure-text';

/** Says in a snackbar how something went; it is spoken, and leaves by itself. */
export interface Tell {
	/**
	 * It went well.
	 *
	 * @param message What was done.
	 * @param undo    Takes it back, where that is possible.
	 */
	success: ( message: string, undo?: () => void ) => void;
	/** It failed: what, and what the machine said. */
	failure: ( message: string, error?: unknown ) => void;
}

/** The same object at each render. */
export function useTell(): Tell {
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );

	return useMemo(
		() => ( {
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
			failure: ( message, error ) => {
				const detail = getFailureText( error );
				createErrorNotice(
					detail && detail !== message
						? `${ message } ${ detail }`
						: message,
					{ type: 'snackbar' }
				);
			},
		} ),
		[ createSuccessNotice, createErrorNotice ]
	);
}
