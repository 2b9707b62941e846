import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Report } from '../../report/report';
import { FailureNotice } from '../../common/failure-notice';
import type { ScreenProps } from '../../common/screen-props';
import { Answer } from '../../report-components/answer';
import { Freshness } from './freshness';
import { ScreenSection } from '../../common/screen-section';
import { ReportChart } from '../../report-components/report-chart';
import { Toolbar } from '../../report-components/toolbar';
import { ReportSummary } from './report-summary';
import { OverlapNotice } from '../../report-components/overlap-notice';
import { ReportTable } from './report-table';
import { ReportViews } from './report-views';
import { createRowCounter } from '../../report/report-filters';
import {
	getCommonFailure,
	isOutdated,
	isRequesting,
} from '../../report/report-state';
import { getCharts, getSelectedChart } from '../../report/selected-chart';
import { HiddenColumnsContext } from '../../views/hidden-columns';
import { useOpenView, useViewColumns } from '../../views/use-open-view';
import { useAnnouncement } from './use-announcement';
import { useReportQuery } from '../../report/use-report-query';
import { useReport } from '../../report/use-report';
import './print.scss';

/** Undefined if the data is never behind. */
const getSource = ( { dataSource = 'orders' }: Report ) =>
	dataSource === 'live' ? undefined : dataSource;

/** Creates the screen of a report. All reports use it. */
export function createReportScreen( report: Report ) {
	return function ReportScreen( { query, path }: ScreenProps ) {
		const resolved = useReportQuery( report, query );
		const { filterSet } = resolved;
		const data = useReport( resolved );
		const charts = getCharts( report );
		const chart = getSelectedChart( charts, query.chart );
		const [ exportPlace, setExportPlace ] = useState< HTMLElement | null >(
			null
		);
		const failure = resolved.failure ?? getCommonFailure( data );
		const view = useOpenView( path, query );
		const columns = useViewColumns( view );
		useAnnouncement(
			report,
			query,
			isRequesting( data ),
			isOutdated( data )
		);

		return (
			// Takes the focus when the notice is removed on retry.
			<div
				className="storedeck-report"
				role="group"
				aria-label={ report.title() }
				tabIndex={ -1 }
				data-retry-focus
			>
				<HiddenColumnsContext.Provider value={ columns }>
					<Toolbar
						query={ query }
						path={ path }
						name={ `filters of ${ report.id }` }
						{ ...filterSet }
						showDatePicker={ ! report.isTimeless }
						getCount={ createRowCounter(
							resolved.report,
							filterSet
						) }
					>
						{ ! failure && (
							<Freshness
								data={ data }
								source={ getSource( report ) }
							/>
						) }
						<ScreenSection
							label={ __( 'Views', 'storedeck' ) }
							name={ `views of ${ report.id }` }
						>
							<ReportViews
								report={ resolved.report }
								path={ path }
								query={ query }
								view={ view }
							/>
						</ScreenSection>
						<div
							className="storedeck-toolbar__export"
							ref={ setExportPlace }
						/>
					</Toolbar>
					{ ! report.isTimeless && <OverlapNotice query={ query } /> }
					{ failure ? (
						<FailureNotice
							message={ __(
								'Could not load the report.',
								'storedeck'
							) }
							detail={ failure.message }
							onRetry={ failure.retry }
						/>
					) : (
						<>
							{ chart && (
								<ScreenSection
									label={ __( 'Summary', 'storedeck' ) }
									name={ `summary of ${ report.id }` }
								>
									<ReportSummary
										report={ report.id }
										charts={ charts }
										selected={ chart }
										query={ query }
										path={ path }
										{ ...data.totals }
									/>
								</ScreenSection>
							) }
							{ chart && (
								<ScreenSection
									label={ __( 'Chart', 'storedeck' ) }
									name={ `chart of ${ report.id }` }
								>
									<ReportChart
										chart={ chart }
										itemChart={ resolved.report.itemChart }
										query={ query }
										path={ path }
										compared={ data.totals }
										chartProps={ {
											lead: (
												<Answer
													chart={ chart }
													query={ query }
													totals={ data.totals }
													periods={ data.chart }
												/>
											),
										} }
										{ ...data.chart }
									/>
								</ScreenSection>
							) }
							<ScreenSection
								label={ __( 'Table', 'storedeck' ) }
								name={ `table of ${ report.id }` }
							>
								<ReportTable
									// Another endpoint has other rows and columns.
									key={ resolved.report.endpoint }
									report={ resolved.report }
									query={ query }
									requestQuery={ resolved.query }
									filterSet={ filterSet }
									items={ data.items }
									totals={ data.totals.primary }
									exportPlace={ exportPlace }
								/>
							</ScreenSection>
						</>
					) }
				</HiddenColumnsContext.Provider>
			</div>
		);
	};
}
