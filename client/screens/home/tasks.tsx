import { useSelect, useDispatch } from '@wordpress/data';
import { onboardingStore } from '@storedeck/data';
import { FailureNotice } from '../../common/failure-notice';
import { PluginArea } from '../../common/plugin-areas';
import { __ } from '@wordpress/i18n';
import { isOpenTask } from './open-tasks';
import { TaskList } from './task-list';

/** Task lists with open tasks. */
export function Tasks() {
	const { lists, error } = useSelect( ( select ) => {
		const store = select( onboardingStore );
		return {
			lists: store.getTaskLists(),
			error: store.getOnboardingError( 'getTaskLists' ),
		};
	}, [] );
	const { refresh } = useDispatch( onboardingStore );

	if ( error && lists.length === 0 ) {
		return (
			<section
				className="storedeck-home__part"
				aria-label={ __( 'Set up your store', 'storedeck' ) }
			>
				<FailureNotice
					message={ __( 'Could not load setup tasks.', 'storedeck' ) }
					detail={ error.message }
					onRetry={ () => refresh( 'getTaskLists', [] ) }
				/>
			</section>
		);
	}
	return (
		<>
			{ lists
				.filter( ( { isHidden } ) => ! isHidden )
				.filter( ( { tasks } ) => tasks.some( isOpenTask ) )
				.map( ( list ) => (
					<TaskList key={ list.id } list={ list } />
				) ) }
			<PluginArea scope="woocommerce-tasks" />
		</>
	);
}
