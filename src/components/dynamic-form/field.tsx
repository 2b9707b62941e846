import { CheckboxControl } from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { SelectControl } from '../select-control';
import { TextControl } from '../text-control';
import { classNames } from '../class-names';
import type { DynamicField } from './types';

interface FieldProps {
	field: DynamicField;
	value: string | boolean;
	/** Validation error. */
	error: string | null;
	onChange: ( value: string | boolean ) => void;
	onBlur: () => void;
}

const TYPES = [ 'text', 'password', 'checkbox', 'select' ];

export const isKnownType = ( { type }: DynamicField ) => TYPES.includes( type );

/**
 * Renders a field by its type.
 *
 * @param props See `FieldProps`.
 */
export function Field( { field, value, error, onChange, onBlur }: FieldProps ) {
	const { type, placeholder, options = {} } = field;
	const common = {
		label: decodeEntities( field.label || field.title || field.id ),
		help:
			error ||
			decodeEntities(
				[ field.description, field.tip ].filter( Boolean ).join( ' ' )
			) ||
			undefined,
		className: classNames( field.class, error && 'has-error' ),
		onBlur,
	};
	switch ( type ) {
		case 'checkbox':
			return (
				<CheckboxControl
					__nextHasNoMarginBottom
					{ ...common }
					checked={ value === true }
					onChange={ onChange }
				/>
			);
		case 'select':
			return (
				<SelectControl
					{ ...common }
					placeholder={ placeholder }
					options={ Object.entries( options ).map(
						( [ key, label ] ) => ( {
							key,
							label,
							value: { id: key },
						} )
					) }
					selected={ String( value ) }
					onChange={ onChange }
				/>
			);
		default:
			return (
				<TextControl
					{ ...common }
					type={ type }
					placeholder={ placeholder }
					value={ String( value ) }
					onChange={ onChange }
					autoComplete={ type === 'password' ? 'off' : undefined }
				/>
			);
	}
}
