import { Link } from '@storedeck/components';
import { formatCount } from '../../common/store-format';
import type { IntervalRow } from '../../report/types';
import { getOrdersOfDayHref } from '../../common/orders-of-day-href';

/** The number of orders of a day, with a link to them. */
export function OrdersOfDay( { row }: { row: IntervalRow } ) {
	const count = row.subtotals.orders_count ?? 0;
	if ( ! count ) {
		return <>{ formatCount( count ) }</>;
	}
	return (
		<Link type="wc-admin" href={ getOrdersOfDayHref( row.date_start ) }>
			{ formatCount( count ) }
		</Link>
	);
}
