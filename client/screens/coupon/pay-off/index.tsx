import { __ } from '@wordpress/i18n';
import { DateRangeFilterPicker } from '@storedeck/components';
import { getDateQuery } from '@storedeck/components/report-filters/date-query';
import { updateQueryString } from '@storedeck/navigation';
import { AsyncContent } from '../../../common/async-content';
import { Figures } from '../../../common/figures';
import { Panel } from '../../../common/panel';
import type { ScreenProps } from '../../../common/screen-props';
import { AnswerChart } from '../../../report-components/answer-chart';
import { getBusyClass } from '../../../report-components/busy';
import { InvalidParamsNotice } from '../../../report-components/invalid-params-notice';
import { ReportLink } from '../../../report/links';
import { countOrders, getFigures, getNotes } from './figures';
import { useResults } from './use-results';
import './style.scss';

interface Props extends ScreenProps {
	id: number;
}

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
		<Panel
			title={ __( 'Did it pay off?', 'storedeck' ) }
			className="storedeck-pay-off"
			actions={
				<DateRangeFilterPicker
					hasUpdateButton={ false }
					hasComparison={ false }
					dateQuery={ getDateQuery( query ) }
					onRangeSelect={ ( range ) =>
						updateQueryString( { ...range }, path, query )
					}
				/>
			}
		>
			<InvalidParamsNotice query={ query } />
			<AsyncContent
				isLoading={ ! results }
				hasContent={ Boolean( results ) }
				error={ error }
				errorMessage={ __( 'Could not load the results.', 'storedeck' ) }
				onRetry={ retry }
			>
				{ results && (
					<div
						className={ getBusyClass( state ) }
						aria-busy={ state.isRequesting }
					>
						{ hasOrders ? (
							<>
								<Figures figures={ getFigures( results ) } />
								<ul className="storedeck-pay-off__notes">
									{ getNotes( results ).map( ( note ) => (
										<li key={ note }>{ note }</li>
									) ) }
								</ul>
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
								<p>
									<ReportLink
										to="/analytics/orders"
										query={ {
											filter: 'advanced',
											coupon_includes: String( id ),
										} }
									>
										{ __( 'View orders', 'storedeck' ) }
									</ReportLink>
									{ ' · ' }
									<ReportLink
										to="/analytics/coupons"
										query={ {
											filter: 'single_coupon',
											coupons: String( id ),
										} }
									>
										{ __(
											'View in the Coupons report',
											'storedeck'
										) }
									</ReportLink>
								</p>
							</>
						) : (
							<p>
								{ __(
									'No orders with this coupon in this period. Choose another date range.',
									'storedeck'
								) }
							</p>
						) }
					</div>
				) }
			</AsyncContent>
		</Panel>
	);
}
