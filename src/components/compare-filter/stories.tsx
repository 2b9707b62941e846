import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompareButton, CompareFilter } from '.';

const names = [ 'Mug', 'Cup', 'Jug', 'Bowl' ];

const autocompleter = {
	options: names,
	getOptionIdentifier: ( name: string ) => names.indexOf( name ),
	getOptionLabel: ( name: string ) => name,
	getOptionKeywords: ( name: string ) => [ name ],
	getOptionCompletion: ( name: string ) => ( {
		key: names.indexOf( name ),
		label: name,
	} ),
};

const meta: Meta< typeof CompareFilter > = {
	component: CompareFilter,
	subcomponents: { CompareButton },
	args: {
		type: 'custom',
		autocompleter,
		param: 'products',
		path: '/analytics/products',
		labels: {
			title: 'Compare products',
			placeholder: 'Search for products',
			update: 'Compare',
			helpText: 'Select at least two products',
		},
	},
};
export default meta;

type Story = StoryObj< typeof CompareFilter >;

export const WithoutASelection: Story = { name: 'Without a selection' };

export const WithASelection: Story = {
	name: 'With a selection',
	args: {
		query: { products: '0,1,99' },
		getLabels: () => names.map( ( label, key ) => ( { key, label } ) ),
	},
};

export const WithTheListOpen: Story = {
	name: 'With the list open',
	play: ( { canvas, userEvent } ) =>
		userEvent.type( canvas.getByRole( 'combobox' ), 'u' ),
};

export const Buttons: Story = {
	render: () => (
		<>
			<CompareButton
				count={ 1 }
				helpText="Select at least two"
				onClick={ () => {} }
			>
				Compare
			</CompareButton>{ ' ' }
			<CompareButton
				count={ 2 }
				helpText="Select at least two"
				onClick={ () => {} }
			>
				Compare
			</CompareButton>
		</>
	),
};
