import { __ } from '@wordpress/i18n';
import type { Query } from '@storedeck/navigation';
import { ScreenSection } from '../../common/screen-section';
import { Answer } from '../../report-components/answer';
import { ReportChart } from '../../report-components/report-chart';
import { getWhyHref } from '../../report/change/links';
import { getStatsEndpoint } from '../../report/dimensions';
import type { ReportChart as ReportChartConfig } from '../../report/types';
import type { ReportData } from '../../report/use-report';
import type { ResolvedReport } from '../../report/use-report-query';
import { ReportSplit } from './report-split';
import { ReportSummary } from './report-summary';
import { ReportTable } from './report-table';

interface Props {
	resolved: ResolvedReport;
	data: ReportData;
	/** The query of the URL that the data belongs to. */
	query: Query;
	path: string;
	charts: ReportChartConfig[];
	/** The selected one. */
	chart: ReportChartConfig | undefined;
	exportPlace: HTMLElement;
}

/** Summary, chart and table of a report. */
export function ReportContent( {
	resolved,
	data,
	query,
	path,
	charts,
	chart,
	exportPlace,
}: Props ) {
	const { id, splitBy } = resolved.report;
	const getWhy = ( metric: string ) =>
		getWhyHref( path, getStatsEndpoint( resolved.report ), metric, query );
	return (
		<>
			{ chart && (
				<ScreenSection
					label={ __( 'Chart', 'storedeck' ) }
					name={ `chart of ${ id }` }
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
									whyHref={ getWhy( chart.key ) }
								/>
							),
						} }
						{ ...data.chart }
					/>
				</ScreenSection>
			) }
			{ chart && (
				<ScreenSection
					label={ __( 'Summary', 'storedeck' ) }
					name={ `summary of ${ id }` }
				>
					<ReportSummary
						report={ id }
						charts={ charts }
						selected={ chart }
						query={ query }
						path={ path }
						getWhy={ getWhy }
						chart={
							data.chart.primary.isEnabled
								? data.chart
								: undefined
						}
						{ ...data.totals }
					/>
				</ScreenSection>
			) }
			{ chart && splitBy && (
				<ScreenSection
					label={ __( 'Split', 'storedeck' ) }
					name={ `split of ${ id }` }
				>
					<ReportSplit
						resolved={ resolved }
						splitBy={ splitBy }
						metric={ chart.key }
						query={ query }
						path={ path }
					/>
				</ScreenSection>
			) }
			<ScreenSection
				label={ __( 'Table', 'storedeck' ) }
				name={ `table of ${ id }` }
			>
				<ReportTable
					// Another endpoint has other rows and columns.
					key={ resolved.report.endpoint }
					report={ resolved.report }
					query={ query }
					requestQuery={ resolved.query }
					items={ data.items }
					compared={ data.compared }
					totals={ data.totals.primary }
					exportPlace={ exportPlace }
				/>
			</ScreenSection>
		</>
	);
}
