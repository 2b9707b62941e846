import { __ } from '@wordpress/i18n';
import { ReportFilters } from '@storedeck/components';
import { getDateQuery } from '@storedeck/components/report-filters/date-query';
import { isoDateFormat } from '@storedeck/date';
import { getSettings } from '@storedeck/settings';
import type { Report } from '../../report/define-report';
import { FailureNotice } from '../../common/failure-notice';
import type { ScreenProps } from '../../common/screen-props';
import { Freshness } from './freshness';
import { Part } from '../../common/part';
import { OddAddress } from '../../report-components/invalid-params-notice';
import { ReportChart } from '../../report-components/report-chart';
import { ReportSummary } from './report-summary';
import { OverlapNote } from '../../report-components/overlap-notice';
import { ReportTable } from './report-table';
import { ReportViews } from './report-views';
import { createRowCounter } from '../../report/report-filters';
import {
	getCommonFailure,
	hasOldFigures,
	isLoading,
} from '../../report/report-state';
import { getCharts, getSelectedChart } from '../../report/selected-chart';
import { ColumnChoiceContext } from '../../views/column-choice';
import { useOpenView, useViewColumns } from '../../views/use-open-view';
import { useAnnouncement } from './use-announcement';
import { useAsked } from '../../report/use-report-query';
import { useReport } from '../../report/use-report';
import './print.scss';

/** What the data of a report reaches to. */
const getUntil = ( { dataUntil = 'orders' }: Report ) =>
	dataUntil === 'now' ? undefined : dataUntil;

/** Gives a report its screen: the only one there is. */
export function createReportScreen( report: Report ) {
	return function ReportScreen( { query, path }: ScreenProps ) {
		const asked = useAsked( report, query );
		const { filterSet } = asked;
		const data = useReport( asked );
		const charts = getCharts( report );
		const chart = getSelectedChart( charts, query.chart );
		const { currency, locale } = getSettings();
		const failure = asked.failure ?? getCommonFailure( data );
		const view = useOpenView( path, query );
		const columns = useViewColumns( view );
		useAnnouncement(
			report,
			query,
			isLoading( data ),
			hasOldFigures( data )
		);

		return (
			// Where the whole report is tried again, the notice and its part go away.
			<div
				className="storedeck-report"
				role="group"
				aria-label={ report.title() }
				tabIndex={ -1 }
				data-retry-focus
			>
				<Part
					label={ __( 'Filters', 'storedeck' ) }
					name={ `filters of ${ report.id }` }
				>
					{ ! report.isTimeless && <OddAddress query={ query } /> }
					<ReportFilters
						query={ query }
						path={ path }
						siteLocale={ locale.siteLocale }
						currency={ currency }
						{ ...filterSet }
						showDatePicker={ ! report.isTimeless }
						getCount={ createRowCounter( asked.report, filterSet ) }
						dateQuery={ getDateQuery( query ) }
						isoDateFormat={ isoDateFormat }
					/>
				</Part>
				<ColumnChoiceContext.Provider value={ columns }>
					<div className="storedeck-report__bar">
						<Part
							label={ __( 'Views', 'storedeck' ) }
							name={ `views of ${ report.id }` }
						>
							<ReportViews
								report={ asked.report }
								path={ path }
								query={ query }
								view={ view }
							/>
						</Part>
						{ ! failure && (
							<Freshness
								data={ data }
								until={ getUntil( report ) }
							/>
						) }
					</div>
					{ ! report.isTimeless && <OverlapNote query={ query } /> }
					{ failure ? (
						<FailureNotice
							message={ __(
								'The report could not be loaded.',
								'storedeck'
							) }
							detail={ failure.message }
							onRetry={ failure.retry }
						/>
					) : (
						<>
							{ chart && (
								<Part
									label={ __( 'Summary', 'storedeck' ) }
									name={ `summary of ${ report.id }` }
								>
									<ReportSummary
										report={ report.id }
										charts={ charts }
										selected={ chart }
										query={ query }
										path={ path }
										{ ...data.figures }
									/>
								</Part>
							) }
							{ chart && (
								<Part
									label={ __( 'Chart', 'storedeck' ) }
									name={ `chart of ${ report.id }` }
								>
									<ReportChart
										chart={ chart }
										itemChart={ asked.report.itemChart }
										query={ query }
										path={ path }
										{ ...data.series }
									/>
								</Part>
							) }
							<Part
								label={ __( 'Table', 'storedeck' ) }
								name={ `table of ${ report.id }` }
							>
								<ReportTable
									// Another list begins anew.
									key={ asked.report.endpoint }
									report={ asked.report }
									query={ query }
									asked={ asked.query }
									filterSet={ filterSet }
									items={ data.items }
									figures={ data.figures.primary }
								/>
							</Part>
						</>
					) }
				</ColumnChoiceContext.Provider>
			</div>
		);
	};
}
