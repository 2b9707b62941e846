import { Button } from '@wordpress/components';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { AdvancedFilters, Link } from '@storedeck/components';
import { isValidationError } from '@storedeck/api';
import { useResource } from '@storedeck/data/core';
import { getSetting } from '@storedeck/settings';
import {
	getHistory,
	getNewPath,
	updateQueryString,
} from '@storedeck/navigation';
import { announce } from '../../common/announce';
import { AsyncContent } from '../../common/async-content';
import { FailureNotice } from '../../common/failure-notice';
import { Loading } from '../../common/loading';
import { ScreenSection } from '../../common/screen-section';
import type { ScreenProps } from '../../common/screen-props';
import { useFrozenValue } from '../../common/use-frozen-value';
import { AnswerChart } from '../../report-components/answer-chart';
import { getBusyClass } from '../../report-components/busy';
import { InvalidParamsNotice } from '../../report-components/invalid-params-notice';
import { Notes } from '../../report-components/notes';
import { useLoadedReport } from '../../reports/use-loaded-report';
import type { Model } from '../../report/answer';
import { answersStore } from '../../report/answers-store';
import {
	getAnswerQuery,
	listShownAs,
	readQuestion,
} from '../../report/question';
import type { Report } from '../../report/types';
import { getFilterSet } from '../../report/report-filters';
import { useAnswer } from '../../report/use-answer';
import { useOpenView } from '../../views/use-open-view';
import { ViewsButton } from '../../views/views-button';
import { AnswerTable } from './answer-table';
import { describeAnswer } from './describe-answer';
import { getWayBack } from './drill-down';
import { Examples } from './examples';
import { ExportButton } from './export-button';
import { Sentence } from './sentence';
import { ShowAs } from './show-as';
import './style.scss';

/** Announces answers and failures. */
function useAnnouncement( {
	data,
	isRequesting,
	error,
}: ReturnType< typeof useAnswer > ) {
	useEffect( () => {
		if ( isRequesting ) {
			return;
		}
		if ( error ) {
			announce(
				__( 'Could not load the answer.', 'storedeck' ),
				'assertive'
			);
		} else if ( data ) {
			announce( describeAnswer( data ) );
		}
	}, [ data, isRequesting, error ] );
}

/** The message of a question that the server does not understand, with a way out. */
const Refused = ( { message, path }: { message: string; path: string } ) => (
	<div className="storedeck-failure" role="alert">
		<p className="storedeck-failure__message">{ message }</p>
		<Button
			variant="secondary"
			onClick={ () => getHistory().push( getNewPath( {}, path, {} ) ) }
		>
			{ __( 'Start over', 'storedeck' ) }
		</Button>
	</div>
);

function Explore( {
	model,
	report,
	query,
	path,
}: ScreenProps & { model: Model; report: Report } ) {
	const { advancedFilters } = getFilterSet( report );
	const question = readQuestion( query );
	const request = getAnswerQuery( question, query, advancedFilters );
	const answer = useAnswer( request );
	const view = useOpenView( path, query );
	const [ areFiltersOpen, setAreFiltersOpen ] = useState( false );
	const filtersId = useId();
	const filtersButton = useRef< HTMLDivElement >( null );
	useAnnouncement( answer );

	const isOrdered = question.by.every(
		( key ) =>
			model.dimensions.find( ( dimension ) => dimension.key === key )
				?.is_ordered
	);
	const offered = listShownAs( question, isOrdered );
	const shownAs =
		offered.find( ( name ) => name === question.shownAs ) ??
		offered[ 0 ] ??
		'table';
	// The answer and how it is shown belong together, also while another is asked.
	const { data, ...shown } = useFrozenValue(
		! answer.data && ! answer.error,
		{
			data: answer.data,
			question,
			query,
			shownAs,
		}
	);
	const isRefused = isValidationError( answer.error );
	const back = getWayBack( query, model );
	const lead = data && (
		<div className="storedeck-explore__lead">
			<p>{ describeAnswer( data ) }</p>
		</div>
	);

	return (
		<>
			<InvalidParamsNotice query={ query } />
			<ScreenSection
				label={ __( 'Question', 'storedeck' ) }
				name="question"
			>
				<div
					className="storedeck-explore__question"
					ref={ filtersButton }
				>
					<Sentence
						question={ question }
						model={ model }
						advancedFilters={ advancedFilters }
						query={ query }
						path={ path }
						filtersId={ filtersId }
						areFiltersOpen={ areFiltersOpen }
						onFiltersToggle={ () =>
							setAreFiltersOpen( ! areFiltersOpen )
						}
					/>
					<div className="storedeck-explore__tools">
						<ShowAs
							offered={ offered }
							shownAs={ shownAs }
							onChange={ ( show ) =>
								updateQueryString( { show }, path, query )
							}
						/>
						<ViewsButton
							path={ path }
							query={ query }
							view={ view }
							hidden={ NO_COLUMNS }
						/>
						<ExportButton query={ request } />
					</div>
				</div>
				<div
					id={ filtersId }
					role="presentation"
					onKeyDown={ ( event ) => {
						if (
							event.key === 'Escape' &&
							! event.defaultPrevented
						) {
							setAreFiltersOpen( false );
							filtersButton.current
								?.querySelector< HTMLElement >(
									'[aria-controls]'
								)
								?.focus();
						}
					} }
				>
					{ areFiltersOpen && (
						<AdvancedFilters
							config={ advancedFilters }
							path={ path }
							query={ query }
							siteLocale={ getSetting( 'locale' ).siteLocale }
							currency={ getSetting( 'currency' ) }
						/>
					) }
				</div>
			</ScreenSection>
			{ ! query.metrics && <Examples model={ model } path={ path } /> }
			{ back && (
				<p className="storedeck-explore__back">
					<Link
						type="wc-admin"
						href={ getNewPath( back.update, path, query ) }
					>
						{ sprintf(
							/* translators: %s: name of a dimension, for example "Country". */
							__( 'Back to “%s”', 'storedeck' ),
							back.dimension.name
						) }
					</Link>
				</p>
			) }
			{ isRefused && answer.error && (
				<Refused message={ answer.error.message } path={ path } />
			) }
			{ answer.error && ! isRefused && (
				<FailureNotice
					message={ __( 'Could not load the answer.', 'storedeck' ) }
					detail={ answer.error.message }
					onRetry={ answer.retry }
				/>
			) }
			{ ! data && ! answer.error && <Loading /> }
			{ data && ! isRefused && (
				<div
					className={ getBusyClass( {
						isPreviousData: ! answer.data,
						isRequesting: answer.isRequesting,
					} ) }
					aria-busy={ answer.isRequesting }
				>
					{ shown.shownAs !== 'table' && (
						<ScreenSection
							label={ __( 'Chart', 'storedeck' ) }
							name="chart of the answer"
						>
							<AnswerChart
								answer={ data }
								shownAs={ shown.shownAs }
								query={ shown.query }
								path={ path }
								lead={ lead }
							/>
						</ScreenSection>
					) }
					<ScreenSection
						label={ __( 'Table', 'storedeck' ) }
						name="table of the answer"
					>
						{ shown.shownAs === 'table' && lead }
						<AnswerTable
							answer={ data }
							question={ shown.question }
							query={ shown.query }
							path={ path }
							advancedFilters={ advancedFilters }
							isBusy={ answer.isRequesting }
						/>
						<Notes notes={ data.notes } />
					</ScreenSection>
				</div>
			) }
		</>
	);
}

const NO_COLUMNS: readonly string[] = [];

/** Asks any question of metrics by dimensions, in a sentence. */
export default function ExploreScreen( props: ScreenProps ) {
	const {
		data: model,
		error,
		isLoading,
		retry,
	} = useResource( answersStore, 'getModel', [] );
	const report = useLoadedReport( 'orders' );
	return (
		<div
			className="storedeck-explore"
			role="group"
			aria-label={ __( 'Explore', 'storedeck' ) }
			tabIndex={ -1 }
			data-retry-focus
		>
			<AsyncContent
				isLoading={ isLoading || ! report }
				error={ error }
				errorMessage={ __(
					'Could not load what can be asked.',
					'storedeck'
				) }
				onRetry={ retry }
			>
				{ model && report && (
					<Explore { ...props } model={ model } report={ report } />
				) }
			</AsyncContent>
		</div>
	);
}
