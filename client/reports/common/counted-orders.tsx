import { formatCount } from '../../common/store-format';
import { ReportLink } from './links';

/** A number of orders that links to these orders. */
export const CountedOrders = ( {
	count,
	filter,
}: {
	count: number;
	/** The advanced filter of the Orders report. */
	filter: Record< string, string >;
} ) =>
	count > 0 ? (
		<ReportLink
			to="/analytics/orders"
			query={ { filter: 'advanced', ...filter } }
		>
			{ formatCount( count ) }
		</ReportLink>
	) : (
		<>{ formatCount( count ) }</>
	);
