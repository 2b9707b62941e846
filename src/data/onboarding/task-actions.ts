import { defineMutation, requireObject } from '../core';
import { patchList, patchTask, TASKS_PATH } from './task-lists';
import type { TaskListState, TaskState } from './types';

/** The server stores the states of tasks in lists of ids. */
const QUEUE = 'tasks';

const pathOf = ( id: string, action: string ) =>
	`${ TASKS_PATH }/${ encodeURIComponent( id ) }/${ action }`;

/** The response is the task; some servers return only a part of it. */
const defineTaskAction = (
	name: string,
	action: string,
	fields: Partial< TaskState >
) =>
	defineMutation( {
		name,
		queue: QUEUE,
		request: ( id: string ) => ( { path: pathOf( id, action ) } ),
		parse: ( task: Partial< TaskState > | null ) => requireObject( task ),
		optimistic: ( id ) => [ patchTask( id, fields ) ],
		commit: ( task, id ) => [ patchTask( id, { ...fields, ...task } ) ],
	} );

export const snooze = defineTaskAction( 'snoozeTask', 'snooze', {
	isSnoozed: true,
} );
export const undoSnooze = defineTaskAction( 'undoSnoozeTask', 'undo_snooze', {
	isSnoozed: false,
	snoozedUntil: null,
} );
export const dismissTask = defineTaskAction( 'dismissTask', 'dismiss', {
	isDismissed: true,
} );
export const undoDismiss = defineTaskAction(
	'undoDismissTask',
	'undo_dismiss',
	{
		isDismissed: false,
	}
);
export const actionTask = defineTaskAction( 'actionTask', 'action', {
	isActioned: true,
} );

const defineListAction = (
	name: string,
	action: string,
	fields: Partial< TaskListState >
) =>
	defineMutation( {
		name,
		queue: QUEUE,
		request: ( id: string ) => ( { path: pathOf( id, action ) } ),
		parse: ( list: Partial< TaskListState > | null ) =>
			requireObject( list ),
		optimistic: ( id ) => [ patchList( id, fields ) ],
		commit: ( list, id ) => [ patchList( id, { ...fields, ...list } ) ],
	} );

export const hideList = defineListAction( 'hideTaskList', 'hide', {
	isHidden: true,
	isVisible: false,
} );
export const unhideList = defineListAction( 'unhideTaskList', 'unhide', {
	isHidden: false,
	isVisible: true,
} );
