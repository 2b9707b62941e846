import { createNamedFill } from './named-fill';
import { Children, doNothing, fill, Nothing } from './nothing';

/** Nothing is remembered between pages. */
const createStorageUtils = () => ( {
	getWithExpiry: () => null,
	setWithExpiry: doNothing,
	remove: doNothing,
} );

/** The page that is shown while something loads, without its images. */
const Loader = Object.assign(
	( props: Parameters< typeof Children >[ 0 ] ) => Children( props ),
	fill(
		[
			'Layout',
			'Illustration',
			'Title',
			'ProgressBar',
			'Subtext',
			'Sequence',
		],
		Children
	)
);

/** `wc.onboarding`: fills of tasks and payment gateways; its banners and logos show nothing. */
export const onboarding = {
	WooOnboardingTask: createNamedFill( 'woocommerce_onboarding_task' ),
	WooOnboardingTaskListItem: createNamedFill(
		'woocommerce_onboarding_task_list_item'
	),
	// Home has no header of a single task.
	WooOnboardingTaskListHeader: Nothing,
	WooPaymentGatewaySetup: createNamedFill(
		'woocommerce_payment_gateway_setup'
	),
	WooPaymentGatewayConfigure: createNamedFill(
		'woocommerce_payment_gateway_configure'
	),
	...fill(
		[
			'Affirm',
			'AfterPay',
			'Amex',
			'ApplePay',
			'ClearPay',
			'Diners',
			'Discover',
			'GooglePay',
			'Ideal',
			'Klarna',
			'MasterCard',
			'RecommendedRibbon',
			'SetupRequired',
			'Visa',
			'WCPayAcceptedMethods',
			'WCPayBanner',
			'WCPayBannerBody',
			'WCPayBannerFooter',
			'WCPayBannerImage',
			'WCPayBannerImageCut',
			'WCPayBannerText',
			'WCPayBenefits',
			'WCPayCard',
			'WCPayCardBody',
			'WCPayCardFooter',
			'WCPayCardHeader',
			'WCPayLogo',
			'Woo',
			'WooPaymentsMethodsLogos',
		],
		Nothing
	),
	Loader,
	/** The country of `US:CA`. */
	getCountry: ( countryState: string ) => countryState.split( ':' )[ 0 ],
	findCountryOption: () => null,
	createStorageUtils,
	accessTaskReferralStorage: createStorageUtils,
};
