import { __ } from '@wordpress/i18n';
import { countriesStore, useResource } from '@storedeck/data';
import type { OrderAddress } from '@storedeck/data';
import { Link } from '@storedeck/components';
import { decodeEntities } from '@wordpress/html-entities';
import { Panel } from '../panel';
import { formatAddress } from './format-address';
import './style.scss';

interface Props {
	title: string;
	address: OrderAddress;
}

/** An address in the format of its country. */
export function Address( { title, address }: Props ) {
	// Until the names are known, and without them, codes are shown.
	const { data: countries } = useResource(
		countriesStore,
		'getCountries',
		[]
	);
	const country = countries?.find( ( { code } ) => code === address.country );
	const state = country?.states.find(
		( { code } ) => code === address.state
	);
	const lines = formatAddress( address, {
		country: country?.name ?? address.country,
		state: state?.name ?? address.state,
	} );

	return (
		<Panel title={ title }>
			{ lines.length > 0 ? (
				<address className="storedeck-order__address">
					{ lines.map( ( line, at ) => (
						<span key={ at }>
							<bdi>{ line }</bdi>
						</span>
					) ) }
				</address>
			) : (
				<p>{ __( 'No address.', 'storedeck' ) }</p>
			) }
			{ address.phone && (
				<Link type="external" href={ `tel:${ address.phone }` }>
					<bdi dir="ltr">{ decodeEntities( address.phone ) }</bdi>
				</Link>
			) }
		</Panel>
	);
}
