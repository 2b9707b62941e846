import { applyContained, filledText, listOf, object } from '@storedeck/hooks';
import { asText } from '@storedeck/settings/guards';
import type { Task, TaskList } from './types';

/** Filter hook with which other scripts add tasks. */
export const TASK_LIST_FILTER = 'woocommerce_admin_onboarding_task_list';

type AddedTask = Readonly< Record< string, unknown > >;

/** Tasks were identified by `key` before they had an `id`. */
const idOf = ( { id, key }: AddedTask ) => String( id ?? key ?? '' );

const TASKS = listOf< AddedTask >(
	( task, at ) =>
		object( {} )( task, at ) ??
		filledText( idOf( task as AddedTask ), `${ at }.id` )
);

/** The tasks that scripts of the page add, read for each request. */
export const getAddedTasks = (): readonly AddedTask[] =>
	applyContained< readonly AddedTask[] >( TASK_LIST_FILTER, [], TASKS );

const findBoolean = ( ...values: unknown[] ) =>
	values.find( ( value ) => typeof value === 'boolean' );

/**
 * The part of an added task that is sent to the server, without functions and
 * elements.
 */
export const toRequestTask = ( task: AddedTask ) => ( {
	id: idOf( task ),
	title: asText( task.title ),
	content: asText( task.content ),
	time: asText( task.time ),
	isComplete: findBoolean( task.isComplete, task.completed ),
	isDismissable: findBoolean( task.isDismissable ),
	isSnoozeable: findBoolean( task.isSnoozeable, task.allowRemindMeLater ),
} );

/** Restores functions and elements of added tasks. */
export function mergeAddedTasks(
	lists: readonly TaskList[],
	added: readonly AddedTask[]
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
