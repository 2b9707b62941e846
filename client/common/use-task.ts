import { useState } from '@wordpress/element';
import { useSnackbar } from './use-snackbar';
import type { Snackbars } from './use-snackbar';

/** Runs tasks that a person starts, and tells in a snackbar how they ended. */
export function useTask() {
	const notify = useSnackbar();
	const [ isRunning, setIsRunning ] = useState( false );

	return {
		isRunning,
		run: async ( ...task: Parameters< Snackbars[ 'attempt' ] > ) => {
			setIsRunning( true );
			const isDone = await notify.attempt( ...task );
			setIsRunning( false );
			return isDone;
		},
	};
}
