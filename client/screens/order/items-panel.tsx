import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import type { Order, OrderRefund, ResourceResult } from '@storedeck/data';
import { Panel } from '../../common/panel';
import { ItemsTable } from '../../common/order/items-table';
import { TotalsList } from '../../common/order/totals-list';
import { RefundForm } from './refund/refund-form';
import { getRemaining } from '../../common/order/totals';

interface Props {
	order: Order;
	refunds: ResourceResult< readonly OrderRefund[] >;
	onDirtyChange: ( isDirty: boolean ) => void;
}

/** Items and totals of an order, and the form that refunds them. */
export function ItemsPanel( { order, refunds, onDirtyChange }: Props ) {
	const [ isRefunding, setIsRefunding ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const remaining = getRemaining( order );
	const canRefund =
		remaining.isPositive() &&
		! remaining.isZero() &&
		order.status !== 'trash';
	const close = () => {
		setIsRefunding( false );
		onDirtyChange( false );
		// The form is removed with the focus in it.
		setTimeout( () => button.current?.focus() );
	};

	return (
		<Panel
			title={ __( 'Items', 'storedeck' ) }
			actions={
				canRefund && ! isRefunding ? (
					<Button
						ref={ button }
						variant="secondary"
						// What was refunded before decides how much remains.
						aria-disabled={ refunds.data === undefined }
						onClick={ () =>
							refunds.data !== undefined && setIsRefunding( true )
						}
					>
						{ _x( 'Refund', 'verb', 'storedeck' ) }
					</Button>
				) : undefined
			}
		>
			<ItemsTable order={ order } refunds={ refunds.data ?? [] } />
			<TotalsList order={ order } />
			{ isRefunding && (
				<RefundForm
					order={ order }
					refunds={ refunds.data ?? [] }
					onDirtyChange={ onDirtyChange }
					onClose={ close }
				/>
			) }
		</Panel>
	);
}
