import { __ } from '@wordpress/i18n';
import type { Model } from '../../../report/answer';
import type { Question } from '../../../report/question';
import { describeMetrics } from '../describe-question';
import { Checklist } from './checklist';
import { Part } from './part';

const MAX_METRICS = 10;

/** The metrics; the chart draws the first one. */
export const MetricsPart = ( {
	question,
	model,
	onChange,
}: {
	question: Question;
	model: Model;
	onChange: ( metrics: readonly string[] ) => void;
} ) => (
	<Part
		title={ __( 'Metrics', 'storedeck' ) }
		text={ describeMetrics( question, model ) }
		renderContent={ () => (
			<Checklist
				label={ __( 'Metrics', 'storedeck' ) }
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
				onChange={ onChange }
			/>
		) }
	/>
);
