import { Held } from '../gallery/held';
import { SelectControl } from '.';
import type { SelectOption } from '.';
import type { Stories } from '../gallery/types';

const options: SelectOption[] = [
	{ key: 'a', label: 'Apple' },
	{ key: 'b', label: 'Bread' },
	{ key: 'c', label: 'Cake', isDisabled: true },
];

const stories: Stories = {
	components: [ 'SelectControl' ],
	stories: {
		One: () => (
			<Held initial="a">
				{ ( selected: string, setSelected ) => (
					<SelectControl
						label="Food"
						options={ options }
						selected={ selected }
						onChange={ setSelected }
					/>
				) }
			</Held>
		),
		'Many, to be searched': () => (
			<Held initial={ options.slice( 0, 2 ) }>
				{ ( selected: readonly SelectOption[], setSelected ) => (
					<SelectControl
						label="Food"
						options={ options }
						selected={ selected }
						onChange={ ( next ) => setSelected( [ ...next ] ) }
						isSearchable
						inlineTags
						showClearButton
					/>
				) }
			</Held>
		),
		Disabled: () => (
			<SelectControl label="Food" options={ options } disabled />
		),
	},
};
export default stories;
