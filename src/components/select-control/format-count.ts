import { numberFormat } from '@storedeck/number';
import { getSetting } from '@storedeck/settings';

/** Formats a count with the store's thousand separator: `1,234`. */
export const formatCount = ( count: number ) =>
	numberFormat(
		{
			precision: 0,
			thousandSeparator: getSetting( 'currency' ).thousandSeparator,
		},
		count
	);
