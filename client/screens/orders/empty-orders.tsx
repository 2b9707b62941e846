import { __, sprintf } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { hasFilters } from './orders-query';
import type { OrdersParams } from './orders-query';

function getText( { search, from, to, statuses }: OrdersParams ) {
	if ( from && to && from > to ) {
		return __( 'The first day is after the last day.', 'storedeck' );
	}
	if ( search ) {
		return sprintf(
			/* translators: %s: words of a search. */
			__( 'No orders match “%s”.', 'storedeck' ),
			search
		);
	}
	if ( from || to ) {
		return __( 'No orders in this period.', 'storedeck' );
	}
	return statuses.length > 0
		? __( 'No orders with this status.', 'storedeck' )
		: __( 'No orders yet. New orders will appear here.', 'storedeck' );
}

/** Empty state of the list. */
export function EmptyOrders( { params }: { params: OrdersParams } ) {
	const clear = ( label: string, removed: Query ) => (
		<>
			{ ' ' }
			<Link
				type="wc-admin"
				href={ getNewPath( { ...removed, paged: undefined } ) }
			>
				{ label }
			</Link>
		</>
	);
	return (
		<>
			{ getText( params ) }
			{ hasFilters( params ) &&
				clear( __( 'Clear filters', 'storedeck' ), {
					search: undefined,
					from: undefined,
					to: undefined,
				} ) }
			{ params.statuses.length > 0 &&
				clear( __( 'Show all statuses', 'storedeck' ), {
					status: undefined,
				} ) }
		</>
	);
}
