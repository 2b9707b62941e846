import { useDispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { EllipsisMenu, Link, MenuItem } from '@storedeck/components';
import { onboardingStore } from '@storedeck/data';
import type { Task } from '@storedeck/data';
import { TaskHelpLinks } from './task-help-links';
import { getTaskPageTarget, getTaskTarget } from './task-links';
import { TaskItemSlot, WithTaskPage } from './task-slots';

/** Actions to postpone a task. */
export interface TaskActions {
	snooze: ( id: string ) => void;
	dismiss: ( id: string ) => void;
}

interface Props {
	task: Task;
	/** Must be the same object on each render. */
	actions: TaskActions;
}

function TaskMenu( { task, actions }: Props ) {
	return (
		<EllipsisMenu
			label={ sprintf(
				/* translators: %s: title of a task. */
				__( 'Postpone “%s”', 'storedeck' ),
				task.title ?? ''
			) }
			renderContent={ ( { onClose } ) => (
				<>
					{ task.isSnoozeable && (
						<MenuItem
							isClickable
							onInvoke={ () => {
								onClose();
								actions.snooze( task.id );
							} }
						>
							{ __( 'Remind me later', 'storedeck' ) }
						</MenuItem>
					) }
					{ task.isDismissable && (
						<MenuItem
							isClickable
							onInvoke={ () => {
								onClose();
								actions.dismiss( task.id );
							} }
						>
							{ __( 'Dismiss', 'storedeck' ) }
						</MenuItem>
					) }
				</>
			) }
		/>
	);
}

/** Title of a task; a link until it is completed. */
function TaskTitle( { task }: { task: Task } ) {
	const { actionTask } = useDispatch( onboardingStore );
	if ( task.isComplete ) {
		return (
			<>
				{ task.title }
				<span className="screen-reader-text">
					{ ` ${ __( '(completed)', 'storedeck' ) }` }
				</span>
			</>
		);
	}
	return (
		<WithTaskPage task={ task }>
			{ ( hasPage ) => {
				const target =
					hasPage && ! task.actionUrl
						? getTaskPageTarget( task )
						: getTaskTarget( task );
				return target ? (
					<Link
						{ ...target }
						onClick={ () => {
							actionTask( task.id ).catch( () => {} );
						} }
					>
						{ task.title }
					</Link>
				) : (
					task.title
				);
			} }
		</WithTaskPage>
	);
}

/** Default content of a list item. */
const DefaultItem = ( { task, actions }: Props ) => (
	<>
		<span
			className={ `dashicons dashicons-${
				task.isComplete ? 'yes-alt' : 'marker'
			}` }
			aria-hidden="true"
		/>
		<div className="storedeck-task__main">
			<h3>
				<TaskTitle task={ task } />
			</h3>
			{ ! task.isComplete && (
				<>
					<p>
						{ task.content }
						{ task.time && (
							<span className="storedeck-task__time">
								{ task.time }
							</span>
						) }
					</p>
					<TaskHelpLinks task={ task } />
				</>
			) }
		</div>
		{ ! task.isComplete && ( task.isDismissable || task.isSnoozeable ) && (
			<TaskMenu task={ task } actions={ actions } />
		) }
	</>
);

/** A task in a list. */
export function TaskItem( { task, actions }: Props ) {
	// The component passed to fills must keep its identity between renders.
	const defaultTaskItem = useMemo(
		() => () => <DefaultItem task={ task } actions={ actions } />,
		[ task, actions ]
	);
	return (
		<li
			className={ `storedeck-task${
				task.isComplete ? ' is-complete' : ''
			}` }
		>
			<TaskItemSlot
				task={ task }
				isComplete={ Boolean( task.isComplete ) }
				defaultTaskItem={ defaultTaskItem }
			/>
		</li>
	);
}
