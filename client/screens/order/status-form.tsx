import { Button, Notice, SelectControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { OrderStatus } from '@storedeck/components';
import { ordersStore } from '@storedeck/data';
import type { Order } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import { Panel } from '../../common/panel';
import { useSnackbar } from '../../common/use-snackbar';

/** HTTP status of a change that another one preceded. */
const CONFLICT = 409;

const isConflict = ( error: unknown ) =>
	error instanceof Error && 'status' in error && error.status === CONFLICT;

interface Props {
	order: Order;
	onDirtyChange: ( isDirty: boolean ) => void;
}

/** Shows and changes the status of an order. */
export function StatusForm( { order, onDirtyChange }: Props ) {
	const { updateOrder, refresh } = useDispatch( ordersStore );
	const notify = useSnackbar();
	const [ draft, setDraft ] = useState< string >();
	const [ isSaving, setIsSaving ] = useState( false );
	/** The status that the user knows; another one was set elsewhere. */
	const [ known, setKnown ] = useState( order.status );
	const saved = useRef< string >();
	const statuses: Record< string, string > = getSetting(
		'orderStatuses',
		{}
	);
	const labelOf = ( status: string ) => statuses[ status ] ?? status;
	const isElsewhere =
		order.status !== known && order.status !== saved.current;
	const isDirty = draft !== undefined && draft !== order.status;

	useEffect( () => {
		onDirtyChange( isDirty );
	}, [ isDirty, onDirtyChange ] );

	const save = async () => {
		if ( ! isDirty || isSaving ) {
			return;
		}
		setIsSaving( true );
		saved.current = draft;
		try {
			await updateOrder( order.id, {
				status: draft,
				expected: { status: order.status },
			} );
			setKnown( draft );
			setDraft( undefined );
			notify.success(
				sprintf(
					/* translators: %s: status of an order. */
					__( 'Status changed to %s.', 'storedeck' ),
					labelOf( draft )
				)
			);
		} catch ( error ) {
			saved.current = undefined;
			if ( isConflict( error ) ) {
				await refresh( 'getOrder', [ order.id ] );
			} else {
				notify.error(
					__( 'Could not change the status.', 'storedeck' ),
					error
				);
			}
		} finally {
			setIsSaving( false );
		}
	};

	return (
		<Panel title={ __( 'Status', 'storedeck' ) }>
			<OrderStatus
				order={ order }
				orderStatusMap={ {
					...statuses,
					trash: __( 'In the trash', 'storedeck' ),
				} }
			/>
			{ order.status === 'trash' && (
				<p>
					{ __(
						'This order is in the trash. Choose a status to restore it.',
						'storedeck'
					) }
				</p>
			) }
			{ isElsewhere && (
				<Notice
					status="warning"
					onRemove={ () => setKnown( order.status ) }
				>
					{ sprintf(
						/* translators: 1: previous status of an order, 2: its current status. */
						__(
							'The status was changed elsewhere: from %1$s to %2$s.',
							'storedeck'
						),
						labelOf( known ),
						labelOf( order.status )
					) }
				</Notice>
			) }
			<form
				className="storedeck-order__status"
				onSubmit={ ( event ) => {
					event.preventDefault();
					save();
				} }
			>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
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
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ isSaving }
					aria-disabled={ ! isDirty || isSaving }
				>
					{ __( 'Update', 'storedeck' ) }
				</Button>
			</form>
		</Panel>
	);
}
