import { Notice, SelectControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { OrderStatus } from '@storedeck/components';
import type { Order } from '@storedeck/data';
import { Panel } from '../../common/panel';
import {
	getStatuses,
	getStatusLabel,
	getStatusLabels,
} from '../../common/order/use-save-status';
import type { StatusSaving } from '../../common/order/use-save-status';
import { SubmitButton } from '../../common/submit-button';

interface Props {
	order: Order;
	saving: StatusSaving;
	onDirtyChange: ( isDirty: boolean ) => void;
}

/** Shows and changes the status of an order. */
export function StatusForm( { order, saving, onDirtyChange }: Props ) {
	const [ draft, setDraft ] = useState< string >();
	const { save, isSaving, knownBefore, acceptCurrent } = saving;
	const statuses = getStatuses();
	const isDirty = draft !== undefined && draft !== order.status;

	useEffect( () => {
		onDirtyChange( isDirty );
	}, [ isDirty, onDirtyChange ] );

	const submit = async () => {
		if ( isDirty && ( await save( draft ) ) ) {
			setDraft( undefined );
		}
	};

	return (
		<Panel title={ __( 'Status', 'storedeck' ) }>
			<OrderStatus order={ order } orderStatusMap={ getStatusLabels() } />
			{ order.status === 'trash' && (
				<p>
					{ __(
						'This order is in the trash. Choose a status to restore it.',
						'storedeck'
					) }
				</p>
			) }
			{ knownBefore !== undefined && (
				<Notice status="warning" onRemove={ acceptCurrent }>
					{ sprintf(
						/* translators: 1: previous status of an order, 2: its current status. */
						__(
							'The status was changed elsewhere: from %1$s to %2$s.',
							'storedeck'
						),
						getStatusLabel( knownBefore ),
						getStatusLabel( order.status )
					) }
				</Notice>
			) }
			<form
				className="storedeck-order__status"
				onSubmit={ ( event ) => {
					event.preventDefault();
					submit();
				} }
			>
				<SelectControl
					__nextHasNoMarginBottom
					label={ __( 'Change status', 'storedeck' ) }
					value={ draft ?? order.status }
					options={ [
						...( order.status in statuses
							? []
							: [ { value: order.status, label: '—' } ] ),
						...Object.entries( statuses ).map(
							( [ value, label ] ) => ( { value, label } )
						),
					] }
					onChange={ setDraft }
				/>
				<SubmitButton isBusy={ isSaving } canSubmit={ isDirty }>
					{ __( 'Update', 'storedeck' ) }
				</SubmitButton>
			</form>
		</Panel>
	);
}
