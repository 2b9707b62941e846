import { __ } from '@wordpress/i18n';
import { ReportFilters } from '@storedeck/components';
import {
	getCurrentDates,
	getDateParamsFromQuery,
	isoDateFormat,
} from '@storedeck/date';
import { getSetting, getSettings } from '@storedeck/settings';
import type { Report } from '../../reports/define-report';
import { Contain } from '../../shell/contain';
import { FailureNotice } from '../../shell/failure-notice';
import type { ScreenProps } from '../types';
import { ReportChart } from './report-chart';
import { ReportSummary } from './report-summary';
import { ReportTable } from './report-table';
import { getCharts, getSelectedChart } from './selected-chart';
import { useReport } from './use-report';
import './style.scss';

/** One part failing leaves the others standing, with a way to try again. */
function Part( {
	name,
	children,
}: {
	name: string;
	children: React.ReactNode;
} ) {
	return (
		<Contain
			name={ name }
			fallback={ ( error, retry ) => (
				<FailureNotice
					message={ __(
						'This part of the report could not be shown.',
						'storedeck'
					) }
					detail={ error.message }
					onRetry={ retry }
				/>
			) }
		>
			{ children }
		</Contain>
	);
}

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

		return (
			<div className="storedeck-report">
				<Part name={ `filters of ${ report.id }` }>
					<ReportFilters
						query={ query }
						path={ path }
						siteLocale={ locale.siteLocale }
						currency={ currency }
						dateQuery={ getDateQuery( query ) }
						isoDateFormat={ isoDateFormat }
					/>
				</Part>
				<Part name={ `summary of ${ report.id }` }>
					<ReportSummary
						charts={ charts }
						selected={ chart }
						query={ query }
						path={ path }
						{ ...data.figures }
					/>
				</Part>
				{ chart && (
					<Part name={ `chart of ${ report.id }` }>
						<ReportChart
							chart={ chart }
							query={ query }
							path={ path }
							{ ...data.series }
						/>
					</Part>
				) }
				<Part name={ `table of ${ report.id }` }>
					<ReportTable
						report={ report }
						query={ query }
						items={ data.items }
						totals={ data.figures.primary.data?.totals }
					/>
				</Part>
			</div>
		);
	};
}
