import { defineMutation, requireObject } from '../core';
import { patchList, patchTask, TASKS_PATH } from './task-lists';
import type { TaskListState, TaskState } from './types';

/** The server keeps what has happened to tasks in lists of ids. */
const LANE = 'tasks';

const pathOf = ( id: string, deed: string ) =>
	`${ TASKS_PATH }/${ encodeURIComponent( id ) }/${ deed }`;

/** The answer is the task as it is then; not every server sends all of it. */
const defineTaskDeed = (
	name: string,
	deed: string,
	fields: Partial< TaskState >
) =>
	defineMutation( {
		name,
		lane: LANE,
		request: ( id: string ) => ( { path: pathOf( id, deed ) } ),
		shape: ( task: Partial< TaskState > | null ) => requireObject( task ),
		optimistic: ( id ) => [ patchTask( id, fields ) ],
		commit: ( task, id ) => [ patchTask( id, { ...fields, ...task } ) ],
	} );

export const snooze = defineTaskDeed( 'snoozeTask', 'snooze', {
	isSnoozed: true,
} );
export const undoSnooze = defineTaskDeed( 'undoSnoozeTask', 'undo_snooze', {
	isSnoozed: false,
	snoozedUntil: null,
} );
export const dismissTask = defineTaskDeed( 'dismissTask', 'dismiss', {
	isDismissed: true,
} );
export const undoDismiss = defineTaskDeed( 'undoDismissTask', 'undo_dismiss', {
	isDismissed: false,
} );
export const actionTask = defineTaskDeed( 'actionTask', 'action', {
	isActioned: true,
} );

const defineListDeed = (
	name: string,
	deed: string,
	fields: Partial< TaskListState >
) =>
	defineMutation( {
		name,
		lane: LANE,
		request: ( id: string ) => ( { path: pathOf( id, deed ) } ),
		shape: ( list: Partial< TaskListState > | null ) =>
			requireObject( list ),
		optimistic: ( id ) => [ patchList( id, fields ) ],
		commit: ( list, id ) => [ patchList( id, { ...fields, ...list } ) ],
	} );

export const hideList = defineListDeed( 'hideTaskList', 'hide', {
	isHidden: true,
	isVisible: false,
} );
export const unhideList = defineListDeed( 'unhideTaskList', 'unhide', {
	isHidden: false,
	isVisible: true,
} );
