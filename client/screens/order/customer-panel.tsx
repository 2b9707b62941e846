import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import type { Order } from '@storedeck/data';
import { decodeEntities } from '@wordpress/html-entities';
import { BreakableEmail } from '../../common/breakable-email';
import { CustomerLink } from '../../common/customer/customer-link';
import { Panel } from '../../common/panel';
import { useCustomerId } from './use-customer';

/** Name, email address and note of the customer. */
export function CustomerPanel( { order }: { order: Order } ) {
	const { billing, customer_note: note } = order;
	const email = billing.email ?? '';
	const id = useCustomerId( email );
	const name = decodeEntities(
		`${ billing.first_name } ${ billing.last_name }`.trim()
	);
	const label = name || email || __( 'Guest', 'storedeck' );

	return (
		<Panel title={ __( 'Customer', 'storedeck' ) }>
			<p className="storedeck-order__customer">
				{ id === undefined ? (
					<span>{ label }</span>
				) : (
					<CustomerLink id={ id }>{ label }</CustomerLink>
				) }
				{ email && (
					<Link type="external" href={ `mailto:${ email }` }>
						<BreakableEmail email={ email } />
					</Link>
				) }
			</p>
			{ note && (
				<>
					<h3>{ __( 'Note of the customer', 'storedeck' ) }</h3>
					<p className="storedeck-order__note-text">
						{ decodeEntities( note ) }
					</p>
				</>
			) }
		</Panel>
	);
}
