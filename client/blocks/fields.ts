import { comparisons, presetValues, rollingPresets } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import { __ } from '@wordpress/i18n';

/** The name and the props of the placeholder. */
export interface Attributes {
	name: string;
	props: Record< string, unknown >;
}

interface Option {
	value: string;
	label: string;
}

/** A prop that can be set in the editor. */
interface Field {
	key: string;
	label: string;
	help?: string;
	/** Renders a select control. */
	options?: Option[];
	/** The default of a required prop. */
	initial?: string;
}

export const getTypes = (): Option[] => [
	{ value: 'report-chart', label: __( 'Chart', 'storedeck' ) },
	{ value: 'question', label: __( 'Question', 'storedeck' ) },
	{ value: 'report-summary', label: __( 'Metrics', 'storedeck' ) },
	{ value: 'report-table', label: __( 'Table', 'storedeck' ) },
	{ value: 'leaderboard', label: __( 'Leaderboard', 'storedeck' ) },
	{ value: 'inbox', label: __( 'Inbox', 'storedeck' ) },
];

const getReports = (): Option[] =>
	getSetting( 'reports' ).map( ( { id, title } ) => ( {
		value: id,
		label: title,
	} ) );

const getLeaderboards = (): Option[] =>
	getSetting( 'leaderboards' ).map( ( { id, label } ) => ( {
		value: id,
		label,
	} ) );

const getDefault = (): Option => ( {
	value: '',
	label: __( 'Store default', 'storedeck' ),
} );

const getPeriodFields = (): Field[] => [
	{
		key: 'period',
		label: __( 'Period', 'storedeck' ),
		options: [
			getDefault(),
			...presetValues.filter( ( { value } ) => value !== 'custom' ),
			...rollingPresets,
		],
	},
	{
		key: 'compare',
		label: __( 'Compare to', 'storedeck' ),
		options: [
			getDefault(),
			...comparisons.filter( ( { value } ) => value !== 'custom' ),
		],
	},
];

/** A required field with options, the first of which is the default. */
const getRequired = (
	field: Pick< Field, 'key' | 'label' >,
	options: Option[]
): Field => ( { ...field, options, initial: options[ 0 ]?.value ?? '' } );

const getReport = () =>
	getRequired(
		{ key: 'report', label: __( 'Report', 'storedeck' ) },
		getReports()
	);

const getTitle = (): Field => ( {
	key: 'title',
	label: __( 'Title', 'storedeck' ),
} );

export function getFields( type: string ): Field[] {
	switch ( type ) {
		case 'report-chart':
			return [
				getReport(),
				{
					key: 'chart',
					label: __( 'Metric', 'storedeck' ),
					help: __(
						'Metric key, e.g. net_revenue. Defaults to the first metric.',
						'storedeck'
					),
				},
				getTitle(),
				...getPeriodFields(),
			];
		case 'question':
			return [
				{
					key: 'metrics',
					label: __( 'Metrics', 'storedeck' ),
					help: __(
						'Keys separated by commas, e.g. net_revenue,orders_count. Defaults to net sales.',
						'storedeck'
					),
				},
				{
					key: 'by',
					label: __( 'Split by', 'storedeck' ),
					help: __(
						'Up to two dimensions, separated by commas, e.g. order_country,payment_method. They are in the URL of Explore.',
						'storedeck'
					),
				},
				getTitle(),
				...getPeriodFields(),
			];
		case 'report-summary':
		case 'report-table':
			return [ getReport(), getTitle(), ...getPeriodFields() ];
		case 'leaderboard':
			return [
				getRequired(
					{ key: 'list', label: __( 'Leaderboard', 'storedeck' ) },
					getLeaderboards()
				),
				...getPeriodFields(),
			];
		default:
			return [];
	}
}
