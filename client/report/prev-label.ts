import { __ } from '@wordpress/i18n';
import { getDateParamsFromQuery } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';

/** What stands before the figure compared with; nothing without a comparison. */
export function getPrevLabel( query: Query ) {
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
