import { Button } from '@wordpress/components';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ChoiceList } from '@storedeck/components/date-range-filter-picker/choice-list';
import { PeriodContent } from '@storedeck/components/date-range-filter-picker/period-content';
import { getDateQuery } from '@storedeck/components/report-filters/date-query';
import { isoDateFormat } from '@storedeck/date';
import { updateQueryString } from '@storedeck/navigation';
import type { Query, QueryUpdate } from '@storedeck/navigation';
import type { AdvancedFiltersConfig } from '@storedeck/components';
import { getAllowedIntervals } from '../../common/url-dates';
import type { Model } from '../../report/answer';
import { getPeriodLabel } from '../../report/period-label';
import { MAX_DIMENSIONS } from '../../report/question';
import type { Question } from '../../report/question';
import {
	describeDimensions,
	describeFilters,
	describeInterval,
	describeMetrics,
} from './describe-question';
import { useFilterTexts } from './filter-texts';
import { ChecklistPart } from './parts/checklist';
import { ComparisonPart } from './parts/comparison-part';
import { Part } from './parts/part';

/** Keeps a comma in the line of the button before it. */
const WORD_JOINER = '\u2060';

const MAX_METRICS = 10;

/** The dimensions that can be asked together with the chosen ones. */
const listDimensions = ( { by }: Question, { dimensions }: Model ) =>
	dimensions.filter( ( { key, combines } ) =>
		by.every( ( other ) => other === key || combines.includes( other ) )
	);

interface Props {
	question: Question;
	model: Model;
	advancedFilters: AdvancedFiltersConfig;
	query: Query;
	path: string;
	/** Id of the card of filters. */
	filtersId: string;
	areFiltersOpen: boolean;
	onFiltersToggle: () => void;
}

/** The question as a sentence. Each part of it opens its choices. */
export function Sentence( {
	question,
	model,
	advancedFilters,
	query,
	path,
	filtersId,
	areFiltersOpen,
	onFiltersToggle,
}: Props ) {
	const filterTexts = useFilterTexts( query, advancedFilters );
	const update = ( changes: QueryUpdate ) =>
		updateQueryString(
			{
				// Without them the default question would be asked again.
				metrics: question.metrics.join(),
				interval: question.interval,
				paged: undefined,
				...changes,
			},
			path,
			query
		);
	return (
		<div className="storedeck-question">
			{ createInterpolateElement(
				/* translators: A question, each part of which is a button: Net sales by country, in total, last month, compared with Previous year, for all orders. Change their order as your language needs it. */
				__(
					'<metrics /> <dimensions />, <interval />, <period />, <comparison />, <filters />.',
					'storedeck'
				).replaceAll( '/>', `/>${ WORD_JOINER }` ),
				{
					metrics: (
						// The chart draws the first one.
						<ChecklistPart
							label={ __( 'Metrics', 'storedeck' ) }
							text={ describeMetrics( question, model ) }
							choices={ model.metrics.map(
								( { key, name, description } ) => ( {
									value: key,
									label: name,
									help: description,
								} )
							) }
							selected={ question.metrics }
							min={ 1 }
							max={ MAX_METRICS }
							onChange={ ( metrics ) =>
								update( { metrics: metrics.join() } )
							}
						/>
					),
					dimensions: (
						<ChecklistPart
							label={ __( 'Split by', 'storedeck' ) }
							text={ describeDimensions( question, model ) }
							choices={ listDimensions( question, model ).map(
								( { key, name } ) => ( {
									value: key,
									label: name,
								} )
							) }
							selected={ question.by }
							max={ MAX_DIMENSIONS }
							onChange={ ( by ) =>
								update( {
									by: by.join() || undefined,
									show: undefined,
								} )
							}
						/>
					),
					interval: (
						<Part
							title={ __( 'Over time', 'storedeck' ) }
							text={ describeInterval( question.interval ) }
							renderContent={ ( close ) => (
								<ChoiceList
									aria-label={ __(
										'Over time',
										'storedeck'
									) }
									choices={ [
										undefined,
										...getAllowedIntervals( query ),
									].map( ( interval ) => ( {
										value: interval ?? '',
										label: describeInterval( interval ),
									} ) ) }
									selected={ question.interval ?? '' }
									onChoose={ ( interval ) => {
										close();
										update( {
											interval: interval || undefined,
											show: undefined,
										} );
									} }
								/>
							) }
						/>
					),
					period: (
						<Part
							title={ __( 'Date Range', 'storedeck' ) }
							text={ getPeriodLabel( query ) }
							contentClassName="woocommerce-filters-date__content is-period"
							renderContent={ ( close ) => (
								<PeriodContent
									dateQuery={ getDateQuery( query ) }
									dayFormat={ isoDateFormat }
									onSelect={ ( range ) => {
										close();
										update( { ...range } );
									} }
								/>
							) }
						/>
					),
					comparison: (
						<ComparisonPart
							question={ question }
							query={ query }
							onChange={ update }
						/>
					),
					filters: (
						<Button
							className="storedeck-question__part"
							variant="link"
							aria-expanded={ areFiltersOpen }
							aria-controls={ filtersId }
							onClick={ onFiltersToggle }
						>
							{ describeFilters(
								filterTexts,
								query.match === 'any'
							) }
						</Button>
					),
				}
			) }
		</div>
	);
}
