import { CheckboxControl } from '@wordpress/components';
import { Part } from './part';

interface Props {
	label: string;
	choices: readonly { value: string; label: string; help?: string }[];
	selected: readonly string[];
	/** Others cannot be chosen then. */
	max: number;
	/** The last one stays. */
	min?: number;
	onChange: ( selected: string[] ) => void;
}

/** Choices of which several apply, in the order in which they were chosen. */
export const Checklist = ( {
	label,
	choices,
	selected,
	max,
	min = 0,
	onChange,
}: Props ) => (
	<div role="group" aria-label={ label }>
		{ choices.map( ( choice ) => {
			const isSelected = selected.includes( choice.value );
			const isFixed = isSelected
				? selected.length <= min
				: selected.length >= max;
			return (
				<CheckboxControl
					key={ choice.value }
					__nextHasNoMarginBottom
					label={ choice.label }
					help={ choice.help }
					checked={ isSelected }
					// A disabled box would lose the focus.
					aria-disabled={ isFixed }
					onChange={ ( isChecked ) => {
						if ( isFixed ) {
							return;
						}
						onChange(
							isChecked
								? [ ...selected, choice.value ]
								: selected.filter(
										( value ) => value !== choice.value
								  )
						);
					} }
				/>
			);
		} ) }
	</div>
);

/** A part of the question of whose choices several apply. */
export const ChecklistPart = ( {
	text,
	...choices
}: Props & {
	/** What the sentence says. */
	text: string;
} ) => (
	<Part
		title={ choices.label }
		text={ text }
		renderContent={ () => <Checklist { ...choices } /> }
	/>
);
