import { getNewPath } from '@storedeck/navigation';

/**
 * The way to the orders of a day.
 *
 * @param date The day in the shop, `2026-11-21`, or a moment on it.
 */
export function getOrdersOfDayHref( date: string ) {
	const day = date.slice( 0, 10 );
	return getNewPath(
		{
			period: 'custom',
			compare: 'previous_period',
			after: day,
			before: day,
		},
		'/analytics/orders',
		{}
	);
}
