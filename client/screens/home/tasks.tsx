import { onboardingStore, useResource } from '@storedeck/data';
import { getAddedTasks } from '@storedeck/data/onboarding/extended-tasks';
import { useFiltered } from '@storedeck/hooks';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { FailureNotice } from '../../common/failure-notice';
import { PluginArea } from '../../common/plugin-areas';
import { __ } from '@wordpress/i18n';
import { isOpenTask, isShown } from '../../common/open-tasks';
import { TaskList } from './task-list';

const getAddedIds = () =>
	JSON.stringify( getAddedTasks().map( ( { id, key } ) => id ?? key ) );

/** Requests the tasks again when a script has added some late. */
function useAddedTasks() {
	const added = useFiltered( getAddedIds );
	const requested = useRef( added );
	const { refresh } = useDispatch( onboardingStore );
	useEffect( () => {
		if ( requested.current !== added ) {
			requested.current = added;
			refresh( 'getTaskLists', [] );
		}
	}, [ added, refresh ] );
}

/** Task lists with open tasks. */
export function Tasks() {
	const {
		data: lists,
		error,
		retry,
	} = useResource( onboardingStore, 'getTaskLists', [] );
	useAddedTasks();

	if ( error && ! lists?.length ) {
		return (
			<section
				className="storedeck-home__section"
				aria-label={ __( 'Set up your store', 'storedeck' ) }
			>
				<FailureNotice
					message={ __( 'Could not load setup tasks.', 'storedeck' ) }
					detail={ error.message }
					onRetry={ retry }
				/>
			</section>
		);
	}
	return (
		<>
			{ lists
				?.filter( isShown )
				.filter( ( { tasks } ) => tasks.some( isOpenTask ) )
				.map( ( list ) => <TaskList key={ list.id } list={ list } /> ) }
			<PluginArea scope="woocommerce-tasks" />
		</>
	);
}
