import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { getReports } from '../../reports';
import { FigureCards } from '../report/figure-cards';
import type { Figure } from '../report/figure-cards';
import { useStats } from '../report/use-report';
import './style.scss';

/** The day so far against the day before. */
const TODAY = { period: 'today', compare: 'previous_period' };

/** Where a figure of the day leads: its chart in a report of the day. */
const chartOf = ( report: string, chart: string ) =>
	getNewPath( { ...TODAY, chart }, `/analytics/${ report }`, {} );

const getFigures = (): Figure[] => [
	{
		key: 'total_sales',
		label: __( 'Total sales', 'storedeck' ),
		type: 'currency',
		href: chartOf( 'revenue', 'total_sales' ),
	},
	{
		key: 'net_revenue',
		label: __( 'Net sales', 'storedeck' ),
		type: 'currency',
		href: chartOf( 'revenue', 'net_revenue' ),
	},
	{
		key: 'orders_count',
		label: __( 'Orders', 'storedeck' ),
		type: 'number',
		href: chartOf( 'orders', 'orders_count' ),
	},
	{
		key: 'avg_order_value',
		label: __( 'Average order value', 'storedeck' ),
		type: 'currency',
		href: chartOf( 'orders', 'avg_order_value' ),
	},
];

/** The first page of the shop's day: today's figures and the way to the reports. */
export default function Home() {
	const stats = useStats( 'getReportStats', 'orders', {
		...TODAY,
		interval: 'day',
	} );

	return (
		<div className="storedeck-home">
			<section
				aria-labelledby="storedeck-home-today"
				tabIndex={ -1 }
				data-retry-focus
			>
				<h2 id="storedeck-home-today">
					{ __( 'Today', 'storedeck' ) }
				</h2>
				<FigureCards
					{ ...stats }
					label={ __( 'Today', 'storedeck' ) }
					prevLabel={ __( 'Yesterday:', 'storedeck' ) }
					figures={ getFigures() }
				/>
			</section>
			<section aria-labelledby="storedeck-home-reports">
				<h2 id="storedeck-home-reports">
					{ __( 'Reports', 'storedeck' ) }
				</h2>
				<ul className="storedeck-home__reports">
					{ getReports().map( ( { id, path, title } ) => (
						<li key={ id }>
							<Link
								type="wc-admin"
								href={ getNewPath( {}, path, {} ) }
							>
								{ title() }
							</Link>
						</li>
					) ) }
				</ul>
			</section>
		</div>
	);
}
