import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { onboardingStore } from '@storedeck/data';
import { getProgress } from '../../common/open-tasks';

/**
 * Returns a function that says, after the last step, how far the setup of the
 * store is: the progress of the task list on Home, since steps can be left empty
 * and some tasks are no steps.
 */
export function useProgressText() {
	const { refresh } = useDispatch( onboardingStore );
	const { getTaskLists } = useSelect( onboardingStore, [] );
	return useCallback( async () => {
		// The answers may have completed tasks.
		await refresh( 'getTaskLists', [] );
		const setup = getTaskLists().find( ( { id } ) => id === 'setup' );
		if ( ! setup ) {
			// Home shows the error of the tasks.
			return __( 'Answers saved.', 'storedeck' );
		}
		const { total, completed } = getProgress( setup.tasks );
		return completed === total
			? __( 'Store setup complete.', 'storedeck' )
			: sprintf(
					/* translators: 1: number of completed tasks, 2: total number of tasks. */
					__(
						'Answers saved. %1$d of %2$d setup tasks completed.',
						'storedeck'
					),
					completed,
					total
			  );
	}, [ refresh, getTaskLists ] );
}
