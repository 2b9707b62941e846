import { SelectControl, TextareaControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ordersStore } from '@storedeck/data';
import type { Order } from '@storedeck/data';
import { getFailureText } from '../../common/failure-text';
import { useCommand } from '../../common/screen-commands';
import { SubmitButton } from '../../common/submit-button';
import { useSnackbar } from '../../common/use-snackbar';

const PRIVATE = 'private';
const CUSTOMER = 'customer';

interface Props {
	order: Order;
	onDirtyChange: ( isDirty: boolean ) => void;
}

/** Adds a note. The text stays when saving fails. */
export function NoteForm( { order, onDirtyChange }: Props ) {
	const { addOrderNote } = useDispatch( ordersStore );
	const notify = useSnackbar();
	const [ text, setText ] = useState( '' );
	const [ type, setType ] = useState( PRIVATE );
	const [ failure, setFailure ] = useState( '' );
	const [ isSaving, setIsSaving ] = useState( false );
	const form = useRef< HTMLFormElement >( null );
	const isDirty = text.trim() !== '';
	const focusText = () => form.current?.querySelector( 'textarea' )?.focus();

	useCommand(
		'storedeck/add-note',
		__( 'Add note', 'storedeck' ),
		sprintf(
			/* translators: %s: number of an order. */
			__( 'Order #%s', 'storedeck' ),
			order.number
		),
		focusText
	);

	useEffect( () => {
		onDirtyChange( isDirty );
	}, [ isDirty, onDirtyChange ] );

	const save = async () => {
		if ( isSaving ) {
			return;
		}
		if ( ! isDirty ) {
			setFailure( __( 'Type a note.', 'storedeck' ) );
			focusText();
			return;
		}
		setIsSaving( true );
		setFailure( '' );
		try {
			await addOrderNote( order.id, {
				note: text.trim(),
				customer_note: type === CUSTOMER,
			} );
			setText( '' );
			setType( PRIVATE );
			notify.success(
				type === CUSTOMER
					? __( 'Note added and sent to the customer.', 'storedeck' )
					: __( 'Note added.', 'storedeck' )
			);
		} catch ( error ) {
			setFailure(
				getFailureText( error ) ||
					__( 'Could not save the note.', 'storedeck' )
			);
		} finally {
			setIsSaving( false );
		}
	};

	return (
		<form
			ref={ form }
			className="storedeck-order__note-form"
			onSubmit={ ( event ) => {
				event.preventDefault();
				save();
			} }
		>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Add note', 'storedeck' ) }
				rows={ 3 }
				value={ text }
				onChange={ setText }
			/>
			<SelectControl
				__nextHasNoMarginBottom
				label={ __( 'Visible to', 'storedeck' ) }
				value={ type }
				help={
					order.billing.email
						? undefined
						: __(
								'The order has no email address, so notes are private.',
								'storedeck'
						  )
				}
				options={ [
					{
						value: PRIVATE,
						label: __( 'Store staff', 'storedeck' ),
					},
					{
						value: CUSTOMER,
						label: __( 'Customer, by email', 'storedeck' ),
						disabled: ! order.billing.email,
					},
				] }
				onChange={ setType }
			/>
			{ failure && (
				<p className="storedeck-order__error" role="alert">
					{ failure }
				</p>
			) }
			<SubmitButton variant="secondary" isBusy={ isSaving }>
				{ __( 'Add note', 'storedeck' ) }
			</SubmitButton>
		</form>
	);
}
