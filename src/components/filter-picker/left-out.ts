import { __, sprintf } from '@wordpress/i18n';
import { shortenList } from './shorten';

/**
 * Says which filters of an address nothing can be made of.
 *
 * @param names The names of the parameters.
 */
export const describeLeftOut = ( names: readonly string[] ) =>
	sprintf(
		/* translators: %s: names of parameters, with commas between them. */
		__(
			'These filters of the address are not understood and were left out: %s',
			'storedeck'
		),
		shortenList( names )
	);
