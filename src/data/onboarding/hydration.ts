import { ONBOARDING_STORE_NAME } from '../constants';
import { createHydrationHoc, useHydration } from '../core';
import type { HydratedValue } from '../core';
import type { ProfileItems, TasksStatus } from './types';

/** What a page knows of the setup. */
export interface OnboardingHydration {
	profileItems?: Partial< ProfileItems >;
	tasksStatus?: TasksStatus;
}

interface OnboardingReceiver {
	setProfileItems: (
		items: Partial< ProfileItems >,
		replace: boolean
	) => unknown;
	setTasksStatus: ( status: TasksStatus ) => unknown;
}

function toValues( { profileItems, tasksStatus }: OnboardingHydration ) {
	const values: Array< HydratedValue< OnboardingReceiver > > = [];
	if ( profileItems ) {
		values.push( {
			selectorName: 'getProfileItems',
			args: [],
			receive: ( actions ) =>
				actions.setProfileItems( profileItems, true ),
		} );
	}
	if ( tasksStatus ) {
		values.push( {
			selectorName: 'getTasksStatus',
			args: [],
			receive: ( actions ) => actions.setTasksStatus( tasksStatus ),
		} );
	}
	return values;
}

/**
 * Makes a component that needs no requests for profile and tasks.
 *
 * @param onboarding What the page carries.
 */
export const withOnboardingHydration = ( onboarding: OnboardingHydration ) =>
	createHydrationHoc(
		() =>
			useHydration( ONBOARDING_STORE_NAME, () => toValues( onboarding ) ),
		'WithOnboardingHydration'
	);
