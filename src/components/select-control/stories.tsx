import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithState } from '../../../.storybook/with-state';
import { SelectControl } from '.';
import type { SelectOption } from '.';

const options: SelectOption[] = [
	{ key: 'a', label: 'Apple' },
	{ key: 'b', label: 'Bread' },
	{ key: 'c', label: 'Cake', isDisabled: true },
];

const meta: Meta< typeof SelectControl > = { component: SelectControl };
export default meta;

type Story = StoryObj< typeof SelectControl >;

export const Single: Story = {
	render: () => (
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
};

export const MultipleAndSearchable: Story = {
	name: 'Multiple and searchable',
	render: () => (
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
};

export const Open: Story = {
	args: { label: 'Food', options, selected: '' },
	play: ( { canvas, userEvent } ) =>
		userEvent.click( canvas.getByRole( 'combobox' ) ),
};

export const OpenWithTheSelectedOption: Story = {
	...Open,
	name: 'Open with the selected option',
	args: {
		label: 'Food',
		options,
		selected: 'b',
		excludeSelectedOptions: false,
	},
};

export const OpenWith10000Options: Story = {
	...Open,
	name: 'Open with 10,000 options',
	args: {
		label: 'Number',
		options: Array.from( { length: 10_000 }, ( _, key ) => ( {
			key,
			label: `Number ${ key }`,
		} ) ),
		isSearchable: true,
	},
};

export const OpenWithoutResults: Story = {
	name: 'Open without results',
	args: { label: 'Food', options, isSearchable: true },
	play: ( { canvas, userEvent } ) =>
		userEvent.type( canvas.getByRole( 'combobox' ), 'xyz' ),
};

export const InvalidWithHelp: Story = {
	name: 'Invalid with help',
	args: {
		className: 'has-error',
		label: 'Food',
		help: 'Select a food.',
		options,
	},
};

export const Disabled: Story = {
	args: { label: 'Food', options, disabled: true },
};
