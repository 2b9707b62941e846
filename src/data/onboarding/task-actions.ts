import { defineMutation } from '../core';
import { patchList, patchTask, TASKS_PATH } from './task-lists';
import type { RecordsChange } from '../core';

/**
 * An action of a task or a list. The response is the task or list; some servers
 * return only a part of it.
 *
 * @param name   The name of the action.
 * @param action That of the route.
 * @param patch  The change of the state of a task or list.
 * @param fields The state that the action sets.
 */
const defineAction = < State >(
	name: string,
	action: string,
	patch: ( id: string, fields: Partial< State > ) => RecordsChange,
	fields: Partial< State >
) =>
	defineMutation< [ id: string ], Partial< State > >( {
		name,
		// The server stores the states of tasks in lists of ids.
		queue: 'tasks',
		request: ( id ) => ( {
			path: `${ TASKS_PATH }/${ encodeURIComponent( id ) }/${ action }`,
		} ),
		optimistic: ( id ) => [ patch( id, fields ) ],
		commit: ( state, id ) => [ patch( id, { ...fields, ...state } ) ],
	} );

export const snooze = defineAction( 'snoozeTask', 'snooze', patchTask, {
	isSnoozed: true,
} );
export const undoSnooze = defineAction(
	'undoSnoozeTask',
	'undo_snooze',
	patchTask,
	{ isSnoozed: false, snoozedUntil: null }
);
export const dismissTask = defineAction( 'dismissTask', 'dismiss', patchTask, {
	isDismissed: true,
} );
export const undoDismiss = defineAction(
	'undoDismissTask',
	'undo_dismiss',
	patchTask,
	{ isDismissed: false }
);
export const actionTask = defineAction( 'actionTask', 'action', patchTask, {
	isActioned: true,
} );
export const hideList = defineAction( 'hideTaskList', 'hide', patchList, {
	isHidden: true,
	isVisible: false,
} );
export const unhideList = defineAction( 'unhideTaskList', 'unhide', patchList, {
	isHidden: false,
	isVisible: true,
} );
