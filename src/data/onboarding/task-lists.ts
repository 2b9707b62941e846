import { request, WC_ADMIN_NAMESPACE } from '@storedeck/api';
import {
	defineResource,
	perObject,
	requireRecords,
	withoutTotals,
} from '../core';
import {
	getAddedTasks,
	toRequestTask,
	mergeAddedTasks,
} from './extended-tasks';
import type { RecordsChange, ResourceState, StoredRecord } from '../core';
import type { Task, TaskList, TaskListState, TaskState } from './types';

export const TASKS_PATH = `${ WC_ADMIN_NAMESPACE }/onboarding/tasks`;

/*
 * Lists and tasks are stored as the server returned them. Their states are
 * stored separately by id: a task in two lists is completed in both.
 */
const LIST_STATES = 'taskListStates';
const TASK_STATES = 'taskStates';

/** The fields of a state: those of a response or an action that are stored. */
const TASK_FIELDS: ReadonlyArray< keyof TaskState > = [
	'isComplete',
	'isActioned',
	'isDismissed',
	'isSnoozed',
	'snoozedUntil',
	'isVisited',
];
const LIST_FIELDS: ReadonlyArray< keyof TaskListState > = [
	'isHidden',
	'isVisible',
	'isComplete',
];

/** Undefined fields are omitted: they must not overwrite others. */
const patch = (
	recordType: string,
	names: readonly string[],
	id: string,
	fields: object
): RecordsChange => ( {
	target: 'records',
	recordType,
	records: [
		[
			id,
			Object.fromEntries(
				Object.entries( fields ).filter(
					( [ name, value ] ) =>
						names.includes( name ) && value !== undefined
				)
			),
		],
	],
	isMerged: true,
} );

/** The change of a task's state. */
export const patchTask = ( id: string, fields: Partial< TaskState > ) =>
	patch( TASK_STATES, TASK_FIELDS, id, fields );

/** The change of a list's state. */
export const patchList = ( id: string, fields: Partial< TaskListState > ) =>
	patch( LIST_STATES, LIST_FIELDS, id, fields );

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

/** Merges an object with its state; both return the same result while they are the same. */
const createOverlay = < Entry extends object >() =>
	perObject( ( entry: Entry ) =>
		perObject( ( { record }: StoredRecord ) => ( { ...entry, ...record } ) )
	);

const overlayTask = createOverlay< Task >();
const overlayList = createOverlay< TaskList >();

type States = Readonly< Record< string, StoredRecord > >;

const NO_STATES: States = {};
const NO_STATE: StoredRecord = { record: {}, sequence: 0 };

/** The merged lists by the objects that they are merged from. */
const compose = perObject( ( lists: Lists ) =>
	perObject( ( listStates: States ) =>
		perObject(
			( taskStates: States ): Lists =>
				lists.map( ( list ) => ( {
					...overlayList( list )( listStates[ list.id ] ?? NO_STATE ),
					tasks: list.tasks.map( ( task ) =>
						overlayTask( task )( taskStates[ task.id ] ?? NO_STATE )
					),
				} ) )
		)
	)
);

/** All lists with their states; the same array until it changes. */
export function getLists( state: ResourceState ): Lists {
	const {
		[ LIST_STATES ]: listStates = NO_STATES,
		[ TASK_STATES ]: taskStates = NO_STATES,
	} = state.visible.records;
	return compose( taskLists.getData( state ) )( listStates )( taskStates );
}
