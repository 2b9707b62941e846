import { applyFilters } from '@wordpress/hooks';
import type { Task, TaskList } from './types';

/** Filter hook with which other scripts add tasks. */
export const TASK_LIST_FILTER = 'woocommerce_admin_onboarding_task_list';

type AddedTask = Readonly< Record< string, unknown > >;

const isAdded = ( value: unknown ): value is AddedTask =>
	typeof value === 'object' && value !== null;

/** Tasks were identified by `key` before they had an `id`. */
const idOf = ( { id, key }: AddedTask ) => String( id ?? key ?? '' );

/** The tasks that scripts of the page add, read for each request. */
export function getAddedTasks(): readonly AddedTask[] {
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

const findString = ( ...values: unknown[] ) =>
	values.find( ( value ) => typeof value === 'string' );

const findBoolean = ( ...values: unknown[] ) =>
	values.find( ( value ) => typeof value === 'boolean' );

/**
 * The part of an added task that is sent to the server, without functions and
 * elements.
 */
export const toRequestTask = ( task: AddedTask ) => ( {
	id: idOf( task ),
	title: findString( task.title ),
	content: findString( task.content ),
	time: findString( task.time ),
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
