import { getNewPath } from '@storedeck/navigation';

/**
 * Link to the Orders report for a single day.
 *
 * @param date Date in the site time zone, `2026-11-21`, optionally with a time.
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
