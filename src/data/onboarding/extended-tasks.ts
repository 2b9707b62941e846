import { applyFilters } from '@wordpress/hooks';
import type { Task, TaskList } from './types';

/** The filter by which the scripts of others add tasks. */
export const TASK_LIST_FILTER = 'woocommerce_admin_onboarding_task_list';

type Added = Readonly< Record< string, unknown > >;

const isAdded = ( value: unknown ): value is Added =>
	typeof value === 'object' && value !== null;

/** Tasks have been named by `key` before they were named by `id`. */
const idOf = ( { id, key }: Added ) => String( id ?? key ?? '' );

/** The tasks that scripts of the page add, asked for each time. */
export function getAddedTasks(): readonly Added[] {
	try {
		const added: unknown = applyFilters( TASK_LIST_FILTER, [] );
		return Array.isArray( added )
			? added.filter( isAdded ).filter( ( task ) => idOf( task ) !== '' )
			: [];
	} catch ( error ) {
		console.error(
			`A callback of the filter "${ TASK_LIST_FILTER }" failed.`,
			error
		);
		return [];
	}
}

const firstText = ( ...values: unknown[] ) =>
	values.find( ( value ) => typeof value === 'string' );

const firstFlag = ( ...values: unknown[] ) =>
	values.find( ( value ) => typeof value === 'boolean' );

/** What the server is told of an added task: nothing that only works here. */
export const toPosted = ( task: Added ) => ( {
	id: idOf( task ),
	title: firstText( task.title ),
	content: firstText( task.content ),
	time: firstText( task.time ),
	isComplete: firstFlag( task.isComplete, task.completed ),
	isDismissable: firstFlag( task.isDismissable ),
	isSnoozeable: firstFlag( task.isSnoozeable, task.allowRemindMeLater ),
} );

/** Puts back what only works in the browser: handlers, elements. */
export function withAdded(
	lists: readonly TaskList[],
	added: readonly Added[]
): readonly TaskList[] {
	if ( added.length === 0 ) {
		return lists;
	}
	const byId = new Map( added.map( ( task ) => [ idOf( task ), task ] ) );
	const toTask = ( task: Task ): Task => ( {
		...byId.get( task.id ),
		...task,
	} );
	return lists.map( ( list ) => ( {
		...list,
		tasks: list.tasks.map( toTask ),
	} ) );
}
