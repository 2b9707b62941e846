import { __ } from '@wordpress/i18n';
import type { Model } from '../../../report/answer';
import { MAX_DIMENSIONS } from '../../../report/question';
import type { Question } from '../../../report/question';
import { describeDimensions } from '../describe-question';
import { Checklist } from './checklist';
import { Part } from './part';

/** The dimensions that can be asked together with the chosen ones. */
const listDimensions = ( { by }: Question, { dimensions }: Model ) =>
	dimensions.filter( ( { key, combines } ) =>
		by.every( ( other ) => other === key || combines.includes( other ) )
	);

/** What the numbers are split by. */
export const DimensionsPart = ( {
	question,
	model,
	onChange,
}: {
	question: Question;
	model: Model;
	onChange: ( by: readonly string[] ) => void;
} ) => (
	<Part
		title={ __( 'Split by', 'storedeck' ) }
		text={ describeDimensions( question, model ) }
		renderContent={ () => (
			<Checklist
				label={ __( 'Split by', 'storedeck' ) }
				choices={ listDimensions( question, model ).map(
					( { key, name } ) => ( { value: key, label: name } )
				) }
				selected={ question.by }
				max={ MAX_DIMENSIONS }
				onChange={ onChange }
			/>
		) }
	/>
);
