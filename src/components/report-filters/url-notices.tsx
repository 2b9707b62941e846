import { __ } from '@wordpress/i18n';
import type { Query } from '@storedeck/navigation';
import type { FilterPickerConfig } from '../filter-picker';
import { describeIgnoredParams } from '../filter-picker/ignored-params';
import { getUnknownParams } from './unknown-params';

/** Letters of a query that every server takes; many refuse more than 8,000 bytes. */
const SAFE_LENGTH = 6000;

interface Props {
	/** The dropdowns that are shown. */
	filters: readonly FilterPickerConfig[];
	query: Query;
}

/** What has to be said about the filters of an address. */
export function UrlNotices( { filters, query }: Props ) {
	const unknown = getUnknownParams( filters, query );
	const isLong = JSON.stringify( query ).length > SAFE_LENGTH;
	return (
		<>
			{ unknown.length > 0 && (
				<p role="status" className="woocommerce-filters__notice">
					{ describeIgnoredParams( unknown ) }
				</p>
			) }
			{ isLong && (
				<p role="status" className="woocommerce-filters__notice">
					{ __(
						'The filters of this address are too long for many servers. If the report cannot be loaded, take some of them away.',
						'storedeck'
					) }
				</p>
			) }
		</>
	);
}
