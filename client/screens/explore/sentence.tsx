import { Button } from '@wordpress/components';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { updateQueryString } from '@storedeck/navigation';
import type { Query, QueryUpdate } from '@storedeck/navigation';
import type { AdvancedFiltersConfig } from '@storedeck/components';
import type { Model } from '../../report/answer';
import type { Question } from '../../report/question';
import { describeFilters } from './describe-question';
import { useFilterTexts } from './filter-texts';
import { ComparisonPart } from './parts/comparison-part';
import { DimensionsPart } from './parts/dimensions-part';
import { IntervalPart } from './parts/interval-part';
import { MetricsPart } from './parts/metrics-part';
import { PeriodPart } from './parts/period-part';

/** Keeps a comma in the line of the button before it. */
const WORD_JOINER = '\u2060';

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
	const parts = { question, model, query };
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
						<MetricsPart
							{ ...parts }
							onChange={ ( metrics ) =>
								update( { metrics: metrics.join() } )
							}
						/>
					),
					dimensions: (
						<DimensionsPart
							{ ...parts }
							onChange={ ( by ) =>
								update( {
									by: by.join() || undefined,
									show: undefined,
								} )
							}
						/>
					),
					interval: (
						<IntervalPart
							{ ...parts }
							onChange={ ( interval ) =>
								update( { interval, show: undefined } )
							}
						/>
					),
					period: (
						<PeriodPart
							query={ query }
							onChange={ ( range ) => update( { ...range } ) }
						/>
					),
					comparison: (
						<ComparisonPart { ...parts } onChange={ update } />
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
