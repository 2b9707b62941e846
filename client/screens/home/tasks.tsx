import { onboardingStore, useResource } from '@storedeck/data';
import { FailureNotice } from '../../common/failure-notice';
import { PluginArea } from '../../common/plugin-areas';
import { __ } from '@wordpress/i18n';
import { isOpenTask, isShown } from './open-tasks';
import { TaskList } from './task-list';

/** Task lists with open tasks. */
export function Tasks() {
	const {
		data: lists,
		error,
		retry,
	} = useResource( onboardingStore, 'getTaskLists', [] );

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
