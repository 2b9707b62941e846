import { numberFormat } from '@storedeck/number';
import { getSetting } from '@storedeck/settings';

/** A count with the shop's separators: `1,234`. */
export const formatCount = ( count: number ) =>
	numberFormat(
		{
			precision: 0,
			thousandSeparator: getSetting( 'currency' ).thousandSeparator,
		},
		count
	);
