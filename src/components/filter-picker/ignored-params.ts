import { __, sprintf } from '@wordpress/i18n';
import { truncateList } from './truncate';

/**
 * Says which filters of an address nothing can be made of.
 *
 * @param names The names of the parameters.
 */
export const describeIgnoredParams = ( names: readonly string[] ) =>
	sprintf(
		/* translators: %s: names of parameters, with commas between them. */
		__(
			'These filters of the address are not understood and were left out: %s',
			'storedeck'
		),
		truncateList( names )
	);
