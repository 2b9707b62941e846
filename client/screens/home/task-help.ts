import type { Query } from '@storedeck/navigation';
import type { Task } from '@storedeck/data';
import type { HelpItem } from '@storedeck/extend';
import { listOf, object, text } from '@storedeck/hooks';
import { applyContained } from '../../extend/apply-contained';
import { getTarget } from '../../common/link-target';
import type { LinkTarget } from '../../common/link-target';

/** A help link with a validated target. */
interface HelpLink extends LinkTarget {
	title: string;
}

const ITEMS = listOf< HelpItem >( object( { title: text, link: text } ) );

/**
 * Help links added with the filter `woocommerce_admin_setup_task_help_items`.
 * Callbacks get the list, the id of the task, and an object with the task and
 * the query.
 *
 * @param task  The task.
 * @param query The query of the URL.
 */
export const getTaskHelp = ( task: Task, query: Query ): HelpLink[] =>
	applyContained(
		'woocommerce_admin_setup_task_help_items',
		[],
		ITEMS,
		task.id,
		{ task, query }
	).flatMap( ( { title, link } ) => {
		const target = getTarget( link );
		return target ? [ { title, ...target } ] : [];
	} );
