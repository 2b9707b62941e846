import { Button, CheckboxControl, TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { ordersStore } from '@storedeck/data';
import type { Order, OrderRefund } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import { ConfirmDialog } from '../../../common/confirm-dialog';
import { getFailureText } from '../../../common/failure-text';
import { SubmitButton } from '../../../common/submit-button';
import { useSnackbar } from '../../../common/use-snackbar';
import { formatInText } from '../../../common/order/amounts';
import { getCurrency, getRemaining } from '../../../common/order/totals';
import { OTHER_AMOUNT, readRefund, refundAll, toInput } from './draft';
import type { RefundValues } from './draft';
import { RefundField } from './field';
import { RefundLines } from './refund-lines';
import { getRefundable, isOpen } from './refundable';

const NO_ERRORS: Readonly< Record< string, string > > = {};

interface Props {
	order: Order;
	refunds: readonly OrderRefund[];
	onDirtyChange: ( isDirty: boolean ) => void;
	onClose: () => void;
}

/** Refunds items, shipping, fees or an amount. */
export function RefundForm( {
	order,
	refunds,
	onDirtyChange,
	onClose,
}: Props ) {
	const { createOrderRefund } = useDispatch( ordersStore );
	const notify = useSnackbar();
	const [ values, setValues ] = useState< RefundValues >( {} );
	const [ reason, setReason ] = useState( '' );
	const [ isRestock, setIsRestock ] = useState( true );
	const [ isChecked, setIsChecked ] = useState( false );
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isSaving, setIsSaving ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const form = useRef< HTMLFormElement >( null );
	const currency = getCurrency( order );
	const lines = useMemo(
		() => getRefundable( order, refunds ).filter( isOpen ),
		[ order, refunds ]
	);
	const { errors, total, remaining, fields } = readRefund(
		order,
		lines,
		values
	);
	const isDirty =
		reason !== '' ||
		Object.values( values ).some( ( text ) => text !== '' );
	const shown = isChecked ? errors : NO_ERRORS;

	useEffect( () => {
		onDirtyChange( isDirty );
	}, [ isDirty, onDirtyChange ] );
	useEffect( () => form.current?.querySelector( 'input' )?.focus(), [] );

	const ask = () => {
		setIsChecked( true );
		setFailure( '' );
		if ( Object.keys( errors ).length === 0 ) {
			setIsAsking( true );
			return;
		}
		// After the errors are rendered.
		setTimeout(
			() =>
				form.current
					?.querySelector< HTMLElement >( '[aria-invalid="true"]' )
					?.focus()
		);
	};
	const save = async () => {
		setIsAsking( false );
		setIsSaving( true );
		try {
			await createOrderRefund( order.id, {
				...fields,
				reason: reason.trim(),
				api_restock: isRestock,
			} );
			notify.success(
				sprintf(
					/* translators: %s: amount. */
					__( '%s refunded.', 'storedeck' ),
					formatInText( total, currency )
				)
			);
			onClose();
		} catch ( error ) {
			setFailure(
				getFailureText( error ) ||
					__( 'Could not save the refund.', 'storedeck' )
			);
			setIsSaving( false );
		}
	};

	return (
		<form
			ref={ form }
			className="storedeck-order__refund"
			aria-label={ __( 'Refund', 'storedeck' ) }
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( ! isSaving ) {
					ask();
				}
			} }
		>
			<h3>{ __( 'Refund', 'storedeck' ) }</h3>
			<p>
				{ __(
					'A refund is recorded here. Return the money through your payment provider.',
					'storedeck'
				) }
			</p>
			<Button
				variant="secondary"
				onClick={ () => setValues( refundAll( order, lines ) ) }
			>
				{ __( 'Refund all', 'storedeck' ) }
			</Button>
			<RefundLines
				lines={ lines }
				values={ values }
				errors={ shown }
				onChange={ setValues }
			/>
			<div className="storedeck-order__tax">
				<span>{ __( 'Other amount', 'storedeck' ) }</span>
				<RefundField
					label={ __( 'Other amount', 'storedeck' ) }
					inputMode="decimal"
					most={ toInput( getRemaining( order ) ) }
					value={ values[ OTHER_AMOUNT ] ?? '' }
					error={ shown[ OTHER_AMOUNT ] }
					onChange={ ( typed ) =>
						setValues( { ...values, [ OTHER_AMOUNT ]: typed } )
					}
				/>
			</div>
			<TextControl
				__nextHasNoMarginBottom
				label={ __( 'Reason', 'storedeck' ) }
				value={ reason }
				maxLength={ 5000 }
				onChange={ setReason }
			/>
			{ getSetting( 'manageStock', false ) && (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Restock refunded items', 'storedeck' ) }
					checked={ isRestock }
					onChange={ setIsRestock }
				/>
			) }
			<p role="status">
				{ sprintf(
					/* translators: 1: amount of a refund, 2: amount that remains. */
					__( 'Refund: %1$s. Remaining: %2$s.', 'storedeck' ),
					formatInText( total, currency ),
					formatInText( remaining, currency )
				) }
			</p>
			{ failure && (
				<p className="storedeck-order__error" role="alert">
					{ failure }
				</p>
			) }
			<div className="storedeck-order__actions">
				<SubmitButton isBusy={ isSaving }>
					{ sprintf(
						/* translators: %s: amount. */
						__( 'Refund %s', 'storedeck' ),
						formatInText( total, currency )
					) }
				</SubmitButton>
				<Button variant="tertiary" onClick={ onClose }>
					{ __( 'Cancel', 'storedeck' ) }
				</Button>
			</div>
			{ isAsking && (
				<ConfirmDialog
					title={ sprintf(
						/* translators: %s: amount. */
						__( 'Refund %s', 'storedeck' ),
						formatInText( total, currency )
					) }
					message={
						remaining.isZero()
							? __(
									'Nothing remains to be refunded, so the order gets the status Refunded.',
									'storedeck'
							  )
							: sprintf(
									/* translators: %s: amount that remains. */
									__(
										'%s of the order remains.',
										'storedeck'
									),
									formatInText( remaining, currency )
							  )
					}
					confirmLabel={ _x( 'Refund', 'verb', 'storedeck' ) }
					onConfirm={ save }
					onCancel={ () => setIsAsking( false ) }
				/>
			) }
		</form>
	);
}
