import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo, useRef } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { onboardingStore } from '@storedeck/data';
import type { TaskList as List } from '@storedeck/data';
import { useSnackbar } from '../../common/use-snackbar';
import { getProgress, isAvailable } from '../../common/open-tasks';
import { TaskItem } from './task-item';
import type { TaskActions } from './task-item';

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
	const notify = useSnackbar();
	const { total, completed } = getProgress( list.tasks );
	const headingId = `storedeck-home-tasks-${ list.id }`;
	const title = decodeEntities(
		list.title || __( 'More tasks', 'storedeck' )
	);

	/** Runs an action on a task or list and offers to undo it. */
	const run = useCallback(
		async (
			id: string,
			action: ( id: string ) => Promise< unknown >,
			message: string,
			undo: ( id: string ) => Promise< unknown >
		) => {
			const onError = ( error: unknown ) =>
				notify.error(
					__( 'Could not update the tasks.', 'storedeck' ),
					error
				);
			// The element with the focus is removed.
			section.current
				?.closest< HTMLElement >( '[data-retry-focus]' )
				?.focus();
			try {
				await action( id );
				notify.success( message, () => {
					undo( id ).catch( onError );
				} );
			} catch ( error ) {
				onError( error );
			}
		},
		[ notify ]
	);

	const actions = useMemo< TaskActions >(
		() => ( {
			snooze: ( id ) =>
				run(
					id,
					snoozeTask,
					__( 'Task postponed until tomorrow.', 'storedeck' ),
					undoSnoozeTask
				),
			dismiss: ( id ) =>
				run(
					id,
					dismissTask,
					__( 'Task dismissed.', 'storedeck' ),
					undoDismissTask
				),
		} ),
		[ run, snoozeTask, undoSnoozeTask, dismissTask, undoDismissTask ]
	);

	return (
		<section
			ref={ section }
			className="storedeck-home__section"
			aria-labelledby={ headingId }
		>
			<div className="storedeck-home__header">
				<h2 id={ headingId }>{ title }</h2>
				<Button
					variant="tertiary"
					size="small"
					aria-label={ sprintf(
						/* translators: %s: title of a task list. */
						__( 'Hide: %s', 'storedeck' ),
						title
					) }
					onClick={ () =>
						run(
							list.id,
							hideTaskList,
							__( 'Task list hidden.', 'storedeck' ),
							unhideTaskList
						)
					}
				>
					{ __( 'Hide', 'storedeck' ) }
				</Button>
			</div>
			{ list.displayProgressHeader && (
				<div className="storedeck-home__progress">
					<progress
						max={ total }
						value={ completed }
						aria-labelledby={ `${ headingId }-progress` }
					/>
					<span id={ `${ headingId }-progress` }>
						{ sprintf(
							/* translators: 1: number of completed tasks, 2: total number of tasks. */
							__( '%1$d of %2$d completed', 'storedeck' ),
							completed,
							total
						) }
					</span>
				</div>
			) }
			<ul className="storedeck-tasks">
				{ list.tasks
					.filter( isAvailable )
					.filter( ( { isSnoozed } ) => ! isSnoozed )
					.map( ( task ) => (
						<TaskItem
							key={ task.id }
							task={ task }
							actions={ actions }
						/>
					) ) }
			</ul>
		</section>
	);
}
