import { __, _x, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { Pill } from '@storedeck/components';
import { formatAmount } from '../store-format';
import type { Customer } from './use-customer';

/** Name of a customer, or what is known of one without a name. */
export const getCustomerName = ( { id, name, email }: Customer ) =>
	decodeEntities( name ?? '' ).trim() ||
	email ||
	sprintf(
		/* translators: %s: ID of a customer. */
		__( 'Customer %s', 'storedeck' ),
		String( id )
	);

/** Whether a customer has or had an account. */
export const isRegistered = ( {
	user_id: user,
	date_registered: date,
}: Customer ) => Boolean( user || date );

/** What a record starts with. */
export const getCustomerHead = ( customer: Customer ) => {
	const { orders_count: orders = 0, total_spend: spend = 0 } = customer;
	return {
		name: getCustomerName( customer ),
		status: (
			<>
				<Pill>
					{ isRegistered( customer )
						? _x( 'Registered', 'customer', 'storedeck' )
						: __( 'Guest', 'storedeck' ) }
				</Pill>
				{ orders > 0 && (
					<Pill>
						{ orders === 1
							? _x( 'New', 'customer type', 'storedeck' )
							: _x( 'Returning', 'customer type', 'storedeck' ) }
					</Pill>
				) }
			</>
		),
		amount: formatAmount( spend ),
	};
};
