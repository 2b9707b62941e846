import { useCallback, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Report } from '../../report/types';
import { useRecordName } from '../../common/record-name';
import { FailureNotice } from '../../common/failure-notice';
import type { ScreenProps } from '../../common/screen-props';
import { useFrozenValue } from '../../common/use-frozen-value';
import { Freshness } from './freshness';
import { ScreenSection } from '../../common/screen-section';
import { Toolbar } from '../../report-components/toolbar';
import { OverlapNotice } from '../../report-components/overlap-notice';
import { ReportContent } from './report-content';
import { ReportViews } from './report-views';
import { createRowCounter } from '../../report/report-filters';
import {
	getCommonFailure,
	getReadAt,
	isOutdated,
	isRequesting,
} from '../../report/report-state';
import { getCharts, getSelectedChart } from '../../report/selected-chart';
import { HiddenColumnsContext } from '../../views/hidden-columns';
import { useOpenView, useViewColumns } from '../../views/use-open-view';
import { useAnnouncement } from './use-announcement';
import { useItemName } from './use-item-name';
import { useReportQuery } from '../../report/use-report-query';
import { useReport, useShownAnswer } from '../../report/use-report';
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
		const shownAnswer = useShownAnswer( data, query );
		const charts = getCharts( report );
		const chart = getSelectedChart( charts, query.chart );
		// Made before the toolbar is rendered, so that the table is rendered once.
		const [ exportPlace ] = useState( () =>
			document.createElement( 'div' )
		);
		const placeExport = useCallback(
			( box: HTMLElement | null ) => box?.append( exportPlace ),
			[ exportPlace ]
		);
		const failure = resolved.failure ?? getCommonFailure( data );
		const current = { resolved, data, query, chart };
		// What was shown before stays below the message.
		const settled = useFrozenValue(
			Boolean( failure ) || isRequesting( data ),
			current
		);
		const shown = failure ? settled : current;
		const hasContent = getReadAt( shown.data ) !== undefined;
		useRecordName( useItemName( filterSet.filters, query ) );
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
				aria-label={ report.title }
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
							filterSet,
							shownAnswer
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
							ref={ placeExport }
						/>
					</Toolbar>
					{ ! report.isTimeless && <OverlapNotice query={ query } /> }
					{ failure && (
						<FailureNotice
							message={ __(
								'Could not load the report.',
								'storedeck'
							) }
							detail={
								hasContent
									? sprintf(
											/* translators: %s: reason of an error, a sentence. */
											__(
												'%s The data below may be outdated.',
												'storedeck'
											),
											failure.message
									  )
									: failure.message
							}
							onRetry={ failure.retry }
						/>
					) }
					{ ( hasContent || ! failure ) && (
						<ReportContent
							{ ...shown }
							charts={ charts }
							path={ path }
							exportPlace={ exportPlace }
						/>
					) }
				</HiddenColumnsContext.Provider>
			</div>
		);
	};
}
