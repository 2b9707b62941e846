import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ordersStore } from '@storedeck/data';
import type { Order, OrderRefund, ResourceResult } from '@storedeck/data';
import { AsyncContent } from '../../common/async-content';
import { ConfirmDialog } from '../../common/confirm-dialog';
import { Panel } from '../../common/panel';
import { useTask } from '../../common/use-task';
import { format } from '../../common/order/amounts';
import { formatTime } from '../../common/format-time';
import { getCurrency } from '../../common/order/totals';

interface Props {
	order: Order;
	refunds: ResourceResult< readonly OrderRefund[] >;
}

/** The refunds of an order; nothing without any. */
export function RefundsPanel( { order, refunds }: Props ) {
	const { deleteOrderRefund } = useDispatch( ordersStore );
	const [ asked, setAsked ] = useState< OrderRefund >();
	const { run } = useTask();

	const remove = ( { id }: OrderRefund ) => {
		setAsked( undefined );
		run(
			() => deleteOrderRefund( order.id, id ),
			__( 'Could not delete the refund.', 'storedeck' ),
			__( 'Refund deleted.', 'storedeck' )
		);
	};

	if ( order.refunds.length === 0 && ! refunds.error ) {
		return null;
	}
	const currency = getCurrency( order );
	return (
		<Panel title={ __( 'Refunds', 'storedeck' ) }>
			<AsyncContent
				isLoading={ refunds.isLoading }
				hasContent={ refunds.data !== undefined }
				error={ refunds.error }
				errorMessage={ __( 'Could not load refunds.', 'storedeck' ) }
				onRetry={ refunds.retry }
			>
				<ul className="storedeck-order__refunds">
					{ refunds.data?.map( ( refund ) => (
						<li key={ refund.id }>
							<div>
								<strong>
									{ format(
										`-${ refund.amount }`,
										currency
									) }
								</strong>
								{ refund.reason && (
									<span>{ refund.reason }</span>
								) }
								<small>
									{ [
										refund.date_created
											? formatTime( refund.date_created )
											: '',
										refund.refunded_by_name,
									]
										.filter( Boolean )
										.join( ' · ' ) }
								</small>
							</div>
							<Button
								variant="link"
								isDestructive
								onClick={ () => setAsked( refund ) }
								aria-label={ sprintf(
									/* translators: %s: amount of a refund. */
									__( 'Delete refund of %s', 'storedeck' ),
									format( refund.amount, currency )
								) }
							>
								{ __( 'Delete', 'storedeck' ) }
							</Button>
						</li>
					) ) }
				</ul>
			</AsyncContent>
			{ asked && (
				<ConfirmDialog
					title={ __( 'Delete refund', 'storedeck' ) }
					message={ __(
						'Reports no longer deduct it. The status of the order and the stock stay as they are.',
						'storedeck'
					) }
					confirmLabel={ __( 'Delete refund', 'storedeck' ) }
					onConfirm={ () => remove( asked ) }
					onCancel={ () => setAsked( undefined ) }
				/>
			) }
		</Panel>
	);
}
