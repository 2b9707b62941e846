import { Setting } from '../../common/setting';
import { getApplicableQuestions } from './questions';
import type { Answers, Question } from './types';

interface Props {
	questions: readonly Question[] | undefined;
	answers: Answers;
	onChange: ( changes: Answers ) => void;
}

/** The questions of a step that apply to the answers so far. */
export const Questions = ( { questions, answers, onChange }: Props ) => (
	<>
		{ getApplicableQuestions( questions, answers ).map(
			( { name, config, toControl, fromControl } ) => (
				<Setting
					key={ name }
					config={ config }
					value={ toControl ? toControl( answers ) : answers[ name ] }
					isChanged={ false }
					onChange={ ( value ) =>
						onChange(
							fromControl
								? fromControl( value, answers )
								: { [ name ]: value }
						)
					}
				/>
			)
		) }
	</>
);
