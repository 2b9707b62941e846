import type { Query } from '@storedeck/navigation';
import type { Task } from '@storedeck/data';
import { applyContained } from '../../extend/apply-contained';
import { getTarget } from '../../common/link-target';
import type { LinkTarget } from '../../common/link-target';

/** Something to read about a task. */
interface HelpItem {
	title: string;
	link: string;
}

/** The same, as it can be shown. */
export interface HelpLink extends LinkTarget {
	title: string;
}

const isItemList = ( value: unknown ): value is HelpItem[] =>
	Array.isArray( value ) &&
	value.every(
		( item ) =>
			typeof item?.title === 'string' && typeof item.link === 'string'
	);

/**
 * What plugins give to read about a task, by the filter
 * `woocommerce_admin_setup_task_help_items`: callbacks get the list, the name
 * of the task, and the task with the query of the address.
 *
 * @param task  The task.
 * @param query The query of the address.
 */
export const getTaskHelp = ( task: Task, query: Query ): HelpLink[] =>
	applyContained< HelpItem[] >(
		'woocommerce_admin_setup_task_help_items',
		[],
		isItemList,
		task.id,
		{ task, query }
	).flatMap( ( { title, link } ) => {
		const target = getTarget( link );
		return target ? [ { title, ...target } ] : [];
	} );
