import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { onboardingStore, useResource } from '@storedeck/data';
import { getHistory, getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { PluginArea } from '../../common/plugin-areas';
import { TaskHelpLinks } from './task-help-links';
import { TaskPageSlot } from './task-slots';

const getHomeHref = () => getNewPath( {}, '/', {} );

interface Props {
	/** Id of the task in the URL. */
	id: string;
	query: Query;
}

/** Page of a task filled by a plugin. */
export function TaskPage( { id, query }: Props ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const { data: lists = [], isLoading } = useResource(
		onboardingStore,
		'getTaskLists',
		[]
	);
	const task = lists
		.flatMap( ( list ) => list.tasks )
		.find( ( other ) => other.id === id );
	const { optimisticallyCompleteTask } = useDispatch( onboardingStore );
	const hasTask = task !== undefined;

	// The link with the focus was removed.
	useEffect( () => {
		if ( hasTask ) {
			heading.current?.focus();
		}
	}, [ hasTask ] );

	return (
		<section className="storedeck-home__task">
			<Link href={ getHomeHref() }>{ __( 'Home', 'storedeck' ) }</Link>
			{ task ? (
				<>
					<h2 ref={ heading } tabIndex={ -1 }>
						{ task.title }
					</h2>
					<TaskPageSlot
						task={ task }
						query={ query }
						onComplete={ () => {
							optimisticallyCompleteTask( task.id );
							getHistory().push( getHomeHref() );
						} }
					>
						<p>{ task.content }</p>
						<p>{ task.additionalInfo }</p>
					</TaskPageSlot>
					<TaskHelpLinks task={ task } />
				</>
			) : (
				! isLoading && (
					<p role="status">
						{ __( 'Task not found.', 'storedeck' ) }
					</p>
				)
			) }
			<PluginArea scope="woocommerce-tasks" />
		</section>
	);
}
