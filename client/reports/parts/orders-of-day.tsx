import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { formatCount } from '../../shop-format';
import type { IntervalRow } from '../types';

/** The number of a day's orders, leading to these orders. */
export function OrdersOfDay( { row }: { row: IntervalRow } ) {
	const count = row.subtotals.orders_count ?? 0;
	if ( ! count ) {
		return <>{ formatCount( count ) }</>;
	}
	const day = row.date_start.slice( 0, 10 );
	return (
		<Link
			type="wc-admin"
			href={ getNewPath(
				{
					period: 'custom',
					compare: 'previous_period',
					after: day,
					before: day,
				},
				'/analytics/orders',
				{}
			) }
		>
			{ formatCount( count ) }
		</Link>
	);
}
