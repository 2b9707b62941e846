import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { countriesStore, useResource } from '@storedeck/data';
import { Link } from '@storedeck/components';
import { currentUserCan, getAdminLink } from '@storedeck/settings';
import { BreakableEmail } from '../../common/breakable-email';
import type { Customer } from '../../common/customer/use-customer';
import { formatTime } from '../../common/format-time';
import { Panel } from '../../common/panel';

/** Place of a customer, with the names of country and state once these are known. */
function usePlace( { city, state, postcode, country }: Customer ) {
	const { data } = useResource( countriesStore, 'getCountries', [], {
		enabled: Boolean( country ),
	} );
	const known = data?.find( ( { code } ) => code === country );
	return [
		[ postcode, city ].filter( Boolean ).join( ' ' ),
		known?.states.find( ( { code } ) => code === state )?.name ?? state,
		known?.name ?? country,
	]
		.filter( Boolean )
		.map( ( part ) => decodeEntities( part ?? '' ) );
}

function Username( { customer }: { customer: Customer } ) {
	const name = <bdi>{ customer.username }</bdi>;
	return customer.user_id && currentUserCan( 'edit_users' ) ? (
		<Link
			type="wp-admin"
			href={ getAdminLink(
				`user-edit.php?user_id=${ customer.user_id }`
			) }
		>
			{ name }
		</Link>
	) : (
		name
	);
}

/** How to reach a customer, and since when there is one. */
export function ContactPanel( { customer }: { customer: Customer } ) {
	const { email, username } = customer;
	const place = usePlace( customer );
	const rows = [
		{
			label: __( 'Email', 'storedeck' ),
			value: email && (
				<Link type="external" href={ `mailto:${ email }` }>
					<BreakableEmail email={ email } />
				</Link>
			),
		},
		{
			label: __( 'Username', 'storedeck' ),
			value: username && <Username customer={ customer } />,
		},
		{
			label: __( 'Address', 'storedeck' ),
			value: place.length > 0 && (
				<address>
					{ place.map( ( line ) => (
						<bdi key={ line }>{ line }</bdi>
					) ) }
				</address>
			),
		},
		{
			label: __( 'Registered', 'storedeck' ),
			value:
				customer.date_registered &&
				formatTime( customer.date_registered ),
		},
		{
			label: __( 'Last active', 'storedeck' ),
			value:
				customer.date_last_active &&
				formatTime( customer.date_last_active ),
		},
	].filter( ( { value } ) => value );

	return (
		<Panel title={ __( 'Contact', 'storedeck' ) }>
			{ rows.length > 0 ? (
				<dl className="storedeck-customer__contact">
					{ rows.map( ( { label, value } ) => (
						<div key={ label }>
							<dt>{ label }</dt>
							<dd>{ value }</dd>
						</div>
					) ) }
				</dl>
			) : (
				<p>{ __( 'No contact details.', 'storedeck' ) }</p>
			) }
		</Panel>
	);
}
