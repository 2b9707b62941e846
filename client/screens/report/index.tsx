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
import { Part } from './part';
import { ReportChart } from './report-chart';
import { ReportSummary } from './report-summary';
import { ReportTable } from './report-table';
import { getCommonFailure, isLoading } from './report-state';
import { getCharts, getSelectedChart } from './selected-chart';
import { useAnnouncement } from './use-announcement';
import { useReport } from './use-report';

/** The dates of the address, as the date picker takes them. */
function getDateQuery( query: ScreenProps[ 'query' ] ) {
	const defaultRange = getSetting( 'defaultDateRange' );
	const { period, compare, before, after } = getDateParamsFromQuery(
		query,
		defaultRange
	);
	const { primary, secondary } = getCurrentDates( query, defaultRange );
	return {
		period,
		compare,
		before,
		after,
		primaryDate: primary,
		secondaryDate: secondary,
	};
}

/** Gives a report its screen: the only one there is. */
export function createReportScreen( report: Report ) {
	return function ReportScreen( { query, path }: ScreenProps ) {
		const data = useReport( report, query );
		const charts = getCharts( report );
		const chart = getSelectedChart( charts, query.chart );
		const { currency, locale } = getSettings();
		const failure = getCommonFailure( data );
		useAnnouncement( report, query, isLoading( data ) );

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
						{ chart && (
							<Part
								label={ __( 'Chart', 'storedeck' ) }
								name={ `chart of ${ report.id }` }
							>
								<ReportChart
									chart={ chart }
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
								report={ report }
								query={ query }
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
