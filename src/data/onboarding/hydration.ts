import { withHydration } from '../core';
import { onboardingStore } from './store';
import type { ActionsOf, HydratedValue } from '../core';
import type { ProfileItems, TasksStatus } from './types';

/** Onboarding data of the page. */
export interface OnboardingHydration {
	profileItems?: Partial< ProfileItems >;
	tasksStatus?: TasksStatus;
}

type Value = HydratedValue< ActionsOf< typeof onboardingStore > >;

/**
 * Creates a higher-order component with the profile and tasks of the page, so
 * that they are not requested.
 *
 * @param onboarding The data of the page.
 */
export const withOnboardingHydration = ( {
	profileItems,
	tasksStatus,
}: OnboardingHydration ) => {
	const values: Value[] = [];
	if ( profileItems ) {
		values.push( {
			selectorName: 'getProfileItems',
			receive: ( actions ) =>
				actions.setProfileItems( profileItems, true ),
		} );
	}
	if ( tasksStatus ) {
		values.push( {
			selectorName: 'getTasksStatus',
			receive: ( actions ) => actions.setTasksStatus( tasksStatus ),
		} );
	}
	return withHydration(
		onboardingStore,
		'WithOnboardingHydration',
		() => values
	);
};
