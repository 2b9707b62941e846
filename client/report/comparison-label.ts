import { __ } from '@wordpress/i18n';
import { getDateParamsFromQuery } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';

/** The label of the value compared with; empty without a comparison. */
export function getComparisonLabel( query: Query ) {
	const { compare } = getDateParamsFromQuery(
		query,
		getSetting( 'defaultDateRange' )
	);
	switch ( compare ) {
		case 'none':
			return '';
		case 'previous_year':
			return __( 'Previous year:', 'storedeck' );
		case 'same_weekdays':
			return __( 'Same weekdays last year:', 'storedeck' );
		case 'custom':
			return __( 'Compared with:', 'storedeck' );
		default:
			return __( 'Previous period:', 'storedeck' );
	}
}
