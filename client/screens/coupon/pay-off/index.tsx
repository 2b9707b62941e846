import { __ } from '@wordpress/i18n';
import { AsyncContent } from '../../../common/async-content';
import { Figures } from '../../../common/figures';
import { Panel } from '../../../common/panel';
import type { ScreenProps } from '../../../common/screen-props';
import { AnswerChart } from '../../../report-components/answer-chart';
import { getBusyClass } from '../../../report-components/busy';
import { Toolbar } from '../../../report-components/toolbar';
import { ReportLink } from '../../../report/links';
import { countOrders, getFigures, getNotes } from './figures';
import { useResults } from './use-results';
import type { Results } from './use-results';
import './style.scss';

interface Props extends ScreenProps {
	id: number;
}

/** The numbers, how they are to be read, and the reports behind them. */
const Numbers = ( { id, results }: { id: number; results: Results } ) => (
	<>
		<Figures figures={ getFigures( results ) } />
		<ul className="storedeck-pay-off__notes">
			{ getNotes( results ).map( ( note ) => (
				<li key={ note }>{ note }</li>
			) ) }
		</ul>
		<p className="storedeck-pay-off__links">
			<ReportLink
				to="/analytics/orders"
				query={ { filter: 'advanced', coupon_includes: String( id ) } }
			>
				{ __( 'View orders', 'storedeck' ) }
			</ReportLink>
			<ReportLink
				to="/analytics/coupons"
				query={ { filter: 'single_coupon', coupons: String( id ) } }
			>
				{ __( 'View in the Coupons report', 'storedeck' ) }
			</ReportLink>
		</p>
	</>
);

/** Orders, net sales, new customers and later orders that a coupon had in a period. */
export function PayOff( { id, path, query }: Props ) {
	const { results, error, isUnknown, retry, ...state } = useResults(
		id,
		query
	);
	if ( isUnknown ) {
		return null;
	}
	const hasOrders = results && countOrders( results.used ) > 0;
	return (
		<>
			<Toolbar
				path={ path }
				query={ query }
				name="period of the results"
				hasComparison={ false }
			/>
			<AsyncContent
				isLoading={ ! results }
				hasContent={ Boolean( results ) }
				error={ error }
				errorMessage={ __(
					'Could not load the results.',
					'storedeck'
				) }
				onRetry={ retry }
			>
				{ results && (
					<div
						className={ getBusyClass( state ) }
						aria-busy={ state.isRequesting }
					>
						<Panel
							title={ __( 'Did it pay off?', 'storedeck' ) }
							className="storedeck-pay-off"
						>
							{ hasOrders ? (
								<Numbers id={ id } results={ results } />
							) : (
								<p>
									{ __(
										'No orders with this coupon in this period. Choose another date range.',
										'storedeck'
									) }
								</p>
							) }
						</Panel>
						{ hasOrders && (
							<AnswerChart
								answer={ results.used }
								shownAs="bars"
								title={ __(
									'Orders with this coupon',
									'storedeck'
								) }
								path={ path }
								query={ query }
							/>
						) }
					</div>
				) }
			</AsyncContent>
		</>
	);
}
