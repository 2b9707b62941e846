import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { __ } from '@wordpress/i18n';
import type { Model } from '../../report/answer';
import { getWhyPath } from '../../report/change/links';

/** Questions that owners have, as the URL asks them, or the report that answers them. */
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
	{
		label: __( 'What do phone visitors buy?', 'storedeck' ),
		needs: [ 'product', 'attribution_device' ],
		query: {
			metrics: 'num_items_sold,net_revenue',
			by: 'product',
			// As WooCommerce stores it.
			attribution_device_is: 'Mobile',
			period: 'last_90_days',
			compare: 'previous_period',
		},
	},
	{
		label: __( 'Which campaign brings returning customers?', 'storedeck' ),
		needs: [ 'attribution_campaign', 'customer_type' ],
		query: {
			metrics: 'orders_count,net_revenue',
			by: 'attribution_campaign',
			customer_type: 'returning',
			period: 'last_90_days',
			compare: 'previous_period',
		},
	},
	{
		label: __( 'Do my best customers come back?', 'storedeck' ),
		needs: [],
		report: '/customers',
		query: { orderby: 'total_spend', order: 'desc' },
	},
	{
		label: __( 'Why did sales change last week?', 'storedeck' ),
		needs: [],
		report: getWhyPath( '/analytics/revenue' ),
		query: {
			chart: 'net_revenue',
			period: 'last_week',
			compare: 'previous_period',
		},
	},
];

/** Links to questions that can be asked. */
export function Examples( { model, path }: { model: Model; path: string } ) {
	const reports = getSetting( 'reports' ).flatMap( ( report ) => [
		report.path,
		getWhyPath( report.path ),
	] );
	const examples = getExamples().filter(
		( { needs, report = path } ) =>
			[ path, ...reports ].includes( report ) &&
			needs.every( ( need ) =>
				model.dimensions.some( ( { key } ) => key === need )
			)
	);
	return (
		<ul
			className="storedeck-explore__examples"
			aria-label={ __( 'Example questions', 'storedeck' ) }
		>
			{ examples.map( ( { label, query, report = path } ) => (
				<li key={ label }>
					<Link
						type="wc-admin"
						href={ getNewPath( query, report, {} ) }
					>
						{ label }
					</Link>
				</li>
			) ) }
		</ul>
	);
}
