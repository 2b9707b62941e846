import { ONBOARDING_STORE_NAME } from '../constants';
import { createHydrationHoc, useHydration } from '../core';
import type { HydratedValue } from '../core';
import type { ProfileItems, TasksStatus } from './types';

/** Onboarding data of the page. */
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
 * Creates a higher-order component with the profile and tasks of the page, so
 * that they are not requested.
 *
 * @param onboarding The data of the page.
 */
export const withOnboardingHydration = ( onboarding: OnboardingHydration ) =>
	createHydrationHoc(
		() =>
			useHydration( ONBOARDING_STORE_NAME, () => toValues( onboarding ) ),
		'WithOnboardingHydration'
	);
