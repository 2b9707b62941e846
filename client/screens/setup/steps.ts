import { __ } from '@wordpress/i18n';
import {
	callback,
	callContained,
	component,
	filledText,
	listOf,
	object,
	optional,
	text,
} from '@storedeck/hooks';
import type { Shape } from '@storedeck/hooks';
import { applyContained } from '../../extend/apply-contained';
import { ExtensionsSection } from './extensions-section';
import {
	getBusinessQuestions,
	getIndustryQuestions,
	getOwnerQuestions,
} from './questions';
import { ProductTypesSection } from './product-types-section';
import { StoreDetailsSection } from './store-details-section';
import { ThemeSection } from './theme-section';
import type { TasksStatus } from '@storedeck/data';
import type { Answers, SetupStep } from './types';

const LIST = listOf< SetupStep >(
	object( {
		key: filledText,
		label: text,
		title: optional( text ),
		help: optional( text ),
		section: optional( component ),
		isAnswered: callback,
	} ),
	'key'
);

const STEPS: Shape< SetupStep[] > = {
	read: ( ...values ) => {
		const reading = LIST.read( ...values );
		return reading.value?.length === 0
			? { faults: [ ...reading.faults, 'expected at least one step' ] }
			: reading;
	},
};

/**
 * Steps of the setup, including those added with the filter
 * `woocommerce_admin_profile_wizard_steps`.
 */
export const getSteps = (): SetupStep[] =>
	applyContained(
		'woocommerce_admin_profile_wizard_steps',
		[
			{
				key: 'store-details',
				label: __( 'Store details', 'storedeck' ),
				title: __( 'Where is your store based?', 'storedeck' ),
				help: __(
					'Used for taxes, shipping, and payments.',
					'storedeck'
				),
				section: StoreDetailsSection,
				questions: getOwnerQuestions(),
				status: 'hasStoreAddress',
				isAnswered: ( { store_email: email, setup_client: client } ) =>
					Boolean( email ) || typeof client === 'boolean',
			},
			{
				key: 'industry',
				label: __( 'Industry', 'storedeck' ),
				title: __(
					'In which industry does the store operate?',
					'storedeck'
				),
				help: __( 'Choose any that apply.', 'storedeck' ),
				questions: getIndustryQuestions(),
				isAnswered: ( { industry } ) => Boolean( industry?.length ),
			},
			{
				key: 'product-types',
				label: __( 'Product types', 'storedeck' ),
				title: __(
					'What type of products will be listed?',
					'storedeck'
				),
				help: __( 'Choose any that apply.', 'storedeck' ),
				section: ProductTypesSection,
				isAnswered: ( { product_types: types } ) =>
					Boolean( types?.length ),
			},
			{
				key: 'business-details',
				label: __( 'Business details', 'storedeck' ),
				title: __( 'Tell us about your business', 'storedeck' ),
				questions: getBusinessQuestions(),
				isAnswered: ( { product_count: count } ) => Boolean( count ),
			},
			{
				key: 'extensions',
				label: __( 'Extensions', 'storedeck' ),
				title: __( 'Add the essentials', 'storedeck' ),
				section: ExtensionsSection,
				isAnswered: ( { business_extensions: extensions } ) =>
					Boolean( extensions ),
			},
			{
				key: 'theme',
				label: __( 'Theme', 'storedeck' ),
				title: __( 'Choose a theme', 'storedeck' ),
				section: ThemeSection,
				isAnswered: ( { theme } ) => Boolean( theme ),
			},
		],
		STEPS
	);

/**
 * Whether the data of a step is there.
 *
 * @param step    The step.
 * @param answers Answers so far.
 * @param status  The status of the setup tasks, which Home shows too.
 */
export const isComplete = (
	step: SetupStep,
	answers: Answers,
	status: TasksStatus
) =>
	step.status === undefined
		? // A step whose callback fails is no reason to stop at it.
		  callContained(
				{ name: `setup step ${ step.key }`, of: step },
				() => step.isAnswered( answers ),
				true
		  )
		: Boolean( new Map( Object.entries( status ) ).get( step.status ) );
