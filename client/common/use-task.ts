import { useState } from '@wordpress/element';
import { useSnackbar } from './use-snackbar';

/** Runs tasks that a person starts, and tells in a snackbar how they ended. */
export function useTask() {
	const notify = useSnackbar();
	const [ isRunning, setIsRunning ] = useState( false );

	return {
		isRunning,
		/**
		 * @param task       The task.
		 * @param failedText Shown when it fails, with the reason.
		 * @param doneText   Shown when it succeeded.
		 * @return Whether it succeeded.
		 */
		run: async (
			task: () => Promise< unknown >,
			failedText: string,
			doneText?: string
		) => {
			setIsRunning( true );
			try {
				await task();
				if ( doneText ) {
					notify.success( doneText );
				}
				return true;
			} catch ( error ) {
				notify.error( failedText, error );
				return false;
			} finally {
				setIsRunning( false );
			}
		},
	};
}
