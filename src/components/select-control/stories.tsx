import { WithState } from '../gallery/with-state';
import { Opened } from './opened';
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
			<WithState initial="a">
				{ ( selected: string, setSelected ) => (
					<SelectControl
						label="Food"
						options={ options }
						selected={ selected }
						onChange={ setSelected }
					/>
				) }
			</WithState>
		),
		'Many, to be searched': () => (
			<WithState initial={ options.slice( 0, 2 ) }>
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
			</WithState>
		),
		Open: () => (
			<Opened>
				<SelectControl label="Food" options={ options } selected="" />
			</Opened>
		),
		'Open, with the chosen one in the list': () => (
			<Opened>
				<SelectControl
					label="Food"
					options={ options }
					selected="b"
					excludeSelectedOptions={ false }
				/>
			</Opened>
		),
		'Open, ten thousand options': () => (
			<Opened height={ 420 }>
				<SelectControl
					label="Number"
					options={ Array.from( { length: 10_000 }, ( _, key ) => ( {
						key,
						label: `Number ${ key }`,
					} ) ) }
					isSearchable
				/>
			</Opened>
		),
		'Open, nothing found': () => (
			<Opened typed="xyz" height={ 120 }>
				<SelectControl label="Food" options={ options } isSearchable />
			</Opened>
		),
		'Wrong, with help': () => (
			<SelectControl
				className="has-error"
				label="Food"
				help="Please choose what to eat."
				options={ options }
			/>
		),
		Disabled: () => (
			<SelectControl label="Food" options={ options } disabled />
		),
	},
};
export default stories;
