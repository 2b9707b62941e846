import type { Task } from '@storedeck/data';

/** A task that is there for the reader: neither dismissed nor forbidden. */
export const isOffered = ( { isDismissed, canView }: Task ) =>
	! isDismissed && canView !== false;

/** A task that can be done now. */
export const isOpenTask = ( task: Task ) =>
	isOffered( task ) && ! task.isComplete && ! task.isSnoozed;

/** How far a list is. */
export const getProgress = ( tasks: readonly Task[] ) => {
	const offered = tasks.filter( isOffered );
	return {
		total: offered.length,
		done: offered.filter( ( { isComplete } ) => isComplete ).length,
	};
};
