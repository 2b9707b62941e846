import { __, _x } from '@wordpress/i18n';
import type { ProfileItems } from '@storedeck/data';
import {
	getDetail,
	getIndustries,
	getSlugs,
	isOther,
	toIndustry,
} from './industries';
import type { Answers, Question } from './types';

/** A label for each value of a field that the route accepts, in the order shown. */
type Labels< Name extends string > = Readonly<
	Record< Exclude< Extract< ProfileItems[ Name ], string >, '' >, string >
>;

const singleChoice = < Name extends string >(
	name: Name,
	label: string,
	labels: Labels< Name >,
	more: Partial< Question > = {}
): Question => ( {
	name,
	config: {
		inputType: 'select',
		label,
		defaultValue: null,
		options: [
			{ value: '', label: __( 'Choose an option', 'storedeck' ) },
			...Object.entries< string >( labels ).map(
				( [ value, text ] ) => ( { value, label: text } )
			),
		],
	},
	...more,
} );

const toList = ( value: unknown ): string[] =>
	Array.isArray( value ) ? value.map( String ) : [];

/** Questions about the store owner. */
export const getOwnerQuestions = (): Question[] => [
	{
		name: 'store_email',
		config: {
			inputType: 'text',
			label: __( 'Email address', 'storedeck' ),
			defaultValue: null,
		},
	},
	{
		name: 'is_agree_marketing',
		config: {
			inputType: 'checkbox',
			label: __( 'Send me tips and news', 'storedeck' ),
			defaultValue: null,
		},
	},
	{
		name: 'setup_client',
		config: {
			inputType: 'checkbox',
			label: __( 'I’m setting up a store for a client', 'storedeck' ),
			defaultValue: null,
		},
	},
];

/** Questions about the industry. */
export const getIndustryQuestions = (): Question[] => [
	{
		name: 'industry',
		config: {
			inputType: 'checkboxGroup',
			label: __( 'Industry', 'storedeck' ),
			defaultValue: null,
			options: [ { key: 'all', options: getIndustries() } ],
		},
		toControl: getSlugs,
		fromControl: ( value, answers ) =>
			toIndustry( toList( value ), getDetail( answers ) ),
	},
	{
		name: 'industry_detail',
		config: {
			inputType: 'text',
			label: __( 'Your industry', 'storedeck' ),
			defaultValue: null,
		},
		isApplicable: isOther,
		toControl: getDetail,
		fromControl: ( value, answers ) =>
			toIndustry( getSlugs( answers ), String( value ) ),
	},
];

const sellsElsewhere = ( { selling_venues: venues }: Answers ) =>
	Boolean( venues ) && venues !== 'no';

const sellsOnPlatform = ( { selling_venues: venues }: Answers ) =>
	venues === 'other' || venues === 'brick-mortar-other';

/** Questions about the size of the business and its other sales channels. */
export const getBusinessQuestions = (): Question[] => [
	singleChoice(
		'product_count',
		__( 'How many products do you plan to display?', 'storedeck' ),
		{
			'0': __( 'I don’t have any products yet', 'storedeck' ),
			'1-10': '1–10',
			'11-100': '11–100',
			'101-1000': '101–1000',
			'1000+': '1000+',
		}
	),
	singleChoice(
		'selling_venues',
		__( 'Currently selling elsewhere?', 'storedeck' ),
		{
			no: __( 'No', 'storedeck' ),
			other: __( 'Yes, on another platform', 'storedeck' ),
			'other-woocommerce': __(
				'Yes, in another store like this one',
				'storedeck'
			),
			'brick-mortar': __(
				'Yes, in person at physical stores and/or events',
				'storedeck'
			),
			'brick-mortar-other': __(
				'Yes, on another platform and in person',
				'storedeck'
			),
		}
	),
	singleChoice(
		'other_platform',
		__( 'Which platform is the store using?', 'storedeck' ),
		{
			shopify: 'Shopify',
			bigcommerce: 'BigCommerce',
			wix: 'Wix',
			magento: 'Magento',
			amazon: 'Amazon',
			ebay: 'eBay',
			etsy: 'Etsy',
			squarespace: 'Squarespace',
			other: _x( 'Other', 'platform', 'storedeck' ),
		},
		{ isApplicable: sellsOnPlatform }
	),
	{
		name: 'other_platform_name',
		config: {
			inputType: 'text',
			label: __( 'What is the platform name?', 'storedeck' ),
			defaultValue: null,
		},
		isApplicable: ( answers ) =>
			sellsOnPlatform( answers ) && answers.other_platform === 'other',
	},
	singleChoice(
		'number_employees',
		__( 'How many employees do you have?', 'storedeck' ),
		{
			'1': __( 'It’s just me', 'storedeck' ),
			'2-5': '2–5',
			'5-10': '5–10',
			'10+': '10+',
			'not specified': __( 'I’d rather not say', 'storedeck' ),
		},
		{ isApplicable: sellsElsewhere }
	),
	singleChoice(
		'revenue',
		__( 'What’s your current annual revenue?', 'storedeck' ),
		{
			none: __( 'None yet', 'storedeck' ),
			'up-to-2500': __( 'Up to 2,500', 'storedeck' ),
			'2500-10000': __( '2,500 to 10,000', 'storedeck' ),
			'10000-50000': __( '10,000 to 50,000', 'storedeck' ),
			'50000-250000': __( '50,000 to 250,000', 'storedeck' ),
			'more-than-250000': __( 'More than 250,000', 'storedeck' ),
			'rather-not-say': __( 'I’d rather not say', 'storedeck' ),
		},
		{ isApplicable: sellsElsewhere }
	),
];

/** Questions that apply to the answers so far. */
export const getApplicableQuestions = (
	questions: readonly Question[] | undefined,
	answers: Answers
) =>
	( questions ?? [] ).filter(
		( { isApplicable } ) => isApplicable?.( answers ) ?? true
	);
