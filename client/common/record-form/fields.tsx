import {
	CheckboxControl,
	SelectControl,
	TextareaControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { TextControlWithAffixes } from '@storedeck/components';
import { getSettings } from '@storedeck/settings';

/** The part of a form that a field of a type of values needs. */
interface FieldForm< Name extends string, Value > {
	values: Readonly< Record< Name, Value > >;
	setValue: ( name: Name, value: Value ) => void;
	getError: ( name: Name ) => string | undefined;
	onBlur: ( name: Name ) => void;
	getLabel: ( name: Name ) => string;
}

/** The name decides which values the form must have. */
interface FieldProps< Name extends string, Value > {
	form: FieldForm< NoInfer< Name >, Value >;
	name: Name;
	help?: string;
}

/** Marks the element of a field, to which its error leads. */
export const FieldPlace = ( {
	name,
	error,
	children,
}: {
	name: string;
	error?: string;
	children: ReactNode;
} ) => (
	<div
		className={ `storedeck-record-form__field${
			error ? ' has-error' : ''
		}` }
		data-field={ name }
	>
		{ children }
	</div>
);

interface TextProps< Name extends string > extends FieldProps< Name, string > {
	type?: 'text' | 'date';
	inputMode?: 'decimal' | 'numeric';
	prefix?: string;
	suffix?: string;
}

/** The props of the control of a text, or of one of several options. */
const getControlProps = < Name extends string >( {
	form,
	name,
	help,
}: FieldProps< Name, string > ) => {
	const error = form.getError( name );
	return {
		label: form.getLabel( name ),
		help: error ?? help,
		'aria-invalid': Boolean( error ),
		value: form.values[ name ],
		onChange: ( value: string ) => form.setValue( name, value ),
		onBlur: () => form.onBlur( name ),
	};
};

export function TextField< Name extends string >( {
	form,
	name,
	help,
	...props
}: TextProps< Name > ) {
	return (
		<FieldPlace name={ name } error={ form.getError( name ) }>
			<TextControlWithAffixes
				autoComplete="off"
				{ ...getControlProps( { form, name, help } ) }
				{ ...props }
			/>
		</FieldPlace>
	);
}

export const LongTextField = < Name extends string >( {
	rows,
	...props
}: FieldProps< Name, string > & { rows: number } ) => (
	<FieldPlace name={ props.name } error={ props.form.getError( props.name ) }>
		<TextareaControl
			__nextHasNoMarginBottom
			rows={ rows }
			{ ...getControlProps( props ) }
		/>
	</FieldPlace>
);

/** An amount in the currency of the store. */
export function PriceField< Name extends string >(
	props: FieldProps< Name, string >
) {
	const { symbol, symbolPosition } = getSettings().currency;
	const affix = symbolPosition.startsWith( 'left' )
		? { prefix: symbol }
		: { suffix: symbol };
	return <TextField { ...props } { ...affix } inputMode="decimal" />;
}

interface ChoiceProps< Name extends string >
	extends FieldProps< Name, string > {
	options: ReadonlyArray< { value: string; label: string } >;
}

/** A list of options; a stored value that is not among them is one, too. */
export function ChoiceField< Name extends string >( {
	options,
	...props
}: ChoiceProps< Name > ) {
	const { form, name } = props;
	const value = form.values[ name ];
	return (
		<FieldPlace name={ name } error={ form.getError( name ) }>
			<SelectControl
				__nextHasNoMarginBottom
				{ ...getControlProps( props ) }
				options={ [
					...options,
					...( options.some( ( option ) => option.value === value )
						? []
						: [ { value, label: value } ] ),
				] }
			/>
		</FieldPlace>
	);
}

export const FlagField = < Name extends string >( {
	form,
	name,
	help,
}: FieldProps< Name, boolean > ) => (
	<FieldPlace name={ name } error={ form.getError( name ) }>
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ form.getLabel( name ) }
			help={ form.getError( name ) ?? help }
			checked={ form.values[ name ] }
			onChange={ ( isChecked ) => form.setValue( name, isChecked ) }
		/>
	</FieldPlace>
);
