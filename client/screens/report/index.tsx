import { __ } from '@wordpress/i18n';
import { ReportFilters } from '@storedeck/components';
import {
	getCurrentDates,
	getDateParamsFromQuery,
	isoDateFormat,
} from '@storedeck/date';
import { getSetting, getSettings } from '@storedeck/settings';
import type { Report } from '../../reports/define-report';
import { FailureNotice } from '../../shell/failure-notice';
import type { ScreenProps } from '../types';
import { Freshness } from './freshness';
import { Part } from '../../parts/part';
import { ReportChart } from './report-chart';
import { ReportSummary } from './report-summary';
import { ReportTable } from './report-table';
import { createRowCounter } from './report-filters';
import { getCommonFailure, hasOldFigures, isLoading } from './report-state';
import { getCharts, getSelectedChart } from './selected-chart';
import { useAnnouncement } from './use-announcement';
import { useAsked } from './use-asked';
import { useReport } from './use-report';

/** The dates of the address, as the date picker takes them. */
function getDateQuery( query: ScreenProps[ 'query' ] ) {
	const defaultRange = getSetting( 'defaultDateRange' );
	const { primary, secondary } = getCurrentDates( query, defaultRange );
	return {
		...getDateParamsFromQuery( query, defaultRange ),
		primaryDate: primary,
		secondaryDate: secondary,
	};
}

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
		useAnnouncement(
			report,
			query,
			isLoading( data ),
			hasOldFigures( data )
		);

		return (
			<div className="storedeck-report">
				<Part
					label={ __( 'Filters', 'storedeck' ) }
					name={ `filters of ${ report.id }` }
				>
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
				{ failure ? (
					<Part
						label={ report.title() }
						name={ `report ${ report.id }` }
					>
						<FailureNotice
							message={ __(
								'The report could not be loaded.',
								'storedeck'
							) }
							detail={ failure.message }
							onRetry={ failure.retry }
						/>
					</Part>
				) : (
					<>
						<Freshness data={ data } />
						{ chart && (
							<Part
								label={ __( 'Summary', 'storedeck' ) }
								name={ `summary of ${ report.id }` }
							>
								<ReportSummary
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
			</div>
		);
	};
}
