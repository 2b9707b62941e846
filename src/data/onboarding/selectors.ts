import { createStableList, getKindError, isKindRequesting } from '../core';
import {
	freeExtensions,
	productTypes,
	suggestions,
	tasksStatus,
} from './suggestions';
import { emailPrefill, profile } from './profile';
import { getLists } from './task-lists';
import type { ResourceState } from '../core';
import type { TaskList } from './types';

/*
 * The selectors as functions of the state. `select( … )` and `useSelect` omit
 * the first argument.
 */

/** The store profile. */
export const getProfileItems = profile.getData;

/** The setup status; empty before the first response. */
export const getTasksStatus = tasksStatus.getData;

/** Payment gateways for the store's country, or for all countries. */
export const getPaymentGatewaySuggestions = suggestions.getData;

/** The previous name of `getPaymentGatewaySuggestions`. */
export const getPaymentMethodRecommendations = suggestions.getData;

/** Free plugins. */
export const getFreeExtensions = freeExtensions.getData;

/** By name; empty before the first response. */
export const getProductTypes = productTypes.getData;

/** Empty before the first response. */
export const getEmailPrefill = emailPrefill.getData;

/** The error of a selector or action, or false. */
export const getOnboardingError = getKindError;

/** Whether the request of a selector or action is pending. */
export const isOnboardingRequesting = isKindRequesting;

/** All task lists. */
export const getTaskLists = getLists;

const stableLists = new Map<
	string,
	ReturnType< typeof createStableList< TaskList > >
>();

/** The lists with these ids, in the order of the server. */
export function getTaskListsByIds(
	state: ResourceState,
	ids: readonly string[]
): readonly TaskList[] {
	const key = JSON.stringify( ids );
	const keep = stableLists.get( key ) ?? createStableList< TaskList >();
	stableLists.set( key, keep );
	return keep( getLists( state ).filter( ( { id } ) => ids.includes( id ) ) );
}

export const getTaskList = ( state: ResourceState, listId: string ) =>
	getLists( state ).find( ( { id } ) => id === listId );

/** A task in any list. */
export const getTask = ( state: ResourceState, taskId: string ) =>
	getLists( state )
		.flatMap( ( { tasks } ) => tasks )
		.find( ( { id } ) => id === taskId );
