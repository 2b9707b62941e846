import { WithState } from '../gallery/with-state';
import { OpenOnMount } from './open-on-mount';
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
		Single: () => (
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
		'Multiple and searchable': () => (
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
			<OpenOnMount>
				<SelectControl label="Food" options={ options } selected="" />
			</OpenOnMount>
		),
		'Open with the selected option': () => (
			<OpenOnMount>
				<SelectControl
					label="Food"
					options={ options }
					selected="b"
					excludeSelectedOptions={ false }
				/>
			</OpenOnMount>
		),
		'Open with 10,000 options': () => (
			<OpenOnMount height={ 420 }>
				<SelectControl
					label="Number"
					options={ Array.from( { length: 10_000 }, ( _, key ) => ( {
						key,
						label: `Number ${ key }`,
					} ) ) }
					isSearchable
				/>
			</OpenOnMount>
		),
		'Open without results': () => (
			<OpenOnMount typed="xyz" height={ 120 }>
				<SelectControl label="Food" options={ options } isSearchable />
			</OpenOnMount>
		),
		'Invalid with help': () => (
			<SelectControl
				className="has-error"
				label="Food"
				help="Select a food."
				options={ options }
			/>
		),
		Disabled: () => (
			<SelectControl label="Food" options={ options } disabled />
		),
	},
};
export default stories;
