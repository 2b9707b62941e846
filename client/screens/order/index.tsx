import { __, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@wordpress/data';
import { ordersStore, useResource } from '@storedeck/data';
import { Link } from '@storedeck/components';
import { getOrdersHref } from '../../common/order-link';
import { FailureNotice } from '../../common/failure-notice';
import { ScreenSection } from '../../common/screen-section';
import { useDocumentEvent } from '../../common/use-document-event';
import type { ScreenProps } from '../../common/screen-props';
import { RecordPlaceholder } from '../../common/record-columns';
import { OrderView } from './order-view';
import './style.scss';

const NOT_FOUND = 404;

function NotFound( { id }: { id: string } ) {
	return (
		<>
			<FailureNotice
				message={ sprintf(
					/* translators: %s: number of an order. */
					__( 'Order not found: %s', 'storedeck' ),
					id
				) }
				detail={ __(
					'It was deleted, or never existed.',
					'storedeck'
				) }
			/>
			<Link type="wc-admin" href={ getOrdersHref() }>
				{ __( 'Show all orders', 'storedeck' ) }
			</Link>
		</>
	);
}

/** Reads the order again when the user comes back to the browser tab. */
function useRefreshOnReturn( id: number ) {
	const { refreshAll } = useDispatch( ordersStore );
	useDocumentEvent( 'visibilitychange', () => {
		if ( document.visibilityState === 'visible' ) {
			refreshAll( [
				[ 'getOrder', [ id ] ],
				[ 'getOrderRefunds', [ id ] ],
				[ 'getOrderNotes', [ id ] ],
			] );
		}
	} );
}

function LoadedOrder( { id }: { id: number } ) {
	const {
		data: order,
		error,
		retry,
	} = useResource( ordersStore, 'getOrder', [ id ] );
	useRefreshOnReturn( id );

	if ( error?.status === NOT_FOUND ) {
		return <NotFound id={ String( id ) } />;
	}
	return (
		<>
			{ error && (
				<FailureNotice
					message={ __( 'Could not load the order.', 'storedeck' ) }
					detail={ error.message }
					onRetry={ retry }
				/>
			) }
			{ order ? (
				<OrderView order={ order } />
			) : (
				! error && <RecordPlaceholder />
			) }
		</>
	);
}

/** One order: its items, amounts, addresses and notes. */
export default function OrderScreen( { path }: ScreenProps ) {
	const id = path.split( '/' ).at( -1 ) ?? '';
	const isValid = /^[1-9]\d{0,17}$/.test( id );
	return (
		<ScreenSection label={ __( 'Order', 'storedeck' ) } name="order">
			{ isValid ? (
				<LoadedOrder id={ Number( id ) } />
			) : (
				<NotFound id={ id } />
			) }
		</ScreenSection>
	);
}
