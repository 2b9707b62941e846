import type { ComponentType, ReactNode } from 'react';
import type { Query } from '@storedeck/navigation';
import type { Task } from '@storedeck/data';
import { Slot } from '@wordpress/components';
import { ContainedSlot, hasFills } from '../../common/contained-slot';
import { Contain } from '../../common/error-boundary';

/** What a fill of a task's own page is given. */
export interface TaskPageFillProps {
	task: Task;
	query: Query;
	/** Says that the task is done, and leads back to Home. */
	onComplete: () => void;
}

/** What a fill in place of an entry of the list is given. */
export interface TaskItemFillProps {
	/** The entry as it is without the fill. */
	defaultTaskItem: ComponentType;
	isComplete: boolean;
	task: Task;
}

const getPageSlot = ( id: string ) => `woocommerce_onboarding_task_${ id }`;

/**
 * The page of a task, `woocommerce_onboarding_task_{id}`.
 *
 * @param props          What it takes:
 * @param props.children What stands there without a fill, or where it fails.
 */
export const TaskPageSlot = ( {
	children,
	...fillProps
}: TaskPageFillProps & { children: ReactNode } ) => (
	<ContainedSlot
		name={ getPageSlot( fillProps.task.id ) }
		fillProps={ fillProps }
	>
		{ children }
	</ContainedSlot>
);

/**
 * Tells whether a plugin has a page for a task, without drawing it.
 *
 * @param props          What it takes:
 * @param props.task     The task.
 * @param props.children What is drawn for each case.
 */
export const WithTaskPage = ( {
	task,
	children,
}: {
	task: Task;
	children: ( hasPage: boolean ) => ReactNode;
} ) => (
	<Contain
		name={ `link to task ${ task.id }` }
		fallback={ () => children( false ) }
	>
		<Slot
			name={ getPageSlot( task.id ) }
			fillProps={ { task, query: {}, onComplete: () => {} } }
		>
			{ ( fills ) => <>{ children( hasFills( fills ) ) }</> }
		</Slot>
	</Contain>
);

/**
 * An entry of the list of tasks, `woocommerce_onboarding_task_list_item_{id}`.
 *
 * @param props See `TaskItemFillProps`.
 */
export function TaskItemSlot( props: TaskItemFillProps ) {
	const { defaultTaskItem: DefaultItem, task } = props;
	return (
		<ContainedSlot
			name={ `woocommerce_onboarding_task_list_item_${ task.id }` }
			fillProps={ props }
		>
			<DefaultItem />
		</ContainedSlot>
	);
}
