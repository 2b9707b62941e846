import type { Task, TaskList } from '@storedeck/data';

/** Whether the user has not hidden a list, and the server does not either. */
export const isShown = ( {
	isHidden,
	isVisible,
}: Pick< TaskList, 'isHidden' | 'isVisible' > ) =>
	! isHidden && isVisible !== false;

/** Whether a task is neither dismissed nor forbidden for the user. */
export const isAvailable = ( { isDismissed, canView }: Task ) =>
	! isDismissed && canView !== false;

/** Whether a task can be completed now. */
export const isOpenTask = ( task: Task ) =>
	isAvailable( task ) && ! task.isComplete && ! task.isSnoozed;

export const getProgress = ( tasks: readonly Task[] ) => {
	const available = tasks.filter( isAvailable );
	return {
		total: available.length,
		completed: available.filter( ( { isComplete } ) => isComplete ).length,
	};
};
