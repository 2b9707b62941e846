import {
	Button,
	CheckboxControl,
	SelectControl,
	TextControl,
	TextareaControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { BankAccounts } from './bank-accounts';
import { BANK_ACCOUNTS, toAccounts } from './form-values';
import type { Field, FieldValue } from './form-values';

interface Props {
	field: Field;
	value: FieldValue;
	error: string | undefined;
	/** The saved secret is going to be deleted. */
	isRemoved: boolean;
	onChange: ( value: FieldValue ) => void;
	onRemove: ( isRemoved: boolean ) => void;
}

const INPUT_TYPES: Readonly<
	Record< string, 'email' | 'number' | 'url' | 'tel' >
> = { email: 'email', number: 'number', url: 'url', tel: 'tel' };

/**
 * A secret. The saved value is never shown and stays unless a new one is typed.
 */
function SecretField( {
	field,
	value,
	label,
	help,
	isRemoved,
	onChange,
	onRemove,
}: Omit< Props, 'error' > & { label: string; help: string } ) {
	const isKept = field.isSaved && ! isRemoved;
	/* translators: %s: name of a secret, for example "Key". */
	const keepLabel = sprintf( __( 'Undo removing %s', 'storedeck' ), label );
	/* translators: %s: name of a secret, for example "Key". */
	const removeLabel = sprintf( __( 'Remove %s', 'storedeck' ), label );

	return (
		<>
			<TextControl
				__nextHasNoMarginBottom
				type="password"
				autoComplete="new-password"
				label={ label }
				help={ help }
				placeholder={
					isKept
						? __( 'Saved. Type to replace.', 'storedeck' )
						: field.placeholder
				}
				required={ field.isRequired }
				value={ String( value ) }
				onChange={ onChange }
			/>
			{ field.isSaved && (
				<Button
					variant="link"
					aria-label={ isRemoved ? keepLabel : removeLabel }
					onClick={ () => onRemove( ! isRemoved ) }
				>
					{ isRemoved
						? __(
								'Will be removed when you save. Undo',
								'storedeck'
						  )
						: __( 'Remove', 'storedeck' ) }
				</Button>
			) }
		</>
	);
}

/** A field in the settings of a payment method. */
export function SettingField( props: Props ) {
	const { field, value, error, onChange } = props;
	const label = decodeEntities( field.label );
	const help = decodeEntities( field.description ?? '' );
	const common = {
		__nextHasNoMarginBottom: true,
		label,
		help,
		required: field.isRequired,
		placeholder: field.placeholder,
		value: String( value ),
		onChange,
	};

	const renderControl = () => {
		if ( field.isSecret ) {
			return <SecretField { ...props } label={ label } help={ help } />;
		}
		switch ( field.type ) {
			case 'checkbox':
				return (
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ label }
						help={ help }
						checked={ value === true }
						onChange={ onChange }
					/>
				);
			case 'select':
			case 'radio':
				return (
					<SelectControl
						__nextHasNoMarginBottom
						label={ label }
						help={ help }
						value={ String( value ) }
						options={ Object.entries( field.options ?? {} ).map(
							( [ option, text ] ) => ( {
								value: option,
								label: decodeEntities( text ),
							} )
						) }
						onChange={ onChange }
					/>
				);
			case BANK_ACCOUNTS:
				return (
					<BankAccounts
						label={ label }
						help={ help }
						labels={ field.options ?? {} }
						accounts={ toAccounts( value ) }
						onChange={ onChange }
					/>
				);
			case 'textarea':
				return <TextareaControl { ...common } rows={ 3 } />;
			default:
				return (
					<TextControl
						{ ...common }
						type={ INPUT_TYPES[ field.type ] ?? 'text' }
					/>
				);
		}
	};

	return (
		<div
			className={
				error
					? 'storedeck-payment-field has-error'
					: 'storedeck-payment-field'
			}
			data-field={ field.id }
		>
			{ renderControl() }
			{ error && (
				<p className="storedeck-payment-field__error" role="alert">
					{ error }
				</p>
			) }
		</div>
	);
}
