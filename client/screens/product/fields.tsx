import {
	CheckboxControl,
	SelectControl,
	TextareaControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { TextControlWithAffixes } from '@storedeck/components';
import { getSettings } from '@storedeck/settings';
import type { FlagName, SectionProps, TextName } from './form-context';
import { getLabels } from '../../common/product/labels';
import type { FieldName } from './product-values';

/** Marks the element of a field, to which its error leads. */
export const FieldPlace = ( {
	name,
	error,
	children,
}: {
	name: FieldName;
	error?: string;
	children: ReactNode;
} ) => (
	<div
		className={ `storedeck-product__field${ error ? ' has-error' : '' }` }
		data-field={ name }
	>
		{ children }
	</div>
);

interface TextProps extends SectionProps {
	name: TextName;
	help?: string;
	type?: 'text' | 'date';
	inputMode?: 'decimal' | 'numeric';
}

export function TextField( { form, name, help, ...props }: TextProps ) {
	const error = form.getError( name );
	return (
		<FieldPlace name={ name } error={ error }>
			<TextControlWithAffixes
				autoComplete="off"
				label={ getLabels()[ name ] }
				help={ error ?? help }
				aria-invalid={ Boolean( error ) }
				value={ form.values[ name ] }
				onChange={ ( value ) => form.setValue( name, value ) }
				onBlur={ () => form.onBlur( name ) }
				{ ...props }
			/>
		</FieldPlace>
	);
}

export function LongTextField( {
	form,
	name,
	help,
	rows,
}: TextProps & { rows: number } ) {
	const error = form.getError( name );
	return (
		<FieldPlace name={ name } error={ error }>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ getLabels()[ name ] }
				help={ error ?? help }
				aria-invalid={ Boolean( error ) }
				rows={ rows }
				value={ form.values[ name ] }
				onChange={ ( value ) => form.setValue( name, value ) }
				onBlur={ () => form.onBlur( name ) }
			/>
		</FieldPlace>
	);
}

/** An amount in the currency of the store. */
export function PriceField( { form, name }: TextProps ) {
	const error = form.getError( name );
	const { symbol, symbolPosition } = getSettings().currency;
	const affix = symbolPosition.startsWith( 'left' )
		? { prefix: symbol }
		: { suffix: symbol };
	return (
		<FieldPlace name={ name } error={ error }>
			<TextControlWithAffixes
				{ ...affix }
				autoComplete="off"
				inputMode="decimal"
				label={ getLabels()[ name ] }
				help={ error }
				aria-invalid={ Boolean( error ) }
				value={ form.values[ name ] }
				onChange={ ( value ) => form.setValue( name, value ) }
				onBlur={ () => form.onBlur( name ) }
			/>
		</FieldPlace>
	);
}

interface ChoiceProps extends SectionProps {
	name: TextName;
	options: ReadonlyArray< { value: string; label: string } >;
	help?: string;
}

/** A list of options; a stored value that is not among them is one, too. */
export function ChoiceField( { form, name, options, help }: ChoiceProps ) {
	const error = form.getError( name );
	const value = form.values[ name ];
	return (
		<FieldPlace name={ name } error={ error }>
			<SelectControl
				__nextHasNoMarginBottom
				label={ getLabels()[ name ] }
				help={ error ?? help }
				aria-invalid={ Boolean( error ) }
				value={ value }
				options={ [
					...options,
					...( options.some( ( option ) => option.value === value )
						? []
						: [ { value, label: value } ] ),
				] }
				onChange={ ( chosen ) => form.setValue( name, chosen ) }
				onBlur={ () => form.onBlur( name ) }
			/>
		</FieldPlace>
	);
}

export const FlagField = ( {
	form,
	name,
	help,
}: SectionProps & { name: FlagName; help?: string } ) => (
	<FieldPlace name={ name } error={ form.getError( name ) }>
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ getLabels()[ name ] }
			help={ form.getError( name ) ?? help }
			checked={ form.values[ name ] }
			onChange={ ( isChecked ) => form.setValue( name, isChecked ) }
		/>
	</FieldPlace>
);
