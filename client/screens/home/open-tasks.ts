import type { Task } from '@storedeck/data';

/** Whether a task is neither dismissed nor forbidden for the user. */
export const isOffered = ( { isDismissed, canView }: Task ) =>
	! isDismissed && canView !== false;

/** Whether a task can be completed now. */
export const isOpenTask = ( task: Task ) =>
	isOffered( task ) && ! task.isComplete && ! task.isSnoozed;

export const getProgress = ( tasks: readonly Task[] ) => {
	const offered = tasks.filter( isOffered );
	return {
		total: offered.length,
		done: offered.filter( ( { isComplete } ) => isComplete ).length,
	};
};
