import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { EllipsisMenu, Link, MenuItem } from '@storedeck/components';
import { onboardingStore } from '@storedeck/data';
import type { Task, TaskList as List } from '@storedeck/data';
import { useTell } from '../../parts/use-tell';
import { getProgress, isOffered } from './open-tasks';
import { getTaskTarget } from './task-links';

/** A list of tasks with how far it is. */
export function TaskList( { list }: { list: List } ) {
	const section = useRef< HTMLElement >( null );
	const {
		hideTaskList,
		unhideTaskList,
		dismissTask,
		undoDismissTask,
		snoozeTask,
		undoSnoozeTask,
		actionTask,
	} = useDispatch( onboardingStore );
	const tell = useTell();
	const { total, done } = getProgress( list.tasks );
	const headingId = `storedeck-home-tasks-${ list.id }`;

	/** Does something with a list or task, and offers to take it back. */
	const act = async (
		id: string,
		deed: ( id: string ) => Promise< unknown >,
		message: string,
		undo: ( id: string ) => Promise< unknown >
	) => {
		const failed = ( error: unknown ) =>
			tell.failure(
				__( 'The tasks could not be changed.', 'storedeck' ),
				error
			);
		// What is acted on goes away.
		section.current
			?.closest< HTMLElement >( '[data-retry-focus]' )
			?.focus();
		try {
			await deed( id );
			tell.success( message, () => {
				undo( id ).catch( failed );
			} );
		} catch ( error ) {
			failed( error );
		}
	};

	const renderTask = ( task: Task ) => {
		const target = getTaskTarget( task );
		return (
			<li
				key={ task.id }
				className={ `storedeck-task${
					task.isComplete ? ' is-complete' : ''
				}` }
			>
				<span
					className={ `dashicons dashicons-${
						task.isComplete ? 'yes-alt' : 'marker'
					}` }
					aria-hidden="true"
				/>
				<div className="storedeck-task__main">
					<h3>
						{ target && ! task.isComplete ? (
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
						) }
						{ task.isComplete && (
							<span className="screen-reader-text">
								{ ` ${ __( '(done)', 'storedeck' ) }` }
							</span>
						) }
					</h3>
					{ ! task.isComplete && (
						<p>
							{ task.content }
							{ task.time && (
								<span className="storedeck-task__time">
									{ task.time }
								</span>
							) }
						</p>
					) }
				</div>
				{ ! task.isComplete &&
					( task.isDismissable || task.isSnoozeable ) && (
						<EllipsisMenu
							label={ sprintf(
								/* translators: %s: title of a task. */
								__( 'Put off “%s”', 'storedeck' ),
								task.title ?? ''
							) }
							renderContent={ ( { onClose } ) => (
								<>
									{ task.isSnoozeable && (
										<MenuItem
											isClickable
											onInvoke={ () => {
												onClose();
												act(
													task.id,
													snoozeTask,
													__(
														'The task will come back tomorrow.',
														'storedeck'
													),
													undoSnoozeTask
												);
											} }
										>
											{ __(
												'Remind me later',
												'storedeck'
											) }
										</MenuItem>
									) }
									{ task.isDismissable && (
										<MenuItem
											isClickable
											onInvoke={ () => {
												onClose();
												act(
													task.id,
													dismissTask,
													__(
														'Task dismissed.',
														'storedeck'
													),
													undoDismissTask
												);
											} }
										>
											{ __( 'Dismiss', 'storedeck' ) }
										</MenuItem>
									) }
								</>
							) }
						/>
					) }
			</li>
		);
	};

	return (
		<section
			ref={ section }
			className="storedeck-home__part"
			aria-labelledby={ headingId }
		>
			<div className="storedeck-home__head">
				<h2 id={ headingId }>{ list.title }</h2>
				<Button
					variant="tertiary"
					size="small"
					onClick={ () =>
						act(
							list.id,
							hideTaskList,
							__( 'Tasks hidden.', 'storedeck' ),
							unhideTaskList
						)
					}
				>
					{ __( 'Hide', 'storedeck' ) }
					<span className="screen-reader-text">
						{ ` ${ list.title }` }
					</span>
				</Button>
			</div>
			{ list.displayProgressHeader && (
				<div className="storedeck-home__progress">
					<progress
						max={ total }
						value={ done }
						aria-labelledby={ `${ headingId }-progress` }
					/>
					<span id={ `${ headingId }-progress` }>
						{ sprintf(
							/* translators: 1: number of tasks that are done, 2: number of all tasks. */
							__( '%1$d of %2$d done', 'storedeck' ),
							done,
							total
						) }
					</span>
				</div>
			) }
			<ul className="storedeck-tasks">
				{ list.tasks
					.filter( isOffered )
					.filter( ( { isSnoozed } ) => ! isSnoozed )
					.map( renderTask ) }
			</ul>
		</section>
	);
}
