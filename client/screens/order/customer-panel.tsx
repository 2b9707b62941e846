import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import type { Order } from '@storedeck/data';
import { decodeEntities } from '@wordpress/html-entities';
import { BreakableEmail } from '../../common/breakable-email';
import { Panel } from '../../common/panel';
import { ReportLink } from '../../report/links';
import { useCustomerId } from './use-customer';

/** Name, email address and note of the customer. */
export function CustomerPanel( { order }: { order: Order } ) {
	const { billing, customer_note: note } = order;
	const email = billing.email ?? '';
	const id = useCustomerId( email );
	const name = decodeEntities(
		`${ billing.first_name } ${ billing.last_name }`.trim()
	);

	return (
		<Panel title={ __( 'Customer', 'storedeck' ) }>
			<p className="storedeck-order__customer">
				<span>{ name || __( 'Guest', 'storedeck' ) }</span>
				{ email && (
					<Link type="external" href={ `mailto:${ email }` }>
						<BreakableEmail email={ email } />
					</Link>
				) }
				{ id !== undefined && (
					<ReportLink
						to="/customers"
						query={ {
							filter: 'single_customer',
							customers: String( id ),
						} }
					>
						{ __( 'View in the Customers report', 'storedeck' ) }
					</ReportLink>
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
