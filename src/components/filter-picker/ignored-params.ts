import { __, sprintf } from '@wordpress/i18n';
import { truncateList } from './truncate';

export const describeIgnoredParams = ( names: readonly string[] ) =>
	sprintf(
		/* translators: %s: comma-separated parameter names. */
		__( 'Unsupported filters in the URL were ignored: %s', 'storedeck' ),
		truncateList( names )
	);
