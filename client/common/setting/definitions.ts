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

/** Whether two texts are the same, except for case and the full stop. */
const isSameText = ( ...texts: [ string, string ] ) => {
	const [ one, other ] = texts.map( ( text ) =>
		text.trim().replace( /\.$/, '' ).toLowerCase()
	);
	return one === other;
};

/**
 * Control of a setting. The description is the label of a setting that has no
 * other; a description that repeats the label is left out.
 *
 * @param definition An entry of `/wc-analytics/settings/{group}`.
 */
export function toConfig( definition: Definition ): SettingConfig {
	const label = toText( definition.label );
	const html =
		typeof definition.description === 'string'
			? definition.description
			: '';
	const description = toPlainText( html );
	const isRepeated = isSameText( label, description );
	return {
		...toInput( definition ),
		label: label || description || toText( definition.id ),
		helpText: ( label && ! isRepeated && html ) || undefined,
		defaultValue: definition.default,
	};
}

/** A checkbox is a boolean in the form, `yes` or `no` on the server. */
export const toStored = ( config: SettingConfig, value: unknown ) =>
	config.inputType === 'checkbox' && typeof value === 'boolean'
		? ( value && 'yes' ) || 'no'
		: value;
