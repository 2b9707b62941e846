import { request, WC_ADMIN_NAMESPACE } from '@storedeck/api';
import {
	defineResource,
	requireRecords,
	getRecord,
	withoutTotals,
} from '../core';
import {
	getAddedTasks,
	toRequestTask,
	mergeAddedTasks,
} from './extended-tasks';
import type { RecordsChange, ResourceState } from '../core';
import type { Task, TaskList, TaskListState, TaskState } from './types';

export const TASKS_PATH = `${ WC_ADMIN_NAMESPACE }/onboarding/tasks`;

/*
 * Lists and tasks are stored as the server returned them. Their states are
 * stored separately by id: a task in two lists is completed in both.
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

/** Omits undefined fields, which must not overwrite others. */
const omitUndefined = ( fields: object ): object =>
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
	records: [ [ id, omitUndefined( fields ) ] ],
	isMerged: true,
} );

/** The change of a task's state. */
export const patchTask = ( id: string, fields: Partial< TaskState > ) =>
	patch( TASK_STATES, id, pickTaskState( fields ) );

/** The change of a list's state. */
export const patchList = ( id: string, fields: Partial< TaskListState > ) =>
	patch( LIST_STATES, id, pickListState( fields ) );

type Lists = readonly TaskList[];

/** All task lists, for all selectors of lists and tasks. */
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
		const response = await request< Lists | null >( {
			path: TASKS_PATH,
			signal,
			...( added.length > 0 && {
				method: 'POST' as const,
				data: { extended_tasks: added.map( toRequestTask ) },
			} ),
		} );
		const lists = requireRecords( response ).map( ( list ) => ( {
			...list,
			// A list without tasks may be an empty object.
			tasks: Object.values( list.tasks ),
		} ) );
		return withoutTotals( mergeAddedTasks( lists, added ) );
	},
	changes: ( lists ) =>
		lists.flatMap( ( list ) => [
			patchList( list.id, list ),
			...list.tasks.map( ( task ) => patchTask( task.id, task ) ),
		] ),
} );

/**
 * Creates a function that merges an object with its state and returns the same
 * result while both are the same.
 */
function createOverlay< Entry extends object >() {
	const made = new WeakMap<
		Entry,
		{ state: object | undefined; result: Entry }
	>();
	return ( entry: Entry, state: object | undefined ): Entry => {
		const last = made.get( entry );
		if ( last && last.state === state ) {
			return last.result;
		}
		const result = state ? { ...entry, ...state } : entry;
		made.set( entry, { state, result } );
		return result;
	};
}

const overlayTask = createOverlay< Task >();
const overlayList = createOverlay< TaskList >();

/** The merged lists by the objects that they are merged from. */
const composed = new WeakMap<
	Lists,
	{ listStates: unknown; taskStates: unknown; result: Lists }
>();

/** All lists with their states; the same array until it changes. */
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
