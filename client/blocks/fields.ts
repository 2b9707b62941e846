import { comparisons, presetValues, rollingPresets } from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import { __ } from '@wordpress/i18n';

/** What the block remembers: the name and the props of its placeholder. */
export interface Attributes {
	name: string;
	props: Record< string, unknown >;
}

interface Option {
	value: string;
	label: string;
}

/** A prop that can be chosen in the editor. */
interface Field {
	key: string;
	label: string;
	help?: string;
	/** Where there is a list to choose from. */
	options?: Option[];
	/** What it is until it is chosen, where it has to be something. */
	initial?: string;
}

/** What the block can show. */
export const getKinds = (): Option[] => [
	{ value: 'report-chart', label: __( 'Chart', 'storedeck' ) },
	{ value: 'report-summary', label: __( 'Figures', 'storedeck' ) },
	{ value: 'report-table', label: __( 'Table', 'storedeck' ) },
	{ value: 'leaderboard', label: __( 'Top list', 'storedeck' ) },
	{ value: 'inbox', label: __( 'Inbox', 'storedeck' ) },
];

const isScreen = (
	value: unknown
): value is { path: string; title: string; id: string } =>
	typeof value === 'object' &&
	value !== null &&
	'path' in value &&
	'title' in value &&
	'id' in value;

/** Screens under this path that are no reports. */
const NO_REPORTS = [ '/analytics/overview', '/analytics/settings' ];

/** The reports, as the menu has them. */
function getReports(): Option[] {
	const screens = getSetting( 'screens' );
	return ( Array.isArray( screens ) ? screens : [] )
		.filter( isScreen )
		.filter(
			( { path } ) =>
				! NO_REPORTS.includes( path ) &&
				( path.startsWith( '/analytics/' ) || path === '/customers' )
		)
		.map( ( { id, title } ) => ( { value: id, label: title } ) );
}

const getDefault = (): Option => ( {
	value: '',
	label: __( 'As the shop has it', 'storedeck' ),
} );

const getRange = (): Field[] => [
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

const getReport = (): Field => ( {
	key: 'report',
	label: __( 'Report', 'storedeck' ),
	options: getReports(),
	initial: 'revenue',
} );

const getTitle = (): Field => ( {
	key: 'title',
	label: __( 'Title', 'storedeck' ),
} );

/** What can be chosen for a kind. */
export function getFields( kind: string ): Field[] {
	switch ( kind ) {
		case 'report-chart':
			return [
				getReport(),
				{
					key: 'chart',
					label: __( 'Figure', 'storedeck' ),
					help: __(
						'Its key, for example net_revenue; the first of the report unless given.',
						'storedeck'
					),
				},
				getTitle(),
				...getRange(),
			];
		case 'report-summary':
		case 'report-table':
			return [ getReport(), getTitle(), ...getRange() ];
		case 'leaderboard':
			return [
				{
					key: 'list',
					label: __( 'List', 'storedeck' ),
					initial: 'products',
					options: [
						{
							value: 'products',
							label: __( 'Products', 'storedeck' ),
						},
						{
							value: 'categories',
							label: __( 'Categories', 'storedeck' ),
						},
						{
							value: 'coupons',
							label: __( 'Coupons', 'storedeck' ),
						},
						{
							value: 'customers',
							label: __( 'Customers', 'storedeck' ),
						},
					],
				},
				...getRange(),
			];
		default:
			return [];
	}
}
