import { createStableList, getKindError, isKindRequesting } from '../core';
import {
	freeExtensions,
	productTypes,
	suggestions,
	tasksStatus,
} from './suggestions';
import { emailPrefill, profile } from './profile';
import { getLists } from './task-lists';
import type { RequestError, ResourceState } from '../core';
import type { Task, TaskList } from './types';

/*
 * The selectors by themselves: the first argument is the store's state. For
 * `select( … )` and `useSelect` they come without it.
 */

/** What the shop has told about itself. */
export const getProfileItems = profile.getData;

/** How far the setup is; empty until it is known. */
export const getTasksStatus = tasksStatus.getData;

/** Ways of payment for the shop's country, or for all countries. */
export const getPaymentGatewaySuggestions = suggestions.getData;

/** The older name of `getPaymentGatewaySuggestions`. */
export const getPaymentMethodRecommendations = suggestions.getData;

export const getFreeExtensions = freeExtensions.getData;

/** By name; empty until they are known. */
export const getProductTypes = productTypes.getData;

/** Empty until it is known. */
export const getEmailPrefill = emailPrefill.getData;

/** Why something failed, by the name of a selector or action, or false. */
export const getOnboardingError = (
	state: ResourceState,
	name: string
): RequestError | false => getKindError( state, name );

/** Whether something is on its way, by the name of a selector or action. */
export const isOnboardingRequesting = (
	state: ResourceState,
	name: string
): boolean => isKindRequesting( state, name );

/** All lists of tasks. */
export const getTaskLists = ( state: ResourceState ): readonly TaskList[] =>
	getLists( state );

const keptLists = new Map<
	string,
	ReturnType< typeof createStableList< TaskList > >
>();

/** The lists with these ids, in the order in which the server has them. */
export function getTaskListsByIds(
	state: ResourceState,
	ids: readonly string[]
): readonly TaskList[] {
	const key = JSON.stringify( ids );
	const keep = keptLists.get( key ) ?? createStableList< TaskList >();
	keptLists.set( key, keep );
	return keep( getLists( state ).filter( ( { id } ) => ids.includes( id ) ) );
}

export const getTaskList = (
	state: ResourceState,
	listId: string
): TaskList | undefined =>
	getLists( state ).find( ( { id } ) => id === listId );

/** A task, whichever list it is in. */
export const getTask = (
	state: ResourceState,
	taskId: string
): Task | undefined =>
	getLists( state )
		.flatMap( ( { tasks } ) => tasks )
		.find( ( { id } ) => id === taskId );
