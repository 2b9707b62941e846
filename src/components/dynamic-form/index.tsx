import { Button } from '@wordpress/components';
import { useEffect, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Form } from '../form';
import { Field, isKnownType } from './field';
import type { DynamicField, DynamicFormProps, DynamicValues } from './types';
import './style.scss';

export type { DynamicField, DynamicFormProps, DynamicValues } from './types';

const getInitialValue = ( field: DynamicField ) => {
	// An empty string is a value and does not fall back to the default.
	const value = field.value ?? field.default ?? '';
	return field.type === 'checkbox' ? value === 'yes' : value;
};

/** Logs fields of unknown types. */
function useTypeWarnings( fields: readonly DynamicField[] ) {
	const unknown = fields
		.filter( ( field ) => ! isKnownType( field ) )
		.map( ( { id, type } ) => `${ id } (${ type })` )
		.join( ', ' );
	useEffect( () => {
		if ( unknown ) {
			console.warn(
				`DynamicForm: fields of unknown type: ${ unknown }.`
			);
		}
	}, [ unknown ] );
}

/**
 * A form rendered from a list of fields, such as the settings of a payment
 * gateway.
 *
 * @param props See `DynamicFormProps`.
 */
export function DynamicForm( {
	fields: fieldsProp,
	validate,
	isBusy = false,
	onSubmit,
	onChange,
	submitLabel = __( 'Proceed', 'storedeck' ),
}: DynamicFormProps ) {
	const fields: readonly DynamicField[] = useMemo(
		() => Object.values( fieldsProp ),
		[ fieldsProp ]
	);
	useTypeWarnings( fields );
	const initialValues: DynamicValues = Object.fromEntries(
		fields.map( ( field ) => [ field.id, getInitialValue( field ) ] )
	);
	return (
		<Form
			initialValues={ initialValues }
			validate={ validate }
			onSubmit={ onSubmit }
			onChange={ onChange }
		>
			{ ( { getInputProps, handleSubmit } ) => (
				<form
					className="woocommerce-component_dynamic-form"
					noValidate
					onSubmit={ ( event ) => {
						event.preventDefault();
						if ( ! isBusy ) {
							handleSubmit();
						}
					} }
				>
					{ fields.filter( isKnownType ).map( ( field ) => {
						const input = getInputProps( field.id );
						return (
							<Field
								key={ field.id }
								field={ field }
								value={ input.value ?? '' }
								error={ input.help }
								onChange={ input.onChange }
								onBlur={ input.onBlur }
							/>
						);
					} ) }
					<Button
						type="submit"
						variant="primary"
						isBusy={ isBusy }
						aria-disabled={ isBusy }
					>
						{ submitLabel }
					</Button>
				</form>
			) }
		</Form>
	);
}
