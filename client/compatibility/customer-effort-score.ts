import { createReduxStore, register, select } from '@wordpress/data';
import { doNothing, fill, Nothing } from './nothing';

const STORE_KEY = 'wc/customer-effort-score';

const WEEK = 7 * 24 * 60 * 60;

/** Actions must return one. */
const ignore = () => ( { type: 'IGNORE' } );

/** Registers the store of the surveys, which stays empty. */
export function registerSurveyStore() {
	if ( select( STORE_KEY ) ) {
		return;
	}
	register(
		createReduxStore( STORE_KEY, {
			reducer: ( state: object = {} ) => state,
			actions: fill(
				[
					'setCesSurveyQueue',
					'addCesSurvey',
					'addCesSurveyForAnalytics',
					'addCesSurveyForCustomerSearch',
					'showCesModal',
					'hideCesModal',
					'showProductMVPFeedbackModal',
					'hideProductMVPFeedbackModal',
				],
				ignore
			),
			selectors: {
				getCesSurveyQueue: () => [],
				getVisibleCESModalData: () => undefined,
				isProductMVPModalVisible: () => false,
			},
		} )
	);
}

/** `wc.customerEffortScore`: no survey is shown. */
export const customerEffortScore = {
	...fill(
		[
			'CustomerEffortScore',
			'CustomerEffortScoreModalContainer',
			'CustomerEffortScoreTracks',
			'CustomerEffortScoreTracksContainer',
			'CustomerFeedbackModal',
			'CustomerFeedbackSimple',
			'FeedbackModal',
			'default',
		],
		Nothing
	),
	...fill(
		[
			'addCustomerEffortScoreExitPageListener',
			'removeCustomerEffortScoreExitPageListener',
			'addExitPage',
			'removeExitPage',
			'triggerExitPageCesSurvey',
			'useCustomerEffortScoreExitPageTracker',
		],
		doNothing
	),
	getExitPageData: () => [],
	/** Age of the store in whole weeks from its installation, in seconds. */
	getStoreAgeInWeeks: ( installed: number ) =>
		Math.floor( ( Date.now() / 1000 - installed ) / WEEK ),
	useCustomerEffortScoreModal: () => ( {
		showCesModal: doNothing,
		showProductMVPFeedbackModal: doNothing,
		isLoading: false,
		wasPreviouslyShown: () => true,
	} ),
	ADMIN_INSTALL_TIMESTAMP_OPTION_NAME: 'woocommerce_admin_install_timestamp',
	ALLOW_TRACKING_OPTION_NAME: 'woocommerce_allow_tracking',
	QUEUE_OPTION_NAME: 'woocommerce_ces_tracks_queue',
	SHOWN_FOR_ACTIONS_OPTION_NAME: 'woocommerce_ces_shown_for_actions',
	STORE_KEY,
};
