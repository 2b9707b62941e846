import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import type { Task } from '@storedeck/data';
import { getQuery } from '@storedeck/navigation';
import { getTaskHelp } from './task-help';

/** Help links of a task, added by plugins. */
export function TaskHelpLinks( { task }: { task: Task } ) {
	const links = getTaskHelp( task, getQuery() );
	return links.length > 0 ? (
		<ul
			className="storedeck-task__help"
			aria-label={ __( 'Help with this task', 'storedeck' ) }
		>
			{ links.map( ( { title, ...target } ) => (
				<li key={ target.href }>
					<Link { ...target }>{ title }</Link>
				</li>
			) ) }
		</ul>
	) : null;
}
