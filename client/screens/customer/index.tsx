import { __, sprintf } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { useCustomer } from '../../common/customer/use-customer';
import { FailureNotice } from '../../common/failure-notice';
import { ScreenSection } from '../../common/screen-section';
import type { ScreenProps } from '../../common/screen-props';
import { RecordPlaceholder } from '../../common/record-columns';
import { CustomerView } from './customer-view';
import './style.scss';

const NotFound = ( { id }: { id: string } ) => (
	<>
		<FailureNotice
			message={ sprintf(
				/* translators: %s: ID of a customer. */
				__( 'Customer not found: %s', 'storedeck' ),
				id
			) }
			detail={ __( 'It was deleted, or never existed.', 'storedeck' ) }
		/>
		<Link type="wc-admin" href={ getNewPath( {}, '/customers', {} ) }>
			{ __( 'Go to the Customers report', 'storedeck' ) }
		</Link>
	</>
);

function LoadedCustomer( { id }: { id: number } ) {
	const { customer, error, isLoading, retry } = useCustomer( id );
	if ( ! customer && ! isLoading && ! error ) {
		return <NotFound id={ String( id ) } />;
	}
	return (
		<>
			{ error && (
				<FailureNotice
					message={ __(
						'Could not load the customer.',
						'storedeck'
					) }
					detail={ error.message }
					onRetry={ retry }
				/>
			) }
			{ customer ? (
				<CustomerView customer={ customer } />
			) : (
				! error && <RecordPlaceholder />
			) }
		</>
	);
}

/** One customer: contact, figures, orders and products. */
export default function CustomerScreen( { path }: ScreenProps ) {
	const id = path.split( '/' ).at( -1 ) ?? '';
	return (
		<ScreenSection label={ __( 'Customer', 'storedeck' ) } name="customer">
			{ /^[1-9]\d{0,14}$/.test( id ) ? (
				<LoadedCustomer id={ Number( id ) } />
			) : (
				<NotFound id={ id } />
			) }
		</ScreenSection>
	);
}
