import { withHydration } from '../core';
import { onboardingStore } from './store';
import type { ProfileItems, TasksStatus } from './types';

/** Onboarding data of the page. */
export interface OnboardingHydration {
	profileItems?: Partial< ProfileItems >;
	tasksStatus?: TasksStatus;
}

/**
 * Creates a higher-order component with the profile and tasks of the page, so
 * that they are not requested.
 *
 * @param onboarding The data of the page.
 */
export const withOnboardingHydration = ( {
	profileItems,
	tasksStatus,
}: OnboardingHydration ) =>
	withHydration( onboardingStore, 'WithOnboardingHydration', () => [
		profileItems && {
			selectorName: 'getProfileItems',
			receive: ( actions ) =>
				actions.setProfileItems( profileItems, true ),
		},
		tasksStatus && {
			selectorName: 'getTasksStatus',
			receive: ( actions ) => actions.setTasksStatus( tasksStatus ),
		},
	] );
