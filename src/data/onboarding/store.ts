import { change, defineStore, setError, setIsRequesting } from '../core';
import { ONBOARDING_STORE_NAME } from '../constants';
import {
	freeExtensions,
	productTypes,
	suggestions,
	tasksStatus,
} from './suggestions';
import { emailPrefill, profile, putItems, updateProfile } from './profile';
import * as selectors from './selectors';
import {
	actionTask,
	dismissTask,
	hideList,
	snooze,
	undoDismiss,
	undoSnooze,
	unhideList,
} from './task-actions';
import { patchTask, taskLists } from './task-lists';
import type {
	ExtensionBundle,
	PaymentSuggestion,
	ProfileItems,
	TasksStatus,
} from './types';

/** The store of a new store's setup, `wc/admin/onboarding`. */
export const onboardingStore = defineStore( {
	name: ONBOARDING_STORE_NAME,
	resources: [
		profile,
		tasksStatus,
		suggestions,
		freeExtensions,
		productTypes,
		emailPrefill,
		taskLists,
	],
	selectors: { ...selectors },
	actions: {
		/** Saves some fields of the profile; rejects when that fails. */
		updateProfileItems: updateProfile.action,
		setProfileItems: ( items: Partial< ProfileItems >, replace = false ) =>
			change( putItems( items, replace ) ),
		setTasksStatus: ( status: TasksStatus ) =>
			change( tasksStatus.receive( [], status ) ),
		setPaymentMethods: ( methods: readonly PaymentSuggestion[] ) =>
			change( suggestions.receive( [], methods ) ),
		setFreeExtensions: ( bundles: readonly ExtensionBundle[] ) =>
			change( freeExtensions.receive( [], bundles ) ),
		setEmailPrefill: ( email: string ) =>
			change( emailPrefill.receive( [], email ) ),
		setError,
		setIsRequesting,
		/*
		 * These actions are shown at once; they are undone and reject when the
		 * request fails.
		 */
		snoozeTask: snooze.action,
		undoSnoozeTask: undoSnooze.action,
		dismissTask: dismissTask.action,
		undoDismissTask: undoDismiss.action,
		actionTask: actionTask.action,
		hideTaskList: hideList.action,
		unhideTaskList: unhideList.action,
		/**
		 * Shows a task as completed until the lists are requested again.
		 *
		 * @param id The task.
		 */
		optimisticallyCompleteTask: ( id: string ) =>
			change( patchTask( id, { isComplete: true } ) ),
	},
} );
