import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { OrderStatus } from '@storedeck/components';
import { ordersStore } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import { getOrdersHref, OrderLink } from '../../common/order-link';
import { useSnackbar } from '../../common/use-snackbar';
import { ActivityCard } from './activity-card';
import { CardList } from './card-list';
import { moveFocus } from './move-focus';
import { NEWEST_FIRST, OLDEST_FIRST, OrdersToolbar } from './orders-toolbar';
import { OrderSubtitle } from './order-subtitle';
import { readOrders } from './read-orders';
import type { OrderSummary } from './read-orders';
import type { TabContentProps } from './tab-content';
import { useList } from './use-list';

/** Status of a fulfilled order. */
const COMPLETED = 'completed';

/** Orders to fulfill: the newest first, in a preview those that wait longest. */
export default function OrdersPanel( { preview }: TabContentProps ) {
	const [ search, setSearch ] = useState( '' );
	const [ sort, setSort ] = useState( preview ? OLDEST_FIRST : NEWEST_FIRST );
	const query = useMemo( () => {
		const [ orderby = '', order = '' ] = sort.split( ' ' );
		return {
			status: getSetting( 'actionableOrderStatuses' ).join( ',' ),
			orderby,
			order,
			per_page: preview?.rows ?? 10,
			...( search && { search } ),
			_fields:
				'id,number,status,total,currency,currency_symbol,date_created,billing,line_items,refunds',
		};
	}, [ search, sort, preview?.rows ] );
	const { items, isLoading, error, retry } = useList( 'orders', query );
	const { updateOrder } = useDispatch( ordersStore );
	const [ busy, setBusy ] = useState< number >();
	const notify = useSnackbar();

	const change = async ( order: OrderSummary, status: string ) => {
		setBusy( order.id );
		const isChanged = await notify.attempt(
			async () => {
				await updateOrder( order.id, { status } );
				await retry();
			},
			__( 'Could not update the order.', 'storedeck' )
		);
		setBusy( undefined );
		return isChanged;
	};

	const complete = async ( order: OrderSummary, button: Element ) => {
		moveFocus( button );
		if ( await change( order, COMPLETED ) ) {
			notify.success(
				sprintf(
					/* translators: %s: number of an order. */
					__( 'Order #%s completed.', 'storedeck' ),
					order.number
				),
				() => change( order, order.status )
			);
		}
	};

	return (
		<>
			{ ! preview && (
				<OrdersToolbar
					search={ search }
					onSearch={ setSearch }
					sort={ sort }
					onSort={ setSort }
				/>
			) }
			<CardList
				preview={ preview }
				isLoading={ isLoading }
				error={ error }
				errorMessage={ __( 'Could not load orders.', 'storedeck' ) }
				onRetry={ retry }
				empty={
					search
						? __( 'No orders found.', 'storedeck' )
						: __(
								'No orders to fulfill. New orders will appear here.',
								'storedeck'
						  )
				}
				more={ {
					href: getOrdersHref(),
					type: 'wc-admin',
					label: __( 'View all orders', 'storedeck' ),
				} }
			>
				{ readOrders( items ).map( ( order ) => (
					<ActivityCard
						key={ order.id }
						title={
							<OrderLink id={ order.id } date={ order.date }>
								{ order.customer
									? sprintf(
											/* translators: 1: number of an order, 2: name of a customer. */
											__(
												'Order #%1$s by %2$s',
												'storedeck'
											),
											order.number,
											order.customer
									  )
									: sprintf(
											/* translators: %s: number of an order. */
											__( 'Order #%s', 'storedeck' ),
											order.number
									  ) }
							</OrderLink>
						}
						subtitle={ <OrderSubtitle order={ order } /> }
						isBusy={ busy === order.id }
						actions={
							<Button
								variant="secondary"
								size="small"
								aria-disabled={ busy !== undefined }
								aria-label={ sprintf(
									/* translators: %s: number of an order. */
									__(
										'Mark as completed: order #%s',
										'storedeck'
									),
									order.number
								) }
								onClick={ ( event: React.MouseEvent ) => {
									if ( busy === undefined ) {
										complete( order, event.currentTarget );
									}
								} }
							>
								{ __( 'Mark as completed', 'storedeck' ) }
							</Button>
						}
					>
						<OrderStatus
							order={ order }
							orderStatusMap={ getSetting( 'orderStatuses' ) }
						/>
					</ActivityCard>
				) ) }
			</CardList>
		</>
	);
}
