import { __ } from '@wordpress/i18n';
import type { Query } from '@storedeck/navigation';
import type { FilterPickerConfig } from '../filter-picker';
import { describeIgnoredParams } from '../filter-picker/ignored-params';
import { getUnknownParams } from './unknown-params';

/**
 * Query length that all servers accept; many reject URLs of more than 8,000
 * bytes.
 */
const SAFE_LENGTH = 6000;

interface Props {
	/** The filters that are shown. */
	filters: readonly FilterPickerConfig[];
	query: Query;
}

/** Notices about unsupported and very long queries. */
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
						'This URL may be too long. If the report does not load, remove some filters.',
						'storedeck'
					) }
				</p>
			) }
		</>
	);
}
