import { useSelect } from '@wordpress/data';
import { getSummaryNumbers, reportsStore } from '@storedeck/data';

const query = { period: 'last_month', compare: 'previous_year' };

export function LastMonth() {
	const revenue = useSelect( ( select ) => {
		const selector = select( reportsStore );
		return getSummaryNumbers( { endpoint: 'revenue', query, selector } )
			.totals.primary?.net_revenue;
	}, [] );
	return <p>Last month: { revenue ?? '…' }</p>;
}
