import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { onboardingStore } from '@storedeck/data';
import type { TaskList as List } from '@storedeck/data';
import { useTell } from '../../common/use-tell';
import { getProgress, isOffered } from './open-tasks';
import { TaskItem } from './task-item';
import type { PutOff } from './task-item';

/** A task list with its progress. */
export function TaskList( { list }: { list: List } ) {
	const section = useRef< HTMLElement >( null );
	const {
		hideTaskList,
		unhideTaskList,
		dismissTask,
		undoDismissTask,
		snoozeTask,
		undoSnoozeTask,
	} = useDispatch( onboardingStore );
	const tell = useTell();
	const { total, done } = getProgress( list.tasks );
	const headingId = `storedeck-home-tasks-${ list.id }`;

	/** Runs an action on a task or list and offers to undo it. */
	const act = async (
		id: string,
		deed: ( id: string ) => Promise< unknown >,
		message: string,
		undo: ( id: string ) => Promise< unknown >
	) => {
		const failed = ( error: unknown ) =>
			tell.failure(
				__( 'Could not update the tasks.', 'storedeck' ),
				error
			);
		// The element with the focus is removed.
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

	const putOff: PutOff = {
		snooze: ( id ) =>
			act(
				id,
				snoozeTask,
				__( 'Task postponed until tomorrow.', 'storedeck' ),
				undoSnoozeTask
			),
		dismiss: ( id ) =>
			act(
				id,
				dismissTask,
				__( 'Task dismissed.', 'storedeck' ),
				undoDismissTask
			),
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
							__( 'Task list hidden.', 'storedeck' ),
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
							/* translators: 1: number of completed tasks, 2: total number of tasks. */
							__( '%1$d of %2$d completed', 'storedeck' ),
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
					.map( ( task ) => (
						<TaskItem
							key={ task.id }
							task={ task }
							putOff={ putOff }
						/>
					) ) }
			</ul>
		</section>
	);
}
