import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from '.';

interface Supplier {
	id: number;
	name: string;
	city: string;
}

const suppliers: readonly Supplier[] = [
	{ id: 1, name: 'Harbour Sails', city: 'Kiel' },
	{ id: 2, name: 'Harbour Ropes & Knots', city: 'Brest' },
	{ id: 3, name: 'Old Harbour Paints', city: 'Porto' },
];

/** Creates a completer with the given options. */
const findIn = ( options: unknown ) => ( {
	options,
	getOptionIdentifier: ( { id }: Supplier ) => id,
	getOptionLabel: ( { name, city }: Supplier ) => `${ name }, ${ city }`,
	getOptionKeywords: ( { name, city }: Supplier ) => [ name, city ],
	getOptionCompletion: ( { id, name }: Supplier ) => ( {
		key: id,
		label: name,
	} ),
	getFreeTextOptions: ( query: string ) => [
		{
			key: 'name',
			label: `All suppliers with names that include ${ query }`,
		},
	],
} );

const meta: Meta< typeof Search > = { component: Search };
export default meta;

type Story = StoryObj< typeof Search >;

export const Products: Story = {
	args: { type: 'products', placeholder: 'Search for products' },
};

export const WithTags: Story = {
	name: 'With tags',
	args: {
		type: 'products',
		placeholder: 'Search for products',
		selected: [ { key: 1, label: 'Mug' } ],
		inlineTags: true,
		showClearButton: true,
	},
};

const findSuppliers = {
	type: 'custom',
	autocompleter: findIn( suppliers ),
	placeholder: 'Search for suppliers',
} as const;

export const Open: Story = {
	args: findSuppliers,
	play: ( { canvas, userEvent } ) =>
		userEvent.type( canvas.getByRole( 'combobox' ), 'harbour' ),
};

export const OpenWithFreeTextSearch: Story = {
	...Open,
	name: 'Open with free text search',
	args: { ...findSuppliers, allowFreeTextSearch: true },
};

export const OpenWithStaticResults: Story = {
	...Open,
	name: 'Open with static results',
	args: { ...findSuppliers, staticResults: true },
	decorators: ( Story ) => (
		<>
			<Story />
			<p>Below</p>
		</>
	),
};

export const Searching: Story = {
	...Open,
	args: {
		...findSuppliers,
		autocompleter: findIn( () => new Promise( () => {} ) ),
	},
};

export const NoResults: Story = {
	name: 'No results',
	args: findSuppliers,
	play: ( { canvas, userEvent } ) =>
		userEvent.type( canvas.getByRole( 'combobox' ), 'xyz' ),
};

export const Failed: Story = {
	...Open,
	args: {
		...findSuppliers,
		autocompleter: findIn( () => Promise.reject( new Error( 'offline' ) ) ),
	},
};
