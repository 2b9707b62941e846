import { useDispatch } from '@wordpress/data';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { paymentGatewaysStore } from '@storedeck/data';
import type { PaymentGateway } from '@storedeck/data';
import { SubmitButton } from '../../../common/submit-button';
import { UnsavedChangesWarning } from '../../../common/unsaved-changes-warning';
import { useSnackbar } from '../../../common/use-snackbar';
import { FailureNotice } from '../../../common/failure-notice';
import { getGatewayName } from '../gateway-name';
import { SettingField } from './field';
import {
	getChanges,
	getFields,
	getInitialValues,
	validate,
} from './form-values';
import type { Values } from './form-values';

/**
 * Settings form of a payment method. Values that were not saved stay in the
 * form.
 */
export function SettingsForm( {
	gateway,
	onSaved,
}: {
	gateway: PaymentGateway;
	onSaved: () => void;
} ) {
	const { updatePaymentGateway } = useDispatch( paymentGatewaysStore );
	const fields = useMemo( () => getFields( gateway ), [ gateway ] );
	const [ typed, setTyped ] = useState< Values >( {} );
	const [ removed, setRemoved ] = useState< readonly string[] >( [] );
	const [ isChecked, setIsChecked ] = useState( false );
	const [ isSaving, setIsSaving ] = useState( false );
	const [ saveError, setSaveError ] = useState( '' );
	const form = useRef< HTMLFormElement >( null );
	const notify = useSnackbar();

	const values = { ...getInitialValues( fields ), ...typed };
	const errors = validate( fields, values, removed );
	const changes = getChanges( fields, values, removed );
	const isDirty = Object.keys( changes ).length > 0;

	const save = async () => {
		if ( isSaving ) {
			return;
		}
		setIsChecked( true );
		const [ invalid ] = fields.filter( ( { id } ) => errors[ id ] );
		if ( invalid ) {
			form.current
				?.querySelector< HTMLElement >(
					`[data-field="${ CSS.escape(
						invalid.id
					) }"] :is(input, textarea, select)`
				)
				?.focus();
			return;
		}
		setIsSaving( true );
		setSaveError( '' );
		try {
			await updatePaymentGateway( gateway.id, changes );
			setTyped( {} );
			setRemoved( [] );
			setIsChecked( false );
			notify.success(
				sprintf(
					/* translators: %s: name of a payment method. */
					__( '%s settings saved.', 'storedeck' ),
					getGatewayName( gateway )
				)
			);
			onSaved();
		} catch ( error ) {
			setSaveError(
				error instanceof Error && error.message
					? error.message
					: __( 'Something went wrong.', 'storedeck' )
			);
		} finally {
			setIsSaving( false );
		}
	};

	return (
		<form
			ref={ form }
			className="storedeck-payment-form"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( isDirty || Object.keys( errors ).length > 0 ) {
					save();
				}
			} }
		>
			<UnsavedChangesWarning isDirty={ isDirty && ! isSaving } />
			{ fields.map( ( field ) => (
				<SettingField
					key={ field.id }
					field={ field }
					value={ values[ field.id ] ?? '' }
					error={ isChecked ? errors[ field.id ] : undefined }
					isRemoved={ removed.includes( field.id ) }
					onChange={ ( value ) =>
						setTyped( ( before ) => ( {
							...before,
							[ field.id ]: value,
						} ) )
					}
					onRemove={ ( isRemoved ) =>
						setRemoved( ( before ) =>
							isRemoved
								? [ ...before, field.id ]
								: before.filter( ( id ) => id !== field.id )
						)
					}
				/>
			) ) }
			{ saveError && (
				<FailureNotice
					message={ __( 'Could not save settings.', 'storedeck' ) }
					detail={ saveError }
				/>
			) }
			<div className="storedeck-payment-form__actions">
				<SubmitButton isBusy={ isSaving } canSubmit={ isDirty }>
					{ __( 'Save changes', 'storedeck' ) }
				</SubmitButton>
			</div>
		</form>
	);
}
