import { __ } from '@wordpress/i18n';
import {
	Link,
	SummaryList,
	SummaryListPlaceholder,
	SummaryNumber,
} from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { getReports } from '../../reports';
import type { ReportChart } from '../../reports/types';
import { FailureNotice } from '../../shell/failure-notice';
import { formatFigure, getDelta } from '../../shop-format';
import { useStats } from '../report/use-report';
import './style.scss';

/** The day so far against the day before. */
const TODAY = { period: 'today', compare: 'previous_period', interval: 'day' };

const figures = (): ( ReportChart & { path: string } )[] => [
	{
		key: 'total_sales',
		label: __( 'Total sales', 'storedeck' ),
		type: 'currency',
		path: '/analytics/revenue',
	},
	{
		key: 'net_revenue',
		label: __( 'Net sales', 'storedeck' ),
		type: 'currency',
		path: '/analytics/revenue',
	},
	{
		key: 'orders_count',
		label: __( 'Orders', 'storedeck' ),
		type: 'number',
		path: '/analytics/orders',
	},
	{
		key: 'avg_order_value',
		label: __( 'Average order value', 'storedeck' ),
		type: 'currency',
		path: '/analytics/orders',
	},
];

function Today() {
	const { primary, secondary } = useStats(
		'getReportStats',
		'orders',
		TODAY
	);
	if ( primary.error && ! primary.data ) {
		return (
			<FailureNotice
				message={ __(
					'There was an error getting your stats. Please try again.',
					'storedeck'
				) }
				detail={ primary.error.message }
				onRetry={ primary.retry }
			/>
		);
	}
	if ( ! primary.data ) {
		return <SummaryListPlaceholder numberOfItems={ figures().length } />;
	}
	const { totals } = primary.data;
	const previous = secondary.data?.totals;
	return (
		<SummaryList label={ __( 'Today', 'storedeck' ) }>
			{ () =>
				figures().map( ( { key, label, type, path } ) => (
					<SummaryNumber
						key={ key }
						label={ label }
						value={ formatFigure( type, totals[ key ] ) }
						prevLabel={ __( 'Yesterday:', 'storedeck' ) }
						prevValue={ formatFigure( type, previous?.[ key ] ) }
						delta={ getDelta( totals[ key ], previous?.[ key ] ) }
						href={ getNewPath(
							{
								period: 'today',
								compare: 'previous_period',
								chart: key,
							},
							path,
							{}
						) }
					/>
				) )
			}
		</SummaryList>
	);
}

/** The first page of the shop's day: today's figures and the way to the reports. */
export default function Home() {
	return (
		<div className="storedeck-home">
			<section aria-labelledby="storedeck-home-today">
				<h2 id="storedeck-home-today">
					{ __( 'Today', 'storedeck' ) }
				</h2>
				<Today />
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
