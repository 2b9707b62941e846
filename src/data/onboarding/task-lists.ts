import { request, WC_ADMIN_NAMESPACE } from '@storedeck/api';
import { defineResource, requireList, getRecord } from '../core';
import { getAddedTasks, toPosted, withAdded } from './extended-tasks';
import type { RecordsChange, ResourceState } from '../core';
import type { Task, TaskList, TaskListState, TaskState } from './types';

export const TASKS_PATH = `${ WC_ADMIN_NAMESPACE }/onboarding/tasks`;

/*
 * Lists and tasks are kept as the server gave them. What happens to them lies
 * beside, by id: a task that stands in two lists is done in both.
 */
const LIST_STATES = 'taskListStates';
const TASK_STATES = 'taskStates';

const pickTaskState = ( {
	isComplete,
	isActioned,
	isDismissed,
	isSnoozed,
	snoozedUntil,
	isVisited,
}: Partial< TaskState > ) => ( {
	isComplete,
	isActioned,
	isDismissed,
	isSnoozed,
	snoozedUntil,
	isVisited,
} );

const pickListState = ( {
	isHidden,
	isVisible,
	isComplete,
}: Partial< TaskListState > ) => ( { isHidden, isVisible, isComplete } );

/** Leaves out what is undefined: it must not hide what is known. */
const defined = ( fields: object ): object =>
	Object.fromEntries(
		Object.entries( fields ).filter(
			( [ , value ] ) => value !== undefined
		)
	);

const patch = (
	recordType: string,
	id: string,
	fields: object
): RecordsChange => ( {
	target: 'records',
	recordType,
	records: [ [ id, defined( fields ) ] ],
	isMerged: true,
} );

/** The change of what has happened to a task. */
export const patchTask = ( id: string, fields: Partial< TaskState > ) =>
	patch( TASK_STATES, id, pickTaskState( fields ) );

/** The change of what has happened to a list. */
export const patchList = ( id: string, fields: Partial< TaskListState > ) =>
	patch( LIST_STATES, id, pickListState( fields ) );

type Lists = readonly TaskList[];

/** All lists of tasks. The other selectors look into them. */
export const taskLists = defineResource<
	[ id?: string | readonly string[] ],
	Lists
>( {
	name: 'getTaskLists',
	selectors: [
		'getTaskLists',
		'getTaskListsByIds',
		'getTaskList',
		'getTask',
	],
	defaultValue: [],
	key: () => [],
	load: async ( { signal } ) => {
		const added = getAddedTasks();
		const answer = await request< Lists | null >( {
			path: TASKS_PATH,
			signal,
			...( added.length > 0 && {
				method: 'POST' as const,
				data: { extended_tasks: added.map( toPosted ) },
			} ),
		} );
		const lists = requireList( answer ).map( ( list ) => ( {
			...list,
			// A list without tasks may come as an empty object.
			tasks: Object.values( list.tasks ),
		} ) );
		return {
			data: withAdded( lists, added ),
			totalResults: 0,
			totalPages: 0,
		};
	},
	changes: ( lists ) =>
		lists.flatMap( ( list ) => [
			patchList( list.id, list ),
			...list.tasks.map( ( task ) => patchTask( task.id, task ) ),
		] ),
} );

/** Remembers a thing with its state, so that it stays the same object. */
function createOverlay< Thing extends object >() {
	const made = new WeakMap<
		Thing,
		{ state: object | undefined; result: Thing }
	>();
	return ( thing: Thing, state: object | undefined ): Thing => {
		const last = made.get( thing );
		if ( last && last.state === state ) {
			return last.result;
		}
		const result = state ? { ...thing, ...state } : thing;
		made.set( thing, { state, result } );
		return result;
	};
}

const overlayTask = createOverlay< Task >();
const overlayList = createOverlay< TaskList >();

/** The lists as they are now, from the three things that make them up. */
const composed = new WeakMap<
	Lists,
	{ listStates: unknown; taskStates: unknown; result: Lists }
>();

/** All lists, with what has happened to them; the same array until it changes. */
export function getLists( state: ResourceState ): Lists {
	const lists = taskLists.getData( state );
	const { [ LIST_STATES ]: listStates, [ TASK_STATES ]: taskStates } =
		state.visible.records;
	const last = composed.get( lists );
	if (
		last &&
		last.listStates === listStates &&
		last.taskStates === taskStates
	) {
		return last.result;
	}
	const result = lists.map( ( list ) => ( {
		...overlayList( list, getRecord( state, LIST_STATES, list.id ) ),
		tasks: list.tasks.map( ( task ) =>
			overlayTask( task, getRecord( state, TASK_STATES, task.id ) )
		),
	} ) );
	composed.set( lists, { listStates, taskStates, result } );
	return result;
}
