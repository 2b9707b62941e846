import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { MouseEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { H, Link } from '@storedeck/components';
import { viewsStore } from '@storedeck/data';
import type { SavedView } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { useLoadedReport } from '../../../reports/use-loaded-report';
import { AsyncContent } from '../../../common/async-content';
import { useSnackbar } from '../../../common/use-snackbar';
import { getReports } from '../../../reports';
import type { Report } from '../../../report/types';
import { getViewHref, getViewQuery } from '../../../views/view-query';
import { getCharts, getSelectedChart } from '../../../report/selected-chart';
import { EXPLORE } from '../../../report/question';
import { useReportQuery } from '../../../report/use-report-query';
import { QuestionChart } from '../../../report-components/question-chart';
import { NearViewport } from '../../../common/near-viewport';
import { PinnedChart } from './pinned-chart';
import { PinnedMetrics } from './pinned-metrics';

interface Props {
	view: SavedView;
	/** The query of the Overview, whose period is used if the view has none. */
	query: Query;
}

/** The chart of a view, or its metrics if the report has no charts. */
function Content( { report, query }: { report: Report; query: Query } ) {
	const resolved = useReportQuery( report, query );
	const chart = getSelectedChart( getCharts( report ), query.chart );
	return (
		<AsyncContent
			isLoading={ false }
			error={ resolved.failure }
			errorMessage={ __( 'Could not load the report.', 'storedeck' ) }
			onRetry={ resolved.failure?.retry }
		>
			{ chart ? (
				<PinnedChart resolved={ resolved } chart={ chart } />
			) : (
				<PinnedMetrics resolved={ resolved } />
			) }
		</AsyncContent>
	);
}

function LoadedView( { id, query }: { id: string; query: Query } ) {
	const report = useLoadedReport( id );
	return (
		<AsyncContent isLoading={ ! report } errorMessage="">
			{ report && <Content report={ report } query={ query } /> }
		</AsyncContent>
	);
}

/** Unpins a view and moves the focus to the next one. */
function UnpinButton( { view }: { view: SavedView } ) {
	const { pinView } = useDispatch( viewsStore );
	const notify = useSnackbar();
	const change = async ( isPinned: boolean ) => {
		try {
			await pinView( view.id, isPinned );
			if ( ! isPinned ) {
				notify.success(
					sprintf(
						/* translators: %s: name of a saved view. */
						__( '“%s” unpinned from the Overview.', 'storedeck' ),
						view.name
					),
					() => change( true )
				);
			}
		} catch ( error ) {
			notify.error(
				__( 'Could not unpin the view.', 'storedeck' ),
				error
			);
		}
	};
	return (
		<Button
			variant="tertiary"
			aria-label={ sprintf(
				/* translators: %s: name of a saved view. */
				__( 'Unpin “%s”', 'storedeck' ),
				view.name
			) }
			onClick={ ( { currentTarget }: MouseEvent< HTMLElement > ) => {
				const overview = currentTarget.closest< HTMLElement >(
					'.storedeck-overview'
				);
				const blocks = [
					...( overview?.querySelectorAll< HTMLElement >(
						'.storedeck-pinned [data-retry-focus]'
					) ?? [] ),
				];
				const at = blocks.findIndex( ( block ) =>
					block.contains( currentTarget )
				);
				(
					blocks[ at + 1 ] ??
					blocks[ at - 1 ] ??
					overview?.querySelector< HTMLElement >(
						'[data-section]:not( :has( .storedeck-pinned ) )'
					)
				)?.focus();
				change( false );
			} }
		>
			{ __( 'Unpin', 'storedeck' ) }
		</Button>
	);
}

/** A pinned view with a link to its report. */
export function PinnedView( { view, query }: Props ) {
	const entry = getReports().find( ( { path } ) => path === view.path );
	const isQuestion = view.path === EXPLORE;
	const shown = useMemo( () => getViewQuery( view, query ), [ view, query ] );
	return (
		<>
			<div className="storedeck-pinned__header">
				<H className="storedeck-pinned__title">
					<Link href={ getViewHref( view, query ) }>
						{ view.name }
					</Link>
				</H>
				<span className="storedeck-pinned__report">
					{ isQuestion ? __( 'Explore', 'storedeck' ) : entry?.title }
				</span>
				<UnpinButton view={ view } />
			</div>
			{ entry || isQuestion ? (
				<NearViewport
					className="storedeck-pinned__body"
					label={ __( 'View not loaded yet.', 'storedeck' ) }
				>
					{ entry ? (
						<LoadedView id={ entry.id } query={ shown } />
					) : (
						<QuestionChart path={ view.path } query={ shown } />
					) }
				</NearViewport>
			) : (
				<p className="storedeck-pinned__empty">
					{ __(
						'The report of this view is no longer available.',
						'storedeck'
					) }
				</p>
			) }
		</>
	);
}
