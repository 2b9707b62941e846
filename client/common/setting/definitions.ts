import { decodeEntities } from '@wordpress/html-entities';
import { toPlainText } from '../plain-text';
import type { Option, SettingConfig } from './types';

/** A setting as described by `/wc-analytics/settings/{group}`. */
type Definition = Readonly< Record< string, unknown > >;

const toText = ( value: unknown ) =>
	typeof value === 'string' || typeof value === 'number'
		? decodeEntities( String( value ) )
		: '';

const toOptions = ( value: unknown ): Option[] =>
	typeof value === 'object' && value !== null
		? Object.entries( value ).map( ( [ key, label ] ) => ( {
				value: key,
				label: toText( label ) || key,
		  } ) )
		: [];

/** Control for a setting type; text for an unknown type. */
function toInput( { type, options }: Definition ) {
	switch ( type ) {
		case 'multiselect':
			return {
				inputType: 'checkboxGroup',
				options: [ { key: 'all', options: toOptions( options ) } ],
			} as const;
		case 'select':
		case 'radio':
			return { inputType: type, options: toOptions( options ) } as const;
		case 'checkbox':
		case 'number':
		case 'password':
		case 'textarea':
			return { inputType: type } as const;
		default:
			return { inputType: 'text' } as const;
	}
}

/**
 * Control of a setting. The description is the label of a setting that has no
 * other.
 *
 * @param definition An entry of `/wc-analytics/settings/{group}`.
 */
export function toConfig( definition: Definition ): SettingConfig {
	const label = toText( definition.label );
	const html =
		typeof definition.description === 'string'
			? definition.description
			: '';
	return {
		...toInput( definition ),
		label: label || toPlainText( html ) || toText( definition.id ),
		helpText: ( label && html ) || undefined,
		defaultValue: definition.default,
	};
}

/** A checkbox is a boolean in the form, `yes` or `no` on the server. */
export const toStored = ( config: SettingConfig, value: unknown ) =>
	config.inputType === 'checkbox' && typeof value === 'boolean'
		? ( value && 'yes' ) || 'no'
		: value;
