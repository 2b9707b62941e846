import { __ } from '@wordpress/i18n';
import { getSetting } from '@storedeck/settings';
import { declarations } from '@storedeck/settings/declarations';
import {
	anyList,
	component,
	createRule,
	either,
	object,
	shapeOf,
	text,
	valuesOf,
} from '@storedeck/hooks';
import { applyContained } from '../../extend/apply-contained';
import { toConfig } from '../../common/setting/definitions';
import { DefaultDateRange } from './default-date-range';
import { createReportSource } from './report-source';
import type { OptionGroup, SettingConfig } from '../../common/setting/types';

/** The option with the source of reports. */
export const REPORT_SOURCE = 'storedeck_report_source';

/** The core statuses; plugins may add others. */
const CORE_STATUSES = [
	'pending',
	'processing',
	'on-hold',
	'completed',
	'cancelled',
	'refunded',
	'failed',
];

/**
 * Groups the order statuses into core and custom statuses.
 *
 * @param statuses Labels by status.
 * @param excluded Statuses to leave out.
 */
function getStatusGroups(
	statuses: Readonly< Record< string, string > >,
	excluded: readonly string[] = []
): OptionGroup[] {
	const options = Object.entries( statuses )
		.filter( ( [ value ] ) => ! excluded.includes( value ) )
		.map( ( [ value, label ] ) => ( { value, label } ) );
	const isCore = ( { value }: { value: string } ) =>
		CORE_STATUSES.includes( value );
	return [
		{ key: 'defaultStatuses', options: options.filter( isCore ) },
		{
			key: 'customStatuses',
			label: __( 'Custom statuses', 'storedeck' ),
			options: options.filter( ( option ) => ! isCore( option ) ),
		},
	];
}

/** Inputs with options. */
const CHOICES = [ 'checkboxGroup', 'select', 'radio' ];
const INPUTS = [ ...CHOICES, 'checkbox', 'text', 'component' ];

const isOneOf = ( names: readonly string[] ) =>
	createRule( `one of ${ names.join( ', ' ) }`, ( value ) =>
		names.some( ( name ) => name === value )
	);

const CONFIGS = shapeOf< Record< string, SettingConfig > >(
	valuesOf(
		( config, at ) =>
			object( { label: text, inputType: isOneOf( INPUTS ) } )(
				config,
				at
			) ??
			either(
				object( { inputType: isOneOf( [ 'checkbox', 'text' ] ) } ),
				object( { inputType: isOneOf( CHOICES ), options: anyList } ),
				object( { component } )
			)( config, at )
	)
);

/** Settings that the server describes: those that depend on the site. */
function getServerConfigs(): Record< string, SettingConfig > {
	const definitions: Record< string, Record< string, unknown > > = getSetting(
		'analyticsSettings',
		{}
	);
	return Object.fromEntries(
		Object.entries( definitions ).map( ( [ name, definition ] ) => {
			const config = toConfig( definition );
			return [
				name,
				name === REPORT_SOURCE ? createReportSource( config ) : config,
			];
		} )
	);
}

/**
 * The Analytics settings by name, with those that plugins add through
 * `woocommerce_admin_analytics_settings`.
 */
export function getConfigs(): Record< string, SettingConfig > {
	const statuses = getSetting( 'orderStatuses' );
	return applyContained(
		'woocommerce_admin_analytics_settings',
		{
			woocommerce_excluded_report_order_statuses: {
				label: __( 'Excluded statuses:', 'storedeck' ),
				inputType: 'checkboxGroup',
				options: getStatusGroups( statuses, [ 'refunded' ] ),
				helpText: __(
					'Orders with these statuses are excluded from the totals in your reports. The Refunded status cannot be excluded.',
					'storedeck'
				),
				defaultValue: declarations.excludedOrderStatuses.getDefault(),
			},
			woocommerce_actionable_order_statuses: {
				label: __( 'Actionable statuses:', 'storedeck' ),
				inputType: 'checkboxGroup',
				options: getStatusGroups( statuses ),
				helpText: __(
					'Orders with these statuses require action by the store admin.',
					'storedeck'
				),
				defaultValue: declarations.actionableOrderStatuses.getDefault(),
			},
			woocommerce_default_date_range: {
				label: __( 'Default date range:', 'storedeck' ),
				inputType: 'component',
				component: DefaultDateRange,
				helpText: __(
					'Date range shown when a report is opened.',
					'storedeck'
				),
				defaultValue: declarations.defaultDateRange.getDefault(),
			},
			woocommerce_date_type: {
				label: __( 'Date type:', 'storedeck' ),
				inputType: 'select',
				options: [
					{
						value: 'date_created',
						label: __( 'Date created', 'storedeck' ),
					},
					{
						value: 'date_paid',
						label: __( 'Date paid', 'storedeck' ),
					},
					{
						value: 'date_completed',
						label: __( 'Date completed', 'storedeck' ),
					},
				],
				helpText: __(
					'Date used to assign orders to a reporting period.',
					'storedeck'
				),
				defaultValue: 'date_paid',
			},
			...getServerConfigs(),
		},
		CONFIGS
	);
}

/**
 * The value that applies: the default where nothing is stored, which WooCommerce
 * returns as an empty text or `false`.
 *
 * @param config The setting.
 * @param value  The stored value.
 */
export const getEffective = ( config: SettingConfig, value: unknown ) =>
	value === undefined ||
	value === null ||
	( ( config.inputType === 'select' || config.inputType === 'radio' ) &&
		! config.options.some( ( option ) => option.value === value ) )
		? config.defaultValue
		: value;

export const getDefaults = ( configs: Record< string, SettingConfig > ) =>
	Object.fromEntries(
		Object.entries( configs ).map( ( [ name, { defaultValue } ] ) => [
			name,
			defaultValue,
		] )
	);
