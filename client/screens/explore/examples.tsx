import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { __ } from '@wordpress/i18n';
import type { Model } from '../../report/answer';

/** Questions that owners have, as the URL asks them. */
const getExamples = () => [
	{
		label: __( 'Which country buys most?', 'storedeck' ),
		needs: [ 'order_country' ],
		query: {
			metrics: 'net_revenue,orders_count',
			by: 'order_country',
			period: 'last_365_days',
			compare: 'previous_year',
		},
	},
	{
		label: __( 'When do orders come in?', 'storedeck' ),
		needs: [ 'weekday', 'hour' ],
		query: {
			metrics: 'orders_count',
			by: 'weekday,hour',
			period: 'last_90_days',
			compare: 'none',
		},
	},
	{
		label: __( 'Which payment method grew?', 'storedeck' ),
		needs: [ 'payment_method' ],
		query: {
			metrics: 'net_revenue,orders_count',
			by: 'payment_method',
			period: 'last_90_days',
			compare: 'previous_period',
			orderby: 'net_revenue_change',
		},
	},
	{
		label: __( 'Which products do returning customers buy?', 'storedeck' ),
		needs: [ 'product', 'customer_type' ],
		query: {
			metrics: 'num_items_sold,net_revenue',
			by: 'product',
			customer_type: 'returning',
			period: 'last_90_days',
			compare: 'previous_period',
		},
	},
];

/** Links to questions that can be asked. */
export function Examples( { model, path }: { model: Model; path: string } ) {
	const examples = getExamples().filter( ( { needs } ) =>
		needs.every( ( need ) =>
			model.dimensions.some( ( { key } ) => key === need )
		)
	);
	return (
		<ul
			className="storedeck-explore__examples"
			aria-label={ __( 'Example questions', 'storedeck' ) }
		>
			{ examples.map( ( { label, query } ) => (
				<li key={ label }>
					<Link
						type="wc-admin"
						href={ getNewPath( query, path, {} ) }
					>
						{ label }
					</Link>
				</li>
			) ) }
		</ul>
	);
}
