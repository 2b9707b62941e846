import type { ReactNode } from 'react';
import type { Task } from '@storedeck/data';
import type { TaskItemFillProps, TaskPageFillProps } from '@storedeck/extend';
import { Slot } from '@wordpress/components';
import { ContainedSlot, hasFills } from '../../common/contained-slot';
import { ErrorBoundary } from '../../common/error-boundary';

const getPageSlot = ( id: string ) =>
	`woocommerce_onboarding_task_${ id }` as const;

/**
 * The page of a task, slot `woocommerce_onboarding_task_{id}`.
 *
 * @param props          Fill props and children.
 * @param props.children Shown without a fill, or when it fails.
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
 * Detects whether a plugin fills the page of a task, without rendering the
 * fill.
 *
 * @param props          Component props.
 * @param props.task     The task.
 * @param props.children Renders the content for both cases.
 */
export const WithTaskPage = ( {
	task,
	children,
}: {
	task: Task;
	children: ( hasPage: boolean ) => ReactNode;
} ) => (
	<ErrorBoundary
		name={ `link to task ${ task.id }` }
		fallback={ () => children( false ) }
	>
		<Slot
			name={ getPageSlot( task.id ) }
			fillProps={ { task, query: {}, onComplete: () => {} } }
		>
			{ ( fills ) => <>{ children( hasFills( fills ) ) }</> }
		</Slot>
	</ErrorBoundary>
);

/**
 * A list item of a task, slot `woocommerce_onboarding_task_list_item_{id}`.
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
